"""Elections (6): one office a day, in order of precedence; what keeps somebody from office, and resigning."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.floor import Way
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import Poll, poll
from nightcaller.engine.roles import Holding, Hook
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Decision, Seat, Tier, View, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.lynching import LOT, show, tied

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

MAYOR: Final = "revamped.mayor"
VOTE: Final = "_vote"
"""End of the label of an election; before it stands the office."""
SMALL_TOWN: Final = 15
"""6: "when there are more than 15 living players, instead of an extra vote the Mayor chooses"."""
ELECTED_TAG: Final = "elected"
"""The category of the three offices."""
BARRED: Final = "revamped.barred"
"""Status of whoever cannot be elected on this day (3.3, Saboteur Wolf)."""
RESIGN: Final = "revamped.office.resign"
"""The question to whoever holds an office while the town talks; asked openly: everybody knows who does."""
RESIGNING: Final = "resigning"
"""Where the office remembers that its holder gives it back at the end of the day."""

COUNT: Final = Kind("revamped.election_result", "count", news="result")
ELECTED: Final = Kind("revamped.elected", news="moment", chart=COUNT.id, mark="star")
NOBODY_ELECTED: Final = Kind("revamped.nobody_elected", news="moment", chart=COUNT.id)
RESIGNED: Final = Kind("revamped.resigned", news="news")

TABLE_RULES: Final = (HouseRule("election_first", ("no", "yes"), group="day"),)


def vacant(game: Game) -> str | None:
    """6: "only one election takes place per day, for the topmost position on this list that is
    unoccupied at the start of that day"."""
    return next((office for office in game.book.offices if office not in game.offices), None)


def candidates(game: Game) -> tuple[Seat, ...]:
    """Who can be voted for: everybody alive. House rule `sabotage`: or everybody but whom a Saboteur bars."""
    listed = game.house.get("sabotage") == "not-listed"
    return seats_of(game.alive & ~game.bearing(BARRED)) if listed else game.living


def ballots(game: Game, office: str) -> Generator[Window, Decision, Poll | None]:
    """The vote for an office. Nothing comes of it yet (`settle`); None if the table has given the office
    away meanwhile, or nobody is left to be elected."""

    def moot(options: tuple[object, ...]) -> bool:
        return office in game.offices or not set(options) - {NOBODY}

    options = candidates(game)
    if not options:
        return None
    result = yield from poll(
        game, f"{office}{VOTE}", game.living, (*options, NOBODY), key=f"{office}.vote", settled=tied(game),
        moot=moot,
    )  # fmt: skip
    if office in game.offices:
        return None
    show(game, result, COUNT)
    return result


def settle(game: Game, office: str, result: Poll) -> None:
    """Edges 5: "both ballots are cast before either takes effect: then lynch, then office".

    "Who died of the lynch is not elected"; a Saboteur's target "may be chosen; if it wins, nobody is."
    """
    if office in game.offices:
        return
    seat, reason = winner(game, result)
    if seat is None:
        game.tell(NOBODY_ELECTED, reason=reason)
        return
    game.tell(ELECTED, seat=seat, office=office)
    if not seized(game, office, seat, result):
        game.appoint(office, seat)


def seized(game: Game, office: str, seat: Seat, result: Poll) -> bool:
    """Whether whoever is elected makes something else of it than an office, by the hook ``elected`` of a
    card: ``hook(game, me, office, result) -> bool``."""
    mine = [(me, hook) for me, hook in game.hearing("elected") if me.seat == seat]
    return any(hook(game, me, office, result) for me, hook in mine)


def winner(game: Game, result: Poll) -> tuple[Seat | None, str]:
    """Who is elected, or why nobody is. House rule `tie`: nobody, or lots are drawn."""
    if not result.top:
        return None, "no_votes"
    first = result.top[0]
    if len(result.top) > 1:
        if game.house["tie"] != "draw":
            return None, "tie"
        first = game.pick(f"{result.label}.tie", result.top)
        game.tell(LOT, seats=result.top, seat=first)
    if not game.lives(int(first)):
        return None, "dead"
    if game.marked(int(first), BARRED):
        return None, "barred"
    return int(first), ""


def public_weight(view: View, _house: Mapping[str, str], _label: str, seat: Seat) -> int:
    """Half-votes of a ballot as everybody can see them."""
    extra = view.offices.get(MAYOR) == seat and len(view.alive) <= SMALL_TOWN
    return 2 * HALF_VOTES if extra else HALF_VOTES


# --- out of office ---------------------------------------------------------------------------------------


def vacate(game: Game, me: Holding, seat: Seat, *_fates: object) -> None:
    """Edges 5: offices are "vacated at once by death [...] no heirs"; by leaving the game as well."""
    if seat == me.seat:
        game.appoint(me.role.id, None)


HOOKS: Final[Mapping[str, Hook]] = {"died": vacate, "left": vacate}
"""What all three offices have in common."""


def resignations(game: Game) -> list[Way]:
    """6: "a player that has an elected role may resign", aloud, while the town talks."""
    held = [office for office in game.book.offices if office in game.offices]
    return [
        Way(game.offices[office], partial(resign, game.offices[office], office))
        for office in held
        if RESIGNING not in _held(game, office).memory
    ]


def resign(seat: Seat, office: str, _game: Game) -> Script:
    """The way out of an office."""
    (answer,) = yield Ask(seat, RESIGN, ("resign", "keep"), optional=True)
    return [Act(Tier.END, seat, (), give_notice, office)] if answer == "resign" else None


def give_notice(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
    """It is an end-day ability: the office is held until the day is over.

    Nothing comes of it if the table has given the office away meanwhile.
    """
    if game.offices.get(act.role) == act.by:
        _held(game, act.role).memory[RESIGNING] = game.day


def step_down(game: Game) -> None:
    """The day is over: whoever has resigned holds the office no more."""
    for office in [office for office in game.book.offices if office in game.offices]:
        if RESIGNING in _held(game, office).memory:
            seat = game.offices[office]
            game.appoint(office, None)
            game.tell(RESIGNED, seat=seat, office=office)


STEPS_DOWN: Final = Consequence(Moment.EVENING, 30, step_down)


def _held(game: Game, office: str) -> Holding:
    return game.holdings(office)[0]
