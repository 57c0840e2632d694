"""Section V, third parties: every way to win, alone and when others win at the same moment."""

from __future__ import annotations

import pytest

from rulebooks.judge.deaths import quiet
from rulebooks.scenario import BADGE, NIGHT, SPEECH, Table
from rulebooks.tables import rule_table


class TestLovers:
    """Section V: "eliminates all other players in human-wolf love; follows lover's camp when not"."""

    @rule_table("""
        one          other        Cupid's camp
        werewolf     commoner     judge.lovers
        werewolf     seer         judge.lovers
        werewolf     piper        judge.lovers
        werewolf     bomber       judge.lovers
        werewolf     cupid        judge.lovers
        gargoyle     commoner     judge.lovers
        hidden_werewolf  commoner  judge.lovers
        commoner     seer         judge.good
        commoner     cupid        judge.good
        commoner     piper        judge.good
        piper        cupid        judge.piper
        werewolf     gargoyle     judge.wolves
        werewolf     hidden_werewolf  judge.wolves
    """)
    def test_whose_camp_cupid_has(self, one: str, other: str, cupids_camp: str):
        """Section II, Cupid, victory conditions 1 and 2; rulings, judge: Cupid. Every wolf is one here."""
        cards = [card for card in (one, other) if card != "cupid"]
        cast = ", ".join(f"L{n} {card}" for n, card in enumerate(cards))
        t = Table(
            f"Cup cupid, {cast}, Bob werewolf, Sam seer, Ned commoner, Ora commoner, Pam commoner"
            if "seer" not in cards
            else f"Cup cupid, {cast}, Bob werewolf, Wes witch, Ned commoner, Ora commoner, Pam commoner"
        )
        pair = ("L0", "L1" if len(cards) > 1 else "Cup")
        t.night(Cup=pair)
        assert t.session._game.camp(t.seat("Cup")) == cupids_camp

    def test_they_win_as_the_last_three(self):
        """rulings: "a third party with Cupid, who win when nobody else lives"."""
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer, Ora commoner, Pam commoner",
                  wolves_win="everyone")  # fmt: skip
        t.night(Cup=("Bob", "Ned"), pack="Sam")
        t.vote(Ora="Bob Ned")
        t.reach(NIGHT)
        t.night(pack="Pam")
        assert (t.won, t.winners, t.why) == ("judge.lovers", "Cup Bob Ned", "end-judge-lovers")

    def test_cupid_alone_wins_for_dead_lovers(self):
        """Nobody else lives: that the lovers died for it costs nobody the victory."""
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Hal hunter", wolves_win="everyone")
        t.night(Cup=("Bob", "Ned"), pack="Hal")
        t.shoot("Hal", "Ned")
        assert (t.won, t.winners) == ("judge.lovers", "Cup Bob Ned")

    def test_a_stranger_alive_keeps_them_from_winning(self):
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer, Pip piper", wolves_win="everyone")
        t.night(Cup=("Bob", "Ned"), pack="Sam")
        assert t.won == ""

    def test_before_the_wolves(self):
        """rulings, All books: third parties first; a side is gone at the same moment."""
        t = Table("Cup cupid, Bob werewolf, Lou werewolf, Ned commoner, Hal hunter")
        t.night(Cup=("Bob", "Ned"), pack="Hal")
        t.shoot("Hal", "Lou")
        assert (t.won, t.winners) == ("judge.lovers", "Cup Bob Ned")

    def test_a_pack_that_love_has_emptied_wins_nothing(self):
        """The only wolf is in love with a human: no camp of wolves is left that a lost side could serve."""
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer, Ora commoner, Pam commoner")
        t.night(Cup=("Bob", "Ned"), pack="Sam")
        assert t.won == ""
        t.vote(Ora="Bob Ned")
        t.reach(NIGHT)
        t.night(pack="Pam")
        assert t.won == "judge.lovers"

    def test_wolves_in_love_win_with_the_pack(self):
        """ "Follows lovers' camp": two wolves in love are wolves, and so is Cupid."""
        t = Table("Cup cupid, Bob werewolf, Lou werewolf, Sam seer, Ned commoner, Ora commoner")
        t.night(Cup=("Bob", "Lou"), pack="Sam")
        assert (t.won, t.winners) == ("judge.wolves", "Cup Bob Lou")

    def test_the_good_win_when_the_wolf_in_love_is_gone(self):
        """Section V: all werewolves out; the human lover had left the good people and does not win."""
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer, Ora commoner, Pam commoner")
        t.night(Cup=("Bob", "Ned"))
        t.vote(Bob="Sam Ora")
        assert (t.won, t.winners) == ("judge.good", "Sam Ora Pam")

    def test_hidden_love_is_human_wolf_love_too(self):
        t = Table("Cup cupid, Hid hidden_werewolf, Bob werewolf, Ned commoner, Sam seer, Ora commoner")
        t.night(Cup=("Hid", "Ned"), pack="Sam")
        assert (t.won, t.winners) == ("judge.wolves", "Bob")

    def test_only_in_the_first_night(self):
        """Section II, Cupid: "on first night"."""
        t = Table("Cup cupid, Bob werewolf, Ned commoner, Sam seer, Ora commoner, Pam commoner")
        assert t.window.calls[0].role == "judge.cupid"
        t.night(Cup=("Ned", "Ora"))
        t.day()
        assert "judge.cupid" not in [call.role for call in t.window.calls]
        assert not t.asked("Cup")


