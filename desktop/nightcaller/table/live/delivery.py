"""Who is to be asked next and how: the same game carried to its players in different table styles.

Everything here is computed from public facts: the public view, the window's public fields, the style and
what has been shown so far (secrecy: proof 3). The exceptions are `stragglers` and calls that are made once
more, which keep a window from hanging after a change of style or when somebody is brought back.
"""

from __future__ import annotations

from collections.abc import Sequence

from nightcaller.engine import CLOSE, View, Window
from nightcaller.engine.floor import LAPTOP
from nightcaller.engine.kinds import KILLED, REVIVED
from nightcaller.engine.roles import LAST_ACTS
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.news import next_bulletin
from nightcaller.table.live.progress import Progress
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Hands,
    PublicChoice,
    Race,
    Scene,
)
from nightcaller.table.shelf.sitting import Sitting


def next_scene(
    book: Rulebook, sitting: Sitting, window: Window, public: View, progress: Progress
) -> Scene | None:
    """Return what the laptop has to show next; None when the open window only waits to be closed."""
    unseen = [seat for seat in range(public.seats) if seat not in progress.seen]
    if sitting.own_cards and progress.style.moderated:
        unseen = []  # they hold their cards in their hands
    if unseen and not public.outcome and not _cards_with_a_page(sitting, window, public, progress):
        # What the table has decided is heard at once; other news waits until everybody has a card.
        heard: Bulletin | None = next_bulletin(
            book, public.events, progress.told, progress.overruled, rulings_only=True
        )
        return heard or Cover(unseen[0], "deal", 0, 1, public.seats - len(unseen), public.seats)
    news = news_to_hear(book, public, progress)
    if news and news.kind == "dawn" and progress.style.moderated and progress.woken < public.day:
        # Nothing of the night is announced before the moderator says so: his last tap may have been a slip.
        walks = book.round_at_dawn or progress.walks == public.day
        return Console("dawn", 0, 1, spoken="round" if walks else "act")
    if news and not (public.outcome and _only_night_falls(news)):
        return news
    if public.outcome:
        return Ended(public.outcome)
    if _called_too_early(window, public, progress):
        return Bulletin("nightfall", ())
    return _asked_next(book, sitting, window, public, progress)


def all_asked(book: Rulebook, sitting: Sitting, window: Window, public: View, progress: Progress) -> bool:
    """Whether nobody is left to be visited, called or asked in the open window, so that it may be closed."""
    return window.kind == "race" or _asked_next(book, sitting, window, public, progress) is None


def _asked_next(
    book: Rulebook, sitting: Sitting, window: Window, public: View, progress: Progress
) -> Scene | None:
    """Who is asked next in the open window, and how; None when it only waits to be closed."""
    if window.private:
        return _in_private(book, window, public, progress)
    narrated = progress.style.moderated
    match window.kind:
        case "poll" if sitting.ballots == "secret" and not narrated:
            return _visit(window, public, progress, "vote")
        case "poll" if not narrated and (square := _square(book, sitting, window, public, progress)):
            return square
        case "poll":
            house = book.house(sitting.house)
            # Who has cast a secret ballot before the table went on with a moderator votes no more.
            left = _left(window)
            voters = tuple(seat for seat in left if seat not in progress.absent)
            weights = tuple(book.public_weight(public, house, window.label, seat) for seat in voters)
            shown = left or not window.seats
            return Hands(window.label, voters, window.options, weights) if shown else None
        case "race":
            return Race(window.label, tuple(seat for seat in _left(window) if seat not in progress.absent))
        case "floor":
            return _floor(book, sitting, window, progress)
        case _:
            (ask,) = window.asks.values()
            return PublicChoice(ask.seat, ask.key, ask.options, window.label)


def _left(window: Window) -> tuple[Seat, ...]:
    """Who has not answered yet, of those whom everybody is asked with."""
    left = {ask.seat for slot, ask in window.asks.items() if slot != CLOSE}
    return tuple(seat for seat in window.seats if seat in left)


