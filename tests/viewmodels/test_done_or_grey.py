"""Whatever can be held can be done: where something hinders it, the control is grey and says so before.

At random moments of random evenings of every book and style, each act of the table, each mishap and each
ruling of a moderator is either hindered, or done without a word of refusal. `NIGHTCALLER_WHOLE=held=40`
looks at so many evenings of each book and style, every fourth moment of each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

import nightcaller
from driver import every_text
from makers.upsets import Party
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Cover, Ended, Forgotten
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.announcement import Intent
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.mishap import (
    NAMED,
    SEATS,
    WAYS,
    WHAT,
    Mishap,
    MishapViewModel,
    hindrance,
    tongues,
)
from nightcaller.viewmodels.moderator_answers import ModeratorAnswersViewModel
from nightcaller.viewmodels.moderator_book import ModeratorBookViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.table_acts import KINDS, STYLES, TableActsViewModel
from nightcaller.viewmodels.verdict import VerdictViewModel
from parts import many, one_in, some_fast
from table.bots import keyed, play, sitting
from voice.voice_kit import HandClock

PACKAGE = Path(nightcaller.__file__).parent
EVENINGS = many("held", 1)
STEPS = 60
EVERY = 4 if EVENINGS > 1 else 12


NAMES_NO_ACT = {
    "", "error-act-no-pin", "error-act-not-here", "error-act-style-same", "error-amend-alive",
    "error-amend-dead", "error-correct-over", "error-decision-game-over", "error-decision-nothing-to-undo",
    "error-decision-style-at-night", "error-mishap-gone", "error-mishap-same", "error-name-twice",
    "ui-acts-no-answer", "ui-acts-no-round", "ui-acts-nobody-alive", "ui-acts-nobody-dead",
    "ui-acts-nobody-locked",
}  # fmt: skip
BY_HAND = {"error-mishap-chairs", "error-mishap-own-cards"}
"""People do it themselves, with chairs or cards."""
CHOSEN_HERE = {
    "error-name-empty", "ui-acts-choose-moderator", "ui-acts-choose-seat", "ui-acts-choose-style",
    "ui-acts-choose-team", "ui-mishap-choose-language", "ui-mishap-choose-two",
}  # fmt: skip


def within_reach(why: str, model: MishapViewModel | TableActsViewModel, evening: Evening) -> bool:
    """Whether whoever reads why not can do what it says to do, from the page where it stands."""

    def other(way: str) -> bool:
        """Another way of the same mishap can be gone, or says itself what has to be done first."""
        assert isinstance(model, MishapViewModel)
        what = model.shown.what
        then = hindrance(Mishap(what, way), evening)
        return way in WAYS[what] and then in {"", "error-act-news-first", "error-act-cards-first"}

    match why:
        case _ if evening.rulings.not_here:  # no such page can be opened from there
            return True
        case "error-mishap-decided":
            return other("end")
        case "error-mishap-all-seen":
            return other("dealt_again")
        case "error-act-news-first":  # the page that lies behind this one
            return evening.rulings.more_to_hear
        case "error-act-cards-first" | "error-act-style-cards":
            asked = evening.cards.told is not None
            return asked and evening.rulings.may_ask_for_cards in {model.property("asksForCards"), False}
        case _:
            return why in NAMES_NO_ACT | BY_HAND | CHOSEN_HERE


def again(evening: Evening) -> Evening:
    """The same evening beside it."""
    return Evening(evening.ledger.agreed, None, evening.ledger.standing.records)


def moments(book_id: str, style: Style) -> Iterator[tuple[Evening, Random]]:
    """Evenings as they stand here and there; covers among them that have been stopped."""
    for number in range(EVENINGS):
        name = f"{book_id}.{style}.{number}.held"
        party, chance = Party(book(book_id), name, 6 + number % 7, style), Random(name)
        begins = chance.randrange(EVERY)
        for at in range(STEPS):
            if at % EVERY == begins:
                yield party.evening, chance
                if isinstance(party.evening.scene, Cover):
                    stopped = again(party.evening)
                    stopped.mishaps.halt()
                    yield stopped, chance
            if isinstance(party.evening.scene, Ended):
                break
            if party.upsets and chance.random() < 1 / 6:
                party.attempt_upset()
            else:
                party.go_on()


def mishaps(evening: Evening, chance: Random) -> Iterable[tuple[Any, ...]]:
    """Every mishap, about one or two of the seats that it may be about."""
    seats = range(evening.public.seats)
    names = ["Zoe", evening.sitting.players[0].name]
    for what, ways in WAYS.items():
        for way in ways:
            wanted = SEATS.get(way, 0)
            for _time in range(3 if wanted else 1):
                tapped = chance.sample(seats, wanted)
                yield (what, way, tapped, chance.choice(names), chance.randrange(len(tongues())))


def of_mishap(evening: Evening, tapped: tuple[Any, ...]) -> tuple[str, Callable[[], object]]:
    what, way, seats, name, tongue = tapped
    model, intents = MishapViewModel(evening), list[Intent]()
    model.intended.connect(intents.append)
    model.entered()
    model.choose(WHAT.index(what))
    model.chooseWay(WAYS[what].index(way))
    for seat in seats:
        model.chooseSeat(seat)
    if way in NAMED:
        model.type(name)
    if way == "own_language":
        model.chooseTongue(tongue)
    why = str(model.hindrance)
    assert within_reach(why, model, evening), (tapped, why)
    model.failed.connect(lambda refused: pytest.fail(f"{tapped}: {refused}"))
    if not why:
        model.confirm()
        assert bool(intents) == model.shown.announces, tapped
    return why, intents[0].act if intents else lambda: None


def acts(evening: Evening, chance: Random) -> Iterable[tuple[Any, ...]]:
    """Every act of the table, about every style, every team and some of the seats and rounds."""
    seats = chance.sample(range(evening.public.seats), 3)
    yield from (("took_back", None, -1),)
    yield from (("again", None, at) for at in range(min(3, len(evening.corrections.rounds) or 1)))
    yield from product(("kill", "revive", "pin"), seats, (-1,))
    yield from (("end", None, at) for at in range(len(evening.rulings.teams) + 1))
    yield from (("style", seat, at) for at in range(len(STYLES)) for seat in (None, seats[0]))


def of_act(evening: Evening, tapped: tuple[Any, ...]) -> tuple[str, Callable[[], object]]:
    kind, seat, at = tapped
    model, intents = TableActsViewModel(evening), list[Intent]()
    model.intended.connect(intents.append)
    model.failed.connect(lambda refused: pytest.fail(f"{tapped}: {refused}"))
    model.choose(KINDS.index(kind))
    {"end": model.chooseTeam, "style": model.chooseStyle, "again": model.chooseRound}.get(
        kind, lambda _at: None
    )(at)
    if seat is not None:
        model.chooseSeat(seat)
    elif kind == "style":
        model.chooseOutsider()
    why = str(model.hindrance)
    assert within_reach(why, model, evening), (tapped, why)
    if not why:
        model.confirm()
        assert intents, tapped
    return why, intents[0].act if intents else lambda: None


@pytest.mark.parametrize(("book_id", "style"), one_in(14, product(sorted(books()), Style)))
def test_what_is_announced_is_done(qapp: QGuiApplication, book_id: str, style: Style) -> None:
    words, done = every_text(), Counter[str]()
    for evening, chance in moments(book_id, style):
        every = (
            *((of_mishap, one) for one in mishaps(evening, chance)),
            *((of_act, one) for one in acts(evening, chance)),
        )
        table = again(evening)
        before = table.ledger.length
        for offered, tapped in every:
            why, act = offered(table, tapped)
            if why:
                assert all(words.has(language, why) for language in LANGUAGES), why
                assert table.ledger.length == before, tapped  # it was only looked at
            else:
                act()
                done[str(tapped[0])] += 1
                table = again(evening)
    assert len(done) > 4, done


class Failed:
    """What a screen reports instead of doing what was held."""

    def __init__(self, *screens: Any) -> None:
        self.said: list[object] = []
        for screen in screens:
            screen.failed.connect(self.said.append)


Held = Iterator[tuple[str, str, Callable[[], object]]]
"""What can be held, why not, and holding it."""


def ruled(evening: Evening, seat: int, card: int, day: int) -> Held:
    """Every ruling of the moderator's book about a seat, as it stands open: what, why not, and doing it."""
    model = ModeratorBookViewModel(evening, Phrasebook(every_text(), ("en",)))
    failed = Failed(model, model.answers)
    for covered in (False, True):
        model.entered()
        model.peek(not covered)
        model.turnDay(day)
        yield "day", model.shown.day_why, done(failed, model.setDay)
        yield "jump", model.shown.jump_why, done(failed, lambda: model.jump("night"))
        model.choose(seat)
        model.turnCard(card)
        yield "life", model.shown.life_why, done(failed, model.killOrRevive)
        yield "card", model.shown.card_why, done(failed, model.giveCard)
        for mark in model.shown.marks:
            yield "mark", mark.why, done(failed, partial(model.mark, mark.id))
        for office in model.shown.offices:
            yield "office", office.why, done(failed, partial(model.appoint, office.id))
        for charge in model.shown.charges:
            yield "charge", charge.why, done(failed, partial(model.turnCharge, charge.id))


