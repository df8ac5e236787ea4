"""Make every sound of the game: `python -m assets.sound.make` (extra `art`). Nothing here is needed to play."""
