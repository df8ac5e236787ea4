"""A whole game in lines: who is asked, what is told to whom, and when the screen is handed over (UX D8, section 3).

One person alone reads everything that their seat may know. With several, what only one of them may know stands between
a hand-over and blank lines; everything else is public, and the same for everybody.
"""

from __future__ import annotations

from game.engine.commands import Command
from game.engine.legal import why_not
from game.engine.refusal import Refusal
from game.engine.views import View
from game.play.session import Session
from game.system.i18n import _
from game.system.settings import Settings
from game.terminal.acting import ACTS, Acting
from game.terminal.asking import Asker
from game.terminal.console import Console
from game.terminal.helping import help_lines, usage, verb_help
from game.terminal.keys import press_for_next_round, press_to_hand_on, press_to_leave, press_to_see
from game.terminal.looking import Looking
from game.terminal.options_text import FEW, numbered, option_line
from game.terminal.pin_text import ask_pin
from game.terminal.reading import Unclear, number_in, own_seat, shown
from game.terminal.score_text import score_lines
from game.terminal.table_text import hand_line, role_lines
from game.terminal.talk import seen_alone, told, told_at_once
from game.terminal.vocabulary import Part, Verb, typed, words_meant
from game.words.log import question_sentence
from game.words.refusals import refusal_sentence


class Left(Exception):
    """Raised when somebody leaves the game."""


