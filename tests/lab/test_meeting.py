"""What a made-up role meets is found out by nights in which the two act upon one another."""

from __future__ import annotations

import pytest

from nightcaller.lab.meeting import meetings
from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.sentences import Attacks, Guards, Looks, NameInBoth, Seems, Sentence, Survives

PACK = {"judge": "judge.werewolf", "hollow": "hollow.werewolf", "revamped": "revamped.wolf"}


def met(book: str, *sentences: Sentence) -> set[tuple[str, str]]:
    role = OwnRole("own.bell", NameInBoth("Bell", "铃"), sentence=sentences)
    return {(one.message, one.role) for found in meetings(role, book) for one in found}


@pytest.mark.parametrize("book", PACK)
def test_whoever_survives_the_first_attack_lives_through_a_night_of_the_pack(book: str) -> None:
    assert ("own-meets-survives", PACK[book]) in met(book, Survives())


@pytest.mark.parametrize(
    ("book", "looks"),
    [
        ("judge", "seer"),
        ("hollow", "farseer fox"),
        ("forum", "seer"),
        ("revamped", "aura_teller fortune_teller lone_warlock warlock"),
    ],
)
def test_whoever_seems_a_wolf_is_one_to_whoever_looks(book: str, looks: str) -> None:
    expected = {("own-meets-seen-wolf", f"{book}.{looker}") for looker in looks.split()}
    assert met(book, Seems("wolf")) == expected


def test_looking_is_deceived_and_answered_as_the_book_has_it() -> None:
    """Section IV of the manual: the Hidden Werewolf looks good, the Wraith Rider kills whoever looks."""
    assert met("judge", Looks()) == {
        ("own-meets-takes-for-good", "judge.hidden_werewolf"),
        ("own-meets-strikes-back", "judge.wraith_rider"),
    }


def test_an_attack_meets_those_who_withstand_it() -> None:
    assert ("own-meets-withstands", "hollow.ancient") in met("hollow", Attacks(times=0))


def test_a_plain_life_meets_nothing() -> None:
    assert met("judge") == set() == met("judge", Guards("others"))
