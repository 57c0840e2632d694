"""The judge manual as a program: night, daybreak, day, in the order of its sections III to V."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from nightcaller.engine.book import Book, Layer, Program
from nightcaller.engine.death import announce, attack, bury, resolve
from nightcaller.engine.lap import Interruption, Turn, floor, lap, private_window
from nightcaller.engine.poll import poll
from nightcaller.engine.roles import Power
from nightcaller.engine.vocabulary import NOBODY, TABLE, Act, Decision, Outcome, Seat, Window
from nightcaller.rulebooks.judge import (
    commoner,
    decks,
    guardian,
    hunter,
    idiot,
    seer,
    sheriff,
    werewolf,
    witch,
)
from nightcaller.rulebooks.judge.house import HOUSE_RULES
from nightcaller.rulebooks.judge.speech import explosions, tell_result
from nightcaller.rulebooks.judge.victory import victory

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

NIGHT_ORDER = (
    "judge.guardian.protect",
    "judge.pack.attack",
    "judge.seer.check",
    "judge.witch.brew",
)
"""Section III.2, strictly in this order."""

LAYERS = (Layer("guard_or_antidote", guardian.guard_or_antidote), Layer("flip"))

NEWS = {
    "night.falls": "nightfall",
    "day.breaks": "dawn",
    "judge.dawn": "dawn_news",
    "judge.exile.result": "result",
    "judge.race.result": "result",
    **dict.fromkeys(
        (
            "judge.badge.lost",
            "judge.exiled",
            "judge.exploded",
            "judge.idiot.flipped",
            "judge.nobody_exiled",
            "judge.race.postponed",
            "judge.race.runoff",
            "judge.race.withdrew",
            "judge.runoff",
            "judge.sheriff.elected",
            "judge.sheriff.none",
            "judge.sheriff.passed",
            "judge.sheriff.torn",
            "judge.shot",
        ),
        "news",
    ),
}
"""What the table hears, and on which kind of screen."""


def program(game: Game) -> Program:
    """Night after night and day after day until section V is met."""
    race = sheriff.Race(due=game.house["sheriff"] == "yes")
    while True:
        yield from night(game)
        outcome = yield from day(game, race)
        if outcome:
            game.tell("game.over", winners=outcome.winners, seats=outcome.seats, reason=outcome.reason)
            return outcome
        game.call_hooks("phase_end")


def night(game: Game) -> Generator[Window, Decision, None]:
    """Section III.2: every role acts in the strict order; attacks land when the night is over."""
    game.begin("night")
    game.tell("night.falls", day=game.day)
    window = private_window("night", "judge.night", game.living, published(game, "night"))
    acts = yield from lap(game, window, turns(game, "night", game.living), {"victim": werewolf.agree})
    game.land(acts)
    werewolf.strike(game)
    resolve(game)
    game.call_hooks("phase_end")


def published(game: Game, window: str, public_cause: str = "") -> list[tuple[str, Power]]:
    """The powers that everybody knows may be used now, with their roles: from the published deck alone."""
    return [
        (role.id, power)
        for role, power in game.book.powers.values()
        if power.window == window
        and game.in_published_deck(role.id)
        and power.since <= game.day <= power.until
        and (power.after is None or power.after(game, public_cause))
    ]


def turns(game: Game, window: str, seats: tuple[Seat, ...]) -> list[Turn]:
    """Who really is asked, in the manual's order and then by seat."""
    found = [
        Turn(holding, power)
        for seat in seats
        if not game.powerless >> seat & 1
        for holding in game.players[seat].holdings
        for power in holding.role.powers
        if power.window == window and power.since <= game.day <= power.until
        if power.ready is None or power.ready(game, holding, game.deaths[seat])
    ]
    order = game.book.order
    return sorted(found, key=lambda turn: order[turn.holding.role.id])


def day(game: Game, race: sheriff.Race) -> Generator[Window, Decision, Outcome | None]:
    """Sections III.3 and III.4. Returns the outcome if the day brought the end."""
    game.begin("day")
    game.tell("day.breaks", day=game.day)
    if race.due and game.house["election"] == "before":
        # Nobody knows yet who fell: the night's deaths wait until the badge is worn.
        waiting, game.doomed = game.doomed, []
        explosion = yield from sheriff.run(game, race)
        game.doomed = waiting
        if explosion:
            outcome, _dead = yield from daybreak(game)
            return outcome or (yield from blow_up(game, explosion))
        outcome, dead = yield from daybreak(game)
    else:
        outcome, dead = yield from daybreak(game)
        if outcome is None and race.due:
            explosion = yield from sheriff.run(game, race)
            if explosion:
                return (yield from blow_up(game, explosion))
    if outcome:
        return outcome
    first_night = game.day == 1 and game.house["last_words"] == "those"
    if dead and (first_night or game.house["last_words"] == "everybody"):
        yield from last_words(game, dead)
    order = yield from sheriff.speaking_order(game, dead)
    explosion = yield from floor("judge.speech", order, explosions(game))
    if explosion:
        return (yield from blow_up(game, explosion))
    return (yield from vote(game))


