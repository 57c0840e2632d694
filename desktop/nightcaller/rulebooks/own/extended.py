"""A book with own roles in it: what a table with such a deck plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from nightcaller.engine.book import Deck, Layer, Problem
from nightcaller.engine.errors import IllegalSetup
from nightcaller.engine.roles import Role
from nightcaller.errors import Named, Reason
from nightcaller.rulebooks.own.checking import ROLE, Refusal, refusals, refusals_in
from nightcaller.rulebooks.own.compiling import compiled
from nightcaller.rulebooks.own.dialects import Dialect
from nightcaller.rulebooks.own.in_chat import CHAT
from nightcaller.rulebooks.own.in_forum import FORUM
from nightcaller.rulebooks.own.in_hollow import HOLLOW
from nightcaller.rulebooks.own.in_judge import JUDGE
from nightcaller.rulebooks.own.in_revamped import REVAMPED
from nightcaller.rulebooks.own.kinds import KINDS
from nightcaller.rulebooks.own.older import BEHIND, RoleOf8, as_today
from nightcaller.rulebooks.own.sentences import BY_NIGHT, Attacks, Hunts, Outlives, OwnRole
from nightcaller.rulebooks.rulebook import Loss, Rulebook
from nightcaller.styles import Style

DIALECTS: Final[Mapping[str, Dialect]] = {
    dialect.book: dialect for dialect in (JUDGE, HOLLOW, CHAT, FORUM, REVAMPED)
}
"""The books in which own roles are played, by id."""


NO_BOOK: Final = Reason("own-refused-no-book")


class OwnRoleRefused(IllegalSetup):
    """A role cannot be played in a book."""

    message_id = "error-own-refused"

    def __init__(self, role: OwnRole, why: Reason) -> None:
        names = Named({tag: role.named(tag) for tag in role.name.texts()})
        super().__init__(role=role.id, named=names, why=why)


def speaks(book: str) -> bool:
    """Whether own roles are played in a book."""
    return book in DIALECTS


def against(role: OwnRole, book: str) -> tuple[Refusal, ...]:
    """Return what speaks against a role in a book; none if it can be played there."""
    if book not in DIALECTS:
        return (*refusals(role), Refusal(NO_BOOK.message, ROLE, "team", {"book": book}, None))
    return refusals_in(role, DIALECTS[book])


@lru_cache(64)
def with_roles(book: Rulebook, roles: tuple[OwnRole, ...]) -> Rulebook:
    """Return the book with some own roles beside its own; the book itself if there are none.

    This is the way in: a table that has begun asks for `carrying`.

    Args:
        book: a shipped one.
        roles: in the order in which people have put them there.

    Raises:
        OwnRoleRefused: something speaks against one of them in this book.
        IllegalSetup: two have one id.
    """
    for role in roles:
        for refusal in against(role, book.id):
            raise OwnRoleRefused(role, refusal.why)
    return _extended(book, tuple(map(as_today, roles)), begun=False)


@lru_cache(64)  # the kernel knows a book by identity: the same roles have to make the same one
def carrying(book: Rulebook, roles: tuple[OwnRole, ...]) -> Rulebook:
    """Return the book with the own roles of an evening that has begun; the book itself if there are none.

    They and their deck were looked at when the evening began, by the refusals of that day: it goes on with
    them whatever has been refused since.

    Args:
        book: a shipped one.
        roles: in the order in which people have put them there.

    Raises:
        OwnRoleRefused: the book has no words for what one of them does.
        IllegalSetup: two have one id.
    """
    return _extended(book, roles, begun=True)


def _extended(book: Rulebook, roles: tuple[OwnRole, ...], *, begun: bool) -> Rulebook:
    if not roles:
        return book
    for role in roles:
        if sum(one.id == role.id for one in roles) > 1:
            raise IllegalSetup("error-own-twice", role=role.id)
    dialect = DIALECTS.get(book.id)
    if dialect is None:
        raise OwnRoleRefused(roles[0], NO_BOOK)
    cards = dict(book.roles)
    for role in roles:
        try:
            cards[role.id] = compiled(role, dialect)
        except KeyError as unknown:
            raise OwnRoleRefused(role, NO_BOOK) from unknown
    advice = _Advice(book, roles, dialect, cards, begun=begun)
    return replace(
        book,
        roles=cards,
        kinds={**book.kinds, **KINDS},
        layers=_lines(book, roles, dialect),
        check=advice.check,
        lean=advice.lean if book.lean is not None else None,
        estimate=advice.of_stand_ins(book.estimate),
        listed=advice.listed,
        misfit=advice.misfit,
        playable=advice.playable,
    )


def _lines(book: Rulebook, roles: Sequence[OwnRole], dialect: Dialect) -> tuple[Layer, ...]:
    """The book's lines of defence and ours, by their places; of one place the book's own come first."""
    if any(isinstance(role, RoleOf8) for role in roles):
        return (*book.layers, *BEHIND)
    return tuple(sorted((*book.layers, *dialect.lines), key=lambda line: line.place))


class _Advice:
    """What a book says of decks with own roles: it takes each of them for a plain card of the same side."""

    def __init__(
        self,
        book: Rulebook,
        roles: tuple[OwnRole, ...],
        dialect: Dialect,
        cards: Mapping[str, Role],
        *,
        begun: bool,
    ) -> None:
        self._book, self._dialect, self._begun = book, dialect, begun
        self._cards = cards
        self._roles = {role.id: role for role in roles}
        self._stands_for = {role.id: dialect.stands_for(role) for role in roles}

    def stand_ins(self, deck: Deck) -> Deck:
        """The deck with shipped cards instead of own ones."""
        found: dict[str, int] = {}
        for role, cards in deck.items():
            known = self._stands_for.get(role, role)
            found[known] = found.get(known, 0) + cards
        return found

    def playable(self, held: Sequence[str]) -> bool:
        """Whether the cards that people hold make a game."""
        return self._book.playable([self._stands_for.get(role, role) for role in held])

    def listed(self, deck: Deck, seed: int) -> Deck:
        """The role list that everybody sees; own roles come last."""
        own = {role: cards for role, cards in deck.items() if role in self._roles}
        shipped = {role: cards for role, cards in deck.items() if role not in self._roles}
        return {**self._book.listed(shipped, seed), **own}

    def misfit(self, deck: Deck, house: Mapping[str, str], style: Style) -> Loss | None:
        """What gets lost in a table style: a call is answered once, by all who wake at it."""
        for role, own in self._roles.items() if not style.passes else ():
            if deck.get(role, 0) > 1 and own.says(*BY_NIGHT):
                return Loss("misfit-own-together", role)
        return self._book.misfit(deck, house, style)

    def of_stand_ins(self, told: Callable[[Deck, int], int]) -> Callable[[Deck, int], int]:
        """The same as somebody says it of a deck with stand-ins."""
        return lambda deck, seats: told(self.stand_ins(deck), seats)

    def check(self, deck: Deck, seats: int) -> Sequence[Problem]:
        """What is wrong with a deck, and what the book would do differently."""
        own = {role: cards for role, cards in deck.items() if role in self._roles and cards}
        if not own:
            return self._book.check(deck, seats)
        problem = None if self._begun else self._of_own_cards(deck, own)
        if problem is not None:
            return (problem,)
        of_book = (
            replace(problem, fixes=tuple(self._mended(fix, own) for fix in problem.fixes))
            for problem in self._book.check(self.stand_ins(deck), seats)
        )
        return (*self._tame(deck, own), *self._lonely(deck, own), *of_book)

    def _tame(self, deck: Deck, own: Deck) -> Iterator[Problem]:
        """All werewolves of a deck are own ones that never hunt: they win or lose by votes alone."""
        wolves = [role for role in own if self._roles[role].team == "wolves"]
        others = any(self._book.wolfish(self._cards[role]) for role in deck if role not in own)
        if wolves and not others and not any(_kills_every_night(self._roles[role]) for role in own):
            hunting = self._plain_instead(deck, wolves[0])
            yield Problem("advice-own-nobody-hunts", {"role": wolves[0]}, (hunting,), fatal=False)

    def _lonely(self, deck: Deck, own: Deck) -> Iterator[Problem]:
        """All who hold a card know one another, and there is one of it."""
        for role, cards in own.items():
            if cards == 1 and self._roles[role].knows_its_kind:
                plain = deck.get(self._stands_for[role], 0)
                two = {**deck, role: 2, self._stands_for[role]: plain - 1}
                fixes = ({one: held for one, held in two.items() if held},) if plain else ()
                yield Problem("advice-own-knows-nobody", {"role": role}, fixes, fatal=False)

    def _of_own_cards(self, deck: Deck, own: Deck) -> Problem | None:
        """What is wrong with a deck for the sake of its own cards; None if nothing is."""
        for role, cards in own.items():
            if cards > 1 and not self._roles[role].several:
                stand_in = self._stands_for[role]
                single = {**deck, role: 1, stand_in: deck.get(stand_in, 0) + cards - 1}
                return Problem("problem-own-unique", {"role": role}, (single,))
        for problem in (self._alike(deck), self._crowded(deck), self._endless(deck)):
            if problem is not None:
                return problem
        return None

    def _alike(self, deck: Deck) -> Problem | None:
        """Two own roles that read alike: whoever is told of one would not know which."""
        seen: set[str] = set()
        for role, cards in deck.items():
            if cards and role in self._roles:
                if seen & self._roles[role].read_as:
                    return Problem("problem-own-alike", {"role": role}, (self._plain_instead(deck, role),))
                seen |= self._roles[role].read_as
        return None

    def _plain_instead(self, deck: Deck, role: str) -> Deck:
        """The deck with an own role's stand-in for all of its cards."""
        stand_in = self._stands_for[role]
        other = {**deck, role: 0, stand_in: deck.get(stand_in, 0) + deck[role]}
        return {one: cards for one, cards in other.items() if cards}

    def _crowded(self, deck: Deck) -> Problem | None:
        """A trait with more cards than people who may hold it: a stand-in may, an own card may not."""
        people = {role: cards for role, cards in deck.items() if role not in self._book.traits}
        for trait, suits in self._book.traits.items():
            room = sum(cards for role, cards in people.items() if suits(self._cards[role]))
            if deck.get(trait, 0) > room:
                fewer = {role: cards for role, cards in {**deck, trait: room}.items() if cards}
                return Problem("problem-own-crowded", {"role": trait, "room": room}, (fewer,))
        return None

    def _endless(self, deck: Deck) -> Problem | None:
        """Nobody can be killed night after night, and somebody outlives every vote; or two outlive every vote
        and cannot win together, and the book goes on with them alone: it may never end. Somebody may become
        the second one in the game only."""
        own = [self._roles[role] for role, cards in deck.items() if role in self._roles and cards]
        wolves = (self._cards[role] for role, cards in deck.items() if role not in self._roles and cards)
        lasting = [role for role in own if _outlives_every_vote(role)]
        if any(map(self._book.wolfish, wolves)) or any(map(_kills_every_night, own)):
            harmless = [role for role in lasting if not _kills_every_night(role)]
            cards = sum(deck[role.id] for role in harmless)
            cards += sum(deck.get(double, 0) for double in self._dialect.doubles)
            apart = len({role.team for role in harmless}) > 1 or any(one.team == "alone" for one in harmless)
            lasting = harmless if self._dialect.goes_on and cards > 1 and apart else []
        if not lasting:
            return None
        outlives = lasting[-1]
        return Problem(
            "problem-own-endless", {"role": outlives.id}, (self._plain_instead(deck, outlives.id),)
        )

    def _mended(self, fix: Deck, own: Deck) -> Deck:
        """A proposed deck with the own cards in their stand-ins' places, as many as it has places for."""
        found = dict(fix)
        for role, cards in own.items():
            stand_in = self._stands_for[role]
            kept = min(cards, found.get(stand_in, 0))
            found[stand_in] = found.get(stand_in, 0) - kept
            found[role] = kept
        return {role: cards for role, cards in found.items() if cards}

    def lean(self, deck: Deck) -> int:
        """Whom it favours, by rule of thumb; own cards count for as much as those whose worth is nearest."""
        assert self._book.lean is not None
        found: dict[str, int] = {}
        for role, cards in deck.items():
            known = self._nearest(role) if role in self._roles else role
            found[known] = found.get(known, 0) + cards
        return self._book.lean(found)

    def _nearest(self, role: str) -> str:
        own = self._roles[role]
        stand_in = self._book.roles[self._stands_for[role]]
        if not own.worth:
            return stand_in.id
        same_side = (one for one in self._book.roles.values() if one.team == stand_in.team)
        return min(same_side, key=lambda one: abs(one.worth - own.worth)).id


def _kills_every_night(role: OwnRole) -> bool:
    return any(
        isinstance(one, Hunts) or (isinstance(one, Attacks) and not one.times and one.nights != "first")
        for one in role.sentence
    )


def _outlives_every_vote(role: OwnRole) -> bool:
    return any(isinstance(one, Outlives) and one.again for one in role.sentence)
