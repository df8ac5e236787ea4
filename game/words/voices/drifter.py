"""How the drifter talks: blindfold, and content with whatever comes."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("Which way is the table? Ah. Hello."),
            N_("I go where the cards go. Good evening."),
            N_("Is it dark here, or is that me?"),
            N_("Nice voices, all of you. Shall we?"),
        ),
        Occasion.CHAT: (
            N_("I follow the draught. It has ideas."),
            N_("Left, right, it all sounds the same."),
            N_("I tossed a coin. I could not see it land."),
            N_("Am I winning? Do not tell me."),
        ),
        Occasion.ROCKFALL: (
            N_("Was that me? I honestly cannot tell."),
            N_("Ah, a change of scenery, I hear."),
            N_("That came from somewhere."),
        ),
        Occasion.BROKEN: (
            N_("It feels lighter now. Thank you, {name}."),
            N_("Crack, said the tool. Who was that?"),
            N_("Easy come, easy broken, {name}."),
        ),
        Occasion.MENDED: (
            N_("It has a handle again! Kind hands, {name}."),
            N_("Luck comes around, and today it is {name}."),
            N_("Whole again. I can feel the edges."),
        ),
        Occasion.MAP: (
            N_("Describe it to me, {name}. Slowly."),
            N_("Reading is overrated. I guess."),
            N_("I never look. It spoils the walk."),
        ),
        Occasion.DEAD_END: (
            N_("I walked into that. So it is a wall."),
            N_("I would have laid that one, too, {name}."),
            N_("Roads end. Then one turns round."),
        ),
        Occasion.DECK_LOW: (
            N_("The pile feels thin."),
            N_("Almost out of luck. The paper kind."),
            N_("Whatever is left will be a surprise."),
        ),
        Occasion.ACCUSED: (
            N_("I might be, {name}. I have not looked."),
            N_("Blame the dice, {name}. I do."),
            N_("A plan? Me? You flatter me, {name}."),
        ),
        Occasion.CONTRADICTED: (
            N_("You say this, I say that. Toss a coin, {name}?"),
            N_("Both may be true, {name}. It is dark."),
            N_("Heads for you, {name}, tails for me."),
        ),
        Occasion.STONE: (
            N_("It feels cold. Stone, is it?"),
            N_("Two doors less one. Or was it three?"),
            N_("Good, hard stone. Well found."),
        ),
        Occasion.GOLD: (
            N_("Warm and heavy. I like it here."),
            N_("We found it? I was not even looking."),
        ),
        Occasion.LIE: (
            N_("I heard a lie in that, {name}. Or a draught."),
            N_("Funny. You sounded so sure, {name}."),
        ),
        Occasion.LOST: (
            N_("Nothing at the end. Nice walk, though."),
            N_("Lost, are we? I usually am."),
        ),
    },
)
