"""What cards and signs are good for: a short sentence for everything, with a clause that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.engine.cards import SABOTEUR2_DECK, Action, Face, Marker, Role, face
from game.words.effects import (
    Effect,
    PathKind,
    Place,
    Sign,
    card_effect,
    goal_effect,
    marker_effect,
    path_kind,
    place_effect,
    role_effect,
    sign_effect,
)

ALL: list[Effect] = [
    *map(card_effect, Action),
    *(card_effect(card) for card in SABOTEUR2_DECK if isinstance(card, Face)),
    *map(role_effect, Role),
    *map(place_effect, Place),
    *map(sign_effect, Sign),
    *map(marker_effect, Marker),
]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("NS", PathKind.STRAIGHT),
        ("NE", PathKind.BEND),
        ("NEW", PathKind.FORK),
        ("NESW", PathKind.CROSSING),
        ("N", PathKind.DEAD_END),
        ("N.E.S.W", PathKind.DEAD_END),
        ("NS.E", PathKind.PARTLY_DEAD),
        ("NS.EW", PathKind.BRIDGE),
        ("NE.SW", PathKind.DOUBLE_BEND),
        ("S#", PathKind.LADDER),
        ("NS+blue", PathKind.BLUE_DOOR),
        ("NS.E+green", PathKind.GREEN_DOOR),
        ("S*", PathKind.CRYSTAL),
    ],
)
def test_path_cards_are_told_apart_by_what_they_are_good_for(text: str, kind: PathKind) -> None:
    assert path_kind(face(text)) is kind
    assert path_kind(face(text).turned) is kind


def test_every_kind_of_path_card_is_in_the_box() -> None:
    assert {path_kind(card) for card in SABOTEUR2_DECK if isinstance(card, Face)} == set(PathKind)


def test_sentences_are_short_and_end_once() -> None:
    for effect in ALL:
        assert 12 <= len(effect.text) <= 60, effect.text
        assert not effect.text.endswith("."), effect.text
        assert effect.sentence() == f"{effect.text}."


def test_clauses_are_in_the_rules() -> None:
    rules = Path("docs/rules.md").read_text()
    for effect in ALL:
        if effect.clause:
            assert re.search(rf"- {re.escape(effect.clause)} ", rules), effect
            assert effect.clause in effect.cited()
        else:
            assert effect.cited() == effect.sentence()


def test_goals_are_told_by_what_they_show() -> None:
    assert goal_effect(None) == place_effect(Place.CLOSED_GOAL)
    assert goal_effect("gold") == place_effect(Place.GOLD)
    assert goal_effect("NE") == goal_effect("NW") == place_effect(Place.STONE)
