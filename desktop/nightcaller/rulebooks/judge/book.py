"""The judge manual as a program: night, daybreak, day, in the order of its sections III to V.

Long because the night, the day and the end stand here as the rules tell them, one after the other.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Program
from nightcaller.engine.causes import OVERRULED
from nightcaller.engine.death import announce, attack, bury, resolve
from nightcaller.engine.floor import Interruption, floor
from nightcaller.engine.game import mask_of, seats_of, seats_or_nobody
from nightcaller.engine.kinds import DAY_BREAKS, NIGHT_FALLS, Kind
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.last_acts import amid_last_acts, last_acts
from nightcaller.engine.poll import poll, tell_ballots
from nightcaller.engine.roles import Powers, Turn
from nightcaller.engine.vocabulary import TABLE, Decision, Outcome, Seat, Window
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.judge import decks, guns, sheriff, voices
from nightcaller.rulebooks.judge.camps import PACKAGE
from nightcaller.rulebooks.judge.causes import EXILE
from nightcaller.rulebooks.judge.declaration import ends_the_day, interrupts, is_explosion
from nightcaller.rulebooks.judge.house import TABLE_RULES
from nightcaller.rulebooks.judge.pack import EXPLOSION, HUNT
from nightcaller.rulebooks.judge.victory import victory
from nightcaller.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

OPENLY: Final = entries.causes(PACKAGE, lambda cause: cause.openly)
SHOWN: Final = entries.causes(PACKAGE, lambda cause: cause.shown)
SHOWN_BY_DAY: Final = SHOWN | {OVERRULED}
FOLLOWING: Final = entries.causes(PACKAGE, lambda cause: cause.follows)
"""Causes of death that everybody sees; of those whom nobody expects to act last, for all have seen the card
or the declaration; of whoever follows somebody."""
SETTLE: Final = entries.settled(PACKAGE)

DAWN: Final = Kind("judge.dawn", news="dawn_news")
LAST_WORDS: Final = Kind("judge.last_words", story=False)
EXILE_COUNT: Final = Kind("judge.exile.result", "count", news="result", feat="vote")
RUNOFF: Final = Kind("judge.runoff", news="news")
NOBODY_EXILED: Final = Kind("judge.nobody_exiled", news="news")
EXILED: Final = Kind("judge.exiled", news="news", mark="ballot", deaths=(EXILE,), feat="exiled")


def program(game: Game) -> Program:
    """Night after night and day after day until section V is met.

    Section III.2: every role acts in the strict order; attacks land when the night is over.
    """
    race = sheriff.SheriffRace(due=game.house["sheriff"] == "yes")
    while True:
        game.land((yield from lap(game, nightfall(game), game.due_turns("night"), SETTLE)))
        if (last := closing(game)) is not None:
            game.land((yield from lap(game, last, game.due_turns("closing"))))
        HUNT.strike(game)
        resolve(game)
        game.call_hooks("phase_end")
        outcome = yield from day(game, race)
        if outcome:
            return outcome
        voices.give_back_words(game)
        game.call_hooks("phase_end")


def nightfall(game: Game) -> Window:
    """Night falls, and everybody's eyes are closed."""
    game.begin("night")
    game.tell(NIGHT_FALLS, day=game.day)
    return private_window("night", "judge.night", game.living, game.due_powers("night"), game.published_roles)


def closing(game: Game) -> Window | None:
    """A short round at the end of the night: answers that had to wait for the Magician, and news for those
    whom no voice can call by name (rulings, judge: lovers learn each other, the confused are told)."""
    powers, visits = game.at_this_table(("judge.closing", game.day), due_at_the_end)
    if not powers and not visits:
        return None
    return private_window("night", "judge.closing", game.living, powers, visits=visits)


def due_at_the_end(game: Game) -> tuple[Powers, bool]:
    """The powers that may be used at the end of this night, and whether everybody is visited for the news."""
    visits = any(power.news and power.news(game.house) for _role, power in game.due_powers("night"))
    return game.due_powers("closing"), visits


def may_still_act(game: Game, turn: Turn) -> bool:
    """Whether a last act follows this death: its card decides; whoever was declared dead acts no more."""
    death = game.deaths[turn.seat]
    ready = turn.power.ready
    return death.cause != OVERRULED and (ready is None or ready(game, turn.holding, death))


