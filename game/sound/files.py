"""Where the sounds are: `assets/sound/CUE/CUE-1.ogg` and on for its variants, `assets/sound/music/TUNE.ogg`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from game.sound.cues import JOIN_STEPS, Cue
from game.system.resources import assets

ENDINGS = (".ogg", ".wav")
_RARE = (
    Cue.THEFT,
    Cue.HANDS_OFF,
    Cue.TRAP,
    Cue.FREE,
    Cue.SWAP_HANDS,
    Cue.SWAP_HATS,
    Cue.INSPECTION,
    Cue.BONUS,
    Cue.DECK_LOW,
    Cue.DECK_OUT,
    Cue.ROUND_OVER,
    Cue.CEREMONY,
)
_FIRST = (Cue.BUTTON, Cue.DEAL, Cue.CURTAIN_CLOSE, Cue.CURTAIN_OPEN, Cue.PICK_UP, Cue.PUT_DOWN, Cue.LAY, Cue.JOIN)


def sound_folder() -> Path:
    """Return the folder of the sounds."""
    return assets() / "sound"


def names_of(cue: Cue, found: Iterable[str]) -> tuple[str, ...]:
    """Return the names of files, without their endings, that are variants of a cue; for a join its steps, low first."""
    if cue is Cue.JOIN:
        return tuple(f"{cue}-{step:02}" for step in range(1, JOIN_STEPS + 1))
    return tuple(sorted(name for name in found if name.startswith(f"{cue}-") and name[len(cue) + 1 :].isdigit()))


def in_order(files: Mapping[str, Path]) -> list[str]:
    """Return the names of files in the order in which they are wanted: what is heard first, rare cues last."""
    ranks = dict.fromkeys(Cue, 1) | dict.fromkeys(_FIRST, 0) | dict.fromkeys(_RARE, 2)
    wanted = [
        (ranks[cue], place if cue is not Cue.JOIN else 0, name)
        for cue in Cue
        for place, name in enumerate(names_of(cue, files))
        if name in files
    ]
    return [name for _, _, name in sorted(wanted)]


def cue_files(folder: Path) -> dict[str, Path]:
    """Return the sounds of all cues by the names of their files without endings."""
    return {name: path for cue in Cue for name, path in files_in(folder / cue).items()}


def files_in(folder: Path) -> dict[str, Path]:
    """Return the sounds of a folder by their names without endings; nothing where there is no such folder."""
    if not folder.is_dir():
        return {}
    return {path.stem: path for path in sorted(folder.iterdir()) if path.suffix in ENDINGS}
