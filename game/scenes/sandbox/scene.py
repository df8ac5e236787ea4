"""The sandbox: any card anywhere on a mine of one's own, and what the rules say of it (UX S14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from game.art.naming import IconName
from game.engine.cards import Action, Card, Face
from game.play.sandbox import NAMES, Sandbox
from game.scenes.routes import ToLearn
from game.scenes.sandbox.box import BoxCard, kinds, place_buttons, place_cards
from game.scenes.sandbox.deeds import Deeds
from game.scenes.sandbox.layout import SandboxLayout
from game.scenes.sandbox.mine import Mine
from game.scenes.sandbox.pad import MinePad
from game.scenes.sandbox.says import draw_says
from game.system.i18n import _
from game.system.phrases import capital
from game.tabletop.move.targets import OnCell, OnSeat, Target
from game.tabletop.view.viewpoint import FIT_WORDS, PAN_STEP
from game.ui.bindings import Control, control_of, with_key
from game.ui.context import Context
from game.ui.layout import column
from game.ui.pads.presses import amount_of
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open, Topic
from game.ui.screen import Screen
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.wheel import Sweep, notches_away
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget
from game.words.card_names import ribbon_name
from game.words.effects import card_effect
from game.words.rulebook.entries import clause_in, entry_of_clause
from game.words.things import card_words, comma_words, in_front_words

_SEATS, _GAP, _PAD = 17, 8, 14
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
        self._scroll = ScrollView("box")
        self._seats: list[Button] = []
        self._buttons: list[Button] = []
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
        seat = next((seat for seat, plate in enumerate(self._seats) if plate.on_screen().collidepoint(pos)), None)
        return OnSeat(seat) if seat is not None else self.mine.target_at(pos, self.deeds.position)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        """Make and place everything anew: never while something is pulled, which would be let go."""
        layout, position = self.mine.layout, self.deeds.position
        self._made_for = position.rules, position.in_front
        pad = MinePad(self)
        pad.place(layout.cloth, viewport)
        inside = layout.box.inflate(-2 * viewport.px(_PAD), -2 * viewport.px(_PAD))
        self._buttons = self._make_buttons()
        foot = place_buttons(self._buttons, inside, viewport) + viewport.px(10)
        view = Rect(inside.x, foot, inside.w, inside.bottom - foot)
        area = Rect(view.x, view.y, self._scroll.inner_width(view.w, viewport), 0)
        parts, end = self._place_box(area, viewport)
        self._scroll.hold(parts, view, end + viewport.px(4))
        self._suit()
        return [self._scroll, *self._buttons, pad]

    def _make_buttons(self) -> list[Button]:
        """Make the small buttons at the head of the box."""
        deeds, turns, puts = self.deeds, _("Turn the card round"), _("Put the card back into the box")
        faces: list[tuple[str, IconName, str, Callable[[], object], str]] = [
            ("back", "back", _("Back to the lessons"), self._leave, ""),
            ("rotate", "rotate", with_key(turns, Control.ROTATE), deeds.turn, _("Pick a path card first.")),
            ("put-away", "cards", with_key(puts, Control.PASS), deeds.put_away, _("Pick a card first.")),
            ("undo", "undo", with_key(_("Take back"), Control.UNDO), deeds.undo, _("There is nothing to take back.")),
            ("clear", "pass", _("Clear the mine"), deeds.clear, ""),
            ("fit", "fit", with_key(_(FIT_WORDS), Control.FIT), self.mine.viewpoint.fit_or_near, ""),
        ]
        made = []
        for name, icon, tip, does, why in faces:
            button = Button(name, "", partial(_done, does), style="slate", icon=icon, tooltip=tip)
            button.why_not = why
            made.append(button)
        return made

    def _suit(self) -> None:
        """Let those be pressed that mean something now; the players on whom the held card may be played shine."""
        deeds = self.deeds
        able = {
            "rotate": isinstance(deeds.sandbox.held, Face),
            "put-away": deeds.holding,
            "undo": deeds.sandbox.can_undo,
        }
        for button in self._buttons:
            button.enabled = able.get(button.name, True)
        for seat, plate in enumerate(self._seats):
            plate.style = "brass" if deeds.may_go_to(seat) else "slate"

    def _place_box(self, area: Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place switches, all cards and the players below each other; return them and their foot."""
        gap, rules = viewport.px(_GAP), self.deeds.position.rules
        link = Toggle("link", _("New tunnels must join the start"), rules.link_to_start, self._set_link)
        two = Toggle("saboteur2", _("Saboteur 2"), rules.saboteur2, self._set_saboteur2)
        self._seats = [self._seat(seat) for seat in range(len(NAMES))]
        paths, actions = kinds(saboteur2=rules.saboteur2)
        foot = column([link, two], area, gap, viewport) + 2 * gap
        path_cards, foot = self._place_kind(_("Path cards"), paths, Rect(area.x, foot, area.w, 0), viewport)
        title = _title(_("Players"))
        foot = column([title, *self._seats], Rect(area.x, foot, area.w, 0), gap, viewport) + 2 * gap
        action_cards, foot = self._place_kind(_("Action cards"), actions, Rect(area.x, foot, area.w, 0), viewport)
        return [link, two, *path_cards, title, *self._seats, *action_cards], foot

    def _place_kind(
        self, heading: str, cards: Sequence[Card], area: Rect, viewport: Viewport
    ) -> tuple[list[Widget], int]:
        """Place cards below a heading; return them and where what follows begins."""
        gap, title = viewport.px(_GAP), _title(heading)
        made = [BoxCard(card, self, _tip(card)) for card in cards]
        foot = column([title], area, 0, viewport) + gap
        return [title, *made], place_cards(made, Rect(area.x, foot, area.w, 0), viewport) + 2 * gap

    def _seat(self, seat: int) -> Button:
        """Make the plate of a player: its name, and what is in front of it."""
        things = self.deeds.position.in_front[seat]
        note = comma_words([in_front_words(thing) for thing in things]) if things else _("nothing in front")
        tip = _("Play a card on this player here. Without a card in hand, a press takes the last one away.")
        press = partial(self.press, OnSeat(seat))
        return Button(
            f"seat-{seat + 1}", NAMES[seat], press, style="slate", note=note, tooltip=tip, size=_SEATS, centred=False
        )

    # What is done

    @property
    def target(self) -> Target | None:
        """What is pointed at."""
        return self.deeds.target

    @property
    def holding(self) -> bool:
        """Whether a card is held."""
        return self.deeds.holding

    def take(self, card: Card, *, by_keys: bool) -> Change:
        """Hold a card of the box; keys go on to the mine."""
        self.deeds.take(card)
        on_seat = isinstance(card, Action) and card not in (Action.ROCKFALL, Action.MAP)
        if on_seat:
            self._scroll.reveal(self._seats[0])
        if by_keys:
            self.deeds.target = None
            self.deeds.step(1)
            self.ring.set_focus(self._named("seat-1" if on_seat else "mine"))
        return None

    def _named(self, name: str) -> Widget | None:
        return next((widget for widget in self.ring.widgets if widget.name == name), None)

    def holds(self, card: Card) -> bool:
        """Return whether this card of the box is held."""
        return self.deeds.holds(card)

    def lift(self, target: Target) -> bool:
        """Take the card up that lies there."""
        return self.deeds.lift(target)

    def put_away(self) -> Change:
        """Let the held card go."""
        self.deeds.put_away()
        return None

    def hang(self, pos: tuple[int, int] | None) -> None:
        """Let the held card hang on the pointer."""
        self.deeds.hang(pos)

    def let_fall(self, pos: tuple[int, int]) -> Change:
        """Drop the held card where it hangs."""
        return self.deeds.let_fall(pos)

    def press(self, target: Target) -> Change:
        """Lay the held card there, or do what a press does without one."""
        return self.deeds.press(target)

    def target_at(self, pos: tuple[int, int]) -> Target | None:
        """Return what is under a point."""
        return self._target_at(pos)

    def point(self, target: Target | None) -> None:
        """Point at something; by keys it comes into view."""
        self.deeds.point(target, by_keys=self.ring.visible)
        if self.ring.visible and isinstance(target, OnCell):
            self.mine.viewpoint.reveal(target.cell)

    def pull(self, dx: int, dy: int) -> None:
        """Move the view."""
        self.mine.viewpoint.pan(dx, dy)

    def _set_link(self, on: bool) -> Change:
        self.deeds.set_rules(link_to_start=on)
        return None

    def _set_saboteur2(self, on: bool) -> Change:
        self.deeds.set_rules(saboteur2=on)
        return None

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
        if event.type == pygame.MOUSEMOTION and not self.deeds.aim.drag:
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
                self.ring.set_focus(self._named("mine"))
            case Control.FIT:
                viewpoint.fit()
            case Control.ZOOM_IN | Control.ZOOM_OUT:
                viewpoint.zoom(amount if control is Control.ZOOM_IN else -amount, self.mine.inner.center)
            case _ if control in _PANS and self.ring.focus is self._named("mine"):
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
            self._suit()
        return change

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self.deeds.changed

    @property
    def wake_in(self) -> float | None:
        waits = (super().wake_in, self.mine.viewpoint.wake_in, self._sweep.wake_in)
        return min((wait for wait in waits if wait is not None), default=None)

    def topic(self) -> Topic | None:
        """Return the rule that is spoken of."""
        clause = clause_in(self.deeds.verdict.words) if self.holding or self.target is not None else ""
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


def _done(does: Callable[[], object]) -> Change:
    """Do it; only what leads elsewhere returns where."""
    change = does()
    return change if isinstance(change, Open) else None


def _title(words: str) -> RichText:
    return RichText(words, face="heading", size=19, colour=GOLD)


def _tip(card: Card) -> str:
    """Return what a card of the box is and does."""
    name = capital(card_words(card) if isinstance(card, Face) else ribbon_name(card))
    return f"{name}\n{card_effect(card).cited()}"
