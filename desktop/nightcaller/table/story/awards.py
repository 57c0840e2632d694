"""Awards for the evening, computed from its log: funny, fair, and never mean.

Each award is one small function from the `Log` to an `Award` or None, listed in `JUDGES`. It reads what a
book declares of its events (`Kind.feat`) and what all books have in common (deaths, offices, cards), so that
another book has these awards as soon as it declares its feats. Who did equally well shares. Where there is
nothing to award, nothing is awarded.

Long because every award stands beside the others that it must not resemble.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from nightcaller.engine import NOBODY, Event, Outcome
from nightcaller.engine.visits import ABSENCE
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.story.guesses import Score
from nightcaller.table.story.identities import Identities

MOST: Final = 6
"""As many awards as one evening gets."""


@dataclass(frozen=True, slots=True)
class Award:
    """A title that one or more people won; its text is the message ``award-<id>`` with `.line`."""

    id: str
    seats: tuple[Seat, ...]
    count: int = 0
    """What it was won with: ballots, lives saved..."""


@dataclass(frozen=True, slots=True)
class Ballots:
    """A vote about who has to go."""

    at: int
    """Number of the event that counted it."""
    picks: Mapping[Seat, Seat]
    """Voter -> whom; those who abstained are not in it."""
    wolves: frozenset[Seat]
    """Who was a wolf at that time."""
    out: Seat | None
    """Who was voted out, if anybody was."""


@dataclass(frozen=True)
class Log:
    """A finished game as those see it who give the awards."""

    book: Rulebook
    cards: tuple[str, ...]
    story: Sequence[Event]
    outcome: Outcome
    scores: tuple[Score, ...] = ()

    @cached_property
    def identities(self) -> Identities:
        """Who was what when."""
        return Identities(self.book, self.cards, self.story)

    @cached_property
    def deaths(self) -> tuple[Event, ...]:
        """Every ``died.cause``, in order."""
        return tuple(event for event in self.story if event.kind == "died.cause")

    @cached_property
    def survivors(self) -> frozenset[Seat]:
        """Who lived to see the end."""
        alive = set(range(len(self.cards)))
        for event in self.story:
            if event.kind in {"died", "left"}:
                alive -= set(event.facts["seats"])
            elif event.kind == "revived":
                alive |= set(event.facts["seats"])
        return frozenset(alive)

    @cached_property
    def votes(self) -> tuple[Ballots, ...]:
        """Every vote about who has to go, run-offs included."""
        found: list[Ballots] = []
        for event in self.feats("vote", "exiled"):
            if self.book.kinds[event.kind].feat == "vote":
                picks = {voter: pick for voter, pick in event.facts["ballots"] if pick != NOBODY}
                wolves = self.identities.wolves(event.number)
                found.append(Ballots(event.number, picks, wolves, None))
            elif found:
                found[-1] = replace(found[-1], out=event.facts["seat"])
        return tuple(found)

    @cached_property
    def falls(self) -> Mapping[Seat, Event]:
        """For everybody who died, the ``died`` that told it."""
        return {seat: event for event in self.story if event.kind == "died" for seat in event.facts["seats"]}

    def follows(self, seat: Seat, other: Seat) -> bool:
        """Whether somebody died with another or right after, in the same night or day."""
        one, first = self.falls.get(seat), self.falls.get(other)
        if one is None or first is None:
            return False
        return (one.day, one.phase) == (first.day, first.phase) and one.number >= first.number

    @cached_property
    def _by_feat(self) -> Mapping[str, Sequence[Event]]:
        kinds = self.book.kinds
        found: dict[str, list[Event]] = {}
        for event in self.story:
            if feat := kinds[event.kind].feat:
                found.setdefault(feat, []).append(event)
        return found

    def feats(self, *sorts: str) -> Iterable[Event]:
        """Return the events of some sorts (`Kind.feat`), in order."""
        if len(sorts) == 1:
            return self._by_feat.get(sorts[0], ())
        return sorted(event for sort in sorts for event in self._by_feat.get(sort, ()))

    def found_wolf(self, look: Event) -> bool:
        """Whether an inspection told of a wolf: by camp, by pack, or by a role that is one."""
        facts = look.facts
        role = self.book.roles.get(facts.get("role", ""))
        if "seat" not in facts or facts.get("right", "yes") != "yes":
            return False
        told = facts.get("camp") == "wolf" or facts.get("pack") == "yes"
        return told or (role is not None and self.book.wolfish(role))

    def same_night(self, event: Event, sort: str) -> Iterator[Event]:
        """Yield the feats of a sort from the night or day of an event."""
        place = (event.day, event.phase)
        return (one for one in self.feats(sort) if (one.day, one.phase) == place)


Judge = Callable[[Log], Award | None]


def most(title: str, points: Mapping[Seat, int], least: int = 1) -> Award | None:
    """Give an award to whoever has the most points, all of them on a tie; nobody with fewer than `least`."""
    best = max(points.values(), default=0)
    winners = tuple(sorted(seat for seat, won in points.items() if won == best))
    return Award(title, winners, best) if best >= least and winners else None


# --- votes ---


def sharpest_vote(log: Log) -> Award | None:
    """The surest hand among those who are no wolf: the best share of ballots against wolves.

    At least two such ballots and more hits than misses. A share, so that who died early is not behind; among
    equal shares more hits win.
    """
    hits: Counter[Seat] = Counter()
    cast: Counter[Seat] = Counter()
    for vote in log.votes:
        for voter, pick in vote.picks.items():
            if voter not in vote.wolves:
                cast[voter] += 1
                hits[voter] += pick in vote.wolves
    sure = {seat: (hits[seat] / cast[seat], hits[seat]) for seat in cast if 2 * hits[seat] > cast[seat]}
    best = max((mark for mark in sure.values() if mark[1] >= 2), default=None)
    return (
        Award("sharpest-vote", tuple(sorted(s for s in sure if sure[s] == best)), best[1]) if best else None
    )


def lone_voice(log: Log) -> Award | None:
    """Alone with a ballot against a wolf in a vote that an innocent had to pay for: nobody listened."""
    lone: Counter[Seat] = Counter()
    for vote in log.votes:
        right = [voter for voter, pick in vote.picks.items() if pick in vote.wolves]
        if (
            len(right) == 1
            and right[0] not in vote.wolves
            and vote.out is not None
            and vote.out not in vote.wolves
        ):
            lone[right[0]] += 1
    return most("lone-voice", lone)


def undercover(log: Log) -> Award | None:
    """A wolf whose own ballot helped to vote a fellow wolf out: the deepest cover there is.

    Of two packs (forum) the other one's wolves are no fellows.
    """
    camp = log.identities.camp
    sold = Counter(
        voter
        for vote in log.votes
        if vote.out in vote.wolves
        for voter, pick in vote.picks.items()
        if voter in vote.wolves and pick == vote.out and voter != pick
        if camp(voter, vote.at) == camp(pick, vote.at)
    )
    return most("undercover", sold)


def favourite_suspect(log: Log) -> Award | None:
    """No wolf, and yet the most ballots of all innocents: at least three.

    Whoever is on a pack's side (forum, Cultist) is none.
    """
    received = Counter(pick for vote in log.votes for pick in vote.picks.values())
    last, camp = len(log.story), log.identities.camp
    ever = {seat for vote in log.votes for seat in vote.wolves} | log.identities.wolves(last)
    packs = {camp(wolf, last) for wolf in log.identities.wolves(last)}
    ever |= {seat for seat in received if camp(seat, last) in packs}
    return most("favourite-suspect", {seat: n for seat, n in received.items() if seat not in ever}, 3)


def invisible_wolf(log: Log) -> Award | None:
    """A wolf through all the votes, two or more, alive at the end without a ballot and never found out."""
    if len(log.votes) < 2:
        return None
    named = {pick for vote in log.votes for pick in vote.picks.values()}
    found = {event.facts["seat"] for event in log.feats("looked") if log.found_wolf(event)}
    all_along = frozenset.intersection(*(vote.wolves for vote in log.votes))
    unseen = tuple(sorted((all_along & log.survivors) - named - found))
    return Award("invisible-wolf", unseen, len(log.votes)) if unseen else None


# --- powers ---


def eagle_eye(log: Log) -> Award | None:
    """The most wolves found by inspection: two at least, or one in the very first night."""
    found: dict[Seat, set[Seat]] = {}
    at_once: set[Seat] = set()
    for event in log.feats("looked"):
        if log.found_wolf(event) and not log.identities.wolf(event.facts["by"], event.number):
            found.setdefault(event.facts["by"], set()).add(event.facts["seat"])
            at_once |= {event.facts["by"]} if event.day == 1 else set()
    return most("eagle-eye", {s: len(w) for s, w in found.items() if len(w) >= 2 or s in at_once})


def shield(log: Log) -> Award | None:
    """The most attacks broken by standing guard."""
    saves = Counter(
        guard.facts["by"]
        for event in log.feats("saved")
        if event.facts.get("by") == "guard" or "layer" in event.facts
        for guard in log.same_night(event, "guarded")
        if "layer" not in event.facts
        or event.facts["seat"] in (guard.facts.get("seat"), *guard.facts.get("seats", ()))
    )
    return most("shield", saves)


def one_kindness_too_many(log: Log) -> Award | None:
    """Shield and antidote met in one body: the healer and the guard share the blame, and the prize."""
    met = {
        helper.facts["by"]
        for event in log.feats("oversaved")
        for sort in ("guarded", "healed")
        for helper in log.same_night(event, sort)
    }
    return Award("one-kindness", tuple(sorted(met))) if met else None


def friendly_fire(log: Log) -> Award | None:
    """Somebody of one's own camp, sent away by one's own hand: poisoned, shot, taken along."""
    fired = Counter(
        death.facts["by"]
        for death in log.deaths
        if death.facts["cause"] in log.book.aimed_deaths
        and death.facts["by"] >= 0
        and death.facts["by"] != death.facts["seat"]
        and log.identities.camp(death.facts["by"], death.number)
        == log.identities.camp(death.facts["seat"], death.number)
    )
    return most("friendly-fire", fired)


def true_aim(log: Log) -> Award | None:
    """A wolf brought down by somebody who is none, with a bullet, a potion or a blade."""
    hits = Counter(
        death.facts["by"]
        for death in log.deaths
        if death.facts["cause"] in log.book.aimed_deaths and death.facts["by"] >= 0
        if not log.identities.wolf(death.facts["by"], death.number)
        if log.identities.wolf(death.facts["seat"], death.number)
    )
    hits.update(duel.facts["by"] for duel in log.feats("dueled") if duel.facts["lost"] == "rival")
    return most("true-aim", hits)


def sleight_of_hand(log: Log) -> Award | None:
    """An exchange that led the pack astray: it went for a number that somebody else was wearing."""
    tricked = Counter(
        trick.facts["by"]
        for hunt in log.feats("hunted")
        for trick in log.same_night(hunt, "exchanged")
        if hunt.facts["seat"] in (trick.facts["seat"], trick.facts["other"])
    )
    return most("sleight-of-hand", tricked)


def earworm(log: Log) -> Award | None:
    """Whoever enchanted the most people: four at least."""
    return most("earworm", Counter(event.facts["by"] for event in log.feats("enchanted")), 4)


def best_dressed(log: Log) -> Award | None:
    """Taken for somebody else by whoever looked: a disguise, or a tune in somebody's ear."""
    mistaken = Counter(
        look.facts["seat"]
        for look in log.feats("looked")
        if "seat" in look.facts and "right" not in look.facts
        if look.facts.get("role", "") in log.book.roles
        and look.facts["role"] != log.identities.role(look.facts["seat"], look.number)
    )
    return most("best-dressed", mistaken)


