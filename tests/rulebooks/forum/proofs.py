"""Where the interactions of the forum book are played: a scenario for each."""

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
"""Interaction -> a test of this folder, with its class if it has one."""
