"""What is said in the six chapters, step by step. The moves themselves stand in the records of `assets/lessons`."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.total import total
from game.system.i18n import N_
from game.words.lessons.step import Await, Step
from game.words.lessons.titles import CHAPTERS, Lesson

_GOALS = ("goal-1", "goal-2", "goal-3")

_LAY = (
    Step(N_("You are Ada, and you are a gold-digger. Your role lies here."), points=("seat-1", "role")),
    Step(N_("One of these three goals hides the gold, the other two only stone."), points=_GOALS),
    Step(N_("The gold-diggers dig a tunnel to the gold. It begins here, at the start card."), points=("cell-0,0",)),
    Step(
        N_("Some players may be saboteurs, and roles are secret. The saboteurs win if nobody reaches the gold."),
        points=("seat-2", "seat-3"),
    ),
    Step(N_("Lay this straight tunnel beside the start card."), Await.MOVE),
    Step(N_("You have drawn a new card. Now the others play: Bo and Cy dig on."), Await.OTHERS),
    Step(N_("Your turn again. This crossing leaves every way open."), Await.MOVE),
    Step(N_("That is a turn: play one card, draw one. When the tunnel reaches the gold, the gold-diggers share it.")),
)

_TURN = (
    Step(N_("Wherever two cards touch, tunnel must meet tunnel and rock must meet rock."), points=("cell-1,0",)),
    Step(
        N_("See what happens when a card does not fit: lay this one in the ringed place."),
        Await.REFUSAL,
        card="NS",
        cell=(2, 0),
    ),
    Step(N_("The card is refused, and one sentence says why. So just try: nothing can go wrong.")),
    Step(
        N_("A path card may be turned upside down. Turn this curve, and it opens to the left."), Await.TURN, card="NE"
    ),
    Step(N_("Now it fits. Lay it at the end of the tunnel."), Await.MOVE),
    Step(N_("Bo and Cy follow your curve."), Await.OTHERS),
    Step(N_("Marks show every place where a card in your hand fits. A dashed mark means: once it is turned.")),
)

_TOOLS = (
    Step(N_("Somebody has broken your lamp. With a broken tool you may not lay path cards."), points=("seat-1",)),
    Step(N_("This card repairs a lamp. Play it on your own seat."), Await.MOVE),
    Step(N_("Now you can dig again. Watch what Bo and Cy do."), Await.OTHERS),
    Step(N_("Cy has blocked the tunnel with a dead end. A gold-digger would hardly do that."), points=("cell-4,0",)),
    Step(N_("Break Cy’s pick: then Cy lays no path card until somebody repairs it."), Await.MOVE),
    Step(N_("Bo digs round the dead end, and Cy has to pass."), Await.OTHERS),
    Step(N_("You may break the tools of anybody, and repair them for anybody. Nobody can stop you, so choose well.")),
)

_BLUFF = (
    Step(
        N_("This time you are the saboteur. You win if nobody reaches the gold, so do not get caught."),
        points=("role",),
    ),
    Step(N_("Read the map: it shows you one goal. What it is, only you will see."), Await.MOVE),
    Step(N_("Everybody saw where you looked. Bo and Cy dig on."), Await.OTHERS),
    Step(N_("The gold lies in the middle. Say the opposite: in table talk you may lie."), Await.MOVE),
    Step(N_("Now give up this crossing, which would help the others. Nobody sees which card you pass."), Await.MOVE),
    Step(N_("They believe you and dig towards the wrong goal."), Await.OTHERS),
    Step(N_("Lie with care: everybody remembers what you said once the goals are turned over.")),
)

_GOLD = (
    Step(N_("A dead end bars the last steps to the middle goal."), points=("cell-6,0",)),
    Step(N_("A rockfall takes any one path card out of the maze. Take this one."), Await.MOVE),
    Step(N_("The way is free. Bo digs on at once, and Cy passes."), Await.OTHERS),
    Step(N_("One card more! Lay it, and the goal turns over."), Await.MOVE),
)

_EXPANSION = (
    Step(
        N_("In Saboteur 2 two teams dig for the gold, a blue and a green one. You belong to the green team."),
        points=("role",),
    ),
    Step(N_("Lay this green door. Behind it, the blue team cannot win."), Await.MOVE),
    Step(N_("Bo and Cy look for another way."), Await.OTHERS),
    Step(N_("An inspection shows you the role of one player. Look at Cy’s."), Await.MOVE),
    Step(N_("Cy is a saboteur, and you alone know it."), Await.OTHERS),
    Step(N_("These tunnels are cut off from the start. A ladder joins them again: lay it at their end."), Await.MOVE),
    Step(N_("There is more: bridges, crystals, traps, thefts and swapped hats. The rules of each stand on its card.")),
)

STEPS: Mapping[Lesson, tuple[Step, ...]] = total(
    CHAPTERS,
    {
        Lesson.LAY: _LAY,
        Lesson.TURN: _TURN,
        Lesson.TOOLS: _TOOLS,
        Lesson.BLUFF: _BLUFF,
        Lesson.GOLD: _GOLD,
        Lesson.EXPANSION: _EXPANSION,
    },
)
"""The steps of each chapter."""
