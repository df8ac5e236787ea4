"""What the pages list is what the tables of the game hold: command line, switches, minds, keys, seat colours."""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path

import pytest

from ai import minds
from ai.baselines.names import BASELINES
from game.art.drawing.palette import SEAT_COLOURS, SEAT_SHAPES
from game.cli.main import parser
from game.engine.ruleset import SWITCHES
from game.ui.bindings import DEFAULT_KEYS, HAND_CONTROLS, Control, key_name

DOCS = Path(__file__).parents[2] / "docs"
_SPELLED = {True: "true", False: "false"}


def built(page: str) -> str:
    """A page without its list of what is planned."""
    return re.split(r"\n## \d+\. Planned", (DOCS / page).read_text(encoding="utf-8"))[0]


def calls() -> dict[str, argparse.ArgumentParser]:
    (subs,) = (action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    return dict(subs.choices)


@pytest.mark.parametrize("call", sorted(calls()))
def test_every_option_of_a_call_is_listed(call: str) -> None:
    section = built("records.md").split("## 3. The command line")[1]
    row = next(line for line in section.splitlines() if line.startswith(f"| `{call}"))
    options = {name for action in calls()[call]._actions for name in action.option_strings if name.startswith("--")}
    assert set(re.findall(r"--[a-z0-9-]+", row.split("|")[1])) == options - {"--help"}


def test_every_switch_is_listed_with_its_values() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (`.*`) \|$", built("records.md"), re.M)
    assert {name: re.findall(r"`([^`]+)`", values) for name, values in rows} == {
        name: [value if isinstance(value, str) else _SPELLED[value] for value in values]
        for name, values in SWITCHES.items()
    }


def test_every_mind_is_listed() -> None:
    text = built("records.md").split("## 2. Minds")[1].split("\n## ")[0]
    assert {"human", "random", *minds.LEVELS, *BASELINES} <= set(re.findall(r"`([a-z-]+)`", text))


def test_every_key_is_listed() -> None:
    text = built("interface.md").split("## 5. Keys")[1].split("\n## ")[0].replace("+/-", "")
    names = {key_name(control) for control in DEFAULT_KEYS if control not in HAND_CONTROLS}
    told_otherwise = {
        *(name for name in names if name.startswith(("Ctrl", "Shift + "))),
        *map(key_name, (Control.LEFT, Control.RIGHT, Control.UP, Control.DOWN)),
    }
    assert {name for name in names - told_otherwise if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)} == set()


def test_every_seat_has_its_colour_and_shape_listed() -> None:
    listed = re.findall(r"(\d+) (#[0-9A-F]{6})\s+(\w+)", built("interface.md").split("**Seats**")[1])
    assert listed == [
        (str(number), colour, shape)
        for number, (colour, shape) in enumerate(zip(SEAT_COLOURS, SEAT_SHAPES, strict=True), 1)
    ]


def test_the_picture_of_the_floors_shows_the_layers_of_the_contract() -> None:
    contracts = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if "game.flow" in contract.get("layers", ()))
    drawn = re.findall(r'font-weight="800"[^>]*>(\w+)<', (DOCS / "floors.svg").read_text(encoding="utf-8"))
    assert drawn == [room.removeprefix("game.") for layer in layers for room in layer.split(" | ")]


def test_the_page_on_architecture_names_every_room() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    rooms = {path.parent.relative_to(DOCS.parent) for path in (DOCS.parent / "game").glob("*/__init__.py")}
    assert not [room for room in rooms if f"`{room.as_posix()}" not in page]
