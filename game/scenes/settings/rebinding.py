"""Giving a control another input: at once where it is free, after a question where another control has it (UX M31)."""

from __future__ import annotations

from game.scenes.settings.control_words import control_words
from game.scenes.settings.devices import GAMEPAD, KEYBOARD, Device
from game.scenes.settings.effects import put_in_force
from game.system.i18n import _
from game.ui.bindings import Bindings, Control, Input, bindings_in_force
from game.ui.chosen import can_lose, exchanged, given, holder, keep_bindings, reset, without
from game.ui.context import Context
from game.ui.scene import Change, Pop, Replace
from game.ui.widgets.dialog import Choice, Dialog, message


def choose(context: Context, device: Device[Input], control: Control, new: Input, instead_of: Input | None) -> Change:
    """Give a control an input, in place of another one if there is one. Return what the scene that listens leads to."""
    held = device.held
    by = holder(held, new)
    if by is None or by is control:
        _bind(context, device.bound(bindings_in_force(), given(held, control, new, instead_of)))
        return Pop()
    words = {"input": device.words(new), "other": control_words(by), "control": control_words(control)}
    heading = _("{input} is taken").format(**words)
    if can_lose(held, by):
        table = given(held, control, new, instead_of)
        sentence = _("It does “{other}” now. Shall it do “{control}” instead?")
        take = _("Take it over")
    elif instead_of is not None:
        table = exchanged(held, control, instead_of, by, new)
        words["mine"] = device.words(instead_of)
        sentence = _("It does “{other}”, which cannot be without. Shall {mine} do that, and {input} “{control}”?")
        take = _("Exchange the two")
    else:
        sentence = _("It does “{other}”, which has nothing else and cannot be without. Give that another one first.")
        return Replace(message(context, heading, sentence.format(**words)))

    def take_over() -> Change:
        _bind(context, device.bound(bindings_in_force(), table))
        return Pop()

    keep = Choice("keep", _("Leave it as it is"), Pop)
    return Replace(Dialog(context, heading, sentence.format(**words), [keep, Choice("take", take, take_over)]))


def take_away(context: Context, device: Device[Input], control: Control, less: Input) -> None:
    """Let a control be without an input from now on."""
    _bind(context, device.bound(bindings_in_force(), without(device.held, control, less)))


def give_back(context: Context, control: Control) -> None:
    """Let a control have its own keys and gamepad inputs again; say so where others cannot do without some of them."""
    _give_back(context, KEYBOARD, control)
    _give_back(context, GAMEPAD, control)


def _give_back(context: Context, device: Device[Input], control: Control) -> None:
    table = reset(device.held, device.defaults, control)
    _bind(context, device.bound(bindings_in_force(), table))
    missing = [one for one in device.defaults[control] if one not in table[control]]
    if missing:
        by = holder(table, missing[0])
        sentence = _("{input} stays where it is: “{other}” cannot be without.")
        other = "" if by is None else control_words(by)
        context.tell_now(sentence.format(input=device.words(missing[0]), other=other))


def _bind(context: Context, bindings: Bindings) -> None:
    """Put bindings in force and keep them; say so where a control has lost its last input by it."""
    before = bindings_in_force()
    keep_bindings(bindings, context.settings)
    put_in_force(context, ("keys", "pads"))
    bare = [control for control in Control if before.keys[control] and not bindings.keys[control]]
    if bare:
        context.tell_now(_("“{control}” has no key now.").format(control=control_words(bare[0])))
