"""Lowers a lane's share of a data-tiled multi_mma to the intrinsics that it unrolls to."""

from __future__ import annotations

import itertools

from gpuir.dialects import vector
from gpuir.dialects.iree_gpu import DataTiledMMAAttr
from gpuir.host import ir
from gpuir.transforms.iree_gpu.lowering.amdgpu import build_intrinsic
from gpuir.transforms.iree_gpu.utils.data_tiled_layout import TileDimension, tile_dimensions
from gpuir.transforms.iree_gpu.utils.multi_mma import OPERANDS
from gpuir.transforms.iree_gpu.utils.vectors import flattened, reshaped

__all__ = ["data_tiled_intrinsics"]

#: Which of m and n each operand has as unrolled parallel dimensions, in order.
_UNROLLED = {"lhs": ("m",), "rhs": ("n",), "acc": ("m", "n")}


def _share(
    kind: DataTiledMMAAttr, dimensions: list[TileDimension], name: str, point: dict[str, int]
) -> tuple[list[int], list[int]]:
    """Offsets and sizes of one intrinsic's share of an operand; ``point`` has the unrolled m, n and k."""
    # An unrolled dimension of size 1 is left out of the layout.
    unrolled = iter([point[letter] for letter in _UNROLLED[name] if getattr(kind, f"unroll_{letter}") > 1])
    offsets, sizes = [], []
    for dimension in dimensions:
        if dimension.role == "unroll":
            offsets.append(next(unrolled))
        else:
            offsets.append(point["k"] if dimension.role == "unroll_k" else 0)
        sizes.append(1 if dimension.role.startswith("unroll") else dimension.share)
    return offsets, sizes


def data_tiled_intrinsics(kind: DataTiledMMAAttr, lhs: ir.Value, rhs: ir.Value, acc: ir.Value) -> ir.Value:
    """The new accumulator, by the intrinsics that a lane's share unrolls to; operands and result are vectors.

    Each intrinsic's share is taken by vector.extract_strided_slice from vectors in the layout's dimensions, and its result
    put into the accumulator by vector.insert_strided_slice; the reduction is innermost.
    """
    tiles = {name: tile_dimensions(kind, name) for name in OPERANDS}
    operands = {
        name: reshaped(value, ir.VectorType.get([d.share for d in tiles[name]], value.type.element_type))
        for name, value in zip(OPERANDS, (lhs, rhs, acc))
    }
    shares: dict[tuple[str, int, int], ir.Value] = {}

    def share(name: str, parallel: int, k: int, point: dict[str, int]) -> ir.Value:
        """The share of lhs or rhs, which several intrinsics have in common."""
        if (name, parallel, k) not in shares:
            shares[name, parallel, k] = extracted(name, point)
        return shares[name, parallel, k]

    def extracted(name: str, point: dict[str, int]) -> ir.Value:
        whole = operands[name]
        offsets, sizes = _share(kind, tiles[name], name, point)
        if sizes != list(whole.type.shape):
            type_ = ir.VectorType.get(sizes, whole.type.element_type)
            whole = vector.extract_strided_slice(type_, whole, offsets, sizes, [1] * len(sizes))
        return flattened(whole)

    results = []
    for m, n in itertools.product(range(kind.unroll_m), range(kind.unroll_n)):
        point = {"m": m, "n": n, "k": 0}
        value = extracted("acc", point)
        for k in range(kind.unroll_k):
            at = {**point, "k": k}
            value = build_intrinsic(kind.info, share("lhs", m, k, at), share("rhs", n, k, at), value)
        results.append((point, value))
    whole = operands["acc"]
    for point, value in results:
        offsets, sizes = _share(kind, tiles["acc"], "acc", point)
        if value.type.shape[0] != sizes[-1]:
            value = reshaped(value, ir.VectorType.get(sizes, value.type.element_type))
        whole = vector.insert_strided_slice(value, whole, offsets, [1] * value.type.rank)
    return whole
