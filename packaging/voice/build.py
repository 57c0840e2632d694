"""Render `assets/voice/`: every fixed line and every seat's number, in both languages, as Opus files.

    pip install -r packaging/voice/requirements.txt; apt-get install opus-tools
    python packaging/voice/build.py [--language zh-CN] [--check]

Renders what has no clip yet, or a damaged one, removes clips that nobody says any more and writes the
manifests; about as fast as it is spoken, on one thread. Run again, it goes on where it was stopped. The
program plays the files that this leaves behind and needs nothing of this.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from mandarin import LEAD_IN, Mandarin
from pauses import JOINT_MS, STOP_MS, with_pauses, with_tail
from script import Text, texts

from nightcaller.voice.clips import file_hash, text_hash
from nightcaller.voice.levelling import LEVEL_DBFS, PROCESSING, Sound, levelled, speech_rms, write_wav
from nightcaller.voice.neural.voices import Voice, open_voice
from nightcaller.voice.opus import milliseconds

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "voice"
VOICES = {"en": "Heart (hibari)", "zh-CN": "Xiaoxiao (Kokoro-82M)"}
LICENCE = "Apache-2.0, see assets/voice/NOTICE"
SPEED = {"en": 0.86, "zh-CN": 0.9}
"""A room full of people needs a calmer voice than a telephone (docs/decisions/voice-clips.md)."""
MOST_WORDS = 165
"""English words a minute, pauses included: the voice is slowed over little words until it fits."""
SLOWEST = 0.5
SAID_EVERY = 25
THEATRICAL = 0.92
"""Slower still, where the night is told as a story."""
BITRATE = 24
"""kbit/s: transparent for one voice."""
RECIPE = {"en": 3, "zh-CN": 2}
"""Raise it to have every clip of a language rendered anew, those that are missing first."""


SENTENCE = re.compile("[^。！？]+[。！？]?")

Saying = Callable[[Sequence[Text]], Iterator[tuple[Text, Sound]]]


def opened(language: str, lead_in: str) -> Saying:
    """Return what says the texts of a language, in an order of its own."""
    return _mandarin(lead_in) if language == "zh-CN" else _english(open_voice(language))


def _pace(text: Text) -> float:
    return THEATRICAL if ".theatrical" in text.line else 1


def _english(voice: Voice) -> Saying:
    def say(told: Sequence[Text]) -> Iterator[tuple[Text, Sound]]:
        for text in told:
            speed = SPEED["en"] * _pace(text)
            words = len(re.findall(r"[A-Za-z'’]+", text.text))
            while True:
                sound = finished(voice.say(text.text, speed), text)
                if words * 60_000 / sound.milliseconds <= MOST_WORDS * _pace(text) or speed < SLOWEST:
                    break
                speed *= 0.95
            yield text, sound

    return say


def _mandarin(lead_in: str) -> Saying:
    voice = Mandarin(lead_in)

    def say(told: Sequence[Text]) -> Iterator[tuple[Text, Sound]]:
        """Many lines end alike, and a sentence is said once: each is rendered for itself."""
        said: dict[tuple[float, str], Sound] = {}
        for pace, group in groupby(told, _pace):
            waiting = list(group)
            sentences = dict.fromkeys(one for text in waiting for one in SENTENCE.findall(text.text))
            for some in voice.together([one for one in sentences if (pace, one) not in said]):
                for one, sound in zip(some, voice.say_all(some, SPEED["zh-CN"] * pace), strict=True):
                    said[pace, one] = levelled(sound)
                ready = [
                    text
                    for text in waiting
                    if all((pace, one) in said for one in SENTENCE.findall(text.text))
                ]
                for text in ready:
                    parts = [said[pace, one] for one in SENTENCE.findall(text.text)]
                    yield text, finished(one_after_the_other(parts), text)
                    waiting.remove(text)

    return say


def one_after_the_other(sentences: Sequence[Sound]) -> Sound:
    """Return sentences as one sound, with a stop between them."""
    rate = sentences[0].rate
    rest = array("h", bytes(2 * ((STOP_MS - JOINT_MS) * rate // 1000)))
    samples = array("h")
    for sentence in sentences:
        samples += (rest if samples else array("h")) + sentence.samples
    return Sound(samples, rate)


def finished(sound: Sound, text: Text) -> Sound:
    """Return a sound with its pauses and its level."""
    whole = with_its_peaks_held(levelled(with_pauses(sound, text.text)))
    return with_tail(whole, text.text) if text.phrase else whole


def write(sound: Sound, path: Path) -> None:
    """Write a sound as a clip."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "line.wav"
        write_wav(sound, plain)
        # A fixed serial number: the same sound is the same file.
        command = ["opusenc", "--quiet", "--serial", "1", "--discard-comments", "--padding", "0", "--speech"]
        subprocess.run([*command, "--bitrate", str(BITRATE), str(plain), str(path)], check=True)


