"""What every wolf of the pack can do: the attack together by night, self-explosion by day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import Act, Question, Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import PACK
from nightcaller.rulebooks.judge.causes import EATEN
from nightcaller.rulebooks.judge.declaration import STAY, declare
from nightcaller.rulebooks.stock import Hunt, Limit, anybody, choose, house, knows, none_of

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script


EXPLOSION: Final = Cause("judge.explosion", openly=True)
"""Cause of the death of a wolf who blew himself up."""

PROPOSAL: Final = Kind("judge.pack.proposal", "proposal", discloses=False)
AGREED: Final = Kind("judge.pack.agreed", "agreement", mark="cross", feat="hunted")
EXPLODED: Final = Kind("judge.exploded", news="news", mark="ring", deaths=(EXPLOSION,))


def in_company(game: Game, me: Holding) -> bool:
    """Whether another wolf of the pack lives."""
    return bool(game.tagged(PACK) & game.alive & ~(1 << me.seat))


IN_COMPANY: Final = Limit(open=in_company)


def explode(game: Game, me: Holding) -> Script:
    """Section II: in the speech segment a werewolf may blow himself up; the day is over at once."""
    (answer,) = yield declare(game, me.seat)
    if answer != "explode":
        return None
    return [Act(Tier.END, me.seat, (), burst, me.role.id)]


def burst(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
    """The wolf dies, openly and beyond every defence."""
    game.mark(act.by, Status(EXPLOSION, act.by))
    game.tell(EXPLODED, seat=act.by)
    attack(game, EXPLOSION, act.by, act.by, "true")


HUNT: Final = Hunt(
    "judge.pack.attack",
    EATEN,
    PACK,
    choose(
        anybody,
        none_of(PACK, "blocked-judge-packmate", house("wolves_may_target_pack", "no")),
        or_nobody=house("wolves_may_pass", "yes"),
    ),
    PROPOSAL,
    AGREED,
    lambda _deck, agreed: "most-or-nobody" if agreed["wolves_may_pass"] == "yes" else "most",
    hour=3,
)
"""Night 3: the pack opens its eyes together; every wolf proposes, and the pack sees it (rulings, judge: "The
pack")."""
EXPLODE: Final = Power(
    "judge.werewolf.explode",
    explode,
    window="floor",
    questions=(Question("judge.werewolf.explode", ("explode", STAY)),),
    on_its_card=False,
)

KNOWS_THE_PACK: Final = knows(PACK)
"""Section II: the werewolf camp shares its night vision; each wolf knows the pack from the start."""
