"""The forum book carried to its players: table styles, recommended decks, to the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from nightcaller.engine import NOBODY, Session
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.overview import Supply
from nightcaller.table.live.own_cards import OwnCards
from nightcaller.table.live.scene import Bulletin, Calling, Console, Cover, Ended, Floor, Scene
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.story_page import story_page
from nightcaller.text import LANGUAGES, Catalogue
from table.bots import fill_in, keyed, play, sitting

FORUM = book("forum")
DECKS = [(seats, deck.id, deck.deck) for seats in (7, 12) for deck in FORUM.recommended(seats)]


def forum(seats: int, deck: dict[str, int], **changes: object) -> Sitting:
    return sitting(seats, book="forum", deck=dict(deck), **changes)


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed", "narrator"])
@pytest.mark.parametrize(("seats", "name", "deck"), DECKS, ids=[f"{one[0]}-{one[1]}" for one in DECKS])
def test_a_whole_evening(style: str, seats: int, name: str, deck: dict[str, int]):
    evening = Evening(forum(seats, deck, style=style, seed=3))
    trace = play(evening, keyed(3))
    assert isinstance(trace[-1], Ended)
    assert evening.recap


def test_role_and_trait_are_asked_in_one_visit():
    """Everybody has two blanks in a lap, whoever holds what."""
    deck = {"forum.werewolf": 2, "forum.seer": 1, "forum.saint": 5, "forum.guardian_angel": 2}
    evening = Evening(forum(8, deck))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
    counts = set()
    for _seat in range(8):
        visit = evening.visit()
        counts.add(len(fill_in(visit, 1, keyed())))
        visit.finish()
    assert counts == {2}


def test_after_a_night_with_late_news_the_laptop_goes_round_with_closed_eyes_too():
    deck = {"forum.werewolf": 2, "forum.seer": 1, "forum.saint": 5, "forum.spy": 1}
    evening = Evening(forum(8, deck, style="eyes_closed"))
    trace = play(evening, keyed(1), until=lambda scene: evening.public.phase == "day")
    called = [scene.role for scene in trace if isinstance(scene, Calling)]
    assert called == ["forum.seer", "forum.spy", "forum.werewolf"]
    assert len([scene for scene in trace if isinstance(scene, Cover) and scene.purpose == "night"]) == 8


@pytest.mark.parametrize(
    ("style", "goes_round"), [("pass_around", False), ("eyes_closed", True), ("narrator", True)]
)
def test_an_heir_who_has_to_be_called_is_visited_first(style: str, goes_round: bool):
    """An apprentice becomes a Seer by day; where every visit begins with the card, no round is lost on it."""
    deal = ("seer", "werewolf", *("saint+apprentice",) * 2, *("saint",) * 4)
    deck = {"forum.werewolf": 1, "forum.seer": 1, "forum.saint": 6, "forum.apprentice": 2}
    evening = Evening(forum(8, deck, style=style, deal=deal, house={"autolynch": "off"}))

    def idle(_who: object, _key: str, _day: int, options: Sequence[Option]) -> Option:
        return NOBODY if NOBODY in options else options[0]

    play(evening, idle, until=lambda scene: isinstance(scene, Floor))
    evening.rulings.amend("kill", 0)
    labels = set()

    def second_day(scene: Scene) -> bool:
        if not isinstance(scene, Bulletin):
            labels.add(evening.window_label)
        return evening.public.day == 2 and evening.public.phase == "day"

    play(evening, idle, until=second_day)
    assert ("forum.dusk" in labels) == goes_round


def test_printed_cards_are_roles_and_the_app_deals_the_traits():
    """Own cards: nobody is asked for a trait, and nobody could name a hidden one."""
    deck = {"forum.werewolf": 1, "forum.seer": 1, "forum.saint": 4, "forum.cursed": 1, "forum.spy": 2}
    told = OwnCards(FORUM, deck, 6)
    assert told.roles == ("forum.seer", "forum.werewolf", "forum.saint")
    people = ("werewolf", "seer", "saint", "saint", "saint", "saint")
    setup = forum(6, deck, deal=people).setup()
    held = [Session(FORUM, setup).view(seat).card.held for seat in range(6)]
    assert [cards[0].partition(".")[2] for cards in held] == list(people)
    assert sum(len(cards) - 1 for cards in held) == 2


def with_one_dead(style: str, **changes: object) -> Evening:
    """A table of eight on whose first day somebody has been declared dead."""
    deck = {"forum.werewolf": 2, "forum.seer": 1, "forum.saint": 5}
    evening = Evening(forum(8, deck, style=style, **changes))
    play(evening, keyed(1), until=lambda _scene: evening.public.phase == "day")
    evening.rulings.amend("kill", evening.public.alive[2])
    return evening


def second_night(evening: Evening) -> list[Cover]:
    """Everybody whom the laptop visits in the second night."""
    play(evening, keyed(1), until=lambda _scene: (evening.public.day, evening.public.phase) == (2, "night"))
    trace = play(evening, keyed(1), until=lambda _scene: evening.public.phase == "day")
    return [scene for scene in trace if isinstance(scene, Cover)]


def test_the_laptop_stops_at_the_dead_on_its_way_round():
    """Rules: ghosts "may haunt, taunt and flaunt". Hand to hand as people sit, once a night."""
    evening = with_one_dead("pass_around")
    play(evening, keyed(1), until=lambda _scene: (evening.public.day, evening.public.phase) == (2, "night"))
    dead = {seat for seat in range(8) if seat not in evening.public.alive}
    covers = second_night(evening)
    stops = [cover.seat for cover in covers]
    assert sorted(stops) == list(range(8))
    assert all(after == (before + 1) % 8 for before, after in pairwise(stops))
    assert {cover.seat for cover in covers if cover.purpose == "ghost"} == dead
    assert {cover.purpose for cover in covers} == {"ghost", "night"}


@pytest.mark.parametrize("style", ["eyes_closed", "narrator"])
def test_where_the_laptop_does_not_go_round_the_dead_are_not_visited(style: str):
    assert not [cover for cover in second_night(with_one_dead(style)) if cover.purpose == "ghost"]


def test_what_a_ghost_writes_stands_before_the_next_ghost_and_before_nobody_else():
    evening = with_one_dead("pass_around")
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "ghost")
    visit = evening.visit()
    assert visit.page() is None
    visit.post("Boo!")
    visit.finish()
    for seat in evening.public.alive:
        assert evening.view(seat).boards == {}
    assert [post.text for post in evening.view(visit.seat).boards["forum.ghosts"].posts] == ["Boo!"]


CARE = ("werewolf", "werewolf", "doctor", "saint+blessed", "saint+cursed", "saint+spy", "seer", "saint")
"""Wolves in seats 1 and 2, the Doctor in 3."""


def clinic(style: str, seed: int) -> Evening:
    """A table of eight whose cards and traits are known."""
    deck = {"werewolf": 2, "doctor": 1, "seer": 1, "saint": 4, "blessed": 1, "cursed": 1, "spy": 1}
    return Evening(forum(8, deck, deal=CARE, style=style, seed=seed))


def in_care(who: Seat | str, key: str, _day: int, options: Sequence[Option]) -> Option:
    """The pack goes for seat 8, and the Doctor waits there."""
    if ("pack.hunt" in key or "doctor.protect" in key) and 7 in options:
        return 7
    return next((word for word in ("nobody", "stay") if word in options), options[0])


def cured(style: str) -> Evening:
    """Such a table after a night in which the Doctor's skill was enough; which seeds do it is chance."""
    for seed in range(20):
        evening = clinic(style, seed)
        play(evening, in_care, until=lambda _s, e=evening: e.public.phase == "day")  # type: ignore[misc]
        if any(event.kind == "forum.saved" for event in evening.ledger.events):
            return evening
    raise AssertionError("two times in three")


