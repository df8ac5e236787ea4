"""The columns of the Seam Gazette: for each kind of news headlines with their texts, in the present tense.

Names stand in the nominative or behind a noun, so that no language has to bend them. What a headline and its text
name, the log has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.total import total
from game.system.i18n import N_
from game.words.gazette.news import News


class Column(NamedTuple):
    """A headline and what stands below it."""

    headline: str
    text: str


COLUMNS: Mapping[News, tuple[Column, ...]] = total(
    News,
    {
        News.LIE_GOLD: (
            Column(
                N_("{name} sells stone as gold"),
                N_("{name} knows that goal {goal} is stone, and calls it gold before the whole crew."),
            ),
            Column(
                N_("Gold at goal {goal}? Not a crumb"),
                N_("The gold at goal {goal} is a tale. {name} tells it, and {name} knows better."),
            ),
            Column(
                N_("All that glitters is talk"),
                N_("“Gold!” says {name} of goal {goal}. It is stone, and {name} knows it all along."),
            ),
        ),
        News.LIE_STONE: (
            Column(
                N_("{name} calls gold a stone"),
                N_("{name} knows of the gold at goal {goal}. What the crew hears is “stone”."),
            ),
            Column(
                N_("The best-kept secret lies at goal {goal}"),
                N_("It is gold. {name} knows, and {name} swears that it is stone."),
            ),
        ),
        News.LIE_SEAT: (
            Column(
                N_("{name} says one thing and knows another"),
                N_("What {name} tells the crew about miner {other} is the opposite of what {name} knows."),
            ),
            Column(
                N_("A tall tale about miner {other}"),
                N_("{name} speaks up about miner {other} and knows at that moment that it is untrue."),
            ),
        ),
        News.FOUND_OUT: (
            Column(
                N_("{other} smells a saboteur"),
                N_("{other} points at miner {name}, and the role cards prove it: a saboteur."),
            ),
            Column(
                N_("The trail leads to miner {name}"),
                N_("“Saboteur!” says {other} of miner {name}. The end of the round agrees."),
            ),
            Column(
                N_("A nose for trouble: {other}"),
                N_("Before any role card is turned, {other} suspects miner {name}. It is a saboteur indeed."),
            ),
        ),
        News.UNNOTICED: (
            Column(
                N_("{name} fools the whole crew"),
                N_("Others are suspected, {name} is not. The role card says saboteur."),
            ),
            Column(
                N_("A saboteur in plain sight"),
                N_("Nobody points at miner {name}. Only the role card does, when all is over."),
            ),
        ),
        News.WRONGED: (
            Column(
                N_("An innocent hat under suspicion"),
                N_("{other} cries “saboteur”. But {name}, {role}, wears no such hat."),
            ),
            Column(
                N_("Not guilty: {name}"),
                N_("{other} points at miner {name}. Wrongly, as the role cards show."),
            ),
            Column(
                N_("{other} barks up the wrong timber"),
                N_("The suspect is {name}, the charge is sabotage, and the charge is false."),
            ),
        ),
        News.HAT: (
            Column(
                N_("New hat, new heart?"),
                N_("{name} plays a card, and miner {other} gets another role card. Old friends look twice."),
            ),
            Column(
                N_("Hat trick by miner {name}"),
                N_("{name} plays the card, and miner {other} wears another hat. Which one, only that miner knows."),
            ),
        ),
        News.TRAP: (
            Column(
                N_("{name} turns the key"),
                N_("The portcullis falls in front of miner {other}. {name} whistles and walks on."),
            ),
            Column(
                N_("Miner {other} behind bars"),
                N_("Trapped by card, not by court: {name} locks up miner {other}."),
            ),
        ),
        News.HINDERED: (
            Column(
                N_("Tool trouble for miner {name}"),
                N_("Whatever {name} holds, somebody breaks. Tools broken by others: {count}."),
            ),
            Column(
                N_("Spare parts wanted, urgently"),
                N_("Nobody needs the toolmaker more than {name} does. Tools broken by others in this round: {count}."),
            ),
            Column(
                N_("{name} and the curse of the broken tool"),
                N_("The count for miner {name} stands at {count}. Not one of these tools breaks by itself."),
            ),
        ),
        News.ROCKFALL: (
            Column(
                N_("{name} brings down the roof"),
                N_("A rockfall at {place} takes {path} away. The rubble is the work of miner {name}."),
            ),
            Column(
                N_("Rocks fall at {place}"),
                N_("First there is {path}, then there is dust. Behind the rockfall: miner {name}."),
            ),
            Column(
                N_("Heads down, rocks coming"),
                N_("One card by miner {name}, one rumble, and {path} at {place} is gone."),
            ),
        ),
        News.THEFT: (
            Column(
                N_("{name} has long fingers"),
                N_("A theft card lies in front of miner {name}. Purses are held tight."),
            ),
            Column(
                N_("Hold on to that nugget"),
                N_("{name} lays a theft card for all to see. Honest thieves are rare."),
            ),
        ),
        News.HANDS: (
            Column(
                N_("{name} likes the other hand better"),
                N_("{name} swaps hands with miner {other}, card for card. Both smile; one of them means it."),
            ),
            Column(
                N_("A fair exchange, says {name}"),
                N_("All cards of miner {name} against all cards of miner {other}. No receipt is issued."),
            ),
        ),
        News.BONUS: (
            Column(
                N_("{name} pockets the bonus nugget"),
                N_("It lies at {place}, the tunnel gets there, and {name} is the one who lays the card."),
            ),
            Column(
                N_("Bonus nugget taken at {place}"),
                N_("{name} joins it to the start and takes it openly, as the rules like it."),
            ),
        ),
        News.STONE: (
            Column(
                N_("{name} digs up a stone"),
                N_("The tunnel of miner {name} reaches goal {goal}. It is stone, from front to back."),
            ),
            Column(
                N_("Goal {goal}: stone"),
                N_("{name} lays the card, goal {goal} turns over, and a sigh goes through the mine."),
            ),
            Column(
                N_("All that way for a stone"),
                N_("{name} opens goal {goal} and finds rock inside the rock."),
            ),
        ),
        News.MENDED: (
            Column(
                N_("{name} mends what others break"),
                N_("{name} repairs a tool of miner {other}. No bill is sent."),
            ),
            Column(
                N_("A good hand with a wrench: {name}"),
                N_("A tool of miner {other} works again, because {name} has the card for it."),
            ),
            Column(
                N_("Repairs done on the spot"),
                N_("Two taps of the hammer by miner {name}, and miner {other} has a whole tool again."),
            ),
        ),
        News.LIGHT: (
            Column(
                N_("{name} lights up the mine"),
                N_("Cards that {name} joins to the start at one stroke: {count}."),
            ),
            Column(
                N_("Let there be light, says {name}"),
                N_("{name} lays a single card, and the light runs on and on. Cards lit at once: {count}."),
            ),
            Column(
                N_("One card makes the difference"),
                N_("It is {name} who lays it. The number of cards that see the light at that moment: {count}."),
            ),
        ),
        News.DEAD_END: (
            Column(
                N_("{name} builds a dead end"),
                N_("At {place} the tunnel just stops. {name} calls it a card like any other."),
            ),
            Column(
                N_("End of the line at {place}"),
                N_("{name} lays a dead end there, planks and all."),
            ),
            Column(
                N_("No through road"),
                N_("Whoever walks to {place} walks back again: {name} lays a dead end."),
            ),
        ),
        News.LOOK: (
            Column(
                N_("{name} takes a peek"),
                N_("The first map of the round goes to goal {goal}. What it shows, {name} knows."),
            ),
            Column(
                N_("Eyes on goal {goal}"),
                N_("{name} is the first to unroll a map. The others can only watch faces."),
            ),
        ),
        News.WORK: (
            Column(
                N_("Nobody digs like {name}"),
                N_("Path cards laid by the busiest miner of the round, {name}: {count}."),
            ),
            Column(
                N_("{name} sets the pace"),
                N_("No other miner lays as many path cards as {name} does. The number: {count}."),
            ),
            Column(
                N_("Blisters of the day: {name}"),
                N_("Card after card after card: {name} lays {count}, and all others lay fewer."),
            ),
        ),
        News.IDLE: (
            Column(
                N_("The art of doing nothing"),
                N_("{name} is its master in this round. Passes counted: {count}."),
            ),
        ),
        News.START: (
            Column(
                N_("{name} goes first"),
                N_("The shift begins with miner {name}. All the others can blame it on the start."),
            ),
            Column(
                N_("First into the tunnel: {name}"),
                N_("Somebody has to begin, and in this round it is {name}."),
            ),
        ),
    },
)
"""How each kind of news can be told."""
