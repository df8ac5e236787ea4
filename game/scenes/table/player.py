"""What the player does at the table, by whatever device (UX section 3a). Nothing else acts for a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from game.engine.cards import Action
from game.engine.commands import Answer, Claim, Command, Play, SeatAction
from game.engine.table import AskRetire
from game.hindsight.practice import OwnMove
from game.play.session import Session
from game.scenes.hints.hints import Hints
from game.scenes.table.aside import Aside
from game.scenes.table.asking import ask_to_end, asks_to_end
from game.scenes.table.endings.quick import Quick
from game.scenes.table.intents import (
    AsideIntent,
    Cancel,
    Confirm,
    EndTurn,
    GiveUp,
    Grab,
    Intent,
    LookIntent,
    MoveIntent,
    NextCard,
    NextTarget,
    NextZone,
    PickUp,
    PointAt,
    Recap,
    Release,
    StepTowards,
    Turn,
    TurnAt,
    Undo,
)
from game.scenes.table.looking import Looking
from game.scenes.table.making import Making
from game.scenes.table.missing import what_is_missing
from game.scenes.table.notes import Notes
from game.scenes.table.rack import Rack
from game.scenes.table.sight import Sight
from game.scenes.table.turns import Turns
from game.scenes.why.practice import Practice
from game.tabletop.move.cursor import Zone
from game.tabletop.move.move import Move
from game.tabletop.view.table import TableView
from game.ui.context import Context
from game.ui.scene import Change

_GUARD = 0.3
"""Seconds after a commit in which another end of turn is not heard (UX M9)."""
_HURRYING = (PickUp, NextCard, Turn, TurnAt, GiveUp, StepTowards, NextTarget, Grab, EndTurn)
"""Who means one of these and is to move need not wait for what another seat's move still shows."""


