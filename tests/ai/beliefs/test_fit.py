"""The fitted chances of acts: the file that is shipped, and the script that makes it."""

from __future__ import annotations

import math

import msgspec
import pytest

from ai.beliefs.act_kinds import KINDS, ObservedAct
from ai.beliefs.fit import POOL, fit, main, play_rounds
from ai.beliefs.likelihood import TABLE, Counted, FittedCounts, Likelihood, Pool, Style, likelihood

SMALL = Pool((Style("greedy"),), (Style("always-attack"), Style("greedy")))


def shipped() -> FittedCounts:
    return msgspec.json.decode(TABLE.read_bytes(), type=FittedCounts)


@pytest.mark.parametrize("saboteur2", [False, True])
def test_the_shipped_table_holds_every_style_and_no_kind_that_does_not_exist(saboteur2: bool) -> None:
    table = shipped()
    assert table.pool == POOL
    box = table.saboteur2 if saboteur2 else table.base
    columns = len(POOL.columns(saboteur2))
    for family, kinds in KINDS[saboteur2].items():
        contexts = box.counts.get(family, {})
        assert {kind for seen in contexts.values() for kind in seen} <= set(kinds)
        assert bool(contexts) == bool(kinds)
        assert all(len(row) == columns for seen in contexts.values() for row in seen.values())
    rows = [row for kinds in box.counts["turn"].values() for row in kinds.values()]
    assert min(map(sum, zip(*rows, strict=True))) > 100


def test_an_act_of_harm_speaks_against_a_seat_in_every_context_of_the_table() -> None:
    fitted = likelihood(False)
    for near in range(3):
        for late in range(3):
            context = (1, 0, near, late)
            act = ObservedAct(0, "turn", ("far dead",) * 3, (context,) * 3)
            row = fitted.of(act, 1.0)
            diggers, saboteurs = (row[start:end] for start, end in fitted.spans[:2])
            assert max(saboteurs) > 3 * max(diggers[:-1])


def test_no_act_speaks_louder_than_it_may() -> None:
    counted = Counted({"turn": {"1 0 0 0": {"far": [0, 100_000], "pass": [100_000, 0]}}})
    pool = Pool((Style("greedy"),), (Style("greedy"),))
    act = ObservedAct(0, "turn", ("far",) * 3, ((1, 0, 0, 0),) * 3)
    digger, saboteur = Likelihood(counted, pool, False).of(act, 1.0)[:2]
    assert math.log(saboteur / digger) == pytest.approx(2.5)
    mild = Likelihood(counted, pool, False).of(act, 0.5)
    assert math.log(mild[1] / mild[0]) == pytest.approx(1.25)


def test_the_same_act_says_less_where_six_roles_play() -> None:
    pool = Pool((Style("greedy"),), (Style("greedy"),))
    act = ObservedAct(0, "turn", ("far",) * 3, ((1, 0, 0, 0),) * 3)
    louder = []
    for others, saboteur2 in ((1, False), (5, True)):
        counted = Counted({"turn": {"1 0 0 0": {"far": [300] * others + [700], "pass": [700] * others + [300]}}})
        row = Likelihood(counted, pool, saboteur2).of(act, 1.0)
        louder.append(math.log(row[others] / row[0]))
    assert 0 < louder[1] < 0.85 * louder[0]


def test_what_was_never_seen_says_nothing() -> None:
    act = ObservedAct(0, "turn", ("far",) * 3, ((1, 0, 0, 0),) * 3)
    assert len(set(Likelihood(Counted(), SMALL, False).of(act, 1.0))) == 1


def test_the_same_seed_gives_the_same_table_for_any_number_of_jobs() -> None:
    one, two = (msgspec.json.encode(fit(play_rounds(2, 5, jobs, SMALL), SMALL), order="sorted") for jobs in (1, 2))
    assert one == two
    assert one != msgspec.json.encode(fit(play_rounds(2, 6, 1, SMALL), SMALL), order="sorted")


def test_wrong_numbers_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--rounds", "0"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
