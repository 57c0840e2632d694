"""Awards: each is won in one small game and not in another, shared on a tie, and told in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from nightcaller.engine import AFTERWARDS, Event, Outcome
from nightcaller.engine.kinds import KERNEL
from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.rulebooks.revamped import BOOK as REVAMPED
from nightcaller.table.story import awards
from nightcaller.table.story.awards import JUDGES, MOST, Award, Judge, Log, shown
from nightcaller.table.story.guesses import Score
from nightcaller.table.story.retelling import Teller
from nightcaller.text import LANGUAGES, Catalogue

JUDGE = book("judge")
KERNEL_IDS = {kind.id for kind in KERNEL}
CATALOGUE = Catalogue(shipped("i18n"))
CARDS = tuple(
    f"judge.{role}"
    for role in ("werewolf", "werewolf", "seer", "witch", "guardian", "hunter", "magician", "commoner")
)
"""Wolves are seats 0 and 1."""

Told = tuple[str, dict[str, Any]]


def did(kind: str, **facts: Any) -> Told:
    return f"judge.{kind}", facts


def vote(out: int | None = None, **ballots: int) -> list[Told]:
    """A vote; ``v2=0`` is a ballot of seat 2 for seat 0."""
    cast = tuple((int(voter[1:]), pick) for voter, pick in ballots.items())
    result: list[Told] = [did("exile.result", ballots=cast, totals=(), seats=())]
    return result if out is None else [*result, did("exiled", seat=out), *death(out, "exile")]


def death(seat: int, cause: str, by: int = -1) -> list[Told]:
    return [
        ("died", {"seats": (seat,)}),
        ("died.cause", {"seat": seat, "cause": f"judge.{cause}", "by": by}),
    ]


def log(*chapters: Sequence[Told], scores: tuple[Score, ...] = ()) -> Log:
    """A story of nights and days in turn, beginning with the first night."""
    story: list[Event] = []
    for at, chapter in enumerate(chapters):
        day, phase = at // 2 + 1, "day" if at % 2 else "night"
        for kind, facts in [("phase", {"day": day, "phase": phase}), *chapter]:
            story.append(Event(len(story), day, phase, kind, AFTERWARDS, facts))
    return Log(JUDGE, CARDS, story, Outcome((), (), ""), scores)


BIG_CARDS = tuple(
    f"revamped.{role}" for role in ("wolf", "sneaking_wolf", "fortune_teller", "witch", "devil", "citizen")
)


def tale(*told: Told, winners: tuple[int, ...] = ()) -> Log:
    """A night of the big book; the wolves are seats 0 and 1."""
    opening: Told = ("phase", {"day": 1, "phase": "night"})
    story = [
        Event(at, 1, "night", kind if kind in KERNEL_IDS else f"revamped.{kind}", AFTERWARDS, facts)
        for at, (kind, facts) in enumerate((opening, *told))
    ]
    return Log(REVAMPED, BIG_CARDS, story, Outcome((), winners, ""))


def turned(seat: int, role: str) -> Told:
    """Somebody of the big book holds another card from now on."""
    return "card", {"seat": seat, "role": f"revamped.{role}", "team": REVAMPED.roles[f"revamped.{role}"].team}


WON: dict[str, tuple[Judge, Log, tuple[int, ...], Log]] = {
    "sharpest-vote": (
        awards.sharpest_vote,
        log([], vote(v2=0, v3=5), [], vote(v2=1, v3=0)),
        (2,),
        log([], vote(v2=0, v3=5), [], vote(v2=7, v3=0)),
    ),
    "lone-voice": (awards.lone_voice, log([], vote(7, v2=0, v3=7)), (2,), log([], vote(7, v2=0, v3=0))),
    "undercover": (awards.undercover, log([], vote(1, v0=1, v2=1)), (0,), log([], vote(7, v0=7, v2=1))),
    "favourite-suspect": (
        awards.favourite_suspect,
        log([], vote(v2=3, v4=3, v5=3, v6=0)),
        (3,),
        log([], vote(v2=0, v4=0, v5=0, v6=3)),
    ),
    "invisible-wolf": (
        awards.invisible_wolf,
        log([], vote(v2=0), [], vote(v3=0)),
        (1,),
        log([did("seer.learned", by=2, seat=1, camp="wolf")], vote(v2=0), [], vote(v3=0)),
    ),
    "eagle-eye": (
        awards.eagle_eye,
        log([did("seer.learned", by=2, seat=1, camp="wolf")]),
        (2,),
        log([], [], [did("seer.learned", by=2, seat=1, camp="wolf")]),
    ),
    "shield": (
        awards.shield,
        log([did("guarded", by=4, seat=3), did("saved", seat=3, by="guard")]),
        (4,),
        log([did("guarded", by=4, seat=5), did("saved", seat=3, by="antidote")]),
    ),
    "one-kindness": (
        awards.one_kindness_too_many,
        log([did("guarded", by=4, seat=5), did("antidote_used", by=3, seat=5), did("double_saved", seat=5)]),
        (3, 4),
        log([did("guarded", by=4, seat=5), did("antidote_used", by=3, seat=6)]),
    ),
    "friendly-fire": (
        awards.friendly_fire,
        log([], death(7, "poison", 3)),
        (3,),
        log([], [*death(0, "poison", 3), *death(7, "pack")]),
    ),
    "true-aim": (awards.true_aim, log([], death(0, "shot", 5)), (5,), log([], death(7, "shot", 5))),
    "sleight-of-hand": (
        awards.sleight_of_hand,
        log([did("exchanged", by=6, seat=3, other=7), did("pack.agreed", seat=7)]),
        (6,),
        log([did("exchanged", by=6, seat=3, other=7), did("pack.agreed", seat=5)]),
    ),
    "earworm": (
        awards.earworm,
        log([did("piped", by=6, seat=seat) for seat in range(4)]),
        (6,),
        log([did("piped", by=6, seat=seat) for seat in range(3)]),
    ),
    "first-to-fall": (
        awards.first_to_fall,
        log([], death(7, "pack"), [], death(3, "pack")),
        (7,),
        log([], [], [], death(3, "pack")),
    ),
    "nine-lives": (
        awards.nine_lives,
        log([did("saved", seat=3, by="guard")], [did("idiot.flipped", seat=3)]),
        (3,),
        log([did("saved", seat=3, by="guard")], [did("idiot.flipped", seat=5)]),
    ),
    "hot-potato": (
        awards.hot_potato,
        log([], [("office", {"office": "judge.sheriff", "seat": seat}) for seat in (2, 5, 3)]),
        (2, 3, 5),
        log([], [("office", {"office": "judge.sheriff", "seat": seat}) for seat in (2, None, 3)]),
    ),
    "to-the-end": (
        awards.to_the_end,
        log([did("lovers", seat=0, other=5)], death(7, "pack")),
        (0, 5),
        log([did("lovers", seat=0, other=5)], death(5, "pack")),
    ),
    "followed": (
        awards.followed,
        log([did("lovers", seat=0, other=5)], [*death(5, "pack"), *death(0, "heartbreak", 5)]),
        (0,),
        log([did("lovers", seat=0, other=5)], [*death(0, "shot", 5)]),
    ),
    "loudest-exit": (
        awards.loudest_exit,
        log([], [*death(5, "exile"), *death(2, "bomb", 5), *death(3, "bomb", 5)]),
        (5,),
        log([], [*death(2, "hidden", 5), *death(3, "hidden", 5), *death(5, "exile")]),
    ),
    "prophet": (
        awards.prophet,
        log([], scores=(Score(3, 2, 2, 0.5), Score(4, 9, 10, 9.5))),
        (3,),
        log([], scores=(Score(3, 1, 1, 0.2), Score(4, 9, 10, 9.5))),
    ),
    "best-dressed": (
        awards.best_dressed,
        tale(("saw", {"by": 2, "seat": 1, "role": "revamped.citizen"})),
        (1,),
        tale(("saw", {"by": 2, "seat": 0, "role": "revamped.wolf"})),
    ),
    "family": (
        awards.family,
        tale(("rose_undead", {"by": 4, "seat": 5})),
        (4,),
        tale(("caught", {"by": 4, "seat": 5})),
    ),
    "changes": (
        awards.changes,
        tale(turned(5, "wolf"), turned(5, "undead")),
        (5,),
        tale(turned(5, "wolf"), turned(5, "citizen")),
    ),
    "away": (
        awards.never_at_home,
        tale(("saved", {"seat": 5, "layer": "absence"})),
        (5,),
        tale(("saved", {"seat": 5, "layer": "potion"})),
    ),
    "best-price": (
        awards.best_price,
        tale(("wager_sold", {"by": 5, "seat": 2, "left": 1})),
        (5,),
        tale(("wager_declined", {"seat": 5})),
    ),
    "handshake": (
        awards.handshake,
        tale(*(("caught", {"by": 3, "seat": seat}) for seat in (2, 5))),
        (3,),
        tale(("caught", {"by": 3, "seat": 2})),
    ),
    "other-bank": (
        awards.other_bank,
        tale(turned(5, "wolf"), winners=(0, 1, 5)),
        (5,),
        tale(turned(5, "wolf"), winners=(2, 3)),
    ),
    "own-way": (
        awards.own_way,
        tale(("ascended", {"seat": 5, "role": "revamped.angel"})),
        (5,),
        tale(turned(5, "wolf")),
    ),
    "last-one": (
        awards.last_one_standing,
        log([], [told for seat in range(7) for told in death(seat, "pack")]),
        (7,),
        log([], death(3, "pack")),
    ),
}


@pytest.mark.parametrize("award", WON)
def test_it_is_won(award: str) -> None:
    judge, game, winners, _other = WON[award]
    won = judge(game)
    assert won is not None
    assert (won.id, won.seats) == (award, winners)


@pytest.mark.parametrize("award", WON)
def test_nobody_wins_it(award: str) -> None:
    judge, _game, _winners, other = WON[award]
    assert judge(other) is None


@pytest.mark.parametrize("award", WON)
def test_there_is_nothing_to_award_after_nothing(award: str) -> None:
    assert WON[award][0](log([])) is None


def test_every_award_is_tested_and_there_are_enough() -> None:
    assert {judge for judge, *_ in WON.values()} == set(JUDGES)
    assert len(JUDGES) >= 10


def test_whoever_did_equally_well_shares() -> None:
    won = awards.favourite_suspect(log([], vote(v0=3, v1=3, v2=3), [], vote(v3=2, v4=2, v5=2)))
    assert won == Award("favourite-suspect", (2, 3), 3)


def test_a_ballot_for_a_mayor_accuses_nobody() -> None:
    ballots = tuple((voter, 3) for voter in (0, 4, 5))
    elected = Event(0, 1, "day", "revamped.election_result", AFTERWARDS, {"ballots": ballots})
    lynched = elected._replace(kind="revamped.lynch_result")
    cards = ("revamped.wolf", *["revamped.citizen"] * 7)
    assert awards.favourite_suspect(Log(REVAMPED, cards, [elected], Outcome((), (), ""))) is None
    assert awards.favourite_suspect(Log(REVAMPED, cards, [lynched], Outcome((), (), ""))) is not None


def test_who_died_early_is_not_behind_with_the_vote() -> None:
    """Two of two is surer than three of four."""
    days = [vote(v2=0, v3=0), [], vote(v2=1, v3=1), [], vote(v3=7), [], vote(v3=0)]
    won = awards.sharpest_vote(log([], *days))
    assert won is not None
    assert won.seats == (2,)


def becomes(seat: int, role: str) -> Told:
    """Somebody holds another card from now on: cursed, a thief, overruled."""
    return "card", {"seat": seat, "role": role, "team": JUDGE.roles[role].team}


def test_whoever_joined_the_pack_has_wolfs_hair() -> None:
    """A dealt commoner who is a wolf by now is no innocent with three ballots, and does not vote as one."""
    turned = [becomes(3, "judge.werewolf")]
    assert awards.favourite_suspect(log([], vote(v2=3, v4=3, v5=3))) == Award("favourite-suspect", (3,), 3)
    assert awards.favourite_suspect(log(turned, vote(v2=3, v4=3, v5=3))) is None
    assert awards.sharpest_vote(log(turned, vote(v3=0), [], vote(v3=1))) is None
    won = awards.sharpest_vote(log(turned, vote(v2=3), [], vote(v2=3)))
    assert won == Award("sharpest-vote", (2,), 2)


def test_a_ballot_is_judged_by_what_people_were_when_it_was_cast() -> None:
    """Before the curse woke up a ballot for the cursed was no ballot for a wolf."""
    early = log([], vote(v2=3), [becomes(3, "judge.werewolf")], vote(v2=3))
    assert awards.sharpest_vote(early) is None
    assert awards.lone_voice(log([], vote(7, v2=3, v4=7), [becomes(3, "judge.werewolf")])) is None
    won = awards.lone_voice(log([becomes(3, "judge.werewolf")], vote(7, v2=3, v4=7)))
    assert won == Award("lone-voice", (2,), 1)


def test_a_wolf_of_the_other_pack_is_no_fellow() -> None:
    packs = ("forum.werewolf", "forum.red_werewolf", "forum.werewolf", "forum.saint")
    ballots = ((0, 1), (2, 1), (3, 0))
    told = [
        ("forum.lynch.result", {"ballots": ballots, "totals": (), "seats": ()}),
        ("forum.lynched", {"seat": 1}),
    ]
    story = [Event(at, 1, "day", kind, AFTERWARDS, facts) for at, (kind, facts) in enumerate(told)]
    assert awards.undercover(Log(book("forum"), packs, story, Outcome((), (), ""))) is None
    fellows = ("forum.werewolf", "forum.werewolf", "forum.red_werewolf", "forum.saint")
    won = awards.undercover(Log(book("forum"), fellows, story, Outcome((), (), "")))
    assert won == Award("undercover", (0,), 1)


@pytest.mark.parametrize(("card", "won"), [("forum.cultist", False), ("forum.priest", True)])
def test_whoever_is_on_the_packs_side_was_suspected_rightly(card: str, won: bool) -> None:
    ballots = tuple((seat, 1) for seat in (0, 2, 3, 4))
    result = {"ballots": ballots, "totals": (), "seats": ()}
    story = [Event(0, 1, "day", "forum.lynch.result", AFTERWARDS, result)]
    cards = ("forum.werewolf", card, "forum.saint", "forum.saint", "forum.saint")
    found = awards.favourite_suspect(Log(book("forum"), cards, story, Outcome((), (), "")))
    assert (found is not None) == won


def test_a_wolf_of_the_last_night_was_not_invisible_all_along() -> None:
    late = log([], vote(v2=0, v4=1), [], vote(v4=0, v2=1), [becomes(3, "judge.werewolf")])
    assert awards.invisible_wolf(late) is None


def test_a_shot_is_friendly_or_true_by_what_both_were_at_that_moment() -> None:
    shot = death(3, "shot", 5)
    assert awards.true_aim(log([becomes(3, "judge.werewolf")], shot)) == Award("true-aim", (5,), 1)
    assert awards.friendly_fire(log([becomes(3, "judge.werewolf")], shot)) is None
    assert awards.friendly_fire(log([], shot, [becomes(3, "judge.werewolf")])) == Award(
        "friendly-fire", (5,), 1
    )


def test_a_duel_is_won_with_a_true_aim_and_lost_without() -> None:
    """judge, Knight: a challenged wolf falls, else the Knight."""
    won, lost = (log([], [did("dueled", by=5, seat=0, lost=who)]) for who in ("rival", "knight"))
    assert awards.true_aim(won) == Award("true-aim", (5,), 1)
    assert awards.true_aim(lost) is None


def test_nobody_aims_who_only_took_somebody_along_and_nobody_aims_for_the_table() -> None:
    """Whoever sits first may aim as well as the others; a death that nobody is behind is nobody's aim."""
    assert awards.true_aim(log([], death(0, "heartbreak", 5))) is None
    assert awards.true_aim(log([], death(0, "shot", -1))) is None
    first = log([becomes(0, "judge.commoner")], death(1, "shot", 0))
    assert awards.true_aim(first) == Award("true-aim", (0,), 1)


