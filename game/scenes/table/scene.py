"""The table: the board, the seats, the hand, and one turn after another (UX sections 3a and 6)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.engine.commands import TurnStone
from game.engine.table import AskRetire, AskTurn
from game.play.session import Session
from game.scenes.private.role_round import role_variant
from game.scenes.routes import ToPause
from game.scenes.table import keys as table_keys
from game.scenes.table.buttons import Act, ButtonRow, make_buttons, set_buttons
from game.scenes.table.notes import Notes, draw_prompt, hand_tip, tip_of
from game.scenes.table.player import Player
from game.scenes.table.pointer import Pointer
from game.scenes.table.questions import chosen_words, draw_question, draw_stone, giving_words
from game.scenes.table.rack import Drawer, Rack, named_rects
from game.scenes.table.talk import open_talk, why_no_talk
from game.scenes.table.turns import Turns
from game.system.settings import SPEEDS
from game.tabletop.move.choice import OnCell
from game.tabletop.move.desk import Desk, Zone
from game.tabletop.view.layout import TableLayout
from game.tabletop.view.table import Seen, TableView
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.focus import FocusRing
from game.ui.scene import Change, Open, Scene
from game.ui.toast import Toast
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.words.log import question_sentence

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_SOON = 0.02
_RING_KEYS = (Control.CONFIRM, Control.LEFT, Control.RIGHT, Control.UP, Control.DOWN)


class TableScene(Scene):
    """Shows one session and lets its humans play. Everything that it draws comes from `view.seen` and the desk."""

    name = "table"

    def __init__(self, context: Context, session: Session) -> None:
        self.context = context
        self.session = session
        self.turns = Turns(context, session)
        self.desk = Desk(session.names)
        self.notes = Notes()
        self.player = Player(self)
        self.pointer = Pointer(self)
        self.rack = Rack(self)
        self.drawer = Drawer(self)
        self.buttons: list[Button] = []
        self._ring = FocusRing()
        self._toast = Toast(context)
        self._arranged: tuple[Viewport, str] | None = None
        self._looking: int | None = self.turns.viewer
        self._followed: object = None
        self.by_keys = True
        self._grid = False
        self._changed = True
        self.view: TableView

    def touch(self) -> None:
        """Something looks different."""
        self._changed = True

    # Layout

    def resize(self, viewport: Viewport) -> None:
        wanted = (viewport, self.context.settings.language)
        self._changed = True
        if wanted == self._arranged:
            self.pointer.release_all()
            self._make_buttons()
            self.refresh()
            return
        first = self._arranged is None
        self._arranged = wanted
        seats, rules = len(self.session.names), self.session.rules
        layout = TableLayout.of(viewport, seats, rules, curtain=self.turns.several)
        self.view = TableView(layout, self.context.pictures, self._seen())
        self._make_buttons()
        if first:
            self.turns.open_round(self.view)
        else:
            self.turns.stop_motions()

    def _make_buttons(self) -> None:
        self.buttons = make_buttons(self.view.layout, self._acts(), self.context.settings.speed_bots)
        self._ring.hold(self.buttons, first="end-turn")
        self._ring.visible = self.desk.zone is Zone.BUTTONS

    def _acts(self) -> dict[str, Act]:
        return {
            "rotate": _then_nothing(self.player.rotate),
            "pass": self.player.pass_selected,
            "end-turn": self.player.end_turn,
            "peek": _then_nothing(self.player.peek),
            "undo": _then_nothing(self.player.undo),
            "speed": _then_nothing(self._next_speed),
            "fit": _then_nothing(lambda: self.view.viewpoint.fit()),
            "log": _then_nothing(self.drawer.toggle),
            "talk": lambda: open_talk(self),
            "curtain": self.draw_curtain,
            "menu": self.open_menu,
        }

    def _seen(self) -> Seen:
        viewer = self.turns.viewer
        role = ("role-back", "")
        if viewer is not None and self.player.role_open:
            own = self.session.view(viewer).role
            role = (f"role:{own}", role_variant(self.session.table.round, viewer, own))
        return self.turns.seen(self.player.hand_open, role)

    # What changes

    def refresh(self) -> None:
        """Look anew at the session, as the one who looks now."""
        if self.turns.viewer != self._looking:
            self._looking = self.turns.viewer
            self.player.hand_open, self.player.role_open = not self.turns.several, False
            self.desk.end()
        self.view.look(self._seen())
        self._changed = True

    def show_cursor(self) -> None:
        """The keys have moved: what they point at comes into view and tells its name."""
        self.by_keys = True
        hover = self.desk.hover
        if isinstance(hover, OnCell):
            self.view.viewpoint.reveal(hover.cell)
        tip = tip_of(self.view, self.session.setup, hover) if self.desk.held is None else None
        if hover is None and self.desk.zone is Zone.HAND and self.desk.focus < len(self.view.seen.hand):
            tip = hand_tip(self.view, self.desk.focus)
        self.notes.point(tip)

    def skip_motion(self) -> bool:
        """Complete what moves; True when that uses the input up, because it was the player's own card."""
        self.turns.speech.hush()
        if not self.turns.timeline.busy:
            return False
        own = self.turns.own_motion()
        self.turns.timeline.finish()
        self._changed = True
        return own

    def toggle_grid(self) -> None:
        """Letters and numbers over the board, or not."""
        self._grid = not self._grid
        self._changed = True

    def open_menu(self) -> Change:
        self.pointer.release_all()
        draw_curtain = self.draw_curtain if self.turns.several else None
        return Open(ToPause(self.session, draw_curtain))

    def draw_curtain(self) -> Change:
        """The curtain at once, with everything private face down behind it; one human alone has none."""
        if not self.turns.several:
            return None
        self.desk.put_back()
        self.player.cover()
        return self.turns.curtain()

    def tell_commit(self, seat: int) -> None:
        """The trace learns that the person at `seat` has committed a move."""
        self.context.trace.write("commit", self.name, seat, self.rects())

    def _next_speed(self) -> None:
        settings = self.context.settings
        settings.speed_bots = SPEEDS[(SPEEDS.index(settings.speed_bots) + 1) % len(SPEEDS)]
        self._make_buttons()

    # Scene

    @property
    def seat(self) -> int | None:
        return self.session.table.to_play

    @property
    def at_rest(self) -> bool:
        return self.turns.own_turn and self.desk.choice is not None and not self.view.viewpoint.moving

    @property
    def needs_draw(self) -> bool:
        parts = (self.desk, self.notes, self._ring, self._toast, self.turns.speech)
        return self._changed or any(part.changed for part in parts)

    @property
    def wake_in(self) -> float | None:
        parts = (self.turns, self.rack, self.view.viewpoint, self.notes, self.player, self._ring, self._toast)
        waits = [wait for part in parts if (wait := part.wake_in) is not None]
        return min(waits, default=None if self.at_rest else _SOON)

    def handle(self, event: pygame.Event) -> Change:
        if self._toast.handle(event):
            return None
        if event.type in _LOST:
            return self.draw_curtain() if self.turns.viewer is not None else None
        change: Change = None
        if event.type in _MOUSE:
            self.player.heard()
            change = self._handle_mouse(event)
        elif event.type == pygame.KEYDOWN:
            self.player.heard()
            change = self._handle_key(event)
        if change is not None:
            self.pointer.release_all()
        return change

    def _handle_mouse(self, event: pygame.Event) -> Change:
        if event.type == pygame.MOUSEMOTION and self.by_keys and event.rel != (0, 0):
            self.by_keys, self._changed = False, True
        if event.type == pygame.MOUSEWHEEL:
            return self.pointer.handle(event)
        over = any(button.enabled and button.rect.collidepoint(event.pos) for button in self.buttons)
        pressed = any(button.held for button in self.buttons)
        change = None if self.pointer.dragging else self._ring.handle(event)
        self._ring.visible = self.desk.zone is Zone.BUTTONS
        if change is not None or pressed or (over and event.type == pygame.MOUSEBUTTONDOWN):
            return change
        return self.pointer.handle(event)

    def _handle_key(self, event: pygame.Event) -> Change:
        control = control_of(event)
        if control is None:
            return None
        if self.desk.zone is Zone.BUTTONS and control in _RING_KEYS:
            change = self._ring.handle(event)
        else:
            change = table_keys.press(self, control)
        self._ring.visible = self.desk.zone is Zone.BUTTONS
        return change

    def update(self, dt: float) -> Change:
        self.player.update(dt)
        self.turns.update(dt)
        for part in (self._ring, self._toast, self.notes):
            part.update(dt)
        self._changed |= self.view.viewpoint.update(dt) | self.turns.timeline.changed | self.rack.update(dt)
        if self.session.warning is not None:
            self.context.notices.append(self.session.warning)
            self.session.warning = None
        change = None if self.turns.timeline.busy else self._go_on(dt)
        self._changed |= self.view.bake(self.turns.timeline.hidden)
        self._changed |= set_buttons(self.buttons, self.desk, self.turns.viewer is not None, why_no_talk(self))
        return change

    def _go_on(self, dt: float) -> Change:
        """Nothing moves: fit the board to what lies there, then let the game go on."""
        if self.session.table is not self._followed:
            self._followed = self.session.table
            self.view.viewpoint.follow(self.session.table, self.turns.last_cell)
        change = self.turns.advance(dt, self.view, self.refresh)
        return self._begin_turn() if change is None else change

    def _begin_turn(self) -> Change:
        viewer = self.turns.viewer
        if self.turns.own_turn and self.desk.choice is None and viewer is not None:
            self.desk.begin(self.session.view(viewer))
            self.player.turn_began()
            if isinstance(self.desk.question, AskRetire):
                return self.player.ask_retire()
        return None

    def hurry(self) -> None:
        """Who is to move need not wait for what another seat's move still shows."""
        if self.turns.viewer_waits:
            self.turns.stop_motions()
            self._begin_turn()

    # Drawing

    def draw(self, canvas: pygame.Surface) -> None:
        desk, hidden = self.desk, self.turns.timeline.hidden
        self.view.draw(canvas, desk.aim, self.rack.shown(), hidden, self._grid, ButtonRow(self.buttons, self.context))
        if isinstance(desk.question, AskTurn) and isinstance(desk.answer, TurnStone):
            draw_stone(canvas, self.view, desk.question, desk.answer)
        self.turns.timeline.draw(canvas)
        self.turns.speech.draw(canvas, self.view.layout, self._kept_clear())
        if desk.question is not None:
            asked = question_sentence(self.session.table, self.session.names) or ""
            sentence = chosen_words(desk.answer, self.session) or asked
            draw_question(canvas, self.view, desk.question, desk.bonus, sentence)
        elif desk.gives_up:
            draw_prompt(canvas, self.view, giving_words(len(desk.aim.gone), desk.aim.laid), self.view.layout.board)
        self.view.draw_held(canvas, desk.aim, self.rack.spin)
        self._ring.draw(canvas, self.view.layout.viewport)
        self.notes.draw(canvas, self.view.layout.viewport)
        self._toast.draw(canvas)
        self._changed = desk.changed = self.notes.changed = self._ring.changed = self.turns.speech.changed = False

    def _kept_clear(self) -> list[Rect]:
        """What no bubble may cover: where a card was laid or taken last, and the hand of the one who is to play."""
        cell, mine = self.turns.last_cell, self.turns.viewer is not None and self.turns.viewer == self.seat
        clear = [] if cell is None else [self.view.cell(cell)]
        return [*clear, self.view.layout.rack] if mine else clear

    def rects(self) -> dict[str, Rect]:
        return named_rects(self)

    def close(self) -> None:
        self.turns.close()
        self.view.release()


def _then_nothing(act: Callable[[], object]) -> Act:
    """A button's act that leads to no other scene."""

    def press() -> Change:
        act()
        return None

    return press
