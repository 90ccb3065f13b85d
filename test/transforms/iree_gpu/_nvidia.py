"""Modules of one multi_mma of NVIDIA's kinds, their operands, and what passes make of them."""

from __future__ import annotations

import re
from typing import Any

import ml_dtypes
import numpy as np

import gpuir
from gpuir.host import ir
from gpuir.transforms.iree_gpu import forall_to_lanes
from gpuir.transforms.iree_gpu.utils.rewriting import collect

BUFFERS = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    "drop-equivalent-buffer-results,canonicalize,cse"
)
TO_VECTORS = "iree-gpu-concretize-mma-shapes,iree-gpu-distribute-mma-to-lanes,iree-gpu-vectorize-ops"
DTYPES = {
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64, "i4": np.int8, "i8": np.int8,
    "i32": np.int32, "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2,
}  # fmt: skip
Outer = tuple[int, int, int]


def text(kind: str, info: Any, permutations: str = "", transposed: bool = False, outer: Outer = (2, 2, 3)) -> str:
    i, j, r = outer
    m, n, k = info.m, info.n, info.k
    inner = f"{n}x{k}" if transposed else f"{k}x{n}"
    a, b, c = (
        f"tensor<{i}x{r}x{m}x{k}x{info.a_type}>",
        f"tensor<{r}x{j}x{inner}x{info.b_type}>",
        f"tensor<{i}x{j}x{m}x{n}x{info.c_type}>",
    )
    maps = ", ".join(f"affine_map<(i, j, k) -> ({d})>" for d in ("i, k", "k, j", "i, j"))
    iterators = ", ".join(f"#iree_gpu.iterator_type<{t}>" for t in ("parallel", "parallel", "reduction"))
    return (
        f"func.func @run(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n  %0 = iree_gpu.multi_mma %a, %b, %c {{indexing_maps = [{maps}], "
        f"iterator_types = [{iterators}], kind = {kind}{permutations}}} : {a}, {b} into {c}\n  return %0 : {c}\n}}\n"
    )


def arrays(info: Any, seed: int, outer: Outer = (2, 2, 3)) -> list[np.ndarray]:
    i, j, r = outer
    rng = np.random.default_rng(seed)
    shapes = (i, r, info.m, info.k), (r, j, info.k, info.n), (i, j, info.m, info.n)
    types = info.a_type, info.b_type, info.c_type
    return [rng.integers(-4, 5, shape).astype(DTYPES[type_]) for shape, type_ in zip(shapes, types)]


def expected(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    return c + np.einsum("ikab,kjbc->ijac", a.astype(np.int64), b.astype(np.int64)).astype(c.dtype)


def run(module: Any, passes: str) -> None:
    gpuir.pass_manager(f"builtin.module({passes})", context=module.context).run(module)


def dynamic_bytes(module: Any) -> int:
    """The dynamic workgroup memory that a kernel has views of."""
    ends = [0]
    for view in collect(module, "memref.view"):
        type_ = view.result.type
        size = int(np.prod(type_.shape)) * type_.element_type.width // 8
        ends.append(ir.IntegerAttr(view.byte_shift.owner.attributes["value"]).value + size)
    return max(ends)


def lanes(module: Any) -> None:
    with module.context:
        for forall in collect(module, "scf.forall"):
            assert forall_to_lanes(forall)
    run(module, "canonicalize,cse")


def as_kernel(module: Any) -> str:
    """The module's function @run as a kernel."""
    head, _, body = gpuir.asm(module).partition("module {")
    # The host's function has the buffer it was given as its result; a kernel has none.
    body = re.sub(r"func\.func @run(\(.*\)) -> memref\S+ \{", r"gpu.func @run\1 kernel {", body)
    body = re.sub(r"^ *return.*$", "gpu.return", body, flags=re.MULTILINE)
    return f"{head}gpu.module @kernels {{{body}"
