"""What lies under a visitor's finger: card, answer and notes in one form for everybody.

A card is a list of entries, each a sentence and at most a heading beside it. The screen sets all of them in
lines of one size and fills up what is left of every line, so that from two metres one card looks like
another (docs/decisions/two-metres.md). What is said comes from the visitor's own view alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from nightcaller.engine import Event
from nightcaller.engine.board import NOTEBOOK, kind_of
from nightcaller.engine.roles import LAST_ACTS
from nightcaller.engine.vocabulary import Option, Post, Seat
from nightcaller.table.live import page as pages
from nightcaller.table.live.decoys import BET
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.her_turn import HerTurn, choosing_with, settled, turn_of
from nightcaller.table.live.overview import charges_of, since_dealt
from nightcaller.table.live.visit import KNOWN_TO_ALL, PlayerVisit
from nightcaller.text import People, message_id
from nightcaller.viewmodels.board_leaves import Leaf
from nightcaller.viewmodels.private_seats import LineRow, named, proposed_so_far, told_lines, withdrawn_lines
from nightcaller.viewmodels.question import cards_to_become, facts, picked

LATEST: Final = 2
"""So many of her own latest bets stand on a card."""


def under(heading: str, rows: Iterable[LineRow], day: int = 0) -> Iterator[LineRow]:
    """Yield entries with a heading beside the first of them."""
    for nth, row in enumerate(rows):
        yield row if nth else replace(row, heading=heading, day=day)


# --- the first card ---


def first_card(visit: PlayerVisit, evening: Evening, asked: pages.Page | None) -> tuple[LineRow, ...]:
    """Return what the first card says: who you are, how you win, what you do, who is with you, some advice.

    Large letters leave room for the first lines alone: what nobody can play without comes before advice.

    Args:
        visit: the open visit.
        evening: for the table's public facts.
        asked: the page that comes with it, where cards and first night are one round.
    """
    card = visit.card
    if card is None:
        return ()
    role = message_id("role", card.role)
    advice = message_id("handbook", card.role)
    return (
        *under("ui-card-you", _who(visit)),
        *under("ui-card-win", [LineRow(f"{message_id('team', card.team)}.wins")]),
        *under("ui-card-do", [LineRow(f"{role}.card")]),
        *under("ui-card-by-day", _by_day(visit, evening)),
        *(() if asked is None else under("ui-card-tonight", _tonight(visit, evening, asked))),
        *under("ui-card-know", _known(visit, evening, asked)),
        *under("ui-card-rules", _rules(visit, evening)),
        *under("ui-card-advice", [LineRow(advice)]),
        *under("ui-card-betting", _first_bet(visit, evening, asked)),
    )


# --- the card by night ---


def night_card(visit: PlayerVisit, evening: Evening, asked: pages.Page | None) -> tuple[LineRow, ...]:
    """Return what the card says on any later visit, what has to be known for its questions first.

    Args:
        visit: the open visit.
        evening: for the table's public facts.
        asked: the page that comes next; None where there is none.
    """
    card = visit.card
    if card is None:
        return ()
    role = message_id("role", card.role)
    return (
        *under("ui-card-you", _who(visit)),
        *(() if asked is None else under("ui-card-tonight", _tonight(visit, evening, asked))),
        *under("ui-card-know", _known(visit, evening, asked)),
        *_written(visit),
        *under("ui-card-do", [LineRow(f"{role}.card")]),
        *under("ui-card-by-day", _by_day(visit, evening)),
        *_before(visit, evening),
        *under("ui-card-so-far", _left(visit, evening)),
        *under("ui-card-rules", _rules(visit, evening)),
        *under("ui-card-bets", _bets(visit, evening)),
        *under("ui-card-betting", _first_bet(visit, evening, asked)),
        *under("ui-card-village", _village(evening)),
    )


def _who(visit: PlayerVisit) -> list[LineRow]:
    """The role and its camp, and what is held beside it."""
    card = visit.card
    assert card is not None
    who = LineRow("ui-card-who", {"role": card.role, "team": card.team})
    beside = [
        LineRow("ui-card-beside", {"role": trait, "card": f"{message_id('role', trait)}.card"})
        for trait in card.held[1:]
    ]
    return [who, *beside]


def _by_day(visit: PlayerVisit, evening: Evening) -> list[LineRow]:
    """What her cards can do while people speak, where they do not say it themselves, and how that is done."""
    rows: list[LineRow] = []
    deck, house = evening.sitting.published(), evening.book.house(evening.sitting.house)
    how = "look" if evening.book.by_asking(deck, house) else "declare"
    if evening.progress.style.moderated:
        how = "moderator"
    for role in (evening.book.roles.get(held) for held in (visit.card.held if visit.card else ())):
        powers = role.powers if role else ()
        day = [
            one
            for one in powers
            if one.window == "floor" and (one.in_play is None or one.in_play(deck, house))
        ]
        rows += [LineRow(message_id("by-day", one.id)) for one in day if not one.on_its_card]
        if day:
            again = {one.id for one in powers} & {one.id.rpartition(".")[0] for one in day}
            rows.append(LineRow("ui-card-by-day-how", {"how": how, "again": "yes" if again else "no"}))
    return rows


def _rules(visit: PlayerVisit, evening: Evening) -> list[LineRow]:
    """What the table has agreed on about her cards: for each rule its id, what holds, and ``told``.

    Her card, or how its camp wins, may have words of its own for an option; then it is not said twice. It is
    told where all texts of one of these lists exist: its own, or those of all other options.
    """
    held = visit.card.held if visit.card else ()
    house, deck = evening.book.house(evening.sitting.house), evening.sitting.published()
    agreed = {}
    for role in (evening.book.roles[one] for one in held if one in evening.book.roles):
        texts = f"{message_id('role', role.id)}.card", f"{message_id('team', role.team)}.wins"
        for rule in role.house_rules:
            if rule.matters(deck, house):
                base, holds = message_id("house", evening.book.id, rule.id), house[rule.id]
                others = [option for option in rule.options if option != holds]
                told = [
                    [f"{text}-{message_id(rule.id, option)}" for option in options]
                    for text in texts
                    for options in ([holds], others)
                ]
                agreed[rule.id] = {"rule": base, "option": message_id(base, holds), "told": told}
    return [LineRow("ui-card-rule", {"rules": list(agreed.values())})] if agreed else []


def _tonight(visit: PlayerVisit, evening: Evening, asked: pages.Page) -> list[LineRow]:
    """Which of the page's questions are really hers, or when some will be, and how several decide together.

    Whether an answer of before stands is everybody's question, and not counted.
    """
    if why := nothing_counts(asked, visit.purpose):
        return [LineRow(why)]
    above = asked.above
    own = sorted(at + 1 - above for at in asked.own)
    first, second = (*own, 0, 0)[:2]
    of = len(asked.entries) - above
    by_night = visit.purpose == "night" and evening.public.phase == "night"
    turn = turn_of(evening.ledger, visit.seat, visit.lap) if by_night and not own else HerTurn()
    told = {"own": len(own), "of": of, "first": first, "second": second}
    together = [
        LineRow(message_id("settled", name)) for name in dict.fromkeys(settled(evening.ledger, asked))
    ]
    return [LineRow("ui-card-asked", told | {"turn": turn.when, "night": turn.night}), *together]


def nothing_counts(asked: pages.Page, purpose: str) -> str:
    """Return why nothing on a page is hers, though none of it is a bet: a message id; or nothing."""
    if asked.own:
        return ""
    if purpose == LAST_ACTS:
        return "ui-card-no-last-act"
    return "" if asked.bets or len(asked.entries) == asked.above else "ui-card-not-hers"


def beside(asked: pages.Page, purpose: str) -> str:
    """Return the message id of what an answer says of the questions that are not really asked; or nothing."""
    return nothing_counts(asked, purpose) or ("ui-card-sealed" if asked.bets else "")


def _known(visit: PlayerVisit, evening: Evening, asked: pages.Page | None) -> list[LineRow]:
    """What has to be known before anything is decided: facts, proposals, news, mates."""
    players = evening.sitting.players
    found: list[LineRow] = []
    if asked is not None:
        found += (*facts(asked, players), *cards_to_become(asked, evening))
        for entry in asked.entries:
            if proposed := visit.proposals(entry.key):
                others = choosing_with(evening.ledger, visit.seat, entry.key)
                found.append(proposed_so_far(proposed, evening.sitting, visit.seat, others))
    proposals = {event.number for event in visit.learned if _form(evening, event) == "proposal"}
    news = [event for event in visit.learned if asked is None or event.number not in proposals]
    found += withdrawn_lines(visit.withdrawn, evening.sitting, visit.seat)
    found += told(news, visit, evening)
    if visit.card:
        team, mates, role = visit.card.team, visit.card.mates, evening.book.role
        for text, hers in (("ui-visit-mates", True), ("ui-visit-mates-theirs", False)):
            if who := [named(seat, players) for seat, card in mates if (role(card).team == team) is hers]:
                found.append(LineRow(text, {"mates": who}))
    return found


def _written(visit: PlayerVisit) -> Iterator[LineRow]:
    """What was written on her boards since her last visit: a board's name is too long for a heading."""
    written = []
    for sheet in visit.sheets:
        if sheet.fresh:
            written.append(LineRow(board_name(sheet.board)))
            written += [LineRow("ui-board-note", signed(one)) for one in sheet.unread]
    return under("ui-card-written", written)


