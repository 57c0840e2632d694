"""Ice King: a list of players and their cards every night; whoever is on it rightly has no vote any more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.death import give_back
from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.visits import reach, visit
from nightcaller.engine.vocabulary import AFTERWARDS, Act, Attack, Question, Seat, Status, Tier
from nightcaller.engine.weights import HALF_VOTES, Weights
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.naming import PAIRS, name_pairs, pair_forms
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.teams import ICE, SOLO_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

KEY: Final = "revamped.ice_king.freeze"
FROZEN: Final = "revamped.frozen"
"""Status of the frozen; its source is the King, and without a living King there is none."""
FREEZE: Final = "freeze"
FROZE: Final = Kind("revamped.froze", mark="diamond", feat="looked")
FROZE_COUNT: Final = Kind("revamped.froze_count", story=False)
THAWED: Final = Kind("revamped.thawed")


def length(people: int) -> int:
    """ "For every 5 players, the Ice King gets 1 guess": of those "at the start of the game", at least one
    (edges 8)."""
    return max(1, people // 5)


def forms(people: int) -> tuple[Question, ...]:
    """The forms of the list."""
    return pair_forms(KEY, length(people))


def submit(game: Game, me: Holding) -> Script:
    """ "If they have submitted all their guesses, all the players that the Ice King guessed correctly will be
    frozen": a short list does nothing. What counts is the truth. House rule `ice_told`."""
    whole = min(length(game.seats), len(game.others(me.seat)))
    named = yield from name_pairs(game, me, KEY, length(game.seats), game.others(me.seat))
    if not named or len(named) < whole:
        return None
    right = tuple(
        seat for seat, role in named if game.role(reach(game, me.seat, seat, FREEZE, me.role.id)).id == role
    )
    for seat, _role in named:
        if seat not in right:
            visit(game, me.seat, seat, "inspect", me.role.id)
    who = game.house["ice_told"] == "who"
    game.tell(FROZE, to=1 << me.seat if who else AFTERWARDS, by=me.seat, seats=right, count=len(right))
    if not who:
        game.tell(FROZE_COUNT, to=1 << me.seat, count=len(right))
    return [Act(Tier.MARK, me.seat, (seat,), freeze, me.role.id, verb=FREEZE) for seat in right]


def freeze(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "Guessing roles and freezing players is an immediate ability"; the frozen "are not notified"."""
    game.mark(bodies[0], Status(FROZEN, act.by))


def take_votes(game: Game, me: Holding, weights: Weights) -> None:
    """ "Their votes will no longer count in the public votes. Instead the Ice King gains that vote. One
    exception is the mayor - the second mayor vote is still counted."

    Edges 5: "frozen: base 0, the King +1 (nothing from a Trickster), Mayor's 1 stays".
    """
    for seat in game.living:
        frozen = game.marked(seat, FROZEN)
        if frozen is None or frozen.source != me.seat or seat not in weights.each:
            continue
        steps = [change for change in weights.changes if change.voter == seat]
        office = sum(change.half_votes for change in steps if change.step == "office")
        now = weights.each[seat]
        if any(change.step == "sign" for change in steps):
            weights.set(seat, max(now, -office))
        elif now > office:
            weights.set(seat, office)
            weights.add(me.seat, HALF_VOTES)


def fall(game: Game, me: Holding, seat: Seat, _fates: tuple[Attack, ...]) -> None:
    """ "When the Ice King dies, all frozen players will be unfrozen and their vote will count again": of a
    King whom the table brings back they never were."""
    if seat == me.seat:
        give_back(game, seat, partial(freeze_again, me, frozen_by(game, me)))
        thaw(game, me)


def freeze_again(me: Holding, frozen: Sequence[Seat], game: Game) -> None:
    """The table has brought the King back."""
    for seat in frozen:
        if game.marked(seat, FROZEN) is None:
            game.mark(seat, Status(FROZEN, me.seat))


def thaw(game: Game, me: Holding) -> None:
    """So it is when the King is King no more: frozen are those whom a living King has frozen (edges 6)."""
    thawed = frozen_by(game, me)
    for seat in thawed:
        game.unmark(seat, FROZEN)
    if thawed:
        royals = mask_of(seat for seat in game.living if game.team(seat) == ICE)
        game.tell(THAWED, to=royals or AFTERWARDS, seat=me.seat)


def frozen_by(game: Game, me: Holding) -> list[Seat]:
    """Whom a King has frozen, living or dead."""
    frozen = ((seat, game.marked(seat, FROZEN)) for seat in seats_of(game.bearing(FROZEN)))
    return [seat for seat, ice in frozen if ice is not None and ice.source == me.seat]


ROLE = Role(
    "revamped.ice_king",
    ICE,
    in_team(ICE, SOLO_POWER, NOT_LENT),
    (Power(KEY, submit, hour=54, informs=True, asked=forms, together=PAIRS),),
    {**KNOW_EACH_OTHER, "weight_frozen": take_votes, "died": fall, "role_lost": thaw},
    listed=58,
    worth=-5,
    house_rules=(HouseRule("ice_told", ("who", "how-many"), group="night"),),
)
