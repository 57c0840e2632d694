"""The manual from its first sentence to its last: what no other test of this folder has said yet.

Cards, nights, days and rulings have their own files (`test_judge_night`, `_day`, `_daybreak`, `_sheriff`,
`_special`); whatever meets is in `test_judge_encounters`, third parties are in `test_judge_third_parties`,
section VI is in `test_judge_decks`.
"""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from nightcaller.rulebooks.judge.camps import COMMONER, DIVINE, THIRD, WOLF
from rulebooks.judge.deaths import CAST, JURY, TWINS, quiet, table
from rulebooks.judge.manual import CAMPS, SECTION_II
from rulebooks.scenario import (
    BADGE,
    CAMPAIGN,
    ELECTION,
    EXILE,
    LAST_WORDS,
    NIGHT,
    RUNOFF,
    SPEECH,
    Refused,
    Table,
)
from rulebooks.tables import rule_table

JUDGE = book("judge")


# --- section II: the three lists of cards --------------------------------------------------------------


@rule_table(CAMPS)
def test_camps(cards: str, team: str, kind: str):
    """Section II: Werewolf Camp, Good People Camp, Third Party Camp; the manual's nineteen cards."""
    for card in cards.split():
        role = JUDGE.roles[f"judge.{card}"]
        assert role.team == team
        assert role.tags & {WOLF, DIVINE, COMMONER, THIRD} == {kind}


def test_no_card_is_missing_and_none_is_invented():
    """Section II: eighteen special roles and the common ones; the title counts the Commoner out."""
    assert len(SECTION_II) == 19
    assert set(JUDGE.roles) >= SECTION_II


@rule_table("""
    card                 by night from  until  by day
    werewolf             1              -      explode
    wolf_beauty          1              -      explode
    white_werewolf_king  1              -      explode
    hidden_werewolf      2              -      -
    werewolf_king        1              -      explode
    wraith_rider         1              -      explode
    gargoyle             1              -      explode
    commoner             -              -      -
    seer                 1              -      -
    witch                1              -      -
    hunter               -              -      -
    guardian             1              -      -
    knight               -              -      duel
    idiot                -              -      -
    silencer_elder       1              -      -
    magician             1              -      -
    cupid                1              1      -
    piper                2              -      -
    bomber               -              -      -
""")
def test_who_is_asked_when(card: str, by_night_from: str | None, until: str | None, by_day: str | None):
    """Section II and III.2: "first night only", "from second night", "during day's speech phase"."""
    others = "Ann werewolf, Ben witch, Cid commoner, Dot commoner, Eve commoner, Fay commoner"
    if card == "witch":
        others = others.replace("witch", "seer")
    t = Table(f"Zed {card}, {others}")
    for night in (1, 2, 3):
        first, last = int(by_night_from or 9), int(until or 9)
        t.reach(NIGHT)
        if card == "witch":
            t.answer("Ann", "nobody")
        assert t.asked("Zed") is (first <= night <= last), night
        t.night()
        t.reach(SPEECH)
        words = t.window.declarations[0].words
        assert t.asked("Zed") is (by_day is not None)
        if by_day is not None:
            assert by_day in words
        t.day()


# --- section II: sentences -----------------------------------------------------------------------------


class TestWolves:
    """Section II, Werewolf Camp."""

    def test_shared_night_vision_leaves_out_the_hidden_one_alone(self):
        """ "Shared night vision"; Hidden Werewolf: "teammates don't know his identity"; Gargoyle: "knows all
        werewolf teammates"."""
        t = table()
        pack = {"Bob", "Kai", "Kit", "Bea", "Rex"}
        for name in pack:
            card = t.view(name).card
            assert card
            assert {t.names[seat] for seat, _role in card.mates} == pack - {name}

    def test_the_charm_is_hers_alone(self):
        """Wolf Beauty: "charm one person alone": the pack does not see whom."""
        t = table()
        t.night(Bea="Ned", Cup=TWINS)
        assert t.told("judge.charmed", "Bea")["seat"] == "Ned"
        assert not t.heard("judge.charmed", "Bob")
        assert not t.heard("judge.charmed", "Ned")

    def test_the_hidden_wolf_does_not_take_part(self):
        """Hidden Werewolf: "doesn't participate in group killing"; he does not even see it."""
        t = table()
        t.answer("Bob", "Ned", "judge.pack.attack")
        assert t.heard("judge.pack.proposal", "Bea")
        assert not t.asked("Hid")
        assert not t.heard("judge.pack.proposal", "Hid")
        assert not t.heard("judge.pack.agreed", "Hid")

    def test_the_pack_may_hunt_him_unawares(self):
        """House rule wolves_may_target_pack bars the pack's own; who that is, they cannot know."""
        t = table(wolves_may_target_pack="no")
        assert "Hid" in t.options("Bob", "judge.pack.attack").split()
        t.night(pack="Hid", Cup=TWINS)
        assert t.fallen == "Hid"

    def test_a_gargoyle_looks_every_night(self):
        """Gargoyle: "checks one player's specific identity every night", the same one again if it likes."""
        t = Table(f"Gar gargoyle, {CAST}")
        for _night in range(2):
            t.night(Gar="Wes", Cup=("Tom", "Ron"))
            t.day()
        assert [event.facts["role"] for event in t.events("judge.gargoyle.learned", "Gar")] == [
            "judge.witch"
        ] * 2

    def test_an_explosion_is_not_possible_outside_speeches(self):
        """White Werewolf King: "only available during day's speech phase"."""
        t = table()
        t.night(Cup=TWINS)
        t.reach(EXILE)
        with pytest.raises(Refused):
            t.answer("Kai", "explode")


