"""What scripts/lit_filecheck.py adds to PyPI's filecheck, each with an input that it must refuse."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "lit_filecheck.py"


def check(folder: Path, checks: str, text: str, *options: str) -> int:
    """Exit code of the script on a check file and an input."""
    (folder / "checks").write_text(checks)
    command = [sys.executable, str(SCRIPT), str(folder / "checks"), *options]
    ended = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in ended.stderr
    return ended.returncode


@pytest.mark.parametrize(
    ("checks", "text", "options", "code"),
    [
        ("CHECK: a\n", "a\n", [], 0),
        ("CHECK: a\n", "b\n", [], 1),
        # An implicit pattern is looked for wherever no directive matched: before, between, behind, in labels' gaps.
        ("CHECK: a\n", "a b\n", ["--implicit-check-not=b"], 1),
        ("CHECK: a\n", "b a\n", ["--implicit-check-not", "b"], 1),
        ("CHECK: a\nCHECK: c\n", "a b c\n", ["-implicit-check-not=b"], 1),
        ("CHECK: a b\nCHECK: c\n", "a b c\n", ["--implicit-check-not=b"], 0),
        ("CHECK-LABEL: a b\nCHECK: c\n", "a b\nc\n", ["--implicit-check-not=b"], 0),
        ("CHECK-LABEL: a b\nCHECK: c\n", "a b\nb c\n", ["--implicit-check-not=b"], 1),
        ("CHECK: a\n", "a x7\n", ["--implicit-check-not=x{{[0-9]}}"], 1),
        # A prefix without a line checks nothing.
        ("CHECK: a\n", "a\n", ["--check-prefixes=CHECK,OTHER"], 2),
        ("CHECK: a\n", "a\n", ["--check-prefixes=CHECK,OTHER", "--allow-unused-prefixes"], 0),
        ("CHECK: a\nOTHER: b\n", "a b\n", ["--check-prefixes=CHECK,OTHER"], 0),
        # Line numbers of the check file, in each spelling.
        ("\nCHECK: at [[@LINE+1]]\n", "at 3\n", [], 0),
        ("\nCHECK: at [[#@LINE-1]]\n", "at 1\n", [], 0),
        ("\nCHECK: at [[# @LINE ]]\n", "at 2\n", [], 0),
        ("\nCHECK: at [[@LINE]]\n", "at 3\n", [], 1),
        # What must not be there is looked for up to the next match, not in it.
        ("CHECK-NOT: a\nCHECK: a b\n", "a b\n", [], 0),
        ("CHECK-NOT: a\nCHECK: a b\n", "a c\na b\n", [], 1),
        # Options that only change how a failure is shown.
        ("CHECK: a\n", "a\n", ["--dump-input=always", "--dump-input-context", "3", "--color", "-vv"], 0),
        ("CHECK: a\n", "b\n", ["--dump-input=always", "--color"], 1),
    ],
)
def test_exit_code(tmp_path: Path, checks: str, text: str, options: list[str], code: int):
    assert check(tmp_path, checks, text, *options) == code


def test_a_missing_check_file_is_an_error(tmp_path: Path):
    command = [sys.executable, str(SCRIPT), str(tmp_path / "none")]
    ended = subprocess.run(command, input="a\n", capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2 and "none" in ended.stderr and "Traceback" not in ended.stderr
