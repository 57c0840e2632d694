"""News on the real screen: it says what happened, to whom, and never why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt

from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.styles import Style
from nightcaller.table.live.narration import lines_for
from nightcaller.table.live.scene import Bulletin, Floor, Hands, Scene
from nightcaller.text import LANGUAGES, Catalogue, Seats
from nightcaller.viewmodels.application import Appearance
from public_window import NAMES, PublicWindow, still

OpenTable = Callable[..., PublicWindow]
NO_SHERIFF = {"sheriff": "no"}
AT_SEAT_9 = {"judge.pack.attack": 8}


def told(kind: str) -> Callable[[Scene], bool]:
    """Return what `reach` waits for: news of that kind."""
    return lambda scene: isinstance(scene, Bulletin) and scene.kind == kind


def count(window: PublicWindow, ballots: dict[int, int | str]) -> None:
    """Give a vote behind the window's back; everybody who is not named abstains."""
    scene = window.reach(lambda scene: isinstance(scene, Hands))
    assert isinstance(scene, Hands)
    window.evening.hands(dict.fromkeys(scene.voters, "nobody") | ballots)


@pytest.mark.parametrize(
    ("language", "night", "begin"), [("en", "Night one", "Begin the night"), ("zh-CN", "第一夜", "入夜")]
)
def test_nightfall_names_the_night_and_waits_for_a_tap(
    open_table: OpenTable, language: str, night: str, begin: str
) -> None:
    window = open_table(languages=(language,))
    window.reach(told("nightfall"))
    assert window.text("bulletinTitle") == night
    assert window.text("goOn") == begin
    assert window.find("goOn").hasActiveFocus()
    window.tap("goOn")
    assert not isinstance(window.evening.scene, Bulletin)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter])
def test_the_keyboard_goes_on(open_table: OpenTable, key: Qt.Key) -> None:
    window = open_table()
    window.reach(told("nightfall"))
    window.key(key)
    assert not isinstance(window.evening.scene, Bulletin)


def test_with_closed_eyes_the_night_asks_for_no_tap(open_table: OpenTable) -> None:
    """Over its calls there is no menu: everybody reads how it is stopped, also in large letters and twice."""
    window = open_table(style=Style.EYES_CLOSED, languages=("en", "zh-CN"), size=(1024, 600))
    window.app.look(Appearance(reduced_motion=True, text_scale=3.0))
    window.reach(told("nightfall"))
    window.window.grabWindow()
    assert window.cut_off() == []
    assert "Esc twice" in window.text("stopByKey") and "连按两下 Esc" in window.text("stopByKey")
    assert window.rectangle("stopByKey").bottom() <= window.rectangle("goOn").top()
    window.tap("goOn")  # enough of the deck
    assert told("nightfall")(window.evening.scene), "the night begins by itself"
    assert not window.has("goOn")
    assert not window.has("menuButton")
    assert window.text("eyesClosed").startswith("Close your eyes. The night goes on by itself.")


def test_dawn_says_who_is_gone_by_seat_and_name_and_never_why(open_table: OpenTable) -> None:
    bitten = open_table(house=NO_SHERIFF)
    bitten.reach(told("dawn"), AT_SEAT_9)
    assert bitten.text("news0") == "Last night we lost number 9"
    assert bitten.text("newsName0") == NAMES[8]
    seen = bitten.texts()
    poisoned = open_table(house=NO_SHERIFF)
    poisoned.reach(told("dawn"), {"judge.witch.poison": 8})
    assert poisoned.texts() == seen


