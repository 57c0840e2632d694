"""Properties for QML from a frozen snapshot: typed, in camel case, announced only where they changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Property, QObject, Signal

from nightcaller.viewmodels.on_screen import OnScreen, derived
from nightcaller.viewmodels.rows import list_row


@list_row
class _Guest:
    name: str
    first_time: bool = False


@dataclass(frozen=True, slots=True)
class _Drink:
    cups: int


@dataclass(frozen=True, slots=True)
class _Party:
    host_name: str = ""
    share: float = 0.0
    guests: tuple[_Guest, ...] = ()
    drinks: tuple[_Drink, ...] = ()
    told: Mapping[str, int] = field(default_factory=dict)
    leaves: int | None = None

    @property
    def many(self) -> bool:
        return len(self.guests) > 1


class _PartyModel(OnScreen[_Party], QObject):
    music = ""
    hung = Signal()

    def show(self, party: _Party) -> None:
        self._show(party)

    @derived
    def is_loud(self) -> bool:
        return self.music == "loud"

    share = Property(str, lambda self: f"{self._shown.share:.0%}", notify=hung)


_Kind = TypeVar("_Kind")


class _Hearing(OnScreen[_Kind], Generic[_Kind]):
    """Several screens share it, as they do the open question."""

    music = ""

    @derived
    def loud(self) -> bool:
        return self.music == "loud"


class _BallModel(_Hearing[_Party], QObject):
    def show(self, party: _Party) -> None:
        self._show(party)


def _types(model: QObject) -> dict[str, str]:
    meta = model.metaObject()
    found = (meta.property(at) for at in range(1, meta.propertyCount()))
    return {str(one.name()): str(one.typeName()) for one in found}


def _heard(model: QObject, *names: str) -> list[str]:
    heard: list[str] = []
    for name in names:
        getattr(model, f"{name}Changed").connect(lambda name=name: heard.append(name))
    return heard


def test_every_field_and_property_of_the_snapshot_is_one_of_its_type() -> None:
    assert _types(_PartyModel()) == {
        "hostName": "QString",
        "guests": "Rows*",
        "drinks": "QVariantList",
        "told": "QVariantMap",
        "many": "bool",
        "isLoud": "bool",
        "share": "QString",
    }, "a union is for Python alone, and what the class declares itself stays"


def test_only_what_changed_is_announced() -> None:
    model = _PartyModel()
    party = _Party("Ann", guests=(_Guest("Bob"),))
    model.show(party)
    heard = _heard(model, "hostName", "drinks", "many", "isLoud")
    model.show(replace(party, drinks=(_Drink(2),)))
    assert heard == ["drinks"]
    model.music = "loud"
    model.show(replace(party, guests=(_Guest("Bob"), _Guest("Cid", first_time=True))))
    assert heard == ["drinks", "drinks", "many", "isLoud"]
    assert (model.property("many"), model.property("isLoud")) == (True, True)


def test_all_of_it_is_new_when_the_first_is_announced() -> None:
    model = _PartyModel()
    seen: list[Any] = []
    model.hostNameChanged.connect(  # type: ignore[attr-defined]
        lambda: seen.append((model.property("many"), model.guests.rowCount()))
    )
    model.show(_Party("Ann", guests=(_Guest("Bob"), _Guest("Cid"))))
    assert seen == [(True, 2)]


def test_rows_are_maps_where_they_have_no_model() -> None:
    model = _PartyModel()
    model.show(_Party(drinks=(_Drink(2), _Drink(0))))
    assert model.property("drinks") == [{"cups": 2}, {"cups": 0}]
    assert model.shown.drinks == (_Drink(2), _Drink(0))


def test_what_a_shared_base_derives_is_announced_by_every_screen_of_it() -> None:
    ball = _BallModel()
    ball.show(_Party())
    heard = _heard(ball, "loud")
    ball.music = "loud"
    ball.show(_Party())
    assert heard == ["loud"]
