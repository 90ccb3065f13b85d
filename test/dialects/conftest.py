"""A context to parse and build in, for the tests of dialects."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gpuir import ir

# What the tests of Triton's dialects share is a module that they import; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _triton_ir

sys.path.remove(str(Path(__file__).parent))

pytest_generate_tests = _triton_ir.generate


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A plain context of the host, current; dialects get into it by their first use."""
    with ir.Context() as made, ir.Location.unknown(made):
        yield made
