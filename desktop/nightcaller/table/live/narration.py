"""What the voice says when a scene opens: message ids and public arguments, never a word of its own.

A line about a role follows from the published deck and the phase alone (narration.md). Long because every
kind of scene has its lines here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from nightcaller.engine import View
from nightcaller.engine.chance import roll
from nightcaller.engine.roles import LAST_ACTS
from nightcaller.engine.vocabulary import NOBODY, Event, Option, Seat
from nightcaller.styles import Style
from nightcaller.table.live.news import vouched_unheard
from nightcaller.table.live.own_cards import NOTICES, OPENING
from nightcaller.table.live.scene import (
    HALTED,
    TAMPERED,
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Forgotten,
    Hands,
    Identify,
    PublicChoice,
    Race,
    Roster,
    Scene,
)
from nightcaller.table.live.sounding import (
    DEATH,
    VICTORY,
    lost_as_well,
    names_lost,
    sounding,
    told_to_be_lost,
)
from nightcaller.table.live.wording import TURNS
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.table.story.awards import Award
from nightcaller.table.story.telling import event_arguments
from nightcaller.text import CardCounts, Seats, message_id

COUNTED = 16
"""Nights and people that the voice counts."""
DECK = "line-deck"
AT_ONCE = 6
"""Kinds of cards of which the room reads at once, while the voice goes through the deck."""
IN_THE_ROUND: Mapping[str, str] = {"line-night-falls": "line-night-lap", "line-day-breaks": "line-day-lap"}
"""Dusk and dawn where the laptop goes from hand to hand and nobody's eyes are shut."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the script."""

    id: str
    """Message id; `wording` knows which of its wordings is said."""
    arguments: dict[str, Any] = field(default_factory=dict)
    sound: str = ""
    """What is heard before it (`sounding`); empty for nothing."""
    who: str = ""
    """The player whom it calls by number. Where the table wants it, her name is said after it: the attribute
    `.named` is what is shown. Never set in a night of closed eyes."""
    turn: int = 0
    """Which wording's turn it is: drawn for the evening, then counted on by day and place."""
    day: int = 2
    """Of the game: the first night has words of its own ("and find each other"), later ones have others. 1 as
    well where somebody who sleeps through the first night is called for the first time."""
    written: bool = False
    """It stands on the moderator's page: whoever says it says what is read there, and no other wording."""


def lines_for(
    scene: Scene, sitting: Sitting, public: View, style: Style, before: Scene | None
) -> Sequence[Line]:
    """Return what is said when a scene opens after another, and whose turn it is among the wordings.

    Args:
        scene: what opens.
        sitting: for the names and the kind of ballots.
        public: what everybody may see.
        style: the table style in force.
        before: the scene that was open until now, None at the start.
    """
    lines = _lines(scene, sitting, public, style, before)
    place = _place(scene)
    first = next((at for at, line in enumerate(lines) if not line.id.startswith(DECK)), 0)
    lead = sounding(scene).lead  # what opens the scene; the deck is read out before it
    return [
        in_turn(replace(line, sound=line.sound or lead) if at == first else line, sitting, public, place)
        for at, line in enumerate(lines)
    ]


def _place(scene: Scene) -> int:
    """Where a scene stands among those of its kind, as everybody sees: the next is told in other words."""
    match scene:
        case Floor(current=place):
            return place
        case Cover(index=place, lap=lap):
            return place + lap
        case _:
            return 0


def in_turn(line: Line, sitting: Sitting, public: View, place: int = 0) -> Line:
    """Return a line with whose turn it is among its wordings: the seed, the day and the place decide."""
    turn = roll(sitting.seed, f"voice.{line.id}") % TURNS + public.day + place
    return replace(line, turn=turn, day=day_of(line, sitting, public))


def day_of(line: Line, sitting: Sitting, public: View) -> int:
    """Return the day for `Line.day`: a group that is called from a later night on meets in that one."""
    if not line.id.startswith("role-") or not line.id.endswith(".wake"):
        return public.day
    rules, role = sitting.rules(), line.arguments["role"]
    since = [
        power.since
        for power_id, (_first, power) in rules.powers.items()
        if power.window == "night" and role in rules.bringers[power_id]
    ]
    return 1 if public.day <= min(since, default=1) else public.day


