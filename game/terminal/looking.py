"""What can be asked at any time and changes nothing: the hand, the maze, the seats, the log and so on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from game.engine.cards import Face
from game.engine.legal import claims
from game.engine.views import View
from game.hindsight.advice import advise
from game.play.notebook import SUSPICIONS
from game.play.session import Session
from game.system.i18n import _
from game.terminal.console import Console
from game.terminal.helping import usage, verb_help
from game.terminal.maze_text import goal_sentence, maze_lines
from game.terminal.options_text import FEW, Group, card_lines, groups, option_line, place_line, summary_line
from game.terminal.reading import Unclear, card_index, card_of, number_in, own_seat, seat_in
from game.terminal.rules_text import entry_lines, rules_lines
from game.terminal.table_text import (
    game_lines,
    hand_lines,
    held,
    known_roles_lines,
    role_lines,
    seat_lines,
)
from game.terminal.talk import told
from game.terminal.vocabulary import Part, Verb, part_meant
from game.terminal.why_text import why_lines
from game.words.claims import claim_sense
from game.words.openings import card_in_full
from game.words.rulebook.entries import entry_of_card
from game.words.suspicion import suspicion_sign, suspicion_words
from game.words.things import comma_words

Words = Sequence[str]
_LOG_LINES = 10
_STYLES = (Part.ROWS, Part.SENTENCES, Part.JOINED, Part.BOXES)


class Looking:
    """Answers questions about a session. `style` is how the maze is told until another is asked for."""

    def __init__(self, session: Session, console: Console, style: Part, hint_level: str) -> None:
        self._session = session
        self._console = console
        self._style = style
        self._level = hint_level
        self._turned: frozenset[int] = frozenset()
        self._hinted: object = None

    def look(self, verb: Verb, words: Words, viewer: int | None, turned: frozenset[int] = frozenset()) -> None:
        """Say what was asked for, as `viewer` may know it. Raises `Unclear`."""
        self._turned = turned
        for line in _ANSWERS[verb](self, words, viewer):
            self._console.say(line)

    def turn(self, words: Words, seat: int, turned: frozenset[int]) -> frozenset[int]:
        """Turn a card of the hand round, say how it is held now, and return which ones are. Raises `Unclear`."""
        view = self._session.view(seat)
        if not words:
            raise Unclear(usage(Verb.TURN))
        index = card_index(view, words[0])
        card = view.hand[index]
        if not isinstance(card, Face):
            raise Unclear(_("Card {number} is no path card.").format(number=index + 1))
        turned = turned ^ {index}
        words_now = card_in_full(held(card, index in turned))
        self._console.say(_("Card {number} is now {card}.").format(number=index + 1, card=words_now))
        return turned

    def claims(self, seat: int) -> None:
        """Say what may be claimed now."""
        view = self._session.view(seat)
        found = claims(view)
        for line in verb_help(Verb.CLAIM):
            self._console.say(line)
        named = comma_words([claim_sense(claim, self._session.names) for claim in found])
        text = _("What can be said now: {claims}.") if found else _("Nothing can be said now.")
        self._console.say(text.format(claims=named))

    def _hand(self, _words: Words, viewer: int | None) -> Iterator[str]:
        yield from hand_lines(self._session.view(own_seat(viewer)), self._turned)

    def _maze(self, words: Words, viewer: int | None) -> Iterator[str]:
        if words:
            style = part_meant(words[0], *_STYLES)
            if style is None:
                raise Unclear(usage(Verb.MAZE))
            self._style = style
        yield from maze_lines(self._session.table, self._goals_known(viewer), self._style)

    def _goals(self, _words: Words, viewer: int | None) -> Iterator[str]:
        known = self._goals_known(viewer)
        for number in range(1, len(known) + 1):
            yield goal_sentence(self._session.table, known, number)

    def _goals_known(self, viewer: int | None) -> Sequence[str | None]:
        table = self._session.table
        return table.goals if viewer is None or table.outcome is not None else self._session.view(viewer).goals

    def _seats(self, _words: Words, viewer: int | None) -> Iterator[str]:
        yield from seat_lines(self._session)
        if viewer is not None:
            yield from known_roles_lines(self._session.view(viewer), self._session.names)

    def _game(self, _words: Words, _viewer: int | None) -> Iterator[str]:
        yield from game_lines(self._session)

    def _role(self, _words: Words, viewer: int | None) -> Iterator[str]:
        yield from role_lines(self._session.view(own_seat(viewer)))

    def _log(self, words: Words, viewer: int | None) -> Iterator[str]:
        lines = list(told(self._session, viewer, 0))
        most = number_in(words[0]) if words else _LOG_LINES
        if words and part_meant(words[0], Part.ALL) is Part.ALL:
            most = len(lines)
        if most is None or most < 1:
            raise Unclear(usage(Verb.LOG))
        yield from lines[-most:]

    def _options(self, words: Words, viewer: int | None) -> Iterator[str]:
        view, names = self._session.view(own_seat(viewer)), self._session.names
        found = self._choices(view)
        shown = self._shown(words, viewer, found)
        count = sum(len(group.commands) for group in found)
        if not words and count > FEW and found[0].card is not None:
            yield from (summary_line(view, group) for group in found)
            return
        for group in shown:
            if group.card is not None:
                yield from card_lines(view, group, names)
            for number, command in group.numbered():
                yield option_line(number, command, names)

    def _choices(self, view: View) -> list[Group]:
        """Return what the seat may choose from. Raises `Unclear` when it is not to play."""
        if view.table.to_play != view.seat:
            raise Unclear(_("There is nothing to choose now."))
        return groups(view)

    def _shown(self, words: Words, viewer: int | None, found: list[Group]) -> list[Group]:
        """Return the groups that are asked for: all, or those of one card. Raises `Unclear`."""
        if not words or part_meant(words[0], Part.ALL) is Part.ALL:
            return found
        view = self._session.view(own_seat(viewer))
        card = view.hand[card_index(view, words[0])]
        return [group for group in found if group.card is not None and view.hand[group.card] == card]

    def _where(self, words: Words, viewer: int | None) -> Iterator[str]:
        if not words:
            raise Unclear(usage(Verb.WHERE))
        view, names = self._session.view(own_seat(viewer)), self._session.names
        for group in self._shown(words, viewer, self._choices(view)):
            yield from card_lines(view, group, names)
            for number, command in group.numbered():
                yield place_line(view, number, command, names)

    def _notes(self, _words: Words, viewer: int | None) -> Iterator[str]:
        seat, table = own_seat(viewer), self._session.table
        book = self._session.desk.notebook(seat)
        for about, name in enumerate(self._session.names):
            if about != seat:
                mark = book.mark(table.round, about)
                words = suspicion_words(mark.suspicion, saboteur2=table.rules.saboteur2)
                text = _("{name}: {suspicion}, {words}. {note}") if mark.note else _("{name}: {suspicion}, {words}.")
                sign = suspicion_sign(mark.suspicion)
                yield text.format(name=name, suspicion=sign, words=words, note=mark.note)

    def _note(self, words: Words, viewer: int | None) -> Iterator[str]:
        seat, table, names = own_seat(viewer), self._session.table, self._session.names
        if len(words) < 2:
            raise Unclear(usage(Verb.NOTE))
        about = seat_in(words[:1], names, seat)
        if about == seat:
            raise Unclear(_("Notes are about other seats."))
        desk = self._session.desk
        mark, text = desk.notebook(seat).mark(table.round, about), list(words[1:])
        number = number_in(text[0].replace("−", "-"))
        if number is not None:
            if number not in SUSPICIONS:
                raise Unclear(_("A suspicion goes from -3 to +3."))
            mark, text = replace(mark, suspicion=number), text[1:]
        if text:
            mark = replace(mark, note=" ".join(text))
        desk.note(seat, table.round, about, mark)
        yield _("Noted about {name}.").format(name=names[about])

    def _why(self, words: Words, _viewer: int | None) -> Iterator[str]:
        about = seat_in(words, self._session.names, 0) if words else None
        yield from why_lines(self._session, about)

    def _hint(self, _words: Words, viewer: int | None) -> Iterator[str]:
        seat, session = own_seat(viewer), self._session
        view, log = session.view(seat), session.log(seat)
        self._choices(view)
        turn = (seat, view.table.round, len(log))
        if turn != self._hinted:
            self._hinted = turn
            session.desk.count_hint(seat)
        yield advise(view, log, self._level).sentence(session.names)

    def _rules(self, words: Words, viewer: int | None) -> Iterator[str]:
        if len(words) == 1 and viewer is not None and number_in(words[0]) is not None:
            card = card_of(self._session.view(viewer), words[0])
            yield from entry_lines(self._session, entry_of_card(card))
        else:
            yield from rules_lines(self._session, " ".join(words))

    def _save(self, _words: Words, _viewer: int | None) -> Iterator[str]:
        self._session.save()
        yield saved_sentence(self._session)


def saved_sentence(session: Session) -> str:
    """Return whether and where the game is saved."""
    if session.saved and session.path is not None:
        return _("The game is saved in {file}.").format(file=session.path.name)
    return _("The game is not saved.")


_ANSWERS: Mapping[Verb, Callable[[Looking, Words, int | None], Iterator[str]]] = {
    Verb.HAND: Looking._hand,
    Verb.MAZE: Looking._maze,
    Verb.GOALS: Looking._goals,
    Verb.SEATS: Looking._seats,
    Verb.GAME: Looking._game,
    Verb.ROLE: Looking._role,
    Verb.LOG: Looking._log,
    Verb.OPTIONS: Looking._options,
    Verb.WHERE: Looking._where,
    Verb.NOTES: Looking._notes,
    Verb.NOTE: Looking._note,
    Verb.WHY: Looking._why,
    Verb.HINT: Looking._hint,
    Verb.RULES: Looking._rules,
    Verb.SAVE: Looking._save,
}