class TextGame:
    """Plays a session on a console until it is over or somebody leaves."""

    def __init__(self, session: Session, console: Console, settings: Settings, *, boxes: bool = False) -> None:
        self.session = session
        self.console = console
        self._asker = Asker(console, settings)
        self._viewer: int | None = None
        self._several = len(session.humans) > 1
        if len(session.humans) == 1:
            self._viewer = session.humans[0]
        self._looking = Looking(session, console, Part.BOXES if boxes else Part.JOINED, settings.hint_level)
        self._told = 0
        self._seen: dict[int, int] = {}
        """By seat, how much of the round's log it has been told in private."""
        self._turned: frozenset[int] = frozenset()
        self._asked: object = None

    def run(self) -> None:
        """Play to the end. Raises `InputEnded` and `Left`; everything played is saved."""
        self._begin()
        while not self.session.finished:
            seat = self.session.table.to_play
            if seat is None:
                self._between()
            elif self.session.is_human(seat):
                self._let_human_play(seat)
            else:
                self._let_bot_play(seat)
        self._end()

    def _begin(self) -> None:
        self.console.say(_("Fool's Lode in text. Type help to hear what can be typed."))
        self._looking.look(Verb.GAME, (), None)
        self._looking.look(Verb.SEATS, (), None)
        log = self.session.log(self._viewer)
        if len(log) > 1:
            self._told = len(log)
            self._looking.look(Verb.LOG, (), self._viewer)
        self._tell()
        if self._viewer is not None and self.session.table.to_play is not None:
            self._say_role(self._viewer)

    def _say_role(self, seat: int) -> None:
        for line in role_lines(self.session.view(seat)):
            self.console.say(line)

    def _warn(self) -> None:
        if self.session.warning is not None:
            self.console.say(self.session.warning)
            self.session.warning = None

    def _tell(self) -> None:
        """Tell what happened since: to one person alone as they see it, with several people as all see it."""
        viewer = None if self._several else self._viewer
        for line in told(self.session, viewer, self._told):
            self.console.say(line)
        self._told = len(self.session.log(viewer))
        self._warn()

    # turns

    def _let_bot_play(self, seat: int) -> None:
        self._hand_back()
        for command in self.session.decide(seat).commands:
            self.session.play(command)
        self._tell()

    def _let_human_play(self, seat: int) -> None:
        if self._viewer != seat:
            self._hand_over(seat)
            return
        state = (seat, len(self.session.log(None)), self.session.table.question)
        if state != self._asked:
            self._asked = state
            self._open_turn(seat)
        self._obey(self.console.ask(_("{name}:").format(name=self.session.names[seat])))

    def _open_turn(self, seat: int) -> None:
        """Say what is asked of whoever is to play: a question with its answers, or the turn and the hand."""
        view, names = self.session.view(seat), self.session.names
        question = question_sentence(view.table, names)
        if question is not None:
            self.console.say(question)
            self._say_answers(view)
            return
        self.console.say(_("{name} is to move.").format(name=names[seat]))
        self.console.say(hand_line(view, self._turned))

    def _say_answers(self, view: View) -> None:
        """Say the answers to a question with their numbers; where there are very many, how one is typed."""
        answers = numbered(view)
        if len(answers) > FEW:
            for line in verb_help(Verb.BONUS):
                self.console.say(line)
            return
        for number, command in answers.items():
            self.console.say(option_line(number, command, self.session.names))
        self.console.say(_("Type the number of your answer."))

    def _hand_over(self, seat: int) -> None:
        """Give the screen to another person: only after an answer does anything private follow."""
        self._hand_back()
        names = self.session.names
        self.console.say(_("Pass the keyboard to {name}.").format(name=names[seat]))
        while self._viewer is None:
            line = self.console.ask(press_to_see(names[seat]))
            if not line:
                self._viewer = seat if ask_pin(self.console, self.session, seat) else None
            else:
                self._obey(line)
        since = self._seen.get(seat, 0)
        if not since:
            self._say_role(seat)
        for line in seen_alone(self.session, seat, since):
            self.console.say(line)
        self._seen[seat] = len(self.session.log(seat))

    def _hand_back(self) -> None:
        """End a private part: what it held goes out of sight, and all hear what came of it."""
        if self._several and self._viewer is not None:
            self._seen[self._viewer] = len(self.session.log(None))
            while line := self.console.ask(press_to_hand_on()):
                self._obey(line)
            self.cover()
            self._tell()

    def cover(self) -> None:
        """Take out of sight what one of several people has asked for, and look at nobody's cards any more."""
        if self._several and self._viewer is not None:
            self._viewer, self._turned = None, frozenset()
            self.console.put_away()

    def _between(self) -> None:
        """Wait between two rounds."""
        self._hand_back()
        self._tell()
        line = self.console.ask(press_for_next_round())
        if line:
            self._obey(line)
            return
        self.session.deal_next()
        self._told, self._seen = 0, {}
        self._tell()
        if self._viewer is not None:
            self._say_role(self._viewer)

    def _end(self) -> None:
        """Tell how the game ended, and let people look back."""
        self._hand_back()
        self._tell()
        for line in score_lines(self.session):
            self.console.say(line)
        while line := self.console.ask(press_to_leave()):
            self._obey(line)

    # lines

    def _obey(self, line: str) -> None:
        """Do what a line says, or say in one sentence why not."""
        try:
            self._read(line)
        except Unclear as unclear:
            self.console.say(unclear.sentence)

    def _read(self, line: str) -> None:
        words = line.split()
        if not words:
            self._open_again()
            return
        number = number_in(words[0])
        if number is not None and len(words) == 1:
            self._choose(number)
            return
        verb = _verb(words[0])
        rest = words[1:]
        match verb:
            case Verb.HELP:
                self._help(rest)
            case Verb.REPEAT:
                self.console.repeat()
            case Verb.QUIT:
                raise Left
            case Verb.TURN:
                self._turned = self._looking.turn(rest, own_seat(self._viewer), self._turned)
            case Verb.UNDO:
                self._undo()
            case Verb.MAP | Verb.PLAY if not rest:
                raise Unclear(usage(verb))
            case _ if verb in ACTS:
                self._act(verb, rest)
            case _:
                self._looking.look(verb, rest, self._viewer, self._turned)

    def _open_again(self) -> None:
        """Say again what is asked, after an empty line."""
        seat = self.session.table.to_play
        if seat is not None and seat == self._viewer:
            self._open_turn(seat)

    def _help(self, words: list[str]) -> None:
        lines = verb_help(_verb(words[0])) if words else help_lines(self.session.rules)
        for line in lines:
            self.console.say(line)

    def _undo(self) -> None:
        if self._turned:
            self._turned = frozenset()
            self.console.say(_("Every card of the hand is held as it was drawn."))
        else:
            self.console.say(_("What is played cannot be taken back."))

    def _choose(self, number: int) -> None:
        """Play an option by its number."""
        view = self.session.view(own_seat(self._viewer))
        command = numbered(view).get(number)
        if command is None:
            raise Unclear(_("There is no option {number}. Type {word} to hear them.").format(
                number=number, word=typed(Verb.OPTIONS)
            ))  # fmt: skip
        self._play(command)

    def _act(self, verb: Verb, words: list[str]) -> None:
        """Play a card or say something, if the rules allow it."""
        seat = own_seat(self._viewer)
        view = self.session.view(seat)
        if verb is Verb.CLAIM and not words:
            self._looking.claims(seat)
            return
        self._play(Acting(view, self.session.names, self._turned).command(verb, words))

    def _play(self, command: Command) -> None:
        seat = own_seat(self._viewer)
        refusal: Refusal | None = why_not(self.session.view(seat), command)
        if refusal is not None:
            self.console.say(refusal_sentence(refusal, self.session.names))
            return
        if not self._asker.allows(command, seat, self.session.table, self.session.names):
            self.console.say(_("Nothing was done."))
            return
        before = len(self.session.log(seat))
        hand = self.session.view(seat).hand
        self.session.play(command)
        if self.session.view(seat).hand != hand:
            self._turned = frozenset()
        if not self._several:
            self._tell()
            return
        for line in told_at_once(self.session, seat, before):
            self.console.say(line)
        self._warn()


def _verb(text: str) -> Verb:
    """Return the word that a text stands for. Raises `Unclear`."""
    if text == "?":
        return Verb.HELP
    found = words_meant(text, Verb)
    if len(found) == 1:
        return found[0]
    if found:
        choices = ", ".join(typed(verb) for verb in found)
        raise Unclear(_("“{text}” can mean: {words}.").format(text=shown(text), words=choices))
    raise Unclear(_("“{text}” is no word of the game. Type {help} to hear them.").format(
        text=shown(text), help=typed(Verb.HELP)
    ))  # fmt: skip
