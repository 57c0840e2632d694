"""A program that moderates a night and a dawn of a book with the shipped clips.

For `test_night_heard.py`. Prints what happens, and when by the system's monotonic clock, as one JSON list a
line.
"""

import json
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from nightcaller.resources import shipped
from nightcaller.text import Catalogue, Seats
from nightcaller.voice.cache import LineCache
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.clock import EventLoopClock
from nightcaller.voice.lines import Utterance
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.synthesis import Synthesis

SCRIPTS = {
    "judge": (
        ("line-night-falls.theatrical", {}),
        ("role-judge-werewolf.wake", {}),
        ("role-judge-werewolf.act", {}),
        ("role-judge-werewolf.sleep", {}),
        ("role-judge-seer.wake", {}),
        ("role-judge-seer.act", {}),
        ("role-judge-seer.sleep", {}),
        ("line-day-breaks", {}),
        ("line-judge-dawn", {"count": 2, "seats": Seats([3, 11])}),
        ("line-speak", {"seat": 4}),
        ("line-judge-shot", {"by": 4, "seat": 7}),
    ),
    "chat": (
        ("line-night-falls", {}),
        ("role-chat-seeress.wake", {}),
        ("role-chat-seeress.choose", {}),
        ("role-chat-seeress.sleep", {}),
        ("line-day-breaks.theatrical", {}),
        ("line-chat-dawn", {"count": 1, "seats": Seats([9])}),
        ("line-chat-runoff", {"seats": Seats([2, 10])}),
        ("line-chat-lot", {"seat": 10}),
    ),
    "forum": (
        ("line-night-falls", {}),
        ("role-forum-red-cultist.wake", {}),
        ("role-forum-red-cultist.act", {}),
        ("role-forum-red-cultist.sleep", {}),
        ("line-day-breaks", {}),
        ("line-forum-dawn", {"count": 3, "seats": Seats([2, 7, 14])}),
        ("line-forum-revealed", {"seat": 7, "role": "forum.seer"}),
        ("line-forum-warned", {"count": 1, "seats": Seats([8])}),
        ("line-victory-forum-village.theatrical", {}),
    ),
}
BEAT_MS = 400


def note(what: str, index: int, detail: object = None) -> None:
    sys.stdout.write(json.dumps([what, index, time.monotonic(), detail]) + "\n")
    sys.stdout.flush()


def main(book: str, language: str, folder: Path) -> None:
    app = QCoreApplication([])
    clock = EventLoopClock()
    catalogue, clips = Catalogue(shipped("i18n")), ClipLibrary(shipped("assets") / "voice")
    synthesis = Synthesis(LineCache(folder), clock, ("/no/such/program",))
    speaker = Speaker(clips=clips, synthesis=synthesis, clock=clock)
    night = []
    for name, facts in SCRIPTS[book]:
        phrases = catalogue.phrases(language, name, **facts)
        night.append(Utterance(name, "", catalogue.joined(language, phrases), language, phrases))
    for index, utterance in enumerate(night):
        recording = clips.find(utterance)  # prepared, as when a game starts
        note("clip", index, str(recording.path) if recording else None)
    speaker.noSound.connect(lambda: note("no sound", 0))
    speaker.started.connect(lambda utterance, length: note("started", night.index(utterance), length))

    def say(index: int) -> None:
        if index == len(night):
            QTimer.singleShot(500, app.quit)
            return
        note("asked", index)
        speaker.speak(night[index])

    def finished(utterance: Utterance) -> None:
        index = night.index(utterance)
        note("finished", index)
        QTimer.singleShot(BEAT_MS, lambda: say(index + 1))

    speaker.finished.connect(finished)
    speaker.warm_up()
    QTimer.singleShot(1000, lambda: say(0))
    app.exec()
    note("end", 0)
    sys.stdin.readline()  # the files that were put together are read before they go
    speaker.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
