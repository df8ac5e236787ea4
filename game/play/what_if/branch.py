"""What if: any seat taken over at any moment of a game that is known, and played on from there (UX S7).

The new game is a record of its own: the old header with a person at that seat and bots at all others, and the lines up
to that moment. Later rounds are dealt from a fresh seed, so that they betray nothing of the old game.
"""

from __future__ import annotations

import random
from pathlib import Path

from msgspec import UNSET
from msgspec.structs import replace

from ai.minds import PLAYABLE
from game.engine.table import Table
from game.play.autosave import Autosave
from game.play.desk import Desk, Origin, game_of
from game.play.rotation import rotate_later
from game.play.save_names import FOLDER
from game.play.session import Session, fresh_seed
from game.records.lines import DealLine, Header, SeatLine, encode
from game.records.replay import Played, Replay
from game.records.replay import replay as play_again
from game.records.setup import HUMAN
from game.system.i18n import _

_STAND_IN = "steady"
"""Who plays for the other people, and for minds that this build does not have."""


def why_not_from(replay: Replay, step: int) -> str | None:
    """Return in one sentence why nobody can play on from a step; None where that is possible.

    Nothing of a round is told before it is revealed, and nothing of anybody's gold before the game is over (R7.7).
    """
    tables = [played.step.state.table for played in replay.played]
    table = tables[step]
    if table.gold is not None:
        return _("The game is over here. Choose an earlier step.")
    if not any(other.round == table.round and other.outcome is not None for other in tables):
        return _("This round is not over yet, so nobody can play on from here.")
    if _all_known(replay):
        return None
    if table.round > 1:
        return _("The gold of earlier rounds is still secret. You can play on from here once the game is over.")
    return _("The round is over here. Choose an earlier step.") if table.outcome is not None else None


def _all_known(replay: Replay) -> bool:
    """Return whether a game is over, and the whole of it is there."""
    first, last = replay.played[0].step.state.table, replay.played[-1].step.state.table
    return last.gold is not None and first.round == 1


def seat_at(table: Table) -> int:
    """Return the seat that one would take over first: the one to play, or between rounds the first one."""
    return 0 if table.to_play is None else table.to_play


def what_if(replay: Replay, step: int, seat: int, folder: Path | None, file: str = "") -> Session:
    """Return a new game that goes on after a step with a person at `seat`; saved under `folder` unless there is none.

    `file` is the name of the file of the old game, if it has one.
    """
    header, kept = replay.header, replay.played[: step + 1]
    assert header is not None, "what was played has a header before it"
    ours = _taken_over(header, seat)
    old = game_of(_record(header, kept[:1]))
    if not _all_known(replay):
        kept = _other_nuggets(ours, kept)
    record = _record(ours, kept)
    desk, autosave, warning = Desk(game_of(record)), None, None
    table = kept[-1].step.state.table
    desk.come_from(Origin(file, old, kept[-1].number, table.round, seat))
    if folder is not None:
        autosave = Autosave(folder / FOLDER, record, desk.written)
        warning = autosave.keep()
        if autosave.path is not None:
            rotate_later(folder / FOLDER)
    return Session.going_on(Replay(ours, kept, len(record), None), autosave, desk, warning, record)


def _taken_over(header: Header, seat: int) -> Header:
    seats = tuple(
        SeatLine(name=each.name, mind=_sitting(each.mind, taken=number == seat))
        for number, each in enumerate(header.seats)
    )
    bot_seed = fresh_seed() if header.bot_seed is UNSET else header.bot_seed
    return replace(header, seats=seats, seed=fresh_seed(), bot_seed=bot_seed)


def _other_nuggets(header: Header, kept: tuple[Played, ...]) -> tuple[Played, ...]:
    """Return the lines of a first round with the nuggets that are left shuffled: what others have picked is theirs."""
    deal, left = kept[0].line, list(kept[-1].step.state.nuggets)
    assert isinstance(deal, DealLine), "a round begins with its deal"
    nuggets = () if deal.deal.nuggets is UNSET else deal.deal.nuggets
    random.Random(f"nuggets:{header.seed}").shuffle(left)
    dealt = replace(deal.deal, nuggets=(*nuggets[: len(nuggets) - len(left)], *left))
    first = kept[0]._replace(line=DealLine(deal=dealt))
    again = play_again(_record(header, (first, *kept[1:])))
    assert again.fault is None, "no act before the reveal hangs on nuggets that nobody has drawn"
    return again.played


def _sitting(mind: str, *, taken: bool) -> str:
    if taken:
        return HUMAN
    return mind if mind in PLAYABLE else _STAND_IN


def _record(header: Header, played: tuple[Played, ...]) -> bytes:
    return b"".join([encode(header), *(encode(each.line) for each in played)])
