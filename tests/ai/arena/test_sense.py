"""Counts of sense: what was sure is seen, and only mistakes count as such."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from engine.positions import CORRIDOR, do, position
from msgspec.structs import replace

from ai.arena.call import main
from ai.arena.measure.checks import BASE_RULES
from ai.arena.measure.sensed import ended, sensed
from ai.arena.play.bout import Round, play_bouts
from ai.arena.play.designs import ArenaPlan, Sides, bouts
from ai.arena.play.endings import Ending
from ai.arena.play.sense import SLIP_KINDS, Asked, Sense, Slip, count_sense
from ai.arena.play.sure_plays import last_defences, sure_wins
from ai.decision import Beliefs, Decision, Reasons
from game.engine.commands import Answer, Play
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.records.spelling import parse

LAST_CELL = """
. . . . . . . . !
. . . . . . . . .
@ EW EW EW EW EW EW . ?
. . . . . . . . .
. . . . . . . . !
"""
"""Only goal 2 is left, and only the cell before it."""


def decided(
    state: State, play: str, suspicion: tuple[float, ...] = (), evidence: tuple[tuple[float, ...], ...] = ()
) -> Asked:
    """The seat to play decides on this, with these beliefs."""
    seat = state.table.to_play
    assert seat is not None
    command = parse(play)
    assert isinstance(command, Play | Answer)
    believed = Beliefs(suspicion, (1 / 3, 1 / 3, 1 / 3))
    reasons = Reasons((), believed, believed, evidence) if suspicion else None
    return Asked(observe(state, seat), log_of(state, seat), Decision(command, None, reasons))


def slips(state: State, one: Asked, public: float = 0.0) -> list[str]:
    """The kinds of mistakes that a decision is; the stranger holds every seat for a saboteur that much."""
    seats = state.table.seats
    found = count_sense([one], state.roles, lambda _events: Beliefs((public,) * seats, (1 / 3,) * 3))
    return [slip.kind for slip in found.slips]


def test_a_win_is_sure_where_the_gold_is_known_and_a_card_joins_it() -> None:
    seen = do(position(CORRIDOR, hand="EW map NS", others="NS"), "map 2", "pass NS", "pass NS")
    assert {str(act) for act in sure_wins(observe(seen, 0))} == {"lay EW 7,0", "lay NESW 7,0"}
    only = position(LAST_CELL, hand="EW NS")
    assert [str(act) for act in sure_wins(observe(only, 0))] == ["lay EW 7,0"]
    assert slips(only, decided(only, "pass NS")) == ["win missed"]
    assert slips(only, decided(only, "lay EW 7,0")) == []
    unknown = position(CORRIDOR, hand="EW NS")
    assert sure_wins(observe(unknown, 0)) == []
    stopped = position(LAST_CELL, hand="EW NS", in_front={0: "lamp"})
    assert sure_wins(observe(stopped, 0)) == []


def test_a_last_defence_closes_the_only_way_or_stops_the_only_foe() -> None:
    state = position(LAST_CELL, hand="E.W NS break:pick", who="sdd")
    assert {str(act) for act in last_defences(observe(state, 0), None)} == {"lay E.W 7,0"}
    assert slips(state, decided(state, "pass NS"))[0] == "defence missed"
    assert "defence missed" not in slips(state, decided(state, "lay E.W 7,0"))
    alone = position(LAST_CELL, hand="break:pick NS", who="sdd", in_front={2: "lamp"})
    assert {str(act) for act in last_defences(observe(alone, 0), None)} == {"break pick 1"}
    mates = position(LAST_CELL, hand="break:pick NS", who="sdd")
    assert {str(act) for act in last_defences(observe(mates, 0), (1.0, 0.2, 0.7))} == {"break pick 1"}
    away = position("@ EW EW EW EW . . . ?", hand="E.W NS rockfall", who="sdd")
    assert last_defences(observe(away, 0), None) == []


def test_a_known_saboteur_uses_its_weapons() -> None:
    state = position(CORRIDOR, hand="break:pick NS", who="sdd")
    passed = decided(state, "pass NS", (1.0, 0.1, 0.1))
    assert slips(state, passed, public=0.95) == ["weapon unused"]
    assert slips(state, passed, public=0.5) == [], "it may hide"
    assert slips(state, decided(state, "break pick 1", (1.0, 0.1, 0.1)), public=0.95) == []
    assert slips(state, decided(state, "pass NS", (1.0, 0.9, 0.9)), public=0.95) == [], "it spares its mates"
    empty = position(CORRIDOR, hand="rockfall NS", who="sdd", deck="")
    assert slips(empty, decided(empty, "pass NS")) == ["weapon unused"]
    stopped = position(CORRIDOR, hand="break:pick NS", who="sdd", deck="", in_front={1: "cart", 2: "cart"})
    assert slips(stopped, decided(stopped, "pass NS")) == []


def test_a_stopped_mate_is_not_broken_again() -> None:
    state = position(CORRIDOR, hand="break:pick NS", who="ssd", in_front={1: "cart"})
    assert slips(state, decided(state, "break pick 1", (1.0, 0.7, 0.1))) == ["stopped mate broken"]
    assert slips(state, decided(state, "break pick 1", (1.0, 0.5, 0.1))) == []


def test_a_gold_digger_keeps_broken_tools_for_its_suspect_and_spares_the_honest() -> None:
    state = position(CORRIDOR, hand="break:pick NS", who="dds")
    assert slips(state, decided(state, "pass break:pick", (0.0, 0.1, 0.7))) == ["break given up"]
    assert slips(state, decided(state, "pass break:pick", (0.0, 0.1, 0.5))) == []
    assert slips(state, decided(state, "break pick 1", (0.0, 0.1, 0.7))) == ["honest broken"]
    assert slips(state, decided(state, "break pick 2", (0.0, 0.1, 0.7))) == []
    nothing_else = position(CORRIDOR, hand="break:pick", who="dds", in_front={2: "pick"})
    assert slips(nothing_else, decided(nothing_else, "pass break:pick", (0.0, 0.1, 0.7))) == []


@pytest.mark.parametrize(("cleared", "expected"), [(-1.0, []), (0.0, ["accused mended"]), (2.0, ["accused mended"])])
def test_whom_it_accused_it_mends_only_on_new_evidence(cleared: float, expected: Sequence[str]) -> None:
    begun = position(CORRIDOR, by=BASE_RULES, hand="NS repair:cart", who="ddd", in_front={1: "cart"})
    state = do(begun, "claim seat 1 saboteur", "pass NS", "pass NS", "pass NS")
    silent = [(0.0, 0.0, 0.0)] * state.logged
    told = (*silent[:-1], (0.0, cleared, 0.0))
    assert slips(state, decided(state, "repair cart 1", (0.0, 0.5, 0.1), told)) == expected
    taken_back = do(begun, "claim seat 1 saboteur", "pass NS", "pass NS", "pass NS", "claim seat 1 digger")
    assert slips(taken_back, decided(taken_back, "repair cart 1", (0.0, 0.5, 0.1), told)) == []


def test_a_mended_saboteur_counts_by_what_is_true() -> None:
    state = position(CORRIDOR, hand="NS repair:cart", who="dds", in_front={1: "cart", 2: "cart"})
    assert slips(state, decided(state, "repair cart 2", (0.0, 0.1, 0.1))) == ["saboteur mended"]
    assert slips(state, decided(state, "repair cart 1", (0.0, 0.1, 0.1))) == []


def test_counts_are_kept_with_every_round_and_summed_by_deals() -> None:
    plan = ArenaPlan(Sides("rookie", "rookie"), (5,), 4, 1001, BASE_RULES)
    rounds = play_bouts(plan, tuple(bouts(plan, 5)))
    found = sensed(rounds, "x")
    assert list(found) == list(SLIP_KINDS)
    assert found["win missed"]["chances"] == sum(one.sense.wins for one in rounds)
    assert found["honest broken"]["chances"] == 4
    broken = sum(slip.kind == "honest broken" for one in rounds for slip in one.sense.slips)
    assert found["honest broken"]["value"] == broken / 4


def test_a_share_of_chances_that_never_came_is_none() -> None:
    plan = ArenaPlan(Sides("random", "random"), (3,), 1, 1001, BASE_RULES)
    one: Round = replace(play_bouts(plan, tuple(bouts(plan, 3)))[0], sense=Sense())
    assert sensed([one], "x")["win missed"] == {"chances": 0, "value": None, "low": None, "high": None}
    missed = replace(one, sense=Sense(wins=2, slips=(Slip("win missed", 0, 9, "pass NS"),)))
    assert sensed([missed], "x")["win missed"]["value"] == 0.5


def test_the_quick_call_prints_a_line_for_each_kind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["sense", "--level", "rookie", "--seats", "3", "--rounds", "2", "--seed", "1000", "--fair"]
    assert main([*words, "--examples", "1"]) == 0
    told = capsys.readouterr().out
    assert all(kind in told for kind in (*SLIP_KINDS, "talk: claims", "turns once the gold is lost"))
    assert main(["sense", "--level", "nobody", "--seed", "1"]) == 2
    assert list(tmp_path.iterdir()) == []


def test_endings_are_judged_where_the_gold_was_lost() -> None:
    plan = ArenaPlan(Sides("random", "random"), (3,), 1, 1001, BASE_RULES)
    one: Round = play_bouts(plan, tuple(bouts(plan, 3)))[0]
    assert one.ending is not None
    endings = [Ending(3, True, 2), Ending(0, False, 0), Ending(None, False, 0), Ending(5, False, 0), None]
    found = ended([replace(one, ending=each) for each in endings])
    assert found == {"lost": 3, "went_on": 2, "median": 4.0, "ninety": 5, "offered": 1}
    assert ended([])["median"] is None
