"""What the recap of the big book explains: who was fooled by whom, and who became what."""

from __future__ import annotations

import re

import pytest

from nightcaller.engine import Event, Outcome, View
from nightcaller.engine.vocabulary import AFTERWARDS
from nightcaller.languages import LANGUAGES
from nightcaller.resources import shipped
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.fooled import FOOLED
from nightcaller.table.story.recap import Recap, RecapChapter, recap_of
from nightcaller.table.story.replay import ReplayStage, told_of
from nightcaller.table.story.retelling import Teller
from nightcaller.text import Catalogue, message_id
from rulebooks.revamped.town import Town


def fooled(town: Town) -> list[dict[str, object]]:
    found = [event for event in town.session.events if event.kind == FOOLED.id]
    assert all(event.audience == AFTERWARDS for event in found), "nobody hears of it before the end"
    return [dict(event.facts) for event in found]


def test_a_look_at_somebody_disguised_is_explained_afterwards() -> None:
    town = Town("Ann aura_teller, Bob sneaking_wolf, Cat wolf, Dan citizen, Eve citizen, Fay citizen")
    town.night(Ann="Bob")
    assert fooled(town) == [
        {"by": 0, "seat": 1, "role": "revamped.sneaking_wolf", "mask": "revamped.citizen"}
    ]


def test_a_look_that_was_right_needs_no_explanation() -> None:
    town = Town("Ann aura_teller, Bob sneaking_wolf, Cat wolf, Dan citizen, Eve citizen, Fay citizen")
    town.night(Ann="Cat")
    assert fooled(town) == []


@pytest.mark.parametrize(("language", "hand"), [("en", "Wolf → Undead"), ("zh-CN", "狼人 → 亡灵")])
def test_who_has_become_somebody_else_is_shown_as_both(
    catalogue: Catalogue, language: str, hand: str
) -> None:
    opening = Event(0, 1, "night", "phase", AFTERWARDS, {"day": 1, "phase": "night"})
    turned = Event(1, 1, "night", "card", AFTERWARDS, {"seat": 0, "role": "revamped.undead"})
    said = Event(2, 1, "night", "revamped.rose_undead", AFTERWARDS, {"seat": 0, "by": 1})
    moments = ReplayStage(BOOK).play((opening, turned, said))
    recap = Recap(
        Outcome((), (), ""),
        ("revamped.wolf", "revamped.vampire"),
        ((), ()),
        (RecapChapter(1, "night", moments),),
        (),
    )
    teller = Teller(catalogue, language, ["Ann", "Bob"])
    assert [teller.hand(recap, seat) for seat in (0, 1)] == [hand, teller.role("revamped.vampire")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_speaks_to_nobody_in_particular(catalogue: Catalogue, language: str) -> None:
    """Whatever the story tells has words of its own, or what everybody heard."""
    spoken_to = re.compile(r"\b[Yy]ours?\b|\b[Yy]ou\b|你")
    texts = "".join(path.read_text("utf-8") for path in (shipped("i18n") / language).glob("revamped*.ftl"))
    found = []
    for kind in BOOK.kinds.values():
        message = message_id("event", kind.id)
        if kind.story and not catalogue.has(language, f"{message}.told"):
            said = re.search(rf"^{message} =(.*(?:\n .*)*)", texts, re.MULTILINE)
            found += [kind.id] if said and spoken_to.search(said[1]) else []
    assert found == []


@pytest.mark.parametrize(("role", "dark"), [("revamped.wolf", True), ("revamped.citizen", False)])
def test_the_night_stays_when_wolves_have_won(role: str, dark: bool) -> None:
    """By what the winners were, whatever the picture on their card is called."""
    others = "revamped.witch" if dark else "revamped.wolf"
    story = (
        *(
            Event(n, 0, "setup", "card", AFTERWARDS, {"seat": n, "role": r})
            for n, r in enumerate((role, others))
        ),
        Event(2, 1, "night", "phase", AFTERWARDS, {"day": 1, "phase": "night"}),
    )
    outcome = Outcome(("revamped.wolves",), (0,), "")
    view = View(-1, 2, 1, "night", (0,), {}, {}, None, story, {}, outcome, story=story)
    assert recap_of(BOOK, view, ()).wolves is dark


@pytest.mark.parametrize(
    ("cast", "night", "told"),
    [
        ("Ann dog, Bob wolf", {"Ann": "wolf"}, ["revamped.dog_chose"]),
        ("Ann citizen, Bob infected_wolf", {"Bob": "Ann"}, ["revamped.turned_wolf"]),
    ],
)
def test_who_has_become_a_wolf_is_told_once(cast: str, night: dict[str, str], told: list[str]) -> None:
    """That a wolf runs with the pack goes without saying."""
    town = Town(f"{cast}, Cat citizen, Dan citizen, Eve citizen, Fay citizen")
    town.night(**night)
    joining = ("revamped.dog_chose", "revamped.turned_wolf", "revamped.pack_grew")
    assert town.heard("revamped.pack_grew", "Bob")
    story = told_of(town.session.events, BOOK)
    assert [event.kind for event in story if event.kind in joining] == told


def test_what_a_look_alike_inherits_is_no_deed_of_its_own() -> None:
    """The image of a Dog that grew up is told so too; in the story it has never been a Dog."""
    town = Town("Ann look_alike, Bob dog, Cat wolf, Dan citizen, Eve citizen, Fay citizen")
    town.night(Ann="Bob", Bob="wolf")
    assert town.heard("revamped.dog_chose", "Ann")
    story = told_of(town.session.events, BOOK)
    assert [event.facts["by"] for event in story if event.kind == "revamped.dog_chose"] == [1]
    assert "revamped.copied" in {event.kind for event in story}
