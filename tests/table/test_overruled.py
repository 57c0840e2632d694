"""Overruling an evening: amendments, skips, playing on after the end, crashes and undoing."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.resources import shipped
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Ended, Floor, Hands, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.story.retelling import Teller
from nightcaller.text import Catalogue
from table.bots import keyed, play, sitting, step

SMALL = {
    "deal": ("werewolf", "seer", "commoner", "commoner", "witch", "hunter"),
    "deck": {"werewolf": 1, "seer": 1, "commoner": 2, "witch": 1, "hunter": 1},
    "house": {"sheriff": "no"},
}


def still(who: object, key: str, _day: int, options: object) -> object:
    """Nobody does anything."""
    words = list(options)  # type: ignore[call-overload]
    return next((word for word in ("nobody", "keep", "stay") if word in words), words[0])


def begun(shelf: Shelf | None = None, style: str = "pass_around") -> Evening:
    table = sitting(6, **SMALL, style=style)
    return Evening.begin(table, shelf) if shelf else Evening(table)


def reach(evening: Evening, kind: type[Scene]) -> Evening:
    play(evening, still, until=lambda scene: isinstance(scene, kind))
    assert isinstance(evening.scene, kind)
    return evening


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data", tmp_path / "state")


class TestAmend:
    def test_the_table_hears_of_it_and_the_floor_goes_on_with_the_next_speaker(self):
        evening = reach(begun(), Floor)
        speakers = evening.scene.speakers  # type: ignore[union-attr]
        spoken = 2 if speakers[-1] != 2 else 3
        while evening.progress.speaker <= speakers.index(spoken):
            evening.next_speaker()
        present = speakers[evening.progress.speaker]
        evening.rulings.amend("kill", spoken)
        news = evening.scene
        assert isinstance(news, Bulletin)
        assert [event.kind for event in news.events] == ["amended.killed"]
        evening.acknowledge()
        after = evening.scene
        assert isinstance(after, Floor)
        assert after.speakers[after.current] == present
        assert spoken not in after.speakers

    def test_the_last_who_owes_an_answer_may_leave_and_the_night_goes_on(self):
        evening = begun(style="narrator")
        play(evening, still, until=lambda scene: bool(evening.progress.called))
        for seat in range(6):
            evening.rulings.amend("kill", seat)
        play(evening, still)
        assert evening.public.outcome is not None
        assert evening.public.outcome.reason == "end-judge-nobody-left"

    def test_undo_takes_it_back(self):
        evening = reach(begun(), Hands)
        before = evening.digest, evening.public.alive
        evening.rulings.amend("kill", 3)
        evening.rulings.undo()
        assert (evening.digest, evening.public.alive) == before

    def test_what_cannot_be_is_refused(self):
        evening = reach(begun(), Hands)
        with pytest.raises(IllegalDecision, match="error-amend"):
            evening.rulings.amend("revive", 3)

    def test_a_crash_loses_nothing(self, shelf: Shelf):
        evening = reach(begun(shelf), Floor)
        evening.next_speaker()
        evening.rulings.amend("kill", 3)
        evening.rulings.amend("day", 4)
        digest, scene = evening.digest, evening.scene
        evening.close()
        (line,) = shelf.running()
        again = Evening.resume(line.id, shelf)
        assert (again.digest, again.scene) == (digest, scene)
        again.close()


def test_the_story_tells_what_was_overruled():
    evening = reach(begun(), Hands)
    evening.rulings.amend("role", 3, "judge.hunter")
    evening.rulings.amend("mark", 2, "judge.flipped")
    evening.rulings.amend("office", "judge.sheriff", 2)
    evening.rulings.amend("kill", 1)
    evening.rulings.amend("revive", 1)
    evening.rulings.amend("end", "judge.good")
    catalogue = Catalogue(shipped("i18n"))
    for language in ("en", "zh-CN"):
        teller = Teller(catalogue, language, [f"P{seat + 1}" for seat in range(6)])
        told = [teller.sentence(e) for e in evening.public.story if e.kind.startswith("amended.")]
        assert len(told) == 5
        assert teller.role("judge.hunter") in told[0]


class TestSkip:
    def test_a_window_is_finished_with_what_silence_means(self):
        evening = begun(style="narrator")
        evening.rulings.skip()
        assert evening.public.phase == "day"

    @pytest.mark.parametrize("seed", range(4))
    def test_to_the_next_night_and_back_to_day(self, seed: int):
        evening = Evening(sitting(9, seed=seed, style="narrator"))
        evening.rulings.skip("night")
        assert (evening.public.phase, evening.public.day) == ("night", 2)
        evening.rulings.skip("day")
        assert (evening.public.phase, evening.public.day) == ("day", 2)

    def test_one_undo_takes_the_whole_skip_back(self):
        evening = begun(style="narrator")
        before = evening.digest
        evening.rulings.skip("night")
        evening.rulings.undo()
        assert evening.digest == before

    def test_the_story_knows_what_was_skipped(self):
        evening = begun(style="narrator")
        evening.rulings.skip()
        evening.rulings.amend("end")
        assert [e.facts["label"] for e in evening.public.story if e.kind == "amended.skipped"] == [
            "judge.night"
        ]

    def test_from_wherever_it_stands(self):
        for stop in range(0, 60, 7):
            evening = Evening(sitting(8, style="narrator"))
            answer, steps = keyed(3), 0
            while steps < stop and not isinstance(evening.scene, Ended):
                step(evening, answer)
                steps += 1
            if evening.public.outcome is None:
                evening.rulings.skip()
                assert evening.scene is not None


class TestPlayingOn:
    def ended(self, shelf: Shelf | None = None) -> Evening:
        """The wolf is voted out."""
        evening = reach(begun(shelf), Hands)
        scene = evening.scene
        assert isinstance(scene, Hands)
        evening.hands(dict.fromkeys(scene.voters, 0))
        play(evening, still)
        return evening

    def test_the_same_vote_ends_nothing_any_more(self):
        evening = self.ended()
        assert evening.rulings.may_play_on
        evening.rulings.play_on()
        assert evening.public.outcome is None
        assert 0 not in evening.public.alive
        kinds = [event.kind for event in evening.public.events]
        assert "judge.exiled" in kinds
        assert "amended.play_on" in kinds
        assert "game.over" not in kinds
        with pytest.raises(IllegalDecision):
            evening.rulings.play_on()

    def test_another_reason_still_ends_it(self):
        evening = self.ended()
        evening.rulings.play_on()
        evening.rulings.amend("revive", 0)
        for seat in (2, 3):
            evening.rulings.amend("kill", seat)
        assert evening.public.outcome is not None
        assert evening.public.outcome.reason == "end-judge-commoners-gone"

    def test_an_end_that_the_table_declared_is_taken_back(self):
        evening = reach(begun(), Hands)
        before = evening.digest
        evening.rulings.amend("end", "judge.wolves")
        assert evening.public.outcome is not None
        evening.rulings.play_on()
        assert evening.digest == before

    def test_a_night_that_has_just_fallen_is_not_announced_after_the_end(self):
        """The table ends the game, and hears that it is over: not that the laptop goes round now."""
        evening = reach(begun(), Bulletin)
        fallen = evening.scene
        evening.rulings.amend("end", "judge.good")
        assert isinstance(evening.scene, Ended)
        evening.rulings.play_on()
        assert evening.scene == fallen

    def test_not_when_nobody_is_left(self):
        evening = reach(begun(), Floor)
        for seat in (1, 4, 5, 2, 3, 0):
            if evening.public.outcome is not None:
                evening.rulings.play_on()
            evening.rulings.amend("kill", seat)
        assert not evening.public.alive
        assert not evening.rulings.may_play_on

    def test_not_when_the_evening_is_finished(self, shelf: Shelf):
        evening = self.ended(shelf)
        story = evening.finish(shelf)
        assert not evening.rulings.may_play_on
        assert story is not None
        assert not Evening.retold(story).rulings.may_play_on

    def test_a_crash_after_it_resumes_the_game(self, shelf: Shelf):
        evening = self.ended(shelf)
        evening.rulings.play_on()
        digest = evening.digest
        evening.close()
        (line,) = shelf.running()
        again = Evening.resume(line.id, shelf)
        assert (again.digest, again.public.outcome) == (digest, None)
        play(again, still, until=lambda scene: isinstance(scene, Hands))
        again.close()

    def test_an_overruled_evening_is_retold(self, shelf: Shelf):
        evening = self.ended(shelf)
        evening.rulings.play_on()
        evening.rulings.amend("end", "judge.good")
        story = evening.finish(shelf)
        assert story is not None
        again = Evening.retold(story)
        assert again.public.outcome is not None
        assert again.public.outcome.reason == "end-overruled"
        assert again.recap().outcome == again.public.outcome

    def test_undoing_it_brings_the_question_back(self):
        evening = self.ended()
        evening.rulings.play_on()
        evening.rulings.undo()
        assert evening.public.outcome is None
        evening.acknowledge()
        assert isinstance(evening.scene, Hands)
