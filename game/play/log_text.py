"""The public log of a whole game as plain text, and the file that it is saved to (UX M20)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game.engine.ruleset import Ruleset
from game.engine.views import Log
from game.play.save_names import number_of
from game.play.session import Session
from game.system.disk import write_anew
from game.system.i18n import _
from game.words.log import sentence
from game.words.rules import edition_words, numbers_sentence
from game.words.things import comma_words

FOLDER = "logs"


def log_text(session: Session) -> str:
    """Return who plays and what happened so far in a game at hand: what everybody at the table knows."""
    return told(session.names, session.rules, session.public_logs())


def told(names: Sequence[str], rules: Ruleset, logs: Sequence[Log]) -> str:
    """Return who plays and what the logs of the rounds say, one after the other."""
    said = [_("Fool's Lode: the log of a game"), comma_words(names), edition_words(rules.edition)]
    if rules.saboteur2:
        said.append(_("With Saboteur 2"))
    if rules.house_numbers():
        said.append(numbers_sentence(rules, len(names)))
    for number, log in enumerate(logs, 1):
        said += ["", _("Round {round}").format(round=number)]
        lines = (sentence(event, names, round_number=number, place=place, log=log) for place, event in enumerate(log))
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
