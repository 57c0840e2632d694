"""Render `assets/voice/`: every fixed line and every seat's number, in both languages, as Opus files.

    pip install -r packaging/voice/requirements.txt; apt-get install opus-tools
    python packaging/voice/build.py [--language zh-CN] [--takes 1] [--better] [--check]

Renders what has no clip yet, a damaged one, or one whose reading has changed, removes clips that nobody says
any more and writes the manifests. A recogniser listens to every take; what it misunderstands is said again in
other ways (`speaking.py`), and the take that it understands best is kept. A take of the same words is always
the same file. Run again, it goes on where it was stopped. The program plays the files that this leaves behind
and needs nothing of this.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from judging import LONGEST_PAUSE_MS, LOUDEST, Heard, judged, keep, read_kept, reading
from listener import Listener
from pressing import Pressed, finished, joined, pressed
from script import Text, texts
from speaking import TAKES, Piece, opened, pieces

from nightcaller.voice.clips import file_hash, text_hash
from nightcaller.voice.levelling import PROCESSING
from nightcaller.voice.opus import milliseconds

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "voice"
VOICES = {"en": "Heart (hibari)", "zh-CN": "Xiaoxiao (Kokoro-82M)"}
LICENCE = "Apache-2.0, see assets/voice/NOTICE"
SAID_EVERY = 25
RECIPE = {"en": 3, "zh-CN": 2}
"""Raise it to have every clip of a language rendered anew, those that are missing first."""


class Studio:
    """Says the texts of a language, listens, and says again what was misheard."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._say = opened(language)
        self._listener = Listener()
        self._best: dict[Piece, tuple[Pressed, Heard, int]] = {}

    def clips(
        self, told: Sequence[Text], takes: int, errors: Mapping[str, int]
    ) -> Iterator[tuple[Text, bytes, dict[str, Any], Heard]]:
        """Yield clips as they are made, each better understood than those of the same text before it.

        Args:
            told: what is to be said.
            takes: in so many ways at most.
            errors: how much was misheard of the clips that are there already, by their text.

        Yields:
            The text, its file, what the manifest says of the take, and what was understood.
        """
        least = dict(errors)
        for take in range(takes):
            # What is there and misheard was said in the usual way already.
            due = {
                text: pieces(text, self._language)
                for text in told
                if least.get(text.text, 1) and (take or text.text not in errors)
            }
            wanted = dict.fromkeys(piece for parts in due.values() for piece in parts)
            missing = [one for one in wanted if one not in self._best or self._best[one][1].wrong]
            unsaid = set(missing)
            for piece, sound in self._say(missing, take):
                self._keep(piece, pressed(finished(sound, piece)), take)
                unsaid.discard(piece)
                for text in [one for one, parts in due.items() if piece in parts and not unsaid & {*parts}]:
                    whole, heard, latest = self._whole(text, due[text])
                    if heard.wrong < least.get(text.text, sys.maxsize):
                        least[text.text] = heard.wrong
                        facts = {"take": latest, "peak": round(whole.peak, 3), "pause": whole.pause}
                        yield text, whole.data, facts, heard

    def _keep(self, piece: Piece, clip: Pressed, take: int) -> None:
        heard = self.heard(piece.words, clip.data)
        if piece not in self._best or heard.wrong < self._best[piece][1].wrong:
            self._best[piece] = clip, heard, take

    def _whole(self, text: Text, parts: Sequence[Piece]) -> tuple[Pressed, Heard, int]:
        best = [self._best[part] for part in parts]
        if len(best) == 1:
            return best[0]
        whole = pressed(joined([clip.sound for clip, _, _ in best]))
        return whole, self.heard(text.text, whole.data), max(take for _, _, take in best)

    def heard(self, words: str, data: bytes) -> Heard:
        """Listen to a clip."""
        return judged(words, self._listener.hear(data, self._language), self._language)


def file_name(text: Text) -> str:
    """Return a clip's file name: whose line it is, and which text."""
    return f"{text.line.replace('.', '-')}-{text_hash(text.text)[:8]}.opus"


