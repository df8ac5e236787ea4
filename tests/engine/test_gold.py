"""Section 7: gold. Each test of the diggers' win lays the last card of a corridor; the saboteurs win by a dead end."""

from __future__ import annotations

from typing import Any

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    IDLE,
    begin,
    do,
    found,
    known_events,
    open_to,
    position,
    refused,
    rules,
    step,
    view,
)

from game.engine.cards import Role
from game.engine.events import Drew, GoalRevealed, Kept, NuggetsDrawn, Paid, RoundEnded
from game.engine.refusal import Reason
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State, Step
from game.engine.table import AskKeep

BY_PLAYERS = [rules("g3"), rules("italian"), rules("rebel", gold_by="players"), rules("ukrainian", gold_by="players")]
BY_DIGGERS = [rules("rebel"), rules("ukrainian"), rules("g3", gold_by="diggers"), rules("italian", gold_by="diggers")]
ONES = (1,) * 12


def won(who: str, by: Ruleset | Edition = "rebel", **setting: Any) -> Step:
    """The starter lays the last card of the corridor to the gold."""
    state = position(CORRIDOR, by=by, seats=len(who), who=who, hand="EW", **setting)
    return step(state, "lay EW 7,0")


def lost(who: str, by: Ruleset | Edition = "rebel", **setting: Any) -> Step:
    """A round that ends without gold in the moment it begins."""
    switched = rules(by, round_end="none_playable") if isinstance(by, str) else by
    return begin(by=switched, seats=len(who), who=who, hand=IDLE, others=IDLE, deck="", **setting)


def picks(state: State) -> list[tuple[int, int | None]]:
    """Who kept which nugget card, in order, everybody keeping the best."""
    while state.table.to_play is not None:
        state = do(state, f"keep {max(view(state).pool)}")
    return [(event.seat, event.value) for event in found(state, Kept)]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("who", ["ddds", "sddd"])
def test_r7_1_diggers_win_with_the_gold_whoever_laid_the_last_card(who: str, edition: Edition) -> None:
    assert [event.outcome.winner for event in found(won(who, edition), RoundEnded)] == ["diggers"]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_1_otherwise_the_saboteurs_win(edition: Edition) -> None:
    assert [event.outcome.winner for event in found(lost("ddds", edition), RoundEnded)] == ["saboteurs"]


def test_r7_1_a_tunnel_that_touches_closed_gold_does_not_win() -> None:
    picture = ". . . . . . . . ?\nES EW EW EW EW EW EW EW .\n@ . . . . . . . ?"
    by = rules("ukrainian", round_end="none_playable")
    state = position(picture, by=by, hand="NES", others=IDLE, deck="", goals="NE gold NW")
    after = step(do(state, "lay NSW 8,-1"), "reveal 1")
    outcome = found(after, RoundEnded)[0].outcome
    assert (outcome.winner, after.state.table.maze.goals_reached()) == ("saboteurs", (2,))


@pytest.mark.parametrize("by", BY_PLAYERS)
@pytest.mark.parametrize(("who", "count"), [("dds", 3), ("dsdds", 5), ("dsddsdds", 8), ("ddddddssds", 9)])
def test_r7_2_as_many_cards_as_players_are_drawn(who: str, count: int, by: Ruleset) -> None:
    after = won(who, by)
    assert found(after, NuggetsDrawn) == [NuggetsDrawn(0, count)]
    assert len(picks(after.state)) == count


@pytest.mark.parametrize("by", BY_DIGGERS)
@pytest.mark.parametrize(("who", "count"), [("dds", 2), ("dsdds", 3), ("dsddsdds", 5), ("ddddddssds", 7), ("ddd", 3)])
def test_r7_2_as_many_cards_as_gold_diggers_are_drawn(who: str, count: int, by: Ruleset) -> None:
    after = won(who, by)
    assert found(after, NuggetsDrawn) == [NuggetsDrawn(0, count)]
    assert len(picks(after.state)) == count


