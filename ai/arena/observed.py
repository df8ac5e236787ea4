"""How well the observer did, lap by lap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from ai.arena.bout import Round
from ai.arena.figures import Interval, auc, calibration_error, jackknife, log_loss, share, surprise
from ai.arena.observer import LAPS, Lap

DIGITS = 4
_FRAMED_AT = 4
_BLOCKS = 20


def named(name: str, found: Interval | None) -> dict[str, float | None]:
    """A figure and its bounds, rounded, under the names that a cell gives them; None where there is none."""
    if found is None:
        return {name: None, "low": None, "high": None}
    return {
        name: round(found.value, DIGITS),
        "low": round(found.low, DIGITS),
        "high": round(found.high, DIGITS),
    }


def observed(rounds: Sequence[Round], chance: float, label: str) -> dict[str, Any]:
    """What the observer knew of roles and of the gold, and how well it was led astray.

    `chance` is that of a seat to be a saboteur before anything has happened; `label` seeds the resampling.
    """
    return {
        "observer": [_lap(lap, blocks, chance) for lap in range(1, LAPS + 1) if any(blocks := _seen(rounds, lap))],
        "calibration": named("error", jackknife(_blocks(rounds), _calibration)),
        "framed": _framed(rounds, label),
        "claims": _claims(rounds, label),
    }


def _seen(rounds: Sequence[Round], lap: int) -> list[list[Lap]]:
    """The ends of this lap, in blocks of deals, from the rounds that lasted so long."""
    blocks: list[list[Lap]] = [[] for _ in range(_BLOCKS)]
    for one in rounds:
        blocks[one.deal % _BLOCKS] += one.laps[lap - 1 : lap]
    return blocks


def _blocks(rounds: Sequence[Round]) -> list[list[Lap]]:
    """The ends of all laps, in blocks of deals."""
    by_lap = [_seen(rounds, lap) for lap in range(1, LAPS + 1)]
    return [[lap for blocks in by_lap for lap in blocks[block]] for block in range(_BLOCKS)]


def _lap(number: int, blocks: list[list[Lap]], chance: float) -> dict[str, Any]:
    seen = [lap for block in blocks for lap in block]
    truths = _truths(seen)
    found = named("auc", jackknife(blocks, lambda laps: auc(_chances(laps), _truths(laps))))
    loss = named("log_loss", jackknife(blocks, lambda laps: log_loss(_chances(laps), _truths(laps))))
    return {
        "lap": number,
        "rounds": len(seen),
        "auc": found["auc"],
        "auc_bounds": [found["low"], found["high"]],
        "log_loss": loss["log_loss"],
        "log_loss_bounds": [loss["low"], loss["high"]],
        "prior": round(log_loss([chance] * len(truths), truths), DIGITS),
        "calibration_error": round(_calibration(seen), DIGITS),
        "gold": round(sum(surprise(lap.gold) for lap in seen) / len(seen), DIGITS),
        "gold_deaf": round(sum(surprise(lap.deaf) for lap in seen) / len(seen), DIGITS),
    }


def _chances(laps: Sequence[Lap]) -> list[float]:
    return [chance for lap in laps for chance in lap.suspicion]


def _truths(laps: Sequence[Lap]) -> list[int]:
    return [truth for lap in laps for truth in lap.saboteur]


def _calibration(laps: Sequence[Lap]) -> float:
    return calibration_error(_chances(laps), _truths(laps))


def _framed(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """How often a true gold-digger is the most suspect at the end of lap 4, where a saboteur sits at the table."""
    deals: defaultdict[int, complex] = defaultdict(complex)
    for one in rounds:
        for lap in one.laps[_FRAMED_AT - 1 : _FRAMED_AT]:
            if any(lap.saboteur):
                deals[one.deal] += complex(_is_framed(lap), 1)
    found = share([deals[deal] for deal in sorted(deals)], label) if deals else None
    return {"rounds": int(sum(deals.values(), 0j).imag), **named("share", found)}


def _is_framed(lap: Lap) -> bool:
    """Whether the observer suspects some gold-digger more than every saboteur."""
    innocent = [chance for chance, truth in zip(lap.suspicion, lap.saboteur, strict=True) if not truth]
    guilty = [chance for chance, truth in zip(lap.suspicion, lap.saboteur, strict=True) if truth]
    return bool(innocent) and max(innocent) > max(guilty)


def _claims(rounds: Sequence[Round], label: str) -> dict[str, Any]:
    """How much less surprised by the gold the observer is for hearing claims, in nats, over the ends of all laps."""
    deals: defaultdict[int, complex] = defaultdict(complex)
    for one in rounds:
        for lap in one.laps:
            deals[one.deal] += complex(surprise(lap.deaf) - surprise(lap.gold), 1)
    return named("gain", share([deals[deal] for deal in sorted(deals)], label) if deals else None)
