"""Amendments in every kind of window: what they change, what they leave alone, and that a replay agrees."""

from __future__ import annotations

from typing import Any

import pytest

from engine import toy
from nightcaller.engine import (
    AFTERWARDS,
    AMEND,
    CLOSE,
    EVERYBODY,
    NOBODY,
    TABLE,
    Ask,
    Decision,
    IllegalDecision,
    Session,
)
from nightcaller.engine.amend import draw_offered
from nightcaller.engine.book import Book, Program
from nightcaller.engine.death import announce, attack, bury, bury_apart
from nightcaller.engine.floor import Way, choice, floor, takers
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.poll import poll
from nightcaller.engine.roles import Charge, Power, Role
from nightcaller.engine.traces import erase, imprint, leave
from nightcaller.engine.vocabulary import Act, Outcome, Question, Status, Window

CLOSING = ("close",)
GAZE, STAB, BREW = "toy.gaze", "toy.stab", "toy.brew"
BADGE = Role("toy.badge", "")
BREWED, VOTED, SAID = toy.kind("toy.brewed"), toy.kind("toy.voted"), toy.kind("toy.said")


def stab(game: Game, me: Any) -> Any:
    """Writes the fact that the brewer waits for."""
    (pick,) = yield Ask(me.seat, STAB, (*game.living, NOBODY))
    game.noted[STAB] = pick


def brew(game: Game, me: Any) -> Any:
    """Two questions: the second one may be left empty."""
    (first,) = yield Ask(me.seat, BREW, ("use", "keep"), shown=(("victim", game.noted.get(STAB, NOBODY)),))
    (second,) = yield Ask(me.seat, BREW, (*game.others(me.seat), NOBODY))
    return [Act(50, me.seat, (), lambda game, _act, _bodies: game.record(BREWED, picks=(first, second)))]


def shout(_game: Game, me: Any) -> Any:
    (word,) = yield Ask(me.seat, "toy.shout", ("shout", "stay"), optional=True)
    return [Act(90, me.seat, (), lambda *_: None)] if word == "shout" else None


SEER = Role("toy.seer", "toy.team", powers=(toy.asking(GAZE, 0, 1, 2, 3, NOBODY),))
WOLF = Role("toy.wolf", "toy.rivals", powers=(Power(STAB, stab, writes=frozenset({STAB})),))
DRAUGHT = Charge("toy.draught", BREWED)
WITCH = Role(
    "toy.witch",
    "toy.team",
    charges=(DRAUGHT,),
    powers=(Power(BREW, brew, reads=frozenset({STAB}), questions=(Question(), Question())),),
)
CAST = ("seer", "wolf", "witch", "plain", "plain")
SEERS, WOLFS, WITCHS, PLAIN, LAST = range(5)


def one_day(game: Game) -> Program:
    """A night, speeches, a vote, one public answer: every kind of window once, round and round."""
    while True:
        game.begin("night")
        powers = [(role.id, power) for role in (SEER, WOLF, WITCH) for power in role.powers]
        window = private_window("night", "toy.night", game.living, powers)
        turns = [turn for turn in game.wielding("night") if game.lives(turn.holding.seat)]
        game.land((yield from lap(game, window, turns, {STAB: lambda game: None})))
        game.begin("day")
        announce(game, bury(game))
        if not game.alive:
            return Outcome((), (), "end-toy-empty")
        interrupts = [
            Way(seat, lambda game, seat=seat: shout(game, game.players[seat].holdings[0]))
            for seat in game.living
        ]
        yield from floor(game, "toy.speech", game.living, interrupts)
        result = yield from poll(game, "toy.vote", game.living, (*game.living, NOBODY), key="toy.vote")
        game.tell(VOTED, ballots=tuple(result.ballots.items()), top=result.top)
        holder = game.offices.get("toy.badge", game.living[0])
        said = yield from choice(
            game, "toy.say", lambda holder=holder: Ask(holder, "toy.say", (*game.others(holder), "tear"))
        )
        game.tell(SAID, word=said)
        if len(game.living) == 1 and "end-toy-one" not in game.waived:
            return Outcome(("toy.team",), game.living, "end-toy-one")


RULES: Book = toy.book(
    SEER, WOLF, WITCH,
    program=one_day, offices=(BADGE,), night_order=(GAZE, STAB, BREW),
)  # fmt: skip
object.__setattr__(RULES, "marks", {"toy.open": True, "toy.hidden": False})


