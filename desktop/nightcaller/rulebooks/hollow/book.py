"""The hollow book as a program: its turns, night and day, in the order of its first section."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Program
from nightcaller.engine.death import announce, attack, bury, resolve
from nightcaller.engine.floor import floor
from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.kinds import DAY_BREAKS, NIGHT_FALLS, Kind
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.last_acts import amid_last_acts, last_acts
from nightcaller.engine.poll import Poll, poll, tell_ballots
from nightcaller.engine.roles import LAST_ACTS, Powers
from nightcaller.engine.vocabulary import TABLE, Decision, Outcome, Seat, Window
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.hollow import curse, decks, guns, mayor, pack, suspicion
from nightcaller.rulebooks.hollow.camps import PACKAGE, VILLAGE
from nightcaller.rulebooks.hollow.causes import EXECUTION
from nightcaller.rulebooks.hollow.house import PRESETS, TABLE_RULES
from nightcaller.rulebooks.hollow.saving import UNTIL_DAY
from nightcaller.rulebooks.hollow.victory import victory
from nightcaller.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SETTLE: Final = entries.settled(PACKAGE)

DAWN: Final = Kind("hollow.dawn", news="dawn_news")
CARD_SHOWN: Final = Kind("hollow.card_shown", news="news")
ACCUSED: Final = Kind("hollow.accused", news="news")
NOBODY_ACCUSED: Final = Kind("hollow.nobody_accused", news="news")
TRIAL_COUNT: Final = Kind("hollow.trial.result", "count", news="result", feat="vote")
NOBODY_EXECUTED: Final = Kind("hollow.nobody_executed", news="news")
EXECUTED: Final = Kind("hollow.executed", news="news", mark="ballot", deaths=(EXECUTION,), feat="exiled")


def program(game: Game) -> Program:
    """Turn after turn until the game ends; the end is checked at every change of phase."""
    while True:
        if mayor.to_be_elected_at_nightfall(game):
            yield from mayor.election(game)
        yield from night(game)
        cleanse(game, UNTIL_DAY)
        outcome = (yield from day(game)) or victory(game)
        if outcome:
            return outcome
        cleanse(game, suspicion.UNTIL_NIGHT)
        game.call_hooks("phase_end")


def cleanse(game: Game, statuses: frozenset[str]) -> None:
    """Turns, Status cleanse: of whatever source, the moderator's word included."""
    for status in statuses:
        if status in game.bearers:
            for seat in seats_of(game.bearers[status]):
                game.unmark(seat, status)


# --- night ----------------------------------------------------------------------------------------------


def night(game: Game) -> Generator[Window, Decision, None]:
    """Turns, Night. When everybody has lost the powers everybody sleeps through it."""
    game.begin("night")
    game.tell(NIGHT_FALLS, day=game.day)
    if not game.powerless or game.house["curse"] == "village":
        if game.day == 1:
            yield from dusk(game)
        window = private_window(
            "night", "hollow.night", game.living, published(game, "night"), game.published_roles
        )
        game.land((yield from lap(game, window, game.due_turns("night"), SETTLE)))
        pack.HUNT.strike(game)
        resolve(game)
        if any(power.news and power.news(game.house) for _role, power in game.due_powers("night")):
            yield from lovers_meet(game)
    game.call_hooks("phase_end")


def dusk(game: Game) -> Generator[Window, Decision, None]:
    """Role order 1: in the first night the Thief, before anybody else: he acts as what he has become.

    The pack has not met before: he may be one of them now.
    """
    powers = published(game, "dusk")
    if powers:
        window = private_window("night", "hollow.dusk", game.living, powers)
        game.land((yield from lap(game, window, game.due_turns("dusk"))))
        pack.meet(game)


def lovers_meet(game: Game) -> Generator[Window, Decision, None]:
    """In the first night the laptop goes round once more, for two people whom no voice can call by name."""
    window = private_window("night", "hollow.closing", game.living, (), visits=True)
    yield from lap(game, window, ())


def published(game: Game, window: str) -> Powers:
    """The powers that everybody knows may be used now, with their roles: from the published deck alone.

    Everybody has heard it when the village lost its own (house rule `curse`).
    """
    due = game.due_powers(window)
    if not game.powerless:
        return due
    return tuple(entry for entry in due if game.book.roles[entry[0]].team != VILLAGE)


# --- day ------------------------------------------------------------------------------------------------


