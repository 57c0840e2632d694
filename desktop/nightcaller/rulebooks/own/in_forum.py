"""Own roles in the forum book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.death import attack
from nightcaller.engine.vocabulary import Attack, Seat, Tier
from nightcaller.rulebooks.forum import blessed, camps, guardian_angel, hospital, nightly
from nightcaller.rulebooks.forum.lynching import AUTOLYNCH
from nightcaller.rulebooks.forum.packs import GREY
from nightcaller.rulebooks.forum.werewolves import GREY_WOLF
from nightcaller.rulebooks.own.dialects import LAST, Dialect, PackDialect
from nightcaller.rulebooks.own.kinds import FLIPS, LOOKED, READ, SHIELDED, WITHSTANDS
from nightcaller.rulebooks.own.sentences import OwnRole
from nightcaller.rulebooks.stock import Effect, inspect, seal, the_role, with_tag

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.roles import Holding

SEEN: Final = "forum.camp"
"""The Seer's inspection."""
CAMP: Final = "own.camp"
"""The same by an own role, with an answer of its own."""
CARD: Final = "own.card"
"""A look at the card itself."""


def tags(role: OwnRole) -> frozenset[str]:
    """A baddie has a tag; nobody else has one."""
    return frozenset({camps.WOLF} if role.team == "wolves" else ())


def strikes(cause: str, kind: str) -> Effect:
    """An attack by night: a Doctor's patients are attacked with the Doctor."""

    def land(game: Game, me: Holding, bodies: Iterable[Seat]) -> None:
        for body in bodies:
            hospital.assault(game, cause, me.seat, body, kind)

    return seal(Tier.END, land, "attack")


def attacks(game: Game, cause: str, by: Seat, body: Seat, kind: str) -> None:
    """Whoever was chosen before may be a patient by now, and those may "not be attacked directly"; and who
    dies with somebody is not attacked, so no Doctor's patients are."""
    if kind == "true":
        attack(game, cause, by, body, kind)
    elif not nightly.is_out(game, body):
        hospital.assault(game, cause, by, body, kind)


def warded(game: Game, attempt: Attack) -> bool:
    """Where the Guardian Angel stands: an own shield stops what that one stops."""
    if attempt.kind not in nightly.BY_NIGHT or not game.marked(attempt.target, SHIELDED):
        return False
    nightly.rescued(game, attempt.target)
    game.record(nightly.SAVED, seat=attempt.target, by_card=SHIELDED)
    return True


FORUM: Final = Dialect(
    book="forum",
    teams={"village": camps.VILLAGE, "wolves": GREY.team},
    tags=tags,
    wolf=camps.WOLF,
    mates=GREY.team,
    pack=PackDialect(GREY_WOLF.powers, GREY_WOLF.hooks, GREY_WOLF.tags),
    hours={
        "looks": 2,
        "compares": 2,
        "counts": 2,
        "guards": 5,
        "aims": 6,
        "attacks": 7,
        "enchants": 9,
    },
    looks={
        "pack": inspect(LOOKED, "camp", with_tag(camps.WOLF, "wolf", "good"), CAMP, named=True),
        "role": inspect(READ, "role", the_role, CARD, named=True),
    },
    seems={
        "wolf": {SEEN: "wolf", CAMP: "wolf", CARD: "forum.werewolf"},
        "good": {SEEN: "villager", CAMP: "good", CARD: "forum.saint"},
    },
    votes=frozenset({"forum.lynch"}),
    always_hunts=True,
    lines=(
        Layer(SHIELDED, warded, frozenset({SHIELDED}), guardian_angel.LAYER.place),
        Layer(WITHSTANDS, place=blessed.LAYER.place),
        Layer(FLIPS, place=LAST),
    ),
    wards=nightly.BY_NIGHT,
    rescued=nightly.rescued,
    by_night=frozenset({SHIELDED, nightly.GUARDED, hospital.TREATED}),
    unvoted=frozenset({AUTOLYNCH}),
    attacks=attacks,
    strikes=strikes,
    leaves=(nightly.order,),
    bars={"attacks": (nightly.HEALTHY,)},
    lacks={"silences": "own-refused-no-silence", "shoots": "own-refused-no-shot"},
    stands_for=lambda role: "forum.werewolf" if role.team == "wolves" else "forum.saint",
)
