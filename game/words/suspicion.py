"""Suspicion in words, as it stands in a notebook (UX S2)."""

from __future__ import annotations

from collections.abc import Mapping

from game.system.i18n import N_, _

_WORDS: Mapping[int, str] = {
    -3: N_("surely digs"),
    -2: N_("probably digs"),
    -1: N_("rather digs"),
    0: N_("no opinion"),
    1: N_("rather sabotages"),
    2: N_("probably sabotages"),
    3: N_("surely sabotages"),
}
_WORDS_SABOTEUR2: Mapping[int, str] = {
    -3: N_("surely no saboteur"),
    -2: N_("probably no saboteur"),
    -1: N_("rather no saboteur"),
    0: N_("no opinion"),
    1: N_("rather a saboteur"),
    2: N_("probably a saboteur"),
    3: N_("surely a saboteur"),
}
"""With Saboteur 2 not everybody else digs: a profiteer or a geologist has aims of their own (R10.1)."""


def suspicion_words(suspicion: int, *, saboteur2: bool) -> str:
    """Return what a suspicion from −3 to +3 means."""
    return _((_WORDS_SABOTEUR2 if saboteur2 else _WORDS)[suspicion])


def suspicion_sign(suspicion: int) -> str:
    """Return the number with its sign: "−2", "0", "+3"."""
    return f"+{suspicion}" if suspicion > 0 else f"−{-suspicion}" if suspicion < 0 else "0"
