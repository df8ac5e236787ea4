"""Words for sounds that tell something, for who does not hear them. Each says what is heard and no more than that."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.total import total
from game.sound.cues import Cue
from game.system.i18n import N_, _

_WORDS: Mapping[Cue, str | None] = total(
    Cue,
    {
        Cue.LAY: N_("stone sets"),
        Cue.JOIN: N_("plucked note"),
        Cue.ROCKFALL: N_("rumble"),
        Cue.MAP: N_("paper"),
        Cue.BREAK: N_("snap"),
        Cue.REPAIR: N_("two taps"),
        Cue.DRUM: N_("drum"),
        Cue.REVEALED: N_("swell"),
        Cue.THEFT: N_("sleight of hand"),
        Cue.HANDS_OFF: N_("slap and lock"),
        Cue.TRAP: N_("iron"),
        Cue.FREE: N_("iron bends"),
        Cue.SWAP_HANDS: N_("cards cross"),
        Cue.SWAP_HATS: N_("hats go round"),
        Cue.INSPECTION: N_("a hat is lifted"),
        Cue.DISCARD: N_("card thrown off"),
        Cue.DEAL: N_("cards are dealt"),
        Cue.COIN: N_("coin"),
        Cue.YOUR_TURN: N_("soft bell"),
        Cue.SAID: N_("somebody speaks"),
        Cue.DECK_LOW: N_("the deck runs low"),
        Cue.DECK_OUT: N_("the deck is out"),
        Cue.ROUND_OVER: N_("the round is over"),
        Cue.CEREMONY: N_("fanfare"),
        Cue.BONUS: N_("nuggets"),
        # they answer a hand, or say what is seen in the same moment anyway
        Cue.REFUSED: None,
        Cue.DRAW: None,
        Cue.PICK_UP: None,
        Cue.PUT_DOWN: None,
        Cue.ROTATE: None,
        Cue.BUTTON: None,
        Cue.CURTAIN_CLOSE: None,
        Cue.CURTAIN_OPEN: None,
    },
)


def caption(cue: Cue) -> str | None:
    """Return the words for a cue in brackets, None where it needs none."""
    words = _WORDS[cue]
    return None if words is None else _("[{sound}]").format(sound=_(words))
