"""The guide to kernels in Python's languages: its programs print what it says, where the language's package is installed."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import external_tools
import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "languages.md"
_PROGRAM = re.compile(r"```py\n# (\w+\.py)\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
_IMPORTED = re.compile(r"^(?:import|from) (\w+)", re.MULTILINE)


class Program(NamedTuple):
    """A program of the guide, and what it prints."""

    name: str
    text: str
    printed: str


PROGRAMS = [Program(name, f"# {name}\n{text}", printed) for name, text, printed in _PROGRAM.findall(GUIDE.read_text())]


def test_every_program_is_tried():
    names = [each.name for each in PROGRAMS]
    assert len(set(names)) == len(names) == GUIDE.read_text().count("```py\n# ") > 0


@pytest.mark.parametrize("program", PROGRAMS, ids=[each.name for each in PROGRAMS])
def test_a_program_prints_what_the_guide_says(program, tmp_path, triton):
    packages = {"numba_cuda" if each == "numba" else each for each in _IMPORTED.findall(program.text)}
    more = []
    if "triton" in packages and importlib.util.find_spec("triton") is None and external_tools.tritons():
        # A released one beside this environment.
        python = Path(triton(external_tools.tritons()[-1]).python)
        more = [
            str(each) for each in python.parent.parent.glob("lib/python{}.{}/site-packages".format(*sys.version_info))
        ]
        packages -= {"triton"} if more else set()
    missing = sorted(each for each in packages if importlib.util.find_spec(each) is None)
    if missing:
        pytest.skip(f"{', '.join(missing)} is missing: make languages-test")
    file = tmp_path / program.name
    file.write_text(program.text)
    start = f"import runpy, sys; sys.path += {more}; runpy.run_path({str(file)!r}, run_name='__main__')"
    ran = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, timeout=300, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.replace(f"{tmp_path}/", "") == program.printed
