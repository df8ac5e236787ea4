"""Making a move: a card taken up, turned, laid and taken back (UX section 3a), and what the mouse does to it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.engine.commands import Command, Pass, Repair
from game.engine.refusal import Refusal
from game.engine.table import AskBonus
from game.play.session import Session
from game.scenes.shared.log_export import export_log
from game.scenes.table.asking import ask_own, ask_removal, ask_retire, ask_tool, asks_to_lay
from game.scenes.table.intents import NextTarget, NextZone, StepTowards
from game.scenes.table.looking import Looking
from game.scenes.table.notes import Notes
from game.scenes.table.questions import value_at
from game.scenes.table.rack import Rack
from game.scenes.table.sight import Sight
from game.scenes.table.turns import Turns
from game.system.i18n import _
from game.tabletop.motions.illegal import goes_back
from game.tabletop.motions.stage import MotionStage
from game.tabletop.move.cursor import Grip, Zone
from game.tabletop.move.move import Move
from game.tabletop.move.steps import next_zone, step, step_target
from game.tabletop.move.targets import Target, laid_on
from game.tabletop.view.table import TableView
from game.ui.context import Context
from game.ui.scene import Change
from game.words.refusals import refusal_sentence


class Making:
    """What the player's intents do to the move. `commit` plays it, for who has asked for that at once."""

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
        looking: Looking,
        commit: Callable[[], Change],
    ) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._move = move
        self._sight = sight
        self._turns = turns
        self._rack = rack
        self._notes = notes
        self._looking = looking
        self._commit = commit

    def pick(self, index: int) -> Change:
        move = self._move
        if not self._sight.hand_open:
            return None
        if move.gives_up:
            return self._give(index)
        if move.held == index:
            move.put_back()
        elif move.pick_up(index):
            step_target(move, 1)
        self._looking.show_cursor()
        return None

    def pick_next(self, by: int) -> None:
        """Take up the card beside the one that is held or laid, or first the one at the keys."""
        move = self._move
        count = len(move.view.hand) if move.view is not None and move.plays_card else 0
        if not count:
            return
        focus = move.cursor.focus
        if move.gives_up or not self._sight.hand_open:
            move.cursor.to_hand((focus + by) % count)
            move.touch()
        else:
            taken = move.laid_index if move.held is None else move.held
            move.pick_up(focus if taken is None else (taken + by) % count)
            step_target(move, 1)
        self._looking.show_cursor()

    def step(self, intent: StepTowards | NextTarget | NextZone) -> None:
        match intent:
            case StepTowards(dx, dy) if self._move.cursor.zone is Zone.LOG:
                self._looking.step_log(dx, dy)
            case StepTowards(dx, dy):
                step(self._move, dx, dy, self._view.seen.table.seats)
            case NextTarget(by):
                step_target(self._move, by)
            case NextZone(by):
                next_zone(self._move, by, log=self._view.layout.log_shown)
                self._view.log.point(1 if self._move.cursor.zone is Zone.LOG else 0)
        self._looking.show_cursor()

    def undo(self) -> None:
        if not self._move.take_back():
            self._move.put_back()
        self._notes.clear()

    def turn(self) -> None:
        move = self._move
        idle = move.held is None and move.ready is None and self._sight.hand_open
        if not move.rotate(move.cursor.hovered if idle else None):
            move.touch()

    def turn_at(self, pos: tuple[int, int]) -> None:
        under = self._rack.index_at(pos)
        if self._move.held is None and under is not None and self._sight.hand_open:
            self._move.rotate(under)
        else:
            self.turn()

    def drop(self, target: Target, beside: Rect, dragged: bool = False) -> Change:
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
            return self.give_up()
        if asks_to_lay(context.settings, first, self._sight.viewer):
            self._move.hang(None)
            return ask_own(context, first, self._lay, self._move.put_back)
        return self._lay(first)

    def _refuse(self, target: Target, beside: Rect, dragged: bool) -> None:
        why = self._move.why_not(target)
        sentence = refusal_sentence(why, self._session.names) if isinstance(why, Refusal) else why
        if sentence:
            self._notes.refuse(sentence, beside, self._sight.viewer)
        if dragged:
            self._glide_back(beside.center, target)

    def _lay(self, command: Command) -> Change:
        """Lay a card tentatively, or at once where the player has asked for that."""
        self._move.lay(command)
        return self._commit() if self._context.settings.commit_at_once else None

    def give_up(self) -> Change:
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
            return self._commit()
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

    def ask_retire(self) -> Change:
        bonus = self._session.table.bonus
        assert bonus is not None, "it is asked of its owner"
        return ask_retire(self._context, bonus, self._lay)

    def grab(self, pos: tuple[int, int]) -> Change:
        """Press on what turns a card, the log, a bonus nugget, a card of the hand, or a card that is laid."""
        move = self._move
        if any(turner.collidepoint(pos) for turner in self._rack.turners()):
            self.turn()
        elif self._looking.saves_log(pos):
            export_log(self._context, self._session)
        elif not self._looking.click_log(pos) and not self._choose_bonus_at(pos):
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

    def release(self, pos: tuple[int, int]) -> Change:
        """Drop what was dragged or is held, or let a card go that was clicked twice."""
        move = self._move
        grip, move.cursor.grip = move.cursor.grip, None
        target = self._view.target_at(pos, move.aim)
        if move.cursor.dragging:
            if target is not None and not self._view.layout.rack.collidepoint(pos):
                return self.drop(target, _beside(pos), dragged=True)
            self._glide_back(pos, None)
        elif grip is not None and grip.card is not None:
            if grip.again:
                move.put_back()
        elif grip is not None and target is not None and (move.held is not None or move.asks_for_place):
            return self.drop(target, _beside(pos))
        return None

    def let_go(self) -> None:
        """Forget what was pressed: another scene is on top."""
        self._move.cursor.grip, self._move.cursor.panning = None, False
        self._move.hang(None)

    def _laid_at(self, pos: tuple[int, int]) -> int | None:
        """Return the place in the hand of the card that is laid tentatively under a point."""
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
        stage = MotionStage(view, self._context.pictures, self._context.privacy.shows, self._sight.viewer)
        self._turns.show_own(goes_back(stage, card, card_id, start, home, place))


def _beside(pos: tuple[int, int]) -> Rect:
    return Rect(pos[0] - 4, pos[1] - 4, 8, 24)
