"""The kept games that the gallery shows: none of them is on any disk."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from game.cli.gallery_games import EXPANDED, NAMES, RULES
from game.engine.ruleset import EDITIONS
from game.play.desk import Origin
from game.play.library import Glance, Kept, Shelf
from game.play.saved_games import Save, Unusable
from game.scenes.saves.scene import Games
from game.scenes.saves.shelves import Found, Section, Shelves
from game.ui.context import Context

_MOMENT = 1_800_000_000
_SAVES = Path("saves")
_FIRST = Save(_SAVES / "autosave-0021.lode", 2, NAMES[0], NAMES[:5], RULES, changed=_MOMENT)
_UNUSABLE = Unusable(_SAVES / "autosave-0016.lode", "autosave-0016.lode cannot be continued: The record is empty.")
SAVES = (
    _FIRST,
    replace(_FIRST, path=_SAVES / "autosave-0020.lode", round=1, to_play=NAMES[9], names=NAMES, rules=EXPANDED),
    replace(_FIRST, path=_SAVES / "autosave-0019.lode", round=3, to_play=None, damaged_from=57),
    replace(_FIRST, path=_SAVES / "autosave-0018.lode", to_play=NAMES[2], rules=EDITIONS["ukrainian"]),
    replace(_FIRST, path=_SAVES / "from a friend.lode", to_play=NAMES[1], changed=None),
    replace(_FIRST, path=_SAVES / "slot-1.lode", round=3, to_play=NAMES[3], changed=_MOMENT - 90_000),
    replace(_FIRST, path=_SAVES / "slot-3.lode", names=NAMES[:3], changed=_MOMENT - 500_000),
    *(
        replace(
            _FIRST,
            path=Path(f"games/autosave-{number:04}.lode"),
            over=True,
            changed=_MOMENT - 70_000 * number,
            winners=NAMES[number % 4 : number % 4 + 1 + number % 3 // 2],
        )
        for number in range(15, 0, -1)
    ),
)
_ORIGIN = Origin("autosave-0012.lode", "", 40, 2, 0)


def list_of_games(context: Context, section: Section) -> Games:
    """Return the list of games, all of them known."""
    known: dict[Path, tuple[Glance | None, Found]] = {_UNUSABLE.path: (None, _UNUSABLE)}
    for save in SAVES:
        origin = _ORIGIN if save.path.name == "autosave-0018.lode" else None
        known[save.path] = (Glance(save.names, save.rules, save.round, save.changed, origin), save)
    kept = [Kept(path, _shelf(path)) for path in known]
    context.places[Games.name] = section
    scene = Games(context, Shelves(kept, context.worker("library"), known))
    while scene.shelves.busy:
        scene.shelves.take_news()
    return scene


def _shelf(path: Path) -> Shelf:
    if path.parent.name == "games":
        return Shelf.ARCHIVE
    return Shelf.SLOT if path.name.startswith("slot") else Shelf.OTHER if " " in path.name else Shelf.AUTOSAVE
