"""Major: "can only be given from the villagers"; decides ties alone, and names an heir when killed."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.lap import choice, floor
from nightcaller.engine.poll import poll, tell_ballots
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import NOBODY, Ask, Decision, Picks, Seat, Window
from nightcaller.rulebooks.chat import rooms

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.poll import Poll

MAJOR: Final = "chat.major"


def election(game: Game, speakers: tuple[Seat, ...]) -> Generator[Window, Decision, None]:
    """Villager, "1st day major": all living villagers choose one; a tie restarts the voting, then the lot."""
    rooms.enter(game, rooms.MAJOR)
    yield from floor(game, "chat.campaign", speakers)
    result = yield from ballot(game, "chat.major_vote", (*game.living, NOBODY))
    top = result.top
    if len(top) > 1:
        game.tell("chat.runoff", seats=seats(top))
        top = (yield from ballot(game, "chat.major_runoff", (*top, NOBODY))).top or top
    if len(top) > 1:
        top = (game.pick("chat.major.tie", top),)
        game.tell("chat.lot", seat=top[0])
    if top:
        game.appoint(MAJOR, int(top[0]))
        game.tell("chat.major.elected", seat=top[0])
    else:
        game.tell("chat.major.none")


def ballot(game: Game, label: str, options: Picks) -> Generator[Window, Decision, Poll]:
    """One round of the election, for everybody who may vote in the village's room."""
    result = yield from poll(game, label, rooms.voters(game, "village"), options, key="chat.major.vote")
    tell_ballots(game, "chat.major.result", result)
    return result


def decide(game: Game, tied: Picks) -> Generator[Window, Decision, Seat | None]:
    """ "Only the major can vote in the restarted voting [...] only one victim can be selected now"."""
    seat = game.offices[MAJOR]
    decided = yield from choice("chat.verdict", Ask(seat, "chat.major.decide", tied))
    if decided == NOBODY:
        return None  # everybody who was tied has been declared dead meanwhile
    game.tell("chat.decided", by=seat, seat=decided)
    return int(decided)


def pass_on(game: Game) -> Generator[Window, Decision, None]:
    """ "If a major would be killed [...] the major selects one as the next major" and loses the role."""
    seat = game.offices.get(MAJOR)
    if seat is None or game.lives(seat) or not game.living:
        return
    heir = yield from choice("chat.succession", Ask(seat, "chat.major.heir", game.living))
    if game.living and heir != NOBODY:
        game.appoint(MAJOR, int(heir))
        game.tell("chat.major.passed", by=seat, seat=heir)


def seats(picks: Picks) -> tuple[Seat, ...]:
    """The seats among some answers."""
    return tuple(int(pick) for pick in picks if pick != NOBODY)


OFFICE = Role(MAJOR, "")
