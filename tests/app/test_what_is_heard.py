"""The room hears the same, at the same moments, whoever holds what and whatever is answered when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from app.loudspeaker import Heard, Loudspeaker
from driver import unglued
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, lines_for
from nightcaller.table.live.rehearsal import first_night_seconds
from nightcaller.table.live.scene import Bulletin, Calling, Console, Cover, Floor, Hands
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import Catalogue
from nightcaller.voice.lines import Utterance, reading_ms
from nightcaller.voice.names import parts_of
from nightcaller.voice.settings import VoiceSettings
from public_window import still
from table.bots import fill_in, keyed, play, sitting, step
from viewmodels.private_table import touch
from voice.voice_kit import worker

DECK = ("werewolf", "werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner", "commoner")
NAMES = ("Priya", "小满", "Olga", "Finn", "阿泽", "Ben", "Ольга", "Cleo", "Dan")
SECOND = 1000

Room = Callable[..., Loudspeaker]


def table(deal: Sequence[str] = DECK, style: str = Style.EYES_CLOSED) -> Evening:
    """Nine people whose days have no clocks."""
    deck = {role: DECK.count(role) for role in DECK}
    people = tuple(map(SeatedPlayer, NAMES))
    limits = {"speech_seconds": 0, "last_words_seconds": 0}
    return Evening(sitting(9, deck=deck, deal=tuple(deal), style=style, players=people, seed=5, **limits))


def everybody_has_a_card(evening: Evening) -> None:
    play(evening, keyed(), until=lambda scene: isinstance(scene, Bulletin) and scene.kind == "nightfall")


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    made: list[Loudspeaker] = []

    def start(evening: Evening, **settings: object) -> Loudspeaker:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(Loudspeaker(evening, folder, **settings))
        return made[-1]

    yield start
    for one in made:
        one.close()


def is_dawn(evening: Evening) -> bool:
    return isinstance(evening.scene, Bulletin) and evening.scene.kind == "dawn"


def night(
    house: Loudspeaker, habits: Random | None = None, panics: Mapping[float, float] = MappingProxyType({})
) -> list[Heard]:
    """Play a night until dawn: whoever is called taps now this, now that, or nobody does.

    Args:
        panics: when somebody strikes the panic key, in seconds -> how many later the curtain is opened again.
    """
    for at, length in panics.items():
        house.clock.after(at * SECOND, house.app.cover)
        house.clock.after((at + length) * SECOND, house.app.uncover)
    house.director.open()
    evening, calling = house.director.evening, house.director.calling
    for _ in range(4000):
        if is_dawn(evening):
            return house.heard
        if isinstance(evening.scene, Cover):
            pass_on(house)  # a book whose answers are told on the screen, one after the other
            continue
        house.clock.pass_time(SECOND / 4)
        if house.app.property("covered"):
            continue
        if habits and isinstance(evening.scene, Calling) and calling.shown.asked and habits.random() < 0.15:
            page = evening.call().page()
            assert page is not None
            for at, entry in enumerate(page.entries):
                touch(calling, at, habits.choice(entry.options))
            calling.confirm()
    raise AssertionError(f"no dawn: {evening.scene}")


@pytest.mark.parametrize("panics", [{}, {2.1: 40, 47.3: 0.5, 50: 300, 351: 9}], ids=["calm", "panics"])
@pytest.mark.parametrize("other", range(3))
def test_two_games_that_differ_in_their_secrets_are_heard_alike(
    room: Room, other: int, panics: dict[float, float]
) -> None:
    deal = list(DECK)
    Random(other).shuffle(deal)
    heard = []
    for secret, habits in ((DECK, Random(other)), (deal, Random(other + 50))):
        evening = table(secret)
        everybody_has_a_card(evening)
        heard.append(night(room(evening), habits, panics)[:])
    calls = [what for _, who, what in heard[0] if who == "voice" and what.startswith("play role-")]
    assert len(calls) == 3 * 4
    # What is told at dawn is public; up to there not a sound and not a millisecond differ.
    until = [next(at for at, _, what in each if what == "play cockerel") for each in heard]
    assert until[0] == until[1]
    assert [h for h in heard[0] if h[0] < until[0]] == [h for h in heard[1] if h[0] < until[1]]


@pytest.mark.parametrize("book_id", ["hollow", "chat", "forum"])
def test_a_night_of_every_book_is_heard_alike_whoever_holds_what(room: Room, book_id: str) -> None:
    rules = book(book_id)
    deck = dict(rules.recommended(9)[0].deck)
    # Traits lie beside the cards that are dealt.
    cards = [card for card, count in deck.items() if card not in rules.traits for _ in range(count)]
    limits = {"answer_seconds": 30, "speech_seconds": 0, "last_words_seconds": 0}
    heard = []
    for secret in (cards, Random(1).sample(cards, len(cards))):
        people = tuple(map(SeatedPlayer, NAMES))
        told = sitting(
            9, book=book_id, deck=deck, deal=tuple(secret), style=Style.EYES_CLOSED, players=people, **limits
        )
        evening = Evening(told)
        everybody_has_a_card(evening)
        heard.append(night(room(evening), Random(len(heard)))[:])
    calls = [what for _, who, what in heard[0] if who == "voice" and what.startswith("play ")]
    assert len([call for call in calls if "chime" not in call]) > 8, "every line has its clip"
    assert not [call for call in calls if "chime" in call]
    until = [next(at for at, _, what in each if what == "play cockerel") for each in heard]
    assert until[0] == until[1]
    assert [h for h in heard[0] if h[0] < until[0]] == [h for h in heard[1] if h[0] < until[1]]


def test_nothing_is_said_over_something_else(room: Room) -> None:
    evening = table()
    everybody_has_a_card(evening)
    sounding = ""
    for _, who, what in night(room(evening), Random(1)):
        if who == "voice":
            assert not (what.startswith("play") and sounding), f"{what} over {sounding}"
            sounding = what if what.startswith("play") else ""


def a_second_after_its_sound(house: Loudspeaker) -> Callable[[Line], float]:
    """How long a line takes here."""
    return lambda line: 1.0 + house.narrator.soundscape.lead(line.sound) / SECOND


def test_a_night_takes_as_long_as_was_said_beforehand(room: Room) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening)
    night(house)
    one_second_each = first_night_seconds(evening.sitting, "normal", a_second_after_its_sound(house))
    assert house.clock.time / SECOND == pytest.approx(one_second_each, abs=0.5)


# --- subtitles ----------------------------------------------------------------------------------------------


def test_no_subtitle_stays_from_the_screen_before_while_a_sound_leads(room: Room) -> None:
    deal = ("werewolf", "seer", "hunter", "commoner", "commoner")
    deck = {role: deal.count(role) for role in deal}
    evening = Evening(sitting(5, deck=deck, deal=deal, house={"sheriff": "no"}))
    play(evening, still(), until=lambda scene: isinstance(scene, Hands))
    house = room(evening)
    house.director.open()
    house.clock.pass_time(9 * SECOND)
    vote = house.app.property("subtitle")
    evening.hands({0: "nobody"} | dict.fromkeys((1, 2, 3, 4), 0))
    assert house.app.property("subtitle") == ""
    house.clock.pass_time(9 * SECOND)
    result = house.app.property("subtitle")
    evening.acknowledge()
    assert house.app.property("screen") == "Verdict"
    assert house.app.property("subtitle") == "The last werewolf is gone.", "why, before the sound leads who"
    house.clock.pass_time(9 * SECOND)
    assert vote not in {"", result}
    assert "1" in result
    assert "The village wins." in house.app.property("subtitle")


@pytest.mark.parametrize("style", [Style.PASS_AROUND, Style.MODERATED])
def test_on_the_last_page_the_last_words_leave_by_themselves(room: Room, style: str) -> None:
    """No other screen comes that would take them away."""
    evening = table(style=style)
    play(evening, keyed())
    house = room(evening)
    house.director.open()
    house.clock.pass_time(9 * SECOND)
    assert house.app.property("subtitle") != "", "the verdict waits for a hand, and says why"
    house.director.verdict.reveal()
    house.clock.pass_time(300 * SECOND)
    assert house.app.property("subtitle") == ""


def test_what_is_read_aloud_in_one_go_has_spaces_where_its_language_has_them(room: Room) -> None:
    house = room(table(style=Style.MODERATED), narration="plain")
    catalogue = Catalogue(shipped("i18n"))
    lines = tuple(Line(f"role-judge-seer.{part}") for part in ("wake", "act"))
    said = {one: [catalogue.say(one, line.id) for line in lines] for one in ("en", "zh-CN")}
    for languages, expected in (
        (("en",), " ".join(said["en"])),
        (("zh-CN",), "".join(said["zh-CN"])),
        (("zh-CN", "en"), " ".join(sum(zip(said["zh-CN"], said["en"], strict=True), ()))),
    ):
        house.words.speak(languages)
        house.narrator.prompt(lines)
        assert house.app.property("subtitle") == expected
    house.words.speak(("zh-CN",))
    assert house.app.property("subtitle") == "".join(said["zh-CN"]), "another language in the middle of it"


# --- panic --------------------------------------------------------------------------------------------------


def middle_of(house: Loudspeaker, line: str) -> None:
    """Let time pass until a line has been heard for a third of a second."""
    for _ in range(1000):
        if house.voice.playing.startswith(line):
            house.clock.pass_time(SECOND / 3)
            return
        house.clock.pass_time(100)
    raise AssertionError(f"{line} is not heard")


def test_panic_silences_the_line_in_the_middle_of_a_word_and_it_goes_on_afterwards(room: Room) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening)
    house.director.open()
    middle_of(house, "role-judge-seer-wake")
    struck, before = house.clock.time, len(house.heard)
    house.app.cover()
    assert [(at, who, what) for at, who, what in house.heard[before:] if who == "voice"] == [
        (round(struck), "voice", "pause")
    ]
    silent = len(house.heard)
    house.clock.pass_time(600 * SECOND)
    assert [heard for heard in house.heard[silent:] if heard[1] == "voice"] == []
    assert house.director.calling.moment == "wake"
    house.app.uncover()
    house.clock.pass_time(800)
    told = [(at - round(struck), what) for at, who, what in house.heard[silent:] if who == "voice"]
    assert told[0] == (600 * SECOND, "resume")
    assert told[1][1] == "end"
    assert told[1][0] == pytest.approx(600 * SECOND + 667, abs=101)
    assert told[2][1].startswith("play role-judge-seer-act")


def test_a_night_is_longer_by_what_it_was_covered_and_by_nothing_else(room: Room) -> None:
    evening = table()
    everybody_has_a_card(evening)
    panics = {0.4: 20, 30: 1.5, 60: 200, 290: 33}  # in the howl, a line, a call and the darkness behind one
    house = room(evening)
    night(house, panics=panics)
    alone = first_night_seconds(evening.sitting, "normal", a_second_after_its_sound(house))
    assert house.clock.time / SECOND == pytest.approx(alone + sum(panics.values()), abs=0.5)


def test_the_silence_before_nightfall_is_over_waits_behind_the_curtain(room: Room) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening)
    house.director.open()
    middle_of(house, "line-night-falls")
    house.clock.pass_time(SECOND)
    assert not house.voice.playing
    house.app.cover()
    house.clock.pass_time(60 * SECOND)
    assert isinstance(evening.scene, Bulletin)
    house.app.uncover()
    house.clock.pass_time(10 * SECOND)
    assert isinstance(evening.scene, Calling)


def test_panic_takes_the_laptop_from_its_visitor_who_is_called_again_afterwards(room: Room) -> None:
    house = room(table(style=Style.PASS_AROUND))
    house.director.open()
    pass_on(house)
    house.director.cover.identify()
    assert house.director.visit.open
    house.app.cover()
    assert not house.director.visit.open
    before = len(house.heard)
    house.clock.pass_time(60 * SECOND)
    assert house.heard[before:] == []
    house.app.uncover()
    house.clock.pass_time(2 * SECOND)
    assert [(at, what) for at, who, what in house.heard[before:] if who == "voice"] == [
        (65 * SECOND, "resume"),
        (66 * SECOND, "end"),
    ]
    called = [line for line in house.said() if line.startswith("line-pass")]
    assert len(called) == 2
    assert len(set(called)) == 1


def test_who_takes_the_laptop_back_is_named_to_the_end_however_quickly_she_holds(room: Room) -> None:
    """One second of it is how every hand-over begins: nobody would notice who reads again."""
    evening = table(style=Style.PASS_AROUND)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
    step(evening, keyed())
    house = room(evening)
    house.director.open()
    house.clock.pass_time(30 * SECOND)
    step(evening, keyed())
    back = evening.handed_on
    assert back is not None
    house.clock.pass_time(8 * SECOND)
    house.heard.clear()
    house.director.cover.callBack()
    house.clock.pass_time(0.6 * SECOND)
    house.director.cover.identify()
    assert house.app.property("screen") == "Visit"
    house.clock.pass_time(10 * SECOND)
    voice = [what for _at, who, what in house.heard if who == "voice"]
    assert len(voice) >= 2, "the hand-over's chime alone says nothing"
    assert voice[-2].startswith("play ")
    assert voice[-1] == "end", "said to its end, not cut off"


def test_a_speech_s_clock_stands_still_behind_the_curtain(room: Room, qtbot: QtBot) -> None:
    evening = table()
    evening = Evening(replace(evening.sitting, speech_seconds=60))
    play(evening, keyed(), until=lambda scene: isinstance(scene, Floor) and scene.label == "judge.speech")
    house = room(evening)
    house.director.open()
    floor = house.director.floor
    assert floor.running
    house.app.cover()
    assert not floor.running
    house.app.uncover()
    assert floor.running
    floor.pause()
    house.app.cover()
    house.app.uncover()
    assert not floor.running, "somebody had stopped it"


# --- whatever breaks, the evening goes on -------------------------------------------------------------------


def plugged(house: Loudspeaker, here: bool) -> None:
    """Pull out the only loudspeaker, or put it back."""
    for player in (house.voice, *house.players):
        player.here = here


def in_call(house: Loudspeaker, index: int) -> None:
    """Let time pass until the so-manyth role is called, and nobody taps."""
    evening = house.director.evening
    for _ in range(4000):
        if isinstance(evening.scene, Calling) and evening.scene.index == index:
            return
        house.clock.pass_time(SECOND / 4)
    raise AssertionError("not called")


def test_a_voice_that_is_lost_stops_the_night_of_closed_eyes_until_it_is_back(room: Room) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening)
    house.director.open()
    in_call(house, 1)
    plugged(house, here=False)
    house.clock.pass_time(300 * SECOND)
    stopped = evening.scene
    assert isinstance(stopped, Calling)
    assert stopped.index in (1, 2)
    assert house.app.property("covered")
    assert "open your eyes" in house.app.property("notice")
    house.app.uncover()
    assert house.app.property("covered"), "there is no voice yet"
    house.clock.pass_time(300 * SECOND)
    assert evening.scene == stopped
    plugged(house, here=True)
    before = len(house.said())
    house.app.uncover()
    night_goes_on = 0
    while not is_dawn(evening):
        house.clock.pass_time(SECOND / 4)
        night_goes_on += 1
        assert night_goes_on < 4000
    told = " ".join(house.said()[before:])
    assert "-witch-sleep" in told, "what was cut off and all that follows"
    assert "-seer-wake" in told


def test_a_night_of_closed_eyes_that_is_continued_waits_until_they_are_closed_again(room: Room) -> None:
    """Whoever opens the laptop again sees nobody's call, and nobody has to act before open eyes."""
    evening = table()
    everybody_has_a_card(evening)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Calling) and scene.index == 1)
    house = room(evening)
    house.director.open()
    house.clock.pass_time(300 * SECOND)
    assert house.app.property("covered")
    assert not house.app.property("notice")
    assert not [line for line in house.said() if line.startswith(("line-", "role-"))]
    house.app.uncover()
    house.clock.pass_time(60 * SECOND)
    lines = [line for line in house.said() if line.startswith(("line-", "role-"))]
    assert lines[0].startswith("line-night-falls")
    assert "-wake" in lines[1]
    asleep, awake = [at for at, who, what in house.heard if who == "voice" and what[5:] in lines][:2]
    assert awake - asleep > 3 * SECOND, "time to close one's eyes"


