"""Situations that a referee has predicted from the texts before they were played, book by book.

Each is read as a table would: the card's sentence, then the book.
"""

from __future__ import annotations

from nightcaller.rulebooks.own.sentences import (
    Aims,
    Attacks,
    Compares,
    Counts,
    Enchants,
    Guards,
    Hunts,
    Knows,
    Looks,
    Outlives,
    Seems,
    Shoots,
    Silences,
    Survives,
    Weighs,
    Wins,
)
from rulebooks.own.any_book import AnyTable, card

SIX = "Bob wolf, Cat plain, Dan plain, Eve plain, Fay plain"
LOUD = card("loud", Weighs(4))
MUTE = card("mute", Weighs(0))


class TestWhispers:
    """Chat: an own card lies on a villager's, without a call of its own."""

    def test_a_double_vote_outweighs_one(self):
        table = AnyTable("chat", f"Ann own.loud, {SIX}", LOUD)
        table.sleep()
        table.votes(Bob="Ann", Dan="Cat")
        assert table.dead == "Bob"

    def test_a_half_vote_does_not(self):
        table = AnyTable("chat", f"Ann own.half, {SIX}", card("half", Weighs(1)))
        table.sleep()
        table.votes(Bob="Ann", Dan="Cat")
        assert table.dead == "Dan"

    def test_a_vote_that_does_not_count_hangs_nobody(self):
        table = AnyTable("chat", f"Ann own.mute, {SIX}", MUTE)
        table.sleep()
        table.votes(Bob="Ann")
        assert table.dead == ""

    def test_a_double_vote_makes_a_tie_with_two(self):
        """No Major yet decides: the village votes once more between the tied."""
        table = AnyTable("chat", f"Ann own.loud, {SIX}", LOUD)
        table.sleep()
        table.votes(Bob="Ann", Dan="Cat Eve")
        assert table.label == "chat.village_runoff"
        table.ballots({"Bob": "Ann", "Dan": "Cat"})
        assert table.dead == "Bob"

    def test_a_major_is_elected_by_one_vote_each(self):
        """ "Major: no weight change", and the card speaks of who has to go."""
        table = AnyTable("chat", f"Ann own.loud, {SIX}", LOUD)
        table.sleep()
        table.reach("chat.major_vote")
        table.ballots({"Bob": "Ann", "Dan": "Cat Eve"})
        assert table.session.view(-1).offices["chat.major"] == table.seat("Dan")

    def test_whoever_knows_the_pack_knows_its_wolves(self):
        spy = card("mole", Knows("pack"))
        table = AnyTable("chat", f"Ann own.mole, Zoe wolf, {SIX}", spy)
        assert table.mates("Ann") == {"Bob": "werewolf", "Zoe": "werewolf"}
        assert table.mates("Bob") == {"Zoe": "werewolf"}, "and they do not know who knows"

    def test_two_of_a_kind_know_each_other(self):
        twin = card("twin", Knows("own_kind"), several=True)
        table = AnyTable("chat", f"Ann own.twin, Zoe own.twin, {SIX}", twin)
        assert (table.mates("Ann"), table.mates("Zoe")) == ({"Zoe": "twin"}, {"Ann": "twin"})

    def test_one_alone_knows_nobody(self):
        twin = card("twin", Knows("own_kind"), several=True)
        assert AnyTable("chat", f"Ann own.twin, {SIX}", twin).mates("Ann") == {}

    def test_they_hold_the_villagers_card_as_well(self):
        table = AnyTable("chat", f"Ann own.loud, {SIX}", LOUD)
        held = table.view("Ann").card
        assert held is not None and set(held.held) == {"own.loud", "chat.villager"}

    def test_they_win_with_the_village_dead_or_alive(self):
        table = AnyTable("chat", f"Ann own.loud, {SIX}", LOUD)
        table.sleep(pack="Ann")
        table.votes(Bob="Cat Dan Eve")
        assert table.won == "chat.village"
        assert "Ann" in table.winners.split()

    def test_a_seeress_reads_the_card(self):
        table = AnyTable("chat", f"Ann own.loud, Zoe seeress, {SIX}", LOUD)
        table.sleep(Zoe="Ann")
        assert any("own.loud" in str(event.facts) for event in table.view("Zoe").events)

    def test_no_pure_villager_is_who_has_another_card(self):
        """House rule: only pure villagers. Whoever lives with an own card bars it."""
        table = AnyTable("chat", f"Ann own.loud, {SIX}", LOUD, village_wins="pure-villagers")
        table.sleep(pack="Cat")
        table.votes(Bob="Ann Dan Eve")
        assert table.won == ""

    def test_a_lover_across_the_camps_belongs_to_neither(self):
        table = AnyTable("chat", f"Ann own.loud, Zoe cupid, {SIX}", LOUD)
        table.sleep(Zoe="Ann Bob", pack="Cat")
        table.votes(Bob="Dan Eve Fay")
        assert table.dead.split() == ["Ann", "Bob", "Cat"], "she follows her wolf"
        assert table.won == "chat.village" and "Ann" not in table.winners.split()

    def test_who_becomes_one_later_knows_from_then(self):
        spy = card("mole", Knows("pack"))
        table = AnyTable("chat", f"Ann own.mole, {SIX}", spy)
        table.sleep()
        table.amend("role", table.seat("Cat"), "own.mole")
        assert table.mates("Cat") == {"Bob": "werewolf"}

    def test_a_hunter_shoots_them_like_anybody(self):
        table = AnyTable("chat", f"Ann own.loud, Zoe hunter, {SIX}", LOUD)
        table.sleep(pack="Zoe")
        table.LAST_ACTS = "chat.kill"
        table.shoot("Zoe", "Ann")
        assert table.dead == "Ann Zoe"


