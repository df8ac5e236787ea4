"""Everything a seat can do, in words: each act once, for the log, the plate of its seat and the page "Why?".

A log line is a whole sentence. A deed is that sentence without its full stop, as it stands before a reason; `{name}`
is then followed by the role, "Ada, a saboteur, broke Bo's lamp: …". A short form stands under the name of the seat.
While an act is shown it is told in the present, "Bo lays a fork". An option is what somebody could do. The fields in
braces are filled by `acts` for events and by `moves` for commands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, get_args

from game.engine.cards import Action, SeatActionName
from game.engine.total import total
from game.system.i18n import N_


class Wording(NamedTuple):
    """An act as a log line, a deed, an option and, if it fills a turn, in short.

    `now` is the act while it is being shown at the table. `secret` is the log line for the seats that know what the
    others do not.
    """

    log: str
    deed: str
    option: str
    short: str = ""
    secret: str = ""
    now: str = ""


LAID = Wording(
    log=N_("{name} laid {path} at {place}."),
    deed=N_("{name} laid {path} at {place}"),
    option=N_("Lay {path} at {place}"),
    short=N_("laid {path}"),
    now=N_("{name} lays {path}"),
)
COLLAPSED = Wording(
    log=N_("{name} played a rockfall on {path} at {place}."),
    deed=N_("{name} played a rockfall at {place}"),
    option=N_("Play a rockfall at {place}"),
    short=N_("played a rockfall"),
    now=N_("{name} plays a rockfall"),
)
LOOKED = Wording(
    log=N_("{name} looked at goal {goal}."),
    deed=N_("{name} looked at goal {goal}"),
    option=N_("Look at goal {goal}"),
    short=N_("looked at goal {goal}"),
    secret=N_("{name} looked at goal {goal}: {what}."),
    now=N_("{name} looks at goal {goal}"),
)
PASSED = Wording(
    log=N_("{name} passed and gave up {cards} face down."),
    deed=N_("{name} passed and gave up {cards}"),
    option=N_("Pass and give up {cards}"),
    short=N_("passed"),
    now=N_("{name} passes"),
)
PASSED_EMPTY = PASSED._replace(log=N_("{name} passed with an empty hand."))

BROKE = Wording(
    log=N_("{name} broke {target}'s {tool}."),
    deed=N_("{name} broke {target}'s {tool}"),
    option=N_("Break {target}'s {tool}"),
    short=N_("broke {target}'s {tool}"),
    now=N_("{name} breaks {target}'s {tool}"),
)
BROKE_OWN = Wording(
    log=N_("{name} broke their own {tool}."),
    deed=N_("{name} broke their own {tool}"),
    option=N_("Break their own {tool}"),
    short=N_("broke their own {tool}"),
    now=N_("{name} breaks their own {tool}"),
)
REPAIRED = Wording(
    log=N_("{name} repaired {target}'s {tool}."),
    deed=N_("{name} repaired {target}'s {tool}"),
    option=N_("Repair {target}'s {tool}"),
    short=N_("repaired {target}'s {tool}"),
    now=N_("{name} repairs {target}'s {tool}"),
)
REPAIRED_OWN = Wording(
    log=N_("{name} repaired their own {tool}."),
    deed=N_("{name} repaired their own {tool}"),
    option=N_("Repair their own {tool}"),
    short=N_("repaired their own {tool}"),
    now=N_("{name} repairs their own {tool}"),
)
REPAIRED_BY_DOUBLE = REPAIRED._replace(log=N_("{name} repaired {target}'s {tool} with a card for a {tools}."))
REPAIRED_OWN_BY_DOUBLE = REPAIRED_OWN._replace(log=N_("{name} repaired their own {tool} with a card for a {tools}."))

DISCARDED_TWO = Wording(
    log=N_("{name} discarded {cards} to remove {what}."),
    deed=N_("{name} discarded {cards} to remove {what}"),
    option=N_("Discard {cards} to remove {what}"),
    short=N_("discarded two cards to remove {what}"),
    now=N_("{name} discards two cards to remove {what}"),
)
THEFT_LAID = Wording(
    log=N_("{name} laid a theft card."),
    deed=N_("{name} laid a theft card"),
    option=N_("Lay a theft card"),
    short=N_("laid a theft card"),
    now=N_("{name} lays a theft card"),
)
THEFT_STOPPED = Wording(
    log=N_("{name} stopped {target}'s theft."),
    deed=N_("{name} stopped {target}'s theft"),
    option=N_("Stop {target}'s theft"),
    short=N_("stopped {target}'s theft"),
    now=N_("{name} stops {target}'s theft"),
)
OWN_THEFT_STOPPED = Wording(
    log=N_("{name} stopped their own theft."),
    deed=N_("{name} stopped their own theft"),
    option=N_("Stop their own theft"),
    short=N_("stopped their own theft"),
    now=N_("{name} stops their own theft"),
)
HANDS_SWAPPED = Wording(
    log=N_("{name} swapped hands with {target}: {gave} for {got}."),
    deed=N_("{name} swapped hands with {target}"),
    option=N_("Swap hands with {target}"),
    short=N_("swapped hands with {target}"),
    now=N_("{name} swaps hands with {target}"),
)
INSPECTED = Wording(
    log=N_("{name} looked at {target}'s role."),
    deed=N_("{name} looked at {target}'s role"),
    option=N_("Look at {target}'s role"),
    short=N_("looked at {target}'s role"),
    secret=N_("{name} looked at {target}'s role: {role}."),
    now=N_("{name} looks at {target}'s role"),
)
HAT_SWAPPED = Wording(
    log=N_("{name} gave {target} a new role."),
    deed=N_("{name} gave {target} a new role"),
    option=N_("Give {target} a new role"),
    short=N_("gave {target} a new role"),
    secret=N_("{name} gave {target} a new role: {role}."),
    now=N_("{name} gives {target} a new role"),
)
OWN_HAT_SWAPPED = Wording(
    log=N_("{name} took a new role."),
    deed=N_("{name} took a new role"),
    option=N_("Take a new role"),
    short=N_("took a new role"),
    secret=N_("{name} took a new role: {role}."),
    now=N_("{name} takes a new role"),
)
TRAPPED = Wording(
    log=N_("{name} trapped {target}."),
    deed=N_("{name} trapped {target}"),
    option=N_("Trap {target}"),
    short=N_("trapped {target}"),
    now=N_("{name} traps {target}"),
)
TRAPPED_OWN = Wording(
    log=N_("{name} trapped their own seat."),
    deed=N_("{name} trapped their own seat"),
    option=N_("Trap their own seat"),
    short=N_("trapped their own seat"),
    now=N_("{name} traps their own seat"),
)
FREED = Wording(
    log=N_("{name} set {target} free."),
    deed=N_("{name} set {target} free"),
    option=N_("Set {target} free"),
    short=N_("set {target} free"),
    now=N_("{name} sets {target} free"),
)
FREED_OWN = Wording(
    log=N_("{name} broke free."),
    deed=N_("{name} broke free"),
    option=N_("Break free"),
    short=N_("broke free"),
    now=N_("{name} breaks free"),
)

BONUS_PLACED = Wording(
    log=N_("{name} placed the bonus nugget worth {value} at {place}."),
    deed=N_("{name} placed the bonus nugget worth {value} at {place}"),
    option=N_("Place the bonus nugget worth {value} at {place}"),
    now=N_("{name} places the bonus nugget"),
)
RETIRED = Wording(
    log=N_("{name} retired with the bonus."),
    deed=N_("{name} retired with the bonus"),
    option=N_("Retire with the bonus"),
    now=N_("{name} retires with the bonus"),
)
STAYED = Wording(
    log=N_("{name} played on with the bonus at stake."),
    deed=N_("{name} played on with the bonus at stake"),
    option=N_("Play on with the bonus at stake"),
    now=N_("{name} plays on with the bonus at stake"),
)
KEPT = Wording(
    log=N_("{name} kept a nugget card."),
    deed=N_("{name} kept a nugget card worth {value}"),
    option=N_("Keep a nugget card worth {value}"),
    secret=N_("{name} kept a nugget card worth {value}."),
)
STOLE = Wording(
    log=N_("{name} stole 1 gold from {target}."),
    deed=N_("{name} stole 1 gold from {target}"),
    option=N_("Steal 1 gold from {target}"),
)
STOLE_FROM_NOBODY = Wording(
    log=N_("{name} stole from nobody."),
    deed=N_("{name} stole from nobody"),
    option=N_("Steal from nobody"),
)
ON_SEATS: Mapping[SeatActionName, Wording] = total(
    get_args(SeatActionName),
    {
        Action.HANDS_OFF: THEFT_STOPPED,
        Action.SWAP_HANDS: HANDS_SWAPPED,
        Action.INSPECTION: INSPECTED,
        Action.SWAP_HATS: HAT_SWAPPED,
        Action.TRAPPED: TRAPPED,
        Action.FREE: FREED,
    },
)
"""How a card is told that is played on another seat."""
ON_ONESELF: Mapping[SeatActionName, Wording] = total(
    get_args(SeatActionName),
    {
        Action.HANDS_OFF: OWN_THEFT_STOPPED,
        Action.SWAP_HANDS: HANDS_SWAPPED,
        Action.INSPECTION: INSPECTED,
        Action.SWAP_HATS: OWN_HAT_SWAPPED,
        Action.TRAPPED: TRAPPED_OWN,
        Action.FREE: FREED_OWN,
    },
)
"""How the same is told of a seat that plays it on itself."""
