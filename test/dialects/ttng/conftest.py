"""A context to parse and build in, and a released Triton to ask where TRITON_PYTHON names its interpreter."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gpuir import ir

# Texts and comparison are a module of their own that the tests import; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent.parent / "ttg"))
import _triton_ir

sys.path.remove(str(Path(__file__).parent.parent / "ttg"))


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A plain context of the host, current; dialects get into it by their first use."""
    with ir.Context() as made, ir.Location.unknown(made):
        yield made


@pytest.fixture
def triton_prints(tmp_path: Path) -> Callable[[str], str | None]:
    """`triton_prints(text)`: what a released Triton prints for a module; None where it refuses it."""
    if _triton_ir.triton_python() is None:
        pytest.skip("TRITON_PYTHON names no interpreter that has Triton")
    return lambda text: _triton_ir.triton_prints(text, tmp_path / "module.mlir")
