"""The process that synthesises: one JSON object a line in, one out. `python -m nightcaller.voice.worker`.

First it says what it can do::

    {"ready": true, "engine": "pyttsx3 2.99 espeak 0.2.4", "single_use": false,
     "voices": [{"id": "sit/cmn", "name": "Chinese (Mandarin)", "languages": ["cmn"]}, ...]}

then it answers one request at a time, in order::

    {"id": 7, "text": "天黑请闭眼。", "voice": "sit/cmn", "rate": 160, "out": "/folder/line.part"}
    {"id": 7, "ok": true, "milliseconds": 1650}
    {"id": 8, "ok": false, "error": "unknown-voice"}

It ends when its input ends, whatever it is doing, so that it never outlives the program. With `single_use` it
ends after each line. With ``--natural`` the natural voices of the extra ``voices`` speak. Nothing that it is
asked to say is logged.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO, Any, Final, NoReturn, Protocol

from nightcaller.voice.levelling import NotASound, levelled, read_sound, write_wav
from nightcaller.voice.pipes import Reply, private_pipes, read_ahead
from nightcaller.voice.starting import NATURAL_ARGUMENT
from nightcaller.voice.system_voice import CannotSpeak, SystemVoice
from nightcaller.voice.voices import InstalledVoice

ENGINE_FAILED: Final = "engine-failed"
"""The error after which this process ends by itself."""

_LEAST_ROOM_BYTES: Final = 4_000_000
"""The espeak driver hangs when a disk fills up while it writes."""


class Engine(Protocol):
    """What synthesises: the system's voice, or the natural ones."""

    @property
    def name(self) -> str:
        """Its name and versions."""

    @property
    def voices(self) -> tuple[InstalledVoice, ...]:
        """Who speaks."""

    @property
    def single_use(self) -> bool:
        """Whether only the first line of a process is heard."""

    def save(self, text: str, voice: str, rate: int, path: Path) -> None:
        """Say a text into a file, or raise `CannotSpeak`."""


def main(*, natural: bool) -> NoReturn:
    """Run the worker until its input ends. Ends the process: the engines' own clean-up is known to crash.

    Args:
        natural: speak with the natural voices instead of the system's.
    """
    requests, reply = private_pipes()
    converse(_queued(requests), reply, _natural if natural else SystemVoice)
    os._exit(0)


def _natural() -> Engine:
    from nightcaller.voice.neural.engine import NaturalVoice

    return NaturalVoice()


def converse(requests: Iterable[str], reply: Reply, engine: Callable[[], Engine]) -> None:
    """Say what the engine can do and answer one request after the other, until no more can be answered."""
    try:
        voice = engine()
    except CannotSpeak as error:
        reply({"ready": False, "error": str(error)})
        return
    voices = [{"id": each.id, "name": each.name, "languages": each.languages} for each in voice.voices]
    reply({"ready": True, "engine": voice.name, "single_use": voice.single_use, "voices": voices})
    for line in requests:
        answer = answer_to(line, voice)
        reply(answer)
        if voice.single_use or answer.get("error") == ENGINE_FAILED:
            return


def answer_to(line: str, voice: Engine) -> dict[str, object]:
    """Carry out one request and return the answer to send."""
    number: object = None
    try:
        request: Any = json.loads(line)
        number = request.get("id")
        text, voice_id, out = (str(request[key]) for key in ("text", "voice", "out"))
        rate = int(request["rate"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return {"id": number, "ok": False, "error": "bad-request"}
    try:
        milliseconds = _synthesise(voice, text, voice_id, rate, Path(out))
    except CannotSpeak as error:
        return {"id": number, "ok": False, "error": str(error)}
    except OSError:
        return {"id": number, "ok": False, "error": "unwritable"}
    except Exception:  # drivers raise what their platform raises, and cannot be used afterwards
        return {"id": number, "ok": False, "error": ENGINE_FAILED}
    return {"id": number, "ok": True, "milliseconds": milliseconds}


def _synthesise(voice: Engine, text: str, voice_id: str, rate: int, out: Path) -> int:
    if not out.parent.is_dir() or not os.access(out.parent, os.W_OK):
        raise CannotSpeak("unwritable")
    if shutil.disk_usage(out.parent).free < _LEAST_ROOM_BYTES:
        raise CannotSpeak("disk-full")
    raw = out.with_name(out.name + ".raw.wav")
    try:
        for _ in range(2):  # rarely, the first file of an engine is empty
            voice.save(text, voice_id, rate, raw)
            try:
                sound = levelled(read_sound(raw))
            except NotASound:
                if voice.single_use:
                    break
                continue
            write_wav(sound, out)
            return sound.milliseconds
    finally:
        raw.unlink(missing_ok=True)
    raise CannotSpeak("no-sound")


def _queued(requests: IO[str]) -> Iterable[str]:
    """Yield requests, read ahead of whatever the engine is doing."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    read_ahead(requests, lines.put)
    while True:
        yield lines.get()


if __name__ == "__main__":
    main(natural=NATURAL_ARGUMENT in sys.argv)