def _before(visit: PlayerVisit, evening: Evening) -> Iterator[LineRow]:
    """What she was told on earlier nights and days, the latest first."""
    moments = [
        (day, phase, list(events))
        for (day, phase), events in groupby(visit.earlier, key=lambda event: (event.day, event.phase))
    ]
    onlooker = looks_on(visit, evening)
    for day, phase, events in reversed(moments):
        heading = "ui-card-day" if phase == "day" else "ui-card-night"
        said = told_lines(events, evening.sitting, visit.seat, looks_on=onlooker)
        yield from under(heading, said, max(1, day))


def _bets(visit: PlayerVisit, evening: Evening) -> list[LineRow]:
    """Her own latest bets.

    A power's question that could not count, as a second potion in one night, is recorded too and is none.
    """
    own = [one for one in visit.guesses if one.key.startswith(BET)]
    return [echo(guess.key, guess.pick, evening) for guess in reversed(own[-LATEST:])]


def _first_bet(visit: PlayerVisit, evening: Evening, asked: pages.Page | None) -> list[LineRow]:
    """What a bet is, as long as she has made none, where there is one."""
    bets = asked is not None and asked.bets and visit.purpose != LAST_ACTS
    return [LineRow("ui-card-bet")] if bets and not _bets(visit, evening) else []


