"""Game finished, winner."""

from __future__ import annotations

from rulebooks.chat.whispers import Whispers

SIX = "Ann werewolf, Bob cupid, Cat villager, Dan villager, Eve witch, Fay seeress"


class TestWolves:
    """ "The wolves can only win, if they are the last fraction alive"."""

    def test_nobody_but_wolves_is_left(self):
        village = Whispers("Ann werewolf, Bob werewolf, Cat villager, Dan villager")
        village.sleep(pack="Cat")
        village.hang("Dan")
        assert (village.won, village.why, village.winners) == (
            "chat.wolves",
            "end-chat-wolves-last",
            "Ann Bob",
        )

    def test_one_villager_left_is_one_too_many(self):
        village = Whispers("Ann werewolf, Bob werewolf, Cat villager, Dan villager")
        village.sleep(pack="Cat")
        assert (village.alive, village.won) == ("Ann Bob Dan", "")

    def test_two_wolves_in_love_are_wolves(self):
        """The fraction amorous exists "only if the amorous player belongs to different fractions"."""
        village = Whispers("Ann werewolf, Bob werewolf, Cat cupid, Dan villager")
        village.sleep(pack="Dan", Cat="Ann Bob")
        village.hang("Cat")
        assert village.won == "chat.wolves"


class TestVillage:
    """rulings, chat: "the village wins when no werewolf and no mixed amorous pair lives"."""

    def test_the_last_werewolf_is_hanged(self):
        village = Whispers(SIX)
        village.sleep(pack="Cat", Bob="Cat Dan")
        village.hang("Ann")
        assert (village.won, village.why) == ("chat.village", "end-chat-no-enemy")
        assert village.winners == "Bob Cat Dan Eve Fay", "the dead win too, and so does Cupid"

    def test_only_pure_villagers_are_left(self):
        village = Whispers("Ann werewolf, Bob villager, Cat villager, Dan villager")
        village.sleep()
        village.hang("Ann")
        assert village.won == "chat.village"

    def test_not_while_a_mixed_pair_lives(self):
        village = Whispers(SIX + ", Gus werewolf")
        village.sleep(Bob="Ann Cat", pack="Dan")
        village.hang("Gus")
        assert village.won == ""

    def test_seeress_hunter_cupid_witch_and_girl_only_win_with_the_village(self):
        village = Whispers(
            "Ann werewolf, Bob seeress, Cat hunter, Dan cupid, Eve witch, Fay little_girl, Gus werewolf"
        )
        village.sleep(pack="Bob", Dan="Bob Cat", Eve="kill Fay")
        village.shoot("Cat", "Dan")
        village.hang("Eve")
        assert village.won == "chat.wolves"
        assert village.winners == "Ann Gus"


class TestAmorous:
    """ "If only the amorous players are left, then the amorous players win"."""

    def test_two_of_different_fractions(self):
        village = Whispers("Ann werewolf, Bob cupid, Cat villager, Dan villager")
        village.sleep(Bob="Ann Cat", pack="Dan")
        village.hang("Bob")
        assert (village.won, village.winners) == ("chat.amorous", "Ann Cat")
        assert village.why == "end-chat-amorous-left"

    def test_cupid_may_be_one_of_them(self):
        """Cupid "can only win if village wins", unless he has left it for a wolf."""
        village = Whispers("Ann werewolf, Bob cupid, Cat villager, Dan villager")
        village.sleep(Bob="Ann Bob", pack="Dan")
        village.hang("Cat")
        assert (village.won, village.winners) == ("chat.amorous", "Ann Bob")

    def test_they_are_of_no_other_fraction(self):
        """A wolf in love with a villager does not win with the wolves."""
        village = Whispers("Ann werewolf, Bob cupid, Cat villager, Dan werewolf, Eve villager")
        village.sleep(Bob="Ann Cat", pack="Eve")
        village.hang("Ann")
        village.sleep(pack="Bob")
        assert (village.won, village.winners) == ("chat.wolves", "Dan")

    def test_two_of_one_fraction_win_with_it(self):
        village = Whispers(SIX)
        village.sleep(pack="Eve", Bob="Cat Dan")
        village.hang("Ann")
        assert (village.won, "Cat" in village.winners) == ("chat.village", True)


def test_nobody_left_is_a_draw():
    """rulings, All books."""
    village = Whispers("Ann werewolf, Bob villager, Cat hunter, Dan villager")
    village.sleep(pack="Dan")
    village.vote(Bob="Ann Cat")
    village.sleep(pack="Cat")
    village.shoot("Cat", "Ann")
    assert (village.alive, village.won, village.why) == ("", "draw", "end-chat-nobody-left")
