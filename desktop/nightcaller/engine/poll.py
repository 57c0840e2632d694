"""Votes: who voted for whom, what each ballot weighs, and what came out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import getitem
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from nightcaller.engine.kinds import Kind
from nightcaller.engine.lap import CLOSE_ASK
from nightcaller.engine.places import Places
from nightcaller.engine.vocabulary import (
    AMEND,
    CLOSE,
    MOST_SEATS,
    NOBODY,
    TABLE,
    Answerer,
    Ask,
    Decision,
    Option,
    Picks,
    Seat,
    Window,
    decided,
)
from nightcaller.engine.weights import HALF_VOTES, WEIGHING, Change, weigh_all

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


NOBODYS: Final[Mapping[Seat, Option]] = MappingProxyType({})
"""Ballots where there are none."""


BALLOTS: Final[tuple[dict[Option, Decision], ...]] = tuple({} for _slot in range(MOST_SEATS))
"""For each slot, the first one first: option -> the decision that votes for it, printed when it is first on a
ballot. A game casts sixty."""


@lru_cache(1 << 12)  # the same few are voted on again and again
def no_votes_for(options: Picks) -> dict[Option, int]:
    """Return every option with no votes, to be copied: that takes a fifth of making it anew."""
    nothing = dict.fromkeys(options, 0)
    if not nothing.keys() <= BALLOTS[0].keys():
        for slot, ballots in enumerate(BALLOTS, 1):
            ballots |= {option: decided(slot, (option,)) for option in options}
    return nothing


class Poll(Window):
    """A vote: the window in which it is held and, when that is closed, what came of it and why.

    Everybody is asked the same, so that the questions are written out when somebody reads them: a simulation
    answers them all without.

    Attributes:
        day: on which it was counted.
        voters: who has voted, by seat.
        picked: what each of them voted for, in the same order; NOBODY for an abstention.
        totals: option -> half-votes, in the order of the options.
        top: the options with the most half-votes, none if nobody got any.
        changes: why ballots and options count what they count.
        void: whose ballots have become abstentions, because whom they were for was declared dead.
        gone: what those had chosen who were declared dead meanwhile; it counts for nothing here.
        cancelled: who has cancelled what comes of it (`verdict`).
    """

    day: int
    totals: dict[Option, int]
    top: tuple[Option, ...] = ()
    changes: Sequence[Change] = ()
    void: frozenset[Seat] = frozenset()
    gone: Mapping[Seat, Option] = NOBODYS
    cancelled: tuple[Seat, ...] = ()

    def __init__(
        self, label: str, voters: tuple[Seat, ...], options: Picks, key: str = "", kind: str = "poll"
    ) -> None:
        self.kind, self.label = kind, label
        self.seats = self.voters = voters
        self.options, self._key = options, key
        self.picked: Sequence[Option] = ()
        self.heard: dict[Seat, Option] = {}
        """Voter -> option, by the order of voting; empty where all have voted at once."""
        self._asked = False  # whether the questions are written out

    # --- the window ----------------------------------------------------------------------------------

    @cached_property
    def asks(self) -> dict[int, Ask]:  # type: ignore[override]  # it may be written, as every cached property
        """Slot -> question."""
        self._asked = True
        questions = [Ask(seat, self._key, self.options) for seat in self.voters]
        return dict(enumerate(questions, 1))

    def closes(self) -> bool:
        return self._asked and CLOSE in self.asks

    def open(self) -> int:
        return super().open() if self._asked else len(self.voters)

    def take(self, slot: int, picks: Picks) -> None:
        """Hear one answer."""
        asks = self.asks
        self.heard[self.voters[slot - 1]] = picks[0]
        del asks[slot]
        if not asks:
            asks[CLOSE] = CLOSE_ASK

    def play(self, player: Answerer, check: Callable[[int, Picks], None], log: list[Decision]) -> bool:
        if self._asked:
            # Somebody has read the questions, and answered some of them or changed them.
            for slot, ask in [entry for entry in self.asks.items() if entry[0] != CLOSE]:
                picks = player.choose(ask)
                check(slot, picks)
                log.append(decided(slot, picks))
                self.take(slot, picks)
            return True
        voters = self.voters
        picked = player.vote(self.options, len(voters))
        if len(picked) != len(voters) or not self.add_up(voters, picked):
            for slot, option in zip(self.asks, picked, strict=True):
                check(slot, (option,))
        log += map(getitem, BALLOTS, picked)
        self.asks, self._asked = {CLOSE: CLOSE_ASK}, True
        return True

    # --- the count -----------------------------------------------------------------------------------

    def add_up(self, voters: tuple[Seat, ...], picked: Sequence[Option]) -> bool:
        """Put down who voted for what, as if all ballots weighed the same.

        Args:
            voters: by seat.
            picked: what each of them voted for.

        Returns:
            whether all of that may be voted for; else nothing is put down.
        """
        totals = no_votes_for(self.options).copy()
        try:
            for option in picked:
                totals[option] += HALF_VOTES
        except KeyError:
            return False
        self.voters, self.picked, self.totals = voters, picked, totals
        return True

    def count(self, game: Game, base: Mapping[Option, int] | None = None) -> None:
        """Weigh the ballots that are put down, and find the top options.

        Args:
            base: half-votes with which an option starts, before anybody has voted.
        """
        self.day = game.day
        totals = self.totals
        if not WEIGHING.isdisjoint(game.hooks):
            self.changes = weigh_all(game, self.label, self.voters)
            for change in self.changes:
                cast = change.voter != TABLE
                changed = self.picked[self.voters.index(change.voter)] if cast else change.option
                if changed in totals:
                    totals[changed] += change.half_votes
        totals.pop(NOBODY, None)
        if base:
            for option, half_votes in base.items():
                if option in totals:
                    totals[option] += half_votes
        most = 1  # who has nothing is not at the top
        top: list[Option] = []
        for option, total in totals.items():
            if total > most:
                most, top = total, [option]
            elif total == most:
                top.append(option)
        self.top = tuple(top)

    # --- what came of it -----------------------------------------------------------------------------

    @property
    def weights(self) -> Mapping[Seat, int]:
        """Voter -> half-votes."""
        weights = dict.fromkeys(self.voters, HALF_VOTES)
        for change in self.changes:
            if change.voter in weights:  # else it is an option that got more or lost some
                weights[change.voter] += change.half_votes
        return weights

    @property
    def ballots(self) -> Mapping[Seat, Option]:
        """Voter -> option, by seat."""
        return dict(zip(self.voters, self.picked, strict=True))

    def voters_for(self, option: Option) -> tuple[Seat, ...]:
        """Who voted for an option, by seat."""
        return tuple([seat for seat, one in zip(self.voters, self.picked, strict=True) if one == option])

    def contributors(self, option: Option) -> tuple[Seat, ...]:
        """Whose ballots have brought an option its votes: not those that count nothing, or against."""
        weights = self.weights
        return tuple(seat for seat in self.voters_for(option) if weights[seat] > 0)

    def total_without(self, option: Option, cause: str) -> int:
        """What an option would have got but for the hidden votes of one role."""
        hidden = (one.half_votes for one in self.changes if (one.option, one.cause) == (option, cause))
        return self.totals.get(option, 0) - sum(hidden)

    def ranks(self) -> tuple[tuple[Option, ...], ...]:
        """The options that have got anything, the most votes first; equals stand together."""
        counts = sorted({total for total in self.totals.values() if total > 0}, reverse=True)
        return tuple(tuple(o for o, total in self.totals.items() if total == many) for many in counts)


def verdict(
    game: Game, result: Poll, *, places: int = 1, tie: Literal["nobody", "drawn"] = "nobody"
) -> tuple[Option, ...]:
    """Return what comes of a vote: the first so many options, unless somebody has cancelled it.

    Every ``cancels`` hook is asked once, and all who cancel have done so (`Poll.cancelled`); when that is
    told is the book's affair.

    Args:
        places: how many options may be chosen.
        tie: what becomes of those who stand together for fewer places: none is chosen, or a keyed draw
            decides. Who stands above them is chosen either way.
    """
    cancels = game.hearing("cancels")
    result.cancelled = tuple(
        holding.seat for holding, hook in list(cancels) if hook(game, holding, result.label)
    )
    chosen: list[Option] = []
    # For one place only those at the top matter.
    for tied in result.ranks() if places > 1 or not result.top else (result.top,):
        free = places - len(chosen)
        if len(tied) > free and tie == "nobody":
            break
        left = list(tied)
        for n in range(min(free, len(tied))):
            chosen.append(
                left.pop(game.roll(f"{result.label}.tie", n=n) % len(left))
                if len(tied) > free
                else left.pop(0)
            )
        if len(chosen) == places:
            break
    return () if result.cancelled else tuple(chosen)


def poll(
    game: Game,
    label: str,
    voters: tuple[Seat, ...],
    options: Picks,
    *,
    key: str,
    kind: str = "poll",
    settled: str = "",
    base: Mapping[Option, int] | None = None,
    moot: Callable[[Picks], bool] = lambda _options: False,
) -> Generator[Window, Decision, Poll]:
    """Ask every voter for one of the options, in any order, and count.

    Args:
        label: ``judge.exile``, for instance; kept with the result.
        voters: by seat.
        options: the same for everybody; add NOBODY where abstaining is allowed.
        key: what is asked.
        kind: ``poll``, or ``race`` for a show of hands about oneself.
        settled: how it is decided (`Window.settled`).
        base: half-votes with which an option starts.
        moot: whether a vote about what is left of the options has become pointless, asked after every
            amendment. Then nobody is asked any more, and nobody has won.
    """
    vote = Poll(label, voters, options, key, kind)
    if settled:
        vote.settled = settled
    if not voters:
        vote.asks[CLOSE] = CLOSE_ASK
    places: Places | None = None
    while True:
        decision = yield vote
        if decision.slot == CLOSE:
            break
        slot, picks = decision
        if slot != AMEND:
            vote.take(slot, picks)
            continue
        asks = vote.asks
        if picks[0] in {"kill", "revive"}:
            places = places or Places(vote)
            places.hear(str(picks[0]), int(picks[1]))
            if len(asks) > 1:
                asks.pop(CLOSE, None)
        if not asks:
            asks[CLOSE] = CLOSE_ASK
        if moot(vote.options):
            vote.heard.clear()
            break
    if not vote.picked:  # they have not answered all at once
        ballots: Mapping[Seat, Option] = dict(sorted(vote.heard.items()))
        if places is not None:
            vote.gone = {seat: picked for seat, picked in ballots.items() if seat in places.killed}
            ballots, vote.void = _valid(ballots, places.killed, vote.options)
        vote.add_up(tuple(ballots), tuple(ballots.values()))
    vote.count(game, base)
    game.polls.append(vote)
    return vote


def tell_ballots(
    game: Game,
    kind: Kind,
    result: Poll,
    *,
    face: Mapping[Seat, int] | None = None,
    totals: Literal["all", "positive", "none"] = "all",
) -> None:
    """Let everybody see who voted for whom and what it came to, in half-votes.

    Args:
        face: what each ballot seems to count, for votes that count differently from what they show; None
            where everybody may know.
        totals: which of them are shown: all, those above nothing, or none. Where one is left out, or the
            ballots show another face, `seats` still says who is at the top.
    """
    if game.quiet:  # a vote is made into mappings for this alone: a twelfth of a hollow game
        return
    weights = (
        result.weights if face is None else {seat: face.get(seat, HALF_VOTES) for seat in result.ballots}
    )
    shown = result.totals if totals != "none" else {}
    if totals == "positive":
        shown = {option: half_votes for option, half_votes in shown.items() if half_votes > 0}
    game.tell(
        kind,
        label=result.label,
        ballots=tuple(result.ballots.items()),
        weights=tuple(weights.items()),
        totals=tuple(shown.items()),
        seats=result.top,
    )


def _valid(
    ballots: Mapping[Seat, Option], killed: Collection[Seat], options: Picks
) -> tuple[dict[Seat, Option], frozenset[Seat]]:
    """No ballot of somebody who was declared dead counts, and one for her has become an abstention.

    Returns the ballots that count, and whose were for her.
    """
    valid = {seat: picked for seat, picked in ballots.items() if seat not in killed}
    void = frozenset(seat for seat, picked in valid.items() if picked in killed)
    for seat in void:
        if NOBODY in options:
            valid[seat] = NOBODY
        else:
            del valid[seat]
    return valid, void & valid.keys()
