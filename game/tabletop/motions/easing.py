"""How a motion's progress follows the clock (UX section 2). Every curve maps 0 to 0 and 1 to 1."""

from __future__ import annotations

from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Run evenly."""
    return t


def in_quad(t: float) -> float:
    """Start slow, then go fast."""
    return t * t


def out_quad(t: float) -> float:
    """Start fast, then go slow."""
    return 1 - (1 - t) ** 2


def in_out_quad(t: float) -> float:
    """Go slow at both ends."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Start very fast, then go very slow."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Go very slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def back(overshoot: float) -> Easing:
    """Return a curve that goes fast, past the end, and back to it; `overshoot` 1.2 goes about 6 % too far."""

    def out_back(t: float) -> float:
        return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2

    return out_back


out_back = back(1.2)


def span(t: float, start: float, end: float) -> float:
    """Return how much of the part from `start` to `end` is over at `t`: 0 before it, 1 behind it."""
    if end <= start:
        return 1.0 if t >= end else 0.0
    return min(1.0, max(0.0, (t - start) / (end - start)))


def mix(a: float, b: float, t: float) -> float:
    """Return the value between `a` (t = 0) and `b` (t = 1)."""
    return a + (b - a) * t