def _lines(
    scene: Scene, sitting: Sitting, public: View, style: Style, before: Scene | None
) -> Sequence[Line]:
    match scene:
        case Cover(purpose="deal", index=0):
            return (Line("line-welcome"),)
        case Cover(index=0) if among_the_dead(scene) and not among_the_dead(before):
            return (Line("line-last-acts"), pass_line(scene, sitting, style))
        case Cover(purpose="vote", index=0):
            return (
                Line(message_id(f"line-{sitting.book}", "exile-secret")),
                pass_line(scene, sitting, style),
            )
        case Cover(purpose="night", index=0, lap=0) if style.voice_calls:
            return (Line("line-round"), pass_line(scene, sitting, style))
        case Cover(purpose="day_round", index=0, lap=0):
            return (Line("line-day-round"), pass_line(scene, sitting, style))
        case Cover():
            return (pass_line(scene, sitting, style),)
        case Bulletin(kind=kind) if kind == HALTED and isinstance(before, Bulletin):
            return ()  # everybody looks already
        case Bulletin():
            return bulletin_lines(scene, sitting, public, style)
        case Identify():
            return identify_lines(scene, before)
        case Calling():
            return tuple(call_line(scene.role, part) for part in ("wake", scene.spoken))
        case Console():
            return script_lines(scene)
        case Roster():
            return ()
        case Race():
            return (Line(message_id("line", scene.label)),)
        case Floor():
            return floor_lines(scene, sitting, public, style, before)
        case Hands(label=label):
            vote = "-vote" if label in sitting.rules().held_again else ""
            return Line(f"{message_id('line', label)}{vote}"), Line("line-countdown")
        case PublicChoice(label=""):
            return ()
        case PublicChoice(label=label, seat=seat):
            return (Line(message_id("line", label), {"seat": seat + 1}),)
        case Forgotten(seat=seat):
            return (Line("line-forgotten", {"seat": seat + 1}, who=sitting.players[seat].name),)
        case Ended(outcome=outcome):
            why = (Line(outcome.reason),) if outcome.reason else ()
            if not outcome.winners:
                return (*why, Line("line-draw"))
            first, *others = (message_id("line-victory", team) for team in outcome.winners)
            return (*why, Line(first, sound=VICTORY), *map(Line, others))


def among_the_dead(scene: Scene | None) -> bool:
    """Whether the laptop goes to one of the dead, or comes from one: then what is happening has been said."""
    return isinstance(scene, Cover) and scene.purpose == LAST_ACTS


def bulletin_lines(scene: Bulletin, sitting: Sitting, public: View, style: Style) -> Sequence[Line]:
    """A bulletin is told event by event; a count of votes is read from the screen, and who leads is said
    where nothing else comes of it yet.

    The first line that tells of a death is preceded by its sound.
    """
    if scene.kind == OPENING:
        return (Line(message_id("line", f"cards.{style}")),)
    if scene.kind == TAMPERED:  # no voice has words for a number of steps: a bell, and the screen says it
        return ()
    if scene.kind in NOTICES or scene.kind == HALTED:
        return (Line(message_id("line", scene.kind)),)
    if scene.kind == "nightfall" and not scene.events:  # for what is called before the first night
        opened = deck_lines(sitting.published(), style)
        return *opened, Line("line-night-count", {"day": 1}), Line("line-night-falls", {"day": 1})
    names, kinds = [player.name for player in sitting.players], sitting.rules().kinds
    lost = told_to_be_lost(scene, public)
    said: list[Line] = []
    for event in scene.events:
        if kinds[event.kind].form == "count":
            continue
        line = message_id("line", kinds[event.kind].line)
        if event.kind == "night.falls":
            said += dusk_lines(event, sitting, public, style)
        if style.passes:
            line = IN_THE_ROUND.get(line, line)
        sound = DEATH if names_lost(event, lost) else ""
        lost = frozenset() if sound else lost
        sound = VICTORY if kinds[event.kind].feat == "ascended" else sound
        said.append(Line(line, event_arguments(event, names), sound))
    for seat in lost_as_well(scene, public):
        said.append(Line("line-died-too", {"seat": seat + 1}, who=names[seat]))
    counts = [event for event in scene.events if kinds[event.kind].form == "count"]
    again = vouched_unheard(sitting.rules(), public.events, scene)
    return [
        *(said or [most_votes(event) for event in counts[-1:]]),
        *(Line(message_id("line", kinds[event.kind].line), event_arguments(event, names)) for event in again),
    ]


