"""What somebody was shown in private and holds no more after a correction, she is told, and nobody else.

Watched from outside: what the screens say to whom is written down here and compared with what the game tells.
docs/decisions/correction.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from nightcaller.engine import Event, IllegalDecision
from nightcaller.engine.kinds import CARD
from nightcaller.engine.vocabulary import NOBODY, Seat
from nightcaller.rulebooks import book, books
from nightcaller.table.live.calls import Summons
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover, Ended
from nightcaller.table.live.showings import Showing, withdrawn_from
from nightcaller.table.live.told_alone import is_told
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.viewmodels.card_lines import answer_card, night_card
from nightcaller.viewmodels.private_seats import LineRow, withdrawn_lines
from parts import in_turn, many
from table.bots import fill_in, keyed, sitting, step
from table.test_corrections import (
    LAST,
    SEER,
    SLIP,
    WOLF,
    People,
    answer_once_more,
    dawn,
    evening,
    folded,
    found,
    play_until,
    same,
)
from table.test_gone_through_again import answer, into_the_second_day

STYLES = ("narrator", "pass_around", "eyes_closed")
STEPS = 3_000
EVENINGS, MOST = 6, 60
Key = tuple[str, str]


def key(event: Event) -> Key:
    """What an event says, whenever it says it."""
    return event.kind, repr(sorted(event.facts.items()))


class Minds:
    """What everybody at a table has been shown in private, by what the screens have said.

    Attributes:
        known: by seat, what she has been shown and was not told to forget.
        withdrawn: how often somebody was told that something does not count.
    """

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.known: dict[Seat, dict[Key, Event]] = {seat: {} for seat in range(evening.public.seats)}
        self.withdrawn = 0

    def shown(self, seat: Seat, events: Sequence[Event]) -> None:
        """She reads this."""
        kinds = self.evening.book.kinds
        self.known[seat] |= {key(event): event for event in events if is_told(event, kinds)}

    def forget(self, seat: Seat, events: Sequence[Event]) -> None:
        """She reads that this does not count."""
        for event in events:
            del self.known[seat][key(event)]
            self.withdrawn += 1

    def untold(self, seat: Seat) -> list[Event]:
        """What she was shown, the game does not tell her, and nobody has told her that."""
        told = {key(event) for event in self.evening.view(seat).events}
        return [event for said, event in self.known[seat].items() if said not in told]

    def owed(self, seat: Seat) -> list[Event]:
        """What the game tells her and she has not been shown."""
        events, kinds = self.evening.view(seat).events, self.evening.book.kinds
        return [event for event in events if is_told(event, kinds) and key(event) not in self.known[seat]]

    def on_a_card(self, seat: Seat, rows: Sequence[LineRow]) -> list[Event]:
        """What a card says does not count: all of it is something that she was shown."""
        said = {(row.message, repr(row.arguments)) for row in rows if row.message.startswith("ui-withdrawn")}
        found = {
            (line.message, repr(line.arguments)): event
            for event in self.known[seat].values()
            for line in withdrawn_lines([event], self.evening.sitting, seat)
        }
        assert said <= found.keys(), "nobody is told to forget what she never heard"
        return [found[one] for one in said]

    def held_up(self, showings: Sequence[Showing]) -> dict[Seat, list[Event]]:
        """What a moderator holds up as what does not count, by seat."""
        ledger, found = self.evening.ledger, dict[Seat, list[Event]]()
        for one in showings:
            if "show-withdrawn" in {one.word, one.caption.removesuffix("-card")}:
                (seat,) = one.to
                before = found.setdefault(seat, [])
                alike = (
                    each for each in self.known[seat].values() if withdrawn_from(ledger, each, seat) == one
                )
                mine = [each for each in alike if each not in before]
                assert mine, "nobody is told to forget what she never heard"
                before.append(mine[0])
        return found


class Watched:
    """An evening corrected at random, of people who answer by a key, and what everybody has been shown.

    Attributes:
        complaints: what went past somebody.
    """

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening, self.minds, self.random = evening, Minds(evening), Random(seed)
        self.people, self.seed = keyed(seed), seed
        self.corrections = 0
        self.back = False
        self.complaints: list[tuple[Seat, Event]] = []

    def play(self) -> None:
        """To the end, with some corrections and steps back."""
        evening = self.evening
        for _ in range(STEPS):
            if isinstance(evening.scene, Ended):
                return
            if self.corrections < 4 and self.random.random() < 0.04 and evening.public.day:
                self.corrections += self.correct()
            if evening.progress.style.moderated:
                self._by_day()
            self._step()

    def correct(self) -> bool:
        """Put something right, whatever it is, or take a step back; False if nothing can be."""
        evening, corrections = self.evening, self.evening.corrections
        if self.random.random() < 0.25 and evening.rulings.may_undo:
            evening.rulings.undo()
            self.back = True
            return True
        if corrections.refused:
            return False
        self.people = keyed(self.seed + 100 + self.corrections)
        if not evening.progress.style.moderated:
            rounds = corrections.rounds
            if rounds and evening.ledger.standing.anew is None:
                corrections.once_more(self.random.choice(rounds))
            return bool(rounds)
        answers = [one for one in corrections.answers if not one.idle and one.private]
        if not answers:
            return False
        one = self.random.choice(answers)
        others = [pick for pick in one.ask.options if (pick,) != one.picks]
        try:
            if one.alone and others:
                corrections.answer(one, self.random.choice(others))
            else:
                corrections.ask_again(one)
        except IllegalDecision:
            return False
        return True

    # --- what people read -------------------------------------------------------------------------------

    def _step(self) -> None:
        match self.evening.scene:
            case Cover():
                self._visit()
            case Calling(role=role):
                self._call(role)
            case Console():
                self._console()
            case _:
                step(self.evening, self.people)

    def _check(self, seat: Seat, events: Sequence[Event]) -> None:
        """Nothing has gone past her; what the game is back before may come again."""
        session = self.evening.ledger.session
        now = session.day, session.phase == "day"
        for event in events:
            told = event.day, event.phase == "day"
            if told < now or (told == now and not self.back):
                self.complaints.append((seat, event))

    def _fill_in(self, frame: PlayerVisit | Summons, who: str) -> None:
        day = self.evening.public.day
        if frame.asks and frame.asks_before:
            answer(frame, self.people, who, day)
        elif isinstance(frame, PlayerVisit):
            fill_in(frame, day, self.people)
        else:
            frame.time_is_up()

    def _visit(self) -> None:
        evening, minds, visit = self.evening, self.minds, self.evening.visit()
        seat, done = visit.seat, evening.ledger.standing.anew is None
        if visit.opens_card:
            minds.forget(seat, minds.on_a_card(seat, night_card(visit, evening, visit.page())))
            cards = [one for one in evening.view(seat).events if one.kind == CARD.id]  # it says who she is
            minds.shown(seat, [*visit.learned, *cards])
            if done and seat in evening.public.alive:
                self._check(seat, [*minds.untold(seat), *minds.owed(seat)])
        asked = visit.asks
        self._fill_in(visit, str(seat))
        if asked:
            minds.forget(seat, minds.on_a_card(seat, answer_card(visit, evening, visit.recorded)))
            minds.shown(seat, visit.came)
        visit.finish()

    def _call(self, role: str) -> None:
        call, minds = self.evening.call(), self.minds
        self._fill_in(call, role)
        for seat in call.holders if call.answers_back else ():
            minds.forget(seat, [one for one in call.withdrawn if key(one) in minds.known[seat]])
            minds.shown(seat, [one for one in call.learned if one.audience >> seat & 1])
        call.finish()

    def _console(self) -> None:
        evening, minds, desk = self.evening, self.minds, self.evening.desk()
        if desk.asks:
            step(evening, self.people)
            return
        showings, before = desk.showings(), dict(evening.progress.shown)
        gone = minds.held_up(showings)
        step(evening, self.people)
        for seat in {seat for one in showings for seat in one.to}:
            since, shown = before.get(seat, 0), evening.progress.shown.get(seat, 0)
            minds.shown(seat, evening.view(seat).events[since:shown])
            left = {fact.told for fact in evening.ledger.standing.knowledge.withdrawn(seat)}
            minds.forget(seat, [event for event in gone.get(seat, ()) if key(event) not in left])

    def _by_day(self) -> None:
        """The moderator looks into his book, and shows what he finds there."""
        evening, minds, session = self.evening, self.minds, self.evening.ledger.session
        while owed := evening.corrections.owed:
            (seat,) = owed[0].to
            gone = minds.held_up([one for one in owed if one.to == (seat,)])
            minds.forget(seat, gone.get(seat, ()))
            minds.shown(seat, evening.view(seat).events[evening.progress.shown.get(seat, 0) :])
            evening.corrections.have_shown(seat)
        night = session.phase == "night" or isinstance(evening.scene, Console)
        if not night and session.outcome is None and evening.ledger.standing.anew is None:
            for seat in evening.public.alive:
                self._check(seat, minds.untold(seat))
                if evening.progress.correction is not None:
                    self._check(seat, minds.owed(seat))


def corrected(name: str, style: str, seed: int) -> Watched:
    """An evening with a deck of the book."""
    seats = 8 + seed % 3
    decks = book(name).recommended(seats)
    deck = decks[seed % len(decks)]
    agreed = sitting(seats, book=name, deck=dict(deck.deck), house=dict(deck.house), style=style, seed=seed)
    watched = Watched(Evening(agreed), seed)
    watched.play()
    return watched


@pytest.mark.slow
@pytest.mark.parametrize(("name", "style"), in_turn(sorted(books()), STYLES))
def test_what_holds_no_more_is_said_to_whoever_was_shown_it(name: str, style: str) -> None:
    withdrawn = 0
    for seed in range(MOST):
        if seed >= many("corrections", EVENINGS) and withdrawn:
            break
        watched = corrected(name, style, seed)
        assert watched.complaints == []
        same(watched.evening.ledger.standing, folded(watched.evening))
        withdrawn += watched.minds.withdrawn
    assert withdrawn, "nothing that anybody knew was another by a correction"


def held_up(table: Evening) -> list[tuple[str, tuple[Seat, ...]]]:
    """What the moderator finds in his book by day: words, for whom."""
    return [(one.word, one.to) for one in table.corrections.owed]


LEARNED = "event-judge-seer-learned"


def test_what_has_nothing_in_its_place_is_said_all_the_same() -> None:
    """The Seer has looked at nobody: before all wake she hears that it does not count, once, she alone."""
    table = into_the_second_day("forum", "narrator", 1)
    one = [one for one in table.corrections.answers if one.ask.key == "forum.seer.scan"][-1]
    table.corrections.answer(one, NOBODY)
    assert isinstance(table.scene, Console)
    (shown,) = table.desk().showings()
    assert (shown.word, shown.to) == ("show-withdrawn", one.seats)
    assert [each.message for each in shown.facts["said"]] == ["event-forum-seer-learned"]
    same(table.ledger.standing, folded(table))
    step(table, SLIP)
    assert not any(table.ledger.standing.knowledge.withdrawn(seat) for seat in range(8))
    same(table.ledger.standing, folded(table))


def test_what_counts_again_is_shown_again_and_what_took_its_place_does_not_count() -> None:
    """The correction is taken back, after the Seer has heard of it or before."""
    for heard in (True, False):
        table = evening("narrator")
        play_until(table, SLIP, dawn)
        table.corrections.answer(found(table, "seer"), LAST)
        assert held_up(table) == [("show-withdrawn", (SEER,)), (LEARNED, (SEER,))]
        if heard:
            table.corrections.have_shown(SEER)
        table.rulings.undo()
        assert held_up(table) == ([("show-withdrawn", (SEER,)), (LEARNED, (SEER,))] if heard else [])
        for gone, again in [table.corrections.owed] if heard else []:
            assert [one.arguments["seat"] for one in gone.facts["said"]] == [LAST + 1]
            assert again.facts["seat"] == WOLF + 1
        same(table.ledger.standing, folded(table))


def test_the_card_of_whoever_is_visited_says_it_and_nobody_elses() -> None:
    """A round gone through once more: the Seer looks at somebody else, and reads it in the same visit."""
    table = evening("pass_around")
    play_until(table, SLIP, dawn)
    table.corrections.once_more(table.corrections.rounds[-1])
    told = set[Seat]()
    while not dawn(table.scene):
        if not isinstance(table.scene, Cover):
            step(table, SLIP)
            continue
        visit = table.visit()
        if visit.asks:
            answer_once_more(visit, anew=visit.seat == SEER, people=People(seer=LAST))
            rows = answer_card(visit, table, visit.recorded)
            told |= {visit.seat for row in rows if row.message.startswith("ui-withdrawn")}
        visit.finish()
    assert told == {SEER}
    assert not any(table.ledger.standing.knowledge.withdrawn(seat) for seat in range(8))
    same(table.ledger.standing, folded(table))
