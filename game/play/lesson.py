"""A lesson being played: a set-up record whose commands stand for what everybody does in it."""

from __future__ import annotations

from pathlib import Path

from ai.decision import Decision
from game.engine.commands import Claim, Command
from game.play.session import Session
from game.records.files import read_file
from game.records.replay import replay
from game.system.resources import assets

FOLDER = "lessons"


def lesson_file(name: str) -> Path:
    """Return the set-up record of a lesson."""
    return assets() / FOLDER / f"{name}.lode"


class LessonSession(Session):
    """A game that goes as its record says, saved nowhere. Bots play what stands there; the person's move is awaited."""

    script: tuple[Command, ...] = ()
    """Everything that is played, in order."""

    @classmethod
    def open(cls, path: Path) -> LessonSession:
        """Deal what the record deals, with nothing played yet. A record that is not valid to its end is refused."""
        found = replay(read_file(path))
        if found.fault is not None:
            raise ValueError(f"{path.name}, line {found.fault.line}: {found.fault.message}")
        rules, said = found.rules, found.said()
        assert rules is not None, "a valid record has rules"
        session = cls(found.seats, rules, (said[0].before, 0), (1, 1), None, None)
        session.script = tuple(each.command for each in said)
        return session

    @property
    def plays(self) -> int:
        """How many commands this round has seen."""
        return self._now.plays

    @property
    def expected(self) -> Command | None:
        """What comes next, None when everything has been played."""
        return self.script[self.plays] if self.plays < len(self.script) else None

    @property
    def awaited(self) -> Command | None:
        """What the person is to play now, None when it is not their turn or nothing is left to play."""
        seat = self.table.to_play
        return self.expected if seat is not None and self.is_human(seat) else None

    def decide(self, seat: int) -> Decision:
        """Return what the record says; after its end a bot decides for itself."""
        command = self.expected
        if command is None or isinstance(command, Claim):
            return super().decide(seat)
        return Decision(command)
