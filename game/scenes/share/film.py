"""A round as a moving picture, written by Pillow (extra `film`) one picture after the other."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal

import pygame

from game.play.sharing.game import PublicStep, SharedGame
from game.scenes.share.making import Progress
from game.scenes.share.reel import Reel

if TYPE_CHECKING:
    from PIL import Image

Format = Literal["WEBP", "GIF"]
SIZES: dict[Format, tuple[int, int]] = {"WEBP": (1280, 720), "GIF": (800, 450)}
"""A GIF keeps a byte for every pixel of every picture until it is written."""
_QUALITY, _EFFORT = 62, 3
_USUAL_COLOURS = 192


def can_film() -> bool:
    """Return whether the library that writes moving pictures is here."""
    return find_spec("PIL") is not None


def film(game: SharedGame, steps: Sequence[PublicStep], kind: Format, progress: Progress) -> bytes:
    """Return a round that is over as a moving picture. Raises `GivenUp`."""
    from PIL import Image

    reel = Reel(SIZES[kind], game, steps)
    count = len(reel.shown)
    palette = _colours(reel.draw(count - 1)) if kind == "GIF" else None

    class Pictures(Image.Image):
        """All pictures of the round, of which one is drawn when it is wanted."""

        n_frames = count

        def seek(self, frame: int) -> None:
            if frame >= count:
                raise EOFError
            if frame != self._at:
                self._take(frame)

        def tell(self) -> int:
            return self._at

        def _take(self, frame: int) -> None:
            progress.tell(frame / count)
            drawn = _as_image(self._draw(frame), palette)
            self._at, self.im, self.palette = frame, drawn.im, drawn.palette
            self._mode, self._size = drawn.mode, drawn.size

        def __init__(self, draw: Callable[[int], pygame.Surface]) -> None:
            super().__init__()
            self._draw = draw  # in the class, which outlives the film, all its pictures would stay
            self._take(0)

    file, stands = io.BytesIO(), [shown.stands for shown in reel.shown]
    how = {"quality": _QUALITY, "method": _EFFORT} if kind == "WEBP" else {"optimize": False}
    Pictures(reel.draw).save(file, kind, save_all=True, duration=stands, loop=0, **how)
    return file.getvalue()


def _as_image(picture: pygame.Surface, palette: Image.Image | None) -> Image.Image:
    """Return a picture as Pillow has it, in the colours of `palette` where there is one."""
    from PIL import Image

    plain = Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
    return plain if palette is None else plain.quantize(palette=palette, dither=Image.Dither.NONE)


def _colours(picture: pygame.Surface) -> Image.Image:
    """Return what holds 256 colours that suit a picture: most of them usual ones, some rare, as those of the seats."""
    from PIL import Image

    plain = _as_image(picture, None)
    usual = plain.quantize(_USUAL_COLOURS, Image.Quantize.MEDIANCUT).getpalette() or []
    rare = plain.quantize(256 - _USUAL_COLOURS, Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*usual[: 3 * _USUAL_COLOURS], *rare[: 3 * (256 - _USUAL_COLOURS)]])
    return palette
