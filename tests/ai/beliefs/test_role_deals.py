"""Chances of the roles of Saboteur 2, against going through every deal (R10.1, R10.13)."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from ai.beliefs.role_deals import ROLE_ORDER, role_chances
from game.engine.cards import SABOTEUR2_ROLES, Role

NOTHING_KNOWN = (1.0,) * len(ROLE_ORDER)
Rows = list[tuple[float, ...]]

weights = st.one_of(st.just(0.0), st.floats(1e-3, 1.0))
rows = st.lists(weights, min_size=len(ROLE_ORDER), max_size=len(ROLE_ORDER)).filter(any).map(tuple)


def marginals(slots: Sequence[Sequence[float]], cards: Mapping[Role, int] = SABOTEUR2_ROLES) -> Rows:
    """The chances of the roles alone."""
    return list(role_chances(slots, cards)[0])


def certain(role: Role) -> tuple[float, ...]:
    """The row of a slot whose role was seen."""
    return tuple(float(role is other) for other in ROLE_ORDER)


@cache
def deals(slots: int) -> Mapping[tuple[int, ...], int]:
    """In how many ways the 15 cards fall on so many slots, for each row of roles."""
    pack = [place for place, role in enumerate(ROLE_ORDER) for _ in range(SABOTEUR2_ROLES[role])]
    return Counter(permutations(pack, slots))


def by_every_deal(slots: Sequence[Sequence[float]]) -> Rows | None:
    """What `marginals` must give, or none if no deal is possible."""
    chances = [[0.0] * len(ROLE_ORDER) for _ in slots]
    for roles, ways in deals(len(slots)).items():
        weight = ways * math.prod(row[role] for row, role in zip(slots, roles, strict=True))
        for slot, role in enumerate(roles):
            chances[slot][role] += weight
    if not sum(chances[0]):
        return None
    return [tuple(chance / sum(row) for chance in row) for row in chances]


def assert_close(answer: Sequence[Sequence[float]], expected: Sequence[Sequence[float]]) -> None:
    assert len(answer) == len(expected)
    for given_row, expected_row in zip(answer, expected, strict=True):
        assert given_row == pytest.approx(expected_row, abs=1e-12)


@pytest.mark.parametrize("slots", [2, 3, 4, 5])
def test_equal_to_going_through_every_deal(slots: int) -> None:
    rng = random.Random(slots)
    for zeros in (0.0, 0.3, 0.6):
        for _ in range(10):
            table = [[rng.random() * (rng.random() >= zeros) for _ in ROLE_ORDER] for _ in range(slots)]
            expected = by_every_deal(table)
            if expected is None:
                with pytest.raises(ValueError, match="role"):
                    marginals(table)
            else:
                assert_close(marginals(table), expected)


def test_the_same_whatever_was_asked_before() -> None:
    rng = random.Random(1)
    table = [tuple(rng.random() for _ in ROLE_ORDER) for _ in range(4)]
    for _ in range(40):
        table[rng.randrange(4)] = rng.choice([tuple(rng.random() for _ in ROLE_ORDER), certain(Role.BLUE)])
        expected = by_every_deal(table)
        assert expected is not None
        assert_close(marginals(table), expected)


@given(st.lists(rows, min_size=1, max_size=4))
def test_equal_to_going_through_every_deal_for_any_weights(table: Rows) -> None:
    expected = by_every_deal(table)
    if expected is None:
        with pytest.raises(ValueError, match="no deal"):
            marginals(table)
    else:
        assert_close(marginals(table), expected)


@pytest.mark.parametrize("slots", range(1, 16))
def test_with_nothing_known_every_slot_is_like_the_pack(slots: int) -> None:
    pack = [SABOTEUR2_ROLES[role] / 15 for role in ROLE_ORDER]
    assert_close(marginals([NOTHING_KNOWN] * slots), [pack] * slots)


@settings(max_examples=40)
@given(st.lists(rows, min_size=12, max_size=15))
def test_chances_agree_with_weights_and_pack_at_a_full_table(table: Rows) -> None:
    try:
        answer = marginals(table)
    except ValueError:
        reject()
    for row, chances in zip(table, answer, strict=True):
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert all(chance == 0 for weight, chance in zip(row, chances, strict=True) if not weight)
    for place, role in enumerate(ROLE_ORDER):
        expected_cards = sum(chances[place] for chances in answer)
        least = SABOTEUR2_ROLES[role] - (15 - len(table))
        assert least - 1e-9 <= expected_cards <= SABOTEUR2_ROLES[role] + 1e-9


@settings(max_examples=30)
@given(st.lists(st.lists(st.floats(1e-3, 1.0), min_size=6, max_size=6), min_size=12, max_size=14), st.randoms())
def test_order_and_scale_of_the_rows_do_not_matter(table: list[list[float]], rng: random.Random) -> None:
    answer = marginals(table)
    order = list(range(len(table)))
    rng.shuffle(order)
    factors = [10.0 ** rng.randint(-290, 290) for _ in order]
    scaled = [[weight * factor for weight in table[slot]] for slot, factor in zip(order, factors, strict=True)]
    assert_close(marginals(scaled), [answer[slot] for slot in order])


def test_a_slot_of_which_nothing_is_known_changes_no_other() -> None:
    rng = random.Random(7)
    table = [[rng.random() for _ in ROLE_ORDER] for _ in range(8)]
    assert_close(marginals([*table, NOTHING_KNOWN])[:8], marginals(table))


def test_a_role_seen_leaves_one_card_fewer_to_the_others() -> None:
    """After an inspection of seat 1 the others are like the 14 cards left."""
    answer = marginals([NOTHING_KNOWN, certain(Role.BOSS), NOTHING_KNOWN])
    left = [(SABOTEUR2_ROLES[role] - (role is Role.BOSS)) / 14 for role in ROLE_ORDER]
    assert_close(answer, [left, certain(Role.BOSS), left])


def test_a_swapped_hat_is_one_more_card_of_those_not_dealt() -> None:
    """Seat 0 knows its own hat, has seen seat 1 as a saboteur, and then seat 1 changes its hat (R10.13)."""
    own, put_aside = certain(Role.SABOTEUR), certain(Role.SABOTEUR)
    answer = marginals([own, NOTHING_KNOWN, NOTHING_KNOWN, put_aside])
    left = [(SABOTEUR2_ROLES[role] - 2 * (role is Role.SABOTEUR)) / 13 for role in ROLE_ORDER]
    assert_close(answer, [own, left, left, put_aside])


def test_what_a_seat_did_in_its_old_hat_says_the_contrary_of_its_new_one() -> None:
    """Two seats; seat 1 acted like a saboteur and then changed its hat: drawn out as two deals one after the other."""
    acted = (0.1, 0.1, 0.2, 0.5, 0.4, 0.9)
    expected = [0.0] * len(ROLE_ORDER)
    for (_, old, new), ways in deals(3).items():
        expected[new] += ways * acted[old]
    answer = marginals([NOTHING_KNOWN, NOTHING_KNOWN, acted])
    assert answer[1] == pytest.approx([weight / sum(expected) for weight in expected], abs=1e-12)
    assert answer[1][ROLE_ORDER.index(Role.SABOTEUR)] < 3 / 15


def test_weights_far_apart_stay_in_range() -> None:
    """Twelve seats that all look like the one boss: one of them is, though it made every other weight tiny."""
    row = tuple(1.0 if role is Role.BOSS else 1e-60 for role in ROLE_ORDER)
    answer = marginals([row] * 12)
    others = [(11 / 12) * SABOTEUR2_ROLES[role] / 14 for role in ROLE_ORDER]
    assert_close(
        answer, [[1 / 12 if role is Role.BOSS else others[place] for place, role in enumerate(ROLE_ORDER)]] * 12
    )


def test_another_pack() -> None:
    answer = marginals([NOTHING_KNOWN, certain(Role.BLUE)], {Role.BLUE: 2, Role.SABOTEUR: 1})
    assert_close(answer, [(0.5, 0, 0, 0, 0, 0.5), certain(Role.BLUE)])


def test_no_slots_give_no_chances() -> None:
    assert marginals([]) == []


@pytest.mark.parametrize(
    ("slots", "message"),
    [
        ([certain(Role.BOSS), certain(Role.BOSS)], "no deal"),
        ([NOTHING_KNOWN, certain(Role.GEOLOGIST), certain(Role.GEOLOGIST), certain(Role.GEOLOGIST)], "no deal"),
        ([NOTHING_KNOWN, (0.0,) * 6], "slot 1 can hold no role"),
        ([(1.0,) * 5], "slot 0 needs 6"),
        ([(1.0, 1.0, -0.1, 1.0, 1.0, 1.0)], "slot 0 needs 6"),
        ([(1.0, math.nan, 1.0, 1.0, 1.0, 1.0)], "slot 0 needs 6"),
        ([(1.0, math.inf, 1.0, 1.0, 1.0, 1.0)], "slot 0 needs 6"),
        ([NOTHING_KNOWN] * 16, "16 slots cannot be dealt from 15"),
    ],
)
def test_what_cannot_be_is_refused(slots: Rows, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        marginals(slots)


def test_roles_of_the_base_game_are_refused() -> None:
    with pytest.raises(ValueError, match="Saboteur 2"):
        marginals([NOTHING_KNOWN], {Role.DIGGER: 3, Role.SABOTEUR: 1})
