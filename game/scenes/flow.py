"""Which scene follows which. Scenes come in late here, so that they need not know each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.context import Context
from game.ui.scene import Change, Push, Reset

if TYPE_CHECKING:
    from game.saves import Save
    from game.setup import Setup


def to_title(context: Context) -> Change:
    """Leave everything and show the title."""
    from game.scenes.title import Title

    return Reset(Title(context))


def new_game(context: Context, *, several_humans: bool) -> Change:
    """Put a new game together: for one human and bots, or for several humans at one screen."""
    from game.scenes.setup import SetupScene
    from game.scenes.setup_draft import Draft

    draft = Draft.remembered(context.settings.last_setup, several_humans=several_humans)
    return Push(SetupScene(context, draft))


def open_settings(context: Context) -> Change:
    """Show the settings over whatever is there."""
    from game.scenes.settings import SettingsScene

    return Push(SettingsScene(context))


def continue_game(context: Context, save: Save) -> Change:
    """Sit down at the table of a saved game."""
    from game.scenes import table

    return table.continue_game(context, save)


def open_table(context: Context, setup: Setup) -> Change:
    """Deal a new game and sit down at its table."""
    from game.scenes import table

    return table.open_table(context, setup)
