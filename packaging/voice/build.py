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
import subprocess
import sys
import tempfile
from array import array
from pathlib import Path
from typing import Any

from pauses import with_pauses, with_tail
from plates import Mandarin
from script import Text, texts

from nightcaller.voice.clips import file_hash, text_hash
from nightcaller.voice.levelling import LEVEL_DBFS, PROCESSING, Sound, levelled, speech_rms, write_wav
from nightcaller.voice.neural.voices import Voice, open_voice
from nightcaller.voice.opus import milliseconds

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "voice"
VOICES = {"en": "Heart (hibari)", "zh-CN": "Xiaoxiao (Kokoro-82M)"}
LICENCE = "Apache-2.0, see assets/voice/NOTICE"
SPEED = {"en": 0.93, "zh-CN": 0.9}
"""A room full of people needs a calmer voice than a telephone (docs/decisions/voice-clips.md)."""
THEATRICAL = 0.92
"""Slower still, where the night is told as a story."""
BITRATE = 24
"""kbit/s: transparent for one voice."""
RECIPE = {"en": 2, "zh-CN": 1}
"""Raise it to have every clip of a language rendered anew."""
SAVED_EVERY = 25


def opened(language: str) -> Voice:
    """Return the voice of a language."""
    return Mandarin() if language == "zh-CN" else open_voice(language)


def record(voice: Voice, text: Text, language: str, path: Path) -> None:
    """Write the clip of a text to `path`."""
    speed = SPEED[language] * (THEATRICAL if text.line.endswith(".theatrical") else 1)
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "line.wav"
        sound = levelled(with_pauses(voice.say(text.text, speed), text.text))
        sound = with_its_peaks_held(sound)
        write_wav(with_tail(sound, text.text) if text.phrase else sound, plain)
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
    if manifest.get("recipe") != RECIPE[language]:
        return {}
    return {
        clip["text_hash"]: clip for clip in manifest["clips"] if whole(folder / clip["file"], clip["sha256"])
    }


def whole(file: Path, sha256: str) -> bool:
    """Whether a clip's file is there as it was made."""
    return file.is_file() and file_hash(file.read_bytes()) == sha256


def write_manifest(language: str, clips: dict[str, dict[str, Any]]) -> None:
    """Write the list of clips, one a line, so that a change is read as one."""
    head: dict[str, str | int] = {"voice": VOICES[language], "licence": LICENCE, "recipe": RECIPE[language]}
    head["processing"] = PROCESSING
    rows = sorted(clips.values(), key=lambda clip: clip["file"])
    listed = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    lines = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    text = f'{lines},\n "clips": [\n{listed}\n ]\n}}\n'
    (FOLDER / language / "manifest.json").write_text(text, encoding="utf-8", newline="\n")


def build(language: str, check: bool) -> int:
    """Render what is missing in a language and return how many clips that was, or were too many."""
    folder = FOLDER / language
    wanted = {text_hash(text.text): text for text in texts(language)}
    known = read_manifest(language)
    clips = {key: clip for key, clip in known.items() if key in wanted}
    missing = {key: text for key, text in wanted.items() if key not in clips}
    unsaid = {path.name for path in folder.glob("*.opus")} - {clip["file"] for clip in clips.values()}
    sys.stdout.write(f"{language}: {len(clips)} clips, {len(missing)} to render, {len(unsaid)} to remove\n")
    if check:
        return len(missing) + len(unsaid)
    voice = opened(language) if missing else None
    for done, (key, text) in enumerate(missing.items(), start=1):
        assert voice is not None
        path = folder / file_name(text)
        record(voice, text, language, path)
        clip = {"line": text.line, "text": text.text, "text_hash": key, "file": path.name}
        data = path.read_bytes()
        clips[key] = {**clip, "sha256": file_hash(data), "milliseconds": milliseconds(data)}
        if done % SAVED_EVERY == 0:
            write_manifest(language, {**known, **clips})
            sys.stdout.write(f"{language}: {done} of {len(missing)}\n")
            sys.stdout.flush()
    write_manifest(language, clips)
    files = {clip["file"] for clip in clips.values()}
    for path in folder.glob("*.opus"):
        if path.name not in files:
            path.unlink()
    size = sum((folder / file).stat().st_size for file in files)
    seconds = sum(clip["milliseconds"] for clip in clips.values()) / 1000
    sys.stdout.write(f"{language}: {len(clips)} clips, {seconds:.0f} s, {size / 1e6:.1f} MB\n")
    return len(missing)


def main() -> int:
    """Render; with --check only say whether there is anything to render."""
    parser = argparse.ArgumentParser(description="Render the recorded lines of the narration.")
    parser.add_argument("--language", choices=sorted(VOICES), action="append")
    parser.add_argument(
        "--check", action="store_true", help="render nothing; fail if a clip is missing, damaged or unsaid"
    )
    given = parser.parse_args()
    wrong = sum(build(language, given.check) for language in given.language or sorted(VOICES))
    return 1 if given.check and wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
