"""The rooms: rights as a table, room x phase x role, and what they come to in a game."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from nightcaller.engine import AMEND, TABLE
from nightcaller.engine.board import LONGEST_POST, NOTEBOOK, Right
from nightcaller.rulebooks.chat import amorous, book, rooms
from nightcaller.rulebooks.chat.amorous import unite
from rulebooks.chat.whispers import AMOROUS, CHAT, KILL, NIGHT, WITCH, Refused, Whispers

EVERY_ROLE = (
    "Ann werewolf, Bob villager, Cat seeress, Dan hunter, Eve cupid, Fay witch, Gus little_girl,"
    "Hal villager, Ida villager, Jon villager, Kim werewolf"
)
WHO: Final = {
    "werewolf": "Ann", "villager": "Bob", "seeress": "Cat", "hunter": "Dan", "cupid": "Eve",
    "witch": "Fay", "little_girl": "Gus", "amorous": "Hal", "major": "Jon",
}  # fmt: skip
"""Role -> somebody who holds it, and the role of villager, and nothing else."""

MATRIX: Final = """
room      phase                     who may: r(ead) w(rite) l(isted) v(ote)
cupid     night: cupid              cupid rwlv
amorous   night: amorous            amorous rwl
seeress   night: seeress            seeress rwlv
werewolf  night: werewolf           werewolf rwlv, little_girl r
witch     night: witch              witch rwlv
kill      night: night kill         hunter rwlv, major rwlv
kill      day: day kill             hunter rwlv, major rwlv
village   day: major                everybody rwlv
village   day: village              everybody rwlv
village   day: village, restarted   everybody rwl, major rwlv
"""
"""The tables of all roles as one. What is not in it is closed."""

LETTERS: Final = {"r": Right.READ, "w": Right.WRITE, "l": Right.LISTED, "v": Right.VOTE}


def expected(room: str, phase: str, role: str) -> Right:
    """What the matrix says."""
    found = Right.NONE
    for line in MATRIX.strip().splitlines()[1:]:
        if line[:10].strip() == room and line[10:36].strip() == phase:
            for entry in line[36:].split(", "):
                who, letters = entry.split()
                if who in {role, "everybody"}:
                    for letter in letters:
                        found |= LETTERS[letter]
    return found


def prepared() -> Whispers:
    """Somebody holds each role; nobody is dead."""
    village = Whispers(EVERY_ROLE)
    game = village.session._game
    unite(game, village.seat("Hal"), village.seat("Ida"))
    game.appoint("chat.major", village.seat("Jon"))
    return village


@pytest.mark.parametrize("room", rooms.ROOMS)
@pytest.mark.parametrize("phase", rooms.PHASES)
@pytest.mark.parametrize("role", WHO)
def test_rights(room: str, phase: str, role: str):
    """Every role's "Chatrooms" table; whoever has something to say in the kill room has been killed."""
    village = prepared()
    game, seat = village.session._game, village.seat(WHO[role])
    rooms.enter(game, phase)
    if room == rooms.KILL:
        game.noted["killed"] = (seat,)
    assert rooms.rights(game, seat, room) == expected(room, phase, role)


@pytest.mark.parametrize("phase", [rooms.NIGHT_KILL, rooms.DAY_KILL])
@pytest.mark.parametrize("role", ["hunter", "major"])
def test_the_kill_room_is_for_those_killed_in_that_phase(phase: str, role: str):
    """ "Only if player was killed at night", "at day"."""
    village = prepared()
    game, seat = village.session._game, village.seat(WHO[role])
    rooms.enter(game, phase)
    game.noted["killed"] = (village.seat("Bob"),)
    assert rooms.rights(game, seat, "kill") == Right.NONE


@pytest.mark.parametrize("room", [room for room in rooms.ROOMS if room != rooms.KILL])
def test_the_dead_are_in_no_other_room(room: str):
    village = prepared()
    game = village.session._game
    game.alive = 0
    for phase in rooms.PHASES:
        rooms.enter(game, phase)
        assert not any(rooms.rights(game, seat, room) for seat in range(game.seats))


