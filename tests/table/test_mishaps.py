"""What goes wrong with people: each is one record, told, replayed, taken back; it hangs on nobody's card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from makers.upsets import Party
from nightcaller.engine import AMEND, IllegalDecision
from nightcaller.engine.vocabulary import Seat
from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.looking_back import last_step
from nightcaller.table.live.scene import HALTED, Bulletin, Calling, Cover, Ended, Floor, Hands, Scene
from nightcaller.table.season.facts import facts_of
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SEATED, SeatedPlayer
from nightcaller.table.story.retelling import Teller
from nightcaller.table.story.story_page import story_page
from nightcaller.text import LANGUAGES, Catalogue, message_id
from nightcaller.viewmodels.bulletin import news_of
from nightcaller.viewmodels.card_lines import night_card
from nightcaller.viewmodels.private_seats import LineRow
from table.bots import keyed, play, sitting, step
from table.test_boards import VILLAGER, at_the_visit, whispers

MISHAPS: dict[str, Callable[[Evening, Seat, Seat], None]] = {
    "a name is misspelt": lambda evening, one, _other: evening.mishaps.rename(one, "Renamed"),
    "somebody takes over": lambda evening, one, _other: evening.mishaps.hand_on(one, "Late", "en"),
    "somebody joins the next game": lambda evening, _one, _other: evening.mishaps.join_later("Next", "owl"),
    "somebody goes home": lambda evening, one, _other: evening.mishaps.leave_to_the_lot(one),
    "another language": lambda evening, one, _other: evening.mishaps.speak(one, "zh-CN"),
    "on each other's seats": lambda evening, one, other: evening.mishaps.exchange(one, other),
    "with their cards": lambda evening, one, other: evening.mishaps.exchange(one, other, cards=True),
    "a card was seen": lambda evening, one, _other: evening.mishaps.swap_unseen(one),
}
EARLY = {"with their cards", "a card was seen"}
"""Only before anything is decided."""
STYLES = (Style.PASS_AROUND, Style.EYES_CLOSED, Style.MODERATED)


def again(evening: Evening) -> Evening:
    """The same records, read anew."""
    return Evening(evening.ledger.agreed, None, evening.ledger.standing.records)


def stands(evening: Evening) -> tuple[object, ...]:
    """All that a mishap may change."""
    return (
        evening.digest,
        evening.scene,
        evening.sitting,
        frozenset(evening.progress.seen),
        evening.progress.absent,
        evening.mishaps.joining,
        frozenset(evening.progress.unlocked),
    )


def public(evening: Evening) -> tuple[object, ...]:
    """All that the room sees of it."""
    scene = evening.scene
    news = news_of(scene, evening) if isinstance(scene, Bulletin) else None
    return scene, news, evening.public.alive, evening.progress.absent, evening.mishaps.hindrance


def last_told(evening: Evening) -> tuple[str, dict[str, object]]:
    """The last event that everybody has heard: its kind, of a mishap only its name, and whom it is about."""
    event = evening.ledger.session.events[-1]
    kind = event.kind if "undid" in event.kind else event.kind.removeprefix("amended.")
    return kind, dict(event.facts)


def is_public(scene: Scene) -> bool:
    return isinstance(scene, Floor | Hands)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("book_id", sorted(books()))
def test_each_replays_and_a_step_back_takes_it_back(book_id: str, style: Style) -> None:
    """At random public moments of random evenings of every book and style."""
    done: set[str] = set()
    for number in range(1):
        chance = Random(f"{book_id}.{style}.{number}")
        party = Party(book(book_id), f"{book_id}.{style}.{number}", 8, style)
        evening, wanted = party.evening, sorted(MISHAPS)
        for _step in range(90):
            if isinstance(evening.scene, Ended):
                break
            if evening.mishaps.hindrance == "" and wanted and chance.random() < 0.5:
                what = chance.choice(wanted)
                one, other = chance.sample(range(evening.public.seats), 2)
                before, length = stands(evening), evening.ledger.length
                try:
                    MISHAPS[what](evening, one, other)
                except IllegalDecision:
                    assert (stands(evening), evening.ledger.length) == (before, length), what
                else:
                    assert stands(again(evening)) == stands(evening), what
                    done.add(what)
                    if chance.random() < 0.5:
                        told = last_told(evening)
                        evening.rulings.undo()
                        assert last_told(evening) == (f"amended.undid_{told[0]}", told[1]), what
                        assert evening.digest == before[0], what
                        assert evening.sitting == before[2], what
                        assert evening.progress.absent == before[4], what
                        assert evening.mishaps.joining == before[5], what
                        assert stands(again(evening)) == stands(evening), what
                    else:
                        wanted.remove(what)
            party.go_on()
        assert stands(again(evening)) == stands(evening)
    assert len(done) >= 2, done


@pytest.mark.parametrize("what", sorted(set(MISHAPS) - EARLY))
def test_taken_back_everything_is_as_before_but_for_the_announcement(what: str) -> None:
    evening = Evening(sitting(8))
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    before, digest = tuple(evening.ledger.session.decisions), evening.digest
    MISHAPS[what](evening, evening.public.alive[0], evening.public.alive[1])
    evening.rulings.undo()
    assert evening.digest == digest
    ((slot, picks),) = tuple(evening.ledger.session.decisions)[len(before) :]
    assert (slot, picks[0]) == (AMEND, "act")
    assert str(picks[1]).startswith("undid_")
    assert evening.sitting == evening.ledger.agreed
    assert evening.mishaps.joining == ()
    assert [event.kind for event in evening.public.events if event.kind.startswith("amended")] == [
        f"amended.{picks[1]}"
    ]


@pytest.mark.parametrize("what", sorted(MISHAPS))
def test_what_the_room_sees_hangs_on_nobodys_card(what: str) -> None:
    """The same table with the cards of two people changed: screens, news and reasons are the same."""
    seen: list[list[object]] = []
    deal = ("werewolf", "werewolf", "seer", "witch", "hunter", "idiot", "commoner", "commoner")
    for cards in (deal, tuple(reversed(deal))):
        evening = Evening(sitting(8, deal=cards))
        trace: list[object] = []
        purpose = "deal" if what in EARLY else "night"
        play(evening, keyed(1), until=partial(_third_cover, purpose=purpose))
        evening.mishaps.halt()
        trace.append(public(evening))
        MISHAPS[what](evening, 1, 6)
        trace.append(public(evening))
        while isinstance(evening.scene, Bulletin):
            evening.acknowledge()
            trace.append(public(evening))
        seen.append(trace)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("what", sorted({*MISHAPS, "out of the game"} - EARLY))
def test_a_call_that_was_stopped_is_made_again_whatever_was_put_right(what: str) -> None:
    """With closed eyes, at every call of a night; a kill between finds the same page and the same call."""
    evening, calls = Evening(sitting(8, style="eyes_closed")), 0
    while not isinstance(evening.scene, Floor):
        if isinstance(evening.scene, Calling):
            calls += 1
            call, stopped = evening.scene, again(evening)
            stopped.mishaps.halt()
            assert again(stopped).scene == stopped.scene == Bulletin(HALTED, ())
            if what == "out of the game":
                stopped.rulings.amend("kill", 3)
            else:
                MISHAPS[what](stopped, 3, 6)
            after = again(stopped)
            assert stands(after) == stands(stopped)
            while isinstance(after.scene, Bulletin) or (
                isinstance(after.scene, Cover) and after.scene.seat == 3
            ):
                step(after, keyed(1))
            assert after.scene == call
            after.call()
            play(after, keyed(1))
            stopped.rulings.undo()
            assert stopped.sitting == evening.sitting
        step(evening, keyed(1))
    assert calls > 2


def _third_cover(scene: Scene, purpose: str) -> bool:
    return isinstance(scene, Cover) and (scene.purpose, scene.index) == (purpose, 2)


def test_nothing_is_put_right_where_somebody_is_alone() -> None:
    evening = Evening(sitting(8))
    assert isinstance(evening.scene, Cover)
    for what in sorted(set(MISHAPS) - EARLY):
        with pytest.raises(IllegalDecision, match="error-act-not-here"):
            MISHAPS[what](evening, 1, 2)


@pytest.mark.parametrize("name", ["", " ", "another"])
def test_nobody_gets_no_name_or_anothers(name: str) -> None:
    evening = Evening(sitting(8))
    play(evening, keyed(1), until=is_public)
    people, records = evening.sitting.players, evening.ledger.length
    name = people[2].name if name == "another" else name
    for give in (
        partial(evening.mishaps.rename, 1),
        partial(evening.mishaps.hand_on, 1),
        evening.mishaps.join_later,
    ):
        with pytest.raises(IllegalDecision):
            give(name)
    assert (evening.sitting.players, evening.ledger.length) == (people, records)


def test_who_joins_the_next_game_is_remembered_over_a_crash(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(sitting(8), shelf)
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    evening.mishaps.join_later("Zoe", "owl")
    with pytest.raises(IllegalDecision, match="error-name-twice"):
        evening.mishaps.join_later("Zoe")
    evening.acknowledge()
    name = evening.id
    evening.close()
    killed = Evening.resume(name, shelf)
    assert killed.mishaps.joining == (SeatedPlayer("Zoe", face="owl"),)
    killed.corrections.once_more(killed.corrections.rounds[0])
    assert killed.mishaps.joining == (SeatedPlayer("Zoe", face="owl"),)


def test_whoever_has_the_laptop_stops_the_round_and_it_goes_on_where_it_was() -> None:
    evening = Evening(sitting(8))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover) and scene.index == 3)
    cover = evening.scene
    evening.mishaps.halt()
    assert (evening.scene.kind, evening.rulings.before_everybody) == ("halted", True)  # type: ignore[union-attr]
    assert again(evening).scene == evening.scene
    evening.acknowledge()
    assert evening.scene == cover


def test_a_late_comer_sees_the_card_and_none_of_the_notes_nor_of_the_news() -> None:
    players = tuple(SeatedPlayer(f"P{seat + 1}", pin="1234") for seat in range(8))
    deal = ("werewolf", "werewolf", "seer", "witch", "hunter", "idiot", "commoner", "commoner")
    evening = Evening(sitting(8, deal=deal, players=players))
    play(evening, keyed(4), until=lambda scene: isinstance(scene, Floor))
    seat = next(seat for seat in evening.public.alive if evening.view(seat).card.role != "judge.commoner")  # type: ignore[union-attr]
    assert evening.rulings.pin_of(seat) == "1234"
    card = evening.view(seat).card
    evening.mishaps.hand_on(seat, "Late")
    evening.acknowledge()
    assert evening.scene == Cover(seat, "deal", 0, 1, 7, 8)
    assert evening.rulings.pin_of(seat) == ""
    visit = evening.visit()
    assert (visit.card, visit.learned) == (card, ())
    visit.finish()
    assert isinstance(evening.scene, Floor)


def test_a_notebook_is_its_writers() -> None:
    evening = Evening(whispers())
    visit = at_the_visit(evening, VILLAGER)
    visit.post("mine alone")
    assert [post.text for post in visit.sheets[-1].posts] == ["mine alone"]
    evening.mishaps.halt()
    evening.mishaps.hand_on(VILLAGER, "Late")
    evening.acknowledge()
    visit = evening.visit()
    assert (visit.seat, visit.purpose) == (VILLAGER, "deal")
    visit.finish()
    late = at_the_visit(evening, VILLAGER)
    assert (late.sheets[-1].posts, late.sheets[-1].fresh) == ((), 0)
    late.post("hers")
    assert [post.text for post in late.sheets[-1].posts] == ["hers"]


@pytest.mark.parametrize("style", STYLES)
def test_whoever_has_gone_home_never_gets_the_laptop_and_a_kill_between_changes_nothing(style: Style) -> None:
    evening = Evening(sitting(9, style=style))
    play(evening, keyed(5), until=is_public)
    evening.mishaps.leave_to_the_lot(4)
    for _step in range(400):
        scene = evening.scene
        assert not (isinstance(scene, Cover) and scene.seat == 4)
        assert not (isinstance(scene, Hands) and 4 in scene.voters)
        if isinstance(scene, Ended):
            break
        step(evening, keyed(5))
    else:
        pytest.fail("it never ends")
    records = evening.ledger.standing.records
    for length in range(len(records) - 40, len(records)):
        cut = Evening(evening.ledger.agreed, None, records[:length])
        cut.ledger.settle()
        assert not (isinstance(cut.scene, Cover) and cut.scene.seat == 4)


def test_what_the_lot_has_answered_is_nobodys_step() -> None:
    evening = Evening(sitting(9))
    play(evening, keyed(5), until=partial(_third_cover, purpose="night"))
    gone = (evening.scene.seat + 1) % 9  # type: ignore[union-attr]
    evening.mishaps.halt()
    evening.mishaps.leave_to_the_lot(gone)
    evening.acknowledge()
    answered = step(evening, keyed(5))
    assert (0, gone) in evening.progress.visited
    assert evening.handed_on is None
    evening.mishaps.halt()
    last = last_step(evening.ledger.standing)
    assert last is not None
    evening.rulings.undo()
    evening.acknowledge()
    assert isinstance(answered, Cover)
    assert (0, gone) not in evening.progress.visited
    assert evening.scene == replace(answered, index=2)


def test_the_card_that_was_seen_is_at_somebody_who_had_not_looked() -> None:
    evening = Evening(sitting(8))
    while len(evening.progress.seen) < 4:
        step(evening, keyed(1))
    cards = [evening.view(seat).card.role for seat in range(8)]  # type: ignore[union-attr]
    evening.mishaps.halt()
    evening.mishaps.swap_unseen(2)
    now = [evening.view(seat).card.role for seat in range(8)]  # type: ignore[union-attr]
    assert sorted(now) == sorted(cards)
    assert now[:2] == cards[:2] and now[3] == cards[3]
    assert evening.progress.seen == {0, 1, 3}
    evening.acknowledge()
    assert evening.scene == Cover(2, "deal", 0, 1, 3, 8)


def test_with_their_cards_two_people_only_change_numbers() -> None:
    evening = Evening(sitting(8))
    while len(evening.progress.seen) < 4:
        step(evening, keyed(1))
    evening.mishaps.halt()
    held = {
        player.name: evening.view(seat).card.role  # type: ignore[union-attr]
        for seat, player in enumerate(evening.sitting.players)
    }
    evening.mishaps.exchange(1, 6, cards=True)
    now = {
        player.name: evening.view(seat).card.role  # type: ignore[union-attr]
        for seat, player in enumerate(evening.sitting.players)
    }
    assert now == held
    assert evening.progress.seen == {0, 2, 3, 6}


def test_story_and_statistics_know_the_people_as_they_were_in_the_end(tmp_path: Path) -> None:
    players = tuple(SeatedPlayer(f"Old{seat + 1}", pin="4711") for seat in range(8))
    shelf = Shelf(tmp_path)
    evening = Evening.begin(sitting(8, players=players), shelf)
    while len(evening.progress.seen) < 4:
        step(evening, keyed(1))
    evening.mishaps.halt()
    evening.mishaps.exchange(0, 7, cards=True)
    play(evening, keyed(6), until=lambda scene: isinstance(scene, Floor))
    evening.mishaps.rename(1, "Right")
    evening.acknowledge()
    evening.mishaps.hand_on(2, "Late")
    play(evening, keyed(6))
    evening_id = evening.id
    story = evening.finish(shelf)
    assert story is not None
    assert story.players == ("Old8", "Right", "Late", *(f"Old{n}" for n in (4, 5, 6, 7)), "Old1")
    assert SEATED not in {slot for slot, _picks in story.decisions}
    assert b"4711" not in shelf.written(evening_id)
    assert b"Old3" not in shelf.written(evening_id)
    told = Evening.retold(shelf.story(evening_id))
    assert told.recap().cards == evening.recap().cards
    assert facts_of(story).players == story.players
    words = Catalogue(shipped("i18n"))
    for language in LANGUAGES:
        names = [player.name for player in told.sitting.players]
        assert "Late" in story_page(told.recap(), [Teller(words, language, names)], {})


@pytest.mark.parametrize("style", (Style.PASS_AROUND, Style.EYES_CLOSED))
@pytest.mark.parametrize("book_id", sorted(books()))
def test_while_the_cards_go_round_no_page_is_headed_with_a_night(book_id: str, style: Style) -> None:
    """The first night has a heading from its fall on, and not before."""
    deck = dict(book(book_id).recommended(8)[0].deck)
    evening = Evening(sitting(8, book=book_id, deck=deck, style=style))
    play(evening, keyed(1), until=partial(_third_cover, purpose="deal"))
    evening.mishaps.halt()
    evening.mishaps.rename(1, "Renamed")
    scenes = [evening.scene]
    evening.rulings.undo()
    scenes.append(evening.scene)
    for scene in scenes:
        assert isinstance(scene, Bulletin)
        assert news_of(scene, evening).day == 0
    last = play(evening, keyed(1), until=lambda one: isinstance(one, Bulletin) and one.kind == "nightfall")[
        -1
    ]
    assert isinstance(last, Bulletin)
    assert news_of(last, evening).day == 1
    play(evening, keyed(1), until=lambda one: isinstance(one, Cover | Calling))
    evening.mishaps.halt()
    evening.mishaps.rename(1, "Again")
    assert isinstance(evening.scene, Bulletin)
    assert news_of(evening.scene, evening).day == 1


PAST = frozenset({"ui-card-night", "ui-card-day", "ui-card-bets"})
"""Headings of what a card says of earlier visits."""


def remembered(evening: Evening, seat: Seat) -> list[LineRow]:
    """What a seat's next card of a night says of earlier visits."""
    day = evening.public.day

    def reached(scene: Scene) -> bool:
        here = isinstance(scene, Cover) and (scene.seat, scene.purpose) == (seat, "night")
        return here or evening.public.day > day + 1

    play(evening, keyed(7), until=reached)
    if not isinstance(evening.scene, Cover):
        return []
    visit = evening.visit()
    return [row for row in night_card(visit, evening, visit.page(())) if row.heading in PAST]


