"""How fair one deck is: many games by sensible bots, and each of its cards exchanged for a plain one.

Bots compare decks; what friends make of a deck is another matter (docs/balance.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import hypot
from typing import Any, Final

from nightcaller.engine import ENGINE_VERSION, IllegalSetup, Session, Setup
from nightcaller.engine.book import Deck
from nightcaller.engine.chance import roll
from nightcaller.lab.decks import camps, cards, percent
from nightcaller.lab.lore import LORE
from nightcaller.lab.report import played_at
from nightcaller.lab.simulation import BOTS, PUBLIC, SimulationPlan, Tally, simulate
from nightcaller.lab.statistics import share_of, spread_of
from nightcaller.lab.words import LabWords
from nightcaller.rulebooks import book
from nightcaller.text import message_id

PLAIN: Final[Mapping[str, str]] = {
    "judge.good": "judge.commoner",
    "judge.wolves": "judge.werewolf",
    "hollow.village": "hollow.villager",
    "hollow.wolves": "hollow.werewolf",
    "chat.village": "chat.villager",
    "chat.wolves": "chat.werewolf",
    "forum.village": "forum.saint",
    "forum.grey_pack": "forum.werewolf",
    "forum.red_pack": "forum.red_werewolf",
    "revamped.town": "revamped.citizen",
    "revamped.wolves": "revamped.wolf",
}
"""Team -> its card without a power, which stands in for one whose weight is measured."""

PART: Final = 3
"""Of so many games of the deck itself, one is played with each card exchanged."""

EVEN: Final = 0.1
"""Camps are even if they are no further apart; a suggestion is made beyond that alone."""

FIRST_NIGHTS: Final = 200
"""So many first nights are walked through once more to see who is out before the first speech."""

DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Swing:
    """What a card is worth to the village: the deck's share less that of the deck without the card.

    Attributes:
        role: the card.
        deck: the deck with a plain card in its place.
        points: from -1 to 1; above 0 the card helps the village.
        error: half of the 95 % interval around it.
        apart: how far village and wolves are apart without it.
    """

    role: str
    deck: Deck
    points: float
    error: float
    apart: float


@dataclass(frozen=True, slots=True)
class Balance:
    """What the games of a deck have shown.

    Attributes:
        plan: the deck's own games.
        tally: what came of them.
        early: how many people are out before anybody could speak, on average.
        swings: every card that can be exchanged, the heaviest first.
    """

    plan: SimulationPlan
    tally: Tally
    early: float
    swings: tuple[Swing, ...]

    @property
    def suggestion(self) -> Swing | None:
        """The exchange that brings village and wolves closest; None if they are close, or none helps."""
        village, wolves = camps(self.plan.rules, self.tally)
        apart = abs(village - wolves)
        best = min(self.swings, key=lambda one: abs(one.apart), default=None)
        if best is None or apart <= EVEN or apart - abs(best.apart) <= best.error:
            return None
        return best


def games_of(plan: SimulationPlan, card: str = "") -> int:
    """Return how many games a measurement takes, those with an exchanged card included."""
    return plan.games + sum(other.games for _role, other in _exchanged(plan, card))


def balance(
    plan: SimulationPlan,
    jobs: int = 1,
    played: Callable[[int], object] = lambda _games: None,
    stopped: Callable[[], bool] = lambda: False,
    card: str = "",
) -> Balance | None:
    """Play the games and return what they show; None if it was stopped.

    Args:
        plan: the deck; its setup is normal.
        jobs: processes.
        played: told how many more games are done.
        stopped: asked after each batch.
        card: the one card that is exchanged, in as many games as the deck itself has; every card if empty.
    """
    tally = simulate(plan, jobs, played, stopped)
    swings = []
    for role, other in _exchanged(plan, card):
        without = simulate(other, jobs, played, stopped)
        if stopped():
            return None
        swings.append(_swing(plan.book, role, tally, other, without))
    if stopped():
        return None
    early = [dead_before_talk(plan, number) for number in range(min(plan.games, FIRST_NIGHTS))]
    swings.sort(key=lambda one: -abs(one.points))
    return Balance(plan, tally, sum(early) / len(early), tuple(swings))


def dead_before_talk(plan: SimulationPlan, number: int) -> int:
    """Return how many people are out when the table of one game talks or votes for the first time."""
    seed = roll(plan.setup.seed, "lab.game", n=number)
    session = Session(plan.rules, plan.setup.again(seed))
    bot = BOTS[plan.bot](seed)
    while session.outcome is None and session.window.kind not in PUBLIC:
        session.submit(*bot.decide(session))
    return plan.setup.seats - len(session.view().alive)


def stand_in(plan: SimulationPlan, role: str) -> str:
    """Return the plain card that takes a card's place; empty for a plain one, and for a trait."""
    rules = plan.rules
    plain = PLAIN.get(rules.roles[role].team, PLAIN[LORE[rules.id].village])
    return "" if role == plain or role in rules.traits else plain


