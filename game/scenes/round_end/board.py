"""What stands below the title at the end of a round: the role cards turn over, then the gold is shared (R7.8)."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art.drawing.contrast import GREY, two_forms
from game.art.drawing.raster import Colour
from game.play.session import Session
from game.scenes.private.role_round import role_variant
from game.scenes.round_end.gold_share import share_sentence, shares, sum_line
from game.scenes.round_end.parts import MOST_CARD, SHARE_INK, SMALL_CARD, SUM_INK, RoleFace, ShareRow, notes, suit_names
from game.scenes.round_end.story_page.reveal import Reveal
from game.scenes.shared.sign import Rule
from game.sound.cues import Cue
from game.system.i18n import _
from game.ui.context import Context
from game.ui.layout import column
from game.ui.text import text_width
from game.ui.theme import PARCHMENT_INK, font
from game.ui.viewport import Viewport
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

GAP = 10
_ONE_ROW = 7
"""More role cards than this stand in two rows."""
_ACROSS_LARGE = 3
"""How many role cards stand side by side where text is large."""
_TWO_COLUMNS = 8
"""Up to so many winners stand in two columns."""
_ROW_HEIGHTS = {1: 62, 2: 54, 3: 42}
"""Height of a row of the share by the number of columns, design units."""
_TALLER = 0.45
"""By what part of that a row becomes higher at most, where there is room."""
LINE: Colour = two_forms((122, 90, 48), GREY)


class Placed(NamedTuple):
    """What a board laid out: its widgets, and its parchment, down to which they reach."""

    widgets: list[Widget]
    parchment: pygame.Rect


class EndBoard(ABC):
    """`viewer` is the one human at the screen, if there is one. Gold comes step by step, see `let_arrive`."""

    spare: Widget | None = None
    """Role cards not dealt, where they are not among the others."""

    def __init__(self, session: Session, viewer: int | None) -> None:
        self._session = session
        self._viewer = viewer
        self.room = 0
        """How many pixels higher than it has to be the parchment may become."""
        self.large = False
        """Whether text is so large that everything stands on the parchment, in a view that scrolls."""
        self.view = ScrollView("shares")
        """Holds roles and gold where text is large."""
        self.told: list[Widget] = []
        """What tells of the gold, and so comes after the roles (R7.8)."""

    @property
    @abstractmethod
    def seats(self) -> Sequence[Widget]:
        """What stands for the seats one by one, by which the focus moves a view on them."""

    def suit(self, *, large: bool) -> None:
        """Suit everything to large text or to other text."""
        self.large = large
        for widget in self.seats:
            widget.focusable, widget.scroll = large, None

    @property
    @abstractmethod
    def turning(self) -> int:
        """How many role cards turn over one after another."""

    @abstractmethod
    def turn(self, place: int, turned: float) -> None:
        """Turn the role card at this place so far, 0 to 1."""

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether gold is still to come."""

    @property
    @abstractmethod
    def arrived(self) -> float:
        """How many steps of the gold have come."""

    def cue(self, _step: int) -> Cue:
        """Return what is heard when this step of the gold sets out, from 0."""
        return Cue.COIN

    @abstractmethod
    def let_arrive(self, steps: float) -> None:
        """Let so much more of the gold come, counted in steps of the same length."""

    @abstractmethod
    def take_stock(self, *, arrived: bool) -> None:
        """Bring the share up to date; what is new still comes, or is there at once where it has `arrived`."""

    @abstractmethod
    def place(self, area: pygame.Rect, viewport: Viewport, factor: float) -> Placed:
        """Lay everything out from the top of `area` down, text sizes times `factor`."""

    @abstractmethod
    def draw_moving(self, canvas: pygame.Surface, context: Context) -> None:
        """Draw gold that is on its way, over everything else."""

    def turn_all(self, reveal: Reveal, now: float) -> None:
        """Turn the role cards as far as they are so many seconds after the beginning."""
        for place in range(self.turning):
            self.turn(place, reveal.turned(place, now))

    def finish(self) -> None:
        """Let all the gold be there."""
        self.let_arrive(math.inf)


