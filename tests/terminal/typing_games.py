"""People at a terminal for tests: they read what is written and type what a script says."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.engine.cards import Role, face
from game.engine.cells import at
from game.engine.deal import shuffle
from game.engine.observe import observe
from game.engine.ruleset import EDITIONS, Edition
from game.engine.turn import start
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup, bots_sit
from game.system.settings import Settings
from game.terminal.console import Console
from game.terminal.start import play_on

Answer = Callable[[Sequence[str]], str | None]
"""What is typed after these new lines; None when nobody types any more."""
AWAY = "\n" * 60
_NUMBERED = re.compile(r"([0-9]+)\. ")


class Typist:
    """Answers what has been written on a stream since it answered last, as if on another stream."""

    def __init__(self, sink: io.StringIO, answer: Answer) -> None:
        self._sink, self._answer, self._read = sink, answer, 0

    def readline(self) -> str:
        text = self._sink.getvalue()
        new, self._read = text[self._read :], len(text)
        typed = self._answer(new.splitlines())
        return "" if typed is None else typed + "\n"


class Random:
    """Plays whatever is offered by chance, prefers a play to a pass, and gives no answer after `most` lines."""

    def __init__(self, seed: int, most: int = 10_000) -> None:
        self._rng = random.Random(seed)
        self._left = most

    def __call__(self, lines: Sequence[str]) -> str | None:
        self._left -= 1
        if self._left < 0:
            return None
        if "yes" in lines[-1] and "no" in lines[-1]:
            return "yes"
        if not lines[-1].endswith(":"):
            return ""
        numbers = [(int(match[1]), line) for line in lines if (match := _NUMBERED.match(line))]
        if not numbers:
            return "options all"
        plays = [number for number, line in numbers if "Pass" not in line] or [number for number, _line in numbers]
        return str(self._rng.choice(plays))


def typed(lines: Sequence[str]) -> Answer:
    """Answer with these lines, one after another, and then not at all."""
    left = list(lines)
    return lambda _written: left.pop(0) if left else None


def session(
    seats: int,
    humans: int = 1,
    mind: str = "random",
    *,
    seed: int = 3,
    edition: Edition = "rebel",
    saboteur2: bool = False,
    bonus: bool = False,
    fair: bool = False,
) -> Session:
    """A new game in which people sit in the first seats, saved nowhere."""
    minds = [HUMAN] * humans + [mind] * (seats - humans)
    sitting = tuple(SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False))
    rules = replace(EDITIONS[edition], saboteur2=saboteur2, bonus_nuggets=bonus, table_talk=bots_sit(sitting))
    rules = rules.fair(seats) if fair else rules
    return Session.new(Setup(sitting, rules), None, seed=seed, bot_seed=seed)


def first_to_play(
    wanted: Callable[[Sequence[str]], bool] = lambda _hand: True, *, saboteur2: bool = False, bonus: bool = False
) -> Session:
    """A game of three in which a person with such a hand starts."""
    for seed in range(200):
        game = session(3, seed=seed, saboteur2=saboteur2, bonus=bonus)
        if game.table.to_play == 0 and wanted([str(card) for card in game.view(0).hand]):
            return game
    raise AssertionError("no deal is like that")


def play(game: Session, answer: Answer, settings: Settings | None = None) -> str:
    """Play a game on streams in memory, and return everything that was written."""
    sink = io.StringIO()
    console = Console(Typist(sink, answer), sink, pause=lambda _seconds: None)
    assert play_on(game, console, settings or Settings()) == 0
    return sink.getvalue()


def said(game: Session, *lines: str, settings: Settings | None = None) -> list[list[str]]:
    """Return what is written in answer to each line that is typed, without the prompts."""
    heard: list[list[str]] = []
    answers = typed(lines)

    def answer(written: Sequence[str]) -> str | None:
        heard.append(list(written[:-1]))
        return answers(written)

    play(game, answer, settings)
    return heard[1:]


def one_card_from_the_gold(seats: int) -> Session:
    """A game of people alone, all of them gold-diggers, in which whoever starts can reach the gold."""
    rules = EDITIONS["rebel"]
    for seed in range(500):
        deal = shuffle(seats, random.Random(seed), rules=rules)
        deal = replace(deal, maze={at(x, 0): face("EW") for x in range(1, 7)}, goals=("NE", "gold", "NW"))
        state = start(rules, deal).state
        starter = state.table.to_play
        assert starter is not None
        if face("EW") in observe(state, starter).hand and Role.SABOTEUR not in state.roles:
            sitting = tuple(SeatSetup(name, HUMAN) for name in DEFAULT_NAMES[:seats])
            return Session(sitting, rules, (state, 0), (1, 1), None, None)
    raise AssertionError("no deal is like that")
