"""How the cynic talks: drily, and with accounts kept."""

from __future__ import annotations

from game.engine.total import total
from game.system.i18n import N_
from game.words.voices.occasions import Occasion, Voice

LINES: Voice = total(
    Occasion,
    {
        Occasion.GREETING: (
            N_("Let us get the betrayal over with."),
            N_("I trust my lamp. The list ends there."),
            N_("Evening. I expect nothing, as usual."),
            N_("Look at us. One fine row of suspects."),
        ),
        Occasion.CHAT: (
            N_("It goes well. That worries me."),
            N_("Somebody here smiles too much."),
            N_("I keep accounts. They do not look good."),
            N_("Optimism is how one loses a lamp."),
        ),
        Occasion.ROCKFALL: (
            N_("An accident, I am sure. Ha."),
            N_("And there goes an hour of work."),
            N_("I had that down for later tonight."),
        ),
        Occasion.BROKEN: (
            N_("There it is. Hello, {name}."),
            N_("Of course. Page one, {name}, top line."),
            N_("I packed for this, {name}."),
        ),
        Occasion.MENDED: (
            N_("And what does that cost me, {name}?"),
            N_("Suspiciously kind of you, {name}."),
            N_("Thanks, I suppose. I shall look for the catch."),
        ),
        Occasion.MAP: (
            N_("Whatever {name} says next, halve it."),
            N_("Now comes the lie. Or the truth. Who can tell?"),
            N_("Look all you like. I shall not ask."),
        ),
        Occasion.DEAD_END: (
            N_("Honest mistake. Certainly. I wrote it down."),
            N_("Nobody is that clumsy, {name}."),
            N_("A wall. At last something I can rely on."),
        ),
        Occasion.DECK_LOW: (
            N_("Ending badly, and on time."),
            N_("Few cards left. Now everyone finds a conscience."),
            N_("I knew it would be tight. It always is."),
        ),
        Occasion.ACCUSED: (
            N_("Took you long enough, {name}."),
            N_("Join the queue, {name}."),
            N_("I suspect me, too. I suspect everybody."),
        ),
        Occasion.CONTRADICTED: (
            N_("And so the fairy tales begin. Go on, {name}."),
            N_("One of us lies, {name}. I know my guess."),
            N_("Two stories, one mine. As always, {name}."),
        ),
        Occasion.STONE: (
            N_("Stone. I would have bet on it."),
            N_("As foretold by everybody's luck."),
            N_("What did you expect? Gold? Here?"),
        ),
        Occasion.GOLD: (
            N_("Gold. I give it a week."),
            N_("We won? There must be a mistake."),
        ),
        Occasion.LIE: (
            N_("{name} lied. Somebody fetch me a chair."),
            N_("Never believed it, {name}. Still disappointed."),
        ),
        Occasion.LOST: (
            N_("Nothing. And yet I feel vindicated."),
            N_("I said so. Nobody wrote it down but me."),
        ),
    },
)