def test_somebody_who_was_brought_back_has_lived_to_the_end() -> None:
    game = log([], death(3, "pack"), [("revived", {"seats": (3,)})], [("left", {"seats": (4,)})])
    assert game.survivors == {*range(8)} - {4}


def test_a_look_that_tells_a_role_finds_a_wolf_too() -> None:
    """The Seeress of the chat book and the Farseer see cards, not camps."""
    chat = book("chat")
    cards = ("chat.werewolf", "chat.seeress", "chat.villager")
    look = {"by": 1, "seat": 0, "role": "chat.werewolf", "major": "no", "amorous": "no"}
    story = [
        Event(0, 1, "night", "phase", AFTERWARDS, {"day": 1, "phase": "night"}),
        Event(1, 1, "night", "chat.seeress.learned", AFTERWARDS, look),
    ]
    assert awards.eagle_eye(Log(chat, cards, story, Outcome((), (), ""))) == Award("eagle-eye", (1,), 1)


@pytest.mark.parametrize("name", ["judge", "hollow", "chat", "forum"])
def test_every_book_declares_votes_exiles_looks_and_hunts(name: str) -> None:
    assert {"vote", "exiled", "looked", "hunted"} <= {kind.feat for kind in book(name).kinds.values()}


def test_many_awards_are_shared_out_among_many_people() -> None:
    for_one = [Award(f"one-{n}", (1,)) for n in range(8)]
    chosen = shown([*for_one, Award("other", (2,)), Award("third", (3, 1))])
    assert len(chosen) == MOST
    assert [award.id for award in chosen][-2:] == ["other", "third"]
    assert [award.id for award in chosen][:-2] == ["one-0", "one-1", "one-2", "one-3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("award", WON)
def test_it_has_a_title_and_a_line_with_its_winners(award: str, language: str) -> None:
    names = [f"Name{seat}" for seat in range(8)]
    teller = Teller(CATALOGUE, language, names)
    for count in (1, 2):
        for seats in ((3,), (3, 5)):
            won = Award(award, seats, count)
            assert teller.award(won)
            assert all(names[seat] in teller.praise(won) for seat in seats)


def test_the_shield_that_held_is_told_by_its_layer() -> None:
    """In the big book a potion covers several, and the story names the layer."""
    potion = ("life_used", {"by": 3, "seats": (2, 3, 5)})
    won = awards.shield(tale(potion, ("saved", {"seat": 2, "layer": "potion"})))
    assert won == Award("shield", (3,), 1)
    assert awards.shield(tale(potion, ("saved", {"seat": 4, "layer": "runner"}))) is None


def test_a_count_of_cards_found_nobody() -> None:
    """Looks without a seat, and guesses that were wrong, are no finds."""
    looks = [
        ("counted", {"by": 2, "role": "revamped.wolf", "count": 2}),
        ("guessed", {"by": 2, "seat": 5, "role": "revamped.wolf", "right": "no"}),
        ("froze", {"by": 2, "seats": (3,), "count": 1}),
    ]
    assert awards.eagle_eye(tale(*looks)) is None
    won = awards.eagle_eye(tale(("tracked", {"by": 2, "seat": 1, "pack": "yes"})))
    assert won == Award("eagle-eye", (2,), 1)
