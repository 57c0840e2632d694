"""Baker: never alone, and sure of all the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM, DescribedRole
from nightcaller.rulebooks.revamped.rooms import meeting
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_GROUP
from nightcaller.rulebooks.stock import hooks, knows

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BAKER: Final = "baker"
"""Tag of those who belong to them."""
ROOM: Final = meeting(3, "revamped.bakers", BAKER)
TURNED: Final = Kind("revamped.bakers_turned")


def turn_the_bakery(game: Game, me: Holding, _by: Seat) -> bool:
    """2.2: "their role changes to bloody butcher, instead of wolf [...] all other Bakers become butchers and
    are notified of this change"; of whom it was they are not told (rulings)."""
    bitten = me.seat
    bakery = [seat for seat in range(game.seats) if game.role(seat) is ROLE]
    for seat in bakery:
        turn(game, seat, "revamped.bloody_butcher" if seat == bitten else "revamped.butcher")
    for seat in bakery:
        others = tuple((other, "revamped.butcher") for other in bakery if other != seat)
        game.tell(MATES, to=1 << seat, mates=others)
        game.tell(TURNED, to=1 << seat)
    pack.welcome(game, bitten)
    return True


ROLE = DescribedRole(
    "revamped.baker",
    TOWN,
    frozenset({TOWN_GROUP, BAKER, NO_PHANTOM}),
    hooks=hooks(knows(BAKER, "revamped.baker"), {"bitten": turn_the_bakery}),
    listed=12,
    several=True,
    worth=2,
    if_bitten=("revamped.butcher", "revamped.bloody_butcher"),
)
