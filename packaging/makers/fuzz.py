"""Games of people who do not think, to find what nobody thought of: at any table, and of every two roles.

A game follows from its name alone. Its deck is drawn at random from all cards and mended with the book's own
fixes; now and then a table takes steps back and overrules what has happened, and a game is replayed when it
is over. An exception is a flaw, and so is a game that does not end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final
from zlib import crc32

import nightcaller
from makers.digests import amendment, answer
from makers.drawing import Flaw, Trial, drawn_table, pairs
from makers.upsets import upset_evening
from nightcaller.engine import AMEND, ENGINE_VERSION, TABLE, IllegalDecision, Session, Setup
from nightcaller.engine.kinds import CARD, HELD, OFFICE
from nightcaller.errors import NightcallerError
from nightcaller.lab.bots import RandomBot
from nightcaller.lab.kept import Lines
from nightcaller.lab.simulation import collected_rarely, worked
from nightcaller.lab.words import LabWords
from nightcaller.rulebooks import book
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.text import message_id

SIZES: Final = range(6, 25)
LONGEST: Final = 20_000
"""A game that takes more decisions is taken for one that never ends."""
DISTURBED: Final = 10
"""In one of so many games the table thinks again and overrules; of two roles that meet, in one of four."""
DISTURBANCES: Final = 8
"""How often at most: who revives somebody every other night never comes to an end."""
LOT: Final = 40
"""Games, or pairs, that are kept together."""
ATTEMPTS: Final = 80
"""So many games are played for two of whom one has to come about: an office, or what somebody becomes."""
STRIDE: Final = 7
"""From one attempt to the next the table grows by so many people, and begins again with the smallest."""


# --- games ---------------------------------------------------------------------------------------------


def played(rules: Rulebook, setup: Setup, name: str, *, disturbed: bool, replayed: bool) -> Session:
    """Play a game to its end.

    Args:
        name: what the answers depend on.
        disturbed: whether the table thinks again and overrules.
        replayed: whether the game is replayed when it is over, and everybody looks at it.

    Raises:
        Flaw: it does not end, or is another game when it is replayed.
    """
    chance = Random(f"{name}.play")
    session = Session(rules, setup)
    left = DISTURBANCES if disturbed else 0
    while session.outcome is None:
        if len(session.decisions) > LONGEST:
            raise Flaw(f"it does not end: {session.window.label}")
        if not session.window.asks:
            raise Flaw(f"nothing to answer: {session.window.label}")
        if left and chance.random() < 1 / 20:
            left -= 1
            disturb(session, chance)
        else:
            session.submit(*answer(session, chance))
    if replayed:
        for seat in range(TABLE, setup.seats):
            session.view(seat)
        again = Session(rules, session.setup, session.decisions)
        if (again.digest, again.outcome) != (session.digest, session.outcome):
            raise Flaw("replayed it is another game")
        if list(again.events) != list(session.events):
            raise Flaw("replayed it tells something else")
    return session


def hurried(rules: Rulebook, setup: Setup, name: str) -> Session:
    """The same by people in a hurry: nothing is told, and whole windows are answered at once.

    Raises:
        Flaw: it does not end.
    """
    session, bot = Session(rules, setup, quiet=True), RandomBot(crc32(name.encode()))
    while session.outcome is None:
        if len(session.decisions) > LONGEST:
            raise Flaw(f"it does not end: {session.window.label}")
        session.play_window(bot)
    return session


def disturb(session: Session, chance: Random) -> None:
    """Overrule something, or take steps back; everybody looks at what they know now."""
    if chance.random() < 0.5 and session.decisions:
        before = session.digest
        session.submit(*answer(session, chance))
        session.undo()
        if session.digest != before:
            raise Flaw("a step taken back is not undone")
        session.undo(min(1 + int(chance.random() * 6), len(session.decisions)))
    else:
        try:
            session.submit(AMEND, amendment(session, chance))
        except IllegalDecision:
            return  # it would have changed nothing
    for seat in range(TABLE, session.setup.seats):
        session.view(seat)


def held(session: Session) -> set[str]:
    """Every role and office that somebody has held in a game, if only for a while."""
    roles = {event.facts["role"] for event in session.events if event.kind in {CARD.id, HELD.id}}
    offices = (event.facts for event in session.events if event.kind == OFFICE.id)
    return roles | {facts["office"] for facts in offices if facts["seat"] is not None}


def any_game(rules: Rulebook, number: int) -> Trial:
    """Play the game of this number: of any cards and any house rules.

    In one of ten the table thinks again and overrules, in one everything is told; in the others people hurry.
    """
    name = f"{rules.id}.{number}"
    table = drawn_table(rules, name, SIZES[number % len(SIZES)])
    harsh = number % DISTURBED == 0
    if harsh or number % DISTURBED == DISTURBED // 2:
        session = played(rules, table, name, disturbed=harsh, replayed=harsh)
    else:
        session = hurried(rules, table, name)
    return Trial(str(number), 1, len(session.decisions), session.day)


def meeting(rules: Rulebook, number: int) -> Trial:
    """Let two roles meet: the pair of this number; numbers beyond the last pair do it at other tables.

    Where both are dealt one game is played; where one has to come about, as many as it takes.
    """
    known = pairs(rules)
    rnd, place = divmod(number, len(known))
    pair = known[place]
    decisions = nights = attempt = 0
    sure = not set(pair) & {*rules.offices, *rules.never_dealt}
    for attempt in range(1 if sure else ATTEMPTS):
        name = "+".join((*pair, str(rnd), str(attempt)))
        seats = SIZES[(place + rnd + STRIDE * attempt) % len(SIZES)]
        harsh = (place + rnd) % 4 == 0
        try:
            table = drawn_table(rules, name, seats, pair)
            session = played(rules, table, name, disturbed=harsh, replayed=attempt == 0)
        except Exception as error:
            error.add_note(name)
            raise
        decisions, nights = max(decisions, len(session.decisions)), max(nights, session.day)
        if set(pair) <= held(session):
            return Trial("+".join(pair), attempt + 1, decisions, nights)
    return Trial("+".join(pair), attempt + 1, decisions, nights, met=False)


def _own_game(rules: Rulebook, number: int) -> Trial:
    """The same with own roles among the cards."""
    from makers.own import own_game  # it plays its games as these are played

    return own_game(rules, number)


KINDS: Final[Mapping[str, Callable[[Rulebook, int], Trial]]] = {
    "games": any_game,
    "pairs": meeting,
    "evenings": upset_evening,
    "own": _own_game,
}


def lot(rules: Rulebook, kind: str, numbers: Iterable[int]) -> list[Trial]:
    """Play some games, or pairs; whatever goes wrong is put down, and the next one is played."""
    trials = []
    with collected_rarely():
        for number in numbers:
            try:
                trials.append(KINDS[kind](rules, number))
            except Exception as error:  # whatever it is: that is what is looked for
                said = error.message_id if isinstance(error, NightcallerError) else str(error)
                told = "; ".join((f"{type(error).__name__}: {said}", *getattr(error, "__notes__", ())))
                trials.append(Trial(str(number), trouble=told))
    return trials


# --- many of them --------------------------------------------------------------------------------------


@lru_cache(1)
def code() -> str:
    """A hash of whatever the games depend on: those of another version do not count."""
    house = Path(nightcaller.__file__).parent
    digest = blake2b(ENGINE_VERSION.encode(), digest_size=8)
    files = [
        path for folder in ("engine", "rulebooks", "table/live") for path in (house / folder).rglob("*.py")
    ]
    own = (Path(__file__).with_name(f"{name}.py") for name in ("fuzz", "digests", "drawing", "own", "upsets"))
    for path in sorted([*files, *own]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def kept_lots(kept: Lines, book_id: str, kind: str) -> dict[int, list[Trial]]:
    """The lots of this code in a file, by their first number."""
    found = {}
    for read in kept.read():
        try:
            if (read["code"], read["book"], read["kind"]) == (code(), book_id, kind):
                found[read["from"]] = [Trial(**trial) for trial in read["trials"]]
        except (KeyError, TypeError):
            continue
    return found


def fuzz(
    book_id: str,
    kind: str,
    games: int,
    jobs: int = 1,
    done: Callable[[int], object] = lambda _games: None,
    stopped: Callable[[], bool] = lambda: False,
    file: Path | None = None,
) -> Iterator[Trial]:
    """Play so many games, or pairs, of a book.

    Args:
        kind: one of `KINDS`.
        jobs: processes.
        done: told how many more are done.
        stopped: asked now and then whether to stop.
        file: keeps every lot as soon as it is played, and has those that need not be played again.
    """
    kept = Lines(file) if file else None
    known = kept_lots(kept, book_id, kind) if kept else {}
    todo = []
    for first in range(0, games, LOT):
        numbers = range(first, min(first + LOT, games))
        if len(known.get(first, ())) < len(numbers):
            todo.append(numbers)
        else:
            done(len(numbers))
            yield from known[first][: len(numbers)]
    for numbers, trials in worked(partial(numbered, book_id, kind), todo, jobs, stopped):
        if kept:
            about = {"code": code(), "book": book_id, "kind": kind, "from": numbers.start}
            kept.add(about | {"trials": list(map(asdict, trials))})
        done(len(trials))
        yield from trials


def numbered(book_id: str, kind: str, numbers: range) -> tuple[range, list[Trial]]:
    """A lot, and which one it is."""
    return numbers, lot(book(book_id), kind, numbers)


# --- what is printed -----------------------------------------------------------------------------------


def as_data(trials: Sequence[Trial]) -> dict[str, Any]:
    """What came out, for a program to read."""
    return {
        "engine": ENGINE_VERSION,
        "code": code(),
        "trials": len(trials),
        "games": sum(trial.games for trial in trials),
        "own_roles": sum(trial.roles for trial in trials),
        "most_decisions": max((trial.decisions for trial in trials), default=0),
        "most_nights": max((trial.nights for trial in trials), default=0),
        "apart": [trial.game for trial in trials if not trial.met],
        "troubles": {trial.game: trial.trouble for trial in trials if trial.trouble},
    }


def as_page(rules: Rulebook, kind: str, trials: Sequence[Trial]) -> Iterator[str]:
    """The same to read."""
    say = LabWords("en")
    data = as_data(trials)
    longest = f"{data['most_decisions']} decisions, or {data['most_nights']} nights"
    yield f"{say(message_id('book', rules.id))}: {data['games']} games; the longest took {longest}"
    apart, troubles = data["apart"], data["troubles"]
    if kind == "own":
        harsh = sum(int(trial.game) % DISTURBED == 0 for trial in trials)
        told = sum(int(trial.game) % DISTURBED == DISTURBED // 2 for trial in trials)
        yield f"{data['own_roles']} made-up roles were in the decks"
        yield f"{harsh} games were taken back and overruled, {harsh + told} told to everybody and replayed"
    if kind == "pairs":
        met = len(trials) - len(apart) - len(troubles)
        yield f"{met} of {len(trials)} pairs of roles have met"
    for pair in apart:
        yield "Never met: " + " and ".join(say(message_id("role", role)) for role in pair.split("+"))
    for game, trouble in troubles.items():
        yield f"Game {game}: {trouble}"
    wrong = {0: "Nothing has", 1: "One game has"}.get(len(troubles), f"{len(troubles)} games have")
    yield f"{wrong} gone wrong."
