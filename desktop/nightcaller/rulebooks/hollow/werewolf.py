"""Werewolves: every night they wake together and choose one victim, and only one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import TABLE, Ask, Seat
from nightcaller.rulebooks.hollow.camps import WOLF, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

PACK: Final = "hollow.pack"
"""Cause of the death of the pack's victim."""

PROPOSAL: Final = Kind("hollow.pack.proposal", "proposal", discloses=False)
AGREED: Final = Kind("hollow.pack.agreed", "agreement", mark="cross", feat="hunted")


def meet_at_the_deal(game: Game, me: Holding) -> None:
    """Turns, Night 6: werewolves wake up together, so each knows the others from the start.

    Not if somebody may join them at dusk: then they meet when all are there (`meet`), or the pack would know
    which of them was the Thief.
    """
    if game.day or not game.published_powers("dusk"):
        know_the_others(game, me.seat)


def meet(game: Game) -> None:
    """Every werewolf gets to know the others."""
    for seat in game.with_tag(WOLF):
        know_the_others(game, seat)


def know_the_others(game: Game, wolf: Seat) -> None:
    """Who has open eyes is seen, the card is not: nobody can tell which of them is the white one."""
    mates = tuple((seat, ROLE.id) for seat in game.with_tag(WOLF) if seat != wolf)
    game.tell(MATES, to=1 << wolf, mates=mates)


def hunt(game: Game, me: Holding) -> Script:
    """Characters, Werewolves: "choose one and only one victim". Each proposes, and the pack sees it."""
    wolves = game.tagged(WOLF)
    targets = seats_of(game.alive & ~wolves)
    blocked = tuple((seat, "blocked-hollow-packmate") for seat in seats_of(game.alive & wolves))
    (proposal,) = yield Ask(me.seat, "hollow.pack.attack", targets, blocked=blocked)
    game.noted.setdefault("proposals", {})[me.seat] = proposal
    game.tell(PROPOSAL, to=wolves, by=me.seat, seat=proposal, asked="hollow.pack.attack")
    return None


def agree(game: Game) -> None:
    """The proposal with the most voices stands; a tie is settled once, by a keyed roll, and noted."""
    proposals: dict[Seat, Seat] = game.noted.get("proposals", {})
    if not proposals:
        return
    voices = list(proposals.values())
    most = max(map(voices.count, voices))
    tied = sorted({seat for seat in voices if voices.count(seat) == most})
    game.noted["victim"] = game.pick("hollow.pack.tie", tied)
    game.tell(AGREED, to=game.tagged(WOLF), seat=game.noted["victim"])


def strike(game: Game) -> None:
    """The pack's attack meets the defences at the end of the night."""
    if "victim" in game.noted:
        attack(game, PACK, TABLE, game.noted["victim"])


ATTACK = Power("hollow.pack.attack", hunt, writes=frozenset({"victim"}), group=True)

ROLE = Role("hollow.werewolf", WOLVES, frozenset({WOLF}), (ATTACK,), {"dealt": meet_at_the_deal})
