"""House rules of section 1 that are numbers: saboteurs (R1.7), cards put aside (R1.8), and a fair fight (R1.9)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from engine.playing import eager
from engine.positions import ALL_EDITIONS, CORRIDOR, IDLE, begin, found, position, rules, snapshot, step, view

from game.engine.cards import DECK, NUGGETS, Action, Role, card, face
from game.engine.deal import Deal, Fault, deck_size, fault, hand_size, shuffle
from game.engine.events import Event, NuggetsDrawn, Paid, RoundEnded
from game.engine.observe import log_of
from game.engine.ruleset import ASIDE_ALLOWED, EDITIONS, FAIR_FIGHT, Edition, Ruleset, role_cards, saboteurs_allowed
from game.engine.state import State
from game.engine.turn import apply, next_round, next_starter, start

SEATS = range(3, 11)
ALLOWED = {
    3: (1,),
    4: (1, 2),
    5: (1, 2, 3),
    6: (1, 2, 3, 4),
    7: (1, 2, 3, 4),
    8: (1, 2, 3, 4),
    9: (2, 3, 4),
    10: (3, 4),
}
HAND = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


def dealt(seats: int, seed: int = 1, **numbers: int) -> Deal:
    return shuffle(seats, random.Random(seed), rules=msgspec.structs.replace(rules(), **numbers))


def wrong(deal: Deal, by: Ruleset, *, scenario: bool = False) -> tuple[Fault, str | None] | None:
    found = fault(deal, len(deal.roles), rules=by, nuggets=NUGGETS, starter=None, scenario=scenario)
    return None if found is None else (found.fault, found.clause)


@pytest.mark.parametrize("seats", SEATS)
def test_r1_7_the_bounds(seats: int) -> None:
    assert tuple(saboteurs_allowed(seats)) == ALLOWED[seats]
    assert ALLOWED[seats] == tuple(n for n in range(-9, 20) if 1 <= n <= 4 and seats - 7 <= n <= seats - 2)
    for number in range(-3, 12):
        refused = rules(saboteurs=number).refused_number(seats)
        assert refused == (None if number in ALLOWED[seats] else "saboteurs")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_r1_7_exactly_so_many_saboteurs_are_dealt_and_no_card_is_left_over(edition: Edition, seats: int) -> None:
    for number in ALLOWED[seats]:
        by = rules(edition, saboteurs=number)
        for seed in range(20):
            deal = shuffle(seats, random.Random(seed), rules=by)
            assert Counter(deal.roles) == {Role.SABOTEUR: number, Role.DIGGER: seats - number}
            assert deal.spare == ()
            assert wrong(deal, by) is None
            assert (start(by, deal).state.spare, start(by, deal).state.table.hats) == ((), 0)


@pytest.mark.parametrize("seats", SEATS)
def test_r1_7_every_seat_may_be_a_saboteur(seats: int) -> None:
    for number in ALLOWED[seats]:
        deals = [dealt(seats, seed, saboteurs=number) for seed in range(60)]
        assert {seat for deal in deals for seat in range(seats) if deal.roles[seat] is Role.SABOTEUR} == set(
            range(seats)
        )


def test_r1_7_everybody_knows_the_number_by_the_rules() -> None:
    by = rules(saboteurs=2)
    state = start(by, shuffle(5, random.Random(1), rules=by)).state
    for seat in range(5):
        assert role_cards(view(state, seat).table.rules, 5) == {Role.SABOTEUR: 2, Role.DIGGER: 3}


@pytest.mark.parametrize(
    "changes",
    [
        {"roles": (Role.DIGGER,) * 5},
        {"roles": (*(Role.SABOTEUR,) * 3, Role.DIGGER, Role.DIGGER)},
        {"roles": (Role.SABOTEUR, *(Role.DIGGER,) * 4), "spare": (Role.SABOTEUR,)},
        {"spare": (Role.DIGGER,)},
        {"spare": (Role.SABOTEUR, Role.DIGGER)},
    ],
)
def test_r1_7_another_deal_is_refused(changes: dict[str, Any]) -> None:
    found = wrong(msgspec.structs.replace(dealt(5, saboteurs=2), **changes), rules(saboteurs=2))
    assert found is not None
    assert found[1] == "R1.7"


def test_r1_7_without_the_rule_a_deal_without_a_spare_card_is_refused() -> None:
    assert wrong(dealt(5, saboteurs=2), rules()) == (Fault.ROLES, "R1.1")
    assert wrong(dealt(5), rules(saboteurs=2)) == (Fault.SPARE, "R1.7")


def paid(saboteurs: int, seats: int, edition: Edition) -> list[int]:
    """What saboteurs get who win a round that ends in the moment it begins."""
    who = "s" * saboteurs + "d" * (seats - saboteurs)
    by = rules(edition, saboteurs=saboteurs, round_end="none_playable")
    ended = begin(by=by, seats=seats, who=who, spare="", hand=IDLE, others=IDLE, deck="")
    assert [event.outcome.roles for event in found(ended, RoundEnded)] == [ended.state.roles]
    assert [event.outcome.spare for event in found(ended, RoundEnded)] == [()]
    return [event.amount for event in found(ended, Paid)]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_4_saboteurs_are_paid_by_their_true_number(edition: Edition) -> None:
    for number, each in ((1, 4), (2, 3), (3, 3), (4, 2)):
        assert paid(number, 6, edition) == [each] * number


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_r7_2_gold_diggers_draw_by_the_true_number_as_well(edition: Edition, number: int) -> None:
    seats = 5
    by = rules(edition, saboteurs=number)
    who = "d" * (seats - number) + "s" * number
    state = position(CORRIDOR, by=by, seats=seats, who=who, spare="", hand="EW")
    counts = [event.count for event in found(step(state, "lay EW 7,0"), NuggetsDrawn)]
    assert counts == [seats - number if by.gold_by == "diggers" else seats]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_r1_8_the_top_cards_are_put_aside_and_the_deck_is_shorter_while_hands_are_full(
    edition: Edition, seats: int
) -> None:
    shuffled = shuffle(seats, random.Random(7), rules=rules(edition))
    whole = (*(card for hand in shuffled.hands for card in hand), *shuffled.deck)
    for number in ASIDE_ALLOWED:
        by = rules(edition, aside=number)
        deal = shuffle(seats, random.Random(7), rules=by)
        assert deal.aside == whole[:number]
        assert (*(card for hand in deal.hands for card in hand), *deal.deck) == whole[number:]
        assert {len(hand) for hand in deal.hands} == {HAND[seats]} == {hand_size(by, seats)}
        assert len(deal.deck) == deck_size(by, seats) == len(DECK) - seats * HAND[seats] - number >= 0
        assert wrong(deal, by) is None
        table = start(by, deal).state.table
        assert (table.deck, table.discards) == (len(deal.deck), ())


def test_r1_8_the_bounds() -> None:
    assert [number for number in range(-30, 60) if rules(aside=number).refused_number(5) is None] == list(range(25))
    assert rules(aside=25).refused_number(3) == "aside"
    assert Ruleset().aside == 0


def test_both_rules_are_for_the_base_game_alone() -> None:
    for seats in range(2, 13):
        for number in range(1, 5):
            assert rules(saboteurs=number, saboteur2=True).refused_number(seats) == "saboteurs"
        for number in ASIDE_ALLOWED[1:]:
            assert rules(aside=number, saboteur2=True).refused_number(seats) == "aside"
        assert rules(saboteur2=True).refused_number(seats) is None
        assert rules(saboteur2=True).put_aside == 10


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"aside": ()}, (Fault.ASIDE, "R1.8")),
        ({"aside": DECK[:11]}, (Fault.ASIDE, "R1.8")),
        ({"aside": DECK[:13]}, (Fault.ASIDE, "R1.8")),
        ({"aside": (face("NESW"),) * 12}, (Fault.DECK, "R1.2")),
        ({"aside": (card("theft"),) * 12}, (Fault.EXPANSION, None)),
        ({"deck": ()}, (Fault.DECK, "R1.2")),
    ],
)
def test_r1_8_another_deal_is_refused(changes: dict[str, Any], wanted: tuple[Fault, str | None]) -> None:
    by = rules(aside=12)
    assert wrong(msgspec.structs.replace(dealt(6, aside=12), **changes), by) == wanted


def test_r1_8_without_the_rule_nothing_is_put_aside() -> None:
    deal = dealt(6, aside=12)
    assert wrong(deal, rules()) == (Fault.ASIDE, None)
    assert wrong(deal, rules(aside=11)) == (Fault.ASIDE, "R1.8")
    assert wrong(dealt(6), rules(aside=12)) == (Fault.ASIDE, "R1.8")


def test_r1_8_a_set_up_position_puts_aside_as_many_cards_as_the_rule_says() -> None:
    whole = msgspec.structs.replace(dealt(4, saboteurs=1, aside=3), goals=("NE", "gold", "NW"))
    by = rules(saboteurs=1, aside=3)
    assert wrong(whole, by, scenario=True) is None
    few = msgspec.structs.replace(whole, deck=(), hands=((),) * 4, aside=(face("NESW"),) * 3)
    assert wrong(few, by, scenario=True) is None
    assert wrong(msgspec.structs.replace(few, aside=()), by, scenario=True) == (Fault.ASIDE, "R1.8")
    assert wrong(msgspec.structs.replace(few, spare=(Role.DIGGER,)), by, scenario=True) == (Fault.SPARE, "R1.7")
    foreign = msgspec.structs.replace(few, aside=(card("theft"), face("NS"), face("NS")))
    assert wrong(foreign, by, scenario=True) == (Fault.EXPANSION, "R10.2")


def whole_game(by: Ruleset, deals: list[Deal], seed: int) -> list[object]:
    """Everything there is to see of a game with these deals: states, events with all secrets, every log and view."""
    rng, seen = random.Random(seed), list[object]()
    now = start(by, deals[0])
    for deal in deals:
        if deal is not deals[0]:
            again = msgspec.structs.replace(deal, starter=next_starter(now.state.table), nuggets=now.state.nuggets)
            now = next_round(now.state, again)
        while now.state.table.to_play is not None:
            seen += look(now.state, now.events)
            now = apply(now.state, eager(now.state, rng))
        seen += look(now.state, now.events)
    return seen


def look(state: State, events: tuple[Event, ...]) -> list[object]:
    seats = range(state.table.seats)
    return [
        snapshot(state),
        events,
        *(view(state, seat) for seat in seats),
        *(list(log_of(state, seat)) for seat in seats),
    ]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r1_8_what_lies_aside_shows_nowhere_and_changes_nothing_also_after_the_round(edition: Edition) -> None:
    by = EDITIONS[edition].fair(4)
    deals = [shuffle(4, random.Random(seed), rules=by) for seed in range(3)]
    others = [msgspec.structs.replace(deal, aside=(Action.MAP,) * by.aside) for deal in deals]
    assert whole_game(by, deals, 5) == whole_game(by, others, 5)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r1_9_a_fair_fight_sets_both_by_the_number_of_seats(edition: Edition, seats: int) -> None:
    by = EDITIONS[edition].fair(seats)
    assert (by.saboteurs, by.aside) == FAIR_FIGHT[seats]
    assert by.refused_number(seats) is None
    assert by.fair_at(seats)
    assert by.as_printed() == EDITIONS[edition]
    assert not EDITIONS[edition].fair_at(seats)
    deal = shuffle(seats, random.Random(3), rules=by)
    assert (deal.roles.count(Role.SABOTEUR), len(deal.aside), deal.spare) == (*FAIR_FIGHT[seats], ())


def test_r1_9_no_edition_is_a_fair_fight_and_saboteur_2_is_none() -> None:
    assert all((by.saboteurs, by.aside) == (None, 0) for by in EDITIONS.values())
    assert not any(rules(saboteur2=True).fair_at(seats) for seats in range(2, 13))
    assert FAIR_FIGHT.keys() == set(SEATS)


@pytest.mark.parametrize(
    ("by", "names"),
    [
        (rules(), ()),
        (rules(saboteurs=2), ("saboteurs",)),
        (rules(aside=1), ("aside",)),
        (rules("italian", saboteurs=2, aside=1), ("saboteurs", "aside")),
        (rules(saboteur2=True), ()),
    ],
)
def test_numbers_that_no_edition_prints_are_house_rules(by: Ruleset, names: tuple[str, ...]) -> None:
    assert by.house_numbers() == names
