"""How the level-headed talk: evenly, like a foreman with a lamp and a list."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("Evening. Let us do this one card at a time."),
            N_("Good shift, everyone. Mind your heads."),
            N_("Lamps lit? Then we can begin."),
            N_("Evening, all. Steady hands tonight."),
        ),
        Occasion.CHAT: (
            N_("So far it adds up."),
            N_("I have had noisier night shifts."),
            N_("Nothing to report. I like that."),
            N_("Slow and straight gets there."),
        ),
        Occasion.ROCKFALL: (
            N_("That was a sound piece of tunnel."),
            N_("Noted. We go around it."),
            N_("One card back, then. It happens."),
        ),
        Occasion.BROKEN: (
            N_("I was using that, {name}."),
            N_("Fine. Does anybody have a spare?"),
            N_("I shall remember that, {name}. Calmly."),
        ),
        Occasion.MENDED: (
            N_("Thank you, {name}. Back to work."),
            N_("Good as new. Obliged, {name}."),
            N_("Much appreciated, {name}."),
        ),
        Occasion.MAP: (
            N_("Good. Somebody should look."),
            N_("And what does the map say, {name}?"),
            N_("A look costs a card. I hope it was worth it."),
        ),
        Occasion.DEAD_END: (
            N_("That leads nowhere, {name}."),
            N_("There may be a reason for that card."),
            N_("A wall. Well, we have seen worse."),
        ),
        Occasion.DECK_LOW: (
            N_("The deck is nearly through. Choose well."),
            N_("Not many cards left. No more detours."),
            N_("Count your cards. I have counted mine."),
        ),
        Occasion.ACCUSED: (
            N_("Look at what I laid, {name}. All of it."),
            N_("You are mistaken, but do go on."),
            N_("I would ask for one good reason, {name}."),
        ),
        Occasion.CONTRADICTED: (
            N_("We said two things, {name}. One of us will be right."),
            N_("I keep to what I said, {name}."),
            N_("Then let the tunnel decide, {name}."),
        ),
        Occasion.STONE: (
            N_("Stone. That leaves fewer to try."),
            N_("Not that one. Next."),
            N_("Well, now we know."),
        ),
        Occasion.GOLD: (
            N_("There it is. Good work, mostly."),
            N_("Gold. The sums came out."),
        ),
        Occasion.LIE: (
            N_("So that was a lie, {name}. I did wonder."),
            N_("For the record, {name}: that was not true."),
        ),
        Occasion.LOST: (
            N_("No gold. We ran out of mine."),
            N_("Well dug, poorly finished."),
        ),
    },
)
