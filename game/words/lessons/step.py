"""What a lesson is made of: steps, each with what is said, what is awaited, and what is pointed out."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.system.i18n import _


class Await(Enum):
    """What a step waits for: nothing but a press, a refusal, a card turned round, the person's move, or the others'."""

    READ = "read"
    REFUSAL = "refusal"
    TURN = "turn"
    MOVE = "move"
    OTHERS = "others"


class Step(NamedTuple):
    """One step. `points` names what is pointed out beside what is to be pressed, as the trace of the table names it.

    `card` and `cell` say which card of the hand a refusal or a turn is about, and where the card is refused.
    """

    text: str
    awaits: Await = Await.READ
    points: tuple[str, ...] = ()
    card: str = ""
    cell: tuple[int, int] = (0, 0)

    @property
    def words(self) -> str:
        return _(self.text)
