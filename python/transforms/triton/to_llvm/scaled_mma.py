"""tt.dot_scaled by the matrix instructions of warps that have scale factors, on sm_120.

Source: PTX ISA, "mma.sync" with .block_scale, "Block Scaling for mma.sync".
"""

from __future__ import annotations

from typing import Any

from gpuir.dialects import llvm, nvvm, tt, ttg
from gpuir.host import ir
from gpuir.layouts import LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.ops_dot import along, shape_of, words_at, words_of
from gpuir.transforms.triton.to_llvm.registers import register_at
from gpuir.transforms.triton.to_llvm.types import layout_of

__all__ = ["scaled_mma"]

#: Bytes of an instruction's operand along K, and of a register.
_DEPTH, _WORD = 32, 4
#: Chips whose warps have products with scale factors.
_CHIPS = range(120, 130)
#: What a thread of the first row and column has along K of each instruction: the first bytes of two registers.
_HALF = 16
_FORMATS = ("e4m3", "e5m2", "e2m1")


def scaled_mma(low: Lowering, op: tt.DotScaledOp) -> ir.Value:
    """The product of `tt.dot_scaled`; refused where the instructions take other operands."""
    encoding = op.d.type.encoding
    if (
        not isinstance(encoding, ttg.NvidiaMmaEncodingAttr)
        or encoding.version_major != 2
        or low.chip_number not in _CHIPS
    ):
        raise failure(
            op,
            f"has a result in {encoding}, and the target is {low.target.chip}: warps of sm_120a have such products, with results in "
            "nvidia_mma 2; for other chips Triton's passes make other ops of it",
        )
    formats = [tt.ScaleDotElemType.of(each.value).string for each in (op.a_elem_type, op.b_elem_type)]
    if op.a_scale is None or op.b_scale is None:
        raise failure(op, "has an operand without scales, and the instruction has scales of both")
    packed = op.lhs_k_pack.value and op.rhs_k_pack.value
    narrow = formats == ["e2m1", "e2m1"] and packed
    if any(each not in _FORMATS for each in formats) or ("e2m1" in formats and not narrow):
        raise failure(
            op,
            f"is a product of {formats[0]} and {formats[1]}, and those of two 8-bit floats or of two 4-bit ones are lowered",
        )
    scales = [value.type.element_type for value in (op.a_scale, op.b_scale)]
    small = [str(each) == "f8E4M3FN" for each in scales]
    if small[0] != small[1] or (small[0] and not narrow):
        raise failure(
            op,
            f"has scales of {scales[0]} and {scales[1]}, and scales in E4M3 are those of two operands of 4-bit floats",
        )
    vectors = (4 if small[0] else 2) if narrow else 1
    return _Product(low, op, formats, vectors, "ue4m3" if small[0] else "ue8m0").result()


