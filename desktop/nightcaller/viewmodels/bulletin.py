"""Public news: nightfall, dawn, the result of a vote, a shot, a correction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from nightcaller.engine import NOBODY, Event
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import most_votes
from nightcaller.table.live.news import vouched_unheard
from nightcaller.table.live.own_cards import NOTICES, OPENING
from nightcaller.table.live.scene import HALTED, TAMPERED, Bulletin
from nightcaller.table.live.sounding import lost_as_well
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.table.story.retelling import is_count, tallies
from nightcaller.table.story.telling import event_arguments, event_message
from nightcaller.text import message_id
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen, derived
from nightcaller.viewmodels.private_seats import LineRow, table_rows
from nightcaller.viewmodels.rows import Rows, list_of
from nightcaller.viewmodels.seats import SeatRow, hue
from nightcaller.viewmodels.votes import VoteRow, halves


@dataclass(frozen=True, slots=True)
class PublishedCards:
    """How many cards of a role are in the published deck."""

    role: str
    count: int


@dataclass(frozen=True, slots=True)
class News:
    """One screenful of news."""

    kind: str = ""
    day: int = 0
    """Of what is told; 0 for what is about no day."""
    night: bool = False
    """It is told in the night of that number, as everybody knows."""
    lines: tuple[LineRow, ...] = ()
    people: tuple[tuple[str, ...], ...] = ()
    """For each line the names of those whom it calls by number."""
    votes: tuple[VoteRow, ...] = ()
    abstained: tuple[int, ...] = ()
    """Seat numbers of those who voted for nobody, unless that is secret: then only the totals are said, and
    no bar names whom it comes from."""
    abstentions: int = 0
    deck: tuple[PublishedCards, ...] = ()
    """Before the first night: the published roles, and how many cards of each."""
    risen: Seat | None = None
    """Whoever was elected or has won alone."""
    seats: tuple[SeatRow, ...] = ()

    @property
    def vote_count(self) -> int:
        """How many bars there are."""
        return len(self.votes)


def news_of(scene: Bulletin, evening: Evening) -> News:
    """Return what a bulletin shows: a function of public events alone."""
    players = evening.sitting.players
    names = [player.name for player in players]
    votes: tuple[VoteRow, ...] = ()
    abstained: tuple[int, ...] = ()
    lines: list[LineRow] = []
    people: list[tuple[str, ...]] = []
    counted = ""
    risen: Seat | None = None
    kinds = evening.book.kinds
    for event in scene.events:
        if is_count(event):
            votes, abstained = bars(event, players)
            counted = event.facts["label"]
        elif event.kind not in {"night.falls", "day.breaks"}:
            lines.append(LineRow(event_message(event), event_arguments(event, names)))
            people.append(people_of(event, names))
        if kinds[event.kind].news == "moment":
            risen = event.facts.get("seat")
            if not counted and (count := _chart(scene, event, evening)):
                votes, abstained = bars(count, players)
    for seat in lost_as_well(scene, evening.public):
        lines.append(LineRow("ui-news-died-too", {"seat": seat + 1}))
        people.append((names[seat],))
    for event in vouched_unheard(evening.sitting.rules(), evening.public.events, scene):
        seat = event.facts["seat"]
        lines.append(LineRow("ui-news-vouched", {"seat": seat + 1}))
        people.append((names[seat],))
    if counted and not lines:
        # Bars alone do not say what was voted on, and without a single vote there is not even a bar.
        lines.append(LineRow(message_id("window", counted)))
        people.append(())
        leading = most_votes(scene.events[-1])
        lines.append(LineRow("ui-news-most-votes", leading.arguments))
        people.append(tuple(names[number - 1] for number in leading.arguments["seats"]))
    if not scene.events and (scene.kind in NOTICES or scene.kind == HALTED):
        lines.append(LineRow(message_id("event", scene.kind)))
        people.append(())
    tampered = evening.progress.tampered
    if scene.kind == TAMPERED and tampered:
        where, records = tampered
        lines.append(LineRow(f"ui-bulletin-tampered-{where}", {"records": records}))
        people.append(())
    # What happened yesterday is told as yesterday's, even if the night behind it has begun.
    today = scene.events[0].day if scene.events else max(1, evening.public.day)
    phases = {evening.public.phase, scene.events[0].phase if scene.events else evening.public.phase}
    day = 0 if scene.kind in {*NOTICES, TAMPERED, HALTED} or _dealing(scene, evening) else today
    secret = evening.sitting.ballots == "secret" and evening.progress.style.secret_ballots
    if secret:
        votes = tuple(replace(row, voters=()) for row in votes)
    return News(
        scene.kind,
        day,
        phases == {"night"},
        tuple(lines),
        tuple(people),
        votes,
        () if secret else abstained,
        len(abstained),
        tuple(PublishedCards(role, count) for role, count in deck_of(scene, evening).items()),
        risen,
        tuple(table_rows(players, evening.public)),
    )


def deck_of(scene: Bulletin, evening: Evening) -> Mapping[str, int]:
    """Return the published deck before the first night, else nothing."""
    first = not any(event.kind == "day.breaks" for event in evening.public.events)
    return evening.sitting.published() if scene.kind == "nightfall" and first else {}


def _dealing(scene: Bulletin, evening: Evening) -> bool:
    """Whether the cards still go round: no night has fallen yet that the table has heard of."""
    fallen = next((event for event in evening.public.events if event.kind == "night.falls"), None)
    unheard = fallen is None or fallen.number >= evening.progress.told
    return unheard and fallen not in scene.events and not evening.progress.style.moderated


def _chart(scene: Bulletin, event: Event, evening: Evening) -> Event | None:
    """The count that a moment comes of, where it was shown long before: not one that another vote or a
    withdrawal has overtaken."""
    before = [one for one in evening.public.events if one.number < event.number]
    count = next((one for one in reversed(before) if one.kind == evening.book.kinds[event.kind].chart), None)
    if count is None or count.day != event.day:
        return None
    seat, leading = event.facts.get("seat"), count.facts["seats"]
    return count if seat is None or (seat in leading and len(leading) < len(scene.events) + 1) else None


def people_of(event: Event, names: list[str]) -> tuple[str, ...]:
    """Return the names of those whom an event's sentence calls by number; who did it to whom is one."""
    arguments = event_arguments(event, names)
    if seats := event.facts.get("seats", ()):
        return tuple(names[seat] for seat in seats)
    if (other := event.facts.get("other")) is not None:
        return names[event.facts["seat"]], names[other]
    ends = [name for part in ("by", "seat") if (name := arguments.get(f"{part}name"))]
    return (" → ".join(ends),) if ends else ()