def day(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """Turns, Day. Returns the outcome if the night before it or the day itself brought the end."""
    game.begin("day")
    game.tell(DAY_BREAKS, day=game.day)
    dead = bury(game)
    announce(game, dead)
    game.tell(DAWN, seats=dead)
    outcome = yield from dead_resolutions(game, dead)
    if outcome:
        return outcome
    heard = suspicion.tell(game)
    if mayor.to_be_elected(game):
        yield from mayor.election(game)
    yield from floor(game, "hollow.deliberation", game.living, first="hollow.deliberation.first")
    voters, options = mayor.voters(game), mayor.paper(game, game.alive)
    result = yield from poll(
        game, "hollow.accusation", voters, options, key="hollow.accuse", settled="poll-accused"
    )
    heard = suspicion.tell(game, heard)
    accused = accused_by(game, result)
    return (yield from trial(game, accused, heard)) if accused else None


def dead_resolutions(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, Outcome | None]:
    """Turns, Dead resolutions: the Hunter, then, unless the game is over, the Mayor."""
    if dead:
        mourn(game, dead)
        if guns.expected(game, dead):
            yield from shots(game, dead)
    outcome = victory(game)
    if outcome is None and game.lacks_heir(mayor.MAYOR, mayor.SUCCESSION):
        yield from mayor.succession(game)
    return outcome


def overruled(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, Outcome | None]:
    """The same for whoever the table declares dead; amid last acts the Hunter alone, the rest comes after."""
    if not amid_last_acts(game):
        return (yield from dead_resolutions(game, dead))
    mourn(game, dead)
    yield from shots(game, dead)
    return None


def shots(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, None]:
    """Dead resolutions 1, as long as a shot may follow.

    Nobody shoots when nobody is left to be shot (rulings, All books).
    """
    while dead and guns.expected(game, dead):
        may_follow = partial(published_of, game)
        dead = yield from last_acts(game, "hollow.last_acts", dead, may_follow, guns.may_shoot, shot)


def published_of(game: Game, seat: Seat) -> Powers | None:
    """The powers that everybody knows somebody dead may still use; None if nobody expects a shot of hers."""
    return published(game, LAST_ACTS) if guns.expected(game, (seat,)) else None


def shot(game: Game, dead: tuple[Seat, ...]) -> None:
    """Everybody hears who was shot, and what becomes of it."""
    announce(game, dead)
    mourn(game, dead)


def mourn(game: Game, dead: tuple[Seat, ...]) -> None:
    """House rule `dead_revealed`: whoever dies turns the card over, at dawn, on the scaffold or shot.

    Then everybody sees what becomes of it if one of them was the Ancient.
    """
    if game.house["dead_revealed"] == "yes":
        for seat in dead:
            game.tell(CARD_SHOWN, seat=seat, role=game.role(seat).id)
    curse.avenge(game)


def accused_by(game: Game, result: Poll) -> int:
    """Day 3: everybody may accuse one player; a suspect stands trial without an accuser.

    Returns a bit mask of the accused.
    """
    accused = suspicion.suspects(game)
    for seat, half_votes in result.totals.items():
        if half_votes:
            accused |= 1 << int(seat)
    if accused:
        game.tell(ACCUSED, seats=seats_of(accused))
    else:
        game.tell(NOBODY_ACCUSED)
    return accused


def trial(game: Game, accused: int, heard: int) -> Generator[Window, Decision, Outcome | None]:
    """Day 4: the accused, a bit mask, defend themselves, the village votes; a draw is the Mayor's to decide.

    `heard`: of whose suspicion the village has heard today, a bit mask.

    Without a Mayor there is one run-off, then nobody is executed (rulings, hollow). House rule
    `mayor_breaks_ties`: or always.
    """
    yield from floor(game, "hollow.defence", seats_of(accused))
    suspicion.tell(game, heard)
    base = suspicion.votes_already_cast(game)
    # Somebody may have been declared dead while the accused spoke, or a suspect alive.
    ballots = mayor.paper(game, (accused | suspicion.suspects(game)) & game.alive)
    result = yield from poll(
        game, "hollow.trial", mayor.voters(game), ballots, key="hollow.trial.vote", base=base,
        settled="hollow-mayor" if mayor.breaks_ties(game) else "poll-runoff",
    )  # fmt: skip
    tell_ballots(game, TRIAL_COUNT, result)
    top = result.top
    if len(top) > 1 and not mayor.breaks_ties(game):
        game.tell(mayor.RUNOFF, seats=top)
        again = mayor.paper(game, mask_of(map(int, top)))
        result = yield from poll(
            game, "hollow.runoff", mayor.voters(game), again, key="hollow.trial.vote", settled="poll-nobody"
        )
        tell_ballots(game, TRIAL_COUNT, result)
        top = result.top if len(result.top) == 1 else ()
    elif len(top) > 1:
        top = yield from mayor.decide(game, tuple(map(int, top)))
    if not top:
        game.tell(NOBODY_EXECUTED)
        return None
    return (yield from dead_resolutions(game, execution(game, int(top[0]))))


def execution(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """Day 4, execution. Returns who dies of it."""
    game.tell(EXECUTED, seat=seat)
    attack(game, EXECUTION, TABLE, seat, "lynch")
    dead = bury(game)
    announce(game, dead)
    return dead


BOOK = Rulebook(
    id="hollow",
    **entries.entered(PACKAGE),
    table_rules=TABLE_RULES,
    presets=PRESETS,
    program=program,
    check=decks.check,
    recommended=decks.recommended,
    estimate=decks.estimate,
    public_weight=mayor.public_weight,
    announced=("hollow.mayor_vote", "hollow.accusation", "hollow.trial"),
    held_again=frozenset({"hollow.runoff", "hollow.mayor_runoff"}),
    overruled=overruled,
    corrected=curse.avenge,
    spare=decks.spare,
    playable=decks.playable,
)
