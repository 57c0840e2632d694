"""Recorded lines: whole, complete, licensed, and used while they say exactly what the catalogue says."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from voice_kit import line, write_tone

from nightcaller.app.guide import REMARKS, REMARKS_CALLED
from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.text import LANGUAGES, CardCounts, Catalogue, Seats, message_id
from nightcaller.viewmodels.two_minutes import PAGES
from nightcaller.voice import opus
from nightcaller.voice.clips import ClipLibrary, file_hash, text_hash
from nightcaller.voice.lines import Utterance
from parts import first_fast

COMMAND = "python packaging/voice/build.py"
MOST_BYTES = 38_000_000
LOUDEST = 0.95
"""Of full scale, as the builder has measured it; another decoder may come to a few hundredths more."""
LONGEST_PAUSE_MS = 620
"""A full stop, and the soft ends of the words around it."""
VOICE = shipped("assets") / "voice"


def manifest(language: str) -> dict[str, object]:
    return json.loads((VOICE / language / "manifest.json").read_text(encoding="utf-8"))


def utterance(catalogue: Catalogue, language: str, name: str, **facts: object) -> Utterance:
    phrases = catalogue.phrases(language, name, **facts)
    return Utterance(name, "", catalogue.joined(language, phrases), language, phrases)


def shipped_lines(language: str) -> dict[str, str]:
    return {clip["text_hash"]: clip["line"] for clip in manifest(language)["clips"]}


# --- what ships ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_can_be_recorded_has_its_clip(recordable, language: str) -> None:
    """Render them with `python packaging/voice/build.py` after a text has changed."""
    recorded = shipped_lines(language)
    missing = [text for text in recordable(language) if text_hash(text) not in recorded]
    assert missing == [], f"run {COMMAND}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_ships_that_nobody_says(recordable, language: str) -> None:
    said = {text_hash(text) for text in recordable(language)}
    left = [clip["text"] for clip in manifest(language)["clips"] if clip["text_hash"] not in said]
    assert left == [], f"run {COMMAND}"
    files = {clip["file"] for clip in manifest(language)["clips"]}
    assert {path.name for path in (VOICE / language).glob("*.opus")} == files


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clip_came_through_whole(language: str) -> None:
    for clip in manifest(language)["clips"]:
        data = (VOICE / language / clip["file"]).read_bytes()
        assert file_hash(data) == clip["sha256"], clip["file"]
        assert text_hash(clip["text"]) == clip["text_hash"], clip["file"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clip_is_as_long_as_a_calm_voice_needs(language: str) -> None:
    for clip in manifest(language)["clips"]:
        letters = len(re.sub(r"\W", "", clip["text"]))
        spoken = clip["milliseconds"] - 230  # silence at its ends
        least, most = (110, 620) if language == "zh-CN" else (35, 210)
        assert least * letters <= spoken <= most * letters + 500, clip


def test_english_is_calm_enough_for_a_noisy_room() -> None:
    paces = {
        clip["text"]: len(re.findall(r"[A-Za-z'’]+", clip["text"])) * 60_000 / clip["milliseconds"]
        for clip in manifest("en")["clips"]
    }
    assert [text for text, pace in paces.items() if pace > 175] == []


@pytest.mark.parametrize("every", [20, pytest.param(1, marks=pytest.mark.slow)])
def test_mandarin_is_recorded_with_the_readings_of_today(judging, every: int) -> None:
    """Render the others with `python packaging/voice/build.py --language zh-CN`."""
    wrong = [
        clip["text"]
        for clip in manifest("zh-CN")["clips"][::every]
        if clip["reading"] != judging.reading(clip["text"], "zh-CN")
    ]
    assert wrong == [], f"run {COMMAND}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clip_is_louder_than_a_loudspeaker_can_play(language: str) -> None:
    assert [clip["text"] for clip in manifest(language)["clips"] if clip["peak"] > LOUDEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_waits_inside_a_clip_longer_than_at_a_full_stop(language: str) -> None:
    assert [clip["text"] for clip in manifest(language)["clips"] if clip["pause"] > LONGEST_PAUSE_MS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clip_was_listened_to(judging, language: str) -> None:
    """Listen to the others with `python packaging/voice/heard.py`."""
    heard = judging.read_kept()
    assert [clip["text"] for clip in manifest(language)["clips"] if clip["sha256"] not in heard] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_is_understood(judging, language: str) -> None:
    """Say again what was misheard with `python packaging/voice/build.py --better`."""
    most, first_most = judging.GOALS[language]
    missed = {}
    for book, told in judging.by_book(manifest(language)["clips"], judging.read_kept(), language).items():
        count = judging.tally(told)
        if count.share >= most or count.first_share >= first_most:
            missed[book] = (count, count.share, count.first_share)
    assert missed == {}


def test_the_licence_stands_beside_the_clips_and_in_their_lists() -> None:
    for language in LANGUAGES:
        listed = manifest(language)
        assert listed["voice"]
        assert listed["licence"].startswith("Apache-2.0")
        made_by = str(listed["voice"]).partition("(")[2].strip(")")
        assert f"* {language}: {made_by}" in (VOICE / "NOTICE").read_text(encoding="utf-8")
    assert "Apache License" in (VOICE / "LICENSE-Apache-2.0.txt").read_text(encoding="utf-8")


def test_the_clips_of_both_languages_stay_under_thirty_eight_megabytes() -> None:
    assert sum(path.stat().st_size for path in VOICE.rglob("*") if path.is_file()) < MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("line-night-falls.theatrical", {}),
        ("line-speak", {"seat": 3}),
        ("line-judge-dawn", {"count": 1, "seats": Seats([17])}),
        ("line-judge-dawn", {"count": 3, "seats": Seats([3, 12, 40])}),
        ("line-judge-shot", {"by": 7, "seat": 11}),
        ("line-judge-dueled", {"by": 1, "seat": 2, "lost": "knight"}),
        ("line-judge-bomb", {"by": 9, "count": 2, "seats": Seats([2, 5])}),
        ("line-judge-runoff", {"seats": Seats([4, 20])}),
        ("line-chat-dawn", {"count": 1, "seats": Seats([21])}),
        ("line-chat-shot", {"by": 7, "seat": 11}),
        ("line-chat-lot", {"seat": 30}),
        ("line-chat-runoff", {"seats": Seats([4, 20])}),
        ("line-forum-dawn", {"count": 2, "seats": Seats([3, 40])}),
        ("line-forum-revealed", {"seat": 5, "role": "forum.seer"}),
        ("line-forum-revealed-trait", {"seat": 5, "role": "forum.guardian_angel"}),
        ("line-forum-warned", {"count": 1, "seats": Seats([6])}),
        ("line-forum-warned", {"count": 2, "seats": Seats([6, 9])}),
        ("line-forum-brutal", {"by": 2, "seat": 12}),
        ("line-hollow-accused", {"count": 2, "seats": Seats([1, 2])}),
        ("line-amended-office", {"seat": 4, "office": "hollow.mayor"}),
        ("line-amended-vacant", {"office": "chat.major"}),
        ("line-cards-wake", {"role": "forum.saint", "count": 5}),
        ("role-judge-seer.wake", {}),
        ("role-chat-seeress.choose", {}),
        ("role-forum-red-cultist.act", {}),
        ("voice-sample", {}),
    ],
)
def test_lines_of_an_evening_are_clips_whatever_numbers_are_in_them(
    catalogue: Catalogue, language: str, name: str, facts: dict[str, object]
) -> None:
    said = utterance(catalogue, language, name, **facts)
    library = ClipLibrary(VOICE)
    found = library.find(said)
    assert found is not None
    assert found.milliseconds == pytest.approx(opus.milliseconds(found.path.read_bytes()), abs=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_newcomer_is_told_is_recorded(catalogue: Catalogue, language: str) -> None:
    """All that the guide says beside a shown night, and every page of every book's rules in two minutes."""
    told = [message_id(f"minutes-{book}", page) for book in books() for page in PAGES]
    remarks = {
        one
        for one in catalogue.ids(language)
        if re.fullmatch("guide-[a-z-]+", one) and one != "guide-skip"  # the button
    }
    assert len(remarks) >= REMARKS + 2 * REMARKS_CALLED
    library = ClipLibrary(VOICE)
    unsaid = [one for one in (*told, *remarks) if library.find(utterance(catalogue, language, one)) is None]
    assert unsaid == [], f"run {COMMAND}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", books())
