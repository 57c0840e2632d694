"""Devil and Archangel: one engine with two pools (4.3; 7, Archangel): souls by wagers, prayers by grace.

Long because the two pools differ in words alone, and one reader has to see both beside their text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, disguise, undress
from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import Charge, Holding, Hook, Power, Role
from nightcaller.engine.turning import turn
from nightcaller.engine.visits import NO_VISIT, reach, sing, strike, visit
from nightcaller.engine.vocabulary import (
    NOBODY,
    Act,
    Ask,
    Attack,
    Option,
    Part,
    Question,
    Seat,
    Status,
    Tier,
    Together,
)
from nightcaller.rulebooks.revamped.anonymous import open_line
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM, DescribedRole
from nightcaller.rulebooks.revamped.conditions import Condition, marked, remembered
from nightcaller.rulebooks.revamped.declaring import declared
from nightcaller.rulebooks.revamped.fooled import look
from nightcaller.rulebooks.revamped.lending import original
from nightcaller.rulebooks.revamped.looking import SAW
from nightcaller.rulebooks.revamped.naming import MASKED, names, role_form
from nightcaller.rulebooks.revamped.revelations import reveal
from nightcaller.rulebooks.revamped.solos import goal, in_team, meet
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, SOLO_KILLING, SOLO_MISCELLANEOUS, UNMARKABLE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

FIZZLED: Final = Kind("revamped.fizzled")
STRUCK: Final = Kind("revamped.struck", news="news", mark="cross")
BACKFIRED: Final = Kind("revamped.bite_backfired", mark="diamond")
FORMS: Final = ("look", "attack", "keep")
SHIELDED: Final = "shielded"
"""Begins the name of what a moderator reads of whoever is protected, ``shielded_soul``."""
COUNT: Final = "pool"
"""How many souls or prayers there are, as the holding remembers it."""
CHOSEN: Final = "offer"
"""To whom today's offer goes, as the holding remembers it until the day ends."""
KNOWN: Final = "given"
"""Who is known to have none left to give."""


@dataclass(frozen=True)
class PoolNews:
    """What is told of a pool: by and to whom it belongs, unless it says otherwise."""

    sent: Kind
    """To whom an offer goes."""
    declined: Kind
    saw: Kind
    """`by` whom `seat` was looked at, and the `role` that was seen."""
    given: Kind
    """`by` whom something was given for an attack on `seat`; how many are `left` now."""
    marked: Kind
    """To whoever has given it."""
    shield: Kind
    strike: Kind
    spent: Kind


