"""How the chatterbox talks: all the time."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("Hello, hello, hello! Did I say hello?"),
            N_("So many faces! I shall talk to all of them."),
            N_("I once knew a mole who looked like you lot."),
            N_("I brought biscuits. I ate them. Hello!"),
        ),
        Occasion.CHAT: (
            N_("Did I tell you about my aunt and the cart?"),
            N_("You know what rhymes with gold? Everything!"),
            N_("It echoes here. It echoes here. Ha!"),
            N_("I can hum while I dig. Shall I hum?"),
            N_("My left boot squeaks. Listen. Hear it?"),
        ),
        Occasion.ROCKFALL: (
            N_("Boom! Did you see that? I saw that!"),
            N_("My ears are ringing. It is a nice tune, too."),
            N_("Was that my stomach? No, that was the roof."),
        ),
        Occasion.BROKEN: (
            N_("Oh, {name}! It had a name, you know!"),
            N_("Well, I can still talk. You will see, {name}."),
            N_("I take that personally, and at length, {name}."),
        ),
        Occasion.MENDED: (
            N_("{name}, you treasure! I shall tell everybody!"),
            N_("Like new! Better! Did you polish it, {name}?"),
            N_("I owe you a story, {name}. A long one."),
        ),
        Occasion.MAP: (
            N_("What is it? What is it? Tell, tell, tell!"),
            N_("{name} looked! Look at {name} looking!"),
            N_("I could never keep that to myself, {name}."),
        ),
        Occasion.DEAD_END: (
            N_("That is a wall, {name}. I talk to walls."),
            N_("Nice cupboard! Who lives there?"),
            N_("My uncle had a tunnel like that. Short."),
        ),
        Occasion.DECK_LOW: (
            N_("So few cards, and so much left to say!"),
            N_("Already? I have only just got going!"),
            N_("Quick, quick! Not me. You others. Quick!"),
        ),
        Occasion.ACCUSED: (
            N_("Me? I could not keep that secret for a minute!"),
            N_("Wait, wait, {name}. I have eleven reasons why not."),
            N_("You only say that because I talk, {name}."),
        ),
        Occasion.CONTRADICTED: (
            N_("No, no, {name}, I told it first and I told it better!"),
            N_("Oh, a debate! I love debates, {name}. You lose."),
            N_("{name}, {name}, {name}. Were we in the same mine?"),
        ),
        Occasion.STONE: (
            N_("Ooh, a stone! Can I keep it?"),
            N_("No gold, but such a nice colour of grey."),
            N_("One down! I love a process."),
        ),
        Occasion.GOLD: (
            N_("Gold gold gold gold gold! There, I said it."),
            N_("Wait till my aunt hears about this!"),
        ),
        Occasion.LIE: (
            N_("{name}! Fibber! And I told everyone you were nice!"),
            N_("Even I was truer than you, {name}. Sometimes."),
        ),
        Occasion.LOST: (
            N_("No gold, but was it not lovely to talk?"),
            N_("Empty pockets, full of stories."),
        ),
    },
)
