"""The state of one game. Only the kernel and the rulebooks touch it; everybody else gets views.

Long because all that may change a game's state is in one place, and nothing else may.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct

from nightcaller.engine.board import Board
from nightcaller.engine.chance import pick, roll
from nightcaller.engine.disguise import undress
from nightcaller.engine.errors import UndeclaredKind
from nightcaller.engine.kinds import CARD, CHANCE, HELD, LOST, MARKED, OFFICE, PHASE, UNMARKED, Kind
from nightcaller.engine.roles import FOREVER, HIDDEN, STATE, Holding, Hook, Power, Role, Turn
from nightcaller.engine.visits import VERBS, VISIT, Visit, sing, visit
from nightcaller.engine.vocabulary import (
    AFTERWARDS,
    EVERYBODY,
    FIRST,
    NOBODY,
    Act,
    Attack,
    Event,
    Option,
    Picks,
    Seat,
    Status,
)

if TYPE_CHECKING:
    from nightcaller.engine.book import Book, Published, Setup
    from nightcaller.engine.disguise import Disguise
    from nightcaller.engine.poll import Poll
    from nightcaller.engine.traces import Trace


_T = TypeVar("_T")


_BY_FOURS: Final = tuple(
    tuple(tuple(first + n for n in range(4) if four >> n & 1) for four in range(16))
    for first in range(0, 64, 4)
)
"""The seats that four bits of a mask stand for, the lowest four first: looked up, not counted out."""


@lru_cache(1 << 14)
def seats_of(mask: int) -> tuple[Seat, ...]:
    """Return the seats in a bit mask, in order."""
    seats: tuple[Seat, ...] = ()
    for four in _BY_FOURS:
        seats += four[mask & 15]
        mask >>= 4
        if not mask:
            break
    return seats


@lru_cache(1 << 12)  # the same few are asked about again and again: candidates, those on trial
def _still(seats: tuple[Seat, ...], alive: int) -> tuple[Seat, ...]:
    """Those of some seats who are in a bit mask, in the same order."""
    return tuple([seat for seat in seats if alive >> seat & 1])


@lru_cache(1 << 13)
def seats_or_nobody(mask: int) -> Picks:
    """Return the seats in a bit mask, in order, and NOBODY: what most questions offer."""
    return (*seats_of(mask), NOBODY)


def mask_of(seats: Iterable[Seat]) -> int:
    """Return the bit mask of some seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


OWN_MOMENTS: Final = frozenset({"dealt", "role_lost"})
"""Hooks of a card about its own coming and going: nobody has to look for them in the hands of others."""

TIER: Final = attrgetter("tier")
"""When an act lands."""


def without_its_card(game: Game, act: Act) -> bool:
    """Whether whoever decided on an act has lost the card since, whose power it is: nothing comes of it."""
    return act.card is not None and act.card not in game.players[act.by].holdings


class Player(Struct, eq=False):
    """One person at the table."""

    seat: Seat
    first_role: str
    """Id of the role that was dealt, whatever has become of it; the table may put that right in the first
    night (`amend`)."""
    holdings: list[Holding]
    """The primary one first."""
    statuses: dict[str, Status] = {}
    """Kind -> the one status of that kind."""

    @property
    def role(self) -> Role:
        """The primary role."""
        return self.holdings[0].role


