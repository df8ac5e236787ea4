"""The table at every size: nothing is clipped, nothing covers anything else (UX M24, M25)."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect
from screen.driving import BlankPictures
from screen.rounds import bot_moves, new_session
from screen.tables import Table

from game.engine.cards import Marker, Tool
from game.engine.cells import GOAL_CELLS, at
from game.engine.ruleset import Ruleset
from game.records.names import MAX_NAME
from game.records.setup import SeatSetup
from game.system.i18n import _, use_language
from game.tabletop.board.cards import maze_cells
from game.tabletop.layout.table import TableLayout
from game.tabletop.rail import plate as seatrail
from game.tabletop.view import hand, topbar
from game.tabletop.view.camera import Camera
from game.tabletop.view.panel import fitting_lines
from game.ui.text import text_width
from game.ui.theme import font
from game.ui.viewport import Viewport

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1280, 1024), (3840, 2160)]
BASE, TWO = Ruleset(), Ruleset(saboteur2=True)
BASE_TALK, TWO_TALK = Ruleset(table_talk=True), Ruleset(saboteur2=True, table_talk=True)
TALKING = [(3, BASE_TALK), (6, BASE_TALK), (10, BASE_TALK), (12, TWO_TALK)]
SCALES = [0.8, 1.0, 1.3, 1.6, 2.0]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("seats", "rules"), [*((n, BASE) for n in range(3, 11)), *((n, TWO) for n in (2, 5, 11, 12)), *TALKING]
)
def test_nothing_lies_over_anything_else(seats: int, rules: Ruleset, size: tuple[int, int], scale: float) -> None:
    layout = TableLayout.of(Viewport(size, scale), seats, rules, curtain=True)
    window = layout.viewport.rect
    parts = {f"seat {i}": layout.seat(i) for i in range(seats)} | layout.buttons
    parts |= {"board": layout.board, "rack": layout.rack, "role": layout.role_card}
    if layout.log_docked:
        parts["log"] = layout.log
    for name, rect in parts.items():
        assert window.contains(rect), name
    for (one, a), (other, b) in combinations(parts.items(), 2):
        assert not a.colliderect(b), f"{one} lies over {other}"
    for name, rect in layout.buttons.items():
        assert min(rect.size) >= 44, name
    assert topbar.turn_plate(layout).left > 0
    assert all(layout.seat(i).h >= 44 for i in range(seats))
    assert layout.board.w >= 8 * layout.least_card
    assert layout.board.contains(layout.deck)
    assert layout.board.contains(layout.discard)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("seats", "rules"), [(3, BASE), (6, BASE), (10, BASE), (2, TWO), (6, TWO), (12, TWO), *TALKING]
)
def test_slots_lie_side_by_side_on_their_seat(seats: int, rules: Ruleset, size: tuple[int, int]) -> None:
    for scale in SCALES:
        layout = TableLayout.of(Viewport(size, scale), seats, rules)
        for seat in range(seats):
            slots = [layout.slot(seat, thing) for thing in layout.things]
            assert all(layout.seat(seat).contains(slot) for slot in slots)
            assert not any(a.colliderect(b) for a, b in combinations(slots, 2))
            assert slots[0].w >= 12


@pytest.mark.parametrize("count", range(1, 8))
@pytest.mark.parametrize("size", SIZES)
def test_the_hand_stands_on_its_rack(size: tuple[int, int], count: int) -> None:
    for scale in SCALES:
        layout = TableLayout(Viewport(size, scale), 5, 6)
        slots = [layout.hand_slot(index, count) for index in range(count)]
        assert all(b.x - a.x >= 24 for a, b in pairwise(slots))
        assert slots[0].x >= layout.role_corner.right - 2
        assert slots[-1].right <= layout.buttons["end-turn"].left
        assert slots[0].bottom <= size[1]


def words_drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, Rect]]:
    """Every line of text that the panels draw from now on: where it was drawn from, what it says, and its place."""
    drawn: list[tuple[str, str, Rect]] = []
    for module in (seatrail, topbar, hand):
        real = module.draw_text

        def record(
            canvas: pygame.Surface, text: str, *rest: Any, _real: Any = real, _from: str = module.__name__, **named: Any
        ) -> Rect:
            rect: Rect = _real(canvas, text, *rest, **named)
            inside = canvas.get_rect()
            assert inside.contains(rect), f"{text!r} leaves its panel"
            drawn.append((_from, text, rect.move(canvas.get_abs_offset())))
            return rect

        monkeypatch.setattr(module, "draw_text", record)
    return drawn


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("seats", "rules"), [(3, BASE), (5, BASE), (10, BASE), (12, TWO), (5, BASE_TALK), (12, TWO_TALK)]
)
def test_words_stay_on_their_panels_and_off_each_other(
    seats: int, rules: Ruleset, size: tuple[int, int], scale: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_language(language)
    try:
        session = new_session(seats, 0, rules=rules)
        session.seats = tuple(
            SeatSetup(f"{seat.name} Longname-{i}"[:MAX_NAME], seat.mind) for i, seat in enumerate(session.seats)
        )
        table = Table(session, size, scale)
        drawn = words_drawn(monkeypatch)
        view = table.table.view
        for seat in range(seats):
            drawn.clear()
            shown = seatrail.SeatShown(
                seat, session.names[seat], (Tool.LAMP,), 6, "repaired a lantern for somebody", False
            )
            area = seatrail.seat_area(view.layout, seat)
            seatrail.paint_seat(pygame.Surface(area.size), area.topleft, view.layout, table.context.pictures, shown)
            places = [rect.move(area.topleft) for _from, _text, rect in drawn]
            places += [view.slot(seat, thing) for thing in view.layout.things]
            shrunk = [rect.inflate(-2, -round(rect.h * 0.3)) for rect in places]
            assert not any(a.colliderect(b) for a, b in combinations(shrunk, 2)), drawn
        drawn.clear()
        shown_bar = topbar.BarShown(3, 67, 67, 0, f"{session.names[0]} to move")
        bar = pygame.Surface(topbar.bar_area(view.layout).size)
        topbar.paint_bar(bar, (0, 0), view.layout, table.context.pictures, shown_bar)
        assert not any(a.colliderect(b) for (_f, _t, a), (_g, _u, b) in combinations(drawn, 2)), drawn
        assert max(rect.bottom for _from, _text, rect in drawn) <= view.layout.top_bar.h + 4
        for button in table.table.buttons:
            for line in button.texts(view.layout.viewport):
                assert button.rect.contains(line.rect.inflate(-2, -round(line.rect.h * 0.3))), line.text
    finally:
        use_language("en")


def _plate_words(
    monkeypatch: pytest.MonkeyPatch, layout: TableLayout, seats: int, name: str, line: str
) -> list[tuple[str, Rect]]:
    """What is written on the plate of the last seat, and where on the window."""
    drawn = words_drawn(monkeypatch)
    shown = seatrail.SeatShown(seats - 1, name, (), 6, line, False)
    area = seatrail.seat_area(layout, seats - 1)
    seatrail.paint_seat(pygame.Surface(area.size, pygame.SRCALPHA), area.topleft, layout, BlankPictures(), shown)
    return [(text, rect.move(area.topleft)) for _from, text, rect in drawn]


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("seats", "rules"), [(3, BASE), (5, BASE), (8, BASE), (10, BASE_TALK), (12, TWO)])
def test_words_of_a_seat_keep_off_the_edge_of_its_plate(
    seats: int, rules: Ruleset, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = TableLayout.of(Viewport(size, scale), seats, rules)
    plate = layout.seat(seats - 1)
    inside = plate.inflate(-2 * layout.px(5), -2 * layout.px(3))
    for _text, rect in _plate_words(monkeypatch, layout, seats, "Konstantin Bergh", "passed and gave up a map"):
        assert inside.contains(rect.inflate(0, -round(rect.h * 0.3))), (rect, plate)


@pytest.mark.parametrize(("size", "seats"), [((1280, 720), 3), ((1280, 720), 5), ((1920, 1080), 4), ((1280, 720), 8)])
@pytest.mark.parametrize("name", ["Bartholomew Fitz", "Konstantin Bergh", "Wolfeschlegelste"])
def test_a_long_name_is_whole_where_the_plate_has_room(
    name: str, size: tuple[int, int], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = TableLayout.of(Viewport(size, 1.0), seats, BASE)
    words = [text for text, _rect in _plate_words(monkeypatch, layout, seats, name, "passed")]
    assert name.replace(" ", "") in "".join(words).replace(" ", "")


def test_a_long_act_takes_two_lines_where_the_rail_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = TableLayout.of(Viewport((1280, 720), 1.0), 3, BASE)
    line = "passed and gave up a card face down"
    words = [text for text, _rect in _plate_words(monkeypatch, layout, 3, "Ana", line)]
    assert line in " ".join(words)


def test_a_text_shrinks_a_little_before_it_takes_two_lines_and_those_before_it_is_cut() -> None:
    name = "Bartholomew Fitz"
    width = text_width(name, font("heading", 20))
    assert [fitting_lines(name, "heading", 20, (width, 24))[i] for i in (0, 1)] == [font("heading", 20), [name]]
    face, lines = fitting_lines(name, "heading", 20, (round(width * 0.9), 44))
    assert (16 <= face.px < 20, lines) == (True, [name])
    face, lines = fitting_lines(name, "heading", 20, (round(width * 0.66), 44))
    assert (face.px >= 15, lines) == (True, ["Bartholomew", "Fitz"])
    face, lines = fitting_lines(name, "heading", 20, (round(width * 0.4), 12))
    assert (face.px, lines[0][-1]) == (12, "…")
    large, _lines = fitting_lines(name, "heading", 40, (width // 2, 12))
    assert large.px == 24, "who asks for large text gets it, if cut short"


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 12])
def test_a_retired_seat_says_so_on_its_plate(
    seats: int, size: tuple[int, int], scale: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R11.4, not by its darkened portrait alone."""
    use_language(language)
    try:
        table = Table(new_session(seats, 0, rules=TWO), size, scale)
        drawn, view = words_drawn(monkeypatch), table.table.view
        shown = seatrail.SeatShown(1, "Longname " * 2, (Marker.TRAPPED,), 0, "passed", False, retired=True)
        area = seatrail.seat_area(view.layout, 1)
        seatrail.paint_seat(pygame.Surface(area.size), area.topleft, view.layout, table.context.pictures, shown)
        shrunk = [(text, rect.inflate(-2, -round(rect.h * 0.3))) for _from, text, rect in drawn]
        assert not any(a.colliderect(b) for (_s, a), (_t, b) in combinations(shrunk, 2)), drawn
        plate = view.layout.seat(1)
        assert [text for text, rect in shrunk if plate.contains(rect.move(area.topleft))].count(_("retired")) == 1
    finally:
        use_language("en")


