"""The chapter on path cards: which there are, how they match, what joins them to the start, and dead ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.engine.cards import PATH_COUNTS, SABOTEUR2_PATH_COUNTS, Face, face
from game.system.i18n import _
from game.words.rulebook.blocks import BASE, BONUS, SABOTEUR2, Mark, Page, Sign, drawn, numbers, said, where
from game.words.rulebook.entries import Entry


def path_cards() -> Page:
    """Return which path cards there are."""
    return Page(
        _("Path cards"),
        (
            said(
                BASE,
                "R3.1",
                _("A path card shows tunnels in rock."),
                _("It lies upright or turned by half a turn, never sideways."),
            ),
            drawn(
                BASE,
                "R3.1",
                _("A straight, a bend, a fork, a crossing and a dead end."),
                ("NS NE NES NESW N.E",),
            ),
            said(BASE, "R3.1", _("Turned round, a card opens to other sides. So look at both ways before you lay it.")),
            drawn(BASE, "R3.1", _("The same bend, both ways round."), ("NE icon:rotate SW",)),
            numbers(BASE, "R1.2", (_("Path cards of the base game"), _("Count")), _counts(PATH_COUNTS)),
            numbers(
                SABOTEUR2,
                "R10.2",
                (_("Path cards that Saboteur 2 adds"), _("Count")),
                _counts(SABOTEUR2_PATH_COUNTS),
            ),
        ),
        (Entry.MATCHING, Entry.DEAD_ENDS, Entry.BRIDGES, Entry.LADDERS),
        also=_("tunnel, card, straight, bend, fork, crossing, kinds, how many"),
    )


def _counts(cards: Mapping[str, int]) -> list[tuple[str, ...]]:
    """Return how many cards there are of each kind, the most first."""
    counted: Counter[str] = Counter()
    for text, count in cards.items():
        counted[_kind(face(text))] += count
    return [(kind, str(count)) for kind, count in counted.most_common()]


def _kind(path: Face) -> str:
    """Return what cards of a kind are called, more than one of them."""
    if path.ladder:
        return _("Ladders")
    if path.door is not None:
        return _("With a blue door") if path.door == "blue" else _("With a green door")
    if path.crystal:
        return _("With a crystal")
    match [group.bit_count() for group in path.groups]:
        case []:
            return _("Dead ends")
        case [_group] if path.dead:
            return _("With a dead end at one side or more")
        case [4]:
            return _("Crossings")
        case [3]:
            return _("Forks")
        case [2]:
            return _("Straights and bends")
        case _:
            return _("Bridges and double bends")


def matching() -> Page:
    """Return where a path card may go."""
    return Page(
        _("Where a path card fits"),
        (
            said(
                BASE,
                "R3.1",
                _("Lay a path card on an empty cell, side by side with a path card of the maze."),
                _("The start card and goals that lie open count as path cards."),
            ),
            said(
                BASE,
                "R3.2",
                _("It must fit on every side that touches such a card."),
                _("Tunnel must meet tunnel, and rock must meet rock."),
            ),
            drawn(
                BASE,
                "R3.2",
                _("This fits: the tunnel goes on to the right."),
                ("start! EW!",),
                Mark(1, 0, Sign.RIGHT),
            ),
            drawn(
                BASE,
                "R3.2",
                _("This does not fit: the tunnel of the start card meets rock."),
                ("start! NS",),
                Mark(1, 0, Sign.WRONG, "W"),
            ),
            drawn(
                BASE,
                "R3.2",
                _("Every side counts: the card fits to the left, but its tunnel meets rock above."),
                ("- EW", "start! NEW"),
                Mark(1, 1, Sign.WRONG, "N"),
            ),
            said(BASE, "R3.2", _("A tunnel that stops inside a card counts as a tunnel here, too.")),
            said(
                BASE,
                "R3.3 R5.7",
                _("A goal that lies face down is never compared."),
                _("Whatever it hides, the same cards fit beside it."),
            ),
            said(BASE, "R3.7", _("The maze may grow in every direction, even past the goals.")),
            said(
                BASE,
                "R5.3",
                _("One thing alone may clash: a stone, when it is turned up."),
            ),
        ),
        (Entry.LINK_TO_START, Entry.DEAD_ENDS, Entry.STONES, Entry.LAYING_HERE),
        also=_("legal, illegal, allowed, placement, rock, neighbour, adjacent, beside, fit"),
    )


def link_to_start() -> Page:
    """Return whether a new card must be joined to the start, by edition."""
    linked, free = where("link_to_start", True), where("link_to_start", False)
    return Page(
        _("The link to the start"),
        (
            said(
                linked,
                "R3.4",
                _("A new path card must be joined to the start."),
                _("An unbroken tunnel has to lead from the start card to one of its sides."),
            ),
            drawn(
                linked,
                "R3.4",
                _("The tunnel stops in the card in the middle, so the last card is not joined to the start."),
                ("start! E.W EW",),
                Mark(2, 0, Sign.WRONG),
            ),
            said(
                linked,
                "R3.4",
                _("A side of the new card may do that even if its tunnel stops inside."),
                _("A dead end that lies there already joins nothing."),
            ),
            drawn(
                linked,
                "R3.4",
                _("The dead end is joined to the start by its left side, so it may be laid."),
                ("start! EW! E.W",),
                Mark(2, 0, Sign.RIGHT),
            ),
            said(
                free,
                "R3.4",
                _("A new path card need not be joined to the start."),
                _("It is enough that it lies beside a path card and fits."),
            ),
            drawn(
                free,
                "R3.4",
                _("The last card touches a path card and fits, so it may be laid."),
                ("start! E.W EW",),
                Mark(2, 0, Sign.RIGHT),
            ),
        ),
        (Entry.MATCHING, Entry.DEAD_ENDS, Entry.BRIDGES, Entry.LADDERS, Entry.HOUSE_RULES),
        also=_("joined, connected, connection, reach, unbroken"),
    )


def dead_ends() -> Page:
    """Return what dead ends do."""
    return Page(
        _("Dead ends"),
        (
            said(
                BASE,
                "R3.6",
                _("Some tunnels stop inside their card. No way leads on there."),
                _("Such a card is laid like any other, and it blocks the cell that it lies on."),
            ),
            drawn(
                BASE,
                "R3.6",
                _("Four tunnels come in, and none of them leads on."),
                ("start! EW! N.E.S.W",),
            ),
            said(SABOTEUR2, "R3.6", _("Some cards have a way through and a dead end beside it.")),
            drawn(SABOTEUR2, "R3.6", _("Straight on there is a way, to the right there is none."), ("NS.E",)),
            said(BASE, "R3.6", _("No way leads through a goal that lies face down.")),
            said(BONUS, "R3.6", _("No way leads through a bonus nugget.")),
            said(BASE, "R4.3", _("A rockfall clears a dead end away, and then the cell is free again.")),
        ),
        (Entry.ROCKFALL, Entry.LINK_TO_START, Entry.GOALS),
        also=_("blocked, stub, cul-de-sac, stop, block"),
    )