def most_votes(event: Event) -> Line:
    """Who leads in the count of a vote; several if they have as many."""
    leading = Seats.of(seat for seat in event.facts["seats"] if seat != NOBODY)
    return Line("line-most-votes", {"count": len(leading), "seats": leading})


def dusk_lines(falls: Event, sitting: Sitting, public: View, style: Style) -> Sequence[Line]:
    """What is said before the night falls: on the first evening who is in the deck, then how the game stands.

    After the first loss the dead are asked to be silent: once.
    """
    before = [event for event in public.events if event.number < falls.number]
    dusks = [event.number for event in before if event.kind == falls.kind]
    losses = [event.number for event in before if event.kind == "died"]
    opened = () if dusks else deck_lines(sitting.published(), style)
    fresh = bool(losses) and (not dusks or losses[0] > dusks[-1])
    return (*opened, *state_lines(public), *((Line("line-fallen"),) if fresh else ()))


def deck_lines(deck: Mapping[str, int], style: Style) -> Sequence[Line]:
    """The published deck in numbers, as a host reads it out before the first night.

    Whoever moderates reads it from the screen: it would be the longest prompt of the evening.
    """
    kinds = [(role, cards) for role, cards in deck.items() if cards]
    if style.moderated or not kinds:
        return ()
    *parts, last = (CardCounts(kinds[at : at + AT_ONCE]) for at in range(0, len(kinds), AT_ONCE))
    return (
        Line(DECK),
        *(Line("line-deck-part", {"cards": part}) for part in parts),
        Line("line-deck-end", {"cards": last}),
    )


def before_the_night(lines: Sequence[Line]) -> tuple[Sequence[Line], Sequence[Line]]:
    """Part what is said at nightfall into the deck and the rest: of the first the table may hear enough."""
    deck = [line for line in lines if line.id.startswith(DECK)]
    return deck, lines[len(deck) :]


def state_lines(public: View) -> Sequence[Line]:
    """What everybody knows at dusk: which night it is, and how many are left once somebody may be gone.

    Beyond `COUNTED` nobody needs to be told that there are many.
    """
    day, living = public.day, len(public.alive)
    nights = (Line("line-night-count", {"day": day}),) if 1 <= day <= COUNTED else ()
    left = (Line("line-left", {"count": living}),) if day > 1 and 2 <= living <= COUNTED else ()
    return (*nights, *left)


def pass_line(scene: Cover, sitting: Sitting, style: Style) -> Line:
    """ "Pass the laptop to number three"; once everybody has had it, "Number three." """
    secret = style.voice_calls and scene.purpose == "night"
    who = "" if secret else sitting.players[scene.seat].name
    line = "line-pass" if scene.purpose == "deal" else "line-pass-next"
    return Line(line, {"seat": scene.seat + 1}, who=who)


def back_line(seat: Seat, sitting: Sitting, style: Style) -> Line:
    """ "Back to number three": the room hears that the laptop goes back, and whose page it is."""
    who = "" if style.voice_calls else sitting.players[seat].name
    return Line("line-pass-back", {"seat": seat + 1}, who=who)


def floor_lines(
    scene: Floor, sitting: Sitting, public: View, style: Style, before: Scene | None
) -> Sequence[Line]:
    """The next speaker is called by number; nobody is called twice for one speech.

    That anybody may ask for the laptop is not said where a moderator keeps it.
    """
    speakers, current = scene.speakers, scene.current
    if current >= len(speakers):
        return ()
    if isinstance(before, Floor) and (before.label, before.current) == (scene.label, current):
        return ()
    said = []
    if scene.takers and current == 0 and not style.moderated and not isinstance(before, Floor | Cover):
        said.append(Line("line-day-asked"))
    if scene.label == "judge.race" and current == 0:
        told = next(
            event
            for event in reversed(public.events)
            if event.kind in {"judge.race.candidates", "judge.race.withdrew"}
        )
        if told.kind == "judge.race.candidates":  # who gave up runs no more
            said.append(Line("line-judge-race-candidates", event_arguments(told, [""] * public.seats)))
    line = "line-last-words" if scene.label in sitting.rules().last_words else "line-speak"
    speaker = speakers[current]
    return (*said, Line(line, {"seat": speaker + 1}, who=sitting.players[speaker].name))


def called(option: Option) -> Line:
    """ "For number three: hands up"; or who votes for nobody."""
    return (
        Line("line-vote-call", {"seat": option + 1}) if isinstance(option, int) else Line("line-vote-abstain")
    )


