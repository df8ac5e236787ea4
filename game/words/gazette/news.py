"""What the Seam Gazette can report: values, which `game.hindsight.gazette` picks from the log of a revealed round."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from game.engine.cards import Face, Role, Tool
from game.engine.cells import Cell


class Lead(StrEnum):
    """What the page opens with: how the round ended."""

    GOLD = "gold"
    BY_SABOTEUR = "gold by a saboteur"
    TEAMS = "gold for teams"
    NOBODY = "gold for nobody"
    EMPTY = "no gold"


class News(StrEnum):
    """What a column tells of. The first ones are the most telling."""

    LIE_GOLD = "stone called gold"
    LIE_STONE = "gold called stone"
    LIE_SEAT = "lie about a seat"
    FOUND_OUT = "saboteur suspected"
    UNNOTICED = "saboteur unnoticed"
    WRONGED = "honest seat suspected"
    HAT = "hat swapped"
    TRAP = "trapped"
    HINDERED = "tools broken"
    ROCKFALL = "rockfall"
    THEFT = "theft"
    HANDS = "hands swapped"
    BONUS = "bonus nugget"
    STONE = "stone"
    MENDED = "mended"
    LIGHT = "longest light"
    DEAD_END = "dead end"
    LOOK = "first look"
    WORK = "most paths"
    IDLE = "most passes"
    START = "first turn"


class Advert(StrEnum):
    """A small ad that rests on something in the log."""

    REPAIR = "repair"
    BOULDERS = "boulders"
    STONE = "stone"
    CARDS = "cards"


class Sky(StrEnum):
    """What the weather is like in the mine."""

    FOG = "fog"
    ROCKS = "rocks"
    DARK = "dark"
    CLEAR = "clear"
    PLAIN = "plain"


class About(NamedTuple):
    """What the sentences of a story name, as far as it has it."""

    seat: int | None = None
    other: int | None = None
    goal: int | None = None
    number: int | None = None
    cell: Cell | None = None
    face: Face | None = None
    tool: Tool | None = None
    role: Role | None = None


class Story(NamedTuple):
    """Something reported: the places in the public log of the round that it rests on, and what it names."""

    kind: Lead | News | Advert | Sky
    places: tuple[int, ...]
    about: About


class Page(NamedTuple):
    """The page of one revealed round: values alone, which follow from the record.

    `game` is a number by which games differ; it chooses among ways to say the same. `laid` counts path cards,
    `saboteurs` are the seats that are saboteurs at the end, `small_ads` numbers of ads that say nothing of the round.
    `gold` is what every seat has won, on the last page of a finished game alone (R7.7).
    """

    game: int
    round: int
    lead: Story
    columns: tuple[Story, ...]
    adverts: tuple[Story, ...]
    small_ads: tuple[int, ...]
    weather: Story
    laid: int
    saboteurs: tuple[int, ...]
    gold: tuple[int, ...] | None
