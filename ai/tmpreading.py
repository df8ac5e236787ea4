from ai.suspicion import suspect
from ai.roles import suspect_roles
class R: pass
TRUTH=[]
def read(view, log, hearing=None):
    before, after, ev = (suspect_roles if view.table.rules.saboteur2 else suspect)(view, log)
    r=R(); r.before=before; r.after=after; r.evidence=ev
    import msgspec
    pub=list(after.saboteur)
    # own: crude public
    import math
    from game.engine.cards import ROLE_COUNTS
    s=view.table.seats
    if not view.table.rules.saboteur2:
        a,b=ROLE_COUNTS[s]; p=a/(a+b)
    else: p=.2
    o=math.log(p/(1-p))
    from ai.suspicion import weigh
    from game.engine.maze import first_maze
    m=first_maze(); odds=[o]*s
    g=(1/3,)*3
    for e in log:
        f=weigh(e,m,g,odds); m=f.maze
        if f.seat is not None: odds[f.seat]+=f.added
    pub=tuple(1/(1+math.exp(-x)) for x in odds)
    gold=list(1.0 if t is None else 0. for t in view.table.goals)
    if 'gold' in view.table.goals: gold=[float(x=='gold') for x in view.table.goals]
    t=sum(gold); gold=tuple(x/t for x in gold)
    r.public=msgspec.structs.replace(after,saboteur=pub,gold=gold)
    from game.engine.events import Claimed
    from game.engine.commands import ClaimGoal
    def hear(g, sus):
        g=list(g)
        for e in log:
            if isinstance(e,Claimed) and isinstance(e.claim,ClaimGoal) and e.seat!=view.seat:
                t=.95*(1-sus[e.seat])+.4*sus[e.seat]
                k=e.claim.goal-1
                for j in range(3):
                    yes = (j==k)==(e.claim.what=='gold')
                    g[j]*= t if yes else 1-t
        z=sum(g)
        return tuple(x/z for x in g) if z>0 else tuple(g)
    r.public=msgspec.structs.replace(r.public,gold=hear(r.public.gold,r.public.saboteur))
    if max(r.after.gold)<1: r.after=msgspec.structs.replace(r.after,gold=hear(r.after.gold,r.after.saboteur))
    import os
    if TRUTH and os.environ.get('ORA','')!='' and view.role!='saboteur':
        if 'r' in os.environ['ORA']: r.after=msgspec.structs.replace(r.after,saboteur=tuple(float(x=='saboteur') for x in TRUTH[0]))
        if 'g' in os.environ['ORA']: r.after=msgspec.structs.replace(r.after,gold=tuple(float(x=='gold') for x in TRUTH[1]))
    return r