def put_right(evening: Evening, nth: int, pick: float) -> Held:
    """An answer of the evening: asked anew, and another one."""
    model = ModeratorAnswersViewModel(evening)
    failed = Failed(model)
    model.refresh(peeking=True)
    if not model.rows:
        return
    model.open(nth % len(model.rows))
    yield "ask again", model.refused, done(failed, model.askAgain)
    answer = model.shown.answer
    assert answer is not None
    options = answer.ask.options
    if options:
        option = options[int(pick * len(options))]
        model.choose(option) if isinstance(option, int) else model.chooseWord(option)
    yield "correct", model.hindrance, done(failed, model.correct)


def at_the_console(evening: Evening) -> Held:
    """A step back, and back to each call that is over."""
    scene = evening.scene
    if not isinstance(scene, Console):
        return
    model = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)), clock=HandClock())
    failed = Failed(model)
    model.show(scene)
    yield "a step back", "" if model.shown.may_undo else "nothing", done(failed, model.undo)
    for row in model.shown.calls:
        if row.course == "done":
            yield "back to", "", done(failed, partial(model.backTo, row.at))


def done(failed: Failed, act: Callable[[], object]) -> Callable[[], object]:
    def do() -> None:
        act()
        assert not failed.said, failed.said

    return do


@pytest.mark.parametrize("book_id", some_fast(sorted(books()), 4))
def test_what_a_moderator_holds_is_done(qapp: QGuiApplication, book_id: str) -> None:
    held = Counter[str]()
    for evening, chance in moments(book_id, Style.MODERATED):
        if not evening.progress.style.moderated:
            continue
        about = (chance.randrange(evening.public.seats), chance.choice((-1, 1)), chance.choice((-1, 1)))
        answer = (chance.randrange(40), chance.random())
        screens: tuple[tuple[Callable[..., Held], tuple[Any, ...]], ...] = (
            (ruled, about),
            (put_right, answer),
            (at_the_console, ()),
        )
        for screen, picked in screens:
            offered = [why for _what, why, _do in screen(again(evening), *picked)]
            for nth, why in enumerate(offered):
                if not why:
                    what, _why, do = next(islice(screen(again(evening), *picked), nth, None))
                    do()
                    held[what] += 1
    assert len(held) > 4, held


