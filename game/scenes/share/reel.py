"""A round as a row of pictures: one for each act, as everybody saw it, and at the end who was what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.engine.cards import Role
from game.engine.cells import Cell
from game.engine.events import Drew, Event, GoalRevealed, RoundBegan, RoundEnded, actor_of
from game.engine.table import Table
from game.play.sharing.game import PublicStep, SharedGame
from game.scenes.share.poster import Poster
from game.scenes.share.words import heading, note
from game.scenes.shared.sign import CREAM, ON_WOOD
from game.ui.text import draw_text, ellipsis, text_width
from game.ui.theme import GOLD, LANTERN, font
from game.words.log import sentence
from game.words.roles import role_name

_STRIP = 52
_TOKEN, _SIGN, _GAP, _NAME, _WORD = 30, 22, 4, 16, 14
_ACT, _LEAST_ACT, _ALL_ACTS = 1000, 450, 60_000
"""Milliseconds that an act stands, at least that long, and all acts of a long round together."""
_FIRST, _GOAL, _LAST = 1500, 2400, 6000


class Shown(NamedTuple):
    """One picture of a round: the position, what is told of it, whose doing it was, and how many ms it stands."""

    table: Table
    line: str
    actor: int | None
    stands: int


def reel(game: SharedGame, steps: Sequence[PublicStep]) -> list[Shown]:
    """Return what is shown of a round that is over, in its order."""
    usual = max(_LEAST_ACT, min(_ACT, _ALL_ACTS // max(1, len(steps))))
    log = [event for step in steps for event in step.events]
    found = [
        Shown(step.table, _line(step, game.names, log), _actor(step.events), _stands(step, usual)) for step in steps
    ]
    return [shown for place, shown in enumerate(found) if shown.line or place == len(found) - 1]


def _line(step: PublicStep, names: Sequence[str], log: Sequence[Event]) -> str:
    """Return what the log says of a step, sentence after sentence."""
    told = [
        sentence(event, names, round_number=step.table.round, place=step.place + count, log=log)
        for count, event in enumerate(_until_shared(step.events))
        if not isinstance(event, Drew)
    ]
    return " ".join(text for text in told if text)


def _until_shared(events: Sequence[Event]) -> Sequence[Event]:
    """Return what comes before the round is shared out: gold is told nobody here (R7.7)."""
    ended = next((place for place, event in enumerate(events) if isinstance(event, RoundEnded)), len(events))
    return events[: ended + 1]


def _actor(events: Sequence[Event]) -> int | None:
    return next((actor_of(event) for event in events if not isinstance(event, Drew)), None)


def _stands(step: PublicStep, usual: int) -> int:
    kinds = set(map(type, step.events))
    if RoundEnded in kinds:
        return _LAST
    if RoundBegan in kinds:
        return _FIRST
    return _GOAL if GoalRevealed in kinds else usual


class Reel:
    """Draws the pictures of a round one after the other; each is drawn over the one before."""

    def __init__(self, size: tuple[int, int], game: SharedGame, steps: Sequence[PublicStep]) -> None:
        self.shown = reel(game, steps)
        last = steps[-1].table
        cells: set[Cell] = {cell for step in steps for cell in step.table.maze.cards}
        self._names = game.names
        self._poster = Poster(size, last, heading(last), note(game), cells, _STRIP)

    def draw(self, place: int) -> pygame.Surface:
        """Return one picture."""
        shown = self.shown[place]
        canvas = self._poster.draw(shown.table, shown.line)
        for seat, slot in enumerate(self._slots()):
            self._draw_seat(canvas, slot, seat, shown)
        return canvas

    def _slots(self) -> Iterator[Rect]:
        strip, seats = self._poster.strip, len(self._names)
        wide = min(strip.w // seats, self._poster.viewport.px(230))
        left = strip.centerx - wide * seats // 2
        for seat in range(seats):
            yield Rect(left + seat * wide, strip.y, wide, strip.h)

    def _draw_seat(self, canvas: pygame.Surface, slot: Rect, seat: int, shown: Shown) -> None:
        """Draw token and name of a seat, what lies in front of it, and its role once that is known."""
        px, acts = self._poster.viewport.px, seat == shown.actor
        inside = slot.inflate(-2 * px(_GAP), 0)
        token = self._picture(naming.token(seat), px(_TOKEN))
        canvas.blit(token, token.get_rect(midleft=inside.midleft))
        left = inside.x + px(_TOKEN + _GAP)
        face = font("bold", px(_NAME))
        name = ellipsis(self._names[seat], face, inside.right - left)
        colour = GOLD if acts else CREAM
        draw_text(canvas, name, (left, inside.y + px(12)), face, colour, "midleft", ON_WOOD)
        if acts:
            wide = text_width(name, face)
            pygame.draw.rect(canvas, hue(LANTERN), (left, inside.y + px(22), wide, max(2, px(2))))
        for picture in self._signs(seat, shown.table):
            if left + picture.get_width() > inside.right:
                break
            canvas.blit(picture, picture.get_rect(midleft=(left, inside.y + px(37))))
            left += picture.get_width() + px(2)
        outcome, small = shown.table.outcome, font("body", px(_WORD))
        words = "" if outcome is None else role_name(outcome.roles[seat])
        if left + text_width(words, small) <= inside.right:
            draw_text(canvas, words, (left + px(2), inside.y + px(37)), small, CREAM, "midleft", ON_WOOD)

    def _signs(self, seat: int, table: Table) -> Iterator[pygame.Surface]:
        side = self._poster.viewport.px(_SIGN)
        role: Role | None = None if table.outcome is None else table.outcome.roles[seat]
        if role is not None:
            yield self._picture(naming.role_mark(role), side)
        for thing in table.in_front[seat]:
            yield self._picture(naming.in_front(thing), side)

    def _picture(self, name: naming.PictureName, side: int) -> pygame.Surface:
        return self._poster.pictures.get(PictureKey(name, side, side))