def test_the_rules_in_two_minutes_take_no_longer(catalogue: Catalogue, language: str, book: str) -> None:
    library, seconds = ClipLibrary(VOICE), 0.0
    for page in PAGES:
        found = library.find(utterance(catalogue, language, message_id(f"minutes-{book}", page)))
        assert found is not None
        seconds += found.milliseconds / 1000
    assert 20 < seconds < 120


# --- what is recorded how -----------------------------------------------------------------------------------


def script_of(folder: Path, script, text: str) -> list[str]:
    (folder / "en").mkdir(exist_ok=True)
    (folder / "en" / "lines.ftl").write_text(text, encoding="utf-8")
    return [one.text for one in script.texts("en", folder)]


def test_a_number_without_a_breath_is_recorded_with_its_sentence(tmp_path: Path, script) -> None:
    said = script_of(tmp_path, script, "line-speak = Number { SEAT($seat) }, please.\nui-other = Not said.\n")
    assert len(said) == 40
    assert said[2] == "Number three, please."


def test_two_numbers_and_lists_are_recorded_from_breath_to_breath(tmp_path: Path, script) -> None:
    said = script_of(
        tmp_path,
        script,
        "line-shot = Number { SEAT($by) } | shoots | number { SEAT($seat) }.\n"
        "line-tie = A tie: | { $seats }.\n",
    )
    assert {"Number seven,", "shoots,", "number seven.", "A tie:", "seven,", "and seven."} < set(said)
    assert len(said) == 5 * 40 + 2


