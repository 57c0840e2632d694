"""The cult (2.2, 2.5): its room, its vote, and its first Leader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Hook, Power
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.groups import VotingGroup
from nightcaller.rulebooks.revamped.rooms import meeting

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

CULT: Final = "revamped.cult"
"""The board, the fact of the night and the cause of death."""
IN_CULT: Final = "cult"
LEADER: Final = "revamped.cult_leader"
MEMBER: Final = "revamped.cult_member"
PROPOSAL: Final = Kind("revamped.cult.proposal", "proposal", discloses=False)
AGREED: Final = Kind("revamped.cult.agreed", "agreement", mark="cross", feat="hunted")
CULT_OVER: Final = Kind("revamped.cult_over")

GROUP: Final = VotingGroup(CULT, IN_CULT, PROPOSAL, AGREED)
ROOM: Final = meeting(5, CULT, IN_CULT)


def ballot(game: Game, me: Holding) -> Script:
    """2.2: "after the first night, the cult can attack one player each night", until its Leader dies."""
    if leaderless(game):
        return None
    return (yield from GROUP.cast(game, me))


def leaderless(game: Game) -> bool:
    """2.5, Cult Leader: "if the Cult Leader loses their role, the cult continues to exist, until the original
    Cult Leader dies"."""
    if LEADER not in game.published:
        return False
    return any(player.first_role == LEADER and not game.lives(player.seat) for player in game.players)


def after_burial(game: Game, dead: tuple[Seat, ...]) -> None:
    """The cult hears that it never attacks again."""
    if any(game.players[seat].first_role == LEADER for seat in dead):
        to = GROUP.awake(game)
        if to:
            game.tell(CULT_OVER, to=to)


ORPHANED: Final = Consequence(Moment.BURIED, 40, after_burial, LEADER)


def meet(game: Game, me: Holding) -> None:
    """They "have a secret channel where they can communicate": names and no cards."""
    mates = tuple((seat, MEMBER) for seat in game.with_tag(IN_CULT) if seat != me.seat)
    game.tell(MATES, to=1 << me.seat, mates=mates)


ATTACK: Final = Power(
    "revamped.cult.attack",
    ballot,
    since=2,
    writes=frozenset({CULT}),
    group=True,
    settled=lambda _deck, _house: "votes",
    hour=60,
    called="revamped.cult_member",
)
HOOKS: Final[Mapping[str, Hook]] = {"dealt": meet, "role_lost": GROUP.lapse}
