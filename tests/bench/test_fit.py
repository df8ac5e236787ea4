"""How wide the cards of the maze are in whole games of bots at 1280x720: 40 games in base, and with Saboteur 2."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.figures import Figures
from msgspec.structs import replace

from game.engine.cells import xy
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.table import Table
from game.play.simulate import Plan, play_games
from game.records.replay import replay_file
from game.tabletop.board.cards import maze_cells
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.viewpoint import Viewpoint
from game.ui.viewport import Viewport

SIZE = (1280, 720)
GAMES = 40
BASE = EDITIONS["rebel"]
BOTH = replace(BASE, saboteur2=True, bonus_nuggets=True)
WIDTHS = (58, 50, 44)
FEWEST = {"base": (70, 89, 100), "both": (45, 60, 100)}
"""Of a hundred positions at least so many show cards of these widths."""


def _games(rules: Ruleset, seats: tuple[int, ...], games: int, folder: Path) -> Iterator[Table]:
    """Play games of bots, as many with each number of seats, and yield every position."""
    for number in seats:
        records = folder / str(number)
        records.mkdir()
        each = max(1, games // len(seats))
        play_games(Plan(3 * each, number, ("sharp", "steady", "rookie"), rules, number, records), range(each))
        for record in sorted(records.glob("*.lode")):
            for played in replay_file(record).played:
                yield played.step.state.table


@pytest.mark.parametrize("name", ["base", "both"])
def test_widths_of_cards(name: str, figures: Figures, tmp_path: Path) -> None:
    rules, seats = (BASE, (3, 5, 7, 10)) if name == "base" else (BOTH, (5, 8, 10, 12))
    widths: list[int] = []
    rows: list[int] = []
    for table in _games(rules, seats, 4 if figures.once else GAMES, tmp_path):
        layout = TableLayout.of(Viewport(SIZE), table.seats, table.rules)
        widths.append(Viewpoint(layout, table).camera.width)
        spread = [xy(cell)[1] for cell in maze_cells(table)]
        rows.append(max(spread) - min(spread) + 1)
    share = 100 / len(widths)
    for high in sorted(set(rows)):
        mean = [width for width, of in zip(widths, rows, strict=True) if of == high]
        text = f"fit, {name}: {len(mean) * share:.1f} % of positions have {high} rows; mean width"
        figures.note(text, sum(mean) / len(mean), "px")
    for width, fewest in zip(WIDTHS, FEWEST[name], strict=True):
        narrower = sum(each < width for each in widths) * share
        figures.note(f"fit, {name}: positions with cards below {width} px", narrower, "%", 100 - fewest)
