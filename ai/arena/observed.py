"""How well the observer did, lap by lap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ai.arena.bout import Round
from ai.arena.figures import auc, calibration_error, log_loss, share, surprise
from ai.arena.observer import LAPS, Lap

_FRAMED_AT = 4
_DIGITS = 4


def observed(rounds: Sequence[Round], chance: float) -> list[dict[str, Any]]:
    """For each lap what the observer knew of roles and of the gold, over the rounds that lasted so long.

    `chance` is that of a seat to be a saboteur before anything has happened; `prior` is the log-loss of saying so.
    """
    return [_lap(lap, seen, chance) for lap in range(1, LAPS + 1) if (seen := list(_seen(rounds, lap)))]


def _seen(rounds: Sequence[Round], lap: int) -> Iterator[Lap]:
    return (one.laps[lap - 1] for one in rounds if len(one.laps) >= lap)


def _lap(number: int, seen: list[Lap], chance: float) -> dict[str, Any]:
    chances = [value for lap in seen for value in lap.suspicion]
    truths = [truth for lap in seen for truth in lap.saboteur]
    found = auc(chances, truths)
    return {
        "lap": number,
        "rounds": len(seen),
        "auc": None if found is None else round(found, _DIGITS),
        "log_loss": round(log_loss(chances, truths), _DIGITS),
        "prior": round(log_loss([chance] * len(truths), truths), _DIGITS),
        "calibration_error": round(calibration_error(chances, truths), _DIGITS),
        "gold": round(sum(surprise(lap.gold) for lap in seen) / len(seen), _DIGITS),
        "gold_deaf": round(sum(surprise(lap.deaf) for lap in seen) / len(seen), _DIGITS),
    }


def framed(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """How often a true gold-digger is the most suspect at the end of lap 4, where a saboteur sits at the table."""
    deals: dict[int, complex] = {}
    for one in rounds:
        if len(one.laps) >= _FRAMED_AT and any(one.laps[_FRAMED_AT - 1].saboteur):
            lap = one.laps[_FRAMED_AT - 1]
            deals[one.deal] = deals.get(one.deal, 0j) + complex(_is_framed(lap), 1)
    if not deals:
        return {"rounds": 0, "share": None, "low": None, "high": None}
    found = share([deals[deal] for deal in sorted(deals)], label)
    return {
        "rounds": int(sum(deals.values()).imag),
        "share": round(found.value, _DIGITS),
        "low": round(found.low, _DIGITS),
        "high": round(found.high, _DIGITS),
    }


def _is_framed(lap: Lap) -> bool:
    """Whether the observer suspects some gold-digger more than every saboteur."""
    innocent = [chance for chance, truth in zip(lap.suspicion, lap.saboteur, strict=True) if not truth]
    guilty = [chance for chance, truth in zip(lap.suspicion, lap.saboteur, strict=True) if truth]
    return bool(innocent) and max(innocent) > max(guilty)
