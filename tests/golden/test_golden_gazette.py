"""The Seam Gazette of golden games, word for word; `--update-golden` prints them anew."""

from __future__ import annotations

import pytest
from scenarios import GOLDEN

from game.hindsight.gazette.pages import paper_of_record, printed_pages
from game.records.replay import replay_file
from game.words.gazette.page import page_text

TOLD = GOLDEN.parent / "gazettes"
GAMES = (
    "g3-3-seats",
    "rebel-5-seats",
    "ukrainian-4-seats-bonus",
    "g3-3-seats-saboteur2-bonus",
    "saboteur2-italian-6-seats",
)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_in_the_paper_as_before(name: str, update_golden: bool) -> None:
    file = TOLD / f"{name}.gazette"
    pages = printed_pages(paper_of_record(replay_file(GOLDEN / f"{name}.lode")))
    told = "\n".join(page_text(page) for page in pages)
    if update_golden:
        file.write_text(told, "utf-8")
    assert told == file.read_text("utf-8")