class TestForum:
    """Forum: order of night, layers, packs and traits."""

    def test_a_cursed_is_good_until_bitten(self):
        eye = card("eye", Looks())
        table = AnyTable("forum", f"Ann own.eye, Gus plain+cursed, {SIX}", eye)
        table.sleep(Ann="Gus")
        assert table.told("own.looked", "Ann")["camp"] == "good"
        table.sleep(pack="Gus")
        table.sleep(Ann="Gus")
        assert table.told("own.looked", "Ann")["camp"] == "wolf"

    def test_a_cultist_is_no_werewolf(self):
        eye = card("eye", Looks())
        table = AnyTable("forum", f"Ann own.eye, Gus cultist, {SIX}", eye)
        table.sleep(Ann="Gus")
        assert table.told("own.looked", "Ann")["camp"] == "good"

    def test_a_red_wolf_is_a_werewolf_too(self):
        eye = card("eye", Looks())
        table = AnyTable("forum", f"Ann own.eye, Gus red_werewolf, {SIX}", eye)
        table.sleep(Ann="Gus")
        assert table.told("own.looked", "Ann")["camp"] == "wolf"

    def test_two_packs_are_two_sides(self):
        judge = card("scales", Compares(times=0))
        table = AnyTable("forum", f"Ann own.scales, Gus red_werewolf, Hal cultist, {SIX}", judge)
        for pair, same in (("Bob Gus", "no"), ("Bob Hal", "yes"), ("Cat Dan", "yes"), ("Cat Bob", "no")):
            table.sleep(Ann=pair)
            assert table.told("own.compared", "Ann")["same"] == same, pair

    def test_werewolves_of_both_packs_are_counted_and_no_cultist(self):
        sums = card("sums", Counts(times=0))
        table = AnyTable("forum", f"Ann own.sums, Gus red_werewolf, Hal cultist, {SIX}", sums)
        table.sleep(Ann="use")
        assert table.told("own.counted", "Ann")["count"] == 2

    def test_a_seer_takes_a_sheep_for_a_wolf(self):
        sheep = card("sheep", Seems("wolf"))
        table = AnyTable("forum", f"Ann own.sheep, Gus seer, {SIX}", sheep)
        table.sleep(Gus="Ann")
        assert "wolf" in str([event.facts for event in table.view("Gus").events])

    def test_a_seer_takes_a_hidden_wolf_for_a_villager(self):
        hidden = card("hidden", Hunts(), Seems("good"), team="wolves")
        table = AnyTable("forum", f"Ann own.hidden, Gus seer, {SIX}", hidden)
        table.sleep(Gus="Ann")
        assert "villager" in str([event.facts for event in table.view("Gus").events])

    def test_whoever_hunts_knows_the_grey_pack_and_not_the_red_one(self):
        fang = card("fang", Hunts(), team="wolves")
        table = AnyTable("forum", f"Ann own.fang, Gus red_werewolf, {SIX}", fang)
        assert set(table.mates("Ann")) == {"Bob"}
        assert set(table.mates("Bob")) == {"Ann"}

    def test_the_last_order_of_the_pack_counts_the_own_wolfs_too(self):
        fang = card("fang", Hunts(), team="wolves")
        table = AnyTable("forum", f"Ann own.fang, {SIX}", fang)
        table.sleep(pack="Cat")
        assert table.dead == "Cat"

    def test_an_attacked_doctor_is_attacked_with_the_patients(self):
        blade = card("blade", Attacks(times=0))
        for seed in range(60):
            table = AnyTable("forum", f"Ann own.blade, Gus doctor, {SIX}", blade, seed=seed)
            table.sleep(pack="Cat", Gus="Cat")
            if table.dead == "":
                break
        table.sleep(Ann="Gus")
        assert table.dead == "Gus Cat"

    def test_who_takes_a_doctor_along_attacks_no_patient(self):
        """ "They die with you" is no attack."""
        friend = card("friend", Aims(unless="never"))
        for seed in range(60):
            table = AnyTable("forum", f"Ann own.friend, Gus doctor, {SIX}", friend, seed=seed)
            table.sleep(pack="Cat", Gus="Cat", Ann="Gus")
            if table.dead == "":
                break
        table.vote_out("Ann")
        assert table.dead == "Ann Gus"

    def test_who_is_attacked_with_a_doctor_is_the_patient(self):
        friend = card("friend", Aims(then="strikes", unless="never"))
        for seed in range(60):
            table = AnyTable("forum", f"Ann own.friend, Gus doctor, {SIX}", friend, seed=seed)
            table.sleep(pack="Cat", Gus="Cat", Ann="Gus")
            if table.dead == "":
                break
        table.vote_out("Ann")
        assert table.dead == "Ann Gus Cat"

    def test_a_patient_cannot_be_chosen_for_an_attack(self):
        blade = card("blade", Attacks(times=0))
        for seed in range(60):
            table = AnyTable("forum", f"Ann own.blade, Gus doctor, {SIX}", blade, seed=seed)
            table.sleep(pack="Cat", Gus="Cat")
            if table.dead == "":
                break
        table.to_bed()
        assert "Cat" not in table.options("Ann", "own.blade.attacks").split()

    def test_a_patient_is_not_asked(self):
        eye = card("eye", Looks())
        for seed in range(60):
            table = AnyTable("forum", f"Ann own.eye, Gus doctor, {SIX}", eye, seed=seed)
            table.sleep(pack="Ann", Gus="Ann")
            if table.dead == "":
                break
        assert not table.asks("Ann")
        table.sleep()
        assert table.asks("Ann"), "recovered by the night after"

    def test_a_mute_who_votes_is_not_absent(self):
        table = AnyTable("forum", f"Ann own.mute, {SIX}", MUTE, autolynch="on")
        for _day in range(4):
            table.sleep()
            table.until_a_vote()
            table.ballots({"Bob": "Ann", "Cat": "Bob Dan", "Dan": "Cat Eve", "Fay": ""} | {"Eve": "Fay"})
            assert table.dead == ""

    def test_the_first_vote_shows_the_card_and_the_second_kills(self):
        ox = card("ox", Outlives())
        table = AnyTable("forum", f"Ann own.ox, {SIX}", ox)
        table.sleep()
        table.vote_out("Ann")
        assert (table.dead, table.told("own.spared")["card"]) == ("", "own.ox")
        table.sleep()
        table.vote_out("Ann")
        assert table.dead == "Ann"

    def test_a_brutal_who_outlives_the_vote_is_not_subdued_and_kills_nobody(self):
        ox = card("ox", Outlives())
        table = AnyTable("forum", f"Ann own.ox+brutal, {SIX}", ox)
        table.sleep()
        table.vote_out("Ann")
        assert table.dead == ""
        assert table.night_is_on

    def test_a_cursed_with_an_own_card_is_a_wolf_when_bitten(self):
        eye = card("eye", Looks(), Weighs(4))
        table = AnyTable("forum", f"Ann own.eye+cursed, {SIX}", eye)
        table.sleep(pack="Ann")
        assert (table.held("Ann"), table.dead) == ("forum.werewolf", "")
        assert not table.asks("Ann")
        table.sleep()
        table.votes(Cat="Ann", Dan="Eve Fay")
        assert "Dan" in table.dead.split(), "her vote counts once now"

    def test_who_wins_alone_wins_before_a_pack(self):
        hermit = card("hermit", Wins(beside=1), team="alone")
        table = AnyTable("forum", f"Ann own.hermit, {SIX}", hermit)
        table.sleep()
        for name in ("Cat", "Dan", "Eve", "Fay"):
            table.amend("kill", table.seat(name))
        while table.window.kind != "over":
            table._idle()
        assert (table.won, table.winners) == ("own.hermit", "Ann")

    def test_who_wins_by_spells_wins_as_soon_as_all_are_under_them(self):
        moth = card("moth", Enchants(), Wins("enchanted"), team="alone")
        table = AnyTable("forum", f"Ann own.moth, {SIX}", moth)
        for name in ("Bob", "Cat", "Dan", "Eve"):
            table.sleep(Ann=name)
            assert table.won == ""
        table.sleep(Ann="Fay")
        assert (table.won, table.winners) == ("own.moth", "Ann")

    def test_who_knows_the_pack_knows_its_cultist(self):
        """ "Full fledged member of the pack"."""
        mole = card("mole", Knows("pack"))
        table = AnyTable("forum", f"Ann own.mole, Gus cultist, Hal red_werewolf, {SIX}", mole)
        assert set(table.mates("Ann")) == {"Bob", "Gus"}

    def test_an_own_shield_is_what_a_spy_calls_a_rescue(self):
        ward = card("ward", Guards(whom="others"))
        for guard in (ward.id, "plain+guardian_angel"):
            told = set()
            for seed in range(60):
                table = AnyTable("forum", f"Ann {guard}, Gus plain+spy, {SIX}", ward, begun=True, seed=seed)
                table.sleep(Ann="Cat", pack="Cat", Gus="Cat")
                assert table.dead == ""
                told |= {event.facts["clue"] for event in table.events("forum.spied", "Gus")}
            assert "rescued" in told

    def test_a_double_vote_lynches_against_one(self):
        table = AnyTable("forum", f"Ann own.loud, {SIX}", LOUD)
        table.sleep()
        table.votes(Bob="Ann", Dan="Cat")
        assert table.dead == "Bob"

    def test_a_hunter_taken_by_an_own_attack_may_strike_back_at_its_owner(self):
        blade = card("blade", Attacks(times=0))
        dead = set()
        for seed in range(30):
            table = AnyTable("forum", f"Ann own.blade, Gus plain+hunter, {SIX}", blade, seed=seed)
            table.sleep(Ann="Gus")
            dead.add(table.dead)
        assert dead == {"Gus", "Ann Gus"}

    def test_a_poisonous_attack_passes_angel_and_doctor(self):
        drop = card("drop", Attacks(past_shields=True))
        table = AnyTable("forum", f"Ann own.drop, Gus plain+guardian_angel, Hal doctor, {SIX}", drop)
        table.sleep(Ann="Cat", Gus="Cat", Hal="Cat")
        assert table.dead == "Cat"

    def test_a_look_at_a_card_reads_a_seers(self):
        reader = card("reader", Looks(learns="role"))
        table = AnyTable("forum", f"Ann own.reader, Gus seer, {SIX}", reader)
        table.sleep(Ann="Gus")
        assert table.told("own.read", "Ann")["role"] == "forum.seer"