def test_the_moderators_page_shows_traits_protection_and_patients():
    evening = clinic("narrator", 1)
    play(evening, in_care, until=lambda scene: isinstance(scene, Console) and scene.role == "forum.werewolf")
    pages = evening.desk().overview.seats
    assert [page.traits for page in pages[3:6]] == [("forum.blessed",), ("forum.cursed",), ("forum.spy",)]
    assert [page.layers for page in pages] == [
        (), (), (), ("blessed",), ("cursed",), (), (), ("doctor",)
    ]  # fmt: skip
    assert pages[3].charges == (Supply("blessing", left=True),)
    morning = cured("narrator").desk().overview.seats
    assert [page.wards for page in morning] == [(), (), (7,), (), (), (), (), ()]


def test_the_moderator_reads_what_was_rolled_and_at_which_odds():
    rolled = [event for event in cured("narrator").desk().overview.log if event.kind == "chance"]
    assert [(event.facts["purpose"], event.facts["percent"], event.facts["came"]) for event in rolled] == [
        ("forum.doctor.save", "66.7", "yes")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_tells_chances_traits_and_what_the_ghosts_wrote(language: str):
    """On the right night, in the recap and on the saved page; nobody hears of it before the end."""
    evening = cured("pass_around")
    assert not {"chance", "note"} & {event.kind for event in evening.public.events}
    evening.rulings.amend("kill", 6)
    play(evening, in_care, until=lambda scene: isinstance(scene, Cover) and scene.purpose == "ghost")
    visit = evening.visit()
    visit.post("<Boo!>")
    visit.finish()
    play(evening, in_care, until=lambda _scene: evening.rulings.before_everybody)
    evening.rulings.amend("end", "forum.village")
    recap = evening.recap()
    assert recap.traits[3:6] == (("forum.blessed",), ("forum.cursed",), ("forum.spy",))
    catalogue = Catalogue(shipped("i18n"))
    teller = Teller(catalogue, language, [f"P{n}" for n in range(1, 9)])
    first, second = (
        [teller.sentence(event) for event in chapter.told]
        for chapter in recap.chapters
        if chapter.phase == "night"
    )
    assert any("66.7" in sentence for sentence in first)
    board = catalogue.say(language, "board-forum-ghosts")
    assert [sentence for sentence in second if board in sentence and "<Boo!>" in sentence]
    page = story_page(recap, [teller], {})
    assert "&lt;Boo!&gt;" in page
    assert f"{teller.role('forum.saint')} · {teller.role('forum.spy')}" in page
