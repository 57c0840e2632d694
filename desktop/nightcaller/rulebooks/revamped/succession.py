"""Taking over somebody's card: what becomes of the heir, who hears of it, and what is handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import CARD, HELD, LOST, MATES, Kind
from nightcaller.engine.roles import Role
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import Event, Seat
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import card
from nightcaller.rulebooks.revamped.cult import LEADER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BECAME: Final = Kind("revamped.became", mark="diamond")
APPEARED: Final = Kind("revamped.bard_new", news="news")
NARRATED: Final = "narrated"
"""Tag of roles of whose appearing everybody hears."""
_CARDS: Final = frozenset(kind.id for kind in (CARD, HELD, LOST))


def copied(game: Game, role: str) -> Role:
    """What a Look-Alike of somebody becomes (rulings): never a Devil, an Archangel or a Cult Leader."""
    own = game.book.role(role)
    return game.book.role(card(own).if_copied or own.id)


def inherited(game: Game, role: str) -> Role:
    """What somebody becomes who follows the dead (edges 4, Apprentice): a Devil's heir is a Demon, an
    Archangel's a Saint. A Cult Leader's is one too, with a cult that "stays powerless"."""
    return game.book.role(role) if role == LEADER else copied(game, role)


def take_over(game: Game, seat: Seat, role: str) -> None:
    """Somebody begins anew with another's role: "new role: full supplies" (edges 4)."""
    new = inherited(game, role)
    turn(game, seat, new)
    game.tell(BECAME, to=1 << seat, seat=seat, role=new.id)
    if pack.IN_PACK in new.tags:
        pack.welcome(game, seat)


def told_alone(game: Game, seat: Seat) -> list[Event]:
    """What one person has been told, and nobody else; nothing of cards."""
    return [event for event in game.log if event.audience == 1 << seat and event.kind not in _CARDS]


def hand_on(game: Game, heir: Seat, events: list[Event], before: Seat) -> None:
    """Tell somebody what another was told before."""
    for event in events:
        facts = dict(event.facts)
        if event.kind == MATES.id:
            shown = facts["mates"][0][1] if facts["mates"] else game.role(before).id
            facts["mates"] = (*facts["mates"], (before, shown))
        elif facts.get("by") == before:
            facts["by"] = heir
        game.tell(game.book.kinds[event.kind], to=1 << heir, **facts)