class _Product:
    """A warp's tiles one after another, along K last; `vectors` scale factors of a row and an instruction."""

    def __init__(self, low: Lowering, op: tt.DotScaledOp, formats: list[str], vectors: int, scale: str):
        self._low, self._op, self._vectors = low, op, vectors
        kind = "mxf4nvf4" if formats[0] == "e2m1" else "mxf8f6f4"
        words = {
            "scale_vec_size": f"scale_vec_size<x{vectors}>", "block_scale_format": f"block_scale_format<{scale}>",
            "kind": f"block_scale_kind<{kind}>", "multiplicand_a_ptx_type": f"mma_type<{formats[0]}>",
            "multiplicand_b_ptx_type": f"mma_type<{formats[1]}>",
        }  # fmt: skip
        self._words: dict[str, Any] = {name: ir.Attribute.parse(f"#nvvm.{word}") for name, word in words.items()}
        self._words["shape"] = shape_of(16, 8, 64 if formats[0] == "e2m1" else 32)
        zero = low.build.constant(low.build.i16, 0)
        self._words |= dict.fromkeys(("thread_id_a", "thread_id_b"), zero)

    def result(self) -> ir.Value:
        low, op = self._low, self._op
        a, b, c = (layout_of(value.type) for value in (op.a, op.b, op.d))
        depths = along(a, a.rank - 1)
        starts = range(0, len(depths), 2 * _WORD)
        expected = [
            _DEPTH * number + half + byte
            for number in range(len(starts))
            for half in (0, _HALF)
            for byte in range(_WORD)
        ]
        if depths != expected or along(b, b.rank - 2) != expected:
            raise failure(
                op,
                "has operands whose threads hold other elements along K than those that an instruction has scales for",
            )
        left, right = (words_of(low, low[value], value.type.element_type) for value in (op.a, op.b))
        at_a, at_b, at_c = (words_at(layout, count) for layout, count in ((a, _WORD), (b, _WORD), (c, 1)))
        result = low.build.elements(low[op.c])
        rows, columns = along(a, a.rank - 2), along(b, b.rank - 1)
        scales_a, scales_b = self._scales(op.a_scale), self._scales(op.b_scale)
        for row, below in zip(rows[::2], rows[1::2]):
            for column in columns:
                slots = [
                    at_c[place] for place in ((row, column), (row, column + 1), (below, column), (below, column + 1))
                ]
                sums = [result[slot] for slot in slots]
                for number, start in enumerate(starts):
                    lo, hi = depths[start], depths[start + _WORD]
                    operands_a = [left[at_a[m, k]] for k in (lo, hi) for m in (row, below)]
                    operands_b = [right[at_b[k, column]] for k in (lo, hi)]
                    first = number * self._vectors
                    sums = self._instruction(
                        operands_a,
                        operands_b,
                        sums,
                        scales_a[row, first // _WORD],
                        scales_b[column, first // _WORD],
                        first % _WORD,
                    )
                for slot, value in zip(slots, sums):
                    result[slot] = value
        return low.build.vector(result)

    def _scales(self, value: Any) -> dict[tuple[int, int], ir.Value]:
        """Words of four scale factors by the row, or column of b, of a thread and their number along K."""
        low, layout = self._low, layout_of(value.type)
        self._check(layout)
        at = register_at(layout)
        count = value.type.shape[-1]
        vector = low[value]
        if vector.type.element_type != low.build.i8:
            raise failure(self._op, f"has scales of {value.type.element_type}, and those of 8 bits are lowered")
        words: dict[tuple[int, int], ir.Value] = {}
        for row in along(layout, 0):
            for first in range(0, count, _WORD):
                bytes_ = [at[row, min(first + byte, count - 1)] for byte in range(_WORD)]
                words[row, first // _WORD] = llvm.bitcast(low.build.i32, low.build.shuffled(vector, bytes_))
        return words

    def _check(self, layout: LinearLayout) -> None:
        """Of each four lanes the first ones have the factors of a tile's rows, as the instruction finds them."""
        groups = layout.bases["lane"][2:]
        if [tuple(basis) for basis in groups] != [(1, 0), (2, 0), (4, 0)]:
            raise failure(self._op, "has scales in other lanes than those that an instruction takes them from")

    def _instruction(
        self,
        a: list[ir.Value],
        b: list[ir.Value],
        sums: list[ir.Value],
        scale_a: ir.Value,
        scale_b: ir.Value,
        byte: int,
    ) -> list[ir.Value]:
        build = self._low.build
        number = build.constant(build.i16, byte)
        result = llvm.StructType.get_literal([build.f32] * 4)
        words = dict(self._words)
        made = nvvm.mma_block_scale(
            result, words.pop("shape"), words.pop("scale_vec_size"), words.pop("block_scale_format"), words.pop("kind"), a, b, sums,
            scale_a, number, words.pop("thread_id_a"), scale_b, number, words.pop("thread_id_b"), **words,
        )  # fmt: skip
        return [llvm.extractvalue(build.f32, made, [index]) for index in range(4)]
