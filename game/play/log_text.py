"""The public log of a whole game as plain text, and the file that it is saved to (UX M20)."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game.play.save_names import number_of
from game.play.session import Session
from game.system.disk import write_anew
from game.system.i18n import _
from game.words.log import sentence
from game.words.rules import edition_words
from game.words.things import comma_words

FOLDER = "logs"


def log_text(session: Session) -> str:
    """Return who plays and what happened so far, round by round: what everybody at the table knows."""
    names, rules = session.names, session.rules
    said = [_("Fool's Lode: the log of a game"), comma_words(names), edition_words(rules.edition)]
    if rules.saboteur2:
        said.append(_("With Saboteur 2"))
    for number, log in enumerate(session.public_logs(), 1):
        said += ["", _("Round {round}").format(round=number)]
        lines = (sentence(event, names, round_number=number, place=place) for place, event in enumerate(log))
        said += [line for line in lines if line is not None]
    return "\n".join(said) + "\n"


def save_log(session: Session, folder: Path) -> Path:
    """Write the log below the data folder, in place of an earlier one of this game. Raises OSError."""
    path = folder / FOLDER / _file_name(session.path)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_anew(path, log_text(session).encode("utf-8"))
    return path


def _file_name(save: Path | None) -> str:
    """Return a name with the number of the save and the day on which it was written last."""
    if save is None:
        return "log.txt"
    day = datetime.fromtimestamp(save.stat().st_mtime).date().isoformat()
    return f"log-{number_of(save.name):04}-{day}.txt"
