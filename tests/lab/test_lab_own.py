"""`nightcaller-lab own check`, and simulations of decks with own roles from files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from makers.own import anything, right
from nightcaller.lab.__main__ import MISTAKEN, main
from nightcaller.lab.own import told
from nightcaller.lab.words import LabWords
from nightcaller.rulebooks import books
from nightcaller.rulebooks.own import against, write
from nightcaller.rulebooks.own.checking import ROLE
from nightcaller.table.shelf.own_roles import place_of
from rulebooks.own.made_up import BELL, LAMPLIGHTER

DOCS = Path(__file__).resolve().parents[2] / "docs"
DECK = "werewolf=2,own.lamplighter=1,own.bell=1,commoner=2"


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Two roles that can be played."""
    found = []
    for role in (LAMPLIGHTER, BELL):
        path = tmp_path / f"{role.short}.toml"
        path.write_text(write(role), encoding="utf-8")
        found.append(str(path))
    return found


@pytest.mark.parametrize(("language", "name"), [("en", "Lamplighter"), ("zh-CN", "点灯人")])
def test_what_can_be_played_is_told_with_its_card(
    files: list[str], language: str, name: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["own", "check", *files, "--language", language]) == 0
    told = capsys.readouterr()
    assert name in told.out
    assert told.err == ""


def test_what_cannot_is_told_with_line_and_field(
    tmp_path: Path, files: list[str], capsys: pytest.CaptureFixture[str]
):
    bad = tmp_path / "bad.toml"
    bad.write_text('id = "own.x"\n[name]\nen = "X"\n[[sentence]]\ndoes = "looks"\nnights = "blue"\n')
    clash = tmp_path / "clash.toml"
    clash.write_text(
        'id = "own.y"\n[name]\nen = "Y"\n[[sentence]]\ndoes = "looks"\n[[sentence]]\ndoes = "guards"\n'
    )
    given = [str(bad), str(clash), str(tmp_path / "none.toml")]
    assert main(["own", "check", *files, *given, "--language", "en"]) == MISTAKEN
    told = capsys.readouterr()
    assert "Lamplighter" in told.out
    assert "Line 6, “nights”: “blue”" in told.err
    assert "Line 6, “nights”: They have something else to do" in told.err
    assert "Nearest: Keep them apart" in told.err
    assert "none.toml" in told.err
    assert main(["own", "check", *given, "--json"]) == MISTAKEN
    data = json.loads(capsys.readouterr().out)
    assert [one["fine"] for one in data] == [False, False, False]
    assert data[0]["problem"]["line"] == 6
    assert data[1]["refused"][0] | {"field": "nights", "nearest": True} == data[1]["refused"][0]


def test_whatever_does_not_go_together_is_told_with_line_and_field():
    """By itself and in every book: the line of the field, or the table that lacks it."""
    met, words = set(), {language: LabWords(language) for language in ("en", "zh-CN")}
    for number in range(300):
        data = right(number)
        lines = data.decode().split("\n")
        for refusal in (one for book_id in books() for one in against(anything(number), book_id)):
            line = lines[place_of(refusal, data) - 1]
            table = "format" if refusal.sentence == ROLE else "[[sentence]]"
            assert line.startswith((f"{refusal.field} =", f"[{refusal.field}]", table)), refusal
            for language, begun in (("en", "Line "), ("zh-CN", "第")):
                said = told(words[language], refusal, data)
                assert said.startswith(f"{begun}{place_of(refusal, data)}") and f"“{refusal.field}”" in said
            met.add(refusal.message)
    assert len(met) > 20


@pytest.mark.parametrize("command", ["simulate", "balance"])
def test_what_a_book_has_no_room_for_is_told_with_line_and_field_before_anything_is_played(
    command: str, files: list[str], capsys: pytest.CaptureFixture[str]
):
    given = [command, "--own", files[1], "--book", "chat", "--games", "1", "--language", "en"]
    assert main(given) == MISTAKEN
    assert re.search(r"bell.toml: Line \d+, “team”: In this book nobody wins alone", capsys.readouterr().err)


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_name_of_a_shipped_role_is_refused_with_line_and_field(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "wolf.toml"
    file.write_text('id = "own.w"\n[name]\nen = "Seer"\nzh-CN = "狼 人"\n', encoding="utf-8")
    assert main(["own", "check", str(file), "--language", language]) == MISTAKEN, "taken in every book"
    said = capsys.readouterr().err
    line = "Line 4" if language == "en" else "第4行"
    assert line in said and "“name.zh-CN”" in said and "“狼 人”" in said
    line = "Line 3" if language == "en" else "第3行"
    assert line in said and "“name.en”" in said and "“Seer”" in said
    for command in ("simulate", "balance"):
        given = ["--own", str(file), "--seats", "9", "--games", "1", "--language", language]
        assert main([command, *given]) == MISTAKEN
        assert line in capsys.readouterr().err
    file.write_text('id = "own.w"\n[name]\nen = "ＣＯＭＭＯＮＥＲ"\n', encoding="utf-8")
    assert main(["own", "check", str(file), "--json"]) == 0, "only the judge's manual has a Commoner"
    (data,) = json.loads(capsys.readouterr().out)
    assert [book for book, why in data["books"].items() if why] == ["judge"]
    assert data["books"]["judge"][0]["line"] == 3


def test_decks_with_own_roles_are_simulated(files: list[str], capsys: pytest.CaptureFixture[str]):
    own = [part for file in files for part in ("--own", file)]
    for bot in ("random", "sensible"):
        arguments = ["simulate", *own, "--deck", DECK, "--games", "8", "--jobs", "1", "--bot", bot, "--json"]
        assert main(arguments) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["played"] == 8
        assert "own.bell" in {one["team"] for one in data["teams"]}
    assert main(["simulate", "--deck", DECK]) == MISTAKEN
    assert capsys.readouterr().err


def test_what_an_own_card_is_worth_is_measured(files: list[str], capsys: pytest.CaptureFixture[str]):
    own = ["--own", files[0], "--deck", "werewolf=2,own.lamplighter=1,commoner=3"]
    assert main(["balance", *own, "--games", "8", "--jobs", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["role"] for one in data["swings"]] == ["own.lamplighter"]


COMMANDS = re.findall(r"`\./packaging/play lab ([^`]+)`", (DOCS / "own-roles.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.split(" --")[0])
def test_what_the_page_says_to_type_works_as_it_is_written(command: str, capsys: pytest.CaptureFixture[str]):
    """With the page's own example for FILE, and for "…" nothing more."""
    example = DOCS / "own-roles" / "sleepy_seer.toml"
    given = [str(example) if "FILE" in word else word for word in command.split() if word != "…"]
    few = [] if given[0] == "own" else ["--games", "4", "--jobs", "1"]
    assert main([*given, *few]) == 0
    assert capsys.readouterr().err == ""


def test_the_page_says_every_command():
    assert {command.split()[0] for command in COMMANDS} == {"own", "simulate", "balance"}
