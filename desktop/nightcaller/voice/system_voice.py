"""The system's own voice through pyttsx3, the traps of its drivers disarmed. Only the worker imports this.

pyttsx3 2.99 is written to speak at once; saving to files works when these are respected:

* on Linux the espeak-ng that comes with `espeakng-loader` must be found instead of the distribution's, whose
  1.51 reads Mandarin wrongly;
* `setProperty` is queued inside the engine and cancelled by the next `runAndWait`: wait for quiet after each;
* a wrong voice id is silently ignored, an unwritable path or a text without a letter never finishes: refuse
  them first;
* two queued saves end up in one file: one at a time;
* on Windows only the first utterance of a process is heard (nateshmbhat/pyttsx3 #419, #402; drop `single_use`
  when a release fixes them).
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from nightcaller.voice.voices import InstalledVoice

_LINUX: Final = sys.platform.startswith("linux")
_QUIET_LIMIT_S: Final = 2.0


class CannotSpeak(Exception):
    """A line that cannot be said; the argument is the reason's id."""


class SystemVoice:
    """The pyttsx3 engine of this process.

    Raises:
        CannotSpeak: ``no-engine`` when the system has none or its library is missing.
    """

    def __init__(self) -> None:
        if _LINUX:
            _prefer_bundled_espeak()
        try:
            import pyttsx3

            self._engine: Any = pyttsx3.init("espeak" if _LINUX else None)
            self.voices: Final = tuple(
                InstalledVoice(
                    str(voice.id), str(voice.name), tuple(str(tag) for tag in voice.languages if tag)
                )
                for voice in self._engine.getProperty("voices")
            )
        except Exception as error:  # drivers raise whatever their platform raises
            raise CannotSpeak("no-engine") from error
        self._ids = {voice.id for voice in self.voices}
        self._properties: dict[str, object] = {}
        self._finished = threading.Event()
        self._engine.connect("finished-utterance", self._on_finished)
        self.single_use: Final = sys.platform == "win32"
        self.name: Final = " ".join(
            ("pyttsx3", _version("pyttsx3"), str(self._engine.driver_name), _version("espeakng-loader"))
        )

    def save(self, text: str, voice: str, rate: int, path: Path) -> None:
        """Say `text` into the file `path`; blocks until it is written.

        Args:
            text: what to say.
            voice: id of one of `voices`.
            rate: words a minute.
            path: file to write, in a folder that exists. WAV, except on macOS: AIFF.

        Raises:
            CannotSpeak: ``unknown-voice``, ``nothing-to-say`` or ``unwritable``.
        """
        words = speakable(text)
        if voice not in self._ids:
            raise CannotSpeak("unknown-voice")
        if not any(letter.isalnum() for letter in words):
            raise CannotSpeak("nothing-to-say")
        try:
            path.touch()
        except OSError as error:
            raise CannotSpeak("unwritable") from error
        self._set("voice", voice)
        self._set("rate", rate)
        self._finished.clear()
        self._engine.save_to_file(words, str(path))
        self._engine.runAndWait()
        if _LINUX:
            # espeak goes on in its own thread after runAndWait; if it never ends, the app's watchdog ends us.
            self._finished.wait()
            self._quiet()

    def _on_finished(self, **_: object) -> None:
        self._finished.set()

    def _set(self, name: str, value: object) -> None:
        if self._properties.get(name) != value:
            self._engine.setProperty(name, value)
            self._quiet()
            self._properties[name] = value

    def _quiet(self) -> None:
        if not _LINUX:
            return
        from pyttsx3.drivers import _espeak

        limit = time.monotonic() + _QUIET_LIMIT_S
        while _espeak.IsPlaying() and time.monotonic() < limit:
            time.sleep(0.001)


def speakable(text: str) -> str:
    """Return `text` without what an engine may take for a command: markup, control codes.

    Names are typed by players, and SAPI reads XML, macOS ``[[commands]]``.
    """
    return "".join(letter if letter.isprintable() and letter not in "<>[]{}\\|" else " " for letter in text)


def _prefer_bundled_espeak() -> None:
    try:
        import espeakng_loader
    except ImportError:
        return
    library = espeakng_loader.get_library_path()
    if not Path(library).exists():
        return
    os.environ["ESPEAK_DATA_PATH"] = str(espeakng_loader.get_data_path())
    # Its name inside is libespeak-ng.so.1, which then satisfies the driver's own search.
    ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"
