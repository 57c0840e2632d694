"""Declared dead and taken back: what is left of it anywhere, at every kind of window of every book.

rulings, All books: "Declared dead and taken back in the same window: as if nothing had been, questions begun
anew, successions and options included; what the declared death left in anybody's memory goes with it."
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from makers import digests
from nightcaller.engine import AMEND, CLOSE, TABLE, IllegalDecision, Session
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import books

LONGEST: Final = 400
"""Decisions after which a game is left as it is: by then it has shown its windows."""
OVER: Final = frozenset({
    "judge.race", "judge.race_vote", "judge.race_runoff", "hollow.mayor_vote", "hollow.mayor_runoff",
    "chat.major_vote", "chat.major_runoff", "revamped.mayor_counts",
})  # fmt: skip
"""Windows that the death itself closes: an election is over when one candidate is left, and a question to
whoever has died by silence. They are not open any more when the death is taken back."""
EARLY: Final = "silenced"
"""Who is brought back by day hears at once who may not speak; whoever else is silent, perhaps, too."""

State = Mapping[str, Any]


def state(session: Session) -> State:
    """Everything that a later rule may look at, and everything that is asked."""
    game, window = session._game, session.window
    writing = getattr(window, "_writers", {})  # what is still to be decided in this window
    public = session.view(TABLE, boards=False)
    return {
        "public": (public.alive, public.marks, public.offices),
        "window": (window.kind, window.label, window.seats, window.options),
        **{f"asks {slot}": ask for slot, ask in window.asks.items()},
        "alive": game.alive,
        "powerless": game.powerless,
        "deaths": sorted(game.deaths),
        "doomed": [(fate.cause, fate.target) for fate in (*game.doomed, *game.pending)],
        "held": [[(held.role.id, held.until) for held in player.holdings] for player in game.players],
        "memory": [[dict(held.memory) for held in player.holdings] for player in game.players],
        "marks": [sorted(map(repr, player.statuses.values())) for player in game.players],
        "bearers": dict(game.bearers),
        "sides": [game.camp(seat) for seat in range(game.seats)],
        "worn": {seat: list(worn) for seat, worn in game.disguises.items() if worn},
        "gone": dict(game.gone),
        "houses": dict(game.houses),
        "offices": dict(game.offices),
        "noted": {
            name: value for name, value in game.noted.items() if value and name not in {*writing, EARLY}
        },
        "kept": {name: dict(board.kept) for name, board in game.boards.items()},
        "rooms": [
            (name, seat, right)
            for name, board in game.boards.items()
            for seat in range(game.seats)
            if (right := board.may(game, seat))
        ],
        "calm": game.calm_since,
        # In which order she was told of what she holds beside her card is of no account.
        "cards": [
            replace(card, mates=(), held=tuple(sorted(card.held)))
            for seat in range(game.seats)
            if (card := session.view(seat).card)
        ],
    }


def difference(before: State, after: State) -> list[str]:
    """What is not as it was, by name."""
    names = {**before, **after}
    found = ((name, before.get(name), after.get(name)) for name in names)
    return [f"{name}: {one} -> {other}" for name, one, other in found if one != other]


def back(session: Session, seat: Seat) -> str:
    """Declare somebody dead, take it back, and everybody who followed; what was open is open again.

    Returns:
        why that could not be done, if so.
    """
    alive, window = session._game.alive, session.window
    session.submit(AMEND, ("kill", seat))
    while session.outcome is None:
        game = session._game
        missing = [one for one in range(game.seats) if (alive & ~game.alive) >> one & 1]
        if not missing and not any(fate.target == seat and fate.cause == "overruled" for fate in game.doomed):
            break
        session.submit(AMEND, ("revive", seat if seat in missing or not missing else missing[0]))
    while session.outcome is None and session.window is not window:
        # Somebody who followed had a last visit; nobody acts on it.
        if session.window.kind != "last_acts":
            return session.window.label
        asks = session.window.asks
        slot = next((slot for slot in asks if slot != CLOSE), CLOSE)
        session.submit(slot, session.out_of_time(slot))
    return "" if session.outcome is None else "over"


def played(book_id: str, number: int, most: int, seen: Counter[Any]) -> Iterator[Session]:
    """A game drawn by its number, whenever a kind of window is open that few have seen: with nobody or
    somebody having answered, and halfway through a question of two steps.

    Args:
        most: how often each is wanted.
        seen: how often each was there; shared by all games.
    """
    book = books()[book_id]
    chance = Random(f"{book_id}.{number}.back")
    setup = digests.table(book, number)
    session = Session(book, setup)
    window, answered = None, 0
    while session.outcome is None and len(session.decisions) < LONGEST:
        if session.window is not window:
            window, answered = session.window, 0
        keys = frozenset(ask.key for ask in session.window.asks.values())
        key = (book_id, session.window.label, min(answered, 1), keys)
        if seen[key] < most:
            seen[key] += 1
            yield session
        session.submit(*digests.answer(session, chance))
        answered += 1


def waived(session: Session) -> Session:
    """The same game, in which no reason is one for the end."""
    again = Session(session.book, session.setup)
    again._game.waived = Everything()  # type: ignore[assignment]
    for slot, picks in session.decisions:
        again.submit(slot, picks)
    return again


class Everything(set[str]):
    """Whatever reason there is."""

    def __contains__(self, _reason: object) -> bool:
        return True


def ghosts(session: Session) -> Iterator[tuple[str, Seat, str, list[str]]]:
    """Try everybody who lives; yields what was declared of whom, at which window, and what it has left."""
    again = waived(session)
    before = state(again)
    label = session.window.label
    for seat in session._game.living:
        try:
            stuck = back(again, seat)
        except IllegalDecision as refused:
            yield "kill", seat, label, [f"refused {refused.message_id}"]
            again = waived(session)
            continue
        if stuck:
            if label not in OVER and stuck != "over":
                yield "kill", seat, label, [f"window: {label} -> {stuck}"]
            again = waived(session)
            continue
        left = difference(before, state(again))
        if left:
            yield "kill", seat, label, left
            again = waived(session)
    for seat, charge in supplies(session):
        again.submit(AMEND, ("spend", seat, charge))
        again.submit(AMEND, ("refill", seat, charge))
        left = difference(before, state(again)) if again.window.label == label else [again.window.label]
        if left:
            yield f"spend {charge}", seat, label, left
            again = waived(session)


def returned(session: Session) -> Iterator[Session]:
    """Let all the others answer while somebody who is asked is declared dead, and then have her back."""
    window = session.window
    for seat in {ask.seat for slot, ask in window.asks.items() if slot != CLOSE and window.private}:
        again = waived(session)
        try:
            again.submit(AMEND, ("kill", seat))
            window = again.window
            while again.window is window and CLOSE not in window.asks:
                slot = min(window.asks)
                again.submit(slot, again.out_of_time(slot))
            again.submit(AMEND, ("revive", seat))
        except IllegalDecision:
            continue
        if again.window is window and again.outcome is None:
            yield again


def supplies(session: Session) -> list[tuple[Seat, str]]:
    """Who has something left that can be taken and given back."""
    book = session.book
    return [
        (player.seat, charge)
        for player in session._game.players
        for held in player.holdings
        for charge in book.supplies.get(held.role.id, ())
        if charge not in held.memory
    ]
