"""Nothing is written that does not replay, nothing told stays unshown, and every vote can be confirmed."""

from __future__ import annotations

from pathlib import Path

import pytest

from makers.upsets import Party
from nightcaller.engine import CLOSE, EVERYBODY, Event, IllegalDecision, Session
from nightcaller.engine.kinds import CARD
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Console, Cover, Ended, Floor, Hands, Roster
from nightcaller.table.live.skipping import FAR, as_if_silent
from nightcaller.table.live.told_alone import HOUSEKEEPING, KNOWN
from nightcaller.table.shelf.evenings import Shelf
from parts import first_fast
from table.bots import fill_in, keyed, play, sitting, step
from table.test_cards_when_called import DEAL, moderated, moderated_once, tell
from table.test_cards_when_called import table as own_cards_table

# --- written --------------------------------------------------------------------------------------------


def test_what_cannot_take_effect_is_not_written(tmp_path: Path):
    """The journal and the evening stand as they stood, and go on."""
    evening = Evening.begin(sitting(8), Shelf(tmp_path / "data", tmp_path / "state"))
    play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
    digest, length, scene = evening.digest, evening.ledger.length, evening.scene
    for nonsense in (((999, ("nobody",)),), ((CLOSE, ("close",)),)):
        with pytest.raises(IllegalDecision):
            evening.ledger.record(*nonsense)
        assert (evening.digest, evening.ledger.length, evening.scene) == (digest, length, scene)
    assert evening.ledger.journal is not None
    assert evening.ledger.journal.length == length
    step(evening, keyed())
    evening.close()
    again = Evening.resume(evening.id, Shelf(tmp_path / "data", tmp_path / "state"))
    assert again.digest == evening.digest
    again.close()


@pytest.mark.parametrize("to", ["", "day", "night"])
def test_a_moderator_who_goes_on_before_the_cards_are_known_is_asked_for_them(to: str, tmp_path: Path):
    """On the first night with printed cards: a hold wrote what no deal of theirs could replay."""
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(own_cards_table(), shelf)
    while not (isinstance(evening.scene, Console) and evening.desk().placing.role):
        moderated_once(evening)
    with pytest.raises(IllegalDecision) as refused:
        evening.rulings.skip(to)
    assert refused.value.message_id == "error-act-cards-first"
    assert isinstance(evening.scene, Roster), "what is missing is asked for at once"
    tell(evening, DEAL)
    evening.rulings.skip(to)
    evening.close()
    again = Evening.resume(evening.id, shelf)
    assert again.digest == evening.digest
    moderated(again, DEAL, {})
    assert isinstance(again.scene, Ended)
    again.close()


@pytest.mark.parametrize("picks", [("kill", 0), ("end",), ("role", 0, "judge.seer"), ("day", 3)])
def test_nothing_is_overruled_before_the_cards_of_the_table_are_known(picks: tuple[str | int, ...]):
    """A deal of the app's stands behind the screens till then: what was declared about it would be lost."""
    for style in (Style.PASS_AROUND, Style.MODERATED):
        evening = Evening(own_cards_table(style=style))
        assert isinstance(evening.scene, Bulletin)
        with pytest.raises(IllegalDecision) as refused:
            evening.rulings.amend(str(picks[0]), *picks[1:])
        assert refused.value.message_id == "error-act-cards-first"


# --- skipped --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", first_fast(range(12), 1))
@pytest.mark.parametrize("name", books())
def test_a_skip_ends_with_the_next_night_or_day_and_always_ends(name: str, number: int):
    party = Party(book(name), f"{name}.skip.{number}", 8)
    for _step in range(60):
        session = party.evening.ledger.session
        for to in ("night", "day") if session.outcome is None else ():
            ahead = Session(session.book, session.setup, session.decisions)
            for decision in as_if_silent(session, to):
                ahead.submit(*decision)
            passed = ahead.moment - session.moment
            assert ahead.outcome or passed > 1 or (passed == 1 and ahead.phase == to)
        if isinstance(party.evening.scene, Ended):
            break
        party.go_on()


