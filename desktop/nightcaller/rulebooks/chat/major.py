"""Major: "can only be given from the villagers"; decides ties alone, and names an heir when killed."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.floor import choice, floor
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import NOBODY, Ask, Decision, Seat, Window
from nightcaller.rulebooks.chat import rooms, village

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

MAJOR: Final = "chat.major"
SUCCESSION: Final = "chat.succession"

RUNOFF: Final = Kind("chat.runoff", news="news")
NONE_ELECTED: Final = Kind("chat.major.none", news="moment", chart="chat.major.result")
ELECTED: Final = Kind("chat.major.elected", news="moment", chart="chat.major.result")
DECIDED: Final = Kind("chat.decided", news="news")
PASSED: Final = Kind("chat.major.passed", news="moment")


def election(game: Game, speakers: tuple[Seat, ...]) -> Generator[Window, Decision, None]:
    """Villager, "1st day major": all living villagers choose one; a tie restarts the voting, then the lot."""
    rooms.enter(game, rooms.MAJOR)
    yield from floor(game, "chat.campaign", speakers)
    if MAJOR in game.offices:
        return
    top = yield from village.ballot(game, village.MAJOR, "chat.major_vote", game.living, "poll-runoff")
    if len(top) > 1 and MAJOR not in game.offices:
        game.tell(RUNOFF, seats=top)
        top = yield from village.ballot(game, village.MAJOR, "chat.major_runoff", top, "poll-lot")
    if MAJOR in game.offices:
        return
    elected = village.draw(game, village.MAJOR, tuple(seat for seat in top if game.lives(seat)))
    if elected is None:
        game.tell(NONE_ELECTED)
    else:
        game.appoint(MAJOR, elected)
        game.tell(ELECTED, seat=elected)


def decide(game: Game, tied: tuple[Seat, ...]) -> Generator[Window, Decision, tuple[Seat, ...]]:
    """ "Only the major can vote in the restarted voting [...] only one victim can be selected now".

    Should the table declare meanwhile that somebody else is Major, that one decides.

    Returns:
        the victim alone, or whoever is still tied if there is no Major to decide.
    """
    while tied and MAJOR in game.offices:
        rooms.enter(game, rooms.RESTARTED)
        seat = game.offices[MAJOR]
        moot = partial(out_of_office, game, seat)
        decided = yield from choice(game, "chat.verdict", partial(which, game, seat, tied), moot)
        tied = game.still(tied)
        if tied and not moot():
            game.tell(DECIDED, by=seat, seat=decided)
            return (int(decided),)
    return tied


def which(game: Game, seat: Seat, tied: tuple[Seat, ...]) -> Ask:
    """The question who of the tied is the victim."""
    return Ask(seat, "chat.major.decide", game.still(tied))


def pass_on(game: Game) -> Generator[Window, Decision, None]:
    """ "If a major would be killed [...] the major selects one as the next major" and loses the role."""
    seat = game.offices[MAJOR]

    def moot() -> bool:
        return out_of_office(game, seat) or game.lives(seat)

    def asked() -> Ask:
        return Ask(seat, "chat.major.heir", game.living)

    heir = yield from choice(game, SUCCESSION, asked, moot, by_the_dead=True)
    if not moot() and heir != NOBODY:
        game.appoint(MAJOR, int(heir))
        game.tell(PASSED, by=seat, seat=heir)


def fallen(game: Game, dead: tuple[Seat, ...]) -> bool:
    """Whether a Major is among these dead: everybody knows who holds the office."""
    return game.offices.get(MAJOR) in dead


def out_of_office(game: Game, seat: Seat) -> bool:
    """Whether somebody is not the Major any more."""
    return game.offices.get(MAJOR) != seat


OFFICE = Role(MAJOR, "")
