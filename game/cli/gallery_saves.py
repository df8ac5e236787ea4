"""The saved games that the gallery shows: none of them is on any disk."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from game.cli.gallery_games import EXPANDED, NAMES, RULES
from game.engine.ruleset import EDITIONS
from game.play.saved_games import Save, Unusable
from game.scenes.menus.saved_games import SavedGames
from game.ui.context import Context

_MOMENT = 1_800_000_000
_FIRST = Save(Path("autosave-0021.lode"), 2, NAMES[0], NAMES[:5], RULES, changed=_MOMENT)
SAVES = (
    _FIRST,
    replace(_FIRST, path=Path("autosave-0020.lode"), round=1, to_play=NAMES[9], names=NAMES, rules=EXPANDED),
    replace(_FIRST, path=Path("autosave-0019.lode"), round=3, to_play=None, damaged_from=57),
    replace(_FIRST, path=Path("autosave-0018.lode"), names=NAMES[:10], over=True, rules=EDITIONS["ukrainian"]),
    *(
        replace(_FIRST, path=Path(f"autosave-{number:04}.lode"), over=True, changed=None)
        for number in range(17, 11, -1)
    ),
)
_UNUSABLE = Unusable(Path("autosave-0011.lode"), "autosave-0011.lode cannot be continued: The record is empty.")


def list_of_saves(context: Context) -> SavedGames:
    """Return the list of saved games, all of them read."""
    scene = SavedGames(context, iter((*SAVES[:3], _UNUSABLE, *SAVES[3:])))
    while not scene.at_rest:
        scene.update(0.0)
    return scene
