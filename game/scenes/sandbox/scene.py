"""The sandbox: any card anywhere on a mine of one's own, and what the rules say of it (UX S14)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.cards import Action, Card, Face
from game.play.sandbox import Sandbox
from game.scenes.routes import ToLearn
from game.scenes.sandbox.deeds import Deeds
from game.scenes.sandbox.layout import SandboxLayout
from game.scenes.sandbox.mine import Mine
from game.scenes.sandbox.pad import MinePad
from game.scenes.sandbox.says import draw_says
from game.scenes.sandbox.side import Side
from game.tabletop.move.targets import OnCell, OnSeat, Target
from game.tabletop.view.viewpoint import PAN_STEP
from game.ui.bindings import Control, control_of
from game.ui.context import Context, soonest
from game.ui.pads.presses import amount_of
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open, Topic
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.wheel import Sweep, notches_away
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import clause_in, entry_of_clause

_PAD = 14
_PANS = {
    Control.PAN_LEFT: (PAN_STEP, 0),
    Control.PAN_RIGHT: (-PAN_STEP, 0),
    Control.PAN_UP: (0, PAN_STEP),
    Control.PAN_DOWN: (0, -PAN_STEP),
}


class SandboxScene(Screen):
    """Lays cards where the person wants them, and says of each place what the rules say."""

    name = "sandbox"
    first = "box-NESW"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.deeds = Deeds(Sandbox(), self._target_at, context.sound.play)
        self._side = Side(self.deeds, take=self.take, fit=self._fit, leave=self._leave)
        self._made_for: object = None
        """The rules and the cards in front of players that the box was made for."""
        self._mine: Mine | None = None
        self._sweep = Sweep()
        self._pointer = (-1, -1)

    @property
    def mine(self) -> Mine:
        """The mine as it is laid out now."""
        assert self._mine is not None, "the scene was laid out"
        return self._mine

    def cancel(self) -> Change:
        return None if self.deeds.put_away() else self._leave()

    def _leave(self) -> Change:
        return Open(ToLearn())

    # Where things are

    def resize(self, viewport: Viewport) -> None:
        rules = self.deeds.position.rules
        layout = SandboxLayout(viewport, seats=3, hand=0, saboteur2=rules.saboteur2)
        self.close()
        self._mine = Mine(self.context.pictures, layout, self.deeds.position)
        self.deeds.say_anew()
        super().resize(viewport)

    def close(self) -> None:
        if self._mine is not None:
            self._mine.release()

    def _target_at(self, pos: tuple[int, int]) -> Target | None:
        seat = self._side.seat_at(pos)
        return OnSeat(seat) if seat is not None else self.mine.target_at(pos, self.deeds.position)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        """Make and place everything anew: never while something is pulled, which would be let go."""
        layout, position = self.mine.layout, self.deeds.position
        self._made_for = position.rules, position.in_front
        pad = MinePad(self.deeds, point=self._point, pull=self._pull)
        pad.place(layout.cloth, viewport)
        inside = layout.box.inflate(-2 * viewport.px(_PAD), -2 * viewport.px(_PAD))
        return [*self._side.arrange(inside, viewport), pad]

    # What is done

    def take(self, card: Card, by_keys: bool) -> None:
        """Hold a card of the box; keys go on to the mine."""
        self.deeds.take(card)
        on_seat = isinstance(card, Action) and card not in (Action.ROCKFALL, Action.MAP)
        if on_seat:
            self._side.reveal_seats()
        if by_keys:
            self.deeds.target = None
            self.deeds.step(1)
            self.ring.set_focus(self.ring.named("seat-1" if on_seat else "mine"))

    def _point(self, target: Target | None) -> None:
        """Point at something; by keys it comes into view."""
        self.deeds.point(target, by_keys=self.ring.visible)
        if self.ring.visible and isinstance(target, OnCell):
            self.mine.viewpoint.reveal(target.cell)

    def _pull(self, dx: int, dy: int) -> None:
        """Move the view."""
        self.mine.viewpoint.pan(dx, dy)

    def _fit(self) -> None:
        self.mine.viewpoint.fit_or_near()

    def handle(self, event: pygame.Event) -> Change:
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        if event.type == pygame.MOUSEWHEEL and self.mine.inner.collidepoint(self._pointer):
            self._wheel(event)
            return None
        control = control_of(event)
        if control is not None and self._steer(control, amount_of(event)):
            return None
        change = super().handle(event)
        if event.type == pygame.MOUSEMOTION and not self.deeds.hanging:
            self.deeds.point(self._target_at(event.pos))
        return change

    def _wheel(self, event: pygame.Event) -> None:
        if isinstance(self.deeds.sandbox.held, Face):
            if self._sweep.turns(event):
                self.deeds.turn()
        else:
            self.mine.viewpoint.zoom(notches_away(event), self._pointer)

    def _steer(self, control: Control, amount: float) -> bool:
        """Do what a key of the sandbox asks for; False when it is none."""
        viewpoint = self.mine.viewpoint
        match control:
            case Control.ROTATE:
                self.deeds.turn()
            case Control.PASS:
                self.deeds.put_away()
            case Control.UNDO:
                self.deeds.undo()
            case Control.NEXT_TARGET | Control.PREVIOUS_TARGET:
                self.deeds.step(1 if control is Control.NEXT_TARGET else -1)
                self.ring.set_focus(self.ring.named("mine"))
            case Control.FIT:
                viewpoint.fit()
            case Control.ZOOM_IN | Control.ZOOM_OUT:
                viewpoint.zoom(amount if control is Control.ZOOM_IN else -amount, self.mine.inner.center)
            case _ if control in _PANS and self.ring.focus is self.ring.named("mine"):
                viewpoint.pan(*(round(step * amount * self.viewport.unit) for step in _PANS[control]))
            case _:
                return False
        return True

    def update(self, dt: float) -> Change:
        change = super().update(dt)
        self._sweep.update(dt)
        self.deeds.changed |= self.mine.viewpoint.update(dt) | self.mine.bake(self.deeds.position)
        position = self.deeds.position
        if self.deeds.edited and not self.deeds.holding:
            self.deeds.edited = False
            self.mine.viewpoint.follow(position.table, None)
        if self._made_for != (position.rules, position.in_front):
            self.rearrange()
        if self.deeds.changed:
            self._side.suit()
        return change

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self.deeds.changed

    @property
    def wake_in(self) -> float | None:
        return soonest(super().wake_in, self.mine.viewpoint.wake_in, self._sweep.wake_in)

    def topic(self) -> Topic | None:
        """Return the rule that is spoken of."""
        clause = clause_in(self.deeds.verdict.words) if self.deeds.holding or self.deeds.target is not None else ""
        return Topic(entry_of_clause(clause), clause) if clause else super().topic()

    # What shows

    def draw_ground(self, canvas: pygame.Surface) -> None:
        layout = self.mine.layout
        self.mine.draw(canvas, self.deeds.position, self.deeds.aim)
        draw_plate(canvas, layout.box, "slate", self.viewport, radius=10)
        draw_says(canvas, self.context, layout.says, self.deeds.verdict)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        self.mine.draw_held(canvas, self.deeds.aim)
        self.deeds.changed = False
