"""A program that says one long line after another and lets the night go on; told by `test_replugged.py`."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from nightcaller.voice.cache import LineCache
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.clock import EventLoopClock
from nightcaller.voice.lines import Utterance
from nightcaller.voice.settings import VoiceSettings
from nightcaller.voice.soundscape import Soundscape
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.synthesis import Synthesis

LINE = "line-day-breaks"


def main(folder: Path) -> None:
    app = QCoreApplication([])
    clock, catalogue = EventLoopClock(), Catalogue(shipped("i18n"))
    synthesis = Synthesis(LineCache(folder), clock, ("/no/such/program",))
    speaker = Speaker(clips=ClipLibrary(shipped("assets") / "voice"), synthesis=synthesis, clock=clock)
    night = Soundscape(VoiceSettings(ambience_volume=0.3), clock=clock)
    speaker.speakingChanged.connect(night.duck)
    phrases = catalogue.phrases("en", LINE)
    words = catalogue.joined("en", phrases)

    def say() -> None:
        speaker.speak(Utterance(LINE, words, words, "en", phrases))

    def finished() -> None:
        sys.stdout.write("finished\n")
        sys.stdout.flush()
        QTimer.singleShot(300, say)

    speaker.finished.connect(finished)
    speaker.warm_up()
    night.begin_night()
    QTimer.singleShot(1000, say)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
