"""The chapter on goals and on how a round ends."""

from __future__ import annotations

from game.system.i18n import _
from game.words.rulebook.blocks import BASE, BONUS, Mark, Page, Sign, drawn, said, where
from game.words.rulebook.entries import Entry


def goals() -> Page:
    """Return what happens when a tunnel reaches a goal."""
    every, one = where("goals_at_once", "all"), where("goals_at_once", "one")
    return Page(
        _("Reaching a goal"),
        (
            said(
                BASE,
                "R5.1",
                _("You lay a path card, and now a tunnel from the start ends at a goal that lies face down."),
                _("Then that goal is turned up."),
            ),
            drawn(
                BASE, "R5.1", _("The tunnel has reached the goal."), ("start! EW! EW! gold",), Mark(3, 0, Sign.RIGHT)
            ),
            said(
                BASE,
                "R5.1",
                _("The tunnel must lead on to the goal without a gap, and not stop inside the last card."),
            ),
            drawn(
                BASE,
                "R5.1",
                _("The last tunnel stops inside its card, so the goal stays face down."),
                ("start! EW! E.W back",),
                Mark(2, 0, Sign.WRONG, "E"),
            ),
            said(
                BASE,
                "R5.2",
                _("If it is the gold, the round is over."),
                _("If it is a stone, it stays there as a path card, and play goes on."),
                _("Tunnels may lead on through the stone."),
            ),
            said(
                every,
                "R5.5",
                _("One card may reach several goals."),
                _("All of them are turned up, the lowest number first."),
                _("With the gold it stops."),
            ),
            said(
                one,
                "R5.5",
                _("One card may reach several goals."),
                _("Whoever laid it chooses one of them, and the others stay closed."),
                _("When a later path card is laid, they may open, if the tunnel still reaches them."),
            ),
            said(
                every,
                "R5.6",
                _("A stone may lengthen the tunnel to another goal."),
                _("Then that goal is turned up, too."),
            ),
            said(
                one,
                "R5.6",
                _("A stone may lengthen the tunnel to a goal that was not reached before."),
                _("Then that goal is turned up, too."),
                _("If there are several, whoever laid the card chooses one."),
            ),
            said(BASE, "R5.7", _("What a card hides that lies face down never changes what you may do.")),
        ),
        (Entry.STONES, Entry.ROUND_END, Entry.SHARE, Entry.DEAD_ENDS),
        also=_("treasure, gold, reveal, target, destination, reach"),
    )


def stones() -> Page:
    """Return which way round a stone lies."""
    return Page(
        _("How a stone lies"),
        (
            said(BASE, "R5.3", _("A stone is turned so that it opens towards the tunnel that has reached it.")),
            drawn(
                BASE,
                "R5.3",
                _("The tunnel comes from the left, so the stone opens to the left."),
                ("start! EW! stone:NW!",),
            ),
            said(
                BASE,
                "R5.3",
                _("Sometimes both ways round do that. Then it opens towards the card that was just laid."),
                _("If that decides nothing, it lies so that it fits more of its neighbours."),
                _("If that decides nothing either, it stays as it was dealt."),
            ),
            said(
                BASE,
                "R5.3",
                _("On its other sides a stone may clash with its neighbours: tunnel may meet rock there."),
                _("Nothing else in the maze may do that."),
            ),
            drawn(
                BASE,
                "R5.3",
                _("The stone opens to the left and upwards, where it meets rock. That is allowed."),
                ("- - EW", "start! EW! stone:NW!"),
                Mark(2, 1, Sign.RIGHT, "N"),
            ),
            said(
                where("goal_turn", "finisher"),
                "R5.4",
                _("If the stone fits all its neighbours neither way round, whoever laid the card chooses how it lies."),
            ),
        ),
        (Entry.GOALS, Entry.MATCHING),
        also=_("turn, turned, rotate, rock, coal, orientation"),
    )


def round_end() -> Page:
    """Return when a round ends and who has won it."""
    return Page(
        _("The end of a round"),
        (
            said(
                BASE,
                "R7.1 R5.2",
                _("When the gold is turned up, the round ends at once."),
                _("The gold-diggers have won it, whoever laid the last card."),
            ),
            said(BASE, "R7.1", _("If the round ends without gold, the saboteurs have won it.")),
            said(
                where("goals_at_once", "one"),
                "R7.1",
                _("The saboteurs win even if a tunnel touches the gold, as long as that goal was left closed."),
            ),
            said(
                where("round_end", "none_playable"),
                "R6.1",
                _("Without gold the round ends when the deck is empty and nobody holds a card that can be played."),
            ),
            said(
                where("round_end", "all_passed"),
                "R6.1 R6.4",
                _("Without gold the round ends when the deck is empty and everybody has passed, one after another."),
                _("A pass counts only if that player holds no card to play. An empty hand counts, too."),
                _("As soon as somebody does anything else, the passes are counted anew."),
            ),
            said(
                where("round_end", "hands_empty"),
                "R6.1",
                _("Without gold the round ends when all hands are empty."),
            ),
            said(
                BASE,
                "R6.3 R6.2",
                _("A card can be played if that would be legal in its owner's turn. Passing is not playing."),
                _("The game looks at this after every turn."),
            ),
            said(BONUS, "R6.2", _("It looks at this again after a player has retired.")),
            said(
                BASE,
                "R7.8",
                _("Then all roles, the spare card and all goals are shown, before any gold is shared."),
            ),
        ),
        (Entry.SHARE, Entry.SABOTEURS_PAY, Entry.THREE_ROUNDS, Entry.SABOTEUR2_WINNERS),
        also=_("finish, over, win, winner, lose, deck empty"),
    )
