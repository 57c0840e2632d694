"""Own roles in the judge manual."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import appearance
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Attack, Seat, Tier
from nightcaller.rulebooks.judge import camps, guns, pack, saving, voices
from nightcaller.rulebooks.judge.causes import EXILE
from nightcaller.rulebooks.judge.cursing import CURSED, strike_back
from nightcaller.rulebooks.own.dialects import Dialect, PackDialect, Shield
from nightcaller.rulebooks.own.effects import inspect
from nightcaller.rulebooks.own.kinds import CURSED as CURSED_TOLD
from nightcaller.rulebooks.own.kinds import LOOKED, READ
from nightcaller.rulebooks.own.sentences import OwnRole, Shoots
from nightcaller.rulebooks.stock import the_role

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CARD: Final = "own.card"
"""A look at the card itself. Not the Gargoyle's, whom no disguise fools."""


def tags(role: OwnRole) -> frozenset[str]:
    """Section I: the camps, and of the good people those with a power and those without one."""
    if role.team == "wolves":
        return frozenset({camps.WOLF})
    if role.team == "alone":
        return frozenset({camps.THIRD})
    return frozenset({camps.DIVINE if role.sentence else camps.COMMONER})


def check(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> tuple[Act, ...]:
    """The camp, as the Seer learns it; a Wraith Rider tells nothing and kills whoever looks (section IV)."""
    (plate,) = chosen
    body = visit(game, me.seat, plate, "inspect", me.role.id)
    truth = "wolf" if camps.WOLF in appearance(game, body).tags else "good"
    camp = game.inspect(me.seat, body, "judge.camp", truth, plate)
    if camp == CURSED and not game.lives(body):
        camp = truth  # the dead strike nobody
    if camp == CURSED:
        game.tell(CURSED_TOLD, to=1 << me.seat, by=me.seat, seat=plate, card=me.role.id)
        return (Act(Tier.END, me.seat, (plate,), strike_back, me.role.id),)
    game.tell(LOOKED, to=1 << me.seat, by=me.seat, seat=plate, camp=camp, card=me.role.id)
    return ()


def shots(role: OwnRole, sentence: Shoots) -> Power:
    """A Hunter's gun: everybody hears the shot, and nothing stops it."""

    def may_follow(_game: Game, public_cause: str) -> bool:
        return sentence.unless == "never" or public_cause != EXILE

    def may_shoot(_game: Game, me: Holding, death: Attack) -> bool:
        return guns.GUN not in me.memory and (sentence.unless == "never" or death.cause != EXILE)

    return guns.gun(role.id, may_follow, may_shoot)


JUDGE: Final = Dialect(
    book="judge",
    teams={"village": camps.GOOD, "wolves": camps.WOLVES},
    tags=tags,
    wolf=camps.WOLF,
    mates=camps.PACK,
    pack=PackDialect(
        (pack.HUNT.power, pack.EXPLODE), pack.KNOWS_THE_PACK, frozenset({camps.WOLF, camps.PACK})
    ),
    hours={
        "guards": 2,
        "aims": 4,
        "looks": 5,
        "compares": 5,
        "counts": 5,
        "attacks": 7,
        "silences": 9,
        "enchants": 11,
    },
    looks={"pack": check, "role": inspect(READ, the_role, CARD)},
    seems={
        "wolf": {"judge.camp": "wolf", CARD: "judge.werewolf"},
        "good": {"judge.camp": "good", CARD: "judge.commoner"},
    },
    shield=Shield(saving.SHIELD),
    silence=voices.SILENCED,
    votes=frozenset({"judge.exile", "judge.runoff"}),
    shots=shots,
    stands_for=lambda role: "judge.werewolf" if role.team == "wolves" else "judge.commoner",
)
