"""Events brought into frames: what is cut down loses nothing that counts."""

from __future__ import annotations

import pygame

from game.ui.event_queue import last_motion_only


def test_a_run_of_motions_goes_all_the_way_it_went() -> None:
    """Or the view that is pulled along would lag behind a mouse that reports more often than there are frames."""
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=2)
    ways = [((1, 2), (1, 2)), ((5, 3), (4, 1)), ((3, 9), (-2, 6))]
    motions = [pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 1, 0)) for pos, rel in ways]
    first, heard, last = last_motion_only([motions[0], press, *motions])
    assert (first, heard) == (motions[0], press)
    assert (last.pos, last.rel, last.buttons) == ((3, 9), (3, 9), (0, 1, 0))
