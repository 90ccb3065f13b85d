"""Functions in a form that does not depend on SSA names or on the order of ops without effects.

Each op is hashed by its name, attributes, types, the hashes of its operands and its regions. Constants, affine.apply and
delinearizations are part of what uses them; a map counts by its values at points, so that foldings of affine maps do not show.
Ops with effects keep their order, others are a multiset. Two modules are the same when all their functions are.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections import Counter
from typing import Any

import gpuir
from gpuir import ir

#: Ops whose order among one another counts.
EFFECTS = ("gpu.barrier", "memref.store", "memref.load", "func.call", "vector.store", "amdgpu.lds_barrier")
#: Ops that are part of what uses them.
INLINE = ("arith.constant", "affine.apply", "affine.delinearize_index", "tensor.dim", "tensor.empty")

#: Ops with offsets, sizes and strides, and how many operands stand before these.
SLICES = {"tensor.extract_slice": 1, "tensor.insert_slice": 2, "tensor.parallel_insert_slice": 2}

_POINTS = [random.Random(n).randrange(0, 4096) for n in range(64)]

#: Spellings of the newer host for those of the release, with the reason each differs.
RESPELLED = {
    "amdgpu.mfma has its shape behind its name today": (
        r"amdgpu\.mfma (%[^{]+?) \{blocks = (\d+) : i32, k = (\d+) : i32, m = (\d+) : i32, n = (\d+) : i32\} blgp =  ?none :",
        r"amdgpu.mfma \4x\5x\3 \1 blgp = none :",
    ),
    "amdgpu.wmma has its shape behind its name today": (r"amdgpu\.wmma (?!\d)(%)", r"amdgpu.wmma 16x16x16 \1"),
    "pack and unpack are linalg's today": (r"\btensor\.(un)?pack\b", r"linalg.\1pack"),
    "linalg.matmul_transpose_a is linalg.matmul with maps today": (
        r"linalg\.matmul_transpose_a\b",
        "linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, "
        "affine_map<(d0, d1, d2) -> (d0, d1)>]",
    ),
    "linalg.matmul_transpose_b is linalg.matmul with maps today": (
        r"linalg\.matmul_transpose_b\b",
        "linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, "
        "affine_map<(d0, d1, d2) -> (d0, d1)>]",
    ),
}


def respell(text: str) -> str:
    """What the release printed, as the host reads it."""
    for pattern, replacement in RESPELLED.values():
        text = re.sub(pattern, replacement, text)
    return text


def _hash(*parts: Any) -> str:
    return hashlib.md5(repr(parts).encode()).hexdigest()


class _Function:
    def __init__(self) -> None:
        self.values: dict[Any, Any] = {}
        self.arguments = 0

    def value(self, value: Any) -> Any:
        """The hash of a value, or ("index", points) of what an affine map computes."""
        if value in self.values:
            return self.values[value]
        if isinstance(value, ir.BlockArgument):
            raise AssertionError(f"no hash of {value}")
        self.op(value.owner.operation)
        return self.values[value]

    def _points(self, operand: Any) -> list[int]:
        found = self.value(operand)
        if isinstance(found, tuple) and found[0] == "points":
            return list(found[1])
        start = int(_hash(found)[:8], 16)
        return [(start + p * (start % 7 + 1)) % 4096 for p in _POINTS]

    def _map(self, map_: Any, operands: list[Any]) -> tuple[str, tuple[int, ...]]:
        columns = [self._points(operand) for operand in operands]
        dims, symbols = columns[: map_.n_dims], columns[map_.n_dims :]
        values = []
        for at in range(len(_POINTS)):
            values.append(_evaluate(map_.results[0], [c[at] for c in dims], [c[at] for c in symbols]))
        return "points", tuple(values)

    def _attributes(self, op: Any) -> list[tuple[str, str]]:
        found = []
        for name in op.attributes:
            value = op.attributes[name]
            if name in ("operandSegmentSizes", "resultSegmentSizes", "gpuir.mapping", "mapping"):
                continue
            if op.name in SLICES and name.startswith("static_"):
                continue
            found.append((name, str(value)))
        for name in ("gpuir.mapping", "mapping"):
            if name in op.attributes:
                found.append(("mapping", re.sub(r"gpuir\.", "", str(op.attributes[name]))))
        return sorted(found)

    def _slice(self, op: Any, operands: list[Any]) -> list[Any]:
        """Tensors, offsets, sizes and strides; a constant operand counts as the number that it holds."""
        tensors = SLICES[op.name]
        rest = iter(operands[tensors:])
        found = operands[:tensors]
        for name in ("static_offsets", "static_sizes", "static_strides"):
            for number in ir.DenseI64ArrayAttr(op.attributes[name]):
                dynamic = number == ir.ShapedType.get_dynamic_size()
                found.append(next(rest) if dynamic else ("points", (number,) * len(_POINTS)))
        return found

    def op(self, op: Any) -> str:
        name = op.name
        if name == "affine.apply":
            points = self._map(op.attributes["map"].value, list(op.operands))
            # A map that is its operand is the operand.
            same = [o for o in op.operands if tuple(self._points(o)) == points[1]]
            self.values[op.results[0]] = self.value(same[0]) if same else points
            return ""
        if name == "arith.constant":
            constant = op.attributes["value"]
            if isinstance(constant, ir.IntegerAttr) and str(constant.type) == "index":
                self.values[op.results[0]] = ("points", (constant.value,) * len(_POINTS))
            else:
                self.values[op.results[0]] = _hash(name, str(constant))
            return ""
        if name == "affine.delinearize_index":
            basis, rest = [], iter(list(op.operands)[1:])
            for number in ir.DenseI64ArrayAttr(op.attributes["static_basis"]):
                dynamic = number == ir.ShapedType.get_dynamic_size()
                basis.append(self._points(next(rest))[0] if dynamic else number)
            if len(op.results) == 1:
                # The newer host folds it: a position in one dimension is its own.
                self.values[op.results[0]] = self.value(op.operands[0])
                return ""
            for number, result in enumerate(op.results):
                self.values[result] = _hash(name, self.value(op.operands[0]), basis[-len(op.results) :], number)
            return ""
        operands = [self.value(operand) for operand in op.operands]
        if name in SLICES:
            operands = self._slice(op, operands)
        parts = (name, self._attributes(op), [str(r.type) for r in op.results], operands)
        regions = [self.region(region) for region in op.regions]
        digest = _hash(parts, regions)
        for number, result in enumerate(op.results):
            self.values[result] = _hash(digest, number)
        return digest

    def region(self, region: Any) -> list[Any]:
        found = []
        for block in region.blocks:
            for argument in block.arguments:
                self.arguments += 1
                self.values[argument] = _hash("argument", self.arguments, str(argument.type))
            ordered, pure = [], Counter()
            for each in block.operations:
                operation = each.operation
                digest = self.op(operation)
                if operation.name in INLINE:
                    continue
                if operation.name in EFFECTS:
                    ordered.append(digest)
                else:
                    pure[digest] += 1
            found.append((ordered, sorted(pure.items())))
        return found


def _evaluate(expr: Any, dims: list[int], symbols: list[int]) -> int:
    if isinstance(expr, ir.AffineDimExpr):
        return dims[expr.position]
    if isinstance(expr, ir.AffineSymbolExpr):
        return symbols[expr.position]
    if isinstance(expr, ir.AffineConstantExpr):
        return expr.value
    left, right = (_evaluate(side, dims, symbols) for side in (expr.lhs, expr.rhs))
    if isinstance(expr, ir.AffineAddExpr):
        return left + right
    if isinstance(expr, ir.AffineMulExpr):
        return left * right
    if isinstance(expr, ir.AffineModExpr):
        return left % right
    if isinstance(expr, ir.AffineCeilDivExpr):
        return -(-left // right)
    if isinstance(expr, ir.AffineFloorDivExpr):
        return left // right
    raise AssertionError(f"unknown affine expression {expr}")


def canonical(module: Any) -> dict[str, Any]:
    """Hashes of the module's functions by their names."""
    found = {}
    for op in module.body.operations:
        operation = op.operation
        if operation.name == "func.func":
            name = operation.attributes["sym_name"].value
            attributes = [
                (n, str(operation.attributes[n]))
                for n in operation.attributes
                if n not in ("sym_name", "translation_info")
            ]
            found[name] = _hash(sorted(attributes), _Function().region(operation.regions[0]))
    return found


def parse(text: str) -> Any:
    return gpuir.parse(text, filename="case.mlir", context=gpuir.Context())
