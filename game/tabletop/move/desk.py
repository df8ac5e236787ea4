"""The player's own side of the table: one move in the making, taken up, turned, laid and taken back.

Mouse and keys both act through it, so a game can be played with either alone (UX M22).
"""

from __future__ import annotations

from enum import Enum

from game.engine.cards import Face, Lying
from game.engine.cells import Cell, at, xy
from game.engine.commands import Answer, Command, PlaceBonus, Retire, Reveal, Stay, TurnStone
from game.engine.refusal import Reason, Refusal, refuse
from game.engine.table import AskBonus, AskReveal, AskTurn, Question
from game.engine.views import View
from game.engine.ways import bonus_cells
from game.tabletop.move.aim import Aim, aim_of
from game.tabletop.move.choice import Choice, OnCell, OnGoal, OnPile, OnSeat, Target
from game.words.refusals import refusal_sentence


class Zone(Enum):
    """Where the keys are, in the order of Tab."""

    HAND = "hand"
    BOARD = "board"
    SEATS = "seats"
    PILES = "piles"
    BUTTONS = "buttons"


class Desk:
    """Holds nothing that the session knows. `changed` turns True when the picture differs; the scene sets it back."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._turned: set[int] = set()
        self.choice: Choice | None = None
        self.question: Question | None = None
        self.answer: Answer | None = None
        self.bonus = 0
        """Which of the bonus nuggets would be placed (R11.1)."""
        self.hover: Target | None = None
        self.drag: tuple[int, int] | None = None
        self.zone = Zone.HAND
        self.focus = 0
        self.changed = True
        self._aim: Aim | None = None

    def begin(self, view: View) -> None:
        """It is this seat's turn, or it is asked something."""
        self.question = view.table.question
        self.choice = Choice(view, self._turned)
        self.answer = TurnStone(self.question.goal, True) if isinstance(self.question, AskTurn) else None
        self.bonus = self.question.values[0] if isinstance(self.question, AskBonus) else 0
        self.hover, self.drag, self.zone = None, None, Zone.HAND
        self.focus = min(self.focus, max(0, len(view.hand) - 1))
        self.touch()

    def end(self) -> None:
        """The turn is over."""
        self.choice = self.question = self.answer = self.hover = self.drag = None
        self.touch()

    def touch(self) -> None:
        self.changed, self._aim = True, None

    @property
    def aim(self) -> Aim:
        if self._aim is None:
            choice = self.choice if self.question is None else None
            self._aim = aim_of(choice, self.hover, self.drag, self.asked, self.places, self.placing)
        return self._aim

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
        if self.choice is None or not isinstance(self.question, AskBonus):
            return frozenset()
        return frozenset(bonus_cells(self.choice.view.table.maze))

    @property
    def placing(self) -> PlaceBonus | None:
        """The bonus nugget where it lies tentatively, or else where it would lie."""
        if isinstance(self.answer, PlaceBonus):
            return self.answer
        hover = self.hover
        return PlaceBonus(self.bonus, hover.cell) if isinstance(hover, OnCell) and hover.cell in self.places else None

    @property
    def asks_for_place(self) -> bool:
        """Whether the player answers by pointing at the board."""
        return bool(self.asked or self.places)

    def choose_bonus(self, value: int) -> bool:
        """Another of the bonus nuggets is to be placed; False when it is not one to choose."""
        if not isinstance(self.question, AskBonus) or value not in self.question.values:
            return False
        self.bonus = value
        if isinstance(self.answer, PlaceBonus):
            self.answer = PlaceBonus(value, self.answer.cell)
        self.touch()
        return True

    @property
    def held(self) -> int | None:
        return None if self.choice is None else self.choice.held

    @property
    def ready(self) -> Command | None:
        """What ending the turn would say."""
        if self.question is not None:
            return self.answer
        return None if self.choice is None else self.choice.laid

    @property
    def rotatable(self) -> int | None:
        """The card of the hand that Rotate would turn."""
        if self.choice is None or self.question is not None:
            return None
        index = self.held if self.held is not None else None
        return index if index is not None and isinstance(self.choice.card(index), Face) else None

    def pick_up(self, index: int, by_key: bool = False) -> bool:
        """Take a card up; with keys the cursor goes to its first target."""
        if self.choice is None or self.question is not None or not self.choice.pick_up(index):
            return False
        self.focus, self.zone = index, Zone.HAND
        self.hover = None
        if by_key:
            self.step_target(1)
        self.touch()
        return True

    def put_back(self) -> bool:
        """Let the held card go; False when none is held."""
        if self.choice is None or self.choice.held is None:
            return False
        self.choice.put_back()
        self.hover = self.drag = None
        self.touch()
        return True

    def take_back(self) -> bool:
        """Undo what lies tentatively; False when nothing does."""
        if isinstance(self.answer, PlaceBonus | Retire | Stay):
            self.answer = None
        elif self.choice is None or not self.choice.take_back():
            return False
        self.touch()
        return True

    def rotate(self, index: int | None = None) -> bool:
        """Turn a card of the hand, the held one, the one that lies tentatively, or the stone that is asked about.

        When a bonus nugget is placed, go on to the next one.
        """
        if isinstance(self.question, AskBonus):
            values = self.question.values
            return self.choose_bonus(values[(values.index(self.bonus) + 1) % len(values)])
        if isinstance(self.question, AskTurn) and isinstance(self.answer, TurnStone):
            self.answer = TurnStone(self.question.goal, not self.answer.upright)
            self.touch()
            return True
        if self.choice is None or self.question is not None:
            return False
        which = index if index is not None else self.choice.held
        done = self.choice.rotate_laid() if which is None else self.choice.rotate(which)
        if done:
            self.touch()
        return done

    def point(self, target: Target | None) -> None:
        """The pointer or the cursor is there."""
        if target != self.hover:
            self.hover = target
            self.touch()

    def hang(self, pos: tuple[int, int] | None) -> None:
        """The held card hangs on the pointer at `pos`, or no longer."""
        if pos != self.drag:
            self.drag = pos
            self.touch()

    def commands_on(self, target: Target) -> list[Command]:
        """The legal commands of the held card, or the answers to a question, that mean `target`."""
        if isinstance(self.question, AskBonus):
            if isinstance(target, OnCell) and target.cell in self.places:
                return [PlaceBonus(self.bonus, target.cell)]
            return []
        if isinstance(self.question, AskReveal):
            return [Reveal(target.goal)] if isinstance(target, OnGoal) and target.goal in self.asked else []
        return [] if self.choice is None else self.choice.commands_on(target)

    def refusal(self, target: Target) -> str:
        """Why the held card cannot go there; empty where nothing was tried."""
        if isinstance(self.question, AskBonus) and isinstance(target, OnCell):
            return refusal_sentence(refuse(Reason.NO_PLACE_FOR_BONUS, cell=target.cell), self._names)
        why = None if self.choice is None else self.choice.why_not(target)
        return refusal_sentence(why, self._names) if isinstance(why, Refusal) else why or ""

    def lay(self, command: Command) -> None:
        """Let the card lie there for the time being, or give the answer for the time being."""
        if isinstance(command, Answer):
            self.answer = command
        elif self.choice is not None:
            self.choice.lay(command)
        self.hover = self.drag = None
        self.zone = Zone.HAND
        self.touch()

    def pass_held(self) -> bool:
        """Give the selected card up, tentatively; False when none is selected."""
        if self.held is None or self.question is not None:
            return False
        return self.give(self.held)

    @property
    def gives_up(self) -> bool:
        """Whether cards are being given up and more may go with them (R10.4)."""
        choice = self.choice
        return choice is not None and choice.gives_up and choice.view.table.rules.saboteur2

    def give(self, index: int) -> bool:
        """Give a card up with those that go already, or keep it again; False when it cannot go."""
        if self.choice is None or not self.choice.give(index):
            return False
        self.hover = self.drag = None
        self.zone, self.focus = Zone.HAND, index
        self.touch()
        return True

    def remove(self, what: Lying) -> None:
        """Let the two cards that go remove what lies before the own seat."""
        if self.choice is not None:
            self.choice.remove(what)
            self.touch()

    # Keys

    def step_target(self, by: int) -> None:
        """The cursor to the next or previous legal target."""
        targets: list[Target] = [OnGoal(goal) for goal in self.asked]
        targets += [OnCell(cell) for cell in sorted(self.places)]
        if not targets and self.choice is not None:
            targets = self.choice.targets()
        if targets:
            place = targets.index(self.hover) if self.hover in targets else (-1 if by > 0 else 0)
            self.point(targets[(place + by) % len(targets)])

    def step(self, dx: int, dy: int, seats: int) -> None:
        """An arrow key: over cells with a path card or on the board, else to the neighbour in the zone."""
        free = isinstance(self.aim.card, Face) or (self.zone is Zone.BOARD and self.aim.card is None)
        if (free or self.places) and not self.asked and self.zone in (Zone.BOARD, Zone.HAND):
            cell = _cell_of(self.hover)
            x, y = xy(cell)
            self.point(OnCell(at(x + dx, y + dy)))
        elif self.zone is Zone.SEATS:
            seat = self.hover.seat if isinstance(self.hover, OnSeat) else 0
            self.point(OnSeat((seat + (dx or dy)) % seats))
        elif self.aim.card is not None or self.asked:
            self.step_target(dx or dy)
        elif self.zone is Zone.HAND and self.choice is not None and self.choice.view.hand:
            self.focus = (self.focus + (dx or dy)) % len(self.choice.view.hand)
            self.touch()

    def next_zone(self, by: int) -> None:
        """Tab: to the next zone, with the cursor on its first thing."""
        zones = list(Zone)
        self.zone = zones[(zones.index(self.zone) + by) % len(zones)]
        match self.zone:
            case Zone.SEATS:
                self.hover = OnSeat(0)
            case Zone.PILES:
                self.hover = OnPile()
            case Zone.BOARD:
                self.hover = OnCell(_cell_of(self.hover))
            case Zone.HAND | Zone.BUTTONS:
                self.hover = None
        self.touch()


def _cell_of(target: Target | None) -> Cell:
    return target.cell if isinstance(target, OnCell) else at(1, 0)
