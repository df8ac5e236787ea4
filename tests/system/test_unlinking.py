"""The standalone program's libraries: what is taken from them, and that the rest still loads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from frozen.unlinking import MAGIC, Library, stem, unlinked

_LIBRARIES = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
_LOADS = "import ctypes, os, sys; ctypes.CDLL(sys.argv[1], os.RTLD_NOW)"
_UNUSED = ("fluidsynth", "xmp", "opusfile", "tiff")

pytestmark = pytest.mark.skipif(not _LIBRARIES.is_dir(), reason="pygame's libraries are not beside it here")


def _all() -> list[tuple[str, str, str]]:
    return [(f"pygame_ce.libs/{path.name}", str(path), "BINARY") for path in sorted(_LIBRARIES.iterdir())]


def test_what_is_not_called_goes_with_all_that_only_it_asks_for(tmp_path: Path) -> None:
    left = {stem(Path(inside).name) for inside, _, _ in unlinked(_all(), _UNUSED, tmp_path)}
    assert left.isdisjoint((*_UNUSED, "opus", "sndfile", "vorbisenc"))
    assert {"SDL2_mixer", "SDL2_image", "vorbis", "ogg", "png16", "FLAC"} <= left


@pytest.mark.parametrize("name", ["SDL2_mixer", "SDL2_image"])
def test_what_asked_for_it_loads_without_it(name: str, tmp_path: Path) -> None:
    together = tmp_path / "together"
    together.mkdir()
    for inside, source, _ in unlinked(_all(), _UNUSED, tmp_path / "changed"):
        (together / Path(inside).name).write_bytes(Path(source).read_bytes())
    library = next(path for path in together.iterdir() if stem(path.name) == name)
    alone = {"PATH": os.environ["PATH"], "LD_LIBRARY_PATH": str(together)}
    loaded = subprocess.run([sys.executable, "-c", _LOADS, library], env=alone, capture_output=True, text=True)
    assert loaded.returncode == 0, loaded.stderr


def test_a_library_that_asks_for_nothing_unused_is_the_same_file(tmp_path: Path) -> None:
    before, after = _all(), unlinked(_all(), _UNUSED, tmp_path)
    changed = {stem(Path(source).name) for inside, source, kind in after if (inside, source, kind) not in before}
    assert changed == {"SDL2_mixer", "SDL2_image"}


def test_what_is_taken_out_is_asked_for_no_more() -> None:
    library = Library(next(_LIBRARIES.glob("libSDL2_mixer*")).read_bytes())
    gone = [name for name in library.needed if stem(name) == "xmp"]
    others = [name for name in library.needed if name not in gone]
    library.unlink(gone, ["xmp_create_context"])
    assert gone
    assert Library(bytes(library.data)).needed == others
    assert bytes(library.data).startswith(MAGIC)
