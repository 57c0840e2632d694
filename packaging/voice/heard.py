"""Listen to `assets/voice/` with a recogniser and write down what it misheard: `docs/voice-heard.md`.

    pip install -r packaging/voice/requirements.txt
    python packaging/voice/heard.py [--language zh-CN] [--match line-pass] [--anew]

Listens to what nobody has listened to yet (`heard.tsv`), or to everything anew; half a second a clip on one
thread. With --match it only prints what it hears.
"""

from __future__ import annotations

import argparse
import datetime
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judging import GOALS, LANGUAGES, Heard, by_book, forget, judged, keep, read_kept, tally
from listener import Listener

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "voice-heard.md"
VOICE = ROOT / "assets" / "voice"
WORST = 40
"""So many clips of a language are listed."""
KEPT_EVERY = 100


def main() -> int:
    """Listen, print the worst, write the page."""
    parser = argparse.ArgumentParser(description="Hear what a recogniser understands of the clips.")
    parser.add_argument("--language", choices=sorted(LANGUAGES), action="append")
    parser.add_argument("--match", default="", help="only clips whose line or text has this in it; no page")
    parser.add_argument("--anew", action="store_true", help="listen also to what was listened to before")
    given = parser.parse_args()
    listener = Listener()
    heard = read_kept()
    for language in given.language or LANGUAGES:
        clips = shipped_clips(language)
        due = [one for one in clips if re.search(given.match, one["line"] + " " + one["text"])]
        if not (given.match or given.anew):
            due = [one for one in due if one["sha256"] not in heard]
        for done, clip in enumerate(due, start=1):
            heard[clip["sha256"]] = listener.hear((VOICE / language / clip["file"]).read_bytes(), language)
            if done % KEPT_EVERY == 0:
                keep(heard)
                sys.stderr.write(f"{language}: {done} of {len(due)}\n")
        if given.match:
            told = [judged(one["text"], heard[one["sha256"]], language) for one in due]
            sys.stdout.write("".join(f"{one.wrong} {one.text} -> {one.heard}\n" for one in worst_first(told)))
    keep(heard)
    forget({one["sha256"] for language in LANGUAGES for one in shipped_clips(language)})
    if not given.match:
        PAGE.write_text(page(heard), encoding="utf-8", newline="\n")
    return 0


def shipped_clips(language: str) -> list[dict[str, Any]]:
    """Return the rows of a language's manifest."""
    return list(json.loads((VOICE / language / "manifest.json").read_text(encoding="utf-8"))["clips"])


def worst_first(told: Sequence[Heard]) -> Sequence[Heard]:
    """Return the clips with the most errors first."""
    return sorted(told, key=lambda one: (-one.wrong, not one.first_wrong, one.text))


def page(heard: dict[str, str]) -> str:
    """Return the page that is kept in docs."""
    out = [
        "# What a recogniser understands of the recorded script",
        "",
        f"{datetime.date.today().isoformat()}, Whisper base, by `packaging/voice/heard.py`: every clip,",
        "each by itself and in silence. It mishears by itself, most of all what stands alone; tones are not",
        "compared. Of several takes the builder keeps the one that this recogniser understands best:",
        "another listener will mishear a little more.",
    ]
    for language, (name, units) in LANGUAGES.items():
        books = by_book(shipped_clips(language), heard, language)
        goal, first_goal = GOALS[language]
        out += ["", f"## {name}", ""]
        out += [f"| | clips | {units} wrong (goal: under {goal:.0%}) | first ones (under {first_goal:.0%}) |"]
        out += ["| --- | --- | --- | --- |"]
        told = [one for some in books.values() for one in some]
        for book, some in (*books.items(), ("all", told)):
            got = tally(some)
            out.append(
                f"| {book} | {got.clips} | {got.wrong} of {got.units}, {got.share:.1%} "
                f"| {got.first_wrong}, {got.first_share:.1%} |"
            )
        out += ["", "The worst clips:", "", "| errors | text | heard |", "| --- | --- | --- |"]
        out += [
            f"| {one.wrong} of {one.units} | {one.text} | {one.heard.replace('|', ' ')} |"
            for one in worst_first(told)[:WORST]
            if one.wrong
        ]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
