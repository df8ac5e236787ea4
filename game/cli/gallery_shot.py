"""What a picture of the gallery shows."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.scene import Scene


class Shot(NamedTuple):
    """A scene to draw after `seconds`, another one on top of it where there is one, and keys pressed first."""

    scene: Scene
    over: Scene | None = None
    seconds: float = 0.0
    keys: tuple[int, ...] = ()
