"""The candle burns down with the deck, and says so at the last five cards and at none. Public counts only."""

from __future__ import annotations

import msgspec
import pygame
import pytest
from screen.rounds import LAYOUTS, new_session
from screen.tables import Table, deal, dealt

from game.art.pictograms.candle import HEIGHT, LAST, WIDTH, candle, flame_height
from game.engine.deal import Deal, deck_size
from game.engine.ruleset import EDITIONS
from game.sound.score import LOW_DECK

HAND = "NES EW NESW NEW map rockfall"
SIZE = (WIDTH, HEIGHT)
EXPANDED = msgspec.structs.replace(EDITIONS["rebel"], saboteur2=True)


def with_deck(cards: int) -> Deal:
    whole = deal(HAND)
    return msgspec.structs.replace(whole, deck=whole.deck[:cards])


def play_a_card(table: Table) -> None:
    table.settle()
    table.press(pygame.K_1, pygame.K_RETURN)
    table.wait(0.4)
    table.press(pygame.K_e)
    table.frame(dt=0.05)
    table.frame(dt=0.05)


def said(table: Table, frames: int = 40) -> list[str]:
    """The lines of the banner, each once, as they come."""
    found: list[str] = []
    for _frame in range(frames):
        words = table.table.turns.banner.words
        if words and words not in found:
            found.append(words)
        table.frame(dt=0.05)
    return found


def test_it_is_as_long_as_the_share_of_cards_left() -> None:
    tops = [candle(SIZE, left, 37).get_bounding_rect().top for left in (37, 30, 20, 10, 6)]
    assert tops == sorted(tops)
    assert len(set(tops)) == len(tops)
    assert flame_height(37, 37) < flame_height(1, 37)


def test_low_and_snuffed_it_looks_different_from_one_card_more() -> None:
    pictures = [pygame.image.tobytes(candle(SIZE, left, 60), "RGBA") for left in (LAST + 1, LAST, 1, 0)]
    assert len(set(pictures)) == 4


def test_the_sign_comes_where_the_cue_does() -> None:
    assert LAST == LOW_DECK


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_the_whole_candle_is_the_deck_as_it_was_dealt(seats: int) -> None:
    for rules in (EDITIONS["rebel"], EXPANDED):
        assert new_session(seats, rules=rules).table.deck == deck_size(rules, seats)


def test_the_last_five_cards_are_said_once() -> None:
    table = Table(dealt(with_deck(LAST + 1), 0, 1, 2))
    table.press(pygame.K_RETURN)
    table.wait(0.7)
    table.press(pygame.K_RETURN)
    table.settle()
    table.press(pygame.K_p)
    play_a_card(table)
    assert table.session.table.deck == LAST
    assert table.table.turns.banner.words == f"The last {LAST} cards of the deck"


def test_an_empty_deck_is_said_once_and_before_whose_turn_it_is() -> None:
    table = Table(dealt(with_deck(1)))
    play_a_card(table)
    lines = said(table, 200)
    assert lines.count("The deck is empty") == 1
    table.settle()
    table.wait(4)
    assert "The deck is empty" not in said(table)


def test_the_tooltip_tells_it_in_words() -> None:
    table = Table(dealt(with_deck(3)))
    table.settle()
    layout = table.table.view.layout
    for place in (layout.candle, layout.deck, layout.deck_number):
        table.frame(pygame.Event(pygame.MOUSEMOTION, pos=place.center, rel=(2, 2), buttons=(0, 0, 0)))
        tip = table.table.notes.tip
        assert tip is not None
        assert "Deck: 3 of" in tip[0]
        assert "The last 3 cards" in tip[0]


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_it_stands_clear_of_piles_and_maze_and_its_number_is_readable(size: tuple[int, int], scale: float) -> None:
    """M24: whatever the window and the text."""
    layout = Table(new_session(5, 0), size, scale).table.view.layout
    parts = [layout.candle, layout.deck_number, layout.discard, layout.deck]
    for place, part in enumerate(parts):
        assert layout.board.contains(part)
        assert part.collidelist(parts[place + 1 :]) < 0
        assert not part.colliderect(layout.maze)
    assert layout.deck_number.h >= 13
