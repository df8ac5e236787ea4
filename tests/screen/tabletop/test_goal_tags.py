"""The tags beside the goals: they say who looked, what is said and what the viewer saw, and cover nothing."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect
from screen.rounds import CodedPictures
from screen.tables import Table as PlayedTable
from screen.tables import deal, dealt

from game.art.catalogue import PictureKey
from game.engine.cells import GOAL_CELLS
from game.engine.commands import Map
from game.engine.events import Looked
from game.engine.table import Table
from game.records.replay import replay_file
from game.tabletop.layout.table import TableLayout
from game.tabletop.view import goal_tags
from game.tabletop.view.camera import Camera
from game.tabletop.view.goal_tags import (
    GoalTag,
    draw_pointer,
    draw_tag,
    is_seen,
    lookers,
    tag_cells,
    tag_rect,
)
from game.tabletop.view.viewpoint import Viewpoint
from game.ui.text import draw_text
from game.ui.viewport import Viewport

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "records").glob("*.lode"))
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


@cache
def positions(record: Path) -> tuple[Table, ...]:
    """Every public position of a recorded game in which the maze has changed."""
    found: list[Table] = []
    for played in replay_file(record).played:
        table = played.step.state.table
        if not found or table.maze is not found[-1].maze:
            found.append(table)
    return tuple(found)


def full_tags(table: Table) -> list[GoalTag]:
    """The largest tags there can be."""
    return [GoalTag(goal, cell, tuple(range(12)), 11, 12, "NE") for goal, cell in tag_cells(table.maze).items()]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_tags_cover_no_card_no_free_cell_and_no_goal(record: Path) -> None:
    for table in positions(record):
        maze = table.maze
        layout = TableLayout.of(Viewport((1280, 720)), table.seats, table.rules)
        camera = Viewpoint(layout, table).camera
        tags = [tag_rect(camera, tag) for tag in full_tags(table)]
        kept_clear = [*maze.cards, *maze.closed, *maze.spots, *([] if maze.bonus is None else [maze.bonus])]
        for tag in tags:
            assert tag.collidelist([camera.cell_rect(cell) for cell in kept_clear]) < 0
        assert not any(one.colliderect(other) for one, other in combinations(tags, 2))
        assert len(tags) == len(maze.closed)


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_large_names_of_goals_cover_nothing_either(record: Path, scale: float) -> None:
    grown = 0
    for table in positions(record):
        maze = table.maze
        layout = TableLayout.of(Viewport((1280, 720), scale), table.seats, table.rules)
        camera = Viewpoint(layout, table).camera
        tags = goal_tags.goal_tags(maze, {1: (2,)}, (), (), type_=layout.type(14), right=layout.cloth.right)
        kept_clear = [*maze.cards, *maze.closed, *maze.spots, *([] if maze.bonus is None else [maze.bonus])]
        rects = [tag_rect(camera, tag) for tag in tags]
        for rect in rects:
            assert rect.collidelist([camera.cell_rect(cell) for cell in kept_clear]) < 0
            grown += rect.w > camera.width
        assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    assert grown or scale < 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_the_fit_keeps_room_for_tags(record: Path, size: tuple[int, int]) -> None:
    for table in positions(record):
        layout = TableLayout.of(Viewport(size), table.seats, table.rules)
        camera = Viewpoint(layout, table).camera
        cards = [camera.cell_rect(cell) for cell in (*table.maze.cards, *table.maze.closed)]
        if all(map(layout.cloth.contains, cards)):
            for tag in full_tags(table):
                rect = tag_rect(camera, tag)
                assert layout.cloth.contains(rect)
                assert not rect.colliderect(layout.piles)


def test_a_tag_stands_right_of_its_goal_while_nothing_is_there() -> None:
    table = positions(RECORDS[0])[0]
    assert tag_cells(table.maze) == {goal: cell + 1 for goal, cell in enumerate(GOAL_CELLS, 1)}


def parts(tag: GoalTag, width: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """The pictures that a tag asks for, and the words on it, all of them inside it."""
    asked: list[str] = []
    words: list[str] = []
    camera = Camera(66, width, (300, 300))
    room = tag_rect(camera, tag)

    class Spied(CodedPictures):
        def get(self, key: PictureKey) -> pygame.Surface:
            asked.append(str(key.name))
            return super().get(key)

    def note(canvas: pygame.Surface, text: str, *rest: Any) -> Rect:
        rect: Rect = draw_text(canvas, text, *rest)
        assert room.inflate(4, 4).contains(rect.inflate(0, -rect.h // 2)), f"{text!r} leaves the tag"
        words.append(text)
        return rect

    monkeypatch.setattr(goal_tags, "draw_text", note)
    draw_tag(pygame.Surface((1280, 720)), camera, tag, Spied())
    return asked, words


@pytest.mark.parametrize("width", [44, 50, 58, 88, 176])
def test_a_tag_says_who_looked_what_is_said_and_what_the_viewer_saw(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cell = GOAL_CELLS[1] + 1
    assert parts(GoalTag(2, cell), width, monkeypatch) == ([], ["Goal 2"])
    assert parts(GoalTag(2, cell, (3,)), width, monkeypatch)[0] == ["icon:eye", "token:3"]
    crowd, words = parts(GoalTag(2, cell, tuple(range(12))), width, monkeypatch)
    tokens = sum(name.startswith("token:") for name in crowd)
    assert tokens >= 1
    assert words[1:] == [f"+{12 - tokens}"]
    said, words = parts(GoalTag(2, cell, (), 1, 2), width, monkeypatch)
    assert (said, words[1:]) == (["icon:gold", "icon:stone"], ["1", "2"])
    for name, icon in (("NE", "icon:stone"), ("gold", "icon:gold")):
        assert parts(GoalTag(2, cell, saw=name), width, monkeypatch)[0] == ["icon:eye", icon]
    parts(GoalTag(2, cell, tuple(range(12)), 11, 12, "NE"), width, monkeypatch)


def test_who_looked_at_what_is_told_for_the_whole_round() -> None:
    log = [Looked(1, 5, 2, None), Looked(4, 6, 2, None), Looked(1, 7, 3, None), Looked(1, 8, 2, None)]
    assert lookers(log) == {2: (1, 4), 3: (1,)}, "the newest first: it is the mark of a last act, too"


def test_what_the_viewer_saw_is_on_the_tag_only_while_the_hand_is_open() -> None:
    playing = PlayedTable(dealt(deal("map EW NS rockfall break:pick repair:pick"), 0, 1))
    scene, privacy = playing.table, playing.context.privacy
    privacy.hand_over(0)
    privacy.open_next()
    scene.turns.play(0, Map(2))
    scene.turns.stop_motions()
    scene.sight.holding_back = False
    scene.sight.to_show.clear()
    scene.sight.look()
    assert [tag.saw for tag in scene.view.tags()] == [None, "gold", None]
    scene.sight.cover()
    assert [tag.saw for tag in scene.view.tags()] == [None, None, None]
    assert [tag.looked for tag in scene.view.tags()] == [(), (0,), ()]


@pytest.mark.parametrize(
    ("origin", "arrow"), [((300, 900), "down"), ((300, -500), "up"), ((1300, 300), "right"), ((-900, 300), "left")]
)
def test_a_sign_at_the_edge_points_to_a_goal_out_of_view(origin: tuple[int, int], arrow: str) -> None:
    area = Rect(220, 60, 800, 480)
    asked: list[str] = []

    class Spied(CodedPictures):
        def get(self, key: PictureKey) -> pygame.Surface:
            asked.append(str(key.name))
            return super().get(key)

    canvas = pygame.Surface((1280, 720))
    draw_pointer(canvas, Camera(66, 44, origin), 2, area, Spied())
    assert asked == [f"icon:{arrow}"]
    drawn = pygame.mask.from_threshold(canvas, (0, 0, 0), (1, 1, 1))
    drawn.invert()
    assert all(area.contains(rect) for rect in drawn.get_bounding_rects())
    assert not is_seen(Camera(66, 44, origin), 2, area)
    assert is_seen(Camera(66, 44, (300, 300)), 2, area)
