"""The hollow book's part of the handbook: told in both languages, proven by scenarios."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightcaller.rulebooks import guide
from nightcaller.rulebooks.hollow.interactions import INTERACTIONS
from nightcaller.text import LANGUAGES, message_id
from rulebooks.hollow.village import HOLLOW
from rulebooks.judge.messages import CATALOGUE

GUIDE = guide("hollow")
HERE = Path(__file__).parent
PROOFS = {
    "shield-and-pack": "TestWerewolves.test_a_protected_victim_survives",
    "shield-and-betrayal": "TestWhiteWerewolf.test_the_same_rules_as_for_werewolves",
    "shield-and-poison": "TestWitch.test_protection_does_not_help_against_poison",
    "shield-before-skin": "TestWerewolves.test_a_protected_ancient_is_not_wounded",
    "skin-and-pack": "TestWerewolves.test_the_ancient_survives_and_is_wounded",
    "skin-and-poison": "test_ancient_revenge",
    "curse": "TestAncient.test_executed_everybody_loses_the_powers",
    "curse-and-idiot": "TestAncient.test_but_the_idiot",
    "curse-and-gun": "TestAncient.test_executed_everybody_loses_the_powers",
    "curse-and-love": "TestAncient.test_love_is_no_power",
    "curse-and-hat": "TestAncient.test_the_mayors_office_is_no_power",
    "two-bitten": "TestWitch.test_two_victims_and_only_one_is_saved",
    "nose-and-white": "TestFox.test_a_white_werewolf_smells_like_any_other",
    "eye-and-white": "TestFarseer.test_sees_the_role",
    "thief-and-pack": "TestThief.test_a_stolen_werewolf_hunts_with_the_pack",
    "thief-and-night": "TestThief.test_sees_the_cards_and_swaps",
    "love-across": "TestLovers.test_a_villager_in_love_with_a_wolf_wins_with_the_wolves",
    "love-and-shield": "TestCupid.test_the_other_is_killed_too",
    "gun-before-hat": "TestHunter.test_before_the_mayor_is_reassigned",
    "feather": "TestCrow.test_starts_the_trial_with_two_votes_without_an_accuser",
    "laugh": "TestIdiot.test_does_not_die_and_votes_no_more",
}
"""Interaction -> the scenario that plays it: a test of this folder, with its class if it has one."""


def scenarios() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_hollow_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            match node:
                case ast.FunctionDef(name=name):
                    found.add(name)
                case ast.ClassDef(name=name, body=body):
                    found |= {f"{name}.{test.name}" for test in body if isinstance(test, ast.FunctionDef)}
    return found


def test_every_interaction_is_proven_by_a_scenario():
    assert PROOFS.keys() == {one.id for one in INTERACTIONS}
    known = scenarios()
    assert {name: proof for name, proof in PROOFS.items() if proof not in known} == {}


def test_every_role_meets_another():
    known = {role.rpartition(".")[2] for role in (*HOLLOW.roles, *HOLLOW.offices)}
    assert known == {role for one in INTERACTIONS for role in one.roles}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_guide_has_its_text(language: str):
    wanted = [message_id("interaction-hollow", one.id) for one in INTERACTIONS]
    wanted += [message_id("step-hollow", step.id) for step in GUIDE.steps]
    for chapter in GUIDE.chapters:
        name = message_id("chapter-hollow", chapter.id)
        wanted += [name, f"{name}.card", f"{name}.more"]
    for role in (*HOLLOW.roles, *HOLLOW.offices):
        about = message_id("handbook", role)
        wanted += [about, f"{about}.when", f"{about}.limits"]
    assert [name for name in wanted if not CATALOGUE.has(language, name)] == []


def test_the_guide_names_house_rules_of_the_book():
    named = {rule for chapter in GUIDE.chapters for rule in chapter.house}
    named |= {rule for rules in GUIDE.house.values() for rule in rules}
    assert named <= {rule.id for rule in HOLLOW.house_rules}
