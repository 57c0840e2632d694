"""What the story owes its readers: clues, chances and apprentices as they were."""

from __future__ import annotations

import pytest

from nightcaller.engine import Event
from nightcaller.table.story.retelling import Teller
from nightcaller.text import LANGUAGES
from rulebooks.forum.thread import Thread
from rulebooks.judge.messages import CATALOGUE

CAST = "Ann seer, Bob werewolf, Cat saint+spy, Dan saint+apprentice, Eve saint+witness, Fay saint, Gus saint"


def story(thread: Thread, kind: str) -> list[Event]:
    return [event for event in thread.session.events if event.kind == kind and event.day]


def sentence(thread: Thread, event: Event, language: str = "en") -> str:
    told = Teller(CATALOGUE, language, thread.names).sentence(event)
    return told.translate({0x2068: None, 0x2069: None})


def test_an_apprentice_who_starts_claimed_is_told_in_the_first_night():
    """The deal is no chapter: what was told in it would be lost."""
    for start, told in (("claimed", 1), ("unclaimed", 0)):
        thread = Thread(CAST, apprentice_starts=start)
        thread.sleep()
        assert len(story(thread, "forum.apprenticed")) == told
    thread = Thread(CAST.replace("spy", "brutal"), apprentice_starts="claimed")
    thread.sleep()
    (began,) = story(thread, "forum.apprenticed")
    assert dict(began.facts) == {"by": 0, "seat": 3, "role": "forum.seer"}
    assert sentence(thread, began) == "From the start Dan (4) was an apprentice of Ann (1), the Seer"


def told_each(kind: str, fact: str, seeds: int = 30, **asleep: str) -> dict[str, str]:
    """Fact -> the sentence that tells it, over many nights."""
    found = {}
    for seed in range(seeds):
        thread = Thread(CAST, seed=seed)
        thread.sleep(**asleep)
        for event in story(thread, kind):
            if event.facts.get("purpose", "forum.witness") == "forum.witness":
                found[str(event.facts[fact])] = sentence(thread, event)
    return found


def test_the_clue_of_a_spy_is_told():
    """Each clue is a sentence of its own in the story too."""
    told = told_each("forum.spied", "clue", Cat="Gus")
    assert len(told) == len({*told.values()}) > 3


def test_a_chance_says_what_came_of_it():
    """A figure behind a failure would read as the failure's."""
    told = told_each("chance", "came", Eve="watch")
    assert told.keys() == {"yes", "no"}
    assert told["yes"] != told["no"]
    assert all("12.5" in sentence for sentence in told.values())


def test_a_pack_may_propose_nobody_in_words():
    thread = Thread(CAST)
    thread.sleep(Bob="nobody")
    (proposed,) = story(thread, "forum.pack.proposal")
    assert sentence(thread, proposed) == "Bob (2) wanted to hunt nobody"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offence_is_a_missed_vote_and_not_silence(language: str):
    """Rules: "abstaining from voting"; a player who talks all day may have committed it."""
    ids = [one for one in CATALOGUE.ids(language) if one.startswith("line-forum-")]
    ids += [one for one in CATALOGUE.ids(language) if "forum-autolynch" in one or "forum-warned" in one]
    about = [one for one in ids if "warned" in one or "autolynch" in one]
    assert len(about) >= 8
    for message in about:
        names = {"seats": "", "everyone": "", "who": "", "seat": 1, "count": 1}
        text = CATALOGUE.say(language, message, **names)
        assert not any(word in text.lower() for word in ("silen", "沉默", "发言")), message
