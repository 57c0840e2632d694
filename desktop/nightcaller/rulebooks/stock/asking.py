"""What a power asks: a person, some people one after the other, or a word; and the power made of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypedDict, Unpack

from msgspec.structs import replace

from nightcaller.engine.game import seats_of, seats_or_nobody
from nightcaller.engine.roles import Asked, Holding, OneQuestion, Power
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Attack, Picks, Question, Seat
from nightcaller.rulebooks.stock.limits import FREE, Barred, Limit, each
from nightcaller.rulebooks.stock.whom import Whom, anybody
from nightcaller.rulebooks.stock.words import ByHouse, When, always, never, stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

Effect = Callable[["Game", Holding, tuple[Seat, ...]], Iterable[Act]]
"""``effect(game, me, chosen)``: what comes of a choice, in its moment; what is to happen later is an act."""

NOTHING: Final[tuple[Act, ...]] = ()
NO_FACTS: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True, slots=True)
class ByNumber:
    """An effect that looks at nobody before the acts land: it repeats a number, or makes acts of it.

    Every other effect is taken to look at a body at once, and its power waits for whoever changes number
    plates (`engine.waiting`).
    """

    effect: Effect

    def __call__(self, game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        return self.effect(game, me, chosen)


RESTS: Final[Mapping[When, bool]] = {always: True, never: False}
"""Whether a power may be left unused, where that is so at every table."""


Used = Callable[["Game", Holding, tuple[Seat, ...]], "list[Act]"]
"""``use(game, me, chosen)``: what is done with a choice that was made."""


class Asking(ABC):
    """What an ability asks: a question for each of its keys, until one answer leaves the power unused.

    Attributes:
        keys: of its questions; the power's own id if there are none.
        rest: the answer that leaves the power unused.
        opens: what of its limits says whether there is anything to be asked.
        remembers: what of its limits has to hear who was chosen.
        spends: what of its limits has to hear that the power was used.
        rests: what of its limits has to hear that it was left unused.
        whole: whether it is left unused as well if not every question has an answer.
    """

    __slots__ = ("keys", "opens", "remembers", "rest", "rests", "spends", "whole")

    def __init__(
        self, keys: tuple[str, ...], rest: str, limits: tuple[Limit, ...], *, whole: bool = False
    ) -> None:
        self.keys = keys
        self.rest = rest
        self.whole = whole
        self.opens = tuple(limit.open for limit in limits if limit.open is not None)
        self.remembers = tuple(limit.remember for limit in limits if limit.remember is not None)
        self.spends = tuple(limit.spend for limit in limits if limit.spend is not None)
        self.rests = tuple(limit.rest for limit in limits if limit.rest is not None)

    @abstractmethod
    def forms(self, power: str) -> tuple[Question, ...]:
        """The forms of its questions, as the published deck gives them away."""

    @abstractmethod
    def offered(self, game: Game, me: Holding) -> Picks:
        """What may be picked."""

    def barred(self, _game: Game, _me: Holding) -> Barred:
        """Who cannot be picked, each for the first reason: wanted only where the question is written out."""
        return FREE


class Choice(Asking):
    """People to be chosen (`choose`)."""

    __slots__ = ("_bars", "_or_nobody", "_rests", "_whom")

    def __init__(
        self, whom: Whom, limits: tuple[Limit, ...], or_nobody: When, keys: tuple[str, ...], *, whole: bool
    ) -> None:
        super().__init__(keys, NOBODY, limits, whole=whole)
        self._whom = whom
        self._bars = tuple((limit.bars, limit.why, limit.when) for limit in limits if limit.bars is not None)
        self._or_nobody = or_nobody
        self._rests = RESTS.get(or_nobody)

    def forms(self, power: str) -> tuple[Question, ...]:
        rests = self._or_nobody
        by_house = (rests.rule, *rests.options) if isinstance(rests, ByHouse) else ()
        return tuple(
            Question(key, rests=rests is not never, by_house=by_house) for key in self.keys or (power,)
        )

    def offered(self, game: Game, me: Holding) -> Picks:
        seats = game.alive if self._whom is anybody else self._whom(game, me)
        for bars, _why, when in self._bars:
            if when is always or when(game):
                seats &= ~bars(game, me)
        rests = self._rests
        if rests is None:
            rests = self._or_nobody(game)
        return seats_or_nobody(seats) if rests else seats_of(seats)

    def barred(self, game: Game, me: Holding) -> Barred:
        seats, barred = self._whom(game, me), FREE
        for bars, why, when in self._bars:
            if when(game):
                hit = seats & bars(game, me)
                seats ^= hit
                barred += each(hit, why)
        return barred


@stock("question", "ask-{power}")
def choose(
    whom: Whom,
    *limits: Limit,
    or_nobody: When | bool = True,
    asked: tuple[str, ...] = (),
    whole: bool = False,
) -> Choice:
    """Choose one of some people, or several one after the other.

    Args:
        whom: of whom.
        limits: what bars somebody.
        or_nobody: whether the power may be left unused; by a house rule, if it depends on one.
        asked: the questions' keys, one for each to be chosen; the power's own id if there is one question.
        whole: whether the power is unused unless all of them are chosen.
    """
    free = or_nobody if callable(or_nobody) else always if or_nobody else never
    return Choice(whom, limits, free, asked, whole=whole)


class WordChoice(Asking):
    """A word to be chosen (`decide`)."""

    __slots__ = ("_words",)

    def __init__(self, yes: str, no: str, limits: tuple[Limit, ...]) -> None:
        super().__init__((), no, limits)
        self._words = (yes, no)

    def forms(self, power: str) -> tuple[Question, ...]:
        return (Question(power, self._words),)

    def offered(self, _game: Game, _me: Holding) -> Picks:
        return self._words


@stock("question", "ask-{power}", "choice-{yes}", "choice-{no}")
def decide(yes: str, no: str, *limits: Limit) -> WordChoice:
    """Do it or leave it: a word for each; who does it is who is chosen."""
    return WordChoice(yes, no, limits)


class Timing(TypedDict, total=False):
    """When an ability may be used, and how it is called: fields of `Power`."""

    window: str
    since: int
    until: int
    nights: Callable[[int, Mapping[str, str]], bool] | None
    hour: int | None
    reads: frozenset[str]
    writes: frozenset[str]
    group: bool
    after: Callable[[Game, str], bool] | None
    ready: Callable[[Game, Holding, Attack], bool] | None
    in_play: Callable[[Mapping[str, int], Mapping[str, str]], bool] | None
    spoken: str
    news: Callable[[Mapping[str, str]], bool] | None
    informs: bool
    by_number: bool


@stock("question")
def ability(power: str, asking: Asking, *effects: Effect, **timing: Unpack[Timing]) -> Power:
    """A power: a question, and what comes of its answer, in this order.

    Args:
        power: its id.
        effects: stock ones, and a book's own functions of the same form. Unless each of them is `ByNumber`,
            the power waits for whoever changes number plates.
        timing: fields of `Power`: in which window, from which night to which, what it reads; the fact that it
            ``writes`` is whom it chose.
    """

    keys, rest, opens = asking.keys or (power,), asking.rest, asking.opens
    remembers, spends, rests = asking.remembers, asking.spends, asking.rests
    first, facts = keys[0], timing.get("writes", NO_FACTS)

    def offered(game: Game, me: Holding) -> Picks:
        for is_open in opens:
            if not is_open(game, me):
                return ()
        return asking.offered(game, me)

    def ask(game: Game, me: Holding) -> Ask | None:
        for is_open in opens:
            if not is_open(game, me):
                return None
        return Ask(me.seat, first, asking.offered(game, me), blocked=asking.barred(game, me))

    def noted(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> None:
        for remember in remembers:
            for seat in chosen:
                remember(game, me, seat)
        for spend in spends:
            spend(game, me)

    def used(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> list[Act]:
        noted(game, me, chosen)
        return happens(game, me, chosen)

    def unused(game: Game, me: Holding) -> None:
        for leave in rests:
            leave(game, me)

    def happens(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> list[Act]:
        acts: list[Act] = []
        for fact in facts:
            game.noted[fact] = chosen[0]
        for effect in effects:
            acts += effect(game, me, chosen)
        return acts

    def script(use: Used) -> Asked:
        def answered(game: Game, me: Holding, picks: Picks) -> list[Act] | None:
            (pick,) = picks
            if pick == rest:
                unused(game, me)
                return None
            # Whoever says the word that does it means herself.
            return use(game, me, (pick if isinstance(pick, int) else me.seat,))

        def several(game: Game, me: Holding) -> Script:
            asked = ask(game, me)
            if asked is None:
                return None
            chosen: tuple[Seat, ...] = ()
            for key in keys:
                left = tuple([option for option in asked.options if option not in chosen])
                (pick,) = yield replace(asked, key=key, options=left)
                if pick == rest:
                    break
                chosen += (int(pick),)
            if len(chosen) < (len(keys) if asking.whole else 1):
                unused(game, me)
                return None
            return use(game, me, chosen)

        return OneQuestion(offered, ask, answered) if len(keys) == 1 else several

    def put_off(memory: str) -> tuple[Asked, Asked]:
        def keep(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> list[Act]:
            noted(game, me, chosen)
            me.memory[memory] = chosen[0] if len(chosen) == 1 else chosen
            return []

        def answer(game: Game, me: Holding) -> Script:
            yield from ()
            kept = me.memory.pop(memory, NOTHING)
            chosen = (kept,) if isinstance(kept, int) else kept
            return happens(game, me, chosen) if chosen else None

        return script(keep), answer

    forms = asking.forms(power)
    plain = len(forms) == 1 and not forms[0].words and forms[0].key == power
    questions = (forms[0]._replace(key=""),) if plain else forms
    if all(isinstance(effect, ByNumber) for effect in effects):
        timing.setdefault("by_number", True)
    return Power(power, script(used), questions=questions, put_off=put_off, **timing)
