"""The font files the game sets its words with, out of two font packages (look book section 6)."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from io import BytesIO
from typing import Literal

from game.system.fonts import FontFile, contents

Typeface = Literal["title", "heading", "bold", "body", "strong", "italic"]

ALEGREYA = "fontpkg_alegreya_sans"
PT_SANS = "fontpkg_pt_sans"
FONT_FILES: Mapping[Typeface, FontFile] = {
    "title": FontFile(ALEGREYA, "files/AlegreyaSans-Black.ttf"),
    "heading": FontFile(ALEGREYA, "files/AlegreyaSans-ExtraBold.ttf"),
    "bold": FontFile(ALEGREYA, "files/AlegreyaSans-Bold.ttf"),
    "italic": FontFile(ALEGREYA, "files/AlegreyaSans-MediumItalic.ttf"),
    "body": FontFile(PT_SANS, "files/PT_Sans-Web-Regular.ttf"),
    "strong": FontFile(PT_SANS, "files/PT_Sans-Web-Bold.ttf"),
}
"""The file of every face."""
OPENING = threading.Lock()
"""Held while a font is opened: pygame lets other threads run meanwhile, and FreeType opens one face at a time."""


def open_face(face: Typeface) -> BytesIO:
    """Return the file of a face, opened for one more size of it."""
    return BytesIO(contents(FONT_FILES[face]))
