"""Showing a folder in the program that the system has for that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def can_show_folders() -> bool:
    """Return whether there is a program that shows folders."""
    return sys.platform == "win32" or _opener() is not None


def show_folder(folder: Path) -> bool:
    """Ask the system to show a folder in a window of its own; False where it cannot."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = _opener()
        if opener is None:
            return False
        nothing = subprocess.DEVNULL
        subprocess.Popen([opener, str(folder)], stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)
    except OSError:
        return False
    return True


def _opener() -> str | None:
    return shutil.which("open" if sys.platform == "darwin" else "xdg-open")
