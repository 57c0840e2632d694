"""Where the interactions of the chat book are played: a scenario for each."""

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
"""Interaction -> a test of this folder, with its class if it has one."""
