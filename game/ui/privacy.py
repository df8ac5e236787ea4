"""Whose secrets may show (UX section 3): one answer for the whole window, asked in every frame.

A seat is the owner of what only it may see: its hand, its role, and whatever is made of them, such as a tooltip, the
sentence of a refusal, a card on its way. Scenes keep no answer of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.bindings import HEARD

OPEN_SECONDS = 4.0
"""Seconds without input after which what lies open is face down again."""
GONE = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.APP_WILLENTERBACKGROUND,
    pygame.APP_DIDENTERBACKGROUND,
)
"""The window is not before its player any more: another program, another desk, a locked screen."""
_TYPED = (pygame.TEXTINPUT, pygame.TEXTEDITING)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


class Privacy:
    """Who sits before the window, and what of theirs lies face up.

    `viewer` is None for the public view. With one person at the screen (`several` is False) the viewer never changes,
    the hand lies open always, and the role until its owner hides it; with more, everything is face down until its
    owner asks for it.
    """

    def __init__(self) -> None:
        self.several = False
        self.viewer: int | None = None
        self.hand_open = True
        self.role_open = False
        self._quiet = 0.0

    def begin(self, people: Sequence[int]) -> None:
        """Seat these people before the window; with more than one nobody looks yet."""
        self.several = len(people) > 1
        self.viewer = people[0] if len(people) == 1 else None
        self.role_open = True
        self.cover()

    def hand_over(self, viewer: int | None) -> None:
        """Let another seat look, under the curtain, or nobody; whoever comes finds everything face down."""
        if viewer != self.viewer:
            self.viewer = viewer
            self.cover()

    @property
    def owner(self) -> int | None:
        """The seat that looks while others sit by; None for everybody, and where one person is alone."""
        return self.viewer if self.several else None

    @property
    def reader(self) -> int | None:
        """The owner of what lies open just now: whatever hangs on what shows is for its eyes and ears alone."""
        return self.owner if self.hand_open else None

    def shows(self, owner: int | None) -> bool:
        """Return whether what `owner` alone may see may be drawn now; None is nobody's secret."""
        return owner is None or (owner == self.viewer and self.hand_open)

    def shows_role(self, owner: int) -> bool:
        """Return whether the role of `owner` may be drawn now."""
        return owner == self.viewer and self.role_open

    @property
    def all_open(self) -> bool:
        """Whether both hand and role lie open: the next look hides."""
        return self.hand_open and self.role_open

    def open_next(self) -> None:
        """Turn up what is private: the hand, then the role; one person alone turns the role down and up."""
        self.role_open = self.hand_open and (self.several or not self.role_open)
        self.hand_open = True

    def cover(self) -> None:
        """Turn everything private face down; from one person alone nothing is hidden."""
        self.hand_open, self.role_open = not self.several, self.role_open and not self.several
        self._quiet = 0.0

    # Covered by itself

    @property
    def _runs_out(self) -> bool:
        return self.several and (self.role_open or self.hand_open)

    @property
    def wake_in(self) -> float | None:
        """Seconds until what lies open is to be covered; None when nothing does."""
        return max(0.0, OPEN_SECONDS - self._quiet) if self._runs_out else None

    def hear(self, event: pygame.Event) -> None:
        """Note an input: nothing is covered for a while."""
        if event.type in (*HEARD, *_MOUSE, *_TYPED):
            self._quiet = 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when what lies open has lain open long enough."""
        self._quiet += dt
        return self._runs_out and self._quiet >= OPEN_SECONDS
