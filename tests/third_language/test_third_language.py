"""A third language of a hundred messages: what it says is its own, what it lacks is said whole by English."""

from __future__ import annotations

import runpy
import unicodedata
from datetime import date
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from nightcaller.languages import LANGUAGES, offered, spoken_by
from nightcaller.resources import shipped
from nightcaller.settings import SettingsFile
from nightcaller.text import CardCounts, Catalogue, People, Seats
from nightcaller.text.dates import written
from nightcaller.viewmodels.languages import choices, place, short_choices
from nightcaller.viewmodels.phrasebook import NO_BREAK, Phrasebook, glued
from nightcaller.voice.names import parts_of
from nightcaller.voice.voices import InstalledVoice, choose

MISSING = Path(__file__).resolve().parents[2] / "packaging" / "text" / "missing.py"


def test_what_is_written_is_said_in_the_language_itself(catalogue: Catalogue) -> None:
    three = {"seats": Seats([3, 5, 8]), "count": 3}
    assert catalogue.say("eo", "ui-home-new") == "Nova ludo"
    assert catalogue.say("eo", "event-judge-dawn", **three).endswith("la numerojn 3, 5 kaj 8")
    assert catalogue.spoken("eo", "line-judge-dawn", **three).endswith("la numerojn: tri, kvin, kaj ok.")
    assert catalogue.say("eo", "ui-visit-night", day=22) == "Nokto dudek du"
    assert catalogue.spoken("eo", "line-wake", role="judge.werewolf") == "Lupfantomoj, malfermu la okulojn."


def test_what_is_missing_is_said_whole_by_the_language_that_stands_in(catalogue: Catalogue) -> None:
    """With that one's numerals, lists and names: no sentence is in two languages."""
    three = {"seats": Seats([3, 5, 8])}
    assert catalogue.say("eo", "event-judge-silenced", **three) == "Silenced today: 3, 5 and 8"
    assert catalogue.say("eo", "ui-visit-day-round", day=2) == "Day two, in private"
    said = catalogue.say("eo", "event-judge-gargoyle-learned", seat=2, seatname="Ann", role="judge.seer")
    assert "Seer" in said and "Klarvidulo" not in said
    # A sentence of its own may name what has no name of its own.
    assert catalogue.spoken("eo", "line-wake", role="judge.witch") == "Witch, malfermu la okulojn."
    assert catalogue.say("eo", "role-judge-werewolf.card") == catalogue.say("en", "role-judge-werewolf.card")


def test_what_is_written_wrongly_is_said_by_the_language_that_stands_in(catalogue: Catalogue) -> None:
    two = {"seats": Seats([3, 5])}
    assert catalogue.say("eo", "line-judge-runoff", **two) == catalogue.say("en", "line-judge-runoff", **two)


def test_a_line_is_spoken_by_the_voice_of_its_language(catalogue: Catalogue) -> None:
    assert catalogue.tongue("eo", "line-night-falls") == "eo"
    assert catalogue.tongue("eo", "line-judge-race") == "en"
    assert catalogue.tongue("zh-CN", "line-judge-race") == "zh-CN"
    # Two wordings of a line that is its own are not taken from two languages.
    assert "line-night-falls.theatrical" not in catalogue.ids("eo")
    assert catalogue.phrases("eo", "line-judge-race") == catalogue.phrases("en", "line-judge-race")


def test_nothing_may_be_missing_from_a_whole_language(catalogue: Catalogue) -> None:
    assert not catalogue.has("zh-CN", "line-of-nobody")
    assert not catalogue.has("eo", "line-of-nobody")
    assert {tag for tag, language in LANGUAGES.items() if language.instead} == {"eo"}


def test_every_list_and_number_is_in_the_language_of_its_sentence(text: Path) -> None:
    assert Seats([3, 5, 8]).written("eo") == "3, 5 kaj 8"
    assert People([(0, ""), (4, "Dan")]).written("eo") == "vi kaj Dan (4)"
    assert CardCounts([("wolf", 2), ("seer", 1)]).written("eo", str.title) == "Wolf ×2, Seer"
    assert CardCounts([("wolf", 2), ("seer", 1)]).told("eo", str.title) == ("Wolf", "du", "Seer")
    assert written("eo", "2026-11-22 20:31", date(2026, 1, 1)) == "11-22 20:31"
    assert written("eo", "2025-11-22", date(2026, 1, 1)) == "2025-11-22"
    assert glued("numero 3, number 5") == f"numero{NO_BREAK}3, number{NO_BREAK}5"


def test_it_is_offered_alone_and_beside_each_other_language(text: Path) -> None:
    assert short_choices() == ["EN", "中文", "EO", "中 + EN", "EO + EN", "EO + 中"]
    assert choices()[2] == "Esperanto"
    assert place(("eo", "en")) == place(("en", "eo")) == offered().index(("en", "eo"))
    assert spoken_by(["xx", "eo_XX.UTF-8"]) == "eo"


def test_both_of_two_languages_show_what_is_missing_only_once(catalogue: Catalogue) -> None:
    words = Phrasebook(catalogue, ("eo", "en"))
    assert words.text("ui-players-keep") == catalogue.say("en", "ui-players-keep")
    assert words.text("ui-home-new") == "Nova ludo New game"


def test_it_is_set_and_kept(text: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    SettingsFile(path).change(languages=("eo", "en"), speeds={"eo": 0.8})
    assert SettingsFile(path).current.languages == ("eo", "en")
    monkeypatch.delitem(LANGUAGES, "eo")
    assert SettingsFile(path).problem is not None


def test_its_voices_are_known_by_their_tags(text: Path) -> None:
    here = [InstalledVoice("gmw/en", "English", ("en-us",)), InstalledVoice("art/eo", "Esperanto", ("eo",))]
    chosen = choose(here, "eo")
    assert chosen is not None and chosen.id == "art/eo"
    assert choose(here[:1], "eo") is None
    # It claims no script: names in Latin letters are read as ever.
    assert parts_of("Zoë") == (("en", "Zoë"),)


@pytest.mark.parametrize("font", ["NightcallerSans-Regular", "NightcallerSans-Bold", "NightcallerSerif-Bold"])
def test_its_letters_are_in_the_fonts(font: str, text: Path) -> None:
    drawn = TTFont(shipped("assets") / "fonts" / f"{font}.otf", lazy=True).getBestCmap()
    letters = {
        sign
        for path in (text / "eo").glob("*.ftl")
        for sign in path.read_text("utf-8")
        if not unicodedata.category(sign).startswith(("Z", "C"))
    }
    assert {sign for sign in letters if ord(sign) not in drawn} == set()


def test_a_translator_is_told_what_is_missing(text: Path) -> None:
    tool = runpy.run_path(str(MISSING))
    found = {gap.id: gap for gap in tool["gaps"](text, "eo", ["judge.ftl", "narration.ftl"])}
    assert found["role-judge-witch"].why == "missing"
    assert found["role-judge-werewolf"].why == "attributes"
    assert found["line-judge-runoff"].why == "wrong"
    assert "window-judge-night" not in found
    page = "\n".join(tool["page"](text, "eo", ["judge.ftl"]))
    assert page.startswith("### judge.ftl: ")
    assert "role-judge-witch = Witch\n    .card = " in page
    assert list(tool["gaps"](text, "zh-CN")) == []