@dataclass(frozen=True)
class Pool:
    """Souls or prayers, and what can be done with them.

    Attributes:
        name: ``soul`` or ``prayer``: the line of defence, the status of whoever is protected, a cause of
            death.
        offer: ``wager`` or ``grace``: the board, the status of whoever has to answer, a cause of death.
        mark: the status of whoever has none left.
    """

    name: str
    offer: str
    role: str
    team: str
    mark: str
    told: PoolNews
    known: str
    """Why somebody cannot be picked: a message id."""
    hour: int
    """Of the strike by night."""
    servant: str
    """What becomes of whoever copies the role, or bites it: who serves has nothing to give."""

    @property
    def charge(self) -> str:
        """What a moderator may take or give back."""
        return f"revamped-{self.name}"

    @property
    def board(self) -> str:
        """ "The Devil can anonymously communicate with the target"; the status of an offer as well."""
        return f"revamped.{self.offer}"

    @property
    def cause(self) -> str:
        """Of the death of whoever is struck down; the status of whoever is protected."""
        return f"revamped.{self.name}"

    # --- the supply ----------------------------------------------------------------------------------

    def left(self, me: Holding) -> int:
        """How many there are: "the Devil starts the game off with a single soul"."""
        count: int = me.memory.get(COUNT, 1)
        return 0 if self.charge in me.memory else max(count, 1)

    def change(self, game: Game, me: Holding, by: int) -> None:
        """Gain one, or use one up."""
        left = self.left(me) + by
        me.memory[COUNT] = left
        me.memory.pop(self.charge, None)
        if left <= 0:
            me.memory[self.charge] = game.day

    def shown(self, place: int) -> tuple[Condition, ...]:
        """What a moderator reads of whoever has something to do with it."""

        def count(_game: Game, me: Holding) -> Mapping[str, int] | None:
            return {"count": self.left(me)} if me.role.id == self.role else None

        return (
            marked(self.mark.partition(".")[2], place, self.mark),
            marked(f"offered_{self.offer}", place + 1, self.board),
            marked(f"{SHIELDED}_{self.name}", place + 2, self.cause),
            remembered(f"left_{self.name}", 67, count),
        )

    # --- the disguise --------------------------------------------------------------------------------

    def dealt(self, game: Game, me: Holding) -> None:
        """ "If the Devil doesn't choose a role, they will show up as a citizen." """
        disguise(game, me.seat, CITIZEN_ROLE, Fooled.WEAK, permanent=True)
        meet(game, me)

    def choose_a_mask(self, game: Game, me: Holding) -> Script:
        """ "At the start of the game, the Devil may choose a role as a weak disguise." """
        (role,) = yield Ask(me.seat, f"{self.role}.mask", (*names(game), NOBODY))
        if role == NOBODY:
            return None

        def put_on(game: Game, _act: Act, _bodies: tuple[Seat, ...]) -> None:
            undress(game, me.seat, lambda worn: worn.permanent)
            disguise(game, me.seat, str(role), Fooled.WEAK, permanent=True)
            game.tell(MASKED, to=1 << me.seat, by=me.seat, role=role)

        return [Act(Tier.CHANGE, me.seat, (), put_on, me.role.id)]

    # --- the offer -----------------------------------------------------------------------------------

    def choose_whom(self, game: Game, me: Holding) -> Script:
        """ "Each day, the Devil may choose a player to send the devil's wager to"; "can't target soulless
        players": those of whom that is known cannot be picked, on others nothing comes of it."""
        barred = self.known_to(game, me)
        free = tuple(seat for seat in game.others(me.seat) if seat not in barred)
        blocked = tuple((seat, self.known) for seat in game.others(me.seat) if seat in barred)
        (pick,) = yield Ask(me.seat, f"{self.role}.{self.offer}", (*free, NOBODY), blocked=blocked)
        me.memory.pop(CHOSEN, None)
        if pick != NOBODY:
            me.memory[CHOSEN] = pick
            game.tell(self.told.sent, to=1 << me.seat, by=me.seat, seat=pick)
        return None

    def known_to(self, game: Game, me: Holding) -> frozenset[Seat]:
        """Who has none left, as far as the holder knows: the team, and whoever has given it to this one.
        Who only borrows the pool knows nobody."""
        if me.role.id != self.role:
            return frozenset()
        return frozenset({*game.with_tag(self.team), *me.memory.get(KNOWN, ())})

    def send(self, game: Game, me: Holding) -> None:
        """ "The wager is sent at the end of the day", to whoever still lives and has something to give."""
        pick: Seat | None = me.memory.pop(CHOSEN, None)
        if pick is None or not game.lives(me.seat):
            return
        whom = reach(game, me.seat, pick, "offer", me.role.id)
        if not game.lives(whom) or game.marked(whom, self.mark) or whom == me.seat:
            game.tell(FIZZLED, to=1 << me.seat, by=me.seat)
            return
        visit(game, me.seat, pick, "offer", me.role.id)
        sing(game)
        # The one who offered goes on knowing the name that was chosen (7, Flute Apprentice).
        game.mark(whom, Status(self.board, me.seat, game.moment + 1, pick))
        open_line(game, self.board, me.seat, whom)

    def send_all(self, game: Game) -> None:
        """The day ends."""
        for holding in game.holders(self.role):
            self.send(game, holding)

    def nightfall(self, game: Game, me: Holding) -> None:
        """Whoever died when the day ended answers nothing: the one who offered hears so."""
        for player in game.players if game.phase == "night" else ():
            offer = player.statuses.get(self.board)
            if offer is not None and offer.source == me.seat and not game.lives(player.seat):
                game.unmark(player.seat, self.board)
                game.tell(FIZZLED, to=1 << me.seat, by=me.seat)

    def owed(self, game: Game, me: Holding) -> list[tuple[Seat, Power]]:
        """Who has to answer tonight."""
        found = ((player.seat, player.statuses.get(self.board)) for player in game.players)
        power = self.answer
        return [(seat, power) for seat, offer in found if offer is not None and offer.source == me.seat]

    def take(self, game: Game, me: Holding) -> Script:
        """ "The target may choose to either learn another player's role, or attack another player, but sell
        their soul in the process"; nobody has to."""
        offer = game.marked(me.seat, self.board)
        if offer is None:
            return None
        key = f"revamped.{self.offer}"
        parts = (Part(f"{key}.take", FORMS), Part(f"{key}.whom", (*game.others(me.seat), NOBODY)))
        word, pick = yield composite(me.seat, f"{key}.take", parts, pairs=True)
        if word == "look":
            role = look(
                game,
                me.seat,
                int(pick),
                "revamped.role",
                fooled_by=Fooled.EVERYTHING,
                cause=self.role,
            )
            game.tell(SAW, to=1 << me.seat, by=me.seat, seat=pick, role=role)
            return [self.report(offer.source, self.told.saw, by=offer.data, seat=pick, role=role)]
        if word == "attack":
            return [self.give(me.seat, offer, int(pick)), self.avenge(offer.source, int(pick))]
        return [self.report(offer.source, self.told.declined, by=offer.data, seat=offer.data)]

    def report(self, to: Seat, kind: Kind, **facts: Option) -> Act:
        """The one who offered "will be notified of the result", when the night's answers are in."""

        def land(game: Game, _act: Act, _bodies: tuple[Seat, ...]) -> None:
            game.tell(kind, to=1 << to, **facts)

        return Act(Tier.MARK, to, (), land, self.role)

    def give(self, giver: Seat, offer: Status, victim: Seat) -> Act:
        """ "Soul sold: immediately": "then they will become soulless"."""
        to, plate = offer.source, offer.data

        def land(game: Game, _act: Act, _bodies: tuple[Seat, ...]) -> None:
            if not game.marked(giver, self.mark):
                game.mark(giver, Status(self.mark, to))
                game.tell(self.told.marked, to=1 << giver, seat=giver)
            for holding in game.players[to].holdings:
                if holding.role.id == self.role:
                    self.change(game, holding, 1)
                    holding.memory[KNOWN] = (*holding.memory.get(KNOWN, ()), plate)
                    left = self.left(holding)
                    game.tell(self.told.given, to=1 << to, by=plate, seat=victim, left=left)

        return Act(Tier.MARK, giver, (), land, self.role)

    def avenge(self, by: Seat, victim: Seat) -> Act:
        """ "Kill executed: end-night"; "the attacker is the Devil. Using the wager to attack the Devil always
        fails"; it lapses with the Devil's death (edges 8)."""

        def land(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
            if game.lives(by) and victim != by:
                strike(game, self.board, by, act.targets[0], house=True)

        return Act(Tier.END, by, (victim,), land, self.role, NO_VISIT)

    # --- what a soul is good for ---------------------------------------------------------------------

    def strike_by_night(self, game: Game, me: Holding) -> Script:
        """ "Kill a player of their liking (day/night; immediate)." """
        if not self.left(me):
            return None
        barred = self.known_to(game, me)
        free = tuple(seat for seat in game.others(me.seat) if seat not in barred)
        blocked = tuple((seat, self.known) for seat in game.others(me.seat) if seat in barred)
        (pick,) = yield Ask(me.seat, f"{self.role}.strike", (*free, NOBODY), blocked=blocked)
        return None if pick == NOBODY else [self.strike(game, me, int(pick))]

    def declare(self, game: Game, me: Holding, word: str, seat: Option, _role: Option) -> list[Act] | None:
        """ "Protect someone else from all attacks for the next night (day; immediate)", or strike by day."""
        if not self.left(me) or seat == NOBODY:
            return None
        if word.endswith("protect"):
            self.protect(game, me, int(seat))
            return None
        if self.safe(game, reach(game, me.seat, int(seat), "attack", self.cause)):
            self.change(game, me, -1)
            game.tell(FIZZLED, to=1 << me.seat, by=me.seat)
            return None
        return [self.strike(game, me, int(seat))]

    def protect(self, game: Game, me: Holding, plate: Seat) -> None:
        """Nobody but the holder learns of it."""
        self.change(game, me, -1)
        whom = visit(game, me.seat, plate, "protect", me.role.id)
        sing(game)
        game.mark(whom, Status(self.cause, me.seat, game.moment + 1))
        left = self.left(me)
        game.tell(self.told.shield, to=1 << me.seat, by=me.seat, seat=plate, left=left)

    def strike(self, game: Game, me: Holding, plate: Seat) -> Act:
        """It is an attack; it fails on the soulless and on Hell (edges 2), and is used up all the same."""
        self.change(game, me, -1)
        left = self.left(me)
        game.tell(self.told.strike, to=1 << me.seat, by=me.seat, seat=plate, left=left)

        def land(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
            (aimed,) = act.targets
            if self.safe(game, reach(game, me.seat, aimed, "attack", self.cause)):
                visit(game, me.seat, aimed, "attack", self.cause)
                game.tell(FIZZLED, to=1 << me.seat, by=me.seat)
            else:
                strike(game, self.cause, me.seat, aimed, house=True)

        return Act(Tier.STRIKE, me.seat, (plate,), land, me.role.id, NO_VISIT)

    def safe(self, game: Game, seat: Seat) -> bool:
        """Whether nothing can be done to somebody with this pool."""
        return game.team(seat) == self.team or game.marked(seat, self.mark) is not None

    def shelters(self, game: Game, attempt: Attack) -> bool:
        """The line of defence of whoever is protected: "from all attacks for the next night"."""
        at_night = attempt.kind == "attack" and game.phase == "night"
        return at_night and game.marked(attempt.target, self.cause) is not None

    def spares(self, game: Game, attempt: Attack) -> bool:
        """ "If the Devil is attacked at night and they have spare souls, they will be protected and a soul
        will be used up automatically": one for each attack, and none that a free shield stops (edges 2)."""
        if attempt.kind != "attack" or game.phase != "night":
            return False
        for me in game.players[attempt.target].holdings:
            if original(me.role.id) == self.role and self.left(me) and not game.suppressed(me):
                self.change(game, me, -1)
                game.tell(self.told.spent, to=1 << me.seat, seat=me.seat, left=self.left(me))
                return True
        return False

    def fallen(self, game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
        """Everybody sees who is struck down by day, and not by whom."""
        struck = any((fate.cause, fate.by) == (self.cause, me.seat) for fate in fates)
        if game.phase == "day" and struck:
            reveal(game, STRUCK, seat=seat)

    # --- the roles -----------------------------------------------------------------------------------

    @cached_property
    def answer(self) -> Power:
        """The question to whoever has an offer."""
        key = f"revamped.{self.offer}"
        return Power(
            f"{key}.take",
            self.take,
            window="night.owed",
            since=2,  # nothing can be offered before the first day
            hour=self.hour,
            questions=(Question(f"{key}.take", FORMS), Question(f"{key}.whom")),
            together=Together(pairs=True),
        )

    @cached_property
    def powers(self) -> tuple[Power, ...]:
        """What the role brings; last the question that it puts to others."""
        mask, words = f"{self.role}.mask", (f"{self.name}-protect", f"{self.name}-strike")
        return (
            Power(mask, self.choose_a_mask, window="start", since=0, questions=(role_form(mask),)),
            Power(f"{self.role}.{self.offer}", self.choose_whom, window="morning"),
            Power(f"{self.role}.strike", self.strike_by_night, hour=self.hour),
            declared(f"{self.role}.declare", *words, use=self.declare),
            self.answer,
        )

    @property
    def hooks(self) -> Mapping[str, Hook]:
        """What the role hears of."""
        return {
            "dealt": self.dealt,
            "owed": self.owed,
            "phase": self.nightfall,
            "died": self.fallen,
            "bitten": backfires(self.servant),
        }


def backfires(servant: str) -> Hook:
    """3.3, Infected Wolf: "if a devil, demon, archangel, or saint is picked the power backfires and the
    infected wolf becomes a demon or saint"."""

    def bitten(game: Game, _me: Holding, by: Seat) -> bool:
        turn(game, by, servant)
        game.tell(BACKFIRED, to=1 << by, by=by, role=servant)
        return True

    return bitten


def bargainer(pool: Pool, listed: int, *tags: str) -> Role:
    """Who makes the offers."""
    return DescribedRole(
        pool.role,
        pool.team,
        in_team(pool.team, SOLO_KILLING, UNMARKABLE, *tags),
        pool.powers,
        pool.hooks,
        charges=(Charge(pool.charge, pool.told.strike),),
        listed=listed,
        worth=-6,
        if_bitten=(pool.servant,),
        if_copied=pool.servant,
        passes_for=CITIZEN_ROLE,
        misfit="misfit-revamped-answers",
        kept_back=frozenset({f"{pool.role}.{pool.offer}"}),
    )


def servant(role: str, team: str, listed: int, *tags: str) -> Role:
    """Who wins with such a one, and has nothing to give: "the Demon starts out soulless"."""
    (mark,) = goal(team).marks

    def begin(game: Game, me: Holding) -> None:
        game.mark(me.seat, Status(mark, me.seat))
        meet(game, me)

    return Role(
        role,
        team,
        in_team(team, SOLO_MISCELLANEOUS, UNMARKABLE, NO_PHANTOM, *tags),
        hooks={"dealt": begin, "bitten": backfires(role)},
        listed=listed,
        worth=-2,
    )
