"""A night and a day at a table that reads a language of a hundred messages, through the real window."""

from __future__ import annotations

from typing import Any

import pytest

from journeys.conftest import gather

__all__ = ["gather"]

pytestmark = [pytest.mark.journey, pytest.mark.slow]


def test_six_friends_play_in_a_language_that_is_barely_begun(gather: Any) -> None:
    people = gather(language="eo")
    people.proof, said = [], []
    people.stage.narrator.speaker.subtitle.connect(said.append)
    people.picture("home")
    assert people.text("newGameButton") == "Nova ludo"
    people.tap("settingsButton")
    people.picture("settings")
    assert people.has("speed-eo") and people.text("language2") == "Esperanto"
    people.tap("backButton")
    people.sit_down("Anna", "Marcus", "Priya", "Leo", "Olivia", "Finn")
    people.tap("beginButton")
    people.play(until=lambda: people.place == "Cover")
    assert people.text("passTitle").startswith("Donu la komputilon al")
    people.picture("cover")
    people.play(until=lambda: people.place == "Floor")
    people.picture("floor")
    assert {"Cover", "Visit", "Bulletin"} <= set(people.seen)
    assert people.proof == []
    # Each line is spoken by the voice of the language in which it stands.
    spoken = {one.language: one.subtitle for one in said}
    assert spoken.keys() == {"eo", "en"}
    assert any(one.subtitle.startswith("Numero ") for one in said if one.language == "eo")
