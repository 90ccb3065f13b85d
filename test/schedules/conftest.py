"""A context and a payload for schedules."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import gpuir
from gpuir.host import ir

MATMUL = """func.func @mm(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}
"""


@pytest.fixture
def context() -> ir.Context:
    """A context of the test's own."""
    return gpuir.Context()


@pytest.fixture
def s(context: ir.Context) -> Any:
    """An empty schedule."""
    return gpuir.schedule(context)


@pytest.fixture
def payload(context: ir.Context) -> Callable[..., Any]:
    """``payload(text)``: a module; a function with one matmul by default."""
    return lambda text=MATMUL: gpuir.parse(text, filename="payload.mlir", context=context)


@pytest.fixture
def texts() -> SimpleNamespace:
    """Texts of payloads."""
    return SimpleNamespace(matmul=MATMUL)
