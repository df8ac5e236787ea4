"""What the log says: exact beliefs, nothing that a seat may not know, and the same from a cold start."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations

import pytest
from engine.positions import CORRIDOR, SABOTEUR2, do, position, rules
from msgspec.structs import replace
from seating import BASE, EXPANDED, whole_round

from ai.beliefs import tracker as trackers
from ai.beliefs.posterior import HARMFUL_PROFITEER
from ai.beliefs.reading import Reading, acts_of, course, exposure, read
from ai.beliefs.role_deals import ROLE_ORDER
from ai.beliefs.tracker import FULL_ATTENTION, Attention, BeliefTracker, observation_model
from ai.decision import Beliefs
from game.engine.cards import GOLD, SABOTEUR2_ROLES, Role
from game.engine.commands import Break, Map, Pass, Repair
from game.engine.events import Claimed, Event, HatSwapped, TurnEvent, as_seen_by
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.ruleset import Ruleset, role_cards
from game.engine.state import RoundLog, State
from game.engine.views import Log, View

TABLES = [(BASE, 3), (BASE, 4), (BASE, 5), (BASE, 8)]
NOTHING = Attention(power=0)


def states(by: Ruleset, seats: int, every: int = 7) -> Iterator[State]:
    """Positions of one round among minds that attack, mend, look and talk."""
    minds = ("sharp", "always-attack", "sharp/chatterbox", "steady", "trust-greedy")
    table = [minds[seat % len(minds)] for seat in range(seats)]
    yield from (state for _, state, _ in islice(whole_round(table, 3, by), 0, None, every) if not state.table.outcome)


def heard(state: State, seat: int, attention: Attention = FULL_ATTENTION) -> Reading:
    return read(observe(state, seat), log_of(state, seat), attention)


def close(one: Sequence[float], other: Sequence[float]) -> bool:
    return one == pytest.approx(other, abs=1e-9)


def joint_likelihoods(state: State) -> list[tuple[float, ...]]:
    """How likely what each seat did is: for each goal, a gold-digger's and a saboteur's acts."""
    rules, seats = state.table.rules, state.table.seats
    tracker = BeliefTracker(seats, observation_model(rules, seats, FULL_ATTENTION), False)
    for event in log_of(state, None):
        tracker.update(event)
    return [likelihood.sums for likelihood in tracker.states[-1].likelihoods]


def enumerated(state: State, view: View | None) -> tuple[list[float], list[float]]:
    """Saboteurs and gold by going through every choice of saboteurs, the spare card among them, and every goal."""
    seats, sums = state.table.seats, joint_likelihoods(state)
    cards = role_cards(state.table.rules, seats)
    known = state.table.goals if view is None else view.goals
    guilty, gold = [0.0] * seats, [0.0] * 3
    for goal in range(3):
        if (GOLD in known and known[goal] != GOLD) or (known[goal] not in (None, GOLD)):
            continue
        for chosen in combinations(range(cards.total()), cards[Role.SABOTEUR]):
            if view is not None and (view.seat in chosen) != (view.role is Role.SABOTEUR):
                continue
            weight = math.prod(sums[seat][2 * goal + (seat in chosen)] for seat in range(seats))
            gold[goal] += weight
            for seat in set(chosen) - {seats}:
                guilty[seat] += weight
    return [each / sum(gold) for each in guilty], [each / sum(gold) for each in gold]


@pytest.mark.parametrize(("by", "seats"), TABLES)
def test_beliefs_are_what_going_through_every_case_gives(by: Ruleset, seats: int) -> None:
    for state in states(by, seats):
        seat = state.table.to_play or 0
        found = heard(state, seat)
        for belief, view in ((found.public, None), (found.after, observe(state, seat))):
            guilty, gold = enumerated(state, view)
            assert close(belief.saboteur, guilty)
            assert close(belief.gold, gold)


def test_beliefs_with_saboteur2_are_what_going_through_every_deal_gives() -> None:
    *_, state = states(SABOTEUR2, 3, 9)
    model = observation_model(Ruleset(saboteur2=True), 3, FULL_ATTENTION)
    tracker = BeliefTracker(3, model, True)
    for event in log_of(state, None):
        tracker.update(event)
    public = tracker.states[-1]
    cards = [role for role, count in SABOTEUR2_ROLES.items() for _ in range(count)]
    slots = (*public.likelihoods, *public.aside)
    weights = [[0.0] * len(ROLE_ORDER) for _ in range(3)]
    gold = [0.0] * 3
    for goal, chance in enumerate(public.revealed_chances()):
        for dealt in permutations(cards, len(slots)):
            places = [ROLE_ORDER.index(role) for role in dealt]
            weight = chance * math.prod(
                likelihood.sums[goal * 6 + place] for likelihood, place in zip(slots, places, strict=True)
            )
            gold[goal] += weight
            for row, place in zip(weights, places, strict=False):
                row[place] += weight
    found = tracker.public(len(tracker.evidence))
    assert close(found.gold, [each / sum(gold) for each in gold])
    for chances, expected in zip(found.roles, weights, strict=True):
        assert close(chances, [each / sum(gold) for each in expected])
    assert close(found.saboteur, [row[5] + HARMFUL_PROFITEER * row[3] for row in found.roles])


@pytest.mark.parametrize(("seats", "nobody"), [(3, 0.25), (4, 0.2)])
def test_with_few_seats_perhaps_nobody_is_a_saboteur(seats: int, nobody: float) -> None:
    state = position(seats=seats)
    assert sum(heard(state, 0).public.saboteur) == pytest.approx(1 - nobody)
    assert heard(state, seats - 1).before.saboteur == (0,) * (seats - 1) + (1,)


def test_what_a_seat_has_seen_is_certain() -> None:
    state = do(position(CORRIDOR, seats=5, hand="map", hands={1: "EW"}), "map 1")
    assert heard(state, 0).after.gold == pytest.approx((0, 0.5, 0.5))
    assert heard(state, 1).after.gold == pytest.approx((1 / 3,) * 3)
    assert heard(do(position(seats=5, hand="map"), "map 2"), 0).after.gold == (0, 1, 0)
    assert heard(state, 4).after.saboteur[4] == 1


def test_a_revealed_stone_is_no_gold_for_anybody() -> None:
    state = do(position(CORRIDOR, seats=5, hand="EW", goals="gold NE NW"), "lay EW 7,0")
    assert heard(state, 3).public.gold[1] == 0
    assert sum(heard(state, 3).public.gold) == pytest.approx(1)


def test_a_dead_end_speaks_against_a_seat_and_a_step_for_it() -> None:
    picture = "@ EW EW EW EW EW"
    harmed = do(position(picture, seats=5, hand="N.E.S.W"), "lay N.E.S.W 6,0")
    helped = do(position(picture, seats=5, hand="NESW"), "lay NESW 6,0")
    at_first = heard(harmed, 1).before.saboteur[0]
    assert heard(harmed, 1).after.saboteur[0] > at_first > heard(helped, 1).after.saboteur[0]
    assert heard(harmed, 1).evidence[-2][0] > 0 > heard(helped, 1).evidence[-2][0]
    assert all(not any(row[1:]) for row in heard(harmed, 1).evidence)


def test_without_trust_in_what_is_seen_nothing_is_learnt() -> None:
    for state in states(BASE, 5, 12):
        found = heard(state, 2, NOTHING)
        assert close(found.after.saboteur, found.before.saboteur)
        assert not any(map(any, found.evidence))


@pytest.mark.parametrize("by", [BASE, EXPANDED])
def test_a_cold_start_gives_the_same(by: Ruleset) -> None:
    for state in states(by, 5, 9):
        seat = state.table.to_play or 0
        warm = heard(state, seat)
        copy = replace(state, events=RoundLog(state.table.seats, state.events))
        assert everything(heard(copy, seat)) == everything(warm)
        trackers._trackers.clear()
        assert everything(heard(state, seat)) == everything(warm)


def everything(found: Reading) -> tuple[object, ...]:
    return found.before, found.after, found.public, found.evidence


def test_an_earlier_log_of_the_same_round_is_read_as_it_was() -> None:
    earlier, later = islice(states(BASE, 5), 1, 3)
    first = everything(heard(earlier, 0))
    heard(later, 0)
    assert everything(heard(earlier, 0)) == first


@pytest.mark.parametrize("by", [BASE, EXPANDED])
def test_all_seats_and_a_stranger_read_the_same_in_public(by: Ruleset) -> None:
    for state in states(by, 5, 11):
        stranger = course(log_of(state, None), by, 5)
        assert len(stranger) == state.logged
        for seat in range(5):
            trackers._trackers.clear()
            assert heard(state, seat).public == stranger[-1]


def test_what_nobody_else_saw_changes_nothing_for_a_stranger() -> None:
    for state in states(EXPANDED, 5, 11):
        events: list[Event] = [hidden(event) for event in state.events[: state.logged]]
        log = Log([as_seen_by(event, None) for event in events], len(events))
        assert course(log, EXPANDED, 5) == course(log_of(state, None), EXPANDED, 5)


def hidden(event: Event) -> Event:
    """The event with other secrets where it has any."""
    if isinstance(event, HatSwapped):
        return replace(event, role=Role.BOSS, old=Role.BOSS)
    return as_seen_by(event, None)


def test_a_claim_moves_beliefs_about_the_gold_and_the_deaf_do_not_hear_it() -> None:
    talk = rules(table_talk=True)
    state = do(position(by=talk, seats=5, hand="map NESW", others="NESW"), "map 3")
    for _ in range(4):
        state = do(state, f"pass {observe(state, state.table.to_play or 0).hand[0]}")
    claimed = do(state, "claim goal 3 gold")
    assert isinstance(claimed.events[claimed.logged - 1], Claimed)
    assert heard(claimed, 1).after.gold[2] > 0.6
    assert heard(claimed, 1, Attention(claims=False)).after.gold == pytest.approx((1 / 3,) * 3)
    liar = do(state, "claim goal 3 stone")
    assert heard(liar, 1).after.gold[2] < 0.2


def test_the_word_of_a_suspect_counts_less() -> None:
    talk = rules(table_talk=True)
    spoken = []
    for hands in ("map NESW", "map N.E.S.W"):
        state = position("@ EW EW EW", by=talk, seats=5, hand=hands, others="NESW NESW")
        state = do(state, "map 3", *("pass NESW",) * 4, f"lay {hands.split()[1]} 4,0", *("pass NESW",) * 4)
        spoken.append(heard(do(state, "claim goal 3 gold"), 1).after.gold[2])
    assert spoken[0] > spoken[1] > 1 / 3


def turns(state: State) -> int:
    return sum(isinstance(event, TurnEvent) for event in log_of(state, None))


def test_exposure_is_what_the_act_will_add_to_the_suspicion() -> None:
    """In the first lap most saboteurs lie low, and little is made of an act: it counts as it will later."""
    for state in states(BASE, 5, 6):
        seat = state.table.to_play
        assert seat is not None
        found = heard(state, seat)
        for option in options(observe(state, seat)):
            if isinstance(option, Break | Repair | Map | Pass):
                added = exposure(found, acts_of(found, option))
                after = do(state, str(option))
                rows = heard(after, seat).evidence[state.logged :]
                at_once = sum(row[seat] for row in rows)
                if turns(state) >= 5:
                    assert at_once == pytest.approx(added, abs=0.01)
                else:
                    assert abs(at_once) < abs(added)
                    assert at_once * added > 0


def test_the_end_shows_everything() -> None:
    state = do(position(CORRIDOR, seats=5, hand="EW", who="dddss"), "lay EW 7,0")
    last: Beliefs = course(log_of(state, None), BASE, 5)[-1]
    assert last.saboteur == (0, 0, 0, 1, 1)
    assert last.gold == (0, 1, 0)
