"""Stock abilities: what comes of a choice, what a death sets off, and what needs no choice; toy by toy."""

from __future__ import annotations

import pytest

from nightcaller.engine.roles import STATE, Role
from nightcaller.engine.vocabulary import Tier
from nightcaller.rulebooks.stock import (
    Hunt,
    ability,
    aim,
    all_marked,
    anybody,
    attack,
    avenges,
    bond,
    choose,
    hooks,
    inspect,
    join,
    knows,
    last_shot,
    last_standing,
    lynched_and_lives,
    mark,
    none_of,
    not_twice_running,
    others,
    protect,
    reveals,
    room,
    seal,
    seen_as,
    side,
    silence,
    survives,
    tell,
    the_role,
    unite,
    weighs,
    while_left,
    wins_when,
    with_tag,
)
from nightcaller.rulebooks.stock.dying import still_loaded
from rulebooks.stock.evening import (
    AGREED,
    AVENGED,
    ESCAPED,
    LAUGHED,
    LEARNED,
    LOVERS,
    PICKED,
    PROPOSAL,
    REVEALED,
    SHOT,
    Evening,
)

TEAM = "toy.team"


def role(name: str, *powers: object, tags: str = "", **more: object) -> Role:
    return Role(f"toy.{name}", TEAM, frozenset(tags.split()), powers, **more)


KILLER = role("killer", ability("toy.kill", choose(others), attack("toy.knife")), tags="wolf")
PACK = Hunt(
    "toy.pack.attack",
    "toy.pack",
    "wolf",
    choose(anybody, none_of("wolf", "blocked-toy")),
    PROPOSAL,
    AGREED,
    lambda _deck, _house: "most",
    hour=1,
)
WOLF = role("wolf", PACK.power, tags="wolf", hooks=knows("wolf"))


class TestEffects:
    def test_a_shield_stops_an_attack_for_one_night(self):
        guard = role("guard", ability("toy.guard", choose(anybody, not_twice_running()), protect("shield")))
        play = Evening("Ann guard, Bob killer, Cat plain, Dan plain", guard, KILLER, layers=("shield",))
        play.night(Ann="Cat", Bob="Cat")
        assert play.dead == ""
        play.lynch()
        play.night(Ann="Dan", Bob="Cat")
        assert play.dead == "Cat"

    def test_a_shield_lands_before_any_attack(self):
        assert protect("shield")(None, _me(), (1,))[0].tier < attack("toy.knife")(None, _me(), (1,))[0].tier

    def test_silence_holds_for_the_coming_day(self):
        elder = role("elder", ability("toy.hush", choose(others), silence("toy.silenced")))
        play = Evening("Ann elder, Bob plain, Cat plain, Dan plain", elder)
        play.night(Ann="Cat")
        game = play.session._game
        assert game.marked(2, "toy.silenced")
        play.lynch()
        assert not game.marked(2, "toy.silenced")

    def test_a_mark_may_stay_for_good(self):
        piper = role("piper", ability("toy.pipe", choose(others), mark("toy.piped")))
        play = Evening("Ann piper, Bob plain, Cat plain, Dan plain", piper)
        for name in ("Bob", "Cat"):
            play.night(Ann=name)
            play.lynch()
        assert play.session._game.bearing("toy.piped") == 0b110

    def test_no_mark_lasts_that_long(self):
        with pytest.raises(ValueError, match="moments is 99"):
            mark("toy.piped", moments=99)

    def test_whoever_chose_is_told_and_nobody_else(self):
        crow = role("crow", ability("toy.caw", choose(others), tell(PICKED)))
        play = Evening("Ann crow, Bob plain, Cat plain, Dan plain", crow)
        play.answer("Ann", "Bob")
        assert play.told("toy.picked", "Ann") == {"by": 0, "seat": 1}
        assert not play.heard("toy.picked", "Bob")
        assert not play.heard("toy.picked")

    def test_an_act_of_ones_own(self):
        """The way from a plain choice to a function that is written out."""

        def swap(game, me, bodies):
            game.change_role(bodies[0], game.book.roles["toy.other"])

        fairy = role("fairy", ability("toy.wave", choose(others), seal(Tier.SWAP, swap)))
        play = Evening("Ann fairy, Bob plain, Cat plain, Dan other", fairy)
        play.night(Ann="Bob")
        assert play.told("card", "Bob")["role"] == "toy.other"