def begun(until: str = "night") -> Session:
    """A game that stands at a kind of window."""
    session = Session(RULES, toy.setup(RULES, *CAST))
    while session.window.kind != until:
        step(session)
    return session


def step(session: Session) -> None:
    slot = next((s for s, ask in session.window.asks.items() if not ask.optional and s != CLOSE), CLOSE)
    session.submit(slot, session.out_of_time(slot))


def finish(session: Session) -> None:
    window = session.window
    while session.window is window and session.outcome is None:
        step(session)


def amend(session: Session, *picks: int | str) -> None:
    """Amend, and see that a replay and an undo agree."""
    before = session.digest, [session.view(seat) for seat in range(TABLE, 5)]
    session.submit(AMEND, picks)
    after = session.digest, session.window.kind, dict(session.window.asks)
    again = Session(session.book, session.setup, session.decisions)
    assert (again.digest, again.window.kind, again.window.asks) == after
    again.undo()
    assert (again.digest, [again.view(seat) for seat in range(TABLE, 5)]) == before


def told(session: Session, kind: str) -> list[tuple[int, dict[str, Any]]]:
    return [(event.audience, dict(event.facts)) for event in session.events if event.kind == kind]


def asked(session: Session) -> set[tuple[int, str]]:
    return {(ask.seat, ask.key) for slot, ask in session.window.asks.items() if slot != CLOSE}


class TestByNight:
    def test_the_killed_is_asked_no_more_and_nobody_else_can_tell(self):
        session = begun()
        before = {seat: session.view(seat) for seat in (TABLE, WOLFS, WITCHS, PLAIN, LAST)}
        amend(session, "kill", SEERS)
        assert asked(session) == {(WOLFS, STAB)}
        assert session.window.seats == (0, 1, 2, 3, 4)
        assert {seat: session.view(seat) for seat in before} == before
        assert told(session, "amended.killed") == [(AFTERWARDS, {"seat": SEERS})]

    def test_daybreak_names_the_killed_with_the_nights_dead(self):
        session = begun()
        amend(session, "kill", PLAIN)
        finish(session)
        assert session.view().alive == (0, 1, 2, 4)
        assert told(session, "died") == [(EVERYBODY, {"seats": (PLAIN,)})]
        assert told(session, "died.cause")[0][1]["cause"] == "overruled"

    def test_whoever_waits_for_the_killed_is_asked(self):
        session = begun()
        amend(session, "kill", WOLFS)
        assert asked(session) == {(SEERS, GAZE), (WITCHS, BREW)}

    def test_what_was_decided_stands_if_the_rest_can_be_left_empty(self):
        session = begun()
        session.submit(1 + WOLFS, (PLAIN,))
        session.submit(1 + WITCHS, ("use",))
        amend(session, "kill", WITCHS)
        finish(session)
        assert told(session, "toy.brewed")[0][1]["picks"] == ("use", NOBODY)

    def test_who_has_not_answered_has_decided_nothing(self):
        session = begun()
        session.submit(1 + WOLFS, (PLAIN,))
        amend(session, "kill", WITCHS)
        finish(session)
        assert told(session, "toy.brewed") == []

    def test_killing_the_waiting_one_leaves_a_window_that_closes(self):
        session = begun()
        amend(session, "kill", WITCHS)
        finish(session)
        assert session.window.kind == "floor"

    def test_everybody_killed_ends_the_game_at_daybreak(self):
        session = begun()
        for seat in range(5):
            amend(session, "kill", seat)
        assert session.outcome is None
        finish(session)
        assert session.outcome.reason == "end-toy-empty"

    def test_another_card_is_asked_from_the_next_window_on(self):
        session = begun()
        amend(session, "role", SEERS, "toy.wolf")
        assert asked(session) == {(WOLFS, STAB)}
        session.submit(1 + WOLFS, (NOBODY,))
        finish(session)
        while session.window.kind != "night":
            step(session)
        assert (SEERS, STAB) in asked(session)


def test_another_card_is_told_to_its_holder_alone():
    session = begun()
    before = {seat: session.view(seat) for seat in range(TABLE, 5)}
    amend(session, "role", PLAIN, "toy.seer")
    assert {seat for seat in before if session.view(seat) != before[seat]} == {PLAIN}
    assert session.view(PLAIN).card.role == "toy.seer"


