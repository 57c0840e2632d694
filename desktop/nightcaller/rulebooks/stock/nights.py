"""On which nights a power is used, where that is no span of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nightcaller.rulebooks.stock.words import stock


@stock("limit")
def every_second(
    rule: str = "", always_if: tuple[str, str] = ("", "")
) -> Callable[[int, Mapping[str, str]], bool]:
    """Every second night, the second one first; follows from the house rules, so that everybody knows it.

    Args:
        rule: the house rule that says ``odd`` if the first night is one of them.
        always_if: a house rule and the option of it that makes it every night.
    """
    other_rule, every = always_if

    def tonight(day: int, house: Mapping[str, str]) -> bool:
        if other_rule and house[other_rule] == every:
            return True
        return day % 2 == (1 if rule and house[rule] == "odd" else 0)

    return tonight
