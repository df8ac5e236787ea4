"""The font files the game sets its words with, out of two font packages (look book section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Literal

Typeface = Literal["title", "heading", "bold", "body", "strong", "italic"]

ALEGREYA = "fontpkg_alegreya_sans"
PT_SANS = "fontpkg_pt_sans"
FONT_FILES: Mapping[Typeface, tuple[str, str]] = {
    "title": (ALEGREYA, "AlegreyaSans-Black.ttf"),
    "heading": (ALEGREYA, "AlegreyaSans-ExtraBold.ttf"),
    "bold": (ALEGREYA, "AlegreyaSans-Bold.ttf"),
    "italic": (ALEGREYA, "AlegreyaSans-MediumItalic.ttf"),
    "body": (PT_SANS, "PT_Sans-Web-Regular.ttf"),
    "strong": (PT_SANS, "PT_Sans-Web-Bold.ttf"),
}
"""Package and file of every face."""


def font_file(face: Typeface) -> Path:
    """Return where the file of a face lies."""
    package, name = FONT_FILES[face]
    return Path(str(files(package) / "files" / name))
