"""What the table has declared stands, whatever is put right before it: by rule 3 also behind a question that
nobody is asked for any more (docs/decisions/correction.md). Told in every style, cut anywhere, taken back.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from engine import toy
from makers.digests import amendment
from nightcaller.engine import AMEND, NOBODY, Book, IllegalDecision
from nightcaller.engine.book import Program
from nightcaller.engine.correction import BEFORE, RULE
from nightcaller.engine.floor import floor
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask, Option, Outcome, Question, Seat
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.once_more import ANEW, AS_BEFORE
from nightcaller.table.live.scene import Bulletin, Calling, Console, Cover, Ended, Floor, Hands
from nightcaller.table.live.standing import Standing
from nightcaller.table.shelf.journal import Corrected, Decisions
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import keyed, step
from table.test_corrections import STYLES, folded, same

KILLER, TAKEN, ASKED, LAST = range(4)
DECLARED = ("day", 7)


def hunt(game: Game, me: Holding) -> Any:
    """Whoever is taken by night is asked nothing by day."""
    (game.noted["taken"],) = yield Ask(me.seat, "toy.killer.hunt", (*game.others(me.seat), NOBODY))


def say(_game: Game, me: Holding) -> Any:
    yield Ask(me.seat, "toy.asker.ask", ("use", "keep"))


def a_night_and_a_day(game: Game) -> Program:
    game.begin("night")
    window = private_window("night", "toy.night", game.living, game.published_powers("night"))
    yield from lap(game, window, game.wielding("night"))
    asked = tuple(seat for seat in game.living if seat != game.noted["taken"])
    game.begin("day")
    powers = game.published_powers("day_round")
    window = private_window("day_round", "toy.round", asked, powers, dark=False, visits=True)
    yield from lap(game, window, [one for one in game.wielding("day_round") if one.seat in asked])
    yield from floor(game, "toy.speech", asked)
    return Outcome(("toy.team",), (0,), "end-toy")


def rules() -> Book:
    asks = Power(
        "toy.asker.ask", say, window="day_round", questions=(Question("toy.asker.ask", ("use", "keep")),)
    )
    kills = Power("toy.killer.hunt", hunt, window="night", questions=(Question("toy.killer.hunt"),))
    killer = Role("toy.killer", "toy.team", powers=(kills,))
    return toy.book(killer, Role("toy.asker", "toy.team", powers=(asks,)), program=a_night_and_a_day)


def begin(style: str) -> Evening:
    toys = rules()

    class ToySitting(Sitting, frozen=True):
        def rules(self) -> Book:
            return toys

    deal = ("toy.killer", "toy.asker", "toy.asker", "toy.plain")
    players = tuple(SeatedPlayer(f"P{number}") for number in range(1, 5))
    deck = {role: deal.count(role) for role in deal}
    return Evening(ToySitting(players, deck, 1, style=style, deal=deal))  # type: ignore[arg-type]


def whom(taken: Option) -> Any:
    """The killer takes somebody; all others say what is quiet."""

    def answer(_who: Seat | str, key: str, _day: int, options: Any) -> Option:
        return taken if "hunt" in key and taken in options else "keep" if "keep" in options else options[-1]

    return answer


def declares(evening: Evening) -> None:
    """Between two who are asked by day: the lights are on, or a moderator declares it."""
    while getattr(evening.scene, "seat", None) != ASKED or evening.public.phase != "day":
        step(evening, whom(NOBODY))
    if isinstance(evening.scene, Cover | Calling):
        evening.mishaps.halt()
    evening.rulings.amend(*DECLARED)
    for _ in to_the_floor(evening, NOBODY):
        pass


def put_right(evening: Evening, taken: Option) -> Iterator[None]:
    """The killer had taken somebody else; everybody else says: as before, where that is possible."""
    corrections = evening.corrections
    if evening.progress.style.moderated:
        corrections.answer(next(one for one in corrections.answers if "hunt" in one.ask.key), taken)
    else:
        corrections.once_more(next(one for one in corrections.rounds if one.phase == "night"))
    yield
    for _ in to_the_floor(evening, taken):
        yield


def to_the_floor(evening: Evening, taken: Option) -> Iterator[None]:
    """Go on until everybody may speak."""
    while not isinstance(scene := evening.scene, Floor | Ended):
        frame = evening.visit() if isinstance(scene, Cover) else None
        asked = evening.call() if isinstance(scene, Calling) else frame
        if asked is None or not asked.asks_before:
            step(evening, whom(taken))
        else:
            killers = isinstance(scene, Calling) or scene.seat == KILLER  # type: ignore[union-attr]
            page = asked.page([ANEW])
            assert page is not None
            rest = [whom(taken)("", entry.key, 1, entry.options) for entry in page.entries[1:]]
            asked.decide([ANEW, *rest] if killers and evening.public.phase == "night" else [AS_BEFORE])
            asked.finish()
        yield


def declared(standing: Standing) -> list[Any]:
    return [picks for slot, picks in standing.decided if slot == AMEND and picks[0] != "act"]


def hunted(evening: Evening) -> Option | None:
    """Whom the killer takes, as it stands; None while he is asked."""
    night = (one.record for one in evening.ledger.standing.played if one.place[2] == "toy.night")
    taken = [
        pick
        for record in night
        if isinstance(record, Decisions)
        for slot, (pick, *_more) in record.decided
        if slot > 0
    ]
    return taken[0] if taken else None


def by_rule(evening: Evening, rule: int) -> Standing:
    """The same records, as a journal would hold them whose corrections were written by that rule."""
    ledger = evening.ledger
    records = [
        (number, msgspec.structs.replace(record, rule=rule) if isinstance(record, Corrected) else record)
        for number, record in ledger.standing.records
    ]
    return Standing(ledger.book, ledger.agreed, records)


@pytest.mark.parametrize("style", STYLES)
def test_what_was_declared_stands_and_is_taken_back_with_nothing_else(style: str) -> None:
    evening = begin(style)
    declares(evening)
    for taken in (TAKEN, LAST, TAKEN):  # corrections of corrections
        for _ in put_right(evening, taken):
            pass
        assert hunted(evening) == taken
        assert declared(evening.ledger.standing) == [DECLARED]
        assert evening.public.day == DECLARED[1]
        same(evening.ledger.standing, folded(evening))
    for _step in range(100):
        if hunted(evening) == NOBODY:
            break
        evening.rulings.undo()
        while isinstance(evening.scene, Bulletin):
            evening.acknowledge()
        if isinstance(evening.scene, Cover | Calling):
            evening.mishaps.halt()
    assert declared(evening.ledger.standing) == [DECLARED]
    same(evening.ledger.standing, folded(evening))


@pytest.mark.parametrize("style", STYLES)
def test_cut_after_any_record_the_same_question_waits_and_what_was_declared_stands(style: str) -> None:
    evening = begin(style)
    declares(evening)
    stood = []
    for taken in (TAKEN, LAST):
        for _ in put_right(evening, taken):
            stood.append((len(evening.ledger.standing.records), evening.digest, evening.scene))
    assert len(stood) > 4
    for length, digest, scene in stood:
        cut = Evening(evening.ledger.agreed, None, evening.ledger.standing.records[:length])
        cut.ledger.settle()
        assert (cut.digest, cut.scene) == (digest, scene)
        for _ in to_the_floor(cut, TAKEN):
            pass
        assert declared(cut.ledger.standing) == [DECLARED]


def test_journals_of_rule_2_are_read_by_theirs() -> None:
    """There, what a moderator had declared behind somebody who is asked nothing any more was lost."""
    evening = begin("narrator")
    declares(evening)
    for _ in put_right(evening, TAKEN):
        pass
    assert declared(by_rule(evening, RULE)) == [DECLARED]
    assert by_rule(evening, RULE).session.digest == evening.digest
    assert declared(by_rule(evening, BEFORE)) == []


def rules_now_and_then(evening: Evening, chance: Random) -> None:
    """A moderator rules at any moment of the night, also while answers are asked for anew."""
    kind, *picks = amendment(evening.ledger.session, chance)
    if isinstance(evening.scene, Console) and chance.random() < 0.3 and kind != "skip":
        with suppress(IllegalDecision):
            evening.rulings.amend(str(kind), *picks)


def into_the_second_day(name: str, seed: int, chance: Random) -> Evening:
    deck = book(name).recommended(8)[seed % 2]
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(8))
    agreed = Sitting(people, dict(deck.deck), seed, book=name, style="narrator", house=dict(deck.house))
    evening = Evening(agreed)
    while not isinstance(evening.scene, Ended):
        if isinstance(evening.scene, Hands) and evening.public.day > 1:
            break
        rules_now_and_then(evening, chance)
        step(evening, keyed(seed))
    return evening


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(books()))
def test_in_every_book_what_was_ruled_stands_is_refused_or_comes_yet(name: str) -> None:
    """Whatever a moderator puts right before it; and he may rule again in the middle of that."""
    tried = 0
    for seed in range(6):
        chance = Random(f"{name}.{seed}.declared")
        evening = into_the_second_day(name, seed, chance)
        ruled = {*declared(evening.ledger.standing)}
        for one in () if evening.corrections.refused else evening.corrections.answers:
            others = [pick for pick in one.ask.options if pick not in one.picks]
            if not one.alone or one.idle or not others:
                continue
            again = Evening(evening.ledger.agreed, None, evening.ledger.standing.records)
            again.ledger.length = evening.ledger.length
            with suppress(IllegalDecision):
                again.corrections.answer(one, chance.choice(others))
                tried += 1
            for _step in range(60):
                anew = again.ledger.standing.anew
                if anew is None or isinstance(again.scene, Ended):
                    break
                waits = (given for old in (*anew.again.again, *anew.again.rest) for given in old.givens)
                assert {*declared(again.ledger.standing), *(one.picks for one in waits)} >= ruled
                rules_now_and_then(again, chance)
                step(again, keyed(seed))
            same(again.ledger.standing, folded(again))
    assert tried > 10
