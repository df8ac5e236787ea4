"""What the player does at the table, by whatever device (UX section 3a). Nothing else acts for a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from pygame import Rect

from game.engine.cards import Action
from game.engine.commands import Claim, Command, Pass, Repair, SeatAction
from game.engine.refusal import Refusal
from game.engine.table import AskBonus, AskRetire
from game.play.session import Session
from game.scenes.routes import ToPause
from game.scenes.table.asking import ask_own, ask_removal, ask_retire, ask_tool, harms
from game.scenes.table.intents import (
    AsideIntent,
    Cancel,
    Confirm,
    DrawCurtain,
    EndTurn,
    GiveUp,
    Grab,
    Intent,
    LookIntent,
    MoveIntent,
    NextSpeed,
    NextTarget,
    NextZone,
    OpenMenu,
    Peek,
    PickUp,
    Release,
    Step,
    Talk,
    Turn,
    TurnAt,
    Undo,
)
from game.scenes.table.looking import Looking
from game.scenes.table.notes import Notes
from game.scenes.table.questions import value_at
from game.scenes.table.rack import Rack
from game.scenes.table.sight import Sight
from game.scenes.table.talk import TalkPanel, why_no_talk
from game.scenes.table.turns import Turns
from game.system.i18n import _
from game.system.settings import SPEEDS
from game.tabletop.motions.choreography import illegal_return
from game.tabletop.move.cursor import Grip, Zone
from game.tabletop.move.move import Move
from game.tabletop.move.steps import next_zone, step, step_target
from game.tabletop.move.targets import Target, laid_on
from game.tabletop.view.table import TableView
from game.ui.context import Context
from game.ui.scene import Change, Open, Push
from game.words.refusals import refusal_sentence

_GUARD = 0.3
"""Seconds after a commit in which another end of turn is not heard (UX M9)."""
_HURRYING = (PickUp, Turn, TurnAt, GiveUp, Step, NextTarget, Grab, EndTurn)
"""Who means one of these and is to move need not wait for what another seat's move still shows."""


