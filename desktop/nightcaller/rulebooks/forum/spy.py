"""Spy: brings home a clue about somebody; half of them are true, most of the others are gossip."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import HIDDEN, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.forum import learning
from nightcaller.rulebooks.forum.camps import ARMED, MASTER, TRAITS, anybodys
from nightcaller.rulebooks.forum.nightly import Late, order, orders
from nightcaller.rulebooks.stock import ability, choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

TRUE, USELESS, FALSE = 50, 35, 15
"""Traits, Spy: "50% success on clue, 35% useless information, 15% misdirected information"."""
ODDS: Final = {"true": TRUE, "useless": USELESS, "false": FALSE}
GOSSIP: Final = ("snores", "soup", "socks", "song")
"""Useless information: nothing of it depends on anybody."""

SPIED: Final = Kind("forum.spied", mark="ring")
SPIED_ERRAND: Final = Kind("forum.spied_errand", mark="ring")
SPIED_WORTH: Final = Kind("forum.spied_worth")


def report(game: Game) -> None:
    """When the night is over every Spy hears of it: the clue is made of what has happened in it."""
    for (me, role), target in orders(game).items():
        if role == ROLE.id:
            tell_clue(game, me, target)


def tell_clue(game: Game, me: Seat, target: Seat) -> None:
    """True, useless or about somebody else: the Spy cannot tell which."""
    rolled = game.roll("forum.spy", me) % 100
    strangers = [seat for seat in game.living if seat not in {me, target}]
    worth = "true" if rolled < TRUE else "useless" if rolled < TRUE + USELESS or not strangers else "false"
    about = game.pick("forum.spy.stranger", strangers, me) if worth == "false" else target
    found = clues(game, me, about) if worth != "useless" else [(word, None) for word in GOSSIP]
    # Nobody has business with himself: a stranger's errand to the target would give itself away.
    found = [(clue, other) for clue, other in found if other != target]
    clue, other = game.pick("forum.spy.clue", found, me)
    if other is None:
        game.tell(SPIED, to=1 << me, by=me, seat=target, clue=clue)
    else:
        game.tell(SPIED_ERRAND, to=1 << me, by=me, seat=target, other=other)
    game.record(SPIED_WORTH, by=me, seat=about, worth=worth, percent=str(ODDS[worth]))


def clues(game: Game, me: Seat, about: Seat) -> list[tuple[str, Seat | None]]:
    """Everything that can be said of somebody's night and gifts, and never the role itself."""
    tonight = orders(game)
    errands: list[tuple[str, Seat | None]] = [
        ("errand", target) for (by, _role), target in tonight.items() if by == about
    ]
    if about in game.noted.get("watching", {}):
        errands.append(("awake", None))
    visited = any(target == about and by not in {me, about} for (by, _role), target in tonight.items())
    known = [holding.role for holding in game.players[about].holdings[1:] if HIDDEN not in holding.role.tags]
    armed = any(ARMED in role.tags for role in known)
    return [
        *(errands or [("idle", None)]),
        ("visited" if visited else "lonely", None),
        ("rescued" if about in game.noted.get("rescued", {}) else "unscathed", None),
        ("armed" if armed else "gifted" if known else "plain", None),
    ]


SPY: Final = ability("forum.spy.spy", choose(others), order, learning.claimed, hour=6)
"""Order of night 6: "clues to the role and orders of that player", and apprentices are claimed."""

REPORTS: Final = Late(1, report)

ROLE = Role("forum.spy", TRAITS, frozenset({MASTER}), powers=(SPY,), beside=anybodys, several=True, listed=13)
