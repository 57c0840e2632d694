"""How many touches a night takes: at most as many as the experience promises, and as many as hands make."""

from __future__ import annotations

import msgspec
import pytest

from nightcaller.engine import NOBODY
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import back_line
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.live.touches import Day, NightTouches, walk
from nightcaller.table.live.visit import READING
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.visit import VisitViewModel
from parts import first_fast
from table.bots import keyed, step
from voice.voice_kit import HandClock


def table(book_id: str, seats: int, deck: int = 0, **changes: object) -> Sitting:
    cards = book(book_id).recommended(seats)[deck].deck
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    return Sitting(people, dict(cards), 3, book=book_id, **changes)  # type: ignore[arg-type]


def hands(evening: Evening) -> int:
    """Everything that the visitor of the open cover presses if she touches all there is on her page."""
    clock = HandClock()
    model = VisitViewModel(evening, clock=clock)
    seat, purpose = evening.visit().seat, evening.visit().purpose
    model.show(evening.visit())
    presses = 1
    clock.pass_time(60_000)
    if model.page == "card":
        model.look()  # under the finger that has held "I am she"
        model.release()
        if purpose == "deal":
            return presses
    if model.page == "board":
        model.look()
        presses += 1
        (model.finish if purpose in READING else model.putAway)()
        if purpose in READING:
            return presses
    for at, row in enumerate(model.blanks.rows):
        page = model._asked
        assert page is not None
        picks = [pick for pick in page.entries[at].options if pick != NOBODY] or [NOBODY]
        if row.words:
            model.chooseWord(at, page.entries[at].words[-1])
        elif picks[0] == NOBODY:
            model.skip()
        else:
            model.activate(at)
            model.choose(picks[(seat + at) % len(picks)])
        presses += 1
    model.decide()
    assert model.page == "answer", model.reason
    model.release()
    assert not model.open
    return presses + 1


@pytest.mark.parametrize("book_id", list(books()))
@pytest.mark.parametrize("seats", [6, pytest.param(12, marks=pytest.mark.slow)])
def test_the_count_is_what_hands_press(book_id: str, seats: int) -> None:
    sitting = table(book_id, seats, -1)
    evening = Evening(sitting)
    pressed = NightTouches(1, 0, 0)
    while evening.public.day <= 1 and not isinstance(evening.scene, Ended):
        scene = evening.scene
        if not isinstance(scene, Cover):
            step(evening, keyed(2))
        elif evening.public.phase == "night" and scene.purpose != "deal":
            pressed = NightTouches(1, pressed.hand_overs + 1, pressed.touches + hands(evening))
        else:
            assert scene.purpose != "deal" or hands(evening) == 1
            if scene.purpose != "deal":
                step(evening, keyed(2))
        if evening.public.phase == "day":
            break
    assert pressed == walk(sitting, 1).nights[0]


@pytest.mark.parametrize(("seats", "most"), [(6, 42), (8, 56), (10, 70), (12, 84)])
def test_a_judge_night_takes_seven_touches_a_person_at_most(seats: int, most: int) -> None:
    """experience: at most 56 for eight (96 before), 84 for twelve, in two rounds."""
    for night in walk(table("judge", seats)).nights:
        assert night.touches <= most
        assert night.hand_overs <= 2 * seats


def test_the_written_square_is_counted_with_the_night_before_it() -> None:
    """Chat, house rule `square`: everybody living reads and writes once more before the vote."""
    (spoken,), (written,) = (
        walk(table("chat", 8, house={"square": square}), 1).nights for square in ("spoken", "written")
    )
    evening = Evening(table("chat", 8, house={"square": "written"}))
    visits, touches = 0, 0
    while evening.public.day <= 1 and not isinstance(scene := evening.scene, Ended):
        if isinstance(scene, Cover) and scene.purpose == "square":
            visits, touches = visits + 1, touches + hands(evening)
        else:
            step(evening, keyed(2))
    assert visits
    assert written.hand_overs - spoken.hand_overs == 8
    assert written.touches - spoken.touches == 8 * touches // visits


