"""A program that says three lines through the real player, then holds and stops a long one.

For `test_heard.py`.

Prints what happens, and when by the system's monotonic clock, as one JSON list a line.
"""

import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from voice_kit import line

from nightcaller.voice.cache import LineCache
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.clock import EventLoopClock
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.synthesis import Synthesis


def note(what: str, text: str = "") -> None:
    sys.stdout.write(json.dumps([what, text, time.monotonic()]) + "\n")
    sys.stdout.flush()


def main(folder: Path) -> None:
    app = QCoreApplication([])
    clock = EventLoopClock()
    synthesis = Synthesis(LineCache(folder / "cache"), clock, ("/no/such/program",))
    speaker = Speaker(clips=ClipLibrary(folder), synthesis=synthesis, clock=clock)
    speaker.noSound.connect(lambda: note("no sound"))
    speaker.started.connect(lambda utterance, _: note("started", utterance.spoken))

    def say(*texts: str) -> None:
        for text in texts:
            note("asked", text)
            speaker.speak(line(text, "en", text))

    def stop() -> None:
        note("stop")
        speaker.stop()
        QTimer.singleShot(600, app.quit)

    def hold(held: bool) -> None:
        note("pause" if held else "resume")
        speaker.pause() if held else speaker.resume()

    def finished(utterance: object) -> None:
        note("finished", utterance.spoken)
        if utterance.spoken == "first":
            QTimer.singleShot(300, lambda: say("second", "third"))
        elif utterance.spoken == "third":
            QTimer.singleShot(300, lambda: say("long"))
            QTimer.singleShot(900, lambda: hold(True))
            QTimer.singleShot(1700, lambda: hold(False))
            QTimer.singleShot(2300, stop)

    speaker.finished.connect(finished)
    speaker.warm_up()
    QTimer.singleShot(1000, lambda: say("first"))
    app.exec()
    note("end")
    speaker.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
