"""What a power asks: a person, some people one after the other, or a word; and the power made of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypedDict, Unpack

from nightcaller.engine.game import seats_of, seats_or_nobody
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Attack, Picks, Question, Seat, ask_one
from nightcaller.rulebooks.stock.limits import FREE, Barred, Limit, each
from nightcaller.rulebooks.stock.whom import Whom
from nightcaller.rulebooks.stock.words import When, always, never, stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

Effect = Callable[["Game", Holding, tuple[Seat, ...]], Iterable[Act]]
"""``effect(game, me, chosen)``: what comes of a choice, in its moment; what is to happen later is an act."""

Chosen = Generator[Ask, Picks, "tuple[Seat, ...] | None"]
"""A conversation that ends with who was chosen; None if nothing is to happen."""

NOTHING: Final[tuple[Act, ...]] = ()


class Asking(Protocol):
    """What an ability asks."""

    def forms(self, power: str) -> tuple[Question, ...]:
        """The forms of its questions, as the published deck gives them away."""

    def ask(self, game: Game, me: Holding, power: str) -> Chosen:
        """Ask, and remember what limits have to remember."""


class Choice:
    """People to be chosen (`choose`)."""

    __slots__ = ("_bars", "_keys", "_open", "_or_nobody", "_remember", "_whom")

    def __init__(self, whom: Whom, limits: tuple[Limit, ...], or_nobody: When, keys: tuple[str, ...]) -> None:
        self._whom = whom
        self._or_nobody = or_nobody
        self._keys = keys
        self._bars = tuple((limit.bars, limit.why) for limit in limits if limit.bars is not None)
        self._open = tuple(limit.open for limit in limits if limit.open is not None)
        self._remember = tuple(limit.remember for limit in limits if limit.remember is not None)

    def forms(self, power: str) -> tuple[Question, ...]:
        return tuple(Question(key, rests=self._or_nobody is not never) for key in self._keys or (power,))

    def offer(self, game: Game, me: Holding) -> tuple[int, Barred]:
        """Bit mask of those who may be picked, and who of the others cannot be, each for the first reason."""
        seats = self._whom(game, me)
        barred = FREE
        for bars, why in self._bars:
            hit = seats & bars(game, me)
            if hit:
                seats ^= hit
                barred += each(hit, why)
        return seats, barred

    def options(self, game: Game, seats: int) -> Picks:
        """What may be picked: some people, and the word for nobody if the power may be left unused."""
        return seats_or_nobody(seats) if self._or_nobody(game) else seats_of(seats)

    def ask(self, game: Game, me: Holding, power: str) -> Chosen:
        for is_open in self._open:
            if not is_open(game, me):
                return None
        seats, blocked = self.offer(game, me)
        options = self.options(game, seats)
        chosen: tuple[Seat, ...] = ()
        for key in self._keys or (power,):
            left = tuple(option for option in options if option not in chosen) if chosen else options
            (pick,) = yield ask_one(me.seat, key, left, blocked)
            if pick == NOBODY:
                break
            chosen += (int(pick),)
        if not chosen:
            return None
        for remember in self._remember:
            for seat in chosen:
                remember(game, me, seat)
        return chosen


@stock("question", "ask-{power}")
def choose(whom: Whom, *limits: Limit, or_nobody: When | bool = True, asked: tuple[str, ...] = ()) -> Choice:
    """Choose one of some people, or several one after the other.

    Args:
        whom: of whom.
        limits: what bars somebody.
        or_nobody: whether the power may be left unused; by a house rule, if it depends on one.
        asked: the questions' keys, one for each to be chosen; the power's own id if there is one question.
    """
    free = or_nobody if callable(or_nobody) else always if or_nobody else never
    return Choice(whom, limits, free, asked)


class Decision(NamedTuple):
    """A word to be chosen (`decide`)."""

    yes: str
    no: str
    limits: tuple[Limit, ...]

    def forms(self, power: str) -> tuple[Question, ...]:
        return (Question(power, (self.yes, self.no)),)

    def ask(self, game: Game, me: Holding, power: str) -> Chosen:
        for limit in self.limits:
            if limit.open is not None and not limit.open(game, me):
                return None
        (word,) = yield ask_one(me.seat, power, (self.yes, self.no))
        if word != self.yes:
            return None
        for limit in self.limits:
            if limit.remember is not None:
                limit.remember(game, me, me.seat)
        return (me.seat,)


@stock("question", "ask-{power}", "choice-{yes}", "choice-{no}")
def decide(yes: str, no: str, *limits: Limit) -> Decision:
    """Do it or leave it: a word for each; who does it is who is chosen."""
    return Decision(yes, no, limits)


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
    informs: bool


@stock("question")
def ability(power: str, asking: Asking, *effects: Effect, **timing: Unpack[Timing]) -> Power:
    """A power: a question, and what comes of its answer, in this order.

    Args:
        power: its id.
        effects: stock ones, and a book's own functions of the same form.
        timing: fields of `Power`: in which window, from which night to which, what it reads and writes.
    """

    def script(game: Game, me: Holding) -> Script:
        chosen = yield from asking.ask(game, me, power)
        if chosen is None:
            return None
        acts: list[Act] = []
        for effect in effects:
            acts += effect(game, me, chosen)
        return acts

    forms = asking.forms(power)
    plain = len(forms) == 1 and not forms[0].words and forms[0].key == power
    questions = (forms[0]._replace(key=""),) if plain else forms
    return Power(power, script, questions=questions, **timing)
