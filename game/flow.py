"""Which scene follows which. Scenes come in late here, so that they need not know each other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Push, Reset, Scene

if TYPE_CHECKING:
    from game.play.autosave import Save
    from game.play.session import Session
    from game.records.setup import Setup


def to_title(context: Context) -> Change:
    """Leave everything and show the title."""
    return Reset(title(context))


def title(context: Context) -> Scene:
    """The title, with the game to continue if there is one."""
    from game.play.autosave import newest_unfinished
    from game.scenes.menus.title import Title

    return Title(context, newest_unfinished(context.data_folder))


def new_game(context: Context, *, several_humans: bool) -> Change:
    """Put a new game together: for one human and bots, or for several humans at one screen."""
    from game.scenes.new_game.draft import Draft
    from game.scenes.new_game.scene import SetupScene

    draft = Draft.remembered(context.settings.last_setup, several_humans=several_humans)
    return Push(SetupScene(context, draft))


def open_settings(context: Context) -> Change:
    """Show the settings over whatever is there."""
    from game.scenes.menus.settings import SettingsScene

    return Push(SettingsScene(context))


def continue_game(context: Context, save: Save) -> Change:
    """Sit down at the table of a saved game."""
    from game.play.session import CannotPlay, Session
    from game.ui.widgets.dialog import message

    try:
        session = Session.load(save.path)
    except CannotPlay as refusal:
        return Push(message(context, _("This game cannot be continued"), refusal.message))
    return resume(context, session)


def resume(context: Context, session: Session) -> Change:
    """Go on with a session where it stands: at the table, the round's end or the scoreboard."""
    if session.finished:
        return scoreboard(context, session)
    if session.table.outcome is not None:
        return round_end(context, session)
    from game.scenes.table.scene import TableScene

    return Reset(TableScene(context, session))


def open_table(context: Context, setup: Setup) -> Reset:
    """Deal a new game and sit down at its table."""
    from game.play.session import Session

    return sit_down(context, Session.new(setup, context.data_folder))


def pause(context: Context, session: Session, draw_curtain: Callable[[], Change] | None = None) -> Change:
    """The menu over a running game; `draw_curtain` where something private may lie open below it."""
    from game.scenes.menus.pause import Pause

    again = partial(open_table, context, session.setup)
    return Push(Pause(context, draw_curtain=draw_curtain, again=again))


def sit_down(context: Context, session: Session) -> Reset:
    """Let every human look at the own role, behind the curtain where there are several, and open the table."""
    from game.scenes.private.role_round import role_round
    from game.scenes.table.scene import TableScene

    def at_the_table() -> Reset:
        return Reset(TableScene(context, session))

    first = role_round(context, session, at_the_table)
    return at_the_table() if first is None else Reset(first)


def round_end(context: Context, session: Session) -> Change:
    """Show how the round ended and share the gold."""
    from game.scenes.round_end.scene import RoundEnd

    return Reset(RoundEnd(context, session))


def scoreboard(context: Context, session: Session) -> Change:
    """Show who won the game."""
    from game.scenes.round_end.scoreboard import Scoreboard

    return Reset(Scoreboard(context, session))
