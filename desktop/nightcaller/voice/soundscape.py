"""The night around the voice: a bed of wind and crickets, and sounds for moments that everybody shares.

No sound depends on a role or on a choice. The bed also covers the small noises of hands on the laptop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from nightcaller.voice.clock import Alarm, Clock, EventLoopClock
from nightcaller.voice.playback import Playback, open_playback
from nightcaller.voice.settings import VoiceSettings, amplitude
from nightcaller.voice.sounds import Sounds

DUCKED: Final = 0.3
"""What is left of the ambience while somebody speaks."""
_DUCK_MS: Final = 250
_NIGHTFALL_MS: Final = 3000
_STEP_MS: Final = 40


class Soundscape(QObject):
    """Ambience and effects, each with its own volume.

    Args:
        settings: volumes.
        parent: Qt owner.
        sounds: the files; those that ship by default.
        clock: where time comes from; Qt's event loop by default.
        open_player: opens a player; called when a sound is first needed.
    """

    def __init__(
        self,
        settings: VoiceSettings | None = None,
        parent: QObject | None = None,
        *,
        sounds: Sounds | None = None,
        clock: Clock | None = None,
        open_player: Callable[[QObject], Playback] = open_playback,
    ) -> None:
        super().__init__(parent)
        self._settings = settings or VoiceSettings()
        self._sounds = sounds or Sounds()
        self._clock = clock or EventLoopClock(self)
        self._open_player = open_player
        self._effect: Playback | None = None
        self._beds: tuple[Playback, ...] = ()
        self._turn = 0
        self._next_turn: Alarm | None = None
        self._fade: Alarm | None = None
        self._night = False
        self._ducked = False
        self._gain = 0.0

    def begin_night(self) -> None:
        """Let the night fade in and go on until `end_night`."""
        if not self._night:
            self._night = True
            if self._next_turn is None:
                self._play_bed()
            self._fade_to_target(_NIGHTFALL_MS)

    def end_night(self) -> None:
        """Let the night fade out."""
        if self._night:
            self._night = False
            self._fade_to_target(_NIGHTFALL_MS)

    def play(self, name: str) -> int:
        """Play an effect (``wolves``, ``cockerel``, ``bell``, ``chime``, ``heartbeat``, ``tick``) now,
        instead of one that still plays.

        Returns:
            its length in milliseconds, also when nobody hears it; 0 if there is no such sound.
        """
        sound = self._sounds.find(name)
        if sound is None:
            return 0
        if self._effect is None:
            self._effect = self._open_player(self)
        if self._effect.available() and self._settings.effects_volume > 0:
            self._effect.play(sound.path, amplitude(self._settings.effects_volume), _ignore)
        return sound.milliseconds

    def duck(self, speaking: bool) -> None:
        """Make room for the voice; for `Speaker.speakingChanged`."""
        if self._ducked != speaking:
            self._ducked = speaking
            self._fade_to_target(_DUCK_MS)

    def configure(self, settings: VoiceSettings) -> None:
        """Use other volumes from now on."""
        self._settings = settings
        if self._effect is not None:
            self._effect.set_gain(amplitude(settings.effects_volume))
        self._fade_to_target(_DUCK_MS)

    def stop(self) -> None:
        """Be silent at once, night and effects."""
        self._night = False
        if self._effect is not None:
            self._effect.stop()
        self._silence_beds()

    def _target(self) -> float:
        if not self._night:
            return 0.0
        return amplitude(self._settings.ambience_volume) * (DUCKED if self._ducked else 1.0)

    def _play_bed(self) -> None:
        sound = self._sounds.find("night")
        if sound is None:
            return
        self._beds = self._beds or (self._open_player(self), self._open_player(self))
        self._turn = 1 - self._turn
        bed = self._beds[self._turn]
        if bed.available() and self._settings.ambience_volume > 0:
            bed.play(sound.path, self._gain, _ignore)
        self._next_turn = self._clock.after(sound.milliseconds - sound.overlap_ms, self._play_bed)

    def _silence_beds(self) -> None:
        for alarm in (self._next_turn, self._fade):
            if alarm is not None:
                alarm.cancel()
        self._next_turn = self._fade = None
        self._gain = 0.0
        for bed in self._beds:
            bed.stop()

    def _fade_to_target(self, milliseconds: int) -> None:
        if self._fade is not None:
            self._fade.cancel()
            self._fade = None
        self._step_towards(self._target(), max(1, milliseconds // _STEP_MS))

    def _step_towards(self, target: float, steps: int) -> None:
        self._gain += (target - self._gain) / steps
        for bed in self._beds:
            bed.set_gain(self._gain)
        if steps > 1:
            self._fade = self._clock.after(_STEP_MS, lambda: self._step_towards(target, steps - 1))
            return
        self._fade = None
        if not self._night and self._next_turn is not None:
            self._silence_beds()


def _ignore(_: bool) -> None:
    """An effect that ends, or cannot be played, changes nothing."""