@pytest.mark.parametrize("pair", [*combinations(WHO, 2)], ids="+".join)
def test_stacked_roles_have_the_rights_of_each(pair: tuple[str, str]):
    """Whoever holds two roles may do what either of them may, in every room and phase."""
    village = prepared()
    game, seat = village.session._game, village.seat(WHO[pair[0]])
    game.grant(seat, {**CHAT.roles, **CHAT.offices, amorous.LOVE.id: amorous.LOVE}[f"chat.{pair[1]}"])
    for phase in rooms.PHASES:
        rooms.enter(game, phase)
        game.noted["killed"] = (seat,)
        for room in rooms.ROOMS:
            both = expected(room, phase, pair[0]) | expected(room, phase, pair[1])
            assert rooms.rights(game, seat, room) == both, (room, phase)


def test_phases_of_one_round_open_their_rooms_together():
    village = prepared()
    game = village.session._game
    rooms.enter(game, rooms.SEERESS, rooms.WEREWOLF)
    for role, name in WHO.items():
        for room in rooms.ROOMS:
            both = expected(room, rooms.SEERESS, role) | expected(room, rooms.WEREWOLF, role)
            assert rooms.rights(game, village.seat(name), room) == both


def test_every_row_of_the_text_is_in_the_matrix():
    """Nothing is in the code's table that is not in this one."""
    rows = {(row.room, row.phase) for row in rooms.TABLE}
    matrix = {(line[:10].strip(), line[10:36].strip()) for line in MATRIX.strip().splitlines()[1:]}
    assert rows == matrix


@pytest.mark.parametrize("held", book.ROUNDS, ids=lambda held: held.label)
def test_whoever_is_asked_at_night_may_vote_in_a_room_of_that_phase(held):
    """The text's own roles; a card that somebody has added has no room."""
    for power in book.NAMED.intersection(held.powers):
        role, _power = CHAT.powers[power.id]
        may = [rooms.granted(room, held.phases).get(role.id, Right.NONE) for room in rooms.ROOMS]
        assert any(one & Right.VOTE for one in may), power.id