class Player:
    """Carries intents out. `committed` is told of the seat after each command that a person has committed.

    `permits` is asked before: what it does not permit is not played.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        *,
        view: TableView,
        move: Move,
        sight: Sight,
        turns: Turns,
        rack: Rack,
        notes: Notes,
        quick: Quick,
        committed: Callable[[int], None],
        permits: Callable[[Command], bool],
    ) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._move = move
        self._sight = sight
        self._turns = turns
        self._notes = notes
        self._committed = committed
        self._permits = permits
        self.looking = Looking(context, view, move, rack, notes)
        self.hints = Hints(context, session, view, move)
        self.practice = Practice(context, session)
        self._making = Making(
            context,
            session,
            view=view,
            move=move,
            sight=sight,
            turns=turns,
            rack=rack,
            notes=notes,
            looking=self.looking,
            commit=self._ask_or_commit,
        )
        self._aside = Aside(
            context,
            session,
            view=view,
            sight=sight,
            turns=turns,
            notes=notes,
            hints=self.hints,
            practice=self.practice,
            quick=quick,
            claim=self._claim,
            hurry=self._hurry,
            let_go=self._making.let_go,
        )
        self._since_commit = _GUARD
        self._since_begin = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.looking.update(dt)
        self.hints.update()
        self._since_commit += dt
        self._since_begin += dt

    def do(self, intent: Intent) -> Change:
        """Carry the intent out. One that means nothing now does nothing; any ends what is shown of the past."""
        if self._turns.recapping and not isinstance(intent, PointAt):
            self._turns.stop_motions()
            self._turns.banner.hush()
            if isinstance(intent, Confirm | Cancel | Recap):
                return None
        if isinstance(intent, LookIntent):
            self.looking.do(intent)
            return None
        if isinstance(intent, Confirm | Cancel) and self._skip_motion():
            return None
        if isinstance(intent, _HURRYING):
            self._hurry()
        return self._aside.do(intent) if isinstance(intent, AsideIntent) else self._do_move(intent)

    def _do_move(self, intent: MoveIntent) -> Change:
        match intent:
            case PickUp(index):
                return self._making.pick(index)
            case NextCard(by):
                self._making.pick_next(by)
            case Turn():
                self._making.turn()
            case TurnAt(pos):
                self._making.turn_at(pos)
            case GiveUp():
                return self._making.give_up()
            case Undo():
                self._making.undo()
            case EndTurn():
                return self._end_turn()
            case Confirm():
                return self._confirm()
            case Cancel():
                return self._cancel()
            case StepTowards() | NextTarget() | NextZone():
                self._making.step(intent)
            case Grab(pos):
                self.looking.press(pos)
                return None if self._skip_motion() or self.hints.press(pos) else self._making.grab(pos)
            case Release(pos):
                self.looking.release()
                return self._making.release(pos)
            case _:
                assert_never(intent)
        return None

    # Turns

    def begin_turn(self) -> Change:
        """Start the viewer's move once it is their turn and nothing moves any more."""
        viewer = self._sight.viewer
        if self._turns.own_turn and self._move.view is None and viewer is not None:
            self._move.begin(self._session.view(viewer))
            self._since_begin = 0.0
            self._turns.teller.call(viewer)
            if isinstance(self._move.question, AskRetire):
                return self._making.ask_retire()
        return None

    def _hurry(self) -> None:
        if self._turns.viewer_waits:
            self._turns.stop_motions()
            self.begin_turn()

    def _skip_motion(self) -> bool:
        """Complete what moves; True when that uses the input up, because it was the player's own card."""
        self._turns.speech.hush()
        self._turns.banner.hush()
        own = self._turns.own_motion()
        self._turns.finish()
        return own

    def _end_turn(self) -> Change:
        """Tell the session what is laid, or the player what is missing; a card on its way back holds nothing up."""
        skipped = self._turns.own_motion()
        if skipped:
            self._skip_motion()
            self._hurry()
        if self._since_commit < _GUARD:
            return None
        if self._turns.own_turn and self._move.ready is not None:
            return self._ask_or_commit()
        if self._turns.own_turn and isinstance(self._move.question, AskRetire):
            return self._making.ask_retire()
        if not skipped:
            self._tell_missing()
        return None

    def _tell_missing(self) -> None:
        """Say why the turn cannot be ended yet; what tells of the hand is for its owner."""
        table, names = self._sight.table, self._session.names
        missing = what_is_missing(table, names, self._move, hand_open=self._sight.hand_open)
        if missing.sentence:
            owner = self._sight.viewer if missing.of_hand else None
            self._notes.refuse(missing.sentence, self._view.layout.buttons["end-turn"], owner)

    def _ask_or_commit(self) -> Change:
        """Commit what is laid, or ask first where the player has asked for that (UX M9)."""
        command = self._move.ready
        if command is not None and not self._permits(command):
            return None
        if command is not None and asks_to_end(self._context.settings, command):
            return ask_to_end(self._context, command, self._sight.viewer, self._commit)
        self._commit()
        return None

    def _commit(self) -> None:
        command, seat = self._move.ready, self._sight.viewer
        if command is None or seat is None:
            return
        self._since_commit = 0.0
        if self._move.view is not None and isinstance(command, Play | Answer):
            self.practice.note(OwnMove(self._move.view, self._session.log(seat), command))
        self._move.end()
        self._notes.clear()
        self._turns.play(seat, command)
        if isinstance(command, SeatAction) and command.action is Action.SWAP_HANDS:
            # with several humans the new hand is looked at in the next private turn (UX section 7)
            self._sight.cover()
        self._committed(seat)

    def _confirm(self) -> Change:
        """Pick up, then lay, then commit."""
        move, cursor = self._move, self._move.cursor
        if cursor.zone is Zone.BUTTONS:
            return None
        if cursor.zone is Zone.LOG:
            self.looking.follow_line()
            return None
        if move.held is not None or (move.asks_for_place and cursor.target is not None):
            if cursor.target is None:
                self._making.step(NextTarget(1))
                return None
            return self._making.drop(cursor.target, self._view.target_rect(cursor.target))
        if move.ready is not None or isinstance(move.question, AskRetire):
            self._hurry()
            return self._end_turn()
        if cursor.zone is Zone.HAND and move.view is not None:
            if not self._sight.hand_open:
                self._sight.peek()
            elif self._since_begin >= _GUARD:  # or it may still have been meant for a motion of the previous turn
                return self._making.pick(cursor.focus)
        return None

    def _cancel(self) -> Change:
        """Let go, then take back, then close hint or log, then open the menu."""
        if self._move.put_back() or self._move.take_back():
            self._notes.clear()
            return None
        return None if self.hints.close() or self.looking.shut_log() else self._aside.open_menu()

    def let_go(self) -> None:
        """Forget what was pressed, and look back no longer: another scene is on top."""
        self._making.let_go()
        self.looking.release()
        if self._turns.recapping:
            self._turns.stop_motions()

    def _claim(self, seat: int, claim: Claim) -> None:
        if not self._permits(claim):
            return
        self._turns.play(seat, claim)
        self._committed(seat)
