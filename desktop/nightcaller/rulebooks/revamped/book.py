"""The revamped book as a program: cards, a lap of the night, news of the morning, debate, lynching, evening.

Long because a day of this book has that many steps, and they are read from top to bottom.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Deck, HouseRule, Program
from nightcaller.engine.death import announce
from nightcaller.engine.floor import floor, takers
from nightcaller.engine.kinds import DAY_BREAKS, NIGHT_FALLS, Kind
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import Role, Turn
from nightcaller.engine.vocabulary import Act, Decision, Outcome, Seat, Tier, Window
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped import (
    asked,
    by_day,
    coming,
    conditions,
    cult,
    decks,
    declaring,
    elections,
    evenings,
    landing,
    lending,
    misfits,
    naming,
    pack,
    phantoms,
    recruiting,
    revelations,
    rooms,
    standing,
)
from nightcaller.rulebooks.revamped.cards import BITES, BORROWS
from nightcaller.rulebooks.revamped.consequences import Moment, follow
from nightcaller.rulebooks.revamped.house import TABLE_RULES
from nightcaller.rulebooks.revamped.lynching import LYNCH, SECOND, lynchings
from nightcaller.rulebooks.revamped.striking import fall, settle
from nightcaller.rulebooks.revamped.teams import NEWS, PACKAGE, WOLF_ROLE, WOLVES, wolfish
from nightcaller.rulebooks.revamped.victory import victory
from nightcaller.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

START: Final = "revamped.deal"
NIGHT: Final = "revamped.night"
MORNING: Final = "revamped.morning"
DEBATE: Final = "revamped.debate"
BITTEN_CULTIST: Final = Role(WOLF_ROLE, WOLVES, powers=(*pack.POWERS, cult.ATTACK))
"""2.2: "any member of the cult, who no longer is a Cult Member or cult leader, can still vote"."""
DAWN: Final = Kind("revamped.dawn", news="dawn_news")
DAY_ROUND: Final = "day_round"
DAY_ENDS: Final = Kind("revamped.day_ends", news="news", deaths=("revamped.doom",))


def program(game: Game) -> Program:
    """Night and day until the game ends. Day 0 is not used (rulings)."""
    rooms.open_rooms(game)
    yield from first_choices(game)
    outcome: Outcome | None = None
    while outcome is None:
        late: list[Act] = []
        outcome = yield from night(game, late)
        outcome = outcome or (yield from day(game, late))
    return outcome


def first_choices(game: Game) -> Generator[Window, Decision, None]:
    """What has to be chosen before night 1 (edges 1, Deal visit): a private round, if a published card has
    anything of that sort."""
    powers = game.published_powers("start")
    if powers:
        window = private_window(
            "night", START, game.living, powers, coming.coming(game), cast=naming.cast(game)
        )
        game.land((yield from lap(game, window, game.wielding("start"))))


# --- night ----------------------------------------------------------------------------------------------


def night(game: Game, late: list[Act]) -> Generator[Window, Decision, Outcome | None]:
    """One lap, sealed; then the acts in their order, and all attacks of the night's end in one moment
    (edges 1).

    Who dies is told at daybreak. Deaths that follow at dawn are the night's still.

    Args:
        late: takes what is decided in the morning and lands when the day ends.
    """
    game.begin("night")
    game.tell(NIGHT_FALLS, day=game.day)
    outcome = victory(game) if game.day > 1 else None
    if outcome:
        return outcome
    pack.nightfall(game)
    counted = pack.hunted_for(game)
    powers, people = coming.today(game, "night", of_the_night)
    window = private_window("night", NIGHT, coming.visited(game), powers, people, cast=naming.cast(game))
    acts = yield from lap(game, window, turns(game), landing.settled(game))
    acts = landing.seal(game, (*acts, *landing.together(game)))
    follow(game, Moment.HANDED_IN)
    dead = landing.at_once(game, acts, burial)
    if not dead or victory(game) is None:
        landing.at_nights_end(game, acts)
        pack.hunt_over(game, counted)
        dead = tuple(sorted({*dead, *burial(game)}))
    game.houses.clear()
    game.call_hooks("phase_end")
    return (yield from daybreak(game, dead, revelations.untold(game), late))


def of_the_night(game: Game) -> asked.WindowRound:
    """What the night may ask."""
    powers = asked.powers(game, "night")
    return asked.WindowRound(powers, asked.with_questions_owed(lending.gifted(hands(game)), powers))


def turns(game: Game) -> list[Turn]:
    """Who of the living is asked: the holders of tonight's powers, and former members of a group, who
    vote on."""
    found = asked.turns(game, "night")
    for board, powers in ((pack.PACK, pack.POWERS), (cult.CULT, (cult.ATTACK,))):
        kept = game.boards[board].kept if board in game.boards else ()
        for seat in sorted(kept) if kept and recruiting.voters(game, board) else ():
            me = game.players[seat].holdings[0]
            found += [
                Turn(me, power, seat)
                for power in powers
                if game.lives(seat) and power not in me.role.powers and power.due(game.day, game.house)
                if power.in_play is None or power.in_play(game.published, game.house)
            ]
    return found + landing.turns_of_the_turned(game)


def hands(game: Game) -> tuple[Role, ...]:
    """What one person may be asked of the published deck: what a card has, and what a bitten cultist has."""
    roles = coming.coming(game)
    bites = any(BITES in role.tags for role in game.published_roles)
    if bites and any(cult.IN_CULT in role.tags for role in roles):
        roles = (*roles, BITTEN_CULTIST)
    return coming.with_offices(game, roles)


def burial(game: Game) -> tuple[Seat, ...]:
    """Let everybody die who has to, with all that follows, and see who joins whom; return the dead by
    seat."""
    follow(game, Moment.BURYING)
    dead = fall(game)
    follow(game, Moment.FALLEN, dead)
    follow(game, Moment.BURIED, dead)
    rooms.disband(game)
    return dead


# --- day ------------------------------------------------------------------------------------------------


def daybreak(
    game: Game, dead: tuple[Seat, ...], revealed: Sequence[revelations.Revelation], late: list[Act]
) -> Generator[Window, Decision, Outcome | None]:
    """The night is told, then its private news.

    Args:
        revealed: what its dead have brought to light.
        late: as for `night`.
    """
    game.begin("day")
    game.tell(DAY_BREAKS, day=game.day)
    announce(game, dead)
    game.tell(DAWN, seats=dead, count=len(dead))
    revelations.tell(game, revealed)
    follow(game, Moment.DAWN)
    outcome = victory(game, dawn=True)
    return outcome if outcome or asks_for_it(game) else (yield from morning(game, late))


def morning(game: Game, late: list[Act]) -> Generator[Window, Decision, Outcome | None]:
    """One lap in which everybody is visited, if anybody may need it: news of the night, powers of the day,
    answers that somebody owes (edges 1, Morning lap)."""
    round_ = coming.today(game, "morning", of_the_morning)
    if round_ is None:
        return None
    powers, people = round_
    window = private_window(
        "day_round",
        MORNING,
        coming.visited(game),
        powers,
        people,
        visits=True,
        dark=False,
        cast=naming.cast(game),
    )
    return landed(game, (yield from lap(game, window, asked.turns(game, "morning"))), late)


def asked_for(game: Game, seat: Seat, late: list[Act]) -> Generator[Window, Decision, Outcome | None]:
    """Somebody has taken the laptop by day. What she does comes about when she hands it back.

    Args:
        late: as for `night`.
    """
    powers, people = coming.today(game, "by_day", lambda game: by_day.form(game, hands(game)))
    window = private_window("day_asked", MORNING, (seat,), powers, people, dark=False, cast=naming.cast(game))
    return landed(game, (yield from lap(game, window, by_day.turns(game, seat))), late)


def landed(game: Game, chosen: Sequence[Act], late: list[Act]) -> Outcome | None:
    """What was chosen in private by day comes about; the outcome if that was the end.

    Args:
        late: as for `night`.
    """
    acts = landing.seal(game, chosen)
    game.land([act for act in acts if act.tier < Tier.END], landing.lapsed)
    late += [act for act in acts if act.tier >= Tier.END]
    follow(game, Moment.HANDED_IN)
    return buried(game) if game.pending else None


def of_the_morning(game: Game) -> asked.WindowRound | None:
    """What the morning may ask; None if nobody need be visited."""
    powers = asked.powers(game, "morning")
    needed = not all(standing.can_wait(power) for _role, power in powers)
    if not (needed or coming.brings_news(game)):
        return None
    return asked.WindowRound(powers, asked.with_questions_owed(lending.borrowing(hands(game)), powers))


def asks_for_it(game: Game) -> bool:
    """Whether whoever wants something by day asks for the laptop, instead of a round of all."""
    return game.at_this_table("asks_for_it", _asks_for_it) or (
        game.house[DAY_ROUND] == "asked" and coming.office_brings_news(game)
    )


def _asks_for_it(game: Game) -> bool:
    return by_asking(dict(game.published), game.house)


def by_asking(deck: Deck, house: Mapping[str, str]) -> bool:
    """Whether by day the laptop goes to whoever asks for it."""
    return house[DAY_ROUND] == "asked" and late_round(deck)


def late_round(deck: Deck) -> bool:
    """Whether there is something to be done or learned in secret every day, in whatever style: "if the
    published deck may need it" (edges 1)."""
    found = coming.of_deck(BOOK, tuple(role for role, count in deck.items() if count))
    powers = [power for role in found for power in role.powers]
    if any(BORROWS in role.tags for role in found):
        powers += [power for role in found for power in lending.lent(role, lending.by_day).powers]
    by_day = (power for power in powers if power.window.startswith("morning"))
    return any(NEWS in role.tags for role in found) or not all(map(standing.can_wait, by_day))


