"""Decoys have the form of the real questions beside them (secrecy: "tap count and place")."""

from __future__ import annotations

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import Option
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import Entry
from nightcaller.table.live.scene import Calling, Cover, Ended
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import fill_in, keyed, play, sitting, step

DEAL = ("werewolf", "werewolf", "seer", "witch", "guardian", "commoner", "commoner", "commoner")
DECK = {"werewolf": 2, "seer": 1, "witch": 1, "guardian": 1, "commoner": 3}
SEER, WITCH = 2, 3


def form(entry: Entry) -> str:
    """Where the hand goes: to a seat or to a word."""
    return "words" if entry.words else "seats"


def potions(who: int | str, key: str, day: int, options: tuple[Option, ...]) -> Option:
    """The pack takes the first commoner, the witch saves him in the first night, all others sleep in."""
    if "use" in options and day == 1:
        return "use"
    if key.startswith(("judge.pack", "call.judge.werewolf")) and day == 1:
        return 5
    return "nobody" if "nobody" in options else options[-1]


@pytest.mark.parametrize("nights", [1, 2])
def test_every_seat_of_a_lap_is_asked_in_the_same_forms(nights: int) -> None:
    """Night 2: the witch has spent her antidote and is asked for the poison alone."""
    evening = Evening(sitting(8, deck=DECK, deal=DEAL, house={"sheriff": "no"}))
    asked: dict[tuple[int, int], dict[int, list[str]]] = {}
    keys: dict[int, list[str]] = {}
    while evening.public.day <= nights and not isinstance(evening.scene, Ended):
        scene = evening.scene
        if isinstance(scene, Cover) and scene.purpose == "night":
            visit = evening.visit()
            page = visit.page()
            assert page is not None
            lap = asked.setdefault((evening.public.day, scene.lap), {})
            lap[scene.seat] = [form(entry) for entry in page.entries]
            if scene.seat == WITCH and scene.lap == 1 and evening.public.day == nights:
                keys[scene.lap] = [entry.key for entry in page.entries]
            fill_in(visit, evening.public.day, potions)
            visit.finish()
        else:
            step(evening, potions)
    for (_day, lap), forms in asked.items():
        assert all(seat == [["seats"], ["words", "seats"]][lap] for seat in forms.values())
    first, second = keys[1]
    assert first == "judge.witch.antidote" if nights == 1 else first.startswith("decoy.")
    assert second == "judge.witch.poison"


@pytest.mark.parametrize("name", books())
def test_a_page_has_the_rows_of_everybodys_page_whoever_opens_it(name: str) -> None:
    """As many blanks, as many words in each, and a word is lit where everybody may leave it so."""
    seats = max(10, books()[name].seats[0])
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    deck = dict(books()[name].recommended(seats)[-1].deck)
    evening, pages = Evening(Sitting(people, deck, 5, book=name, ballots="secret")), 0
    while evening.public.day < 2 and not isinstance(evening.scene, Ended):
        scene = evening.scene
        if isinstance(scene, Cover) and scene.purpose not in {"deal", "ghost", "square"}:
            visit = evening.visit()
            page = visit.page()
            assert page is not None
            assert len(page.entries) == len(visit.form)
            for entry, blank in zip(page.entries, visit.form, strict=True):
                assert entry.lit == blank.rests, (scene, entry.key)
                assert bool(entry.words) == (blank.kind != "seats"), (scene, entry.key)
                assert entry.roles or len(entry.words) == blank.words, (scene, entry.key)
            pages += 1
        step(evening, keyed(5))
    assert pages > seats


def at_the_witch(**house: str) -> PlayerVisit:
    """Her visit in the first night; the first commoner lies in his blood."""
    evening = Evening(sitting(8, deck=DECK, deal=DEAL, house={"sheriff": "no", **house}))
    play(evening, potions, until=lambda s: isinstance(s, Cover) and (s.seat, s.lap) == (WITCH, 1))
    return evening.visit()


def test_of_two_potions_in_one_night_the_first_counts() -> None:
    """House rule witch_both_potions: what does not go together is worked out before it is recorded."""
    visit = at_the_witch()
    both = visit.page(["use", SEER])
    assert both is not None and both.problem == (1, "ui-visit-not-together")
    visit.decide(["use", SEER])
    assert [event.kind for event in visit.learned] == ["judge.antidote_used"]
    visit.change()
    visit.decide(["keep", SEER])
    assert [event.kind for event in visit.learned] == ["judge.poison_used"]


def test_where_both_potions_are_allowed_they_are_one_record() -> None:
    visit = at_the_witch(witch_both_potions="yes")
    visit.decide(["use", SEER])
    assert [event.kind for event in visit.learned] == ["judge.antidote_used", "judge.poison_used"]
    visit.change()
    assert visit.learned == ()


def test_what_is_left_as_it_is_needs_no_touch() -> None:
    visit = at_the_witch()
    visit.decide()
    assert visit.learned == ()
    assert visit.page() is None