class TestGoodPeople:
    """Section II, Good People Camp."""

    def test_the_guard_does_not_stop_a_blade(self):
        """Guardian: "doesn't protect from ... duel damage"."""
        t = table()
        t.night(guardian="Bob", Cup=TWINS)
        t.duel("Nat", "Bob")
        assert "Bob" not in t.alive.split()

    def test_the_guard_does_not_stop_a_curse(self):
        """Section IV, rows 2 and 3: counter-injury is no wolf's attack."""
        t = table()
        t.night(guardian="Sam", seer="Rex", Cup=TWINS)
        assert t.fallen == "Sam"

    def test_the_knight_shows_his_card_only_when_he_duels(self):
        """Knight: "flips card during day to duel target"."""
        t = table()
        t.night(Cup=TWINS)
        t.reach(SPEECH)
        assert t.public.marks == {}
        t.answer("Nat", "duel", "judge.declare")
        assert t.public.marks == {}, "he may still think better of it"
        t.answer("Nat", "nobody", "judge.declare.target")
        assert t.public.marks == {}
        t.duel("Nat", "Bob")
        assert t.public.marks == {t.seat("Nat"): ("judge.knighted",)}

    def test_silence_falls_on_the_next_day_alone(self):
        """Silencer Elder: "silenced in next day's speech", told to everybody at daybreak and not before."""
        t = Table("Eli silencer_elder, Bob werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner")
        t.answer("Eli", "Ned")
        assert not t.heard("judge.silenced", "Ned")
        t.night()
        t.reach(SPEECH)
        assert t.told("judge.silenced") == {"seats": "Ned"}

    def test_a_silenced_dead_is_not_named(self):
        """rulings: the living are told who may not speak; a corpse's silence is nobody's news."""
        t = Table("Eli silencer_elder, Bob werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner")
        t.night(Eli="Ned", pack="Ned")
        t.reach(SPEECH)
        assert not t.heard("judge.silenced")


# --- section III.2: the strict order -------------------------------------------------------------------

EVERY_CARD = (
    "Ann cupid, Ben guardian, Bob werewolf, Cat wolf_beauty, Dan seer, Eve witch, Fay hidden_werewolf,"
    "Gar gargoyle, Hal silencer_elder, Ida magician, Jim piper, Kim commoner, Lou commoner, Mia commoner,"
    "Ned commoner, Ora commoner, Pam commoner, Quy commoner, Ron commoner, Sue knight"
)
ORDER = [
    *("guardian", "werewolf", "wolf_beauty", "seer", "witch"),
    *("hidden_werewolf", "gargoyle", "silencer_elder", "magician", "piper"),
]


def called(t: Table) -> list[str]:
    """Who is called in the open window, in order."""
    return [call.role.removeprefix("judge.") for call in t.window.calls]


@pytest.mark.parametrize("dead", ["Ben", "Bob", "Cat", "Dan", "Eve", "Fay", "Gar", "Hal", "Ida", "Jim"])
def test_the_dead_keep_their_calls(dead: str):
    """Section III.2, steps 2 to 11: the order stands whoever has died, and nobody answers for the dead."""
    t = Table(EVERY_CARD)
    t.night(Ann=("Kim", "Lou"))
    t.vote(**{dead: "Mia Ora"})
    t.reach(NIGHT)
    assert called(t) == ORDER
    assert not t.asked(dead)
    t.night(Ann=("Kim", "Lou"))