def test_a_phrase_that_lines_share_is_recorded_once(tmp_path: Path, script) -> None:
    said = script_of(
        tmp_path,
        script,
        "line-a = Number { SEAT($seat) } | goes.\nline-b = Number { SEAT($seat) } | stays.\n",
    )
    assert len(said) == 40 + 2
    assert {"Number one,", "goes.", "stays."} < set(said)


def test_a_line_without_a_number_is_recorded_whole_with_its_breaths(tmp_path: Path, script) -> None:
    assert script_of(tmp_path, script, "line-night = Night falls. | Close your eyes.\n") == [
        "Night falls. Close your eyes."
    ]


def test_roles_and_offices_that_can_be_named_are_recorded_as_phrases(tmp_path: Path, script) -> None:
    said = script_of(
        tmp_path,
        script,
        "role-judge-seer = Seer\nrole-judge-sheriff = Sheriff\nrole-of-no-book = Nobody\n"
        "line-wake = { ROLE($role) }, | open your eyes.\n"
        "line-none = There is no { ROLE($office) } any more.\n",
    )
    assert sorted(said) == ["Seer,", "There is no Sheriff any more.", "open your eyes."]


def test_every_variant_and_both_styles_are_recorded(tmp_path: Path, script) -> None:
    said = script_of(
        tmp_path,
        script,
        "line-duel = { $lost ->\n    [rival] It falls.\n   *[knight] He falls.\n  }\n"
        "    .theatrical = Alas.\n",
    )
    assert sorted(said) == ["Alas.", "He falls.", "It falls."]


def test_a_name_cannot_be_recorded_beforehand(tmp_path: Path, script) -> None:
    assert script_of(tmp_path, script, "line-hello = Hello, { $name }.\n") == []


