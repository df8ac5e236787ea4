"""The mind `sharp` as a saboteur: what it harms, what that gives away, and how it hides."""

from __future__ import annotations

from typing import Any

import pytest
from deciding import chosen, decide, situation
from engine.positions import CORRIDOR, IDLE, SABOTEUR2, do, position
from msgspec.structs import replace

from ai.decision import Decision
from ai.level import ROOKIE, SHARP, STEADY
from ai.persona import NO_PERSONA
from ai.persona import PERSONAS_BY_NAME as PERSONAS
from ai.weighing.sabotage import exposure_price, weigh_cover, weigh_harm, weigh_harmful_break
from ai.weighing.situation import Situation
from game.engine.cards import Tool
from game.engine.cells import at
from game.engine.commands import Break, Map, Rockfall
from game.engine.state import State

HALF_WAY = "@ EW EW EW . . . . ?"
LONG = "NS " * 40


def five(hand: str, picture: str = HALF_WAY, deck: str = LONG, **setting: Any) -> State:
    """Five seats, seat 0 a saboteur, the last one too."""
    setting = {"who": "sddds", "others": "NS EW"} | setting
    return position(picture, seats=5, hand=hand, deck=deck, **setting)


def terms(decision: Decision, command: str) -> dict[str, float]:
    """The terms of a command that was among the best."""
    assert decision.reasons is not None
    return next(dict(each.terms) for each in decision.reasons.best if str(each.command) == command)


def suspected(now: Situation, chance: float) -> Situation:
    """The same situation with its own seat suspected so much by the others."""
    others = (1 - chance) / now.view.table.seats
    seats = tuple(chance if seat == now.view.seat else others for seat in range(now.view.table.seats))
    now.public = replace(now.public, saboteur=seats)
    return now


def cost(now: Situation, guilty: float) -> float:
    """What an act that looks so guilty costs; what looks honest brings something."""
    return -sum(weigh_cover(now, guilty, Map(1)).values())


def test_to_be_known_costs_more_early_than_late() -> None:
    """What counts as late is how near the gold is."""
    early, half, late = (situation(five("E.W EW", picture)) for picture in ("@", HALF_WAY, CORRIDOR))
    assert exposure_price(early) >= exposure_price(half) > exposure_price(late) >= 0
    early, half, late = (suspected(now, 0.4) for now in (early, half, late))
    assert cost(early, 1.0) >= cost(half, 1.0) > cost(late, 1.0) >= 0


def test_a_strike_exposes_and_is_dear_at_first() -> None:
    decision = decide(five("E.W", "@"))
    assert terms(decision, "lay E.W 1,0")["given away"] < -1


def test_who_is_known_already_has_nothing_to_lose() -> None:
    """From 60 % on gold-diggers break tools anyway, so nothing is charged beyond."""
    hidden, known = (suspected(situation(five("E.W")), chance) for chance in (0.4, 0.7))
    assert cost(hidden, 1.5) > 0 == cost(known, 1.5)
    assert cost(hidden, 1.5) == cost(hidden, 3.0)


def test_cover_is_worth_something() -> None:
    now = suspected(situation(five("E.W")), 0.3)
    assert cost(now, 0.0) == pytest.approx(0)
    assert cost(now, -1.0) < 0 < cost(now, 0.5) < cost(now, 1.0)


def test_where_cover_is_worth_nothing() -> None:
    """With no card left to draw, by a rockfall, and by hitting a mate who is stopped already."""
    now = suspected(situation(five("E.W", in_front={4: "cart"})), 0.4)
    assert weigh_cover(now, -1.0, Break(Tool.LAMP, 1))["cover"] > 0
    assert weigh_cover(now, -1.0, Rockfall(at(1, 0))) == weigh_cover(now, -1.0, Break(Tool.LAMP, 4)) == {}
    last = suspected(situation(five("E.W", deck="")), 0.4)
    assert weigh_cover(last, -1.0, Map(1)) == {}
    assert exposure_price(last) == 0