def counted(seat: Seat, half_votes: int) -> Line:
    """ "Number three, four votes.\""""
    whole, half = divmod(half_votes, 2)
    return Line("line-vote-count", {"seat": seat + 1, "count": whole, "half": "yes" if half else "no"})


def last_seconds(scene: Floor, sitting: Sitting, public: View) -> Sequence[Line]:
    """The clock of a speech has ten seconds left."""
    return (in_turn(Line("line-time-ten"), sitting, public, scene.current),)


def time_up(scene: Floor, sitting: Sitting, public: View) -> Sequence[Line]:
    """The clock of a speech has run out; whoever speaks last words is not put off."""
    line = "line-time-up-last" if scene.label in sitting.rules().last_words else "line-time-up"
    return (in_turn(Line(line, sound="bell"), sitting, public, scene.current),)


def closing_lines(awards: Sequence[Award], sitting: Sitting, public: View) -> Sequence[Line]:
    """The cards lie open: the awards, one by one, and good night."""
    won = [
        Line("line-award", {"award": one.id, "count": len(one.seats), "seats": Seats.of(one.seats)})
        for one in awards
    ]
    told = (*((Line("line-awards"), *won) if won else ()), Line("line-goodnight"))
    return [in_turn(line, sitting, public) for line in told]


@dataclass(frozen=True, slots=True)
class Cues:
    """What the moderator says now and next. Never a secret: everybody hears it."""

    now: tuple[Line, ...]
    then: tuple[Line, ...] = ()


def script_lines(scene: Console) -> Sequence[Line]:
    """What the moderator says when a step of the console begins."""
    match scene.purpose:
        case "night":
            return tuple(call_line(scene.role, part) for part in ("wake", scene.spoken))
        case "dawn" if scene.spoken != "round":
            return ()
        case "round" | "dawn":
            return (Line("line-narrator-news" if scene.spoken == "news" else "line-narrator-round"),)
        case purpose:
            return (Line(message_id("line", f"narrator.{purpose}"), {"seat": scene.seat + 1}),)


def identify_lines(scene: Identify, before: Scene | None) -> Sequence[Line]:
    """A role taps where it sits; everybody's eyes are closed first, also after a break."""
    called = Line("line-cards-wake", {"role": scene.role, "count": scene.wanted})
    return (called,) if isinstance(before, Identify) else (Line("line-cards-eyes"), called)


def cards_said(roles: Mapping[str, int]) -> Sequence[Line]:
    """Every line about the table's own cards that is known beforehand.

    Args:
        roles: those that are asked for, and how many cards of each there are.
    """
    told = [
        Line(f"line-cards-{name}") for name in (*(style.dashed for style in Style), "twice", "differ", "eyes")
    ]
    wakes = [Line("line-cards-wake", {"role": role, "count": count}) for role, count in roles.items()]
    return (*told, *wakes, *(identified_line(role) for role in roles))


def show_line(role: str, count: int) -> Line:
    """ "Seer, open your eyes and raise your hand": the moderator notes who does."""
    return Line("line-cards-show", {"role": role, "count": count})


def identified_line(role: str) -> Line:
    """ "Seer, close your eyes", also for a role that no night calls."""
    return Line("line-cards-sleep", {"role": role})


def call_line(role: str, part: str) -> Line:
    """A part of a role's call: `wake`, what it is asked, `sleep`."""
    return Line(f"{message_id('role', role)}.{part}", {"role": role})


def closing_line(role: str, sitting: Sitting, public: View) -> Line:
    """ "Seer, close your eyes", in the wording whose turn it is."""
    return in_turn(call_line(role, "sleep"), sitting, public)


def everything_said(sitting: Sitting, roles: Sequence[str]) -> Sequence[Line]:
    """Every fixed line that this deck can need and every number called, for preparing them beforehand."""
    seats = range(1, len(sitting.players) + 1)
    called = [call_line(role, part) for role in roles for part in ("wake", "act", "sleep")]
    announced = [message_id("line", label) for label in sitting.rules().announced]
    fixed = [
        *(
            Line(f"line-{name}")
            for name in ("welcome", "countdown", "night-falls", "night-lap", "day-breaks")
        ),
        *(Line(line) for line in announced),
    ]
    numbered = [
        Line(f"line-{name}", {"seat": seat}, who=sitting.players[seat - 1].name)
        for name in ("pass", "pass-next", "speak", "last-words")
        for seat in seats
    ]
    return (*fixed, *called, *numbered)
