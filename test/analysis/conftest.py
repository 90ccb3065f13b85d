"""Dumps of the Triton corpus, parsed, for the tests of the analyses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gpuir

DUMPS = Path(__file__).parents[1] / "interop" / "triton" / "Inputs"


@pytest.fixture
def context() -> Iterator[gpuir.ir.Context]:
    with gpuir.Context() as made, gpuir.ir.Location.unknown(made):
        yield made


@pytest.fixture
def dump(context) -> Callable[[str], gpuir.ir.Module]:
    """`dump("matmul.sm90")`: the TTGIR that Triton hands to its lowering, parsed."""
    return lambda name: gpuir.parse((DUMPS / f"{name}.mlir").read_text().split("// -----")[-1])
