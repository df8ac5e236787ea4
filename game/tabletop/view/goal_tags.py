"""A tag beside each face-down goal: its name, who has looked at it, what is said of it, and what the viewer saw.

A tag stands in a cell of its own and covers nothing: no card, no cell where one can be laid, no other goal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, WHITE, hue, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour
from game.art.store import PictureStore
from game.art.surfaces.plates import plate
from game.engine.cards import GOLD, GoalName
from game.engine.cells import GOAL_CELLS, Cell, at, xy
from game.engine.commands import ClaimGoal
from game.engine.events import Event, Looked
from game.engine.maze import Maze
from game.system.i18n import _
from game.tabletop.view.camera import EDGE, Camera
from game.tabletop.view.claim_marks import claim_icon
from game.tabletop.view.claims import Standing, speakers
from game.ui.text import draw_text, ellipsis, line_height, text_width
from game.ui.theme import CHALK, INK, SKY, Font, font

_LABEL: Colour = two_forms((240, 220, 174), WHITE)
_GROUND: Colour = two_forms((16, 13, 12), BLACK)
_HEAD = 0.22
"""Height of the name, as a part of the tag with all its rows."""
_ROWS = 3
_NAME = 0.86
"""Size of the name's type, as a part of that height."""
_MOST_BESIDE = 2
"""Cells beside its own over which a large name may reach."""


def _far(step: tuple[int, int]) -> tuple[int, int, int, int]:
    dx, dy = step
    return max(abs(dx), abs(dy)), abs(dx) + abs(dy), -dx, dy


_REACH = range(-6, 7)
_STEPS = sorted(((dx, dy) for dx in _REACH for dy in _REACH if dx or dy), key=_far)
"""From a goal to where its tag may be: beside it first, right before the others, then farther and farther away."""
_LEAST_TYPE = 10
_EYE = 0.76
_APART = 0.72
"""How far apart tokens stand, as a part of one."""

_ARROWS = {
    "left": naming.icon("left"),
    "right": naming.icon("right"),
    "up": naming.icon("up"),
    "down": naming.icon("down"),
}

Looks = Mapping[int, tuple[int, ...]]
"""Of each goal the seats that have looked at it, the newest first."""


def lookers(log: Iterable[Event]) -> Looks:
    """Return who has looked at which goal in this round."""
    looks = [(event.goal, event.seat) for event in log if isinstance(event, Looked)]
    newest = tuple(dict.fromkeys(reversed(looks)))
    return {goal: tuple(seat for which, seat in newest if which == goal) for goal, _seat in newest}


def tag_cells(maze: Maze) -> Mapping[int, Cell]:
    """Return the cell in which the tag of each face-down goal stands: right of it, else the nearest that is free.

    A place in a row of the maze comes first, so that the fitted view is no higher for a tag.
    """
    taken = {*maze.cards, *maze.closed, *maze.spots, maze.bonus}
    rows = [xy(cell)[1] for cell in (*maze.cards, *maze.closed)]
    found: dict[int, Cell] = {}
    for cell, goal in sorted(maze.closed.items(), key=lambda item: item[1]):
        x, y = xy(cell)
        free = [(dx, dy) for dx, dy in _STEPS if at(x + dx, y + dy) not in taken]
        dx, dy = next((step for step in free if min(rows) <= y + step[1] <= max(rows)), free[0])
        found[goal] = at(x + dx, y + dy)
        taken.add(found[goal])
    return found


@dataclass(frozen=True, slots=True)
class GoalTag:
    """What the tag of a goal says."""

    goal: int
    cell: Cell
    looked: tuple[int, ...] = ()
    gold: int = 0
    stone: int = 0
    saw: GoalName | None = None
    type: int = 0
    """How large its name is to be, in pixels; its cell alone says how large it is at least."""
    right: int = 0
    """Up to where a large name may reach, in pixels of the window: over cells beside its own that stay free."""
    free: int = 0
    """How many such cells there are."""

    @property
    def rows(self) -> int:
        """How many rows stand below the name."""
        return bool(self.looked) + bool(self.gold or self.stone) + (self.saw is not None)


def _free_beside(maze: Maze, cells: Mapping[int, Cell], cell: Cell) -> int:
    """Return how many cells right of the tag's own show nothing."""
    taken = {*maze.cards, *maze.closed, *maze.spots, maze.bonus, *cells.values()}
    x, y = xy(cell)
    return sum(1 for _cell in takewhile(lambda step: at(x + step, y) not in taken, range(1, _MOST_BESIDE + 1)))


