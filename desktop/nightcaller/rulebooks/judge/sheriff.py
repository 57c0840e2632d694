"""The Sheriff (警长): an office with one and a half votes, won in a race, passed on or torn at the end."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.floor import Interrupt, Interruption, Interrupts, Way, choice, floor, still
from nightcaller.engine.game import mask_of, seats_of, seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import poll, tell_ballots
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import MOST_SEATS, Act, Ask, Decision, Picks, Seat, Status, Tier, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks.judge.declaration import interrupts
from nightcaller.rulebooks.judge.voices import FLIPPED, with_a_voice
from nightcaller.rulebooks.stock.limits import each

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script, View

SHERIFF: Final = "judge.sheriff"
ONE_AND_A_HALF: Final = 3 * HALF_VOTES // 2
BROKE_THE_RACE: Final = "judge.broke_the_race"
"""Status of a wolf who blew himself up in the race for the badge."""
BADGE: Final = "judge.badge"
"""The question what becomes of the badge."""
EXILE_POLLS: Final = ("judge.exile", "judge.runoff")

CANDIDATES: Final = Kind("judge.race.candidates")
POSTPONED: Final = Kind("judge.race.postponed", news="news")
BADGE_LOST: Final = Kind("judge.badge.lost", news="news")
ELECTED: Final = Kind("judge.sheriff.elected", news="moment", chart="judge.race.result", mark="star")
NONE_ELECTED: Final = Kind("judge.sheriff.none", news="moment", chart="judge.race.result")
RUNOFF: Final = Kind("judge.race.runoff", news="news")
WITHDREW: Final = Kind("judge.race.withdrew", news="news")
RACE_COUNT: Final = Kind("judge.race.result", "count", news="result")
TORN: Final = Kind("judge.sheriff.torn", news="news")
PASSED: Final = Kind("judge.sheriff.passed", news="moment", mark="star")
ORDER: Final = Kind("judge.order", story=False)


def one_and_a_half(_game: Game, _me: Holding, label: str, half_votes: int) -> int:
    """Section III, Daybreak: the sheriff has one and a half votes."""
    return half_votes * ONE_AND_A_HALF // HALF_VOTES if label in EXILE_POLLS else half_votes


def public_weight(view: View, _house: Mapping[str, str], label: str, seat: Seat) -> int:
    """Half-votes of a ballot as everybody can see them."""
    if label in EXILE_POLLS and view.offices.get(SHERIFF) == seat:
        return ONE_AND_A_HALF
    return HALF_VOTES


OFFICE = Role(SHERIFF, "", hooks={"weight": one_and_a_half})


@dataclass(slots=True)
class SheriffRace:
    """The race for the badge: whether it is still to be run, and how far it came if it was broken off."""

    due: bool
    runners: int = 0
    """Bit mask of everybody who ran; those who withdrew too: they may not vote."""
    candidates: int = 0
    """Bit mask of those who may still be elected, but for their deaths."""
    tied: bool = False
    """The vote was a tie; only the run-off is left."""


def to_be_run(game: Game, race: SheriffRace) -> bool:
    """Whether the race is still to be run: not if the table has given the badge away meanwhile."""
    race.due = race.due and SHERIFF not in game.offices
    return race.due and goes_on(game)


def still_running(game: Game, race: SheriffRace) -> int:
    """Bit mask of the candidates but those who have left the game; whom the table brings back is one of them
    again."""
    return race.candidates & game.alive


def goes_on(game: Game) -> bool:
    """House rule `race_explosion`: whether the race goes on next day after an explosion in it.

    Always, or not after a second explosion (双爆吞警徽), or never. One that the table has taken back, because
    the wolf lives again, has not been.
    """
    explosions = game.bearing(BROKE_THE_RACE).bit_count()
    if not explosions:
        return True
    allowed = {"next-day": explosions, "second-explosion": 1, "badge-lost": 0}
    return explosions <= allowed[game.house["race_explosion"]]


def run(game: Game, race: SheriffRace) -> Generator[Window, Decision, Interruption | None]:
    """Hold the race (rulings, judge: Sheriff). Returns an explosion that broke it off; it has landed.

    House rule `race_explosion`: it goes on next day where it stopped, or nobody will ever wear the badge.
    """
    if not race.runners:
        show = yield from poll(
            game, "judge.race", game.living, ("run", "stay"),
            key="judge.sheriff.run", kind="race", moot=lambda _options: SHERIFF in game.offices,
        )  # fmt: skip
        if not to_be_run(game, race):
            return None
        # Who was declared dead meanwhile had put a hand up: brought back later she is still a candidate.
        gone = [seat for seat, said in show.gone.items() if said == "run"]
        race.runners = race.candidates = mask_of(show.voters_for("run")) | mask_of(gone)
        game.tell(CANDIDATES, seats=seats_of(still_running(game, race)))
    interruption = yield from compete(game, race)
    if interruption:
        game.land(interruption.acts)
    if not to_be_run(game, race):
        return interruption
    if interruption:
        game.mark(interruption.by, Status(BROKE_THE_RACE, interruption.by))
        game.tell(POSTPONED if goes_on(game) else BADGE_LOST)
        return interruption
    race.due = False
    left = seats_of(still_running(game, race))
    if len(left) == 1:
        game.appoint(SHERIFF, left[0])
        game.tell(ELECTED, seat=left[0])
    else:
        game.tell(NONE_ELECTED)
    return None


def compete(game: Game, race: SheriffRace) -> Generator[Window, Decision, Interruption | None]:
    """Speeches, the vote, and after a tie one run-off; another tie leaves more than one candidate.

    Once one of them is alone, nobody has to vote any more.
    """
    if not race.tied:
        interruption = yield from campaign(game, race)
        if interruption or is_decided(game, race):
            return interruption
        yield from vote(game, race, "judge.race_vote")
        race.tied = not is_decided(game, race)
        if race.tied:
            game.tell(RUNOFF, seats=seats_of(still_running(game, race)))
    if not is_decided(game, race):
        speakers = seats_of(still_running(game, race) & with_a_voice(game))
        interruption = yield from floor(
            game, "judge.race_runoff", speakers, *interrupts(game, "judge.race_runoff")
        )
        if interruption:
            return interruption
        yield from vote(game, race, "judge.race_runoff")
    return None


def is_decided(game: Game, race: SheriffRace) -> bool:
    """Whether no vote is needed: fewer than two are left to be elected, or the table has chosen somebody."""
    return still_running(game, race).bit_count() < 2 or SHERIFF in game.offices


def campaign(game: Game, race: SheriffRace) -> Generator[Window, Decision, Interruption | None]:
    """Candidates speak; each may withdraw at any moment, a wolf may explode."""
    speakers = partial(in_turn, game, still_running(game, race), with_a_voice(game))
    while running := still_running(game, race):
        explosions, forms = interrupts(game, "judge.race")
        ways_out = partial(in_the_race, running, explosions)
        interruption = yield from floor(game, "judge.race", speakers, ways_out, forms)
        if interruption is None:
            break
        if interruption.acts[0].role != SHERIFF:
            return interruption
        race.candidates &= ~(1 << interruption.by)
        game.land(interruption.acts)
    return None


def in_the_race(running: int, explosions: Interrupts) -> list[Interrupt]:
    """Who may interrupt the candidates: each of them, a bit mask, by giving up, and who may explode."""
    withdrawals = [WITHDRAWALS[seat] for seat in seats_of(running)]
    return [*withdrawals, *(explosions() if callable(explosions) else explosions)]


def in_turn(game: Game, running: int, voices: int) -> tuple[Seat, ...]:
    """In which order they speak: who begins is drawn. Whoever was silenced is passed over."""
    drawn = game.in_turn("judge.race.first", seats_of(running))
    return tuple([seat for seat in drawn if voices >> seat & 1])


def withdraw(seat: Seat, _game: Game) -> Script:
    """A candidate gives up."""
    (answer,) = yield Ask(seat, "judge.sheriff.withdraw", ("withdraw", "stay"), optional=True)
    return [Act(Tier.END, seat, (), step_back, SHERIFF)] if answer == "withdraw" else None


WITHDRAWALS: Final = tuple(Way(seat, partial(withdraw, seat)) for seat in range(MOST_SEATS))
"""Every candidate's way out of the race, by seat."""


