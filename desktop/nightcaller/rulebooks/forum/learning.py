"""What becomes of an apprenticeship: claimed by a master or not yet, and inherited when the master dies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from nightcaller.engine import death
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import FOREVER, Holding
from nightcaller.engine.vocabulary import Act, Attack, Seat, Status, Tier
from nightcaller.rulebooks.forum.camps import MASTER, TURNING, WOLF

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

APPRENTICE: Final = "forum.apprentice"
GRADUATE: Final = "forum.graduate"
"""Status of an apprentice with the master's role: such a one "cannot claim any apprentice". Its source is the
master, its data that role and the one before it, which is the same if he had it already."""

TOOK_APPRENTICE: Final = Kind("forum.took_apprentice")
CLAIMED: Final = Kind("forum.claimed", story=False)
INHERITED: Final = Kind("forum.inherited")


def held(game: Game, seat: Seat) -> Holding | None:
    """The seat's apprenticeship, while it lasts."""
    for holding in game.players[seat].holdings:
        if holding.role.id == APPRENTICE:
            return holding
    return None


def state(game: Game, seat: Seat) -> str:
    """What can be seen of an apprentice: ``claimed`` or ``unclaimed``; empty if the seat is none."""
    holding = held(game, seat)
    if holding is None:
        return ""
    return "claimed" if "role" in holding.memory else "unclaimed"


def master(game: Game, seat: Seat) -> str:
    """Whose apprentice it is: the master's role; empty if nobody's."""
    holding = held(game, seat)
    role: str = holding.memory.get("role", "") if holding else ""
    return role


def begin(game: Game, me: Holding) -> None:
    """ "May start already claimed by a role, or start unclaimed". House rule `apprentice_starts`.

    Every apprentice of the deck draws for himself: a fair coin, and one of the masters that were dealt.
    """
    start = game.house["apprentice_starts"]
    if start == "drawn":
        start = "claimed" if game.chance("forum.apprentice.claimed", 1, 2, me.seat) else "unclaimed"
    if start != "claimed":
        return
    masters = [
        holding
        for player in game.players
        for holding in player.holdings
        if MASTER in holding.role.tags and player.seat != me.seat
    ]
    if masters:
        bind(game, me, game.pick("forum.apprentice.master", masters, me.seat))


def bind(game: Game, me: Holding, by: Holding) -> None:
    """The master learns who it is; the apprentice learns whose role he will have, not who it is."""
    me.memory["role"] = by.role.id
    me.memory["master"] = by.seat
    game.tell(TOOK_APPRENTICE, to=1 << by.seat, by=by.seat, seat=me.seat)
    game.tell(CLAIMED, to=1 << me.seat, seat=me.seat, role=by.role.id)


def may_claim(game: Game, by: Holding, seat: Seat) -> bool:
    """Whether this order makes an apprentice of somebody: unclaimed so far, and no graduate's."""
    return state(game, seat) == "unclaimed" and not game.marked(by.seat, GRADUATE)


def claim(by: Holding, seat: Seat) -> Act:
    """An order that claims an unclaimed apprentice; the first in the order of the night has him."""

    def take(game: Game, _act: Act, bodies: tuple[Seat, ...]) -> None:
        me = held(game, bodies[0])
        if me is not None and may_claim(game, by, bodies[0]):
            bind(game, me, by)

    return Act(Tier.CHANGE, by.seat, (seat,), take, by.role.id)


def claimed(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> list[Act]:
    """What comes of an order that claims whoever it is about, if that is somebody to be claimed."""
    return [claim(me, chosen[0])] if may_claim(game, me, chosen[0]) else []


def inherit(game: Game, me: Holding, seat: Seat, _fates: tuple[Attack, ...] = ()) -> None:
    """The master is dead: the apprentice "acquires the master's role", fresh and unused."""
    if seat != me.memory.get("master") or not game.lives(me.seat):
        return
    role = game.book.roles[me.memory["role"]]
    game.forfeit(me)
    same = next((holding for holding in game.players[me.seat].holdings if holding.role is role), None)
    before = role.id if same is not None else game.role(me.seat).id
    game.mark(me.seat, Status(GRADUATE, seat, FOREVER, (role.id, before)))
    if same is not None:
        death.give_back(game, seat, partial(spent_again, same, dict(same.memory)))
        same.memory.clear()
    elif role.id in game.book.traits:
        game.bestow(me.seat, role)
    else:
        game.change_role(me.seat, role)
    game.tell(INHERITED, to=1 << me.seat, seat=me.seat, role=role.id)


def spent_again(held: Holding, spent: Mapping[str, Any], _game: Game) -> None:
    """The table has brought the master back: what the heir had used up before has not come anew."""
    for charge, used in spent.items():
        held.memory.setdefault(charge, used)


def give_back(game: Game) -> None:
    """A master whom the table brings back has the apprentice again: there are no two of one card.

    What the heir has learnt meanwhile he knows; what he is by now in another way (a wolf) he stays.
    """
    for player in game.players:
        graduate = game.marked(player.seat, GRADUATE)
        if graduate is None or not game.lives(graduate.source):
            continue
        game.unmark(player.seat, GRADUATE)
        inherited, before = graduate.data
        heirloom = next((held for held in player.holdings if held.role.id == inherited), None)
        if heirloom is None:
            continue
        if inherited != before:
            if inherited in game.book.traits:
                game.forfeit(heirloom)
            else:
                game.change_role(player.seat, game.book.roles[before])
        learning = game.bestow(player.seat, game.book.roles[APPRENTICE])
        learning.memory |= {"role": inherited, "master": graduate.source}
        game.tell(CLAIMED, to=1 << player.seat, seat=player.seat, role=inherited)


def take_over(game: Game) -> None:
    """An apprentice whom the table brings back has what the master, dead by now, would have left."""
    for player in game.players:
        learning = held(game, player.seat)
        teacher = learning.memory.get("master") if learning else None
        if learning is not None and teacher in game.deaths:
            inherit(game, learning, teacher)


def expected(game: Game, gone: tuple[Seat, ...]) -> bool:
    """Whether somebody may have taken over from one of these dead, as far as everybody knows.

    Where the dead are shown (house rule `dead_revealed`), one of them was a master, and not all apprentices
    are among the dead.
    """
    if not gone or not game.in_published_deck(APPRENTICE):
        return False
    if game.house["dead_revealed"] == "no":
        return True
    if not any(may_have_taught(game, seat) for seat in gone):
        return False
    dead = seats_of((1 << game.seats) - 1 & ~game.alive)
    buried = sum(held(game, seat) is not None for seat in dead)
    return game.published[APPRENTICE] > buried


def may_have_taught(game: Game, seat: Seat) -> bool:
    """Whether the cards that were shown at a death may be a master's: a cursed one's show a wolf's."""
    for holding in game.players[seat].holdings:
        if MASTER in holding.role.tags:
            return True
    return WOLF in game.role(seat).tags and any(TURNING in role.tags for role in game.published_roles)