def news_to_hear(book: Rulebook, public: View, progress: Progress) -> Bulletin | None:
    """The next public news; not that the first night falls if everybody's eyes have been closed before it."""
    news = next_bulletin(book, public.events, progress.told, progress.overruled)
    if news and progress.asleep and news.kind == "nightfall" and news.events[0].day == 1:
        return next_bulletin(book, public.events, news.events[0].number + 1, progress.overruled)
    return news


def _called_too_early(window: Window, public: View, progress: Progress) -> bool:
    """Whether somebody is to be called before the first night (revamped: Fletcher, Devil), and everybody's
    eyes are open still: then the night falls earlier."""
    called = window.private and window.dark and bool(window.calls) and not progress.style.passes
    return called and public.phase == "setup" and not progress.asleep


def _only_night_falls(news: Bulletin) -> bool:
    """Whether the news is that a night begins: where the table has just ended the game, none does."""
    return news.kind == "nightfall" and len(news.events) == 1


def _in_private(book: Rulebook, window: Window, public: View, progress: Progress) -> Scene | None:
    """What comes next in a private window: a call while everybody's eyes are closed, else a visit."""
    style = progress.style
    if window.kind == LAST_ACTS and CLOSE in window.asks and {*window.seats} <= declared_dead(public):
        return None
    if style.passes:
        if window.before_calls:
            return None
        ghosts = departed(public) if window.label in book.haunted else ()
        return _visit(window, public, progress, window.kind, ghosts=ghosts)
    if window.dark and _nothing_to_restart(book, window, progress):
        return None
    if style.moderated:
        if window.dark:
            return _narrated(window, progress)
        if window.calls or window.kind == "day_asked":
            return _asked_aloud(_visit(window, public, progress, window.kind))
        # A room without a question: whoever moderates writes nothing for others, and shows what is new.
        return Console("round", 0, 1, spoken="news") if window.visits and not progress.called else None
    if window.dark and not called_out(window, progress):
        return _call(window, progress)
    return _visit(window, public, progress, window.kind)


def _nothing_to_restart(book: Rulebook, window: Window, progress: Progress) -> bool:
    """Whether this is the second round of votings of which the first cannot have been tied.

    A role that is called answers once for all who hold it (chat): the same round, and the same silence,
    whatever was chosen. Asked "a tie: which of them?" a moderator looked for a tie. Where there was one all
    the same, because nobody answered the first, its call goes on to its end.
    """
    if progress.answered:
        return False
    restarted = all(book.powers[call.power][1].window == "runoff" for call in window.calls)
    return bool(window.calls) and restarted and CLOSE in window.asks and not window.visits


def _cards_with_a_page(sitting: Sitting, window: Window, public: View, progress: Progress) -> bool:
    """Whether everybody sees her card on the visit on which she is first asked something: one round less.

    On one before the first night always ("Deal visit", revamped-edges); else as the table wants it.
    """
    early = sitting.cards_at_night or public.phase == "setup"
    return early and progress.style.passes and window.dark


def lap_order(seats: Sequence[Seat], day: int, lap: int) -> tuple[Seat, ...]:
    """Return the seats in the order of a lap: as they sit, from a start that moves on every lap."""
    if not seats:
        return ()
    start = (day + lap - 1) % len(seats)
    return (*seats[start:], *seats[:start])


def laps_of(window: Window) -> int:
    """How many times the device goes round in this window."""
    return max(1, len(window.steps))


def called_out(window: Window, progress: Progress) -> bool:
    """Whether every role has been called and the laptop now goes round, even in eyes closed."""
    return window.visits and progress.called >= len(window.calls)


def departed(public: View) -> tuple[Seat, ...]:
    """Return the dead, as everybody knows them."""
    return tuple(seat for seat in range(public.seats) if seat not in public.alive)


def declared_dead(public: View) -> set[Seat]:
    """Return whom the table has declared dead by day, as everybody saw, and has not brought back since.

    They have no last act, whatever their card, and somebody who has gone home cannot be asked for one.
    """
    found = set[Seat]()
    for event in public.events:
        if event.kind == KILLED.id:
            found.add(event.facts["seat"])
        elif event.kind == REVIVED.id:
            found -= {*event.facts["seats"]}
    return found