def day(game: Game, race: sheriff.SheriffRace) -> Generator[Window, Decision, Outcome | None]:
    """Sections III.3 and III.4. Returns the outcome if the day brought the end."""
    game.begin("day")
    game.tell(DAY_BREAKS, day=game.day)
    alive = game.alive
    explosion = None
    if sheriff.to_be_run(game, race) and game.house["election"] == "before":
        # Nobody knows yet who fell: the night's dead run, vote and may be elected.
        voices.announce_silence(game)
        explosion = yield from sheriff.run(game, race)
    dead, fallen = daybreak(game)
    outcome = yield from aftermath(game, dead, "night")
    if outcome:
        return outcome
    voices.announce_silence(game)
    if sheriff.to_be_run(game, race) and explosion is None:
        explosion = yield from sheriff.run(game, race)
        if explosion:
            outcome = yield from blow_up(game)
            if outcome:
                return outcome
    gone = alive & ~game.alive
    # Section III.3: "first night deceased must have last words", even if an explosion cuts the day short.
    yield from last_words(game, fallen if game.day == 1 else (), gone)
    if explosion:
        return None
    order = yield from sheriff.speaking_order(game, gone)
    while interruption := (yield from speeches(game, order)):
        over, outcome = yield from interrupted(game, interruption)
        if over:
            return outcome
    return (yield from vote(game))


def speeches(game: Game, order: sheriff.Order) -> Generator[Window, Decision, Interruption | None]:
    """Section III.4, Speech Segment: in order, until all have spoken, a wolf explodes or a duel is fought."""
    speakers = partial(sheriff.in_order, game, order, game.alive)
    return floor(game, "judge.speech", speakers, *interrupts(game, "judge.speech"))


def interrupted(
    game: Game, interruption: Interruption
) -> Generator[Window, Decision, tuple[bool, Outcome | None]]:
    """What an interruption brings: whether the day is over with it, and the outcome if that was the end."""
    if is_explosion(game, interruption):
        return True, (yield from blow_up_and_mourn(game, interruption))
    outcome = yield from duel(game, interruption)
    return outcome is not None or ends_the_day(game), outcome


def duel(game: Game, challenge: Interruption) -> Generator[Window, Decision, Outcome | None]:
    """Section III.4: the duel is decided on the spot."""
    alive = game.alive
    game.land(challenge.acts)
    dead = bury(game)
    announce(game, dead)
    outcome = yield from aftermath(game, dead)
    if outcome is None:
        yield from last_words(game, (), alive & ~game.alive)
    return outcome


def daybreak(game: Game) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Section III.3: the dead of the night are named without causes.

    A wolf who blew himself up while nobody knew who had fallen dies at the same moment as the fallen.
    Returns who is dead now, and who of them died in the night.
    """
    dead = bury(game)
    announce(game, dead)
    fallen = tuple([seat for seat in dead if fell_by_night(game, seat)]) if dead else ()
    game.tell(DAWN, seats=fallen)
    return dead, fallen


def fell_by_night(game: Game, seat: Seat) -> bool:
    """Whether a death belongs on the death list: a lover who followed an exploded wolf died by day."""
    death = game.deaths[seat]
    if death.cause in FOLLOWING:
        return fell_by_night(game, death.by)
    return death.cause not in OPENLY


def aftermath(
    game: Game, dead: tuple[Seat, ...], unseen: str = "linked", *, amid: bool = False
) -> Generator[Window, Decision, Outcome | None]:
    """Death powers until all is quiet, then the win check, then the badge (rulings, All books).

    Args:
        dead: who has just died.
        unseen: what everybody knows of a death whose cause nobody saw: that it came by ``night``, or that
            somebody followed another (``linked``).
        amid: whether others who died in this moment are still acting last: only when all of them have acted
            is the end checked.
    """
    while dead:
        game.noted["fallen"] = game.noted.get("fallen", 0) | mask_of(dead)
        visited, powers = expected(game, dead, unseen)
        if not powers:
            break
        may_follow = partial(while_guns_are_left, game, powers)
        dead = yield from last_acts(game, "judge.last_acts", visited, may_follow, may_still_act)
        unseen = "linked"
    if amid:
        return None
    outcome = victory(game, game.noted.pop("fallen", 0))
    if outcome is None and game.lacks_heir(sheriff.SHERIFF, sheriff.BADGE):
        yield from sheriff.pass_badge(game)
    return outcome


def overruled(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, Outcome | None]:
    """The same for whoever the table declares dead; amid last acts, she dies in that same moment."""
    return aftermath(game, dead, amid=amid_last_acts(game))


def expected(game: Game, dead: tuple[Seat, ...], unseen: str) -> tuple[list[Seat], Powers]:
    """Who of those who just died is visited, whoever they were, and which last acts may follow: public
    knowledge alone decides that. No last acts, no visits."""
    visited: list[Seat] = []
    if not guns.guns_left(game):
        return visited, ()
    # An exploded wolf, whatever the night had in store for him, and a Knight who lost have shown their cards;
    # everybody saw who was declared dead, unless it was by night.
    shown = SHOWN if unseen == "night" else SHOWN_BY_DAY
    passed = game.alive | game.bearing(EXPLOSION)
    causes: tuple[str, ...] = ()
    for seat in dead:
        cause = game.deaths[seat].cause
        if not passed >> seat & 1 and cause not in shown:
            visited.append(seat)
            known = cause if cause in OPENLY else unseen
            if known not in causes:
                causes += (known,)
    return visited, game.powers_after(*causes) if visited else ()


def while_guns_are_left(game: Game, powers: Powers, _seat: Seat) -> Powers | None:
    """What may follow still, when those before have acted."""
    return powers if guns.guns_left(game) else None


def last_words(game: Game, entitled: tuple[Seat, ...], gone: int) -> Iterable[Window]:
    """Section III.3: the deceased speak once more, if there is one to be heard. House rule `last_words`.

    Args:
        entitled: those who always speak: the first night's dead, the one voted out.
        gone: bit mask of everybody who died since the table last listened.
    """
    rule = game.house["last_words"]
    if rule == "everybody":
        entitled += seats_of(gone & ~mask_of(entitled))
    if not entitled or rule == "nobody":
        return ()
    speakers = tuple([seat for seat in entitled if not game.alive >> seat & 1])
    if not speakers:
        return ()
    game.tell(LAST_WORDS, seats=speakers)
    return floor(game, "judge.last_words", speakers)


def blow_up(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """Section II: the explosion has ended speech and day; the wolf dies, and night follows."""
    dead = bury(game)
    announce(game, dead)
    return (yield from aftermath(game, dead))


def corrected(game: Game) -> None:
    """Whom the table has brought back did not blow himself up, whatever kills him now; by day everybody hears
    if he may not speak."""
    for mark in (EXPLOSION, sheriff.BROKE_THE_RACE):
        for seat in seats_of(game.bearing(mark) & game.alive):
            game.unmark(seat, mark)
    if game.phase == "day":
        voices.announce_silence(game)


def blow_up_and_mourn(game: Game, explosion: Interruption) -> Generator[Window, Decision, Outcome | None]:
    """An explosion in the speeches or the run-off: the wolf's own last words are all that may follow."""
    alive = game.alive
    game.land(explosion.acts)
    outcome = yield from blow_up(game)
    if outcome is None:
        yield from last_words(game, (), alive & ~game.alive)
    return outcome


