"""Which command a typed line means. Whether it is legal the engine says; what cannot be read says so in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.cards import BREAKS, REPAIRS, Action, Card, Face, SeatActionName, Tool
from game.engine.commands import (
    MOST_PASSED,
    SEAT_ACTIONS,
    THEFT,
    Break,
    ClaimGoal,
    ClaimSeat,
    Command,
    PlaceBonus,
    Repair,
    SeatAction,
    discard_two,
    give_up,
    lay,
    read_map,
    rockfall,
)
from game.engine.legal import why_not
from game.engine.views import View
from game.system.i18n import _
from game.terminal.reading import (
    Unclear,
    card_index,
    card_of,
    goal_in,
    number_in,
    place_in,
    seat_in,
    thing_in,
    tool_in,
)
from game.terminal.table_text import held
from game.terminal.vocabulary import Part, Verb, part_meant
from game.words.things import comma_words, in_front_words, tool_word

Words = Sequence[str]


class Acting:
    """Reads lines that play a card or say something, for one view and the cards that are held turned round."""

    def __init__(self, view: View, names: Sequence[str], turned: frozenset[int]) -> None:
        self._view, self._names, self._turned = view, names, turned

    def command(self, verb: Verb, words: Words) -> Command:
        """Return what is meant. Raises `Unclear`."""
        return _READERS[verb](self, words)

    def _seat(self, words: Words) -> int:
        return seat_in(words, self._names, self._view.seat)

    def play(self, words: Words) -> Command:
        """Read "play 3 …": a card by its number, and where it goes."""
        if not words:
            raise Unclear(_("Name the card by its number, then where it goes."))
        card = card_of(self._view, words[0])
        rest = _without_at(words[1:])
        if isinstance(card, Face):
            return self.lay(words)
        if card in BREAKS:
            return Break(BREAKS[card], self._seat(rest))
        if card in REPAIRS:
            return self._repair(rest, [card])
        match card:
            case Action.MAP:
                return read_map(goal_in(rest))
            case Action.ROCKFALL:
                return rockfall(place_in(rest))
            case Action.THEFT:
                return THEFT
            case _:
                return SeatAction(_seat_action(card), self._seat(rest))

    def lay(self, words: Words) -> Command:
        """Read "lay 3 at 4 right 1 up": as the card is held, or turned round where it fits only so."""
        if not words:
            raise Unclear(_("Name the card by its number, then the place."))
        index = card_index(self._view, words[0])
        card = self._view.hand[index]
        if not isinstance(card, Face):
            raise Unclear(_("Card {number} is no path card.").format(number=index + 1))
        turn = len(words) > 1 and part_meant(words[-1], Part.TURNED) is Part.TURNED and len(words[-1]) > 1
        cell = place_in(words[1 : -1 if turn else None])
        face = held(card, (index in self._turned) != turn)
        as_held = lay(face, cell)
        if not turn and why_not(self._view, as_held) is not None:
            other = lay(face.turned, cell)
            return as_held if why_not(self._view, other) is not None else other
        return as_held

    def break_tool(self, words: Words) -> Command:
        """Read "break lamp Bo", or "break Bo" where one card for it is in the hand."""
        tool, rest = tool_in(words, self._names)
        cards = dict.fromkeys(card for card in self._view.hand if isinstance(card, Action) and card in BREAKS)
        if tool is None:
            tools = [BREAKS[card] for card in cards] or [Tool.PICK]
            tool = self._the_tool(tools)
        return Break(tool, self._seat(rest))

    def repair(self, words: Words) -> Command:
        """Read "repair lamp Bo", or "repair Bo" where only one tool can be meant."""
        cards = [card for card in dict.fromkeys(self._view.hand) if isinstance(card, Action) and card in REPAIRS]
        return self._repair(words, sorted(cards, key=lambda card: len(REPAIRS[card])))

    def _repair(self, words: Words, cards: Sequence[Action]) -> Command:
        """Choose tool and card: among several cards that serve, one for a single tool."""
        tool, rest = tool_in(words, self._names)
        seat = self._seat(rest or [Part.ME.value])
        ways = [Repair(each, seat, card) for card in cards for each in REPAIRS[card] if tool in (None, each)]
        if not ways:
            return Repair(tool or Tool.PICK, seat, _single(tool or Tool.PICK))
        legal = [way for way in ways if why_not(self._view, way) is None]
        self._the_tool([way.tool for way in legal] or [ways[0].tool])
        return (legal or ways)[0]

    def _the_tool(self, tools: Sequence[Tool]) -> Tool:
        several = list(dict.fromkeys(tools))
        if len(several) > 1:
            names = comma_words([tool_word(tool) for tool in several])
            raise Unclear(_("Say which tool as well: {tools}.").format(tools=names))
        return several[0]

    def map(self, words: Words) -> Command:
        """Read "map 2"."""
        return read_map(goal_in(words))

    def rockfall(self, words: Words) -> Command:
        """Read "rockfall at 4 right 1 up"."""
        return rockfall(place_in(words))

    def give_up(self, words: Words) -> Command:
        """Read "pass 2": one card, with Saboteur 2 up to three (R10.4)."""
        if not 1 <= len(words) <= MOST_PASSED:
            raise Unclear(_("Name the card that you give up, by its number."))
        return give_up(*self._cards(words))

    def _cards(self, words: Words) -> list[Card]:
        indices = [card_index(self._view, word) for word in words]
        if len(set(indices)) < len(indices):
            raise Unclear(_("Name each card only once."))
        return [self._view.hand[index] for index in indices]

    def discard(self, words: Words) -> Command:
        """Read "discard 2 5 lamp": two cards, and which of the cards in front of one's own seat goes (R10.4)."""
        numbers = [word for word in words if number_in(word) is not None]
        if len(numbers) != 2:
            raise Unclear(_("Name the two cards that you discard, by their numbers."))
        cards = self._cards(numbers)
        things = [thing for word in words if word not in numbers and (thing := thing_in(word)) is not None]
        lying = self._view.table.in_front[self._view.seat]
        if not things and len(lying) > 1:
            names = comma_words([in_front_words(thing) for thing in lying])
            raise Unclear(_("Say as well what is to be removed: {things}.").format(things=names))
        what = things[0] if things else lying[0] if lying else Tool.PICK
        return discard_two(cards[0], cards[1], what)

    def theft(self, _words: Words) -> Command:
        """Read "theft"."""
        return THEFT

    def bonus(self, words: Words) -> Command:
        """Read "bonus 2 at 4 right 1 up": which bonus nugget goes where (R11.1)."""
        value = number_in(words[0]) if words else None
        if value is None:
            raise Unclear(_("Name the value of the bonus nugget, then the place."))
        return PlaceBonus(value, place_in(words[1:]))

    def claim(self, words: Words) -> Command:
        """Read "claim goal 2 gold" or "claim Bo saboteur"."""
        what = part_meant(words[-1], Part.GOLD, Part.STONE, Part.SABOTEUR, Part.DIGGER) if words else None
        rest = words[:-1]
        match what:
            case Part.GOLD:
                return ClaimGoal(goal_in(rest), "gold")
            case Part.STONE:
                return ClaimGoal(goal_in(rest), "stone")
            case Part.SABOTEUR:
                return ClaimSeat(self._seat(rest), "saboteur")
            case Part.DIGGER:
                return ClaimSeat(self._seat(rest), "digger")
            case _:
                raise Unclear(
                    _("A claim ends with what it says: gold or stone of a goal, saboteur or digger of a seat.")
                )