def _left(visit: PlayerVisit, evening: Evening) -> list[LineRow]:
    """What her cards can do once only, as far as she knows; who has nothing of that, how far it is."""
    view, roles = evening.view(visit.seat), evening.book.roles
    supplies = [
        LineRow("ui-card-charge", {"charge": charge.id, "left": "yes" if charge.left else "no"})
        for held in (view.card.held if view.card else ())
        if held in roles
        for charge in charges_of(roles[held], since_dealt(view.events, visit.seat, held), visit.seat)
    ]
    moment = "ui-card-days" if view.phase == "day" else "ui-card-nights"
    return supplies or [LineRow(moment, {"day": max(1, view.day), "count": len(view.alive)})]


def _village(evening: Evening) -> list[LineRow]:
    """Who is left, and who is not, by number and name, once somebody has fallen."""
    public, players = evening.public, evening.sitting.players
    fallen = People.of(
        [seat for seat in range(public.seats) if seat not in public.alive],
        [player.name for player in players],
    )
    if not fallen:
        return []  # how many there are is told beside the night
    return [
        LineRow("ui-card-left", {"count": len(public.alive), "of": public.seats}),
        LineRow("ui-card-fallen", {"who": fallen}),
    ]


# --- the answer ---


def answer_card(visit: PlayerVisit, evening: Evening, answer: pages.Page | None) -> tuple[LineRow, ...]:
    """Return what the answer says: what was decided, in the same words for a deed and a bet; what came of it.

    Who she is stands first: what was decided may have made somebody else of her.

    Args:
        visit: the open visit.
        evening: for the table's public facts.
        answer: the page that was decided, as it stood then; None where there was none.
    """
    votes = {one.facts["asked"] for one in visit.came if _form(evening, one) == "proposal"}
    waiting = {
        other
        for key in votes
        for other in choosing_with(evening.ledger, visit.seat, key)
        if other not in {one.facts["by"] for one in visit.proposals(key)}
    }
    came, decided = told(visit.came, visit, evening, waiting), list[LineRow]()
    came = (*withdrawn_lines(visit.withdrawn_since, evening.sitting, visit.seat), *came)
    if answer is not None:
        decided = [echo(key, pick, evening) for key, pick in answer.records]
        sealed = beside(answer, visit.purpose)
        came = (*_uncounted(answer, evening), *came, *((LineRow(sealed),) if sealed else ()))
    return (
        # By day, where no card is needed, none is shown: the next chair is nearer than at night.
        *under("ui-card-you", _who(visit) if visit.card and visit.purpose not in KNOWN_TO_ALL else ()),
        *under("ui-card-decided", decided),
        *under("ui-card-came", came or [LineRow("ui-visit-nothing")]),
        *under("ui-card-village", _village(evening)),
    )


