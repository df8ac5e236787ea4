"""What is built into a tunnel or the rock: ladder, doors, bridge, crystal (look book section 4, 9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing.palette import CHALK, INK, SLATE
from game.art.drawing.svg import Point, circle, group, path, polygon, radial_gradient, rect, translate
from game.art.tunnels.rails import FloorTint, floor
from game.art.tunnels.tube import CENTRE, Tube, blob
from game.engine.cards import Door, E, Face, N, S, W

_RIGHT_LOW, _LEFT_HIGH = (50.0, 73.0), (10.0, 18.0)
_RIGHT_TOP, _RIGHT_HIGH = (50.0, 18.0), (44.0, 24.0)


def ladder_pit(x: float, y: float) -> str:
    """Draw a black pit with a pale ladder that overlaps its rim."""
    text = path(blob((x, y), 11.5, "pit", 9, 0.06), "#17110d", INK, 1.6) + circle(x, y + 1, 8.8, "#0a0806")
    for dx in (-4.2, 4.2):
        rail = polygon([(x + dx, y - 15), (x + dx * 0.86, y + 9)], False)
        text += path(rail, "none", INK, 4) + path(rail, "none", "#c08d4e", 2.2)
    for k in range(5):
        rung = polygon([(x - 4.9, y - 12.5 + k * 5), (x + 4.9, y - 12.5 + k * 5)], False)
        text += path(rung, "none", INK, 3.2) + path(rung, "none", "#e0b271", 1.7)
    return text


def door(kind: Door, face: Face) -> str:
    """Draw a door across the tunnel: round arch and disc for blue, pointed arch and triangle for green."""
    colour, dark = ("#6AA1FF", "#274a86") if kind == "blue" else ("#8BD450", "#356a1c")
    arch = _round_arch if kind == "blue" else _pointed_arch
    text = (
        path(arch(3.4), "#1a1410", INK, 1.2)
        + path(arch(2.6), "#9a8870", INK, 0.8)
        + path(arch(0.2), dark, INK, 1.2)
        + path(arch(-1.2), colour)
    )
    for x, top in ((-4.2, -7), (0, -10), (4.2, -7)):
        text += path(f"M{x} {top} L{x} 8.6", "none", dark, 0.9)
    text += path("M-7.6 -2.6 L7.6 -2.6 M-7.6 6 L7.6 6", "none", SLATE, 1.7)
    if kind == "blue":
        text += circle(0, 1.6, 5, CHALK, INK, 1.5)
    else:
        text += path("M0 -5.6 L6.2 5.4 L-6.2 5.4 Z", CHALK, INK, 1.5)
    bends_down = face.groups[0] in (S | W, E | S)
    return group(text, translate(CENTRE[0], CENTRE[1] + (2 if bends_down else 0)))


def bridge(upper: Sequence[Tube], tint: FloorTint) -> str:
    """Draw the upper passage, on nine planks between two beams, and its shadow on the lower one."""
    x, y = CENTRE
    text = rect(x - 17, y - 15, 34, 30, 0, INK, opacity=0.35) + floor(upper, tint)
    for k in range(9):
        left = 12.5 + k * 3.95
        text += rect(left, y - 10.8, 3.6, 21.6, 0.5, "#b98449" if k % 2 else "#a87440", INK, 0.8)
        text += path(f"M{left + 0.9:.2f} 36 L{left + 0.9:.2f} 54", "none", "#d9a868", 0.45)
    text += "".join(_beam(y + side * 11.6) for side in (-1, 1))
    return text + "".join(path(f"M-2 {y + gauge} L62 {y + gauge}", "none", "#4a3524", 1.15) for gauge in (-3.6, 3.6))


def crystal_corner(face: Face) -> Point:
    """Return where the crystal of a face grows: in the rock, as far as may be from every tunnel."""
    if face.groups == (E | S,):
        return _LEFT_HIGH
    if face.dead & S:
        return _RIGHT_TOP if face.living & N else _RIGHT_HIGH
    return _RIGHT_LOW


def crystal_defs(at: Point) -> str:
    """Return the gradient that `crystal` uses."""
    return radial_gradient("crystal", *at, 10.5, (0, "#7fe0ff", 0.6), (1, "#7fe0ff", 0))


def crystal(at: Point) -> str:
    """Three shards in a foot of rock, with a cold glow."""
    shards = _shard(-3.4, 5.2, 9, 2.7, -30) + _shard(3.6, 5.2, 9.5, 2.7, 28) + _shard(0, 5.6, 14, 3.5, -3)
    foot = path("M-7 6.4 Q-3 3.6 0 4.6 Q4 3.4 7.4 6.4 Q0 8.4 -7 6.4Z", "#4d4238", INK, 1)
    return circle(*at, 10.5, "url(#crystal)") + group(shards + foot, translate(*at, 0, 0.98))


def _shard(x: float, y: float, high: float, half: float, angle: float) -> str:
    whole = [
        (0.0, -high),
        (half, -high * 0.55),
        (half * 0.8, 0.0),
        (-half * 0.8, 0.0),
        (-half, -high * 0.6),
    ]
    ridge = (-half * 0.1, -high * 0.5)
    left = [whole[0], ridge, (-half * 0.1, 0.0), whole[3], whole[4]]
    text = (
        path(polygon(whole), "#2f8fb8", INK, 1.3)
        + path(polygon(left), "#8fe3f2")
        + path(polygon([whole[0], whole[1], ridge]), "#d9fbff")
    )
    return group(text, translate(x, y, angle))


def _round_arch(grow: float) -> str:
    wide, foot = 9 + grow, 10 + grow
    return f"M{-wide:g} {foot:g} L{-wide:g} -3 A{wide:g} {wide:g} 0 0 1 {wide:g} -3 L{wide:g} {foot:g} Z"


def _pointed_arch(grow: float) -> str:
    wide, foot, tip = 9 + grow, 10 + grow, -14.5 - grow * 1.5
    return (
        f"M{-wide:g} {foot:g} L{-wide:g} -1.5 Q{-wide + 1:g} {-wide:g} 0 {tip:g} "
        f"Q{wide - 1:g} {-wide:g} {wide:g} -1.5 L{wide:g} {foot:g} Z"
    )


def _beam(y: float) -> str:
    text = (
        path(f"M9.5 {y} L50.5 {y}", "none", INK, 4.6)
        + path(f"M9.8 {y} L50.2 {y}", "none", "#7b4f28", 2.7)
        + path(f"M10 {y - 0.7:g} L50 {y - 0.7:g}", "none", "#c08d52", 0.6)
    )
    return text + "".join(circle(x, y, 2.1, "#5a371b", INK, 1) for x in (11, 23.5, 36.5, 49))