def _without_at(words: Words) -> Words:
    return [word for word in words if part_meant(word, Part.AT) is not Part.AT]


def _single(tool: Tool) -> Action:
    return next(card for card, tools in REPAIRS.items() if tools == (tool,))


def _seat_action(card: Action) -> SeatActionName:
    return SEAT_ACTIONS[card.value]


def _on_seat(card: SeatActionName) -> Callable[[Acting, Words], Command]:
    return lambda acting, words: SeatAction(card, acting._seat(words))


_READERS: Mapping[Verb, Callable[[Acting, Words], Command]] = {
    Verb.PLAY: Acting.play,
    Verb.LAY: Acting.lay,
    Verb.BREAK: Acting.break_tool,
    Verb.REPAIR: Acting.repair,
    Verb.MAP: Acting.map,
    Verb.ROCKFALL: Acting.rockfall,
    Verb.PASS: Acting.give_up,
    Verb.DISCARD: Acting.discard,
    Verb.THEFT: Acting.theft,
    Verb.HANDS_OFF: _on_seat(Action.HANDS_OFF),
    Verb.SWAP_HANDS: _on_seat(Action.SWAP_HANDS),
    Verb.SWAP_HATS: _on_seat(Action.SWAP_HATS),
    Verb.INSPECTION: _on_seat(Action.INSPECTION),
    Verb.TRAPPED: _on_seat(Action.TRAPPED),
    Verb.FREE: _on_seat(Action.FREE),
    Verb.CLAIM: Acting.claim,
    Verb.BONUS: Acting.bonus,
}
ACTS: frozenset[Verb] = frozenset(_READERS)
"""The words that play a card or say something."""