@pytest.mark.parametrize("by", [*BY_DIGGERS, rules("rebel", direction="counter-clockwise")])
def test_r7_2_the_rest_goes_counter_clockwise_past_the_saboteurs(by: Ruleset) -> None:
    after = won("dsdds", by, nuggets=(1, 3, 2, 1, 1))
    assert after.state.table.question == AskKeep(3)
    assert sorted(view(after.state).pool) == [1, 2, 3]
    assert picks(after.state) == [(0, 3), (3, 2), (2, 1)]


def test_r7_2_the_seat_that_picks_is_free_to_choose() -> None:
    after = won("dsdds", nuggets=(1, 3, 2))
    assert open_to(after.state) == ["keep 1", "keep 2", "keep 3"]
    state = do(after.state, "keep 2")
    assert (state.table.to_play, open_to(state)) == (3, ["keep 1", "keep 3"])
    assert [(event.seat, event.value) for event in found(do(state, "keep 1"), Kept)] == [(0, 2), (3, 1), (2, 3)]
    refusal = refused(state, "keep 2")
    assert (refusal.reason, refusal.clause) == (Reason.NO_SUCH_NUGGET, "R7.2")


@pytest.mark.parametrize("by", BY_PLAYERS)
def test_r7_2_with_more_cards_than_gold_diggers_the_picks_go_on(by: Ruleset) -> None:
    after = won("dsdds", by, nuggets=(3, 3, 2, 2, 1, 1))
    assert picks(after.state) == [(0, 3), (3, 3), (2, 2), (0, 2), (3, 1)]
    assert after.state.nuggets == (1,)


def test_r7_2_the_finisher_picks_first_and_no_seat_too_many() -> None:
    state = position(CORRIDOR, seats=4, starter=2, who="ddds", hand="EW", nuggets=(1, 2, 3, 3))
    assert picks(do(state, "lay EW 7,0")) == [(2, 3), (1, 2), (0, 1)]


@pytest.mark.parametrize("by", [*BY_PLAYERS, *BY_DIGGERS])
def test_r7_2_with_too_few_nuggets_as_many_as_there_are(by: Ruleset) -> None:
    after = won("dddds", by, nuggets=(2, 1))
    assert found(after, NuggetsDrawn) == [NuggetsDrawn(0, 2)]
    assert picks(after.state) == [(0, 2), (3, 1)]
    none = won("dddds", by, nuggets=())
    assert (none.state.table.to_play, found(none, Kept)) == (None, [])


def test_r7_2_a_pick_among_equal_values_happens_by_itself() -> None:
    after = won("dsdds", nuggets=ONES)
    assert after.state.table.to_play is None
    assert found(after, Kept) == [Kept(0, 1), Kept(3, 1), Kept(2, 1)]
    partly = won("dsdds", nuggets=(2, 1, 1))
    assert [event.seat for event in found(do(partly.state, "keep 2"), Kept)] == [0, 3, 2]


@pytest.mark.parametrize("by", [*BY_PLAYERS, *BY_DIGGERS])
def test_r7_2_where_no_gold_digger_takes_part_nobody_draws(by: Ruleset) -> None:
    after = won("sss", by, nuggets=(1, 2, 3))
    assert (found(after, NuggetsDrawn), found(after, Kept)) == ([], [])
    assert (after.state.table.to_play, after.state.nuggets) == (None, (1, 2, 3))


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("who", "starter", "order"), [("dsdds", 1, [0, 3, 2]), ("dsdds", 4, [3, 2, 0]), ("ssdds", 1, [3, 2])]
)
def test_r7_3_after_a_saboteur_the_first_digger_on_his_right_picks(
    who: str, starter: int, order: list[int], edition: Edition
) -> None:
    state = position(CORRIDOR, by=edition, seats=5, who=who, starter=starter, hand="EW", nuggets=ONES)
    after = step(state, "lay EW 7,0")
    assert [event.seat for event in found(after, Kept)][: len(order)] == order
    assert [event.seat for event in found(after, NuggetsDrawn)] == order[:1]


