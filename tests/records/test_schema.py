"""The published schema of a line of a record takes what the game reads, and nothing of another shape."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import jsonschema
import msgspec
import pytest
from msgspec.structs import fields
from scenarios import GOLDEN, Json

from game.engine.cards import DECK, GOLD, SABOTEUR2_DECK, STONES, Role, in_front_named
from game.records.lines import DealLine, DealText, Header, PlayLine, RulesLine, SeatLine
from game.records.replay import replay
from game.records.spelling import parse

SCHEMA: Json = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text("utf-8"))
RELEASED = Path(__file__).parent / "released"
PARTS: Mapping[str, type[msgspec.Struct]] = {
    "header": Header,
    "rules": RulesLine,
    "seat": SeatLine,
    "dealLine": DealLine,
    "deal": DealText,
    "playLine": PlayLine,
}
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


RECORDS = [*sorted(GOLDEN.glob("*.lode")), *sorted(RELEASED.glob("*/*.lode"))]


def lines_of(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_line_of_a_record_fits_the_schema(path: Path) -> None:
    for line in lines_of(path):
        fault = next(iter(VALIDATOR.iter_errors(line)), None)
        assert fault is None, (line, fault)


@pytest.mark.parametrize("part", PARTS)
def test_the_schema_names_the_keys_that_are_read(part: str) -> None:
    told, read = SCHEMA["$defs"][part], fields(PARTS[part])
    assert list(told["properties"]) == [field.name for field in read]
    assert told["additionalProperties"] is False
    assert set(told.get("required", ())) == {field.name for field in read if field.required}


def choices(kind: Any) -> list[str]:
    """The words that a field may hold; none for a field of another kind."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return [word for part in get_args(kind) for word in choices(part)]


def test_the_schema_has_the_values_of_every_switch() -> None:
    told = SCHEMA["$defs"]["rules"]["properties"]
    read = {field.name: choices(field.type) for field in fields(RulesLine)}
    assert {name: rule["enum"] for name, rule in told.items() if "enum" in rule} == {
        name: words for name, words in read.items() if words
    }


def takes(part: str, value: object) -> bool:
    return VALIDATOR.evolve(schema={"$ref": f"#/$defs/{part}", "$defs": SCHEMA["$defs"]}).is_valid(value)


def test_the_schema_has_every_card_role_goal_and_thing() -> None:
    assert takes("cards", [str(card) for card in (*DECK, *SABOTEUR2_DECK)])
    assert set(SCHEMA["$defs"]["role"]["enum"]) == {str(role) for role in Role}
    assert set(SCHEMA["$defs"]["deal"]["properties"]["goals"]["items"]["enum"]) == {GOLD, *STONES}
    for thing in SCHEMA["$defs"]["deal"]["properties"]["before"]["items"]["items"]["enum"]:
        assert str(in_front_named(thing)) == thing


BAD_COMMANDS = (
    "", "pass", "lay NESW", "lay NESW 01,0", "lay NESW 1,0 ", " lay NESW 1,0", "lay nesw 1,0", "map 4", "map",
    "break axe 1", "break pick", "repair pick 1 with pick", "rockfall 1", "rockfall 12345,0", "claim goal 1",
    "claim seat 1 boss", "turn 1", "turn 4 upright", "steal", "retire now", "bonus 1", "discard NESW to remove pick",
    "discard NESW NES to remove axe", "theft 1", "inspection", "keep", "keep 1 2", "pass NES NES NES NES",
)  # fmt: skip


@pytest.mark.parametrize("text", BAD_COMMANDS)
def test_what_is_no_command_is_none_by_the_schema(text: str) -> None:
    assert not takes("playLine", {"seat": 0, "play": text})
    with pytest.raises(ValueError, match=r"no command|is no|not a valid|is not"):
        parse(text)


def damaged(line: Json) -> Iterator[Json]:
    """The line with a key more, with each key missing that it needs, and with values of other kinds."""
    yield line | {"more": 1}
    part = "header" if "record" in line else "dealLine" if "deal" in line else "playLine"
    for name in SCHEMA["$defs"][part]["required"]:
        yield {key: value for key, value in line.items() if key != name}
        yield line | {name: None}
        yield line | {name: [[]]}
    if part == "dealLine":
        for name in SCHEMA["$defs"]["deal"]["required"]:
            changed = deepcopy(line)
            del changed["deal"][name]
            yield changed
            yield {"deal": line["deal"] | {name: "NESW"}}
        yield {"deal": line["deal"] | {"deck": ["nothing"]}}
        yield {"deal": line["deal"] | {"roles": ["king"] * 3}}


def test_what_the_schema_refuses_is_refused_by_the_game() -> None:
    whole = (GOLDEN / "rebel-5-seats.lode").read_bytes().splitlines(keepends=True)
    assert replay(b"".join(whole[:3])).fault is None
    for number in range(3):
        for line in damaged(json.loads(whole[number])):
            assert not VALIDATOR.is_valid(line), line
            data = b"".join([*whole[:number], json.dumps(line).encode() + b"\n"])
            fault = replay(data).fault
            assert fault is not None, line
            assert fault.line == number + 1