@pytest.mark.parametrize("card", ORDER)
def test_a_card_that_was_not_dealt_is_not_called(card: str):
    """Section III.2: only the published deck is called; the pack is called as long as any wolf hunts."""
    people = [person for person in EVERY_CARD.split(",") if not person.endswith(f" {card}")]
    t = Table(",".join(people))
    t.night(Ann=("Kim", "Lou"))
    t.day()
    expected = [role for role in ORDER if role != card or card == "werewolf"]
    assert called(t) == expected


def test_answers_come_after_the_magician_in_the_same_order():
    """rulings, judge: "a short closing round after him, same order": Seer, then Gargoyle."""
    t = Table(EVERY_CARD)
    t.reach(NIGHT)
    while t.label == NIGHT:
        slot, ask = next(iter(t.window.asks.items()))
        t.session.submit(slot, (ask.options[-1],))
    assert t.label == "judge.closing"
    assert called(t) == ["seer", "gargoyle"]


def test_magician_first_opens_the_night():
    """House rule magician_acts: first."""
    t = Table(EVERY_CARD, magician_acts="first")
    t.night(Ann=("Kim", "Lou"))
    t.day()
    assert called(t) == ["magician", *(role for role in ORDER if role != "magician")]


# --- section III.3 and III.4 ---------------------------------------------------------------------------


class TestDaybreak:
    """Section III.3."""

    @pytest.mark.parametrize("cause", ["pack", "poison", "hidden", "curse", "heartbreak"])
    def test_no_cause_is_revealed(self, cause: str):
        """ "Announce death list (without revealing cause)": what everybody hears is the same for all."""
        t = table(hidden_wolf_awakens="second-night")
        t.night(Cup=("Sam", "Ned"))
        t.day()
        match cause:
            case "pack":
                t.night(pack="Sam")
            case "poison":
                t.night(witch="poison Ned")
            case "hidden":
                t.night(Hid="Sam")
            case "curse":
                t.night(seer="Rex")
            case _:
                t.night(pack="Ned")
        assert t.fallen == "Sam Ned"
        kinds = [event.kind for event in t.public.events if event.day == 2 and event.phase == "day"]
        assert kinds == ["phase", "day.breaks", "died", "judge.dawn"]

    def test_first_nights_dead_speak_and_later_ones_do_not(self):
        """ "First night deceased must have last words, subsequent depends on rules"."""
        t = table(sheriff="yes")
        t.night(pack="Ned", Cup=TWINS)
        t.run("")
        assert (t.label, t.speakers()) == (LAST_WORDS, "Ned")
        t.day()
        t.night(pack="Ora")
        assert t.label not in {LAST_WORDS, EXILE}

    def test_death_list_race_last_words_speeches(self):
        """The order of a first morning."""
        t = table(sheriff="yes")
        t.night(pack="Ned", Cup=TWINS)
        labels = []
        while t.label != NIGHT:
            labels.append(t.label)
            label, kind = t.label, t.window.kind
            if label == CAMPAIGN and kind == "race":
                t.run("Sam Gil")
            elif label == ELECTION:
                t.elect(Sam="Pam")
            else:
                t.reach(label)
                slot = next((s for s, ask in t.window.asks.items() if s and not ask.optional), None)
                if kind == "floor" or slot is None:
                    t.close()
                elif kind == "poll":
                    t.vote()
                else:
                    t.session.submit(slot, (t.window.asks[slot].options[-1],))
        assert [label for n, label in enumerate(labels) if label not in labels[:n]] == [
            "judge.last_acts", CAMPAIGN, ELECTION, LAST_WORDS, "judge.direction", SPEECH, EXILE,
        ]  # fmt: skip


