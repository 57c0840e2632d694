"""What cannot be done is said in the user's language, on stderr, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.lab.__main__ import MISTAKEN, main

MISTAKES = [
    (["simulate", "--seats", "3"], ["3", "4", "40"]),
    (["simulate", "--seats", "41"], ["41", "4", "40"]),
    (["simulate", "--seats", "9", "--deck", "werewolf=2,commoner=4"], ["6", "9"]),
    (["simulate", "--deck", "dragon=2,commoner=7"], ["dragon", "judge"]),
    (["simulate", "--deck", "werewolf"], ["--deck", "werewolf"]),
    (["simulate", "--deck", "werewolf=two,commoner=7"], ["--deck", "two"]),
    (["simulate", "--deck", "werewolf=-1,commoner=7"], ["--deck", "-1"]),
    (["simulate", "--deck", "seer=1,judge.seer=1,werewolf=2,commoner=5"], ["--deck", "judge.seer"]),
    (["simulate", "--house", "moon=full"], ["moon", "judge"]),
    (["simulate", "--house", "wolves_win=never"], ["wolves_win", "never"]),
    (["simulate", "--house", "wolves_win="], ["--house", "wolves_win="]),
    (["simulate", "--house", "tie=runoff,tie=nobody"], ["--house", "tie"]),
    (["simulate", "--book", "chess"], ["chess"]),
    (["simulate", "--games", "0"], ["--games", "0", "1"]),
    (["simulate", "--games", "many"], ["--games", "many"]),
    (["simulate", "--seed", "0.5"], ["--seed", "0.5"]),
    (["simulate", "--jobs", "-1"], ["--jobs", "-1"]),
    (["simulate", "--bot", "clever"], ["clever", "judge", "sensible"]),
    (["balance", "--seats", "9", "--card", "bomber"], ["--card", "judge.bomber"]),
    (["balance", "--seats", "9", "--card", "commoner"], ["--card", "judge.commoner"]),
    (["balance", "--seats", "9", "--card", "dragon"], ["dragon", "judge"]),
    (["simulate", "--colour"], ["--colour", "--help"]),
    (["simulate", "extra"], ["extra", "--help"]),
    (["evenings", "--data-dir", "/no/such/folder"], [str(Path("/no/such/folder"))]),
    (["werewolf"], ["werewolf", "--help"]),
    ([], ["--help"]),
]


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize(
    ("arguments", "named"), MISTAKES, ids=lambda value: " ".join(map(str, value)) or "none"
)
def test_a_mistake_is_named(
    arguments: list[str],
    named: list[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setenv("LANGUAGE", language)
    assert main(arguments) == MISTAKEN
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    for word in named:
        assert word in captured.err
    own_words = captured.err
    assert any("一" <= letter <= "鿿" for letter in own_words) is (language == "zh-CN")


def test_a_deck_that_cannot_be_played_says_why(capsys: pytest.CaptureFixture[str]):
    assert main(["simulate", "--deck", "seer=1,commoner=7", "--language", "en"]) == MISTAKEN
    assert "wol" in capsys.readouterr().err.lower()


def test_an_unknown_language_lists_those_there_are(capsys: pytest.CaptureFixture[str]):
    assert main(["books", "--language", "tlh"]) == MISTAKEN
    error = capsys.readouterr().err
    assert "tlh" in error
    assert "zh-CN" in error


@pytest.mark.parametrize("written", ["zh", "zh-CN", "ZH-cn"])
def test_the_language_may_be_written_short(written: str, capsys: pytest.CaptureFixture[str]):
    assert main(["books", "--language", written]) == 0
    assert "狼人" in capsys.readouterr().out


def test_help_is_in_the_users_language(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("LANGUAGE", "zh_CN:en")
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--help"])
    assert ended.value.code == 0
    assert "种子" in capsys.readouterr().out