def daybreak(game: Game) -> Generator[Window, Decision, tuple[Outcome | None, tuple[Seat, ...]]]:
    """Section III.3: the dead of the night are named without causes; shots, the end, the badge."""
    alive = game.living
    dead = bury(game)
    announce(game, dead)
    game.tell("judge.dawn", seats=dead)
    outcome = yield from aftermath(game, dead, "night")
    return outcome, tuple(seat for seat in alive if not game.lives(seat))


def aftermath(
    game: Game, dead: tuple[Seat, ...], public_cause: str
) -> Generator[Window, Decision, Outcome | None]:
    """Death powers until all is quiet, then the win check, then the badge (rulings, All books)."""
    while dead:
        acts = yield from last_acts(game, dead, public_cause)
        game.land(acts)
        dead = bury(game)
        announce(game, dead)
        public_cause = "judge.shot"
    outcome = victory(game)
    if outcome is None:
        yield from sheriff.pass_badge(game)
    return outcome


def last_acts(
    game: Game, dead: tuple[Seat, ...], public_cause: str
) -> Generator[Window, Decision, list[Act]]:
    """Visit everybody who just died, whoever they were: only the published deck decides that."""
    powers = published(game, "last_acts", public_cause)
    if not powers:
        return []
    window = private_window("last_acts", "judge.last_acts", dead, powers)
    return (yield from lap(game, window, turns(game, "last_acts", dead)))


def last_words(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, None]:
    """Section III.3: the deceased speaks once more. House rule `last_words`."""
    if game.house["last_words"] != "nobody":
        game.tell("judge.last_words", seats=dead)
        yield from floor("judge.last_words", dead)


def blow_up(game: Game, explosion: Interruption) -> Generator[Window, Decision, Outcome | None]:
    """Section II: the explosion ends speech and day; night follows at once."""
    game.land(explosion.acts)
    dead = bury(game)
    announce(game, dead)
    # The exploded wolf has shown his card: a visit to him would only cost time.
    outcome = yield from aftermath(game, tuple(s for s in dead if s != explosion.by), "judge.explosion")
    if outcome is None and game.house["last_words"] == "everybody":
        yield from last_words(game, dead)
    return outcome


def vote(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """Section III.4, Voting Segment: one player is voted out, flips, or nobody leaves."""
    voters = tuple(seat for seat in game.living if not game.marked(seat, idiot.FLIPPED))
    result = yield from poll(game, "judge.exile", voters, (*game.living, NOBODY), key="judge.exile.vote")
    tell_result(game, "judge.exile.result", result)
    if len(result.top) > 1 and game.house["tie"] == "runoff":
        tied = tuple(int(seat) for seat in result.top)
        game.tell("judge.runoff", seats=tied)
        explosion = yield from floor("judge.runoff", tied, explosions(game))
        if explosion:
            return (yield from blow_up(game, explosion))
        # Those on trial do not vote, unless nobody else could.
        judges = tuple(seat for seat in voters if seat not in tied) or voters
        result = yield from poll(game, "judge.runoff", judges, (*tied, NOBODY), key="judge.runoff.vote")
        tell_result(game, "judge.exile.result", result)
    if len(result.top) != 1:
        game.tell("judge.nobody_exiled", reason="tie" if result.top else "no_votes")
        return None
    return (yield from exile(game, int(result.top[0])))


def exile(game: Game, seat: Seat) -> Generator[Window, Decision, Outcome | None]:
    """Section III.4: the outgoing player's skills, then last words."""
    game.tell("judge.exiled", seat=seat)
    attack(game, "judge.exile", TABLE, seat, "lynch")
    dead = bury(game)
    announce(game, dead)
    if not dead:
        if game.offices.get(sheriff.SHERIFF) == seat:
            yield from sheriff.pass_badge(game, flipped=True)
        return victory(game)
    alive = game.alive
    outcome = yield from aftermath(game, dead, "judge.exile")
    if outcome is None:
        shot = tuple(s for s in range(game.seats) if alive >> s & 1 and not game.lives(s))
        speakers = (*dead, *shot) if game.house["last_words"] == "everybody" else dead
        yield from last_words(game, speakers)
    return outcome


BOOK = Book(
    id="judge",
    roles={
        module.ROLE.id: module.ROLE for module in (werewolf, seer, witch, hunter, guardian, idiot, commoner)
    },
    offices={sheriff.SHERIFF: sheriff.OFFICE},
    house_rules=HOUSE_RULES,
    night_order=NIGHT_ORDER,
    layers=LAYERS,
    program=program,
    check=decks.check,
    recommended=decks.recommended,
    estimate=decks.estimate,
    news=NEWS,
    public_weight=sheriff.public_weight,
    unlimited=frozenset({werewolf.ROLE.id, commoner.ROLE.id}),
    public_interrupts=frozenset({"judge.sheriff.withdraw"}),
    quiet_floors=frozenset({"judge.last_words"}),
)
