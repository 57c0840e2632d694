"""What one finished evening came to, in numbers: all that a season adds up.

An evening's game is replayed for it, and counted as its recap counts, so both say the same. Seats are
counted from 0 here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, Literal

import msgspec

from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import book
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.replayed import replayed
from nightcaller.table.shelf.stories import Story, Timestamp, minutes_between
from nightcaller.table.story.awards import Log
from nightcaller.table.story.guesses import Guess, Judged, judged
from nightcaller.table.story.recap import dealt, worth_telling

Side = Literal["village", "wolves", "third", ""]
"""Who has won, or with whom somebody ended; empty for nobody."""
SIDES: Final[tuple[Side, ...]] = ("village", "wolves", "third")
SUSPECTED: Final = "decoy.suspect"
_GOING: Final = frozenset({"died", "left"})
"""Kinds of event that take somebody out of the game."""


class SeatFacts(msgspec.Struct, frozen=True, array_like=True):
    """One person's evening."""

    card: str
    """Role id as dealt."""
    last_card: str
    """Role id at the end."""
    side: Side
    """On whose side she ended."""
    won: bool
    survived: bool
    died: int
    """In which night or on which day (they have the same number); 0 for who lived."""
    first_out: bool
    """She was the first to be voted out."""
    votes: int
    """Ballots about who has to go, cast while she was no wolf."""
    votes_right: int
    """Those of them that named a wolf."""
    bets: int
    """Guesses that counted: decoy tasks about what she did not know."""
    bets_right: int
    luck: float
    """How many of them would have been right by drawing lots."""
    suspected: tuple[Seat, ...]
    """Whom she took for a wolf while she was none: guess by guess, then ballot by ballot; never herself."""
    suspected_right: tuple[Seat, ...]
    """Those of `suspected` that hit."""
    saved: tuple[Seat, ...]
    """Whom she has kept alive, once for each time; never herself."""


class Facts(msgspec.Struct, frozen=True, array_like=True):
    """What one finished evening came to."""

    id: str
    book: str
    deck: str
    """Message id of the recommended deck that it was played with; empty for any other."""
    style: str
    started: Timestamp
    minutes: int
    """As `minutes_between`."""
    nights: int
    winners: tuple[str, ...]
    """Team ids."""
    side: Side
    players: tuple[str, ...]
    """Names as they were typed, by seat."""
    seats: tuple[SeatFacts, ...]


def facts_of(story: Story) -> Facts:
    """Return what a finished evening came to.

    Raises:
        StoryDiffers: this version cannot replay it.
    """
    rules, sitting, session, guesses, outcome = replayed(story)
    log = Log(rules, dealt(session.events, len(story.players)), session.events, outcome)
    return Facts(
        story.id,
        story.book,
        deck_of(rules, sitting.deck, len(story.players)),
        sitting.style.value,
        story.started,
        minutes_between(story.started, story.finished),
        sum(chapter[0].facts["phase"] == "night" for chapter in worth_telling(rules, log.story)),
        story.ending.winners,
        side_of(story.book, story.ending.winners[0]) if story.ending.winners else "",
        story.players,
        _seats(log, guesses),
    )


def deck_of(rules: Rulebook, deck: Mapping[str, int], seats: int) -> str:
    """Return the id of the recommended deck that this one is; empty if it is none."""
    cards = {rules.role(name).id: count for name, count in deck.items() if count}
    known = (one.id for one in rules.recommended(seats) if dict(one.deck) == cards)
    return next(known, "")


@cache
def side_of(book_id: str, team: str) -> Side:
    """Return on which side a team stands: the village's has the most roles, the wolves' the plain wolf."""
    rules = book(book_id)
    roles = [role for role in rules.roles.values() if role.id not in rules.traits]
    teams = [role.team for role in roles]
    if team == max(sorted(set(teams)), key=teams.count):
        return "village"
    plain = {role.team for role in roles if role.id in rules.unlimited and rules.wolfish(role)}
    return "wolves" if team in plain else "third"


def _seats(log: Log, guesses: Iterable[Guess]) -> tuple[SeatFacts, ...]:
    verdicts: dict[Seat, list[Judged]] = defaultdict(list)
    for verdict in judged(log.identities, log.story, guesses):
        verdicts[verdict.guess.seat].append(verdict)
    cast: dict[Seat, list[tuple[Seat, bool]]] = defaultdict(list)
    for vote in log.votes:
        for voter, pick in vote.picks.items():
            if voter not in vote.wolves:
                cast[voter].append((pick, pick in vote.wolves))
    first = next((event.facts["seat"] for event in log.feats("exiled")), None)
    fell = {seat: event.day for event in log.story if event.kind in _GOING for seat in event.facts["seats"]}
    saves = sorted(set(saves_of(log)))
    end = len(log.story)
    rows: list[SeatFacts] = []
    for seat, card in enumerate(log.cards):
        own = verdicts[seat]
        ballots = cast[seat]
        bets = [(int(one.guess.pick), one.right) for one in own if one.guess.key == SUSPECTED]
        accused = [named for named in (*bets, *ballots) if named[0] != seat]
        alive = seat in log.survivors
        rows.append(
            SeatFacts(
                card,
                log.identities.role(seat, end),
                side_of(log.book.id, log.identities.camp(seat, end)),
                seat in log.outcome.seats,
                alive,
                0 if alive else fell.get(seat, 0),
                seat == first,
                len(ballots),
                sum([right for _seat, right in ballots]),
                len(own),
                sum([one.right for one in own]),
                round(sum([one.chance for one in own]), 4),
                tuple([other for other, _right in accused]),
                tuple([other for other, right in accused if right]),
                tuple([helped for _day, helper, helped in saves if helper == seat]),
            )
        )
    return tuple(rows)


def saves_of(log: Log) -> Iterator[tuple[int, Seat, Seat]]:
    """Yield who has kept whom alive: (day, helper, helped), the same night twice where two helped.

    A potion that healed counts, care that kept an attack off, and standing guard over somebody whom an attack
    met: the book has told that it broke, or the pack had agreed on her. Nobody saves herself, or the dead.
    """
    for event in log.story:
        kind, helper = log.book.kinds[event.kind], event.facts.get("by")
        if not isinstance(helper, int) or not (kind.care or kind.feat in {"guarded", "healed"}):
            continue
        met = {one.facts.get("seat") for sort in ("saved", "hunted") for one in log.same_night(event, sort)}
        helped = event.facts.get("seats", (event.facts.get("seat"),))
        for seat in set(helped) - {helper, None} - _fallen(log, event.day):
            if kind.care or kind.feat == "healed" or seat in met:
                yield event.day, helper, seat


def _fallen(log: Log, day: int) -> frozenset[Seat]:
    """Who was dead when a night was over."""
    deaths = (
        event
        for event in log.story
        if event.day == day
        if log.book.kinds[event.kind].news == "dawn_news" or (event.kind, event.phase) == ("died", "night")
    )
    return frozenset(seat for event in deaths for seat in event.facts["seats"])