def goal_tags(
    maze: Maze,
    looks: Looks,
    claims: Standing,
    known: Sequence[GoalName | None],
    *,
    type_: int = 0,
    right: int = 0,
) -> list[GoalTag]:
    """Return the tags of all face-down goals; `known` is what the viewer has seen and wants to see now.

    Their names are `type_` pixels high where there is room for that, up to `right` at most.
    """
    cells = tag_cells(maze)
    return [
        GoalTag(
            goal,
            cell,
            looks.get(goal, ()),
            len(speakers(claims, ClaimGoal(goal, "gold"))),
            len(speakers(claims, ClaimGoal(goal, "stone"))),
            known[goal - 1] if known else None,
            type_,
            right,
            _free_beside(maze, cells, cell),
        )
        for goal, cell in cells.items()
    ]


def tag_rect(camera: Camera, tag: GoalTag) -> Rect:
    """Return where a tag is on the window: at the left edge of its cell, in the middle of its height."""
    cell = camera.cell_rect(tag.cell)
    edge = max(2, round(EDGE * cell.w))
    room = cell.inflate(-2 * edge, -2 * edge)
    head, row = _heights(room.h)
    face = _large_name(room, tag)
    wide, head = (room.w, head) if face is None else (text_width(_words(tag.goal), face) + 8, line_height(face) + 2)
    rect = Rect(room.x, 0, max(room.w, wide), head + tag.rows * row)
    rect.centery = room.centery
    return rect


def _words(goal: int) -> str:
    return _("Goal {goal}").format(goal=goal)


def _large_name(room: Rect, tag: GoalTag) -> Font | None:
    """Return the font of a name that is larger than its cell has room for; None where there is none beside it."""
    head, row = _heights(room.h)
    end = min(tag.right, room.right + tag.free * room.w)
    for size in range(tag.type, round(head * _NAME), -1):
        face = font("bold", size)
        if line_height(face) + 2 <= room.h - tag.rows * row and room.x + text_width(_words(tag.goal), face) + 8 <= end:
            return face
    return None


def _heights(room: int) -> tuple[int, int]:
    """Return the heights of the name and of each row in a tag that is `room` pixels high with all of them."""
    head = round(room * _HEAD)
    return head, (room - head) // _ROWS


