"""The player's own folder: settings, saves and pictures. Nothing else knows where it is."""

from __future__ import annotations

import os
import uuid
from pathlib import Path
from typing import NamedTuple

from game.system.i18n import _

HOME_VARIABLE = "FOOLS_LODE_HOME"


class DataFolder(NamedTuple):
    """The player's folder, or `None` and one sentence that says why nothing can be kept."""

    path: Path | None
    complaint: str | None


def data_folder() -> DataFolder:
    """Return the folder for settings, saves and pictures, made if it is missing and tried out by writing into it.

    `FOOLS_LODE_HOME` names it; otherwise it is the place this system keeps such folders in. Never raises.
    """
    path = _wanted_folder()
    trial = path / f".write-{uuid.uuid4().hex}"
    try:
        path.mkdir(parents=True, exist_ok=True)
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        return DataFolder(None, _complaint(path, error))
    return DataFolder(path, None)


def _wanted_folder() -> Path:
    named = os.environ.get(HOME_VARIABLE)
    if named:
        return Path(named).expanduser()
    import platformdirs  # not needed where the folder is named

    return Path(platformdirs.user_data_dir("fools-lode", appauthor=False))


def _complaint(path: Path, error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return _("Nothing can be saved: the folder {folder} cannot be written ({reason}).").format(
        folder=path, reason=reason
    )
