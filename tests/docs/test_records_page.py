"""The example on the page on records is one, and means what the page says of it."""

from __future__ import annotations

import re
from pathlib import Path

from game.records.replay import replay
from game.records.verify import report

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def test_the_example_is_a_record_that_ends_as_the_page_says() -> None:
    section = PAGE.read_text("utf-8").split("## 6. ")[1]
    (example,) = re.findall(r"```\n(.*?)```", section, re.S)
    found = report(replay(re.sub(r"\n +", " ", example).encode()))
    assert found["error"] is None
    assert found["maze"]["8,0"] == "NESW"
    assert [goal["revealed"] for goal in found["goals"]] == [False, True, False]
    assert found["rounds"][0]["winner"] == "diggers"
    assert found["rounds"][0]["paid"][1] == 3
