"""What the Seam Gazette opens with, and what stands in its corners: lead, small ads, weather, captions."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.total import total
from game.system.i18n import N_
from game.words.gazette.news import Advert, Lead, Sky

_GOLD_OPENINGS = (
    N_("The shift ends in cheers: the tunnel meets goal {goal}, and goal {goal} is gold."),
    N_("Light runs from the start to goal {goal}, and there it is: gold."),
    N_("The dust settles, the lamps go up, and goal {goal} turns out to be gold."),
)
_GOLD_DECKS = (
    N_("{name} lays the last card, and goal {goal} shines"),
    N_("{name} knocks, and goal {goal} opens"),
    N_("Goal {goal} it is, and {name} gets there"),
)
HEADLINES: Mapping[Lead, tuple[str, ...]] = total(
    Lead,
    {
        Lead.GOLD: (N_("Gold at last!"), N_("They dig, and they find"), N_("The mine gives up its gold")),
        Lead.BY_SABOTEUR: (N_("Saboteur strikes gold"),),
        Lead.TEAMS: (N_("Gold! But who gets paid?"), N_("The tunnel is open, and so is the purse")),
        Lead.NOBODY: (N_("Gold is found, and nobody wins"),),
        Lead.EMPTY: (N_("The mine keeps its gold"), N_("No tunnel reaches the gold"), N_("Gold stays in the ground")),
    },
)
DECKS: Mapping[Lead, tuple[str, ...]] = total(
    Lead,
    {
        Lead.GOLD: _GOLD_DECKS,
        Lead.BY_SABOTEUR: (N_("Of all miners it is {name}, a saboteur, who opens goal {goal}"),),
        Lead.TEAMS: _GOLD_DECKS,
        Lead.NOBODY: _GOLD_DECKS,
        Lead.EMPTY: (
            N_("It lies under goal {goal}, and nobody gets there"),
            N_("Goal {goal} hides it to the end"),
            N_("The cards are played, and goal {goal} is still closed"),
        ),
    },
)
OPENINGS: Mapping[Lead, tuple[str, ...]] = total(
    Lead,
    {
        Lead.GOLD: _GOLD_OPENINGS,
        Lead.BY_SABOTEUR: _GOLD_OPENINGS,
        Lead.TEAMS: _GOLD_OPENINGS,
        Lead.NOBODY: _GOLD_OPENINGS,
        Lead.EMPTY: (
            N_("The shift ends, and the gold is where it was at the beginning: under goal {goal}."),
            N_("All that digging, and the gold sleeps on under goal {goal}."),
            N_("They dig and dig, and goal {goal} does not open."),
        ),
    },
)
FINISHES = (
    N_("{name}, {role}, lays the card that does it."),
    N_("{name}, {role}, settles it with a single card."),
    N_("{name}, {role}, digs the last stretch."),
)
"""Who laid the last card before the gold."""
CLOSINGS: Mapping[bool, tuple[str, ...]] = {
    True: (
        N_("Rarely does a hole in the ground look so good."),
        N_("The rock, asked for a comment, stays silent."),
        N_("The drinks are on the house, says the guest."),
    ),
    False: (
        N_("The gold has no comment."),
        N_("The rock wins on points."),
        N_("Moles everywhere take heart."),
    ),
}
"""The last words of the lead: whether the gold was reached."""
COUNTS = (
    N_("Path cards laid in this round: {count}."),
    N_("The clerk of the mine counts the path cards: {count}."),
)
NO_SABOTEURS = N_("And the saboteurs? There is not one at the table.")

SMALL_ADS = (
    N_("Wanted: honest crew for the night shift. Saboteurs need not apply."),
    N_("Lost: one sense of direction. Of sentimental value only."),
    N_("To let: quiet side tunnel, no view, some rubble."),
    N_("Canary with a fine voice seeks well-aired mine."),
    N_("Maps, second-hand, hardly unfolded. No returns."),
    N_("Hats cleaned, turned and mended while the owner looks away."),
    N_("Found: one boot. The owner may hop by."),
    N_("Lamp oil by the barrel. It is good to be seen digging."),
)
"""Small ads that say nothing of the round. They come in their order, so that two rounds running share none."""
ADVERTS: Mapping[Advert, str] = total(
    Advert,
    {
        Advert.REPAIR: N_("Repairs wanted: {tool}. Ask for miner {name}."),
        Advert.BOULDERS: N_("Boulders to be had for nothing at {place}. Bring a cart."),
        Advert.STONE: N_("One large stone, as good as new. To be fetched at goal {goal}."),
        Advert.CARDS: N_("Miner {name} seeks better cards and offers gossip for them."),
    },
)
"""Small ads that have a reason in the round."""
WEATHER: Mapping[Sky, tuple[str, ...]] = total(
    Sky,
    {
        Sky.FOG: (
            N_("Thick fog of words around goal {goal}."),
            N_("Words hang low over goal {goal}. Poor visibility."),
        ),
        Sky.ROCKS: (N_("Falling rock in places, then dusty."), N_("Showers of boulders. Hard hats advised.")),
        Sky.DARK: (N_("Dark spells wherever a lamp is broken."), N_("A lamp fails now and then. Expect shadows.")),
        Sky.CLEAR: (N_("Bright all the way to goal {goal}."), N_("Clear, with a golden glow at goal {goal}.")),
        Sky.PLAIN: (
            N_("Cool and damp. No wind, no rain, no sky."),
            N_("Still air, with dripping in the side tunnels."),
        ),
    },
)
CAPTIONS = (
    N_("The mine at the end of round {round}, engraved on the spot"),
    N_("What the crew leaves behind in round {round}"),
    N_("The works of round {round}. Light tunnels are joined to the start"),
)
MOTTOES = (
    N_("All the news that fits the tunnel"),
    N_("Read by both sides of every lie"),
)