class NuggetBoard(EndBoard):
    """The base game: role cards in one or two rows, below them the winners with their nugget cards."""

    def __init__(self, session: Session, viewer: int | None) -> None:
        super().__init__(session, viewer)
        self.rows: list[ShareRow] = []
        self.faces = _faces(session)

    @property
    def seats(self) -> Sequence[Widget]:
        return [*self.faces, *self.rows]

    @property
    def turning(self) -> int:
        return len(self.faces)

    def turn(self, place: int, turned: float) -> None:
        self.faces[place].turned = turned

    @property
    def moving(self) -> bool:
        return any(row.arrived < row.share.cards for row in self.rows)

    @property
    def arrived(self) -> float:
        return sum(row.arrived for row in self.rows)

    def let_arrive(self, steps: float) -> None:
        """Let nugget cards come one after another, row by row."""
        for row in self.rows:
            room = row.share.cards - row.arrived
            come = min(room, steps)
            row.arrived += come
            steps -= come

    def take_stock(self, *, arrived: bool) -> None:
        session = self._session
        for face, now in zip(self.faces, _faces(session), strict=True):
            face.speak_as(now)
        had = {row.share.seat: row.arrived for row in self.rows}
        self.rows = [
            ShareRow(share, session.names[share.seat], session.minds[share.seat])
            for share in shares(session.log(self._viewer), session.table)
        ]
        for row in self.rows:
            if not arrived:
                row.arrived = had.get(row.share.seat, 0.0)

    def place(self, area: pygame.Rect, viewport: Viewport, factor: float) -> Placed:
        area = area.move(0, 0 if self.large else viewport.px(GAP))
        area.y = self._place_faces(area, viewport, factor) + viewport.px(GAP)
        return self._place_share(area, viewport, factor)

    def draw_moving(self, canvas: pygame.Surface, context: Context) -> None:
        """Draw nothing: nugget cards come down within their rows."""

    def _place_faces(self, area: pygame.Rect, viewport: Viewport, factor: float) -> int:
        lines = math.ceil(len(self.faces) / _ACROSS_LARGE) if self.large else 1 if len(self.faces) <= _ONE_ROW else 2
        across = _ACROSS_LARGE if self.large else math.ceil(len(self.faces) / lines)
        small = lines > 1 and not self.large
        width, y, gap = area.w // across, area.y, viewport.px(6)
        for line in range(lines):
            height = 0
            for place, face in enumerate(self.faces[line * across : (line + 1) * across]):
                face.most, face.factor, face.on_paper = SMALL_CARD if small else MOST_CARD, factor, self.large
                height = face.height(width - gap, viewport)
                rect = pygame.Rect(area.x + place * width + gap // 2, y, width - gap, height)
                face.place(rect, viewport)
            y += height + gap
        return y

    def _place_share(self, area: pygame.Rect, viewport: Viewport, factor: float) -> Placed:
        session = self._session
        pad, gap = viewport.px(24), viewport.px(8)
        inner = pygame.Rect(area.x + pad, area.y + viewport.px(12), area.w - 2 * pad, 0)
        log = session.log(self._viewer)
        said = share_sentence(session.table, log, session.names)
        head: list[Widget] = [*share_head(_("Gold share"), said, factor), Rule(LINE)]
        y = column(head, inner, viewport.px(4), viewport) + gap
        y = self._place_rows(inner, y, viewport, factor)
        added, sum_ = sum_line(session.table, [row.share for row in self.rows])
        sums, total = (
            RichText(added, face="bold", size=21 * factor, colour=SHARE_INK, middle=True),
            RichText(sum_, face="heading", size=24 * factor, colour=SUM_INK, middle=True),
        )
        height = total.height(inner.w, viewport)
        width = text_width(sum_, font("heading", viewport.text(24 * factor)))
        sums.place(pygame.Rect(inner.x, y, inner.w - width, height), viewport)
        total.place(pygame.Rect(inner.right - width, y, width, height), viewport)
        self.told = [head[1], *self.rows, sums, total]
        parchment = pygame.Rect(area.x, area.y, area.w, y + height + viewport.px(14) - area.y)
        return Placed([*self.faces, *head, *self.rows, sums, total], parchment)

    def _place_rows(self, inner: pygame.Rect, y: int, viewport: Viewport, factor: float) -> int:
        """Place the winners in one to three columns from `y` down. Return where what follows begins."""
        rows = self.rows
        columns = 1 if len(rows) <= 2 or self.large else 2 if len(rows) <= _TWO_COLUMNS else 3
        gap, between = viewport.px(8), viewport.px(28)
        width = (inner.w - (columns - 1) * between) // columns
        for place, row in enumerate(rows):
            row.tall, row.factor = _ROW_HEIGHTS[columns], factor
            height = row.height(width, viewport)
            height += min(self.room // math.ceil(len(rows) / columns), round(height * _TALLER))
            left = inner.x + place % columns * (width + between)
            row.place(pygame.Rect(left, y + place // columns * (height + gap), width, height), viewport)
        suit_names(rows, viewport)
        return rows[-1].rect.bottom + gap if rows else y


def share_head(heading: str, said: str, factor: float) -> Sequence[Widget]:
    """Return the head of the parchment: a heading and the sentence that tells by which count is paid."""
    return (
        RichText(heading, face="heading", size=25 * factor, colour=PARCHMENT_INK),
        RichText(said, size=16 * factor, colour=PARCHMENT_INK),
    )


def _faces(session: Session) -> list[RoleFace]:
    """Return the role cards of the seats and the spare ones, all turned up."""
    table, names, outcome = session.table, session.names, session.table.outcome
    assert outcome is not None, "a round that is over has its outcome"
    said = notes(session.log(None), table.seats)
    faces = []
    for seat, role in enumerate(outcome.roles):
        variant = role_variant(table.round, seat, role)
        face = RoleFace(seat, names[seat], role, variant, table.tools(seat), note=said[seat])
        face.won = seat in outcome.winners
        faces.append(face)
    for place, role in enumerate(outcome.spare, table.seats):
        variant = role_variant(table.round, place, role)
        faces.append(RoleFace(None, _("Not dealt"), role, variant, (), note=""))
    return faces
