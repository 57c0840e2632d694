"""Sections II to V: the special wolves, the late divine roles and the third parties, sentence by sentence."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, CLOSE, TABLE
from rulebooks.scenario import EXILE, LAST_ACTS, LAST_WORDS, NIGHT, SPEECH, Refused, Table

CROWD = "Sam seer, Wes witch, Gil guardian, Hal hunter, Ned commoner, Ora commoner, Pam commoner"


def silent(t: Table) -> Table:
    """Let the dead keep whatever they could still do."""
    while t.label == LAST_ACTS:
        for name in t.names:
            if t.asked(name):
                t.answer(name, "nobody")
        t.close()
    return t


def table(special: str, **house: str) -> Table:
    """The crowd, a wolf called Bob, and whoever the scenario is about."""
    return Table(f"{special}, Bob werewolf, {CROWD}", **house)


class TestWolfBeauty:
    """ "When voted out, takes current charm target with her"."""

    @pytest.mark.parametrize("how", ["vote", "poison", "explosion", "pack"])
    def test_love_death_follows_the_vote_alone(self, how: str):
        """ "Being killed or self-exploding won't trigger love death"."""
        t = table("Bea wolf_beauty, Kim commoner")
        potions = "poison Bea" if how == "poison" else "keep"
        t.night(Bea="Kim", pack="Bea" if how == "pack" else "nobody", witch=potions)
        if how == "vote":
            t.vote(Bea="Sam Wes")
        elif how == "explosion":
            t.explode("Bea")
        assert "Bea" not in t.alive
        assert ("Kim" in t.alive) is (how != "vote")

    def test_the_current_target_counts(self):
        t = table("Bea wolf_beauty, Kim commoner")
        t.night(Bea="Kim")
        t.day()
        t.night(Bea="Ned")
        t.vote(Bea="Sam Wes")
        assert "Kim" in t.alive
        assert "Ned" not in t.alive

    def test_not_the_same_twice_running(self):
        t = table("Bea wolf_beauty, Kim commoner")
        t.night(Bea="Kim")
        t.day()
        t.answer("Bea", "nobody", "judge.pack.attack")
        assert t.blocked("Bea", "judge.wolf_beauty.charm") == {"Kim": "blocked-same-twice"}

    def test_a_charmed_hunter_shoots(self):
        """rulings: a linked death is not being voted out."""
        t = table("Bea wolf_beauty, Kim commoner")
        t.night(Bea="Hal")
        t.vote(Bea="Sam Wes")
        assert t.label == LAST_ACTS
        t.shoot("Hal", "Bob")
        assert "Bob" not in t.alive

    def test_a_charmed_sheriff_passes_the_badge(self):
        t = table("Bea wolf_beauty, Kim commoner", sheriff="yes")
        t.night(Bea="Kim")
        t.run("Kim")
        t.vote(Bea="Sam Wes")
        t.badge("Ned")
        assert t.sheriff == "Ned"

    def test_she_hunts_with_the_pack(self):
        t = table("Bea wolf_beauty, Kim commoner")
        t.answer("Bea", "Kim", "judge.pack.attack")
        assert t.heard("judge.pack.proposal", "Bob")


class TestWhiteWerewolfKing:
    """ "Self-explode during day's speech phase and specify a player to take with him"."""

    def test_takes_anyone_and_night_falls(self):
        t = table("Kai white_werewolf_king")
        t.night()
        t.explode("Kai", "Sam")
        assert t.told("judge.taken") == {"by": "Kai", "seat": "Sam"}
        assert "Kai" not in t.alive
        assert "Sam" not in t.alive
        assert silent(t).label == NIGHT

    def test_may_take_nobody(self):
        t = table("Kai white_werewolf_king")
        t.night()
        t.explode("Kai", "nobody")
        assert "Kai" not in t.alive
        assert not t.heard("judge.taken")

    def test_a_hunter_taken_shoots(self):
        t = table("Kai white_werewolf_king")
        t.night()
        t.explode("Kai", "Hal")
        t.shoot("Hal", "Bob")
        assert t.won == "judge.good"

    def test_the_guard_does_not_help(self):
        t = table("Kai white_werewolf_king")
        t.night(guardian="Ned")
        t.explode("Kai", "Ned")
        assert "Ned" not in t.alive

    def test_voted_out_he_takes_nobody(self):
        t = table("Kai white_werewolf_king")
        t.night()
        t.vote(Kai="Sam Wes")
        assert t.label == LAST_WORDS

    @pytest.mark.parametrize("rule", ["yes", "no"])
    def test_as_the_last_wolf(self, rule: str):
        """House rule white_king_last_wolf_explodes."""
        t = Table(f"Kai white_werewolf_king, {CROWD}", white_king_last_wolf_explodes=rule)
        t.night()
        t.reach(SPEECH)
        assert ("explode" in t.options("Kai")) is (rule == "yes")
        assert t.blocked("Kai") == ({} if rule == "yes" else {"explode": "blocked-judge-last-wolf"})

    def test_in_the_race_the_badge_waits(self):
        t = table("Kai white_werewolf_king", sheriff="yes")
        t.night()
        t.run("Sam Kai")
        t.explode("Kai", "Sam")
        assert t.heard("judge.race.postponed")
        assert "Sam" not in t.alive


class TestHiddenWerewolf:
    """ "Shows as good person when checked by Seer"; kills "after all other werewolves are out"."""

    def test_looks_good_to_the_seer_and_not_to_the_gargoyle(self):
        t = table("Hid hidden_werewolf, Gar gargoyle")
        t.night(seer="Hid", Gar="Hid")
        assert t.told("judge.seer.learned", "Sam")["camp"] == "good"
        assert t.told("judge.gargoyle.learned", "Gar")["role"] == "judge.hidden_werewolf"

    @pytest.mark.parametrize("rule", ["yes", "no"])
    def test_who_knows_whom(self, rule: str):
        """ "Werewolf teammates don't know his identity"; house rule hidden_wolf_knows_pack."""
        t = table("Hid hidden_werewolf", hidden_wolf_knows_pack=rule)
        card, wolf = t.view("Hid").card, t.view("Bob").card
        assert card
        assert wolf
        assert wolf.mates == ()
        assert bool(card.mates) is (rule == "yes")

    @pytest.mark.parametrize(
        ("rule", "bob", "dies"),
        [("alone", True, False), ("alone", False, True), ("second-night", True, True)],
    )
    def test_awakens(self, rule: str, bob: bool, dies: bool):
        """House rule hidden_wolf_awakens; called from the second night on."""
        t = table("Hid hidden_werewolf", hidden_wolf_awakens=rule)
        assert not t.asked("Hid")
        t.night(witch="keep" if bob else "poison Bob")
        t.day()
        t.night(Hid="Ned")
        assert ("Ned" not in t.alive) is dies

    def test_the_story_tells_on_which_night_he_was_awake(self):
        """Section II: "after all other werewolves are out": afterwards everybody sees when that was."""
        t = table("Hid hidden_werewolf", wolves_win="everyone")
        for victim, vote in (("Ned", "Bob"), ("Ora", "")):
            t.night(Hid=victim)
            t.vote(**({vote: "Sam Wes"} if vote else {}))
        t.session.submit(AMEND, ("end",))
        woke = [(e.day, t.names[e.facts["seat"]]) for e in t.session.events if e.kind == "judge.hidden_awake"]
        assert woke == [(2, "Ora")]

    def test_sleeps_while_a_gargoyle_lives(self):
        t = Table(f"Hid hidden_werewolf, Gar gargoyle, {CROWD}")
        t.night()
        t.day()
        t.night(Hid="Ned")
        assert "Ned" in t.alive

    def test_the_guard_stops_him(self):
        t = Table(f"Hid hidden_werewolf, {CROWD}")
        t.night()
        t.day()
        t.night(Hid="Ned", guardian="Ned")
        assert "Ned" in t.alive

    def test_the_good_must_find_him_too(self):
        """ "Eliminate all werewolf roles (including special werewolves)"."""
        t = table("Hid hidden_werewolf")
        t.night(witch="poison Bob")
        assert t.won == ""
        t.vote(Hid="Sam Wes")
        assert t.won == "judge.good"


KING_SHOOTS = {
    ("exile", "no"): True,
    ("shot", "no"): True,
    ("duel", "no"): True,
    ("poison", "no"): False,
    ("explosion", "no"): False,
    ("pack", "no"): False,
    ("pack", "yes"): True,
    ("poison", "yes"): False,
}


@pytest.mark.parametrize(("cause", "rule"), KING_SHOOTS)
def test_werewolf_king_against_each_death(cause: str, rule: str):
    """ "When voted out/gunned down/dueled to death"; house rule wolf_king_shoots_when_hunted."""
    t = table("Kit werewolf_king, Nat knight", wolf_king_shoots_when_hunted=rule)
    match cause:
        case "poison":
            t.night(witch="poison Kit")
        case "pack":
            t.night(pack="Kit")
        case _:
            t.night(pack="Hal" if cause == "shot" else "nobody")
    match cause:
        case "exile":
            t.vote(Kit="Sam Wes")
        case "shot":
            t.shoot("Hal", "Kit")
        case "duel":
            t.duel("Nat", "Kit")
        case "explosion":
            t.explode("Kit")
        case _:
            pass
    assert "Kit" not in t.alive
    assert t.asked("Kit", "judge.werewolf_king.shoot") is KING_SHOOTS[cause, rule]
    if KING_SHOOTS[cause, rule]:
        t.shoot("Kit", "Sam")
        assert "Sam" not in t.alive


WRAITH_DIES = {"pack": True, "poison": False, "shot": True, "duel": True, "exile": True, "check": False}


@pytest.mark.parametrize("source", WRAITH_DIES)
def test_wraith_rider_against_each_source(source: str):
    """Section IV: poison and checks fall back; vote, shot, duel and the pack kill it."""
    t = table("Rex wraith_rider, Nat knight")
    match source:
        case "pack":
            t.night(pack="Rex", guardian="Rex", seer="Bob")
        case "poison":
            t.night(witch="poison Rex", seer="Bob")
        case "check":
            t.night(seer="Rex")
        case "shot":
            t.night(pack="Hal", seer="Bob")
            t.shoot("Hal", "Rex")
        case "duel":
            t.night(seer="Bob")
            t.duel("Nat", "Rex")
        case _:
            t.night(seer="Bob")
            t.vote(Rex="Gil Wes")
    assert ("Rex" not in t.alive) is WRAITH_DIES[source]
    assert ("Wes" not in t.alive) is (source == "poison")
    assert ("Sam" not in t.alive) is (source == "check")


def test_the_cursed_seer_learns_nothing():
    """ "Seer dies, no valid information"."""
    t = table("Rex wraith_rider")
    t.night(seer="Rex")
    assert not t.heard("judge.seer.learned", "Sam")
    assert t.heard("judge.seer.cursed", "Sam")


@pytest.mark.parametrize(("guarded", "lives"), [(True, True), (False, True)])
def test_guard_and_antidote_do_not_meet_in_the_wraith_rider(guarded: bool, lives: bool):
    """ "Guardian protection ineffective": with the antidote there is nothing for it to spoil."""
    t = table("Rex wraith_rider")
    t.night(pack="Rex", guardian="Rex" if guarded else "nobody", witch="save")
    assert ("Rex" in t.alive) is lives


class TestGargoyle:
    """ "Checks one player's specific identity every night"."""

    def test_learns_the_card(self):
        t = table("Gar gargoyle")
        t.night(Gar="Wes")
        assert t.told("judge.gargoyle.learned", "Gar") == {"by": "Gar", "seat": "Wes", "role": "judge.witch"}

    @pytest.mark.parametrize("hidden", [False, True])
    def test_alone_it_hunts_and_looks_no_more(self, hidden: bool):
        """rulings: with only a Hidden Werewolf left beside it, it is the pack."""
        special = "Gar gargoyle, Hid hidden_werewolf" if hidden else "Gar gargoyle, Kim commoner"
        t = table(special)
        t.night(witch="poison Bob")
        t.day()
        assert t.asked("Gar", "judge.pack.attack")
        assert not t.asked("Gar", "judge.gargoyle.check")
        t.night(pack="Ned")
        assert "Ned" not in t.alive


DUELS = {"werewolf": True, "hidden_werewolf": True, "wraith_rider": True, "commoner": False, "piper": False}


class TestKnight:
    """ "Werewolf dies, knight lives; good person lives, knight dies"."""

    @pytest.mark.parametrize("card", DUELS)
    def test_duels_each_camp(self, card: str):
        t = table(f"Nat knight, Foe {card}, Kim commoner")
        t.night()
        t.duel("Nat", "Foe")
        assert ("Foe" not in t.alive) is DUELS[card]
        assert ("Nat" not in t.alive) is not DUELS[card]

    @pytest.mark.parametrize(
        ("rule", "foe", "after"),
        [
            ("by-loser", "Bob", NIGHT),
            ("by-loser", "Ned", SPEECH),
            ("day-goes-on", "Bob", SPEECH),
            ("day-goes-on", "Ned", SPEECH),
            ("night-falls", "Bob", NIGHT),
            ("night-falls", "Ned", NIGHT),
        ],
    )
    def test_what_follows(self, rule: str, foe: str, after: str):
        """House rule after_duel."""
        t = table("Nat knight, Lou werewolf, Kim commoner", after_duel=rule)
        t.night()
        t.duel("Nat", foe)
        assert silent(t).label == after
        if after == SPEECH:
            assert ("Bob" if foe == "Bob" else "Nat") not in t.speakers()

    def test_only_once(self):
        """ "Can only be used once during day"."""
        t = table("Nat knight, Lou werewolf, Kim commoner", after_duel="day-goes-on")
        t.night()
        t.duel("Nat", "Lou")
        assert silent(t).window.declarations[0].words == ("explode", "stay")
        assert not t.asked("Nat")

    def test_every_declaration_has_the_same_form(self):
        t = table("Nat knight, Lou white_werewolf_king, Kim commoner")
        t.night()
        t.reach(SPEECH)
        assert [form.key for form in t.window.declarations] == ["judge.declare", "judge.declare.target"]
        assert t.options("Nat") == t.options("Lou") == t.options("Bob") == "explode duel stay"

    def test_where_nothing_is_aimed_nobody_is_asked_for_a_target(self):
        t = table("Lou werewolf, Kim commoner, Ken commoner")
        t.night()
        t.reach(SPEECH)
        assert [form.key for form in t.window.declarations] == ["judge.werewolf.explode"]

    def test_a_wolf_who_says_duel_has_said_nothing(self):
        t = table("Nat knight, Lou werewolf, Kim commoner")
        t.night()
        t.reach(SPEECH)
        t.answer("Bob", "duel")
        t.answer("Nat", "explode")
        assert t.label == SPEECH
        assert not t.heard("judge.dueled")
        assert not t.heard("judge.exploded")

    def test_no_duels_in_the_race(self):
        t = table("Nat knight, Kim commoner", sheriff="yes")
        t.night()
        t.run("Sam Ned")
        assert t.window.declarations[0].words == ("explode", "stay")


class TestSilencerElder:
    """ "Chooses one player to be silenced in next day's speech"."""

    def test_is_told_at_daybreak_and_passed_over(self):
        t = table("Eli silencer_elder")
        t.night(Eli="Ned")
        t.reach(SPEECH)
        assert t.told("judge.silenced") == {"seats": "Ned"}
        assert "Ned" not in t.speakers()
        assert t.public.marks == {t.seat("Ned"): ("judge.silenced",)}

    def test_may_vote(self):
        """ "Silenced players can still vote"."""
        t = table("Eli silencer_elder")
        t.night(Eli="Ned")
        t.vote(Bob="Ned")
        assert t.won == "judge.good"

    def test_only_for_a_day_and_not_twice_running(self):
        t = table("Eli silencer_elder")
        t.night(Eli="Ned")
        t.day()
        assert t.public.marks == {}
        assert t.blocked("Eli") == {"Ned": "blocked-same-twice"}
        t.night(Eli="nobody")
        t.reach(SPEECH)
        assert "Ned" in t.speakers()

    def test_a_silenced_sheriff_still_chooses_the_direction(self):
        t = table("Eli silencer_elder", sheriff="yes")
        t.night(Eli="Ned")
        t.run("Ned")
        t.reach("judge.direction")
        assert t.asked("Ned", "judge.sheriff.direction")
        t.reach(SPEECH)
        assert "Ned" not in t.speakers()


class TestMagician:
    """ "Exchanges two players' numbers every night, making skill effects on them swap"."""

    @pytest.mark.parametrize("acts", ["tenth", "first"])
    @pytest.mark.parametrize("skill", ["pack", "guard", "poison", "check", "silence", "charm", "gargoyle"])
    def test_with_each_targeted_skill(self, skill: str, acts: str):
        """Section IV: "affects all night skills"; house rule magician_acts changes the order only."""
        t = table(
            "Mag magician, Eli silencer_elder, Bea wolf_beauty, Gar gargoyle, Kim commoner, Lou idiot",
            magician_acts=acts,
        )
        swap = ("Kim", "Lou")
        match skill:
            case "pack":
                t.night(Mag=swap, pack="Kim")
                assert t.fallen == "Lou"
            case "guard":
                t.night(Mag=swap, pack="Kim", guardian="Kim")
                assert t.fallen == ""
            case "poison":
                t.night(Mag=swap, witch="poison Kim")
                assert t.fallen == "Lou"
            case "check":
                t.night(Mag=("Kim", "Bob"), seer="Kim")
                assert t.told("judge.seer.learned", "Sam")["camp"] == "wolf"
            case "silence":
                t.night(Mag=swap, Eli="Kim")
                t.reach(SPEECH)
                assert t.told("judge.silenced") == {"seats": "Lou"}
            case "charm":
                t.night(Mag=swap, Bea="Kim")
                t.vote(Bea="Sam Wes")
                assert "Lou" not in t.alive
            case _:
                t.night(Mag=swap, Gar="Kim")
                assert t.told("judge.gargoyle.learned", "Gar")["role"] == "judge.idiot"

    def test_the_antidote_follows_the_number(self):
        t = table("Mag magician, Kim commoner")
        t.night(Mag=("Kim", "Ned"), pack="Kim", witch="save")
        assert t.fallen == ""

    def test_answers_wait_for_the_closing_round(self):
        """rulings: "answers are given in a short closing round after him"."""
        t = table("Mag magician, Kim commoner")
        while CLOSE not in t.window.asks:
            assert not t.heard("judge.seer.learned", "Sam")
            slot, ask = next(iter(t.window.asks.items()))
            t.session.submit(slot, (ask.options[-1],))
        t.close()
        assert t.label == "judge.closing"
        assert [call.role for call in t.window.calls] == ["judge.seer"]
        assert t.heard("judge.seer.learned", "Sam")

    def test_first_he_needs_no_closing_round(self):
        t = table("Mag magician, Kim commoner", magician_acts="first")
        assert t.window.calls[0].role == "judge.magician"
        t.night(Mag=("Kim", "Ned"))
        assert t.label != "judge.closing"

    def test_not_himself_and_not_the_same_pair_twice_running(self):
        t = table("Mag magician, Kim commoner")
        assert "Mag" not in t.options("Mag").split()
        t.night(Mag=("Kim", "Ned"))
        t.day()
        t.answer("Mag", "Ned")
        assert t.blocked("Mag") == {"Kim": "blocked-judge-same-pair"}

    def test_a_curse_stays_with_the_body(self):
        t = table("Mag magician, Rex wraith_rider, Kim commoner")
        t.night(Mag=("Rex", "Kim"), witch="poison Kim")
        assert t.fallen == "Wes"
        t = table("Mag magician, Rex wraith_rider, Kim commoner")
        t.night(Mag=("Rex", "Kim"), seer="Rex")
        assert t.told("judge.seer.learned", "Sam")["camp"] == "good"


class TestCupid:
    """ "Connects two players as lovers on first night"."""

    def lovers(self, pair: tuple[str, str], special: str = "Kim commoner", **house: str) -> Table:
        t = table(f"Cup cupid, {special}", **house)
        t.night(Cup=pair)
        return t

    def test_lovers_learn_each_other_and_nobody_else_does(self):
        t = self.lovers(("Ned", "Ora"))
        assert t.told("judge.lovers", "Ned") == {"seat": "Ned", "other": "Ora"}
        assert t.heard("judge.lovers", "Ora")
        assert not t.heard("judge.lovers", "Pam")
        assert not t.heard("judge.lovers")

    @pytest.mark.parametrize("cause", ["exile", "pack", "poison", "shot", "explosion"])
    def test_one_dies_the_other_dies_with_them(self, cause: str):
        """Section IV: "fates bound together"; whichever way."""
        t = self.lovers(("Bob", "Ned")) if cause == "explosion" else self.lovers(("Ora", "Ned"))
        match cause:
            case "exile":
                t.vote(Ora="Sam Wes")
            case "explosion":
                t.explode("Bob")
            case _:
                t.day()
                t.night(
                    pack={"pack": "Ora", "shot": "Hal"}.get(cause, "nobody"),
                    witch="poison Ora" if cause == "poison" else "keep",
                )
                if cause == "shot":
                    t.shoot("Hal", "Ora")
        assert "Ned" not in t.alive

    @pytest.mark.parametrize("rule", ["unless-voted-out", "unless-poisoned"])
    def test_a_heartbroken_hunter_shoots(self, rule: str):
        """rulings: "lovers' death counts as not voted out"."""
        t = self.lovers(("Hal", "Ned"), hunter_shoots=rule)
        t.vote(Ned="Sam Wes")
        t.shoot("Hal", "Bob")
        assert t.won == "judge.good"

    def test_a_heartbroken_sheriff_passes_the_badge(self):
        t = table("Cup cupid, Kim commoner", sheriff="yes")
        t.night(Cup=("Kim", "Ned"))
        t.run("Kim")
        t.vote(Ned="Sam Wes")
        t.badge("Ora")
        assert t.sheriff == "Ora"

    @pytest.mark.parametrize("rule", ["yes", "no"])
    def test_cupid_in_love(self, rule: str):
        """House rule cupid_self."""
        t = table("Cup cupid, Kim commoner", cupid_self=rule)
        assert ("Cup" in t.options("Cup").split()) is (rule == "yes")

    def test_human_wolf_love_is_a_party_of_its_own(self):
        """ "Forms third party with lovers in human-wolf love, needs to eliminate everyone"."""
        t = Table("Cup cupid, Bob werewolf, Sam seer, Ned commoner, Wes witch")
        t.night(Cup=("Bob", "Ned"), pack="Sam", witch="keep")
        assert t.won == ""
        t.vote(Wes="Cup Bob Ned")
        assert (t.won, t.why) == ("judge.lovers", "end-judge-lovers")
        assert t.winners == "Cup Bob Ned"

    def test_the_wolf_in_love_does_not_win_with_the_pack(self):
        t = Table("Cup cupid, Bob werewolf, Sam seer, Ned commoner, Ora commoner, Lou werewolf")
        t.night(Cup=("Bob", "Ned"), pack="Sam")
        assert (t.won, t.winners) == ("judge.wolves", "Lou")

    def test_otherwise_cupid_follows_the_lovers_camp(self):
        t = self.lovers(("Ned", "Ora"))
        t.vote(Bob="Sam Wes")
        assert t.won == "judge.good"
        assert "Cup" in t.winners
        t = Table(f"Cup cupid, Bob werewolf, Lou werewolf, Ora commoner, {CROWD.split(',', maxsplit=1)[0]}")
        t.night(Cup=("Bob", "Lou"), pack="Sam")
        assert t.won == "judge.wolves"
        assert "Cup" in t.winners


class TestPiper:
    """ "Confuses two players every night from second night"; wins when all survivors are confused."""

    CAST = "Pip piper, Bob werewolf, Sam seer, Ned commoner, Ora commoner"

    def test_wins_when_all_survivors_are_confused(self):
        t = Table(self.CAST)
        assert not t.asked("Pip"), "not in the first night"
        t.night()
        t.day()
        t.night(Pip=("Bob", "Sam"))
        assert t.won == ""
        t.day()
        t.night(Pip=("Ned", "Ora"))
        assert (t.won, t.winners, t.why) == ("judge.piper", "Pip", "end-judge-piper")

    def test_deaths_help(self):
        t = Table(self.CAST.replace("Ora commoner", "Ora commoner, Pam commoner"))
        t.night()
        t.day()
        t.night(Pip=("Bob", "Sam"))
        t.day()
        t.night(Pip=("Ned", "Ora"), pack="Pam")
        assert t.won == "judge.piper"

    @pytest.mark.parametrize("rule", ["yes", "no"])
    def test_the_confused_are_told(self, rule: str):
        """House rule piper_confused_told."""
        t = Table(self.CAST, piper_confused_told=rule)
        t.night()
        t.day()
        t.night(Pip=("Bob", "Sam"))
        assert t.heard("judge.confused", "Sam") is (rule == "yes")
        assert not t.heard("judge.confused", "Ned")
        assert len(t.events("judge.piped", "Pip")) == 2

    def test_before_the_others(self):
        """rulings: third parties first when several win at once."""
        t = Table("Pip piper, Bob werewolf, Sam seer, Ned commoner")
        t.night()
        t.day()
        t.night(Pip=("Bob", "Ned"), pack="Sam")
        assert t.won == "judge.piper"

    def test_a_dead_piper_wins_nothing(self):
        t = Table(self.CAST)
        t.night()
        t.vote(Pip="Bob Sam")
        t.night(pack="Sam")
        assert t.won == "judge.wolves"


class TestBomber:
    """ "Explosion: kills all who voted for him when voted out"."""

    def test_takes_his_voters_and_nobody_else(self):
        t = table("Bom bomber, Kim commoner")
        t.night()
        t.vote(Bom="Sam Wes Hal", Ned="Ora Pam")
        assert t.told("judge.bomb") == {"by": "Bom", "seats": "Sam Wes Hal"}
        assert not {"Sam", "Wes", "Hal", "Bom"} & set(t.alive.split())
        assert {"Ora", "Pam"} <= set(t.alive.split())

    def test_only_by_voting(self):
        t = table("Bom bomber, Kim commoner")
        t.night(pack="Bom")
        assert t.fallen == "Bom"
        assert not t.heard("judge.bomb")

    def test_the_runoff_ballots_count(self):
        t = table("Bom bomber, Kim commoner")
        t.night()
        t.vote(Bom="Sam Wes", Ned="Ora Pam")
        t.vote(Bom="Ora Gil", Ned="Kim")
        assert t.told("judge.bomb")["seats"] == "Gil Ora"
        assert "Sam" in t.alive

    def test_a_hunter_in_the_blast_shoots_and_a_sheriff_passes_the_badge(self):
        t = table("Bom bomber, Kim commoner", sheriff="yes")
        t.night()
        t.run("Kim")
        t.vote(Bom="Hal Kim")
        t.shoot("Hal", "Ned")
        t.badge("Ora")
        assert t.sheriff == "Ora"
        assert "Ned" not in t.alive

    @pytest.mark.parametrize("rule", ["nobody-left", "voted-out"])
    def test_wins(self, rule: str):
        """House rule bomber_wins."""
        t = table("Bom bomber, Kim commoner", bomber_wins=rule)
        t.night()
        t.vote(Bom="Sam Wes")
        assert silent(t).won == ("" if rule == "nobody-left" else "judge.bomber")
        t = Table("Bom bomber, Bob werewolf, Sam seer, Ned commoner", bomber_wins=rule)
        t.night()
        t.vote(Bom="Bom Bob Sam Ned")
        assert (t.won, t.winners) == ("judge.bomber", "Bom")


def test_the_night_is_in_the_manuals_order():
    """Section III.2, strictly; dead and absent roles too, by the published deck."""
    cast = (
        "Ann cupid, Ben guardian, Bob werewolf, Cat wolf_beauty, Dan seer, Eve witch, Fay hidden_werewolf,"
        "Gar gargoyle, Hal silencer_elder, Ida magician, Jim piper, Kim commoner, Lou commoner, Mia commoner,"
        "Ned commoner, Ora commoner, Pam commoner, Quy commoner, Ron commoner"
    )
    t = Table(cast)
    first = [call.role.removeprefix("judge.") for call in t.window.calls]
    order = [
        *("guardian", "werewolf", "wolf_beauty", "seer", "witch"),
        *("hidden_werewolf", "gargoyle", "silencer_elder", "magician", "piper"),
    ]
    assert first == ["cupid", *(role for role in order if role not in {"hidden_werewolf", "piper"})]
    t.night(Ann=("Kim", "Lou"), pack="Dan")
    t.day()
    assert [call.role.removeprefix("judge.") for call in t.window.calls] == order


def test_every_seat_of_a_lap_answers_equally_often():
    """The Wolf Beauty hunts and charms: two questions in the first lap, for everybody."""
    t = table("Bea wolf_beauty, Kim commoner")
    assert t.window.steps == (2, 2)
    assert t.session.view(TABLE).asks == {}


def test_refused():
    """What a card cannot do is refused."""
    t = table("Nat knight, Kim commoner")
    t.night()
    t.reach(SPEECH)
    with pytest.raises(Refused):
        t.answer("Ned", "duel")
    t.reach(EXILE)