class TestOnTheFloor:
    def test_the_killed_does_not_speak_nor_interrupt(self):
        session = begun("floor")
        amend(session, "kill", WITCHS)
        assert session.window.seats == (0, 1, 3, 4)
        assert WITCHS not in {seat for seat, _key in asked(session)}
        assert session.view().alive == (0, 1, 3, 4)
        assert told(session, "amended.killed") == [(EVERYBODY, {"seat": WITCHS})]

    def test_a_card_that_was_changed_meanwhile_does_not_interrupt(self):
        session = begun("floor")
        amend(session, "kill", WITCHS)
        amend(session, "role", WITCHS, "toy.wolf")
        amend(session, "revive", WITCHS)
        assert session.window.seats == (0, 1, 2, 3, 4)
        assert WITCHS not in {seat for seat, _key in asked(session)}

    def test_another_card_takes_private_interrupts_away(self):
        session = begun("floor")
        amend(session, "role", PLAIN, "toy.wolf")
        assert PLAIN not in {seat for seat, _key in asked(session)}
        assert session.window.seats == (0, 1, 2, 3, 4)

    def test_nobody_left_ends_the_game_at_once(self):
        session = begun("floor")
        for seat in range(5):
            amend(session, "kill", seat)
        assert session.outcome == Outcome((), (), "end-nobody-left")

    @pytest.mark.parametrize("seat", range(5))
    def test_whoever_is_brought_back_may_take_the_laptop_as_if_never_away(self, seat: int):
        def talk(game: Game) -> Program:
            game.begin("day")
            yield from choice(game, "toy.say", lambda: Ask(TABLE, "toy.say", ("begin",)))
            yield from floor(game, "toy.speech", game.living, takers(game.living))
            return Outcome(("toy.team",), (0,), "end-toy")

        rules = toy.book(SEER, WOLF, WITCH, program=talk)
        session, other = (Session(rules, toy.setup(rules, *CAST)) for _game in range(2))
        session.submit(AMEND, ("kill", seat))
        for one in (session, other):
            one.submit(1, ("begin",))
        session.submit(AMEND, ("revive", seat))
        assert session.window.asks == other.window.asks
        assert len(other.window.asks) == 6
        assert session.window.open() == 5


class TestInAPoll:
    def test_ballots_for_and_of_the_revived_count_again(self):
        session = begun("poll")
        session.submit(1, (LAST,))
        session.submit(5, (0,))
        amend(session, "kill", LAST)
        amend(session, "revive", LAST)
        for slot in (2, 3, 4):
            session.submit(slot, (LAST,))
        finish(session)
        (_, facts) = told(session, "toy.voted")[0]
        assert facts == {"ballots": ((0, 4), (1, 4), (2, 4), (3, 4), (4, 0)), "top": (LAST,)}

    def test_the_revived_owes_a_ballot_and_the_poll_cannot_be_closed(self):
        session = begun("poll")
        for slot in (1, 2, 3, 4):
            session.submit(slot, (NOBODY,))
        amend(session, "kill", LAST)
        amend(session, "revive", LAST)
        assert session.window.asks.keys() == {5}
        assert session.window.asks[5].options == (0, 1, 2, 3, 4, NOBODY)

    def test_the_killed_neither_votes_nor_is_voted_for(self):
        session = begun("poll")
        session.submit(1, (LAST,))
        session.submit(5, (0,))
        amend(session, "kill", LAST)
        assert session.window.seats == (0, 1, 2, 3)
        assert all(LAST not in ask.options for ask in session.window.asks.values())
        finish(session)
        (_, facts) = told(session, "toy.voted")[0]
        assert facts == {"ballots": ((0, NOBODY), (1, NOBODY), (2, NOBODY), (3, NOBODY)), "top": ()}

    def test_the_other_ballots_stay(self):
        session = begun("poll")
        session.submit(1, (3,))
        amend(session, "kill", LAST)
        finish(session)
        assert told(session, "toy.voted")[0][1]["top"] == (3,)

    def test_killing_the_last_who_owes_a_ballot_closes_the_poll(self):
        session = begun("poll")
        for slot in (1, 2, 3, 4):
            session.submit(slot, (NOBODY,))
        amend(session, "kill", LAST)
        assert session.window.asks.keys() == {CLOSE}


