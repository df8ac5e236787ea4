"""Pines along the hills of the title: tiers of drooping boughs with a rim of lantern light (look book section 9)."""

from __future__ import annotations

import random
from itertools import pairwise

from game.art.drawing import svg
from game.art.drawing.palette import INK, mix
from game.art.title.hills import PORTAL_X, ridge_height

_PLACES = (
    -660, -600, -520, -455, -380, -300, -225, -150, -85, -20, 20, 70, 128, 190, 250, 318, 372, 440, 500,
    1010, 1060, 1130, 1185, 1240, 1290, 1345, 1420, 1480, 1560, 1640, 1700, 1790, 1860, 1930,
)  # fmt: skip
_NEEDLES = "#0F1512"
_MOONLIT = "#5E6A68"
_LANTERN_LIT = "#B98F4E"


def _tier(x: float, top: float, foot: float, half: float, chance: random.Random) -> str:
    """Draw one tier of boughs: its lower edge is a row of drooping tips."""
    tips = 5
    points = [f"M{x:.1f} {top:.1f}"]
    edge = [-half + 2 * half * i / tips for i in range(tips + 1)]
    points.append(f"C{x - half * 0.2:.1f} {top + (foot - top) * 0.6:.1f} {x - half * 0.6:.1f} {foot - 3:.1f} ")
    points.append(f"{x + edge[0]:.1f} {foot:.1f}")
    for start, end in pairwise(edge):
        lift = chance.uniform(2, 5) * half / 20
        sag = chance.uniform(0, 3) * half / 20
        points.append(f"Q{x + (start + end) / 2:.1f} {foot - lift:.1f} {x + end:.1f} {foot + sag:.1f}")
    points.append(f"C{x + half * 0.6:.1f} {foot - 3:.1f} {x + half * 0.2:.1f} {top + (foot - top) * 0.6:.1f} ")
    points.append(f"{x:.1f} {top:.1f} Z")
    return " ".join(points)


def _pine(x: float, y: float, height: float, chance: random.Random) -> str:
    """A tree whose foot is at (x, y); the rim of its boughs towards the portal is lit the more the nearer it is."""
    tiers = 5 if height > 75 else 4
    side = 1 if x < PORTAL_X else -1
    near = max(0.0, 1 - abs(x - PORTAL_X) / 620)
    rim = mix(_MOONLIT, _LANTERN_LIT, near)
    body = svg.rect(x - height * 0.03, y - height * 0.1, height * 0.06, height * 0.14, 1, "#1A120C", INK, 1.4)
    for k in range(tiers, 0, -1):
        foot = y - height + height * k / (tiers + 0.35)
        top = foot - height * (0.34 + 0.02 * k)
        half = height * 0.36 * k / tiers * chance.uniform(0.92, 1.08)
        tone = mix(_NEEDLES, "#2A2618", 0.25 + 0.5 * near * (tiers - k) / tiers)
        body += svg.path(_tier(x, max(top, y - height), foot, half, chance), tone, INK, 1.8)
        for j in range(3):
            out, down = half * (0.3 + 0.24 * j), foot - 4 - j * 1.2
            bough = f"M{x + side * out * 0.55:.1f} {down - height * 0.06:.1f} Q{x + side * out * 0.9:.1f} "
            bough += f"{down - height * 0.03:.1f} {x + side * out:.1f} {down:.1f}"
            body += svg.path(bough, stroke=rim, width=1.2, opacity=0.35 + 0.4 * near)
    return body


def pines() -> str:
    """Return all pines, far to near."""
    chance = random.Random(23)
    trees: list[tuple[float, float, float]] = []
    for place in _PLACES:
        x = place + chance.uniform(-8, 8)
        trees.append((x, ridge_height(x) + 14, chance.uniform(60, 125)))
        if chance.random() < 0.55:
            x += chance.uniform(18, 34)
            trees.append((x, ridge_height(x) + 16, chance.uniform(34, 58)))
    return "".join(_pine(x, y, height, chance) for x, y, height in sorted(trees, key=lambda tree: tree[1]))
