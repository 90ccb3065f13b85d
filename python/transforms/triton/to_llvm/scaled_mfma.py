"""Products of operands with scales, one for 32 elements along K: the F8F6F4 instructions of AMD's gfx950."""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.dialects import llvm, rocdl, tt
from gpuir.dialects.tt.dialect import ScaleDotElemType
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr
from gpuir.host import ir
from gpuir.layouts import LANE, REGISTER, WARP, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.matrix_cores import along, tiles
from gpuir.transforms.triton.to_llvm.registers import register_at
from gpuir.transforms.triton.to_llvm.types import layout_of, vector_of

__all__ = ["scaled_mfma"]

#: rocdl's names of the formats, and how many elements a byte of the operand has.
_FORMATS = {
    ScaleDotElemType.E4M3: ("fp8_e4m3", 1),
    ScaleDotElemType.E5M2: ("fp8_e5m2", 1),
    ScaleDotElemType.E2M1: ("fp4_e2m1", 2),
}
#: Elements that a scale is for, elements of a thread that an instruction takes, and the exponent of the scale 1.
_GROUP, _HELD, _ONE = 32, 32, 127


@dataclasses.dataclass
class _Side:
    """An operand: its registers, its format, elements of it a byte, and words of four scales each, by its rows and groups."""

    values: ir.Value
    at: dict[tuple[int, ...], int]
    format: ir.Attribute
    packed: int
    words: list[ir.Value] | None
    scales: dict[tuple[int, ...], int]

    def operand(self, low: Lowering, places: list[tuple[int, ...]]) -> ir.Value:
        """A thread's bytes at these places, as words."""
        part = low.build.shuffled(self.values, [self.at[place] for place in places])
        return llvm.bitcast(vector_of(len(places) // 4, low.build.i32), part)

    def scale(self, low: Lowering, row: int, group: int) -> tuple[int, ir.Value]:
        """Which byte of which word is the scale."""
        if self.words is None:
            return 0, low.build.number(_ONE)
        register = self.scales[row, group]
        return register % 4, self.words[register // 4]


def scaled_mfma(low: Lowering, op: tt.DotScaledOp) -> ir.Value:
    """The product of `tt.dot_scaled`; refused where the instructions take other operands."""
    encoding = op.d.type.encoding
    if low.target.chip != "gfx950" or not isinstance(encoding, AMDMfmaEncodingAttr):
        raise failure(op, f"has a result in {encoding}, and no scaled product of {low.target.chip} gives that")
    size = list(encoding.instr_shape)[0]
    if size not in (16, 32) or op.a.type.rank != 2:
        raise failure(op, f"has a result in {encoding}: scaled products are of matrices, 16 or 32 rows at once")
    a, b, c = (layout_of(value.type) for value in (op.a, op.b, op.d))
    left = _side(low, op, op.a, op.a_scale, op.a_elem_type.value, size, 0)
    right = _side(low, op, op.b, op.b_scale, op.b_elem_type.value, size, 1)
    scaled = left.words is not None or right.words is not None
    instruction: Any = getattr(rocdl, f"mfma_scale_f32_{size}x{size}x{2048 // size}_f8f6f4")
    rows, columns = along(a, 0), along(b, 1)
    depths = [
        [
            along(layout, dimension)[start : start + _HELD // side.packed]
            for start in range(0, len(along(layout, dimension)), _HELD // side.packed)
        ]
        for layout, dimension, side in ((a, 1, left), (b, 0, right))
    ]
    result = low.build.elements(low[op.c])
    zero = low.build.number(0)
    for _, m, n, slots in tiles(c, rows, columns, size):
        sums = low.build.vector([result[slot] for slot in slots])
        for ks, ls in zip(*depths, strict=True):
            group = ks[0] * left.packed // _GROUP
            given = [
                (
                    left.operand(low, [(m, k) for k in ks]),
                    left.format,
                    left.scale(low, m, group) if scaled else (0, zero),
                ),
                (
                    right.operand(low, [(k, n) for k in ls]),
                    right.format,
                    right.scale(low, n, group) if scaled else (0, zero),
                ),
            ]
            one, other = given[::-1] if encoding.is_transposed else given
            made: Any = instruction(sums.type, one[0], other[0], sums, one[1], other[1], *one[2], *other[2])
            sums = made if isinstance(made, ir.Value) else made.result
        for slot, value in zip(slots, low.build.elements(sums)):
            result[slot] = value
    return low.build.vector(result)


def _side(
    low: Lowering, op: tt.DotScaledOp, value: ir.Value, scale: ir.Value | None, kind: int, size: int, which: int
) -> _Side:
    """The first or second operand, whose elements stand along K as the instruction has them."""
    name = "ab"[which]
    if kind not in _FORMATS:
        raise failure(op, f"has {name} of format {ScaleDotElemType.of(kind).string}: expected e4m3, e5m2 or e2m1")
    word, packed = _FORMATS[ScaleDotElemType.of(kind)]
    if packed > 1 and not (op.lhs_k_pack, op.rhs_k_pack)[which].value:
        raise failure(op, f"has {name} packed along its rows: only what is packed along K is lowered")
    layout = layout_of(value.type)
    _check_depths(op, name, layout, 1 - which, size, packed)
    words, scales = None, {}
    if scale is not None:
        of_scale = layout_of(scale.type)
        _check_scales(op, name, of_scale, layout, which, size)
        count = of_scale.size(REGISTER)
        whole = low.build.shuffled(low[scale], [number % count for number in range(-(-count // 4) * 4)])
        words = low.build.elements(llvm.bitcast(vector_of(-(-count // 4), low.build.i32), whole))
        scales = register_at(of_scale)
    format = ir.Attribute.parse(f"#rocdl<matrix_format {word}>")
    return _Side(low[value], register_at(layout), format, packed, words, scales)


def _check_depths(op: tt.DotScaledOp, name: str, layout: LinearLayout, dimension: int, size: int, packed: int) -> None:
    """Scales are for places along K, so that a thread must hold those that the instruction says."""
    run, lanes = (16 if packed == 1 else 32) // packed, 64 // size
    held = along(layout, dimension)
    each = _HELD // packed
    expected = [
        start * each * lanes + part * run * lanes + step
        for start in range(len(held) // each) for part in range(each // run) for step in range(run)
    ]  # fmt: skip
    if not held or len(held) % each or held != expected:
        raise failure(op, f"has {name} of which threads hold other elements along K than mfma of {size} rows takes")


def _check_scales(
    op: tt.DotScaledOp, name: str, scale: LinearLayout, operand: LinearLayout, dimension: int, size: int
) -> None:
    """The scale of a lane is that of its row and group of its operand."""
    lanes = [(1 << bit, 0) for bit in range(size.bit_length() - 1)]
    lanes += [(0, 1 << bit) for bit in range((64 // size).bit_length() - 1)]
    warps = [(basis[dimension], 0) for basis in operand.bases[WARP]]
    if [tuple(basis) for basis in scale.bases[LANE]] != lanes or [tuple(basis) for basis in scale.bases[WARP]] != warps:
        raise failure(op, f"has scales of {name} that other threads hold than mfma of {size} rows takes")
