"""By day the laptop goes to whoever asks for it: in every style, the same for everybody, killed and taken
back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option, Seat
from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import Bulletin, Console, Cover, Floor, Scene
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.visit import VisitViewModel
from parts import first_fast
from table.bots import step
from viewmodels.private_table import section
from voice.voice_kit import HandClock

STYLES = tuple(Style)
NOTHING: dict[str, Option] = {}
REST = ("wolf", "wolf", "huntsman", "citizen", "citizen", "citizen")
CITIZEN = "revamped.citizen"
ACTING: dict[str, dict[str, Option]] = {
    "tanner": {"revamped.tanner.tan": 1, "revamped.hide_of": CITIZEN},
    "disguised_fox": {"revamped.disguised_fox.mask": CITIZEN},
    "devil": {"revamped.devil.wager": 1},
    "archangel": {"revamped.archangel.grace": 1},
    "coroner": {"revamped.coroner.examine": 7},
    "reaper": {"revamped.reaper.gift": 7, "revamped.reaper.receiver": 1},
    "ranger": {"revamped.declare": "target", "revamped.declare.target": 2},
    "barber": {"revamped.declare": "razor-hidden", "revamped.declare.target": 2},
}
"""Who may do something by day, of themselves or by declaring it: question -> answer. The barber from the
second day on."""


def asleep(_who: Seat | str, _key: str, _day: int, options: Sequence[Option]) -> Option:
    """People who do as little as they may; a pack that kills the last one of whom it may."""
    return next((word for word in EMPTY_CHOICES if word in options), options[-1])


def hungry(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
    """The same, with a pack that kills seat 7."""
    pack = "pack.attack" in key or who == "revamped.wolf"
    return 7 if pack and 7 in options else asleep(who, key, day, options)


def table(*cards: str, style: str = Style.PASS_AROUND, **changes: object) -> Evening:
    deal = (*cards, *REST)[: max(8, len(cards))]
    deck = {card: deal.count(card) for card in deal}
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(len(deal)))
    settled: dict[str, object] = {"players": people, "deck": deck, "seed": 5, "deal": deal, **changes}
    return Evening(Sitting(book="revamped", style=style, **settled))  # type: ignore[arg-type]


def to_the_talk(evening: Evening, day: int = 1) -> list[Scene]:
    """Play until people talk on a day; return what was on the screen by then."""
    seen = []
    while not (isinstance(evening.scene, Floor) and evening.public.day == day):
        seen.append(evening.scene)
        step(evening, hungry)
    return seen


def fill(evening: Evening, wanted: Mapping[str, Option]) -> None:
    """Whoever has the laptop now, or is asked by the moderator, answers some questions, each once."""
    scene = evening.scene
    assert isinstance(scene, Cover | Console)
    visit = PlayerVisit(evening.ledger, scene.seat, scene.purpose, scene.lap)
    left, filled = dict(wanted), list[Option | None]()
    while (page := visit.page(filled)) and len(filled) < len(page.entries):
        filled.append(left.pop(page.entries[len(filled)].key, None))
    assert not left, "not asked"
    if isinstance(scene, Cover):
        visit = evening.visit()
        visit.decide(filled)
        if not visit.over:
            visit.finish()
        return
    evening.desk().decide(filled)
    if isinstance(evening.scene, Console):
        evening.desk().finish()


def ask(evening: Evening, seat: Seat, wanted: Mapping[str, Option] = NOTHING) -> list[Scene]:
    """Somebody asks for the laptop and hands it back; what the table sees meanwhile."""
    evening.declare(seat)
    seen = [evening.scene]
    fill(evening, wanted)
    return [*seen, evening.scene]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("role", ACTING)
def test_every_role_that_acts_by_day_can_in_every_style(style: str, role: str) -> None:
    day = 2 if role == "barber" else 1
    evening = table(role, "macho", style=style)
    to_the_talk(evening, day)
    before = len(evening.ledger.session.decisions)
    scenes = ask(evening, 0, ACTING[role])
    assert isinstance(scenes[0], Cover | Console)
    assert (scenes[0].seat, scenes[0].purpose) == (0, "day_asked")
    assert isinstance(scenes[1], Floor | Bulletin)
    picks = [pick for _slot, chosen in evening.ledger.session.decisions[before + 1 :] for pick in chosen]
    assert set(picks) - {*EMPTY_CHOICES, "close"}, "nothing was done"
    told = [event for event in evening.ledger.events if event.audience == 1 << 0]
    assert any(event.day == day and event.phase == "day" for event in told)


@pytest.mark.parametrize("style", STYLES)
def test_what_the_room_sees_is_the_same_whoever_asks_and_whatever_she_does(style: str) -> None:
    """A devil who offers, one who does not, a citizen, a tanner: covers, lines, order and the talk after."""
    shown = set()
    for deal, wanted in (
        (("devil", "tanner"), ACTING["devil"]),
        (("devil", "tanner"), NOTHING),
        (("tanner", "devil"), ACTING["tanner"]),
        (("citizen", "devil", "tanner", "wolf", "wolf", "huntsman", "citizen", "citizen"), NOTHING),
    ):
        deck = {"devil": 1, "tanner": 1, "wolf": 2, "huntsman": 1, "citizen": 3}
        evening = table(*deal, style=style, deck=deck)
        to_the_talk(evening)
        before = evening.scene
        scenes = ask(evening, 0, wanted)
        said = [
            line.id
            for was, now in zip([before, *scenes], scenes, strict=False)
            for line in lines_for(now, evening.sitting, evening.public, style, was)
        ]
        assert scenes[-1] == before, "the speeches go on where they were"
        shown.add(repr((scenes, said, evening.public.events[-1].kind)))
    assert len(shown) == 1


def test_everybodys_page_and_hands_are_the_same() -> None:
    """The card under the first hold, the same blanks, one hold to decide, whatever there is for whom."""
    evening = table("devil", "tanner", "chef", "barber", "grandma", "cupid")
    to_the_talk(evening)
    forms = set()
    for seat in evening.public.alive:
        evening.declare(seat)
        visit = evening.visit()
        model = VisitViewModel(evening, clock=HandClock())
        model.show(visit)
        assert model.page == "card"
        forms.add((visit.form, tuple(bool(row.words) for row in model.blanks.rows)))
        visit.decide()
        visit.finish()
    assert len(forms) == 1


def test_news_of_the_night_lies_under_the_first_hold() -> None:
    """A Macho who was hit: by day if he asks, and at a secret vote at the latest if he has not."""

    def hit(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        return 0 if "pack.attack" in key and 0 in options else asleep(who, key, day, options)

    evening = table("macho", ballots="secret")
    while not isinstance(evening.scene, Floor):
        step(evening, hit)

    def card(purpose: str) -> str:
        visit = evening.visit()
        model = VisitViewModel(evening, clock=HandClock())
        model.show(visit)
        assert (visit.purpose, model.page) == (purpose, "card")
        news = {event.kind for event in visit.learned}
        assert news, "she has not heard it yet"
        return repr([line["message"] for line in section(model, "ui-card-know")])

    evening.declare(0)
    first = card("day_asked")
    assert "event-" in first
    evening = table("macho", ballots="secret")
    while not (isinstance(scene := evening.scene, Cover) and (scene.purpose, scene.seat) == ("vote", 0)):
        step(evening, hit)
    assert card("vote") == first


@pytest.mark.parametrize("style", STYLES)
def test_killed_anywhere_it_goes_on_at_the_same_question(style: str) -> None:
    evening = table("devil", "tanner", style=style)
    to_the_talk(evening)
    evening.next_speaker()
    speaking = evening.scene

    def again() -> Evening:
        other = Evening(evening.sitting, None, evening.ledger.standing.records)
        assert (other.scene, other.digest) == (evening.scene, evening.digest)
        return other

    evening = again()
    evening.declare(0)
    evening = again()
    assert isinstance(evening.scene, Cover | Console)
    fill(evening, ACTING["devil"])
    evening = again()
    assert evening.scene == speaking
    step(evening, asleep)
    again()


@pytest.mark.parametrize("style", STYLES)
def test_a_step_back_takes_back_that_she_asked_with_all_she_did(style: str) -> None:
    evening = table("devil", "tanner", style=style)
    to_the_talk(evening)
    talking, before = evening.scene, evening.digest
    ask(evening, 0, ACTING["devil"])
    assert evening.digest != before

    def back() -> Scene:
        evening.rulings.undo()
        while isinstance(evening.scene, Bulletin):
            evening.acknowledge()  # a step back is said aloud
        return evening.scene

    assert back() == talking
    assert not any(event.audience == 1 << 0 and event.phase == "day" for event in evening.ledger.events)
    assert not isinstance(back(), Floor), "and behind that into the night"


def test_a_step_back_takes_a_note_of_that_visit_with_it() -> None:
    """A deck with boards: everybody reads and writes before the page."""
    evening = table("medium", "devil")
    to_the_talk(evening)
    talking = evening.scene
    evening.declare(1)
    visit = evening.visit()
    assert visit.sheet is not None
    visit.post("careful")
    visit.decide()
    visit.finish()
    assert evening.scene == talking
    evening.rulings.undo()
    evening.acknowledge()
    assert evening.scene == talking


def test_who_is_declared_dead_and_who_is_brought_back_while_people_talk() -> None:
    """The one has the laptop no more, the other again, whether he had it on this day or not."""
    evening = table("devil", "tanner")
    to_the_talk(evening)
    assert evening.public.alive == (0, 1, 2, 3, 4, 5, 6)
    for dead, alive in ((1, False), (1, True), (7, True)):
        evening.rulings.amend("revive" if alive else "kill", dead)
        while isinstance(evening.scene, Bulletin):
            evening.acknowledge()
        assert isinstance(evening.scene, Floor)
        assert (dead in evening.scene.takers) is alive
        assert set(evening.scene.takers) == set(evening.public.alive)
    assert isinstance(ask(evening, 7)[-1], Floor)


def test_a_day_on_which_nobody_asks_needs_no_hand_over() -> None:
    evening = table("devil", "tanner", "chef", "reaper")
    to_the_talk(evening)
    while evening.public.phase == "day":
        assert not isinstance(evening.scene, Cover)
        step(evening, asleep)


def test_nobody_is_refused_the_laptop_who_lives() -> None:
    """Asked again and again, of every card, the same."""
    evening = table("devil", "barber", "medium")
    to_the_talk(evening)
    for seat in (*evening.public.alive, *evening.public.alive):
        assert isinstance(ask(evening, seat)[-1], Floor)


@pytest.mark.parametrize("style", STYLES)
def test_an_older_evening_has_its_round(style: str) -> None:
    evening = table("devil", "tanner", style=style)
    older = Evening(evening.sitting.as_of("6"))
    assert older.sitting.house["day_round"] == "all"
    while not isinstance(older.scene, Floor):
        scene = older.scene
        step(older, asleep)
    assert isinstance(scene, Cover | Console)
    assert scene.purpose == "day_round"


@pytest.mark.parametrize("seats", first_fast([10, 8, 12, 16, 24], 2))
def test_the_voice_says_once_a_day_that_anybody_may_ask(seats: int) -> None:
    for deck in book("revamped").recommended(seats):
        people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
        evening = Evening(Sitting(people, dict(deck.deck), 3, book="revamped", house=dict(deck.house)))
        said, before = 0, None
        while evening.public.day <= 1 and evening.public.outcome is None:
            scene = evening.scene
            lines = lines_for(scene, evening.sitting, evening.public, Style.PASS_AROUND, before)
            said += sum(line.id == "line-day-asked" for line in lines)
            before = scene
            step(evening, asleep)
        asked = evening.book.by_asking(dict(deck.deck), evening.book.house(dict(deck.house)))
        assert said == (1 if asked else 0), deck.id
