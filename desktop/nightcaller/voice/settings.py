"""What people can set about sound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """Volumes run from 0.0 (off) to 1.0, even to the ear."""

    speak: bool = True
    """False: subtitles only."""
    voice_volume: float = 1.0
    effects_volume: float = 0.8
    ambience_volume: float = 0.6
    speeds: Mapping[str, float] = field(default_factory=dict)
    """Language -> speed of the voice, 1.0 where nothing is set; 0.5 is half as fast."""
    voices: Mapping[str, str] = field(default_factory=dict)
    """Language -> id of a system voice; the most suitable one where nothing is set or it is gone."""


def amplitude(volume: float) -> float:
    """Return what to multiply samples with for a volume that people set: half sounds half as loud."""
    return max(0.0, min(1.0, volume)) ** 2