class TestInspecting:
    CAST = "Ann eye, Bob killer, Cat plain, Dan sheep"
    SHEEP = role("sheep", tags="wolf", hooks=seen_as("good", "toy.camp"))

    def seen(self, look, *targets: str, fact: str, asked: tuple[str, ...] = ()) -> dict:
        eye = role("eye", ability("toy.look", choose(others, asked=asked), look, informs=True))
        play = Evening(self.CAST, eye, KILLER, self.SHEEP)
        for target in targets:
            play.answer("Ann", target)
        return play.told("toy.learned", "Ann")

    @pytest.mark.parametrize(("target", "camp"), [("Bob", "wolf"), ("Cat", "good"), ("Dan", "good")])
    def test_a_camp_or_what_passes_for_it(self, target, camp):
        look = inspect(LEARNED, "camp", with_tag("wolf", "wolf", "good"), "toy.camp")
        assert self.seen(look, target, fact="camp")["camp"] == camp

    def test_a_role(self):
        look = inspect(LEARNED, "role", the_role, "toy.role")
        assert self.seen(look, "Dan", fact="role") == {"by": 0, "seat": 3, "role": "toy.sheep"}

    def test_a_side(self):
        look = inspect(LEARNED, "team", side, "toy.side")
        assert self.seen(look, "Dan", fact="team")["team"] == TEAM


class TestHunting:
    CAST = "Ann wolf, Bob wolf, Cat plain, Dan plain, Eve plain"

    def test_most_voices_decide(self):
        play = Evening(self.CAST + ", Fay wolf", WOLF, hunt=PACK)
        play.night(Ann="Cat", Bob="Dan", Fay="Dan")
        assert play.dead == "Dan"

    def test_the_pack_sees_every_proposal_and_the_end(self):
        play = Evening(self.CAST, WOLF, hunt=PACK)
        play.answer("Ann", "Cat")
        assert play.told("toy.proposal", "Bob") == {"by": 0, "seat": 2, "asked": "toy.pack.attack"}
        assert not play.heard("toy.proposal", "Cat")
        play.answer("Bob", "Cat")
        assert play.told("toy.agreed", "Ann") == {"seat": 2}

    def test_nobody_may_be_agreed_upon(self):
        play = Evening(self.CAST, WOLF, hunt=PACK)
        play.night(Ann="nobody", Bob="nobody")
        assert play.dead == ""

    def test_whom_nobody_may_propose(self):
        play = Evening(self.CAST, WOLF, hunt=PACK)
        assert play.offered("Ann") == "Cat Dan Eve"
        assert set(play.barred("Ann")) == {"Ann", "Bob"}

    def test_they_know_each_other(self):
        assert Evening(self.CAST, WOLF).told("mates", "Ann") == {"mates": ((1, "toy.wolf"),)}