def test_a_moderator_reads_the_last_role_s_last_words_before_the_day_breaks(room: Room) -> None:
    evening = table(style=Style.MODERATED)
    everybody_has_a_card(evening)
    house = room(evening)
    director = house.director
    director.open()
    director.bulletin.goOn()
    page_before: list[str] = []
    while isinstance(evening.scene, Console):
        page_before = [line.message for line in director.console.shown.now]
        house.clock.pass_time(5 * SECOND)
        page = evening.desk().page()
        if page is not None and page.problem:
            touch(director.console, page.problem[0], page.entries[page.problem[0]].options[-1])
        else:
            director.console.goOn() if page is None else director.console.skip()
    assert is_dawn(evening)
    (closing,) = page_before
    assert closing.endswith(".sleep")
    assert not any(line.id.endswith(".sleep") for line in director._lines), "read already"


def test_closed_eyes_without_anybody_who_speaks_do_not_begin_a_night(room: Room, tmp_path: Path) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening, clips=tmp_path / "nowhere")
    house.director.open()
    house.clock.pass_time(600 * SECOND)
    assert isinstance(evening.scene, Bulletin)
    assert house.app.property("covered")
    assert set(house.said()) == {"silence"}


@pytest.mark.parametrize("off", [VoiceSettings(speak=False), VoiceSettings(voice_volume=0.0)])
def test_closed_eyes_do_not_begin_a_night_with_the_voice_turned_off(room: Room, off: VoiceSettings) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening)
    house.narrator.speaker.configure(off)
    house.director.open()
    house.clock.pass_time(600 * SECOND)
    assert isinstance(evening.scene, Bulletin)
    assert not [line for line in house.said() if line.startswith("line-")]


