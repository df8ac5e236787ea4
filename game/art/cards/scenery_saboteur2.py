"""The scenes on the action cards of Saboteur 2 that deal with gold, hands and roles (R10.10 to R10.13).

Like all scenes they are drawn in the 60 x 90 units of a card; they need `trick_defs`.
"""

from __future__ import annotations

from game.art.cards.nugget import nugget
from game.art.drawing.palette import BRASS, GOLD, INK
from game.art.drawing.svg import circle, ellipse, group, path, polygon, translate
from game.art.pictograms.saboteur2 import card_fan, felt_hat, gold_coin, padlock, palm, taking_hand, wide_eye

_ARROW_EDGE = 1.4


def theft() -> str:
    """Draw a gloved hand that reaches for a coin."""
    loot = (
        ellipse(29, 73, 20, 5, INK, opacity=0.25)
        + nugget(43.5, 67, 6.4, 8, 1.5)
        + nugget(12.5, 68.5, 5, 11, 1.4)
        + group(gold_coin(3) + path("M0 -15 L9 -1 L0 13 L-9 -1 Z", "none", BRASS[2], 2.6), translate(27, 64, 0, 0.5))
    )
    sparks = "".join(
        path(f"M{x} {y - 3.4} l1.3 2.1 l2.1 1.3 l-2.1 1.3 l-1.3 2.1 l-1.3 -2.1 l-2.1 -1.3 l2.1 -1.3 Z", GOLD, INK, 0.7)
        for x, y in ((48, 53), (11.5, 30), (19, 19))
    )
    return loot + sparks + group(taking_hand(1.9), translate(35, 29, 0, 0.94))


def hands_off() -> str:
    """Draw an open palm over a padlock."""
    return group(palm(1.7), translate(30, 37, 0, 1.02)) + group(padlock(3.2), translate(30, 69.5, 0, 0.5))


def swap_hands() -> str:
    """Draw two hands of cards, and two arrows that cross between them."""
    there = _arrow("M19 35 C19 46.5 41 41.5 41 50.5", (41, 58.5))
    back = _arrow("M19 58 C19 46 41 51 41 42", (41, 34))
    return _held("#2f5f78", 30, 21.5) + _held("#8f3d2a", 30, 72) + there + back


def swap_hats() -> str:
    """Draw a soft hat and an iron one, and two arrows that go round."""
    soft = group(felt_hat(2.2), translate(27, 27, -10, 0.64))
    iron = group(_iron_hat(), translate(33, 64, 8, 1.12))
    there = _arrow("M45 26 C50.5 32 50.5 40 46.5 46.5", (43, 52))
    back = _arrow("M15 66 C9.5 60 9.5 52 13.5 45.5", (17, 40))
    return soft + iron + there + back


def inspection() -> str:
    """Draw a hat, and an eye behind a lens under it."""
    grip = "M43.5 68 L50 76"
    lens = (
        path(grip, "none", INK, 7)
        + path(grip, "none", "#7b4f28", 4.4)
        + circle(32, 56.5, 18, "#e9f6f8", INK, 4.4)
        + circle(32, 56.5, 18, "none", "#d9a437", 2.6)
    )
    eye = group(wide_eye(2.6), translate(32, 57, 0, 0.5))
    return lens + eye + group(felt_hat(2.4), translate(30, 25.5, 0, 0.62))


def _held(cloth: str, x: float, y: float) -> str:
    """Draw a fan of cards in a fist."""
    fist = path("M-9 3 C-6 -3 6 -3 9 3 C11 9 8 13 6 15 L-6 15 C-9 13 -11 9 -9 3Z", "#d99a6c", INK, 2.4) + path(
        "M-4 0 L-3.6 6 M0.4 -0.6 L0.6 6 M4.8 0.4 L4.4 6", "none", INK, 1.5
    )
    return group(card_fan(cloth, 2.4) + fist, translate(x, y, 0, 0.58))


def _iron_hat() -> str:
    """Draw a miner's helmet with a lamp."""
    brim = "M-15 5 C-8 0 8 0 15 5 C15 8 12 8 10 7 C4 4 -4 4 -10 7 C-12 8 -15 8 -15 5Z"
    return (
        path("M-12 4 C-13 -9 -5 -12 0 -12 C5 -12 13 -9 12 4 C6 1.6 -6 1.6 -12 4Z", "#8f9ba1", INK, 1.3)
        + path("M0 -12 L0 2", "none", INK, 0.9)
        + path(brim, "#77838a", INK, 1.3)
        + circle(0, -4, 3.6, "#ffdf91", INK, 1.2)
    )


def _arrow(way: str, tip: tuple[float, float]) -> str:
    """An arrow along the path data `way` to its `tip`; the last point of `way` is the middle of the head's foot."""
    end = way.split()[-2:]
    foot_x, foot_y = float(end[0]), float(end[1])
    dx, dy = tip[0] - foot_x, tip[1] - foot_y
    length = (dx * dx + dy * dy) ** 0.5
    aside_x, aside_y = -dy / length * 5.6, dx / length * 5.6
    head = polygon([tip, (foot_x + aside_x, foot_y + aside_y), (foot_x - aside_x, foot_y - aside_y)])
    return (
        path(way, "none", INK, 4.4 + 2 * _ARROW_EDGE)
        + path(head, GOLD, INK, 2 * _ARROW_EDGE)
        + path(way, "none", GOLD, 4.4)
        + path(head, GOLD)
    )
