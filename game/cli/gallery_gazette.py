"""The pages of the Seam Gazette that the gallery shows."""

from __future__ import annotations

from game.cli.gallery_shot import Shot
from game.hindsight.gazette.pages import paper_of
from game.play.session import Session
from game.scenes.gazette.scene import GazetteScene
from game.ui.context import Context


def gazette_shot(context: Context, session: Session, number: int | None = None) -> Shot:
    """Return the newspaper of a game, opened at the page of a round, by default the last one."""
    scene = GazetteScene(context, paper_of(session.seats, session.revealed), number)
    scene.resize(context.viewport)
    if not scene.at_rest:
        scene.engraver.finish()
    return Shot(scene)
