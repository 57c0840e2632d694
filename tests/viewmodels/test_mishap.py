"""Something went wrong: the page, in both languages and sizes, and what each way does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover, Ended, Floor, Hands
from nightcaller.viewmodels.mishap import OPENS, WAYS, WHAT, Mishap, about, hindrance, tongues
from public_window import PublicWindow, sitting, still
from table.bots import play

OpenTable = Callable[..., PublicWindow]
SMALL = {
    "deal": ("werewolf", "seer", "commoner", "commoner", "witch", "hunter"),
    "house": {"sheriff": "no"},
}
LANGUAGES = [("en",), ("zh-CN",), ("en", "zh-CN")]


def wrong(window: PublicWindow, what: str, way: str) -> PublicWindow:
    """By day the page is open, and it is said what went wrong and what shall be done."""
    window.reach(lambda scene: isinstance(scene, Hands))
    window.app.open("Mishap")
    window.tap(f"mishapWhat{WHAT.index(what)}")
    if len(WAYS[what]) > 1:
        window.tap(f"mishapWay{WAYS[what].index(way)}")
    return window


def named(window: PublicWindow, seat: int, name: str) -> None:
    window.tap(f"seat{seat}")
    window.mishap.type(name)
    window.hold("mishapDecide")
    window.nobody_objects()


def test_a_misspelt_name_is_written_anew_everywhere(open_table: OpenTable) -> None:
    window = wrong(open_table(**SMALL), "name", "renamed")
    assert not window.find("mishapDecide").property("able")
    named(window, 4, "  Dána ")
    assert window.evening.sitting.players[3].name == "Dána"
    assert window.text("news0") == "Number 4’s name has been corrected"
    window.tap("goOn")
    assert isinstance(window.evening.scene, Hands)


def test_a_name_that_is_somebody_elses_says_so_before_it_is_held(open_table: OpenTable) -> None:
    window = wrong(open_table(**SMALL), "name", "renamed")
    window.tap("seat4")
    window.mishap.type(window.evening.sitting.players[0].name)
    assert window.mishap.property("hindrance") == "error-name-twice"
    window.mishap.type(window.evening.sitting.players[3].name)
    assert window.mishap.property("hindrance") == "error-mishap-same"


def test_whoever_takes_a_seat_over_sees_its_card_next(open_table: OpenTable) -> None:
    window = wrong(open_table(**SMALL), "late", "handed_on")
    named(window, 5, "Zoe")
    window.evening.acknowledge()
    visit = window.evening.visit()
    assert (visit.seat, visit.purpose) == (4, "deal")
    visit.finish()
    assert isinstance(window.evening.scene, Hands)


def test_whoever_comes_late_is_put_down_for_the_next_game(open_table: OpenTable) -> None:
    window = wrong(open_table(**SMALL), "late", "next_game")
    assert window.mishap.property("hindrance") == "error-name-empty"
    window.mishap.type(window.evening.sitting.players[0].name)
    assert window.mishap.property("hindrance") == "error-name-twice"
    window.mishap.type("Zoe")
    window.hold("mishapDecide")
    window.nobody_objects()
    assert [player.name for player in window.evening.mishaps.joining] == ["Zoe"]
    assert window.text("news0") == "Somebody has come late and plays from the next game on"
    window.tap("goOn")
    assert isinstance(window.evening.scene, Hands)


def test_no_answer_can_be_put_right_before_there_is_one_and_it_says_so(open_table: OpenTable) -> None:
    window = open_table(**SMALL)
    window.reach(lambda scene: isinstance(scene, Bulletin))
    window.app.open("Mishap")
    window.tap(f"mishapWhat{WHAT.index('answer')}")
    assert window.text("mishapWhyNot") == "Nobody has answered anything yet"
    assert not window.find("mishapGo").property("enabled")


def test_the_way_to_the_answers_opens_on_something_that_can_be_done(open_table: OpenTable) -> None:
    window = wrong(open_table(**SMALL), "answer", "find_answer")
    assert not window.has("mishapWhyNot")
    window.tap("mishapGo")
    assert window.app.property("screen") == "TableActs"
    assert window.acts.property("hindrance") == ""


def test_whoever_goes_home_is_asked_no_more(open_table: OpenTable) -> None:
    window = wrong(open_table(**SMALL), "home", "by_lot")
    window.tap("seat3")
    window.hold("mishapDecide")
    window.nobody_objects()
    window.evening.acknowledge()
    scene = window.evening.scene
    assert isinstance(scene, Hands)
    assert 2 not in scene.voters
    window.evening.hands(dict.fromkeys(scene.voters, "nobody"))
    assert 2 in window.evening.public.alive


def test_two_people_change_places(open_table: OpenTable) -> None:
    window = wrong(open_table(**SMALL), "seats", "exchanged")
    before = [player.name for player in window.evening.sitting.players]
    window.tap("seat1")
    assert window.mishap.property("hindrance") == "ui-mishap-choose-two"
    window.tap("seat4")
    window.hold("mishapDecide")
    window.nobody_objects()
    after = [player.name for player in window.evening.sitting.players]
    assert after == [before[3], *before[1:3], before[0], *before[4:]]


@pytest.mark.parametrize(("languages", "size"), [(("en",), (1280, 800)), (("zh-CN",), (1024, 600))], ids=str)
def test_when_it_is_too_late_it_says_so_and_the_end_is_one_tap_away(
    open_table: OpenTable, languages: tuple[str, ...], size: tuple[int, int]
) -> None:
    window = wrong(open_table(languages=languages, size=size, **SMALL), "seats", "exchanged_cards")
    assert window.mishap.property("hindrance") == "error-mishap-chairs"
    assert not window.find("mishapDecide").property("able")
    for what, way in (("seen", "dealt_again"), ("seen", "swapped"), ("deck", "other_deck")):
        window.mishap.choose(WHAT.index(what))
        window.mishap.chooseWay(WAYS[what].index(way))
        assert window.mishap.property("hindrance") == "error-mishap-decided"
        assert not window.find("mishapDecide").property("able")
        window.settle()
        window.tap(f"mishapWay{WAYS[what].index('end')}")
        assert window.find("mishapDecide").property("able")
    window.hold("mishapDecide")
    window.nobody_objects()
    assert isinstance(window.evening.scene, Ended)
    window.evening.rulings.play_on()
    assert isinstance(window.evening.scene, Bulletin | Hands)


@pytest.mark.parametrize(("way", "signal"), [("dealt_again", "dealt_again"), ("other_deck", "other_deck")])
def test_before_anything_is_decided_there_was_no_game(open_table: OpenTable, way: str, signal: str) -> None:
    window = open_table(**SMALL)
    window.reach(lambda scene: isinstance(scene, Bulletin))
    said: list[str] = []
    getattr(window.mishap, signal).connect(lambda: said.append(signal))
    window.app.open("Mishap")
    what = next(what for what, ways in WAYS.items() if way in ways)
    window.tap(f"mishapWhat{WHAT.index(what)}")
    if len(WAYS[what]) > 1:
        window.tap(f"mishapWay{WAYS[what].index(way)}")
    window.hold("mishapDecide")
    window.nobody_objects()
    assert said == [signal]


def test_a_round_that_was_stopped_leads_to_the_page_and_back_to_its_cover(open_table: OpenTable) -> None:
    window = open_table(**SMALL)
    window.reach(lambda scene: isinstance(scene, Cover) and (scene.purpose, scene.index) == ("night", 2))
    cover = window.evening.scene
    window.evening.mishaps.halt()
    assert window.text("news0") == "Something went wrong: everybody look here"
    window.tap("wrong")
    assert window.app.property("screen") == "Mishap"
    window.tap("mishapNot")
    window.tap("goOn")
    assert window.evening.scene == cover


def test_escape_says_it_was_something_else_and_then_goes_back(open_table: OpenTable) -> None:
    window = open_table(**SMALL)
    window.reach(lambda scene: isinstance(scene, Floor))
    window.app.open("Mishap")
    window.tap("mishapWhat0")
    assert window.mishap.property("what") == "name"
    window.tap("mishapNot")
    assert window.mishap.property("what") == ""
    window.tap("mishapNot")
    assert window.app.property("screen") == "Floor"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=str)
@pytest.mark.parametrize("languages", LANGUAGES, ids=str)
def test_every_way_fits(open_table: OpenTable, languages: tuple[str, ...], size: tuple[int, int]) -> None:
    window = open_table(languages=languages, size=size, **SMALL)
    window.reach(lambda scene: isinstance(scene, Hands))
    window.app.open("Mishap")
    assert window.cut_off() == []
    for what, ways in WAYS.items():
        for way in ways:
            window.mishap.choose(WHAT.index(what))
            window.mishap.chooseWay(ways.index(way))
            shown = {item.objectName() for item in window.items()}
            foot = [name for name in ("mishapGo", "mishapDecide") if name in shown]
            assert foot == (["mishapGo"] if way in OPENS else ["mishapDecide"])
            for name in ("mishapNot", *foot):
                corner = window.find(name).mapToScene(window.find(name).boundingRect().bottomRight())
                assert corner.x() <= size[0] and corner.y() <= size[1], (way, name)
            assert window.cut_off() == [], way
    assert hindrance(Mishap(), window.evening) == ""


def test_what_becomes_of_it_is_told_of_the_way_in_which_this_table_plays() -> None:
    """Of an answer put right in the moderator's book, and of cards that everybody looks through."""
    here = {
        (way, style)
        for ways in WAYS.values()
        for way in ways
        for style in Style
        if about(Mishap(way=way), style).endswith(".about-here")
    }
    assert here == {("find_answer", Style.MODERATED)} | {
        ("cards", style) for style in Style if not style.passes
    }


def test_every_language_can_be_chosen_for_somebody_and_none_is_no_choice() -> None:
    evening = Evening(sitting(**SMALL))
    play(evening, still(), until=lambda scene: isinstance(scene, Hands))
    (what,) = (what for what, ways in WAYS.items() if "own_language" in ways)
    chosen = Mishap(what=what, way="own_language", tapped=(3,))
    assert hindrance(chosen, evening) == "ui-mishap-choose-language"
    for at in range(len(tongues())):
        assert hindrance(replace(chosen, tongue=at), evening) in {"", "error-mishap-same"}, tongues()[at]