def bars(event: Event, players: tuple[SeatedPlayer, ...]) -> tuple[tuple[VoteRow, ...], tuple[int, ...]]:
    """Return a poll's result as bars, the longest first, and the numbers of those who abstained."""
    rows = [
        VoteRow(
            tally.seat + 1,
            players[tally.seat].name,
            hue(tally.seat),
            halves(tally.half_votes),
            tally.share,
            tally.leading,
            tuple(voter + 1 for voter in tally.voters),
        )
        for tally in tallies(event)
    ]
    return tuple(rows), tuple(voter + 1 for voter, picked in event.facts["ballots"] if picked == NOBODY)


@element
class BulletinViewModel(OnScreen[News], GameScreen):
    """What the table hears before the evening goes on.

    Signals:
        deckHeard: before a night that begins by itself: the table has heard the deck, or enough of it.
    """

    scene = Bulletin

    deckHeard = Signal()

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(evening, parent)
        self._deck_heard = False

    def show(self, scene: Bulletin) -> None:
        """Load a scene."""
        self._deck_heard = False
        self._show(news_of(scene, self._evening))
        risen = self._shown.risen
        # as it stands at the table, with the same avatar
        seats: Rows[SeatRow] = self.seats  # type: ignore[attr-defined]
        self.risen.show(() if risen is None else seats.rows[risen : risen + 1])

    @Slot()
    def goOn(self) -> None:
        """Everybody has heard it; or, before a night that begins by itself, enough of the deck."""
        if self.self_running:
            self.enough()
        else:
            self.acknowledge()

    def enough(self) -> None:
        """The deck has been read out, or the table has heard enough of it: once."""
        if not self._deck_heard:
            self._deck_heard = True
            self._tell()
            self.deckHeard.emit()

    def acknowledge(self) -> None:
        """Everybody has heard it: go on with the evening."""
        self._do(self._evening.acknowledge)

    @Slot()
    def somethingElse(self) -> None:
        """Everybody has heard what was put right, and something else is wrong as well."""
        if self._shown.kind != HALTED:
            self._do(lambda: self._evening.acknowledge(stay=True))

    @derived
    def stopped(self) -> bool:
        """A round was stopped because something went wrong."""
        return self._evening.progress.halted

    @derived
    def self_running(self) -> bool:
        """A night that begins by itself comes next."""
        return self._shown.kind == "nightfall" and self._evening.progress.style.voice_calls

    @derived
    def stops_by_key(self) -> bool:
        """Voices call next, over screens without a menu: whoever reads this knows how to stop them."""
        return self._shown.kind in {"nightfall", OPENING} and self._evening.progress.style.voice_calls

    @derived
    def moderated(self) -> bool:
        """Somebody at the table moderates."""
        return self._evening.progress.style.moderated

    @derived
    def paper(self) -> bool:
        """A moderator begins the first night of a table whose printed cards are told when they are called."""
        return self.moderated and self._shown.kind == "nightfall" and self._evening.cards.told is not None

    @derived
    def waits(self) -> bool:
        """Whether a tap goes on."""
        return not self.self_running or (bool(self._shown.deck) and not self._deck_heard)

    risen = list_of(SeatRow)
    """Whoever was elected or has won alone: one seat or none."""