def _visit(
    window: Window, public: View, progress: Progress, purpose: str, *, ghosts: tuple[Seat, ...] = ()
) -> Scene | None:
    """The next visit of a window; in the first lap the laptop stops at the dead on its way round."""
    laps, before = laps_of(window), progress.rounds_of(window.kind, public.day)
    for lap in range(laps):
        passing = sorted({*window.seats, *ghosts}) if lap == 0 and ghosts else window.seats
        order = lap_order(passing, public.day, lap)
        left = [seat for seat in order if (lap, seat) not in progress.visited]
        if left:
            why = "ghost" if left[0] in ghosts else purpose
            return Cover(left[0], why, lap, laps, len(order) - len(left), len(order), before)
    if CLOSE in window.asks:
        return None
    return Cover(stragglers(window)[0], purpose, laps - 1, laps, len(window.seats), len(window.seats), before)


def _square(
    book: Rulebook, sitting: Sitting, window: Window, public: View, progress: Progress
) -> Scene | None:
    """The next visit to the boards of the day before a vote by show of hands (`Book.squares`)."""
    if window.label not in book.squares(book.house(sitting.house)):
        return None
    order = lap_order(window.seats, public.day, 0)
    left = [seat for seat in order if (0, seat) not in progress.visited]
    return Cover(left[0], "square", 0, 1, len(order) - len(left), len(order)) if left else None


def stragglers(window: Window) -> list[Seat]:
    """Seats that still owe an answer although everybody was visited: the style changed on the way."""
    return sorted({ask.seat for slot, ask in window.asks.items() if slot != CLOSE and not ask.optional})


def _call(window: Window, progress: Progress) -> Scene | None:
    if progress.called < len(window.calls):
        call = window.calls[progress.called]
        return Calling(call.role, progress.called, len(window.calls), call.lap, call.spoken)
    if (index := _owing(window)) is not None:
        call = window.calls[index]
        return Calling(call.role, index, len(window.calls), call.lap, call.spoken)
    return None


def _owing(window: Window) -> int | None:
    """Return which call has to be made once more: somebody of it was brought back, or came back from another
    style, and still owes an answer; None if nobody does."""
    owed = {
        call.power
        for slot, call in window.turns.items()
        if slot in window.asks and not window.asks[slot].optional
    }
    return next((index for index, call in enumerate(window.calls) if call.power in owed), None)


def _narrated(window: Window, progress: Progress) -> Scene | None:
    """The moderator calls every role, then goes round once if somebody has to be told without a call."""
    count = len(window.calls) + window.visits
    if progress.called < len(window.calls):
        call = window.calls[progress.called]
        return Console("night", progress.called, count, call.role, call.spoken, lap=call.lap)
    if progress.called < count:
        return Console("round", progress.called, count)
    if (index := _owing(window)) is not None:
        call = window.calls[index]
        return Console("night", index, count, call.role, call.spoken, lap=call.lap)
    return None


def _asked_aloud(scene: Scene | None) -> Scene | None:
    """The moderator asks in person where the laptop would be handed to somebody."""
    if isinstance(scene, Cover):
        return Console(scene.purpose, scene.index, scene.count, seat=scene.seat, lap=scene.lap)
    return scene


def _floor(book: Rulebook, sitting: Sitting, window: Window, progress: Progress) -> Scene:
    if progress.declaring is not None:
        cover = Cover(progress.declaring, "declare", 0, 1, 0, 1)
        return (_asked_aloud(cover) or cover) if progress.style.moderated else cover
    fallen = window.label in book.last_words
    openly = [ask for ask in window.asks.values() if ask.key in book.public_interrupts]
    takers = tuple(sorted(ask.seat for ask in window.asks.values() if ask.key == LAPTOP))
    return Floor(
        window.label,
        window.seats,
        min(progress.speaker, len(window.seats)),
        may_declare=bool(window.declarations or takers),
        may_withdraw=tuple(sorted({ask.seat for ask in openly})),
        way_out=openly[0].key.rpartition(".")[2] if openly else "withdraw",
        seconds=sitting.last_words_seconds if fallen else sitting.speech_seconds,
        takers=takers,
    )
