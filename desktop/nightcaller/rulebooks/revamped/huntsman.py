"""Huntsman: whether somebody runs with the pack, whatever the disguise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.revamped.looking import LOOKED_AT, LOOKS
from nightcaller.rulebooks.revamped.pack import in_pack
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_INVESTIGATIVE
from nightcaller.rulebooks.stock import ability

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

TRACKED: Final = Kind("revamped.tracked", "answer", mark="eye", feat="looked")


def track(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "Since the Huntsman does not check the role itself, they are not affected by any disguises";
    whoever has lost the role is still in the pack (edges 3)."""
    whom = visit(game, me.seat, chosen[0], "inspect", me.role.id)
    pack = "yes" if in_pack(game, whom) else "no"
    game.tell(TRACKED, to=1 << me.seat, by=me.seat, seat=chosen[0], pack=pack)
    return ()


TRACK: Final = ability("revamped.huntsman.track", LOOKED_AT, track, hour=44, informs=True)

ROLE = Role(
    "revamped.huntsman",
    TOWN,
    frozenset({TOWN_INVESTIGATIVE}),
    (TRACK,),
    listed=24,
    worth=4,
    house_rules=(LOOKS,),
)
