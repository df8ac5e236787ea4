"""How the sleeper talks: little, and with half an eye open."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("Mm. Evening."),
            N_("Is it my turn yet? No? Good night."),
            N_("Wake me when there is gold."),
            N_("Soft rock here. Nice for the back."),
        ),
        Occasion.CHAT: (
            N_("I was resting my eyes."),
            N_("Warm down here."),
            N_("Hm? Oh. Still digging, then."),
            N_("I dreamt we had found it."),
        ),
        Occasion.ROCKFALL: (
            N_("Somebody dropped something."),
            N_("That woke me. It did."),
            N_("Mm. Loud."),
        ),
        Occasion.BROKEN: (
            N_("A break? Thank you, {name}."),
            N_("No hurry. I was napping anyway."),
            N_("Well, {name}. Then I sit down."),
        ),
        Occasion.MENDED: (
            N_("Oh. Work again. Thanks, {name}."),
            N_("Kind of you, {name}. Truly."),
            N_("And I had just sat down."),
        ),
        Occasion.MAP: (
            N_("Tell me later, {name}."),
            N_("Goals. Yes. There are three."),
            N_("I see better with my eyes closed."),
        ),
        Occasion.DEAD_END: (
            N_("A quiet corner. Thank you, {name}."),
            N_("Looks like a good place to lie down."),
            N_("Mm. That one stops."),
        ),
        Occasion.DECK_LOW: (
            N_("Nearly home time."),
            N_("The candle is low. So am I."),
            N_("Last cards. Then bed."),
        ),
        Occasion.ACCUSED: (
            N_("I was asleep, {name}. Ask my pillow."),
            N_("Takes energy, that. I have none."),
            N_("Mm. No."),
        ),
        Occasion.CONTRADICTED: (
            N_("You are wrong, {name}. Good night."),
            N_("I shall not argue, {name}. Too tired."),
            N_("Hm. One of us dreams, {name}."),
        ),
        Occasion.STONE: (
            N_("Stone. Makes a poor pillow."),
            N_("Not gold. I can sleep on, then."),
            N_("Ah well."),
        ),
        Occasion.GOLD: (
            N_("Gold? Already? Good night."),
            N_("Oh. Shiny. Dim it a little."),
        ),
        Occasion.LIE: (
            N_("You fibbed, {name}. I heard it in my sleep."),
            N_("And I dreamt you were honest, {name}."),
        ),
        Occasion.LOST: (
            N_("No gold. A fair nap, though."),
            N_("All that noise for nothing."),
        ),
    },
)
