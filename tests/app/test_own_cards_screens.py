"""The table's own cards in the window: asked for in all three styles, told to nobody."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Identify, Roster
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.mishap import WAYS, WHAT
from nightcaller.viewmodels.table_acts import KINDS
from parts import in_turn
from private_window import private_window
from table.bots import keyed
from table.test_cards_when_called import DEAL as CALLED
from table.test_cards_when_called import table as called_one_by_one
from table.test_cards_when_called import tell
from table.test_desk import moderate

pytestmark = pytest.mark.smoke

Opened = Callable[..., tuple[Any, Any]]

NAMES = ("小满", "Olivia", "阿泽", "Marcus", "晓彤", "老陈", "Priya", "雨桐", "Sophie")
DECK = {"werewolf": 3, "seer": 1, "witch": 1, "hunter": 1, "commoner": 3}
DEAL = ("werewolf", "seer", "commoner", "werewolf", "witch", "commoner", "hunter", "werewolf", "commoner")


def own_table(style: Style) -> Evening:
    """Nine people with their own cards."""
    people = tuple(SeatedPlayer(name) for name in NAMES)
    return Evening(Sitting(people, dict(DECK), 5, style=style, own_cards=True))


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_called_role_taps_its_seats_and_nothing_of_it_stays(qtbot: QtBot, language: str) -> None:
    evening = own_table("eyes_closed")
    with private_window(evening, qtbot, languages=(language,)) as screen:
        scene = evening.scene
        assert isinstance(scene, Identify)
        before = screen.text("prompt")
        screen.own.begin()
        assert screen.text("prompt") != before
        for number in range(1, scene.wanted + 1):
            screen.tap(f"seat{number}")
            assert screen.find(f"seat{number}").property("selected")
        screen.tap("confirm")
        assert evening.cards.identified
        assert not any(screen.find(f"seat{number}").property("selected") for number in range(1, 10))
        assert not screen.find("confirm").isEnabled()
        evening.cards.end_identify()
        screen.own.begin()
        assert not any(
            screen.find(f"seat{number}").property(what)
            for number in range(1, 10)
            for what in ("selected", "blocked", "emblem", "activeFocus")
        )
        screen.tap("seat1")
        assert screen.find("seat1").property("selected"), "a seat that is taken takes the tap"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_every_visitor_gets_the_same_cards_to_tap(qtbot: QtBot, language: str) -> None:
    evening = own_table("pass_around")
    with private_window(evening, qtbot, languages=(language,)) as screen:
        screen.identify()
        cards = screen.names("card-")
        assert sorted(cards) == sorted(f"card-judge.{role}" for role in DECK)
        assert not screen.has("hold"), "no card is on the screen yet"
        screen.tap("card-judge.witch")
        screen.clock.pass_time(60_000)
        screen.press("confirm")
        screen.qtbot.waitUntil(lambda: evening.cards.claimed(0) == "judge.witch")
        screen.wait("linedCard")
        screen.app.cover()
        screen.let_go()
        screen.app.uncover()
        screen.identify()
        screen.tap("skip")
        assert evening.cards.claimed(0) == "", "she thinks again"
        assert screen.names("card-") == cards
        screen.app.cover()
        assert screen.app.property("screen") == "Cover"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_moderator_notes_who_holds_what(qtbot: QtBot, language: str) -> None:
    evening = own_table("narrator")
    with private_window(evening, qtbot, languages=(language,)) as screen:
        for role in ("werewolf", "seer", "witch", "hunter"):
            screen.tap(f"card-judge.{role}")
            for number in (seat + 1 for seat in range(9) if DEAL[seat] == role):
                screen.tap(f"seat{number}")
        assert not any(screen.find(f"seat{number}").property("emblem") for number in range(1, 10))
        screen.press("hold")
        screen.qtbot.waitUntil(lambda: screen.find("seat2").property("emblem") == "seer")
        screen.app.cover()
        assert not any(row.emblem for row in screen.roster.seats.rows)
        screen.app.uncover()
        screen.release("hold")
        screen.roster.show(evening.scene)  # the program was started again
        assert "0" not in screen.text("state")
        screen.tap("begin")
        assert evening.cards.told is None
        held = [card.role for seat in range(9) if (card := evening.view(seat).card)]
        assert held == [f"judge.{role}" for role in DEAL]


def test_the_set_up_remembers_the_own_cards(open_stage: Opened) -> None:
    stage, screen = open_stage()
    begun: list[Evening] = []
    stage.play = lambda evening, **_settled: begun.append(evening)
    screen.tap("newGameButton")
    for name in NAMES[:6]:
        stage.gathering.players = (*stage.gathering.players, SeatedPlayer(name))
    stage.gathering.fit()
    stage.app.open("HouseRules")
    screen.wait("style2")
    screen.window.grabWindow()
    assert screen.has("ballots1")
    screen.tap("style2")
    assert not screen.has("ballots1"), "a moderator counts hands"
    screen.tap("ownCards")
    assert screen.find("ownCards").property("on")
    screen.tap("beginButton")
    assert begun[0].sitting.own_cards
    assert begun[0].sitting.style == "narrator"
    assert not stage.settings.current.habits.own_cards, "no file tells what a running game is"
    stage.house_rules.remember()
    assert stage.settings.current.habits.own_cards
    begun[0].close()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Leave the trait cards in the box"), ("zh-CN", "特质牌不用发")]
)
def test_whoever_deals_cards_and_no_traits_is_told_so(open_stage: Opened, language: str, said: str) -> None:
    stage, screen = open_stage(screen="Players", language=language)
    for name in NAMES:
        stage.app.property("model").add(name)
    stage.gathering.open_book(next(book for book in stage.gathering.books if book.id == "forum"))
    for traits in (0, 1):
        stage.gathering.take({"forum.werewolf": 2, "forum.saint": 7, "forum.brutal": traits})
        stage.app.open("HouseRules")
        model = stage.app.property("model")
        for own in (True, False):
            model.ownCards = own
            screen.window.grabWindow()
            assert any(said in text for text in screen.texts()) == (own and traits > 0)
        stage.app.open("Players")


@pytest.mark.slow
@pytest.mark.parametrize("page", ["Mishap", "TableActs", "ModeratorBook"])
def test_what_waits_for_the_cards_asks_for_them_there(open_stage: Opened, page: str) -> None:
    """Where somebody cannot be taken out before it is known who holds what, one hold leads to entering it."""
    stage, screen = open_stage()
    stage.begin(called_one_by_one())
    evening = stage._director.evening
    while not isinstance(evening.scene, Console):
        tell(evening, CALLED) if isinstance(evening.scene, Roster) else evening.acknowledge()
    stage.app.open(page)
    if page == "Mishap":
        screen.tap(f"mishapWhat{WHAT.index('home')}")
        screen.tap(f"mishapWay{WAYS['home'].index('killed')}")
    elif page == "TableActs":
        screen.tap(f"what{KINDS.index('kill')}")
    else:
        screen.tap("leaf3")
    screen.window.grabWindow()
    assert not screen.cut_off()
    screen.hold("askCards")
    assert stage.app.property("screen") == "Roster"
    assert not evening.rulings.may_ask_for_cards, "all of them are asked for now"
    stage._director.leave()


@pytest.mark.parametrize(("language", "size"), in_turn(["en", "zh-CN"], [(1024, 600), (1280, 800)]))
def test_a_cult_with_printed_cards_is_shown_who_belongs_to_it(
    open_stage: Callable[..., Any], language: str, size: tuple[int, int]
) -> None:
    """The largest one of all recommended decks, with long names: whoever belongs to it reads all of them."""
    rules = book("revamped")
    deck = max(
        (dict(one.deck) for seats in range(6, 25) for one in rules.recommended(seats)),
        key=lambda one: sum(count for role, count in one.items() if role.endswith("cult_member")),
    )
    deal = tuple(rules.role(role).id for role, count in deck.items() for _card in range(count))
    people = tuple(SeatedPlayer(f"{NAMES[seat % len(NAMES)]} 第{seat}") for seat in range(len(deal)))
    stage, screen = open_stage(language=language, size=size)
    stage.begin(called_one_by_one(deal, "revamped", players=people, cards_when="before"))
    evening = stage._director.evening
    while not (isinstance(scene := evening.scene, Console) and scene.purpose in {"round", "dawn"}):
        if isinstance(scene, Roster):
            tell(evening, deal)
        else:
            moderate(evening, keyed(3))
    screen.settle()
    if folder := os.environ.get("NIGHTCALLER_PHOTOGRAPHS"):
        screen.shot(Path(folder) / f"cult-before-{language}-{size[0]}.png")
    screen.hold("show")
    screen.settle()
    if folder:
        screen.shot(Path(folder) / f"cult-{language}-{size[0]}.png")
    cult = [seat for seat, role in enumerate(deal) if "cult" in role]
    assert len(cult) > 2
    shown = "".join("".join(text.split()) for text in screen.texts())
    assert all("".join(people[seat].name.split()) in shown for seat in cult)
    assert not screen.cut_off()