def best_price(log: Log) -> Award | None:
    """Whoever could not resist an offer: sold the soul, or was blessed for an attack."""
    return most("best-price", Counter(event.facts["by"] for event in log.feats("sold")))


def handshake(log: Log) -> Award | None:
    """Whoever handed a disease on: to two others at least."""
    return most("handshake", Counter(event.facts["by"] for event in log.feats("caught")), 2)


def family(log: Log) -> Award | None:
    """Whose mark made the most people get up again."""
    return most("family", Counter(event.facts["by"] for event in log.feats("raised")))


# --- fates ---


def changes(log: Log) -> Award | None:
    """Whoever held the most different cards in one evening: three at least."""
    held = {seat: {card} for seat, card in enumerate(log.cards)}
    for event in log.story:
        if event.kind == "card":
            held[event.facts["seat"]].add(event.facts["role"])
    return most("changes", {seat: len(cards) for seat, cards in held.items()}, 3)


def never_at_home(log: Log) -> Award | None:
    """Attacked in an empty house."""
    return most(
        "away",
        Counter(one.facts["seat"] for one in log.feats("saved") if one.facts.get("layer") == ABSENCE),
    )


def other_bank(log: Log) -> Award | None:
    """Among the winners, and dealt to another side: turned, grown up, risen."""
    end = len(log.story)
    crossed = tuple(
        seat
        for seat in log.outcome.seats
        if log.book.roles[log.cards[seat]].team != log.identities.camp(seat, end)
    )
    return Award("other-bank", crossed) if crossed else None


