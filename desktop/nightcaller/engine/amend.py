"""Amendments: what a moderator or the table declares to be so, whatever the rules have made of it.

An amendment is a decision like any other (slot AMEND), so undo, replay and the journal know nothing of it. It
is legal at every window and never among a view's questions. What a window does about it is its own affair
(`lap`, `floor`, `poll`, `choice`); what it means for the game is here (rulings, All books: "may overrule").

| picks | |
| --- | --- |
| ``("kill", seat)`` | the seat dies, beyond every defence; its linked deaths follow |
| ``("revive", seat)`` | the seat lives again; its death is void |
| ``("role", seat, role)`` | the seat holds another card of the published deck |
| ``("mark", seat, kind)``, ``("unmark", seat, kind)`` | a mark of `Book.marks` |
| ``("spend", seat, charge)``, ``("refill", seat, charge)`` | a supply of the seat's card (`Book.supplies`) |
| ``("office", office, seat or "nobody")`` | who holds an office |
| ``("day", number)`` | which day it is |
| ``("play_on", reason)`` | that reason does not end the game any more |
| ``("end", *teams)`` | the table ends the game; without a team it is a draw |
| ``("draw", "take" or "leave")`` | the table's answer where a draw is offered (`draw_offered`) |
| ``("skip",)`` | the answers that follow are nobody's: the window was skipped |
| ``("act", what, *seats)`` | an act of the table that changes no rule (`Book.acts`) |
| ``("seat", what, *seats)`` | who sits there has changed, and no rule (`Book.acts`) |

What is overruled leaves nothing behind: whoever lives again gets back what the death took, offices aside,
and what it caused (`Book.corrected`); another card comes unused, and the old one takes along what it kept in
mind. What somebody has used up stays used up, by holding, until the table refills it. Deaths that followed
are deaths of their own: each is brought back by name.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from nightcaller.engine import kinds
from nightcaller.engine.causes import OVERRULED
from nightcaller.engine.death import announce, attack, bury_apart
from nightcaller.engine.errors import IllegalDecision
from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.roles import FOREVER
from nightcaller.engine.traces import erase, imprint, leave
from nightcaller.engine.vocabulary import (
    EVERYBODY,
    NOBODY,
    TABLE,
    Attack,
    Decision,
    Outcome,
    Picks,
    Seat,
    Status,
    Window,
)

if TYPE_CHECKING:
    from nightcaller.engine.book import Book, Deck
    from nightcaller.engine.game import Game
    from nightcaller.engine.roles import Holding

ENDED: Final = "end-overruled"
"""Reason of an outcome that was declared."""
NOBODY_DIES: Final = "end-nobody-dies"
"""Reason of the draw that the table has agreed on because nobody died any more."""
CALM: Final = 4
"""Nights and days without a death after which a draw is offered: two of each (rulings, All books)."""
NOBODY_LEFT: Final = "end-nobody-left"
"""Reason of the end if a declared death left nobody and the book has no word for that."""
FIRST_NIGHT: Final = 1
"""The moment until whose end cards that the table gives count as dealt."""
LAST_DAY: Final = 99
ACT: Final = "act"
SEAT: Final = "seat"
"""Amendments that only tell what the table has done and who sits there now: delivery knows their meaning."""


Consequences = Generator[Window, Decision, Outcome | None]


def condemned(game: Game, seat: Seat) -> bool:
    """Whether a declared death waits for daybreak: the seat is not asked any more, and nobody knows why."""
    return any(attempt.cause == OVERRULED and attempt.target == seat for attempt in game.doomed)


def draw_offered(game: Game) -> bool:
    """Whether two nights and days have passed without a death: the table may agree on a draw, or play on.

    From public facts alone; declined, it is offered again after two more.
    """
    return game.moment - game.calm_since >= CALM


def charged(game: Game, seat: Seat, charge: str) -> Holding | None:
    """What somebody holds that has this supply (`Book.supplies`)."""
    supplies = game.book.supplies
    return next((one for one in game.players[seat].holdings if charge in supplies.get(one.role.id, ())), None)


def check(game: Game, picks: Picks) -> None:
    """Raise IllegalDecision unless this is an amendment and would change something that can be changed."""
    problem = _problem(game, picks)
    if problem:
        raise IllegalDecision(problem)


def _problem(game: Game, picks: Picks) -> str:
    """What is wrong with an amendment, as a message id."""
    book = game.book
    match picks:
        case ("kill", int(seat)) if 0 <= seat < game.seats:
            return "" if game.lives(seat) and not condemned(game, seat) else "error-amend-dead"
        case ("revive", int(seat)) if 0 <= seat < game.seats:
            return "error-amend-alive" if game.lives(seat) and not condemned(game, seat) else ""
        case ("role", int(seat), str(role)) if 0 <= seat < game.seats:
            known = game.in_published_deck(role) and role not in book.traits
            return "" if known else "error-amend-card"
        case ("mark" | "unmark" as kind, int(seat), str(mark)) if 0 <= seat < game.seats:
            known = mark in book.marks and (game.marked(seat, mark) is None) == (kind == "mark")
            return "" if known else "error-amend-mark"
        case ("spend" | "refill" as kind, int(seat), str(charge)) if 0 <= seat < game.seats:
            holding = charged(game, seat, charge)
            spent = holding is not None and charge in holding.memory
            return "" if holding and spent == (kind == "refill") else "error-amend-charge"
        case ("office", str(office), str(nobody)) if office in book.offices and nobody == NOBODY:
            return "" if office in game.offices else "error-amend-office"
        case ("office", str(office), int(seat)) if office in book.offices and 0 <= seat < game.seats:
            return "" if game.lives(seat) and game.offices.get(office) != seat else "error-amend-office"
        case ("day", int(number)):
            return "" if 1 <= number <= LAST_DAY and number != game.day else "error-amend-day"
        case ("play_on", str(reason)):
            return "" if reason.startswith("end-") and reason not in game.waived else "error-amend-unknown"
        case ("end", *winners):
            return "" if set(winners) <= set(teams(game.book, game.published)) else "error-amend-team"
        case ("draw", "take" | "leave"):
            return "" if draw_offered(game) else "error-amend-unknown"
        case ("skip",):
            return ""
        case ("act" | "seat" as sort, str(what), *about) if act := book.acts.get((sort, what)):
            seats = {seat for seat in about if isinstance(seat, int) and 0 <= seat < game.seats}
            return "" if len(seats) == len(about) == act.seats else "error-amend-unknown"
        case _:
            return "error-amend-unknown"


def teams(book: Book, deck: Deck) -> tuple[str, ...]:
    """Whom a table may declare the winners: the teams of its published deck, and those that cards found.

    Returns:
        In the book's order. Traits are nobody's team.
    """
    dealt = [role for role in book.roles.values() if deck.get(role.id) and role.id not in book.traits]
    founded = [team for role in dealt for team in role.founds]
    return tuple(dict.fromkeys([*(role.team for role in dealt), *founded]))


def amend(game: Game, window: Window, picks: Picks, suspended: Sequence[Window] = ()) -> Consequences:
    """Let an amendment take effect; yields what has to be asked before the open window goes on.

    Args:
        window: the open one. While it is dark, everybody's eyes are closed: a declared death waits for
            daybreak and is named with the night's dead. At any other moment it is told at once.
        suspended: those that wait until the consequences of other amendments are settled.

    Returns:
        the outcome, if the game is over with it.
    """
    match picks:
        case ("kill", int(seat)) if window.dark:
            game.doomed.append(Attack(OVERRULED, TABLE, seat, "true", seat))
            game.record(kinds.KILLED, seat=seat)
        case ("kill", int(seat)):
            return (yield from _kill(game, window, seat))
        case ("revive", int(seat)) if condemned(game, seat):
            game.doomed = [fate for fate in game.doomed if (fate.cause, fate.target) != (OVERRULED, seat)]
            game.record(kinds.BACK, seat=seat)
        case ("revive", int(seat)):
            game.alive |= 1 << seat
            game.deaths.pop(seat, None)
            game.gone.pop(seat, None)
            game.tell(kinds.REVIVED, seats=(seat,))
            game.tell(kinds.BACK, seat=seat)
            erased = erase(game, (window, *suspended))
            for back in game.taken.pop(seat, ()):
                back(game)
            if not erased:
                _look_again(game)
        case ("role", int(seat), str(role)):
            game.uncounted = True
            holding = game.change_role(seat, game.book.roles[role])
            if game.moment <= FIRST_NIGHT:  # the deal is put right
                game.players[seat].first_role = role
            game.tell(kinds.GIVEN_CARD, to=1 << seat, seat=seat, role=role)
            dealt = holding.role.hooks.get("dealt")
            if dealt is not None:
                dealt(game, holding)
            _look_again(game)
        case ("mark", int(seat), str(mark)):
            public = game.book.marks[mark]
            game.mark(seat, Status(mark, TABLE, FOREVER), public=public)
            game.tell(kinds.GIVEN_MARK, to=EVERYBODY if public else 0, seat=seat, mark=mark)
        case ("unmark", int(seat), str(mark)):
            public = game.book.marks[mark]
            game.unmark(seat, mark, public=public)
            game.tell(kinds.TAKEN_MARK, to=EVERYBODY if public else 0, seat=seat, mark=mark)
        case ("spend", int(seat), str(charge)) if spender := charged(game, seat, charge):
            spender.memory[charge] = game.day
            game.tell(kinds.SPENT, to=game.eyes(spender), seat=seat, charge=charge)
        case ("refill", int(seat), str(charge)) if spender := charged(game, seat, charge):
            game.uncounted = True
            del spender.memory[charge]
            game.tell(kinds.REFILLED, to=game.eyes(spender), seat=seat, charge=charge)
        case ("office", str(office), holder):
            seat_or_nobody = holder if isinstance(holder, int) else None
            game.appoint(office, seat_or_nobody)
            if seat_or_nobody is None:
                game.tell(kinds.VACANT, office=office)
            else:
                game.tell(kinds.GIVEN_OFFICE, office=office, seat=seat_or_nobody)
        case ("day", int(number)):
            game.day = number
            game.tell(kinds.SET_DAY, day=number)
        case ("play_on", str(reason)):
            game.waived.add(reason)
            game.tell(kinds.PLAYED_ON, reason=reason)
        case ("draw", "take"):
            return _end(game, (), NOBODY_DIES)
        case ("draw", _):
            game.calm_since = game.moment
            game.tell(kinds.DRAW_DECLINED)
        case ("end", *winners):
            return _end(game, tuple(str(team) for team in winners), ENDED)
        case ("act" | "seat" as sort, str(what), *about):
            act = game.book.acts[sort, what]
            facts: dict[str, Any] = dict(zip(("seat", "other"), about, strict=False))
            game.tell(act.kind, **facts, **({"number": game.day} if act.dated else {}))
        case _:
            game.tell(kinds.SKIPPED, label=window.label)
    return None


def _look_again(game: Game) -> None:
    if game.book.corrected is not None:
        game.book.corrected(game)


def _kill(game: Game, window: Window, seat: Seat) -> Consequences:
    """Somebody dies in front of everybody, alone: whoever waits for daybreak goes on waiting."""
    before = imprint(game)
    game.tell(kinds.KILLED, seat=seat)
    dead = bury_apart(game, lambda: attack(game, OVERRULED, TABLE, seat, "true"))
    announce(game, dead)
    outcome = None
    if game.book.overruled is None:
        leave(game, window, dead, before)
    else:
        settled = partial(leave, game, window, dead, before)
        outcome = yield from _followed(game.book.overruled(game, dead), settled)
    if outcome is None and not game.alive:
        outcome = _end(game, (), NOBODY_LEFT)
    return outcome


def _followed(consequences: Consequences, settled: Callable[[], None]) -> Consequences:
    """Go through the consequences of a death; say when all that follows by itself has followed."""
    try:
        window = next(consequences)
    except StopIteration as ended:
        settled()
        outcome: Outcome | None = ended.value
        return outcome
    settled()
    while True:
        decision = yield window
        try:
            window = consequences.send(decision)
        except StopIteration as ended:
            outcome = ended.value
            return outcome


def _end(game: Game, winners: tuple[str, ...], reason: str) -> Outcome:
    seats = mask_of(player.seat for player in game.players if game.camp(player.seat) in winners)
    for role in game.book.roles.values():
        for team in set(role.founds) & set(winners):
            seats |= role.founds[team](game)
    return Outcome(winners, seats_of(seats), reason)
