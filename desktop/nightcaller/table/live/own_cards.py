"""Cards of the table's own: nobody is dealt to, the app is told who holds what before the first night.

Until then a provisional deal stands behind the screens: its public side is that of every deal, and nothing
else of it is ever looked at. See docs/decisions/own-cards.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine import IllegalDecision, Setup
from nightcaller.engine.chance import shuffled
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.styles import Style
from nightcaller.table.live.scene import Bulletin, Cover, Identify, Roster, Scene

if TYPE_CHECKING:
    from nightcaller.table.shelf.sitting import Sitting

CARDS: Final = -101
"""Slot of what is told about the table's own cards; the engine never sees it. Picks: a role and every seat
that holds it, `ALL`, or `AGAIN`."""

ALL: Final[Picks] = ()
"""That was all: what was told is added up."""
AGAIN: Final[Picks] = ("again",)
"""Everything told so far is void."""

EVERYTHING: Final = "all"
"""Value of a note ``cards``: the moderator is asked for all cards that are left, before the night goes on."""

CARDS_LEFT: Final = "cards-left"
ARRANGEMENTS: Final = 16
"""By chance, beside a turn for each seat: two of the cards that are left may decide something together."""

OPENING: Final = "cards"
TWICE: Final = "cards_twice"
DIFFER: Final = "cards_differ"
NOTICES: Final = frozenset({OPENING, TWICE, DIFFER})
"""Kinds of bulletins about own cards: what comes now, or that it has to be done again; never whose fault."""


def spare_role(book: Rulebook, deck: Mapping[str, int]) -> str:
    """Return the role of whoever is left when all others are known: the plain one; empty if there is none.

    Args:
        deck: full role ids.
    """
    plain = [role for role in book.unlimited if deck.get(role) and not book.roles[role].powers]
    return max(plain, key=lambda role: (deck[role], role), default="")


def asked_roles(book: Rulebook, deck: Mapping[str, int]) -> tuple[str, ...]:
    """Return the roles that are asked for: those called at night in the night's order, then the others.

    Each is called alone: who wakes with whom, and whom even the pack does not know, is for the night.
    """
    called = [
        role
        for power_id, (_first, power) in book.powers.items()
        if power.window == "night"
        for role in book.bringers[power_id]
    ]
    spare = spare_role(book, deck)
    return tuple(role for role in dict.fromkeys((*called, *book.roles)) if deck.get(role) and role != spare)


def awake_together(
    book: Rulebook, deck: Mapping[str, int], house: Mapping[str, str]
) -> tuple[frozenset[str], ...]:
    """Return the roles that open their eyes in the first night, those of one call together.

    Args:
        deck: full role ids.
        house: complete house rules.
    """
    return tuple(
        frozenset(book.bringers[power_id])
        for power_id, (_first, power) in book.powers.items()
        if power.window in {"dusk", "night"} and power.due(1, house)
        if power.in_play is None or power.in_play(deck, house)
    )


def called_roles(book: Rulebook, deck: Mapping[str, int], house: Mapping[str, str]) -> frozenset[str]:
    """Return the roles that open their eyes in the first night, for one power or another.

    Args:
        deck: full role ids.
        house: complete house rules.
    """
    return frozenset().union(*awake_together(book, deck, house))


def only_cards(decided: Iterable[tuple[int, Picks]]) -> bool:
    """Return whether decisions only tell whose the table's own cards are."""
    return all(slot == CARDS for slot, _picks in decided)


class OpenEyes(NamedTuple):
    """Whose seats a moderator taps whose eyes are open; nothing by default.

    Attributes:
        role: the card that is placed now.
        missing: how many of it have no seat.
        together: every role whose eyes are open.
        awake: how many people that are.
        last: of the others every card has its seat.
    """

    role: str = ""
    missing: int = 0
    together: tuple[str, ...] = ()
    awake: int = 0
    last: bool = True