def test_cards_at_night_save_a_round_and_cost_nothing() -> None:
    """The first card opens under the finger under which the card of any other night opens."""
    apart, together = (
        walk(table("judge", 8), 1).nights,
        walk(table("judge", 8, cards_at_night=True), 1).nights,
    )
    assert together[0].hand_overs == apart[0].hand_overs
    assert together[0].touches == apart[0].touches


def test_a_laptop_that_goes_back_is_announced_in_words_of_its_own() -> None:
    """Not as if it went on; and where nobody may be named in the dark, by number alone."""
    sitting = table("judge", 6)
    for style, who in ((Style.PASS_AROUND, "P2"), (Style.EYES_CLOSED, "")):
        line = back_line(2, sitting, style)
        assert (line.id, line.arguments, line.who) == ("line-pass-back", {"seat": 3}, who)


def test_all_until_the_first_speech_is_counted_and_timed() -> None:
    """The deal, a hold each, and the first night: what `./packaging/tool touches` and the set-up say."""
    sitting = table("judge", 8)
    first, (night,) = walk(sitting).opening, walk(sitting, 1).nights
    assert (first.hand_overs, first.touches) == (8 + night.hand_overs, 8 + night.touches)
    assert 1 < first.minutes < walk(table("judge", 12)).opening.minutes


@pytest.mark.parametrize(("book_id", "most_touches", "most_hands"), [("chat", 80, 16), ("judge", 56, 16)])
def test_a_night_of_eight_stays_within_its_budget(book_id: str, most_touches: int, most_hands: int) -> None:
    for deck in book(book_id).recommended(8):
        sitting = msgspec.structs.replace(table(book_id, 8), deck=dict(deck.deck))
        for night in walk(sitting).nights:
            assert night.touches <= most_touches, deck.id
            assert night.hand_overs <= most_hands, deck.id


@pytest.mark.parametrize("seats", first_fast([10, 6, 8, 9, 11, 12, 14, 16, 18, 20, 24], 1))
def test_every_evening_of_the_big_book_comes_to_its_first_speech_in_two_rounds(seats: int) -> None:
    """The deal, with what is chosen before the first night, and the night; by day whoever wants asks."""
    for deck in book("revamped").recommended(seats):
        sitting = msgspec.structs.replace(
            table("revamped", seats), deck=dict(deck.deck), house=dict(deck.house)
        )
        beginning = walk(sitting)
        first = beginning.opening
        assert first.hand_overs <= 2 * seats, deck.id
        # the Witch of larger tables in hell has two more potions to be asked about
        assert first.touches <= (11 if seats == 10 else 13) * seats, deck.id
        assert beginning.days == (), deck.id


@pytest.mark.parametrize(
    ("book_id", "seats", "most_touches", "most_hands"),
    [
        ("judge", 8, 56, 16),
        ("judge", 12, 132, 36),
        ("hollow", 8, 88, 24),
        ("forum", 8, 64, 16),
        ("chat", 8, 80, 16),
    ],
)
def test_no_night_of_another_book_takes_more_than_it_did(
    book_id: str, seats: int, most_touches: int, most_hands: int
) -> None:
    for deck in book(book_id).recommended(seats):
        sitting = msgspec.structs.replace(table(book_id, seats), deck=dict(deck.deck), house=dict(deck.house))
        for night in walk(sitting).nights:
            assert night.touches <= most_touches, deck.id
            assert night.hand_overs <= most_hands, deck.id


def test_a_round_of_all_and_secret_ballots_are_counted() -> None:
    """What the house rules page says of a day: everybody's visit, and everybody's ballot."""
    sitting = table("revamped", 10, 2)
    (asked, rounds) = (
        msgspec.structs.replace(sitting, house={"day_round": option}) for option in ("asked", "all")
    )
    by_asking, by_turns = walk(asked, 1), walk(rounds, 1)
    assert (by_asking.days, by_asking.opening.hand_overs) == ((), 20)
    (day,) = by_turns.days
    assert day.hand_overs == 10
    assert by_turns.opening.hand_overs == 30
    assert by_turns.opening.touches == by_asking.opening.touches + day.touches
    (ballot,) = walk(msgspec.structs.replace(asked, ballots="secret"), 1).days
    assert ballot == Day(1, 20, 80)  # an election and a lynching, each with the cult's board
