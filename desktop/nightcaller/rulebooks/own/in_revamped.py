"""Own roles in the big book."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.engine.visits import NO_VISIT, strike
from nightcaller.engine.vocabulary import Act, Option, Seat, Tier
from nightcaller.rulebooks.own.dialects import Dialect, PackDialect
from nightcaller.rulebooks.own.kinds import LOOKED, READ
from nightcaller.rulebooks.own.sentences import Aims, Attacks, Compares, Counts, Looks, OwnRole
from nightcaller.rulebooks.revamped import lynching, pack, teams
from nightcaller.rulebooks.revamped.fooled import look
from nightcaller.rulebooks.stock import Effect
from nightcaller.rulebooks.stock.asking import ByNumber

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.roles import Holding

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


def the_card(role: Role) -> Option:
    """The role itself."""
    return role.id


def learns(kind: Kind, fact: str, question: str, reads: Callable[[Role], Option]) -> Effect:
    """A look through weak and strong disguises and obstructions, as the Fortune Teller's."""

    def learn(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        answer = look(
            game, me.seat, chosen[0], question, reads, fooled_by=Fooled.EVERYTHING, cause=me.role.id
        )
        game.tell(kind, to=1 << me.seat, by=me.seat, seat=chosen[0], card=me.role.id, **{fact: answer})
        return ()

    return learn


def strikes(cause: str, kind: str) -> Effect:
    """An attack at the end of the night on a house and whoever sleeps in it."""

    def aim(_game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        def land(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
            strike(game, cause, act.by, act.targets[0], kind, house=True)

        return (Act(Tier.END, me.seat, chosen, land, me.role.id, NO_VISIT),)

    return ByNumber(aim)


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
    looks={"pack": learns(LOOKED, "camp", CAMP, camp), "role": learns(READ, "role", CARD, the_card)},
    seems={
        "wolf": {CAMP: "wolf", CARD: teams.WOLF_ROLE},
        "good": {CAMP: "good", CARD: teams.CITIZEN_ROLE},
    },
    votes=frozenset({lynching.LYNCH, lynching.SECOND}),
    strikes=strikes,
    goes_on=True,
    lacks={"silences": "own-refused-no-silence", "shoots": "own-refused-no-shot"},
    stands_for=lambda role: teams.WOLF_ROLE if role.team == "wolves" else teams.CITIZEN_ROLE,
)