CALLS = {
    *("Number 3.", "Your turn, number 3.", "Over to number 3.", "Now number 3."),
    *("Next comes number 3.", "On it goes to number 3.", "And now it is with number 3."),
}
"""However it is worded."""


def votes_called(seat: int) -> set[str]:
    """How a vote by hands calls a seat (from 0), however it is worded."""
    number = seat + 1
    return {
        f"For number {number}: hands up.",
        f"Hands up for number {number}.",
        f"Number {number}, whose hands go up?",
        f"Let us see who is for number {number}.",
    }


def handed_round(house: Loudspeaker) -> None:
    """Play a night with the laptop going round, from its fall to dawn."""
    house.director.open()
    evening = house.director.evening
    house.clock.pass_time(60 * SECOND)
    evening.acknowledge()
    while not is_dawn(evening):
        pass_on(house)


def test_a_night_without_clips_worker_or_disk_is_a_silent_film_that_ends(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = table(style=Style.PASS_AROUND)
    everybody_has_a_card(evening)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    house = room(evening, clips=tmp_path / "nowhere")
    (tmp_path / "0" / "cache").write_text("in the way")
    shown = subtitles(house)
    handed_round(house)
    assert CALLS & set(map(unglued, shown)), "the laptop goes to number 3"
    assert set(house.said()) == {"silence", "chime"}


def test_a_night_whose_worker_hangs_ends(room: Room, tmp_path: Path) -> None:
    evening = table(style=Style.PASS_AROUND)
    everybody_has_a_card(evening)
    house = room(evening, clips=tmp_path / "nowhere", worker=worker("hangs"))
    shown = subtitles(house)
    handed_round(house)  # no event of the worker's process is ever heard of
    assert CALLS & set(map(unglued, shown)), "the laptop goes to number 3"
    assert set(house.said()) == {"silence", "chime"}


# --- names --------------------------------------------------------------------------------------------------


SPEAKS = worker("hangs")


def subtitles(house: Loudspeaker) -> list[str]:
    """Return a list that will have every line that is shown."""
    shown: list[str] = []
    house.narrator.speaker.subtitle.connect(lambda utterance: shown.append(utterance.subtitle))
    return shown


def ready(house: Loudspeaker, name: str) -> bool:
    """Whether a name has been recorded in the background; lets a moment pass."""
    house.clock.pass_time(1)
    ((language, piece),) = parts_of(name)
    return house.narrator.speaker.ready(Utterance("", "", piece, language))


def pass_on(house: Loudspeaker) -> None:
    """Look at a card, fill in what is asked, and give the laptop away."""
    evening = house.director.evening
    visit = evening.visit()
    fill_in(visit, evening.public.day, keyed())
    visit.finish()
    house.clock.pass_time(5 * SECOND)


def test_a_name_follows_its_number_as_soon_as_it_is_there(room: Room, qtbot: QtBot) -> None:
    house = room(table(style=Style.PASS_AROUND), names_aloud=True, worker=SPEAKS)
    shown = subtitles(house)
    house.director.open()
    house.clock.pass_time(5 * SECOND)
    pass_on(house)  # before the worker has said a word
    assert shown[-1] == "Pass the laptop to number 2."
    qtbot.waitUntil(lambda: ready(house, "Dan"))
    for _ in range(7):
        pass_on(house)
    calls = [text for text in shown if text.startswith("Pass the laptop to number")]
    assert "Pass the laptop to number 4, Finn." in calls
    assert "Pass the laptop to number 5, 阿泽." in calls
    assert calls[calls.index("Pass the laptop to number 4, Finn.") - 1] == "Pass the laptop to number 4."
    assert not any("Ольга" in text for text in calls), "nobody here can read her name"
    assert "Pass the laptop to number 7." in calls


def test_names_are_off_unless_they_are_wanted(room: Room) -> None:
    house = room(table(style=Style.PASS_AROUND), worker=SPEAKS)
    prepared: list[tuple[int, int]] = []
    house.narrator.speaker.progress.connect(lambda done, of: prepared.append((done, of)))
    shown = subtitles(house)
    house.director.open()
    for _ in range(4):
        pass_on(house)
    assert prepared
    assert not any(name in text for text in shown for name in NAMES)


def test_a_name_is_never_said_in_a_night_of_closed_eyes(room: Room, qtbot: QtBot) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening, names_aloud=True, worker=SPEAKS)
    shown = subtitles(house)
    house.narrator.prepare([Line("line-pass", {"seat": 9}, who="Dan")])
    qtbot.waitUntil(lambda: ready(house, "Dan"))
    night(house)
    assert len(shown) > 12
    assert not any(name in text for text in shown for name in NAMES)
    around = Cover(8, "night", 0, 1, 0, 9)
    secret, open_ = (
        lines_for(around, evening.sitting, evening.public, style, None)
        for style in (Style.EYES_CLOSED, Style.PASS_AROUND)
    )
    assert [line.who for line in secret] == ["", ""]
    assert [line.who for line in open_] == ["Dan"]