class TestDying:
    GUN = last_shot("toy.shoot", choose(anybody, while_left("shot")), "toy.bullet", "shot", "toy.fired", SHOT)
    HUNTER = role("hunter", GUN)

    def test_a_last_shot(self):
        play = Evening("Ann hunter, Bob plain, Cat plain, Dan plain", self.HUNTER)
        play.night()
        play.lynch("Ann", last="Cat")
        assert play.dead == "Ann Cat"
        assert play.told("toy.shot") == {"by": 0, "seat": 2}

    def test_everybody_can_count_the_shots(self):
        play = Evening("Ann hunter, Bob hunter, Cat plain, Dan plain, Eve plain", self.HUNTER)
        game = play.session._game
        play.night()
        play.lynch("Ann", last="Cat")
        assert still_loaded(game, "toy.fired", game.published["toy.hunter"])
        play.night()
        play.lynch("Bob", last="Dan")
        assert not still_loaded(game, "toy.fired", game.published["toy.hunter"])

    def huntress(self, **trait: object) -> Evening:
        aims = ability("toy.aim", choose(others), aim())
        huntress = role("huntress", aims, hooks=avenges("toy.arrow", AVENGED, **trait))
        return Evening("Ann huntress, Bob killer, Cat plain, Dan plain, Eve plain", huntress, KILLER)

    def test_a_revenge_that_was_aimed_before(self):
        play = self.huntress()
        play.night(Ann="Cat", Bob="Ann")
        assert play.dead == "Ann Cat"
        assert play.told("toy.avenged") == {"by": 0, "seat": 2, "role": "toy.huntress"}

    def test_the_target_stands_until_another_is_chosen(self):
        play = self.huntress()
        play.night(Ann="Cat")
        play.lynch()
        play.night(Bob="Ann")
        assert play.dead == "Ann Cat"

    def test_no_revenge_for_a_lynching_or_on_the_dead(self):
        play = self.huntress()
        play.night(Ann="Cat")
        play.lynch("Ann")
        assert play.dead == "Ann"
        play = self.huntress()
        play.night(Ann="Cat", Bob="Cat")
        play.lynch()
        play.night(Bob="Ann")
        assert play.dead == "Ann Cat"
        assert not play.heard("toy.avenged")

    def test_a_target_that_is_shown(self):
        ranger = role("ranger", ability("toy.aim", choose(others), aim()), hooks=reveals(REVEALED))
        play = Evening("Ann ranger, Bob killer, Cat plain, Dan plain", ranger, KILLER)
        play.night(Ann="Bob", Bob="Ann")
        assert play.told("toy.revealed") == {
            "by": 0,
            "role": "toy.ranger",
            "seat": 1,
            "shown": "toy.killer",
        }

    def test_linked_lives(self):
        love = bond("toy.love", "toy.heartbreak")

        def marry(game, me, bodies):
            unite(game, love, LOVERS, *bodies)

        arrows = choose(anybody, or_nobody=False, asked=("toy.first", "toy.second"))
        cupid = role("cupid", ability("toy.match", arrows, seal(Tier.CHANGE, marry), until=1))
        play = Evening("Ann cupid, Bob plain, Cat plain, Dan plain", cupid)
        play.night(Ann="Cat Bob")
        assert play.told("toy.lovers", "Bob") == {"seat": 1, "other": 2}
        assert not play.heard("toy.lovers", "Ann")
        play.lynch("Bob")
        assert play.dead == "Bob Cat"
        assert STATE in love.tags


