"""How the prospector talks: of rock, and of what can be seen with one's own eyes."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("Evening. I can smell the vein from here."),
            N_("Let me see that rock face first."),
            N_("Forty years of holes, and here is one more."),
            N_("Show me the goals. I believe my own eyes."),
        ),
        Occasion.CHAT: (
            N_("Quartz. Where there is quartz, there is hope."),
            N_("This seam runs east, or I am a turnip."),
            N_("I would give a boot for another map."),
            N_("Tap, listen, tap. The hill tells you."),
        ),
        Occasion.ROCKFALL: (
            N_("Bad timbering. I said so. Or somebody's hand."),
            N_("Let me look at that rubble."),
            N_("The roof was sound. I had tapped it."),
        ),
        Occasion.BROKEN: (
            N_("Clean break. That was no wear, {name}."),
            N_("I have dug with less, {name}."),
            N_("Let me see. Yes. Broken on purpose, {name}."),
        ),
        Occasion.MENDED: (
            N_("Good steel, {name}. It will hold."),
            N_("An honest weld. Thank you, {name}."),
            N_("I know good work when I see it, {name}."),
        ),
        Occasion.MAP: (
            N_("A look! The only thing that counts."),
            N_("What colour was it, {name}? Exactly?"),
            N_("I had rather have looked myself, {name}."),
        ),
        Occasion.DEAD_END: (
            N_("No vein there, {name}. Any fool can see it."),
            N_("That is not geology, {name}. That is a wall."),
            N_("I have seen better holes in a sock."),
        ),
        Occasion.DECK_LOW: (
            N_("The lode is thinning out. So is the deck."),
            N_("Few cards. Dig where you know, not hope."),
            N_("This is where claims are won or left."),
        ),
        Occasion.ACCUSED: (
            N_("Look for yourself, {name}. I always do."),
            N_("Assay me, {name}. You will find iron."),
            N_("Show me one crooked card of mine, {name}."),
        ),
        Occasion.CONTRADICTED: (
            N_("I know rock when I see it, {name}."),
            N_("Bring a lamp and look again, {name}."),
            N_("I would stake my claim on it, {name}. Would you?"),
        ),
        Occasion.STONE: (
            N_("Barren. I have a box of those at home."),
            N_("Country rock. Move on, it is not here."),
            N_("Fool's gold would have been kinder."),
        ),
        Occasion.GOLD: (
            N_("Colour! Real colour! Stand back, let me look."),
            N_("Native gold. I knew it by the smell."),
        ),
        Occasion.LIE: (
            N_("I should have looked myself. Shame, {name}."),
            N_("False sample, {name}. Salted from the start."),
        ),
        Occasion.LOST: (
            N_("The gold stays in the hill. It is patient."),
            N_("A dry hole. Every prospector has dug one."),
        ),
    },
)
