"""The font files the game sets its words with, out of two font packages (look book section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
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


def open_face(face: Typeface) -> BytesIO:
    """Return the file of a face, opened for one more size of it.

    All sizes read the same bytes in memory, so that none keeps a file open however often the window changes its size.
    """
    return BytesIO(_read(*FONT_FILES[face]))


@cache
def _read(package: str, name: str) -> bytes:
    return (files(package) / "files" / name).read_bytes()