def test_the_speaker_of_the_day_is_called_by_name(room: Room, qtbot: QtBot) -> None:
    evening = table()
    play(evening, keyed(), until=lambda scene: isinstance(scene, Floor) and scene.label == "judge.speech")
    house = room(evening, names_aloud=True, worker=SPEAKS)
    floor = evening.scene
    assert isinstance(floor, Floor)
    seat = next(seat for seat in floor.speakers if NAMES[seat] != "Ольга")
    house.narrator.prepare([Line("line-speak", {"seat": seat + 1}, who=NAMES[seat])])
    qtbot.waitUntil(lambda: ready(house, NAMES[seat]))
    while evening.scene.speakers[evening.scene.current] != seat:
        evening.next_speaker()
    shown = subtitles(house)
    house.director.open()
    house.clock.pass_time(5 * SECOND)
    number = seat + 1
    call, named = map(unglued, shown)
    assert call in {
        f"Number {number}, please speak.",
        f"The floor is yours, number {number}.",
        f"We are listening, number {number}.",
    }
    assert named == f"Number {number}, {NAMES[seat]}, please speak."


@pytest.mark.parametrize("languages", [("en",), ("zh-CN",)])
def test_a_laptop_that_goes_back_is_heard_at_once_and_to_the_end(
    room: Room, languages: tuple[str, ...]
) -> None:
    """Nobody reads on in somebody else's place in silence: the line has its clip, whatever number it calls.

    "Back to" and the number are clips of their own, joined: the file that plays bears neither name.
    """
    evening = table(style=Style.PASS_AROUND)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
    house = room(evening)
    house.words.open(Catalogue(shipped("i18n")), languages)
    house.director.open()
    pass_on(house)
    assert evening.handed_on is not None
    seat = evening.handed_on.seat
    shown = subtitles(house)
    house.director.cover.callBack()
    line = house.voice.playing
    assert line
    assert line != "chime"
    assert shown == [unglued(house.words.first("line-pass-back", {"seat": seat + 1}))]
    house.director.cover.returned.emit()
    assert house.voice.playing == line, "however quickly she holds"
    house.clock.pass_time(2 * SECOND)
    heard = [what for _, who, what in house.heard if who == "voice"]
    assert heard[-2:] == [f"play {line}", "end"]


