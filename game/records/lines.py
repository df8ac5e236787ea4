"""Records: what stands on the lines of a `.lode` file, as typed values (RECORDS section 1).

Every line is decoded twice: first as plain JSON, where of duplicate keys the last counts, then strictly into one of
the structs below, which refuse unknown keys and every value of a wrong type.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from game.engine.ruleset import (
    EDITIONS,
    HOUSE_NUMBER_CLAUSES,
    SWITCHES,
    Direction,
    Edition,
    GoalsAtOnce,
    GoalTurn,
    GoldBy,
    NextStarter,
    RoundEnd,
    Ruleset,
    SaboteurPay,
)
from game.records.setup import SeatSetup, number_sentence, seats_sentence
from game.system.i18n import _

MindName = Annotated[str, Meta(pattern=r"^[a-z0-9/-]{1,40}\Z")]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
LONGEST_QUOTE = 60
"""Letters of a record that a message quotes at most."""


class RecordFault(msgspec.Struct, frozen=True):
    """Why a record is refused: the line in the file, from 1, the clause where one applies, and one sentence."""

    line: int
    clause: str | None
    message: str


class Refused(Exception):
    """Raised when a line is no valid line of a record; the clause where one applies, and one sentence."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.message, self.clause = message, clause


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What all parts of a record share: unknown keys are refused, defaults are not written."""


class SeatLine(Strict, frozen=True):
    """One seat of the header; `mind` may be one that this build does not have."""

    name: str
    mind: MindName


class RulesLine(Strict, frozen=True):
    """`rules` of the header: an edition, and the switches and numbers set by hand."""

    edition: Edition | UnsetType = UNSET
    saboteur2: bool = False
    bonus_nuggets: bool = False
    table_talk: bool = False
    direction: Direction | UnsetType = UNSET
    link_to_start: bool | UnsetType = UNSET
    gold_by: GoldBy | UnsetType = UNSET
    goals_at_once: GoalsAtOnce | UnsetType = UNSET
    goal_turn: GoalTurn | UnsetType = UNSET
    round_end: RoundEnd | UnsetType = UNSET
    saboteur_pay: SaboteurPay | UnsetType = UNSET
    next_starter: NextStarter | UnsetType = UNSET
    broken_tools_cost_gold: bool | UnsetType = UNSET
    saboteurs: int | UnsetType = UNSET
    aside: int = 0


class Header(Strict, frozen=True):
    """The first line. `seed` dealt the cards and stands there for curiosity; `bot_seed` feeds the bots."""

    record: Literal[1]
    rules: RulesLine
    seats: tuple[SeatLine, ...]
    seed: int | UnsetType = UNSET
    bot_seed: Seed | UnsetType = UNSET
    scenario: bool = False


class DealText(Strict, frozen=True):
    """One deal as written; the last four keys belong to scenarios."""

    starter: int
    roles: tuple[str, ...]
    spare: tuple[str, ...]
    goals: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    aside: tuple[str, ...]
    nuggets: tuple[int, ...] | UnsetType = UNSET
    maze: dict[str, str] | UnsetType = UNSET
    revealed: tuple[int, ...] | UnsetType = UNSET
    before: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    gold: tuple[Annotated[int, Meta(ge=0, le=1_000_000)], ...] | UnsetType = UNSET


class DealLine(Strict, frozen=True):
    """A line that deals a round."""

    deal: DealText


class PlayLine(Strict, frozen=True):
    """A line with one command of one seat."""

    seat: int
    play: str


Line = Header | DealLine | PlayLine

L = TypeVar("L", Header, DealLine, PlayLine)


def encode(line: Line) -> bytes:
    """Return the line as it stands in a file, its line feed included."""
    return msgspec.json.encode(line) + b"\n"


def decode_header(text: bytes) -> Header:
    """Return the first line of a record. Raises `Refused`."""
    header = _convert(_plain(text), Header)
    rules = ruleset(header.rules)
    if not rules.fewest_seats <= len(header.seats) <= rules.most_seats:
        raise Refused(seats_sentence(rules), "R10.1" if rules.saboteur2 else "R1.1")
    number = rules.refused_number(len(header.seats))
    if number is not None:
        raise Refused(number_sentence(number, rules, len(header.seats)), HOUSE_NUMBER_CLAUSES[number])
    return header


def decode_line(text: bytes) -> DealLine | PlayLine:
    """Return any later line of a record. Raises `Refused`."""
    plain = _plain(text)
    if isinstance(plain, dict) and "deal" in plain:
        return _convert(plain, DealLine)
    return _convert(plain, PlayLine)


def _plain(text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except RecursionError:
        raise Refused(_("This line is nested too deeply.")) from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refused(_("This line is not valid JSON: {reason}.").format(reason=_reason(error))) from None


def _convert(plain: Any, kind: type[L]) -> L:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        sentence = _("This line does not belong in a record: {reason}.").format(reason=_reason(error))
        raise Refused(sentence) from None


def _reason(error: Exception) -> str:
    """Return the decoder's words without its own prefix, fit for the middle of a sentence."""
    words = str(error).removeprefix("JSON is malformed: ").replace(" - at ", " at ")
    return quote(words[:1].lower() + words[1:], longest=3 * LONGEST_QUOTE)


def quote(text: str, *, longest: int = LONGEST_QUOTE) -> str:
    """Return text of a stranger's file, fit for one line of a message: printable and not too long."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:longest])
    return shown if len(text) <= longest else f"{shown}…"


def ruleset(rules: RulesLine) -> Ruleset:
    """Return every switch: those of the edition (`rebel` where none is named), and then those set by hand."""
    edition: Edition = "rebel" if rules.edition is UNSET else rules.edition
    by_hand = {name: getattr(rules, name) for name in SWITCHES if getattr(rules, name) is not UNSET}
    return msgspec.structs.replace(
        EDITIONS[edition],
        table_talk=rules.table_talk,
        saboteur2=rules.saboteur2,
        bonus_nuggets=rules.bonus_nuggets,
        saboteurs=None if rules.saboteurs is UNSET else rules.saboteurs,
        aside=rules.aside,
        **by_hand,
    )


def rules_line(rules: Ruleset) -> RulesLine:
    """Return the rules as a header holds them: the edition and the house rules."""
    by_hand = {name: getattr(rules, name) for name in rules.house_rules()}
    return RulesLine(
        edition=rules.edition,
        table_talk=rules.table_talk,
        saboteur2=rules.saboteur2,
        bonus_nuggets=rules.bonus_nuggets,
        saboteurs=UNSET if rules.saboteurs is None else rules.saboteurs,
        aside=rules.aside,
        **by_hand,
    )


def header_of(seats: tuple[SeatSetup, ...], rules: Ruleset, *, seed: int, bot_seed: int) -> Header:
    """Return the header of a new game."""
    return Header(
        record=1,
        rules=rules_line(rules),
        seats=tuple(SeatLine(name=seat.name, mind=seat.mind) for seat in seats),
        seed=seed,
        bot_seed=bot_seed,
    )


def seats_of(header: Header) -> tuple[SeatSetup, ...]:
    """Return the seats of a header."""
    return tuple(SeatSetup(seat.name, seat.mind) for seat in header.seats)