def test_a_call_takes_the_published_answers_whether_anybody_may_give_them_or_not() -> None:
    evening = Evening(sitting(8, style="eyes_closed", deck=DECK, deal=DEAL, house={"sheriff": "no"}))
    play(evening, potions, until=lambda s: isinstance(s, Calling) and s.role == "judge.witch")
    call = evening.call()
    page = call.page()
    assert page is not None
    antidote, poison = page.entries
    assert set(antidote.options) == {"use", "keep"}
    assert poison.options == (*evening.public.alive, "nobody")
    assert antidote.blocked == poison.blocked == ()
    events = len(evening.ledger.events)
    with pytest.raises(IllegalDecision):  # both in one night: the table has agreed otherwise
        call.decide(["use", evening.public.alive[0]])
    call.decide(["use", "nobody"])
    assert not call.asks
    came = [event.kind for event in evening.ledger.events[events:]]
    assert came == ["judge.antidote_used"]


def test_a_witch_without_her_antidote_chooses_the_poison_where_every_witch_does() -> None:
    evening = Evening(sitting(8, style="eyes_closed", deck=DECK, deal=DEAL, house={"sheriff": "no"}))
    play(
        evening,
        potions,
        until=lambda s: isinstance(s, Calling) and s.role == "judge.witch" and evening.public.day == 2,
    )
    call = evening.call()
    page = call.page()
    assert page is not None
    antidote, poison = page.entries
    assert (set(antidote.options), antidote.shown) == ({"use", "keep"}, ())
    assert antidote.blocked == (), "that it is gone is hers to know"
    assert SEER in poison.options
    call.decide(["keep", SEER])
    assert [event.kind for event in call.learned] == ["judge.poison_used"]


SCORED = {*("decoy.suspect", "decoy.trust", "decoy.predict", "decoy.survive", "decoy.missing"), "decoy.saved"}
"""Of all others nobody can say who was right."""


def test_a_guess_about_the_dawn_is_scored() -> None:
    evening = Evening(sitting(8, deck=DECK, deal=DEAL, house={"sheriff": "no"}))

    def hopeful(who: int | str, key: str, day: int, options: tuple[Option, ...]) -> Option:
        return "peaceful" if "peaceful" in options else keyed(3)(who, key, day, options)

    play(evening, hopeful)
    peaceful = sum(not event.facts["seats"] for event in evening.public.events if event.kind == "judge.dawn")
    dawns = [guess for guess in evening.progress.guesses if guess.key == "decoy.dawn" and guess.seat == 5]
    score = next(score for score in evening.recap().scores if score.seat == 5)
    others = [
        guess
        for guess in evening.progress.guesses
        if guess.seat == 5
        and guess.key in SCORED
        and (isinstance(guess.pick, int) or guess.key == "decoy.saved")
    ]
    assert score.of == len(dawns) + len(others)
    assert peaceful <= score.right <= peaceful + len(others)


def tune() -> PlayerVisit:
    """A Flute Player's visit of the first night."""
    deal = ("flute_player", "wolf", "wolf", "citizen", "citizen", "citizen", "citizen", "citizen")
    deck = {role: deal.count(role) for role in deal}
    evening = Evening(sitting(8, book="revamped", deck=deck, deal=deal))
    play(evening, potions, until=lambda s: isinstance(s, Cover) and (s.seat, s.purpose) == (0, "night"))
    return evening.visit()


def test_whoever_is_asked_the_same_twice_is_asked_on_one_page() -> None:
    """Big book, Flute Player: two people a night, and no second page that the others do not have."""
    visit = tune()
    page = visit.page()
    assert page is not None
    assert [entry.key for entry in page.entries] == ["revamped.flute_player.play"] * 2
    visit.decide([3, 4])
    assert visit.page() is None
    played = [event.facts["seat"] for event in visit.learned if event.kind == "revamped.played"]
    assert played == [3, 4]


@pytest.mark.parametrize("first", [None, "nobody"])
def test_of_two_questions_alike_either_may_be_the_one_that_is_answered(first: Option | None) -> None:
    """A finger that lands on the second one, or lets the first go again, costs nobody her night."""
    visit = tune()
    page = visit.page([first, 4])
    assert page is not None
    assert page.problem is None
    visit.decide([first, 4])
    assert [event.facts["seat"] for event in visit.learned if event.kind == "revamped.played"] == [4]


@pytest.mark.parametrize(("book", "deck", "seats"), [("judge", 0, 8), ("hollow", 0, 8), ("revamped", -1, 12)])
def test_idle_hands_are_not_asked_the_same_twice_running(book: str, deck: int, seats: int) -> None:
    """Neither on one page nor on the next, in one night or from night to night: each kind takes turns."""
    chosen = books()[book].recommended(seats)[deck]
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    evening = Evening(Sitting(people, dict(chosen.deck), 5, book=book, ballots="secret"))
    answer, asked, pages = keyed(5), dict[tuple[int, str], str](), 0
    while evening.public.day <= 3 and not isinstance(evening.scene, Ended):
        scene = evening.scene
        if isinstance(scene, Cover) and scene.purpose not in {"deal", "ghost"}:
            page = evening.visit().page()
            assert page is not None
            pages += 1
            for entry in page.entries:
                if entry.key.startswith("decoy."):
                    kind = scene.seat, "roles" if entry.roles else form(entry)
                    assert asked.get(kind) != entry.key, (evening.public.day, scene)
                    asked[kind] = entry.key
            again = evening.visit().page()
            assert again is not None
            assert [one.key for one in again.entries] == [one.key for one in page.entries]
        step(evening, answer)
    assert pages > 20
