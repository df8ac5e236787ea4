"""`gallery`: every scene and every card as a PNG, for eyes and docs (RECORDS section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.art import naming
from game.art.cards.role_card import variants
from game.art.catalogue import PictureKey, card_key
from game.art.drawing.contrast import use_contrast
from game.art.drawing.raster import opaque
from game.art.sharp import SharpPictures
from game.cli.gallery_scenes import SCENES
from game.cli.gallery_shot import Shot
from game.engine.cards import (
    BONUS_NUGGETS,
    GOLD,
    PATH_COUNTS,
    SABOTEUR2_PATH_COUNTS,
    STONES,
    Action,
    Role,
    face,
)
from game.flow import settle
from game.scenes.table.scene import TableScene
from game.system.errors import WRONG_CALL, complain, reason_of
from game.system.i18n import _, spoken_language, use_language
from game.system.paths import shown_path
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.scene import Push, SceneStack
from game.ui.trace import Trace
from game.ui.viewport import Viewport

_CARD_WIDTH = 144
_FILE_MARKS = (("*", "-crystal"), ("#", "-ladder"), ("+", "-"), (":", "-"))


def run(folder: Path, size: tuple[int, int], language: str, scale: int, *, contrast: bool = False) -> int:
    """Draw everything into `folder`, text at `scale` per cent. 0, or 2 and one line on stderr if it is unwritable."""
    pygame.font.init()
    spoken = spoken_language()
    use_language(language)
    use_contrast(contrast)
    settings = Settings(
        speed_bots="instant", speed_own="instant", text_scale=scale, language=language, high_contrast=contrast
    )
    context = Context(
        settings=settings,
        pictures=SharpPictures(None),
        viewport=Viewport.of(size, settings),
        trace=Trace(None),
        data_folder=None,
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in _pictures(context):
            with (folder / f"{name}.png").open("wb") as file:
                pygame.image.save(picture, file, "x.png")
    except OSError as error:
        use_language(spoken)
        sentence = _("The folder {folder} cannot be written ({reason}).")
        complain(sentence.format(folder=shown_path(folder), reason=reason_of(error)))
        return WRONG_CALL
    finally:
        context.pictures.close()
        use_language(spoken)
        use_contrast(False)
    return 0


def _pictures(context: Context) -> Iterator[tuple[str, pygame.Surface]]:
    for key in _cards(context.viewport.px(_CARD_WIDTH)):
        yield f"card-{file_name(key)}", context.pictures.now(key)
    for name, script in SCENES.items():
        canvas = opaque(context.viewport.size)
        draw_shot(canvas, context, script(context))
        yield f"scene-{name}", canvas


def file_name(key: PictureKey) -> str:
    """Return the name of a card as a part of a file's name."""
    name = str(key.name)
    for mark, spelled in _FILE_MARKS:
        name = name.replace(mark, spelled)
    return f"{name}-{key.variant}" if key.variant.isdecimal() else name


def _cards(width: int) -> Iterator[PictureKey]:
    """Yield every card, path cards both ways round."""
    for text in (*PATH_COUNTS, *SABOTEUR2_PATH_COUNTS):
        for way in dict.fromkeys((face(text), face(text).turned)):
            yield card_key(naming.path(way), width, "lit")
    yield card_key(naming.START, width)
    yield from (card_key(naming.goal(name), width, "lit") for name in (GOLD, *STONES))
    yield from (card_key(naming.action(action), width) for action in Action)
    for back in (naming.GOAL_BACK, naming.CARD_BACK, naming.ROLE_BACK, naming.NUGGET_BACK):
        yield card_key(back, width)
    yield from (card_key(naming.nugget(value), width) for value in (1, 2, 3))
    for value in BONUS_NUGGETS:
        yield card_key(naming.bonus(value), width)
    for role in Role:
        for variant in range(variants(role)):
            yield card_key(naming.role(role), width, str(variant))


def draw_shot(canvas: pygame.Surface, context: Context, shot: Shot) -> None:
    """Draw the scene as the window would show it."""
    stack = SceneStack(context.viewport)
    try:
        stack.apply(Push(shot.scene))
        _let_pass(context, stack, 0.0)
        if shot.over is not None:
            stack.apply(Push(shot.over))
        for key in shot.keys:
            if stack.top is not None:
                stack.apply(settle(context, stack.top.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))))
        _let_pass(context, stack, shot.seconds)
        for scene in stack.visible():
            if isinstance(scene, TableScene):
                scene.view.board.finish()  # what a window bakes in the next few frames
            scene.draw(canvas)
    finally:
        stack.close()


def _let_pass(context: Context, stack: SceneStack, seconds: float) -> None:
    if stack.top is not None:
        stack.apply(settle(context, stack.top.update(seconds)))
