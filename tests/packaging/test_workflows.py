"""The workflows and forms of the code's home say what its schema allows, and run what is here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def checked(schema: str, *files: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_workflows_are_valid() -> None:
    assert {path.stem for path in WORKFLOWS} == {"ci", "release"}
    checked("vendor.github-workflows", *WORKFLOWS)


def test_linters_of_workflows_have_no_complaint() -> None:
    """zizmor looks for what lets strangers in; actionlint, where it is installed, for what does not run."""
    linters = {
        "zizmor": ("--offline", "--quiet", str(ROOT / ".github")),
        "actionlint": (*map(str, WORKFLOWS),),
    }
    for linter, given in linters.items():
        found = shutil.which(linter, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        assert found or linter == "actionlint", "zizmor belongs to what the tests need"
        if found:
            done = subprocess.run([found, *given], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr


def test_the_forms_are_valid() -> None:
    assert {path.stem for path in FORMS} == {"mistake", "wish"}
    checked("vendor.github-issue-forms", *FORMS)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_is_here(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    commands = re.findall(r"\./(packaging/[\w./-]+)|(packaging\\\w+)", text)
    assert commands
    for unix, windows in commands:
        named = ROOT / (unix or windows.replace("\\", "/") + ".cmd")
        assert named.is_file(), named


def test_a_release_is_made_on_three_systems_with_checksums() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    for what in ("ubuntu-", "windows-", "macos-", "SHA256SUMS", "--trial"):
        assert what in text


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_nothing_secret_is_written_out_and_little_is_allowed(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    assert "permissions:\n  contents: read" in text
    assert not re.search(r"run:.*\$\{\{ *secrets", text)
