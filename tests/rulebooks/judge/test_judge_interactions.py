"""The handbook's table of interactions: complete, told in both languages, proven by scenarios."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightcaller.rulebooks import book, guide
from nightcaller.rulebooks.judge.interactions import INTERACTIONS
from nightcaller.text import LANGUAGES, message_id
from rulebooks.judge.messages import CATALOGUE
from rulebooks.scenario import Table

JUDGE = book("judge")
GUIDE = guide("judge")
HERE = Path(__file__).parent

SECTION_IV = {
    1: ("guardian", "witch"),
    2: ("witch", "wraith_rider"),
    3: ("seer", "wraith_rider"),
    4: ("knight", "werewolf"),
    5: ("wolf_beauty",),
    6: ("white_werewolf_king",),
    7: ("bomber",),
    8: ("magician",),
    9: ("cupid",),
}
"""The rows of the manual's own table, and who meets in them."""

PROOFS = {
    "guard-and-antidote": "TestWitch.test_guard_and_antidote_on_one_person_kill",
    "poison-on-rider": "test_wraith_rider_against_each_source",
    "check-on-rider": "test_the_cursed_seer_learns_nothing",
    "duel-with-wolf": "TestKnight.test_duels_each_camp",
    "charm-by-vote": "TestWolfBeauty.test_love_death_follows_the_vote_alone",
    "white-king-takes": "TestWhiteWerewolfKing.test_takes_anyone_and_night_falls",
    "bomb-by-vote": "TestBomber.test_takes_his_voters_and_nobody_else",
    "exchange": "TestMagician.test_with_each_targeted_skill",
    "lovers-die-together": "TestCupid.test_one_dies_the_other_dies_with_them",
    "shield-and-pack": "TestGuardian.test_protects_from_the_pack",
    "shield-and-poison": "TestGuardian.test_does_not_protect_from_poison",
    "shield-and-gun": "TestGuardian.test_does_not_protect_from_the_gun",
    "shield-and-explosion": "TestWhiteWerewolfKing.test_the_guard_does_not_help",
    "shield-and-rider": "test_guard_and_antidote_do_not_meet_in_the_wraith_rider",
    "shield-and-hidden": "TestHiddenWerewolf.test_the_guard_stops_him",
    "check-on-hidden": "TestHiddenWerewolf.test_looks_good_to_the_seer_and_not_to_the_gargoyle",
    "gargoyle-on-hidden": "TestHiddenWerewolf.test_looks_good_to_the_seer_and_not_to_the_gargoyle",
    "answers-wait": "TestMagician.test_answers_wait_for_the_closing_round",
    "curse-and-exchange": "TestMagician.test_a_curse_stays_with_the_body",
    "antidote-and-exchange": "TestMagician.test_the_antidote_follows_the_number",
    "hidden-from-pack": "TestHiddenWerewolf.test_who_knows_whom",
    "hidden-sleeps": "TestHiddenWerewolf.test_sleeps_while_a_gargoyle_lives",
    "gargoyle-alone": "TestGargoyle.test_alone_it_hunts_and_looks_no_more",
    "king-and-pack": "test_werewolf_king_against_each_death",
    "king-and-poison": "test_werewolf_king_against_each_death",
    "king-and-duel": "test_werewolf_king_against_each_death",
    "king-and-love": "test_a_heartbroken_king_does_not_shoot",
    "gun-and-vote": "TestHunter.test_does_not_shoot_when_voted_out",
    "gun-and-poison": "TestHunter.test_shoots_when_poisoned",
    "gun-and-love": "TestCupid.test_a_heartbroken_hunter_shoots",
    "gun-and-charm": "TestWolfBeauty.test_a_charmed_hunter_shoots",
    "gun-and-taken": "TestWhiteWerewolfKing.test_a_hunter_taken_shoots",
    "gun-and-bomb": "TestBomber.test_a_hunter_in_the_blast_shoots_and_a_sheriff_passes_the_badge",
    "gun-and-rider": "test_wraith_rider_against_each_source",
    "gun-and-idiot": "TestIdiot.test_only_a_vote_triggers_it",
    "gun-before-badge": "TestBadge.test_the_shot_comes_before_the_badge",
    "duel-with-hidden": "TestKnight.test_duels_each_camp",
    "duel-with-rider": "test_wraith_rider_against_each_source",
    "duel-with-beauty": "test_a_duel_breaks_the_charm",
    "duel-with-third": "TestKnight.test_duels_each_camp",
    "badge-and-idiot": "TestIdiot.test_a_flipped_sheriff_gives_the_badge_away",
    "badge-and-silence": "TestSilencerElder.test_a_silenced_sheriff_still_chooses_the_direction",
    "badge-and-charm": "TestWolfBeauty.test_a_charmed_sheriff_passes_the_badge",
    "badge-and-love": "TestCupid.test_a_heartbroken_sheriff_passes_the_badge",
    "badge-and-bomb": "TestBomber.test_a_hunter_in_the_blast_shoots_and_a_sheriff_passes_the_badge",
    "badge-and-explosion": "TestWhiteWerewolfKing.test_in_the_race_the_badge_waits",
    "silence-and-vote": "TestSilencerElder.test_may_vote",
    "love-across": "TestCupid.test_the_wolf_in_love_does_not_win_with_the_pack",
    "love-and-third": "TestPiper.test_in_love_with_a_wolf_he_plays_for_love_alone",
    "tune-first": "TestPiper.test_before_the_others",
    "tune-and-death": "TestPiper.test_deaths_help",
    "side-gone": "TestWolves.test_win_when_the_last_commoner_is_gone",
}
"""Interaction -> the scenario that plays it: a test of this folder, with its class if it has one."""

