"""Where the assets that come with the game are. Nothing else knows."""

from __future__ import annotations

from pathlib import Path
from typing import IO

PACKED = ".xz"
"""What is added to the name of a file that the standalone program holds packed."""
_GAME = Path(__file__).resolve().parents[1]


def assets() -> Path:
    """Return the folder of assets: inside the package in a wheel or frozen build, beside it in a checkout."""
    inside = _GAME / "assets"
    return inside if inside.is_dir() else _GAME.parent / "assets"


def open_packed(plain: Path) -> IO[bytes]:
    """Open a file that comes with the game from its beginning, be it packed or not."""
    packed = plain.with_name(plain.name + PACKED)
    if not packed.is_file():
        return plain.open("rb")
    import lzma  # nothing is packed but in the standalone program

    return lzma.open(packed)


def version() -> str:
    """Return the version of the game that is installed; empty when nothing tells it."""
    from importlib import metadata

    try:
        return metadata.version("fools-lode")
    except metadata.PackageNotFoundError:
        return ""
