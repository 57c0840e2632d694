"""Votes: who voted for whom, what each ballot weighs, and what came out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.lap import CLOSE_ASK
from nightcaller.engine.places import Places
from nightcaller.engine.vocabulary import AMEND, CLOSE, NOBODY, Ask, Decision, Option, Picks, Seat, Window

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

HALF_VOTES: Final = 2
"""Weights count half-votes, so that one and a half votes are exact."""


@dataclass(slots=True)
class Poll:
    """A finished vote with its provenance.

    Attributes:
        ballots: voter -> option; NOBODY for an abstention.
        weights: voter -> half-votes.
        totals: option -> half-votes, in the order of the options.
        top: the options with the most half-votes, none if nobody got any.
        void: whose ballots have become abstentions, because whom they were for was declared dead.
        gone: what those had chosen who were declared dead meanwhile; it counts for nothing here.
    """

    label: str
    day: int
    ballots: dict[Seat, Option] = field(default_factory=dict)
    weights: dict[Seat, int] = field(default_factory=dict)
    totals: dict[Option, int] = field(default_factory=dict)
    top: tuple[Option, ...] = ()
    void: frozenset[Seat] = frozenset()
    gone: dict[Seat, Option] = field(default_factory=dict)

    def voters_for(self, option: Option) -> tuple[Seat, ...]:
        """Who voted for an option, by seat."""
        return tuple(sorted(seat for seat, picked in self.ballots.items() if picked == option))


def weigh(game: Game, label: str, voters: Iterable[Seat]) -> dict[Seat, int]:
    """Half-votes of each voter's ballot: two, changed by the hooks of everything the voter holds."""
    weights = dict.fromkeys(voters, HALF_VOTES)
    for holding, hook in game.hooks.get("weight", ()):
        if holding.seat in weights and not game.suppressed(holding):
            weights[holding.seat] = hook(game, holding, label, weights[holding.seat])
    return weights


def count(
    game: Game,
    label: str,
    ballots: Mapping[Seat, Option],
    options: Picks,
    base: Mapping[Option, int] | None = None,
) -> Poll:
    """Weigh ballots and find the top options.

    Args:
        base: half-votes with which an option starts, before anybody has voted.
    """
    cast = {seat: ballots[seat] for seat in sorted(ballots)}
    weights = weigh(game, label, cast)
    totals = dict.fromkeys((option for option in options if option != NOBODY), 0)
    if base:
        totals = {option: base.get(option, 0) for option in totals}
    for seat, picked in cast.items():
        if picked != NOBODY:
            totals[picked] += weights[seat]
    most = max(totals.values(), default=0)
    top = tuple(option for option, half_votes in totals.items() if half_votes == most) if most else ()
    return Poll(label, game.day, cast, weights, totals, top)


@lru_cache(1024)  # simulations ask the same people again and again
def ballot_papers(voters: tuple[Seat, ...], key: str, options: Picks) -> Mapping[int, Ask]:
    """Return the same question to every voter, by slot."""
    return {slot: Ask(seat, key, options) for slot, seat in enumerate(voters, 1)}


def poll(
    game: Game,
    label: str,
    voters: tuple[Seat, ...],
    options: Picks,
    *,
    key: str,
    kind: str = "poll",
    base: Mapping[Option, int] | None = None,
    moot: Callable[[Picks], bool] = lambda _options: False,
) -> Generator[Window, Decision, Poll]:
    """Ask every voter for one of the options, in any order, and count.

    Args:
        label: ``judge.exile``, for instance; kept with the result.
        options: the same for everybody; add NOBODY where abstaining is allowed.
        key: what is asked.
        kind: ``poll``, or ``race`` for a show of hands about oneself.
        base: half-votes with which an option starts.
        moot: whether a vote about what is left of the options has become pointless, asked after every
            amendment. Then nobody is asked any more, and nobody has won.
    """
    asks = dict(ballot_papers(voters, key, options))
    ballots: dict[Seat, Option] = {}

    def take(slot: int, picks: Picks) -> None:
        ballots[voters[slot - 1]] = picks[0]
        del asks[slot]
        if not asks:
            asks[CLOSE] = CLOSE_ASK

    window = Window(kind, label, asks, voters, options, take=take)
    places = Places(window)
    while True:
        if not asks:
            asks[CLOSE] = CLOSE_ASK
        slot, picks = yield window
        if slot == CLOSE:
            break
        if slot != AMEND:
            take(slot, picks)
            continue
        if picks[0] in {"kill", "revive"}:
            places.hear(str(picks[0]), int(picks[1]))
            if len(asks) > 1:
                asks.pop(CLOSE, None)
        if moot(window.options):
            ballots.clear()
            break
    cast, void = _valid(ballots, places.killed, window.options)
    result = count(game, label, cast, window.options, base)
    result.void = void
    result.gone = {seat: picked for seat, picked in ballots.items() if seat in places.killed}
    game.polls.append(result)
    return result


def tell_ballots(game: Game, kind: str, result: Poll) -> None:
    """Let everybody see who voted for whom and what it came to, in half-votes."""
    if game.quiet:
        return
    game.tell(
        kind,
        label=result.label,
        ballots=tuple(result.ballots.items()),
        weights=tuple(result.weights.items()),
        totals=tuple(result.totals.items()),
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
