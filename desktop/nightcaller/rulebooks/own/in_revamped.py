"""Own roles in the big book."""

from __future__ import annotations

from functools import partial
from typing import Final

from nightcaller.engine import visits
from nightcaller.engine.book import Layer
from nightcaller.engine.disguise import Fooled
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import Option
from nightcaller.rulebooks.own.dialects import LAST, Dialect, PackDialect
from nightcaller.rulebooks.own.kinds import FLIPS, LOOKED, READ, SHIELDED, WITHSTANDS
from nightcaller.rulebooks.own.sentences import Aims, Attacks, Compares, Counts, Looks, OwnRole
from nightcaller.rulebooks.revamped import lynching, pack, scared_wolf, teams, witch
from nightcaller.rulebooks.revamped.fooled import dressed
from nightcaller.rulebooks.revamped.looking import sees
from nightcaller.rulebooks.revamped.striking import strikes

CAMP: Final = "revamped.own_camp"
CARD: Final = "revamped.role"
"""What the Fortune Teller looks at."""


def tags(role: OwnRole) -> frozenset[str]:
    """Sections of the book by what somebody does; a werewolf is a lycan."""
    kills, looks = role.says(Attacks, Aims), role.says(Looks, Compares, Counts)
    if role.team == "wolves":
        return frozenset({teams.LYCAN, teams.WOLF_INVESTIGATIVE if looks else teams.WOLF_POWER})
    if role.team == "alone":
        return frozenset({teams.SOLO, teams.SOLO_KILLING if kills else teams.SOLO_POWER})
    good = teams.TOWN_KILLING if kills else teams.TOWN_INVESTIGATIVE if looks else teams.TOWN_MISCELLANEOUS
    return frozenset({good})


def camp(role: Role) -> Option:
    """Whom a table calls a wolf."""
    return "wolf" if teams.wolfish(role) else "good"


REVAMPED: Final = Dialect(
    book="revamped",
    teams={"village": teams.TOWN, "wolves": teams.WOLVES},
    tags=tags,
    wolf=teams.LYCAN,
    mates=pack.IN_PACK,
    pack=PackDialect(pack.POWERS, pack.HOOKS, frozenset({teams.LYCAN, pack.IN_PACK})),
    hours={
        "guards": 30,
        "looks": 43,
        "compares": 43,
        "counts": 43,
        "aims": 80,
        "attacks": 81,
        "enchants": 82,
    },
    looks={
        "pack": sees(LOOKED, "camp", CAMP, Fooled.EVERYTHING, camp, named=True),
        "role": sees(READ, "role", CARD, Fooled.EVERYTHING, named=True),
    },
    wears={"wolf": dressed(teams.WOLF_ROLE), "good": dressed(teams.CITIZEN_ROLE)},
    votes=frozenset({lynching.LYNCH, lynching.SECOND}),
    lines=(
        Layer(SHIELDED, place=witch.POTION.place),
        Layer(WITHSTANDS, place=scared_wolf.FLIGHT.place),
        Layer(FLIPS, place=LAST),
    ),
    attacks=partial(visits.strike, house=True),
    strikes=partial(strikes, told=None),
    doubles=frozenset({"revamped.look_alike"}),
    goes_on=True,
    lacks={"silences": "own-refused-no-silence", "shoots": "own-refused-no-shot"},
    stands_for=lambda role: teams.WOLF_ROLE if role.team == "wolves" else teams.CITIZEN_ROLE,
)