def day(game: Game, late: list[Act]) -> Generator[Window, Decision, Outcome | None]:
    """The town talks, elects and lynches; then the evening, on which what was delayed comes about."""
    more = follow(game, Moment.LYNCHES)
    office = elections.vacant(game)
    outcome = yield from debate(game, late)
    outcome = outcome or (yield from vote(game, office, more))
    if outcome is None:
        follow(game, Moment.DAY_CLOSES)
        game.land(late, landing.lapsed)
        follow(game, Moment.EVENING)
        outcome = evening(game)
    follow(game, Moment.DAY_OVER)
    game.call_hooks("phase_end")
    return outcome


def debate(game: Game, late: list[Act]) -> Generator[Window, Decision, Outcome | None]:
    """Everybody talks until the vote. Whoever holds an office may resign aloud, anybody may ask for the
    laptop, and what is declared in front of everybody comes about at once; then the debate goes on.

    Args:
        late: as for `night`.
    """
    while True:
        speakers = game.in_turn("revamped.debate.first", game.living)
        asking = asks_for_it(game)
        private = takers(coming.visited(game)) if asking else declaring.interrupts(game)
        form = () if asking else declaring.form(game)
        ways = (*elections.resignations(game), *private)
        interruption = yield from floor(game, DEBATE, speakers, ways, form, naming.names(game))
        if interruption is None:
            return None
        if interruption.takes:
            outcome = yield from asked_for(game, interruption.by, late)
        else:
            game.land(interruption.acts)
            outcome = buried(game) if game.pending else None
        if outcome:
            return outcome