class Game:
    """State, events and the few ways to change them.

    Attributes:
        moment: counts nights and days; keys chance and ends statuses.
        alive: bit mask of the living.
        hooks: name -> whose holdings have one, by order of granting; replaced, never changed, so that whoever
            goes through them may grant and revoke.
        bearers: kind of status -> bit mask of the seats, living or dead, that have one (`bearing`).
        pending: attacks that have not met the defence layers yet.
        doomed: attacks that got through and have not killed yet.
        deaths: the attack that killed each seat.
        hits: moment -> every attack that has met the defences then.
        visits: moment -> every visit that has landed then; `unsung`, what has not (`engine.visits`).
        disguises: what each seat wears, the topmost last (`engine.disguise`).
        gone: who has left the game alive, and why (`engine.winning`).
        houses: guest -> host, for whoever does not sleep at home this night.
        plates: number plate -> body, where plates are exchanged.
        powerless: seats whose powers and hooks are suppressed.
        noted: facts written by powers of this phase, for instance ``{"victim": 3}``.
        unread: facts of this phase that nothing reads and that were noted once: older digests have them.
        spare: cards that stayed on the table (`Book.spare`).
        quiet: no events are kept (simulation).
        waived: reasons of an outcome that the table has overruled: a book's win check passes them over.
        uncounted: the table has changed a card or refilled a supply: from now on nobody can count from public
            facts what has been used up.
        calm_since: the first moment since which nobody has died (`Session.draw_offered`).
        traces: what the deaths have left that were declared in the open windows (`engine.traces`).
        taken: seat -> what gives back what its death took from people, if the table takes that back; in no
            digest, for nothing else looks at it.
        choosing: label of each public question that waits for its answer (`floor.choice`).
    """

    __slots__ = (
        "_found", "_held", "_lent", "_passing", "_sided", "_swayed", "_table", "_tagged", "_teams",
        "_wielding", "alive", "bearers", "boards", "book", "calm_since", "choosing", "day", "deaths",
        "disguises", "doomed", "gone", "hits", "hooks", "house", "houses", "log", "moment", "noted",
        "offices", "pending", "phase", "plates", "players", "polls", "powerless", "published", "quiet",
        "seats", "seed", "spare", "taken", "traces", "uncounted", "unread", "unsung", "visits",
        "waived",
    )  # fmt: skip

    def __init__(self, book: Book, setup: Setup, *, quiet: bool = False) -> None:
        """Deal the cards. `setup` must be normal (`Setup.normal`)."""
        self.book = book
        self.house = setup.house
        self.seed = setup.seed
        self.seats = setup.seats
        self.published = book.listed(setup.deck, setup.seed)
        self.quiet = quiet
        self.day = 0
        self.phase = "setup"
        self.moment = 0
        self.alive = (1 << setup.seats) - 1
        self.log: list[Event] = []
        self.hooks: dict[str, tuple[tuple[Holding, Hook], ...]] = {}
        self.pending: list[Attack] = []
        self.doomed: list[Attack] = []
        self.deaths: dict[Seat, Attack] = {}
        self.hits: dict[int, list[Attack]] = {}
        self.visits: dict[int, list[Visit]] = {}
        self.unsung: list[Visit] = []
        self.houses: dict[Seat, Seat] = {}
        self.disguises: dict[Seat, list[Disguise]] = {}
        self.gone: dict[Seat, str] = {}
        self.plates: dict[Seat, Seat] = {}
        self.powerless = 0
        self.noted: dict[str, Any] = {}
        self.unread: dict[str, Any] = {}
        self.offices: dict[str, Seat] = {}
        self.polls: list[Poll] = []
        self.boards: dict[str, Board] = {}
        self.waived: set[str] = set()
        self.uncounted = False
        self.calm_since = 1
        self.traces: list[Trace] = []
        self.taken: dict[Seat, list[Callable[[Game], None]]] = {}
        self.choosing: tuple[str, ...] = ()
        dealt = setup.at(book)
        same = self.published is setup.deck
        self._table = dealt if same else book.published(self.published, setup.house)
        self._found = self._table.found
        self._tagged: dict[str, int] = {}
        self._teams: dict[str, int] = {}
        self.bearers: dict[str, int] = {}
        self._held: dict[str, list[Holding]] = {}
        self._lent: list[Holding] = []
        self._passing: list[tuple[Seat, Status]] = []  # the statuses that end, whether still worn or not
        self._sided: set[Seat] = set()
        self._swayed = 0  # mask: who holds something that may change a side (`camp`)
        self._wielding: dict[str, list[Turn]] = {}
        self.players: list[Player] = []
        self._deal(setup, dealt)

    def _deal(self, setup: Setup, table: Published) -> None:
        """Give everybody a role, then some a trait beside it; then each card tells what its holder knows."""
        roles, players = self.book.roles, self.players
        begin: list[Holding] = []
        deal, self.spare = self.book.dealt(setup, table)
        for seat, name in enumerate(deal):
            role = roles[name]
            holding = Holding(role, seat)
            players.append(Player(seat, name, [holding]))
            if role.hooks:
                self._hear_of(holding)
                if "dealt" in role.hooks:
                    begin.append(holding)
            self._show_card(seat)
        if table.traits:
            for seat, traits in enumerate(self.book.traits_dealt(setup, deal)):
                for trait in traits:
                    holding = self.bestow(seat, roles[trait])
                    if "dealt" in holding.role.hooks:
                        begin.append(holding)
        for holding in begin:
            holding.role.hooks["dealt"](self, holding)

    # --- who and what -------------------------------------------------------------------------------

    @property
    def living(self) -> tuple[Seat, ...]:
        """Living seats in order."""
        return seats_of(self.alive)

    def lives(self, seat: Seat) -> bool:
        """Whether the seat is alive."""
        return bool(self.alive >> seat & 1)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Living seats but this one."""
        return seats_of(self.alive & ~(1 << seat))

    @property
    def living_or_nobody(self) -> Picks:
        """Living seats in order, and NOBODY."""
        return seats_or_nobody(self.alive)

    def still(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of some seats who are alive, in the same order."""
        return _still(tuple(seats), self.alive)

    def fallen_since(self, alive: int) -> tuple[Seat, ...]:
        """Who of the living of an earlier moment, a bit mask, lives no more."""
        return seats_of(alive & ~self.alive)

    def role(self, seat: Seat) -> Role:
        """The seat's primary role."""
        return self.players[seat].holdings[0].role

    def team(self, seat: Seat) -> str:
        """The team of the seat's primary role."""
        return self.players[seat].holdings[0].role.team

    def camp(self, seat: Seat) -> str:
        """The side the seat is on by now: its team, unless something it holds has changed that."""
        side = self.players[seat].holdings[0].role.team
        # Of two whose sides follow each other, who asked first has its own.
        if not self._swayed >> seat & 1 or seat in self._sided:
            return side
        for holding, hook in self.hooks["camp"]:
            if holding.seat == seat and not self.suppressed(holding):
                self._sided.add(seat)
                side = hook(self, holding, side)
                self._sided.discard(seat)
        return side

    def on_side(self, side: str) -> tuple[Seat, ...]:
        """Seats, living or dead, that are on a side by now (`camp`), in order."""
        if self._swayed:
            return tuple([player.seat for player in self.players if self.camp(player.seat) == side])
        return tuple([player.seat for player in self.players if player.holdings[0].role.team == side])

    def sides(self) -> dict[str, int]:
        """The side of each of the living by now (`camp`): side -> bit mask of those who are on it."""
        plain = self.alive & ~self._swayed
        teams = self._teams or self._find_teams()
        found = {team: seats & plain for team, seats in teams.items() if seats & plain}
        for seat in seats_of(self.alive & self._swayed):
            side = self.camp(seat)
            found[side] = found.get(side, 0) | 1 << seat
        return found

    def _find_teams(self) -> dict[str, int]:
        """Team -> bit mask of the seats, living or dead, whose primary role is of it."""
        teams = self._teams
        for seat, player in enumerate(self.players):
            team = player.holdings[0].role.team
            teams[team] = teams.get(team, 0) | 1 << seat
        return teams

    def with_tag(self, tag: str) -> tuple[Seat, ...]:
        """Seats, living or dead, whose primary role has the tag."""
        return seats_of(self.tagged(tag))

    def tagged(self, tag: str) -> int:
        """Bit mask of the seats, living or dead, whose primary role has the tag."""
        tagged = self._tagged
        if tag not in tagged:
            found = 0
            for player in self.players:
                if tag in player.holdings[0].role.tags:
                    found |= 1 << player.seat
            tagged[tag] = found
        return tagged[tag]

    def holders(self, role_id: str) -> list[Holding]:
        """Holdings of a role or office among the living, by seat."""
        held, alive = self.holdings(role_id), self.alive
        return [holding for holding in held if alive >> holding.seat & 1] if held else []

    def holdings(self, role_id: str) -> Sequence[Holding]:
        """Holdings of a role, office or trait, its holders living or dead, by seat."""
        held = self._held
        if not held:
            for player in self.players:
                for holding in player.holdings:
                    held.setdefault(holding.role.id, []).append(holding)
        return held.get(role_id, ())

    def at_this_table(self, key: Hashable, find: Callable[[Game], _T]) -> _T:
        """What a book finds out once for all games of one deck and the same house rules.

        Args:
            key: names it, with all that it depends on beside those: the day, an office.
            find: ``find(game)``: finds it out.
        """
        found = self._found
        if key not in found:
            found[key] = find(self)
        answer: _T = found[key]
        return answer

    def in_published_deck(self, role_id: str) -> bool:
        """Whether everybody knows that the role was dealt."""
        return self.published.get(role_id, 0) > 0

    @property
    def published_roles(self) -> tuple[Role, ...]:
        """The roles of the published deck, in the book's order."""
        return self._table.roles

    def published_powers(self, window: str) -> tuple[tuple[str, Power], ...]:
        """The powers for this kind of window in the published deck, with their roles, in the book's order."""
        return self._table.powers(window)

    def due_powers(self, window: str) -> tuple[tuple[str, Power], ...]:
        """Those of them that everybody knows may be used today."""
        return self._table.due(window, self.day)

    def powers_after(self, *causes: str) -> tuple[tuple[str, Power], ...]:
        """The last acts that may be used today and follow a death of one of these kinds (`Power.after`).

        Args:
            causes: what everybody knows of how those died who may act.
        """
        return self._table.after(self, causes)

    def due_turns(self, window: str) -> list[Turn]:
        """Who of the living really is asked today: in the book's order, then by seat."""
        due, alive = self._table.due_set(window, self.day), self.alive
        found: list[Turn] = []
        for turn in self.wielding(window):
            if turn.power in due and alive >> turn.seat & 1:
                found.append(turn)
        return found

    def wielding(self, window: str) -> list[Turn]:
        """Who holds a power for this kind of window, living or dead: in the book's order, then by seat.

        Nobody whose powers are suppressed.
        """
        found = self._wielding.get(window)
        if found is None:
            if not self._wielding:
                self._wield()
            found = self._wielding.setdefault(window, [])
        if self.powerless:
            return [turn for turn in found if not self.suppressed(turn.holding)]
        return found

    def _wield(self) -> None:
        """Look through everybody's hand, for every kind of window at once."""
        wields, wielding = self._table.wields, self._wielding
        placed = [
            (place, Turn(holding, power, player.seat))
            for player in self.players
            for holding in player.holdings
            if holding.role.powers
            for place, power in wields[holding.role]
        ]
        placed.sort(key=FIRST)
        for _place, turn in placed:
            window = turn.power.window
            if window in wielding:
                wielding[window].append(turn)
            else:
                wielding[window] = [turn]

    # --- holdings -----------------------------------------------------------------------------------

    def grant(self, seat: Seat, role: Role, *, until: int = FOREVER, first: bool = False) -> Holding:
        """Give a role, office or trait to a seat; `first` makes it the primary role."""
        holding = Holding(role, seat, until)
        holdings = self.players[seat].holdings
        if first:
            holdings.insert(0, holding)
        else:
            holdings.append(holding)
        if until != FOREVER:
            insort(self._lent, holding, key=lambda lent: lent.seat)
        if self._held or self._tagged or self._teams or self._wielding:
            self._look_again(holding)
        self._hear_of(holding)
        return holding

    def _hear_of(self, holding: Holding) -> None:
        """Let the hooks of what somebody holds be called from now on."""
        hooks = self.hooks
        for name, hook in holding.role.hooks.items():
            if name in OWN_MOMENTS:
                continue
            hooks[name] = (*hooks[name], (holding, hook)) if name in hooks else ((holding, hook),)
            if name == "camp":
                self._swayed |= 1 << holding.seat

    def _show_card(self, seat: Seat) -> None:
        """Tell a seat its primary role."""
        role = self.role(seat)
        self.tell(CARD, to=1 << seat, seat=seat, role=role.id, team=role.team)

    def bestow(self, seat: Seat, trait: Role) -> Holding:
        """Give a trait; its holder is told, unless it is a hidden one."""
        holding = self.grant(seat, trait)
        self.tell(HELD, to=self.eyes(holding), seat=seat, role=trait.id)
        return holding

    def eyes(self, holding: Holding) -> int:
        """Who may know of a holding: whoever has it, and of a hidden one nobody before the end."""
        return AFTERWARDS if HIDDEN in holding.role.tags else 1 << holding.seat

    def forfeit(self, holding: Holding) -> None:
        """Take a trait away; its holder is told, unless it is a hidden one."""
        self.revoke(holding)
        self.tell(LOST, to=self.eyes(holding), seat=holding.seat, role=holding.role.id)

    def revoke(self, holding: Holding) -> None:
        """Take a holding away; its ``role_lost`` hook speaks last."""
        lost = holding.role.hooks.get("role_lost")
        if lost is not None:
            lost(self, holding)
        self._look_again(holding)
        self.players[holding.seat].holdings.remove(holding)
        self._hear_no_more(holding)

    def _hear_no_more(self, holding: Holding) -> None:
        """Call the hooks of what nobody holds any more no longer."""
        if holding in self._lent:
            self._lent.remove(holding)
        for name in holding.role.hooks:
            if name not in OWN_MOMENTS:
                self.hooks[name] = tuple([entry for entry in self.hooks[name] if entry[0] is not holding])
        if "camp" in holding.role.hooks:
            self._swayed = mask_of(other.seat for other, _hook in self.hooks["camp"])

    def _look_again(self, holding: Holding) -> None:
        """Forget what is known of holders, and of tags and powers if this holding has to do with them."""
        if self._held:
            self._held.clear()
        if holding is self.players[holding.seat].holdings[0]:
            self._tagged.clear()
            self._teams.clear()
        if holding.role.powers:
            self._wielding.clear()

    def change_role(self, seat: Seat, role: Role) -> Holding:
        """Replace the primary role; memory and permanent disguises are lost, other holdings stay. The seat is
        told."""
        if seat in self.disguises:
            undress(self, seat, lambda worn: worn.permanent)
        self.taken.pop(seat, None)
        self.revoke(self.players[seat].holdings[0])
        holding = self.grant(seat, role, first=True)
        self.show_hand(seat)
        return holding

    def show_hand(self, seat: Seat) -> None:
        """Tell a seat what it holds now: the primary role, and the traits that are no secret from it."""
        self._show_card(seat)
        for other in self.players[seat].holdings[1:]:
            if other.role.id in self.book.traits and HIDDEN not in other.role.tags:
                self.tell(HELD, to=1 << seat, seat=seat, role=other.role.id)

    def put_back(self, seat: Seat, hand: Sequence[Holding]) -> None:
        """Let a seat hold again exactly what it held before; nobody is told, and nothing begins or ends."""
        held = self.players[seat].holdings
        for gone in [holding for holding in held if holding not in hand]:
            self._hear_no_more(gone)
        for back in [holding for holding in hand if holding not in held]:
            self._hear_of(back)
            if back.until != FOREVER:
                insort(self._lent, back, key=lambda lent: lent.seat)
        held[:] = hand
        for known in (self._held, self._tagged, self._teams, self._wielding):
            known.clear()

    def suppressed(self, holding: Holding) -> bool:
        """Whether powers and hooks are void now: a powerless seat's roles, never its offices or states."""
        if not self.powerless >> holding.seat & 1:
            return False
        return holding.role.id not in self.book.offices and STATE not in holding.role.tags

    def call_hooks(self, name: str, *arguments: Any) -> None:
        """Call a non-interactive hook of every holding that has it, by order of granting."""
        hooks = self.hooks.get(name)
        if hooks:
            for holding, hook in hooks:
                if not self.powerless or not self.suppressed(holding):
                    hook(self, holding, *arguments)

    def hearing(self, name: str) -> Sequence[tuple[Holding, Hook]]:
        """Whose holdings have a hook and may use it now, by order of granting: for whoever asks it something.

        The only way to a hook for a rulebook: what is suppressed is not among them.
        """
        hooks = self.hooks.get(name, ())
        if not self.powerless:
            return hooks
        return [entry for entry in hooks if not self.suppressed(entry[0])]

    # --- statuses and offices -----------------------------------------------------------------------

    def mark(self, seat: Seat, status: Status, *, public: bool = False) -> None:
        """Put a status on a seat; a public one is seen by everybody."""
        self.players[seat].statuses[status.kind] = status
        if status.until < FOREVER:
            self._passing.append((seat, status))
        self.bearers[status.kind] = self.bearers.get(status.kind, 0) | 1 << seat
        if public:
            self.tell(MARKED, seat=seat, mark=status.kind)

    def marked(self, seat: Seat, kind: str) -> Status | None:
        """The seat's status of this kind, if it has one."""
        return self.players[seat].statuses.get(kind)

    def bearing(self, kind: str) -> int:
        """Bit mask of the seats, living or dead, that have a status of this kind."""
        return self.bearers.get(kind, 0)

    def unmark(self, seat: Seat, kind: str, *, public: bool = False) -> None:
        """Take a status away."""
        if self.players[seat].statuses.pop(kind, None) is None:
            return
        left = self.bearers[kind] & ~(1 << seat)
        if left:
            self.bearers[kind] = left
        else:
            del self.bearers[kind]
        if public:
            self.tell(UNMARKED, seat=seat, mark=kind)

    def lacks_heir(self, office: str, asking: str) -> bool:
        """Whether whoever holds an office lives no more, and is still to be asked for an heir.

        Args:
            asking: label of that question; it may be open already (`choosing`).
        """
        seat = self.offices.get(office)
        return seat is not None and not self.alive >> seat & 1 and asking not in self.choosing

    def appoint(self, office: str, seat: Seat | None) -> None:
        """Give an office to a seat, or to nobody; everybody sees it."""
        before = self.offices.pop(office, None)
        if before is not None:
            held = next(h for h in self.players[before].holdings if h.role.id == office)
            self.revoke(held)
        if seat is not None:
            self.offices[office] = seat
            self.grant(seat, self.book.offices[office])
        self.tell(OFFICE, office=office, seat=seat)

    # --- time ---------------------------------------------------------------------------------------

    def begin(self, phase: str) -> None:
        """Begin a night or a day: nights raise the day number; old statuses and grants end."""
        self.moment += 1
        self.phase = phase
        if phase == "night":
            self.day += 1
            self.houses.clear()
        self.noted.clear()
        if self.unread:
            self.unread.clear()
        if self.plates:
            self.plates.clear()
        if self._passing:
            self._end_statuses()
        if self._lent:
            self._take_back()
        if self.disguises:
            self._end_disguises()
        self.tell(PHASE, phase=phase, day=self.day)
        if "phase" in self.hooks:
            self.call_hooks("phase")

    def _end_statuses(self) -> None:
        """Take away the statuses whose last moment has passed; what has been marked anew meanwhile stays."""
        passing, self._passing = self._passing, []
        for seat, status in passing:
            if status.until >= self.moment:
                self._passing.append((seat, status))
            elif self.players[seat].statuses.get(status.kind) is status:
                self.unmark(seat, status.kind)

    def _take_back(self) -> None:
        """Take away what was held for a time that is over."""
        for holding in [holding for holding in self._lent if holding.until < self.moment]:
            self.revoke(holding)

    def _end_disguises(self) -> None:
        """Take off what was put on for a time that is over."""
        for seat in list(self.disguises):
            undress(self, seat, lambda worn: worn.until < self.moment)

    # --- chance -------------------------------------------------------------------------------------

    def roll(self, purpose: str, seat: Seat = -1, n: int = 0) -> int:
        """64 keyed bits of this moment."""
        return roll(self.seed, purpose, self.moment, seat, n)

    def chance(self, purpose: str, numerator: int, denominator: int, seat: Seat = -1, n: int = 0) -> bool:
        """Whether a keyed event of the given probability happens at this moment; the story tells of it.

        Args:
            purpose: what it is about: message ``chance-<purpose>``.
            seat: whom it is about, -1 for nobody.
        """
        came = self.roll(purpose, seat, n) % denominator < numerator
        percent = f"{100 * numerator / denominator:.3g}"
        self.record(CHANCE, purpose=purpose, seat=seat, percent=percent, came="yes" if came else "no")
        return came

    def pick(self, purpose: str, among: tuple[Any, ...] | list[Any], seat: Seat = -1, n: int = 0) -> Any:
        """A keyed choice of this moment."""
        return pick(self.seed, purpose, among, self.moment, seat, n)

    def in_turn(self, purpose: str, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats in order, beginning with a drawn one."""
        first = self.roll(purpose) % len(seats) if seats else 0
        return seats[first:] + seats[:first]

    # --- telling ------------------------------------------------------------------------------------

    def tell(self, kind: Kind, *, to: int | Callable[[Game], int] = EVERYBODY, **facts: Any) -> None:
        """Record that something happened.

        Args:
            kind: one that the book declares (`Book.kinds`).
            to: mask of the seats that may know, or what finds it out; EVERYBODY, or AFTERWARDS for the recap
                alone.
            facts: seats as seats, words as words.

        Raises:
            UndeclaredKind: the book does not declare it.
        """
        if self.quiet:  # here, so that no rule has to look
            return
        told = kind.id
        if told not in self.book.kinds:
            raise UndeclaredKind("error-kind-undeclared", kind=told, book=self.book.id)
        audience = to if isinstance(to, int) else to(self)
        self.log.append(Event(len(self.log), self.day, self.phase, told, audience, facts))

    def record(self, kind: Kind, **facts: Any) -> None:
        """Record something that nobody may know before the game is over."""
        self.tell(kind, to=AFTERWARDS, **facts)

    def tell_by(self, *tellers: Callable[[Game], None]) -> None:
        """Call functions that only tell: they draw and search, and change nothing.

        A quiet game leaves them out: the forum book's games would take a seventh longer with them.
        """
        if not self.quiet:
            for teller in tellers:
                teller(self)

    # --- inspection ---------------------------------------------------------------------------------

    def inspect(
        self,
        by: Seat,
        target: Seat,
        question: str,
        truth: Option,
        plate: Seat | None = None,
        *,
        obstructed: bool = True,
    ) -> Option:
        """Answer an inspection as the target's card lets it be seen, then as the asker is able to see.

        Args:
            target: whose body is looked at.
            question: what is inspected, for instance ``judge.camp``; hooks look at it.
            truth: the honest answer, through disguises (`disguise.appearance`).
            plate: whom the asker chose, if not that body.
            obstructed: whether this inspection falls for what garbles the asker's own eyes.
        """
        hooks = self.hooks
        if "inspected" not in hooks and "obstructed" not in hooks and "clouds" not in hooks:
            return truth
        answer = truth
        for holding, hook in self.hearing("inspected"):
            if holding.seat == target:
                answer = hook(self, holding, question, answer)
        for holding, hook in self.hearing("obstructed") if obstructed else ():
            if holding.seat == by:
                answer = hook(self, holding, question, answer)
        for holding, hook in self.hearing("clouds") if obstructed else ():
            if self.lives(holding.seat):
                answer = hook(self, holding, by, target if plate is None else plate, answer)
        return answer

    # --- acts ---------------------------------------------------------------------------------------

    def body(self, plate: Seat) -> Seat:
        """Who wears a number plate now."""
        return self.plates.get(plate, plate)

    def land(self, acts: Sequence[Act], lapses: Callable[[Game, Act], bool] | None = None) -> None:
        """Let sealed acts take effect: by tier, then by the book's order, then by a keyed roll.

        First everybody hears of the visits of those whose answers did not have to wait.

        Args:
            lapses: ``lapses(game, act)``, asked when an act's turn has come: whether nothing comes of it, not
                even a visit. Without it, an act lapses whose owner has lost the card meanwhile.
        """
        if len(acts) > 1:
            acts = self._in_order(acts)
            if lapses is None:
                lapses = without_its_card
                self._name_cards(acts)
        if self.unsung:
            sing(self)
        for act in acts:
            if lapses is not None and lapses(self, act):
                continue
            if self.plates or "redirected" in self.hooks or self.book.watches:
                bodies = self._bodies(act)
            else:
                bodies = act.targets
            act.apply(self, act, bodies)

    def _name_cards(self, acts: Sequence[Act]) -> None:
        """Write on acts whose power each of them is, before anything lands."""
        for act in acts:
            if act.card is None and act.by >= 0:
                for holding in self.players[act.by].holdings:
                    if holding.role.id == act.role:
                        act.card = holding
                        break

    def _in_order(self, acts: Sequence[Act]) -> list[Act]:
        """Sort acts that land together: by tier, as nearly always decides alone, else by the whole law."""
        by_tier = sorted(acts, key=TIER)
        for one, other in pairwise(by_tier):
            if one.tier == other.tier:
                return self._within_tiers(acts)
        return by_tier

    def _within_tiers(self, acts: Sequence[Act]) -> list[Act]:
        """Sort acts of which some have one tier; where the book's order decides, nobody draws."""
        order = self.book.order
        last = len(order)
        placed = {(act.tier, order.get(act.role, last)): act for act in acts}
        if len(placed) == len(acts):
            return [placed[place] for place in sorted(placed)]
        return sorted(acts, key=lambda act: (act.tier, order.get(act.role, last), self.roll("act", act.by)))

    def _bodies(self, act: Act) -> tuple[Seat, ...]:
        """Whom an act really meets, by number plates; a visit also by whoever turns it away."""
        verb = act.verb
        if verb is None and act.targets:
            verb = VERBS.get(act.tier, VISIT)
        if verb and (self.book.watches or self.hooks.get("redirected")):
            bodies = tuple([visit(self, act.by, plate, verb, act.role) for plate in act.targets])
            sing(self)
            return bodies
        return tuple([self.plates.get(plate, plate) for plate in act.targets])

    # --- identity of the state ----------------------------------------------------------------------

    def digest(self, *, unread: bool = False) -> str:
        """A short hash of everything that the future depends on; equal states have equal digests.

        Args:
            unread: with what nothing reads any more, as it was once made.
        """
        noted = {**self.noted, **self.unread} if unread else self.noted
        state = (
            self.day, self.phase, self.moment, self.alive, self.powerless,
            sorted(self.offices.items()), sorted(self.plates.items()),
            [(k, sorted(v.items()) if isinstance(v, dict) else v) for k, v in sorted(noted.items())],
            [[(a.cause, a.by, a.target, a.kind) for a in attacks] for attacks in (self.pending, self.doomed)],
            [(poll.label, poll.day, poll.top) for poll in self.polls],
            self.spare,
            [
                (
                    [(h.role.id, sorted(h.memory.items()), h.until) for h in player.holdings],
                    sorted((s.kind, s.source, s.until, repr(s.data)) for s in player.statuses.values()),
                )
                for player in self.players
            ],
            [(seat, a.cause, a.by, a.kind) for seat, a in sorted(self.deaths.items())],
            [(board_id, len(board.posts)) for board_id, board in sorted(self.boards.items())],
            self.uncounted, self.calm_since, sorted(self.waived),
        )  # fmt: skip
        return blake2b(repr((*state, *self._rarely())).encode(), digest_size=8).hexdigest()

    def _rarely(self) -> Iterable[tuple[str, Any]]:
        """What few books have, for the digest: named, and left out where there is none."""
        for name, people in (("houses", self.houses), ("disguises", self.disguises), ("gone", self.gone)):
            if people:
                yield name, sorted((seat, repr(what)) for seat, what in people.items())
        if any(board.kept for board in self.boards.values()):
            yield "kept", [(name, sorted(board.kept.items())) for name, board in sorted(self.boards.items())]
        if self.book.watches:
            yield "visits", [(moment, list(map(tuple, met))) for moment, met in self.visits.items()]
            yield "unsung", sorted(map(tuple, self.unsung))
            for moment, hits in self.hits.items():
                yield "hits", [moment, *((hit.cause, hit.by, hit.target, hit.stopped_by) for hit in hits)]