def draw_tag(canvas: pygame.Surface, camera: Camera, tag: GoalTag, pictures: PictureStore) -> None:
    """Draw the tag of a goal."""
    rect = tag_rect(camera, tag)
    edge = max(2, round(EDGE * camera.width))
    row = _heights(camera.height - 2 * edge)[1]
    head = rect.h - tag.rows * row
    canvas.blit(_board(rect.size, tag.goal), rect)
    large = _large_name(camera.cell_rect(tag.cell).inflate(-2 * edge, -2 * edge), tag)
    if large is None:
        _draw_name(canvas, Rect(rect.x + 2, rect.y, rect.w - 4, head), tag.goal)
    else:
        draw_text(canvas, _words(tag.goal), (rect.centerx, rect.y + head // 2), large, _LABEL, "center", (0, 0, 0))
    line = Rect(rect.x + 3, rect.y + head - 1, rect.w - 6, row - 1)
    if tag.looked:
        _draw_lookers(canvas, line, tag.looked, pictures)
        line.y += row
    if tag.gold or tag.stone:
        _draw_said(canvas, line, tag, pictures)
        line.y += row
    if tag.saw is not None:
        _draw_seen(canvas, line, tag.saw, pictures)


@kept
def _board(size: tuple[int, int], seed: int) -> pygame.Surface:
    """Make the wood of a tag."""
    return plate(size, "wood", 40 + seed, unit=0.75, radius=5)


def _draw_name(canvas: pygame.Surface, room: Rect, goal: int) -> None:
    """Write which goal it is, as large as there is room, without the word where that is too long."""
    largest = max(_LEAST_TYPE, round(room.h * _NAME))
    short = words = _words(goal)
    sizes = (size for size in range(largest, _LEAST_TYPE - 1, -1) if text_width(words, font("bold", size)) <= room.w)
    face = font("bold", next(sizes, largest))
    if text_width(words, face) > room.w:
        short = ellipsis(str(goal), face, room.w)
    draw_text(canvas, short, room.center, face, _LABEL, "center", (0, 0, 0))


def _draw_lookers(canvas: pygame.Surface, room: Rect, seats: Sequence[int], pictures: PictureStore) -> None:
    """Draw an eye and the tokens of those who have looked; where not all have room, how many more there are."""
    eye, side = round(room.h * _EYE), room.h - 2
    icon = pictures.get(PictureKey(naming.icon("eye"), eye, eye))
    canvas.blit(icon, icon.get_rect(midleft=room.midleft))
    left, step = room.x + eye + 1, round(side * _APART)
    places = 1 + (room.right - left - side) // step
    shown = len(seats) if len(seats) <= places else max(1, places - 1)
    for place, seat in enumerate(seats[:shown]):
        token = pictures.get(PictureKey(naming.token(seat), side, side))
        canvas.blit(token, token.get_rect(midleft=(left + place * step, room.centery)))
    if shown < len(seats):
        face = font("strong", max(_LEAST_TYPE, round(room.h * 0.62)))
        draw_text(canvas, f"+{len(seats) - shown}", (room.right + 1, room.centery), face, CHALK, "midright", INK)


def _draw_said(canvas: pygame.Surface, room: Rect, tag: GoalTag, pictures: PictureStore) -> None:
    """Draw how many say that it is gold, and how many stone (R12.1)."""
    claims = [(tag.gold, ClaimGoal(tag.goal, "gold")), (tag.stone, ClaimGoal(tag.goal, "stone"))]
    claims = [(number, claim) for number, claim in claims if number]
    width, digits = room.w // len(claims), max(len(str(number)) for number, _claim in claims)
    face = font("strong", max(_LEAST_TYPE, round(room.h * (0.72 if digits == 1 else 0.6))))
    for place, (number, claim) in enumerate(claims):
        (name, tone), left = claim_icon(claim), room.x + place * width
        side = min(room.h - 2, width - text_width(str(number), face))
        icon = pictures.get(PictureKey(naming.icon(name), side, side, tone))
        canvas.blit(icon, icon.get_rect(midleft=(left, room.centery)))
        draw_text(canvas, str(number), (left + side + 1, room.centery), face, CHALK, "midleft", INK)


def _draw_seen(canvas: pygame.Surface, room: Rect, name: GoalName, pictures: PictureStore) -> None:
    """Draw what the viewer has seen under the goal, with the colour of what is for this viewer alone."""
    side = room.h - 4
    pygame.draw.rect(canvas, hue(_GROUND), room, border_radius=4)
    pygame.draw.rect(canvas, hue(SKY), room, max(1, room.h // 14), 4)
    what = PictureKey(naming.icon("gold"), side, side, "gold")
    if name != GOLD:
        what = PictureKey(naming.icon("stone"), side, side)
    for part, key in ((0.28, PictureKey(naming.icon("eye"), side, side, "sky")), (0.72, what)):
        picture = pictures.get(key)
        canvas.blit(picture, picture.get_rect(center=(room.x + round(room.w * part), room.centery)))


def is_seen(camera: Camera, goal: int, area: Rect) -> bool:
    """Return whether enough of a goal is in view."""
    rect = camera.goal_rect(goal)
    seen = rect.clip(area)
    return seen.w >= rect.w // 3 and seen.h >= rect.h // 3


def draw_pointer(canvas: pygame.Surface, camera: Camera, goal: int, area: Rect, pictures: PictureStore) -> None:
    """Draw a small sign at the edge of the mat that says where a goal out of view is."""
    sign = Rect(0, 0, camera.width, max(18, round(camera.height * _HEAD)))
    inside = area.inflate(-sign.w - 8, -sign.h - 8)
    x, y = camera.goal_rect(goal).center
    above, below = ((sign.h + 2) * others for others in (goal - 1, len(GOAL_CELLS) - goal))
    # goals are in one column: beyond the upper or lower edge their signs stand one below the other
    level = min(max(y, inside.top + above), inside.bottom - below)
    sign.center = (min(max(x, inside.left), inside.right), level)
    across, down = x - sign.centerx, y - sign.centery
    arrow = ("right" if across > 0 else "left") if abs(across) > abs(down) else ("down" if down > 0 else "up")
    canvas.blit(_board(sign.size, goal), sign)
    side = sign.h - 6
    icon = pictures.get(PictureKey(_ARROWS[arrow], side, side))
    canvas.blit(icon, icon.get_rect(midleft=(sign.x + 3, sign.centery)))
    _draw_name(canvas, Rect(sign.x + side + 4, sign.y, sign.w - side - 6, sign.h), goal)
