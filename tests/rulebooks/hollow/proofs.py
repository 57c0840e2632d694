"""Where the interactions of the hollow book are played: a scenario for each."""

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
"""Interaction -> a test of this folder, with its class if it has one."""
