"""A new game while it is being put together: seats, edition, house rules, starter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from ai.minds import PLAYABLE
from game.engine.cards import MAX_SEATS, MIN_SEATS
from game.engine.ruleset import EDITIONS, SWITCHES, Edition, Ruleset
from game.settings import LastSeat, LastSetup
from game.setup import DEFAULT_NAMES, HUMAN, MAX_NAME, SeatSetup, Setup, seats_complaint

SOLO_SEATS = 5
HOT_SEATS = 3


@dataclass
class Draft:
    """What the set-up screen edits. `switches` holds only the switches that differ from the edition."""

    seats: list[SeatSetup]
    edition: Edition = "rebel"
    switches: dict[str, str | bool] = field(default_factory=dict)
    starter: int | None = None

    @classmethod
    def solo(cls) -> Draft:
        """One human and four bots."""
        minds = [HUMAN] + [PLAYABLE[0]] * (SOLO_SEATS - 1)
        return cls([SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False)])

    @classmethod
    def hot_seat(cls) -> Draft:
        """Three humans at one screen."""
        return cls([SeatSetup(name, HUMAN) for name in DEFAULT_NAMES[:HOT_SEATS]])

    @classmethod
    def remembered(cls, last: LastSetup | None, *, several_humans: bool) -> Draft:
        """The last set-up if it was of this kind and still makes sense; otherwise the preset of the kind."""
        preset = cls.hot_seat() if several_humans else cls.solo()
        edition = next((edition for edition in EDITIONS if last is not None and edition == last.edition), None)
        if last is None or edition is None:
            return preset
        known = (HUMAN, *PLAYABLE)
        seats = [SeatSetup(seat.name[:MAX_NAME], seat.mind) for seat in last.seats]
        humans = sum(seat.mind == HUMAN for seat in seats)
        if not MIN_SEATS <= len(seats) <= MAX_SEATS or any(seat.mind not in known for seat in seats):
            return preset
        if (humans > 1) != several_humans:
            return preset
        switches = {name: value for name, value in last.switches.items() if value in SWITCHES.get(name, ())}
        starter = last.starter if last.starter is not None and 0 <= last.starter < len(seats) else None
        return cls(seats, edition, switches, starter)

    def to_remember(self) -> LastSetup:
        seats = tuple(LastSeat(seat.name, seat.mind) for seat in self.seats)
        return LastSetup(seats, self.edition, dict(self.switches), self.starter)

    @property
    def rules(self) -> Ruleset:
        """The edition with the house rules."""
        return msgspec.structs.replace(EDITIONS[self.edition], **self.switches)

    @property
    def printed(self) -> Mapping[str, str | bool]:
        """Every switch as the chosen edition prints it."""
        return {name: getattr(EDITIONS[self.edition], name) for name in SWITCHES}

    def complaint(self) -> str | None:
        """One sentence about what keeps the game from starting, or nothing."""
        setup = self.setup()
        return seats_complaint(setup.seats, setup.rules)

    def setup(self) -> Setup:
        """The value the table is opened with."""
        seats = tuple(SeatSetup(" ".join(seat.name.split()), seat.mind) for seat in self.seats)
        return Setup(seats, self.rules, self.starter)

    def rename(self, seat: int, name: str) -> None:
        self.seats[seat] = SeatSetup(name, self.seats[seat].mind)

    def set_mind(self, seat: int, mind: str) -> None:
        self.seats[seat] = SeatSetup(self.seats[seat].name, mind)

    def set_switch(self, name: str, value: str | bool) -> None:
        """Set a house rule; the edition's own value is none."""
        self.switches.pop(name, None)
        if value != self.printed[name]:
            self.switches[name] = value

    def set_edition(self, edition: Edition) -> None:
        """Choose an edition as it is printed."""
        self.edition = edition
        self.switches.clear()

    def add_seat(self) -> None:
        """One more bot, under the first name that is free."""
        taken = {seat.name for seat in self.seats}
        name = next((name for name in DEFAULT_NAMES if name not in taken), "")
        self.seats.append(SeatSetup(name, PLAYABLE[0]))

    def remove_seat(self, seat: int) -> None:
        """Take a seat away; a starter behind it moves along, the seat's own start is drawn again."""
        del self.seats[seat]
        if self.starter is not None and self.starter >= seat:
            self.starter = None if self.starter == seat else self.starter - 1
