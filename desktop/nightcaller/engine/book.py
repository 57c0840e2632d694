"""What a rulebook has to give the kernel, and what a table chooses from it.

Long because it is the whole list of what a rulebook may declare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from nightcaller.engine.chance import shuffled
from nightcaller.engine.errors import IllegalSetup
from nightcaller.engine.kinds import Kind, TableAct
from nightcaller.engine.plans import plan_laps
from nightcaller.engine.roles import LAST_ACTS, Power, Role
from nightcaller.engine.visits import VISITS
from nightcaller.engine.vocabulary import (
    FEWEST_SEATS,
    MOST_SEATS,
    Attack,
    Decision,
    Outcome,
    Seat,
    Window,
)
from nightcaller.engine.waiting import waiting

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Deck = Mapping[str, int]
"""Role id -> number of cards."""

BESIDE: Final = "+"
"""Between a role and the traits beside it in `Setup.deal`."""

Program = Generator[Window, Decision, Outcome]


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A switch of the table's own (rulings.md); the first option is the default."""

    id: str
    options: tuple[str, ...]
    relevant: Callable[[Deck], bool] = lambda _deck: True
    """Whether the rule can matter with this deck; irrelevant ones are not shown."""
    group: str = "table"
    """What it is about, for its heading on the screen."""
    given: tuple[str, str] | None = None
    """Another rule and the option of it under which alone this one matters."""
    anyway: Callable[[Deck], bool] = lambda _deck: False
    """Whether with this deck the rule matters whatever that other one says."""
    before: tuple[int, str] | None = None
    """The engine version that made the first option the default, and what held in games of older ones."""
    bots: str = ""
    """What bots play where the table has said nothing, if it is not the first option."""

    @property
    def default(self) -> str:
        return self.options[0]

    def matters(self, deck: Deck, house: Mapping[str, str]) -> bool:
        """Whether the rule can change anything with this deck and these other rules (all of them)."""
        given = self.given is None or self.anyway(deck) or house[self.given[0]] == self.given[1]
        return given and self.relevant(deck)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something about a deck: what is wrong (or unusual) and decks that mend it."""

    id: str
    """Message id, for instance ``problem-judge-no-wolf``."""
    arguments: Mapping[str, int | str] = field(default_factory=dict)
    fixes: tuple[Deck, ...] = ()
    fatal: bool = True
    """A fatal one keeps the game from starting; the others are advice."""
    given: tuple[str, str] | None = None
    """A house rule and the option of it under which alone this is worth saying; never of a fatal one."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One line of defence that every attack has to pass.

    `stops` decides for the whole layer; without it a status or a hook named like the layer may stop.
    """

    name: str
    stops: Callable[[Game, Attack], bool] | None = None
    needs: frozenset[str] = frozenset()
    """Statuses and hooks of which somebody must have one, or it stops nothing; without `stops`, those of its
    own name."""
    place: int = 0
    """Where attacks meet it, as the book counts; each line is declared beside whoever brings it."""
    sign: Kind | Role | None = None
    """What shows a moderator that it is there: what was told of the seat this night, or a trait of which
    nothing is spent."""

    def __post_init__(self) -> None:
        if self.stops is None:
            object.__setattr__(self, "needs", frozenset({self.name}))


@dataclass(frozen=True, eq=False)
class Book:
    """A rulebook: its roles, orders and phases. One instance per book, shared by all games.

    Attributes:
        id: ``judge``; role ids are ``judge.seer``.
        program: the phases as a generator of windows; returns how the game ended.
        layers: the defences in the order in which attacks meet them.
    """

    id: str
    roles: Mapping[str, Role]
    offices: Mapping[str, Role]
    table_rules: tuple[HouseRule, ...]
    """The house rules that do not come with a card (`house_rules`)."""
    layers: tuple[Layer, ...]
    program: Callable[[Game], Program]
    check: Callable[[Deck, int], Sequence[Problem]]
    kinds: Mapping[str, Kind]
    """Every kind of events that the book tells, by id (`engine.kinds.declared`)."""
    acts: Mapping[tuple[str, str], TableAct] = field(default_factory=dict)
    """What is done beside the rules and everybody hears of: the first two words of an amendment -> what it
    tells (`engine.amend`)."""
    public_interrupts: frozenset[str] = frozenset()
    """Ask keys of interrupts that are announced aloud; the others are declared in private."""
    overruled: Callable[[Game, tuple[Seat, ...]], Generator[Window, Decision, Outcome | None]] | None = None
    """``overruled(game, dead)``: what follows when somebody was declared dead in front of everybody, before
    the open window goes on. It returns the outcome if that was the end."""
    corrected: Callable[[Game], None] | None = None
    """``corrected(game)``: the table has brought somebody back or given somebody another card; what followed
    from the old fact is looked at anew."""
    conditions: Callable[[Game, Seat], Iterable[tuple[str, Mapping[str, Any]]]] = lambda _game, _seat: ()
    """``conditions(game, seat)``: what holds of a seat beside its card, for a moderator alone: names of
    messages ``condition-<book>-<name>``, and their facts."""
    seats: tuple[int, int] = (FEWEST_SEATS, MOST_SEATS)
    spare: Callable[[Deck], int] = lambda _deck: 0
    """How many cards of this deck stay on the table, face down, when everybody has one."""
    listed: Callable[[Deck, int], Deck] = lambda deck, _seed: deck
    """``listed(deck, seed)``: the role list that everybody sees; in most books it is the deck."""
    playable: Callable[[Sequence[str]], bool] = lambda _held: True
    """Whether the cards that people hold make a game; if not, they are shuffled once more."""
    many_traits: Callable[[Mapping[str, str]], bool] = lambda _house: False
    """Whether, by the house rules, one person may hold several different traits."""

    def __post_init__(self) -> None:
        """Let every power wait for whoever changes number plates (`engine.waiting`)."""
        roles, offices = waiting(self.roles, self.offices)
        object.__setattr__(self, "roles", roles)
        object.__setattr__(self, "offices", offices)

    @cached_property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """Every switch: those that come with a card, of which one has to be in the deck, then the table's."""
        bringers: dict[HouseRule, list[str]] = {}
        for role in self.roles.values():
            for rule in role.house_rules:
                bringers.setdefault(rule, []).append(role.id)
        with_cards = (replace(rule, relevant=_in_deck(ids, rule.relevant)) for rule, ids in bringers.items())
        return (*with_cards, *self.table_rules)

    def for_bots(self, house: Mapping[str, str]) -> Mapping[str, str]:
        """What bots play of these house rules: they have no hands to ask for a laptop with."""
        return {**{rule.id: rule.bots for rule in self.house_rules if rule.bots}, **house}

    @cached_property
    def night_order(self) -> tuple[str, ...]:
        """Ids of the powers that the night calls, by their hour."""
        powers = [power for role in self.roles.values() for power in role.powers if power.hour is not None]
        return tuple(dict.fromkeys(power.id for power in sorted(powers, key=lambda power: power.hour or 0)))

    @cached_property
    def supplies(self) -> Mapping[str, tuple[str, ...]]:
        """Role id -> the charges that a moderator may take or give back."""
        found = {r.id: tuple(dict.fromkeys(c.id for c in r.charges if c.supply)) for r in self.roles.values()}
        return {role: charges for role, charges in found.items() if charges}

    @cached_property
    def marks(self) -> Mapping[str, bool]:
        """Marks that a moderator may put on a seat or take away, and whether everybody sees them."""
        return {mark: seen for role in self.roles.values() for mark, seen in role.marks.items()}

    @cached_property
    def traits(self) -> Mapping[str, Callable[[Role], bool]]:
        """Cards that are dealt beside a role, and beside which; the choosiest come first."""
        return {role.id: role.beside for role in self.roles.values() if role.beside is not None}

    @cached_property
    def powers(self) -> Mapping[str, tuple[Role, Power]]:
        """Every power of the book by id, with the first role that brings it, in night order."""
        found: dict[str, tuple[Role, Power]] = {}
        for role in (*self.roles.values(), *self.offices.values()):
            for power in role.powers:
                found.setdefault(power.id, (self.roles.get(power.called, role), power))
        ordered = {power_id: found[power_id] for power_id in self.night_order}
        return ordered | found

    @cached_property
    def bringers(self) -> Mapping[str, tuple[str, ...]]:
        """Every power by id, with all roles that bring it: a pack's attack belongs to several."""
        found: dict[str, tuple[str, ...]] = {}
        for role in (*self.roles.values(), *self.offices.values()):
            for power in role.powers:
                found[power.id] = (*found.get(power.id, ()), role.id)
        return found

    @cached_property
    def places(self) -> Mapping[str, int]:
        """Place of each power in the book's order."""
        return {power_id: place for place, power_id in enumerate(self.powers)}

    @cached_property
    def order(self) -> Mapping[str, int]:
        """Place of each role in the night, for ties between acts of one tier."""
        places: dict[str, int] = {}
        for power_id, place in self.places.items():
            for role in self.bringers[power_id]:
                places.setdefault(role, place)
        return places

    @cached_property
    def shields(self) -> frozenset[str]:
        """The statuses and hooks of which somebody must have one, or nothing stops any attack; none where a
        layer needs nothing to stop some (`Layer.needs`)."""
        needs = [layer.needs for layer in self.layers]
        return frozenset().union(*needs) if all(needs) else frozenset()

    @cached_property
    def watches(self) -> bool:
        """Whether any of its roles ever asks who was visited; if none does, visits are not put down."""
        everybody = (*self.roles.values(), *self.offices.values())
        return any("visited" in role.hooks for role in everybody) or any(
            VISITS in power.reads for role in everybody for power in role.powers
        )

    def dealt(self, setup: Setup, table: Published) -> tuple[Sequence[str], tuple[str, ...]]:
        """Shuffle and deal: what everybody holds, seat by seat, and what stays on the table.

        Args:
            setup: normal; its `deal`, if it has one, is not shuffled.
            table: what follows from it (`Setup.at`).
        """
        cards, seed, seats = table.cards, setup.seed, setup.seats
        if setup.deal is not None:
            held = tuple(hand.partition(BESIDE)[0] for hand in setup.deal)
            left = list(cards)
            for role in held:
                left.remove(role)
            return held, tuple(left)
        order, again = shuffled(seed, "deal", cards), 0
        while not self.playable(order[:seats]):
            again += 1
            order = shuffled(seed, f"deal.{again}", cards)
        return order[:seats], tuple(order[seats:])

    def published(self, deck: Deck, house: Mapping[str, str]) -> Published:
        """What everybody knows from a normal deck and the house rules; the same table is looked at once."""
        return _published(self, tuple(deck.items()), tuple(house.items()))

    def traits_dealt(self, setup: Setup, held: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Deal the traits beside the roles, seat by seat: a second deal of the same seed.

        A trait goes to somebody without one; to somebody who has another only if `many_traits` allows it.

        Args:
            setup: normal. What its `deal` says of traits stands; the rest of the deck's is shuffled.
            held: the roles in people's hands.
        """
        hands: list[list[str]] = [[] for _seat in range(setup.seats)]
        if setup.deal is not None:
            hands = [hand.split(BESIDE)[1:] for hand in setup.deal]
        given = Counter(trait for hand in hands for trait in hand) if setup.deal is not None else {}
        many = self.many_traits(setup.house)
        for trait in setup.at(self).traits:
            for n in range(given.get(trait, 0), setup.deck[trait]):
                for seat in shuffled(setup.seed, f"deal.{trait}.{n}", range(setup.seats)):
                    if (many or not hands[seat]) and self.suits(trait, held[seat], hands[seat]):
                        hands[seat].append(trait)
                        break
                else:
                    raise IllegalSetup("error-setup-deal")
        return tuple(map(tuple, hands))

    def suits(self, trait: str, role: str, others: Sequence[str]) -> bool:
        """Whether a trait goes with this role and these other traits, where people may have several."""
        return trait not in others and self.traits[trait](self.roles[role])

    def cards(self, deck: Deck, seats: int) -> int:
        """How many cards a deck like this has for so many people: roles, those left on the table, traits."""
        return seats + self.spare(deck) + sum(deck.get(trait, 0) for trait in self.traits)

    def role(self, name: str) -> Role:
        """Return a role by its full (``judge.seer``) or short id (``seer``).

        Raises:
            IllegalSetup: the book has no such role.
        """
        full = name if "." in name else f"{self.id}.{name}"
        if full not in self.roles:
            raise IllegalSetup("error-setup-unknown-role", role=name, book=self.id)
        return self.roles[full]

    def house(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return every house rule's option, defaults filled in.

        Raises:
            IllegalSetup: an unknown rule or option.
        """
        rules = {rule.id: rule for rule in self.house_rules}
        for rule_id, option in chosen.items():
            if rule_id not in rules:
                raise IllegalSetup("error-setup-unknown-house-rule", rule=rule_id, book=self.id)
            if option not in rules[rule_id].options:
                raise IllegalSetup("error-setup-unknown-option", rule=rule_id, option=option)
        return {rule.id: chosen.get(rule.id, rule.default) for rule in self.house_rules}


@dataclass(frozen=True)
class Setup:
    """Everything that makes a game apart from its decisions.

    Args:
        deck: role ids (full or short) and how many cards of each; they must add up to `Book.cards`.
        seats: number of players.
        seed: any integer; it decides the deal and every draw.
        house: house rules that differ from the defaults.
        deal: who holds what, seat by seat, instead of a shuffled deal (own cards, scenario tests); traits
            follow the role: ``seer+blessed``. Traits of which it does not speak are dealt by the seed.
    """

    deck: Deck
    seats: int
    seed: int
    house: Mapping[str, str] = field(default_factory=dict)
    deal: tuple[str, ...] | None = None

    _table = cast("Published | None", None)  # no field of the set-up, so without an annotation
    """What follows from a normal set-up for everybody; `normal` puts it there."""

    def __getstate__(self) -> dict[str, Any]:
        """Without what another process finds out for itself."""
        return {name: value for name, value in self.__dict__.items() if name != "_table"}

    def again(self, seed: int) -> Setup:
        """Return the same table with another seed; of a normal one it is known that it can be played."""
        setup = object.__new__(Setup)
        fields = self.__dict__.copy()
        fields["seed"] = seed
        object.__setattr__(setup, "__dict__", fields)
        return setup

    def at(self, book: Book) -> Published:
        """What follows from this set-up, a normal one, for everybody at the table."""
        if self._table is not None and self._table.book is book:
            return self._table
        return book.published(self.deck, self.house)

    def normal(self, book: Book) -> Setup:
        """Return the same setup with full role ids and complete house rules.

        Raises:
            IllegalSetup: it cannot be played; the message says why.
        """
        if self._table is not None and self._table.book is book:
            return self
        deck, house = _normal(book, tuple(self.deck.items()), self.seats, tuple(self.house.items()))
        deal = None if self.deal is None else tuple(self._hand(book, hand) for hand in self.deal)
        if deal is not None:
            dealt = Counter(card for hand in deal for card in hand.split(BESIDE))
            if len(deal) != self.seats or dealt - Counter(deck):
                raise IllegalSetup("error-setup-deal")
        normal = Setup(dict(deck), self.seats, self.seed, dict(house), deal)
        object.__setattr__(normal, "_table", book.published(deck, house))
        return normal

    @staticmethod
    def _hand(book: Book, hand: str) -> str:
        """One seat's cards with full ids; a role first, then traits that suit it."""
        role, *traits = (book.role(name).id for name in hand.split(BESIDE))
        kept: list[str] = []
        for trait in traits:
            if trait not in book.traits or not book.suits(trait, role, kept):
                raise IllegalSetup("error-setup-deal")
            kept.append(trait)
        if role in book.traits:
            raise IllegalSetup("error-setup-deal")
        return BESIDE.join((role, *kept))


def _in_deck(roles: Sequence[str], relevant: Callable[[Deck], bool]) -> Callable[[Deck], bool]:
    """Whether a card that brings a rule is in the deck, and the rule matters there."""
    return lambda deck: any(deck.get(role, 0) for role in roles) and relevant(deck)


@lru_cache(64)  # simulations set up the same table again and again
def _normal(
    book: Book, cards: tuple[tuple[str, int], ...], seats: int, chosen: tuple[tuple[str, str], ...]
) -> tuple[Deck, Mapping[str, str]]:
    """Full role ids and complete house rules; raises IllegalSetup if that cannot be played."""
    fewest, most = book.seats
    if not fewest <= seats <= most:
        raise IllegalSetup("error-setup-seats", seats=seats, fewest=fewest, most=most)
    deck = {book.role(name).id: count for name, count in cards if count}
    wanted = book.cards(deck, seats)
    if any(count < 0 for count in deck.values()) or sum(deck.values()) != wanted:
        raise IllegalSetup("error-setup-cards", cards=sum(deck.values()), seats=wanted)
    # The same cards are dealt alike in whatever order they were counted.
    deck = {role: deck[role] for role in book.roles if role in deck}
    for problem in book.check(deck, seats):
        if problem.fatal:
            raise IllegalSetup(problem.id, **problem.arguments)
    house = book.house(dict(chosen))
    book.published(deck, house).refuse_circles()
    return deck, house


class _Wields(dict[Role, tuple[tuple[int, Power], ...]]):
    """Role -> what it may do at a table, each power with its place in the book's order; found out once."""

    def __init__(self, table: Published) -> None:
        self._table = table

    def __missing__(self, role: Role) -> tuple[tuple[int, Power], ...]:
        places, in_play = self._table.book.places, self._table.in_play
        found = tuple((places.get(power.id, len(places)), power) for power in role.powers if in_play(power))
        self[role] = found
        return found


class Published:
    """What follows for everybody from the deck on the table and the house rules.

    Attributes:
        roles: of which the deck has cards, in the book's order.
        cards: the deck card by card, without the traits.
        traits: of which the deck has cards, in the order in which they are dealt.
        found: what the book has found out about this table (`Game.at_this_table`).
        wields: role -> what it may do at this table, each power with its place in the book's order.
    """

    def __init__(self, book: Book, deck: Deck, house: Mapping[str, str]) -> None:
        self.book = book
        self._house = house
        self.cards = tuple(
            role for role, count in deck.items() if role not in book.traits for _ in range(count)
        )
        self.traits = tuple(trait for trait in book.traits if deck.get(trait, 0) > 0)
        self.roles = tuple(role for role in book.roles.values() if deck.get(role.id, 0) > 0)
        self._in_play = frozenset(
            power.id
            for _role, power in book.powers.values()
            if power.in_play is None or power.in_play(deck, house)
        )
        self._powers: dict[str, tuple[tuple[str, Power], ...]] = {}
        self.found: dict[Hashable, Any] = {}
        self.wields = _Wields(self)
        self._due: dict[tuple[str, int], tuple[tuple[str, Power], ...]] = {}
        self._due_sets: dict[tuple[str, int], frozenset[Power]] = {}
        self._after: dict[tuple[int, tuple[str, ...]], tuple[tuple[str, Power], ...]] = {}

    def refuse_circles(self) -> None:
        """Refuse a deck of which some powers would wait for one another for ever.

        Raises:
            IllegalSetup: on some day, powers of one window read in a circle.
        """
        in_play = [entry for entry in self.book.powers.values() if self.in_play(entry[1])]
        for window in dict.fromkeys(power.window for _role, power in in_play):
            powers = [power for _role, power in self.powers(window)]
            for day in {power.since for power in powers}:
                plan_laps([power for power in powers if power.since <= day <= power.until])

    def in_play(self, power: Power) -> bool:
        """Whether a role has this power at this table."""
        return power.id in self._in_play

    def powers(self, window: str) -> tuple[tuple[str, Power], ...]:
        """The powers for this kind of window, with their roles, in the book's order."""
        found = self._powers.get(window)
        if found is None:
            dealt = {role.id for role in self.roles}
            found = self._powers[window] = tuple(
                (role.id, power)
                for role, power in self.book.powers.values()
                if power.window == window and self.in_play(power)
                if not dealt.isdisjoint(self.book.bringers[power.id])
            )
        return found

    def due(self, window: str, day: int) -> tuple[tuple[str, Power], ...]:
        """Those of them that may be used on a day."""
        found = self._due.get((window, day))
        if found is None:
            due = (entry for entry in self.powers(window) if entry[1].due(day, self._house))
            found = self._due[window, day] = tuple(due)
        return found

    def due_set(self, window: str, day: int) -> frozenset[Power]:
        """Every power of the book for this kind of window that may be used on a day, whoever brings it."""
        found = self._due_sets.get((window, day))
        if found is None:
            everybody = (*self.book.roles.values(), *self.book.offices.values())
            powers = (power for role in everybody for power in role.powers if power.window == window)
            found = frozenset(power for power in powers if power.due(day, self._house))
            self._due_sets[window, day] = found
        return found

    def after(self, game: Game, causes: tuple[str, ...]) -> tuple[tuple[str, Power], ...]:
        """The last acts of the day that follow a death of one of some public kinds."""
        found = self._after.get((game.day, causes))
        if found is None:
            due = self.due(LAST_ACTS, game.day)
            found = self._after[game.day, causes] = tuple(
                (role, power)
                for role, power in due
                if power.after is None or any(power.after(game, cause) for cause in causes)
            )
        return found


@lru_cache(64)
def _published(
    book: Book, deck: tuple[tuple[str, int], ...], house: tuple[tuple[str, str], ...]
) -> Published:
    return Published(book, dict(deck), dict(house))