@pytest.mark.parametrize(("who", "each"), [("ddds", 4), ("dssd", 3), ("sddssd", 3), ("ssdddssddd", 2)])
@pytest.mark.parametrize("by", ["g3", "rebel", "ukrainian", "italian"])
def test_r7_4_saboteurs_are_paid_by_their_number(who: str, each: int, by: Edition) -> None:
    after = lost(who, by, nuggets=(1,) * 16)
    assert [view(after.state, seat).won for seat in range(len(who))] == [each * (role == "s") for role in who]
    assert sum(after.state.nuggets) == 16 - each * who.count("s")


@pytest.mark.parametrize(
    ("who", "pile", "values", "rest"),
    [
        ("dds", (1, 1, 1, 1, 2, 3), [(1, 3)], (1, 1, 1, 2)),
        ("dds", (2, 1, 3, 2, 1), [(1, 3)], (2, 2, 1)),
        ("dds", (2, 1, 2), [(2, 2)], (1,)),
        ("dds", (1, 2, 1, 1), [(1, 1, 2)], (1,)),
        ("dds", (3, 3), [(3,)], (3,)),
        ("dds", (3, 2), [(3,)], (2,)),
        ("dds", (2, 1), [(1, 2)], ()),
        ("dss", (1, 2, 3, 3), [(3,), (3,)], (1, 2)),
        ("dss", (2, 2, 1, 1, 1), [(1, 2), (1, 2)], (1,)),
        ("dss", (2, 2), [(2,), (2,)], ()),
        ("dss", (2,), [(2,)], ()),
        ("ssss", (1, 1, 2, 2, 2, 2), [(2,), (2,), (2,), (2,)], (1, 1)),
        ("ssss", (3, 3, 1), [(1,)], (3, 3)),
        ("dds", (), [], ()),
    ],
)
def test_r7_4_exact_payment_takes_fewest_cards_and_the_highest_among_them(
    who: str, pile: tuple[int, ...], values: list[tuple[int, ...]], rest: tuple[int, ...]
) -> None:
    after = lost(who, nuggets=pile)
    paid = [event for event in found(after, Paid) if event.amount]
    assert [tuple(sorted(event.values or ())) for event in paid] == values
    assert [(event.amount, event.count) for event in paid] == [(sum(taken), len(taken)) for taken in values]
    assert after.state.nuggets == rest


