"""What seats are remembered for: counted in what happened, never invented, the same every time."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import scenarios

from game.engine.cards import GOLD, Action, Role, Tool, face
from game.engine.cells import at
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Event,
    Freed,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    RoundBegan,
    Stole,
    TheftStopped,
    Trapped,
)
from game.engine.maze import first_maze
from game.engine.observe import log_of
from game.engine.table import Cause, Outcome
from game.play.awards import awards
from game.play.feats import COUNTED, PastRound
from game.play.session import Session
from game.records.replay import replay
from game.words.awards import Award, Feat, award_words

SEATS = 4
DIGGER, SABOTEUR = Role.DIGGER, Role.SABOTEUR
ROLES = (DIGGER, DIGGER, SABOTEUR, DIGGER)
BEGIN = RoundBegan(1, 0, first_maze())


def past(
    *log: Event, roles: tuple[Role, ...] = ROLES, finisher: int | None = None, cause: Cause = Cause.HANDS_EMPTY
) -> PastRound:
    outcome = Outcome("diggers" if finisher is not None else "saboteurs", cause, roles, (), ("NE", GOLD, "NW"),
                      finisher, ())  # fmt: skip
    return PastRound((BEGIN, *log), outcome)


def suspects(speaker: int, seat: int) -> Event:
    return Claimed(speaker, ClaimSeat(seat, "saboteur"))


def trusts(speaker: int, seat: int) -> Event:
    return Claimed(speaker, ClaimSeat(seat, "digger"))


def lay(seat: int, shape: str, x: int, y: int = 0) -> Event:
    return Laid(seat, 5, face(shape), at(x, y))


GAME: dict[Feat, tuple[Sequence[PastRound], list[int]]] = {
    Feat.REACHED_GOLD: (
        [past(finisher=1, cause=Cause.GOLD), past(finisher=3), past(finisher=1, cause=Cause.GOLD)],
        [0, 2, 0, 0],
    ),
    Feat.TRUSTED_SABOTEUR: (
        [
            past(trusts(0, 2), trusts(1, 2), trusts(0, 3)),
            past(trusts(0, 2), trusts(1, 2), trusts(3, 2), suspects(3, 2)),
        ],
        [0, 0, 2, 0],
    ),
    Feat.LIED: (
        [
            past(
                Claimed(0, ClaimGoal(1, "gold")),  # a guess
                Looked(0, 1, 1, None),
                Claimed(0, ClaimGoal(1, "gold")),
                Claimed(0, ClaimGoal(1, "stone")),
                Claimed(0, ClaimGoal(2, "stone")),
                Looked(3, 1, 2, None),
                Claimed(3, ClaimGoal(2, "stone")),
                Claimed(3, ClaimGoal(2, "stone")),
            ),
            past(
                Claimed(3, ClaimGoal(2, "stone")),  # it looked in another round
                Inspected(1, 1, 2, None),
                trusts(1, 2),
                suspects(1, 2),
                Inspected(1, 1, 3, None),
                HatSwapped(0, 1, 3, None),
                suspects(1, 3),  # nobody knows what it was before
            ),
        ],
        [1, 1, 0, 2],
    ),
    Feat.SAW_THROUGH: (
        [past(suspects(0, 2), suspects(0, 2), suspects(1, 3), suspects(3, 2), trusts(3, 2)), past(suspects(0, 2))],
        [2, 0, 0, 0],
    ),
    Feat.WRONGLY_SUSPECTED: (
        [past(suspects(0, 3), suspects(1, 3), suspects(0, 2), suspects(3, 0), HatSwapped(1, 1, 0, None))],
        [0, 0, 0, 2],
    ),
    Feat.HARDLY_SUSPECTED: (
        [past(suspects(0, 2), suspects(1, 2), suspects(2, 3), suspects(2, 0))],
        [0, 1, 0, 0],
    ),
    Feat.LONGEST_LIGHT: (
        [past(lay(0, "EW", 2), lay(0, "EW", 3), lay(1, "EW", 4), lay(2, "EW", 1), lay(3, "NS", 0, 1))],
        [0, 0, 4, 1],
    ),
    Feat.MENDED: (
        [
            past(Repaired(1, 1, Action.REPAIR_PICK_LAMP, Tool.PICK, 2)),
            past(*[Repaired(1, 1, Action.REPAIR_LAMP, Tool.LAMP, 1)] * 3),
        ],
        [0, 4, 0, 0],
    ),
    Feat.BROKE: ([past(Broke(3, 1, Tool.PICK, 2), Broke(3, 1, Tool.LAMP, 2))], [0, 0, 0, 2]),
    Feat.ROCKFALLS: ([past(lay(0, "EW", 1), Collapsed(2, 1, at(1, 0), face("EW")))], [0, 0, 1, 0]),
    Feat.STOLE: ([past(Stole(1, 2), Stole(3, None))], [0, 1, 0, 0]),
    Feat.BONUS: ([past(BonusTaken(1, 2, at(3, 3), 1, ()))], [0, 1, 0, 0]),
    Feat.CRYSTALS: ([past(CrystalsPaid(1, 2, 4, 2), CrystalsPaid(2, 0, 0, 2))], [0, 1, 0, 0]),
    Feat.TRAPPED: ([past(Trapped(1, 2, 3))], [0, 1, 0, 0]),
    Feat.FREED: ([past(Freed(1, 2, 3))], [0, 1, 0, 0]),
    Feat.STOPPED_THEFT: ([past(TheftStopped(1, 2, 3))], [0, 1, 0, 0]),
    Feat.INSPECTED: ([past(Inspected(1, 2, 3, None))], [0, 1, 0, 0]),
    Feat.SWAPPED_HANDS: ([past(HandsSwapped(1, 2, 3, (), (), None, None))], [0, 1, 0, 0]),
    Feat.SWAPPED_HATS: ([past(HatSwapped(1, 2, 3, None))], [0, 1, 0, 0]),
    Feat.DEAD_ENDS: ([past(lay(0, "E.W", 1), lay(1, "EW", 1, 1), lay(0, "N.E.S.W", 4))], [2, 0, 0, 0]),
    Feat.STONES: ([past(GoalRevealed(1, 1, "NE", face("NE")), GoalRevealed(2, 2, GOLD, face("NESW")))], [0, 1, 0, 0]),
    Feat.LOOKED: ([past(Looked(1, 2, 3, None))], [0, 1, 0, 0]),
    Feat.HINDERED: ([past(Broke(3, 1, Tool.PICK, 2), Broke(2, 1, Tool.LAMP, 2))], [0, 0, 1, 0]),
    Feat.PATHS: ([past(lay(1, "EW", 1), lay(1, "EW", 2), lay(0, "EW", 3))], [1, 2, 0, 0]),
    Feat.GAVE_UP: ([past(Passed(1, (1, 2), None), DiscardedTwo(2, (3, 4), None, Tool.PICK), Passed(3, (), None))],
                   [0, 2, 2, 0]),
}  # fmt: skip


@pytest.mark.parametrize("feat", Feat)
def test_every_feat_counts_what_was_done_and_nothing_else(feat: Feat) -> None:
    rounds, wanted = GAME[feat]
    assert COUNTED[feat](rounds, SEATS) == wanted


@pytest.mark.parametrize("feat", Feat)
def test_every_feat_is_told_of_whoever_did_nothing_else(feat: Feat) -> None:
    said = {award_words(Award(feat, number)) for number in (1, 2, 7)}
    assert all(words and "{" not in words for words in said)
    if feat is not Feat.HARDLY_SUSPECTED:
        assert any("2" in words for words in said)
        assert len(said) == 3, "one, two and seven are told apart"


def test_a_seat_is_remembered_for_what_it_alone_did() -> None:
    mended = [Repaired(1, 1, Action.REPAIR_LAMP, Tool.LAMP, 0)] * 4
    paths = [lay(seat, "EW", 10 + 2 * seat, 4) for seat in range(SEATS)]
    looks: list[Event] = [Looked(2, 1, 1, None), *[Claimed(2, ClaimGoal(1, "gold"))] * 3]
    assert awards([past(*mended, *paths, *looks)]) == (
        Award(Feat.PATHS, 1),
        Award(Feat.MENDED, 4),
        Award(Feat.LIED, 3),
        Award(Feat.PATHS, 1),
    )


def test_who_did_nothing_is_remembered_for_nothing() -> None:
    assert awards([past(Broke(3, 1, Tool.PICK, 3))]) == (None, None, None, Award(Feat.BROKE, 1))


def test_equal_claims_go_to_the_lower_seat_and_the_other_has_what_is_next() -> None:
    log = [Looked(1, 1, 1, None), Looked(2, 1, 1, None), lay(2, "EW", 9, 9)]
    assert awards([past(*log)])[1:3] == (Award(Feat.LOOKED, 1), Award(Feat.PATHS, 1))


def test_nothing_is_told_before_the_game_is_over() -> None:
    assert awards([]) == ()
    assert Session.new(scenarios.setup(4), None, seed=1).awards() == ()


@pytest.mark.parametrize("name", ["rebel-5-seats", "rebel-8-seats-saboteur2-bonus", "italian-10-seats"])
def test_in_whole_games_everybody_has_one_true_line_and_the_same_again(name: str) -> None:
    recorded = replay((scenarios.GOLDEN / f"{name}.lode").read_bytes())
    ended = [played.step.state for played in recorded.played if played.step.state.table.to_play is None]
    rounds = [PastRound(log_of(state, None), state.table.outcome) for state in ended if state.table.outcome is not None]
    found = awards(rounds)
    assert found == awards(rounds)
    assert len(found) == len(rounds[0].outcome.roles)
    assert all(found), "in a whole game everybody does something"
    for seat, award in enumerate(found):
        assert award is not None
        assert COUNTED[award.feat](rounds, len(found))[seat] == award.number > 0
    told = [award.feat for award in found if award is not None]
    assert len(set(told)) >= min(len(told), 6)
