"""Who asked for hints, told when a game is over (UX S8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.system.i18n import ngettext


def hint_sentences(asked: Mapping[int, int], names: Sequence[str]) -> list[str]:
    """Return a sentence for each seat that asked for hints, in the order of seats."""
    return [
        ngettext("{name} asked for {count} hint.", "{name} asked for {count} hints.", asked[seat]).format(
            name=names[seat], count=asked[seat]
        )
        for seat in sorted(asked)
        if seat < len(names)
    ]
