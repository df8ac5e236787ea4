"""Sentences on the table: why a card cannot go there, what the game asks, and what a thing is (UX M5, M21)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.records.setup import Setup
from game.scenes.table.tips import Thing, Tip, tip_of
from game.tabletop.layout.table import TableLayout
from game.tabletop.move.targets import OnCell, OnGoal
from game.tabletop.view.camera import Camera
from game.tabletop.view.table import TableView
from game.ui.paint import draw_plate
from game.ui.privacy import Privacy
from game.ui.text import text_width
from game.ui.theme import PARCHMENT_INK, font
from game.ui.widgets.tooltip import TOOLTIP_DELAY, draw_tooltip
from game.ui.widgets.widget import lines_height, place_lines

NOTE_SECONDS = 4.0
"""How long the sentence of a refusal stays (UX section 7)."""
PROMPT_MARGIN = 60
"""Design units that a prompt leaves free beside it, left and right together."""


class Notes:
    """One refusal beside the pointer, and one tooltip after a moment of rest.

    Of the tooltip only the thing is kept that it is about: its words are those of the frame that is drawn. A refusal
    is for the eyes of its `owner`, the seat whose card was refused, or that looked into its hand then: what it did may
    hang on that. None where it tells nothing of a hand.
    """

    def __init__(self, view: TableView, setup: Setup, privacy: Privacy) -> None:
        self._view = view
        self._setup = setup
        self._privacy = privacy
        self._refusal = ""
        self._owner: int | None = None
        self._beside = Rect(0, 0, 0, 0)
        self._left = 0.0
        self._knocks = False
        self._thing: Thing | None = None
        self._rested = 0.0
        self._seen_at: tuple[TableLayout, Camera | None] | None = None
        """How the thing lay when it was pointed at."""
        self._by_keys = False
        self.changed = False

    @property
    def refusal(self) -> str:
        """The sentence that shows now; empty when none does, or when its owner's hand is covered."""
        return self._refusal if self._privacy.shows(self._owner) else ""

    @property
    def tip(self) -> Tip | None:
        """The tooltip of what is pointed at, whether or not it is due."""
        return None if self._thing is None else tip_of(self._view, self._setup, self._thing)

    def refuse(self, sentence: str, beside: Rect, owner: int | None = None) -> None:
        """Show why something was refused."""
        if owner is None and self._privacy.hand_open:
            owner = self._privacy.owner
        self._refusal, self._beside, self._owner, self._left = sentence, beside, owner, NOTE_SECONDS
        self._knocks = owner is None or not self._privacy.several
        self.changed = True

    def take_knock(self) -> bool:
        """Return whether a refusal came since the last call that may be heard: none that tells others of a hand."""
        knocks, self._knocks = self._knocks, False
        return knocks

    def clear(self) -> None:
        """Take the refusal away."""
        self.changed |= bool(self._refusal)
        self._refusal = ""

    def point(self, thing: Thing | None, by_keys: bool = False) -> None:
        """Note that the pointer or the key cursor is on a thing, or on nothing."""
        if thing != self._thing:
            self.changed |= self._tip_due
            self._thing, self._rested = thing, 0.0
        self._by_keys, self._seen_at = by_keys, self._lie()

    def _lie(self) -> tuple[TableLayout, Camera | None]:
        """Return what the place of the thing depends on."""
        on_board = isinstance(self._thing, OnCell | OnGoal)
        return self._view.layout, self._view.viewpoint.camera if on_board else None

    def _follow(self) -> None:
        """Take the tooltip away when the thing has moved under the pointer; after a move by keys it waits anew."""
        lie = self._lie()
        if lie == self._seen_at:
            return
        if not self._by_keys:
            self.point(None)
            return
        self.changed |= self._tip_due
        self._rested, self._seen_at = 0.0, lie

    def tell_now(self) -> None:
        """Show the tooltip of what is pointed at without waiting."""
        self._rested = TOOLTIP_DELAY
        self.changed = True

    @property
    def _tip_due(self) -> bool:
        return self._thing is not None and self._rested >= TOOLTIP_DELAY

    @property
    def wake_in(self) -> float | None:
        waits = [self._left] if self._refusal else []
        if self._thing is not None and not self._tip_due:
            waits.append(TOOLTIP_DELAY - self._rested)
        return max(0.0, min(waits)) if waits else None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._refusal:
            self._left -= dt
            if self._left <= 0:
                self.clear()
        if self._thing is not None:
            self._follow()
        if self._thing is not None and not self._tip_due:
            self._rested += dt
            self.changed |= self._tip_due

    def draw(self, canvas: pygame.Surface, kept_clear: Sequence[Rect]) -> None:
        """Draw what shows, covering none of the places that are to be kept clear."""
        viewport = self._view.layout.viewport
        if self.refusal:
            draw_tooltip(canvas, self.refusal, self._beside, viewport, kept_clear)
        elif self._tip_due and self._lie() == self._seen_at and (tip := self.tip) is not None:
            draw_tooltip(canvas, *tip, viewport, kept_clear)


def draw_prompt(canvas: pygame.Surface, view: TableView, sentence: str, within: Rect) -> Rect:
    """Draw what the game asks, on a paper strip at the head of `within`. Return its place."""
    layout, viewport = view.layout, view.layout.viewport
    face, pad = font("strong", layout.type(16)), layout.px(14)
    width = min(within.w - layout.px(PROMPT_MARGIN), text_width(sentence, face) + 2 * pad + 2)
    height = lines_height(sentence, face, width - 2 * pad) + layout.px(14)
    where = Rect(0, 0, width, height)
    where.midtop = (within.centerx, within.y + layout.px(14))
    draw_plate(canvas, where, "paper", viewport, radius=6)
    for line in place_lines(sentence, face, PARCHMENT_INK, where.inflate(-2 * pad, 0), centred=True):
        line.draw(canvas)
    return where
