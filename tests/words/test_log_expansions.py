"""Log lines of Saboteur 2 and the bonus nuggets, and who wins (RULES sections 10 and 11)."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from words.test_log import LOG as BASE_LOG

from game.engine.cards import GOLD, Action, Marker, Role, Tool, face
from game.engine.cells import at
from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    CrystalsPaid,
    DiscardedTwo,
    Event,
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Retired,
    RoundEnded,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    TheftStopped,
    Trapped,
    as_seen_by,
)
from game.engine.table import Cause, Outcome
from game.words.log import sentence
from game.words.things import path_words

NAMES = ("Ada", "Bo", "Cy")
SWAP = HandsSwapped(0, 3, 1, (4, 5), (6,), (face("NS"), Action.MAP), (Action.FREE,))
LOG: list[tuple[Event, str]] = [
    (DiscardedTwo(0, (3, 4), None, Tool.LAMP), "Ada discarded two cards to remove a broken lamp."),
    (
        DiscardedTwo(0, (3, 4), (face("NS+blue"), Action.MAP), Marker.TRAPPED),
        "Ada discarded a straight with a blue door and a map to remove a Trapped card.",
    ),
    (TheftLaid(1, 3), "Bo laid a theft card."),
    (TheftStopped(0, 3, 1), "Ada stopped Bo's theft."),
    (TheftStopped(0, 3, 0), "Ada stopped their own theft."),
    (SWAP, "Ada swapped hands with Bo: 2 cards for 1. Ada gave a straight and a map. Bo gave a Free at last card."),
    (as_seen_by(SWAP, 2), "Ada swapped hands with Bo: 2 cards for 1."),
    (Inspected(0, 3, 1, None), "Ada looked at Bo's role."),
    (Inspected(0, 3, 1, Role.BOSS), "Ada looked at Bo's role: boss."),
    (HatSwapped(0, 3, 1, None), "Ada gave Bo a new role."),
    (HatSwapped(0, 3, 0, None), "Ada took a new role."),
    (HatSwapped(0, 3, 1, Role.GREEN), "Ada gave Bo a new role: green gold-digger."),
    (HatSwapped(0, 3, 0, Role.GEOLOGIST), "Ada took a new role: geologist."),
    (Trapped(0, 3, 1), "Ada trapped Bo."),
    (Trapped(0, 3, 0), "Ada trapped their own seat."),
    (Freed(0, 3, 1), "Ada set Bo free."),
    (Freed(0, 3, 0), "Ada broke free."),
    (BonusPlaced(2, 3, at(4, -1)), "Cy placed the bonus nugget worth 3 at 4 right, 1 up."),
    (BonusTaken(2, 3, at(4, -1), 5, (3, 1, 1)), "Cy reached the bonus nugget and took 5 gold."),
    (Retired(2, (3, 4)), "Cy retired with the bonus."),
    (Stayed(2), "Cy played on with the bonus at stake."),
    (BonusReturned(2, 5), "Cy is not among the winners and gives the bonus back: 5 gold."),
    (Shared(0, 3, 3, 0), "Ada is among the winners and receives 3 gold."),
    (Shared(0, 1, 3, 2), "Ada is among the winners and receives 1 gold (2 less for the role)."),
    (CrystalsPaid(1, 1, 1, 1), "Bo receives 1 gold for 1 crystal."),
    (CrystalsPaid(1, 2, 5, 2), "Bo receives 2 gold for 5 crystals (shared by 2)."),
    (Stole(0, 2), "Ada stole 1 gold from Cy."),
    (Stole(0, None), "Ada stole from nobody."),
]


@pytest.mark.parametrize(("event", "words"), LOG, ids=lambda value: type(value).__name__)
def test_log_lines(event: Event, words: str) -> None:
    assert sentence(event, NAMES) == words


def test_the_two_lists_hold_every_kind_of_event() -> None:
    assert {type(event) for event, _ in (*LOG, *BASE_LOG)} == set(get_args(Event))


def test_a_strangers_log_tells_no_secret() -> None:
    secret: list[Event] = [
        DiscardedTwo(0, (3, 4), (face("NS"), Action.MAP), Tool.LAMP),
        SWAP,
        Inspected(0, 3, 1, Role.BOSS),
        HatSwapped(0, 3, 1, Role.BOSS),
    ]
    for stranger in (2, None):
        told = " ".join(sentence(as_seen_by(event, stranger), NAMES) or "" for event in secret)
        assert not re.search(r"straight|map|Free|boss", told)


def test_who_swapped_hats_does_not_learn_the_role_of_another_seat() -> None:
    assert sentence(as_seen_by(HatSwapped(0, 3, 1, Role.BOSS), 0), NAMES) == "Ada gave Bo a new role."


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ((0, 1), "Winners of the round: blue gold-diggers and boss."),
        ((0, 1, 2), "Winners of the round: blue gold-diggers, boss and saboteurs."),
        ((), "Nobody wins the round."),
    ],
)
def test_r10_16_the_winners_are_named_by_party(winners: tuple[int, ...], words: str) -> None:
    roles = (Role.BLUE, Role.BOSS, Role.SABOTEUR)
    outcome = Outcome("diggers", Cause.GOLD, roles, (), ("NE", GOLD, "NW"), 0, winners, saboteur2=True)
    assert sentence(RoundEnded(outcome), NAMES) == words


def test_doors_and_crystals_are_told() -> None:
    faces = {
        "NS+blue": "a straight with a blue door",
        "ES+green": "a bend with a green door",
        "NESW*": "a crossing with a crystal",
        "S*": "a dead end with a crystal",
        "NS.EW": "a bridge",
        "NE.SW": "a double bend",
        "S#": "a ladder",
    }
    assert {text: path_words(face(text)) for text in faces} == faces
