"""The judge manual as a program: night, daybreak, day, in the order of its sections III to V."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from nightcaller.engine.book import Book, Layer, Program
from nightcaller.engine.death import announce, attack, bury, resolve
from nightcaller.engine.lap import Interruption, floor, lap, private_window
from nightcaller.engine.poll import poll
from nightcaller.engine.roles import Power, Turn
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

STORY_MARKS = {
    "judge.guarded": "shield",
    "judge.pack.agreed": "cross",
    "judge.seer.learned": "eye",
    "judge.antidote_used": "heart",
    "judge.poison_used": "drop",
    "judge.shot": "triangle",
    "judge.exploded": "ring",
    "judge.exiled": "ballot",
    "judge.idiot.flipped": "diamond",
}
"""What the recap draws on the seat circle."""


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
        (role, power)
        for role, power in game.published_powers(window)
        if power.since <= game.day <= power.until and (power.after is None or power.after(game, public_cause))
    ]


def turns(game: Game, window: str, seats: tuple[Seat, ...]) -> list[Turn]:
    """Who really is asked, in the manual's order and then by seat."""
    return [
        turn
        for turn in game.wielding(window)
        if turn.holding.seat in seats and not game.suppressed(turn.holding)
        if turn.power.since <= game.day <= turn.power.until
        if turn.power.ready is None or turn.power.ready(game, turn.holding, game.deaths[turn.holding.seat])
    ]


def day(game: Game, race: sheriff.Race) -> Generator[Window, Decision, Outcome | None]:
    """Sections III.3 and III.4. Returns the outcome if the day brought the end."""
    game.begin("day")
    game.tell("day.breaks", day=game.day)
    alive = game.living
    explosion = None
    if race.due and game.house["election"] == "before":
        # Nobody knows yet who fell: the night's dead run, vote and may be elected.
        explosion = yield from sheriff.run(game, race)
    outcome, fallen = yield from daybreak(game)
    if outcome:
        return outcome
    if race.due and explosion is None:
        explosion = yield from sheriff.run(game, race)
        if explosion:
            outcome = yield from blow_up(game)
            if outcome:
                return outcome
    gone = tuple(seat for seat in alive if not game.lives(seat))
    # Section III.3: "first night deceased must have last words", even if an explosion cuts the day short.
    yield from last_words(game, fallen if game.day == 1 else (), gone)
    if explosion:
        return None
    order = yield from sheriff.speaking_order(game, gone)
    explosion = yield from floor(game, "judge.speech", order, explosions(game))
    if explosion:
        return (yield from blow_up_and_mourn(game, explosion))
    return (yield from vote(game))


def daybreak(game: Game) -> Generator[Window, Decision, tuple[Outcome | None, tuple[Seat, ...]]]:
    """Section III.3: the dead of the night are named without causes; shots, the end, the badge.

    A wolf who blew himself up while nobody knew who had fallen dies at the same moment as the fallen.
    Returns the outcome, if there is one, and who died in the night.
    """
    dead = bury(game)
    announce(game, dead)
    fallen = tuple(seat for seat in dead if game.deaths[seat].cause != werewolf.EXPLOSION)
    game.tell("judge.dawn", seats=fallen)
    return (yield from aftermath(game, fallen, "night")), fallen


def aftermath(
    game: Game, dead: tuple[Seat, ...], public_cause: str
) -> Generator[Window, Decision, Outcome | None]:
    """Death powers until all is quiet, then the win check, then the badge (rulings, All books)."""
    while dead:
        acts = yield from last_acts(game, dead, public_cause)
        game.land(acts)
        dead = bury(game)
        announce(game, dead)
        public_cause = hunter.SHOT
    outcome = victory(game)
    if outcome is None:
        yield from sheriff.pass_badge(game)
    return outcome


def last_acts(
    game: Game, dead: tuple[Seat, ...], public_cause: str
) -> Generator[Window, Decision, list[Act]]:
    """Visit everybody who just died, whoever they were: public knowledge alone decides that."""
    powers = published(game, "last_acts", public_cause)
    if not powers or not hunter.guns_left(game):
        return []
    window = private_window("last_acts", "judge.last_acts", dead, powers)
    return (yield from lap(game, window, turns(game, "last_acts", dead)))


def last_words(
    game: Game, entitled: tuple[Seat, ...], gone: tuple[Seat, ...]
) -> Generator[Window, Decision, None]:
    """Section III.3: the deceased speak once more. House rule `last_words`.

    Args:
        entitled: those who always speak: the first night's dead, the one voted out.
        gone: everybody who died since the table last listened.
    """
    match game.house["last_words"]:
        case "those":
            speakers = entitled
        case "everybody":
            speakers = (*entitled, *(seat for seat in gone if seat not in entitled))
        case _:
            speakers = ()
    if speakers:
        game.tell("judge.last_words", seats=speakers)
        yield from floor(game, "judge.last_words", speakers)


def blow_up(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """Section II: the explosion has ended speech and day; the wolf dies, and night follows.

    He has shown his card: nobody has to ask him for a last act.
    """
    announce(game, bury(game))
    return (yield from aftermath(game, (), werewolf.EXPLOSION))


def blow_up_and_mourn(game: Game, explosion: Interruption) -> Generator[Window, Decision, Outcome | None]:
    """An explosion in the speeches or the run-off: the wolf's own last words are all that may follow."""
    game.land(explosion.acts)
    outcome = yield from blow_up(game)
    if outcome is None:
        yield from last_words(game, (), (explosion.by,))
    return outcome


def vote(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """Section III.4, Voting Segment: one player is voted out, flips, or nobody leaves."""
    voters = tuple(seat for seat in game.living if not game.marked(seat, idiot.FLIPPED))
    result = yield from poll(game, "judge.exile", voters, (*game.living, NOBODY), key="judge.exile.vote")
    tell_result(game, "judge.exile.result", result)
    if len(result.top) > 1 and game.house["tie"] == "runoff":
        tied = tuple(int(seat) for seat in result.top)
        game.tell("judge.runoff", seats=tied)
        explosion = yield from floor(game, "judge.runoff", tied, explosions(game))
        if explosion:
            return (yield from blow_up_and_mourn(game, explosion))
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
    alive = game.living
    outcome = yield from aftermath(game, dead, "judge.exile")
    if outcome is None:
        yield from last_words(game, dead, tuple(other for other in alive if not game.lives(other)))
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
    story_marks=STORY_MARKS,
)
