"""A folder with games in it, and the list of them."""

from __future__ import annotations

from pathlib import Path

from scenarios import saved, whole_game
from screen.driving import AtOnce, Driver, make_context

from game.engine.ruleset import EDITIONS
from game.play.library import Kept, Shelf
from game.play.saved_games import Save, Unusable
from game.play.session import Session
from game.scenes.menus.title import Title
from game.scenes.routes import ToTitle
from game.scenes.saves.scene import Games
from game.scenes.saves.shelves import Shelves
from game.ui.context import Context
from game.ui.scene import Open

FINISHED = whole_game()
UNFINISHED = b"".join(FINISHED.splitlines(keepends=True)[:5])
SAVE = Save(Path("saves/autosave-0007.lode"), 2, "Ana", ("Ana", "Bo", "Cy"), EDITIONS["g3"], changed=1e9)


def context_of(folder: Path | None = None) -> Context:
    """A context whose workers are done before they are asked again."""
    context = make_context(folder=folder)
    context.worker = lambda _name: AtOnce()
    return context


def put(folder: Path, name: str, data: bytes = UNFINISHED) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def rows(driver: Driver) -> list[str]:
    """The names of the rows that can be pressed, once everything is known."""
    while not driver.scene.at_rest:
        driver.frame()
    driver.frame()
    return [name for name in driver.scene.rects() if name.startswith(("save-", "game-"))]


def row(session: Session) -> str:
    """The name of the button of a saved game."""
    return f"save-{saved(session).stem}"


def texts(scene: Games) -> str:
    return "\n".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


def title(folder: Path) -> Driver:
    context = context_of(folder)
    driver = Driver(context, Title(context, None))
    driver.app._apply(Open(ToTitle()))
    driver.frame()
    return driver


def listing(folder: Path, *keys: int) -> tuple[Driver, Games]:
    context = context_of(folder)
    scene = Games(context)
    driver = Driver(context, scene)
    driver.press(*keys)
    rows(driver)
    return driver, scene


def showing(*found: Save | Unusable) -> tuple[Driver, Games]:
    context = context_of()
    kept = [Kept(save.path, Shelf.AUTOSAVE) for save in found]
    scene = Games(context, Shelves(kept, context.worker("library"), {save.path: (None, save) for save in found}))
    return Driver(context, scene), scene
