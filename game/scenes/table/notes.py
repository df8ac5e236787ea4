"""Sentences on the table: why a card cannot go there, what the game asks, and what a thing is (UX M5, M21)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.system.i18n import _
from game.tabletop.tips.pointed import Pointed
from game.tabletop.tips.tell import Tip
from game.tabletop.tips.things import Thing
from game.tabletop.view.table import TableView
from game.ui.bindings import Control, control_of, with_key
from game.ui.pads.prompts import LAST_USED
from game.ui.paint import draw_plate
from game.ui.privacy import Privacy
from game.ui.text import text_width
from game.ui.theme import PARCHMENT_INK, font
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.widgets.widget import lines_height, place_lines
from game.words.rulebook.entries import clause_in

NOTE_SECONDS = 4.0
"""How long the sentence of a refusal stays (UX section 7)."""
PROMPT_MARGIN = 60
"""Design units that a prompt leaves free beside it, left and right together."""


class Notes:
    """One refusal beside the pointer, and one tooltip after a moment of rest.

    A refusal is for the eyes of its `owner`, the seat whose card was refused, or that looked into its hand then: what
    it did may hang on that. None where it tells nothing of a hand.
    """

    def __init__(self, view: TableView, privacy: Privacy) -> None:
        self._view = view
        self._privacy = privacy
        self._pointed = Pointed(view)
        self._refusal = ""
        self._owner: int | None = None
        self._beside = Rect(0, 0, 0, 0)
        self._left = 0.0
        self._knocks = False
        self._drawn_at = Rect(0, 0, 0, 0)
        self._changed = False

    @property
    def changed(self) -> bool:
        """Whether something looks different; whoever draws sets it back."""
        return self._changed or self._pointed.changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self._changed = self._pointed.changed = changed

    @property
    def clause(self) -> str:
        """The clause that the sentence names which shows now; "" where there is none."""
        return clause_in(self.refusal)

    @property
    def link(self) -> Rect | None:
        """Where the sentence lies, if it is one to press that leads to its clause."""
        return self._drawn_at if self.clause and self._drawn_at.w else None

    def follows(self, event: pygame.Event) -> bool:
        """Return whether the sentence is pressed, or asked about, which leads to its rule."""
        link = self.link
        if link is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return bool(event.button == 1 and link.collidepoint(event.pos))
        return control_of(event) is Control.INSPECT

    @property
    def thing(self) -> Thing | None:
        """What is pointed at."""
        return self._pointed.thing

    @property
    def refusal(self) -> str:
        """The sentence that shows now; empty when none does, or when its owner's hand is covered."""
        return self._refusal if self._privacy.shows(self._owner) else ""

    @property
    def tip(self) -> Tip | None:
        """The tooltip of what is pointed at, whether or not it is due."""
        return self._pointed.tip

    def refuse(self, sentence: str, beside: Rect, owner: int | None = None) -> None:
        """Show why something was refused."""
        owner = self._privacy.reader if owner is None else owner
        self._refusal, self._beside, self._owner, self._left = sentence, beside, owner, NOTE_SECONDS
        self._knocks = owner is None or not self._privacy.several
        self._drawn_at = Rect(0, 0, 0, 0)
        self._changed = True

    def take_knock(self) -> bool:
        """Return whether a refusal came since the last call that may be heard: none that tells others of a hand."""
        knocks, self._knocks = self._knocks, False
        return knocks

    def clear(self) -> None:
        """Take the refusal away."""
        self._changed |= bool(self._refusal)
        self._refusal = ""

    def point(self, thing: Thing | None, by_keys: bool = False) -> None:
        """Note that the pointer or the key cursor is on a thing, or on nothing."""
        self._pointed.point(thing, by_keys)

    def tell_now(self) -> None:
        """Show the tooltip of what is pointed at without waiting."""
        self._pointed.tell_now()

    @property
    def wake_in(self) -> float | None:
        waits = [self._pointed.wake_in, self._left if self._refusal else None]
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._refusal:
            self._left -= dt
            if self._left <= 0:
                self.clear()
        self._pointed.update(dt)

    def draw(self, canvas: pygame.Surface, kept_clear: Sequence[Rect]) -> None:
        """Draw what shows, covering none of the places that are to be kept clear."""
        if self.refusal:
            viewport = self._view.layout.viewport
            self._drawn_at = draw_tooltip(canvas, self._with_link(), self._beside, viewport, kept_clear)
        else:
            self._pointed.draw(canvas, kept_clear)

    def _with_link(self) -> str:
        """Return the sentence, and below it that it leads to its rule."""
        if not self.clause:
            return self.refusal
        control = Control.INSPECT if LAST_USED.pad else Control.RULES
        return f"{self.refusal}\n{with_key(_('Press here for the rule'), control)}"


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
