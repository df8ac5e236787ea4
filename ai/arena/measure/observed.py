"""How well the observer did, lap by lap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from ai.arena.measure.figures import Interval, auc, bootstrap_share, bounds, calibration_error, log_loss, surprise
from ai.arena.play.bout import Round
from ai.arena.play.observer import LAPS, Lap

DIGITS = 4
_FRAMED_AT = 4
_BLOCKS = 20


def named(name: str, found: Interval | None) -> dict[str, float | None]:
    """Return a figure and its bounds, rounded, under the names that a cell gives them; None where there is none."""
    if found is None:
        return {name: None, "low": None, "high": None}
    return {
        name: round(found.value, DIGITS),
        "low": round(found.low, DIGITS),
        "high": round(found.high, DIGITS),
    }


def observed(rounds: Sequence[Round], chance: float, label: str) -> dict[str, Any]:
    """Return what the observer knew of roles and of the gold, and how well it was led astray.

    `chance` is that of a seat to be a saboteur before anything has happened; `label` seeds the resampling.
    """
    return {
        "observer": [_lap(lap, blocks, chance) for lap in range(1, LAPS + 1) if any(blocks := _seen(rounds, lap))],
        "calibration": _calibrated(_blocks(rounds)),
        "framed": _framed(rounds, label),
        "claims": _claims(rounds, label),
    }


def _seen(rounds: Sequence[Round], lap: int) -> list[list[Lap]]:
    """Return the ends of this lap, in blocks of deals, from the rounds that lasted so long."""
    blocks: list[list[Lap]] = [[] for _ in range(_BLOCKS)]
    for one in rounds:
        blocks[one.deal % _BLOCKS] += one.laps[lap - 1 : lap]
    return blocks


def _blocks(rounds: Sequence[Round]) -> list[list[Lap]]:
    """Return the ends of all laps, in blocks of deals."""
    by_lap = [_seen(rounds, lap) for lap in range(1, LAPS + 1)]
    return [[lap for blocks in by_lap for lap in blocks[block]] for block in range(_BLOCKS)]


def _lap(number: int, blocks: list[list[Lap]], chance: float) -> dict[str, Any]:
    seen = [lap for block in blocks for lap in block]
    truths = _truths(seen)
    found = _auc(seen)
    return {
        "lap": number,
        "rounds": len(seen),
        "auc": None if found is None else round(found, DIGITS),
        "auc_bounds": _rounded(bounds(blocks, _auc), most=1.0),
        "log_loss": round(_loss(seen), DIGITS),
        "log_loss_bounds": _rounded(bounds(blocks, _loss)),
        "prior": round(log_loss([chance] * len(truths), truths), DIGITS),
        "calibration_error": round(_calibration(seen), DIGITS),
        "gold": round(sum(surprise(lap.gold) for lap in seen) / len(seen), DIGITS),
        "gold_deaf": round(sum(surprise(lap.deaf) for lap in seen) / len(seen), DIGITS),
    }


def _rounded(values: list[float] | None, most: float = float("inf")) -> list[float] | None:
    return None if values is None else [round(min(max(value, 0.0), most), DIGITS) for value in values]


def _auc(laps: Sequence[Lap]) -> float | None:
    return auc(_chances(laps), _truths(laps))


def _loss(laps: Sequence[Lap]) -> float:
    return log_loss(_chances(laps), _truths(laps))


def _chances(laps: Sequence[Lap]) -> list[float]:
    return [chance for lap in laps for chance in lap.suspicion]


def _truths(laps: Sequence[Lap]) -> list[int]:
    return [truth for lap in laps for truth in lap.saboteur]


def _calibration(laps: Sequence[Lap]) -> float:
    return calibration_error(_chances(laps), _truths(laps))


def _calibrated(blocks: list[list[Lap]]) -> dict[str, Any]:
    seen = [lap for block in blocks for lap in block]
    low, high = _rounded(bounds(blocks, _calibration)) or (None, None)
    error = round(_calibration(seen), DIGITS) if seen else None
    return {"error": error, "low": low, "high": high}


def _framed(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """Return how often a gold-digger is the most suspect at the end of lap 4, where a saboteur sits at the table."""
    deals: defaultdict[int, complex] = defaultdict(complex)
    for one in rounds:
        for lap in one.laps[_FRAMED_AT - 1 : _FRAMED_AT]:
            if any(lap.saboteur):
                deals[one.deal] += complex(_is_framed(lap), 1)
    found = bootstrap_share([deals[deal] for deal in sorted(deals)], label) if deals else None
    return {"rounds": int(sum(deals.values(), 0j).imag), **named("share", found)}


def _is_framed(lap: Lap) -> bool:
    """Return whether the observer suspects some gold-digger more than every saboteur."""
    innocent = [chance for chance, truth in zip(lap.suspicion, lap.saboteur, strict=True) if not truth]
    guilty = [chance for chance, truth in zip(lap.suspicion, lap.saboteur, strict=True) if truth]
    return bool(innocent) and max(innocent) > max(guilty)


def _claims(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """Return how much claims lower the observer's surprise at the gold, in nats, over the ends of all laps."""
    deals: defaultdict[int, complex] = defaultdict(complex)
    for one in rounds:
        for lap in one.laps:
            deals[one.deal] += complex(surprise(lap.deaf) - surprise(lap.gold), 1)
    return named("gain", bootstrap_share([deals[deal] for deal in sorted(deals)], label) if deals else None)