class TestInAChoice:
    def test_a_question_to_the_killed_is_answered_by_the_empty_choice(self):
        session = begun("choice")
        amend(session, "kill", 0)
        assert told(session, "toy.said")[0][1]["word"] == "tear"
        assert session.window.kind == "night"

    def test_the_killed_cannot_be_picked(self):
        session = begun("choice")
        amend(session, "kill", LAST)
        assert session.window.asks[1].options == (1, 2, 3, "tear")

    def test_other_amendments_leave_the_question(self):
        session = begun("choice")
        amend(session, "day", 7)
        assert session.window.asks[1].options == (1, 2, 3, 4, "tear")


@pytest.mark.parametrize("kind", ["night", "floor", "poll", "choice"])
class TestInEveryWindow:
    def test_marks(self, kind: str):
        session = begun(kind)
        before = session.view(PLAIN)
        amend(session, "mark", PLAIN, "toy.hidden")
        assert session.view(PLAIN) == before
        amend(session, "mark", PLAIN, "toy.open")
        assert session.view().marks == {PLAIN: ("toy.open",)}
        amend(session, "unmark", PLAIN, "toy.open")
        assert session.view().marks == {}

    def test_offices(self, kind: str):
        session = begun(kind)
        amend(session, "office", "toy.badge", PLAIN)
        assert session.view().offices == {"toy.badge": PLAIN}
        amend(session, "office", "toy.badge", NOBODY)
        assert session.view().offices == {}
        assert [len(told(session, f"amended.{what}")) for what in ("office", "vacant")] == [1, 1]

    def test_the_day(self, kind: str):
        session = begun(kind)
        amend(session, "day", 5)
        assert session.view().day == session.day == 5
        while session.view().day == 5:
            step(session)
        assert session.view().day == 6

    def test_the_table_ends_it(self, kind: str):
        session = begun(kind)
        amend(session, "end", "toy.rivals")
        assert session.outcome == Outcome(("toy.rivals",), (WOLFS,), "end-overruled")
        assert session.window.kind == "over"
        assert told(session, "game.over")[0][1]["winners"] == ("toy.rivals",)

    def test_a_draw(self, kind: str):
        session = begun(kind)
        amend(session, "end")
        assert session.outcome == Outcome((), (), "end-overruled")

    def test_a_skip_changes_nothing(self, kind: str):
        session = begun(kind)
        asks = dict(session.window.asks)
        amend(session, "skip")
        assert session.window.asks == asks

    def test_everybody_sees_her_own_questions_and_nobody_is_offered_an_amendment(self, kind: str):
        session = begun(kind)
        for seat in range(TABLE, 5):
            own = {slot for slot, ask in session.window.asks.items() if ask.seat == seat}
            assert session.view(seat).asks.keys() == own
            assert AMEND not in own


def test_an_overruled_end_ends_nothing_but_another_one_does():
    session = begun("choice")
    amend(session, "play_on", "end-toy-one")
    for seat in (1, 2, 3, 4):
        amend(session, "kill", seat)
    finish(session)
    assert session.outcome is None
    amend(session, "kill", 0)
    while session.outcome is None:
        step(session)
    assert session.outcome.reason == "end-toy-empty"


def test_consequences_come_first_and_the_suspended_window_goes_on():
    def consequences(game: Game, dead: tuple[int, ...]) -> Any:
        yield from choice(game, "toy.mourn", lambda: Ask(TABLE, "toy.mourn", ("amen",)))
        return Outcome((), (), "end-toy-mourning") if len(game.living) < 3 else None

    rules = toy.book(SEER, WOLF, WITCH, program=one_day, night_order=(GAZE, STAB, BREW))
    object.__setattr__(rules, "overruled", consequences)
    session = Session(rules, toy.setup(rules, *CAST))
    while session.window.kind != "poll":
        step(session)
    vote = session.window
    session.submit(1, (1,))
    session.submit(AMEND, ("kill", LAST))
    assert session.window.label == "toy.mourn"
    assert [trace.dead for trace in session._game.traces] == [(LAST,)], "it can be taken back"
    session.submit(AMEND, ("kill", PLAIN))  # once more, in the middle of it
    assert session.window.label == "toy.mourn"
    session.submit(1, ("amen",))
    assert session.window.label == "toy.mourn"
    session.submit(1, ("amen",))
    assert session.window is vote
    assert vote.seats == (0, 1, 2)
    session.submit(AMEND, ("kill", 2))
    session.submit(1, ("amen",))
    assert session.outcome.reason == "end-toy-mourning"