CROWD = (
    "Bob werewolf, Sam seer, Wes witch, Gil guardian, Hal hunter, Ned commoner, Ora commoner, Pam commoner"
)


def scenarios() -> set[str]:
    """Every test of the book by name, with its class if it has one."""
    found: set[str] = set()
    for path in HERE.glob("test_judge_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            match node:
                case ast.FunctionDef(name=name):
                    found.add(name)
                case ast.ClassDef(name=name, body=body):
                    found |= {f"{name}.{test.name}" for test in body if isinstance(test, ast.FunctionDef)}
    return found


def test_every_row_of_section_iv_is_there():
    rows = {one.row: one.roles for one in INTERACTIONS if one.row}
    assert rows.keys() == SECTION_IV.keys()
    assert all(set(SECTION_IV[row]) <= set(roles) for row, roles in rows.items())


def test_the_exchange_covers_every_skill_that_names_a_number_by_night():
    """Section IV: "affects all night skills"."""
    (exchange,) = [one for one in INTERACTIONS if one.id == "exchange"]
    aiming = {role.id.rpartition(".")[2] for role, power in JUDGE.powers.values() if power.window == "night"}
    assert aiming <= set(exchange.roles)


def test_every_interaction_is_proven_by_a_scenario():
    assert PROOFS.keys() == {one.id for one in INTERACTIONS}
    known = scenarios()
    assert {name: proof for name, proof in PROOFS.items() if proof not in known} == {}


def test_every_interaction_names_roles_of_the_book_and_is_told_once():
    known = {role.rpartition(".")[2] for role in (*JUDGE.roles, *JUDGE.offices)}
    ids = [one.id for one in INTERACTIONS]
    assert len(ids) == len(set(ids))
    assert all(set(one.roles) <= known and len(one.roles) == len(set(one.roles)) for one in INTERACTIONS)
    assert known - {role for one in INTERACTIONS for role in one.roles} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_guide_has_its_text(language: str):
    wanted = [message_id("interaction-judge", one.id) for one in INTERACTIONS]
    wanted += [message_id("step-judge", step.id) for step in GUIDE.steps]
    for chapter in GUIDE.chapters:
        name = message_id("chapter-judge", chapter.id)
        wanted += [name, f"{name}.card", f"{name}.more"]
    for role in (*JUDGE.roles, *JUDGE.offices):
        about = message_id("handbook", role)
        wanted += [about, f"{about}.when", f"{about}.limits"]
    assert [name for name in wanted if not CATALOGUE.has(language, name)] == []


def test_the_guide_names_house_rules_of_the_book():
    named = {rule for chapter in GUIDE.chapters for rule in chapter.house}
    named |= {rule for rules in GUIDE.house.values() for rule in rules}
    named |= {rule for step in GUIDE.steps for rule in step.unless}
    assert named <= {rule.id for rule in JUDGE.house_rules}
    options = {rule.id: rule.options for rule in JUDGE.house_rules}
    assert all(option in options[rule] for step in GUIDE.steps for rule, option in step.unless.items())


def test_a_heartbroken_king_does_not_shoot():
    """Section II names the deaths after which the Werewolf King shoots; love is not among them."""
    t = Table(f"Kit werewolf_king, Cup cupid, {CROWD}", wolf_king_shoots_when_hunted="yes")
    t.night(Cup=("Kit", "Ned"), pack="Ned")
    assert "Kit" not in t.alive
    assert not t.asked("Kit", "judge.werewolf_king.shoot")


def test_a_duel_breaks_the_charm():
    """Section II: only a vote takes the charmed along."""
    t = Table(f"Bea wolf_beauty, Nat knight, {CROWD}")
    t.night(Bea="Ned")
    t.duel("Nat", "Bea")
    assert "Bea" not in t.alive
    assert "Ned" in t.alive
