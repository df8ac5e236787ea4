"""The chapter on the action cards of the base game."""

from __future__ import annotations

from game.engine.cards import ACTION_COUNTS, BREAKS, REPAIRS, SABOTEUR2_ACTION_COUNTS, Action
from game.system.i18n import _
from game.words.card_names import ribbon_name
from game.words.rulebook.blocks import BASE, HOUSE, SABOTEUR2, Mark, Numbers, Page, Scope, Sign, drawn, numbers, said
from game.words.rulebook.entries import Entry


def counts(scope: Scope, clauses: str, *cards: Action) -> Numbers:
    """Return how many there are of these action cards."""
    table = SABOTEUR2_ACTION_COUNTS if scope is SABOTEUR2 else ACTION_COUNTS
    lines: list[tuple[str, ...]] = [(ribbon_name(action), str(table[action])) for action in cards]
    return numbers(scope, clauses, (_("Card"), _("Count")), lines)


def broken_tools() -> Page:
    """Return what broken tools do."""
    return Page(
        _("Broken tools"),
        (
            said(
                BASE,
                "R4.1",
                _("Lay this card in front of a player: their pick, their lamp or their cart is broken."),
                _("It stays there until somebody repairs the tool."),
            ),
            drawn(
                BASE,
                "R4.1",
                _("A broken pick, a broken lamp and a broken cart."),
                ("break:pick break:lamp break:cart",),
            ),
            said(
                BASE,
                "R3.5",
                _("If you have a broken tool at the start of your turn, you lay no path card."),
                _("You may still play an action card or pass."),
            ),
            said(
                BASE,
                "R4.1",
                _("A player can have three broken tools at once, but only one of each kind."),
                _("You may even break your own tool."),
            ),
            said(
                HOUSE,
                "R7.6",
                _("If broken tools cost gold, a gold-digger with a broken tool at the end gets no share."),
            ),
            counts(BASE, "R4.1", *BREAKS),
        ),
        (Entry.REPAIR, Entry.SHARE, Entry.TRAPPED),
        also=_("break, pick, lamp, cart, sabotage, block, attack"),
    )


def repair() -> Page:
    """Return what repairs do."""
    return Page(
        _("Repair"),
        (
            said(
                BASE,
                "R4.2",
                _("Play this card to take away a broken tool of the kind that it shows."),
                _("The tool may lie in front of you or of any other player."),
                _("Both cards go to the discards."),
            ),
            drawn(
                BASE,
                "R4.2",
                _("The repaired lamp takes the broken lamp away."),
                ("break:lamp icon:plus repair:lamp icon:right ~break:lamp ~repair:lamp",),
                Mark(2, 0, Sign.RIGHT),
            ),
            said(
                BASE,
                "R4.2",
                _("A card with two tools repairs one of them. You say which."),
            ),
            drawn(
                BASE,
                "R4.2",
                _("A pick and a lamp repair no cart, so the card cannot be played on it."),
                ("break:cart icon:plus repair:pick+lamp",),
                Mark(2, 0, Sign.WRONG),
            ),
            counts(BASE, "R4.2", *REPAIRS),
        ),
        (Entry.BROKEN_TOOLS, Entry.TURN),
        also=_("mend, fix, heal, pick, lamp, cart, help"),
    )


def rockfall() -> Page:
    """Return what rockfalls do."""
    return Page(
        _("Rockfall"),
        (
            said(
                BASE,
                "R4.3",
                _("Take any one path card out of the maze, whoever has laid it."),
                _("The start card and the goals stay, whether they are open or not."),
            ),
            drawn(
                BASE,
                "R4.3",
                _("The dead end is gone, and the way is free again."),
                ("start! E.W icon:right start! ~E.W",),
            ),
            said(
                BASE,
                "R4.3",
                _("Both cards go to the discards."),
                _("The gap may be filled again with any card that fits."),
            ),
            said(
                BASE,
                "R3.4",
                _("A tunnel behind the gap stays where it is, but it may no longer be joined to the start."),
            ),
            counts(BASE, "R4.3", Action.ROCKFALL),
            said(SABOTEUR2, "R10.2", _("Saboteur 2 adds one more rockfall.")),
        ),
        (Entry.DEAD_ENDS, Entry.LINK_TO_START, Entry.LADDERS),
        also=_("remove, destroy, collapse, cave-in, rocks"),
    )


def treasure_map() -> Page:
    """Return what maps do."""
    return Page(
        _("Map"),
        (
            said(
                BASE,
                "R4.4",
                _("Look at one goal that lies face down, alone, and put it back."),
                _("Everybody sees which goal you have looked at, but not what you saw."),
            ),
            drawn(BASE, "R4.4", _("The map shows you what lies under one of the goals."), ("map icon:right back",)),
            said(
                BASE,
                "R4.4",
                _("A goal that lies open cannot be chosen."),
                _("Tell the others what you saw, or something else."),
            ),
            counts(BASE, "R4.4", Action.MAP),
        ),
        (Entry.GOALS, Entry.TABLE_TALK, Entry.SHARING_HERE),
        also=_("look, spy, peek, treasure, secret"),
    )