class TestInAGame:
    """Which rooms are open to whom as the night goes on."""

    def test_the_night_from_room_to_room(self):
        village = Whispers(EVERY_ROLE)
        assert (village.label, village.rooms("Eve"), village.rooms("Ann")) == ("chat.cupid", "cupid", "")
        village.sleep(until=AMOROUS, Eve="Bob Hal")
        assert [name for name in village.names if village.rooms(name) == "amorous"] == ["Bob", "Hal"]
        village.sleep(until=NIGHT)
        open_to = {name: village.rooms(name) for name in village.names if village.rooms(name)}
        pack = {"Ann": "werewolf", "Kim": "werewolf", "Gus": "werewolf", "Cat": "seeress"}
        bench = {"Bob": "amorous", "Hal": "amorous"}
        assert open_to == pack | bench
        village.sleep(until=WITCH)
        open_to = {name: village.rooms(name) for name in village.names if village.rooms(name)}
        assert open_to == {"Fay": "witch"} | bench

    def test_the_lovers_meet(self):
        village = Whispers(EVERY_ROLE)
        village.sleep(until=AMOROUS, Eve="Bob Hal")
        village.write("Bob", "amorous", "Is it you?")
        assert village.read("Hal", "amorous") == ["Bob: Is it you?"]
        assert village.listed("Hal", "amorous") == "Bob Hal"

    def test_the_lovers_answer_each_other_whoever_is_visited_first(self):
        """Amorous: read and write "1st night"; one visit each would leave the first without an answer."""
        village = Whispers(EVERY_ROLE)
        village.sleep(until=AMOROUS, Eve="Bob Hal")
        village.write("Bob", "amorous", "Is it you?")
        village.write("Hal", "amorous", "It is me. Are you a wolf?")
        village.sleep(until=NIGHT)
        assert village.read("Bob", "amorous")[-1] == "Hal: It is me. Are you a wolf?"
        village.write("Bob", "amorous", "No.")
        assert village.read("Hal", "amorous")[-1] == "Bob: No."

    def test_a_wolf_in_love_reads_the_den_and_the_bench(self):
        """Both rooms on one visit, and neither shows the other's people."""
        village = Whispers(EVERY_ROLE)
        village.sleep(until=AMOROUS, Eve="Ann Hal")
        village.sleep(until=NIGHT)
        assert village.rooms("Ann").split() == ["amorous", "werewolf"]
        village.write("Ann", "amorous", "Trust me.")
        assert village.read("Kim", "werewolf") == []
        assert village.rooms("Kim") == "werewolf"

    def test_the_pack_reads_last_nights_notes(self):
        village = Whispers(EVERY_ROLE)
        village.sleep(until=NIGHT)
        village.write("Ann", "werewolf", "Bob first?")
        village.sleep(pack="Bob")
        village.day()
        assert village.read("Kim", "werewolf") == ["Ann: Bob first?"]

    def test_what_the_dead_have_written_stays_and_they_read_no_more(self):
        """A wolf's notes outlive the wolf; neither the wolf nor a dead listener comes back to them."""
        village = Whispers(EVERY_ROLE)
        village.sleep(until=NIGHT)
        village.write("Ann", "werewolf", "If they get me: Fay is the Witch.")
        village.sleep(pack="Gus")
        village.hang("Ann")
        village.day()
        village.sleep(until=NIGHT)
        assert village.read("Kim", "werewolf") == ["Ann: If they get me: Fay is the Witch."]
        assert village.listed("Kim", "werewolf") == "Kim"
        assert (village.rooms("Ann"), village.rooms("Gus")) == ("", "")
        assert not village.asked("Ann")
        for name in ("Ann", "Gus"):
            with pytest.raises(Refused):
                village.write(name, "werewolf", "Boo")

    def test_the_bench_is_for_two_and_for_one_night(self):
        village = Whispers(EVERY_ROLE)
        village.sleep(until=AMOROUS, Eve="Bob Hal")
        assert village.rooms("Eve") == "", "Cupid knows them and does not overhear them"
        village.sleep()
        village.day()
        seen = set()
        while village.window.kind == "night":
            seen |= {village.rooms("Bob"), village.rooms("Hal")}
            village.skip()
        assert seen == {""}

    def test_killed_at_night_is_not_killed_at_day(self):
        """ "Only if hunter was killed" in that phase; the Major's rows say the same."""
        village = Whispers(EVERY_ROLE)
        village.sleep(pack="Dan")
        assert (village.label, village.rooms("Dan")) == (KILL, "kill")
        village.write("Dan", "kill", "I keep my bullet.")
        village.shoot("Dan", "nobody")
        village.elect(Jon="Ann Bob")
        village.hang("Jon")
        assert (village.label, village.rooms("Dan"), village.rooms("Jon")) == (KILL, "", "kill")
        assert village.listed("Jon", "kill") == "Jon"
        assert village.read("Jon", "kill") == ["Dan: I keep my bullet."], "the room is the same"

    def test_whoever_dies_without_a_last_act_has_no_room(self):
        village = Whispers(EVERY_ROLE)
        village.sleep()
        village.hang("Bob")
        assert (village.label, village.rooms("Bob")) == (KILL, "")
        with pytest.raises(Refused):
            village.write("Bob", "kill", "Remember me")

    @pytest.mark.parametrize("killed", ["night", "day"])
    def test_a_major_has_the_kill_room_without_a_hunter(self, killed: str):
        """Major: "night kill", "day kill", if he was killed; no Hunter has to be in the deck."""
        village = Whispers(EVERY_ROLE.replace("hunter", "villager"))
        village.sleep()
        village.elect(Jon="Ann Bob")
        if killed == "day":
            village.hang("Jon")
        else:
            village.day()
            village.sleep(pack="Jon")
        assert (village.label, village.voters, village.rooms("Jon")) == (KILL, "Jon", "kill")
        village.write("Jon", "kill", "It was Ann.")
        village.close()
        assert village.label == "chat.succession"

    def test_without_a_hunter_nobody_else_waits_in_the_kill_room(self):
        village = Whispers(EVERY_ROLE.replace("hunter", "villager"))
        village.sleep()
        village.elect(Jon="Ann Bob")
        village.hang("Bob")
        assert village.window.kind == "night"

    def test_in_the_kill_room_of_a_restarted_phase_are_all_who_were_killed_in_it(self):
        """ "Then this phase restarts": it is still the same phase."""
        village = Whispers(EVERY_ROLE.replace("Kim werewolf", "Kim cupid"))
        village.sleep(Eve="Dan Hal", Kim="Dan Hal")
        village.elect(Jon="Ann Bob")
        village.day()
        village.sleep(pack="Dan")
        village.shoot("Dan", "Jon")
        assert (village.label, village.voters) == (KILL, "Jon"), "once more, for the Major"
        assert (village.rooms("Jon"), village.rooms("Dan")) == ("kill", "kill")
        assert village.listed("Jon", "kill") == "Dan Jon"

    def test_who_is_brought_back_amid_a_declared_death_leaves_the_kill_room(self):
        w = Whispers(
            "Hal hunter, Gil villager, Bob werewolf, Ned villager, Ora villager, Pam villager, Quy cupid"
        )
        w.sleep(pack="Hal", Quy="Ned Gil")
        w.session.submit(AMEND, ("kill", w.seat("Ned")))
        assert w.label == KILL
        w.session.submit(AMEND, ("revive", w.seat("Hal")))
        while w.label == KILL:
            assert "kill" not in w.rooms("Hal").split()
            w.keep_still()
        assert "Hal" in w.alive.split()

    def test_everybody_talks_in_the_square_by_day(self):
        village = Whispers(EVERY_ROLE)
        village.sleep()
        village.reach("chat.campaign")
        village.write("Ann", "village", "I am a simple villager.")
        assert village.read("Bob", "village") == ["Ann: I am a simple villager."]
        assert village.listed("Bob", "village") == " ".join(village.names)

    def test_hunter_and_major_meet_in_the_last_room(self):
        village = Whispers(EVERY_ROLE)
        village.sleep()
        village.elect(Jon="Ann Bob Cat")
        village.day()
        village.sleep(pack="Jon", Fay="kill Dan")
        assert village.label == KILL
        village.write("Jon", "kill", "Bob, if you ask me.")
        assert village.read("Dan", "kill") == ["Jon: Bob, if you ask me."]
        assert village.rooms("Ann") == ""

    def test_whoever_is_in_no_room_has_a_notebook(self):
        village = Whispers(EVERY_ROLE)
        own = f"{NOTEBOOK}{village.seat('Bob')}"
        assert list(village.view("Bob").boards) == [own]
        village.session.submit(-1, (own, village.seat("Bob"), "Ann smiles too much"))
        assert [post.text for post in village.view("Bob").boards[own].posts] == ["Ann smiles too much"]
        assert own not in village.view("Ann").boards
        with pytest.raises(Refused):
            village.session.submit(-1, (own, village.seat("Ann"), "Forged"))

    @pytest.mark.parametrize("text", ["", "   ", "x" * (LONGEST_POST + 1)])
    def test_a_note_says_something_and_not_everything(self, text: str):
        village = Whispers(EVERY_ROLE)
        with pytest.raises(Refused):
            village.session.submit(-1, (f"{NOTEBOOK}1", 1, text))

    def test_the_shared_screen_reads_no_room(self):
        village = Whispers(EVERY_ROLE)
        village.sleep(until=NIGHT)
        village.write("Ann", "werewolf", "Psst")
        assert village.session.view(TABLE).boards == {}
