"""What can be set, each with what it is now; every change is on disk at once."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Property, Signal, Slot

from nightcaller import __version__
from nightcaller.languages import LANGUAGES
from nightcaller.settings import SettingsFile
from nightcaller.viewmodels.application import TEXT_SCALES, Appearance, AppViewModel
from nightcaller.viewmodels.chosen import setting
from nightcaller.viewmodels.delivery import DeliveryViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.languages import change_languages, choices, place, save
from nightcaller.viewmodels.offered import named
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.screen import ScreenModel
from nightcaller.voice.voices import VoiceCast


def appearance(settings: SettingsFile) -> Appearance:
    """How the window looks by these settings."""
    now = settings.current
    return Appearance(now.text_scale, now.reduced_motion, now.safe_marks, now.dim)


@list_row
class VoiceRow:
    """Who speaks a language, and how fast."""

    tag: str
    name: str
    """What the language calls itself."""
    recorded: str
    """Who recorded the script; empty without recordings."""
    rest: str
    """Who says what is not recorded; empty for nobody."""
    speed: float


@element
class SettingsViewModel(ScreenModel):
    """Language, voice, volumes, clocks, looks."""

    changed = Signal()
    voiceTestRequested = Signal(str, str)
    """Language to try, and what to say: ``voice-sample`` is recorded, ``voice-sample-rest`` is not."""
    voicesWanted = Signal()
    """Somebody looks at the voices: `show_cast` is wanted."""

    def __init__(self, app: AppViewModel, words: Phrasebook, settings: SettingsFile) -> None:
        super().__init__(app, words)
        self._settings = settings
        self._delivery = DeliveryViewModel(app, words, settings, self)
        self._cast: Mapping[str, VoiceCast] = dict.fromkeys(LANGUAGES, VoiceCast("", "", False))
        self._hear_voices()

    def entered(self) -> None:
        super().entered()
        self.voicesWanted.emit()

    def show_cast(self, cast: Mapping[str, VoiceCast]) -> None:
        """Show who speaks each language."""
        self._cast = dict(cast)
        self.refresh()

    delivery = Property(DeliveryViewModel, lambda self: self._delivery, constant=True)
    """Voice, narration, clocks, pace."""

    def refresh(self) -> None:
        self._hear_voices()
        self.changed.emit()

    def _hear_voices(self) -> None:
        speeds = self._settings.current.speeds
        self.voices.replace(
            [
                VoiceRow(tag, one.name, self._cast[tag].recorded, self._cast[tag].rest, speeds.get(tag, 1.0))
                for tag, one in LANGUAGES.items()
            ]
        )

    def _save(self, **fields: object) -> None:
        save(self.app, self._settings, **fields)
        self.app.look(appearance(self._settings))
        self.refresh()

    version = Property(str, lambda _self: __version__, constant=True)

    # --- language ---------------------------------------------------------------------------------------

    language = Property(int, lambda self: place(self.words.languages), notify=changed)
    languages = Property(list, lambda _self: choices(), constant=True)
    """What the language switch offers."""
    twoLanguages = Property(bool, lambda self: len(self.words.languages) > 1, notify=changed)

    @Slot(int)
    def chooseLanguage(self, index: int) -> None:
        """Show what stands at this place of the language switch."""
        change_languages(index, self.app, self.words, self._settings)
        self.changed.emit()

    @Slot()
    def swapLanguages(self) -> None:
        """Of two languages, show and speak the other one first."""
        languages = tuple(reversed(self.words.languages))
        self.words.speak(languages)
        self._save(languages=languages)

    # --- voice ------------------------------------------------------------------------------------------

    voices = list_of(VoiceRow)

    @Slot(str, float)
    @named(lambda _self: LANGUAGES)
    def setSpeed(self, language: str, speed: float) -> None:
        """Speak faster or slower; 1.0 is the voice's own speed."""
        self._save(speeds={**self._settings.current.speeds, language: round(max(0.5, min(2.0, speed)), 2)})

    @Slot(str)
    @named(lambda _self: LANGUAGES)
    def testVoice(self, language: str) -> None:
        """Say a line."""
        self.voiceTestRequested.emit(language, "voice-sample")

    @Slot(str)
    @named(lambda _self: LANGUAGES)
    def testOtherVoice(self, language: str) -> None:
        """Say a line that is not recorded."""
        self.voiceTestRequested.emit(language, "voice-sample-rest")

    voicesKnown = Property(bool, lambda self: all(one.known for one in self._cast.values()), notify=changed)
    voiceVolume = setting(float, "voice_volume", changed)
    """0 to 1, as the other two."""
    ambienceVolume = setting(float, "ambience_volume", changed)
    effectsVolume = setting(float, "effects_volume", changed)

    # --- looks ------------------------------------------------------------------------------------------

    textSize = setting(int, "text_scale", changed, TEXT_SCALES)
    """100 to 300 per cent."""
    textSizes = Property(list, lambda _self: [f"{scale:.0%}" for scale in TEXT_SCALES], constant=True)
    reducedMotion = setting(bool, "reduced_motion", changed)
    """A still sky, nothing slides."""
    safeMarks = setting(bool, "safe_marks", changed)
    """Outlined marks and hues that everybody tells apart."""
    dim = setting(bool, "dim", changed)
    """A darker screen for a dark room."""
