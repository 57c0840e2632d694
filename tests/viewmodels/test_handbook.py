"""The handbook's list, search, chart and rules, without a window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from driver import unglued
from nightcaller.rulebooks import book, books
from nightcaller.table.shelf.handbook import Handbook, OpenTable
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.handbook import HandbookViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook, glued
from nightcaller.viewmodels.searching import forms, lit, rank

DECK = {"judge.werewolf": 2, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, "judge.commoner": 3}


def sitting(deck: Mapping[str, int], seed: int = 1, **house: str) -> Sitting:
    players = tuple(SeatedPlayer(f"P{seat}") for seat in range(sum(deck.values())))
    return Sitting(players, dict(deck), seed, house=house)


@pytest.fixture
def handbook(qapp: Any, catalogue: Catalogue) -> HandbookViewModel:
    words = Phrasebook(catalogue, ("en",))
    model = HandbookViewModel(AppViewModel(words), words)
    model.entered()
    return model


def keys(handbook: HandbookViewModel) -> list[str]:
    return [row.key for row in handbook.rows.rows]


def opened(handbook: HandbookViewModel) -> str:
    return next(row.key for row in handbook.rows.rows if row.selected)


def names(handbook: Handbook, part: str, *, here: bool = True) -> list[str]:
    return [step.emblem for step in handbook.course() if step.part == part and step.here is here]


@pytest.mark.parametrize("name", books())
def test_it_opens_at_how_to_win(handbook: HandbookViewModel, name: str) -> None:
    handbook.show_book(name)
    handbook.entered()
    assert opened(handbook) == "chapter.goal"


# --- the search ---


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("Witch", "judge.witch"),
        ("witches", "judge.witch"),
        ("WOLF BEAUTY", "judge.wolf_beauty"),
        ("wolves", "judge.werewolf"),
        ("hunters", "judge.hunter"),
        ("女巫", "judge.witch"),
        ("恶灵", "judge.wraith_rider"),
        ("白狼", "judge.white_werewolf_king"),
        ("警长", "judge.sheriff"),
        ("平票", "chapter.vote"),
        ("last words", "chapter.last-words"),
        ("女巫 potion", "judge.witch"),
        ("yyj", "judge.seer"),
        ("yuyanjia", "judge.seer"),
    ],
)
def test_the_first_find_is_what_was_meant_and_opens(
    handbook: HandbookViewModel, typed: str, first: str
) -> None:
    handbook.search(typed)
    assert keys(handbook)[0] == first
    assert opened(handbook) == first


def test_a_number_and_its_word_are_found_though_they_are_glued_on_the_page(
    handbook: HandbookViewModel, catalogue: Catalogue
) -> None:
    handbook.search("1.5票")
    assert "judge.sheriff" in keys(handbook)
    shown = glued(catalogue.say("zh-CN", "role-judge-sheriff.card"))
    assert unglued(handbook.lit(shown, "1.5票")).startswith("一票算<b><u>1.5票</u></b>")


def test_interactions_are_found_in_both_languages(handbook: HandbookViewModel) -> None:
    handbook.search("同守同救")
    assert {"judge.guardian", "judge.witch"} <= set(keys(handbook))
    handbook.search("kindness")
    assert {"judge.guardian", "judge.witch"} <= set(keys(handbook))


def test_nothing_found_leaves_the_open_page(handbook: HandbookViewModel) -> None:
    handbook.show("judge.piper")
    handbook.search("vampire")
    assert keys(handbook) == []
    assert handbook.property("found") == 0
    assert handbook.property("message") == "role-judge-piper"
    handbook.search("")
    assert handbook.property("found") == -1
    assert opened(handbook) == "judge.piper"


def test_every_page_is_found_by_its_name(handbook: HandbookViewModel, catalogue: Catalogue) -> None:
    handbook.search("")
    for page in list(handbook._pages.values()):
        for language in LANGUAGES:
            handbook.search(catalogue.say(language, page.message))
            assert page.key in keys(handbook), (page.key, language)


def test_words_in_any_form_and_any_text() -> None:
    assert "witch" in forms("Witches")
    assert "wolf" in forms("wolves")
    assert forms("女巫") == ("女巫",)
    assert rank(("witch", "one antidote", "the rest"), "witch rest") == 2
    assert rank(("witch",), "seer") is None


def test_what_was_looked_for_is_underlined_and_nothing_becomes_markup() -> None:
    assert lit("A Witch & her hat", "witches") == "A <b><u>Witch</u></b> &amp; her hat"
    assert lit("1 < 2\n3", "") == "1 &lt; 2<br>3"
    assert lit("女巫有毒", "毒") == "女巫有<b><u>毒</u></b>"


# --- pages ---


def test_an_interaction_stands_on_both_pages() -> None:
    pages = Handbook("judge")
    for one, other in (("judge.guardian", "judge.witch"), ("judge.witch", "judge.guardian")):
        meeting = next(m for m in pages.meetings(one) if m.message == "interaction-judge-guard-and-antidote")
        assert meeting.others == (other,)


def test_of_a_crowd_only_the_one_it_is_about_is_named() -> None:
    by_role = {
        role: next(m for m in Handbook("judge").meetings(role) if m.message == "interaction-judge-exchange")
        for role in ("judge.magician", "judge.seer")
    }
    assert len(by_role["judge.magician"].others) == 10
    assert by_role["judge.seer"].others == ("judge.magician",)


@pytest.mark.parametrize(
    ("role", "rules"),
    [
        ("witch", {"self-save", "both-potions", "sees-victim-without-antidote"}),
        ("knight", {"after-duel"}),
        ("sheriff", {"sheriff", "election", "race-explosion"}),
        ("seer", set()),
    ],
)
def test_a_role_brings_the_house_rules_that_concern_it(role: str, rules: set[str]) -> None:
    found = {rule.message for rule in Handbook("judge").rules_of_role(f"judge.{role}")}
    assert {name.removeprefix("house-judge-").removeprefix("witch-") for name in found} == rules


def test_in_a_game_the_option_in_force_is_marked() -> None:
    table = OpenTable.of(sitting(DECK, witch_self_save="never"))
    by_name = {rule.message: rule for rule in Handbook("judge", table).rules_of_role("judge.witch")}
    assert by_name["house-judge-witch-self-save"].in_force == 2
    assert by_name["house-judge-witch-both-potions"].in_force == 0
    # who is not at the table has no rule in force
    assert [rule.in_force for rule in Handbook("judge", table).rules_of_role("judge.knight")] == [-1]


@pytest.mark.parametrize(
    ("house", "said"),
    [
        ({}, "Two votes in a trial, and the last word on a tie."),
        ({"mayor_vote": "one"}, "One vote in a trial, like everybody. A dying Mayor names the next one."),
        ({"mayor_breaks_ties": "no"}, "Two votes in a trial, but no say in how a tie ends."),
        (
            {"mayor_vote": "one", "mayor_breaks_ties": "no"},
            "One vote in a trial, like everybody. A dying Mayor names the next one.",
        ),
    ],
)
def test_in_a_game_a_page_says_what_the_table_has_agreed_on(
    qapp: Any, catalogue: Catalogue, house: dict[str, str], said: str
) -> None:
    deck = {"hollow.werewolf": 2, "hollow.villager": 5}
    table = OpenTable("hollow", deck, book("hollow").house(house))
    words = Phrasebook(catalogue, ("en",))
    model = HandbookViewModel(AppViewModel(words), words, lambda: table)
    model.entered()
    model.show("hollow.mayor")
    assert words.text(model.card) == said


# --- the chart ---


def test_the_chart_has_the_manuals_order() -> None:
    """judge: Night 1 to 11; answers that wait for the Magician come at the end."""
    pages = Handbook("judge")
    manual = [
        "cupid", "guardian", "werewolf", "wolf_beauty", "seer", "witch",
        "hidden_werewolf", "gargoyle", "silencer_elder", "magician", "piper",
    ]  # fmt: skip
    shown = names(pages, "night")
    assert [card for card in shown if card in manual] == manual
    closing = [card for card in names(pages, "closing") if card in manual]
    assert closing == ["seer", "gargoyle", "cupid", "piper"]
    when = {step.emblem: step.when for step in pages.course() if step.part == "night"}
    assert when["cupid"] == "first-night"
    assert when["piper"] == when["hidden_werewolf"] == "second-night"
    assert when["seer"] == ""
    assert [step.number for step in pages.course() if step.part == "night"] == list(range(1, len(shown) + 1))


def test_in_a_game_only_the_published_deck_is_bright() -> None:
    pages = Handbook("judge", OpenTable.of(sitting(DECK)))
    assert names(pages, "night") == ["werewolf", "seer", "witch"]
    assert "magician" in names(pages, "night", here=False)
    assert names(pages, "closing") == []
    assert [step.number for step in pages.course() if step.part == "night" and step.here] == [1, 2, 3]


def test_the_chart_follows_the_house_rules() -> None:
    deck = {**DECK, "judge.magician": 1}
    late = Handbook("judge", OpenTable.of(sitting(deck)))
    assert names(late, "night") == ["werewolf", "seer", "witch", "magician"]
    assert names(late, "closing") == ["seer"]
    early = Handbook("judge", OpenTable.of(sitting(deck, magician_acts="first", sheriff="no")))
    assert names(early, "night") == ["magician", "werewolf", "seer", "witch"]
    assert names(early, "closing") == []
    assert "sheriff" in names(late, "dawn")
    assert "sheriff" not in names(early, "dawn")


# --- secrecy ---


def test_nothing_but_deck_and_rules_of_a_game_reaches_the_handbook() -> None:
    """Two games that differ only in what is secret have the same handbook."""
    deal = tuple(role for role, cards in DECK.items() for _ in range(cards))
    one = sitting(DECK, seed=1)
    other = Sitting(one.players, one.deck, 99, house=one.house, deal=deal)
    assert OpenTable.of(one) == OpenTable.of(other)
    assert Handbook("judge", OpenTable.of(one)).course() == Handbook("judge", OpenTable.of(other)).course()


@pytest.mark.parametrize("rules", books())
def test_a_heading_of_the_list_stands_once(rules: str, handbook: HandbookViewModel) -> None:
    handbook.show_book(rules)
    headings = [row.heading for row in handbook.rows.rows if row.heading]
    assert len(headings) == len(set(headings)) > 3


@pytest.mark.parametrize("over_a_game", [False, True])
@pytest.mark.parametrize("rules", books())
def test_a_page_has_its_own_rules_meetings_and_chart_and_nothing_of_the_page_before(
    qapp: Any, catalogue: Catalogue, rules: str, *, over_a_game: bool
) -> None:
    deck = dict(book(rules).recommended(9)[0].deck)
    table = OpenTable(rules, deck, book(rules).house({})) if over_a_game else None
    words = Phrasebook(catalogue, ("en",))
    model = HandbookViewModel(AppViewModel(words), words, lambda: table)
    model.show_book(rules)
    model.entered()
    told = Handbook(rules, table)
    charts = []
    pages = keys(model)
    chapters = len(told.chapters)
    for page in (*pages[:chapters], *pages[chapters::5]):  # each is as long as the list
        model.show(page)
        assert opened(model) == page
        chapter = next((one for one in told.chapters if f"chapter.{one.id}" == page), None)
        own = told.rules_of_chapter(chapter) if chapter else told.rules_of_role(page)
        assert [(row.message, row.options, row.in_force) for row in model.rules.rows] == [
            (one.message, one.options, one.in_force) for one in own
        ]
        meetings = () if chapter else told.meetings(page)
        assert [(row.message, row.others) for row in model.meetings.rows] == [
            (one.message, one.others) for one in meetings
        ]
        shown = [
            (part, row.emblem, row.role, row.here, row.number)
            for part in ("night", "closing", "dawn", "day")
            for row in getattr(model, part).rows
        ]
        if shown:
            charts.append(page)
            course = [(step.part, step.emblem, step.role, step.here, step.number) for step in told.course()]
            assert sorted(shown) == sorted(course)
        assert model.chart is bool(shown)
        assert words.knows(model.card)
        assert model.card == f"{model.message}.card" or not chapter
    assert charts == [page for page in pages if page == "chapter.night"]


@pytest.mark.parametrize("before", books())
@pytest.mark.parametrize("after", books())
def test_who_turns_to_another_book_has_that_book(
    handbook: HandbookViewModel, before: str, after: str
) -> None:
    for turn in (
        lambda: handbook.show_book(after),
        lambda: handbook.chooseBook([*books()].index(after)),
        lambda: handbook.show(next(iter(book(after).roles))),
    ):
        handbook.show_book(before)
        handbook.refresh()
        turn()
        handbook.refresh()
        pages = {key for key in keys(handbook) if key.startswith(f"{after}.")}
        assert pages >= set(book(after).roles)
        assert {key.partition(".")[0] for key in keys(handbook) if "." in key} == {"chapter", after}
        assert handbook.book == [*books()].index(after)


@pytest.mark.parametrize("rules", books())
def test_over_a_game_its_own_book_stays_open_whatever_is_asked(
    qapp: Any, catalogue: Catalogue, rules: str
) -> None:
    table = OpenTable(rules, dict(book(rules).recommended(9)[0].deck), book(rules).house({}))
    words = Phrasebook(catalogue, ("en",))
    app = AppViewModel(words)
    model = HandbookViewModel(app, words, lambda: table)
    minutes: list[str] = []
    model.minutesRequested.connect(minutes.append)
    model.twoMinutes()
    assert len(minutes) == 1, "before a game anybody may hear them"
    model.entered()
    assert (model.playing, model.books) == (True, [])
    first = keys(model)
    last = first[-1]
    model.show(last)
    for other in books():
        model.show(next(iter(book(other).roles)) if other != rules else "no-such-page")
        model.show_book(other)
        model.chooseBook([*books()].index(other))
        model.twoMinutes()
        model.refresh()
        assert (keys(model), opened(model), model.book) == (first, last, [*books()].index(rules))
    assert len(minutes) == 1
    model.entered()
    assert opened(model) == "chapter.goal", "the next one does not see what the last one has looked up"


def test_whoever_draws_the_curtain_back_does_not_see_what_was_looked_up_at_the_table(
    qapp: Any, catalogue: Catalogue
) -> None:
    words = Phrasebook(catalogue, ("en",))
    playing: list[OpenTable] = []
    app = AppViewModel(words)
    model = HandbookViewModel(app, words, lambda: playing[0] if playing else None)
    app.add("Handbook", model)
    app.add("Night", HandbookViewModel(app, words))
    for table, stays in ((None, True), (OpenTable.of(sitting(DECK)), False)):
        playing[:] = [table] if table else []
        app.restart("Night")
        app.cover()
        app.uncover()
        assert app.property("screen") == "Night", "another screen is nobody's business here"
        app.open("Handbook")
        app.cover()
        app.uncover()
        assert (app.property("screen") == "Handbook") is stays
