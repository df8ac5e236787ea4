"""How the schemer talks: sweetly, and always about somebody else."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("What a charming company. Nearly all of you."),
            N_("Good evening. I have heard so much about you."),
            N_("Trust me. Everybody does, at first."),
            N_("A game among friends. How dangerous."),
        ),
        Occasion.CHAT: (
            N_("I notice things. I say only half of them."),
            N_("Somebody is very quiet tonight."),
            N_("Everything according to plan. Ours, I mean."),
            N_("There is a story in this tunnel."),
        ),
        Occasion.ROCKFALL: (
            N_("How convenient for somebody."),
            N_("Rocks do not fall for no reason, friends."),
            N_("Now who gains by that, I wonder?"),
        ),
        Occasion.BROKEN: (
            N_("My dear {name}, that was beneath you."),
            N_("So I am in your way, {name}. Interesting."),
            N_("I shall send you the bill, {name}."),
        ),
        Occasion.MENDED: (
            N_("I never doubted you, {name}. Hardly."),
            N_("A favour, {name}. I keep those in a drawer."),
            N_("You have taste in friends, {name}."),
        ),
        Occasion.MAP: (
            N_("Do share, {name}. Or invent something."),
            N_("Now {name} knows. Will {name} tell?"),
            N_("I watch the face, never the map."),
        ),
        Occasion.DEAD_END: (
            N_("A bold choice, {name}. Bold."),
            N_("I am sure {name} can explain that."),
            N_("What a very thoughtful wall."),
        ),
        Occasion.DECK_LOW: (
            N_("The candle is short. Now masks slip."),
            N_("Few cards left. This is my favourite part."),
            N_("Soon we shall all know each other better."),
        ),
        Occasion.ACCUSED: (
            N_("Me? Ask {name} why the hurry to point."),
            N_("How clever of {name} to speak first."),
            N_("I am wounded, {name}. Not surprised. Wounded."),
        ),
        Occasion.CONTRADICTED: (
            N_("A bold thing to invent, {name}."),
            N_("Think about why {name} wants you elsewhere."),
            N_("{name} tells it so well. Almost too well."),
        ),
        Occasion.STONE: (
            N_("Stone. And who told us to dig here?"),
            N_("A pity. I had a speech ready."),
            N_("Remember whose idea that was."),
        ),
        Occasion.GOLD: (
            N_("Exactly as I arranged it. Do not check."),
            N_("Gold. I shall tell it better next week."),
        ),
        Occasion.LIE: (
            N_("A lie, {name}? And so well delivered!"),
            N_("One liar knows another, {name}. My compliments."),
        ),
        Occasion.LOST: (
            N_("An empty mine, and so many suspects."),
            N_("No gold. The story, at least, was good."),
        ),
    },
)
