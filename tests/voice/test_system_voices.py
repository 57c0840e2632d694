"""The right voice for a language, on each system."""

from dataclasses import replace
from random import Random

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.voice.system_voice import speakable
from nightcaller.voice.voices import _UNFIT_NAMES, InstalledVoice, choose, voices_for

LINUX = (
    InstalledVoice("sit/cmn-latn-pinyin", "Chinese (Mandarin, latin as Pinyin)", ("cmn-latn-pinyin",)),
    InstalledVoice("sit/yue", "Chinese (Cantonese)", ("yue",)),
    InstalledVoice("sit/hak", "Hakka Chinese", ("hak",)),
    InstalledVoice("gmw/en-shaw", "English (Shavian alphabet)", ("en-shaw",)),
    InstalledVoice("gmw/en", "English (Great Britain)", ("en-gb",)),
    InstalledVoice("gmw/en-us", "English (America)", ("en-us",)),
    InstalledVoice("sit/cmn", "Chinese (Mandarin, latin as English)", ("cmn",)),
)
WINDOWS = (
    InstalledVoice("TTS_MS_DE-DE_HEDDA", "Microsoft Hedda Desktop - German", ("de-DE",)),
    InstalledVoice("TTS_MS_EN-US_ZIRA", "Microsoft Zira Desktop", ("en-US",)),
    InstalledVoice("TTS_MS_ZH-HK_TRACY", "Microsoft Tracy Desktop", ("zh-HK",)),
    InstalledVoice("TTS_MS_ZH-CN_HUIHUI", "Microsoft Huihui Desktop", ("zh-CN",)),
)
MACOS = (
    InstalledVoice("com.apple.speech.synthesis.voice.Albert", "Albert", ("en_US",)),
    InstalledVoice("com.apple.speech.synthesis.voice.BadNews", "Bad News", ("en_US",)),
    InstalledVoice("com.apple.voice.compact.en-US.Samantha", "Samantha", ("en_US",)),
    InstalledVoice("com.apple.voice.compact.zh-HK.Sinji", "Sin-ji", ("zh_HK",)),
    InstalledVoice("com.apple.voice.compact.zh-CN.Tingting", "Ting-Ting", ("zh_CN",)),
)


@pytest.mark.parametrize(
    ("voices", "english", "mandarin"),
    [
        (LINUX, "gmw/en-us", "sit/cmn"),
        (WINDOWS, "TTS_MS_EN-US_ZIRA", "TTS_MS_ZH-CN_HUIHUI"),
        (MACOS, "com.apple.voice.compact.en-US.Samantha", "com.apple.voice.compact.zh-CN.Tingting"),
    ],
    ids=["linux", "windows", "macos"],
)
def test_each_system_has_its_best_voice(
    voices: tuple[InstalledVoice, ...], english: str, mandarin: str
) -> None:
    assert [choose(voices, language).id for language in ("en", "zh-CN")] == [english, mandarin]


def test_cantonese_and_pinyin_voices_do_not_pass_for_mandarin() -> None:
    assert voices_for(LINUX[:3], "zh-CN") == ()
    assert choose(WINDOWS[:3], "zh-CN") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_voices_of_a_language_the_nearest_and_then_the_clearest_comes_first(language: str) -> None:
    """Whatever order the system names them in, and however it writes the tags."""
    kin = LANGUAGES[language].other_voices
    tags = [*LANGUAGES[language].voices, *([f"{kin}029"] if kin else [])]
    called = ["Premium", "Alex", "Ting-Ting", "Maria", *(f"{name} Maria" for name in _UNFIT_NAMES)]
    ranks = {name: min(place, 4) for place, name in enumerate(called)}
    voices = [InstalledVoice(f"{name} {tag}", name, (tag,)) for tag in tags for name in called]
    other = InstalledVoice("other", "Samantha", ("de-DE",))
    for seed in range(20):
        chance = Random(seed)
        chance.shuffle(voices)
        written = [
            replace(
                one,
                languages=(
                    chance.choice(["", "\0", "\x05"]).strip("\x05")
                    + chance.choice([one.languages[0], one.languages[0].upper().replace("-", "_")]),
                    "xx",
                ),
            )
            for one in (*voices, other)
        ]
        found = voices_for(written, language)
        assert len(found) == len(voices)
        order = [
            (tags.index(one.id.rpartition(" ")[2]), ranks[one.name], written.index(one)) for one in found
        ]
        assert order == sorted(order)


def test_the_voice_that_somebody_chose_is_used_while_it_is_there() -> None:
    assert choose(LINUX, "en", "gmw/en").id == "gmw/en"
    assert choose(LINUX, "en", "uninstalled").id == "gmw/en-us"


def test_a_players_name_is_no_command_to_the_engine() -> None:
    assert speakable("<silence msec='9000'/>Ann [[slnc 9000]]\x00").count("<") == 0
    assert "[" not in speakable("[[slnc 9000]]")
    assert speakable("唤夜人") == "唤夜人"
