"""Every face that the notation of RULES section 0 can spell."""

from __future__ import annotations

from itertools import product

SUFFIXES = ("", "*", "#", "+blue", "+green")


def _partitions(sides: tuple[str, ...]) -> list[list[str]]:
    """Every way to join some sides into groups, each group in the order of the sides."""
    if not sides:
        return [[]]
    first, rest = sides[0], _partitions(sides[1:])
    joined = [[*some[:i], first + some[i], *some[i + 1 :]] for some in rest for i in range(len(some))]
    return joined + [[first, *some] for some in rest]


def _bodies() -> list[str]:
    chosen = (
        "".join(side for side, taken in zip("NESW", bits, strict=True) if taken) for bits in product((0, 1), repeat=4)
    )
    return [
        ".".join(sorted(groups, key=lambda g: "NESW".index(g[0])))
        for c in chosen
        if c
        for groups in _partitions(tuple(c))
    ]


BODIES = _bodies()
FACES = [body + suffix for body in BODIES for suffix in SUFFIXES if suffix != "#" or "." not in body]
