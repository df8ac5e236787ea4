"""What the player does at the table, whether by mouse, key or button (UX section 3a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.cards import Action, Lying
from game.engine.commands import RETIRE, STAY, Answer, Break, Command, Pass, Repair, SeatAction
from game.engine.table import AskBonus, AskRetire
from game.scenes.table.questions import value_at
from game.system.i18n import _
from game.tabletop.motions.choreography import illegal_return
from game.tabletop.move.choice import Target
from game.ui.scene import Change, Pop, Push
from game.ui.widgets.dialog import Choice as Answering
from game.ui.widgets.dialog import Dialog
from game.words.things import in_front_words, tool_word

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_GUARD = 0.3
"""Seconds after a commit in which another end of turn is not heard (UX M9)."""
PEEK_SECONDS = 4.0
"""Seconds without input after which what was private lies face down again (UX section 3)."""


class Player:
    """The acts of the one who looks. `hand_open` and `role_open` say what lies face up."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._since_commit = _GUARD
        self._since_input = 0.0
        self._since_begin = 0.0
        self.hand_open = not scene.turns.several
        self.role_open = False

    @property
    def wake_in(self) -> float | None:
        """Seconds until something private is hidden by itself."""
        return max(0.0, PEEK_SECONDS - self._since_input) if self._may_hide else None

    @property
    def _may_hide(self) -> bool:
        held = self._scene.desk.held is not None
        return not held and (self.role_open or (self.hand_open and self._scene.turns.several))

    def heard(self) -> None:
        """There was an input."""
        self._since_input = 0.0

    def turn_began(self) -> None:
        """It is the turn of the one who looks from now on."""
        self._since_begin = 0.0

    @property
    def turn_is_fresh(self) -> bool:
        """Whether Enter or Space may still have been meant for a motion of the turn before."""
        return self._since_begin < _GUARD

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since_commit += dt
        self._since_input += dt
        self._since_begin += dt
        if self._may_hide and self._since_input >= PEEK_SECONDS:
            self.cover()

    def cover(self) -> None:
        """Everything private face down again; with one human only the role was hidden at all."""
        self.hand_open, self.role_open = not self._scene.turns.several, False
        self._scene.refresh()

    def peek(self) -> None:
        """Show the next private thing, then hide them all: hand and role with several humans, else the role.

        What was covered when the turn was over stays so until the next private turn (UX section 7).
        """
        viewer = self._scene.turns.viewer
        if viewer is None or (not self.hand_open and viewer != self._scene.session.table.to_play):
            return
        if not self.hand_open:
            self.hand_open = True
        elif not self.role_open:
            self.role_open = True
        else:
            self.hand_open, self.role_open = not self._scene.turns.several, False
        self._scene.refresh()

    def drop(self, target: Target, beside: Rect, dragged: bool = False) -> Change:
        """Lay the held card on `target`, ask first where the rules leave a choice, or say why it cannot lie there."""
        desk, notes = self._scene.desk, self._scene.notes
        commands = desk.commands_on(target)
        if not commands:
            sentence = desk.refusal(target)
            if sentence:
                notes.refuse(sentence, beside)
            if dragged:
                self.glide_back(beside.center, target)
            return None
        notes.clear()
        first = commands[0]
        if isinstance(first, Repair) and len(commands) > 1:
            desk.hang(None)
            return self._ask_tool([c for c in commands if isinstance(c, Repair)])
        if isinstance(first, Pass):
            return self.pass_selected()
        if _harms(first, self._scene.turns.viewer):
            desk.hang(None)
            return self._ask_own(first)
        self.lay(first)
        return None

    def lay(self, command: Command) -> None:
        """Lay a card tentatively, or at once where the player has asked for that."""
        self._scene.desk.lay(command)
        if self._scene.context.settings.commit_at_once:
            self._commit()

    def end_turn(self) -> Change:
        """Tell the session what lies there; a card that is still on its way back does not hold that up."""
        if self._scene.turns.own_motion():
            self._scene.skip_motion()
        self._scene.hurry()
        if self._since_commit >= _GUARD and self._scene.turns.own_turn:
            if self._scene.desk.ready is not None:
                self._commit()
            elif isinstance(self._scene.desk.question, AskRetire):
                return self.ask_retire()
        return None

    def choose_bonus_at(self, pos: tuple[int, int]) -> bool:
        """Take the bonus card under the pointer as the one to place; False when there is none."""
        question = self._scene.desk.question
        if not isinstance(question, AskBonus):
            return False
        value = value_at(self._scene.view, question.values, pos)
        return value is not None and self._scene.desk.choose_bonus(value)

    def ask_retire(self) -> Change:
        """Retire with the bonus, or play on (R11.4); nothing counts before the turn is ended."""
        bonus = self._scene.session.table.bonus
        assert bonus is not None
        sentence = _(
            "If you retire, the bonus of {amount} gold is safe, but you give up your hand, your turns and every other "
            "share of this round. If you play on, you keep it only as a winner."
        )
        answers = [
            Answering("look-first", _("Look at the table"), Pop),
            Answering("retire", _("Retire"), self._answering(RETIRE)),
            Answering("stay", _("Play on"), self._answering(STAY)),
        ]
        return Push(Dialog(self._scene.context, _("Retire or play on?"), sentence.format(amount=bonus.amount), answers))

    def _answering(self, answer: Answer) -> Callable[[], Change]:
        def answer_so() -> Change:
            self.lay(answer)
            return Pop()

        return answer_so

    def pass_selected(self) -> Change:
        """Give up the selected card, tentatively."""
        scene = self._scene
        if scene.desk.choice is None or scene.desk.question is not None:
            return None
        if scene.desk.gives_up and scene.desk.held is None:
            return self.give(scene.desk.focus)
        if not scene.desk.pass_held():
            scene.notes.refuse(_("Select a card first, then give it up."), scene.view.layout.buttons["pass"])
            return None
        scene.notes.clear()
        if scene.context.settings.commit_at_once and not scene.session.rules.saboteur2:
            self._commit()
        return None

    def give(self, index: int) -> Change:
        """One card more or less goes with those that are given up; two can remove what lies before the own seat."""
        scene, desk = self._scene, self._scene.desk
        if index >= len(scene.view.seen.hand):
            return None
        scene.notes.clear()
        if not desk.give(index):
            beside = scene.view.hand_view.card_rect(index, len(scene.view.seen.hand))
            scene.notes.refuse(_("A pass gives up at most three cards (R10.4)."), beside)
            return None
        things = desk.choice.removable() if desk.choice is not None else ()
        return self._ask_removal(things) if things else None

    def rotate(self) -> None:
        """Turn what is held or lies tentatively, else the card under the pointer."""
        scene = self._scene
        idle = scene.desk.held is None and scene.desk.ready is None
        if not scene.desk.rotate(scene.pointer.hovered if idle and self.hand_open else None):
            scene.desk.touch()

    def undo(self) -> None:
        """Take the tentative card back, or let the held one go."""
        if not self._scene.desk.take_back():
            self._scene.desk.put_back()
        self._scene.notes.clear()

    def glide_back(self, pos: tuple[int, int], refused: Target | None) -> None:
        """A dragged card returns to its slot."""
        scene, desk = self._scene, self._scene.desk
        card, index = desk.aim.card, desk.held
        desk.put_back()
        if card is None or index is None:
            return
        home = scene.view.hand_view.card_rect(index, len(scene.view.seen.hand))
        start = home.copy()
        start.center = pos
        place = None if refused is None else scene.view.target_rect(refused)
        card_id = scene.view.seen.hand_ids[index]
        pictures = scene.context.pictures
        scene.turns.show_own(illegal_return(scene.view, pictures, card, card_id, start, home, place))

    def _commit(self) -> None:
        scene = self._scene
        command, seat = scene.desk.ready, scene.turns.viewer
        if command is None or seat is None:
            return
        self._since_commit = 0.0
        scene.desk.end()
        scene.notes.clear()
        scene.turns.play(seat, command, scene.view, scene.refresh)
        if isinstance(command, SeatAction) and command.action is Action.SWAP_HANDS:
            # with several humans the new hand is looked at in the next private turn (UX section 7)
            self.cover()
        scene.tell_commit(seat)

    def _ask_tool(self, repairs: list[Repair]) -> Change:
        """A card for two tools repairs one of them: which?"""
        answers = [
            Answering(f"choice-{place}", _("The {tool}").format(tool=tool_word(repair.tool)), self._laying(repair))
            for place, repair in enumerate(repairs, 1)
        ]
        sentence = _("This card repairs one of the two.")
        return Push(Dialog(self._scene.context, _("Which tool?"), sentence, answers))

    def _ask_removal(self, things: Sequence[Lying]) -> Change:
        """Two cards given up are a pass, or remove one card that lies before the own seat (R10.4)."""
        answers = [Answering("leave-it", _("Pass with two cards"), Pop)]
        answers += [
            Answering(f"choice-{place}", _("Remove {what}").format(what=in_front_words(thing)), self._removing(thing))
            for place, thing in enumerate(things, 1)
        ]
        sentence = _("A pass draws two cards. Removing a card in front of your own seat draws one.")
        return Push(Dialog(self._scene.context, _("What are the two cards for?"), sentence, answers))

    def _removing(self, thing: Lying) -> Callable[[], Change]:
        def remove() -> Change:
            self._scene.desk.remove(thing)
            return Pop()

        return remove

    def _ask_own(self, command: Command) -> Change:
        """Harm to the own seat is allowed, and asked about first (R4.1, R10.14)."""
        heading, deed = _("Trap your own seat?"), _("Trap it")
        sentence = _("A trapped seat cannot lay path cards and receives no share.")
        if isinstance(command, Break):
            tool = tool_word(command.tool)
            heading, deed = _("Break your own {tool}?").format(tool=tool), _("Break it")
            sentence = _("The broken {tool} would end up in front of you.").format(tool=tool)
        elif isinstance(command, SeatAction) and command.action is Action.HANDS_OFF:
            heading, deed = _("Remove your own theft card?"), _("Remove it")
            sentence = _("Without it nothing is stolen when the round ends.")
        answers = [
            Answering("leave-it", _("No"), self._not_laying),
            Answering("go-ahead", deed, self._laying(command)),
        ]
        return Push(Dialog(self._scene.context, heading, sentence, answers))

    def _laying(self, command: Command) -> Callable[[], Change]:
        def lay() -> Change:
            self.lay(command)
            return Pop()

        return lay

    def _not_laying(self) -> Change:
        self._scene.desk.put_back()
        return Pop()


def _harms(command: Command, own: int | None) -> bool:
    """Whether the command does something to the own seat that nobody wants as a rule."""
    match command:
        case Break(seat=seat):
            return seat == own
        case SeatAction(Action.TRAPPED | Action.HANDS_OFF, seat):
            return seat == own
        case _:
            return False
