"""Where a card may go just now, or why nowhere: the engine's own answers in a sentence (UX M21)."""

from __future__ import annotations

import re

import pytest
from engine.playing import positions
from engine.positions import position, view

from game.engine.cards import Card, Face, card, face
from game.engine.commands import Break, Lay, Map, Pass, Repair, Rockfall, SeatAction
from game.engine.legal import options
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.views import View
from game.tabletop.move.targets import uses
from game.words.where import where_line

NAMES = ("Ana", "Bo", "Cy", "Di", "Eli")


def line(view: View, what: Card) -> str:
    return where_line(view.table, view.seat, what, NAMES)


def places(seen: View, what: Card) -> set[object]:
    """Where the engine lets the seat play a card of its hand: cells, goals or seats."""
    found: set[object] = set()
    for option in options(seen):
        match option:
            case Lay(way, cell) if what in (way, way.turned):
                found.add(cell)
            case Rockfall(at) | Map(at) | Break(seat=at) | Repair(seat=at) | SeatAction(seat=at) if not isinstance(
                what, Face
            ) and uses(option, what):
                found.add(at)
            case Pass():
                pass
    return found


@pytest.mark.parametrize("rules", [EDITIONS["rebel"], EDITIONS["g3"], Ruleset(saboteur2=True)], ids=["r", "g", "2"])
def test_the_sentence_counts_what_the_engine_allows(rules: Ruleset) -> None:
    told = set()
    for state in positions(rules, 5, seed=3):
        if state.table.to_play is None or state.table.question is not None:
            continue
        seen = view(state)
        for what in {each for each in seen.hand if str(each) != "theft"}:
            there, text = places(seen, what), line(seen, what)
            cited = re.search(r"\(R\d+\.\d+\)\.$", text)
            assert bool(cited) == (not there), (what, text)
            count = re.search(r"(\d+) (cell|path card|goal|player)", text)
            named = sum(name in text for name in NAMES)
            if there:
                assert (int(count[1]) if count else named) == len(there), (what, text)
            told.add(re.sub(r"\d+", "N", text))
    assert len(told) > 8


@pytest.mark.parametrize(
    ("name", "before", "text"),
    [
        ("NS", {0: "lamp"}, "Ana has a broken lamp and cannot lay path cards (R3.5)."),
        ("repair:lamp", {1: "pick"}, "Nobody has a broken lamp just now (R4.2)."),
        ("repair:pick+lamp", {1: "pick lamp", 2: "pick"}, "Can be played on Bo or Cy now."),
        ("break:pick", {0: "pick", 1: "pick", 2: "pick"}, "Every pick is broken already (R4.1)."),
        ("rockfall", {}, "There is no path card yet to fall on (R4.3)."),
        ("map", {}, "May be used on 3 goals now."),
        ("NESW", {}, "May go on 4 cells now."),
    ],
)
def test_what_hinders_a_card_is_named(name: str, before: dict[int, str], text: str) -> None:
    assert line(view(position(hand="NESW", in_front=before)), card(name)) == text


def test_a_card_that_fits_without_a_link_says_what_it_lacks() -> None:
    """R3.4: beside a dead end it would fit, but nothing joins it to the start."""
    seen = view(position("N.E.S.W @ N.E.S.W", hand="EW"))
    assert line(seen, face("NS")).startswith("May go on")
    assert line(seen, face("EW")) == "Where it fits, no tunnel joins it to the start (R3.4)."
