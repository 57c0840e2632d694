"""One line after the other, each with its subtitle, whatever happens to its sound."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from voice_kit import HandClock, NoPlayback, Tape, line, worker, write_tone

from nightcaller.voice.cache import LineCache
from nightcaller.voice.clips import ClipLibrary, text_hash
from nightcaller.voice.lines import Utterance, reading_ms
from nightcaller.voice.settings import VoiceSettings, amplitude
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.synthesis import Synthesis

CLIP_MS = 700
DUSK, WOLVES, DAWN = (line(text, "en", f"line-{text.lower()}") for text in ("Dusk", "Wolves", "Dawn"))


class Stage:
    """A speaker with a tape, a hand-moved clock and a record of everything it said."""

    def __init__(self, folder: Path, *command: str, playback: object = None, **settings: object) -> None:
        self.clock, self.tape, self.cache = HandClock(), Tape(), LineCache(folder / "cache")
        self.synthesis = Synthesis(self.cache, self.clock, command or ("/no/such/program",))
        self.speaker = Speaker(
            VoiceSettings(**settings),
            synthesis=self.synthesis,
            clips=ClipLibrary(folder / "voice"),
            playback=playback or self.tape,
            clock=self.clock,
        )
        self.heard: list[str] = []
        self.notices: list[str] = []
        for name in ("subtitle", "started", "finished"):
            getattr(self.speaker, name).connect(self._note(name))
        self.speaker.noVoice.connect(lambda language: self.notices.append(f"no voice {language}"))
        self.speaker.noSound.connect(lambda: self.notices.append("no sound"))
        self.speaker.noRoom.connect(lambda: self.notices.append("no room"))

    def _note(self, name: str) -> Callable[..., None]:
        return lambda utterance, *_: self.heard.append(f"{name} {utterance.spoken}")

    def say(self, *utterances: Utterance) -> None:
        for utterance in utterances:
            self.speaker.speak(utterance)

    def finished(self) -> list[str]:
        return [note.removeprefix("finished ") for note in self.heard if note.startswith("finished")]


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Stage]]:
    folder = tmp_path / "voice" / "en"
    folder.mkdir(parents=True)
    clips = []
    for utterance in (DUSK, WOLVES, DAWN):
        write_tone(folder / f"{utterance.text_id}.wav")
        clip = {"line": utterance.text_id, "text_hash": text_hash(utterance.spoken), "milliseconds": CLIP_MS}
        clips.append({**clip, "file": f"{utterance.text_id}.wav"})
    (folder / "manifest.json").write_text(json.dumps({"voice": "Ann", "clips": clips}))
    made: list[Stage] = []

    def make(*command: str, **settings: object) -> Stage:
        made.append(Stage(tmp_path, *command, **settings))
        return made[-1]

    yield make
    for each in made:
        each.speaker.close()


def test_lines_are_said_in_order_and_never_overlap(stage) -> None:
    room = stage()
    room.say(DUSK, WOLVES, DAWN)
    for _ in range(3):
        assert room.heard[-2].startswith("subtitle")
        assert room.heard[-1].startswith("started")
        room.tape.end()
    assert room.tape.told == ["play line-dusk", "play line-wolves", "play line-dawn"]
    words = ("Dusk", "Wolves", "Dawn")
    assert room.heard == [f"{what} {word}" for word in words for what in ("subtitle", "started", "finished")]
    assert not room.speaker.speaking


def test_a_sound_that_never_ends_is_over_two_seconds_after_its_length(stage) -> None:
    room = stage()
    room.say(DUSK, WOLVES)
    room.clock.pass_time(CLIP_MS + 1999)
    assert room.finished() == []
    room.clock.pass_time(1)
    assert room.finished() == ["Dusk"]
    assert room.tape.told == ["play line-dusk", "stop line-dusk", "play line-wolves"]


def test_after_an_overdue_line_the_next_ones_end_on_time_until_the_player_tells_ends_again(stage) -> None:
    room = stage()
    room.say(DUSK, WOLVES, DAWN, DUSK)
    room.clock.pass_time(CLIP_MS + 2000)
    room.clock.pass_time(CLIP_MS + 500)
    assert room.finished() == ["Dusk", "Wolves"]
    room.tape.end()
    room.clock.pass_time(CLIP_MS + 1999)
    assert room.finished() == ["Dusk", "Wolves", "Dawn"]


def test_a_device_that_goes_away_in_the_middle_of_a_line_is_told_once(stage) -> None:
    room = stage()
    room.say(DUSK, WOLVES, DAWN)
    room.tape.here = False
    room.clock.pass_time(CLIP_MS + 2000)
    assert room.notices == ["no sound"]
    room.tape.here = True
    room.clock.pass_time(60_000)
    assert room.finished() == ["Dusk", "Wolves", "Dawn"]
    assert room.notices == ["no sound"]


def test_stop_is_silent_at_once_and_forgets_everything(stage) -> None:
    room = stage()
    room.say(DUSK, WOLVES)
    room.speaker.stop()
    assert room.tape.playing == ""
    assert not room.speaker.speaking
    room.clock.pass_time(60_000)
    assert room.finished() == []
    room.say(DAWN)
    assert room.tape.playing == "line-dawn"


def test_stopping_from_a_subtitle_says_nothing(stage) -> None:
    room = stage()
    room.speaker.subtitle.connect(lambda _: room.speaker.stop())
    room.say(DUSK, WOLVES)
    assert room.tape.told == []
    assert room.finished() == []


@pytest.mark.parametrize("moment", ["subtitle", "started"])
def test_a_line_begun_again_from_its_own_beginning_is_said_once(stage, moment: str) -> None:
    room = stage()
    again = [True]

    def repeat(*_: object) -> None:
        if again:
            again.clear()
            room.speaker.stop()
            room.say(DUSK)

    getattr(room.speaker, moment).connect(repeat)
    room.say(DUSK)
    assert room.tape.told == ["play line-dusk"]
    room.tape.end()
    assert room.finished() == ["Dusk"]


def test_stopping_from_started_plays_nothing(stage) -> None:
    room = stage()
    room.speaker.started.connect(lambda *_: room.speaker.stop())
    room.say(DUSK)
    assert room.tape.told == []
    room.clock.pass_time(60_000)
    assert room.finished() == []


def test_a_line_asked_for_when_another_ends_is_said_once(stage) -> None:
    room = stage()
    room.speaker.finished.connect(lambda said: room.say(DAWN) if said is DUSK else None)
    room.say(DUSK)
    room.tape.end()
    room.tape.end()
    assert room.finished() == ["Dusk", "Dawn"]


def test_pause_holds_the_sound_and_its_clock(stage) -> None:
    room = stage()
    room.say(DUSK, WOLVES)
    room.clock.pass_time(100)
    room.speaker.pause()
    room.clock.pass_time(60_000)
    assert room.finished() == []
    room.speaker.resume()
    assert room.tape.told == ["play line-dusk", "pause", "resume"]
    room.clock.pass_time(CLIP_MS + 2000 - 101)
    assert room.finished() == []
    room.clock.pass_time(1)
    assert room.finished() == ["Dusk"]


def test_a_line_asked_for_during_a_pause_waits(stage) -> None:
    room = stage()
    room.speaker.pause()
    room.say(DUSK)
    assert room.heard == []
    room.speaker.resume()
    assert room.tape.playing == "line-dusk"


def test_a_pause_at_the_end_of_a_line_keeps_the_next_one_back(stage) -> None:
    room = stage()
    room.speaker.finished.connect(lambda _: room.speaker.pause())
    room.say(DUSK, WOLVES)
    room.tape.end()
    assert room.tape.told == ["play line-dusk", "pause"]
    room.speaker.resume()
    assert room.tape.playing == "line-wolves"


@pytest.mark.parametrize("moment", ["subtitle", "started"])
def test_a_pause_from_a_lines_own_beginning_holds_it(stage, moment: str) -> None:
    room = stage()
    getattr(room.speaker, moment).connect(lambda *_: room.speaker.pause())
    room.say(DUSK)
    assert room.tape.told[-1] == "pause"
    room.clock.pass_time(60_000)
    assert room.finished() == []
    room.speaker.resume()
    assert room.tape.told[-3:] == ["play line-dusk", "pause", "resume"]
    room.tape.end()
    assert room.finished() == ["Dusk"]


def test_a_pause_holds_a_subtitle_that_is_being_read(stage) -> None:
    room = stage()
    room.tape.here = False
    room.say(DUSK)
    room.clock.pass_time(reading_ms("Dusk") - 1)
    room.speaker.pause()
    room.clock.pass_time(60_000)
    assert room.finished() == []
    room.speaker.resume()
    room.clock.pass_time(1)
    assert room.finished() == ["Dusk"]


def test_a_sound_that_breaks_during_a_pause_leaves_it_silent(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    spoken = line("Clockwise.")
    room.say(spoken)
    qtbot.waitUntil(lambda: bool(room.tape.playing))
    room.speaker.pause()
    room.tape.end(played=False)
    assert room.tape.told[-2:] == ["play chime", "pause"]
    room.clock.pass_time(60_000)
    assert room.finished() == []
    room.speaker.resume()
    room.clock.pass_time(reading_ms("Clockwise."))
    assert room.finished() == ["Clockwise."]


def test_a_clip_that_breaks_during_a_pause_is_waited_for_when_the_pause_is_over(stage) -> None:
    """The next voice is asked at once; that it is slow costs the table nothing while it rests."""
    room = stage(*worker("hangs"))
    room.say(DUSK)
    room.speaker.pause()
    room.tape.end(played=False)
    room.clock.pass_time(60_000)
    assert "play chime" not in room.tape.told
    room.speaker.resume()
    room.clock.pass_time(2_999)
    assert "play chime" not in room.tape.told
    room.clock.pass_time(1)
    assert "play chime" in room.tape.told


def test_a_pause_twice_is_one_and_stop_ends_it(stage) -> None:
    room = stage()
    room.say(DUSK)
    room.speaker.pause()
    room.speaker.pause()
    assert room.speaker.paused
    assert room.tape.told == ["play line-dusk", "pause"]
    room.speaker.stop()
    assert not room.speaker.paused
    room.speaker.resume()
    room.say(DAWN)
    assert room.tape.told[-2:] == ["stop line-dusk", "play line-dawn"]


def test_a_pause_before_anything_was_said_opens_no_device(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process is started for it: not while somebody covers the screen in a hurry."""
    opened: list[QObject] = []
    monkeypatch.setattr("nightcaller.voice.speaker.open_playback", lambda *given: opened.extend(given))
    clock = HandClock()
    quiet = Speaker(clock=clock, synthesis=Synthesis(LineCache(tmp_path), clock, ("/no/such/program",)))
    quiet.pause()
    quiet.speak(DUSK)
    assert quiet.paused
    assert opened == []
    quiet.close()


