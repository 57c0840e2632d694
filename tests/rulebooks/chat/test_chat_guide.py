"""The chat book's part of the handbook: told in both languages, proven by scenarios."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightcaller.rulebooks import guide
from nightcaller.rulebooks.chat.interactions import INTERACTIONS
from nightcaller.text import LANGUAGES, message_id
from rulebooks.chat.whispers import CHAT
from rulebooks.judge.messages import CATALOGUE

GUIDE = guide("chat")
HERE = Path(__file__).parent
PROOFS = {
    "girl-and-room": "TestLittleGirl.test_is_invisible_to_the_wolves",
    "eye-and-stack": "TestSeeress.test_an_office_is_a_role",
    "eye-and-love": "TestSeeress.test_love_is_a_role",
    "two-eyes": "TestSeeress.test_several_reveal_only_one_player",
    "two-bows": "TestCupid.test_several_vote_together_and_make_one_pair",
    "two-kettles-heal": "TestWitch.test_several_all_lose_the_heal_potion",
    "two-kettles-kill": "TestWitch.test_several_kill_every_top_selected_player",
    "heal-and-flag": "TestWitch.test_the_victim_is_saved_and_the_potion_lost",
    "gun-and-major": "TestHunter.test_a_special_effect_of_the_one_he_kills_starts_immediately",
    "gun-and-love": "TestHunter.test_love_is_a_special_effect",
    "love-across": "TestVillage.test_not_while_a_mixed_pair_lives",
    "tie-and-major": "TestTie.test_only_the_major_votes_in_the_restarted_voting",
    "wolf-and-village": "TestElection.test_a_werewolf_may_become_major",
}
"""Interaction -> the scenario that plays it: a test of this folder, with its class if it has one."""


def scenarios() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_chat_*.py"):
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
    known = {role.rpartition(".")[2] for role in (*CHAT.roles, *CHAT.offices)}
    assert known == {role for one in INTERACTIONS for role in one.roles}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_guide_has_its_text(language: str):
    wanted = [message_id("interaction-chat", one.id) for one in INTERACTIONS]
    wanted += [message_id("step-chat", step.id) for step in GUIDE.steps]
    for chapter in GUIDE.chapters:
        name = message_id("chapter-chat", chapter.id)
        wanted += [name, f"{name}.card", f"{name}.more"]
    for role in (*CHAT.roles, *CHAT.offices):
        about = message_id("handbook", role)
        wanted += [about, f"{about}.when", f"{about}.limits"]
    assert [name for name in wanted if not CATALOGUE.has(language, name)] == []


def test_the_guide_names_house_rules_of_the_book():
    named = {rule for chapter in GUIDE.chapters for rule in chapter.house}
    named |= {rule for rules in GUIDE.house.values() for rule in rules}
    assert named <= {rule.id for rule in CHAT.house_rules}
