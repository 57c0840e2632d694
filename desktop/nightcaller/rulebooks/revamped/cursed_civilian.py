"""Cursed Civilian: the bite of a lycan makes a wolf without a pack; the old one, a Wolf."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.pack import TURNED_WOLF
from nightcaller.rulebooks.revamped.striking import turns_when_bitten
from nightcaller.rulebooks.revamped.teams import LIMITED, NEWS, TOWN, TOWN_MISCELLANEOUS, WOLF_ROLE

CURSE: Final = Layer("cursed", place=41)
PACKLESS: Final = "revamped.packless_wolf"
TURNED: Final = Kind("revamped.turned_packless", mark="diamond", escapes=("cursed",))

ROLES: Final = tuple(
    DescribedRole(
        f"revamped.{name}",
        TOWN,
        frozenset({TOWN_MISCELLANEOUS, LIMITED, NEWS}),
        hooks=turns_when_bitten(CURSE.name, into, told),
        listed=listed,
        becomes=(into,),
    )
    for name, into, told, listed in (
        ("cursed_civilian", PACKLESS, TURNED, 76),
        ("cursed_civilian_old", WOLF_ROLE, TURNED_WOLF, 77),
    )
)