def test_two_dead_are_told_by_seat_and_not_in_the_order_of_their_deaths(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(told("dawn"), {"judge.pack.attack": 8, "judge.witch.poison": 6})
    assert window.text("news0") == "Last night we lost numbers 7 and 9"
    assert window.text("newsName0") == f"{NAMES[6]}, {NAMES[8]}"


@pytest.mark.parametrize(("language", "line"), [("en", "A peaceful night"), ("zh-CN", "平安夜")])
def test_a_night_without_dead_is_peaceful(open_table: OpenTable, language: str, line: str) -> None:
    window = open_table(house=NO_SHERIFF, languages=(language,))
    window.reach(told("dawn"))
    assert line in window.text("news0")
    assert not window.has("newsName0")


def test_light_rises_before_the_news_and_a_tap_does_not_wait_for_it(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF, reduced_motion=False)
    window.reach(told("dawn"), AT_SEAT_9)
    assert window.find("news0").parentItem().parentItem().opacity() < 1
    window.tap("goOn")
    assert not told("dawn")(window.evening.scene)


def test_a_result_shows_who_voted_for_whom_with_the_sheriffs_half(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(lambda scene: type(scene).__name__ == "Race")
    window.evening.run([2])
    count(window, {2: 0, 3: 0, 4: 1})
    assert told("result")(window.evening.scene)
    first, second = (window.find(f"voteRow{number}") for number in (1, 2))
    assert (first.property("votes"), first.property("voters")) == ("2½", [3, 4])
    assert (second.property("votes"), second.property("voters")) == ("1", [5])
    assert first.property("leading") and not second.property("leading")
    assert first.property("share") == 1.0
    assert window.text("news0") == "Number 1 is voted out"
    assert window.text("abstained").startswith("Abstained: 1, 2, 6, 7")


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
@pytest.mark.parametrize(
    ("languages", "abstentions"), [(("en",), "Abstentions: 2"), (("zh-CN",), "弃票：2票")]
)
def test_of_a_secret_ballot_only_the_totals_are_said(
    open_table: OpenTable, style: str, languages: tuple[str, ...], abstentions: str
) -> None:
    """The house rules promise it: "everybody votes unseen, the totals are public"."""
    window = open_table(style=style, ballots="secret", house=NO_SHERIFF, languages=languages)

    def vote(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        wish = 3 if who in {4, 5} else "nobody" if who in {1, 2} else 0
        return (
            wish
            if key.partition("/")[0] == "judge.exile.vote" and wish in options
            else still()(who, key, day, options)
        )

    window.play(vote, told("result"))
    rows = [window.find(f"voteRow{number}") for number in (1, 4)]
    assert [row.property("votes") for row in rows] == ["8", "2"]
    assert [row.property("voters") for row in rows] == [[], []]
    assert window.text("abstained") == abstentions


@pytest.mark.parametrize("seats", [12, 40])
def test_every_voter_can_be_read_on_a_full_bar_and_on_a_short_one(open_table: OpenTable, seats: int) -> None:
    window = open_table(seats=seats, house=NO_SHERIFF)
    count(window, dict.fromkeys(range(seats), 0) | {0: 8})
    window.window.grabWindow()
    assert window.cut_off() == []
    assert "  ".join(str(number) for number in range(2, seats + 1)) in window.texts()


def test_a_tie_announces_the_run_off(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    count(window, {2: 0, 3: 1})
    assert window.text("news0") == "A tie: run-off between 1 and 2"


@pytest.mark.parametrize("ballots", [{}, {1: 4, 2: 4}], ids=["nobody votes", "two votes"])
@pytest.mark.parametrize(("language", "vote"), [("en", "Election of a Mayor"), ("zh-CN", "镇长选举")])
def test_a_count_that_decides_nothing_yet_says_what_was_voted_on(
    open_table: OpenTable, ballots: dict[int, int], language: str, vote: str
) -> None:
    deal = ("wolf", "wolf", "fortune_teller", *("citizen",) * 7)
    window = open_table(book="revamped", deal=deal, languages=(language,))
    count(window, ballots)
    assert window.text("news0") == vote


def test_an_idiot_who_is_voted_out_flips_and_stays(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    count(window, {2: 11, 3: 11})
    assert window.text("news1") == "Number 12 is the Idiot, flips the card and stays, without a vote"
    window.tap("goOn")
    assert 11 in window.evening.public.alive


def test_a_shot_names_both_ends_of_the_gun(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(told("news"), {"judge.pack.attack": 5, "judge.hunter.shoot": 0})
    assert window.text("news0") == "Number 6 shoots number 1"
    assert window.text("newsName0") == f"{NAMES[5]} → {NAMES[0]}"


@pytest.mark.parametrize(("language", "line"), [("en", "Number 8 dies, too"), ("zh-CN", "8号也出局")])
def test_who_follows_somebody_is_told_of_without_a_cause(
    open_table: OpenTable, language: str, line: str
) -> None:
    """A lover's death by day: nothing but `died` names her, and the table has to hear of it all the same."""
    deal = ("werewolf", "werewolf", "seer", "witch", "guardian", "cupid", *("commoner",) * 6)
    window = open_table(house=NO_SHERIFF, deal=deal, languages=(language,))
    window.reach(lambda scene: isinstance(scene, Hands), {"judge.cupid.first": 7, "judge.cupid.second": 9})
    count(window, {2: 9, 3: 9})
    assert window.text("news1") == line
    assert window.text("newsName1") == NAMES[7]
    scene, evening = window.evening.scene, window.evening
    said = lines_for(scene, evening.sitting, evening.public, Style.PASS_AROUND, None)
    assert [one.id for one in said] == ["line-judge-exiled", "line-died-too"]
    assert [one.arguments["seat"] for one in said] == [10, 8]
    window.tap("goOn")
    assert not {7, 9} & set(evening.public.alive)


def test_a_correction_tells_the_table_and_repeats_nothing(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    count(window, {2: 0})
    window.app.open("TableActs")
    window.hold("decide")
    window.nobody_objects()
    assert told("correction")(window.evening.scene)
    assert window.text("news0") == "A correction: we go back one step"
    window.tap("goOn")
    assert isinstance(window.evening.scene, Hands)


def test_both_languages_stand_one_below_the_other(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF, languages=("zh-CN", "en"))
    window.reach(told("dawn"), AT_SEAT_9)
    assert {"昨晚倒牌的是9号", "Last night we lost number 9"} <= set(window.texts())


KNIGHT, WOLF, COMMONER, BOMBER = 6, 0, 7, 9
DUELLISTS = (
    *("werewolf", "werewolf", "seer", "witch", "hunter", "guardian", "knight"),
    *("commoner", "commoner", "bomber", "commoner", "commoner"),
)
"""A deck in which a duel and an explosion are told at once, with whom they kill."""


@pytest.mark.parametrize(
    ("language", "rival", "told_as"),
    [
        ("en", WOLF, "Number 7 is the Knight and duels number 1: a werewolf falls"),
        ("en", COMMONER, "Number 7 is the Knight and duels number 8: no werewolf, and the Knight falls"),
        ("zh-CN", WOLF, "7号翻牌，是骑士，\n与1号决斗：狼人倒下"),
        ("zh-CN", COMMONER, "7号翻牌，是骑士，\n与8号决斗：不是狼，骑士倒下"),
    ],
)
def test_a_duel_tells_who_fought_whom_and_who_fell(
    open_table: OpenTable, language: str, rival: int, told_as: str
) -> None:
    window = open_table(languages=(language,), house=NO_SHERIFF, deal=DUELLISTS)
    window.reach(lambda scene: isinstance(scene, Floor) and scene.may_declare)
    window.evening.declare(KNIGHT)
    visit = window.evening.visit()
    visit.decide(["duel", rival])
    visit.finish()
    assert window.text("news0") == told_as
    assert window.text("newsName0") == f"{NAMES[KNIGHT]} → {NAMES[rival]}"
    assert not window.has("news1")
    assert window.cut_off() == []


@pytest.mark.parametrize(
    ("language", "told_as", "names"),
    [
        ("en", "Number 10 was the Bomber. Hit by the blast: numbers 1, 3 and 5", ", "),
        ("zh-CN", "10号是炸弹人，\n炸到：1号、3号、5号", "、"),
    ],
)
def test_an_explosion_is_told_behind_the_count_with_everybody_whom_it_hit(
    open_table: OpenTable, language: str, told_as: str, names: str
) -> None:
    window = open_table(languages=(language,), house=NO_SHERIFF, deal=DUELLISTS)
    count(window, dict.fromkeys((0, 2, 4), BOMBER))
    assert NAMES[BOMBER] == window.text("newsName0")
    assert window.text("news1") == told_as
    assert window.text("newsName1") == names.join(NAMES[seat] for seat in (0, 2, 4))
    assert window.cut_off() == []


def test_a_long_chinese_sentence_goes_on_behind_a_sign(open_table: OpenTable) -> None:
    window = open_table(languages=("zh-CN",), house=NO_SHERIFF, deal=DUELLISTS)
    count(window, dict.fromkeys((0, 1, 2, 3, 4, 5, 6, 7, 8), BOMBER))
    lines = window.text("news1").split("\n")
    assert len(lines) > 1
    assert all(line.endswith(("，", "：", "、")) for line in lines[:-1])
    assert window.find("news1").property("lineCount") == len(lines), "nothing is broken anywhere else"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_called_one_where_only_the_count_is_told(language: str, catalogue: Catalogue) -> None:
    tie = {"en": "tied", "zh-CN": "并列"}
    for seats in ((), (1,), (1, 2), (1, 2, 3)):
        said = catalogue.say(language, "ui-news-most-votes", seats=Seats(seats), count=len(seats))
        assert (tie[language] in said) == (len(seats) > 1)
