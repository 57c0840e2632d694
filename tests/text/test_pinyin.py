"""Chinese names are found by what is typed for them: in full, or by their initials."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from nightcaller.resources import shipped
from nightcaller.viewmodels.searching import typed_as

BUILD = Path(__file__).resolve().parents[2] / "packaging" / "pinyin" / "build.py"
TABLE = shipped("i18n") / "zh-CN" / "pinyin.txt"


@pytest.mark.parametrize(
    "typed", ["yyj", "YYJ", "yuyanjia", "yu yan jia", "yuyan"], ids=lambda typed: typed.replace(" ", "_")
)
def test_a_name_is_found_by_its_pinyin(typed: str) -> None:
    assert typed_as("预言家", typed)


@pytest.mark.parametrize(
    ("name", "typed"), [("女巫", "nvwu"), ("女巫", "nuwu"), ("女巫", "nüwu"), ("镇长", "zhenzhang")]
)
def test_what_is_typed_for_an_umlaut_and_for_a_sign_of_several_readings(name: str, typed: str) -> None:
    assert typed_as(name, typed)


@pytest.mark.parametrize("typed", ["", "y", "jia", "预", "seer", "yj"])
def test_what_is_not_the_beginning_of_its_pinyin_is_left_to_the_other_searches(typed: str) -> None:
    assert not typed_as("预言家", typed)


@pytest.mark.slow
def test_the_table_holds_every_name_of_the_handbook() -> None:
    held = [line.partition("\t")[0] for line in TABLE.read_text(encoding="utf-8").splitlines()]
    assert held == runpy.run_path(str(BUILD))["names"](), "run packaging/pinyin/build.py"


@pytest.mark.slow
def test_the_table_is_what_pypinyin_reads() -> None:
    pytest.importorskip("pypinyin")
    assert TABLE.read_text(encoding="utf-8") == runpy.run_path(str(BUILD))["table"]()