@pytest.mark.parametrize(
    ("who", "pile", "sums", "rest"),
    [
        ("dds", (3, 3, 1, 2), [4], (2, 3)),
        ("dds", (1, 1, 1, 1, 3), [4], (3,)),
        ("dds", (3, 2, 2), [3], (2, 2)),
        ("dds", (2, 3, 1, 3, 1), [4], (3, 3)),
        ("dds", (2, 3, 3, 2, 1), [4], (1, 3, 3)),
        ("dss", (2, 3, 1, 3), [3, 3], (3,)),
        ("dss", (2, 3, 3, 2), [2, 3], (3, 2)),
        ("ssss", (3, 3, 1), [1], (3, 3)),
        ("dds", (), [], ()),
    ],
)
@pytest.mark.parametrize("edition", ["ukrainian", "rebel"])
def test_r7_4_drawn_payment_puts_what_would_overshoot_under_the_deck(
    who: str, pile: tuple[int, ...], sums: list[int], rest: tuple[int, ...], edition: Edition
) -> None:
    by = rules(edition, saboteur_pay="drawn", round_end="none_playable")
    after = lost(who, by, nuggets=pile)
    assert [event.amount for event in found(after, Paid) if event.amount] == sums
    assert after.state.nuggets == rest


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_4_saboteurs_are_paid_clockwise_from_the_starter(edition: Edition) -> None:
    after = lost("sdssd", edition, starter=1, nuggets=(1,) * 20)
    assert [event.seat for event in found(after, Paid)] == [2, 3, 0]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_5_without_a_saboteur_nobody_is_paid(edition: Edition) -> None:
    after = lost("ddd", edition)
    assert (found(after, Paid), sum(after.state.nuggets)) == ([], 44)
    assert after.state.table.outcome is not None


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_6_broken_tools_cost_gold_where_the_switch_is_on(edition: Edition) -> None:
    in_front = {3: "pick", 1: "lamp"}
    with_switch = won("dddds", rules(edition, broken_tools_cost_gold=True), in_front=in_front, nuggets=ONES)
    drawn = 5 if rules(edition).gold_by == "players" else 4
    assert found(with_switch, NuggetsDrawn) == [NuggetsDrawn(0, drawn)]
    assert [event.seat for event in found(with_switch, Kept)] == [0, 2, 0, 2, 0][:drawn]
    without = won("dddds", edition, in_front=in_front, nuggets=ONES)
    assert [event.seat for event in found(without, Kept)] == [0, 3, 2, 1, 0][:drawn]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_6_if_all_have_broken_tools_nobody_is_paid(edition: Edition) -> None:
    by = rules(edition, broken_tools_cost_gold=True)
    after = won("sdd", by, in_front={1: "pick", 2: "cart"})
    assert (found(after, Kept), found(after, NuggetsDrawn), sum(after.state.nuggets)) == ([], [], 44)


def test_r7_6_after_a_saboteur_the_first_digger_who_takes_part_picks() -> None:
    by = rules(broken_tools_cost_gold=True)
    after = won("sdddd", by, in_front={4: "lamp"}, nuggets=ONES)
    assert [event.seat for event in found(after, Kept)] == [3, 2, 1, 3]


def test_r7_6_saboteurs_are_not_affected() -> None:
    after = lost("dds", rules(broken_tools_cost_gold=True), in_front={2: "lamp"})
    assert view(after.state, 2).won == 4


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_7_picks_are_private(edition: Edition) -> None:
    state = won("ddds", edition, nuggets=(1, 2, 3, 3)).state
    picker = state.table.to_play
    assert picker is not None
    for other in set(range(4)) - {picker}:
        assert view(state, other).pool == ()
    after = do(state, "keep 2")
    for reader in (0, 1, 2, 3, None):
        assert known_events(after, reader, Kept)[0] == Kept(picker, 2 if reader == picker else None)
    assert after.table.took[picker] == 1
    assert [view(after, seat).won for seat in range(4)] == [2 * (seat == picker) for seat in range(4)]


def test_r7_7_of_the_payment_the_sum_is_public_and_the_cards_are_not() -> None:
    state = lost("dds", nuggets=(3, 1)).state
    assert known_events(state, 2, Paid) == [Paid(2, 4, 2, (3, 1))]
    for other in (0, 1, None):
        assert known_events(state, other, Paid) == [Paid(2, 4, 2, None)]
    assert state.table.gold is None


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r7_8_everything_is_shown_before_gold_is_shared(edition: Edition) -> None:
    after = won("dsdd", edition, goals="NW gold NE", nuggets=(1, 2, 3, 1))
    outcome = after.state.table.outcome
    assert outcome is not None
    assert outcome.roles == tuple(Role.SABOTEUR if letter == "s" else Role.DIGGER for letter in "dsdd")
    assert (outcome.spare, outcome.goals, outcome.finisher) == ((Role.DIGGER,), ("NW", "gold", "NE"), 0)
    kinds = [type(event) for event in after.events if not isinstance(event, Drew)]
    assert kinds.index(RoundEnded) < kinds.index(NuggetsDrawn)
    assert [event.goal for event in found(after, GoalRevealed)] == [2]
    shown = [type(event) for event in lost("dds", edition).events]
    assert shown.index(RoundEnded) < shown.index(Paid)