# --- which clip is used -------------------------------------------------------------------------------------


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A folder with one clip of a line with an argument."""
    (tmp_path / "en").mkdir()
    path = write_tone(tmp_path / "en" / "three.wav")
    clip = {"line": "line-speak", "text_hash": text_hash("Number 3, please."), "file": path.name}
    clip |= {"milliseconds": 400, "sha256": file_hash(path.read_bytes())}
    listed = {"voice": "Ann", "licence": "CC0", "clips": [clip]}
    (tmp_path / "en" / "manifest.json").write_text(json.dumps(listed))
    return tmp_path


def test_a_clip_is_used_for_exactly_its_words(recorded: Path) -> None:
    library = ClipLibrary(recorded)
    found = library.find(line("Number 3, please.", "en", "line-speak"))
    assert found is not None
    assert (found.path.name, found.milliseconds) == ("three.wav", 400)
    assert library.find(line("Number 4, please.", "en", "line-speak")) is None
    assert library.find(line("Number 3, please.", "zh-CN", "line-speak")) is None
    assert (library.voice("en"), library.voice("zh-CN")) == ("Ann", "")


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"clips": [{"line": "x"}]}'])
def test_a_damaged_manifest_is_an_empty_one(recorded: Path, damage: str) -> None:
    (recorded / "en" / "manifest.json").write_text(damage)
    assert ClipLibrary(recorded).find(line("Number 3, please.", "en", "line-speak")) is None


def test_a_missing_or_damaged_file_is_no_clip(recorded: Path) -> None:
    path = recorded / "en" / "three.wav"
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] + b"\x55")
    assert ClipLibrary(recorded).find(line("Number 3, please.")) is None
    path.unlink()
    assert ClipLibrary(recorded).find(line("Number 3, please.")) is None
    path.write_bytes(whole)
    assert ClipLibrary(recorded).find(line("Number 3, please.")) is not None


def test_a_file_is_looked_at_once_however_often_its_line_is_said(
    recorded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A laptop's disk sleeps: what was whole is not read again before it is played."""
    read, library = Path.read_bytes, ClipLibrary(recorded)
    files: list[str] = []
    monkeypatch.setattr(Path, "read_bytes", lambda path: files.append(path.name) or read(path))
    for _ in range(3):
        assert library.find(line("Number 3, please.")) is not None
    assert len(files) == 1


def test_a_clip_that_did_not_play_is_not_tried_again(recorded: Path) -> None:
    library = ClipLibrary(recorded)
    library.discard(line("Number 3, please."))
    assert library.find(line("Number 3, please.")) is None


@pytest.mark.parametrize("language", first_fast(LANGUAGES, 1))
def test_two_numbers_never_share_a_breath(script, catalogue: Catalogue, language: str) -> None:
    """Of every line with two numbers there is a recording for every pair, and of every list."""
    recorded = {clip["text"] for clip in manifest(language)["clips"]}
    awards = sorted(
        one.removeprefix("award-") for one in catalogue.ids(language) if re.fullmatch("award-[a-z-]+", one)
    )
    two = 0
    lines = (one for one in catalogue.ids(language) if one.startswith("line-"))
    for name in sorted(one for one in lines if not script.MADE_UP.match(one)):
        for by, seat in pairwise((1, 12, 33, 40, 7)):
            facts = {
                "by": by,
                "seat": seat,
                "other": by,
                "seats": Seats([by, seat, 9]),
                "count": 3,
                "lost": "rival",
            }
            big = "revamped" in name
            facts |= {"role": "revamped.witch" if big else "judge.seer", "day": 2, "name": ""}
            facts |= {"office": "revamped.mayor" if big else "judge.sheriff"}
            facts |= {
                "half": "no",
                "award": awards[0],
                "cards": CardCounts([("revamped.witch" if big else "judge.seer", 1)]),
            }
            phrases = catalogue.phrases(language, name, **facts)
            if len(phrases) > 1 and catalogue.joined(language, phrases) not in recorded:
                two += 1
                assert recorded.issuperset(phrases), name
    assert two > 100
