"""What goes wrong at a real table, and is put right before everybody: a name, a seat, a card that was seen.

Each is one record: what has become of the people (`Seating`), and the amendment by which the table hears so.
A step back takes it back like any other. None of it says, or hangs on, what anybody holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nightcaller.engine import AMEND, IllegalDecision
from nightcaller.engine.chance import pick
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.table.live.acts import CARDS_FIRST, NOT_HERE, before_everybody, more_to_hear, refused
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.scene import Calling, Cover, Ended, Identify
from nightcaller.table.live.seating import ALREADY, JOINING, undecided
from nightcaller.table.shelf.sitting import SEATED, SeatedPlayer

SAME: Final = "error-mishap-same"
OWN_CARDS: Final = "error-mishap-own-cards"
ALL_SEEN: Final = "error-mishap-all-seen"
GONE: Final = "error-mishap-gone"
DEAD: Final = "error-amend-dead"
OVER: Final = "error-decision-game-over"
CHAIRS: Final = "error-mishap-chairs"


class Mishaps:
    """What the table can put right about itself.

    Args:
        tries: nothing is recorded: it is only seen whether it could be.
    """

    def __init__(self, ledger: Ledger, *, tries: bool = False) -> None:
        self._ledger = ledger
        self._tries = tries

    # --- stopping ---------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Whoever has the laptop stops the round, or the call: the lights go on, and everybody looks.

        Raises:
            IllegalDecision: no round and no call is going on.
        """
        if not isinstance(self._ledger.scene, Cover | Calling | Identify):
            raise IllegalDecision("error-decision-not-asked", slot=-1)
        self._ledger.note("halted", "1")
        self._ledger.tell()

    # --- what can be done now ---------------------------------------------------------------------------

    @property
    def hindrance(self) -> str:
        """Why nothing can be decided about the people now: a message id; empty if it can."""
        ledger = self._ledger
        if not ledger.progress.style.moderated and not before_everybody(ledger.scene, ledger.progress.style):
            return NOT_HERE
        # The same for every table: what is still to be heard might be the end.
        if more_to_hear(ledger.scene):
            return "error-act-news-first"
        return OVER if ledger.session.outcome is not None else ""

    @property
    def too_late(self) -> str:
        """Why the cards cannot be dealt otherwise any more; empty if they can: nothing was decided yet."""
        if isinstance(self._ledger.scene, Ended):
            return OVER
        return "" if undecided(self._ledger.session) else ALREADY

    @property
    def no_exchange(self) -> str:
        """Why two people cannot take their cards along to each other's numbers; empty if they can."""
        if self._ledger.sitting.own_cards:
            return OWN_CARDS
        return CHAIRS if self.too_late else ""

    @property
    def no_swap(self) -> str:
        """Why no card can be swapped unseen; empty if one can: somebody has not looked at hers yet."""
        own = OWN_CARDS if self._ledger.sitting.own_cards else ""
        return self.too_late or own or ("" if self._unseen else ALL_SEEN)

    @property
    def no_lot(self) -> str:
        """Why nobody's answers can be left to the lot; empty if they can."""
        return CARDS_FIRST if self._ledger.own_cards is not None else ""

    def refusal(self, deed: Callable[[Mishaps], None]) -> str:
        """Why one of the calls below would be refused now: a message id; empty if it would not.

        Args:
            deed: makes the call; nothing comes of it.
        """
        return refused(lambda: deed(Mishaps(self._ledger, tries=True)))

    @property
    def living(self) -> Sequence[Seat]:
        """Who plays on, as everybody knows."""
        return self._ledger.public.alive

    @property
    def joining(self) -> Sequence[SeatedPlayer]:
        """Who plays from the next game on."""
        return self._ledger.standing.seating.joining

    def people(self, but: Seat | None = None) -> Sequence[SeatedPlayer]:
        """Everybody who is there, whoever joins the next game included.

        Args:
            but: a seat whose person is left out.
        """
        seated = self._ledger.sitting.players
        return (*(player for seat, player in enumerate(seated) if seat != but), *self.joining)

    @property
    def _unseen(self) -> Sequence[Seat]:
        seats = range(self._ledger.public.seats)
        return [seat for seat in seats if seat not in self._ledger.progress.seen]

    # --- doing it ---------------------------------------------------------------------------------------

    def rename(self, seat: Seat, name: str) -> None:
        """Her name is written otherwise.

        Raises:
            IllegalDecision: not everybody sees the screen, or it is nobody's name, or somebody else's.
            JournalNotSaved: the disk does not take it; so with all that follow.
        """
        self._name(seat, name)
        if name == self._ledger.sitting.players[seat].name:
            raise IllegalDecision(SAME)
        self._do(("name", seat, name), "renamed", seat)

    def hand_on(self, seat: Seat, name: str, language: str = "", face: str = "") -> None:
        """Somebody else plays a living seat from now on: she sees its card, and no note of who had it before.

        Raises:
            IllegalDecision: as for `rename`; or nobody lives there.
        """
        self._name(seat, name)
        if seat not in self.living:
            raise IllegalDecision(DEAD)
        self._do(("player", seat, name, language, face), "handed_on", seat)

    def join_later(self, name: str, face: str = "") -> None:
        """Somebody has come late and plays from the next game on: nothing changes in this one.

        Raises:
            IllegalDecision: as for `rename`.
        """
        self._name(None, name)
        self._do((JOINING, name, face), "next_game")

    def leave_to_the_lot(self, seat: Seat) -> None:
        """She goes home, and the lot answers for her seat.

        Raises:
            IllegalDecision: not everybody sees the screen, or it does so already.
        """
        if self.no_lot:
            raise IllegalDecision(self.no_lot)
        if seat in self._ledger.progress.absent:
            raise IllegalDecision(GONE)
        self._do(("lot", seat), "by_lot", seat)

    def speak(self, seat: Seat, language: str) -> None:
        """Her private pages are in another language; empty for the table's.

        Raises:
            IllegalDecision: not everybody sees the screen, or they are already.
        """
        if self._ledger.sitting.players[seat].language == language:
            raise IllegalDecision(SAME)
        self._do(("language", seat, language), "language", seat)

    def exchange(self, one: Seat, other: Seat, *, cards: bool = False) -> None:
        """Two people have sat down on each other's seats: they change numbers.

        Args:
            cards: they take along their cards. Otherwise each has looked at the card of the number.

        Raises:
            IllegalDecision: not everybody sees the screen, or it is too late for the cards.
        """
        if one == other or not {one, other} <= set(range(self._ledger.public.seats)):
            raise IllegalDecision(SAME)
        if cards and self.no_exchange:
            raise IllegalDecision(self.no_exchange)
        also: tuple[Picks, ...] = (("cards", one, other),) if cards else ()
        what = "exchanged_cards" if cards else "exchanged"
        self._do(("people", one, other), what, one, other, also=also)

    def swap_unseen(self, seat: Seat) -> None:
        """Her card was seen: she gets one that nobody has looked at, and whose it was gets hers unseen.

        Raises:
            IllegalDecision: not everybody sees the screen, or everybody has looked.
        """
        ledger = self._ledger
        among = [other for other in self._unseen if other != seat]
        if self.no_swap or not among:
            raise IllegalDecision(self.no_swap or ALL_SEEN)
        n = sum(decision.picks[:2] == ("seat", "swapped") for decision in ledger.session.decisions)
        other = pick(ledger.sitting.seed, "table.swap", among, seat=seat, n=n)
        self._do(("unseen", seat, other), "swapped", seat)

    def _name(self, seat: Seat | None, name: str) -> None:
        others = [player.name for player in self.people(but=seat)]
        if not name.strip():
            raise IllegalDecision("error-name-empty")
        if name in others:
            raise IllegalDecision("error-name-twice", name=name)

    def _do(self, seated: Picks, what: str, *seats: Seat, also: Sequence[Picks] = ()) -> None:
        ledger = self._ledger
        told: Picks = ("seat", what, *seats)
        if self.hindrance:
            raise IllegalDecision(self.hindrance)
        if not self._tries and ledger.caught_up():
            return
        ledger.session.check(AMEND, told)
        if self._tries:
            return
        ledger.record(*((SEATED, picks) for picks in (seated, *also)), (AMEND, told))
        ledger.settle()
