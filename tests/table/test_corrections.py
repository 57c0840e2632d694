"""Any answer put right: with a moderator in place, by people who pass the laptop in a round gone through
once more. docs/decisions/correction.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

import msgspec
import pytest

from nightcaller.engine import IllegalDecision, Session
from nightcaller.engine.correction import CorrectedSession, Name, given_in
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option, Seat
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.corrections import Answer, Corrections
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.once_more import ANEW, AS_BEFORE
from nightcaller.table.live.progress import Progress
from nightcaller.table.live.scene import Bulletin, Calling, Console, Cover, Ended, Hands, Scene
from nightcaller.table.live.standing import Standing
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Record
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from parts import some_fast
from table.bots import keyed, play, sitting, step

STYLES = ("pass_around", "eyes_closed", "narrator")
_WRITTEN = msgspec.msgpack.Decoder(tuple[int, Record])

DEAL = (
    "judge.werewolf", "judge.commoner", "judge.seer", "judge.witch",
    "judge.werewolf", "judge.hunter", "judge.commoner", "judge.commoner",
)  # fmt: skip
WOLF, VICTIM, SEER, WITCH, OTHER_WOLF, HUNTER, OTHER, LAST = range(8)
DECK = {"werewolf": 2, "seer": 1, "witch": 1, "hunter": 1, "commoner": 3}


class People:
    """Who answers what; whatever is not planned is left alone, or the first there is.

    Args:
        plans: (seat or role, part of the question's key) -> pick.
    """

    def __init__(self, **plans: Option) -> None:
        self.plans = plans

    def __call__(self, who: Seat | str, key: str, _day: int, options: Sequence[Option]) -> Option:
        for part, pick in self.plans.items():
            if part in f"{who}.{key}".replace(".", "_") and pick in options:
                return pick
        return next((word for word in EMPTY_CHOICES if word in options), options[0])


SLIP_NOT = People()
SLIP = People(pack=VICTIM, werewolf=VICTIM, seer=WOLF, antidote="use", witch="use")


def evening(style: str, shelf: Shelf | None = None, **more: Any) -> Evening:
    """Eight people of whom everybody knows who they are."""
    players = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(8))
    agreed = Sitting(
        players, deck=DECK, seed=7, book="judge", style=style, deal=DEAL, house={"sheriff": "no"}, **more
    )  # type: ignore[arg-type]
    return Evening.begin(agreed, shelf) if shelf else Evening(agreed)


def play_until(evening: Evening, people: People, until: Callable[[Scene], bool]) -> list[Scene]:
    """Play on; return what was shown before that."""
    shown: list[Scene] = []
    while not until(evening.scene):
        assert len(shown) < 200, evening.scene
        shown.append(step(evening, people))
    return shown


def dawn(scene: Scene) -> bool:
    return isinstance(scene, Bulletin) and scene.kind == "dawn"


def called(scene: Scene) -> bool:
    return isinstance(scene, Console) and scene.purpose == "night"


def told(scene: Scene) -> list[str]:
    return [event.kind for event in scene.events] if isinstance(scene, Bulletin) else []


def dead(evening: Evening) -> set[Seat]:
    return set(range(8)) - set(evening.public.alive)


def found(evening: Evening, key: str) -> Answer:
    """The one answer to a question in effect."""
    (one,) = [one for one in evening.corrections.answers if key in one.ask.key]
    return one


def found_first(evening: Evening, key: str) -> Answer:
    """The first answer to a question in effect."""
    return next(one for one in evening.corrections.answers if key in one.ask.key)


def lynching(seat: Seat) -> People:
    """Everybody votes for one."""
    return People(exile=seat, vote=seat, lynch=seat)


def folded(evening: Evening) -> Standing:
    """The records as a new process reads them."""
    ledger = evening.ledger
    records = [_WRITTEN.decode(msgspec.msgpack.encode(one)) for one in ledger.standing.records]
    return Standing(ledger.book, ledger.sitting, records)


def same(one: Standing, other: Standing) -> None:
    """Two standings are one, and the game is the one that would have been played so from the start."""
    for name in (field.name for field in fields(Progress) if field.name != "left"):
        assert getattr(one.progress, name) == getattr(other.progress, name), name
    for name in ("remembered", "again"):
        assert getattr(one.knowledge, name) == getattr(other.knowledge, name), name
    fresh = Session(one.session.book, one.session.setup, one.session.decisions)
    assert one.session.digest == other.session.digest == fresh.digest


def test_the_witchs_slip_found_at_dawn_asks_the_witch_alone():
    """She did not use the potion: so she is asked for the poison, as she was not then; nobody else is."""
    table = evening("narrator")
    play_until(table, SLIP, dawn)
    assert not dead(table)
    table.corrections.answer(found(table, "antidote"), "keep")
    # The table hears that something is put right; what it knew before stands.
    scene = table.scene
    assert told(scene) == ["amended.corrected"]
    table.acknowledge()
    scene = table.scene
    assert isinstance(scene, Console)
    page = table.desk().page()
    assert page is not None
    assert [page.entries[at].key for at in page.real] == ["judge.witch.poison"]
    assert scene.role == "judge.witch"
    asked = play_until(table, SLIP, lambda scene: not isinstance(scene, Console))
    assert {scene.role for scene in asked if isinstance(scene, Console)} == {"judge.witch"}
    assert dawn(table.scene)
    table.acknowledge()
    assert dead(table) == {VICTIM}
    same(table.ledger.standing, folded(table))


def test_a_correction_that_nobody_can_have_heard_is_silent():
    """In the night itself the table hears nothing, and the steps after it stand."""
    table = evening("narrator")
    play_until(table, SLIP, lambda scene: isinstance(scene, Console) and scene.role == "judge.witch")
    before = table.scene
    table.corrections.answer(found(table, "seer"), LAST)
    assert table.scene == before
    assert found(table, "seer").picks == (LAST,)
    same(table.ledger.standing, folded(table))


def test_the_packs_answer_is_one_answer():
    table = evening("narrator")
    play_until(table, SLIP, dawn)
    one = found(table, "pack")
    assert set(one.seats) == {WOLF, OTHER_WOLF}
    table.corrections.answer(one, HUNTER)
    assert found(table, "pack").picks == (HUNTER,)


def test_what_changed_for_a_seat_finds_its_owner():
    """The Seer's other answer is still to be shown, what others were told is not."""
    table = evening("narrator")
    play_until(table, SLIP, dawn)
    table.corrections.answer(found(table, "seer"), LAST)
    owed = {seat for showing in table.corrections.owed for seat in showing.to}
    assert owed == {SEER}
    table.corrections.have_shown(SEER)
    assert not table.corrections.owed


def test_a_correction_can_be_taken_back():
    table = evening("narrator")
    play_until(table, SLIP, dawn)
    table.corrections.answer(found(table, "antidote"), "keep")
    assert found(table, "antidote").picks == ("keep",)
    table.rulings.undo()
    assert found(table, "antidote").picks == ("use",)
    shown = [told(scene) for scene in play_until(table, SLIP, lambda scene: not isinstance(scene, Bulletin))]
    assert shown == [["day.breaks", "judge.dawn"], ["amended.took_back"]]
    assert not dead(table)
    same(table.ledger.standing, folded(table))


def test_a_correction_of_a_correction_is_the_last_word():
    table, once = evening("narrator"), evening("narrator")
    for each in (table, once):
        play_until(each, SLIP, dawn)
    for pick in (LAST, OTHER_WOLF, HUNTER):
        table.corrections.answer(found(table, "seer"), pick)
    once.corrections.answer(found(once, "seer"), HUNTER)
    assert found(table, "seer").picks == found(once, "seer").picks == (HUNTER,)
    same(table.ledger.standing, folded(table))


def test_what_could_not_have_been_is_refused_and_changes_nothing():
    table = evening("narrator")
    play_until(table, SLIP, dawn)
    before, records = table.digest, len(table.ledger.standing.records)
    one = found(table, "seer")
    with pytest.raises(IllegalDecision):
        table.corrections.answer(one, SEER)
    with pytest.raises(IllegalDecision):
        table.corrections.answer(one._replace(number=99_999), LAST)
    assert (table.digest, len(table.ledger.standing.records)) == (before, records)


def test_after_the_verdict_nothing_is_put_right():
    """As for a step back: everybody has seen the cards."""
    table = evening("narrator")
    play_until(table, SLIP, dawn)
    table.rulings.amend("end")
    play_until(table, SLIP, lambda scene: isinstance(scene, Ended))
    assert table.corrections.refused == "error-correct-over"
    with pytest.raises(IllegalDecision):
        table.corrections.answer(found(table, "seer"), LAST)


def test_a_game_that_had_ended_goes_on_and_one_that_went_on_ends():
    """What came after an end that comes earlier is gone, and comes back with the correction taken back."""
    table = evening("narrator")
    play_until(table, People(pack=VICTIM, seer=WOLF, antidote="keep", poison=WOLF), dawn)
    play_until(table, lynching(OTHER_WOLF), lambda _scene: table.public.outcome is not None)
    assert not isinstance(table.scene, Ended), "the vote is heard first"
    table.corrections.answer(found(table, "poison"), LAST)
    assert table.public.outcome is None, "one wolf is left"
    same(table.ledger.standing, folded(table))
    play_until(table, lynching(OTHER_WOLF), called)
    assert {WOLF, OTHER_WOLF} & dead(table) == {OTHER_WOLF}
    second = found_first(table, "poison")
    table.corrections.answer(second, WOLF)
    same(table.ledger.standing, folded(table))
    heard = play_until(table, lynching(OTHER_WOLF), lambda _scene: table.public.outcome is not None)
    assert not any(called(scene) for scene in heard), "the second night never was"
    while found_first(table, "poison").picks == (WOLF,):
        table.rulings.undo()
    assert told(table.scene) == ["amended.took_back"]
    table.acknowledge()
    assert called(table.scene), "what came after that end is there again"
    assert table.public.outcome is None
    same(table.ledger.standing, folded(table))


def test_a_dead_mans_answer_is_none_any_more_and_comes_back_with_the_correction_taken_back():
    """The Seer has checked twice; then it turns out that he was the first night's victim."""
    table = evening("narrator")
    play_until(table, People(pack=VICTIM, seer=WOLF, antidote="keep"), dawn)
    second = People(pack=OTHER, seer=OTHER_WOLF)
    play_until(table, second, lambda scene: dawn(scene) and table.public.day == 2)
    checks = [one for one in table.corrections.answers if "seer" in one.ask.key and one.seats]
    assert [one.picks for one in checks] == [(WOLF,), (OTHER_WOLF,)]
    table.corrections.answer(found_first(table, "pack"), SEER)
    play_until(table, second, lambda scene: dawn(scene) and table.public.day == 2)
    assert SEER in dead(table)
    checks = [one for one in table.corrections.answers if "seer" in one.ask.key and one.seats]
    assert [one.picks for one in checks] == [(WOLF,)]
    same(table.ledger.standing, folded(table))
    while found_first(table, "pack").picks != (VICTIM,):
        table.rulings.undo()
    assert [one.picks for one in table.corrections.answers if "seer" in one.ask.key and one.seats] == [
        (WOLF,),
        (OTHER_WOLF,),
    ]
    same(table.ledger.standing, folded(table))


def test_in_the_middle_of_a_vote_the_living_of_now_vote():
    """The Witch had not poisoned number 8: the vote that waits has one voter more."""
    table = evening("narrator")
    play_until(table, People(pack=VICTIM, seer=WOLF, antidote="keep", poison=LAST), dawn)
    play_until(table, SLIP_NOT, lambda scene: isinstance(scene, Hands))
    scene = table.scene
    assert isinstance(scene, Hands)
    assert LAST not in scene.voters
    poison = found(table, "poison")
    table.corrections.answer(poison, next(one for one in EMPTY_CHOICES if one in poison.ask.options))
    heard = play_until(table, SLIP_NOT, lambda scene: isinstance(scene, Hands))
    assert ["amended.corrected"] in [told(one) for one in heard]
    scene = table.scene
    assert isinstance(scene, Hands)
    assert LAST in scene.voters
    assert set(scene.voters) == set(table.public.alive)
    same(table.ledger.standing, folded(table))


@pytest.mark.parametrize("ballots", ["secret", "hands"])
def test_a_secret_vote_can_be_gone_through_once_more_and_a_show_of_hands_is_no_round(ballots: str):
    table = evening("pass_around", ballots=ballots)
    play_until(table, SLIP_NOT, lambda scene: table.public.day == 2 or isinstance(scene, Ended))
    days = {(one.day, one.phase) for one in table.corrections.rounds}
    assert (1, "night") in days
    assert ((1, "day") in days) is (ballots == "secret")


@pytest.mark.parametrize("style", ("pass_around", "eyes_closed"))
def test_a_night_gone_through_once_more_asks_everybody_as_before_or_anew(style: str):
    table = evening(style)
    play_until(table, SLIP, dawn)
    first = table.corrections.rounds[-1]
    visited = [scene for scene in play_until_again(table, first) if isinstance(scene, Cover | Calling)]
    assert len(visited) == (16 if style == "pass_around" else 3)
    assert dead(table) == {VICTIM}
    same(table.ledger.standing, folded(table))


def answer_once_more(asked: Any, *, anew: bool, people: People = SLIP_NOT) -> None:
    """The first row is on everybody's page, and has to be touched; then it counts."""
    page = asked.page()
    assert asked.asks_before
    assert page.entries[0].words == (AS_BEFORE, ANEW)
    assert page.owed[0] == 0
    if not anew:
        left = asked.page([AS_BEFORE])
        assert left.problem is None
        assert not left.owed
        asked.decide([AS_BEFORE])
    else:
        asked.decide([ANEW, *(people("", entry.key, 1, entry.options) for entry in page.entries[1:])])
    assert not asked.asks_before


def play_until_again(table: Evening, again: Any) -> list[Scene]:
    """Go through it once more: the Witch keeps her potion, everybody else says: as before."""
    table.corrections.once_more(again)
    assert told(table.scene) == ["amended.night_again"]
    table.acknowledge()
    shown: list[Scene] = []
    while not dawn(table.scene):
        scene = table.scene
        shown.append(scene)
        assert len(shown) < 40
        match scene:
            case Cover(seat=seat):
                visit = table.visit()
                answer_once_more(visit, anew=seat == WITCH and scene.lap == scene.laps - 1)
                visit.finish()
            case Calling(role=role):
                call = table.call()
                answer_once_more(call, anew=role == "judge.witch")
                call.finish()
            case _:
                table.acknowledge()
    return shown


@pytest.mark.parametrize("style", STYLES)
def test_killed_after_any_record_of_a_correction_the_same_question_waits(style: str, tmp_path):
    """Nothing is lost, nothing is asked twice: the next process stands where this one stood."""
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    table = evening(style, shelf)
    play_until(table, SLIP, dawn)
    stood: list[tuple[int, str, Scene]] = []

    def note() -> None:
        ledger = table.ledger
        if not ledger.unsettled:
            stood.append((len(ledger.standing.records), table.digest, table.scene))

    table.changed.append(note)
    if style == "narrator":
        table.corrections.answer(found(table, "antidote"), "keep")
        play_until(table, SLIP, dawn)
    else:
        play_until_again(table, table.corrections.rounds[-1])
    assert len(stood) > 2
    for length, digest, scene in stood:
        ledger = table.ledger
        killed = Evening(table.sitting, None, ledger.standing.records[:length])
        killed.ledger.settle()
        assert (killed.digest, killed.scene) == (digest, scene)
    name = table.id
    table.close()
    again = Evening.resume(name, shelf)
    assert (again.digest, again.scene) == (table.digest, table.scene)
    assert again.ledger.standing.played == table.ledger.standing.played


def test_the_table_cannot_tell_whose_page_was_anew():
    """Two tables differ only in who answers anew, to the same end: what is shown to all is the same."""
    heard: list[list[Any]] = []
    for anew in (SEER, VICTIM, WOLF):
        table = evening("pass_around")
        play_until(table, SLIP, dawn)
        table.corrections.once_more(table.corrections.rounds[-1])
        seen: list[Any] = []
        while not dawn(table.scene):
            scene = table.scene
            seen.append(scene)
            if not isinstance(scene, Cover):
                table.acknowledge()
                continue
            visit = table.visit()
            seen.append(visit.form)
            plan = People(pack=VICTIM, seer=LAST, antidote="use")
            answer_once_more(visit, anew=scene.seat == anew, people=plan)
            visit.finish()
        seen.append(table.scene)
        heard.append(seen)
    assert heard[0] == heard[1] == heard[2]


def test_a_story_tells_the_evening_as_it_was_put_right(tmp_path):
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    table = evening("narrator", shelf)
    play_until(table, SLIP, dawn)
    table.corrections.answer(found(table, "seer"), LAST)
    table.rulings.amend("end")
    play_until(table, SLIP, lambda scene: isinstance(scene, Ended))
    story = table.finish(shelf)
    assert story is not None
    retold = Evening.retold(story)
    assert retold.digest == table.digest
    assert found(retold, "seer").picks == (LAST,)


def test_with_closed_eyes_as_before_gives_the_same_answer_to_what_is_asked_now():
    """The Witch's victim is another now. She says "as before" and is not refused, which would tell everybody
    that something has changed for her; and what she said is not lost."""
    table = evening("eyes_closed")
    play_until(table, People(pack=VICTIM, seer=WOLF, antidote="keep", poison=LAST), dawn)
    assert dead(table) == {VICTIM, LAST}
    table.corrections.once_more(table.corrections.rounds[-1])
    while not dawn(table.scene):
        if isinstance(table.scene, Calling):
            call = table.call()
            answer_once_more(call, anew=table.scene.role == "judge.werewolf", people=People(pack=HUNTER))
            call.finish()
        else:
            table.acknowledge()
    assert dead(table) == {HUNTER, LAST}
    same(table.ledger.standing, folded(table))


def test_who_is_not_asked_as_before_is_told_so_on_the_same_page():
    """The Witch whose victim is another now has to answer anew; idle hands may always leave theirs."""
    table = evening("pass_around")
    play_until(table, SLIP, dawn)
    table.corrections.once_more(table.corrections.rounds[-1])
    other = People(pack=HUNTER)
    while not (isinstance(table.scene, Cover) and table.scene.seat == WITCH and table.scene.lap == 1):
        if isinstance(table.scene, Cover):
            visit = table.visit()
            answer_once_more(visit, anew=visit.seat in {WOLF, OTHER_WOLF}, people=other)
            visit.finish()
        else:
            table.acknowledge()
    visit = table.visit()
    page = visit.page([AS_BEFORE])
    assert page.problem == (0, "error-visit-not-as-before")
    assert [entry.words for entry in page.entries[:1]] == [(AS_BEFORE, ANEW)]
    answer_once_more(visit, anew=True, people=People(antidote="use"))
    visit.finish()
    play_until(table, SLIP, dawn)
    assert not dead(table)


def answered(evening: Evening) -> dict[Name, tuple[Option, ...]]:
    """Every answer of the game by who was asked what, and when."""
    session = evening.ledger.session
    course = CorrectedSession(Session(session.book, session.setup))
    return {given.name: given.picks for given in given_in(course, session.decisions)}


@pytest.mark.parametrize("book", some_fast(books(), 1))
def test_whose_answer_stands_after_a_correction_gave_it_before(book: str):
    """Whoever else died by night, what the day has heard stands with her who said it, not in her place."""
    corrected = 0
    for seed in range(8):
        players = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(8))
        deck = dict(books()[book].recommended(8)[0].deck)
        evening = Evening(Sitting(players, deck=deck, seed=seed, book=book, style="narrator"))
        for _step in range(60):
            if evening.public.day > 1:
                break
            step(evening, keyed(seed))
        for one in evening.corrections.answers:
            for pick in one.ask.options if one.alone and len(one.seats) > 1 else ():
                before = answered(evening)
                try:
                    evening.corrections.answer(one, pick)
                except IllegalDecision:
                    continue  # as it was, or nothing that could have been
                corrected += 1
                after = answered(evening)
                same = [name for name in before.keys() & after.keys() if name.key != one.ask.key]
                assert [name for name in same if before[name] != after[name]] == [], seed
                evening.rulings.undo()
    assert corrected > 20