def test_without_a_device_a_line_is_its_subtitle_for_as_long_as_one_reads(stage) -> None:
    room = stage()
    room.tape.here = False
    room.say(DUSK, WOLVES)
    room.clock.pass_time(reading_ms("Dusk") - 1)
    assert room.finished() == []
    room.clock.pass_time(1 + reading_ms("Wolves"))
    assert room.finished() == ["Dusk", "Wolves"]
    assert room.tape.told == []
    assert room.notices == ["no sound"]


def test_without_qtmultimedia_the_evening_goes_on(stage) -> None:
    room = stage(playback=NoPlayback())
    room.speaker.warm_up()
    room.say(DUSK)
    room.clock.pass_time(reading_ms("Dusk"))
    assert room.finished() == ["Dusk"]
    assert room.notices == ["no sound"]


def test_with_the_voice_switched_off_lines_are_silent_subtitles(stage) -> None:
    room = stage(speak=False)
    room.say(DUSK)
    room.clock.pass_time(reading_ms("Dusk"))
    assert room.finished() == ["Dusk"]
    assert (room.tape.told, room.notices) == ([], [])


def test_a_line_without_a_voice_is_a_chime_and_its_subtitle(stage, qtbot: QtBot) -> None:
    room = stage(*worker("mute"))
    chinese = [line(text, "zh-CN") for text in ("天黑请闭眼。", "天亮了。")]
    room.say(*chinese)
    qtbot.waitUntil(lambda: room.tape.playing == "chime")
    room.clock.pass_time(reading_ms(chinese[0].subtitle))
    assert room.tape.told == ["play chime", "stop chime", "play chime"]
    room.clock.pass_time(reading_ms(chinese[1].subtitle))
    assert room.finished() == ["天黑请闭眼。", "天亮了。"]
    assert room.notices == ["no voice zh-CN"]
    assert room.speaker.voice("zh-CN") is None
    assert room.speaker.voice("en").name == "Test"