@pytest.mark.parametrize("book_id", sorted(books()))
def test_whoever_takes_over_reads_nothing_that_was_told_or_bet_before(book_id: str) -> None:
    """In every book, for every seat that lives on the first day."""
    deck = dict(book(book_id).recommended(8)[0].deck)
    evening = Evening(sitting(8, book=book_id, deck=deck))
    play(evening, keyed(7), until=lambda scene: isinstance(scene, Ended | Floor))
    bonds = {message_id("event", kind.id) for kind in evening.book.kinds.values() if kind.lasting}
    read = set[str]()
    for seat in sorted(evening.mishaps.living):
        read.update(row.heading for row in remembered(again(evening), seat))
        heir = again(evening)
        heir.mishaps.hand_on(seat, "Late")
        assert {row.message for row in remembered(heir, seat)} <= bonds, seat
    assert read >= {"ui-card-night", "ui-card-bets"}, "nobody had anything to read"


MATCHMAKERS = {
    "judge": {"judge.werewolf": 2, "judge.cupid": 1, "judge.seer": 1, "judge.commoner": 4},
    "hollow": {"hollow.werewolf": 2, "hollow.cupid": 1, "hollow.farseer": 1, "hollow.villager": 4},
    "chat": {"chat.werewolf": 2, "chat.cupid": 1, "chat.seeress": 1, "chat.villager": 4},
    "revamped": {"revamped.wolf": 2, "revamped.cupid": 1, "revamped.citizen": 5},
}


@pytest.mark.parametrize("book_id", MATCHMAKERS)
def test_a_bond_goes_with_the_card(book_id: str) -> None:
    for seed in range(20):
        evening = Evening(sitting(8, book=book_id, deck=MATCHMAKERS[book_id], seed=seed))
        play(evening, keyed(seed), until=lambda scene: isinstance(scene, Ended | Floor))
        bound = [
            seat
            for seat in sorted(evening.mishaps.living)
            if any(event.kind == f"{book_id}.lovers" for event in evening.view(seat).events)
        ]
        heir = again(evening)
        if bound and not heir.mishaps.hindrance:
            heir.mishaps.hand_on(bound[0], "Late")
            rows = remembered(heir, bound[0])
            if isinstance(heir.scene, Cover):
                assert [row.message for row in rows] == [f"event-{book_id}-lovers"]
                return
    pytest.fail("nobody fell in love")
