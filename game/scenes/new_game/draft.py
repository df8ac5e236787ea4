"""A new game while it is being put together: seats, edition, expansions, house rules, starter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ai.minds import PLAYABLE
from game.engine.ruleset import EDITIONS, FAIR_FIGHT, SWITCHES, Edition, HouseNumber, Ruleset
from game.play.pin import Pin
from game.records.names import MAX_NAME, free_names, tidy_name
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup, bots_sit, seats_complaint
from game.scenes.new_game.fight import Fight
from game.system.settings import LastSeat, LastSetup
from game.words.characters import USUAL_LEVEL, character_of, company, level_of, mind_of, newcomer

SOLO_SEATS = 5
HOT_SEATS = 3
FULL_SEATS = 8


class Benched(NamedTuple):
    """A seat that sits out because the game has no room for it, where it sat, and its PIN if it has one."""

    place: int
    seat: SeatSetup
    pin: Pin | None


@dataclass
class Draft:
    """What the set-up screen edits. `switches` holds only the switches that differ from the edition.

    While Saboteur 2 is off, `bench` are the seats that sit out for it, and `joined` the seat that filled the table up.
    """

    seats: list[SeatSetup]
    edition: Edition = "rebel"
    switches: dict[str, str | bool] = field(default_factory=dict)
    starter: int | None = None
    saboteur2: bool = False
    bonus_nuggets: bool = False
    bench: list[Benched] = field(default_factory=list)
    joined: SeatSetup | None = None
    chosen_talk: bool | None = None
    """Whether the player has turned table talk on or off; None: it is on when bots sit (RECORDS section 1)."""
    pins: dict[int, Pin] = field(default_factory=dict)
    """The PINs of seats that want one (UX S15); they are not remembered for another game."""
    fight: Fight = field(default_factory=Fight)
    """How many saboteurs there are, and how many cards are put aside, in the base game (R1.7 to R1.9)."""

    @classmethod
    def solo(cls) -> Draft:
        """Return a draft with one human and four bots of different characters, in a fair fight."""
        return cls(_bots_beside_a_human(SOLO_SEATS), fight=Fight(fair=True))

    @classmethod
    def hot_seat(cls) -> Draft:
        """Return a draft with three humans at one screen."""
        return cls([SeatSetup(name, HUMAN) for name in DEFAULT_NAMES[:HOT_SEATS]])

    @classmethod
    def full(cls) -> Draft:
        """Return a draft with one human and seven bots, and everything there is."""
        return cls(_bots_beside_a_human(FULL_SEATS), saboteur2=True, bonus_nuggets=True)

    @classmethod
    def remembered(cls, last: LastSetup | None, *, several_humans: bool) -> Draft:
        """Return the last set-up if it was of this kind and still makes sense; otherwise the preset of the kind."""
        preset = cls.hot_seat() if several_humans else cls.solo()
        edition = next((edition for edition in EDITIONS if last is not None and edition == last.edition), None)
        if last is None or edition is None:
            return preset
        known = (HUMAN, *PLAYABLE)
        seats = [SeatSetup(tidy_name(seat.name)[:MAX_NAME], seat.mind) for seat in last.seats]
        humans = sum(seat.mind == HUMAN for seat in seats)
        switches = {name: value for name, value in last.switches.items() if value in SWITCHES.get(name, ())}
        starter = last.starter if last.starter is not None and 0 <= last.starter < len(seats) else None
        draft = cls(seats, edition, switches, starter, last.saboteur2, last.bonus_nuggets)
        draft.chosen_talk = last.table_talk
        draft.fight = Fight.remembered(fair=last.fair, saboteurs=last.saboteurs, aside=last.aside)
        if not draft.fewest_seats <= len(seats) <= draft.most_seats or any(seat.mind not in known for seat in seats):
            return preset
        return draft if (humans > 1) == several_humans else preset

    def to_remember(self) -> LastSetup:
        seats = tuple(LastSeat(seat.name, seat.mind) for seat in self.seats)
        switches = dict(self.switches)
        return LastSetup(
            seats,
            self.edition,
            switches,
            self.starter,
            saboteur2=self.saboteur2,
            bonus_nuggets=self.bonus_nuggets,
            table_talk=self.chosen_talk,
            fair=self.fight.fair,
            saboteurs=self.fight.saboteurs,
            aside=self.fight.aside,
        )

    @property
    def solo_game(self) -> bool:
        """Whether one person plays alone against bots."""
        return sum(seat.mind == HUMAN for seat in self.seats) == 1

    @property
    def rules(self) -> Ruleset:
        """The edition with the house rules and the expansions; Saboteur 2 has no numbers of its own (R1.7, R1.8)."""
        numbers = not self.saboteur2 and len(self.seats) in FAIR_FIGHT
        saboteurs, aside = self.fight.numbers(len(self.seats)) if numbers else (None, 0)
        return msgspec.structs.replace(
            EDITIONS[self.edition],
            saboteur2=self.saboteur2,
            bonus_nuggets=self.bonus_nuggets,
            table_talk=self.table_talk,
            saboteurs=saboteurs,
            aside=aside,
            **self.switches,
        )

    @property
    def table_talk(self) -> bool:
        """Whether seats may make claims (RULES section 12)."""
        return bots_sit(self.seats) if self.chosen_talk is None else self.chosen_talk

    def set_table_talk(self, on: bool) -> None:
        """Turn table talk on or off; what it would be anyhow is no choice, and changes with the seats again."""
        self.chosen_talk = None if on == bots_sit(self.seats) else on

    @property
    def fewest_seats(self) -> int:
        """The least number of seats (R1.1, R10.1)."""
        return self.rules.fewest_seats

    @property
    def most_seats(self) -> int:
        """The greatest number of seats (R1.1, R10.1)."""
        return self.rules.most_seats

    @property
    def printed(self) -> Mapping[str, str | bool]:
        """Every switch as the chosen edition prints it."""
        return {name: getattr(EDITIONS[self.edition], name) for name in SWITCHES}

    def complaint(self) -> str | None:
        """Return one sentence about what keeps the game from starting, or nothing."""
        return seats_complaint(self.seats, self.rules)

    def setup(self) -> Setup:
        """Return the value the table is opened with."""
        seats = tuple(SeatSetup(tidy_name(seat.name), seat.mind) for seat in self.seats)
        return Setup(seats, self.rules, self.starter)

    @property
    def people(self) -> int:
        """How many people share the screen."""
        return sum(seat.mind == HUMAN for seat in self.seats)

    @property
    def pins_asked(self) -> Mapping[int, Pin]:
        """The PINs that the curtain asks for; one person alone has no curtain."""
        return dict(self.pins) if self.people > 1 else {}

    def become(self, preset: Draft) -> None:
        """Take over what a preset says; the names that are there stay."""
        kept = self.seats
        self.edition, self.switches, self.starter = preset.edition, dict(preset.switches), preset.starter
        self.saboteur2, self.bonus_nuggets = preset.saboteur2, preset.bonus_nuggets
        self.chosen_talk, self.fight = preset.chosen_talk, preset.fight
        self.bench, self.joined = [], None
        self.seats = kept[: len(preset.seats)]
        self.pins = {seat: pin for seat, pin in self.pins.items() if seat < len(self.seats)}
        while len(self.seats) < len(preset.seats):
            self.add_seat()
        for seat, player in enumerate(preset.seats):
            self.set_mind(seat, player.mind)

    def rename(self, seat: int, name: str) -> None:
        self.seats[seat] = SeatSetup(name, self.seats[seat].mind)

    def set_mind(self, seat: int, mind: str) -> None:
        self.seats[seat] = SeatSetup(self.seats[seat].name, mind)
        if mind != HUMAN:
            self.pins.pop(seat, None)

    @property
    def level(self) -> str | None:
        """The level that all bots play at; none when they differ, or when no bot has one."""
        levels = {level for mind in self._bots() if (level := level_of(mind)) is not None}
        return levels.pop() if len(levels) == 1 else None

    @property
    def has_levels(self) -> bool:
        """Whether a bot sits there that plays at a level."""
        return any(level_of(mind) is not None for mind in self._bots())

    def set_level(self, level: str) -> None:
        """Let every bot that has a level play at this one."""
        for seat, player in enumerate(self.seats):
            if player.mind != HUMAN and level_of(player.mind) is not None:
                self.set_mind(seat, mind_of(character_of(player.mind), level))

    def _bots(self) -> list[str]:
        return [player.mind for player in self.seats if player.mind != HUMAN]

    def set_switch(self, name: str, value: str | bool) -> None:
        """Set a house rule; the edition's own value is none."""
        self.switches.pop(name, None)
        if value != self.printed[name]:
            self.switches[name] = value

    def set_edition(self, edition: Edition) -> None:
        """Choose an edition as it is printed, numbers too; Fair fight, which is no edition's, stays as it is."""
        self.edition = edition
        self.switches.clear()
        self.fight = Fight(fair=self.fight.fair)

    def set_fair(self, fair: bool) -> None:
        """Choose Fair fight, or the printed deal."""
        self.fight = Fight(fair=fair)

    def set_number(self, name: HouseNumber, value: int | None) -> None:
        """Set the number of saboteurs or of cards aside by hand (R1.7, R1.8)."""
        self.fight = self.fight.with_number(name, value, len(self.seats))

    def set_saboteur2(self, on: bool) -> None:
        """Turn Saboteur 2 on or off; off, seats sit out or one joins until the number is right (R1.1, R10.1)."""
        self.saboteur2 = on
        if on:
            self._seat_the_bench()
            return
        while len(self.seats) > self.most_seats:
            bots = [seat for seat, player in enumerate(self.seats) if player.mind != HUMAN]
            place = bots[-1] if bots else len(self.seats) - 1
            self.bench.append(Benched(place, self.seats[place], self.pins.get(place)))
            self.remove_seat(place)
        while len(self.seats) < self.fewest_seats:
            self.add_seat()
            self.joined = self.seats[-1]

    def _seat_the_bench(self) -> None:
        """Put back who sat out, each where it sat, and let go who only filled the table up."""
        if self.joined is not None and self.seats[-1] == self.joined:
            self.remove_seat(len(self.seats) - 1)
        for place, player, pin in reversed(self.bench):
            if len(self.seats) < self.most_seats:
                self.seats.insert(place, player)
                self.pins = {seat + (seat >= place): other for seat, other in self.pins.items()}
                if pin is not None:
                    self.pins[place] = pin
                if self.starter is not None and self.starter >= place:
                    self.starter += 1
        self.bench.clear()
        self.joined = None

    def add_seat(self) -> None:
        """Add one more bot, under the first name that is free."""
        taken = [seat.name for seat in (*self.seats, *(benched.seat for benched in self.bench))]
        name = next(iter(free_names(DEFAULT_NAMES, taken)), "")
        self.seats.append(SeatSetup(name, newcomer(self._bots(), self.level or USUAL_LEVEL)))

    def remove_seat(self, seat: int) -> None:
        """Take a seat away; a starter behind it moves along, the seat's own start is drawn again."""
        del self.seats[seat]
        self.pins = {other - (other > seat): pin for other, pin in self.pins.items() if other != seat}
        if self.starter is not None and self.starter >= seat:
            self.starter = None if self.starter == seat else self.starter - 1


def _bots_beside_a_human(seats: int) -> list[SeatSetup]:
    minds = (HUMAN, *company(seats - 1))
    return [SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False)]
