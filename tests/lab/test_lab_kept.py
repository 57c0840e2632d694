"""Games of decks that are kept in a file: broken off, continued, made longer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nightcaller.engine import ENGINE_VERSION
from nightcaller.lab.__main__ import main
from nightcaller.lab.decks import plan_of
from nightcaller.lab.kept import KeptGames
from nightcaller.lab.simulation import Tally
from nightcaller.rulebooks import book


def test_kept_games_are_not_played_again_and_a_measurement_can_be_made_longer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "games.jsonl"

    def page(games: int, *more: str) -> str:
        asked = ["--book", "chat", "--seats", "6", "--games", str(games), "--jobs", "1", "--language", "en"]
        assert main(["decks", *asked, *more]) == 0
        return capsys.readouterr().out

    page(2, "--keep", str(file))
    first = file.read_text("utf-8")
    with file.open("a", encoding="utf-8") as cut_off:
        cut_off.write(first.splitlines()[0][:50])
    assert page(4, "--keep", str(file)) == page(4)
    lots = file.read_text("utf-8").removeprefix(first).splitlines()[1:]
    assert [(json.loads(lot)["from"], json.loads(lot)["games"]) for lot in lots] == [(2, 2)] * len(lots)
    assert len(lots) == len(book("chat").recommended(6))
    before = file.read_text("utf-8")
    assert page(4, "--keep", str(file)) == page(4)
    assert page(2, "--keep", str(file)) == page(2)
    assert file.read_text("utf-8") == before


def test_games_of_another_seed_or_engine_do_not_count(tmp_path: Path):
    rules = book("chat")
    deck = rules.recommended(6)[0]
    file = tmp_path / "games.jsonl"
    plan = plan_of(rules, 6, deck.deck, 3, seed=1)
    KeptGames(file).add(plan, Tally(played=3, first_night=1))
    assert KeptGames(file).of(plan) == Tally(played=3, first_night=1)
    assert KeptGames(file).of(plan_of(rules, 6, deck.deck, 3, seed=2)).played == 0
    file.write_text(file.read_text("utf-8").replace(f'"engine":"{ENGINE_VERSION}"', '"engine":"0"'), "utf-8")
    assert KeptGames(file).of(plan).played == 0