class Player:
    """Carries intents out. `committed` is told of the seat after each command that a person has committed."""

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
        committed: Callable[[int], None],
    ) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._move = move
        self._sight = sight
        self._turns = turns
        self._rack = rack
        self._notes = notes
        self._committed = committed
        self.looking = Looking(session.setup, view, move, rack, notes)
        self._since_commit = _GUARD
        self._since_begin = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since_commit += dt
        self._since_begin += dt

    def do(self, intent: Intent) -> Change:
        """Carry the intent out. One that means nothing now does nothing."""
        if isinstance(intent, LookIntent):
            self.looking.do(intent)
            return None
        if isinstance(intent, Confirm | Cancel) and self._skip_motion():
            return None
        if isinstance(intent, _HURRYING):
            self._hurry()
        return self._do_aside(intent) if isinstance(intent, AsideIntent) else self._do_move(intent)

    def _do_move(self, intent: MoveIntent) -> Change:
        match intent:
            case PickUp(index):
                return self._pick(index)
            case Turn():
                self._turn()
            case TurnAt(pos):
                self._turn_at(pos)
            case GiveUp():
                return self._give_up()
            case Undo():
                self._undo()
            case EndTurn():
                return self._end_turn()
            case Confirm():
                return self._confirm()
            case Cancel():
                return self._cancel()
            case Step() | NextTarget() | NextZone():
                self._step(intent)
            case Grab(pos):
                return self._grab(pos)
            case Release(pos):
                return self._release(pos)
            case _:
                assert_never(intent)
        return None

    def _do_aside(self, intent: AsideIntent) -> Change:
        match intent:
            case Peek():
                self._sight.peek()
            case DrawCurtain():
                return self.draw_curtain()
            case Talk():
                return self._talk()
            case NextSpeed():
                settings = self._context.settings
                settings.speed_bots = SPEEDS[(SPEEDS.index(settings.speed_bots) + 1) % len(SPEEDS)]
            case OpenMenu():
                return self._open_menu()
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
            if isinstance(self._move.question, AskRetire):
                return self._ask_retire()
        return None

    def _hurry(self) -> None:
        if self._turns.viewer_waits:
            self._turns.stop_motions()
            self.begin_turn()

    def _skip_motion(self) -> bool:
        """Complete what moves; True when that uses the input up, because it was the player's own card."""
        self._turns.speech.hush()
        own = self._turns.own_motion()
        self._turns.timeline.finish()
        return own

    def _end_turn(self) -> Change:
        """Tell the session what is laid; a card that is still on its way back does not hold that up."""
        if self._turns.own_motion():
            self._skip_motion()
            self._hurry()
        if self._since_commit >= _GUARD and self._turns.own_turn:
            if self._move.ready is not None:
                self._commit()
            elif isinstance(self._move.question, AskRetire):
                return self._ask_retire()
        return None

    def _commit(self) -> None:
        command, seat = self._move.ready, self._sight.viewer
        if command is None or seat is None:
            return
        self._since_commit = 0.0
        self._move.end()
        self._notes.clear()
        self._turns.play(seat, command)
        if isinstance(command, SeatAction) and command.action is Action.SWAP_HANDS:
            # with several humans the new hand is looked at in the next private turn (UX section 7)
            self._sight.cover()
        self._committed(seat)

    # The move

    def _pick(self, index: int) -> Change:
        move = self._move
        if not self._sight.hand_open:
            return None
        if move.gives_up:
            return self._give(index)
        if move.held == index:
            move.put_back()
        elif move.pick_up(index):
            step_target(move, 1)
        self.looking.show_cursor()
        return None

    def _step(self, intent: Step | NextTarget | NextZone) -> None:
        match intent:
            case Step(dx, dy):
                step(self._move, dx, dy, self._view.seen.table.seats)
            case NextTarget(by):
                step_target(self._move, by)
            case NextZone(by):
                next_zone(self._move, by)
        self.looking.show_cursor()

    def _confirm(self) -> Change:
        """Pick up, then lay, then commit."""
        move, cursor = self._move, self._move.cursor
        if cursor.zone is Zone.BUTTONS:
            return None
        if move.held is not None or (move.asks_for_place and cursor.target is not None):
            if cursor.target is None:
                self._step(NextTarget(1))
                return None
            return self._drop(cursor.target, self._view.target_rect(cursor.target))
        if move.ready is not None or isinstance(move.question, AskRetire):
            self._hurry()
            return self._end_turn()
        if cursor.zone is Zone.HAND and move.view is not None:
            if not self._sight.hand_open:
                self._sight.peek()
            elif self._since_begin >= _GUARD:  # or it may still have been meant for a motion of the turn before
                return self._pick(cursor.focus)
        return None

    def _cancel(self) -> Change:
        """Let go, then take back, then close the log, then open the menu."""
        if self._move.put_back() or self._move.take_back():
            self._notes.clear()
            return None
        return None if self.looking.shut_log() else self._open_menu()

    def _undo(self) -> None:
        if not self._move.take_back():
            self._move.put_back()
        self._notes.clear()

    def _turn(self) -> None:
        move = self._move
        idle = move.held is None and move.ready is None and self._sight.hand_open
        if not move.rotate(move.cursor.hovered if idle else None):
            move.touch()

    def _turn_at(self, pos: tuple[int, int]) -> None:
        under = self._rack.index_at(pos)
        if self._move.held is None and under is not None and self._sight.hand_open:
            self._move.rotate(under)
        else:
            self._turn()

    def _drop(self, target: Target, beside: Rect, dragged: bool = False) -> Change:
        """Lay the held card on `target`, ask first where the rules leave a choice, or say why it cannot go there."""
        commands = self._move.commands_on(target)
        if not commands:
            self._refuse(target, beside, dragged)
            return None
        self._notes.clear()
        first, context = commands[0], self._context
        if isinstance(first, Repair) and len(commands) > 1:
            self._move.hang(None)
            return ask_tool(context, [command for command in commands if isinstance(command, Repair)], self._lay)
        if isinstance(first, Pass):
            return self._give_up()
        if harms(first, self._sight.viewer):
            self._move.hang(None)
            return ask_own(context, first, self._lay, self._move.put_back)
        self._lay(first)
        return None

    def _refuse(self, target: Target, beside: Rect, dragged: bool) -> None:
        why = self._move.why_not(target)
        sentence = refusal_sentence(why, self._session.names) if isinstance(why, Refusal) else why
        if sentence:
            self._notes.refuse(sentence, beside)
        if dragged:
            self._glide_back(beside.center, target)

    def _lay(self, command: Command) -> None:
        """Lay a card tentatively, or at once where the player has asked for that."""
        self._move.lay(command)
        if self._context.settings.commit_at_once:
            self._commit()

    def _give_up(self) -> Change:
        """Give up the selected card, tentatively."""
        move = self._move
        if not move.plays_card:
            return None
        if move.gives_up and move.held is None:
            return self._give(move.cursor.focus)
        if move.held is None or not move.give(move.held):
            self._notes.refuse(_("Select a card first, then give it up."), self._view.layout.buttons["pass"])
            return None
        self._notes.clear()
        if self._context.settings.commit_at_once and not self._session.rules.saboteur2:
            self._commit()
        return None

    def _give(self, index: int) -> Change:
        """Add a card to those that are given up, or keep it; two can remove what is in front of your own seat."""
        count = len(self._view.seen.hand)
        if index >= count:
            return None
        self._notes.clear()
        if not self._move.give(index):
            beside = self._view.hand_view.card_rect(index, count)
            self._notes.refuse(_("A pass gives up at most three cards (R10.4)."), beside)
            return None
        things = self._move.removable() if self._move.view is not None else ()
        return ask_removal(self._context, things, self._move.remove) if things else None

    def _ask_retire(self) -> Change:
        bonus = self._session.table.bonus
        assert bonus is not None, "it is asked of its owner"
        return ask_retire(self._context, bonus, self._lay)

    # The main button of the mouse

    def _grab(self, pos: tuple[int, int]) -> Change:
        """Press on the turning button, the log, a bonus nugget, a card of the hand, or a card that is laid."""
        move, badge = self._move, self._rack.badge()
        if self._skip_motion():
            return None
        if badge is not None and badge.collidepoint(pos):
            self._turn()
        elif not self.looking.click_log(pos) and not self._choose_bonus_at(pos):
            move.cursor.grip = Grip(pos)
            index = self._rack.index_at(pos)
            if index is not None and move.gives_up and self._sight.hand_open:
                return self._give(index)
            if index is None and move.held is None:
                index = self._laid_at(pos)
            if index is not None:
                self._take(index, pos)
        return None

    def _take(self, index: int, pos: tuple[int, int]) -> None:
        """Take a card of the hand up, or show the hand first."""
        if not self._sight.hand_open:
            self._sight.peek()
            return
        again = self._move.held == index
        if again or self._move.pick_up(index):
            self._move.cursor.grip = Grip(pos, index, again)

    def _release(self, pos: tuple[int, int]) -> Change:
        """Drop what was dragged or is held, or let a card go that was clicked twice."""
        move = self._move
        grip, move.cursor.grip = move.cursor.grip, None
        target = self._view.target_at(pos, move.aim)
        if move.cursor.dragging:
            if target is not None and not self._view.layout.rack.collidepoint(pos):
                return self._drop(target, _beside(pos), dragged=True)
            self._glide_back(pos, None)
        elif grip is not None and grip.card is not None:
            if grip.again:
                move.put_back()
        elif grip is not None and target is not None and (move.held is not None or move.asks_for_place):
            return self._drop(target, _beside(pos))
        return None

    def let_go(self) -> None:
        """Forget what was pressed: another scene lies on top."""
        self._move.cursor.grip, self._move.cursor.panning = None, False
        self._move.hang(None)

    def _laid_at(self, pos: tuple[int, int]) -> int | None:
        """The place in the hand of the card that is laid tentatively under a point."""
        aim, viewer = self._move.aim, self._sight.viewer
        place = None if viewer is None else laid_on(aim.laid, viewer)
        if place is None or not aim.gone:
            return None
        return aim.gone[0] if self._view.target_rect(place).collidepoint(pos) else None

    def _choose_bonus_at(self, pos: tuple[int, int]) -> bool:
        question = self._move.question
        value = value_at(self._view, question.values, pos) if isinstance(question, AskBonus) else None
        return value is not None and self._move.choose_bonus(value)

    def _glide_back(self, pos: tuple[int, int], refused: Target | None) -> None:
        """Let a dragged card return to its slot."""
        view, card, index = self._view, self._move.aim.card, self._move.held
        self._move.put_back()
        if card is None or index is None:
            return
        home = view.hand_view.card_rect(index, len(view.seen.hand))
        start = home.copy()
        start.center = pos
        place = None if refused is None else view.target_rect(refused)
        card_id = view.seen.hand_ids[index]
        self._turns.show_own(illegal_return(view, self._context.pictures, card, card_id, start, home, place))

    # Beside the move

    def draw_curtain(self) -> Change:
        """Draw the curtain, with everything private face down behind it; one human alone has none."""
        if not self._sight.several:
            return None
        self._move.put_back()
        self._sight.cover()
        return self._turns.curtain()

    def _open_menu(self) -> Change:
        self.let_go()
        return Open(ToPause(self._session, self.draw_curtain if self._sight.several else None))

    def _talk(self) -> Change:
        """Show the claims that can be made, or say why none can."""
        button, viewer = self._view.layout.buttons.get("talk"), self._sight.viewer
        if button is None:
            return None
        sentence = why_no_talk(self._session, viewer)
        if sentence or viewer is None:
            self._notes.refuse(sentence, button)
            return None
        self._hurry()
        self._notes.clear()
        return Push(TalkPanel(self._context, self._session, viewer, self._view, self._turns.timeline, self._claim))

    def _claim(self, seat: int, claim: Claim) -> None:
        self._turns.play(seat, claim)
        self._committed(seat)


def _beside(pos: tuple[int, int]) -> Rect:
    return Rect(pos[0] - 4, pos[1] - 4, 8, 24)