class TestPiper:
    """Section V: "all surviving players are confused"."""

    CAST = "Pip piper, Bob werewolf, Sam seer, Hal hunter, Ned commoner, Ora commoner, Pam commoner"

    def tuned(self, *pairs: tuple[str, str], **house: str) -> Table:
        """A table at which a Piper has played, two a night, and nobody has died."""
        t = Table(self.CAST, **house)
        t.night()
        for pair in pairs:
            t.day()
            t.night(Pip=pair)
        return t

    def test_at_dawn_of_a_peaceful_night(self):
        """Section V, Immediate Termination: the morning after the last tune."""
        t = self.tuned(("Bob", "Sam"), ("Hal", "Ned"), ("Ora", "Pam"))
        assert (t.won, t.winners, t.why) == ("judge.piper", "Pip", "end-judge-piper")
        assert t.fallen == ""

    @pytest.mark.parametrize("how", ["dawn", "shot", "exile"])
    def test_the_last_who_has_not_heard_falls(self, how: str):
        """At every moment at which somebody dies."""
        t = self.tuned(("Bob", "Sam"), ("Hal", "Ned"))
        t.day()
        match how:
            case "dawn":
                t.night(Pip=("Ora", "nobody"), pack="Pam")
            case "shot":
                t.night(Pip=("Ora", "nobody"), pack="Hal")
                t.shoot("Hal", "Pam")
            case _:
                t.night(Pip=("Ora", "nobody"))
                t.vote(Pam="Sam Ned")
        assert quiet(t).won == "judge.piper"

    def test_before_the_wolves_and_the_good(self):
        """rulings, All books: third parties first, then wolves, then village."""
        t = Table("Pip piper, Bob werewolf, Sam seer, Wes witch, Ned commoner")
        t.night()
        t.day()
        t.night(Pip=("Sam", "Wes"), pack="Ned", witch="poison Bob")
        assert (t.won, t.winners) == ("judge.piper", "Pip")

    def test_dead_he_wins_nothing_whoever_is_confused(self):
        t = self.tuned(("Bob", "Sam"), ("Hal", "Ned"))
        t.day()
        t.night(Pip=("Ora", "Pam"), pack="Pip")
        assert quiet(t).won == ""
        assert t.label == SPEECH

    def test_not_himself_and_nobody_twice(self):
        """rulings: "not himself"; whoever has heard the tune hears it already."""
        t = self.tuned(("Bob", "Sam"))
        t.day()
        assert t.options("Pip") == "Hal Ned Ora Pam nobody"
        assert t.blocked("Pip") == dict.fromkeys(("Bob", "Sam"), "blocked-judge-confused")

    def test_only_he_knows_all(self):
        """rulings: "confused players are told, only the Piper knows all"."""
        t = self.tuned(("Bob", "Sam"))
        assert [t.told("judge.confused", name)["seat"] for name in ("Bob", "Sam")] == ["Bob", "Sam"]
        assert all(not t.heard("judge.piped", name) for name in t.names if name != "Pip")
        assert not t.heard("judge.confused")

    def test_in_love_with_a_wolf_he_plays_for_love_alone(self):
        """rulings: wolf and non-wolf lovers form a party of their own, so his tune wins nothing any more."""
        t = Table("Pip piper, Cup cupid, Bob werewolf, Lou werewolf, Sam seer, Ned commoner")
        t.night(Cup=("Pip", "Bob"))
        t.day()
        t.night(Pip=("Bob", "Cup"))
        t.day()
        t.night(Pip=("Sam", "Ned"))
        t.day()
        t.night(Pip=("Lou", "nobody"))
        assert t.won == ""


