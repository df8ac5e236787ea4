"""The number of saboteurs and the cards put aside stand on the mat, for everybody and for good (R1.7, R1.8, R10.2)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from msgspec.structs import replace
from screen.rounds import LAYOUTS, new_session
from screen.tables import Table

from game.engine.ruleset import EDITIONS, FAIR_FIGHT, HouseNumber, Ruleset
from game.scenes.watch.layout import WatchLayout, above_bar
from game.tabletop.layout.table import TableLayout
from game.tabletop.tips.tell import tip_of
from game.tabletop.tips.things import OnDeck, OnSign, thing_at
from game.ui.viewport import Viewport

BASE = EDITIONS["rebel"]
NUMBERED = replace(BASE, saboteurs=1, aside=21)
EXPANDED = replace(BASE, saboteur2=True)


def _tip(table: Table, thing: OnSign | OnDeck) -> Sequence[str]:
    tip = tip_of(table.table.view, thing)
    assert tip is not None
    return tip[0].split("\n")


def _shown(rules: Ruleset, seats: int) -> list[HouseNumber]:
    return list(TableLayout.of(Viewport((1280, 720)), seats, rules).signs)


def test_a_table_shows_what_its_rules_make_known() -> None:
    assert _shown(BASE, 4) == []
    assert sorted(_shown(NUMBERED, 4)) == ["aside", "saboteurs"]
    assert _shown(replace(BASE, saboteurs=2), 5) == ["saboteurs"]
    assert _shown(replace(BASE, aside=3), 5) == ["aside"]
    assert _shown(EXPANDED, 5) == ["aside"]


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_they_stand_clear_of_maze_piles_and_candle(size: tuple[int, int], scale: float) -> None:
    for seats in FAIR_FIGHT:
        rules = replace(BASE, saboteurs=3 if seats > 4 else 1, aside=24, table_talk=True)
        for layout in (
            TableLayout.of(Viewport(size, scale), seats, rules, curtain=True),
            WatchLayout.of(above_bar(Viewport(size, scale)), seats, rules),
        ):
            signs = layout.signs
            parts = [*signs.values(), layout.candle, layout.deck_number, layout.discard, layout.deck]
            assert list(signs) == ["aside", "saboteurs"]
            for place, part in enumerate(parts):
                assert layout.board.contains(part), (seats, part)
                assert part.collidelist(parts[place + 1 :]) < 0
                assert not part.colliderect(layout.maze)
            for sign in signs.values():
                assert sign.h - layout.deck_number.h >= 13, "the picture can be made out"


def test_pointed_at_they_say_what_they_are() -> None:
    table = Table(new_session(4, 0, rules=NUMBERED))
    view = table.table.view
    told: dict[HouseNumber, str] = {"saboteurs": "1 saboteur at this table", "aside": "Put aside unseen: 21"}
    for number, words in told.items():
        where = view.layout.signs[number]
        assert thing_at(view, where.center, None) == OnSign(number)
        table.frame(pygame.Event(pygame.MOUSEMOTION, pos=where.center, rel=(2, 2), buttons=(0, 0, 0)))
        tip = table.table.notes.tip
        assert tip is not None
        assert tip[0].startswith(words)
    assert "(R1.8)" in _tip(table, OnSign("aside"))[1]
    assert _tip(table, OnDeck())[0].endswith("of 22 cards left"), "of 67 cards 21 are aside and 24 in hands"
    assert "Put aside unseen: 21" in _tip(table, OnDeck())


def test_with_saboteur_2_the_ten_cards_aside_cite_its_clause() -> None:
    table = Table(new_session(5, 0, rules=EXPANDED))
    lines = _tip(table, OnSign("aside"))
    assert lines[0] == "Put aside unseen: 10"
    assert "(R10.2)" in lines[1]


def test_they_are_drawn() -> None:
    fair, printed = (Table(new_session(4, 0, rules=rules)) for rules in (NUMBERED, BASE))
    for where in fair.table.view.layout.signs.values():
        one, other = (pygame.image.tobytes(table.canvas.subsurface(where), "RGB") for table in (fair, printed))
        assert one != other
