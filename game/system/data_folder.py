"""The player's own folder: settings, saves and pictures. Nothing else knows where it is."""

from __future__ import annotations

import errno
import os
import uuid
from pathlib import Path
from typing import NamedTuple

from game.system.errors import reason_of
from game.system.i18n import _
from game.system.paths import shown_path

HOME_VARIABLE = "FOOLS_LODE_HOME"
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
"""Errors that pass: what is in the folder can be read, and every save tries again (RECORDS section 4, No room)."""


class DataFolder(NamedTuple):
    """The player's folder, or `None` and one sentence that says why nothing can be kept."""

    path: Path | None
    complaint: str | None


def data_folder() -> DataFolder:
    """Return the folder for settings, saves and pictures, made if it is missing and tried out by writing into it.

    `FOOLS_LODE_HOME` names it; otherwise it is the place this system keeps such folders in. Never raises.
    """
    path = wanted_folder()
    if path is None:
        return DataFolder(None, _("Nothing can be saved: this system does not say where your home folder is."))
    try:
        _try_out(path)
    except (OSError, ValueError) as error:
        return DataFolder(None, _complaint(path, error))
    return DataFolder(path, None)


def wanted_folder() -> Path | None:
    """Return the whole path of the folder, whether it is there or not; None when there is no home to put it in."""
    try:
        return _wanted_folder()
    except Exception:  # where the system keeps such folders is asked of its users, its registry and its variables
        return None


def _wanted_folder() -> Path | None:
    named = os.environ.get(HOME_VARIABLE)
    if named:
        return Path(named).expanduser().absolute()  # what is meant must not change with the working folder
    import platformdirs  # not needed where the folder is named

    found = Path(platformdirs.user_data_dir("fools-lode", appauthor=False))
    return found if found.is_absolute() else None  # without a home it begins with "~"


def _try_out(path: Path) -> None:
    path.mkdir(parents=True, exist_ok=True)
    trial = path / f".write-{uuid.uuid4().hex}"
    try:
        trial.write_bytes(b"")
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
    else:
        trial.unlink()


def _complaint(path: Path, error: Exception) -> str:
    return _("Nothing can be saved: the folder {folder} cannot be written ({reason}).").format(
        folder=shown_path(path), reason=reason_of(error)
    )