def test_a_sample_that_nobody_here_can_speak_is_a_chime_and_its_subtitle(room: Room, qtbot: QtBot) -> None:
    house = room(table())
    shown = subtitles(house)
    finished: list[str] = []
    house.narrator.speaker.finished.connect(lambda said: finished.append(said.subtitle))
    house.narrator.sample("zh-CN", "voice-sample-rest")
    qtbot.waitUntil(lambda: house.voice.playing == "chime")
    house.clock.pass_time(reading_ms(shown[-1]))
    assert finished == shown == [house.words.sayIn("zh-CN", "voice-sample-rest", {})]


# --- what a host says in the middle of a scene --------------------------------------------------------------


def shown(house: Loudspeaker) -> str:
    return unglued(str(house.app.property("subtitle")))


def test_hands_are_called_and_counted_and_a_count_is_said_to_its_end(room: Room) -> None:
    evening = table(style=Style.PASS_AROUND)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Hands))
    house = room(evening)
    house.director.open()
    hands, scene = house.director.hands, evening.scene
    assert isinstance(scene, Hands)
    one, other = [option for option in scene.options if isinstance(option, int)][:2]
    hands.choose(one)
    assert shown(house) in votes_called(one), "at once, whatever is being said"
    for voter in scene.voters[:2]:
        hands.choose(voter)
    hands.nextName()
    assert shown(house).startswith(f"Number {one + 1}, ")
    counted = shown(house)
    hands.choose(other)
    assert shown(house) == counted
    assert hands.property("target") == other + 1, "nobody's finger waits for the voice"
    house.clock.pass_time(2 * SECOND)
    assert shown(house) in votes_called(other)
    hands.restAbstain()
    assert shown(house) == f"Number {other + 1}, no votes."
    hands.confirm()
    assert shown(house) == f"Number {other + 1}, no votes."
    house.clock.pass_time(3 * SECOND)
    assert shown(house) != f"Number {other + 1}, no votes.", "then the result"