def test_a_line_that_cannot_be_made_is_a_chime_and_its_subtitle_without_a_notice(stage, qtbot: QtBot) -> None:
    room = stage(*worker("mute"))
    room.say(line("this will fail"))
    qtbot.waitUntil(lambda: room.tape.playing == "chime")
    room.clock.pass_time(reading_ms("this will fail"))
    assert room.finished() == ["this will fail"]
    assert room.notices == []


def test_a_line_that_was_not_prepared_is_made_and_then_kept(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    for _ in range(2):
        room.say(line("Number three, please speak."))
        qtbot.waitUntil(lambda: bool(room.tape.playing))
        room.tape.end()
    assert room.finished() == ["Number three, please speak."] * 2
    assert len({note for note in room.tape.told if note.startswith("play")}) == 1


def test_a_worker_that_hangs_delays_the_table_by_three_seconds_at_most(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    with qtbot.waitSignal(room.speaker.voicesChanged):
        room.say(line("hang"), DUSK)
    room.clock.pass_time(2999)
    assert room.tape.told == []
    room.clock.pass_time(1)
    assert room.tape.playing == "chime"
    room.clock.pass_time(reading_ms("hang"))
    assert room.finished() == ["hang"]
    assert room.tape.playing == "line-dusk"


def test_a_worker_that_is_killed_again_and_again_delays_nobody(stage, qtbot: QtBot, tmp_path: Path) -> None:
    room = stage(*worker("dies", str(tmp_path / "starts"), "always"))
    room.say(line("Clockwise."), DUSK)
    qtbot.waitUntil(lambda: room.tape.playing == "chime")
    assert room.clock.time == 0, "nobody waited"
    room.clock.pass_time(reading_ms("Clockwise."))
    assert room.finished() == ["Clockwise."]
    assert room.tape.playing == "line-dusk"


def test_a_disk_that_fills_up_in_the_evening_is_told_once_and_clips_go_on(stage, qtbot: QtBot) -> None:
    room = stage(*worker("mute"))
    full = [line("The disk is full."), line("It is still full.")]
    room.say(*full, DUSK)
    for spoken in full:
        qtbot.waitUntil(lambda: room.tape.playing == "chime")
        room.clock.pass_time(reading_ms(spoken.subtitle))
    assert room.notices == ["no room"]
    assert room.finished() == [spoken.spoken for spoken in full]
    assert room.tape.playing == "line-dusk"


def test_a_recording_that_does_not_play_is_thrown_away_and_read_instead(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    spoken = line("Clockwise.")
    room.say(spoken)
    qtbot.waitUntil(lambda: bool(room.tape.playing))
    kept = room.synthesis.find(spoken)
    room.tape.end(played=False)
    assert not kept.path.exists()
    assert room.tape.playing == "chime"
    room.clock.pass_time(reading_ms("Clockwise."))
    assert room.finished() == ["Clockwise."]


def test_a_line_that_becomes_ready_during_a_pause_waits_for_its_end(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    spoken = line("Clockwise.")
    room.say(spoken)
    room.speaker.pause()
    qtbot.waitUntil(lambda: room.synthesis.find(spoken) is not None)
    room.clock.pass_time(60_000)
    assert not room.tape.playing
    room.speaker.resume()
    assert room.tape.playing == room.synthesis.find(spoken).path.stem


def test_stopping_while_a_line_is_being_made_keeps_it_quiet(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    room.say(line("never heard"))
    room.speaker.stop()
    room.say(line("heard"))
    qtbot.waitUntil(lambda: bool(room.tape.playing))
    assert room.tape.playing == room.synthesis.find(line("heard")).path.stem
    room.tape.end()
    assert room.finished() == ["heard"]


def test_preparing_makes_every_line_once_and_tells_how_far_it_is(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    lines = [line(text) for text in ("One.", "Two.", "Three.", "One.")] + [DUSK]
    told: list[tuple[int, int]] = []
    room.speaker.progress.connect(lambda done, total: told.append((done, total)))
    room.speaker.prepare(lines)
    qtbot.waitUntil(lambda: bool(told) and told[-1] == (4, 4))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    room.say(lines[1])
    assert room.tape.playing, "a prepared line starts at once"

    told.clear()
    room.speaker.prepare(lines)
    assert told[-1] == (4, 4), "everything is there already"


def test_looking_up_a_whole_evening_leaves_room_for_frames(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    lines = [line(f"Number {number}, please speak.") for number in range(25)]
    told: list[tuple[int, int]] = []
    room.speaker.progress.connect(lambda done, total: told.append((done, total)))
    room.speaker.prepare(lines)
    qtbot.waitUntil(lambda: bool(told) and told[-1] == (25, 25))
    room.speaker.prepare(lines)
    assert told[-1] == (10, 25)
    room.clock.pass_time(0)
    assert told[-1] == (25, 25)


def test_preparation_can_be_cancelled(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    told: list[tuple[int, int]] = []
    room.speaker.progress.connect(lambda done, total: told.append((done, total)))
    room.speaker.progress.connect(lambda done, _: room.speaker.cancel_preparation() if done == 1 else None)
    room.speaker.prepare([line("One."), line("Two."), line("Three.")])
    qtbot.waitUntil(lambda: (1, 3) in told)
    room.say(line("Four."))
    qtbot.waitUntil(lambda: bool(room.tape.playing))
    assert told == [(0, 3), (1, 3)]


def test_what_is_prepared_instead_is_counted_alone(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    told: list[tuple[int, int]] = []
    room.speaker.prepare([line("One."), line("Two.")])
    room.speaker.progress.connect(lambda done, total: told.append((done, total)))
    room.speaker.prepare([line("Three."), line("Four.")])
    qtbot.waitUntil(lambda: (2, 2) in told)
    room.say(line("Four."))
    qtbot.waitUntil(lambda: bool(room.tape.playing))
    assert told[-1] == (2, 2), "what was to be prepared before is given up"


def test_nothing_is_prepared_where_nobody_would_hear_it(stage) -> None:
    for room in (stage(*worker("hangs"), speak=False), stage(*worker("hangs"), playback=NoPlayback())):
        told: list[tuple[int, int]] = []
        room.speaker.progress.connect(lambda done, total, told=told: told.append((done, total)))
        room.speaker.prepare([line("One."), line("Two.")])
        assert told == [(0, 0)]


def test_a_recording_is_kept_when_it_is_the_device_that_went_away(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    spoken = line("Clockwise.")
    room.say(spoken)
    qtbot.waitUntil(lambda: bool(room.tape.playing))
    room.tape.here = False
    room.tape.end(played=False)
    assert room.synthesis.find(spoken) is not None
    room.clock.pass_time(reading_ms("Clockwise."))
    assert room.finished() == ["Clockwise."]


def test_a_language_without_a_voice_is_told_once_while_preparing(stage, qtbot: QtBot) -> None:
    room = stage(*worker("mute"))
    room.speaker.prepare([line("天黑", "zh-CN"), line("天亮", "zh-CN"), line("Dawn is here.")])
    qtbot.waitUntil(lambda: room.synthesis.find(line("Dawn is here.")) is not None)
    assert room.notices == ["no voice zh-CN"]


def test_when_no_disk_takes_a_recording_the_table_is_told_once(
    stage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cache").write_text("in the way")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    room = stage(*worker("hangs"))
    room.say(line("One."), line("Two."))
    qtbot.waitUntil(lambda: room.tape.playing == "chime")
    room.clock.pass_time(reading_ms("One.") + reading_ms("Two."))
    assert room.finished() == ["One.", "Two."]
    assert room.notices == ["no room"]


def test_volume_can_be_changed_in_the_middle_of_a_line(stage) -> None:
    room = stage(voice_volume=0.5)
    room.say(DUSK)
    assert room.tape.gain == amplitude(0.5)
    room.speaker.configure(VoiceSettings(voice_volume=0.0))
    assert room.tape.gain == 0.0


@pytest.mark.parametrize("other", [VoiceSettings(speeds={"en": 1.5}), VoiceSettings(voices={"en": "zh"})])
def test_another_speed_or_voice_is_another_recording(stage, qtbot: QtBot, other: VoiceSettings) -> None:
    room = stage(*worker("hangs"))
    spoken = line("Clockwise.")
    room.speaker.prepare([spoken])
    qtbot.waitUntil(lambda: room.synthesis.find(spoken) is not None)
    room.speaker.configure(other)
    assert room.synthesis.find(spoken) is None


def test_a_clip_is_played_as_fast_as_it_was_set(stage) -> None:
    night = stage(speeds={"en": 1.4})
    night.say(DUSK)
    assert night.tape.speed == 1.4
    night.clock.pass_time(CLIP_MS / 1.4 + 1990)
    assert night.finished() == []
    night.clock.pass_time(20)
    assert night.finished() == ["Dusk"]


def test_the_warm_up_opens_what_the_first_line_needs_and_is_not_heard(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"))
    with qtbot.waitSignal(room.speaker.voicesChanged):
        room.speaker.warm_up()
    assert (room.tape.told, room.tape.gain, room.notices) == (["play silence"], 0.0, [])
    without_a_device = stage(*worker("hangs"))
    without_a_device.tape.here = False
    without_a_device.speaker.warm_up()
    assert (without_a_device.tape.told, without_a_device.notices) == ([], ["no sound"])
    switched_off = stage(*worker("hangs"), speak=False)
    switched_off.speaker.warm_up()
    assert (switched_off.tape.told, switched_off.clock.alarms) == ([], []), "nothing is started"


def test_whoever_shows_voices_is_told_when_they_are_found_or_chosen(stage, qtbot: QtBot) -> None:
    room = stage(*worker("hangs"), voices={"en": "zh"})
    with qtbot.waitSignal(room.speaker.voicesChanged):
        room.speaker.find_voices()
    assert room.speaker.voice("en").id == "zh"
    with qtbot.waitSignal(room.speaker.voicesChanged):
        room.speaker.configure(VoiceSettings())
    assert room.speaker.voice("en").id == "en"


def test_what_is_closed_neither_says_nor_prepares_anything(stage, qtbot: QtBot) -> None:
    room, told = stage(), []
    room.synthesis.start()
    qtbot.waitUntil(lambda: room.synthesis.known)
    room.speaker.progress.connect(lambda done, total: told.append((done, total)))
    room.speaker.prepare([line(f"Number {number}.") for number in range(25)])
    room.say(DUSK, WOLVES)
    room.speaker.close()
    heard, prepared = list(room.heard), list(told)
    room.clock.pass_time(60_000)
    assert (room.heard, told, room.tape.playing) == (heard, prepared, "")
    assert prepared[-1] < (25, 25)


def test_a_closed_speaker_has_no_worker(stage, qtbot: QtBot) -> None:
    room, answers = stage(*worker("hangs")), []
    with qtbot.waitSignal(room.speaker.voicesChanged):
        room.speaker.find_voices()
    room.speaker.close()
    room.synthesis.order(line("One."), answers.append)
    assert answers == [None]


@pytest.mark.parametrize("given", [True, False])
def test_recordings_are_kept_where_it_is_said_else_in_the_users_cache(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: bool
) -> None:
    monkeypatch.setattr("nightcaller.voice.speaker.default_cache_folder", lambda: tmp_path / "usual")
    monkeypatch.setattr("nightcaller.voice.speaker.natural_command", lambda: worker("says", "natural"))
    monkeypatch.setattr("nightcaller.voice.worker_process.worker_command", lambda: worker("says", "system"))
    place, tape = tmp_path / ("given" if given else "usual"), Tape()
    speaker = Speaker(cache_folder=tmp_path / "given" if given else None, playback=tape, clock=HandClock())
    try:
        speaker.speak(line("Clockwise."))
        qtbot.waitUntil(lambda: bool(tape.playing))
        assert [path.name for path in tmp_path.iterdir()] == [place.name]
        assert [path.stem for path in place.iterdir()] == [tape.playing]
        speaker.forget_recordings()
        assert list(place.iterdir()) == []
        speaker.find_voices()
        qtbot.waitUntil(lambda: speaker.cast("en").known)
        assert [voice.name for voice in speaker.voices("en")] == ["natural", "system"]
    finally:
        speaker.close()


def test_the_warm_up_never_cuts_a_line(stage) -> None:
    room = stage()
    room.say(DUSK)
    room.speaker.warm_up()
    assert room.tape.told == ["play line-dusk"]


def test_speaking_covers_the_whole_queue(stage) -> None:
    room = stage()
    changes: list[bool] = []
    room.speaker.speakingChanged.connect(changes.append)
    room.say(DUSK, WOLVES)
    room.tape.end()
    assert changes == [True]
    room.tape.end()
    assert changes == [True, False]


def test_reading_takes_longer_for_longer_lines_in_both_languages() -> None:
    english = "Werewolves, open your eyes and find each other. Agree on one victim."
    chinese = "狼人请睁眼，互相确认身份。请统一意见，选择要袭击的玩家。"
    assert 1500 == reading_ms("Dusk") < reading_ms(english) < 8000
    assert 1500 < reading_ms(chinese) < 8000
    assert reading_ms(chinese * 40) == 15_000


@pytest.mark.parametrize(
    ("settings", "here", "language", "why"),
    [
        ({}, True, "en", ""),
        ({"speak": False}, True, "en", "misfit-voice-off"),
        ({"voice_volume": 0.0}, True, "en", "misfit-voice-off"),
        ({}, False, "en", "misfit-voice-no-sound"),
        ({}, True, "zh-CN", "misfit-voice-nobody"),
    ],
)
def test_why_nobody_would_hear_the_script_is_known_before_a_night_relies_on_it(
    stage, settings: dict[str, object], here: bool, language: str, why: str
) -> None:
    room = stage(**settings)
    room.tape.here = here
    assert room.speaker.unheard([language]) == why