def own_way(log: Log) -> Award | None:
    """Won alone and left while the others went on."""
    left = tuple(sorted({event.facts["seat"] for event in log.feats("ascended")}))
    return Award("own-way", left) if left else None


def first_to_fall(log: Log) -> Award | None:
    """The first night's first victims, who had to watch all the rest."""
    first = next((event for event in log.story if event.kind == "died"), None)
    if first is None or first.day != 1 or not any(death.day > 1 for death in log.deaths):
        return None
    return Award("first-to-fall", tuple(sorted(first.facts["seats"])))


def nine_lives(log: Log) -> Award | None:
    """Attacked or voted out, and still there: two escapes at least."""
    escapes = Counter(event.facts["seat"] for event in log.feats("saved", "spared"))
    return most("nine-lives", escapes, 2)


def hot_potato(log: Log) -> Award | None:
    """Everybody who has worn a badge that went through three pairs of hands or more."""
    wearers: dict[str, list[Seat]] = {}
    for event in log.story:
        if event.kind == "office" and event.facts["seat"] is not None:
            wearers.setdefault(event.facts["office"], []).append(event.facts["seat"])
    longest = max(wearers.values(), key=len, default=[])
    return Award("hot-potato", tuple(sorted(set(longest))), len(longest)) if len(longest) >= 3 else None