def read_manifest(language: str) -> dict[str, dict[str, Any]]:
    """Return the clips that are there and as they should be, by the hash of their text."""
    folder = FOLDER / language
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return {
        clip["text_hash"]: clip
        for clip in manifest["clips"]
        if whole(folder / clip["file"], clip["sha256"])
        and clip.get("reading", "") == reading(clip["text"], language)
        and clip["peak"] <= LOUDEST
        and clip["pause"] <= LONGEST_PAUSE_MS
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


def build(language: str, check: bool, only: str, takes: int, better: bool) -> int:
    """Render what is missing in a language and return how many clips that was, or were too many."""
    folder = FOLDER / language
    wanted = {text_hash(text.text): text for text in texts(language)}
    known = read_manifest(language)
    clips = {key: clip for key, clip in known.items() if key in wanted}
    missing = [text for key, text in wanted.items() if key not in clips]
    old = [wanted[key] for key, clip in clips.items() if clip["recipe"] != RECIPE[language]]
    unsaid = {path.name for path in folder.glob("*.opus")} - {clip["file"] for clip in clips.values()}
    sys.stdout.write(
        f"{language}: {len(clips)} clips, {len(missing)} to render, {len(old)} to render anew, "
        f"{len(unsaid)} to remove\n"
    )
    if check:
        return len(missing) + len(old) + len(unsaid)
    due: list[Text] = [*missing, *old]
    errors: dict[str, int] = {}
    heard_now: dict[str, str] = {}
    if better:
        errors = _misheard(language, clips, read_kept())
        due += [text for text in wanted.values() if text.text in errors]
    if only:
        due = [text for text in wanted.values() if re.search(only, text.text)]
    done = 0
    made = Studio(language).clips(due, takes, errors) if due else ()
    for text, data, facts, heard in made:
        key, path = text_hash(text.text), folder / file_name(text)
        path.write_bytes(data)
        clip = {"line": text.line, "text": text.text, "text_hash": key, "file": path.name}
        clip |= {"sha256": file_hash(data), "milliseconds": milliseconds(data), "recipe": RECIPE[language]}
        clips[key] = clip | facts | _read_as(text.text, language)
        heard_now[clip["sha256"]] = heard.heard
        done += 1
        if done % SAID_EVERY == 0:
            write_manifest(language, {**known, **clips})
            keep(heard_now)
            sys.stdout.write(f"{language}: {done} clips made, take {facts['take']}\n")
            sys.stdout.flush()
    keep(heard_now)
    write_manifest(language, {**known, **clips} if only else clips)
    if only:
        return done
    files = {clip["file"] for clip in clips.values()}
    for path in folder.glob("*.opus"):
        if path.name not in files:
            path.unlink()
    size = sum((folder / file).stat().st_size for file in files)
    seconds = sum(clip["milliseconds"] for clip in clips.values()) / 1000
    sys.stdout.write(f"{language}: {len(clips)} clips, {seconds:.0f} s, {size / 1e6:.1f} MB\n")
    return done


def _read_as(text: str, language: str) -> dict[str, str]:
    read = reading(text, language)
    return {"reading": read} if read else {}


def _misheard(
    language: str, clips: Mapping[str, Mapping[str, Any]], kept: Mapping[str, str]
) -> dict[str, int]:
    """Return how much is misheard of each clip of which something is, by its text."""
    told = (
        judged(clip["text"], kept[clip["sha256"]], language)
        for clip in clips.values()
        if clip["sha256"] in kept
    )
    return {one.text: one.wrong for one in told if one.wrong}


def main() -> int:
    """Render; with --check only say whether there is anything to render."""
    parser = argparse.ArgumentParser(description="Render the recorded lines of the narration.")
    parser.add_argument("--language", choices=sorted(VOICES), action="append")
    parser.add_argument(
        "--check", action="store_true", help="render nothing; fail if a clip is missing, damaged or unsaid"
    )
    parser.add_argument("--only", default="", help="render texts that match, also anew, and remove nothing")
    parser.add_argument("--takes", type=int, default=max(map(len, TAKES.values())), help="at most so many")
    parser.add_argument("--better", action="store_true", help="say again also what was misheard before")
    given = parser.parse_args()
    wrong = sum(
        build(language, given.check, given.only, min(given.takes, len(TAKES[language])), given.better)
        for language in given.language or sorted(VOICES)
    )
    return 1 if given.check and wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
