"""The sensible bots: what they may know, what they never do, and what a table concludes from its talk."""

from __future__ import annotations

from random import Random

import pytest

from nightcaller.engine import CLOSE, Ask, Session, Setup
from nightcaller.lab.choices import Choices
from nightcaller.lab.decks import plan_of
from nightcaller.lab.lore import JUDGE, LORE
from nightcaller.lab.mind import Mind
from nightcaller.lab.sensible_bot import SensibleBot
from nightcaller.lab.simulation import play
from nightcaller.lab.talk import VOTED_FOR_WOLF, Talk
from nightcaller.rulebooks import book

OPEN = frozenset({
    "book", "setup", "window", "view", "told_apart", "news", "day", "moment", "phase", "outcome", "submit",
})  # fmt: skip
"""What a table tells of itself; of the set-up the bots read the deck and the number of seats."""


class Fenced:
    """A session of which nothing can be asked but what its players are told."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.asked: set[str] = set()

    def __getattr__(self, name: str) -> object:
        assert name in OPEN, f"a player asked the table for {name}"
        self.asked.add(name)
        return getattr(self._session, name)


@pytest.mark.parametrize("name", LORE)
@pytest.mark.parametrize("seats", [8, 13])
def test_nobody_asks_the_table_for_more_than_a_view(name: str, seats: int):
    rules = book(name)
    for seed, deck in enumerate(rules.recommended(seats)):
        session = Session(rules, Setup(dict(deck.deck), seats, seed))
        table, bot = Fenced(session), SensibleBot(seed)
        while session.outcome is None and session.day < 30:
            session.submit(*bot.decide(table))  # type: ignore[arg-type]
        assert {"view", "window"} <= table.asked


@pytest.mark.parametrize("name", LORE)
def test_the_same_seed_is_the_same_game(name: str):
    rules = book(name)
    plan = plan_of(rules, 9, rules.recommended(9)[0].deck, 3, seed=4)
    for number in range(plan.games):
        assert play(plan, number).decisions == play(plan, number).decisions


@pytest.mark.parametrize("name", LORE)
def test_a_pack_never_hunts_its_own(name: str):
    """Whoever joined it in the night in which it hunted him was not yet one of them."""
    rules, lore = book(name), LORE[name]
    for seats in (7, 12):
        for deck in rules.recommended(seats):
            game = play(plan_of(rules, seats, deck.deck, 1, seed=seats), 0)
            wolves: dict[int, str] = {}
            for event in game.events:
                facts = event.facts
                if event.kind == "card" and facts["role"] in lore.evil:
                    wolves[facts["seat"]] = rules.roles[facts["role"]].team
                elif event.kind.endswith("pack.agreed") and facts["seat"] in wolves:
                    members = {seat for seat in wolves if event.audience >> seat & 1}
                    assert wolves[facts["seat"]] not in {wolves[seat] for seat in members}


@pytest.mark.parametrize("name", LORE)
def test_whoever_is_informed_looks_at_nobody_twice_while_others_are_left(name: str):
    rules = book(name)
    kinds = {kind for kind in LORE[name].findings if "seer" in kind}
    for number in range(6):
        game = play(plan_of(rules, 12, rules.recommended(12)[0].deck, 6, seed=3), number)
        found = [(e.facts["by"], e.facts["seat"]) for e in game.events if e.kind in kinds]
        assert len(set(found)) == len(found)


def test_every_question_of_every_book_is_known_or_has_an_empty_choice():
    """A question that is new to the bots would be answered by chance: a table of wonders."""
    seen: dict[str, Ask] = {}
    for name in LORE:
        rules = book(name)
        for deck in rules.recommended(14):
            session, bot = Session(rules, Setup(dict(deck.deck), 14, 1)), SensibleBot(1)
            while session.outcome is None and session.day < 30:
                seen.update({ask.key: ask for slot, ask in session.window.asks.items() if slot != CLOSE})
                session.submit(*bot.decide(session))
    known = {key for lore in LORE.values() for key in lore.asks}
    chance = {
        key
        for key, ask in seen.items()
        if key not in known and not {"nobody", "keep", "stay", "tear"} & set(ask.options)
    }
    assert chance <= {"judge.sheriff.direction"}


# --- table talk ---------------------------------------------------------------------------------------


def talk(cards: int = 1, seed: int = 1) -> Talk:
    """A table of eight of the judge book."""
    return Talk(8, cards, JUDGE, Random(seed))


def test_one_claim_is_believed():
    table = talk()
    table.claim(3, evil=[5], good=[1], honest=True)
    assert (table.accused(), table.trusted()) == ({5}, {1, 3})
    assert table.lead(tuple(range(8))) == 5


def test_of_two_claims_the_table_believes_one_and_mostly_the_honest():
    believed = 0
    for seed in range(200):
        table = talk(seed=seed)
        table.claim(3, evil=[5], good=[], honest=True)
        table.claim(5, evil=[3], good=[], honest=False)
        assert table.accused() in ({5}, {3})
        believed += table.accused() == {5}
    assert 120 <= believed <= 165


def test_as_many_claims_as_cards_are_no_contest():
    table = talk(cards=2)
    table.claim(3, evil=[5], good=[], honest=True)
    table.claim(4, evil=[6], good=[], honest=True)
    assert table.accused() == {5, 6}


def test_a_shown_card_proves_a_liar_and_clears_whom_he_accused():
    table = talk()
    table.claim(5, evil=[3], good=[], honest=False)
    assert table.accused() == {3}
    table.show(3, evil=False)
    assert table.accused() == {5}
    assert 3 in table.trusted()


def test_whoever_voted_for_a_wolf_rises_when_the_card_is_shown():
    table = talk()
    table._ballots = {1: 5, 2: 4}
    table.show(5, evil=True)
    assert table.suspicion[1] == VOTED_FOR_WOLF
    assert table.suspicion[2] == 0


def test_a_magician_lets_a_wolf_bear_what_is_meant_for_the_believed_seer():
    table = talk()
    choices = Choices(JUDGE, table, Random(1))
    magician = Mind(1, 9, JUDGE)
    magician.roles, magician.team = ("judge.magician",), "judge.good"
    exchange = Ask(1, "judge.magician.exchange", (*range(2, 8), "nobody"))
    assert choices.answer(magician, exchange) == ("nobody",)
    table.claim(3, evil=[6], good=[4], honest=True)
    assert {choices.answer(magician, exchange) for _time in range(40)} == {(3,), ("nobody",)}
    assert choices.answer(magician, Ask(1, "judge.magician.with", (2, 4, 5, 6, 7, "nobody"))) == (6,)


def test_wolves_vote_for_anybody_but_each_other_and_villagers_for_whom_the_table_accuses():
    table = talk()
    choices = Choices(JUDGE, table, Random(1))
    wolf, villager = Mind(0, 9, JUDGE), Mind(1, 9, JUDGE)
    wolf.roles, wolf.team, wolf.mates = ("judge.werewolf",), "judge.wolves", frozenset({5})
    villager.roles, villager.team = ("judge.commoner",), "judge.good"
    table.claim(3, evil=[6], good=[4], honest=True)
    everybody = (*range(8), "nobody")
    for _time in range(40):
        assert choices.answer(villager, Ask(1, "judge.exile.vote", everybody)) == (6,)
        (voted,) = choices.answer(wolf, Ask(0, "judge.exile.vote", everybody))
        assert voted not in {0, 5}
        (hunted,) = choices.answer(wolf, Ask(0, "judge.pack.attack", everybody))
        assert hunted not in {0, 5, "nobody"}
