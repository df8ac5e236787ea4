"""Where a scene can lead: frozen values that `game.flow` turns into scenes, so that scenes need not know each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, get_args

from game.ui.scene import Route, Topic
from game.ui.widgets.textfield import ToLetters

if TYPE_CHECKING:  # the title is on screen before any of these is read
    from pathlib import Path

    from game.hindsight.gazette.pages import Paper
    from game.play.pin import Pin
    from game.play.saved_games import Save
    from game.play.session import Session
    from game.records.replay import Replay
    from game.records.setup import Setup
    from game.words.lessons.titles import Lesson


class ToTitle(Route, frozen=True):
    """Leave everything and show the title."""


class ToNewGame(Route, frozen=True):
    """Put a new game together: for one human and bots, or for several humans at one screen."""

    several_humans: bool


class ToSettings(Route, frozen=True):
    """Show the settings over whatever is there."""


class ToRulebook(Route, frozen=True):
    """Open the rulebook at a topic over whatever is there."""

    topic: Topic = Topic()


class ToSavedGame(Route, frozen=True):
    """Go on with a saved game where it stands: at the table, the round's end or the scoreboard."""

    save: Save


class ToGames(Route, frozen=True):
    """Show the list of all games that are kept."""


class ToSlots(Route, frozen=True):
    """Choose a slot of `folder` for the game as it stands, over whatever is there."""

    session: Session
    folder: Path


class ToFreshGame(Route, frozen=True):
    """Deal a new game, show the roles, and open the table; `pins` are asked for at the curtain.

    `bot_seed` feeds the bots; drawn when None.
    """

    setup: Setup
    pins: Mapping[int, Pin] = {}
    bot_seed: int | None = None


class ToRoles(Route, frozen=True):
    """Let every human see their own role, behind the curtain where there are several, then open the table."""

    session: Session


class ToTable(Route, frozen=True):
    """Sit down at the table; with `fresh` who plays alone sees their role there first."""

    session: Session
    fresh: bool = False


class ToPause(Route, frozen=True):
    """Show the menu over a running game; with `curtain` it offers to draw it."""

    session: Session
    curtain: bool = False


class ToRoundEnd(Route, frozen=True):
    """Show how the round ended and share the gold."""

    session: Session


class ToScoreboard(Route, frozen=True):
    """Show who won the game."""

    session: Session


class ToLearn(Route, frozen=True):
    """Show what there is to learn the game by."""


class ToLesson(Route, frozen=True):
    """Play a lesson from its beginning."""

    lesson: Lesson


class ToSandbox(Route, frozen=True):
    """Try cards out on a mine of one's own."""


class ToAchievements(Route, frozen=True):
    """Show all achievements: what was earned, and what has to be done for the others."""


class ToDaily(Route, frozen=True):
    """Show the daily shaft and the medals that it earned."""


class ToStatistics(Route, frozen=True):
    """Show the statistics of all finished games."""


class ToReplay(Route, frozen=True):
    """Step through a recorded game: one played again, its record, or its file, which are played again on a worker.

    With `over` that happens over whatever is there, which is there again afterwards. `number` leaves that round alone,
    up to its reveal (R7.7); 0 leaves all of them. `file` is where a game is saved that is not read from there. With
    `public` a game that is not over, read from its record or its file, shows as everybody saw it. Raises ValueError
    when no round was dealt in `replay`.
    """

    replay: Replay | bytes | Path
    over: bool = False
    number: int = 0
    file: Path | None = None
    public: bool = False


class ToShare(Route, frozen=True):
    """Show what of a game can be shared, over whatever is there.

    `game` is one played again, its record, or its file; the first two lie in `file`, if that is known. `step` is the
    line of the record that is looked at, by default the last.
    """

    game: Replay | bytes | Path
    step: int | None = None
    file: Path | None = None


class ToGazette(Route, frozen=True):
    """Show the page of a revealed round in the newspaper of its game, over whatever is there; by default the last."""

    paper: Paper
    round: int | None = None


class ToReport(Route, frozen=True):
    """Show what a report of a problem would hold, over whatever is there; `record` is that of the game at hand."""

    record: bytes = b""


AnyRoute = (
    ToTitle
    | ToNewGame
    | ToSettings
    | ToRulebook
    | ToSavedGame
    | ToGames
    | ToSlots
    | ToFreshGame
    | ToRoles
    | ToTable
    | ToPause
    | ToRoundEnd
    | ToScoreboard
    | ToLearn
    | ToLesson
    | ToSandbox
    | ToDaily
    | ToAchievements
    | ToStatistics
    | ToReplay
    | ToShare
    | ToGazette
    | ToReport
    | ToLetters
)
"""Every route. `flow.follow` matches them all."""

if set(get_args(AnyRoute)) != set(Route.__subclasses__()):
    raise TypeError(f"AnyRoute leaves out {set(Route.__subclasses__()) - set(get_args(AnyRoute))}")
