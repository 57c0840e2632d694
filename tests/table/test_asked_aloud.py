"""Private rounds by day at the moderator's desk: the same steps for every seat, in sight of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import toy
from nightcaller.engine import NOBODY, Book, IllegalDecision
from nightcaller.engine.book import Program
from nightcaller.engine.floor import floor
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask, Option, Outcome, Part, Question, Seat, Together
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.progress import PART
from nightcaller.table.live.scene import Bulletin, Console, Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import LANGUAGES, Catalogue, message_id
from table.bots import keyed, step

CLUE = toy.kind("toy.clue")
PAIR, ASKER, PLAIN, OTHER = range(4)


def bind(game: Game, me: Holding) -> Any:
    """Two different people, or nobody."""
    parts = [Part("toy.binder.bind", (*game.others(me.seat), NOBODY)) for _n in range(2)]
    game.noted["bound"] = yield composite(me.seat, "toy.binder.bind", parts, differ=True)


def listen(game: Game, me: Holding) -> Any:
    """A word, and she is told something at once."""
    (word,) = yield Ask(me.seat, "toy.asker.ask", ("use", "keep"))
    if word == "use":
        game.tell(CLUE, to=1 << me.seat, by=me.seat)


def one_day(game: Game) -> Program:
    game.begin("day")
    powers = game.published_powers("day_round")
    window = private_window("day_round", "toy.round", game.living, powers, dark=False, visits=True)
    yield from lap(game, window, game.wielding("day_round"))
    game.tell(toy.PUBLIC, what=dict(game.noted))
    yield from floor(game, "toy.speech", game.living)
    return Outcome(("toy.team",), (0,), "end-toy")


def binder(*, window: str = "day_round") -> Role:
    power = Power(
        "toy.binder.bind",
        bind,
        window=window,
        questions=(Question("toy.binder.bind"),) * 2,
        together=Together(differ=True),
    )
    return Role("toy.binder", "toy.team", powers=(power,))


def asker(*, informs: bool) -> Role:
    question = Question("toy.asker.ask", ("use", "keep"))
    power = Power("toy.asker.ask", listen, window="day_round", questions=(question,), informs=informs)
    return Role("toy.asker", "toy.team", powers=(power,))


def table(*roles: Role, style: str = "narrator") -> Evening:
    rules = toy.book(*roles, program=one_day)

    class ToySitting(Sitting, frozen=True):
        def rules(self) -> Book:
            return rules

    deal = (*(role.id for role in roles), *("toy.plain",) * (4 - len(roles)))
    deck = {role: deal.count(role) for role in deal}
    players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 5))
    return Evening(ToySitting(players, deck, 1, style=style, deal=deal))  # type: ignore[arg-type]


def to_the_round(evening: Evening, seat: Seat | None = None) -> Console:
    while not (isinstance(evening.scene, Console) and seat in {None, evening.scene.seat}):
        step(evening, keyed())
    return evening.scene


def walked(evening: Evening, answer: Any) -> dict[Seat, list[tuple[str, tuple[Option, ...]]]]:
    """What everybody saw at each seat: questions, what they take, where it waited to be gone on from."""
    seen: dict[Seat, list[tuple[str, tuple[Option, ...]]]] = {}
    to_the_round(evening)
    while isinstance(scene := evening.scene, Console):
        desk = evening.desk()
        if (page := desk.page()) is None:
            seen[scene.seat].append(("", ()))
            desk.finish()
            continue
        assert not any(entry.blocked for entry in page.entries)
        seen[scene.seat] = [(entry.key, entry.options) for entry in page.entries]
        desk.decide([answer(entry.options) for entry in page.entries])
    return seen


def last(options: Sequence[Option]) -> Option:
    return options[-1]


@pytest.mark.parametrize("informs", [False, True])
def test_every_seat_has_the_same_page(informs: bool) -> None:
    """A word and two people, whoever sits there; where somebody may be told something, all wait for it."""
    seen = walked(table(binder(), asker(informs=informs)), last)
    assert len(seen) == 4
    assert len({repr(pages) for pages in seen.values()}) == 1
    keys = [key for key, _options in seen[PLAIN]]
    assert keys == ["toy.asker.ask", *["toy.binder.bind"] * 2] + [""] * informs


def test_what_is_entered_for_somebody_who_is_not_asked_comes_to_nothing() -> None:
    evening = table(binder())
    to_the_round(evening, OTHER)
    decided = len(evening.ledger.session.decisions)
    evening.desk().decide((1, 1))
    assert len(evening.ledger.session.decisions) == decided
    assert not [one for one in evening.ledger.progress.guesses if one.pick != NOBODY], "nobody has guessed"


def test_two_parts_are_one_decision() -> None:
    evening = table(binder())
    to_the_round(evening, 0)
    assert not evening.ledger.session.decisions
    evening.desk().decide((2, 3))
    assert [decision.picks for decision in evening.ledger.session.decisions] == [(2, 3)]


def test_every_seat_takes_the_same_answers_whether_they_count_or_not() -> None:
    """Nobody may be bound twice, or to herself: the desk is in sight of all, so it refuses neither."""
    taken = []
    for seat in (PAIR, ASKER, PLAIN, OTHER):
        evening = table(binder())
        to_the_round(evening, seat)
        page = evening.desk().page((seat, seat))
        assert page is not None
        assert page.problem is None
        taken.append([entry.options for entry in page.entries])
        evening.desk().decide((seat, seat))
    assert taken == [[(0, 1, 2, 3, NOBODY)] * 2] * 4


def test_what_does_not_go_together_counts_as_silence_and_can_be_read_in_private() -> None:
    evening = table(binder())
    to_the_round(evening, 0)
    said = {showing.caption: showing.word for showing in evening.desk().showings((0,))}
    assert said["show-uncounted"] == "ui-refused"
    with pytest.raises(IllegalDecision, match="error-decision-not-offered"):
        evening.desk().decide(("use", 2))
    evening.desk().decide((0, 2))
    assert [decision.picks for decision in evening.ledger.session.decisions] == [(NOBODY, 2)]


def test_an_evening_interrupted_between_two_parts_asks_the_whole_page() -> None:
    """Until one page was one record the first part had one of its own."""
    evening = table(binder())
    scene = to_the_round(evening, 0)
    evening.ledger.record((PART, (0, scene.lap, 2)))
    again = Evening(evening.sitting, records=evening.ledger.standing.records)
    assert again.scene == scene
    again.desk().decide((2, 3))
    assert [decision.picks for decision in again.ledger.session.decisions] == [(2, 3)]


def test_what_she_is_told_can_be_shown_before_the_next_seat_comes() -> None:
    evening = table(asker(informs=True))
    to_the_round(evening, 0)
    evening.desk().decide(["use"])
    facts = [showing.word for showing in evening.desk().showings()]
    assert facts == ["event-toy-clue"]
    evening.desk().finish()
    assert evening.scene.seat != 0  # type: ignore[union-attr]


def test_news_of_a_round_without_questions_are_shown_in_one_step() -> None:
    """Nobody has anything to decide: one round for all who have to be told something, and one tap."""
    evening = table(Role("toy.mute", "toy.team"))
    scene = to_the_round(evening)
    assert (scene.purpose, scene.count) == ("round", 1)
    evening.desk().finish()
    assert not isinstance(evening.scene, Console)


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed", "narrator"])
def test_the_whole_day_in_every_style(style: str) -> None:
    evening = table(binder(), asker(informs=True), style=style)
    purposes = set()
    while not isinstance(evening.scene, Ended):
        if isinstance(evening.scene, Cover | Console):
            purposes.add(evening.scene.purpose)
        assert not isinstance(evening.scene, Bulletin) or evening.scene.kind != "correction"
        step(evening, keyed(5))
    assert purposes == {"deal", "day_round"}
    (told,) = [event.facts["what"] for event in evening.ledger.session.events if event.kind == "toy.public"]
    assert len(told["bound"]) == 2


@pytest.mark.parametrize("name", books())
def test_every_word_of_the_day_can_be_said_where_the_deck_leaves_open_whose_it_is(
    name: str, catalogue: Catalogue
):
    """The desk has one blank for all who may be asked: a Disguised Fox beside a Chef stopped the evening."""
    rules = books()[name]
    words = {
        word
        for role in (*rules.roles.values(), *rules.offices.values())
        for power in role.powers
        if power.window.partition(".")[0] not in {"night", "dusk"}
        for question in power.questions
        for word in question.words
        if "." not in word
    }
    unsaid = {
        word for word in words for one in LANGUAGES if not catalogue.has(one, message_id("choice", word))
    }
    assert unsaid == set()
