"""Which icon the badge of each achievement bears."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.naming import IconName
from game.engine.total import total
from game.words.achievements import Achievement

HONOUR_ICONS: Mapping[Achievement, IconName] = total(
    tuple(Achievement),
    {
        Achievement.STRIKE: "gold",
        Achievement.LAST_CARD: "cards",
        Achievement.BRIGHT_LIGHT: "lantern",
        Achievement.NOTHING_WASTED: "pass",
        Achievement.STUBBORN: "break",
        Achievement.BOTH_STONES: "stone",
        Achievement.HONEST_WORD: "talk",
        Achievement.SHARP_EYES: "eye",
        Achievement.LIE_EXPOSED: "lie",
        Achievement.TOOLSMITH: "mend",
        Achievement.LONE_WOLF: "human",
        Achievement.ABOVE_SUSPICION: "lock",
        Achievement.NEVER_FOUND_OUT: "hat",
        Achievement.STRAIGHT_FACE: "accused",
        Achievement.TRUSTED: "tick",
        Achievement.ALL_THREE_TOOLS: "pick",
        Achievement.CAVE_IN: "rockfall",
        Achievement.TWO_FACES: "swap-hats",
        Achievement.CLEAN_SWEEP: "crown",
        Achievement.RICHEST: "trophy",
        Achievement.COMEBACK: "up",
        Achievement.AMONG_SHARKS: "bot",
        Achievement.AROUND_THE_TABLE: "people",
        Achievement.JAILBREAK: "free",
        Achievement.THIEF_STOPPED: "hands-off",
        Achievement.TRUE_HAT: "inspection",
        Achievement.CRYSTALS: "crystal",
    },
)
