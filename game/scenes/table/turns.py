"""Turn after turn: who moves, who looks, and what is shown of it (UX sections 2, 3 and 3a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.cards import GoalName, Role
from game.engine.commands import Claim, Command
from game.engine.events import (
    BonusReturned,
    Claimed,
    Collapsed,
    CrystalsPaid,
    Event,
    GameEnded,
    HatSwapped,
    Inspected,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    RoundBegan,
    Shared,
    Stole,
    TurnEvent,
    as_seen_by,
)
from game.engine.table import Table
from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.private.goal_peek import GoalPeek
from game.scenes.private.role_peek import RolePeek
from game.scenes.routes import ToRoundEnd
from game.scenes.table.bots import Thinker
from game.system.i18n import _
from game.system.settings import speed_factor
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.timeline import Motion, Timeline
from game.tabletop.view.bubble import Spoken
from game.tabletop.view.claims import standing
from game.tabletop.view.last_acts import last_acts
from game.tabletop.view.log import Line, lines_of
from game.tabletop.view.speech import Speech
from game.tabletop.view.table import Seen, TableView
from game.ui.context import Context
from game.ui.scene import Change, Open, Pop, Push, Replace, Scene
from game.words.claims import claim_words

_AFTER_THE_ROUND = (NuggetsDrawn, Kept, Paid, Shared, CrystalsPaid, BonusReturned, Stole, GameEnded)
"""Shown by the round end, not by the table."""


class Turns:
    """Drives the session. `viewer` is the seat that looks; absent is the public view.

    With one human the viewer never changes. With more, a view is swapped only under the curtain, and every card
    lies face down until its owner asks. Log and marks tell of an event only when its motion is over.
    """

    def __init__(self, context: Context, session: Session) -> None:
        self._context = context
        self._session = session
        self.several = len(session.humans) > 1
        self.viewer = session.humans[0] if len(session.humans) == 1 else None
        self.timeline = Timeline()
        self.speech = Speech(context.pictures)
        self._thinker = Thinker(session)
        self._mover: int | None = None
        self._to_show: list[Callable[[], Scene]] = []
        self._known_roles: tuple[Role | None, ...] = ()
        self.new_hats = _unseen_hats(session) if self.several else frozenset()
        """Human seats with a new role card that they have not looked at yet (R10.13)."""
        self._leaving = False
        self._told_for: tuple[int | None, int, str] | None = None
        self._told: tuple[tuple[Line, ...], int] = ((), 0)
        self._heard = self._length()
        self._known: tuple[GoalName | None, ...] = ()
        self._holding_back = False
        self.last_cell: int | None = None

    @property
    def thinking(self) -> bool:
        return self._thinker.busy

    @property
    def wake_in(self) -> float | None:
        if self.timeline.busy:
            return 0.0
        waits = [wait for wait in (self._thinker.wake_in, self.speech.wake_in) if wait is not None]
        return min(waits, default=None)

    @property
    def own_turn(self) -> bool:
        """Whether the one who looks is to move, and nothing moves any more."""
        return self.viewer is not None and self._session.table.to_play == self.viewer and not self.timeline.busy

    @property
    def viewer_waits(self) -> bool:
        """Whether the one who looks is to move, but another seat's move is still shown."""
        mine = self.viewer is not None and self._session.table.to_play == self.viewer
        return mine and self.timeline.busy and not self.own_motion()

    def own_motion(self) -> bool:
        """Whether what moves now was set off by the one who looks."""
        return self.timeline.busy and self._mover is not None and self._mover == self.viewer

    def seen(self, hand_open: bool, role: tuple[str, str]) -> Seen:
        """What the one who looks may see now."""
        session, table, viewer = self._session, self._session.table, self.viewer
        ids = () if viewer is None else table.hands[viewer]
        hand = session.view(viewer).hand if viewer is not None and hand_open else (None,) * len(ids)
        if not self._holding_back:
            self._heard = self._length()
            tells = viewer is not None and not self._to_show
            self._known = session.view(viewer).goals if viewer is not None and tells else ()
            self._known_roles = session.view(viewer).roles if viewer is not None and tells else ()
        private = viewer is not None and hand_open
        known, roles = (self._known, self._known_roles) if private else ((), ())
        heard = session.log(None)[: self._heard]
        public, claims = last_acts(heard), standing(heard)
        lines = self._lines(viewer if hand_open else None)
        turn = self._words(table)
        return Seen(
            table, session.names, session.minds, viewer, hand, ids, role, lines, public, turn, known, roles,
            self.new_hats, claims,
        )  # fmt: skip

    def _length(self) -> int:
        """How much of the round's log the table tells: the round end tells the rest."""
        log = self._session.log(None)
        return next((place for place, event in enumerate(log) if isinstance(event, _AFTER_THE_ROUND)), len(log))

    def _lines(self, seat: int | None) -> tuple[Line, ...]:
        """The log of this round in words; what was said before is not said anew."""
        log = self._session.log(seat)[: self._heard]
        key = (seat, self._session.table.round, self._context.settings.language)
        before, read = self._told if self._told_for == key and self._told[1] <= len(log) else ((), 0)
        lines = before + lines_of(log[read:], self._session.names, self._session.table.round, read)
        self._told_for, self._told = key, (lines, len(log))
        return lines

    def update(self, dt: float) -> None:
        """Let the motions run for `dt` seconds."""
        self.timeline.update(dt * 1000, self._speed(self._mover))
        self.speech.update(dt)

    def _speed(self, seat: int | None) -> float | None:
        """How fast what `seat` has set off moves."""
        settings = self._context.settings
        own = seat is not None and self._session.is_human(seat)
        return speed_factor(settings.speed_own if own else settings.speed_bots)

    def open_round(self, view: TableView) -> None:
        """Show the deal if nothing has been played in this round yet."""
        log = self._session.log(None)
        if len(log) == 1 and isinstance(log[0], RoundBegan):
            table = self._session.table
            self._show([log[0]], table, table, view)

    def advance(self, dt: float, view: TableView, refresh: Callable[[], None]) -> Change:
        """Nothing moves: let the next one move, look, or draw the curtain."""
        session, table = self._session, self._session.table
        if self._holding_back:
            self._holding_back = False
            refresh()
        if self._to_show and self.viewer is not None:
            return Push(self._to_show.pop(0)())
        if self._leaving or table.to_play is None or table.outcome is not None:
            if self._leaving:
                return None
            self._leaving = True
            return Open(ToRoundEnd(session))
        if session.is_human(table.to_play):
            return self._let_human_look(table.to_play, refresh)
        if self.several and self.viewer is not None:
            self.viewer = None
            refresh()
        return self._let_bot_move(dt, table.to_play, view, refresh)

    def play(self, seat: int, command: Command, view: TableView, refresh: Callable[[], None]) -> None:
        """Commit a command of `seat` and show what comes of it."""
        before = self._session.table
        step = self._session.play(command)
        self._mover = None if isinstance(command, Claim) else seat  # words are no card, and use up no input
        self._holding_back = True
        for event in step.events:
            self._note(event)
        refresh()
        self._show(step.events, before, self._session.table, view)

    def _note(self, event: Event) -> None:
        """What an event lets the one who looks see in private, and where the maze has changed."""
        context, session, viewer = self._context, self._session, self.viewer
        match event:
            case Laid() | Collapsed():
                self.last_cell = event.cell
            case Looked(seat, _, goal) if viewer is not None and seat == viewer:
                self._to_show.append(partial(GoalPeek, context, session, viewer, goal))
            case Inspected(seat, _, target) if viewer is not None and seat == viewer:
                self._to_show.append(partial(RolePeek, context, session, viewer, target))
            case HatSwapped(_, _, target) if target == viewer:
                self._to_show.append(partial(RolePeek, context, session, target, target))
            case HatSwapped(_, _, target) if session.is_human(target):
                self.new_hats |= {target}
            case Claimed():
                place = len(session.log(None)) - 1
                words = claim_words(event, session.names, session.table.round, place)
                self.speech.say(Spoken(event, words), self._speed(event.seat))
            case _:
                pass

    def stop_motions(self) -> None:
        """Complete whatever moves: the window has another size, so things lie elsewhere."""
        while self.timeline.busy:
            self.timeline.finish()

    def show_own(self, shown: Sequence[Motion]) -> None:
        """Let something move that the one who looks has set off."""
        self._mover = self.viewer
        self.timeline.add(shown)

    def curtain(self) -> Change:
        """The curtain at once: for the one who looks, else for the next human."""
        if not self.several:
            return None
        seat = self.viewer if self.viewer is not None else self._next_human()
        return Push(Curtain(self._context, self._session, seat, Pop))

    def close(self) -> None:
        self._thinker.close()

    def _let_human_look(self, seat: int, refresh: Callable[[], None]) -> Change:
        if self.viewer == seat:
            return None

        def look() -> Change:
            self.viewer = seat
            fresh, self.new_hats = seat in self.new_hats, self.new_hats - {seat}
            refresh()
            return Replace(RolePeek(self._context, self._session, seat, seat)) if fresh else Pop()

        return Push(Curtain(self._context, self._session, seat, look))

    def _let_bot_move(self, dt: float, seat: int, view: TableView, refresh: Callable[[], None]) -> Change:
        if not self._thinker.busy:
            self._thinker.start(seat, self._context.settings.speed_bots)
        decision = self._thinker.update(dt)
        if decision is not None:
            for command in decision.commands:
                self.play(seat, command, view, refresh)
        return None

    def _show(self, events: Sequence[Event], before: Table, after: Table, view: TableView) -> None:
        shown = [as_seen_by(event, self.viewer) for event in events if not isinstance(event, _AFTER_THE_ROUND)]
        self.timeline.add(motions(shown, before, after, view, self._context.pictures, self.viewer))

    def _next_human(self) -> int:
        table, rules = self._session.table, self._session.rules
        seat = table.to_play if table.to_play is not None else self._session.humans[0]
        for _each in range(table.seats):
            if self._session.is_human(seat):
                return seat
            seat = (seat + rules.step()) % table.seats
        return self._session.humans[0]

    def _words(self, table: Table) -> str:
        if table.to_play is None:
            return ""
        return _("{name} to move").format(name=self._session.names[table.to_play])


def _unseen_hats(session: Session) -> frozenset[int]:
    """Human seats that have got a new role card since they last acted: what a game that is resumed can tell."""
    unseen: set[int] = set()
    for event in session.log(None):
        if isinstance(event, TurnEvent):
            unseen.discard(event.seat)
        if isinstance(event, HatSwapped) and event.target != event.seat and session.is_human(event.target):
            unseen.add(event.target)
    return frozenset(unseen)