def of_book(book_id: str, style: str) -> Sitting:
    """Eight people and the first recommended deck of a book."""
    deck = dict(books()[book_id].recommended(8)[0].deck)
    return sitting(8, book=book_id, deck=deck, style=Style(style))


@pytest.mark.parametrize("style", ("pass_around", "eyes_closed"))
@pytest.mark.parametrize("undone", (False, True), ids=("put right", "taken back"))
@pytest.mark.parametrize("book_id", sorted(books()))
def test_a_correction_tells_nothing_that_was_told_before_it(book_id: str, undone: bool, style: str) -> None:
    """Whatever the table has put right, or taken back, while the cards went round is no news after a slip."""
    evening = Evening(of_book(book_id, style))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover) and scene.seat == 3)
    evening.mishaps.halt()
    evening.mishaps.rename(1, "Renamed")
    if undone:
        evening.rulings.undo()
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Bulletin) and scene.kind == "dawn")
    evening.corrections.once_more(evening.corrections.rounds[0])
    for _page in range(9):
        if not isinstance(evening.scene, Bulletin) or evening.scene.kind == "nightfall":
            break
        assert set(told(evening.scene)) <= {"amended.night_again"}
        evening.acknowledge()


@pytest.mark.parametrize("style", ("pass_around", "eyes_closed"))
@pytest.mark.parametrize("book_id", sorted(books()))
def test_no_two_rounds_are_offered_in_the_same_words(book_id: str, style: str) -> None:
    """Two of one night are its first and its second, however the book divides its night."""
    evening = Evening(of_book(book_id, style))
    people, most = keyed(1), 0
    for _step in range(260):
        if isinstance(evening.scene, Ended):
            break
        rounds = evening.corrections.rounds
        words = [(one.phase, one.day, one.nth if one.rounds > 1 else 0) for one in rounds]
        assert len(set(words)) == len(words), words
        assert all(0 <= one.nth < one.rounds for one in rounds), rounds
        most = max(most, len(words))
        step(evening, people)
    assert most


