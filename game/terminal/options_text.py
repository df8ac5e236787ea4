"""What a seat may do now: numbered, card by card, the most sensible first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.cards import Card, Face
from game.engine.commands import Answer, Command, DiscardTwo, Lay, Pass, Play
from game.engine.legal import acts, placements
from game.engine.views import View
from game.system.i18n import _, ngettext
from game.tabletop.move.nearest import lay_order, target_order
from game.tabletop.move.targets import Target, laid_on, uses
from game.terminal.maze_text import far_words
from game.words.moves import option_words
from game.words.openings import openings_words
from game.words.things import card_words, place_words
from game.words.where import where_line

FEW = 12
"""Options that are listed at once; of more only a summary, or how they are typed."""
BY_NAME = -1
"""As whose options they are worded: every seat is called by its name, one's own as well."""


class Group(NamedTuple):
    """What one card of the hand can do; `card` is its place there, None for the answers to a question."""

    card: int | None
    first: int
    commands: tuple[Play | Answer, ...]

    def numbered(self) -> Iterator[tuple[int, Play | Answer]]:
        """Yield every option with its number."""
        yield from enumerate(self.commands, self.first)


def groups(view: View) -> list[Group]:
    """Return all that the seat may do now, claims and longer passes apart; of equal cards the first stands for all."""
    legal = acts(view)
    if view.table.question is not None:
        return [Group(None, 1, tuple(command for command in legal if isinstance(command, Answer)))]
    found: list[Group] = []
    number = 1
    for index, card in enumerate(view.hand):
        if card in view.hand[:index]:
            continue
        ways = tuple(_ways(view, card, legal))
        found.append(Group(index, number, ways))
        number += len(ways)
    return found


def numbered(view: View) -> dict[int, Play | Answer]:
    """Return every option by its number."""
    return dict(pair for group in groups(view) for pair in group.numbered())


def _ways(view: View, card: Card, legal: Sequence[Command]) -> Iterator[Play]:
    """Yield what a card can do, the best first, and giving it up last."""
    if isinstance(card, Face):
        held, turned = set(placements(view, card)), set(placements(view, card.turned))
        for cell in lay_order(view.table.maze, card, held, turned):
            yield from (Lay(face, cell) for face, cells in _both(card, held, turned) if cell in cells)
    else:
        found: dict[Target | None, list[Play]] = {}
        for play in legal:
            if isinstance(play, Play) and uses(play, card):
                found.setdefault(laid_on(play, view.seat), []).append(play)
        for target in target_order(view, card, [target for target in found if target is not None]):
            yield from found[target]
    yield Pass((card,))


def _both(card: Face, held: set[int], turned: set[int]) -> Iterator[tuple[Face, set[int]]]:
    yield card, held
    if card.turned is not card:
        yield card.turned, turned


def option_line(number: int, command: Play | Answer, names: Sequence[str]) -> str:
    """Return an option with its number; a path card with its openings, since it may go there both ways round."""
    words = option_words(command, BY_NAME, names)
    if isinstance(command, Lay):
        text = _("{number}. {option}, leading {openings}.")
        return text.format(number=number, option=words, openings=openings_words(command.face))
    return _("{number}. {option}.").format(number=number, option=words)


def place_line(view: View, number: int, command: Play | Answer, names: Sequence[str]) -> str:
    """Return a place where a card may go, with how far it is from the goals; else the option as it is."""
    if not isinstance(command, Lay):
        return option_line(number, command, names)
    text = _("{number}. At {place}, leading {openings}; {far}.")
    parts = {"openings": openings_words(command.face), "far": far_words(view.table, command.cell)}
    return text.format(number=number, place=place_words(command.cell), **parts)


def card_lines(view: View, group: Group, names: Sequence[str]) -> Iterator[str]:
    """Yield which card the options that follow are for and how many there are, or why there is none."""
    yield card_heading(view, group)
    if not _plays(group):
        assert group.card is not None, "answers have no card"
        yield where_line(view.table, view.seat, view.hand[group.card], names)


def card_heading(view: View, group: Group) -> str:
    """Return which card of the hand a group is about, and in how many ways it can be played."""
    assert group.card is not None, "answers have no card"
    plays = _plays(group)
    text = ngettext(
        "Card {card}, {words}: {count} way to play it.", "Card {card}, {words}: {count} ways to play it.", plays
    )
    return text.format(card=group.card + 1, words=card_words(view.hand[group.card]), count=plays)


def _plays(group: Group) -> int:
    return len([command for command in group.commands if not isinstance(command, Pass | DiscardTwo)])


def summary_line(view: View, group: Group) -> str:
    """Return what a card can do in one line: how many ways, and under which numbers."""
    last = group.first + len(group.commands) - 1
    if last == group.first:
        text = _("{heading} Option {first} gives it up.")
        return text.format(heading=card_heading(view, group), first=group.first)
    text = _("{heading} Options {first} to {last}; the last gives it up.")
    return text.format(heading=card_heading(view, group), first=group.first, last=last)