class OwnCards:
    """What has been told about the cards on the table: a fold of the journal's records.

    Args:
        deck: role -> cards.
        seats: number of players.
        seed: of the game: which roles are published beside those that are held (`Rulebook.listed`).

    Attributes:
        later: roles that a moderator is told of when they are first called, empty if all are told before; the
            game goes on behind the screens with a deal that may still change elsewhere.
        everything: nothing is put off any more.
        deck: full role ids and how many cards of each, without traits, which nobody but the app may know;
            everybody knows it.
        asked: the roles that are asked for, in public order.
        spare: the role of whoever is left.
        said: role -> the seats that say they hold it.
        closed: how many called roles have closed their eyes.
        notice: what the table has to hear first; empty for nothing.
        deal: the role of every seat, when all is told and adds up.
    """

    def __init__(self, book: Rulebook, deck: Mapping[str, int], seats: int, seed: int = 0) -> None:
        self.later: frozenset[str] = frozenset()
        self.everything = False
        held = {book.role(name).id: count for name, count in deck.items() if count}
        self.deck = {role: count for role, count in held.items() if role not in book.traits}
        self.asked = asked_roles(book, self.deck)
        self.spare = spare_role(book, self.deck)
        published = book.listed(self.deck, seed)
        named = {**dict.fromkeys(published, 1), **self.deck}
        offered = (*asked_roles(book, named), spare_role(book, named))
        self._offered = tuple(role for role in offered if role and role != self.spare)
        self.said: dict[str, tuple[Seat, ...]] = {}
        self.closed = 0
        self.notice = OPENING
        self.deal: tuple[str, ...] | None = None
        self._seats = seats
        self._book = book
        self._spares = book.spare(self.deck)

    @property
    def roles(self) -> tuple[str, ...]:
        """Every role of the published deck, in the order in which it is asked for; also one on the list that
        nobody holds, since a card that is missing from everybody's grid would give it away."""
        return (*self._offered, self.spare) if self.spare else self._offered

    def role_of(self, seat: Seat) -> str:
        """What a seat is said to hold; empty if nothing has been said."""
        return next((role for role, seats in self.said.items() if seat in seats), "")

    def missing(self, role: str) -> int:
        """How many cards of a role nobody has been named for."""
        return self.deck[role] - len(self.said.get(role, ()))

    @property
    def unknown(self) -> tuple[Seat, ...]:
        """Whose card nobody has told yet."""
        return tuple(seat for seat in range(self._seats) if not self.role_of(seat))

    @property
    def unplaced(self) -> int:
        """How many cards of this screen still need a holder; those that stay on the table have none."""
        return max(0, sum(map(self.missing, self.wanted_now)) - self._spares)

    @property
    def on_the_table(self) -> tuple[str, ...]:
        """The cards that stay face down if nobody else is named for one; empty while that is not settled."""
        if not self._spares or self.unplaced:
            return ()
        left = tuple(role for role in self.asked for _card in range(self.missing(role)))
        return left + (self.spare,) * (self._spares - len(left))

    def scene(self, style: Style, seen: Collection[Seat]) -> Scene | None:
        """Return what the laptop has to show while not all is known; None afterwards.

        Nothing in it depends on what was told, only on how much (secrecy: proof 3).
        """
        if self.deal is not None:
            return None
        if self.notice:
            return Bulletin(self.notice, ())
        if style.moderated:
            return None if self.later and not self.unplaced else Roster()
        if style.voice_calls:
            # Behind the last role nothing is left to ask; it is settled before anybody looks.
            index = min(self.closed, len(self.asked) - 1)
            role = self.asked[index]
            return Identify(role, index, len(self.asked), self.deck[role])
        unseen = [seat for seat in range(self._seats) if seat not in seen] or [self._seats - 1]
        return Cover(unseen[0], "cards", 0, 1, self._seats - len(unseen), self._seats)

    @property
    def wanted_now(self) -> tuple[str, ...]:
        """The roles whose cards are entered on one screen; the others wait for their call."""
        return tuple(role for role in self.asked if self.everything or role not in self.later)

    def due(self, roles: Collection[str], called: str) -> OpenEyes:
        """Return the card that has to be placed before a call goes on: of several the called one last.

        Whose eyes are open does not tell her card, and the others may not hear it (a pack does not know its
        White Werewolf): what is rare is looked up first, and whoever is left needs no look.

        Args:
            roles: all that open their eyes together.
            called: the role that is called.
        """
        if self.deal is not None or not self.later:
            return OpenEyes()
        together = sorted((role for role in self.asked if role in roles), key=lambda role: role == called)
        left = [role for role in together if self.missing(role)]
        if not left:
            return OpenEyes()
        awake = sum(self.deck[role] for role in together)
        return OpenEyes(left[0], self.missing(left[0]), tuple(together), awake, len(left) == 1)

    def deals(self, seat: Seat) -> Iterator[tuple[str, ...]]:
        """Yield a deal for every card that a seat may hold by what has been told, the plain one first."""
        if self.role_of(seat):
            yield self.provisional()
            return
        for role in (self.spare, *self.asked):
            taken = sum(1 for one in range(self._seats) if self.role_of(one) == role)
            if role and self.deck[role] > taken:
                yield self.provisional({seat: role})

    def rearranged(self) -> Iterator[tuple[str, ...]]:
        """Yield deals in which whoever is not known holds each of the cards left, in turn and by chance.

        What is the same in all of them hangs on none of these cards.
        """
        dealt, unknown = self.provisional(), self.unknown
        left = [dealt[seat] for seat in unknown]
        turned = [(*left[by:], *left[:by]) for by in range(len(left))]
        for cards in (*turned, *(shuffled(n, CARDS_LEFT, left) for n in range(ARRANGEMENTS))):
            yield self.provisional(dict(zip(unknown, cards, strict=True)))

    def provisional(self, also: Mapping[Seat, str] | None = None) -> tuple[str, ...]:
        """Return a deal that agrees with everything told so far; whoever is not known holds what is left."""
        known = self._known(also or {})
        left = Counter(self.deck)
        left.subtract(known.values())
        rest = iter(left.elements())
        return tuple(known.get(seat) or next(rest) for seat in range(self._seats))

    def _known(self, also: Mapping[Seat, str]) -> dict[Seat, str]:
        """Return the cards that somebody is named for, and these."""
        return {seat: role for seat in range(self._seats) if (role := self.role_of(seat))} | dict(also)

    def told_all(self, style: Style, seen: Collection[Seat]) -> bool:
        """Whether everybody has been asked, and what was told only has to be added up."""
        if self.deal is not None:
            return False
        if style.moderated:
            asking = self.scene(style, seen) is not None
            return bool(self.later) and not asking and not any(map(self.missing, self.asked))
        return self.closed >= len(self.asked) if style.voice_calls else len(seen) == self._seats

    def placed(self, role: str, seat: Seat) -> tuple[tuple[int, Picks], ...]:
        """Return what has to be told when the moderator taps a seat: it gets the role, or gives it back.

        Where whoever is left can hold one card only, nobody is asked whose that is.
        """
        had = self.role_of(seat)
        told = [self._without(had, seat)] if had else []
        if had != role:
            told.append((CARDS, (role, *sorted((*self.said.get(role, ()), seat)))))
            known = self._known({seat: role})
            left = Counter(self.deck) - Counter(known.values())
            if len(left) == 1 and len(known) < self._seats and self.spare not in left:
                (last,) = left
                told.append((CARDS, (last, *(s for s in range(self._seats) if known.get(s, last) == last))))
        return tuple(told)

    def _without(self, role: str, seat: Seat) -> tuple[int, Picks]:
        return CARDS, (role, *(other for other in self.said[role] if other != seat))

    def tell(self, picks: Picks) -> None:
        """Take in one record's picks.

        Raises:
            IllegalDecision: they are no such thing: somebody edited the file.
        """
        match picks:
            case _ if picks == AGAIN:
                self._start_over("")
            case _ if picks == ALL:
                self._add_up()
            case (str(role), *seats) if role in self.roles and set(seats) <= set(range(self._seats)):
                self.said[role] = tuple(seat for seat in seats if isinstance(seat, int))
            case _:
                raise IllegalDecision("error-decision-not-offered", slot=CARDS)

    def _add_up(self) -> None:
        claims = Counter(seat for seats in self.said.values() for seat in seats)
        if claims and max(claims.values()) > 1:
            self._start_over(TWICE)
            return
        deal = tuple(self.role_of(seat) or self.spare for seat in range(self._seats))
        if not Counter(deal) - Counter(self.deck) and self._book.playable(deal):
            self.deal = deal
        else:
            self._start_over(DIFFER)

    def _start_over(self, notice: str) -> None:
        self.said.clear()
        self.everything = False
        self.closed = 0
        self.notice = notice


def entered_at(book: Rulebook, sitting: Sitting, setup: Setup) -> OwnCards | None:
    """Return what is asked about a table's own cards, and when; None if the app has dealt.

    Args:
        sitting: what the table agreed on.
        setup: of the provisional game.
    """
    if not sitting.own_cards or sitting.deal is not None:
        return None
    own = OwnCards(book, sitting.deck, len(sitting.players), seed=setup.seed)
    # A card that stays on the table opens no eyes: which those are is known when all others are placed.
    if sitting.style.moderated and sitting.cards_when == "called" and not book.spare(own.deck):
        own.later = called_roles(book, own.deck, setup.house)
        own.notice = ""  # the news that the night falls says it
    return own