def test_a_skip_to_a_night_without_any_question_stops_on_the_day_after_it():
    """hollow, `curse=everybody`: the Ancient is executed, and no night asks anybody anything any more."""
    deck = {"white_werewolf": 1, "ancient": 1, "villager": 6}
    deal = ("ancient", "white_werewolf", *["villager"] * 6)
    evening = Evening(
        sitting(8, book="hollow", deck=deck, deal=deal, style=Style.MODERATED, house={"curse": "everybody"})
    )
    play(evening, keyed(), until=lambda scene: isinstance(scene, Hands) and 0 in scene.options)
    scene = evening.scene
    assert isinstance(scene, Hands)
    evening.hands(dict.fromkeys(scene.voters, 0))
    play(evening, keyed(), until=lambda scene: isinstance(scene, (Floor, Ended)) and evening.public.day > 1)
    before = evening.ledger.session.moment
    evening.rulings.skip("night")
    assert evening.ledger.session.outcome or 0 < evening.ledger.session.moment - before <= FAR


# --- a half-cast secret ballot --------------------------------------------------------------------------


def in_a_secret_ballot(name: str, cast: int) -> Evening:
    """Return an evening of which so many have voted in secret."""
    deck = dict(book(name).recommended(8)[0].deck)
    evening = Evening(sitting(8, book=name, deck=deck, ballots="secret"))
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "vote")
    for _voter in range(cast):
        visit = evening.visit()
        fill_in(visit, 1, keyed(3))
        visit.finish()
    return evening


@pytest.mark.parametrize("name", books())
def test_a_result_taken_back_is_voted_again_by_hand_with_a_moderator(name: str):
    evening = in_a_secret_ballot(name, 0)
    while isinstance(evening.scene, Cover) and evening.scene.purpose == "vote":
        step(evening, keyed(3))
    evening.rulings.undo()
    assert isinstance(evening.scene, Bulletin)
    evening.rulings.change_style(Style.MODERATED)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Hands))
    scene = evening.scene
    assert isinstance(scene, Hands)
    assert len(scene.voters) == 1, "who voted last votes again, and nobody else"
    evening.hands(dict.fromkeys(scene.voters, scene.options[0]))
    assert not isinstance(evening.scene, Hands)


@pytest.mark.parametrize("name", books())
def test_the_rest_of_a_secret_ballot_is_counted_by_hand(name: str):
    """The table goes on with a moderator in the middle of it: who has voted keeps the vote."""
    evening = in_a_secret_ballot(name, 1)
    assert isinstance(evening.scene, Cover)
    entitled = len(evening.ledger.window.seats)
    evening.ledger.note("forgotten", str(evening.scene.seat))
    evening.rulings.change_style(Style.MODERATED)
    evening.rulings.never_mind()
    play(evening, keyed(), until=lambda scene: isinstance(scene, Hands))
    scene, open_ = evening.scene, evening.ledger.window.asks
    assert isinstance(scene, Hands)
    assert sorted(scene.voters) == sorted(ask.seat for ask in open_.values())
    assert len(scene.voters) == len(scene.weights) == entitled - 1
    evening.hands(dict.fromkeys(scene.voters, scene.options[0]))
    assert not isinstance(evening.scene, Hands)


# --- shown ----------------------------------------------------------------------------------------------


def owed(evening: Evening, seat: int) -> list[Event]:
    """What a seat alone was told, did not choose itself and was not shown; no card that was dealt."""
    kinds = evening.book.kinds
    return [
        event
        for event in evening.ledger.session.news(seat, evening.progress.shown.get(seat, 0))
        if event.audience != EVERYBODY
        and kinds[event.kind].discloses
        and kinds[event.kind].form not in KNOWN
        and (event.kind not in HOUSEKEEPING or (event.kind == CARD.id and event.phase != "setup"))
    ]


@pytest.mark.parametrize("number", first_fast(range(60), 3, usual=30))
@pytest.mark.parametrize("name", books())
def test_whatever_the_living_are_told_is_shown_before_another_night_is_over(name: str, number: int):
    """With a moderator: in a call, on a visit by day or on the round."""
    party = Party(book(name), f"{name}.told.{number}", 6 + number % 7, style=Style.MODERATED)
    evening = party.evening
    while not isinstance(evening.scene, Ended) and party.steps < 400:
        offered = evening.desk().showings() if isinstance(evening.scene, Console) else None
        waiting = {seat: owed(evening, seat) for seat in evening.public.alive}
        shown = dict(evening.progress.shown)
        party.go_on()
        for seat, events in waiting.items():
            if offered is not None and evening.progress.shown.get(seat, 0) > shown.get(seat, 0):
                held = [one for one in offered if seat in one.to]
                assert len(held) >= len(events), (seat, events)
    for seat in evening.public.alive:
        assert [event for event in owed(evening, seat) if event.day + 1 < evening.public.day] == []
