"""The voice of the house: lines in, one after the other, sound out, with a subtitle for each."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from nightcaller.resources import shipped
from nightcaller.voice.cache import LineCache, Recording, default_cache_folder
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock
from nightcaller.voice.lines import Utterance, reading_ms
from nightcaller.voice.playback import Playback, open_playback
from nightcaller.voice.preparation import Preparation
from nightcaller.voice.settings import VoiceSettings, amplitude
from nightcaller.voice.sounds import Sounds
from nightcaller.voice.synthesis import Order, Synthesis
from nightcaller.voice.voices import InstalledVoice, VoiceCast
from nightcaller.voice.worker_process import natural_command

_PATIENCE_MS: Final = 3000
"""How long the table waits for a line that was not prepared before it gets the subtitle alone."""
_OVERDUE_MS: Final = 2000
"""A sound that has not ended this long after its known length counts as ended."""
_OVERDUE_AGAIN_MS: Final = 500
"""The same after one that was overdue: a player whose device went away and came back may tell no end."""


class _Stage(Enum):
    IDLE = auto()
    FETCHING = auto()
    SOUNDING = auto()
    READING = auto()


class Speaker(QObject):
    """One queue of lines. A line is a shipped clip, else a recording of the natural voice, else one of the
    system's, else its subtitle with a chime; whichever it is, it begins, shows its subtitle and ends, and
    nothing ever overlaps.

    Args:
        settings: volumes, speeds, voices.
        parent: Qt owner.
        cache_folder: where recordings are kept; in the user's cache folder by default.
        synthesis: makes recordings; the system's voice by default.
        clips: recorded lines; those that ship by default.
        playback: what plays; the default device by default, opened when first needed.
        clock: where time comes from; Qt's event loop by default.
    """

    subtitle = Signal(object)
    """Utterance: it is this line's turn, show its words now."""
    started = Signal(object, int)
    """Utterance, milliseconds: its sound or its reading time begins and takes about so long."""
    finished = Signal(object)
    """Utterance: the next step may follow. Not emitted for lines that `stop` has taken away."""
    speakingChanged = Signal(bool)
    """True from the first line of a queue to the end of its last; for ducking the ambience."""
    progress = Signal(int, int)
    """Lines prepared, lines to prepare."""
    voicesChanged = Signal()
    """`voice` and `voices` may answer differently now."""
    noVoice = Signal(str)
    """Language: no voice speaks it here. Once for each language and evening."""
    noSound = Signal()
    """There is no sound device. Once an evening."""
    noRoom = Signal()
    """No disk can take a recording: lines without a clip are subtitles. Once an evening."""

    def __init__(
        self,
        settings: VoiceSettings | None = None,
        parent: QObject | None = None,
        *,
        cache_folder: Path | None = None,
        synthesis: Synthesis | None = None,
        clips: ClipLibrary | None = None,
        playback: Playback | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(parent)
        clock = clock or EventLoopClock(self)
        self._settings = settings or VoiceSettings()
        self._sounds = Sounds()
        self._clips = clips or ClipLibrary(shipped("assets") / "voice")
        self._opened = playback
        self._synthesis = synthesis or Synthesis(
            LineCache(cache_folder or default_cache_folder()), clock, parent=self, natural=natural_command()
        )
        self._synthesis.configure(self._settings)
        self._synthesis.voicesChanged.connect(self.voicesChanged)
        self._synthesis.noRoom.connect(lambda: self._notice("room"))
        self._preparation = Preparation(self._clips, self._synthesis, clock, self)
        self._preparation.progress.connect(self.progress)
        self._preparation.unspoken.connect(self._note_missing_voice)
        self._countdown = Countdown(clock)
        self._queue: deque[Utterance] = deque()
        self._current: Utterance | None = None
        self._turn = 0
        """Counts lines that are over: whoever hears a signal may stop the line and say it again."""
        self._stage = _Stage.IDLE
        self._order: Order | None = None
        self._held: Recording | None = None
        self._clip = False
        """What sounds is a clip."""
        self._fetched = False
        self._paused = False
        self._speaking = False
        self._patience = _OVERDUE_MS
        self._noticed: set[str] = set()

    @property
    def _playback(self) -> Playback:
        if self._opened is None:
            self._opened = open_playback(self, self._on_device)
        return self._opened

    @property
    def speaking(self) -> bool:
        """Whether a line is being said or waits to be."""
        return self._speaking

    @property
    def paused(self) -> bool:
        """Whether `pause` holds the queue."""
        return self._paused

    def warm_up(self) -> None:
        """Do after the first frame what would delay the first line: open the device, start the worker."""
        if not self._settings.speak:
            return
        if not self._playback.available():
            self._notice("sound")
        elif self._stage is _Stage.IDLE and (silence := self._sounds.find("silence")) is not None:
            self._playback.play(silence.path, 0.0, lambda _: None)
        self._synthesis.start()

    def configure(self, settings: VoiceSettings) -> None:
        """Use other settings from now on; recordings at another speed have to be prepared again."""
        self._settings = settings
        self._synthesis.configure(settings)
        if self._stage is _Stage.SOUNDING:
            self._playback.set_gain(amplitude(settings.voice_volume))
        self.voicesChanged.emit()

    def voice(self, language: str) -> InstalledVoice | None:
        """Return who says in `language` what is not recorded; None when nobody does, or not known yet."""
        return self._synthesis.voice(language)

    def find_voices(self) -> None:
        """Find out which voices there are; `voicesChanged` tells."""
        self._synthesis.start()

    def cast(self, language: str) -> VoiceCast:
        """Return who speaks `language`."""
        voice = self._synthesis.voice(language)
        return VoiceCast(self._clips.voice(language), voice.name if voice else "", self._synthesis.known)

    def voices(self, language: str) -> tuple[InstalledVoice, ...]:
        """Return the voices for what is not recorded in `language`, the most suitable first."""
        return self._synthesis.voices(language)

    def unheard(self, languages: Iterable[str]) -> str:
        """Return why nobody would hear the script now: a message id; empty if it would be heard.

        Args:
            languages: those it is told in.
        """
        if not self._settings.speak or self._settings.voice_volume <= 0:
            return "misfit-voice-off"
        if not self._playback.available():
            return "misfit-voice-no-sound"
        for language in languages:
            who = self.cast(language)
            if not who.recorded and not who.rest:
                return "misfit-voice-nobody"
        return ""

    def ready(self, utterance: Utterance) -> bool:
        """Return whether a line would sound at once: it is recorded, or was made before."""
        return self._clips.find(utterance) is not None or self._synthesis.find(utterance) is not None

    def length(self, utterance: Utterance) -> int:
        """Return how long a line takes, in milliseconds, as far as that is known beforehand."""
        if self._settings.speak and (self._opened is None or self._opened.available()):
            if (clip := self._clips.find(utterance)) is not None:
                return round(clip.milliseconds / self._speed(utterance))
            if (made := self._synthesis.find(utterance)) is not None:
                return made.milliseconds
        return reading_ms(utterance.subtitle)

    def _speed(self, utterance: Utterance) -> float:
        """A clip has the voice's own speed; what was made for this evening is as fast as it was asked for."""
        return self._settings.speeds.get(utterance.language, 1.0)

    def speak(self, utterance: Utterance) -> None:
        """Say a line after those that are waiting already."""
        self._queue.append(utterance)
        if self._current is None and not self._paused:
            self._next()

    def stop(self) -> None:
        """Be silent at once and forget every line; `pause` is over too. Preparation goes on."""
        self._queue.clear()
        self._drop_current()
        self._silence()
        self._paused = False
        self._set_speaking(False)

    def pause(self) -> None:
        """Hold in the middle of the line."""
        if not self._paused:
            self._paused = True
            self._hold()

    def resume(self) -> None:
        """Continue where `pause` held."""
        if not self._paused:
            return
        self._paused = False
        if self._fetched:
            self._on_recording(self._held)
        elif self._current is not None:
            self._countdown.resume()
            if self._opened is not None:
                self._opened.resume()
        else:
            self._next()

    def prepare(self, utterances: Iterable[Utterance]) -> None:
        """Make recordings of these lines in the background, instead of those still being prepared.

        `progress` says 0 of 0 when nobody would hear them.
        """
        audible = self._settings.speak and self._playback.available()
        self._preparation.begin(utterances if audible else ())

    def forget_recordings(self) -> None:
        """Throw away what was spoken and kept, names too; it is made again when it is wanted."""
        self._synthesis.forget_recordings()

    def cancel_preparation(self) -> None:
        """Prepare nothing more."""
        self._preparation.cancel()

    def close(self) -> None:
        """Be silent and end the worker; the last call."""
        self.cancel_preparation()
        self.stop()
        self._synthesis.close()

    def _silence(self) -> None:
        """Let nothing sound; a device that nobody has needed yet stays closed."""
        if self._opened is not None:
            self._opened.stop()

    def _hold(self) -> None:
        """Let neither time nor sound go on; a device that nobody has needed yet stays closed."""
        self._countdown.pause()
        if self._opened is not None:
            self._opened.pause()

    def _next(self) -> None:
        if not self._queue:
            self._set_speaking(False)
            return
        utterance = self._current = self._queue.popleft()
        self._stage = _Stage.FETCHING
        turn = self._turn
        self._set_speaking(True)
        self.subtitle.emit(utterance)
        if turn != self._turn:
            return
        if not self._settings.speak:
            self._read()
        elif not self._playback.available():
            self._chime_and_read()
        else:
            self._fetch(utterance)

    def _fetch(self, utterance: Utterance) -> None:
        """Ask one link of the chain after the other for the line's sound."""
        turn = self._turn
        recording = self._clips.find(utterance)
        self._clip = recording is not None
        if recording is not None or (recording := self._synthesis.find(utterance)) is not None:
            self._sound(recording)
        else:
            self._stage = _Stage.FETCHING
            self._countdown.start(_PATIENCE_MS, self._lose_patience)
            if self._paused:
                self._hold()
            order = self._synthesis.order(utterance, self._on_recording, urgent=True)
            if turn == self._turn and self._stage is _Stage.FETCHING and not self._fetched:
                self._order = order

    def _on_recording(self, recording: Recording | None) -> None:
        self._order = None
        if self._paused:
            self._held, self._fetched = recording, True
            return
        self._held, self._fetched = None, False
        if self._current is None:
            return
        if recording is None:
            self._note_missing_voice(self._current.language)
        elif self._playback.available():  # it may have gone away while the line was made
            self._sound(recording)
            return
        self._chime_and_read()

    def _on_device(self) -> None:
        """It is known by now whether anybody hears it, or a loudspeaker has come or gone."""
        if self._settings.speak and not self._playback.available():
            self._notice("sound")
        self.voicesChanged.emit()

    def _lose_patience(self) -> None:
        self._drop_order()
        self._chime_and_read()

    def _sound(self, recording: Recording) -> None:
        speed = self._speed(self._current) if self._clip and self._current else 1.0
        milliseconds = round(recording.milliseconds / speed)
        if not self._begin(_Stage.SOUNDING, milliseconds):
            return
        self._countdown.start(milliseconds + self._patience, self._on_overdue)
        gain = amplitude(self._settings.voice_volume)
        self._playback.play(recording.path, gain, self._on_sound_over, speed)
        if self._paused:
            self._hold()

    def _on_overdue(self) -> None:
        self._patience = _OVERDUE_AGAIN_MS
        self._finish()

    def _on_sound_over(self, played: bool) -> None:
        if played:
            self._patience = _OVERDUE_MS
        if played or self._current is None:
            self._finish()
            return
        if self._playback.available():  # else it is the device that went away, not the recording that is bad
            if self._clip:
                self._clips.discard(self._current)
                self._fetch(self._current)
                return
            self._synthesis.discard(self._current)
        self._chime_and_read()

    def _chime_and_read(self) -> None:
        if not self._playback.available():
            self._notice("sound")
        elif (chime := self._sounds.find("chime")) is not None:
            self._playback.play(chime.path, amplitude(self._settings.effects_volume), lambda _: None)
        self._read()

    def _read(self) -> None:
        if self._current is None:
            return
        milliseconds = reading_ms(self._current.subtitle)
        if self._begin(_Stage.READING, milliseconds):
            self._countdown.start(milliseconds, self._finish)
            if self._paused:
                self._hold()

    def _begin(self, stage: _Stage, milliseconds: int) -> bool:
        """Announce the line; False if whoever heard that has stopped it."""
        self._stage = stage
        turn = self._turn
        self.started.emit(self._current, milliseconds)
        return turn == self._turn

    def _finish(self) -> None:
        utterance = self._current
        self._drop_current()
        self._silence()
        if self._settings.speak and not self._playback.available():
            self._notice("sound")  # it may have gone away in the middle of the line
        if utterance is not None:
            self.finished.emit(utterance)
        # Whoever heard `finished` may have spoken, stopped or paused.
        if self._current is None and not self._paused:
            self._next()

    def _drop_current(self) -> None:
        self._turn += 1
        self._drop_order()
        self._countdown.cancel()
        self._current = self._held = None
        self._fetched = False
        self._stage = _Stage.IDLE

    def _drop_order(self) -> None:
        if self._order is not None:
            self._synthesis.cancel(self._order)
            self._order = None

    def _set_speaking(self, speaking: bool) -> None:
        if self._speaking != speaking:
            self._speaking = speaking
            self.speakingChanged.emit(speaking)

    def _note_missing_voice(self, language: str) -> None:
        if self._synthesis.known and self._synthesis.voice(language) is None:
            self._notice("voice", language)

    def _notice(self, about: str, language: str = "") -> None:
        """Tell the table once: a notice that comes back every night is noise."""
        key = f"{about} {language}"
        if key in self._noticed:
            return
        self._noticed.add(key)
        if about == "voice":
            self.noVoice.emit(language)
        elif about == "sound":
            self.noSound.emit()
        else:
            self.noRoom.emit()
