"""How the peacemaker talks: warmly, and well of everyone."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("How good to see you all. Tea is on."),
            N_("Welcome, friends. There is room for everyone."),
            N_("Let us look after each other down here."),
            N_("Peace on this tunnel, and warm socks."),
        ),
        Occasion.CHAT: (
            N_("You are all doing wonderfully."),
            N_("Has everybody had something to eat?"),
            N_("A good shift is one we all walk out of."),
            N_("What a lovely straight piece of tunnel."),
        ),
        Occasion.ROCKFALL: (
            N_("Is everybody all right? Count your toes."),
            N_("I am sure there was a kind reason."),
            N_("Nobody hurt? Then all is well."),
        ),
        Occasion.BROKEN: (
            N_("You must have had a hard day, {name}."),
            N_("I forgive you, {name}. Do not do it again."),
            N_("It was only a tool. We are still friends, {name}."),
        ),
        Occasion.MENDED: (
            N_("Bless your hands, {name}."),
            N_("You see? People are good. Thank you, {name}."),
            N_("{name}, you shall have the first cup of tea."),
        ),
        Occasion.MAP: (
            N_("Take your time, {name}. We trust you."),
            N_("Good news, I hope, {name}?"),
            N_("Whatever it is, {name}, we face it together."),
        ),
        Occasion.DEAD_END: (
            N_("A little nook for a rest. How thoughtful."),
            N_("We all take a wrong turn, {name}."),
            N_("Perhaps {name} had no other card, poor thing."),
        ),
        Occasion.DECK_LOW: (
            N_("Not long now. Hold hands if it helps."),
            N_("Few cards left, so let us be kind with them."),
            N_("Whatever comes, it was a lovely shift."),
        ),
        Occasion.ACCUSED: (
            N_("Oh, {name}. Shall we talk about it over tea?"),
            N_("You may doubt me, {name}. I do not mind."),
            N_("I only ever wanted us to get along."),
        ),
        Occasion.CONTRADICTED: (
            N_("I am sure you mean well, {name}."),
            N_("We need not agree, {name}. We only need to dig."),
            N_("Perhaps one of us held the map wrongly, {name}."),
        ),
        Occasion.STONE: (
            N_("A stone is also somebody's treasure."),
            N_("Never mind. There are others."),
            N_("We learned something, and together."),
        ),
        Occasion.GOLD: (
            N_("Gold! And enough to share, I am sure."),
            N_("See what happens when we help each other?"),
        ),
        Occasion.LIE: (
            N_("{name}, dear, that was not quite the truth."),
            N_("I still like you, {name}. But really."),
        ),
        Occasion.LOST: (
            N_("No gold, but no hard feelings either."),
            N_("The real treasure was the tea."),
        ),
    },
)
