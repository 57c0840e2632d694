"""The Fluent files: both languages say the same things, each in its own script, and nothing is left over."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.text import CardCounts, Catalogue, Seats
from text.messages import FILES, WHOLE, patterns, sources

HAN = re.compile(r"[\u3400-\u9fff]")
FUNCTIONS = {"NUMBER", "SEAT", "NUMERAL", "ROLE", "TEAM", "MARK", "CHARGE", "AWARD", "DATE", "CALLED"}
OTHER_SCRIPT = {"ui-app-other-name"}
"""The program's name in the other language stands on the first screen."""
WAITING = {
    *("tag-wolf", "tag-divine", "tag-commoner", "tag-third"),
    "voice-preparing",
}
"""Written for the next screens and the next script; the only text that nothing asks for."""
KINDS = {
    *("kind-revamped-miscellaneous", "kind-revamped-power", "kind-revamped-investigative"),
    *("kind-revamped-killing", "kind-revamped-align"),
}
"""Asked for by the last word of a section's name, ``town_power``, where one looks for a role."""
OTHER_WORDING = re.compile(r"([a-z]+-)?(plain|theatrical)\d?|wake-first|(card|wins|if)-[a-z0-9-]+")
"""Attributes that the narrator composes, and the rules on paper."""


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (shipped("i18n") / "zh-CN").glob("*.ftl")) == FILES
    assert {path.name for path in shipped("i18n").iterdir() if path.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_and_attributes(name: str) -> None:
    assert patterns("en", name).keys() == patterns("zh-CN", name).keys()


@pytest.mark.parametrize("name", FILES)
def test_both_languages_tell_the_same_facts(name: str) -> None:
    english, chinese = patterns("en", name), patterns("zh-CN", name)
    assert {key: english[key].shown for key in english} == {key: chinese[key].shown for key in chinese}
    # A language without plurals may show a count that the other one only needs to choose a plural.
    for key in english:
        chosen = english[key].chosen_by ^ chinese[key].chosen_by
        assert not chosen or "other" in key or chosen <= english[key].shown | PLURALS, key


PLURALS = {"count", "cards", "games", "seats", "wolves", "usual", "missing", "records", "hi", "day"}
"""Numbers: choosing a plural by one, or not, is a matter of the language."""


def test_no_message_is_written_in_two_files() -> None:
    for language in WHOLE:
        keys = Counter(key for name in FILES for key in patterns(language, name))
        assert {key for key, times in keys.items() if times > 1} == set()


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", FILES)
def test_no_message_is_empty_and_every_function_is_known(language: str, name: str) -> None:
    for key, pattern in patterns(language, name).items():
        assert pattern.text.strip() or pattern.shown, f"{key} is empty"
        assert pattern.functions <= FUNCTIONS, key


@pytest.mark.parametrize("name", FILES)
def test_no_message_is_left_in_the_wrong_script(name: str) -> None:
    for key, pattern in patterns("en", name).items():
        assert not HAN.search(pattern.text) or key in OTHER_SCRIPT, f"{key}: Chinese in the English file"
    for key, pattern in patterns("zh-CN", name).items():
        words = re.search("[A-Za-z]{2}", pattern.text)
        assert not words or HAN.search(pattern.text) or key in OTHER_SCRIPT, f"{key}: no Chinese"


@pytest.mark.parametrize("name", FILES)
def test_chinese_uses_chinese_punctuation(name: str) -> None:
    """A half-width sign beside a Chinese one is a slip."""
    slip = re.compile(
        r"[\u3400-\u9fff。，！？：；、](?:[,;:?!()]|\.(?!\w))|[,;:?!()](?=[\u3400-\u9fff])|\"|\.\.\."
    )
    for key, pattern in patterns("zh-CN", name).items():
        assert not slip.search(pattern.text), f"{key}: {pattern.text}"


@pytest.mark.parametrize("name", FILES)
def test_english_uses_typographic_signs(name: str) -> None:
    for key, pattern in patterns("en", name).items():
        assert '"' not in pattern.text, f"{key}: quotation marks are “ and ”"
        assert "..." not in pattern.text, f"{key}: an ellipsis is one sign"


@pytest.mark.parametrize("language", WHOLE)
def test_only_what_is_spoken_has_breaths(language: str) -> None:
    for name in FILES:
        for key, pattern in patterns(language, name).items():
            assert "|" not in pattern.text or SPOKEN.match(key), f"{key}: nobody hears it"


SPOKEN = re.compile(
    r"line-|voice-|role-[a-z-]+\.(wake|wake-first|act|choose|answer|second|sleep)(-(plain|theatrical)\d?)?$"
)


@pytest.mark.parametrize("language", WHOLE)
def test_a_breath_is_never_a_second_sign_nor_the_end_of_a_line(language: str) -> None:
    catalogue = Catalogue(shipped("i18n"))
    facts = {
        "other": 5,
        "seat": 2,
        "by": 3,
        "seats": Seats([2, 3]),
        "count": 2,
        "voice": "",
        "done": 1,
        "total": 2,
        "day": 2,
        "lost": "rival",
        "name": "Priya",
        "role": "judge.seer",
        "office": "judge.sheriff",
        "half": "no",
        "award": "nine-lives",
        "cards": CardCounts([("judge.werewolf", 2), ("judge.seer", 1)]),
    }
    for key in filter(SPOKEN.match, catalogue.ids(language)):
        heard = catalogue.spoken(language, key, **facts, language=language)
        assert not re.search(r"[,.;:?!，。；：？！、]\s*[,.;:?!，。；：？！、]", heard), heard
        assert heard[-1] in ".?!…。？！" or key.startswith("voice-"), heard


@pytest.mark.parametrize("name", FILES)
def test_what_is_spoken_names_seats_with_the_function_for_the_ear(name: str) -> None:
    for language in WHOLE:
        for key, pattern in patterns(language, name).items():
            if key.startswith("line-") and pattern.shown & {"seat", "by"}:
                assert "SEAT" in pattern.functions, f"{language}: {key} says a number in digits"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", WHOLE)
def test_no_message_tells_cards_apart_by_a_list(language: str, name: str) -> None:
    """Of a list a card that is new would be told as the last one in it: `ROLE($role)` names every card."""
    cards = {role.rpartition(".")[2] for book in books().values() for role in (*book.roles, *book.offices)}
    for key, pattern in patterns(language, name).items():
        for variable, variants in pattern.keys.items():
            by_card = variants & cards
            assert variable in MANNERS or not by_card, f"{key} chooses by {by_card}"


MANNERS = {"camp", "by_card", "lost", "layer", "scent"}
"""Answers that a book gives, and what saved or lost somebody: closed lists, whatever cards there may be."""


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", FILES)
def test_an_event_names_an_identity_by_the_catalogue(language: str, name: str) -> None:
    """The fact `role` is an id, in the news and in the story: shown as it is, people would read it."""
    for key, pattern in patterns(language, name).items():
        if key.startswith(("event-", "line-", "shown-")):
            assert "role" not in pattern.shown or {"ROLE", "CALLED"} & pattern.functions, key


@pytest.mark.parametrize("name", FILES)
def test_nothing_is_left_over(name: str) -> None:
    """Every message can be asked for: by its id in code or screens, or by an id that they compose."""
    assert [
        key
        for key in patterns("en", name)
        if "." not in key and key not in WAITING | KINDS and not sources().name(key)
    ] == []


@pytest.mark.parametrize("name", FILES)
def test_no_attribute_is_left_over(name: str) -> None:
    attributes = {key.partition(".")[2] for key in patterns("en", name)} - {""}
    assert {
        one
        for one in attributes
        if one not in sources().words and f".{one}" not in sources().text and not OTHER_WORDING.fullmatch(one)
    } == set()


def test_every_id_in_code_and_screens_has_a_message() -> None:
    written = re.findall(
        r"""["'`]((?:ui|error|journal|voice|line|problem|advice|blocked|end)-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]""",
        sources().text,
    )
    known = {key for name in FILES for key in patterns("en", name)}
    missing = {
        key
        for key in written
        if key not in known
        # "line-victory" is completed with a team, "line-night-falls" has a second style.
        and not any(other.startswith((f"{key}-", f"{key}.")) for other in known)
    }
    assert missing == set()
    assert len(written) > 100