@pytest.mark.parametrize("book_id", sorted(books()))
def test_a_call_is_listed_by_what_it_asks_by_the_rules_whoever_holds_it(book_id: str) -> None:
    """Which questions were really asked may tell who lives and what is used up: a line stands for each of the
    published ones, in their order. What has been read before is read as if it were for the first time."""
    calls, seed = list[bool](), 0
    while not any(calls):  # till somebody who is called is dead
        seed += 1
        assert seed < 9
        evening, people = Evening(of_book(book_id, "narrator")), keyed(seed)
        while not isinstance(at := evening.scene, Ended) and evening.public.day < 4:
            last = max((number for number, _one in evening.ledger.standing.records), default=-1)
            call = evening.ledger.window.calls[at.index] if isinstance(at, Console) and called(at) else None
            step(evening, people)
            if isinstance(evening.scene, Ended):
                break
            assert evening.corrections.refused == ""
            answers = evening.corrections.answers
            assert answers == Corrections(evening.ledger).answers
            assert ("close",) not in [one.picks for one in answers], "the app closes, nobody answers that"
            lines = [one for one in answers if one.number > last and one.role]
            if call is not None and lines:
                assert {one.role for one in lines} == {call.role}
                assert [one.question for one in lines] == [one.key or call.power for one in call.questions]
                calls.append(any(one.idle for one in lines))
    assert len(calls) > 2


@pytest.mark.parametrize("style", ("pass_around", "eyes_closed"))
@pytest.mark.parametrize("book_id", sorted(books()))
def test_the_rounds_of_a_night_that_is_over_are_counted_through(book_id: str, style: str) -> None:
    """The first of two, the second of two; none is offered that was not."""
    evening, people = Evening(of_book(book_id, style)), keyed(1)
    play(evening, people, until=lambda scene: isinstance(scene, Bulletin) and scene.kind == "dawn")
    night = [one for one in evening.corrections.rounds if one.phase == "night" and one.day == 1]
    assert [one.nth for one in night] == [*range(len(night))][::-1]
    assert {one.rounds for one in night} == {len(night)}
