"""Tanner: by day he puts hides on two people, in which they look like other cards for a night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, disguise
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.visits import NO_VISIT, reach
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.naming import PAIRS, name_pairs, pair_forms
from nightcaller.rulebooks.revamped.pack import in_pack
from nightcaller.rulebooks.revamped.teams import WOLF_POWER, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

KEY: Final = "revamped.tanner.tan"
HIDE_OF: Final = "revamped.hide_of"
"""The second half of a pair: what somebody will look like."""
HIDES: Final = 2
DISGUISE: Final = "disguise"
"""The verb of whatever changes somebody's looks."""
TANNED: Final = Kind("revamped.tanned", discloses=False, mark="diamond")
TANNED_PACK: Final = Kind("revamped.tanned_pack")


def tan(game: Game, me: Holding) -> Script:
    """ "Each day, the Tanner can weakly disguise two players"; he "may disguise themselves"."""
    hides = yield from name_pairs(game, me, KEY, HIDES, game.living, role_key=HIDE_OF)
    for seat, role in hides:
        own = "yes" if seat == me.seat else "no"
        game.tell(TANNED, to=1 << me.seat, by=me.seat, seat=seat, role=role, own=own)
    # The truth, and of whom the hide really meets.
    if any(in_pack(game, reach(game, me.seat, seat, DISGUISE, me.role.id)) for seat, _role in hides):
        game.tell(TANNED_PACK, to=1 << me.seat, by=me.seat)
    return [put_on(me, seat, role) for seat, role in hides]


def put_on(me: Holding, seat: Seat, role: str) -> Act:
    """ "Disguising players is an immediate effect [...] All players lose their disguise at the end of the
    night", and keep it till then "if the Tanner dies"."""

    def land(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        disguise(game, bodies[0], role, Fooled.WEAK, by=act.by, until=game.moment + 1)

    return Act(Tier.MARK, me.seat, (seat,), land, me.role.id, verb=DISGUISE if seat != me.seat else NO_VISIT)


TAN: Final = Power(KEY, tan, window="morning", questions=pair_forms(KEY, HIDES, HIDE_OF), together=PAIRS)

ROLE = DescribedRole(
    "revamped.tanner",
    WOLVES,
    frozenset({WOLF_POWER}),
    (TAN,),
    listed=46,
    worth=-4,
    misfit="misfit-revamped-day",
)
""" "Not a lycan, and [...] not part of the wolfpack"; not before the first day, so nobody wears a hide in the
first night."""
