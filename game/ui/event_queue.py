"""Events as they come from the system, brought into the frames that answer them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pygame

FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.1
"""Seconds of game time that one frame may pass beyond its wait, however long it took."""


def gather(wait: float, stirs: Callable[[pygame.Event], bool]) -> list[pygame.Event]:
    """Return every event that is there; sleeps up to `wait` seconds for the first one that `stirs`."""
    if wait <= 1 / FRAMES_PER_SECOND:
        return pygame.event.get()
    events: list[pygame.Event] = []
    until = time.monotonic() + wait
    while (left := until - time.monotonic()) > 0:
        first = pygame.event.wait(max(1, round(left * 1000)))
        fresh = ([] if first.type == pygame.NOEVENT else [first]) + pygame.event.get()
        events += fresh
        if any(map(stirs, fresh)):
            break
    return events


def in_order(events: list[pygame.Event], dt: float) -> list[tuple[list[pygame.Event], float]]:
    """Return the frames to make of `events` that came when `dt` seconds had passed: a long sleep is over before them.

    What an event begins must not count the sleep that it ended.
    """
    slept = bool(events) and dt > LONGEST_STEP
    return [([], dt), (events, 0.0)] if slept else [(events, dt)]


def last_motion_only(events: Sequence[pygame.Event]) -> list[pygame.Event]:
    """Return the events in order, with a run of mouse motions cut down to its last, which goes all the way."""
    kept: list[pygame.Event] = []
    for event in events:
        if kept and event.type == kept[-1].type == pygame.MOUSEMOTION:
            before = kept.pop()
            way = before.rel[0] + event.rel[0], before.rel[1] + event.rel[1]
            event = pygame.Event(event.type, {**event.dict, "rel": way})
        kept.append(event)
    return kept
