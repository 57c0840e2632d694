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
"""What is left of ambience and effects while somebody speaks."""
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
        self._next_step: Alarm | None = None
        self._night = False
        self._speaking = False
        self._nightfall = 0.0
        """How far night has fallen: 0 by day, 1 at night."""
        self._room = 1.0
        """How much room the voice leaves: DUCKED while it speaks, else 1."""

    def begin_night(self) -> None:
        """Let the night fade in and go on until `end_night`."""
        if not self._night:
            self._night = True
            if self._next_turn is None:
                self._play_bed()
            self._step()

    def end_night(self) -> None:
        """Let the night fade out."""
        if self._night:
            self._night = False
            self._step()

    def lead(self, name: str) -> int:
        """Return how long a voice waits for a sound that leads it, in milliseconds; not at all if effects
        are off."""
        sound = self._sounds.find(name)
        return sound.lead_ms if sound is not None and self._settings.effects_volume > 0 else 0

    def play(self, name: str) -> None:
        """Play an effect (``wolves``, ``cockerel``, ``bell``, ``chime``, ``latch``, ``heartbeat``, ``death``,
        ``victory``) now, instead of one that still plays.

        A sound that is not there is silence.
        """
        sound = self._sounds.find(name)
        if sound is None:
            return
        if self._effect is None:
            self._effect = self._open_player(self)
        if self._effect.available() and self._settings.effects_volume > 0:
            self._effect.play(sound.path, self._effects_gain(), _ignore)

    def hush(self) -> None:
        """Stop the effect that plays; the night goes on."""
        if self._effect is not None:
            self._effect.stop()

    def duck(self, speaking: bool) -> None:
        """Make room for the voice; for `Speaker.speakingChanged`."""
        if self._speaking != speaking:
            self._speaking = speaking
            self._step()

    def configure(self, settings: VoiceSettings) -> None:
        """Use other volumes from now on."""
        was_silent = self._settings.ambience_volume <= 0
        self._settings = settings
        if was_silent and self._next_turn is not None:
            self._next_turn.cancel()
            self._play_bed()
        self._apply()

    def stop(self) -> None:
        """Be silent at once, night and effects."""
        self._night = False
        self.hush()
        self._silence_beds()

    def _bed_gain(self) -> float:
        return amplitude(self._settings.ambience_volume) * self._nightfall * self._room

    def _effects_gain(self) -> float:
        return amplitude(self._settings.effects_volume) * self._room

    def _apply(self) -> None:
        for bed in self._beds:
            bed.set_gain(self._bed_gain())
        if self._effect is not None:
            self._effect.set_gain(self._effects_gain())

    def _play_bed(self) -> None:
        sound = self._sounds.find("night")
        if sound is None:
            return
        self._beds = self._beds or (self._open_player(self), self._open_player(self))
        self._turn = 1 - self._turn
        bed = self._beds[self._turn]
        if bed.available() and self._settings.ambience_volume > 0:
            bed.play(sound.path, self._bed_gain(), _ignore)
        self._next_turn = self._clock.after(sound.milliseconds - sound.overlap_ms, self._play_bed)

    def _silence_beds(self) -> None:
        if self._next_turn is not None:
            self._next_turn.cancel()
            self._next_turn = None
        self._nightfall = 0.0
        for bed in self._beds:
            bed.stop()

    def _step(self) -> None:
        """Go one step towards night or day and towards loud or soft, and come back if that is not all."""
        if self._next_step is not None:
            self._next_step.cancel()
            self._next_step = None
        night, room = (1.0 if self._night else 0.0), (DUCKED if self._speaking else 1.0)
        self._nightfall = _towards(night, self._nightfall, _STEP_MS / _NIGHTFALL_MS)
        self._room = _towards(room, self._room, (1 - DUCKED) * _STEP_MS / _DUCK_MS)
        self._apply()
        if (self._nightfall, self._room) != (night, room):
            self._next_step = self._clock.after(_STEP_MS, self._step)
        elif not self._night and self._next_turn is not None:
            self._silence_beds()


def _towards(goal: float, value: float, step: float) -> float:
    return min(goal, value + step) if value < goal else max(goal, value - step)


def _ignore(_: bool) -> None:
    """An effect that ends, or cannot be played, changes nothing."""
