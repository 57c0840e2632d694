"""The forum book's part of the handbook: told in both languages, proven by scenarios."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightcaller.rulebooks import guide
from nightcaller.text import LANGUAGES, message_id
from rulebooks.forum.thread import FORUM
from rulebooks.judge.messages import CATALOGUE

GUIDE = guide("forum")
HERE = Path(__file__).parent
PROOFS = {
    "angel-and-pack": "TestGuardianAngel.test_protects_against_a_nightly_attack",
    "angel-before-blessing": "TestLayers.test_a_layer_that_was_not_reached_is_not_used_up",
    "doctor-and-patients": "TestDoctor.test_if_the_doctor_is_attacked_all_patients_are",
    "doctor-and-angel": "TestDoctor.test_even_if_an_angel_wards_the_attack_off",
    "curse-and-pack": "TestCursed.test_joins_the_pack_as_a_wolf",
    "curse-and-gun": "TestCursed.test_a_hunter_kills_the_cursed",
    "blessing-and-two-packs": "TestLayers.test_two_packs_in_one_night_a_blessing_stops_one",
    "seer-and-hunter": "TestSeer.test_a_hunter_returns_villager",
    "seer-and-apprentice": "TestApprentice.test_a_seer_learns_whose_apprentice_it_is",
    "priest-and-cultist": "TestPriest.test_sees_seers_and_cultists",
    "cultist-and-apprentice": "TestCultist.test_apprentices_are_always_recognised_and_stay_what_they_are",
    "cultist-and-last-wolf": "TestCultist.test_dies_when_the_last_wolf_of_his_pack_is_lynched",
    "spy-and-weapon": "TestSpy.test_only_a_spy_finds_the_hunters_weapon",
    "hunter-and-apprentice": "TestHunter.test_an_unclaimed_apprentice_is_claimed_and_the_power_stays",
    "witness-and-no-kill": "TestWitness.test_without_a_kill_anything_may_be_seen",
    "brutal-and-patient": "TestBrutal.test_cannot_reach_a_patient",
}
"""Interaction -> the scenario that plays it: a test of this folder, with its class."""


def scenarios() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_forum_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found |= {
                    f"{node.name}.{test.name}" for test in node.body if isinstance(test, ast.FunctionDef)
                }
    return found


def test_every_interaction_is_proven_by_a_scenario():
    assert PROOFS.keys() == {one.id for one in GUIDE.interactions}
    known = scenarios()
    assert {name: proof for name, proof in PROOFS.items() if proof not in known} == {}


def test_every_card_meets_another():
    known = {card.rpartition(".")[2] for card in FORUM.roles}
    assert known == {card for one in GUIDE.interactions for card in one.roles}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_guide_has_its_text(language: str):
    wanted = [message_id("interaction-forum", one.id) for one in GUIDE.interactions]
    wanted += [message_id("step-forum", step.id) for step in GUIDE.steps]
    for chapter in GUIDE.chapters:
        name = message_id("chapter-forum", chapter.id)
        wanted += [name, f"{name}.card", f"{name}.more"]
    for card in FORUM.roles:
        about = message_id("handbook", card)
        wanted += [about, f"{about}.when", f"{about}.limits"]
    assert [name for name in wanted if not CATALOGUE.has(language, name)] == []


def test_the_guide_names_house_rules_of_the_book():
    named = {rule for chapter in GUIDE.chapters for rule in chapter.house}
    named |= {rule for rules in GUIDE.house.values() for rule in rules}
    named |= {rule for step in GUIDE.steps for rule in step.unless}
    assert named <= {rule.id for rule in FORUM.house_rules}