def test_to_be_known_costs_less_after_two_laps_of_six_turns_at_most() -> None:
    for seats, laps in ((5, 2), (10, 2)):
        state = position(seats=seats, who="s" + "d" * (seats - 1), hand="NS " * 6, others="NS " * 6, deck=LONG)
        prices = []
        for _ in range(seats * laps + 1):
            if state.table.to_play == 0:
                prices.append(exposure_price(situation(state)))
            state = do(state, "pass NS")
        assert prices[0] == prices[1] > 2 * prices[2] > 0
    state = position(seats=10, who="dddddddds" + "d", hand="NS " * 6, others="NS " * 6, deck=LONG)
    prices = []
    for _ in range(30):
        if state.table.to_play == 8:
            prices.append(exposure_price(situation(state)))
        state = do(state, "pass NS")
    assert prices[0] > 2 * prices[1], "the second lap of ten is no longer early for the ninth seat"


def test_a_mate_who_is_stopped_is_left_alone() -> None:
    now = situation(five("break:lamp", CORRIDOR, in_front={4: "cart"}))
    now.beliefs = replace(now.beliefs, saboteur=(1.0, 0.1, 0.1, 0.1, 0.7))
    assert sum(weigh_harmful_break(now, 4).values()) < -50 < sum(weigh_harmful_break(now, 1).values())


def test_the_fearful_pay_more_for_being_known_and_only_the_sharp_pay() -> None:
    state = five("E.W", "@")
    bold, plain, fearful = (
        exposure_price(situation(state, SHARP, each))
        for each in (PERSONAS["firebrand"], NO_PERSONA, PERSONAS["sleeper"])
    )
    assert bold < plain < fearful
    rookie, steady, sharp = (exposure_price(situation(state, level)) for level in (ROOKIE, STEADY, SHARP))
    assert rookie == steady == 0 < sharp


def test_to_be_known_costs_more_where_six_roles_play() -> None:
    state = five("E.W", "@", by=SABOTEUR2, who="saboteur blue green boss saboteur")
    assert exposure_price(situation(state)) > exposure_price(situation(five("E.W", "@"))) > 0


def test_a_lost_card_hurts_more_the_nearer_the_gold() -> None:
    half, near = (situation(five("E.W", picture)) for picture in (HALF_WAY, CORRIDOR))
    assert weigh_harm(near, near.distance + 1)["harm"] > weigh_harm(half, half.distance + 1)["harm"] > 0
    assert weigh_harm(half, half.distance)["harm"] == 0
    assert weigh_harm(half, half.distance - 1)["harm"] < 0


def test_the_last_step_to_the_gold_is_blocked() -> None:
    assert chosen(five("E.W EW map", CORRIDOR)) == {"lay E.W 7,0"}
    assert all(text.startswith("rockfall ") for text in chosen(five("rockfall EW map", CORRIDOR)))


@pytest.mark.parametrize("hand", ["EW", "EW NESW", "NESW", "NEW map"])
def test_no_saboteur_brings_the_gold_one_card_nearer_when_that_ends_the_round(hand: str) -> None:
    assert all(not text.endswith(" 7,0") for text in chosen(five(hand, CORRIDOR), 20))


def test_with_nothing_else_to_do_a_card_is_given_up() -> None:
    for who in ("sddds", "dddds"):
        state = five(f"{IDLE} {IDLE}", CORRIDOR, who=who)
        assert chosen(state) == {f"pass {IDLE}"}


def test_each_side_gives_up_what_serves_the_other() -> None:
    hand = "NESW E.W"
    held = {0: "lamp"}
    assert chosen(five(hand, in_front=held)) == {"pass NESW"}
    assert chosen(five(hand, in_front=held, who="dddds")) == {"pass E.W"}


def test_whom_a_saboteur_breaks() -> None:
    """Near the gold, one that is surely no mate; never itself."""
    now = five("break:lamp NS", CORRIDOR, others="NS EW NES")
    found = chosen(now, 20)
    assert found
    assert all(text.split()[0] == "break" and text != "break lamp 0" for text in found)


def test_a_dead_end_goes_first_for_it_needs_whole_tools() -> None:
    """Rockfalls and broken tools may still be played when one's own tools are broken (R3.5)."""
    assert chosen(five("E.W break:lamp rockfall", CORRIDOR)) == {"lay E.W 7,0"}
    held = chosen(five("E.W break:lamp rockfall", CORRIDOR, in_front={0: "lamp"}))
    assert all(text.startswith("rockfall ") for text in held)


def test_a_rockfall_that_cuts_off_more_is_worth_more() -> None:
    now = situation(five("rockfall"))
    one, four = (weigh_harm(now, now.distance + cards)["harm"] for cards in (1, 4))
    assert four == pytest.approx(4 * one)
