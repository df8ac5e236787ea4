"""Cards between hands and piles: deal, draw, discard. A face-down card never owns a face (UX section 3)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.art import naming
from game.art.catalogue import LIT, PictureKey, card_key
from game.engine.cards import Action, Card, Face
from game.engine.cells import START_CELL
from game.engine.deal import all_cards
from game.engine.events import DiscardedTwo, Drew, Passed, RoundBegan
from game.engine.ruleset import Ruleset
from game.engine.table import Table
from game.tabletop.motions.easing import in_out_quad, mix, out_cubic, span
from game.tabletop.motions.flight import Flight, Stop, origin, seat_stop, stop
from game.tabletop.motions.in_front import slot_sprite
from game.tabletop.motions.ring import ring
from game.tabletop.motions.stage import BACK, MotionStage, Pose, Sprite, Veiled, middle
from game.tabletop.motions.timeline import Motion
from game.tabletop.view import captures
from game.tabletop.view.captures import Captures

DEAL, STAGGER, LONGEST_DEAL = 160.0, 40.0, 600.0
DRAW, TURN, DISCARD = 200.0, 140.0, 200.0
_FROM_SEAT = 320.0
"""A discard of another seat takes longer to see."""
_NEXT = 90.0
"""When the next of several cards follows."""
_REMOVED = 320.0


def dealt(stage: MotionStage, _event: RoundBegan, after: Table) -> list[Motion]:
    """Return motions: backs fly from the deck to every seat in turn, one card at a time.

    Meanwhile the pictures of all cards are made, whoever holds them, so that none has to be waited for in play.
    """
    stage.pictures.warm(_deck_pictures(stage, after.rules))
    deck = stop(stage.places.deck())
    rounds = max(map(len, after.hands))
    step = after.rules.step()
    order = [(after.starter + step * i) % after.seats for i in range(after.seats)]
    cards = [(seat, after.hands[seat][i]) for i in range(rounds) for seat in order if i < len(after.hands[seat])]
    stagger = min(STAGGER, (LONGEST_DEAL - DEAL) / max(1, len(cards) - 1))
    back = stage.card(BACK, stage.places.deck().w)
    motions: list[Motion] = []
    for i, (seat, card) in enumerate(cards):
        end, hidden = _hand_place(stage, seat, card)
        flight = Flight(stage, back, deck, end, tilt=0, lift=0)
        motions.append(Motion("deal", i * stagger, DEAL, flight, out_cubic, captures=hidden))
    return motions


def _deck_pictures(stage: MotionStage, rules: Ruleset) -> list[PictureKey]:
    """Return every path card as it flies and as it is in the maze, either way up, and every action card as shown."""
    width = stage.places.cell(START_CELL).w
    cards = set(all_cards(rules))
    faces = {naming.path(way) for card in cards if isinstance(card, Face) for way in (card, card.turned)}
    keys = [card_key(name, width, light) for name in sorted(faces) for light in (LIT, "")]
    return keys + [card_key(naming.action(action), stage.hand_width()) for action in Action if action in cards]


def _hand_place(stage: MotionStage, seat: int, card: int) -> tuple[Stop, Captures]:
    """Return where a card ends, and what the resting picture leaves out until it is there."""
    rect = stage.places.hand(card) if seat == stage.viewer else None
    if rect is None:
        return seat_stop(stage, seat), frozenset()
    return stop(rect), captures.only(captures.hand(card))


def drew(stage: MotionStage, event: Drew) -> list[Motion]:
    """Return motions: a back comes from the deck; it turns on its way only for a seat that sees it."""
    end, hidden = _hand_place(stage, event.seat, event.card)
    deck = stage.places.deck()
    back = stage.card(BACK, round(end.width) if hidden else deck.w)
    if event.face is None or not hidden:
        flight = Flight(stage, back, stop(deck), end, tilt=0, lift=0)
    else:
        face = stage.own(event.face, round(end.width))
        flight = Flight(stage, face, stop(deck), end, tilt=0, lift=0.1, other=back)
    return [Motion("draw", 0, DRAW, flight, out_cubic, captures=hidden)]


@dataclass(frozen=True, slots=True)
class _TurnDown:
    """A card turns face down where it is."""

    stage: MotionStage
    face: Veiled
    back: Sprite
    at: Stop

    def __call__(self, canvas: Surface, t: float) -> None:
        sprite, squeeze = (self.face, 1 - 2 * t) if t < 0.5 else (self.back, 2 * t - 1)
        self.stage.put_card(
            canvas, sprite, Pose(middle(self.at.spot()), self.at.width, height=0.5 * t, squeeze=squeeze)
        )


def passed(stage: MotionStage, event: Passed) -> list[Motion]:
    """Return motions: cards go to the discards, face down before they leave the hand; an empty hand only nods."""
    if not event.cards:
        return [ring(stage, stage.places.seat(event.seat))]
    return _given_up(stage, event)


def discarded_two(stage: MotionStage, event: DiscardedTwo) -> list[Motion]:
    """Return motions: two cards go to the discards, and after them what they remove (R10.4)."""
    motions = _given_up(stage, event)
    slot = stage.places.slot(event.seat, event.what)
    begin = max(motion.end for motion in motions)
    pile = stop(stage.places.discard())
    flight = _Leaving(stage, slot_sprite(stage, event.what, slot), slot, pile)
    hidden = captures.only(captures.slot(event.seat, event.what))
    return [*motions, Motion("removed", begin, _REMOVED, flight, in_out_quad, captures=hidden, waits=True)]


def _given_up(stage: MotionStage, event: Passed | DiscardedTwo) -> list[Motion]:
    """Return motions: the cards go one after another."""
    motions: list[Motion] = []
    for place, card in enumerate(event.cards):
        face = event.faces[place] if event.faces is not None and event.seat == stage.viewer else None
        motions += [motion.later(place * _NEXT) for motion in _face_down(stage, event.seat, card, face)]
    return motions


def _face_down(stage: MotionStage, seat: int, card: int, shown: Card | None) -> list[Motion]:
    start, pile = origin(stage, seat, card), stop(stage.places.discard())
    hidden = captures.DISCARDS
    back = stage.card(BACK, stage.places.discard().w)
    motions: list[Motion] = []
    begin = 0.0
    if shown is not None:
        face = stage.own(shown, round(start.width))
        motions.append(Motion("turn", 0, TURN, _TurnDown(stage, face, back, start), captures=hidden))
        begin = TURN
    length = DISCARD if seat == stage.viewer else _FROM_SEAT
    return [*motions, Motion("discard", begin, length, Flight(stage, back, start, pile), in_out_quad, captures=hidden)]


@dataclass(frozen=True, slots=True)
class _Leaving:
    """What was in front of a seat goes to the discards."""

    stage: MotionStage
    sprite: Sprite
    slot: Rect
    pile: Stop

    def __call__(self, canvas: Surface, t: float) -> None:
        (x0, y0), (x1, y1) = middle(self.slot), middle(self.pile.spot())
        self.stage.put(canvas, self.sprite.form(*self.slot.size), (mix(x0, x1, t), mix(y0, y1, t)), 1 - span(t, 0.7, 1))
