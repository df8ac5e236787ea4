"""What each seat did that decided a round, in sentences: for the end of the round, when all is revealed (UX S6)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.engine.cells import GOAL_CELLS, Cell
from game.engine.commands import ClaimGoal
from game.engine.events import BonusTaken, Claimed, Collapsed, Event, GoalRevealed, Laid, Looked
from game.engine.observe import log_of
from game.engine.state import State
from game.hindsight.telling import Moment, Telling, most_telling_first
from game.hindsight.telling_words import moment_sentence
from game.play.awards import awards
from game.play.feats import PastRound
from game.system.i18n import _
from game.words.awards import award_words
from game.words.log import sentence

_TOO_LITTLE = frozenset({Telling.CLAIM})
"""What decides nothing."""
_BY_ITSELF = frozenset({Telling.LOOK, Telling.MEND, Telling.FREE})
"""What is told only of a seat of which there is nothing better to tell."""
_OF_AN_ACT = frozenset({Telling.TURNING_POINT, Telling.SLIP, Telling.FALSELY_ACCUSED})
"""Kinds whose sentence says what an act meant, but not what was done."""
_OF_A_ROLE = frozenset({Telling.LIE, Telling.FOUND_OUT, Telling.FALSELY_ACCUSED})
"""Kinds whose sentence tells the role of the seat that they are about."""


class Act(NamedTuple):
    """What a seat did: one sentence, or two of them, the place in the log of the round, and where in the maze.

    `betrays` is the other seat whose role that tells.
    """

    words: str
    place: int | None = None
    cell: Cell | None = None
    betrays: int | None = None


def decisive_acts(
    state: State, moments: Iterable[Moment], names: Sequence[str], most: int
) -> tuple[tuple[Act, ...], ...]:
    """Return for each seat its most telling acts of a revealed round, in the order in which they were done.

    No act is told twice, and of a seat no two of one kind. A seat that did nothing telling has what it did most
    instead, and no place for it.
    """
    found: dict[int, list[Moment]] = defaultdict(list)
    told: set[int] = set()
    for moment in most_telling_first(moments):
        seat = _whose(moment, found)
        too_many = len(found[seat]) >= (1 if moment.kind in _BY_ITSELF else most)
        again = any(other.kind is moment.kind for other in found[seat])
        if moment.kind in _TOO_LITTLE or moment.place in told or too_many or again:
            continue
        told.add(moment.place)
        found[seat].append(moment)
    counted = _counted(state)
    return tuple(
        tuple(_act(each, seat, state, names) for each in sorted(found[seat], key=lambda each: each.place))
        or (Act(counted[seat]),) * bool(counted[seat])
        for seat in range(state.table.seats)
    )


def decided_by(state: State, moments: Iterable[Moment], names: Sequence[str]) -> str:
    """Return the most telling act of a revealed round in one line; nothing where there was none."""
    told = most_telling_first(each for each in moments if each.kind not in _TOO_LITTLE | _BY_ITSELF)
    if not told:
        return ""
    sentences = " ".join(_sentences(told[0], state, names))
    return _("Round {round}: {sentences}").format(round=state.table.round, sentences=sentences)


def _whose(moment: Moment, found: dict[int, list[Moment]]) -> int:
    """Return the seat that a moment is told of: who did it, or else whom it is about, where that one has nothing."""
    about = moment.about
    if moment.kind is Telling.FALSELY_ACCUSED and about is not None and not found[about]:
        return about
    return moment.seat


def _counted(state: State) -> Sequence[str]:
    """Return for each seat what it did most, in a few words."""
    outcome = state.table.outcome
    assert outcome is not None, "only a round that is over is told"
    won = awards([PastRound(log_of(state, None), outcome)])
    return ["" if award is None else award_words(award) for award in won]


def _act(moment: Moment, seat: int, state: State, names: Sequence[str]) -> Act:
    event = log_of(state, None)[moment.place]
    betrays = moment.about if moment.kind in _OF_A_ROLE and moment.about != seat else None
    return Act(" ".join(_sentences(moment, state, names)), moment.place, _cell(event), betrays)


def _sentences(moment: Moment, state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield what was done, where the moment itself does not say it, and what it meant."""
    if moment.kind in _OF_AN_ACT or (moment.kind is Telling.FOUND_OUT and moment.change is not None):
        log, number = log_of(state, None), state.table.round
        yield sentence(log[moment.place], names, round_number=number, place=moment.place, log=log) or ""
    yield moment_sentence(moment, state, names)


def _cell(event: Event) -> Cell | None:
    """Return where in the maze something happened."""
    match event:
        case Laid(cell=cell) | Collapsed(cell=cell) | BonusTaken(cell=cell):
            return cell
        case GoalRevealed(goal=goal) | Looked(goal=goal) | Claimed(claim=ClaimGoal(goal=goal)):
            return GOAL_CELLS[goal - 1]
        case _:
            return None
