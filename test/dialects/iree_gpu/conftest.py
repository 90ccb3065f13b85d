"""A context to parse into, and a released IREE to ask."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir import ir

SEPARATOR = "\n// -----\n"


def _squeeze(text: str) -> str:
    # Before a parameter that brings its own space IREE prints two.
    return re.sub(r"= +", "= ", text).strip()


@pytest.fixture(scope="session")
def iree_prints(iree_opt: str, run_tool) -> Callable[[list[str]], list[str]]:
    """`iree_prints(texts)`: what iree-opt prints for each module; it must take them all."""

    def ask(texts: list[str]) -> list[str]:
        result = run_tool(iree_opt, "--split-input-file", "-", input=SEPARATOR.join(texts), timeout=120)
        assert result.returncode == 0, result.stderr[:4000]
        printed = [_squeeze(text) for text in result.stdout.split("// -----\n")]
        assert len(printed) == len(texts)
        return printed

    return ask


@pytest.fixture(scope="session")
def assert_iree_agrees(iree_prints) -> Callable[[list[str]], None]:
    """`assert_iree_agrees(texts)`: iree-opt reads what gpuir printed and prints the very same."""

    def check(texts: list[str]) -> None:
        for text, printed in zip(texts, iree_prints(texts), strict=True):
            assert printed == _squeeze(text)

    return check


def _round_trip(text: str) -> str:
    module = gpuir.parse(text)
    assert module.operation.verify()
    printed = gpuir.asm(module)
    assert gpuir.asm(gpuir.parse(printed)) == printed
    return printed


@pytest.fixture
def round_trip(context: ir.Context) -> Callable[[str], str]:
    """`round_trip(text)`: the text parsed and printed, which must be the same when done once more."""
    return _round_trip


# The generators are a module of their own that the tests import; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _iree_gpu_modules  # noqa: E402, F401

sys.path.remove(str(Path(__file__).parent))
