"""What came out of a simulation, as data and as a page to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from nightcaller.engine import ENGINE_VERSION
from nightcaller.lab.simulation import SimulationPlan, Tally
from nightcaller.lab.statistics import Share, Spread, share_of, spread_of
from nightcaller.lab.words import LabWords
from nightcaller.text import message_id

DIGITS: Final = 6
"""Decimal places of shares and means in data."""

BAR: Final = 30
"""Characters of a full bar."""


def played_at(plan: SimulationPlan) -> dict[str, Any]:
    """Return at which table the games of a plan are played, as data."""
    return {
        "engine": ENGINE_VERSION,
        "book": plan.book,
        "seats": plan.setup.seats,
        "deck": dict(plan.setup.deck),
        "house": dict(plan.setup.house),
    }


def as_data(plan: SimulationPlan, tally: Tally) -> dict[str, Any]:
    """Return the plan and what came of it; the same plan gives the same data, whoever played it."""
    rules = plan.rules
    teams = dict.fromkeys(role.team for role in rules.roles.values() if plan.setup.deck.get(role.id))
    ends = sorted(tally.reasons, key=lambda reason: (-tally.reasons[reason], reason))
    return {
        **played_at(plan),
        "bot": plan.bot,
        "seed": plan.setup.seed,
        "games": plan.games,
        "played": tally.played,
        "complete": tally.played == plan.games,
        "unfinished": tally.unfinished,
        "teams": [{"team": team} | _share(tally, tally.wins[team]) for team in teams],
        "draws": _share(tally, tally.draws),
        "ends": [{"reason": reason} | _share(tally, tally.reasons[reason]) for reason in ends],
        "nights": _spread(tally.nights) | {"games": {str(n): tally.nights[n] for n in sorted(tally.nights)}},
        "decisions": _spread(tally.decisions),
    }


def _share(tally: Tally, games: int) -> dict[str, Any]:
    return {"games": games} | share_of(games, tally.played).rounded(DIGITS)


def _spread(counts: Counter[int]) -> dict[str, Any]:
    spread = spread_of(counts)
    return spread._asdict() | {"mean": round(spread.mean, DIGITS)} if spread else {}


def as_page(say: LabWords, plan: SimulationPlan, tally: Tally) -> Iterator[str]:
    """Return the same as lines to read, in one language."""
    setup = plan.setup
    deck = ", ".join(
        say("lab-deck-entry", role=say(message_id("role", role)), count=count)
        for role, count in setup.deck.items()
    )
    yield say(
        "lab-simulated",
        games=tally.played,
        bot=plan.bot,
        book=plan.book,
        seats=setup.seats,
        seed=setup.seed,
    )
    yield deck
    if tally.played < plan.games:
        yield say("lab-stopped-early", played=tally.played, games=plan.games)
    if tally.unfinished:
        yield say("lab-unfinished", games=tally.unfinished)
    if not tally.played:
        return
    rules = plan.rules
    teams = dict.fromkeys(role.team for role in rules.roles.values() if setup.deck.get(role.id))
    yield ""
    yield say("lab-wins")
    for team in teams:
        yield _line(say(message_id("team", team)), share_of(tally.wins[team], tally.played))
    if tally.draws:
        yield _line(say("lab-draw"), share_of(tally.draws, tally.played))
    yield ""
    yield say("lab-ends")
    for reason, games in sorted(tally.reasons.items(), key=lambda end: (-end[1], end[0])):
        yield _line(say(reason), share_of(games, tally.played))
    nights, decisions = spread_of(tally.nights), spread_of(tally.decisions)
    if nights and decisions:
        yield ""
        yield say("lab-nights", **_in_words(nights))
        yield from _bars(tally.nights)
        yield say("lab-decisions", **_in_words(decisions))


def _line(name: str, share: Share) -> str:
    return f"  {share.share:7.2%}  [{share.low:6.2%}, {share.high:6.2%}]  {name}"


def _in_words(spread: Spread) -> dict[str, Any]:
    return spread._asdict() | {"mean": round(spread.mean, 2)}


def _bars(counts: Counter[int]) -> Iterator[str]:
    tallest, total = max(counts.values()), counts.total()
    for value in range(min(counts), max(counts) + 1):
        bar = "█" * round(BAR * counts[value] / tallest)
        yield f"  {value:3}  {counts[value] / total:6.1%}  {bar}".rstrip()