def test_a_moderator_reads_the_call_of_every_number(room: Room) -> None:
    evening = table(style=Style.MODERATED)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Hands))
    house = room(evening)
    house.director.open()
    (one, *_) = [option for option in evening.scene.options if isinstance(option, int)]
    house.director.hands.choose(one)
    assert shown(house) == f"For number {one + 1}: hands up."
    assert house.said() == ["silence"], "the voice is the moderator's own"


def test_ten_seconds_and_time_are_said_over_nobody_who_has_finished(room: Room) -> None:
    limits = {"speech_seconds": 10, "last_words_seconds": 10}
    evening = Evening(sitting(9, style=Style.PASS_AROUND, house={"sheriff": "no"}, seed=5, **limits))
    play(evening, keyed(), until=lambda scene: isinstance(scene, Floor) and scene.label == "judge.speech")
    house = room(evening, narration="plain")
    house.director.open()
    house.director.floor.lastSeconds.emit()
    assert "en seconds" in shown(house)
    house.director.floor.timeUp.emit()
    house.clock.pass_time(3 * SECOND)
    assert shown(house).startswith("Time")
    house.director.floor.next()
    assert not shown(house).startswith("Time"), "the next one is called"


def test_of_a_deck_the_table_may_hear_enough(room: Room) -> None:
    evening = table()
    everybody_has_a_card(evening)
    house = room(evening)
    house.director.open()
    assert "card" in shown(house) or "sits" in shown(house) or "live" in shown(house)
    house.director.bulletin.goOn()
    house.clock.pass_time(10)
    before = evening.scene
    assert isinstance(before, Bulletin), "the night begins by itself"
    house.director.bulletin.goOn()
    said = []
    for _ in range(400):
        house.clock.pass_time(SECOND / 4)
        if not said or said[-1] != shown(house):
            said.append(shown(house))
        if evening.scene is not before and not isinstance(evening.scene, Bulletin):
            break
    assert not [line for line in said if "×" in line], "no more of the deck"
    assert isinstance(evening.scene, Calling)
