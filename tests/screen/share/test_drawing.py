"""The board as a drawing that other programs open: whole, readable, and nothing in it that is no drawing."""

from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

import pytest
import scenarios
from screen.twins import make_twins

from game.engine.table import Table
from game.play.sharing.game import SharedGame, shared_game
from game.records.replay import replay_file
from game.scenes.share.drawing import board_svg
from game.scenes.share.making import Progress

_SVG = "{http://www.w3.org/2000/svg}"


def _drawn(record: str, step: int | None = None, names: tuple[str, ...] | None = None) -> tuple[SharedGame, Element]:
    game = shared_game(replay_file(scenarios.GOLDEN / record), step)
    if names is not None:
        game = game._replace(names=names)
    return game, fromstring(board_svg(game, game.at, Progress()))


def _cards(table: Table) -> int:
    return len(table.maze.cards) + len(table.maze.closed) + (table.bonus is not None)


@pytest.mark.parametrize("step", [0, 25, None])
@pytest.mark.parametrize("record", ["rebel-8-seats-saboteur2-bonus.lode", "g3-3-seats.lode"])
def test_every_card_lies_there_and_nothing_is_left_undrawn(record: str, step: int | None) -> None:
    game, root = _drawn(record, step)
    uses = [use.attrib["href"].removeprefix("#") for use in root.iter(f"{_SVG}use")]
    assert len(uses) == _cards(game.at)
    names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(names) == len(set(names)), "no two things have one name"
    assert set(uses) <= set(names)
    asked = {value[5:-1] for element in root.iter() for value in element.attrib.values() if value.startswith("url(#")}
    assert asked <= set(names), "every gradient and every shape is there"


def test_nothing_in_it_is_a_picture_made_of_pixels() -> None:
    _game, root = _drawn("g3-3-seats.lode")
    assert not list(root.iter(f"{_SVG}image"))
    assert not any("data:" in value for element in root.iter() for value in element.attrib.values())


def test_words_are_text_whatever_is_in_a_name() -> None:
    odd = ('<b> & "Ann"', "B\x07o", "Żaneta")
    _game, root = _drawn("g3-3-seats.lode", names=odd)
    told = " ".join(text.text or "" for text in root.iter(f"{_SVG}text"))
    assert '<b> & "Ann"' in told
    assert "Bo" in told
    assert "Żaneta" in told
    assert "Round 3" in told


def test_it_tells_nothing_that_not_everybody_saw() -> None:
    """Two games that look alike to everybody, whatever roles, hands, goals and deck are."""
    one, other = (twin.table for twin in make_twins(5)[:2])
    game = shared_game(replay_file(scenarios.GOLDEN / "rebel-5-seats.lode"))._replace(names=("A", "B", "C", "D"))
    assert board_svg(game, one, Progress()) == board_svg(game, other, Progress())