def step_back(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
    """Everybody sees who gave up."""
    game.tell(WITHDREW, seat=act.by)


def vote(game: Game, race: SheriffRace, label: str) -> Generator[Window, Decision, None]:
    """Those who did not run vote; the candidates with the most votes stay in the race."""
    if is_decided(game, race):
        return
    voters = seats_of(game.alive & ~race.runners)
    if not voters:
        # Everybody ran: there is nobody to elect anybody.
        race.candidates = 0
        return
    result = yield from poll(
        game,
        label,
        voters,
        seats_or_nobody(still_running(game, race)),
        key="judge.sheriff.vote",
        settled="poll-nobody" if race.tied else "poll-runoff",
        moot=lambda _options: is_decided(game, race),
    )
    if is_decided(game, race):
        return
    tell_ballots(game, RACE_COUNT, result)
    race.candidates = mask_of(map(int, result.top))


def pass_badge(game: Game, *, flipped: bool = False) -> Generator[Window, Decision, None]:
    """A sheriff who dies, or an Idiot sheriff who flipped, passes the badge on or tears it.

    The badge goes to somebody who can use it: not to an Idiot who has lost his vote.
    """
    seat = game.offices[SHERIFF]

    def asked() -> Ask:
        others = game.alive & ~(1 << seat)
        barred = others & game.bearing(FLIPPED)
        heirs: Picks = (*seats_of(others ^ barred), "tear")
        return Ask(seat, "judge.sheriff.badge", heirs, blocked=each(barred, "blocked-judge-flipped"))

    def moot() -> bool:
        spent = flipped and game.marked(seat, FLIPPED)
        return is_not_sheriff(game, seat) or (game.lives(seat) and not spent)

    heir = yield from choice(game, BADGE, asked, moot, by_the_dead=True)
    if moot():
        return
    if heir == "tear":
        game.appoint(SHERIFF, None)
        game.tell(TORN, by=seat)
    else:
        game.appoint(SHERIFF, int(heir))
        game.tell(PASSED, by=seat, seat=heir)


def is_not_sheriff(game: Game, seat: Seat) -> bool:
    """Whether the badge has gone to somebody else, or to nobody."""
    return game.offices.get(SHERIFF) != seat


Order = tuple[int, Seat, str]
"""Bit mask of those who speak by day; from whose seat they are counted, who speaks last if she is one of
them; and in which direction."""
DRAWN: Final = -1
"""A roll decides from whose seat they are counted."""


def speaking_order(game: Game, gone: int) -> Generator[Window, Decision, Order]:
    """The sheriff chooses the direction and speaks last; without one the seat after the dead begins.

    Whoever was silenced is passed over. If the badge changes hands meanwhile, whoever has it now chooses.

    Args:
        gone: bit mask of the dead of this morning.
    """
    direction, first = "", DRAWN
    while SHERIFF in game.offices and not direction:
        first = game.offices[SHERIFF]
        has_lost_it = partial(is_not_sheriff, game, first)
        ask = Ask(first, "judge.sheriff.direction", ("clockwise", "counterclockwise"))
        chosen = yield from choice(game, "judge.direction", partial(still, ask), has_lost_it)
        direction = "" if has_lost_it() else str(chosen)
    if not direction:
        direction = "clockwise"
        first = seats_of(gone)[0] if gone else DRAWN
    order = game.alive & with_a_voice(game), first, direction
    game.tell(ORDER, seats=in_order(game, order, game.alive), direction=direction)
    return order


def in_order(game: Game, order: Order, alive: int) -> tuple[Seat, ...]:
    """Those of an order who are alive, a bit mask, one after the other."""
    speakers, first, direction = order
    if first == DRAWN:
        first = game.roll("judge.speech.first") % game.seats
    living = seats_of(speakers & alive)
    at = bisect_left(living, first)
    before, after = living[:at], living[at + (first in living) :]
    around = after + before if direction == "clockwise" else before[::-1] + after[::-1]
    return (*around, first) if first in living else around
