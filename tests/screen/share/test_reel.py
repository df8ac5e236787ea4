"""A round as pictures: what everybody saw of it, in its order, and nothing of the gold."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pygame
import pytest
import scenarios

from game.engine.events import Kept, NuggetsDrawn, Paid
from game.play.sharing.game import shared_game
from game.records.replay import replay_file
from game.scenes.share import film
from game.scenes.share.making import Progress
from game.scenes.share.reel import Reel, reel
from game.words.log import sentence, winner_sentence


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_act_is_told_once_and_the_winner_last(number: int) -> None:
    game = shared_game(replay_file(scenarios.GOLDEN / "italian-10-seats.lode"))
    steps = game.steps(number)
    shown = reel(game, steps)
    outcome = steps[-1].table.outcome
    assert outcome is not None
    assert shown[-1].line.endswith(winner_sentence(outcome))
    assert shown[-1].stands > shown[1].stands
    assert [each.table for each in shown] == [step.table for step in steps]
    assert [each.actor for each in shown[1:]] == [step.table.to_play for step in steps[:-1]]


def test_a_film_tells_nothing_of_the_gold() -> None:
    game = shared_game(replay_file(scenarios.GOLDEN / "g3-3-seats.lode"))
    for steps in game.rounds:
        gold = [event for event in steps[-1].events if isinstance(event, Kept | NuggetsDrawn | Paid)]
        told = [text for text in (sentence(event, game.names) for event in gold) if text]
        assert not any(text in reel(game, steps)[-1].line for text in told)


def test_the_pictures_of_a_film_go_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without waiting for Python to look for what nobody refers to: they take as much memory as the table."""
    pytest.importorskip("PIL")
    alive: list[weakref.ref[Reel]] = []

    class Grey(Reel):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            alive.append(weakref.ref(self))

        def draw(self, _place: int) -> pygame.Surface:
            return pygame.Surface(film.SIZES["GIF"])

    monkeypatch.setattr(film, "Reel", Grey)
    game = shared_game(replay_file(scenarios.GOLDEN / "g3-3-seats.lode"))
    gc.disable()
    try:
        assert film.film(game, game.steps(1), "GIF", Progress())
        assert [ref() for ref in alive] == [None]
    finally:
        gc.enable()
