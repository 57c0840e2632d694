"""Own roles: what goes together, what does not and why, and how they are written down."""

from __future__ import annotations

import inspect
import re
import tomllib

import msgspec
import pytest

from makers.own import anything
from nightcaller.resources import shipped
from nightcaller.rulebooks.own import OwnRole, OwnRoleError, read, refusals, settled, write
from nightcaller.rulebooks.own.checking import shipped_names
from nightcaller.rulebooks.own.reading import SYNTAX
from nightcaller.rulebooks.own.sentences import (
    VOCABULARY,
    Attacks,
    Counts,
    Enchants,
    Guards,
    Hunts,
    Knows,
    Looks,
    NameInBoth,
    Seems,
    Weighs,
    Wins,
)
from nightcaller.table.shelf.making import gaps
from nightcaller.text import LANGUAGES, Catalogue, message_id
from rulebooks.own.broken import BROKEN
from rulebooks.own.made_up import THREE

CATALOGUE = Catalogue(shipped("i18n"))
NAME = NameInBoth(en="Somebody", zh="某人")


def role(*sentences: object, **more: object) -> OwnRole:
    return OwnRole("own.somebody", NAME, sentence=sentences, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("made", "message", "nearest"),
    [
        (
            role(Looks(), Guards(nights="odd")),
            "two-a-night",
            role(Looks(nights="odd"), Guards(nights="even")),
        ),
        (
            role(Looks(nights="even"), Guards()),
            "two-a-night",
            role(Looks(nights="even"), Guards(nights="odd")),
        ),
        (role(Looks(), Looks(learns="role")), "twice", role(Looks())),
        (role(Hunts()), "hunts", role(Hunts(), team="wolves")),
        (role(Hunts(), Knows("pack"), team="wolves"), "knows-anyway", role(Hunts(), team="wolves")),
        (role(Knows()), "knows-nobody", role(Knows(), several=True)),
        (role(Seems("good")), "seems-so", role(Seems("wolf"))),
        (role(Weighs(2)), "one-vote", role(Weighs(4))),
        (role(Wins()), "wins", role(Wins(), team="alone")),
        (role(team="alone"), "never-wins", role(Wins("last"), team="alone")),
        (role(Enchants()), "idle-spell", role(Enchants(), Wins("enchanted"), team="alone")),
        (role(Guards(whom="self")), "self-again", role(Guards(whom="self", again="any"))),
        (role(Looks(nights="first", since=3)), "first-night", role(Looks(nights="first"))),
        (role(Attacks(nights="first")), "one-night", role(Attacks(nights="first", times=0))),
        (role(emblem="unicorn"), "emblem", role()),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_nearest_thing_that_works(
    made: OwnRole, message: str, nearest: OwnRole
):
    first = refusals(made)[0]
    assert (first.message, first.instead) == (f"own-refused-{message}", nearest)
    for language in LANGUAGES:
        assert CATALOGUE.say(language, first.message, **first.arguments)
        assert CATALOGUE.say(language, f"{first.message}.instead", **first.arguments)


def test_what_people_would_write_goes_together():
    assert [refusals(one) for one in THREE] == [(), (), ()]
    assert refusals(role(Looks(nights="even"), Counts(nights="odd"))) == ()


def test_an_own_role_takes_nothing_of_a_shipped_one():
    for name in sorted(shipped_names())[::9]:
        taken = OwnRole(f"own.{name}", NAME)
        (refusal,) = refusals(taken)
        assert refusal.message == "own-refused-id-taken"
        assert refusal.instead is not None and refusals(refusal.instead) == ()


def test_the_nearest_things_lead_to_a_role_that_works():
    """Of a few hundred roles with anything in them, every one ends as something without an objection."""
    for number in range(300):
        assert refusals(settled(anything(number))) == (), number


def test_a_role_is_written_down_and_read_again():
    for number in range(200):
        made = anything(number)
        assert read(write(made).encode()) == made
    odd = msgspec.structs.replace(THREE[0], name=NameInBoth(en='A "quoted" \\ tab\t', zh="点\n灯"))
    assert read(write(odd).encode()) == odd


@pytest.mark.parametrize("data", BROKEN)
def test_what_is_wrong_in_a_file_is_said_with_line_and_field(data: bytes):
    message, line, field = BROKEN[data]
    with pytest.raises(OwnRoleError) as refused:
        read(data)
    said = refused.value.arguments
    assert refused.value.message_id == f"error-own-file-{message}"
    assert (said.get("line"), said.get("field")) == (line, field)
    for language in LANGUAGES:
        assert CATALOGUE.say(language, refused.value.message_id, **said)


BEGUN = b'id = "own.a"\n'
NO_TOML = {
    "name": ("= 1", "\u3000", "\x00", "\uff1a = 1", "\u201cid\u201d = 1"),
    "equals": ("team", 'team "village"', 'team: "village"', 'team \uff1d "village"'),
    "value": (
        "team = village",
        "team = \u201cvillage\u201d",
        "team =",
        "several = yes",
        "worth = 1979-02-30",
    ),
    "quotes": ('team = "village', "team = 'village", 'team = """village', "team = '''village"),
    "brackets": ("[name", "[[sentence]", 'a = ["b"', "a = {b = 1"),
    "twice": ('id = "own.b"', "[name]\n[name]", "a = {b = 1, b = 2}", "[id]"),
    "rest": ('team = "village" "wolves"', "worth = 1 2", "[name] x"),
    "backslash": ('card = "a\\', r'card = "a\b\c"', r'card = "\u12"', r'card = "\ud800"'),
    "sign": ('card = "a\x00"', "card = 'a\x01'", "# a\x02"),
}
"""What people get wrong in writing, by what is said of it."""


@pytest.mark.parametrize(("wrong", "line"), [(wrong, one) for wrong in NO_TOML for one in NO_TOML[wrong]])
def test_what_is_no_toml_is_said_with_line_place_and_what_is_missing(wrong: str, line: str):
    data = BEGUN + line.encode()
    with pytest.raises(OwnRoleError) as refused:
        read(data)
    said = refused.value.arguments
    assert refused.value.message_id == "error-own-file-no-toml"
    assert (said["wrong"], said["line"]) == (wrong, data.count(b"\n") + 1)
    assert said["field"] and str(said["field"]).isprintable()
    for language in LANGUAGES:
        told = CATALOGUE.say(language, refused.value.message_id, **said)
        assert f"“{said['field']}”" in told
        assert told != CATALOGUE.say(language, refused.value.message_id, **{**said, "wrong": "other"})


def test_whatever_the_parser_says_is_said_in_our_words():
    """Nothing that it can refuse is left to "this is not TOML"."""
    source = inspect.getsource(inspect.getmodule(tomllib.loads))
    own = set(re.findall(r'suffixed_err\(\s*\w+,\s*\w+,\s*f?"([^"{]+)', source))
    assert len(own) > 15
    assert [words for words in own if not words.startswith(tuple(SYNTAX))] == []


@pytest.mark.parametrize("given", ["2", "true", "1.5", '"blue"'])
def test_a_field_of_words_says_its_words_whatever_stands_there(given: str):
    """Somebody who has written a number has not seen the words yet."""
    for word in VOCABULARY:
        for gap, values in gaps(word).items():
            if not all(isinstance(value, str) for value in values):
                continue
            with pytest.raises(OwnRoleError) as refused:
                read(f'id = "own.a"\n[name]\n[[sentence]]\ndoes = "{word}"\n{gap} = {given}'.encode())
            assert refused.value.message_id == "error-own-file-word"
            assert refused.value.arguments == {
                "line": 5,
                "field": gap,
                "given": given.strip('"'),
                "words": ", ".join(values),
            }


def test_an_unknown_word_names_itself_and_those_that_are_known():
    with pytest.raises(OwnRoleError) as refused:
        read(b'id = "own.a"\n[name]\n[[sentence]]\ndoes = "looks"\nnights = "blue"')
    assert refused.value.arguments["given"] == "blue"
    assert refused.value.arguments["words"] == "every, even, odd, first"


def test_every_verb_has_its_words():

    for language in LANGUAGES:
        assert [
            verb for verb in VOCABULARY if not CATALOGUE.has(language, message_id("own-card", verb))
        ] == []


NIGHTS = {"nights": ("every", "even", "odd", "first"), "since": range(1, 10)}
OFTEN = {**NIGHTS, "times": range(10)}
AGAIN = {"again": ("any", "not_twice_running", "each_once")}
UNLESS = {"unless": ("never", "voted_out")}
FORM_1 = {
    "": {"team": ("village", "wolves", "alone"), "several": (False, True)},
    "looks": {"whom": ("others", "anybody", "dead"), "learns": ("pack", "role"), **OFTEN, **AGAIN},
    "compares": OFTEN,
    "counts": OFTEN,
    "guards": {"whom": ("others", "anybody", "self"), **OFTEN, **AGAIN},
    "attacks": {"past_shields": (False, True), **OFTEN},
    "silences": {**OFTEN, **AGAIN},
    "enchants": NIGHTS,
    "hunts": {},
    "aims": {"then": ("takes", "strikes", "shows"), **UNLESS, **NIGHTS},
    "shoots": UNLESS,
    "survives": {"attacks": range(1, 4), "told": (False, True)},
    "outlives": {"again": (False, True)},
    "weighs": {"half_votes": range(7)},
    "seems": {"like": ("wolf", "good")},
    "knows": {"whom": ("pack", "own_kind")},
    "wins": {"when": ("last", "enchanted"), "beside": range(3)},
}


@pytest.mark.parametrize("word", FORM_1)
def test_what_form_1_could_say_can_be_said_for_ever(word: str):
    """Journals of evenings that go on hold it: a gap may get more values, and never fewer."""
    now = gaps(word)
    for gap, values in FORM_1[word].items():
        assert set(values) <= set(now[gap]), gap
