"""Reaper: lends the living what the dead could do, and whoever takes it never sleeps again."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.death import give_back
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.visits import NO_VISIT, strike
from nightcaller.engine.vocabulary import (
    NOBODY,
    Act,
    Attack,
    Part,
    Picks,
    Question,
    Seat,
    Status,
    Tier,
    Together,
)
from nightcaller.rulebooks.revamped import lending
from nightcaller.rulebooks.revamped.cards import GIVES, NOT_LENT, DescribedRole
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.declaring import STAY
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.teams import LIMITED, REAPER, SOLO_POWER
from nightcaller.rulebooks.stock import the_dead

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

GIFT: Final = "revamped.reaper.gift"
RECEIVER: Final = "revamped.reaper.receiver"
SCYTHE: Final = "revamped.scythe"
"""Cause of death of whoever turned a gift on its giver."""
SLEEPLESS: Final = "revamped.sleepless"
IMMUNITY: Final = "revamped.immunity"
"""Statuses: for ever, and for a night."""
SHOWN: Final = (marked("sleepless", 23, SLEEPLESS), marked("immune", 28, IMMUNITY, own=True))

DEAD_CARD: Final = Kind("revamped.dead_card", "answer", story=False)
GAVE: Final = Kind("revamped.lent", discloses=False)
GIVEN: Final = Kind("revamped.gift", story=False)
AWAKE: Final = Kind("revamped.sleepless", mark="diamond")

READ: Final = "read"
"""Whose cards the Reaper has seen, whom he has chosen, and whether he is owed a night's immunity: what the
holding remembers."""
CHOSEN: Final = "chosen"
OWED: Final = "immunity"
GIVER: Final = "giver"
"""Who has lent it: what a gift's holding remembers."""


def begin(game: Game, me: Holding) -> None:
    """ "The reaper knows the roles of all dead players." And a night begins in which nothing attacks him, if
    somebody has died with his gift."""
    if not game.lives(me.seat):
        return
    for seat in seats_of(the_dead(game, me)):
        if seat not in me.memory.get(READ, ()):
            me.memory[READ] = (*me.memory.get(READ, ()), seat)
            game.tell(DEAD_CARD, to=1 << me.seat, seat=seat, role=game.role(seat).id)
    if game.phase == "night" and me.memory.pop(OWED, None) is not None:
        game.mark(me.seat, Status(IMMUNITY, me.seat, game.moment))


def give(game: Game, me: Holding) -> Script:
    """ "Each day, the reaper may select a dead player and a living player [...] Dead players may be the
    reaper's target multiple times, while each living player may only be the Reaper's target once." """
    dead = seats_of(the_dead(game, me))
    spent = me.memory.get(CHOSEN, ())
    left = tuple(seat for seat in game.others(me.seat) if seat not in spent)
    if not dead or not left:
        return None
    blocked = tuple((seat, "blocked-revamped-sleepless") for seat in game.others(me.seat) if seat in spent)
    parts = (Part(GIFT, (*dead, NOBODY)), Part(RECEIVER, (*left, NOBODY), blocked))
    corpse, seat = yield composite(me.seat, GIFT, parts, pairs=True)
    if seat == NOBODY:
        return None
    role = game.role(int(corpse))
    me.memory[CHOSEN] = (*spent, seat)
    game.tell(GAVE, to=1 << me.seat, by=me.seat, seat=seat, role=role.id)

    def land(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        gift = lending.lend(game, bodies[0], role, watched, game.moment + 1)
        gift.memory[GIVER] = act.by
        game.tell(GIVEN, to=1 << bodies[0], seat=bodies[0], role=role.id)

    return [Act(Tier.MARK, me.seat, (int(seat),), land, me.role.id, verb="empower")]


@lru_cache(512)
def watched(power: Power) -> Power:
    """ "If the targeted player in turn targets the Reaper with their power, the targeted player is instead
    immediately killed by the Reaper": it has no effect, and he attacks at once (edges 8)."""

    def script(game: Game, me: Holding) -> Script:
        inner = power.script(game, me)
        giver: Seat = me.memory[GIVER]
        try:
            ask = next(inner)
            while True:
                picks = yield ask
                if game.lives(giver) and giver in picks and _own(power, picks):
                    inner.close()
                    return [Act(Tier.STRIKE, giver, (me.seat,), mow, ROLE.id, NO_VISIT)]
                ask = inner.send(picks)
        except StopIteration as finished:
            acts: list[Act] | None = finished.value
            return acts

    return replace(power, script=script)


def _own(power: Power, picks: Picks) -> bool:
    """Whether an answer on the page of declarations is about this power."""
    return power.window != "floor" or (picks[0] in power.questions[0].words and picks[0] != STAY)


def mow(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
    """An attack: "abilities like the Macho still apply"."""
    strike(game, SCYTHE, act.by, act.targets[0])


def gifts(game: Game, me: Holding) -> list[Seat]:
    """Who has his gift now, dead or alive."""
    return [
        player.seat
        for player in game.players
        if any(
            held.memory.get(GIVER) == me.seat and held.role.id.endswith(lending.LENT)
            for held in player.holdings
        )
    ]


def died(game: Game, me: Holding, seat: Seat, _fates: tuple[Attack, ...]) -> None:
    """ "If the empowered player dies, the Reaper gains immunity to all attacks for the next night": the next
    that begins (edges 8)."""
    if seat != me.seat and game.lives(me.seat) and seat in gifts(game, me):
        me.memory[OWED] = game.day
        give_back(game, seat, partial(not_owed, me))


def not_owed(me: Holding, game: Game) -> None:
    """The table has brought back whoever died with his gift."""
    me.memory.pop(OWED, None)
    game.unmark(me.seat, IMMUNITY)


def nights_end(game: Game, me: Holding) -> None:
    """ "The empowered player becomes sleepless as an end-night ability and loses their power in the
    morning"."""
    if game.phase != "night" or not game.lives(me.seat):
        return
    for seat in gifts(game, me):
        if game.lives(seat):
            game.mark(seat, Status(SLEEPLESS, me.seat))
            game.tell(AWAKE, to=1 << seat, seat=seat)


def immune(game: Game, attempt: Attack) -> bool:
    """The line of defence: all attacks of that night."""
    return (
        attempt.kind == "attack"
        and game.phase == "night"
        and game.marked(attempt.target, IMMUNITY) is not None
    )


SPARED: Final = Layer("immunity", immune, frozenset({IMMUNITY}), 21)

ROLE = DescribedRole(
    "revamped.reaper",
    REAPER,
    in_team(REAPER, SOLO_POWER, LIMITED, GIVES, NOT_LENT),
    (
        Power(
            GIFT,
            give,
            window="morning",
            questions=(Question(GIFT), Question(RECEIVER)),
            together=Together(pairs=True),
        ),
    ),
    {**KNOW_EACH_OTHER, "phase": begin, "died": died, "phase_end": nights_end},
    listed=85,
    worth=-5,
    misfit="misfit-revamped-day",
)
