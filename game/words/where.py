"""Where a card may go just now, or why it may go nowhere, in one sentence (UX M21). The engine alone decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.engine.cards import Action, Card, Face
from game.engine.commands import Break, Map, Play, Repair, Rockfall, SeatAction, Theft
from game.engine.refusal import Reason, Refusal, refuse
from game.engine.table import Table
from game.engine.total import total
from game.engine.ways import actions
from game.engine.why_not import why_not_lay
from game.system.i18n import N_, _, ngettext
from game.words.effects import card_effect
from game.words.refusals import refusal_sentence
from game.words.things import list_words

_MOST_NAMED = 3
"""More players than these are counted."""
_FITS_ELSEWHERE: Mapping[Reason, str] = {
    Reason.NOT_LINKED: N_("Where it fits, no tunnel joins it to the start"),
    Reason.TUNNEL_NOT_LINKED: N_("Where it fits, neither tunnel is joined to the start"),
    Reason.LADDER_BESIDE_GOAL: N_("It fits only next to a goal"),
    Reason.LADDER_BESIDE_BONUS: N_("It fits only next to the bonus nugget"),
}
"""Why a card that fits somewhere may lie nowhere; any other card does not fit."""
_NOWHERE: Mapping[Action, str] = total(
    Action,
    {
        Action.BREAK_PICK: N_("Every pick is broken already"),
        Action.BREAK_LAMP: N_("Every lamp is broken already"),
        Action.BREAK_CART: N_("Every cart is broken already"),
        Action.REPAIR_PICK: N_("Nobody has a broken pick just now"),
        Action.REPAIR_LAMP: N_("Nobody has a broken lamp just now"),
        Action.REPAIR_CART: N_("Nobody has a broken cart just now"),
        Action.REPAIR_PICK_LAMP: N_("Nobody has a broken pick or lamp just now"),
        Action.REPAIR_PICK_CART: N_("Nobody has a broken pick or cart just now"),
        Action.REPAIR_LAMP_CART: N_("Nobody has a broken lamp or cart just now"),
        Action.ROCKFALL: N_("There is no path card yet to fall on"),
        Action.MAP: N_("All goals are face up already"),
        Action.THEFT: N_("You already have a theft card in front of you"),
        Action.HANDS_OFF: N_("Nobody has a theft card just now"),
        Action.SWAP_HANDS: N_("There is nobody to swap with"),
        Action.INSPECTION: N_("There is nobody to look at"),
        Action.SWAP_HATS: N_("No role card is left to swap hats with"),
        Action.TRAPPED: N_("Everybody is trapped already"),
        Action.FREE: N_("Nobody is trapped just now"),
    },
)


def where_line(table: Table, seat: int, card: Card, names: Sequence[str]) -> str:
    """Return where `seat` may lay or play a card in this position, or why nowhere, with the clause."""
    if isinstance(card, Face):
        return _where_to_lay(table, seat, card, names)
    plays = actions(table, seat, card)
    if plays:
        return _where_to_play(plays, names)
    return _cited(_(_NOWHERE[card]), card_effect(card).clause)


def _where_to_lay(table: Table, seat: int, face: Face, names: Sequence[str]) -> str:
    if not table.may_lay(seat):
        refusal = why_not_lay(table, seat, face, next(iter(table.maze.spots)))
        assert refusal is not None, "a seat that may lay nothing is refused everywhere"
        return refusal_sentence(refusal, names)
    ways = (face, face.turned)
    tries = [tuple(why_not_lay(table, seat, way, cell) for way in ways) for cell in table.maze.spots]
    count = sum(None in pair for pair in tries)
    if not count:
        return _why_nowhere(refusal for pair in tries for refusal in pair)
    if all(as_held is not None for as_held, _turned in tries):
        text = ngettext("Turned round, it fits on {count} cell.", "Turned round, it fits on {count} cells.", count)
    else:
        text = ngettext("May go on {count} cell now.", "May go on {count} cells now.", count)
    return text.format(count=count)


def _why_nowhere(refusals: Iterable[Refusal | None]) -> str:
    """Return why a path card may lie nowhere: what stands in its way where it fits, or that it fits nowhere."""
    found = {refusal.reason: refusal for refusal in refusals if refusal is not None}
    for reason, text in _FITS_ELSEWHERE.items():
        if reason in found:
            return _cited(_(text), found[reason].clause)
    return _cited(_("It fits nowhere in the maze just now"), refuse(Reason.TUNNEL_MEETS_ROCK).clause)


def _where_to_play(plays: Sequence[Play], names: Sequence[str]) -> str:
    count = len(plays)
    match plays[0]:
        case Rockfall():
            text = ngettext("May fall on {count} path card now.", "May fall on {count} path cards now.", count)
        case Map():
            text = ngettext("May be used on {count} goal now.", "May be used on {count} goals now.", count)
        case Theft():
            text = _("May go in front of you now.")
        case _:
            return _on_players(plays, names)
    return text.format(count=count)


def _on_players(plays: Sequence[Play], names: Sequence[str]) -> str:
    seats = dict.fromkeys(play.seat for play in plays if isinstance(play, Break | Repair | SeatAction))
    if len(seats) > _MOST_NAMED:
        count = len(seats)
        return ngettext("Can be played on {count} player now.", "Can be played on {count} players now.", count).format(
            count=count
        )
    named = list_words([names[seat] for seat in seats], _("{rest} or {last}"))
    return _("Can be played on {names} now.").format(names=named)


def _cited(sentence: str, clause: str) -> str:
    return _("{sentence} ({clause}).").format(sentence=sentence, clause=clause)