def test_consequences_that_ask_nobody_can_end_the_game():
    def consequences(game: Game, dead: tuple[int, ...]) -> Any:
        return Outcome((), (), "end-toy-mourning") if len(game.living) < 4 else None
        yield

    rules = toy.book(SEER, WOLF, WITCH, program=one_day, night_order=(GAZE, STAB, BREW))
    object.__setattr__(rules, "overruled", consequences)
    session = Session(rules, toy.setup(rules, *CAST))
    while session.window.kind != "poll":
        step(session)
    session.submit(AMEND, ("kill", LAST))
    assert [trace.dead for trace in session._game.traces] == [(LAST,)], "it can be taken back"
    session.submit(AMEND, ("kill", PLAIN))
    assert session.outcome.reason == "end-toy-mourning"


def test_a_death_taken_back_takes_what_it_left_and_nothing_else():
    """In memories and offices: not what was decided meanwhile, nor what was so before."""

    def died(game: Game, me: Any, _seat: int, _fates: Any) -> None:
        game.mark(2, Status("toy.open", 0))
        game.unmark(3, "toy.open")
        me.memory.update(new="grief", changed="grief", decided="grief")
        me.memory["list"].append("grief")
        del me.memory["gone"]

    mourner = Role("toy.mourner", "toy.team", hooks={"died": died})
    rules = toy.book(mourner)
    object.__setattr__(rules, "marks", {"toy.open": True})
    game = toy.game(rules, "mourner", "plain", "plain", "plain")
    game.mark(3, Status("toy.open", 0))
    memory = game.players[0].holdings[0].memory
    memory.update(changed="calm", decided="calm", gone="calm", same="calm", list=["calm"])
    before = {key: [*value] if isinstance(value, list) else value for key, value in memory.items()}
    window = Window("night", "toy.night", {})
    imprinted = imprint(game)
    announce(game, bury_apart(game, lambda: attack(game, "toy.cause", TABLE, 1, "true")))
    leave(game, window, (1,), imprinted)
    assert memory["list"] == ["calm", "grief"]
    memory["decided"] = "since then"
    assert not erase(game, [window]), "she is dead"
    game.alive |= 1 << 1
    so_far = len(game.log)
    assert erase(game, [window])
    assert memory == before | {"decided": "since then"}
    assert [(event.kind, event.facts["seat"]) for event in game.log[so_far:]] == [
        ("unmarked", 2),
        ("marked", 3),
    ]
    assert not erase(game, [window]), "once"


def test_a_draw_is_offered_when_two_nights_and_two_days_have_passed_without_a_death():
    game = toy.game(None, *["plain"] * 4)
    game.begin("night")
    attack(game, "toy.cause", TABLE, 0, "true")
    bury(game)
    offered = []
    for phase in ("day", "night") * 3:
        game.begin(phase)
        offered.append(draw_offered(game))
    assert offered == [False, False, False, False, True, True]


def test_a_death_that_is_taken_back_in_its_window_leaves_nothing_behind():
    """Declared by day in a book that has nothing more to say of it."""

    def mourns(game: Game, me: Any, seat: int, _fates: Any) -> None:
        game.mark(me.seat, Status("toy.open", seat))

    rules = toy.book(Role("toy.mourner", "toy.team", hooks={"died": mourns}), program=one_day)
    object.__setattr__(rules, "marks", {"toy.open": True})
    session = Session(rules, toy.setup(rules, "mourner", "plain", "plain", "plain"))
    while session.window.kind != "floor":
        step(session)
    session.submit(AMEND, ("kill", 2))
    assert session._game.marked(0, "toy.open")
    session.submit(AMEND, ("revive", 2))
    assert not session._game.marked(0, "toy.open")


@pytest.mark.parametrize("kind", ["kill", "revive"])
def test_who_has_voted_is_not_asked_again_whoever_leaves_and_comes_back(kind: str):
    session = begun("poll")
    amend(session, "kill", SEERS)
    amend(session, "revive", SEERS)
    session.submit(1 + SEERS, (PLAIN,))
    amend(session, "kill", LAST)
    if kind == "revive":
        amend(session, "revive", LAST)
    assert SEERS not in {seat for seat, _key in asked(session)}