def test_neighbouring_cells_touch_at_every_zoom() -> None:
    camera = Camera.fit(Rect(200, 50, 800, 500), 66, [at(0, 0), *GOAL_CELLS])
    for steps in range(-8, 9):
        zoomed = camera.zoomed(1.15**steps, (400, 300))
        here = zoomed.cell_rect(at(2, 1))
        assert here.right == zoomed.cell_rect(at(3, 1)).left
        assert here.bottom == zoomed.cell_rect(at(2, 2)).top
        assert here.h * 2 == here.w * 3
        assert 0.5 * 66 - 2 <= zoomed.width <= 2.5 * 66
        assert zoomed.cell_at(here.center) == at(2, 1)
        assert zoomed.cell_at(here.topleft) == at(2, 1)


def test_a_fitted_view_shows_every_card_until_cells_would_be_too_small() -> None:
    for moved in bot_moves(new_session(4, edition="g3")):
        layout = TableLayout(Viewport((1280, 720)), 4, 6)
        cells = maze_cells(moved.table)
        camera = Camera.fit(layout.maze, layout.full_card, cells, layout.least_card)
        if camera.width > layout.least_card:
            assert all(layout.maze.contains(camera.cell_rect(cell)) for cell in cells)
        if moved.table.round > 1:
            break


def test_where_not_all_fits_the_last_card_is_in_view() -> None:
    area = Rect(170, 50, 840, 460)
    cells = [at(x, y) for x in range(-3, 12) for y in (-9, 9)]
    for last in (at(-3, -9), at(11, 9), at(4, 0)):
        camera = Camera.fit(area, 53, cells, 44, last)
        assert camera.width == 44
        assert area.contains(camera.cell_rect(last))


@pytest.mark.parametrize("seats", [10, 12])
@pytest.mark.parametrize("saboteur2", [False, True])
def test_in_the_smallest_window_the_longest_names_are_not_cut(seats: int, saboteur2: bool) -> None:
    layout = TableLayout(Viewport((1024, 640), 1.0), seats, 6, saboteur2=saboteur2)
    room = layout.seat_rail.w - layout.seat_text_left - layout.px(10 + 17 + 5 + 5 + 10)
    for name in ("Bartholomew Long", "Konstantin Abel", "Maximilian Gold"):
        _face, lines = fitting_lines(name, "heading", layout.seat_type(20), (room, layout.name_band))
        assert lines == [name]
