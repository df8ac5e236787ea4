"""The figures of an arena for a person to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ai.arena.measure.summary import SummaryCell


def report_text(cells: Sequence[SummaryCell]) -> str:
    """Write all cells, each as a few lines."""
    return "\n\n".join("\n".join(_lines(cell)) for cell in cells)


def _lines(cell: SummaryCell) -> Iterator[str]:
    yield _title(cell)
    if "replace" in cell:
        yield f"  {_difference(cell)}"
        yield from _groups("as {}", cell["by_role"], _difference)
        yield from _groups("{} saboteurs", cell["by_saboteurs"], _difference)
        yield f"  {_gold(cell)}"
        yield from _groups("as {}", cell["by_role"], _gold)
    else:
        yield f"  gold-diggers won {_share(cell, 'diggers_won')}"
        yield from _groups("{} saboteurs", cell["by_saboteurs"], lambda some: _share(some, "diggers_won"))
    for mind, found in cell.get("by_mind", {}).items():
        yield f"  {mind} won {_share(found, 'won')}"
        yield from _groups("as {}", found["by_role"], lambda some: _share(some, "won"))
        yield f"    {_earned(found['gold'])}"
    for mind, gold in cell.get("gold_by_mind", {}).items():
        yield f"  {mind} earned {_earned(gold)}"
    if "as_guest" in cell:
        yield from _guest(cell["as_guest"], cell["guest"])
    yield from _observer(cell)
    for mind, times in cell["decision_ms_by_mind"].items():
        yield f"  a decision of {mind}: " + ", ".join(f"{name} {value:.2f} ms" for name, value in times.items())


def _title(cell: SummaryCell) -> str:
    if "replace" in cell:
        what = f"one seat of {cell['replace']} among {cell['among']}"
    elif "guest" in cell:
        what = f"{cell['guest']} as a guest among {cell['among']}"
    elif "minds" in cell:
        what = f"{', '.join(cell['minds'])} at one table"
    else:
        what = f"{cell['diggers']} gold-diggers, {cell['saboteurs']} saboteurs"
    return f"{cell['seats']} seats, {what}, {cell['rounds']} rounds"


def _groups(label: str, groups: SummaryCell, figure: Any) -> Iterator[str]:
    for name, found in groups.items():
        yield f"    {label.format(name):<14} {figure(found)}  ({found['rounds']})"


def _share(found: SummaryCell, name: str) -> str:
    return f"{100 * found[name]:5.1f} %  [{100 * found['low']:5.1f}, {100 * found['high']:5.1f}]"


def _difference(found: SummaryCell) -> str:
    bounds = f"[{100 * found['low']:+.1f}, {100 * found['high']:+.1f}]"
    shares = f"won {100 * found['won']:.1f} % against {100 * found['among_won']:.1f} %"
    return f"{100 * found['difference']:+5.1f} points  {bounds}  {shares}"


def _gold(found: SummaryCell) -> str:
    gold = found["gold"]
    bounds = f"[{gold['low']:+.3f}, {gold['high']:+.3f}]"
    return f"{gold['difference']:+.3f} gold a round  {bounds}  {gold['earned']:.3f} against {gold['among_earned']:.3f}"


def _guest(found: SummaryCell, guest: str) -> Iterator[str]:
    yield f"  {guest} won {_share(found, 'won')}"
    yield from _groups("as {}", found["by_role"], lambda some: _share(some, "won"))
    gold = found["gold"]
    if gold["ratio"] is not None:
        bounds = f"[{gold['low']:.3f}, {gold['high']:.3f}]"
        earned = f"{gold['earned']:.3f} against {gold['others_earned']:.3f} gold a round"
        yield f"    {gold['ratio']:.3f} times the gold of the others  {bounds}  {earned}"


def _earned(gold: SummaryCell) -> str:
    return f"{gold['earned']:.3f} gold a round  [{gold['low']:.3f}, {gold['high']:.3f}]"


def _observer(cell: SummaryCell) -> Iterator[str]:
    yield "  observer   AUC    log-loss  prior   calibration  gold    deaf"
    for lap in cell["observer"]:
        auc = "  -   " if lap["auc"] is None else f"{lap['auc']:.4f}"
        yield (
            f"    lap {lap['lap']}    {auc} {lap['log_loss']:.4f}    {lap['prior']:.4f}  {lap['calibration_error']:.4f}"
            f"       {lap['gold']:.4f}  {lap['gold_deaf']:.4f}"
        )
    framed = cell["framed"]
    if framed["rounds"]:
        yield f"  framed     {_share(framed, 'share')}  ({framed['rounds']})"
