"""Common Werewolf (狼人): the pack's attack by night, self-explosion by day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, TABLE, Act, Ask, Question, Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.declaration import STAY, declare

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script


EXPLOSION: Final = "judge.explosion"
"""Cause of the death of a wolf who blew himself up."""

PROPOSAL: Final = Kind("judge.pack.proposal", "proposal", discloses=False)
AGREED: Final = Kind("judge.pack.agreed", "agreement", mark="cross", feat="hunted")
EXPLODED: Final = Kind("judge.exploded", news="news", mark="ring", deaths=(EXPLOSION,))


def pack(game: Game) -> tuple[Seat, ...]:
    """Every wolf that hunts with the others, living or dead."""
    return game.with_tag(PACK)


def know_each_other(game: Game, me: Holding) -> None:
    """Section II: the werewolf camp shares its night vision; each wolf knows the pack from the start."""
    mates = tuple((seat, game.role(seat).id) for seat in pack(game) if seat != me.seat)
    game.tell(MATES, to=1 << me.seat, mates=mates)


def attack_together(game: Game, me: Holding) -> Script:
    """Night 3: the pack opens its eyes together; every wolf proposes, and the pack sees it.

    rulings, judge: "The pack"; house rules `wolves_may_pass`, `wolves_may_target_pack`.
    """
    targets = game.living
    blocked: tuple[tuple[Seat, str], ...] = ()
    if game.house["wolves_may_target_pack"] == "no":
        wolves = pack(game)
        blocked = tuple((seat, "blocked-judge-packmate") for seat in targets if seat in wolves)
        targets = tuple(seat for seat in targets if seat not in wolves)
    pass_by = (NOBODY,) if game.house["wolves_may_pass"] == "yes" else ()
    (proposal,) = yield Ask(me.seat, "judge.pack.attack", (*targets, *pass_by), blocked=blocked)
    game.noted.setdefault("proposals", {})[me.seat] = proposal
    game.tell(PROPOSAL, to=game.tagged(PACK), by=me.seat, seat=proposal, asked="judge.pack.attack")
    return None


def agree(game: Game) -> None:
    """The proposal with the most voices stands; a tie is settled once, by a keyed roll, and noted."""
    proposals: dict[Seat, Seat | str] = game.noted.get("proposals", {})
    voices = list(proposals.values())
    most = max(map(voices.count, voices), default=0)
    tied = sorted({choice for choice in voices if voices.count(choice) == most}, key=str)
    game.noted["victim"] = game.pick("judge.pack.tie", tied) if tied else NOBODY
    game.tell(AGREED, to=game.tagged(PACK), seat=game.noted["victim"])


def strike(game: Game) -> None:
    """The pack's attack meets the defences at the end of the night."""
    victim = game.noted.get("victim", NOBODY)
    if victim != NOBODY:
        attack(game, "judge.pack", TABLE, game.body(victim))


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


ATTACK = Power("judge.pack.attack", attack_together, writes=frozenset({"victim"}), group=True)
EXPLODE = Power(
    "judge.werewolf.explode",
    explode,
    window="floor",
    questions=(Question("judge.werewolf.explode", ("explode", STAY)),),
)

ROLE = Role("judge.werewolf", WOLVES, frozenset({WOLF, PACK}), (ATTACK, EXPLODE), {"dealt": know_each_other})
