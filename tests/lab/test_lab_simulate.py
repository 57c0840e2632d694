"""`nightcaller-lab simulate`: the same games on one core or on many, counted the same."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.lab.__main__ import STOPPED, main
from nightcaller.lab.simulation import SimulationPlan, batches, play, simulate
from nightcaller.rulebooks import book
from patience import SECONDS

JUDGE = book("judge")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert main(["simulate", "--json", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)


def plan(games: int, seats: int = 6, **house: str) -> SimulationPlan:
    deck = JUDGE.recommended(seats)[0].deck
    return SimulationPlan("judge", Setup(deck, seats, 5, house).normal(JUDGE), games)


class TestResult:
    def test_is_complete_and_adds_up(self, capsys: pytest.CaptureFixture[str]):
        result = run(capsys, "--seats", "8", "--games", "60", "--jobs", "1", "--seed", "3")
        assert list(result) == [
            "engine", "book", "seats", "deck", "house", "bot", "seed", "games", "played", "complete",
            "unfinished", "teams", "draws", "ends", "nights", "decisions",
        ]  # fmt: skip
        assert (result["book"], result["seats"], result["seed"]) == ("judge", 8, 3)
        assert (result["games"], result["played"], result["complete"]) == (60, 60, True)
        assert sum(result["deck"].values()) == 8
        assert {entry["team"] for entry in result["teams"]} == {"judge.wolves", "judge.good"}
        assert sum(entry["games"] for entry in result["teams"]) + result["draws"]["games"] == 60
        assert sum(entry["games"] for entry in result["ends"]) == 60
        assert sum(result["nights"]["games"].values()) == 60
        for entry in (*result["teams"], *result["ends"]):
            assert entry["low"] <= entry["share"] <= entry["high"]
        nights = sum(int(count) * games for count, games in result["nights"]["games"].items())
        assert result["nights"]["mean"] == pytest.approx(nights / 60, abs=1e-6)

    def test_is_the_same_whoever_plays(self, capsys: pytest.CaptureFixture[str]):
        arguments = ("--seats", "6", "--games", "90", "--seed", "11")
        alone = run(capsys, *arguments, "--jobs", "1")
        assert alone == run(capsys, *arguments, "--jobs", "2")

    def test_depends_on_the_seed(self, capsys: pytest.CaptureFixture[str]):
        arguments = ("--seats", "6", "--games", "40", "--jobs", "1")
        assert run(capsys, *arguments, "--seed", "1") != run(capsys, *arguments, "--seed", "2")

    def test_uses_the_first_recommendation_for_twelve_by_default(self, capsys: pytest.CaptureFixture[str]):
        result = run(capsys, "--games", "2", "--jobs", "1")
        assert result["deck"] == dict(JUDGE.recommended(12)[0].deck)

    def test_takes_seats_from_the_deck(self, capsys: pytest.CaptureFixture[str]):
        result = run(capsys, "--deck", "werewolf=2,commoner=7", "--games", "20", "--jobs", "1")
        assert result["seats"] == 9
        assert result["deck"] == {"judge.werewolf": 2, "judge.commoner": 7}

    def test_plays_by_the_house_rules(self, capsys: pytest.CaptureFixture[str]):
        result = run(
            capsys, "--games", "60", "--house", "wolves_win=parity,sheriff=no", "--house", "tie=nobody"
        )  # fmt: skip
        assert result["house"]["wolves_win"] == "parity"
        assert result["house"]["sheriff"] == "no"
        assert result["house"]["tie"] == "nobody"
        assert {entry["reason"] for entry in result["ends"]} <= {"end-judge-parity", "end-judge-wolves-gone"}

    @pytest.mark.parametrize(("language", "words"), [("en", "Who wins"), ("zh-CN", "谁赢")])
    def test_is_a_page_for_people(self, language: str, words: str, capsys: pytest.CaptureFixture[str]):
        assert main(["simulate", "--games", "30", "--jobs", "1", "--language", language]) == 0
        page = capsys.readouterr().out
        assert words in page
        assert "30" in page
        assert "%" in page


class TestGame:
    def test_is_keyed_by_its_number(self):
        games = [play(plan(1), number) for number in range(8)]
        again = [play(plan(1), number) for number in range(8)]
        assert [game.decisions for game in games] == [game.decisions for game in again]
        assert len({tuple(game.decisions) for game in games}) == 8

    def test_is_the_same_with_events_kept(self):
        quiet, told = play(plan(1), 4), play(plan(1), 4, quiet=False)
        assert quiet.decisions == told.decisions
        assert quiet.outcome == told.outcome
        assert told.events
        assert not quiet.events

    def test_counts_a_night_for_every_nightfall(self):
        game = play(plan(1), 2, quiet=False)
        assert game.day == sum(event.kind == "night.falls" for event in game.events)


@pytest.fixture(scope="module")
def games() -> list[Session]:
    """Some games of nine by sensible bots."""
    sensible = replace(plan(1, seats=9), bot="sensible")
    return [play(sensible, number) for number in range(25)]


class TestSensibleBot:
    def test_wolves_agree_and_never_hunt_each_other(self, games: list[Session]):
        for game in games:
            pack = {
                e.facts["seat"] for e in game.events if e.kind == "card" and e.facts["team"] == "judge.wolves"
            }
            agreed = [event.facts["seat"] for event in game.events if event.kind == "judge.pack.agreed"]
            proposed = {(e.day, e.facts["seat"]) for e in game.events if e.kind == "judge.pack.proposal"}
            assert not pack & set(agreed)
            assert len(proposed) == len(agreed)

    def test_the_seer_checks_nobody_twice(self, games: list[Session]):
        for game in games:
            checked = [e.facts["seat"] for e in game.events if e.kind == "judge.seer.learned"]
            assert len(set(checked)) == len(checked)

    def test_every_game_ends_whatever_the_house_rules(self):
        for number, rule in enumerate(JUDGE.house_rules):
            for option in rule.options:
                sensible = replace(plan(1, seats=12, **{rule.id: option}), bot="sensible")
                assert play(sensible, number).outcome is not None

    def test_plays_from_the_command_line(self, capsys: pytest.CaptureFixture[str]):
        result = run(capsys, "--bot", "sensible", "--games", "5", "--jobs", "1")
        assert (result["bot"], result["played"]) == ("sensible", 5)


class TestStopping:
    def test_keeps_what_was_played(self):
        progress: list[int] = []
        tally = simulate(plan(400), 1, progress.append, lambda: len(progress) >= 2)
        assert tally.played == sum(progress)
        assert len(progress) == 2
        assert 0 < tally.played < 400

    def test_counts_every_game_of_the_batches_under_way(self):
        stopped = plan(400)
        tally = simulate(stopped, 2, stopped=lambda: True)
        assert 0 < tally.played < 400
        assert tally.wins.total() + tally.draws == tally.played

    @pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C reaches no single process there")
    @pytest.mark.parametrize("jobs", ["1", "2"])
    def test_ctrl_c_reports_what_was_played(self, jobs: str):
        import pty
        import termios

        watched, terminal = pty.openpty()
        termios.tcsetwinsize(terminal, (24, 100))
        command = [sys.executable, "-m", "nightcaller.lab", "simulate", "--json", "--seats", "6"]
        process = subprocess.Popen(
            [*command, "--games", "500000", "--jobs", jobs],
            stdout=subprocess.PIPE,
            stderr=terminal,
            text=True,
            start_new_session=True,
        )
        os.close(terminal)
        seen = b""
        try:
            while not re.search(rb"[1-9][0-9]*/500000 ", seen):
                seen += os.read(watched, 1000)
            os.killpg(process.pid, signal.SIGINT)
            written, _ = process.communicate(timeout=SECONDS)
        finally:
            os.close(watched)
            process.kill()
        result = json.loads(written)
        assert process.returncode == STOPPED
        assert not result["complete"]
        assert 0 < result["played"] < 500000
        assert sum(entry["games"] for entry in result["teams"]) + result["draws"]["games"] == result["played"]


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (1, 8), (7, 2), (10_000, 3), (250, 1)])
def test_batches_hold_every_game_once(games: int, jobs: int):
    assert [number for batch in batches(games, jobs) for number in batch] == list(range(games))


def test_a_plan_is_not_changed_by_playing():
    before = plan(3)
    simulate(before)
    assert before == replace(before)
    assert before.setup == plan(3).setup