class TestVotingSegment:
    """Section III.4: "Handling outgoing players' skills"."""

    def test_flipped_and_silenced(self):
        """ "Idiot has no voting rights after avoiding death, silenced players can still vote"."""
        t = Table(
            "Ida idiot, Eli silencer_elder, Bob werewolf, Lou werewolf, Ned commoner, Ora commoner,"
            "Pam commoner"
        )
        t.night(Eli="Ned")
        t.vote(Ida="Bob Ora")
        t.night(Eli="Ora")
        t.reach(EXILE)
        assert "Ida" not in t.voters.split()
        assert "Ora" in t.voters.split()

    def test_a_flipped_idiot_speaks_runs_a_second_risk_and_inherits_no_badge(self):
        """Section II, Idiot: he loses "voting rights", nothing else."""
        t = table(sheriff="yes")
        t.night(Cup=TWINS)
        t.run("Sam")
        t.vote(Ida=JURY)
        t.night(pack="Sam")
        t.reach(BADGE)
        assert "Ida" not in t.options("Sam").split()
        t.badge("tear")
        t.reach(SPEECH)
        assert "Ida" in t.speakers().split()
        t.vote(Ida=JURY)
        assert "Ida" not in t.alive.split()

    def test_an_idiot_sheriff_voted_out_in_the_runoff(self):
        """Section III.4 twice over: the tie, then the flip, then the badge."""
        t = table(sheriff="yes")
        t.night(Cup=TWINS)
        t.run("Ida")
        t.vote(Ida="Pam", Ora="Quy")
        assert t.label == RUNOFF
        t.vote(Ida="Pam")
        assert t.label == BADGE
        t.badge("Ora")
        assert (t.sheriff, "Ida" in t.alive.split()) == ("Ora", True)

    def test_the_king_shoots_before_the_badge_passes(self):
        """rulings, All books: death powers, then the win check, then offices."""
        t = table(sheriff="yes")
        t.night(Cup=TWINS)
        t.run("Kit")
        t.vote(Kit=JURY)
        t.shoot("Kit", "Sam")
        quiet(t)
        assert t.label == BADGE
        assert "Sam" not in t.options("Kit").split()


# --- section V: immediate termination ------------------------------------------------------------------


@rule_table("""
    moment      how the last wolf goes
    night       poison
    daybreak    shot
    race        explosion
    speeches    explosion
    speeches    duel
    vote        exile
    run-off     explosion
    run-off     exile
""")
def test_the_game_ends_at_every_moment(moment: str, how_the_last_wolf_goes: str):
    """Section V: "game ends immediately after victory conditions are met": no badge, no words, no night."""
    t = Table(
        "Bob werewolf, Wes witch, Hal hunter, Nat knight, Ned commoner, Ora commoner, Pam commoner",
        sheriff="yes" if moment == "race" else "no",
    )
    match how_the_last_wolf_goes:
        case "poison":
            t.night(witch="poison Bob")
        case "shot":
            t.night(pack="Hal")
            t.shoot("Hal", "Bob")
        case how:
            t.night()
            if moment == "race":
                t.run("Bob Ned")
            elif moment == "run-off":
                t.vote(Bob="Ned", Ora="Pam")
                assert t.label == RUNOFF
            match how:
                case "explosion":
                    t.explode("Bob")
                case "duel":
                    t.duel("Nat", "Bob")
                case _:
                    t.vote(Bob="Ned Pam")
    quiet(t)  # whoever fell is visited as long as a gun may be left, and the count comes after that
    assert (t.won, t.label, t.why) == ("judge.good", "over", "end-judge-wolves-gone")


# --- rulings, All books --------------------------------------------------------------------------------


def test_out_of_time():
    """rulings, All books: whoever does not answer in time gives the empty choice, else a keyed random one."""
    t = Table(EVERY_CARD)
    empty = {"judge.witch.antidote": ("keep",)}
    for _question in range(40):
        slot = next((slot for slot in t.window.asks if slot), None)
        if slot is None:
            break
        ask = t.window.asks[slot]
        picks = t.session.out_of_time(slot)
        if "nobody" in ask.options:
            assert picks == ("nobody",)
        else:
            assert picks == empty.get(ask.key, picks)
            assert set(picks) <= set(ask.options)
            assert picks == t.session.out_of_time(slot), "a keyed draw comes out the same"
        t.session.submit(slot, picks)
    t.close()
    assert t.label == "judge.closing"
    t.close()
    assert t.fallen == ""


def test_deaths_links_powers_wins_offices_in_this_order():
    """rulings, All books: all die, linked deaths, death powers until quiet, the win check, then offices."""
    t = table(sheriff="yes")
    t.night(Cup=("Hal", "Ned"))
    t.run("Hal")
    t.vote(Ned=JURY)
    assert t.told("died")["seats"] == "Hal Ned", "the lover falls in the same moment"
    t.shoot("Hal", "Kit")
    t.last_act_of("Kit")
    assert t.asked("Kit", "judge.werewolf_king.shoot"), "a death power answers a death power"
    t.shoot("Kit", "Ora")
    assert t.label == BADGE
    t.badge("Sam")
    assert t.label == LAST_WORDS
