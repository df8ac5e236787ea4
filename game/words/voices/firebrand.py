"""How the firebrand talks: loudly, and before thinking."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("Right! Who wants to swing first?"),
            N_("Less talk, more digging! Hello."),
            N_("Anybody in my way? Speak now!"),
            N_("Night shift! My favourite kind of shift!"),
        ),
        Occasion.CHAT: (
            N_("Faster! My lamp is getting bored."),
            N_("I could dig this with my teeth."),
            N_("Why is everybody so careful?"),
            N_("Come on, come on, come on!"),
        ),
        Occasion.ROCKFALL: (
            N_("Who did that? I SAW who did that!"),
            N_("Dig it again! Twice as hard!"),
            N_("Oh, now I am awake!"),
        ),
        Occasion.BROKEN: (
            N_("{name}! You will hear from me!"),
            N_("That was my good one, {name}!"),
            N_("Fine! I dig with my hands! Watch out, {name}!"),
        ),
        Occasion.MENDED: (
            N_("Ha! {name}, you are all right!"),
            N_("Now we are talking! Thanks, {name}!"),
            N_("Back in business! Where was I?"),
        ),
        Occasion.MAP: (
            N_("Well? Spit it out, {name}!"),
            N_("Maps! Just dig and look!"),
            N_("{name} knows! Shake it out of {name}!"),
        ),
        Occasion.DEAD_END: (
            N_("A WALL? You built us a WALL, {name}?"),
            N_("I am going to kick that down."),
            N_("{name}! Other way! The OTHER way!"),
        ),
        Occasion.DECK_LOW: (
            N_("Last cards! Everything on the table!"),
            N_("No time! Run, dig, shout!"),
            N_("Now it gets good!"),
        ),
        Occasion.ACCUSED: (
            N_("Me? ME? Say that again, {name}!"),
            N_("I break things in front of your eyes, {name}!"),
            N_("Careful, {name}. I am holding a pick."),
        ),
        Occasion.CONTRADICTED: (
            N_("You call me a liar, {name}? Come here and say it!"),
            N_("Rubbish, {name}! Rubbish!"),
            N_("Dig there and choke on it, {name}!"),
        ),
        Occasion.STONE: (
            N_("Stone! I have had it with stone!"),
            N_("Kick it. Kick it and move on!"),
            N_("Who said dig here? WHO?"),
        ),
        Occasion.GOLD: (
            N_("GOLD! I told you! Shouting works!"),
            N_("Ha! Straight through the hill!"),
        ),
        Occasion.LIE: (
            N_("You LIED, {name}! Outside. Now."),
            N_("I believed you, {name}! I never believe anyone!"),
        ),
        Occasion.LOST: (
            N_("Nothing! We dug for NOTHING!"),
            N_("Again! Deal again! Right now!"),
        ),
    },
)