def test_the_verdict_stands_once_it_is_written(qapp: QGuiApplication, tmp_path: Path) -> None:
    evening = Evening(sitting(8))
    play(evening, keyed(1))
    verdict = VerdictViewModel(evening)
    assert verdict.hindrance == ""
    evening.finish(Shelf(tmp_path))
    assert verdict.hindrance == "error-decision-no-playing-on"


def test_whoever_is_handed_a_seat_on_has_no_pin_to_be_vouched_for() -> None:
    """Somebody else takes the seat over while the table is asked who she is: nothing is asked any more."""
    players = tuple(SeatedPlayer(f"P{seat + 1}", pin="1234") for seat in range(8))
    evening = Evening(sitting(8, players=players))
    scene = evening.scene
    assert isinstance(scene, Cover)
    evening.rulings.ask_the_table()
    assert isinstance(evening.scene, Forgotten)
    evening.mishaps.hand_on(scene.seat, "Late")
    assert not isinstance(evening.scene, Forgotten)


ALWAYS = {
    "hold", "identify", "curtainOpen", "curtainHalt", "confirm", "confirmHeld", "askTable", "menuHalt",
    "skipRest",
    "putAway", "showEverything", "showCard", "showNews", "askCards", "throwAway", "dialogHoldYes",
    "keptRemove", "vouch",
    "hidePerson", "erasePerson",
}  # fmt: skip
"""Held controls that are there only while they can be done; every other one says why not."""


def held_controls(texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Each held control: its file, and what it says of itself, without what lies within it.

    A file or a component that is nothing but such a control is one more kind: looked at where it is used.
    """
    kinds = {
        "HoldButton",
        *(Path(file).stem for file in texts if re.search(r"^HoldButton \{", texts[file], re.M)),
    }
    inline = dict[str, str]()
    for file, text in texts.items():
        named = set(re.findall(r"\bcomponent (\w+): (?:" + "|".join(kinds) + r") \{", text))
        for found in re.finditer(
            rf"(?:component (\w+): )?(?<!^)\b({'|'.join(kinds | named)}) \{{", text, re.M
        ):
            depth, own = 1, inline.get(found[2], "")
            for sign in text[found.end() :]:
                depth += {"{": 1, "}": -1}.get(sign, 0)
                if depth == 0:
                    break
                own += sign if depth == 1 else ""
            if found[1]:
                inline[found[1]] = own
            else:
                yield file, own


def test_every_held_control_says_why_not_or_is_there_only_while_it_can_be_done() -> None:
    texts = {file.name: file.read_text("utf-8") for file in sorted((PACKAGE / "qml").rglob("*.qml"))}
    controls = list(held_controls(texts))
    assert len(controls) > 20
    for file, own in controls:
        name = re.search(r"objectName: ([^;\n]*)", own)
        assert name, (file, "a held control without a name", own)
        assert set(re.findall(r'"([\w-]+)"', name[1])) <= ALWAYS or "because:" in own, (file, name[1])


def test_a_held_control_without_a_name_is_found() -> None:
    texts = {
        "A.qml": 'Page {\n    HoldButton { Item { objectName: "c" } }\n    HoldButton { objectName: "b" }\n}',
        "B.qml": "Page {\n    Held {}\n}",
        "Held.qml": "HoldButton {\n}",
        "D.qml": 'Page {\n    component One: Held { because: "d" }\n    One {}\n}',
    }
    assert ["objectName" in own for _file, own in held_controls(texts)] == [False, True, False, False]
    assert "because" in [own for _file, own in held_controls(texts)][-1]
