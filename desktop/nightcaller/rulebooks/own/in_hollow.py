"""Own roles in the hollow book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Attack, Seat
from nightcaller.engine.winning import ALONE
from nightcaller.rulebooks.hollow import camps, guns, pack, saving
from nightcaller.rulebooks.hollow.causes import SHOT
from nightcaller.rulebooks.own.dialects import Dialect, PackDialect, Shield
from nightcaller.rulebooks.own.kinds import LOOKED, READ
from nightcaller.rulebooks.own.sentences import OwnRole, Shoots
from nightcaller.rulebooks.stock import anybody, choose, inspect, last_shot, the_role, while_left

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ROLE_SEEN: Final = "hollow.role"
"""The Farseer's inspection."""
SMELT: Final = "hollow.scent"
"""The Fox's."""


def tags(role: OwnRole) -> frozenset[str]:
    """Both kinds of werewolf have a tag; everybody without it is a villager, but who wins alone."""
    if role.team == "wolves":
        return frozenset({camps.WOLF})
    return frozenset({ALONE} if role.team == "alone" else ())


def check(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> tuple[Act, ...]:
    """Whether the card that one sees is a werewolf's."""
    (plate,) = chosen
    body = visit(game, me.seat, plate, "inspect", me.role.id)
    seen = str(game.inspect(me.seat, body, ROLE_SEEN, the_role(game, (body,))))
    camp = "wolf" if camps.WOLF in game.book.roles[seen].tags else "good"
    game.tell(LOOKED, to=1 << me.seat, by=me.seat, seat=plate, camp=camp, card=me.role.id)
    return ()


def shots(role: OwnRole, sentence: Shoots) -> Power:
    """Dead resolutions 1: as the Hunter's."""

    def ready(_game: Game, _me: Holding, death: Attack) -> bool:
        return sentence.unless == "never" or death.kind != "lynch"

    return last_shot(
        f"{role.id}.shoot",
        choose(anybody, while_left(guns.GUN)),
        cause=SHOT,
        charge=guns.GUN,
        fired=guns.FIRED,
        told=guns.SHOT_TOLD,
        ready=ready,
    )


HOLLOW: Final = Dialect(
    book="hollow",
    teams={"village": camps.VILLAGE, "wolves": camps.WOLVES},
    tags=tags,
    wolf=camps.WOLF,
    mates=camps.WOLF,
    pack=PackDialect((pack.HUNT.power,), {"dealt": pack.meet_at_the_deal}, frozenset({camps.WOLF})),
    hours={
        "guards": 3,
        "looks": 4,
        "compares": 4,
        "counts": 4,
        "aims": 5,
        "attacks": 7,
        "enchants": 9,
    },
    looks={"pack": check, "role": inspect(READ, "role", the_role, ROLE_SEEN, named=True)},
    seems={
        "wolf": {ROLE_SEEN: "hollow.werewolf", SMELT: "wolf"},
        "good": {ROLE_SEEN: "hollow.villager", SMELT: "nothing"},
    },
    shield=Shield(saving.PROTECTED, None),
    by_night=saving.UNTIL_DAY,
    votes=frozenset({"hollow.trial", "hollow.runoff"}),
    shots=shots,
    always_hunts=True,
    lacks={"silences": "own-refused-no-silence"},
    stands_for=lambda role: "hollow.werewolf" if role.team == "wolves" else "hollow.villager",
)