def with_its_peaks_held(sound: Sound) -> Sound:
    """Return a sound that one sharp consonant kept too soft, as loud as the rest."""
    window = sound.rate // 100
    gain = 10 ** (LEVEL_DBFS / 20) * 32768 / speech_rms(sound.samples, window)
    if gain < 1.02:
        return sound
    # Up to 0.7 of full scale as it is, above that bent towards 1.
    knee = 0.7 * 32767
    room = 32767 - knee

    def held(sample: int) -> int:
        size = abs(sample) * gain
        size = size if size < knee else knee + room * math.tanh((size - knee) / room)
        return round(math.copysign(size, sample))

    return Sound(array("h", map(held, sound.samples)), sound.rate)


def file_name(text: Text) -> str:
    """Return a clip's file name: whose line it is, and which text."""
    return f"{text.line.replace('.', '-')}-{text_hash(text.text)[:8]}.opus"


def read_manifest(language: str) -> dict[str, dict[str, Any]]:
    """Return the clips that are there already and whole, by the hash of their text."""
    folder = FOLDER / language
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return {
        clip["text_hash"]: clip for clip in manifest["clips"] if whole(folder / clip["file"], clip["sha256"])
    }


def whole(file: Path, sha256: str) -> bool:
    """Whether a clip's file is there as it was made."""
    return file.is_file() and file_hash(file.read_bytes()) == sha256


def write_manifest(language: str, clips: dict[str, dict[str, Any]]) -> None:
    """Write the list of clips, one a line, so that a change is read as one."""
    head = {"voice": VOICES[language], "licence": LICENCE, "processing": PROCESSING}
    rows = sorted(clips.values(), key=lambda clip: clip["file"])
    listed = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    lines = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    text = f'{lines},\n "clips": [\n{listed}\n ]\n}}\n'
    (FOLDER / language / "manifest.json").write_text(text, encoding="utf-8", newline="\n")


def build(language: str, check: bool, only: str, lead_in: str) -> int:
    """Render what is missing in a language and return how many clips that was, or were too many."""
    folder = FOLDER / language
    wanted = {text_hash(text.text): text for text in texts(language)}
    known = read_manifest(language)
    clips = {key: clip for key, clip in known.items() if key in wanted}
    missing = {key: text for key, text in wanted.items() if key not in clips}
    old = {key: wanted[key] for key, clip in clips.items() if clip.get("recipe") != RECIPE[language]}
    unsaid = {path.name for path in folder.glob("*.opus")} - {clip["file"] for clip in clips.values()}
    sys.stdout.write(
        f"{language}: {len(clips)} clips, {len(missing)} to render, {len(old)} to render anew, "
        f"{len(unsaid)} to remove\n"
    )
    if check:
        return len(missing) + len(old) + len(unsaid)
    due = [*sorted(missing.values(), key=_pace), *sorted(old.values(), key=_pace)]
    if only:
        due = [text for text in wanted.values() if re.search(only, text.text)]
    spoken = opened(language, lead_in)(due) if due else iter(())
    for done, (text, sound) in enumerate(spoken, start=1):
        key, path = text_hash(text.text), folder / file_name(text)
        write(sound, path)
        clip = {"line": text.line, "text": text.text, "text_hash": key, "file": path.name}
        data = path.read_bytes()
        clip |= {"sha256": file_hash(data), "milliseconds": milliseconds(data), "recipe": RECIPE[language]}
        clips[key] = clip
        write_manifest(language, {**known, **clips})
        if done % SAID_EVERY == 0:
            sys.stdout.write(f"{language}: {done} of {len(due)}\n")
            sys.stdout.flush()
    if only:
        return len(due)
    write_manifest(language, clips)
    files = {clip["file"] for clip in clips.values()}
    for path in folder.glob("*.opus"):
        if path.name not in files:
            path.unlink()
    size = sum((folder / file).stat().st_size for file in files)
    seconds = sum(clip["milliseconds"] for clip in clips.values()) / 1000
    sys.stdout.write(f"{language}: {len(clips)} clips, {seconds:.0f} s, {size / 1e6:.1f} MB\n")
    return len(due)


def main() -> int:
    """Render; with --check only say whether there is anything to render."""
    parser = argparse.ArgumentParser(description="Render the recorded lines of the narration.")
    parser.add_argument("--language", choices=sorted(VOICES), action="append")
    parser.add_argument(
        "--check", action="store_true", help="render nothing; fail if a clip is missing, damaged or unsaid"
    )
    parser.add_argument("--only", default="", help="render texts that match, also anew, and remove nothing")
    parser.add_argument("--lead-in", default=LEAD_IN, help="what Mandarin is said behind")
    given = parser.parse_args()
    wrong = sum(
        build(language, given.check, given.only, given.lead_in)
        for language in given.language or sorted(VOICES)
    )
    return 1 if given.check and wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