def vote(
    game: Game, office: str | None, more: Sequence[Callable[[], int]]
) -> Generator[Window, Decision, Outcome | None]:
    """Edges 5: "both ballots are cast before either takes effect: then lynch, then office". House rule
    `election_first`: the other way round.

    Args:
        office: to be elected today, if any is vacant.
        more: how often more than once the town lynches (`lynchings`).
    """
    result = (yield from elections.ballots(game, office)) if office else None
    first = game.house["election_first"] == "yes"
    if office and result and first:
        elections.settle(game, office, result)
        outcome = buried(game)
        if outcome:
            return outcome
    places = 1
    for said in follow(game, Moment.PLACES):
        places = max(places, (yield from said))
    outcome = yield from lynchings(game, more, buried, places)
    if outcome is None and office and result and not first:
        elections.settle(game, office, result)
    return outcome


def buried(game: Game) -> Outcome | None:
    """A death in front of everybody, with all that follows; the outcome if that was the end."""
    dead = burial(game)
    announce(game, dead)
    follow(game, Moment.SEEN, dead)
    revelations.tell(game, revelations.untold(game))
    return victory(game)


def evening(game: Game) -> Outcome | None:
    """Who dies when the day ends."""
    dead = burial(game)
    announce(game, dead)
    if dead:
        game.tell(DAY_ENDS, seats=dead, count=len(dead))
    revelations.tell(game, revelations.untold(game))
    return victory(game)


def overruled(game: Game, dead: tuple[Seat, ...]) -> Generator[Window, Decision, Outcome | None]:
    """What follows a declared death by day: who joins whom, and the end if it has come."""
    yield from ()  # nobody has to be asked anything
    settle(game)
    follow(game, Moment.BURYING)
    follow(game, Moment.BURIED, dead)
    revelations.tell(game, revelations.untold(game))
    return victory(game)


def corrected(game: Game) -> None:
    """Somebody was brought back: what the death has brought about is undone."""
    follow(game, Moment.CORRECTED)


BY_DAY: Final = HouseRule(DAY_ROUND, ("asked", "all"), late_round, group="day", before=(7, "all"), bots="all")
"""Whether anybody who wants something by day asks for the laptop, or it goes round to all."""

BOOK = Rulebook(
    id="revamped",
    **entries.entered(PACKAGE),
    table_rules=(*TABLE_RULES, BY_DAY, *elections.TABLE_RULES),
    program=program,
    check=decks.check,
    listed=phantoms.listed,
    recommended=evenings.recommended,
    estimate=decks.estimate,
    public_weight=elections.public_weight,
    public_interrupts=frozenset({elections.RESIGN}),
    announced=(LYNCH, SECOND, *(f"{office}{elections.VOTE}" for office in entries.offices(PACKAGE))),
    wolfish=wolfish,
    in_sentences=True,
    round_at_dawn=True,
    overruled=overruled,
    corrected=corrected,
    seats=(decks.FEWEST, decks.MOST),
    never_dealt=decks.never_dealt(),
    misfit=misfits.misfit,
    late_round=late_round,
    by_asking=by_asking,
    conditions=conditions.conditions,
)
