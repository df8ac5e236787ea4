"""Where a scene can lead: frozen values that `game.flow` turns into scenes, so that scenes need not know each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from game.play.autosave import Save
from game.play.session import Session
from game.records.replay import Replay
from game.records.setup import Setup
from game.ui.scene import Change, Route


@dataclass(frozen=True)
class ToTitle(Route):
    """Leave everything and show the title."""


@dataclass(frozen=True)
class ToNewGame(Route):
    """Put a new game together: for one human and bots, or for several humans at one screen."""

    several_humans: bool


@dataclass(frozen=True)
class ToSettings(Route):
    """Show the settings over whatever is there."""


@dataclass(frozen=True)
class ToSavedGame(Route):
    """Go on with a saved game where it stands: at the table, the round's end or the scoreboard."""

    save: Save


@dataclass(frozen=True)
class ToFreshGame(Route):
    """Deal a new game, show the roles, and open the table."""

    setup: Setup


@dataclass(frozen=True)
class ToRoles(Route):
    """Let every human see their own role, behind the curtain where there are several, then open the table."""

    session: Session


@dataclass(frozen=True)
class ToTable(Route):
    """Sit down at the table."""

    session: Session


@dataclass(frozen=True)
class ToPause(Route):
    """Show the menu over a running game; `draw_curtain` is given where something private may be open below it."""

    session: Session
    draw_curtain: Callable[[], Change] | None = None


@dataclass(frozen=True)
class ToRoundEnd(Route):
    """Show how the round ended and share the gold."""

    session: Session


@dataclass(frozen=True)
class ToScoreboard(Route):
    """Show who won the game."""

    session: Session


@dataclass(frozen=True)
class ToReplay(Route):
    """Step through a recorded game. Raises ValueError when no round was dealt in it."""

    replay: Replay


AnyRoute = (
    ToTitle
    | ToNewGame
    | ToSettings
    | ToSavedGame
    | ToFreshGame
    | ToRoles
    | ToTable
    | ToPause
    | ToRoundEnd
    | ToScoreboard
    | ToReplay
)
"""Every route. `flow.follow` matches them all."""

if set(get_args(AnyRoute)) != set(Route.__subclasses__()):
    raise TypeError(f"AnyRoute leaves out {set(Route.__subclasses__()) - set(get_args(AnyRoute))}")
