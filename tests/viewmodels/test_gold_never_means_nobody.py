"""The moderator's gold button notes what is chosen; "nobody" and "nothing" are the dark one's alone.

And what his page points at it names: at every question of every book.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from driver import every_text
from nightcaller.engine import CLOSE
from nightcaller.engine.kinds import DIED
from nightcaller.engine.vocabulary import EMPTY_CHOICES
from nightcaller.rulebooks import book, books
from nightcaller.table.live.desk import Desk
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import Page
from nightcaller.table.live.scene import Bulletin, Console, Ended, Floor
from nightcaller.table.live.sounding import lost_as_well
from nightcaller.text import LANGUAGES, Catalogue, message_id
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from parts import one_in
from table.bots import keyed, sitting
from table.test_asked_aloud import asker, binder, table, to_the_round
from table.test_desk import moderate
from voice.voice_kit import HandClock

SEATS = 10
DECKS = [(name, at) for name in books() for at, _deck in enumerate(book(name).recommended(SEATS))]
DAYS = 3
"""Of each evening: what is asked later was asked before."""
POINTS = {
    "en": re.compile(r"\b(this is|here is|here are|this one|that one|the screen shows)\b", re.IGNORECASE),
    "zh-CN": re.compile(r"是他|这位|这名|这一位|在屏幕上|桌上有"),
}


def at_the_console(evening: Evening) -> ConsoleViewModel:
    model = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)), clock=HandClock())
    assert isinstance(evening.scene, Console)
    model.show(evening.scene)
    return model


def again(evening: Evening) -> Evening:
    """The same, to be gone on with by itself."""
    return Evening(evening.sitting, None, [*evening.ledger.standing.records])


def steps(name: str, at: int) -> Iterator[tuple[Evening, Desk]]:
    """Every kind of step at the desk in an evening, once; somebody asks for the floor every day."""
    deck = dict(book(name).recommended(SEATS)[at].deck)
    evening = Evening(sitting(SEATS, book=name, deck=deck, style="narrator", seed=at))
    seen, spoken = set(), 0
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= DAYS:
        if isinstance(scene, Floor) and scene.may_declare and spoken < evening.public.day:
            spoken = evening.public.day
            evening.declare(evening.public.alive[spoken % len(evening.public.alive)])
            continue
        if isinstance(scene, Bulletin):
            peace_is_peace(evening, scene)
        if isinstance(scene, Console):
            desk = evening.desk()
            page = desk.page()
            forms = () if page is None else tuple((entry.key, entry.words) for entry in page.entries)
            kind = (scene.purpose, scene.role, forms, page and bool(page.real), page and bool(page.problem))
            if kind not in seen:
                seen.add(kind)
                yield evening, desk
        moderate(evening, keyed(at))


def peace_is_peace(evening: Evening, scene: Bulletin) -> None:
    """What is shown of a night without a name says that nobody died, and so it is."""
    for event in scene.events:
        if event.kind.endswith(".dawn") and not event.facts["seats"]:
            assert not lost_as_well(scene, evening.public)
            assert not [one for one in scene.events if one.kind == DIED.id]


def first_choice(page: Page, at: int) -> Any:
    """Somebody or something that may be picked in a blank; None if there is nothing."""
    return next((one for one in page.entries[at].options if one not in EMPTY_CHOICES), None)


def tap(model: ConsoleViewModel, at: int, option: Any) -> None:
    model.activate(at)
    model.choose(option) if isinstance(option, int) else model.chooseWord(at, option)


def gold_notes_nothing_by_itself(evening: Evening) -> None:
    """Untouched it says what to do, and its key records nothing."""
    model, before = at_the_console(evening), len(evening.ledger.standing.records)
    page = evening.desk().page()
    assert page is not None
    assert (model.shown.asked, model.shown.decides) == (True, False)
    model.goOn()
    assert model.shown.reason
    assert len(evening.ledger.standing.records) == before


def a_tap_taken_back_leaves_the_page_as_it_was(evening: Evening) -> None:
    page = evening.desk().page()
    assert page is not None
    for at, entry in enumerate(page.entries):
        option = first_choice(page, at)
        if entry.words or option is None or (len(page.entries) == 1 and evening.scene.purpose == "night"):  # type: ignore[union-attr]
            continue  # words are answers at once, and so is by night whoever stands alone
        model = at_the_console(evening)
        untouched = (model.shown.decides, model.shown.skip_message, model.to_do)
        for _time in range(2):
            model.activate(at)
            model.choose(option)
        if evening.desk().page() != page:
            return  # it left nothing else to choose, and was recorded
        assert (model.shown.decides, model.shown.skip_message, model.to_do) == untouched


def what_gold_notes_is_somebody(evening: Evening) -> None:
    """However much is tapped before, "nobody" among it."""
    page, model = evening.desk().page(), at_the_console(evening)
    assert page is not None
    for at, entry in enumerate(page.entries):
        rest = next((one for one in entry.words if one in EMPTY_CHOICES), None)
        if rest is not None and len(page.entries) > 1:
            tap(model, at, rest)
        if evening.desk().page() != page:
            return
        assert not model.shown.decides
    for at in range(len(page.entries)):
        option = first_choice(page, at)
        if option is None:
            continue
        tap(model, at, option)
        if evening.desk().page() != page:
            return
        if model.shown.decides:
            assert any(
                one["number"] or one["answer"].rpartition("-")[2] not in EMPTY_CHOICES for one in model.stands
            )


def what_gold_notes_contradicts_nothing(evening: Evening) -> None:
    """Of a question with several blanks one is filled: "Note: 12 · Noor · Let them all go" said both."""
    page, model = evening.desk().page(), at_the_console(evening)
    assert page is not None
    if len(page.entries) == 1 or len({entry.key for entry in page.entries}) > 1:
        return
    option = first_choice(page, 0)
    if option is None:
        return
    tap(model, 0, option)
    if evening.desk().page() == page and model.stands:
        empty = [one for one in model.stands if one["answer"].rpartition("-")[2] in EMPTY_CHOICES]
        assert not [one for one in empty if not one["number"]]


def night(evening: Evening) -> bool:
    return evening.scene.purpose == "night"  # type: ignore[union-attr]


def no_single_tap_records_by_day(evening: Evening) -> None:
    """Nothing that is tapped in sight of all counts before gold is tapped, or "nobody" is held."""
    page, model, written = (
        evening.desk().page(),
        at_the_console(evening),
        len(evening.ledger.standing.records),
    )
    assert page is not None
    for at, entry in enumerate(page.entries):
        for option in entry.options if not night(evening) else ():
            tap(model, at, option)
            assert len(evening.ledger.standing.records) == written, (entry.key, option)


def one_tap_passes_by(evening: Evening) -> None:
    """Whoever may choose nobody does so with one tap, and so does a role that nobody holds any more; by day,
    in sight of all, with one hold."""
    page, model = evening.desk().page(), at_the_console(evening)
    assert page is not None
    decided, written = len(evening.ledger.session.decisions), len(evening.ledger.standing.records)
    worded = [entry for entry in page.entries if entry.words]
    if worded and len(page.entries) == 1 and model.shown.opened < 0 and night(evening):
        (entry,) = worded
        rest = next((one for one in entry.words if one in entry.options and one in EMPTY_CHOICES), None)
        if rest is None:
            return
        model.chooseWord(0, rest)
    else:
        model.skip()
    if page.problem is not None:
        assert model.shown.reason == "ui-narrator-answer-needed"
        assert evening.desk().page() is not None
        return
    if any(page.entries[at].words for at in page.owed):
        return
    assert len(evening.ledger.standing.records) > written, "one tap"
    new = [one for one in evening.ledger.session.decisions[decided:] if one.slot != CLOSE]
    assert {pick for one in new for pick in one.picks} <= {*EMPTY_CHOICES}, "it chose nobody"


def it_names_what_it_points_at(evening: Evening, desk: Desk) -> None:
    page = desk.page()
    if page is not None and desk.told:
        own = {message_id("show", entry.key) for entry in page.entries}
        assert desk.tells or {fact.caption for fact in desk.told} <= own
        model = at_the_console(evening)
        assert not model.shown.told, "covered until held"
        model.peek(True)
        shown = [(fact["caption"], fact["number"], fact["name"]) for fact in model.shown.told]
        names = {seat: (seat + 1, player.name) for seat, player in enumerate(evening.sitting.players)}
        assert shown == [(fact.caption, *names.get(fact.seat, (0, ""))) for fact in desk.told]  # type: ignore[arg-type]
    for fact in desk.showings():
        assert fact.caption not in {"show-card", "show-camp", "show-scent"} or fact.seat is not None


@pytest.mark.parametrize(("name", "at"), one_in(8, DECKS))
def test_at_every_question_of_every_book(name: str, at: int) -> None:
    for evening, desk in steps(name, at):
        it_names_what_it_points_at(evening, desk)
        if desk.asks:
            gold_notes_nothing_by_itself(evening)
            a_tap_taken_back_leaves_the_page_as_it_was(again(evening))
            what_gold_notes_is_somebody(again(evening))
            no_single_tap_records_by_day(again(evening))
            one_tap_passes_by(again(evening))


@pytest.mark.parametrize(("name", "at"), one_in(5, DECKS))
def test_a_question_with_several_blanks(name: str, at: int) -> None:
    for evening, desk in steps(name, at):
        if desk.asks:
            what_gold_notes_contradicts_nothing(again(evening))


def test_the_grandma_keeps_one_in() -> None:
    deck = {"wolf": 2, "grandma": 1, "citizen": 5}
    evening = Evening(sitting(8, book="revamped", deck=deck, style="narrator"))
    while not (isinstance(evening.scene, Console) and evening.desk().power == "revamped.grandma.knit"):
        moderate(evening, keyed(1))
    what_gold_notes_contradicts_nothing(again(evening))
    model = at_the_console(evening)
    model.choose(4)
    assert [one["number"] for one in model.stands] == [5]


@pytest.mark.parametrize("informs", [False, True])
def test_by_day_in_front_of_everybody(informs: bool) -> None:
    """A word and two people: whoever says no has one tap, and so does everybody."""
    evening = table(binder(), asker(informs=informs))
    to_the_round(evening)
    gold_notes_nothing_by_itself(evening)
    a_tap_taken_back_leaves_the_page_as_it_was(again(evening))
    what_gold_notes_is_somebody(again(evening))
    no_single_tap_records_by_day(again(evening))
    one_tap_passes_by(again(evening))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_that_points_has_what_it_points_at_on_the_page(language: str, catalogue: Catalogue) -> None:
    pointing, telling = set(), set()
    for name in books():
        for power, (role, one) in book(name).powers.items():
            line = message_id("role", role if isinstance(role, str) else role.id)
            spoken = [f"{line}.{one.spoken}{more}" for more in ("", "-theatrical", "-theatrical2")]
            said = [catalogue.say(language, text) for text in spoken if catalogue.has(language, text)]
            pointing |= {power for text in said if POINTS[language].search(text)}
            # an answer comes up by itself, with whom it is about
            telling |= {power for _text in said if one.tells or one.informs or one.spoken == "answer"}
    assert pointing <= telling
    assert {"judge.witch.brew", "chat.witch.brew", "hollow.witch.brew"} <= pointing


def test_whoever_is_tapped_again_is_let_go_wherever_they_stand() -> None:
    """Three to be kept safe: the second tap on one put her in twice, and gold was grey without a word."""
    deck = {"wolf": 2, "witch": 1, "citizen": 5}
    evening = Evening(sitting(8, book="revamped", deck=deck, style="narrator"))
    while not (isinstance(scene := evening.scene, Console) and evening.desk().power == "revamped.witch.life"):
        moderate(evening, keyed(1))
    assert scene.purpose == "night"
    model = at_the_console(evening)
    for seat in (4, 5, 4):
        model.choose(seat)
    assert [row.picked for row in model.shown.blanks] == [0, 6, 0]
    for seat in (4, 6):
        model.choose(seat)
    assert (model.shown.decides, model.shown.reason) == (True, "")
    model.choose(5)
    assert (model.shown.decides, model.shown.reason) == (False, "")
    model.skip()
    assert evening.desk().power != "revamped.witch.life", "all or none: none"


def test_what_does_not_go_together_says_why_gold_is_grey() -> None:
    evening = Evening(
        sitting(8, book="revamped", deck={"wolf": 2, "witch": 1, "citizen": 5}, style="narrator")
    )
    while not (isinstance(evening.scene, Console) and evening.desk().power == "revamped.witch.life"):
        moderate(evening, keyed(1))
    model = at_the_console(evening)
    model.choose(4)
    model._fill(1, 4)
    assert not model.shown.decides
    assert model.shown.reason


def test_there_are_such_rounds() -> None:
    assert {name for name, at in DECKS if any(True for _round in rounds(name, at))} >= {"hollow", "revamped"}


def rounds(name: str, at: int) -> Iterator[Evening]:
    """Every step of an evening on which somebody has to be shown something that no call could show."""
    deck = dict(book(name).recommended(SEATS)[at].deck)
    evening = Evening(sitting(SEATS, book=name, deck=deck, style="narrator", seed=at))
    while not isinstance(evening.scene, Ended) and evening.public.day <= DAYS:
        walked = isinstance(evening.scene, Console) and evening.scene.purpose in {"round", "dawn"}
        if walked and any(one.personal for one in evening.desk().showings()):
            yield evening
        moderate(evening, keyed(at))


@pytest.mark.parametrize(("name", "at"), DECKS)
def test_nobody_is_passed_over_by_a_tap(name: str, at: int) -> None:
    """A lover, or somebody whom the night has changed, would never hear of it: no round tells it twice."""
    for evening in rounds(name, at):
        written, owed = len(evening.ledger.standing.records), at_the_console(evening).unseen
        assert owed
        one = again(evening)
        model = at_the_console(one)
        model.goOn()
        assert len(one.ledger.standing.records) == written
        assert model.shown.reason == "ui-narrator-show-first"
        while left := model.unseen:
            assert len(one.ledger.standing.records) == written
            model.showNext()
            model.putAway()
            assert len(model.unseen) < len(left), "each is shown once"
        if len(one.ledger.standing.records) == written:
            model.goOn()
        assert len(one.ledger.standing.records) > written, "and then it goes on"
        told = again(evening)
        model = at_the_console(told)
        model.skip()
        assert len(told.ledger.standing.records) > written, "or he says that he has told them"
