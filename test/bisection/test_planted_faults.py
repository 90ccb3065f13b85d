"""Passes that spoil a module, among passes that do not: `gpuir.bisect` names each, and says what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gpuir
from gpuir.bisection import Bisection

sys.path[:0] = [str(Path(__file__).parents[1] / "interop" / "triton"), str(Path(__file__).parent)]
import _corpus  # noqa: E402
import _spoiling_passes as spoiling  # noqa: E402

del sys.path[:2]


def ttgir(name: str) -> str:
    """The last stage of a file of the corpus."""
    (file,) = (file for file in _corpus.FILES if file.name == f"{name}.mlir")
    return _corpus.stages(file)[-1].text


def normal(*shape: int, dtype: Any = np.float16) -> np.ndarray:
    return np.random.default_rng(1).standard_normal(shape).astype(dtype)


def matmul(k: int = 256) -> list[Any]:
    a, b = normal(128, k), normal(k, 128)
    return [a, b, np.zeros((128, 128), np.float16), 128, 128, k, k, 128, 128]


def descriptors(k: int = 384) -> list[Any]:
    return [normal(128, k), normal(128, k), np.zeros((128, 128), np.float16), 128, 128, k]


def softmax() -> list[Any]:
    x = normal(2, 1024, dtype=np.float32)
    return [x, np.zeros_like(x), 1000, 1024]


def square() -> list[Any]:
    x = normal(32, 32, dtype=np.float32)
    return [x, np.zeros_like(x)]


def reduction() -> list[Any]:
    x = np.arange(50 * 128, dtype=np.int32).reshape(50, 128)
    return [x, x[::-1].copy(), 50, 128]


def bisect(name: str, kernel: str, arguments: list[Any], *passes: Any, grid: Any = 1, **options: Any) -> Bisection:
    return gpuir.bisect(ttgir(name), list(passes), kernel, grid, arguments, **options)


#: A pass, the kernel it spoils, its arguments, the kind of what is said, and a word of it.
FAULTS: list[tuple[Callable[[Any], None], str, Callable[[], list[Any]], str, str]] = [
    (spoiling.drops_a_wait, "matmul.sm80", matmul, "finding", "missing-wait"),
    (spoiling.swaps_stages, "matmul.sm80", matmul, "finding", "missing-wait"),
    (spoiling.masks_one_more, "softmax.sm80", softmax, "difference", "argument 1"),
    (spoiling.converts_for_a_transposition, "turn.sm90.3.5.1", square, "difference", "argument 1"),
    (spoiling.loses_a_conversion, "matmul.sm80", matmul, "verification", "does not verify"),
    (spoiling.drops_a_fence, "tma_reduce.sm90", reduction, "finding", "missing-fence"),
    (spoiling.expects_fewer_bytes, "matmul_descriptor.sm90", descriptors, "finding", "missing-wait"),
    (spoiling.expects_more_bytes, "matmul_descriptor.sm90", descriptors, "finding", "deadlock"),
    (spoiling.keeps_the_phase, "matmul_descriptor.sm90", descriptors, "finding", "missing-wait"),
    (spoiling.stores_before_the_wait, "matmul_descriptor.sm90", descriptors, "finding", "missing-wait"),
    (spoiling.subtracts_the_other_way, "softmax.sm80", softmax, "difference", "argument 1"),
    (spoiling.ends_a_step_early, "matmul.sm80", matmul, "difference", "argument 2"),
]


@pytest.mark.parametrize(
    ("spoil", "name", "arguments", "kind", "said"), FAULTS, ids=lambda each: getattr(each, "__name__", None)
)
def test_the_pass_is_named(spoil, name, arguments, kind, said):
    kernel = name.partition(".")[0]
    bisection = bisect(name, kernel, arguments(), "canonicalize", spoil, "cse")
    culprit = bisection.culprit
    assert culprit is not None and culprit.step.name == spoil.__name__ and culprit.step.number == 2
    assert culprit.kind == kind
    assert said in "\n".join([culprit.message, *(finding.kind for finding in culprit.findings)])
    assert bool(culprit.diff()) == (kind != "verification")


def test_the_only_fence_of_products_must_stay():
    """A kernel without any may be one that the pass for fences is still to come for: what came before tells."""
    arguments = [normal(128, 256), normal(256, 256), np.zeros((128, 256), np.float32), 256, 256, 256, 256]
    passes = ["canonicalize", spoiling.drops_a_fence, "cse"]
    culprit = bisect("matmul_split_k.sm90", "matmul_split_k", arguments, *passes, grid=(1, 2, 2)).culprit
    assert culprit is not None and culprit.step.number == 2 and culprit.kind == "finding"
    assert {finding.kind for finding in culprit.findings} == {"missing-fence"}
    for checks in (False, "-fences"):
        assert not bisect("matmul_split_k.sm90", "matmul_split_k", arguments, *passes, grid=(1, 2, 2), checks=checks)


def test_the_faults_are_ten_and_more():
    assert len({spoil for spoil, *_ in FAULTS}) == len(FAULTS) >= 10