class TestTraits:
    CAST = "Ann toy, Bob killer, Cat plain, Dan plain, Eve plain"

    def attacked(self, nights: int, **trait: object) -> list[str]:
        """Who dies when somebody is attacked night after night."""
        tough = role("toy", hooks=survives("skin", "skin", ESCAPED, **trait))
        play = Evening(self.CAST, tough, KILLER, layers=("skin",))
        found = []
        for _night in range(nights):
            play.night(Bob="Ann")
            found.append(play.dead)
            play.lynch()
        return found

    def test_the_first_attack_does_nothing(self):
        assert self.attacked(2) == ["", "Ann"]

    def test_so_many_attacks_do_nothing(self):
        assert self.attacked(3, attacks=2) == ["", "", "Ann"]

    def test_only_attacks_of_a_kind_or_a_cause(self):
        assert self.attacked(1, kinds=frozenset({"kill"})) == ["Ann"]
        assert self.attacked(1, causes=frozenset({"toy.pack"})) == ["Ann"]

    @pytest.mark.parametrize("private", [True, False])
    def test_the_survivor_is_told_or_nobody(self, private):
        tough = role("toy", hooks=survives("skin", "skin", ESCAPED, private=private))
        play = Evening(self.CAST, tough, KILLER, layers=("skin",))
        play.night(Bob="Ann")
        assert play.heard("toy.escaped", "Ann") == private
        assert not play.heard("toy.escaped", "Bob")

    def test_lynched_and_lives(self):
        idiot = role("toy", hooks=lynched_and_lives("flip", "toy.flipped", LAUGHED))
        play = Evening(self.CAST, idiot, KILLER, layers=("flip",))
        play.night()
        play.lynch("Ann")
        assert play.dead == ""
        assert play.told("marked") == {"seat": 0, "mark": "toy.flipped"}
        play.night()
        play.lynch("Ann")
        assert play.dead == "Ann"

    def test_a_ballot_of_another_weight(self):
        mayor = role("toy", hooks=weighs(4))
        play = Evening(self.CAST, mayor, KILLER)
        play.night()
        play.lynch("Dan", Ann="Bob", Bob="Cat", Cat="nobody", Dan="nobody")
        assert dict(play.told("toy.result")["totals"]) == {0: 0, 1: 4, 2: 2, 3: 2, 4: 0}
        assert play.dead == "Bob"

    def test_the_last_one_standing_wins(self):
        loner = role("toy", hooks=wins_when("toy.loner", last_standing(others=1)))
        play = Evening("Ann toy, Bob killer, Cat plain, Dan plain", loner, KILLER)
        play.night(Bob="Dan")
        play.lynch("Bob")
        assert play.won == "toy.loner"

    def test_everybody_under_a_spell(self):
        pipe = ability("toy.pipe", choose(others), mark("toy.piped"))
        piper = role("toy", pipe, hooks=wins_when("toy.piper", all_marked("toy.piped")))
        play = Evening("Ann toy, Bob plain, Cat plain, Dan plain", piper)
        play.night(Ann="Bob")
        play.lynch("Dan")
        assert play.won == ""
        play.night(Ann="Cat")
        play.lynch()
        assert play.won == "toy.piper"

    def test_two_traits_that_hear_of_the_same_are_both_told(self):
        both = hooks(knows("wolf", "toy.wolf"), knows("wolf", "toy.killer"))
        play = Evening(self.CAST, role("toy", hooks=both), KILLER)
        assert play.heard("mates", "Ann") == 2

    def test_the_later_of_two_answers_hears_the_first(self):
        both = hooks(seen_as("good", "toy.camp"), seen_as("bad", "toy.camp"))
        assert both["inspected"](None, None, "toy.camp", "true") == "bad"

    def test_two_that_stop_an_attack_have_to_be_written_out(self):
        with pytest.raises(ValueError, match="skin"):
            hooks(survives("skin", "one"), survives("skin", "two"))


class TestBoards:
    def test_by_card_and_by_invitation(self):
        host = role("host", ability("toy.invite", choose(others), join("toy.den")), tags="den")
        den = room("toy.den", "den", phases=frozenset({"night"}), aliases={0: "Grey"})
        play = Evening("Ann host, Bob plain, Cat plain, Dan plain", host, boards=(den,))
        assert play.session.view(0).boards["toy.den"].writes
        assert not play.session.view(1).boards
        play.night(Ann="Bob")
        assert not play.session.view(1).boards["toy.den"].writes
        play.lynch()
        assert play.session.view(1).boards["toy.den"].writes
        assert not play.session.view(2).boards

    def test_for_a_while(self):
        host = role("host", ability("toy.invite", choose(others), join("toy.den", moments=1)))
        den = room("toy.den")
        play = Evening("Ann host, Bob plain, Cat plain, Dan plain", host, boards=(den,))
        play.night(Ann="Bob")
        assert play.session.view(1).boards
        play.lynch()
        assert not play.session.view(1).boards


def _me():
    from nightcaller.engine.roles import Holding

    return Holding(role("anybody"), 0)
