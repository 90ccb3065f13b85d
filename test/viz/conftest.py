"""What the tests of pictures share."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gpuir

sys.path.insert(0, str(Path(__file__).parent))
import _svg  # noqa: F401

sys.path.remove(str(Path(__file__).parent))

CORPUS = Path(__file__).parents[1] / "interop" / "triton" / "Inputs"


@pytest.fixture
def context() -> Iterator[gpuir.ir.Context]:
    with gpuir.Context() as made, gpuir.ir.Location.unknown(made):
        yield made


@pytest.fixture
def dump(context: gpuir.ir.Context) -> Callable[[str], gpuir.ir.Module]:
    """`dump("matmul.sm90")`: the TTGIR that Triton hands to its lowering, parsed."""
    return lambda name: gpuir.parse((CORPUS / f"{name}.mlir").read_text().split("// -----")[-1])
