"""The chapter on bonus nuggets, retiring and table talk."""

from __future__ import annotations

from game.system.i18n import _
from game.words.rulebook.blocks import BASE, BONUS, SABOTEUR2, TALK, Mark, Page, Sign, drawn, said
from game.words.rulebook.entries import Entry


def bonus() -> Page:
    """Return what bonus nuggets do."""
    return Page(
        _("Bonus nuggets"),
        (
            said(
                BONUS,
                "R11.1",
                _("After the deal the right neighbour of the starter puts one of the bonus nuggets into the mine."),
                _("That player may look at role and hand before choosing."),
            ),
            drawn(BONUS, "R11.1", _("The three bonus nuggets."), ("bonus:1 bonus:2 bonus:3",)),
            said(
                BONUS,
                "R11.1",
                _("It goes on an empty cell between the start and the goals."),
                _("It may not lie beside the start or a face-down goal."),
                _("Each of the three is used once in a game."),
            ),
            said(
                BONUS,
                "R11.2",
                _("It is no path card. Nothing can be laid on it, and beside it alone nothing can be laid, either."),
                _("It fits everything, and no way leads through it."),
                _("No rockfall takes it, and no ladder may lie beside it."),
            ),
            said(
                BONUS,
                "R11.3",
                _("Whoever first joins it to the start gets it, openly."),
                _("A tunnel must lead on to it: a dead end does not reach it."),
            ),
            drawn(
                BONUS,
                "R11.3",
                _("The tunnel has reached the bonus nugget."),
                ("start! EW! bonus:2",),
                Mark(2, 0, Sign.RIGHT),
            ),
            said(BONUS, "R11.3", _("In the base game you draw as many nugget cards as it shows.")),
            said(SABOTEUR2, "R11.3", _("With Saboteur 2 you get as much gold as it shows.")),
            said(
                BONUS,
                "R11.3",
                _("Goals that the card reaches come first. If the gold is among them, you still get the bonus."),
            ),
        ),
        (Entry.RETIRING, Entry.MATCHING, Entry.LADDERS),
        also=_("bonus, nugget, extra gold, anniversary"),
    )


def retiring() -> Page:
    """Return what retiring means."""
    return Page(
        _("Retiring with a bonus"),
        (
            said(
                BONUS,
                "R11.4",
                _("When you have taken the bonus nugget, you may retire at once."),
                _("If you do not, you are asked once more at the start of your next turn."),
                _("Then your bonus is safe, and your role stays hidden until the round ends."),
            ),
            said(
                BONUS,
                "R11.4",
                _("Whoever has retired plays no more in this round and gets nothing else."),
                _("Their hand goes to the discards, face down."),
                _("No card can be played on them, nobody can steal from them, and their own theft card is void."),
            ),
            said(
                BONUS,
                "R11.4",
                _("They count for no side any more when gold is paid."),
                _("They still count where nugget cards are drawn for all players."),
            ),
            said(
                BONUS,
                "R11.5",
                _("If you play on, you keep the bonus only if you are among the winners of the round."),
                _("Otherwise it goes back."),
            ),
            said(
                BASE,
                "R11.5",
                _("In the base game all players of the side that has won are winners."),
            ),
            said(
                SABOTEUR2,
                "R11.5",
                _("With Saboteur 2 a winner is who counts as one when gold is paid."),
                _("That is never a geologist, and nobody who is trapped."),
            ),
        ),
        (Entry.BONUS, Entry.SHARE, Entry.SABOTEUR2_WINNERS),
        also=_("retire, leave, quit, safe, keep the bonus"),
    )


def table_talk() -> Page:
    """Return what can be claimed."""
    return Page(
        _("Table talk"),
        (
            said(
                TALK,
                "R12.1",
                _("Once in your turn, before you play, you may claim something in public."),
                _("Say what a goal is, whom you suspect, or whom you trust."),
            ),
            said(
                TALK,
                "R12.1",
                _("You may lie. Bots may, too."),
                _("A claim never changes what anybody may do."),
            ),
            said(
                TALK,
                "R12.1",
                _("Claims are about goals that lie face down and about other players, never about yourself."),
                _("While the game asks somebody a question, there are none."),
            ),
            said(TALK, "R12.1", _("All claims are kept in the record of the game.")),
        ),
        (Entry.MAP, Entry.LOOKING_HERE),
        also=_("claim, lie, bluff, say, speak, accuse, suspect, trust, chat"),
    )
