"""The one move in the making (UX section 3a).

Nothing here is known to the session: a command leaves this object only when the player ends the turn.
"""

from __future__ import annotations

from game.engine.cards import Card, Face, InFront
from game.engine.cells import Cell
from game.engine.commands import (
    MOST_PASSED,
    Answer,
    Command,
    DiscardTwo,
    Lay,
    Pass,
    PlaceBonus,
    Retire,
    Reveal,
    Stay,
    TurnStone,
    discard_two,
    give_up,
    lay,
)
from game.engine.refusal import Reason, Refusal, refuse
from game.engine.table import AskBonus, AskReveal, AskTurn, Question
from game.engine.views import View
from game.engine.ways import bonus_cells
from game.tabletop.move.aim import Aim
from game.tabletop.move.cursor import Cursor, Zone
from game.tabletop.move.reach import Reach
from game.tabletop.move.targets import OnCell, OnGoal, Target


class Move:
    """What the viewer is about to play: the card that is held, what is laid tentatively, or the answer to a question.

    `view` is None while it is not the viewer's turn; every command then returns False. `held` and `gone` are places
    in the hand: the card taken up, and those that `laid` takes. `turned` are ids of path cards that are the other way
    round in the hand than they were dealt; it outlives the turn. `changed` turns True when the picture differs; the
    scene sets it back.
    """

    def __init__(self) -> None:
        self.cursor = Cursor()
        self.view: View | None = None
        self.turned: set[int] = set()
        self.held: int | None = None
        self.laid: Command | None = None
        self.gone: tuple[int, ...] = ()
        self.answer: Answer | None = None
        self.bonus = 0
        """Which of the bonus nuggets would be placed (R11.1)."""
        self.changed = True
        self._reach: Reach | None = None
        self._aim: Aim | None = None

    def begin(self, view: View) -> None:
        """Start the turn of this seat, or let it answer a question."""
        self._clear(view)
        question = self.question
        if isinstance(question, AskTurn):
            self.answer = TurnStone(question.goal, True)
        if isinstance(question, AskBonus):
            self.bonus = question.values[0]
        self.cursor.to_hand(min(self.cursor.focus, max(0, len(view.hand) - 1)))

    def end(self) -> None:
        """Forget the move: the turn is over."""
        self._clear(None)
        self.cursor.let_go()

    def _clear(self, view: View | None) -> None:
        self.view, self.held, self.laid, self.gone, self.answer, self.bonus = view, None, None, (), None, 0
        self._reach = None if view is None else Reach(view)
        self.touch()

    def touch(self) -> None:
        """Note that the picture differs."""
        self.changed, self._aim = True, None

    # What there is

    @property
    def question(self) -> Question | None:
        """What the seat is asked, in place of a card."""
        return None if self.view is None else self.view.table.question

    @property
    def plays_card(self) -> bool:
        """Whether a card is to be played, and no question answered."""
        return self.view is not None and self.question is None

    @property
    def ready(self) -> Command | None:
        """What ending the turn would say."""
        return self.laid if self.question is None else self.answer

    @property
    def aim(self) -> Aim:
        """All that the picture needs of this move."""
        if self._aim is None:
            self._aim = self._picture()
        return self._aim

    def card(self, index: int) -> Card:
        """Return card `index` of the hand as it is turned now."""
        card = self._turn_view.hand[index]
        return card.turned if isinstance(card, Face) and self._id(index) in self.turned else card

    @property
    def held_card(self) -> Card | None:
        return None if self.held is None else self.card(self.held)

    @property
    def laid_index(self) -> int | None:
        """The one card of the hand that is laid tentatively."""
        return self.gone[0] if self.gone else None

    @property
    def gives_up(self) -> bool:
        """Whether cards are being given up and more may go with them (R10.4)."""
        return self.view is not None and self._passes and self.view.table.rules.saboteur2

    @property
    def asked(self) -> tuple[int, ...]:
        """The goals among which the player is asked to choose."""
        match self.question:
            case AskReveal(goals):
                return goals
            case AskTurn(goal):
                return (goal,)
            case _:
                return ()

    @property
    def places(self) -> frozenset[Cell]:
        """The cells among which the player is asked to choose (R11.1)."""
        if not isinstance(self.question, AskBonus):
            return frozenset()
        return frozenset(bonus_cells(self._turn_view.table.maze))

    @property
    def placing(self) -> PlaceBonus | None:
        """The bonus nugget where it is laid tentatively, or else where it would be."""
        if isinstance(self.answer, PlaceBonus):
            return self.answer
        return self._bonus_on(self.cursor.target)

    @property
    def asks_for_place(self) -> bool:
        """Whether the player answers by pointing at the board."""
        return bool(self.asked or self.places)

    @property
    def rotatable(self) -> int | None:
        """The card of the hand that Rotate would turn."""
        return self.held if self.question is None and isinstance(self.held_card, Face) else None

    # What may be done

    @property
    def options(self) -> frozenset[Command]:
        """All that the seat may say now."""
        return self._in_reach.options

    def targets(self) -> list[Target]:
        """Return where the held card may go, passes left out, in the order in which keys step through them."""
        card = self.held_card
        return [] if card is None else self._in_reach.targets(card)

    def commands_on(self, target: Target) -> list[Command]:
        """Return the legal commands of the held card, or the answers to a question, that mean `target`."""
        match self.question:
            case AskBonus():
                placed = self._bonus_on(target)
                return [] if placed is None else [placed]
            case AskReveal():
                return [Reveal(target.goal)] if isinstance(target, OnGoal) and target.goal in self.asked else []
            case _:
                return [] if self.held is None else self._in_reach.commands(self.held, self.card(self.held), target)

    def why_not(self, target: Target) -> Refusal | str | None:
        """Return why the held card, or the bonus nugget, cannot go to `target`: a refusal, or a sentence."""
        if isinstance(self.question, AskBonus) and isinstance(target, OnCell):
            return refuse(Reason.NO_PLACE_FOR_BONUS, cell=target.cell)
        return None if self.held is None else self._in_reach.why_not(self.held, self.card(self.held), target)

    def removable(self) -> tuple[InFront, ...]:
        """Return what the two cards that are being given up could remove instead (R10.4)."""
        return self._turn_view.table.in_front[self._turn_view.seat] if len(self.gone) == 2 and self.gives_up else ()

    # Commands

    def pick_up(self, index: int) -> bool:
        """Hold card `index`; a tentative card is taken back. False when there is no such card to play."""
        if not self.plays_card or not 0 <= index < len(self._turn_view.hand):
            return False
        self.held, self.laid, self.gone = index, None, ()
        self.cursor.zone, self.cursor.focus, self.cursor.target = Zone.HAND, index, None
        self.touch()
        return True

    def put_back(self) -> bool:
        """Let the held card go; False when none is held."""
        if self.held is None:
            return False
        self.held = None
        self.cursor.let_go()
        self.touch()
        return True

    def take_back(self) -> bool:
        """Undo what is laid tentatively; False when nothing does."""
        if isinstance(self.answer, PlaceBonus | Retire | Stay):
            self.answer = None
        elif self.laid is None:
            return False
        else:
            self.laid, self.gone = None, ()
        self.touch()
        return True

    def lay(self, command: Command) -> None:
        """Put the held card down for the time being, turned if it must be, or give the answer for the time being."""
        if isinstance(command, Answer):
            self.answer = command
        elif self.held is not None:
            if isinstance(command, Lay) and self.card(self.held) is not command.face:
                self.turned ^= {self._id(self.held)}
            self.laid, self.gone, self.held = command, (self.held,), None
        self.cursor.to_hand()
        self.touch()

    def give(self, index: int) -> bool:
        """Give card `index` up tentatively, with those that go already, or keep it again; False when it cannot go."""
        view = self.view
        if view is None or index >= len(view.hand):
            return False
        going = self.gone if self.gives_up else ()
        going = tuple(other for other in going if other != index) if index in going else (*going, index)
        if len(going) > MOST_PASSED:
            return False
        self.held, self.gone = None, going
        # a card is named as it was dealt, however it is turned in the hand
        self.laid = give_up(*(view.hand[each] for each in going)) if going else None
        self.cursor.to_hand(index)
        self.touch()
        return True

    def remove(self, what: InFront) -> None:
        """Discard the two cards that are being given up to remove `what`."""
        one, other = (self._turn_view.hand[each] for each in self.gone)
        self.laid = discard_two(one, other, what)
        self.touch()

    def rotate(self, index: int | None = None) -> bool:
        """Turn card `index`, else the held one, the one that is laid tentatively, or the stone that is asked about.

        When a bonus nugget is placed, go on to the next one. False when nothing can be turned.
        """
        question = self.question
        if isinstance(question, AskBonus):
            values = question.values
            return self.choose_bonus(values[(values.index(self.bonus) + 1) % len(values)])
        if isinstance(question, AskTurn) and isinstance(self.answer, TurnStone):
            self.answer = TurnStone(question.goal, not self.answer.upright)
        elif not self.plays_card or not self._rotate_card(self.held if index is None else index):
            return False
        self.touch()
        return True

    def choose_bonus(self, value: int) -> bool:
        """Place another of the bonus nuggets; False when it is not one to choose."""
        if not isinstance(self.question, AskBonus) or value not in self.question.values:
            return False
        self.bonus = value
        if isinstance(self.answer, PlaceBonus):
            self.answer = PlaceBonus(value, self.answer.cell)
        self.touch()
        return True

    # The cursor

    def point(self, target: Target | None) -> None:
        """Note that the pointer or the keys are on `target`."""
        if target != self.cursor.target:
            self.cursor.target = target
            self.touch()

    def hang(self, pos: tuple[int, int] | None) -> None:
        """Hang the held card on the pointer at `pos`, or no longer."""
        if pos != self.cursor.drag:
            self.cursor.drag = pos
            self.touch()

    # Inside

    def _bonus_on(self, target: Target | None) -> PlaceBonus | None:
        """Return the placing of the bonus nugget on `target`; None where it cannot be (R11.1)."""
        if not isinstance(target, OnCell) or target.cell not in self.places:
            return None
        return PlaceBonus(self.bonus, target.cell)

    @property
    def _turn_view(self) -> View:
        assert self.view is not None, "the turn has begun"
        return self.view

    @property
    def _in_reach(self) -> Reach:
        assert self._reach is not None, "the turn has begun"
        return self._reach

    @property
    def _passes(self) -> bool:
        return isinstance(self.laid, Pass | DiscardTwo)

    def _id(self, index: int) -> int:
        return self._turn_view.table.hands[self._turn_view.seat][index]

    def _rotate_card(self, index: int | None) -> bool:
        if index is None:
            return self._rotate_laid()
        card = self.card(index)
        if not isinstance(card, Face) or card.turned is card:
            return False
        self.turned ^= {self._id(index)}
        return True

    def _rotate_laid(self) -> bool:
        """Turn the tentative card where it is, if it may be laid that way round too."""
        if self.laid_index is None or not isinstance(self.laid, Lay):
            return False
        other = self._other_way(self.laid)
        if other is None:
            return False
        self.turned ^= {self._id(self.laid_index)}
        self.laid = other
        return True

    def _picture(self) -> Aim:
        cursor = self.cursor
        if not self.plays_card:
            places, target = self.places, cursor.target
            legal_here = isinstance(target, OnCell) and target.cell in places
            return Aim(hover=target, legal=legal_here, asked=self.asked, places=places, placing=self.placing)
        card, targets = self.held_card, frozenset(self.targets())
        return Aim(
            held=self.held,
            card=card,
            as_held=self._in_reach.cells(card) if isinstance(card, Face) else frozenset(),
            after_turning=self._in_reach.other_cells(card) if isinstance(card, Face) else frozenset(),
            targets=targets,
            hover=cursor.target,
            legal=cursor.target in targets,
            laid=self.laid,
            laid_card=None if self.laid_index is None else self.card(self.laid_index),
            gone=self.gone,
            drag=cursor.drag,
            turnable=self._turnable,
        )

    @property
    def _turnable(self) -> Cell | None:
        """The cell where the ghost or the tentative card may lie either way round; None while a card is dragged."""
        if isinstance(self.laid, Lay):
            return self.laid.cell if self._other_way(self.laid) is not None else None
        card, target = self.held_card, self.cursor.target
        if not isinstance(card, Face) or not isinstance(target, OnCell) or self.cursor.dragging:
            return None
        both = self._in_reach.cells(card) & self._in_reach.cells(card.turned) if card.turned is not card else ()
        return target.cell if target.cell in both else None

    def _other_way(self, laid: Lay) -> Lay | None:
        """Return the same card in the same cell the other way round, if that is legal and looks different."""
        other = lay(laid.face.turned, laid.cell)
        return other if other != laid and other in self._in_reach.options else None
