"""Lines of the script on their way to the voice: in every language of the table, one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from nightcaller.settings import Settings, SettingsFile
from nightcaller.table.live.narration import Line
from nightcaller.table.live.wording import chosen
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock
from nightcaller.voice.lines import Utterance, reading_ms
from nightcaller.voice.names import parts_of
from nightcaller.voice.settings import VoiceSettings
from nightcaller.voice.soundscape import Soundscape
from nightcaller.voice.speaker import Speaker


def voice_settings(settings: Settings) -> VoiceSettings:
    """What the voice needs of everything that can be set."""
    return VoiceSettings(
        speak=settings.voice,
        voice_volume=settings.voice_volume,
        effects_volume=settings.effects_volume,
        ambience_volume=settings.ambience_volume,
        speeds={str(language): speed for language, speed in settings.speeds.items()},
        voices={str(language): voice for language, voice in settings.voices.items()},
    )


class Narrator(QObject):
    """Speaks lines and shows them as subtitles; silent, in the middle of a word, while the curtain is drawn.

    Args:
        app: shows the subtitles and the notices about voices.
        words: the table's languages.
        catalogue: where the sentences come from.
        settings: volumes, speeds, style of narration.
        cache_folder: where recordings are kept; the user's cache by default.
        speaker: the voice; tests bring one without a device.
        clock: what the voice goes by; Qt's event loop by default.
        soundscape: the sounds around it.
    """

    castChanged = Signal(dict)
    """Language -> `VoiceCast`: who speaks it."""

    def __init__(
        self,
        app: AppViewModel,
        words: Phrasebook,
        catalogue: Catalogue,
        settings: SettingsFile,
        *,
        cache_folder: Path | None = None,
        speaker: Speaker | None = None,
        clock: Clock | None = None,
        soundscape: Soundscape | None = None,
    ) -> None:
        super().__init__(app)
        self._app = app
        self._words = words
        self._catalogue = catalogue
        self._settings = settings
        self.speaker = speaker or Speaker(
            voice_settings(settings.current), self, cache_folder=cache_folder, clock=clock
        )
        self.soundscape = soundscape or Soundscape(voice_settings(settings.current), self)
        self._last: Utterance | None = None
        self._then: Callable[[], None] | None = None
        self._rest: deque[Line] = deque()
        """Lines that wait for the sound before the first of them."""
        self._shown: tuple[Line, ...] = ()
        """The lines whose words are on the screen: in another language as soon as the table changes it."""
        self._lines: dict[Utterance, Line] = {}
        words.changed.connect(self._show_again)
        self._held = False
        self._fleeting = False
        self.retold: Callable[[Iterable[Line]], Iterable[Line]] = tuple
        """What is said instead of some lines: those and what a guide has to add; as a rule the same."""
        self.plainly = False
        """Whether an evening is told in few words, whatever is set: somebody else has the word as well."""
        clock = clock or EventLoopClock(self)
        self._lead = Countdown(clock)
        self._fading = Countdown(clock)
        self.speaker.voicesChanged.connect(self._tell_cast)
        settings.changed.append(self._configure)
        self.speaker.subtitle.connect(self._show)
        self.speaker.finished.connect(self._finished)
        self.speaker.speakingChanged.connect(self.soundscape.duck)
        app.coveredChanged.connect(lambda: self._hold(app.property("covered")))
        self.speaker.noVoice.connect(lambda language: app.mention("voice-none", language=language))
        self.speaker.noSound.connect(lambda: app.mention("voice-no-sound"))
        self.speaker.noRoom.connect(lambda: app.mention("voice-no-room"))

    def say(self, lines: Iterable[Line], then: Callable[[], None] | None = None) -> None:
        """Say lines instead of whatever is being said, then call `then`.

        `then` is not called when other lines take their place or `silence` is called.
        """
        self._begin(self.retold(lines), then)

    def _begin(self, lines: Iterable[Line], then: Callable[[], None] | None = None) -> None:
        """Say what has been retold already."""
        self._hush()
        self._rest = deque(lines)
        self._then = then
        if not self._rest or self._rest[0].sound:
            # What was said last belongs to another screen, also while this one's sound leads.
            self._app.show_subtitle("")
        self._go_on()

    def follow(self, lines: Iterable[Line], then: Callable[[], None] | None = None) -> None:
        """Say lines when what is being said has ended, instead of whatever would have followed it."""
        if self._last is None:
            self.say(lines, then)
        else:
            self._rest, self._then = deque(self.retold(lines)), then

    @property
    def quiet(self) -> bool:
        """Whether everything has been said."""
        return self._last is None and not self._rest

    def hasten(self) -> None:
        """Say no more of it; what follows it follows now."""
        then = self._then
        self._hush()
        if then is not None:
            then()

    def prompt(self, lines: Iterable[Line]) -> None:
        """Show lines for somebody to read aloud; the app says nothing, unless a guide has a remark."""
        self.silence()
        told = tuple(lines)
        sound = next((line.sound for line in told if line.sound), "")
        if sound:
            self.soundscape.play(sound)
        self._shown = told
        self._app.show_subtitle(self._in_one(self._utterances(told)))
        self._fade()
        if added := tuple(self.retold(())):
            self._begin(added)
        self._fade()

    def caption(self, line: Line) -> None:
        """Show a line when nothing is being said: nobody says it, and what is said next takes its place."""
        self._fading.cancel()
        self._shown = (line,)
        self._app.show_subtitle(self._in_one(self._utterances((line,))))
        self._fade()

    def last_screen(self, last: bool) -> None:
        """Say whether a screen is open that no other follows: words leave it when they have been read.

        What was said before it came, and to the end, leaves at once.
        """
        self._fleeting = last
        if last and self._last is None:
            self._app.show_subtitle("")

    def _fade(self) -> None:
        """On the last screen nothing comes that would take the last words away."""
        words = self._app.property("subtitle")
        if self._fleeting and words:
            self._fading.start(2 * reading_ms(words), lambda: self._app.show_subtitle(""))

    def silence(self) -> None:
        """Stop talking; nothing follows."""
        self._hush()
        self._app.show_subtitle("")

    def prepare(self, lines: Iterable[Line]) -> None:
        """Make recordings in the background of what will be said, names first: they are called at once."""
        told = tuple(lines)
        names = [utterance for line in told for utterance in self._name(line)]
        self.speaker.prepare([*names, *(self._utterance(*one) for one in self._in_every_language(told))])

    def seconds(self, line: Line) -> float:
        """Return how long a line takes to be said in every language of the table, after its sound."""
        spoken = dict.fromkeys(self._utterance(*one) for one in self._in_every_language((line,)))
        lead = self.soundscape.lead(line.sound) if line.sound else 0
        return (lead + sum(map(self.speaker.length, spoken))) / 1000

    def unheard(self) -> str:
        """Return why nobody would hear the script now: a message id; empty if it would be heard."""
        return self.speaker.unheard(self._words.languages)

    def sample(self, language: str, line: str = "voice-sample") -> None:
        """Let people hear the voice of a language.

        Args:
            language: whose.
            line: ``voice-sample`` is recorded like the script, ``voice-sample-rest`` is not.
        """
        self._hush()
        self.speaker.speak(self._utterance(Line(line), language))

    def find_voices(self) -> None:
        """Find out who speaks each language; `castChanged` tells, now and when more is known."""
        self.speaker.find_voices()
        self._tell_cast()

    def close(self) -> None:
        """The last call."""
        self.silence()
        self.soundscape.stop()
        self.speaker.close()

    def _hold(self, covered: bool) -> None:
        """Be silent while the curtain is drawn, in the middle of a word; then go on where it was."""
        self._held = covered
        if covered:
            self.soundscape.hush()
            self._lead.pause()
            self.speaker.pause()
        else:
            self._lead.resume()
            self.speaker.resume()

    def _hush(self) -> None:
        """Forget what is being said and what would have followed."""
        self._last = self._then = None
        self._shown = ()
        self._lines.clear()
        self._rest.clear()
        self._lead.cancel()
        self._fading.cancel()
        self.speaker.stop()
        if self._held:
            self.speaker.pause()

    def _go_on(self) -> None:
        """Say what is left, after the sound before it if there is one."""
        if self._rest and self._rest[0].sound:
            sound = self._rest[0].sound
            self.soundscape.play(sound)
            self._lead.start(self.soundscape.lead(sound), self._say_rest)
            if self._held:
                self._lead.pause()
        else:
            self._say_rest()

    def _say_rest(self) -> None:
        """Speak up to the next line with a sound before it."""
        part = [self._rest.popleft()] if self._rest else []
        while self._rest and not self._rest[0].sound:
            part.append(self._rest.popleft())
        utterances = self._utterances(part)
        self._last = utterances[-1] if utterances else None
        if self._last is None:
            self._follow()
        for utterance in utterances:
            self.speaker.speak(utterance)

    def _utterances(self, lines: Iterable[Line]) -> Sequence[Utterance]:
        """A line in every language, then the name that belongs to it, if it would sound at once."""
        said: list[Utterance] = []
        for line in lines:
            each = dict.fromkeys(self._utterance(*one) for one in self._in_every_language((line,)))
            self._lines.update(dict.fromkeys(each, line))
            said += each
            name = self._name(line)
            if all(map(self.speaker.ready, name)):
                said += name
        return said

    def _in_every_language(self, lines: Iterable[Line]) -> Iterable[tuple[Line, str]]:
        return ((line, language) for line in lines for language in self._words.languages)

    def _name(self, line: Line) -> Sequence[Utterance]:
        """The name of whoever a line calls, each piece in the language of its script."""
        if not (line.who and self._settings.current.names_aloud and self._settings.current.voice):
            return ()
        text_id = f"{line.id}.named"
        shown = self._catalogue.say(self._words.languages[0], text_id, **line.arguments, name=line.who)
        return [Utterance(text_id, shown, piece, language) for language, piece in parts_of(line.who)]

    def _utterance(self, line: Line, wanted: str) -> Utterance:
        # In the language that has the line: its own variants of it, and its own voice.
        language = self._catalogue.tongue(wanted, line.id)
        text_id = line.id
        if not line.written:
            text_id = chosen(
                line.id,
                line.turn,
                day=line.day,
                narration="plain" if self.plainly else self._settings.current.narration,
                has=self._catalogue.ids(language).__contains__,
            )
        subtitle = self._catalogue.say(language, text_id, **line.arguments)
        phrases = self._catalogue.phrases(language, text_id, **line.arguments)
        return Utterance(text_id, subtitle, self._catalogue.joined(language, phrases), language, phrases)

    def _show(self, utterance: Utterance) -> None:
        line = self._lines.get(utterance)
        self._shown = (line,) if line else ()
        self._app.show_subtitle(utterance.subtitle, self.speaker.length(utterance))

    def _in_one(self, utterances: Iterable[Utterance]) -> str:
        """Several lines as one text: a space is between two only where the language puts one, or changes."""
        text, before = "", ""
        for one in utterances:
            between = self._catalogue.joined(one.language, ("", "")) if one.language == before else " "
            text = f"{text}{between}{one.subtitle}" if text else one.subtitle
            before = one.language
        return text

    def _show_again(self) -> None:
        """The table reads another language from now on, in the middle of a line."""
        if self._shown:
            language = self._words.languages[0]
            said = (self._utterance(line, language).subtitle for line in self._shown)
            self._app.show_subtitle(self._catalogue.joined(language, said))

    def _finished(self, utterance: Utterance) -> None:
        if utterance is self._last:
            self._last = None
            if self._rest:
                self._go_on()
            else:
                self._follow()

    def _follow(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
        else:
            self._fade()

    def _tell_cast(self) -> None:
        self.castChanged.emit({language: self.speaker.cast(language) for language in LANGUAGES})

    def _configure(self) -> None:
        chosen = voice_settings(self._settings.current)
        self.speaker.configure(chosen)
        self.soundscape.configure(chosen)
