from ai.suspicion import weigh
from ai import sabotage
from game.engine.commands import *
from ai.distance import expected_cards
def exposed(now, play, maze=None):
    """tmp"""
    e=0.0
    if maze is not None and maze is not now.maze:
        lost = expected_cards(maze, now.public.gold)-expected_cards(now.maze, now.public.gold)
        e = 0.5*max(lost,-1.5) if lost<0 else 0.15+0.9*min(lost,2.5)
        if isinstance(play, Lay) and not play.face.living: e+=.5
        if isinstance(play, Rockfall): e*=1.3
    elif isinstance(play, Break): e = -0.25 if now.public.saboteur[play.seat]>.5 else .55
    elif isinstance(play, Repair) and play.seat!=now.view.seat: e = .3 if now.public.saboteur[play.seat]>.5 else -.5
    elif isinstance(play, Pass): e=.1
    if now.saboteur: return sabotage.given_away(now,e)
    return {"looks": -0.5*now.level.mirror*max(-.5,e)}
