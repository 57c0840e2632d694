"""A card does not contradict itself: who is asked nothing in a round reads when it is her turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from nightcaller.engine.roles import Power
from nightcaller.engine.vocabulary import EVERYBODY, Event
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.her_turn import HerTurn, settled, turn_of
from nightcaller.table.live.overview import charges_of
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import LANGUAGES, Catalogue, message_id
from nightcaller.viewmodels.calling import called
from nightcaller.viewmodels.question import HandsOnPage
from parts import some_fast
from table.bots import keyed, step
from viewmodels.private_table import call_of, table

NIGHTS = 2


class Seen(NamedTuple):
    """What somebody reads in one round of a night, and whether she is asked in it."""

    who: str
    asked: bool
    turn: HerTurn
    spent: bool
    """What her card can do only once is done."""
    told: int
    """How much she has been told."""


def decks(name: str) -> Iterator[dict[str, int]]:
    """Yield recommended decks until every role that stands in one has been at a table."""
    seen: set[str] = set()
    for seats in range(6, 17):
        for plan in book(name).recommended(seats):
            if not seen >= plan.deck.keys():
                seen |= plan.deck.keys()
                yield dict(plan.deck)


def people_of(name: str, deck: dict[str, int]) -> tuple[SeatedPlayer, ...]:
    """Who sits at a table with these cards: nobody for what lies on it, or stands beside another card."""
    rules = book(name)
    seats = sum(deck.values()) - rules.spare(deck) - sum(deck.get(trait, 0) for trait in rules.traits)
    return tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))


def played(
    name: str, deck: dict[str, int], style: Style = Style.PASS_AROUND
) -> Iterator[tuple[Evening, Cover]]:
    """Play two nights and stop at every visit by night."""
    people = people_of(name, deck)
    evening = Evening(
        Sitting(people, deck, 7, book=name, style=style, ballots="secret", cards_at_night=False)
    )
    while not isinstance(evening.scene, Ended) and evening.public.day <= NIGHTS:
        if isinstance(evening.scene, Cover) and evening.scene.purpose == "night" and evening.public.day:
            yield evening, evening.scene
        step(evening, keyed(7))


def nights(name: str, deck: dict[str, int]) -> dict[int, dict[int, list[Seen]]]:
    """Play two nights: night -> seat -> what stands on her cards, round by round."""
    found: dict[int, dict[int, list[Seen]]] = defaultdict(lambda: defaultdict(list))
    for evening, scene in played(name, deck):
        page, view = evening.visit().page(), evening.view(scene.seat)
        if page is None or view.card is None:
            continue
        turn = HerTurn("now") if page.own else turn_of(evening.ledger, scene.seat, scene.lap)
        roles = (book(name).roles.get(held) for held in view.card.held)
        charges = [one for role in roles if role for one in charges_of(role, view.events, scene.seat)]
        spent = bool(charges) and not any(charge.left for charge in charges)
        told = sum(event.audience != EVERYBODY for event in view.events)
        seen = Seen("+".join(view.card.held), bool(page.own), turn, spent, told)
        found[evening.public.day][scene.seat].append(seen)
    return found


def contradictions(told: dict[int, dict[int, list[Seen]]]) -> Iterator[tuple[str, int, int, str]]:
    """Yield every card that does not say what comes: whose it is, night, round, and what it says."""
    for night, seats in told.items():
        for seat, rounds in seats.items():
            for at, one in enumerate(rounds):
                later = [then for then in rounds[at + 1 :] if then.who == one.who]
                other = [then for then in told.get(one.turn.night, {}).get(seat, []) if then.who == one.who]
                tonight = any(then.asked for then in later)
                wrong = {
                    "now": False,
                    "later": not tonight and len(later) == len(rounds[at + 1 :]),
                    # whoever has been told something since knows why
                    "night": tonight
                    or (bool(other) and not any(then.asked or then.told > one.told for then in other)),
                    "never": at == 0 and tonight and not one.spent,
                }[one.turn.when]
                if wrong:
                    yield one.who, night, at, one.turn.when


@pytest.mark.parametrize("name", some_fast(books(), 3))
def test_once_the_roles_have_been_called_no_card_says_that_they_will_be(name: str) -> None:
    """With closed eyes the laptop goes round after the calls, and before them (forum: of an apprentice)."""
    for deck in decks(name):
        called = set[int]()
        for evening, scene in played(name, deck, Style.EYES_CLOSED):
            ledger = evening.ledger
            says = turn_of(ledger, scene.seat, scene.lap).when
            if not ledger.window.before_calls:
                called.add(evening.public.day)
            assert not (says == "later" and evening.public.day in called), (deck, scene)


@pytest.mark.parametrize("name", books())
def test_what_can_be_done_once_stands_on_a_card_once(name: str) -> None:
    """However many ways there are to hear that it is spent; and by any of them it is."""
    for role in book(name).roles.values():
        fresh = charges_of(role, (), 0)
        assert len({supply.id for supply in fresh}) == len(fresh), role.id
        assert all(supply.left for supply in fresh)
        for charge in role.charges:
            spent = charges_of(
                role, (Event(0, 1, "night", charge.kind.id, EVERYBODY, {charge.holder: 0}),), 0
            )
            assert [supply.id for supply in spent if not supply.left] == [charge.id], role.id


@pytest.mark.parametrize("name", some_fast(books(), 1))
def test_every_card_of_the_first_two_nights_says_when_it_is_asked(name: str) -> None:
    evenings = [nights(name, deck) for deck in decks(name)]
    assert [wrong for told in evenings for wrong in contradictions(told)] == []
    said = {
        one.turn.when
        for told in evenings
        for seats in told.values()
        for rounds in seats.values()
        for one in rounds
    }
    assert said >= {"now", "never"} if name == "forum" else said > {"now", "never"}


def shared(name: str) -> Iterator[tuple[str, Power]]:
    """Yield the powers of a book by which several choose together."""
    for power, (_role, one) in book(name).powers.items():
        if one.group:
            yield power, one


@pytest.mark.parametrize("name", books())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_several_choose_together_says_how_it_is_decided(
    catalogue: Catalogue, name: str, language: str
) -> None:
    """Under every option of every house rule, with every card in the deck and with hers alone."""
    rules = book(name)
    assert [*shared(name)]
    for power, one in shared(name):
        assert one.settled is not None, power
        for deck in (dict.fromkeys(rules.roles, 1), {rules.bringers[power][0]: 2}):
            for rule in rules.house_rules:
                for option in rule.options:
                    how = one.settled(deck, rules.house({rule.id: option}))
                    assert catalogue.say(language, message_id("settled", how))
    assert not [power for power, (_role, one) in rules.powers.items() if one.settled and not one.group]


@pytest.mark.parametrize(
    ("name", "rule", "options"),
    [
        ("judge", "wolves_may_pass", ("yes", "no")),
        ("forum", "pack_order", ("last", "most")),
        ("chat", "night_ties", ("drawn", "runoff")),
    ],
)
def test_a_house_rule_about_it_is_on_the_card(name: str, rule: str, options: tuple[str, str]) -> None:
    """Who would learn that a tie is voted on once more only when it is."""
    deck = next(decks(name))
    said = [
        {one.settled(deck, book(name).house({rule: option})) for _power, one in shared(name) if one.settled}
        for option in options
    ]
    assert said[0] != said[1]


@pytest.mark.parametrize("name", ["judge", "forum"])
def test_each_of_a_pack_reads_it_and_nobody_alone_does(name: str) -> None:
    """Whoever chooses with others has the sentence on her card in the round in which she is asked."""
    deck = next(deck for deck in decks(name) if deck.get("werewolf", deck.get(f"{name}.werewolf", 0)) > 1)
    told = 0
    together = {form.key or power for power, one in shared(name) for form in one.questions}
    for evening, _scene in played(name, deck):
        page = evening.visit().page()
        if page is not None:
            said = [*settled(evening.ledger, page)]
            assert bool(said) == bool(together & {page.entries[at].key for at in page.own})
            told += bool(said)
    assert told > 1


@pytest.mark.parametrize("role", ["judge.werewolf", "judge.witch"])
def test_with_closed_eyes_several_read_that_one_answer_is_for_all(role: str) -> None:
    """From the published deck: a call is the same whoever of them still lives."""
    evening = table(style="eyes_closed")
    call = call_of(evening, role)
    screen = called(evening.call(), call, evening, "wake", None, HandsOnPage())
    assert screen.together == (role == "judge.werewolf")


@pytest.mark.parametrize("name", books())
def test_every_vote_of_all_says_how_it_is_decided(catalogue: Catalogue, name: str) -> None:
    """Read where it is cast, in secret or by hands; whether to run for something is nobody else's affair."""
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    deck = dict(book(name).recommended(8)[0].deck)
    votes = set()
    for seed in range(3):
        evening = Evening(Sitting(people, deck, seed, book=name, ballots="secret"))
        while not isinstance(evening.scene, Ended):
            window = evening.ledger.window
            if window.kind == "poll":
                assert window.settled, window.label
                votes.add((window.label, window.settled))
            step(evening, keyed(seed))
    assert votes
    for language in LANGUAGES:
        for _label, how in votes:
            assert catalogue.say(language, message_id("settled", how))
