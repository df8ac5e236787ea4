"""The table: the board, the seats, the hand, and one turn after another (UX sections 3a and 6)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.engine.commands import Command, TurnStone
from game.engine.table import AskTurn, Table
from game.play.session import Session
from game.scenes.routes import ToRulebook
from game.scenes.table.aloud.narration import Narration
from game.scenes.table.buttons import ButtonRow, make_buttons, set_buttons
from game.scenes.table.endings.button import quick_button
from game.scenes.table.endings.quick import Quick
from game.scenes.table.keys import meant
from game.scenes.table.notes import Notes
from game.scenes.table.player import Player
from game.scenes.table.pointer import Pointer
from game.scenes.table.questions import draw_asked, draw_stone
from game.scenes.table.rack import Rack, named_rects
from game.scenes.table.sight import Sight
from game.scenes.table.sounds import TableSounds
from game.scenes.table.talk import why_no_talk
from game.scenes.table.topics import table_topic
from game.scenes.table.turns import Turns
from game.speech.narrator import Spoken
from game.system.i18n import spoken_language
from game.system.settings import Speed
from game.tabletop.faces.thought import draw_thought
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.aim import Aim
from game.tabletop.move.cursor import Zone
from game.tabletop.move.move import Move
from game.tabletop.view.table import TableView
from game.ui.bindings import HEARD, Control, control_of
from game.ui.context import Context
from game.ui.focus import FocusRing
from game.ui.paint import draw_focus
from game.ui.scene import Change, Open, Scene, Topic
from game.ui.toast import Below, Toast
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button

_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_SOON = 0.02
_RING_KEYS = (Control.CONFIRM, Control.LEFT, Control.RIGHT, Control.UP, Control.DOWN)


class TableScene(Scene):
    """Shows one session and lets its humans play. Puts the parts together; `player` alone acts for a person."""

    name = "table"

    def __init__(self, context: Context, session: Session, *, fresh: bool = False) -> None:
        self.context = context
        self.session = session
        self.move = Move()
        self.view = TableView(context.pictures, saves_log=True)
        self.sight = Sight(context, session, self.view, self.move)
        self.quick = Quick(context, session, self.move)
        self.turns = Turns(context, session, self.view, self.sight, self.quick, shows_role=fresh)
        self.rack = Rack(self.view, self.move, self.sight, self.turns.timeline, context.settings)
        self.notes = Notes(self.view, context.privacy)
        self.player = Player(
            context,
            session,
            view=self.view,
            move=self.move,
            sight=self.sight,
            turns=self.turns,
            rack=self.rack,
            notes=self.notes,
            quick=self.quick,
            committed=self._tell_commit,
            permits=self.permits,
        )
        self._pointer = Pointer(self.view, self.move)
        self.sounds = TableSounds(context, self.move, self.turns, self.notes)
        self.narration = Narration(context, session, self.view, self.move, self.sight)
        self.buttons: list[Button] = []
        self._over: list[Button] = []
        """Those that lie over the board."""
        self._quickly = (False, False)
        self._speed: Speed = context.settings.speed_bots
        self.ring = FocusRing()
        self.toast = Toast(context, self._below_toast)
        self._arranged: tuple[Viewport, str, bool] | None = None
        self._followed: object = None
        self._eyes: tuple[int | None, bool] | None = None
        self._changed = True

    # Layout

    def resize(self, viewport: Viewport) -> None:
        wanted = (viewport, spoken_language(), self._practises)
        self._changed = True
        self.turns.faces.begin_anew()
        if wanted == self._arranged:
            self.let_go()
            self._make_buttons()
            self.sight.look()
            return
        first = self._arranged is None
        self._arranged = wanted
        self.view.arrange(self.lay_out(viewport), self.sight.seen())
        self._make_buttons()
        if first:
            self.turns.open_round()
        else:
            self.turns.banner.hush()
            self.turns.stop_motions()
            self.view.bake(self.turns.timeline.hidden)  # below another scene nothing else would bake it

    def lay_out(self, viewport: Viewport) -> TableLayout:
        """Return where everything is in this window."""
        seats, rules, several = len(self.session.names), self.session.rules, self.sight.several
        return TableLayout.of(viewport, seats, rules, curtain=several, practice=self._practises)

    @property
    def _practises(self) -> bool:
        """Whether one person alone may compare their moves with the advice."""
        return self.context.settings.practice and not self.sight.several

    def more_buttons(self) -> list[Button]:
        """Return what can be pressed beside the buttons of every table, in its place."""
        return []

    def _make_buttons(self) -> None:
        self._speed, self._quickly = self.context.settings.speed_bots, (self.quick.offered, self.quick.on)
        made = make_buttons(self.view.layout, self.player.do, self._speed)
        self._over = [quick_button(self.quick, self.view, made, self.player.do)] if self.quick.offered else []
        self.buttons = [*made, *self._over, *self.more_buttons()]
        self.ring.hold(self.buttons, first="end-turn")
        self._changed = True
        self._show_ring()

    def _show_ring(self) -> None:
        self.ring.visible = self.move.cursor.zone is Zone.BUTTONS

    # Scene

    @property
    def seat(self) -> int | None:
        return self.session.table.to_play

    @property
    def held_table(self) -> Table | None:
        return self.sight.held

    @property
    def at_rest(self) -> bool:
        judged = not self.quick.waits
        return self.turns.own_turn and self.move.view is not None and not self.view.moving and judged

    @property
    def needs_draw(self) -> bool:
        shown = (self.move, self.sight, self.player.looking, self.player.hints, self.notes, self.ring, self.toast)
        moved = (self.turns.speech, self.turns.banner, self.turns.faces, self.sounds.caption)
        return self._changed or any(part.changed for part in (*shown, *moved))

    @property
    def wake_in(self) -> float | None:
        parts = (
            self.turns,
            self.rack,
            self.view,
            self.notes,
            self.ring,
            self.toast,
            self._pointer.sweep,
            self.player.looking,
            self.player.hints,
            self.sounds.caption,
            self.quick,
        )
        waits = [wait for part in parts if (wait := part.wake_in) is not None]
        return min(waits, default=None if self.at_rest else _SOON)

    def handle(self, event: pygame.Event) -> Change:
        if self.toast.handle(event):
            return None
        change: Change = None
        if self.notes.follows(event):
            change = Open(ToRulebook(self.topic()))
        elif event.type in _MOUSE:
            change = self._handle_mouse(event)
        elif event.type in HEARD:
            change = self._handle_key(event)
        if change is not None:
            self._pointer.let_go()
            self.player.let_go()
            self._changed |= self.view.board.finish()  # below another scene nothing is baked
        return change

    def topic(self) -> Topic:
        by_keys = self.move.cursor.zone is Zone.BUTTONS and self.ring.focus is not None
        under = [button.name for button in self.buttons if button.hovered]
        name = under[0] if under else self.ring.focus.name if by_keys and self.ring.focus is not None else ""
        return table_topic(self.view, self.move, self.notes, self.context.privacy, name)

    def _handle_mouse(self, event: pygame.Event) -> Change:
        cursor, moved = self.move.cursor, event.type == pygame.MOUSEMOTION
        if moved and cursor.by_keys and event.rel != (0, 0):
            cursor.by_keys, self._changed = False, True
        if event.type != pygame.MOUSEWHEEL:
            over = any(button.enabled and button.rect.collidepoint(event.pos) for button in self.buttons)
            pressed = any(button.held for button in self.buttons)
            change = None if cursor.dragging else self.ring.handle(event)
            self._show_ring()
            if change is not None or pressed or (over and event.type == pygame.MOUSEBUTTONDOWN):
                return change
        intent = self._pointer.intent(event)
        change = None if intent is None else self.player.do(intent)
        if moved and any(button.hovered for button in self.buttons):
            self.notes.point(None)
        return change

    def _handle_key(self, event: pygame.Event) -> Change:
        control = control_of(event)
        if control is None:
            return None
        if self.move.cursor.zone is Zone.BUTTONS and control in _RING_KEYS:
            change = self.ring.handle(event)
        else:
            intent = meant(event)
            change = None if intent is None else self.player.do(intent)
        self._show_ring()
        return change

    def update(self, dt: float) -> Change:
        self.player.update(dt)
        self.turns.update(dt)
        for part in (self.ring, self.toast, self.notes, self._pointer.sweep):
            part.update(dt)
        if self._speed != self.context.settings.speed_bots or self._quickly != (self.quick.offered, self.quick.on):
            self._make_buttons()
        self._changed |= self.view.viewpoint.update(dt) | self.turns.timeline.changed | self.rack.update(dt)
        self.context.take_warning(self.session)
        change = None if self.turns.timeline.busy else self._go_on(dt)
        while self.turns.owed and change is None:
            change = self.handle(self.turns.owed.pop(0))
        self._changed |= self.view.bake(self.turns.timeline.hidden)
        if change is not None:
            self._changed |= self.view.board.finish()  # below another scene nothing is baked
        self._suit_eyes()
        self.sounds.update(dt, clicked=self.ring.take_click())
        return change

    def _suit_eyes(self) -> None:
        """Set the buttons for what is held now; notice, refusal and tooltip go by what lies open."""
        viewer, eyes = self.sight.viewer, (self.context.privacy.owner, self.sight.hand_open)
        if eyes != self._eyes:
            self._eyes = eyes
            self.toast.place_anew()
            self.notes.point(None)
            self.notes.clear()
        no_talk = why_no_talk(self.session, viewer if self.sight.held is None else None)
        self._changed |= set_buttons(
            self.buttons,
            self.move,
            viewer is not None,
            no_talk,
            all_open=self.context.privacy.all_open,
            why_no_notebook=self.sight.why_no_notebook(),
            why_no_hint=self.player.hints.why_not(),
            why_no_comparison=self.player.practice.why_not(),
        )

    def _go_on(self, dt: float) -> Change:
        """Fit the board to what is on it now that nothing moves, then let the game go on."""
        if self.session.table is not self._followed:
            self._followed = self.session.table
            self.view.viewpoint.follow(self.session.table, self.turns.last_cell)
        if self.offers_endings and self.quick.look():
            self._make_buttons()
            if self.quick.news:
                self.turns.banner.say(self.quick.news, None, notice=True)
        change = self.turns.advance(dt, others=self.others_go)
        return self.player.begin_turn() if change is None else change

    def permits(self, _command: Command) -> bool:
        """Return whether a person may commit this legal command; whoever says no has told them why."""
        return True

    @property
    def others_go(self) -> bool:
        """Whether bots go on when it is their turn."""
        return True

    @property
    def offers_endings(self) -> bool:
        """Whether the rest of a round may be played quickly."""
        return True

    # Drawing

    def button_row(self) -> ButtonRow:
        """Return what draws the buttons, as part of the table at rest."""
        return ButtonRow([button for button in self.buttons if button not in self._over], self.context)

    def draw(self, canvas: pygame.Surface) -> None:
        move, hidden, looking = self.move, self.turns.timeline.hidden, self.player.looking
        aim = move.aim if self.context.privacy.shows(self.sight.viewer) else move.aim.openly
        self.view.draw(canvas, aim, self.rack.shown(), hidden, self.context.settings.grid, self.button_row())
        if isinstance(move.question, AskTurn) and isinstance(move.answer, TurnStone):
            draw_stone(canvas, self.view, move.question, move.answer)
        for button in self._over:
            button.draw(canvas, self.context)
        self.turns.banner.draw(canvas, self.view.layout)
        self.turns.timeline.draw(canvas)
        if self.turns.faces.thought is not None:
            draw_thought(canvas, self.view.layout, *self.turns.faces.thought)
        self.sounds.caption.draw(canvas, self.view.layout)
        self.turns.speech.draw(canvas, self.view.layout, self._kept_clear(), self._under_no_bubble(aim))
        draw_asked(canvas, self.view, self.move, self.session)
        self.player.hints.draw(canvas)
        self.view.draw_held(canvas, aim, self.rack.spin)
        self.ring.draw(canvas, self.view.layout.viewport)
        if self.move.cursor.zone is Zone.LOG and self.move.cursor.by_keys and self.view.layout.log_shown:
            draw_focus(canvas, self.view.layout.log, self.view.layout.viewport, 4)
        self.notes.draw(canvas, [button.rect for button in self.buttons])
        self.toast.draw(canvas)
        for part in (move, self.sight, looking, self.notes, self.ring, self.turns.speech, self.turns.faces):
            part.changed = False
        self._changed = False

    def _kept_clear(self) -> list[Rect]:
        """Return what no bubble may cover: where a card was laid or taken last, and the viewer's hand in their turn."""
        cell, mine = self.turns.last_cell, self.sight.viewer is not None and self.sight.viewer == self.seat
        clear = [] if cell is None else [self.view.cell(cell)]
        return [*clear, self.view.layout.rack] if mine else clear

    def _under_no_bubble(self, aim: Aim) -> list[Rect]:
        """Return what a bubble should not cover: cards, goals, piles, and where a held card may go."""
        view, move, maze = self.view, self.move, self.session.table.maze
        cells = {*maze.cards, *maze.closed, *aim.as_held, *aim.after_turning, *aim.places}
        layout = view.layout
        drawer = [layout.log] if layout.log_open else []
        asked = move.question is not None or move.gives_up
        prompt = [layout.board.clip(Rect(layout.board.topleft, (layout.board.w, layout.px(120))))] if asked else []
        prompt += [button.rect for button in self._over]
        standing = [layout.deck, layout.discard, layout.candle, *layout.signs.values()]
        return [*map(view.cell, cells), *standing, *drawer, *prompt]

    def _below_toast(self) -> Below:
        """Return what a notice would lie over: what can be pressed or dropped on, maze, bar, rack and log."""
        layout = self.view.layout
        cards = [self.view.cell(cell) for cell in self.session.table.maze.cards]
        rest = [*cards, layout.top_bar, layout.rack, *([layout.log] if layout.log_shown else [])]
        return Below([*(button.rect for button in self.buttons), *self.rects().values()], rest)

    def rects(self) -> dict[str, Rect]:
        found = named_rects(self.view, self.session.table, self.move, self.buttons, self.rack.handles())
        link = None if self.context.privacy.reader is not None else self.notes.link
        return found if link is None else {**found, "rule": link}

    def _tell_commit(self, seat: int) -> None:
        """Write into the trace that the person at `seat` has committed a move."""
        self.context.trace.write("commit", self.name, seat, self.rects())

    def spoken(self) -> Spoken | None:
        return self.narration.spoken(self.ring, self.notes)

    def take_lines(self) -> Sequence[Spoken]:
        notice, offer = self.toast.take_news(), self.quick.take_news()
        lines = [*self.narration.take_lines(), *([Spoken((offer,), None)] if offer else [])]
        return [*lines, *([Spoken((notice,), self.owner)] if notice else [])]

    # What is private

    @property
    def owner(self) -> int | None:
        return self.context.privacy.owner

    def cover(self) -> None:
        self.sight.cover()
        # the view may have been given back, and below another scene nothing is baked
        self.view.bake(self.turns.timeline.hidden)
        self._suit_eyes()

    def curtain(self) -> Scene | None:
        return self.turns.curtain()

    def let_go(self) -> None:
        self._pointer.let_go()
        self.player.let_go()
        self.notes.point(None)

    def close(self) -> None:
        self.turns.close()
        self.player.hints.let_go()
        self.quick.let_go()
        self.view.release()
