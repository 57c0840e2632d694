"""Any answer corrected in place: what comes of it is the game that would have been played so from the start.

The fixed sample is small; `NIGHTCALLER_WHOLE=corrections=4000` makes so many in games of each book.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from engine import toy
from engine.test_amend import CAST, LAST, RULES, WOLFS
from makers import digests
from nightcaller.engine import AMEND, CLOSE, TABLE, IllegalDecision, Session
from nightcaller.engine.book import Program
from nightcaller.engine.correction import (
    BEFORE,
    Again,
    CorrectedSession,
    Given,
    Name,
    OldStep,
    closes_itself,
    given_in,
    here,
)
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import Power, Role
from nightcaller.engine.vocabulary import EVERYBODY, Ask, Outcome, Picks, Question
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.rulebook import Rulebook
from parts import many, some_fast
from rulebooks.players import in_turn, random_decision, random_picks

CORRECTIONS = many("corrections", 24)
LONGEST = 250
EVERY_GAME = 4
"""Corrections of one game, each of the game that the one before has left."""


def played(book: Rulebook, number: int) -> Session:
    """The first part of a game with any deck and house rules; every third one is overruled now and then."""
    chance = Random(f"{book.id}.{number}.corrected")
    session = Session(book, digests.table(book, number))
    until = chance.randrange(5, LONGEST)
    while session.outcome is None and len(session.decisions) < until:
        if number % 3 == 0 and chance.random() < 1 / 40:
            try:
                session.submit(AMEND, digests.amendment(session, chance))
            except IllegalDecision:
                continue
        else:
            session.submit(*random_decision(session, chance))
    return session


def steps_of(session: Session) -> list[OldStep]:
    """Every decision as a step of its own."""
    course = CorrectedSession(Session(session.book, session.setup))
    found = []
    for decision in session.decisions:
        place = here(course.session)
        found.append(OldStep(place, given_in(course, [decision])))
    return found


def names_of(steps: Iterable[OldStep]) -> set[Name]:
    """What was answered in these steps."""
    return {given.name for step in steps for given in step.givens}


def corrected(session: Session, at: int, picks: Picks, chance: Random) -> tuple[Session, Again]:
    """The game with one answer given otherwise; whoever is asked again answers anything."""
    anew = Session(session.book, session.setup, session.decisions[:at])
    course = CorrectedSession(anew)
    course.submit(session.decisions[at].slot, picks)
    rest = steps_of(session)[at + 1 :]
    again = Again(course, rest)
    again.go_on()
    answered = names_of(rest)
    while again.asks:
        slot = again.required()[0]
        waits = course.name(slot) not in answered or slot == CLOSE
        assert waits or course.name(slot) in names_of([*again.again, *again.rest]), "nothing is forgotten"
        assert slot != CLOSE or not closes_itself(anew.window), "it closes when all have answered"
        course.submit(slot, random_picks(anew.window.asks[slot], chance))
        again.go_on()
    return anew, again


def otherwise(session: Session, chance: Random) -> tuple[int, Picks] | None:
    """Any answer of the log that could have been another one, and which."""
    window = Session(session.book, session.setup)
    choices = []
    for at, (slot, picks) in enumerate(session.decisions):
        ask = window.window.asks.get(slot)
        if slot > CLOSE and ask is not None:
            other = random_picks(ask, chance)
            if other != picks:
                choices.append((at, other))
        window.submit(slot, picks)
    return chance.choice(choices) if choices else None


def trials(book: Rulebook, most: int = CORRECTIONS) -> Iterator[tuple[Session, int, Picks, Random]]:
    """Games, and corrections of each; those after the first correct what the one before has left."""
    for number in range(-(-most // EVERY_GAME)):
        session, chance = played(book, number), Random(f"{book.id}.{number}.otherwise")
        for _time in range(EVERY_GAME):
            found = otherwise(session, chance)
            if found is None:
                break
            yield session, *found, chance
            session, _again = corrected(session, *found, Random(f"{book.id}.{number}.{found}"))


def by_name(session: Session) -> dict[Name, Picks]:
    """What was answered to what."""
    return {given.name: given.picks for step in steps_of(session) for given in step.givens}


def in_windows(session: Session) -> list[list[Given]]:
    """Every decision of a log, window by window."""
    course = CorrectedSession(Session(session.book, session.setup))
    found: list[list[Given]] = []
    window = None
    for decision in session.decisions:
        if course.session.window is not window:
            window = course.session.window
            found.append([])
        found[-1] += given_in(course, [decision])
    return found


def played_so(session: Session, chance: Random) -> Session:
    """The same answers from the start: where all answer and none is heard before another, in any order.

    Orders of which the last one counts keep their turn.
    """
    course, keep_turn = CorrectedSession(Session(session.book, session.setup)), in_turn(session)
    for answers in in_windows(session):
        window = course.session.window
        left = [one for one in answers if one.name.key != f"slot{CLOSE}"]
        closed = len(left) < len(answers)
        shuffled = closes_itself(window) and all(one.name.seat != TABLE for one in left)
        if shuffled:
            turns = iter([one for one in left if one.name.key in keep_turn])
            chance.shuffle(left)
            left = [next(turns) if one.name.key in keep_turn else one for one in left]
        while left:
            names = course.open()
            # A script's second question is open when its first is answered.
            now = next((one for one in left if one.name in names), left[0]) if shuffled else left[0]
            left.remove(now)
            slot = int(now.name.key[4:]) if now.name not in names else names[now.name]
            course.submit(slot, now.picks)
        if closed:
            course.submit(CLOSE, ("close",))
    return course.session


def told(session: Session) -> Counter[Any]:
    """Everything that anybody has been told."""
    return Counter(
        (e.day, e.phase, e.kind, e.audience, repr(sorted(e.facts.items()))) for e in session.events
    )


@pytest.mark.parametrize("book", books())
def test_no_two_questions_of_a_game_have_the_same_name(book: str):
    rules = books()[book]
    for number in range(12):
        names = Counter(given.name for step in steps_of(played(rules, number)) for given in step.givens)
        assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("book", books())
def test_who_is_told_something_new_alone_answers_anew(book: str):
    """Not what everybody hears, nor what only repeats an answer: a proposal that the pack sees."""
    rules, met = books()[book], Counter[bool]()
    for number in range(8):
        course, chance = CorrectedSession(Session(rules, digests.table(rules, number))), Random(number)
        session = course.session
        while session.outcome is None and len(session.decisions) < 60:
            window, read = session.window, len(session.events)
            before = {slot: course.known(slot) for slot in window.asks}
            course.submit(*random_decision(session, chance))
            told = [one for one in session.events[read:] if one.audience not in {0, EVERYBODY}]
            for slot in before.keys() & window.asks.keys() if session.window is window else ():
                ask = window.asks[slot]
                mine = [one for one in told if one.audience >> ask.seat & 1] if slot != CLOSE else []
                news = window.private and any(rules.kinds[one.kind].discloses for one in mine)
                assert (before[slot][-1] != course.known(slot)[-1]) is news, (window.label, ask.key, mine)
                met[bool(mine)] += 1
    assert met[False]


@pytest.mark.parametrize("book", some_fast(books(), 1))
def test_an_answer_corrected_into_itself_asks_nobody_and_changes_nothing(book: str):
    for session, at, _picks, chance in trials(books()[book]):
        same, again = corrected(session, at, session.decisions[at].picks, chance)
        assert same.decisions == session.decisions
        assert same.digest == session.digest
        assert not again.again


@pytest.mark.parametrize("book", some_fast(books(), 0))
def test_what_is_left_is_a_log_that_plays_and_holds_the_correction(book: str):
    """architecture.md, law 1."""
    for session, at, picks, chance in trials(books()[book]):
        after, _again = corrected(session, at, picks, chance)
        assert after.decisions[:at] == session.decisions[:at]
        name = steps_of(session)[at].givens[0].name
        assert by_name(after)[name] == picks
        replayed = Session(after.book, after.setup, after.decisions)
        assert replayed.digest == after.digest
        assert told(replayed) == told(after)


@pytest.mark.parametrize("book", some_fast(books(), 2))
def test_a_corrected_game_is_the_game_played_so_from_the_start(book: str):
    """Whoever had answered so from the start, in whatever order a night is gone through, is where we are."""
    for session, at, picks, chance in trials(books()[book]):
        after, _again = corrected(session, at, picks, chance)
        from_the_start = played_so(after, chance)
        assert from_the_start.digest == after.digest
        assert from_the_start.outcome == after.outcome


def toys_evening() -> Session:
    """A game of toys with every kind of window, in which the table declares this and that."""
    session, chance = Session(RULES, toy.setup(RULES, *CAST)), Random(38)
    declared = {"night": ("mark", WOLFS, "toy.open"), "floor": ("kill", LAST), "poll": ("day", 7)}
    while session.day != 8 and session.outcome is None:
        session.submit(*random_decision(session, chance, patience=0.5))
        if session.window.kind in declared and chance.random() < 0.4:
            session.submit(AMEND, declared.pop(session.window.kind))
    return session


def test_every_answer_of_a_toys_evening_can_be_every_other_one():
    session, chance = toys_evening(), Random(1)
    game, steps, kinds = Session(session.book, session.setup), steps_of(session), set()
    for at, (slot, picks) in enumerate(session.decisions):
        kinds.add(game.window.kind)
        for other in game.window.asks[slot].options if slot > CLOSE else ():
            after, _again = corrected(session, at, (other,), chance)
            assert after.decisions[: at + 1] == [*session.decisions[:at], (slot, (other,))]
            assert played_so(after, chance).digest == after.digest
        game.submit(slot, picks)
        for rest in (steps[at + 1 :], [one for one in steps[at + 1 :] if not one.closes]):
            same = Session(session.book, session.setup, game.decisions)
            again = Again(CorrectedSession(same), rest)
            again.go_on()
            assert not again.asks, "corrected into itself it asks nobody"
            assert same.decisions == session.decisions
    assert kinds == {"night", "floor", "poll", "choice"}


def test_a_step_for_which_nothing_is_ready_yet_keeps_all_waiting():
    session = toys_evening()
    course = CorrectedSession(Session(session.book, session.setup))
    again = Again(course, steps_of(session), ready=lambda _step: False)
    again.go_on()
    assert again.asks
    assert not course.session.decisions


def test_a_step_that_belongs_nowhere_any_more_keeps_nobody_waiting():
    session = toys_evening()
    steps = [other for step in steps_of(session) for other in (OldStep(step.place, (), of="ghost"), step)]
    same = Session(session.book, session.setup)
    again = Again(CorrectedSession(same), steps, ready=lambda step: None if step.of == "ghost" else True)
    again.go_on()
    assert not again.asks
    assert same.decisions == session.decisions


def test_who_spoke_is_known_to_whoever_ends_the_speeches():
    session = toys_evening()
    course = CorrectedSession(Session(session.book, session.setup))
    while course.session.window.kind != "floor":
        course.submit(*session.decisions[len(course.session.decisions)])
    before = course.known(CLOSE)
    course.submit(AMEND, ("kill", WOLFS))
    assert course.known(CLOSE) != before


def test_what_was_declared_behind_an_answer_that_nobody_is_asked_for_any_more_stands():
    """Also where the table had closed the window since."""

    def peek(game: Game, me: Any) -> Any:
        (word,) = yield Ask(me.seat, "toy.peek", ("look", "rest"))
        if word == "look":
            yield Ask(me.seat, "toy.whom", game.others(me.seat))

    def nights(game: Game) -> Program:
        for _night in range(2):
            game.begin("night")
            window = private_window("night", "toy.night", game.living, game.published_powers("night"))
            game.land((yield from lap(game, window, game.wielding("night"))))
        return Outcome(("toy.team",), (0,), "end-toy")

    power = Power("toy.peek", peek, questions=(Question(), Question()))
    rules = toy.book(Role("toy.peeker", "toy.team", powers=(power,)), program=nights)
    object.__setattr__(rules, "marks", {"toy.open": True})
    session = Session(rules, toy.setup(rules, "peeker", "plain", "plain", "plain"))
    declared = (AMEND, ("mark", 2, "toy.open"))
    for decision in ((1, ("look",)), (1, (2,)), declared, (CLOSE, ("close",))):
        session.submit(*decision)
    after, _again = corrected(session, 0, ("rest",), Random(1))
    assert after.decisions == [(1, ("rest",)), declared, (CLOSE, ("close",))]
    older = CorrectedSession(Session(rules, session.setup))
    older.submit(1, ("rest",))
    Again(older, steps_of(session)[1:], rule=BEFORE).go_on()
    assert older.session.decisions == [(1, ("rest",)), (CLOSE, ("close",))], "as it once was"


def test_an_act_of_the_table_stands_though_its_window_never_comes():
    """Nothing takes it back (secrecy.md, "doors"); what else was declared there goes with the window."""

    def peek(_game: Game, me: Any) -> Any:
        (me.memory["word"],) = yield Ask(me.seat, "toy.peek", ("look", "rest"))

    def nights(game: Game) -> Program:
        for night in ("first", "second", "third", "fourth"):
            if night != "second" or game.players[0].holdings[0].memory["word"] == "look":
                game.begin("night")
                label = f"toy.{night}"
                window = private_window("night", label, game.living, game.published_powers("night"))
                game.land((yield from lap(game, window, game.wielding("night"))))
        return Outcome(("toy.team",), (0,), "end-toy")

    power = Power("toy.peek", peek, questions=(Question(),))
    rules = toy.book(Role("toy.peeker", "toy.team", powers=(power,)), program=nights)
    object.__setattr__(rules, "marks", {"toy.open": True})
    object.__setattr__(rules, "acts", book("judge").acts)
    session = Session(rules, toy.setup(rules, "peeker", "plain", "plain", "plain"))
    act, declared = (AMEND, ("act", "took_back")), (AMEND, ("mark", 2, "toy.open"))
    for decision in ((1, ("look",)), (CLOSE, ("close",)), act, declared):
        session.submit(*decision)
    assert session.window.label == "toy.second"
    course = CorrectedSession(Session(rules, session.setup))
    course.submit(1, ("rest",))
    again = Again(course, steps_of(session)[1:])
    again.go_on()
    assert (course.session.window.label, again.asks) == ("toy.third", True)
    for decision in ((1, ("rest",)), (CLOSE, ("close",))):
        course.submit(*decision)
    again.go_on()
    assert (course.session.window.label, again.asks) == ("toy.fourth", False)
    assert course.session.decisions == [*[(1, ("rest",)), (CLOSE, ("close",))] * 2, act]
