"""Questions before something is done that cannot be taken back, as the player's settings want them (UX M9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.commands import Claim, Command, Retire
from game.engine.table import Table
from game.system.i18n import _
from game.system.settings import Settings
from game.terminal.console import Console
from game.terminal.options_text import BY_NAME
from game.terminal.vocabulary import Part, part_meant, typed
from game.words.harm import harm_words, harms
from game.words.moves import option_words


class Asker:
    """Asks whether something is meant."""

    def __init__(self, console: Console, settings: Settings) -> None:
        self._console = console
        self._settings = settings

    def allows(self, command: Command, seat: int, table: Table, names: Sequence[str]) -> bool:
        """Return whether a legal command is to be carried out; asks where the settings want that."""
        confirm = self._settings.confirm
        if confirm == "never" or isinstance(command, Claim):
            return True
        if harms(command, seat):
            words = harm_words(command)
            self._console.say(words.heading)
            return self._yes(words.sentence)
        if isinstance(command, Retire) and table.bonus is not None:
            text = _("{name} retires with {amount} gold, and gives up hand, turns and every other share of this round.")
            return self._yes(text.format(name=names[seat], amount=table.bonus.amount))
        if confirm == "always":
            return self._yes(_("{option}?").format(option=option_words(command, BY_NAME, names)))
        return True

    def _yes(self, sentence: str) -> bool:
        """Ask until the answer is yes or no."""
        self._console.say(sentence)
        while True:
            words = {"yes": typed(Part.YES), "no": typed(Part.NO)}
            answer = part_meant(self._console.ask(_("Type {yes} or {no}.").format(**words)), Part.YES, Part.NO)
            if answer is not None:
                return answer is Part.YES