def _uncounted(answer: pages.Page, evening: Evening) -> tuple[LineRow, ...]:
    """What was tapped and left out, or decided by lot."""
    if answer.problem is None:
        return ()
    lots = (lot for lot in answer.lots if isinstance(lot, int))
    by_lot = (LineRow("ui-visit-lot", named(lot, evening.sitting.players)) for lot in lots)
    return (LineRow("ui-visit-uncounted"), LineRow(answer.problem[1]), *by_lot)


def echo(key: str, pick: Option, evening: Evening) -> LineRow:
    """Return a question, by its message id, with what was `picked`."""
    told = picked(key, pick, evening.sitting.players)
    return LineRow("ui-card-echo", {"question": message_id("ask", key), **told})


# --- the notes of a board ---


def board_leaf(leaves: Sequence[Leaf], at: int, reader: Seat, evening: Evening) -> tuple[LineRow, ...]:
    """Return what stands on a leaf: the board, who else is listed, the notes, and what else lies open.

    Args:
        leaves: all leaves of the visitor's boards.
        at: which of them is open.
        reader: whose boards they are.
        evening: for the names of the people.
    """
    leaf, number, players = leaves[at], str(reader + 1), evening.sitting.players
    board = leaf.sheet.board
    own = board.startswith(NOTEBOOK)
    notes = [
        LineRow(
            "ui-board-note",
            signed(post._replace(author="") if own else post) | {"fresh": leaf.fresh(post, number)},
        )
        for post in leaf.posts
    ]
    listed = [named(seat, players) for seat in leaf.sheet.listed]
    others = [
        {"board": board_name(other.sheet.board), "fresh": other.news(number)}
        for other in leaves
        if other.number == 1 and other.sheet.board != board
    ]
    return (
        LineRow(board_name(board), {"leaf": leaf.number, "leaves": leaf.of}),
        *([LineRow("ui-board-listed", {"mates": listed})] if len(listed) > 1 else ()),
        *(notes or [LineRow("ui-board-empty")]),
        *([LineRow("ui-board-others", {"boards": others})] if others else ()),
    )


def signed(post: Post) -> dict[str, Any]:
    """Return a note with whoever wrote it: ``author``, a number, or ``alias``, the message id of a name."""
    alias = message_id("alias", post.author) if "." in post.author else ""
    return {"author": "" if alias else post.author, "alias": alias, "text": post.text}


def told(
    events: Sequence[Event], visit: PlayerVisit, evening: Evening, waiting: Collection[Seat] = ()
) -> tuple[LineRow, ...]:
    """Return what the visitor has been told.

    Args:
        waiting: who chooses with her and may not have chosen yet.
    """
    onlooker = looks_on(visit, evening)
    return told_lines(events, evening.sitting, visit.seat, looks_on=onlooker, waiting=waiting)


def looks_on(visit: PlayerVisit, evening: Evening) -> bool:
    """Return whether the visitor has never had a vote in what she sees voted on; once a card, it is long."""
    seen = evening.view(visit.seat).events
    return not any(_form(evening, one) == "proposal" and one.facts["by"] == visit.seat for one in seen)


def _form(evening: Evening, event: Event) -> str:
    return evening.book.kinds[event.kind].form


def board_name(board: str) -> str:
    """Return the message id of a board's name."""
    return "board-notebook" if board.startswith(NOTEBOOK) else message_id("board", kind_of(board))