def vote(game: Game) -> Generator[Window, Decision, Outcome | None]:
    """Section III.4, Voting Segment: one player is voted out, flips, or nobody leaves."""
    result = yield from poll(
        game, "judge.exile", seats_of(voices.with_a_vote(game)), game.living_or_nobody,
        key="judge.exile.vote", settled="poll-runoff" if game.house["tie"] == "runoff" else "poll-nobody",
    )  # fmt: skip
    tell_ballots(game, EXILE_COUNT, result)
    if len(result.top) > 1 and game.house["tie"] == "runoff":
        game.tell(RUNOFF, seats=result.top)
        tied = mask_of(map(int, result.top))
        speakers = seats_of(tied & voices.with_a_voice(game))
        explosion = yield from floor(game, "judge.runoff", speakers, *interrupts(game, "judge.runoff"))
        if explosion:
            return (yield from blow_up_and_mourn(game, explosion))
        # Somebody may have been declared dead, or brought back, while the tied spoke.
        tied, voters = tied & game.alive, voices.with_a_vote(game)
        # Those on trial do not vote, unless nobody else could.
        judges = seats_of((voters & ~tied) or voters)
        result = yield from poll(
            game,
            "judge.runoff",
            judges,
            seats_or_nobody(tied),
            key="judge.runoff.vote",
            settled="poll-nobody",
        )
        tell_ballots(game, EXILE_COUNT, result)
    if len(result.top) != 1:
        game.tell(NOBODY_EXILED, reason="tie" if result.top else "no_votes")
        return None
    return (yield from exile(game, int(result.top[0])))


def exile(game: Game, seat: Seat) -> Generator[Window, Decision, Outcome | None]:
    """Section III.4: the outgoing player's skills, then last words."""
    alive = game.alive
    game.tell(EXILED, seat=seat)
    attack(game, EXILE, TABLE, seat, "lynch")
    dead = bury(game)
    announce(game, dead)
    if not dead:
        if game.offices.get(sheriff.SHERIFF) == seat and game.marked(seat, voices.FLIPPED):
            yield from sheriff.pass_badge(game, flipped=True)
        return victory(game)
    outcome = yield from aftermath(game, dead)
    if outcome is None:
        yield from last_words(game, (seat,), alive & ~game.alive)
    return outcome


BOOK = Rulebook(
    id="judge",
    **entries.entered(PACKAGE),
    table_rules=TABLE_RULES,
    program=program,
    check=decks.check,
    recommended=decks.recommended,
    estimate=decks.estimate,
    lean=decks.lean,
    boards=decks.DECKS.boards,
    public_weight=sheriff.public_weight,
    announced=("judge.race", "judge.exile"),
    public_interrupts=frozenset({"judge.sheriff.withdraw"}),
    last_words=frozenset({"judge.last_words"}),
    held_again=frozenset({"judge.runoff", "judge.race_runoff"}),
    overruled=overruled,
    corrected=corrected,
)
