"""Where the assets that come with the game are. Nothing else knows."""

from __future__ import annotations

from pathlib import Path

_GAME = Path(__file__).resolve().parents[1]


def assets() -> Path:
    """Return the folder of assets: inside the package in a wheel or frozen build, beside it in a checkout."""
    inside = _GAME / "assets"
    return inside if inside.is_dir() else _GAME.parent / "assets"


def version() -> str:
    """Return the version of the game that is installed; empty when nothing tells it."""
    from importlib import metadata

    try:
        return metadata.version("fools-lode")
    except metadata.PackageNotFoundError:
        return ""
