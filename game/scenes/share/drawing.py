"""The board as an SVG file: drawn from the same notation as the cards, with its words as text (UX D7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from textwrap import wrap
from typing import NamedTuple

from game.art.cards.vector import symbols, words
from game.art.catalogue import PictureKey
from game.art.drawing.svg import circle, group, number, radial_gradient, rect, translate
from game.art.surfaces.mat import CLOTH, RADIUS, contours, rim
from game.art.tunnels.tube import HEIGHT, WIDTH
from game.engine.cells import Cell, xy
from game.engine.table import Table
from game.play.sharing.game import SharedGame
from game.scenes.share.making import Progress
from game.scenes.share.words import heading, line, note
from game.tabletop.board.cards import board_cards

_DETAIL = 48
"""The width in pixels for which cards are drawn: with rails and sleepers, without every last chisel mark."""
_PIXELS = 2.0
"""Pixels of a unit, where a program opens the file at its own size."""
_MARGIN, _EDGE, _HEAD, _ROW = 34.0, 10.0, 40.0, 18.0
_LETTER = 7.5
"""Units for a letter: which font there will be, nobody knows."""
_OAK, _GOLD_TEXT, _CREAM = "#2A1C11", "#F2B33D", "#F0DCAE"
_GLOW = 95.0


class _Plan(NamedTuple):
    """Where everything is, in units: the mat within the sheet, the corner of the cell (0, 0), the lines at the foot."""

    width: float
    height: float
    mat: tuple[float, float]
    origin: tuple[float, float]
    foot: tuple[str, ...]

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        x, y = xy(cell)
        return self.origin[0] + x * WIDTH, self.origin[1] + y * HEIGHT


def board_svg(game: SharedGame, table: Table, progress: Progress) -> bytes:
    """Return a position as an SVG file. Raises `GivenUp`."""
    cards = board_cards(table, _DETAIL, frozenset())
    plan = _plan(cards, (line(game, table), note(game)))
    names = {key: f"card-{place}" for place, key in enumerate(dict.fromkeys(cards.values()), 1)}
    progress.tell(0.1)
    drawn = symbols(names)
    progress.tell(0.6)
    body = _mat(plan) + _cards(plan, table, cards, names) + _texts(plan, table)
    return _document(plan, f"{heading(table)} · {note(game)}", line(game, table), _defs(plan) + drawn, body).encode()


def _plan(cards: Mapping[Cell, PictureKey], told: Sequence[str]) -> _Plan:
    columns, rows = zip(*map(xy, cards), strict=True)
    wide = (max(columns) - min(columns) + 1) * WIDTH + 2 * _MARGIN
    high = (max(rows) - min(rows) + 1) * HEIGHT + 2 * _MARGIN
    origin = (_EDGE + _MARGIN - min(columns) * WIDTH, _HEAD + _MARGIN - min(rows) * HEIGHT)
    foot = tuple(row for text in told for row in wrap(text, int(wide / _LETTER)))
    return _Plan(wide + 2 * _EDGE, _HEAD + high + _EDGE + (len(foot) + 0.5) * _ROW, (wide, high), origin, foot)


def _defs(plan: _Plan) -> str:
    """Draw what is used by its name: the light of a tunnel, the dark at the edges, the shape of the mat."""
    wide, high = plan.mat
    mat = f'<clipPath id="mat"><rect width="{number(wide)}" height="{number(high)}" rx="{number(RADIUS)}"/></clipPath>'
    light = radial_gradient("light", 0, 0, _GLOW, (0, "#FFB54A", 0.34), (0.5, "#E8953A", 0.13), (1, "#E8953A", 0))
    dark = radial_gradient(
        "dusk", wide / 2, high / 2, max(wide, high) * 0.7, (0.2, "#0E0B09", 0.42), (1, "#0E0B09", 0.8)
    )
    return mat + light + dark


def _mat(plan: _Plan) -> str:
    wide, high = plan.mat
    cloth = rect(0, 0, wide, high, 0, CLOTH) + contours(wide, high) + rect(0, 0, wide, high, 0, "url(#dusk)")
    clipped = f'<g clip-path="url(#mat)">{cloth}</g>' + rim(wide, high)
    return rect(0, 0, plan.width, plan.height, 0, _OAK) + group(clipped, translate(_EDGE, _HEAD))


def _cards(plan: _Plan, table: Table, cards: Mapping[Cell, PictureKey], names: Mapping[PictureKey, str]) -> str:
    """Draw the light of the lit tunnels, then the cards with their shadows; those in the dark are darker."""
    places = {cell: plan.corner(cell) for cell in cards}
    lit = {cell for cell in cards if table.maze.reached.get(cell)}
    glow = circle(0, 0, _GLOW, "url(#light)")
    middles = [(x + WIDTH / 2, y + HEIGHT / 2) for x, y in (places[cell] for cell in sorted(lit))]
    lights = "".join(group(glow, translate(*middle)) for middle in middles)
    on_mat = f'<g clip-path="url(#mat)">{group(lights, translate(-_EDGE, -_HEAD))}</g>'
    text = group(on_mat, translate(_EDGE, _HEAD))
    text += "".join(rect(x + 1, y + 2.5, WIDTH, HEIGHT, 4, "#000000", opacity=0.5) for x, y in places.values())
    for cell, (x, y) in places.items():
        at = f'x="{number(x)}" y="{number(y)}" width="{number(WIDTH)}" height="{number(HEIGHT)}"'
        text += f'<use href="#{names[cards[cell]]}" {at}/>'
        if cell in table.maze.cards:
            tone, strength = ("#A8631A", 0.16) if cell in lit else ("#000000", 0.4)
            text += rect(x, y, WIDTH, HEIGHT, 4, tone, opacity=strength)
    return text


def _texts(plan: _Plan, table: Table) -> str:
    """Write what it is above the mat, and below it how things stand and who played."""
    first = plan.height - (len(plan.foot) - 0.2) * _ROW
    rows = (words(row, 2 * _EDGE, first + place * _ROW, 13, _CREAM) for place, row in enumerate(plan.foot))
    return words(heading(table), 2 * _EDGE, _HEAD - 13, 20, _GOLD_TEXT, weight=800) + "".join(rows)


def _document(plan: _Plan, title: str, told: str, defs: str, body: str) -> str:
    wide, high = number(plan.width), number(plan.height)
    size = f'width="{number(plan.width * _PIXELS)}" height="{number(plan.height * _PIXELS)}"'
    about = "".join(letter for letter in title if letter.isprintable())
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" {size} '
        f'viewBox="0 0 {wide} {high}" role="img"><title>{escape(about)}</title><desc>{escape(told)}</desc>'
        f"<defs>{defs}</defs>{body}</svg>\n"
    )