def _exchanged(plan: SimulationPlan, card: str) -> Iterator[tuple[str, SimulationPlan]]:
    """Yield every card of a deck that has a power, and the same games with a plain card in its place."""
    rules, deck = plan.rules, plan.setup.deck
    for role, count in deck.items():
        plain = stand_in(plan, role)
        if not count or not plain or card not in {"", role}:
            continue
        other = {**deck, role: count - 1, plain: deck.get(plain, 0) + 1}
        setup = Setup(
            {one: held for one, held in other.items() if held},
            plan.setup.seats,
            plan.setup.seed,
            plan.setup.house,
        )
        try:
            normal = setup.normal(rules)
        except IllegalSetup:
            continue  # a Thief's spare cards, a pair that comes together: such a deck cannot be played
        games = plan.games if card else max(1, plan.games // PART)
        yield role, SimulationPlan(plan.book, normal, games, plan.bot, plan.roles)


def _swing(book_id: str, role: str, tally: Tally, other: SimulationPlan, without: Tally) -> Swing:
    rules = book(book_id)
    shares = [camps(rules, one)[0] for one in (tally, without)]
    errors = []
    for part, games in zip(shares, (tally.played, without.played), strict=True):
        share = share_of(round(part * games), games)
        errors.append((share.high - share.low) / 2)
    village, wolves = camps(rules, without)
    return Swing(role, other.setup.deck, shares[0] - shares[1], hypot(*errors), village - wolves)


def as_data(found: Balance) -> dict[str, Any]:
    """Return a balance as data: shares from 0 to 1 with their 95 % intervals."""
    plan, tally = found.plan, found.tally
    rules = plan.rules
    teams = dict.fromkeys(rules.roles[role].team for role in plan.setup.deck)
    nights = spread_of(tally.nights)
    return {
        **played_at(plan),
        "seed": plan.setup.seed,
        "games": tally.played,
        "village": LORE[plan.book].village,
        "teams": [
            {"team": team, **share_of(tally.wins[team], tally.played).rounded(DIGITS)} for team in teams
        ],
        "nobody": share_of(tally.draws + tally.unfinished, tally.played).rounded(DIGITS),
        "nights": round(nights.mean, DIGITS) if nights else None,
        "early": round(found.early, DIGITS),
        "swings": [
            {"role": one.role, "points": round(one.points, DIGITS), "error": round(one.error, DIGITS)}
            for one in found.swings
        ],
        "suggestion": dict(found.suggestion.deck) if found.suggestion else None,
        "instead": found.suggestion.role if found.suggestion else None,
    }


def as_page(say: LabWords, found: Balance) -> Iterator[str]:
    """Return the same as lines to read, in one language."""
    data = as_data(found)
    yield say("lab-balance-about", games=data["games"], seed=data["seed"], engine=ENGINE_VERSION)
    yield cards(say, found.plan.setup.deck)
    for team in data["teams"]:
        bounds = {name: percent(team[name]) for name in ("share", "low", "high")}
        yield say("lab-balance-team", team=say(message_id("team", team["team"])), **bounds)
    yield say("lab-balance-nobody", share=percent(data["nobody"]["share"]))
    yield say("lab-balance-course", nights=f"{data['nights'] or 0:.1f}", early=f"{data['early']:.1f}")
    for swing in data["swings"]:
        role = say(message_id("role", swing["role"]))
        points, error = f"{100 * swing['points']:+.0f}", percent(swing["error"])
        yield say("lab-balance-swing", role=role, points=points, error=error)
    if found.suggestion:
        yield say("lab-balance-suggestion", cards=cards(say, found.suggestion.deck))