def to_the_end(log: Log) -> Award | None:
    """Lovers who both lived to see the end."""
    pairs = ((event.facts["seat"], event.facts["other"]) for event in log.feats("united"))
    lucky = tuple(sorted({seat for pair in pairs if set(pair) <= log.survivors for seat in pair}))
    return Award("to-the-end", lucky) if lucky else None


def followed(log: Log) -> Award | None:
    """A lover who could not go on without the other, and fell at the same moment."""
    lovers = {frozenset((event.facts["seat"], event.facts["other"])) for event in log.feats("united")}
    hearts = tuple(
        death.facts["seat"]
        for death in log.deaths
        if death.facts["cause"] not in log.book.aimed_deaths
        and {death.facts["seat"], death.facts["by"]} in lovers
        and log.follows(death.facts["seat"], death.facts["by"])
    )
    return Award("followed", hearts) if hearts else None


def loudest_exit(log: Log) -> Award | None:
    """Whose own departure took two others along, or more."""
    taken = Counter(
        death.facts["by"]
        for death in log.deaths
        if death.facts["by"] != death.facts["seat"] and log.follows(death.facts["seat"], death.facts["by"])
    )
    return most("loudest-exit", taken, 2)


def prophet(log: Log) -> Award | None:
    """The best flair among the guesses (`Score.flair`): two right ones at least, and better than lots."""
    best = max((score.flair for score in log.scores if score.right >= 2), default=0.0)
    winners = [score for score in log.scores if score.right >= 2 and score.flair == best > 0]
    return Award("prophet", tuple(sorted(s.seat for s in winners)), winners[0].right) if winners else None


def last_one_standing(log: Log) -> Award | None:
    """The only one alive at the end."""
    return Award("last-one", tuple(log.survivors)) if len(log.survivors) == 1 else None


JUDGES: Final[tuple[Judge, ...]] = (
    own_way,
    one_kindness_too_many,
    handshake,
    family,
    changes,
    never_at_home,
    best_price,
    loudest_exit,
    sleight_of_hand,
    undercover,
    lone_voice,
    to_the_end,
    followed,
    hot_potato,
    nine_lives,
    friendly_fire,
    last_one_standing,
    other_bank,
    best_dressed,
    eagle_eye,
    shield,
    earworm,
    invisible_wolf,
    true_aim,
    prophet,
    sharpest_vote,
    favourite_suspect,
    first_to_fall,
)
"""All of them, what happens seldom first."""


def awards_of(
    book: Rulebook,
    cards: tuple[str, ...],
    story: Sequence[Event],
    outcome: Outcome,
    scores: tuple[Score, ...],
) -> tuple[Award, ...]:
    """Return the evening's awards, `MOST` at most.

    Args:
        book: whose game it was.
        cards: role ids by seat, as dealt.
        story: everything that happened.
        outcome: how it ended.
        scores: how the guesses did.
    """
    log = Log(book, cards, story, outcome, scores)
    return shown([award for judge in JUDGES if (award := judge(log)) is not None])


def shown(awards: Sequence[Award]) -> tuple[Award, ...]:
    """Choose among many: those for somebody who has none yet, then the rarest; their order stays."""
    chosen: list[Award] = []
    honoured: set[Seat] = set()
    for award in awards:
        if not honoured.issuperset(award.seats):
            chosen.append(award)
            honoured.update(award.seats)
    chosen = chosen[:MOST]
    chosen += [award for award in awards if award not in chosen][: MOST - len(chosen)]
    return tuple(award for award in awards if award in chosen)


def titles(awards: Iterable[Award], seat: Seat) -> tuple[str, ...]:
    """Return the ids of what somebody won."""
    return tuple(award.id for award in awards if seat in award.seats)