class TestBomber:
    """Section V: "achieves special victory conditions or causes all players to die"."""

    CAST = "Bom bomber, Bob werewolf, Sam seer, Ned commoner"

    @rule_table("""
        rule         votes            who wins      why
        nobody-left  Bob Sam Ned      judge.bomber  end-judge-bomber
        nobody-left  Bob Sam Ned Bom  judge.bomber  end-judge-bomber
        nobody-left  Bob Sam          judge.wolves  end-judge-divine-gone
        nobody-left  Bob              judge.good    end-judge-wolves-gone
        voted-out    Bob Sam          judge.bomber  end-judge-bomber
        voted-out    Ned              judge.bomber  end-judge-bomber
    """)
    def test_house_rule(self, rule: str, votes: str, who_wins: str, why: str):
        """Tip 6; house rule bomber_wins; simultaneous victories: third parties, wolves, village."""
        t = Table(self.CAST, bomber_wins=rule)
        t.night()
        t.vote(Bom=votes)
        assert (quiet(t).won, t.why) == (who_wins, why)

    def test_a_shot_after_the_blast_counts(self):
        """rulings, All books: death powers, repeated until quiet, then the win check."""
        t = Table("Bom bomber, Bob werewolf, Hal hunter, Ned commoner")
        t.night()
        t.vote(Bom="Bob Hal")
        assert t.won == ""
        t.shoot("Hal", "Ned")
        assert t.won == "judge.bomber"

    def test_in_love_with_a_wolf_he_wins_nothing_alone(self):
        t = Table(
            "Bom bomber, Cup cupid, Bob werewolf, Lou werewolf, Sam seer, Ned commoner, Ora commoner",
            bomber_wins="voted-out",
        )
        t.night(Cup=("Bom", "Bob"))
        t.vote(Bom="Ned")
        assert t.won == ""

    def test_belongs_to_no_side(self):
        """rulings: neither camp's victory is his, and he is missed by neither side."""
        t = Table(self.CAST)
        t.night()
        t.vote(Bob="Sam Ned")
        assert t.winners == "Sam Ned"


class TestNobodyLeft:
    """rulings, All books: "nobody left alive is a draw unless the text names a winner"."""

    def test_lovers_die_as_the_last_two(self):
        t = Table("Bob werewolf, Ned commoner, Cup cupid, Hal hunter, Wes witch", wolves_win="everyone")
        t.night(Cup=("Bob", "Ned"), pack="Wes")
        t.vote(Cup="Bob Ned")
        t.reach(NIGHT)
        t.night(pack="Hal")
        t.shoot("Hal", "Bob")
        assert (t.won, t.winners, t.why) == ("draw", "", "end-judge-nobody-left")

    def test_pack_and_poison(self):
        t = Table("Wes witch, Bob werewolf, Ned commoner, Ora commoner", wolves_win="everyone")
        t.night(pack="Ned")
        t.vote(Ora="Wes")
        t.reach(NIGHT)
        t.night(pack="Wes", witch="poison Bob")
        assert t.won == "draw"

    def test_no_badge_is_passed_in_an_empty_room(self):
        t = Table("Wes witch, Bob werewolf, Ned commoner, Ora commoner", wolves_win="everyone", sheriff="yes")
        t.night(pack="Ned")
        t.run("Wes")
        t.vote(Ora="Wes")
        t.reach(NIGHT)
        t.night(pack="Wes", witch="poison Bob")
        assert t.label not in {BADGE, NIGHT}
        assert t.won == "draw"


@rule_table("""
    also true at that moment  tune     pack    witch
    nothing                   Ora Wes  nobody  keep
    the divine are gone       Ora      Wes     keep
    the wolves are gone       Ora Wes  nobody  poison Bob
    both are gone             Ora      Wes     poison Bob
""")
def test_the_piper_before_everybody(also_true_at_that_moment: str, tune: str, pack: str, witch: str):
    """rulings, All books: third parties and solo winners first, then wolves, then village."""
    t = Table("Pip piper, Bob werewolf, Wes witch, Ned commoner, Ora commoner")
    t.night()
    t.day()
    t.night(Pip=("Bob", "Ned"))
    t.day()
    one, other = (*tune.split(), "nobody")[:2]
    t.night(Pip=(one, other), pack=pack, witch=witch)
    assert (t.won, t.winners) == ("judge.piper", "Pip")


def test_two_third_parties_at_once_win_both():
    """The Bomber is voted out while everybody else alive is confused."""
    t = Table("Bom bomber, Pip piper, Bob werewolf, Wes witch, Ned commoner", bomber_wins="voted-out")
    t.night()
    t.day()
    t.night(Pip=("Bob", "Wes"))
    t.day()
    t.night(Pip=("Ned", "nobody"))
    t.vote(Bom="Ned")
    assert (t.won, t.winners) == ("judge.bomber judge.piper", "Bom Pip")
