"""Whole evenings without a window: laps, calls, undo, and going on after a crash anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from nightcaller.engine import CLOSE, IllegalDecision, IllegalSetup
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Floor, Hands
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Disk, JournalDiffers, JournalNotSaved
from nightcaller.table.shelf.sitting import SEATED, SeatedPlayer
from nightcaller.table.shelf.stories import StoryDiffers
from table.bots import decide, fill_in, keyed, play, sitting, step

SIX = {"werewolf": 2, "seer": 1, "witch": 1, "hunter": 1, "commoner": 1}


def at(tmp_path: Path, disk: Disk | None = None) -> Shelf:
    return Shelf(tmp_path / "data", tmp_path / "state", disk)


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
@pytest.mark.parametrize("ballots", ["hands", "secret"])
@pytest.mark.parametrize("seats", [4, 6, 9, 12, 20])
def test_an_evening_ends_and_tells_its_story(style: str, ballots: str, seats: int) -> None:
    evening = Evening(sitting(seats, style=style, ballots=ballots))
    trace = play(evening, keyed(seats))
    assert isinstance(trace[-1], Ended)
    recap = evening.recap()
    assert recap.outcome == trace[-1].outcome
    assert [chapter.phase for chapter in recap.chapters[:2]] == ["night", "day"]
    assert sorted(recap.cards) == sorted(
        role for role, count in evening.sitting.deck.items() for _ in range(count)
    )


def test_the_deal_visits_every_seat_in_order_and_shows_her_own_card() -> None:
    deal = ("seer", "werewolf", "witch", "commoner", "werewolf", "hunter")
    evening = Evening(sitting(6, deal=deal, deck=SIX))
    for seat in range(6):
        scene = evening.scene
        assert scene == Cover(seat, "deal", 0, 1, seat, 6)
        visit = evening.visit()
        assert visit.page() is None
        assert visit.card is not None
        mates = dict(visit.card.mates)
        assert mates == ({4: "judge.werewolf"} if seat == 1 else {1: "judge.werewolf"} if seat == 4 else {})
        visit.finish()
    assert isinstance(evening.scene, Bulletin)


def test_every_lap_visits_every_living_seat_with_the_same_number_of_questions() -> None:
    evening = Evening(sitting(9))
    answer = keyed(1)
    taps: dict[int, dict[int, int]] = {}
    while not (isinstance(evening.scene, Bulletin) and evening.scene.kind == "dawn"):
        scene = evening.scene
        if isinstance(scene, Cover) and scene.purpose == "night":
            visit = evening.visit()
            taps.setdefault(scene.lap, {})[scene.seat] = len(fill_in(visit, 1, answer))
            visit.finish()
        else:
            step(evening, answer)
    assert taps == {0: dict.fromkeys(range(9), 1), 1: dict.fromkeys(range(9), 2)}


def test_the_lap_starts_at_another_seat_every_time() -> None:
    evening = Evening(sitting(8))
    starts = []
    for scene in play(evening, keyed(3)):
        if isinstance(scene, Cover) and scene.purpose == "night" and scene.index == 0:
            starts.append((scene.lap, scene.seat))
    assert starts[:2] == [(0, 0), (1, 1)]
    assert len({seat for _lap, seat in starts}) > 2


def test_eyes_closed_calls_every_published_role_dead_or_alive_every_night() -> None:
    evening = Evening(sitting(12, style=Style.EYES_CLOSED))
    nights: dict[int, list[str]] = {}
    answer = keyed(2)
    while not isinstance(evening.scene, Ended):
        scene = evening.scene
        if isinstance(scene, Calling):
            nights.setdefault(evening.public.day, []).append(scene.role)
        step(evening, answer)
    order = ["judge.guardian", "judge.werewolf", "judge.seer", "judge.witch"]
    assert len(nights) > 1
    assert all(called == order for called in nights.values())


def test_the_pack_answers_once_in_eyes_closed_and_it_stands_for_each_wolf() -> None:
    deal = ("werewolf", "werewolf", "seer", "witch", "hunter", "commoner")
    evening = Evening(sitting(6, style=Style.EYES_CLOSED, deal=deal, deck=SIX))
    play(evening, keyed(), until=lambda scene: isinstance(scene, Calling))
    call = evening.call()
    assert call.asks
    call.decide([5])
    assert [event.facts["seat"] for event in call.learned if event.kind == "judge.pack.agreed"] == [5]
    proposals = [event.facts["by"] for event in call.learned if event.kind == "judge.pack.proposal"]
    assert proposals == [0, 1]


def test_a_dead_witch_is_called_and_her_screen_takes_the_same_number_of_answers() -> None:
    deal = ("werewolf", "werewolf", "seer", "witch", "hunter", "commoner", "commoner")
    deck = {"werewolf": 2, "seer": 1, "witch": 1, "hunter": 1, "commoner": 2}
    evening = Evening(sitting(7, style=Style.EYES_CLOSED, deal=deal, deck=deck, house={"sheriff": "no"}))

    def answer(who, key, day, options):  # type: ignore[no-untyped-def]
        if who == "judge.werewolf" and 3 in options:
            return 3
        return options[-1]

    steps: dict[int, int] = {}
    while evening.public.day < 3 and not isinstance(evening.scene, Ended):
        scene = evening.scene
        if isinstance(scene, Calling) and scene.role == "judge.witch":
            call = evening.call()
            steps[evening.public.day] = len(decide(call, lambda entry, _at: entry.options[-1]))
            call.finish()
        else:
            step(evening, answer)
    assert 3 not in evening.public.alive
    assert steps == {1: 2, 2: 2}


def test_any_seat_may_declare_and_nobody_learns_when_it_comes_to_nothing() -> None:
    evening = Evening(sitting(8))
    play(evening, keyed(4), until=lambda s: isinstance(s, Floor) and s.may_declare)
    before = evening.scene
    public = evening.public.events
    for seat in evening.public.alive:
        card = evening.view(seat).card
        assert card is not None
        evening.declare(seat)
        assert evening.scene == Cover(seat, "declare", 0, 1, 0, 1)
        visit = evening.visit()
        page = visit.page()
        assert page is not None
        (entry,) = page.entries
        assert (entry.key, entry.options) == ("judge.werewolf.explode", ("explode", "stay"))
        wolf = card.role == "judge.werewolf"
        visit.decide(["stay" if wolf else "explode"])
        assert visit.page() is None
        visit.finish()
        assert evening.scene == before
        assert evening.public.events == public


def test_an_explosion_ends_the_day() -> None:
    evening = Evening(sitting(8, house={"sheriff": "no"}))
    play(evening, keyed(4), until=lambda s: isinstance(s, Floor) and s.label == "judge.speech")
    wolf = next(
        seat for seat in evening.public.alive
        if (card := evening.view(seat).card) is not None and card.role == "judge.werewolf"
    )  # fmt: skip
    evening.declare(wolf)
    visit = evening.visit()
    visit.decide(["explode"])
    assert visit.page() is None
    visit.finish()
    scene = evening.scene
    assert isinstance(scene, Bulletin)
    assert [event.kind for event in scene.events] == ["judge.exploded"]
    evening.acknowledge()
    assert isinstance(evening.scene, Bulletin | Ended)


def test_what_is_not_allowed_is_not_played_whatever_comes_with_it():
    """Nor is what was allowed before it; nothing is recorded."""
    evening = Evening(sitting(6))
    play(evening, keyed(), until=lambda s: isinstance(s, Cover) and s.purpose == "night")
    ledger = evening.ledger
    (slot, ask), (other, _), *_ = ledger.window.asks.items()
    good, bad = (slot, ask.options[:1]), (other, ("nonsense",))
    before = list(ledger.standing.records), ledger.session.digest
    for decided in ((bad,), (good, bad), (bad, (CLOSE, ("close",))), ((CLOSE, ("close",)),)):
        with pytest.raises(IllegalDecision):
            ledger.submit(*decided)
        assert (list(ledger.standing.records), ledger.session.digest) == before


def test_the_table_style_changes_by_day_and_not_in_the_middle_of_a_night() -> None:
    evening = Evening(sitting(6))
    answer = keyed()
    play(evening, answer, until=lambda s: isinstance(s, Cover) and s.purpose == "night" and s.index == 1)
    assert not evening.rulings.may_change_style
    with pytest.raises(IllegalDecision):
        evening.rulings.change_style(Style.EYES_CLOSED)
    play(evening, answer, until=lambda s: isinstance(s, Hands))
    evening.rulings.change_style(Style.EYES_CLOSED)
    later = play(evening, answer)
    assert any(isinstance(scene, Calling) for scene in later)
    assert not any(isinstance(scene, Cover) and scene.purpose == "night" for scene in later)


def test_undo_takes_back_one_decision_and_is_announced() -> None:
    evening = Evening(sitting(8))
    play(evening, keyed(5), until=lambda s: isinstance(s, Hands))
    scene, digest = evening.scene, evening.digest
    assert isinstance(scene, Hands)
    evening.hands(dict.fromkeys(scene.voters, "nobody"))
    assert evening.digest != digest
    evening.rulings.undo()
    told = evening.scene
    assert isinstance(told, Bulletin)
    assert (told.kind, [event.kind for event in told.events]) == ("correction", ["amended.took_back"])
    assert evening.digest == digest
    evening.acknowledge()
    assert evening.scene == scene


def test_a_choice_may_be_changed_until_the_laptop_moves_on() -> None:
    deal = ("werewolf", "werewolf", "seer", "witch", "hunter", "commoner")
    evening = Evening(sitting(6, deal=deal, deck=SIX))
    changed: dict[str, bool] = {}
    play(evening, keyed(), until=lambda s: isinstance(s, Cover) and s.purpose == "night")
    while isinstance(scene := evening.scene, Cover) and scene.lap == 0:
        visit = evening.visit()
        assert not visit.may_change
        digest, public = evening.digest, evening.public
        page = visit.page()
        assert page is not None
        (entry,) = page.entries
        visit.decide([entry.options[0]])
        changed[deal[scene.seat]] = visit.may_change
        if visit.may_change:
            visit.change()
            assert (visit.page(), evening.digest, evening.public) == (page, digest, public)
            visit.decide([entry.options[1]])
        else:
            with pytest.raises(IllegalDecision):
                visit.change()
        visit.finish()
    # The second wolf is told what the pack has agreed on; the first one only repeated himself.
    assert changed == {role: role not in {"seer", "werewolf"} for role in SIX}


def test_undo_back_to_the_first_question_and_on_again_gives_the_same_game() -> None:
    answer = keyed(6)
    straight = Evening(sitting(8))
    play(straight, answer)
    evening = Evening(sitting(8))
    play(evening, answer, until=lambda s: isinstance(s, Floor) and s.label == "judge.speech")
    while evening.rulings.may_undo:
        evening.rulings.undo()
    play(evening, answer)
    assert evening.digest == straight.digest


def test_nothing_is_taken_back_from_a_game_that_is_over() -> None:
    evening = Evening(sitting(6))
    play(evening, keyed(1))
    with pytest.raises(IllegalDecision):
        evening.rulings.undo()


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.EYES_CLOSED])
def test_killed_after_any_step_it_continues_at_the_same_screen(tmp_path: Path, style: str) -> None:
    shelf = at(tmp_path)
    answer = keyed(8)
    settled = sitting(6, style=style, ballots="secret")
    evening = Evening.begin(settled, shelf)
    journal_id = shelf_id(shelf)
    steps = corrections = 0
    while not isinstance(evening.scene, Ended):
        step(evening, answer)
        if steps % 7 == 6 and corrections < 5 and evening.rulings.may_undo:
            corrections += 1
            evening.rulings.undo()
            evening.acknowledge()
            step(evening, answer)
        steps += 1
        scene, digest = evening.scene, evening.digest
        evening.close()  # as a killed process does: nothing is written on the way out
        evening = Evening.resume(journal_id, shelf)
        assert evening.scene == scene
        assert evening.digest == digest
    recap = evening.recap()
    story = evening.finish(shelf)
    assert story is not None
    retold = Evening.retold(shelf.story(story.id))
    assert retold.recap() == recap
    assert retold.span == evening.span == (story.started, story.finished)
    assert isinstance(retold.scene, Ended)
    assert shelf.running() == []


@pytest.mark.parametrize("kept", [False, True])
def test_a_game_that_is_over_is_unsaved_until_its_story_is_on_the_shelf(tmp_path: Path, kept: bool) -> None:
    """Before its end there is no story, and without a shelf there is nothing to keep."""
    shelf, agreed = at(tmp_path), sitting(6, seed=3)
    evening = Evening.begin(agreed, shelf) if kept else Evening(agreed)
    while not isinstance(evening.scene, Ended):
        assert not evening.unsaved
        step(evening, keyed(3))
    assert evening.unsaved == kept
    assert (evening.finish(shelf) is not None) == kept
    assert not evening.unsaved
    assert len(shelf.finished()) == int(kept)


def test_a_story_that_this_version_cannot_replay_is_refused_by_name(tmp_path: Path) -> None:
    shelf = at(tmp_path)
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(2))
    story = evening.finish(shelf)
    assert story is not None
    wrong = (
        replace(story, decisions=story.decisions[:-3]),
        replace(story, decisions=((1, ("nonsense",)), *story.decisions)),
        *(replace(story, decisions=((SEATED, picks), *story.decisions)) for picks in ((), ("people",))),
        replace(story, setup={**story.setup, "deck": {"werewolf": 6}}),
        replace(story, setup={"players": 6}),
    )
    for one in wrong:
        with pytest.raises(StoryDiffers):
            Evening.retold(one)


def shelf_id(shelf: Shelf) -> str:
    (running,) = shelf.running() or [None]
    assert running is not None
    return running.id


def test_killed_in_the_middle_of_a_visit_it_continues_at_the_open_page(tmp_path: Path) -> None:
    shelf = at(tmp_path)
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(), until=lambda s: isinstance(s, Cover) and s.purpose == "night" and s.lap == 1)
    scene = evening.scene
    visit = evening.visit()
    page = visit.page()
    assert page is not None
    assert len(page.entries) == 2
    evening.close()
    again = Evening.resume(shelf_id(shelf), shelf)
    assert again.scene == scene
    assert again.visit().page() == page
    again.visit().decide()
    again.close()
    decided = Evening.resume(shelf_id(shelf), shelf)
    assert decided.scene == scene
    assert decided.visit().page() is None
    assert decided.visit().may_change == again.visit().may_change


class FullDisk(Disk):
    """A disk that refuses to write when told so."""

    full = False

    def write(self, descriptor: int, data: bytes, at: int) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        super().write(descriptor, data, at)


def test_a_full_disk_stops_the_step_and_loses_nothing(tmp_path: Path) -> None:
    disk = FullDisk()
    shelf = at(tmp_path, disk)
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(), until=lambda s: isinstance(s, Hands))
    scene, digest = evening.scene, evening.digest
    assert isinstance(scene, Hands)
    disk.full = True
    with pytest.raises(JournalNotSaved):
        evening.hands(dict.fromkeys(scene.voters, "nobody"))
    assert (evening.scene, evening.digest) == (scene, digest)
    with pytest.raises(JournalNotSaved):
        evening.rulings.undo()
    assert (evening.scene, evening.digest) == (scene, digest)
    disk.full = False
    evening.hands(dict.fromkeys(scene.voters, "nobody"))
    evening.close()
    assert Evening.resume(shelf_id(shelf), shelf).scene == evening.scene


class FailingDisk(Disk):
    """A disk that takes a number of writes and then none."""

    left = 1 << 30

    def write(self, descriptor: int, data: bytes, at: int) -> None:
        if not self.left:
            raise OSError(28, "No space left on device")
        self.left -= 1
        super().write(descriptor, data, at)


def test_a_disk_that_fills_up_behind_a_decision_keeps_the_decision(tmp_path: Path) -> None:
    """The digest of the next window is a safeguard, not a step: one tap is one answer, whatever it meets."""
    disk = FailingDisk()
    shelf = at(tmp_path, disk)
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(), until=lambda s: isinstance(s, Hands))
    scene = evening.scene
    assert isinstance(scene, Hands)
    disk.left = 1
    evening.hands(dict.fromkeys(scene.voters, "nobody"))
    assert not isinstance(evening.scene, Hands)
    disk.left = 1 << 30
    evening.close()
    assert Evening.resume(shelf_id(shelf), shelf).scene == evening.scene


def test_a_correction_and_its_announcement_are_one_record(tmp_path: Path) -> None:
    disk = FailingDisk()
    shelf = at(tmp_path, disk)
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(), until=lambda s: isinstance(s, Hands))
    disk.left = 1
    evening.rulings.undo()
    scene = evening.scene
    assert isinstance(scene, Bulletin)
    assert scene.kind == "correction"
    evening.close()
    again = Evening.resume(shelf_id(shelf), shelf)
    assert (again.scene, again.digest) == (scene, evening.digest)
    again.close()


def test_a_journal_that_plays_differently_is_refused_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = at(tmp_path)
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(), until=lambda s: isinstance(s, Hands))
    evening.close()
    path = next((tmp_path / "data").rglob("*.journal"))
    before = path.read_bytes()
    # Another version whose state differs at the same decisions.
    monkeypatch.setattr("nightcaller.engine.game.Game.digest", lambda self, **_how: "different")
    with pytest.raises(JournalDiffers):
        Evening.resume(shelf_id(shelf), shelf)
    assert path.read_bytes() == before


def test_every_private_step_leaves_a_record_of_the_same_size(tmp_path: Path) -> None:
    """secrecy: files in plain sight tell nothing; a decoy weighs as much as a real answer."""
    shelf = at(tmp_path)
    evening = Evening.begin(sitting(8), shelf)
    path = next((tmp_path / "data").rglob("*.journal"))
    play(evening, keyed(), until=lambda s: isinstance(s, Cover) and s.purpose == "night")
    grown = set()
    while isinstance(scene := evening.scene, Cover) and scene.lap == 0:
        visit = evening.visit()
        size = path.stat().st_size
        page = visit.page()
        assert page is not None
        visit.decide([entry.options[0] for entry in page.entries])
        grown.add(path.stat().st_size - size)
        visit.finish()
    assert len(grown) == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": {"werewolf": 2, "commoner": 5}},
        {"deck": {"commoner": 8}},
        {"deck": {"werewolf": 8}},
        {"deck": {"werewolf": 1, "dragon": 7}},
        {"house": {"wolves_win": "never"}},
        {"house": {"dragons": "yes"}},
        {"players": tuple(SeatedPlayer(str(i)) for i in range(3))},
        {"players": tuple(SeatedPlayer(str(i)) for i in range(41))},
        {"book": "nothing"},
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_a_message(
    tmp_path: Path, changes: dict[str, object]
) -> None:
    shelf = at(tmp_path)
    with pytest.raises(IllegalSetup) as refused:
        Evening.begin(sitting(8, **changes), shelf)
    assert refused.value.message_id.startswith(("error-", "problem-"))
    assert shelf.running() == []
