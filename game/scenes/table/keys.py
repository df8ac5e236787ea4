"""What each key means at the table (UX section 5): the whole game without a mouse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.engine.total import total
from game.scenes.table.intents import (
    AskHint,
    Cancel,
    Compare,
    Confirm,
    DrawCurtain,
    EndTurn,
    Explain,
    FitView,
    GiveUp,
    Intent,
    NextCard,
    NextTarget,
    NextZone,
    OpenMenu,
    OpenNotebook,
    PanStep,
    Peek,
    PickUp,
    PlayQuickly,
    Recap,
    StepTowards,
    Talk,
    ToggleGrid,
    ToggleLog,
    Turn,
    Undo,
    Zoom,
)
from game.ui.bindings import HAND_CONTROLS, Control, control_of
from game.ui.pads.presses import amount_of

KEY_INTENTS: Mapping[Control, Intent | None] = total(
    Control,
    {
        **{control: PickUp(index) for index, control in enumerate(HAND_CONTROLS)},
        Control.CONFIRM: Confirm(),
        Control.CANCEL: Cancel(),
        Control.LEFT: StepTowards(-1, 0),
        Control.RIGHT: StepTowards(1, 0),
        Control.UP: StepTowards(0, -1),
        Control.DOWN: StepTowards(0, 1),
        Control.ZONE_NEXT: NextZone(1),
        Control.ZONE_PREVIOUS: NextZone(-1),
        Control.NEXT_TARGET: NextTarget(1),
        Control.PREVIOUS_TARGET: NextTarget(-1),
        Control.NEXT_CARD: NextCard(1),
        Control.PREVIOUS_CARD: NextCard(-1),
        Control.ROTATE: Turn(),
        Control.END_TURN: EndTurn(),
        Control.PASS: GiveUp(),
        Control.UNDO: Undo(),
        Control.PEEK: Peek(),
        Control.CURTAIN: DrawCurtain(),
        Control.INSPECT: Explain(),
        Control.LOG: ToggleLog(),
        Control.NOTEBOOK: OpenNotebook(),
        Control.TALK: Talk(),
        Control.RECAP: Recap(),
        Control.HINT: AskHint(),
        Control.GRID: ToggleGrid(),
        Control.PAN_LEFT: PanStep(1, 0),
        Control.PAN_RIGHT: PanStep(-1, 0),
        Control.PAN_UP: PanStep(0, 1),
        Control.PAN_DOWN: PanStep(0, -1),
        Control.ZOOM_IN: Zoom(1),
        Control.ZOOM_OUT: Zoom(-1),
        Control.FIT: FitView(),
        Control.MENU: OpenMenu(),
        Control.WHY: Compare(),
        Control.QUICK: PlayQuickly(),
        Control.LAST: None,
        # the window itself answers these before any scene
        Control.TEXT_LARGER: None,
        Control.TEXT_SMALLER: None,
        Control.FULL_SCREEN: None,
        Control.MUTE: None,
        Control.RULES: None,
    },
)
"""What a key means while no button has the focus; None where it means nothing at the table."""


def meant(event: pygame.Event) -> Intent | None:
    """Return what an event means while no button has the focus, as much of it as the press is worth."""
    control = control_of(event)
    intent = None if control is None else KEY_INTENTS[control]
    match intent:
        case PanStep(dx, dy):
            return PanStep(dx * amount_of(event), dy * amount_of(event))
        case Zoom(steps):
            return replace(intent, steps=steps * amount_of(event))
        case _:
            return intent
