"""What is written for all is the same whatever roles, hands, goals and deck are (UX section 3, non-interference)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from screen.twins import EXPANDED, FAIR, RULES, Follower, Twins, make_twins
from terminal.typing_games import AWAY, play

from game.engine.cards import Face
from game.engine.commands import Command, Lay
from game.engine.ruleset import Ruleset
from game.play.session import Session
from game.system.settings import Settings
from game.terminal.acting import Acting
from game.terminal.reading import Unclear
from game.terminal.vocabulary import Verb

_PUBLIC = (
    "repeat", "seats", "goals", "maze sentences", "maze rows", "log all", "hand", "role", "options", "claim", "1",
    "why", "o", "w 1", "ha", "hint", "notes", "note 2 +3", "rules 1", "turn 1", "lay 1 at 1 right", "pass 1", "undo",
)  # fmt: skip
"""Typed before anybody says who they are: what is private is refused to all alike."""
_PRIVATE = ("hand", "role", "options all", "goals", "notes", "where 1", "log", "rules 1", "note 2 2 lies")
_AFTERWARDS = ("hand", "role", "log all", "hint", "turn 1", "rules 2", "pass 1")
"""Typed before the keyboard is handed on: none of it is left for whoever comes."""


class _Script:
    """Types at every hand-over what can be asked in public, then in private, then what the script plays."""

    def __init__(self, game: Session, script: Sequence[Command]) -> None:
        self._game, self._script = game, script
        self._lines = self._typed()

    def __call__(self, _written: Sequence[str]) -> str | None:
        return next(self._lines, None)

    def _typed(self) -> Iterator[str]:
        for place, command in enumerate(self._script):
            seat = self._game.table.to_play
            assert seat is not None
            if not self._game.is_human(seat):
                continue
            if place:
                yield from _AFTERWARDS
                yield ""  # hands the keyboard on
                seat = self._game.table.to_play
                assert seat is not None
            yield from _PUBLIC
            yield ""
            yield from _PRIVATE
            yield _as_typed(self._game, seat, command)


def _as_typed(game: Session, seat: int, command: Command) -> str:
    """A command as its player types it: the number of the card differs between twins."""
    view = game.view(seat)
    for number, card in enumerate(view.hand, 1):
        for rest in _ends(command, card, game):
            try:
                meant = Acting(view, game.names, frozenset()).command(Verb.PLAY, [str(number), *rest.split()])
            except (Unclear, KeyError):
                continue
            if meant == command:
                return f"play {number} {rest}"
    raise AssertionError(command)


def _ends(command: Command, card: object, game: Session) -> list[str]:
    text = str(command).split()
    if isinstance(command, Lay):
        place = text[2].replace(",", " ")
        return [place, f"{place} turned"] if isinstance(card, Face) else []
    if text[0] in ("rockfall", "map", "theft"):
        return [" ".join(text[1:])]
    seat = game.names[int(next(word for word in text[1:] if word.isdecimal()))]
    return [f"{text[1]} {seat}", seat]


def _told(game: Session, script: Sequence[Command]) -> tuple[str, str]:
    """What is written in public, and all that is written."""
    Follower(game, tuple(script))
    text = play(game, _Script(game, script), Settings(confirm="never"))
    public, inside = [], False
    for part in text.split(AWAY):
        for line in part.splitlines():
            inside |= re.match(r"Your role: |\w+ is to move\.$", line) is not None
            if not inside:
                public.append(line)
        inside = False
    return "\n".join(public), text


@pytest.mark.parametrize("rules", [RULES, FAIR, EXPANDED], ids=["base", "fair fight", "Saboteur 2"])
@pytest.mark.parametrize("seed", range(3))
def test_twins_read_the_same_in_public(seed: int, rules: Ruleset) -> None:
    twins: Twins = make_twins(seed, rules=rules, humans=(0, 1, 2, 3))
    (one, all_of_one), (other, all_of_other) = (_told(game, twins.script) for game in (twins.one, twins.other))
    assert one.count("Pass the keyboard to ") == 2 * len(twins.script), "told, and repeated"
    assert "That is private" in one
    assert one == other
    assert all_of_one != all_of_other


@pytest.mark.parametrize("seed", range(3))
def test_bots_between_people_leave_no_trace_of_secrets(seed: int) -> None:
    twins = make_twins(seed)
    (one, _), (other, _) = (_told(game, twins.script) for game in (twins.one, twins.other))
    assert "Pass the keyboard to " in one
    assert one == other
