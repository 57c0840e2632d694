"""Which sounds an evening has beside the voice, and that none of them knows a secret."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from nightcaller.engine.vocabulary import Outcome
from nightcaller.resources import shipped
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, lines_for
from nightcaller.table.live.scene import (
    HALTED,
    TAMPERED,
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Forgotten,
    Hands,
    Identify,
    PublicChoice,
    Race,
    Roster,
    Scene,
)
from nightcaller.table.live.sounding import DEATH, VICTORY, Sounding, sounding
from table.bots import keyed, play, sitting, step

STYLES = (Style.PASS_AROUND, Style.EYES_CLOSED)


def told(evening: Evening, seed: int) -> list[tuple[Scene, tuple[Line, ...], frozenset[int]]]:
    """Play a game and return every scene with its lines and with who is alive when it is shown."""
    found = []
    before: Scene | None = None
    while True:
        scene, public = evening.scene, evening.public
        lines = lines_for(scene, evening.sitting, public, evening.progress.style, before)
        found.append((scene, tuple(lines), frozenset(public.alive)))
        if isinstance(scene, Ended):
            return found
        before = step(evening, keyed(seed))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_death_is_heard_once_with_its_public_news_and_only_then(style: str, seed: int) -> None:
    game = told(Evening(sitting(12, style=style, seed=seed)), seed)
    losses = 0
    living = 12
    for (_, _, _), (scene, lines, alive) in pairwise([game[0], *game]):
        stings = [line.sound for line in lines if line.sound == DEATH]
        assert len(stings) <= 1
        if stings:
            assert isinstance(scene, Bulletin)
            assert len(alive) < living, "a sound without a death"
            living = len(alive)
            losses += 1
    assert losses > 1


def test_a_peaceful_night_has_no_sound_of_death() -> None:
    dawns = [
        lines
        for seed in range(8)
        for scene, lines, _ in told(Evening(sitting(9, seed=seed)), seed)
        if isinstance(scene, Bulletin) and any(line.id == "line-judge-dawn" for line in lines)
    ]
    for lines in dawns:
        (news,) = [line for line in lines if line.id == "line-judge-dawn"]
        assert (news.sound == DEATH) == (news.arguments["count"] > 0)
    counted = [line.arguments["count"] for lines in dawns for line in lines if line.id == "line-judge-dawn"]
    assert 0 in counted
    assert max(counted) > 0


@pytest.mark.parametrize("winners", [("judge.wolves",), ("judge.good",), ("judge.lovers", "judge.piper")])
def test_a_victory_sounds_the_same_whoever_wins(winners: tuple[str, ...]) -> None:
    evening = Evening(sitting(6))
    ended = Ended(Outcome(winners, (), ""))
    lines = lines_for(ended, evening.sitting, evening.public, Style.PASS_AROUND, None)
    assert [line.sound for line in lines] == [VICTORY, *[""] * (len(winners) - 1)]
    assert sounding(ended) == Sounding(night=False)


def test_no_scene_of_a_night_sounds_different_for_another_role() -> None:
    calls = {sounding(Calling(role, at, 4, 0)) for at, role in enumerate(("judge.seer", "judge.werewolf"))}
    covers = {sounding(Cover(seat, "night", 0, 1, seat, 9)) for seat in range(9)}
    assert (calls, covers) == ({Sounding()}, {Sounding("chime")})


NIGHTS = {
    True: (Identify("judge.seer", 0, 1, 1), Bulletin("nightfall", ())),
    False: (
        Bulletin("cards_twice", ()),
        Bulletin("dawn", ()),
        Ended(Outcome((), (), "")),
        Ended(Outcome(("judge.good",), (0,), "")),
    ),
    None: (
        *(Bulletin(kind, ()) for kind in ("result", "moment", "news", "dawn_news", TAMPERED, HALTED)),
        *(Calling("judge.seer", 0, 1, 0), Cover(0, "night", 0, 1, 0, 1), Console("night", 0, 1), Roster()),
        *(Forgotten(0), Race("judge.race", (0,)), Floor("judge.speech", (0,), 0, may_declare=False)),
        *(Hands("judge.exile", (0,), (0,), (2,)), PublicChoice(0, "judge.badge", (0,))),
    ),
}
RUNG = (
    Bulletin("result", ()),
    Bulletin("moment", ()),
    Bulletin(TAMPERED, ()),
    Bulletin(HALTED, ()),
    Forgotten(0),
)


def test_the_bed_of_the_night_lies_under_closed_eyes_and_no_others() -> None:
    """From when they are closed until the lights are on; nothing in between begins or ends it."""
    for night, scenes in NIGHTS.items():
        for scene in scenes:
            assert sounding(scene).night is night, scene
    assert {type(scene) for scenes in NIGHTS.values() for scene in scenes} == set(get_args(Scene))


def test_a_bell_calls_whoever_has_to_look_up() -> None:
    """Also at an end with nothing to blow a fanfare for; a victory has its own."""
    every = [scene for scenes in NIGHTS.values() for scene in scenes]
    rung = [scene for scene in every if sounding(scene).effect == "bell"]
    draw = Ended(Outcome((), (), ""))
    assert sorted(map(str, rung)) == sorted(map(str, (*RUNG, draw)))


def test_every_sound_ships() -> None:
    heard = {DEATH, VICTORY, "heartbeat", "bell"}
    for seed in range(3):
        for scene in play(Evening(sitting(9, seed=seed)), keyed(seed)):
            heard |= {sounding(scene).effect, sounding(scene).lead}
    shipped_sounds = {one.stem for one in (shipped("assets") / "sounds").glob("*.opus")}
    assert heard - {""} == shipped_sounds - {"night", "silence", "latch"}, 'and a tap at each "I am"'


@pytest.mark.parametrize("style", STYLES)
def test_howl_and_cockerel_are_heard_before_the_voice_and_not_under_it(style: str) -> None:
    leads = {
        scene.kind: lines[0].sound
        for scene, lines, _ in told(Evening(sitting(9, style=style, seed=2)), 2)
        if isinstance(scene, Bulletin) and lines and scene.kind in ("nightfall", "dawn")
    }
    assert leads == {"nightfall": "wolves", "dawn": "cockerel"}