class TestTheOthers:
    """Judge, hollow and the big book."""

    def test_a_sheriffs_double_vote(self):
        """Half as much again for the badge, whatever the vote is."""
        table = AnyTable("judge", f"Ann own.loud, {SIX}", LOUD, sheriff="yes")
        table.sleep()
        table.run("Ann Bob")
        table.elect(Ann="Cat Dan Eve")
        table.until_a_vote()
        table.ballots({"Bob": "Ann", "Cat": "Dan Eve"})
        assert table.totals()["Bob"] == 6

    def test_a_spell_of_the_dead_counts_no_more(self):
        moth = card("moth", Enchants(), Wins("enchanted"), team="alone")
        table = AnyTable("judge", f"Ann own.moth, {SIX}", moth)
        table.sleep(Ann="Cat", pack="Cat")
        for name in ("Bob", "Dan", "Eve"):
            table.sleep(Ann=name)
            assert table.won == ""
        table.sleep(Ann="Fay")
        assert table.won == "own.moth"

    def test_a_look_at_the_dead_offers_the_dead_alone(self):
        digger = card("digger", Looks(whom="dead"))
        table = AnyTable("hollow", f"Ann own.digger, {SIX}", digger)
        table.sleep(pack="Cat")
        table.to_bed()
        assert set(table.options("Ann").split()) == {"Cat", "nobody"}

    def test_whoever_survives_is_told_each_time(self):
        tough = card("tough", Survives(2))
        table = AnyTable("revamped", f"Ann own.tough, {SIX}", tough)
        table.sleep(pack="Ann")
        table.sleep(pack="Ann")
        assert (len(table.events("own.withstood", "Ann")), table.dead) == (2, "")

    def test_a_hooker_away_is_not_there_to_be_struck(self):
        """The big book: chain attacks are the night's, and come to the house."""
        friend = card("friend", Aims(then="strikes"))
        table = AnyTable("revamped", f"Ann own.friend, Gus hooker, {SIX}", friend)
        table.sleep(Ann="Gus", Gus="Cat", pack="Ann")
        assert table.dead == "Ann"

    def test_a_guest_is_struck_with_the_host(self):
        friend = card("friend", Aims(then="strikes"))
        table = AnyTable("revamped", f"Ann own.friend, Gus hooker, {SIX}", friend)
        table.sleep(Ann="Cat", Gus="Cat", pack="Ann")
        assert table.dead == "Ann Gus Cat"

    def test_a_demonized_friend_rises_when_struck(self):
        friend = card("friend", Aims(then="strikes"))
        table = AnyTable("revamped", f"Ann own.friend, Gus vampire, {SIX}", friend)
        table.sleep(Gus="Cat")
        table.sleep(Ann="Cat", pack="Ann")
        assert (table.dead, table.held("Cat")) == ("Ann", "revamped.undead")

    def test_who_dies_with_somebody_rises_not(self):
        friend = card("friend", Aims())
        table = AnyTable("revamped", f"Ann own.friend, Gus vampire, {SIX}", friend)
        table.sleep(Gus="Cat")
        table.sleep(Ann="Cat", pack="Ann")
        assert table.dead == "Ann Cat"

    def test_two_who_strike_one_another_die_once(self):
        friend = card("friend", Aims(then="strikes", unless="never"), several=True)
        for book_id in ("judge", "hollow", "forum", "revamped"):
            table = AnyTable(book_id, f"Ann own.friend, Gus own.friend, {SIX}", friend)
            table.sleep(Ann="Gus", Gus="Ann", pack="Ann")
            assert table.dead == "Ann Gus", book_id

    def test_a_chain_of_three_ends_at_the_shield(self):
        friend, ward = card("friend", Aims(then="strikes"), several=True), card("ward", Guards(whom="others"))
        for book_id in ("judge", "hollow", "forum", "revamped"):
            table = AnyTable(
                book_id, f"Ann own.friend, Gus own.friend, Hal own.friend, Ida own.ward, {SIX}", friend, ward
            )
            table.sleep(Ann="Gus", Gus="Hal", Hal="Cat", Ida="Hal", pack="Ann")
            assert table.dead == "Ann Gus", book_id

    def test_a_shield_is_not_used_up_by_two_blows(self):
        friend, ward = card("friend", Aims(then="strikes"), several=True), card("ward", Guards(whom="others"))
        for book_id in ("judge", "hollow", "forum", "revamped"):
            table = AnyTable(book_id, f"Ann own.friend, Ida own.ward, {SIX}", friend, ward)
            table.sleep(Ann="Cat", Ida="Cat", pack="Ann")
            table.sleep(pack="Cat")
            assert table.dead == "Ann Cat", "and it is over by the next night"

    def test_an_overruled_death_strikes_nobody(self):
        friend = card("friend", Aims(unless="never"))
        for book_id in ("judge", "hollow", "forum", "revamped"):
            table = AnyTable(book_id, f"Ann own.friend, {SIX}", friend)
            table.sleep(Ann="Cat")
            table.amend("kill", 0)
            assert table.dead == "Ann", book_id

    def test_no_shield_reaches_a_wraith_rider(self):
        """ "Guardian protection ineffective"; a blade kills it like the pack's attack."""
        ward, blade = card("ward", Guards(whom="others")), card("blade", Attacks(times=0))
        table = AnyTable("judge", f"Ann own.ward, Gus wraith_rider, Hal own.blade, {SIX}", ward, blade)
        table.sleep(Ann="Gus", Hal="Gus")
        assert table.dead == "Gus"

    def test_a_poison_poured_over_a_rider_by_an_own_card_kills_it(self):
        """The counter-injury is for Witches and Seers."""
        drop = card("drop", Attacks(past_shields=True))
        table = AnyTable("judge", f"Ann own.drop, Gus wraith_rider, {SIX}", drop)
        table.sleep(Ann="Gus")
        assert table.dead == "Gus"

    def test_a_hidden_werewolf_looks_good_and_is_counted(self):
        eye, sums = card("eye", Looks()), card("sums", Counts(times=0))
        table = AnyTable("judge", f"Ann own.eye, Gus hidden_werewolf, Hal own.sums, {SIX}", eye, sums)
        table.sleep(Ann="Gus", Hal="use")
        assert table.told("own.looked", "Ann")["camp"] == "good"
        assert table.told("own.counted", "Hal")["count"] == 2

    def test_a_hidden_werewolf_is_not_in_the_pack_that_is_known(self):
        mole = card("mole", Knows("pack"))
        table = AnyTable("judge", f"Ann own.mole, Gus hidden_werewolf, {SIX}", mole)
        assert set(table.mates("Ann")) == {"Bob"}

    def test_a_shield_goes_with_the_number(self):
        """Bob and Cat have changed numbers: who was shielded as Cat is shielded where the bite lands."""
        ward = card("ward", Guards(whom="others"))
        table = AnyTable("judge", f"Ann own.ward, Gus magician, {SIX}", ward)
        table.sleep(Ann="Cat", Gus="Cat Dan", pack="Cat")
        assert table.dead == ""
        table.sleep(Ann="Dan", Gus="Eve Fay", pack="Eve")
        assert table.dead == "Fay"

    def test_a_poisoned_shooter_shoots(self):
        """ "When you die, unless you were voted out": of poison too."""
        gun, drop = card("gun", Shoots()), card("drop", Attacks(past_shields=True))
        table = AnyTable("judge", f"Ann own.gun, Gus own.drop, {SIX}", gun, drop)
        table.sleep(Gus="Ann")
        table.shoot("Ann", "Bob")
        assert table.dead == "Ann Bob"

    def test_a_shooter_who_was_voted_out_shoots_only_if_the_card_says_so(self):
        for unless, expected in (("voted_out", "Ann"), ("never", "Ann Bob")):
            gun = card("gun", Shoots(unless=unless))  # type: ignore[arg-type]
            table = AnyTable("judge", f"Ann own.gun, {SIX}", gun)
            table.sleep()
            table.votes(Ann="Bob Cat Dan")
            if table.asked("Ann"):
                table.answer("Ann", "Bob")
                table.close()
            assert table.dead == expected

    def test_a_knight_who_challenges_a_loner_falls(self):
        """He is no werewolf."""
        hermit = card("hermit", Wins(), team="alone")
        table = AnyTable("judge", f"Ann own.hermit, Gus knight, {SIX}", hermit)
        table.sleep()
        table.duel("Gus", "Ann")
        assert table.dead == "Gus"

    def test_whoever_may_not_speak_still_votes(self):
        hush = card("hush", Silences())
        table = AnyTable("judge", f"Ann own.hush, {SIX}", hush)
        table.sleep(Ann="Cat")
        table.reach("judge.speech")
        assert "Cat" not in table.speakers().split()
        table.votes(Bob="Cat")
        assert table.won == "judge.good"

    def test_a_mayor_with_a_double_vote_has_four(self):
        table = AnyTable("hollow", f"Ann own.loud, {SIX}", LOUD, mayor="yes", mayor_from="first-day")
        table.sleep(pack="Cat")
        table.reach("hollow.mayor_vote")
        table.ballots({"Ann": "Bob Dan Eve"})
        table.reach("hollow.accusation")
        table.ballots({"Bob": "Ann", "Dan": "Eve"})
        table.reach("hollow.trial")
        table.ballots({"Bob": "Ann", "Dan": "Bob Eve Fay"})
        assert table.totals("hollow.trial.result")["Bob"] == 8

    def test_a_cursed_village_has_no_shields_and_nobody_survives(self):
        """An executed Ancient takes everybody's powers: an own card's too, as the book has it."""
        ward, tough = card("ward", Guards(whom="others", again="any")), card("tough", Survives())
        table = AnyTable(
            "hollow", f"Ann own.ward, Gus own.tough, Hal ancient, {SIX}", ward, tough, curse="village"
        )
        table.sleep()
        table.vote_out("Hal")
        assert not table.asks("Ann")
        table.sleep(pack="Gus")
        assert table.dead == "Gus Hal"

    def test_a_farseer_sees_a_wolf_in_sheep_that_seem_so(self):
        sheep = card("sheep", Seems("wolf"))
        table = AnyTable("hollow", f"Ann own.sheep, Gus farseer, {SIX}", sheep)
        table.sleep(Gus="Ann")
        assert "hollow.werewolf" in str([event.facts for event in table.view("Gus").events])

    def test_a_lover_of_the_dead_strikes_under_the_nights_shields(self):
        """The heart breaks at dawn; what follows from that is the night's as well."""
        friend, ward = card("friend", Aims(then="strikes")), card("ward", Guards(whom="others"))
        for book_id in ("judge", "hollow"):
            table = AnyTable(book_id, f"Ann own.friend, Gus cupid, Hal own.ward, {SIX}", friend, ward)
            table.sleep(Gus="Ann Cat", Ann="Dan", Hal="Dan", pack="Cat")
            assert table.dead == "Ann Cat", book_id

    def test_a_lover_of_the_voted_out_strikes_by_day(self):
        friend, ward = card("friend", Aims(then="strikes")), card("ward", Guards(whom="others"))
        for book_id in ("judge", "hollow"):
            table = AnyTable(book_id, f"Ann own.friend, Gus cupid, Hal own.ward, {SIX}", friend, ward)
            table.sleep(Gus="Ann Cat", Ann="Dan", Hal="Dan")
            table.vote_out("Cat")
            assert set(table.dead.split()) == {"Ann", "Cat", "Dan"}, book_id

    def test_a_macho_dies_the_day_after_a_friend_who_struck(self):
        """The big book: an attack at dawn is a doom like any other."""
        friend = card("friend", Aims(then="strikes"))
        table = AnyTable("revamped", f"Ann own.friend, Gus macho, {SIX}", friend)
        table.sleep(Ann="Gus", pack="Ann")
        assert table.dead == "Ann"
        table.silent()
        assert table.dead == "Ann Gus"

    def test_whoever_outlives_a_vote_in_the_big_book_is_shown_and_stays(self):
        ox = card("ox", Outlives(again=True))
        table = AnyTable("revamped", f"Ann own.ox, {SIX}", ox)
        for _day in range(2):
            table.sleep()
            table.vote_out("Ann")
            assert table.dead == ""
            assert table.told("own.spared")["card"] == "own.ox"

    def test_an_own_wolf_that_does_not_hunt_is_a_lycan_without_a_pack(self):
        sheep, sums = card("sheep", team="wolves"), card("sums", Counts(times=0))
        table = AnyTable("revamped", f"Ann own.sheep, Gus own.sums, {SIX}", sheep, sums)
        assert table.mates("Ann") == {}
        table.sleep(Gus="use")
        assert table.told("own.counted", "Gus")["count"] == 2
