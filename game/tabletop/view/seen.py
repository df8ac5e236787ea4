"""What the table shows: all that one viewer may see now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.art.naming import PictureName
from game.engine.cards import Card, GoalName, Role
from game.engine.events import TurnEvent
from game.engine.table import Table
from game.play.notebook import Mark
from game.tabletop.view.claims import Standing
from game.tabletop.view.goal_tags import Looks
from game.tabletop.view.log import LogLine


@dataclass(frozen=True, slots=True)
class Seen:
    """What the viewer may see. `hand` holds None for cards that are face down; `acts` are last acts."""

    table: Table
    names: tuple[str, ...]
    minds: tuple[str, ...]
    viewer: int | None
    hand: tuple[Card | None, ...]
    hand_ids: tuple[int, ...]
    role: tuple[PictureName, str]
    lines: tuple[LogLine, ...]
    acts: Mapping[int, TurnEvent]
    turn: str
    known: tuple[GoalName | None, ...] = ()
    """What the viewer knows of face-down goals and wants to see now."""
    roles: tuple[Role | None, ...] = ()
    """What the viewer knows of the roles of the seats and wants to see now (R10.13)."""
    marks: tuple[Mark, ...] = ()
    """What the viewer has noted of each seat in this round and wants to see now."""
    new_hats: frozenset[int] = frozenset()
    """Seats with a role card that they have not looked at yet (R10.13)."""
    claims: Standing = ()
    """The standing claims (R12.1)."""
    looks: Looks = field(default_factory=dict)
    """Who has looked at which goal in this round."""
    actor: int | None = None
    """The seat whose act is shown, else the one to move: it has the light."""
    looks_back: bool = False
    """Whether that act is long over and shown again."""