@pytest.mark.parametrize("kind", ["", "spend", "refill"])
def test_what_was_decided_with_a_supply_by_day_is_void_when_it_is_corrected(kind: str):
    """She is asked anew: what she has now is another thing."""

    def pour(_game: Game, me: Any) -> Any:
        yield Ask(me.seat, BREW, ("keep",) if DRAUGHT.id in me.memory else ("use", "keep"))
        return [Act(50, me.seat, (), lambda game, _act, _bodies: game.record(BREWED))]

    def by_day(game: Game) -> Program:
        game.begin("day")
        window = private_window(
            "day_round", "toy.day", game.living, game.published_powers("night"), dark=False
        )
        game.land((yield from lap(game, window, game.wielding("night"))))
        return Outcome(("toy.team",), (0,), "end-toy")

    power = Power(BREW, pour, questions=(Question(),))
    rules = toy.book(Role("toy.brewer", "toy.team", powers=(power,), charges=(DRAUGHT,)), program=by_day)
    session = Session(rules, toy.setup(rules, "brewer", "plain", "plain", "plain"))
    if kind == "refill":
        amend(session, "spend", 0, "toy.draught")
        assert session.window.asks[1].options == ("keep",)
    session.submit(1, ("keep",))
    if kind:
        amend(session, kind, 0, "toy.draught")
    session.submit(CLOSE, CLOSING)
    assert [event.kind for event in session.events].count("toy.brewed") == (not kind)
    said = [*told(session, "amended.spent"), *told(session, "amended.refilled")]
    declared = {"": 0, "spend": 1, "refill": 2}[kind]
    assert said == [(1 << 0, {"seat": 0, "charge": "toy.draught"})] * declared, "she is told, and nobody else"


def test_the_dead_are_asked_nothing_new_when_somebody_else_comes_back():
    """By day: whoever had nothing to be asked before may have now, if she lives."""

    def examine(game: Game, me: Any) -> Any:
        dead = [seat for seat in range(game.seats) if not game.lives(seat)]
        yield Ask(me.seat, "toy.examine", (*dead, NOBODY) if dead else ())

    def by_day(game: Game) -> Program:
        game.begin("day")
        powers = game.published_powers("night")
        window = private_window("day_round", "toy.day", game.living, powers, dark=False)
        yield from lap(game, window, game.wielding("night"))
        return Outcome(("toy.team",), (0,), "end-toy")

    coroner = Role(
        "toy.coroner", "toy.team", powers=(Power("toy.examine", examine, questions=(Question(),)),)
    )
    rules = toy.book(coroner, program=by_day)
    session = Session(rules, toy.setup(rules, "coroner", "coroner", "plain", "plain"))
    for seat in (0, 2, 3):
        amend(session, "kill", seat)
    amend(session, "revive", 3)
    assert [ask.seat for slot, ask in session.window.asks.items() if slot != CLOSE] == [1]
    amend(session, "revive", 2)
    amend(session, "revive", 0)
    assert [*session.window.asks] == [CLOSE]


NONSENSE = [
    (),
    ("kill",),
    ("kill", 5),
    ("kill", -1),
    ("kill", "nobody"),
    ("kill", 0, 1),
    ("revive", 0),
    ("role", 0, "toy.other"),
    ("role", 0, "moon"),
    ("mark", 0, "moon"),
    ("unmark", 0, "toy.open"),
    ("spend", 0, "toy.draught"),
    ("refill", 0, "toy.draught"),
    ("refill", 2, "toy.draught"),
    ("spend", 5, "toy.draught"),
    ("office", "moon", 0),
    ("office", "toy.badge", "nobody"),
    ("office", "toy.badge", 9),
    ("day", 0),
    ("day", 1),
    ("day", "two"),
    ("play_on", "because"),
    ("play_on", 3),
    ("end", "toy.nowhere"),
    ("skip", 1),
    ("win",),
    (3,),
]


@pytest.mark.parametrize("picks", NONSENSE, ids=str)
def test_what_cannot_be_is_refused_and_changes_nothing(picks: tuple[int | str, ...]):
    session = begun()
    before = session.digest, list(session.decisions), session.view()
    with pytest.raises(IllegalDecision) as refused:
        session.submit(AMEND, picks)
    assert refused.value.message_id.startswith("error-amend-")
    assert (session.digest, list(session.decisions), session.view()) == before


