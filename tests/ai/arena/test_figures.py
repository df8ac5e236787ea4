"""The figures of the arena: against plain counting, and what the observer is asked when."""

from __future__ import annotations

import math
import random
from array import array
from itertools import product

import pytest
from msgspec.structs import replace

from ai.arena.measure.figures import auc, bootstrap_share, calibration_error, log_loss
from ai.arena.measure.observed import observed
from ai.arena.play import bout
from ai.arena.play.bout import play_bouts
from ai.arena.play.designs import ArenaPlan, Bout, Mixed, Sides, deal_of
from ai.arena.play.observer import Lap, chance_before, laps, stranger
from ai.decision import Decision
from ai.lots import Chance
from ai.minds import Mind, mind_named
from ai.persona import NO_PERSONA, Persona
from game.engine.cards import Role
from game.engine.events import HatSwapped, TurnEvent
from game.engine.observe import log_of, observe
from game.engine.ruleset import EDITIONS
from game.engine.state import State
from game.engine.turn import apply, start
from game.engine.views import Log, View
from game.play.simulate import Sitting

RULES = EDITIONS["rebel"]


def test_auc_is_the_chance_that_a_true_case_stands_above_a_false_one() -> None:
    rng = random.Random(1)
    scores = [rng.randrange(5) / 4 for _ in range(60)]
    truths = [rng.randrange(2) for _ in scores]
    pairs = [
        (one > other) + (one == other) / 2
        for (one, true), (other, false) in product(zip(scores, truths, strict=True), repeat=2)
        if true and not false
    ]
    assert auc(scores, truths) == pytest.approx(sum(pairs) / len(pairs))
    assert auc([0.1, 0.2], [1, 1]) is None


def test_log_loss_and_calibration() -> None:
    assert log_loss([0.5, 0.5], [0, 1]) == pytest.approx(math.log(2))
    assert log_loss([1.0, 0.0], [1, 0]) == 0
    assert calibration_error([0.25] * 4, [1, 0, 0, 0]) == pytest.approx(0)
    assert calibration_error([0.9] * 4, [0, 0, 0, 0]) == pytest.approx(0.9)


def test_an_interval_holds_its_figure_and_shrinks_with_more_deals() -> None:
    rng = random.Random(2)
    deals = [complex(sum(rng.random() < 0.3 for _ in range(2)), 2) for _ in range(1600)]
    few, many = bootstrap_share(deals[:100], "few"), bootstrap_share(deals, "many")
    for found in (few, many):
        assert found.low < found.value < found.high
        assert found.low < 0.3 < found.high
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.2)
    assert many == bootstrap_share(deals, "many")
    standard_error = math.sqrt(0.3 * 0.7 / 3200)
    assert many.high - many.low == pytest.approx(2 * 1.96 * standard_error, rel=0.15)


def test_a_sample_of_nothing_to_count_is_left_out() -> None:
    found = bootstrap_share([complex(1, 2), complex(3, 0), complex(0, 0)], "few")
    assert found.value == 2.0
    assert 0.5 <= found.low <= found.high


def test_a_lap_is_asked_about_before_the_next_turn_begins() -> None:
    plan = ArenaPlan(Mixed(("random",)), (4,), 1, 3, replace(RULES, table_talk=True))
    place = Bout(4, 0, 0)
    deal = deal_of(plan, place)
    state = ended(plan, place)
    turns = sum(isinstance(event, TurnEvent) for event in state.events)
    assert len(laps(state, deal, stranger(state))) == min(6, (turns - 1) // 4)


def ended(plan: ArenaPlan, place: Bout) -> State:
    """The end of a round of claims and random moves."""
    rng = random.Random(5)
    state = start(plan.rules, deal_of(plan, place)).state
    mind = mind_named("random")
    while (seat := state.table.to_play) is not None and state.table.outcome is None:
        view, log = observe(state, seat), log_of(state, seat)
        state = apply(state, mind(view, log, NO_PERSONA, rng).command).state
    return state


def test_a_swapped_hat_changes_who_is_a_saboteur() -> None:
    plan = ArenaPlan(Mixed(("random",)), (8,), 40, 1, replace(RULES, saboteur2=True))
    changed = 0
    for number in range(40):
        deal = deal_of(plan, Bout(8, number, 0))
        state = ended(plan, Bout(8, number, 0))
        seen = laps(state, deal, stranger(state))
        assert state.table.outcome is not None
        before = tuple(int(role is Role.SABOTEUR) for role in deal.roles)
        changed += any(lap.saboteur != before for lap in seen)
        if not any(isinstance(event, HatSwapped) for event in state.events):
            assert all(lap.saboteur == before for lap in seen)
    assert changed


def test_framing_counts_rounds_in_which_a_gold_digger_is_suspected_most() -> None:
    one = play_bouts(ArenaPlan(Mixed(("random",)), (3,), 1, 1, RULES), (Bout(3, 0, 0),))[0]
    laps = [
        Lap((0.5, 0.3, 0.1), (0, 1, 0), 0.3, 0.3),
        Lap((0.3, 0.5, 0.1), (0, 1, 0), 0.3, 0.3),
        Lap((0.5, 0.5, 0.1), (0, 1, 0), 0.3, 0.3),
        Lap((0.5, 0.5, 0.1), (0, 0, 0), 0.3, 0.3),
    ]
    rounds = [replace(one, deal=deal, laps=(lap,) * 4) for deal, lap in enumerate(laps)]
    found = observed([*rounds, replace(one, deal=9, laps=(laps[0],) * 3)], 0.4, "x")["framed"]
    assert (found["rounds"], found["share"]) == (3, pytest.approx(1 / 3, abs=1e-4))
    told = observed(rounds, 0.4, "x")["observer"]
    assert [lap["rounds"] for lap in told] == [4] * 4
    assert told[0]["prior"] == pytest.approx(log_loss([0.4] * 12, [0, 1, 0] * 3 + [0] * 3), abs=1e-4)
    assert told[0]["gold"] == pytest.approx(-math.log(0.3), abs=1e-4)


def test_before_anything_has_happened_all_role_cards_are_equally_likely() -> None:
    assert chance_before(RULES, 5) == pytest.approx(2 / 6)
    assert chance_before(RULES, 10) == pytest.approx(4 / 11)
    assert chance_before(replace(RULES, saboteur2=True), 7) == pytest.approx(3 / 15)


def test_the_cheat_alone_is_shown_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, set[int]] = {}

    def watched(name: str, times: array[int]) -> Sitting:
        def mind(view: View, log: Log, persona: Persona, rng: Chance) -> Decision:
            seen.setdefault(name, set()).add(sum(role is not None for role in view.roles))
            return mind_named("random")(view, log, persona, rng)

        by: Mind = mind
        return Sitting(name, by, NO_PERSONA, times)

    monkeypatch.setattr(bout, "sitting", watched)
    play_bouts(ArenaPlan(Sides("steady", "oracle"), (5,), 1, 1, RULES), (Bout(5, 0, 0),))
    assert seen == {"steady": {1}, "oracle": {5}}