def test_what_the_table_says_of_people_names_as_many_as_it_takes():
    session = begun()
    assert RULES.acts
    for (sort, what), act in RULES.acts.items():
        session.check(AMEND, (sort, what, *range(act.seats)))
        for seats in (tuple(range(act.seats + 1)), (5,) * act.seats or (0,)):
            with pytest.raises(IllegalDecision):
                session.check(AMEND, (sort, what, *seats))


def test_what_is_spent_is_spent_until_it_is_given_back():
    session = begun()
    for kind, other in (("spend", "refill"), ("refill", "spend")):
        amend(session, kind, WITCHS, "toy.draught")
        with pytest.raises(IllegalDecision):
            session.check(AMEND, (kind, WITCHS, "toy.draught"))
        session.check(AMEND, (other, WITCHS, "toy.draught"))


def test_nobody_dies_twice_and_no_badge_goes_to_the_dead():
    session = begun()
    amend(session, "kill", PLAIN)
    with pytest.raises(IllegalDecision):
        session.submit(AMEND, ("kill", PLAIN))
    finish(session)
    amend(session, "office", "toy.badge", SEERS)
    for picks in (("kill", PLAIN), ("office", "toy.badge", PLAIN), ("office", "toy.badge", "moon")):
        with pytest.raises(IllegalDecision):
            session.submit(AMEND, picks)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["night", "floor", "poll", "choice"])
def test_who_is_killed_and_revived_in_one_window_has_her_place_again(kind: str, seat: int):
    """rulings: "Who is revived gets back what the death took"; a question to one alone is answered then."""
    session = begun(kind)
    window = session.window
    before = window.seats, window.options, dict(window.asks)
    if kind == "choice" and seat == 0:
        return
    amend(session, "kill", seat)
    amend(session, "revive", seat)
    assert session.window is window
    assert (window.seats, window.options, dict(window.asks)) == before


class TestComingBackByNight:
    def test_whoever_was_told_too_early_is_asked_anew(self):
        """The witch had heard that there is no victim, because the only wolf was gone."""
        session = begun()
        amend(session, "kill", WOLFS)
        assert (WITCHS, BREW) in asked(session)
        amend(session, "revive", WOLFS)
        assert asked(session) == {(SEERS, GAZE), (WOLFS, STAB)}
        session.submit(1 + WOLFS, (PLAIN,))
        assert session.window.asks[1 + WITCHS].shown == (("victim", PLAIN),)

    def test_what_somebody_has_answered_stands(self):
        session = begun()
        amend(session, "kill", WOLFS)
        session.submit(1 + WITCHS, ("use",))
        session.submit(1 + WITCHS, (LAST,))
        amend(session, "revive", WOLFS)
        session.submit(1 + WOLFS, (PLAIN,))
        finish(session)
        assert told(session, "toy.brewed")[0][1]["picks"] == ("use", LAST)

    def test_the_window_cannot_be_closed_before_the_revived_has_answered(self):
        session = begun()
        for slot, picks in ((1 + WOLFS, (PLAIN,)), (1 + WITCHS, ("use",)), (1 + WITCHS, (LAST,))):
            session.submit(slot, picks)
        amend(session, "kill", SEERS)
        assert session.closes()
        amend(session, "revive", SEERS)
        assert not session.closes()
        assert asked(session) == {(SEERS, GAZE)}

    def test_a_card_that_was_changed_meanwhile_is_asked_from_the_next_window_on(self):
        session = begun()
        amend(session, "kill", SEERS)
        amend(session, "role", SEERS, "toy.witch")
        amend(session, "revive", SEERS)
        assert asked(session) == {(WOLFS, STAB)}


def test_a_death_declared_by_night_can_be_taken_back_before_daybreak():
    """Nobody hears of either."""
    session = begun()
    before = {seat: session.view(seat) for seat in (TABLE, WOLFS, PLAIN, LAST)}
    amend(session, "kill", PLAIN)
    amend(session, "revive", PLAIN)
    assert {seat: session.view(seat) for seat in before} == before
    finish(session)
    assert PLAIN in session.view().alive
    assert not told(session, "died.cause")


def test_a_game_that_is_over_is_not_overruled_in_the_engine():
    session = begun()
    amend(session, "end")
    with pytest.raises(IllegalDecision, match="game-over"):
        session.submit(AMEND, ("kill", 0))
    assert session.decisions[-1] == Decision(AMEND, ("end",))
