"""Products by AMD's matrix cores: mfma of CDNA's waves of 64, WMMA of RDNA's waves of 32.

Source: CDNA3, CDNA4, RDNA3 and RDNA4 ISA, "matrix instructions"; LLVM's guide of the AMDGPU back end for what chips have.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

from gpuir.dialects import llvm, rocdl, tt
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr
from gpuir.host import ir
from gpuir.layouts import LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.registers import register_at
from gpuir.transforms.triton.to_llvm.types import bits, layout_of, vector_of

__all__ = ["along", "matrix_cores_product", "tiles"]

#: Chips with mfma by what was added: to gfx90a the products of bf16 and f64, to gfx942 wider ones of bytes and 8-bit floats.
_CDNA2, _CDNA3, _CDNA4 = ("gfx90a", "gfx942", "gfx950"), ("gfx942", "gfx950"), ("gfx950",)
_RDNA3, _RDNA4 = ("gfx1100", "gfx1151"), ("gfx1201",)


@dataclasses.dataclass(frozen=True)
class _Instruction:
    """An instruction by rocdl's name: elements along K that a thread has of each operand, and the chips that have it."""

    name: str
    depth: int
    chips: tuple[str, ...]


#: By rows and columns, and the types of a, b and the result: the instructions, the deepest first.
_MFMA: dict[tuple[int, str, str, str], list[_Instruction]] = {}
_WMMA: dict[tuple[str, str, str], list[_Instruction]] = {}


def _mfma(size: int, kinds: str, name: str, depth: int, chips: tuple[str, ...]) -> None:
    a, b, c = kinds.split()
    _MFMA.setdefault((size, a, b, c), []).append(_Instruction(f"mfma_{name}", depth, chips))


def _wmma(kinds: str, name: str, depth: int, chips: tuple[str, ...]) -> None:
    a, b, c = kinds.split()
    _WMMA.setdefault((a, b, c), []).append(_Instruction(f"wmma_{name}", depth, chips))


for _size, _k in ((32, 1), (16, 2)):
    _tile = f"{_size}x{_size}"
    for _kind in ("f16", "bf16"):
        _mfma(_size, f"{_kind} {_kind} f32", f"f32_{_tile}x{16 * _k}_{_kind}", 8, _CDNA4)
    _mfma(_size, "f16 f16 f32", f"f32_{_tile}x{8 * _k}f16", 4, _CDNA2)
    _mfma(_size, "bf16 bf16 f32", f"f32_{_tile}x{8 * _k}bf16_1k", 4, _CDNA2)
    _mfma(_size, "f32 f32 f32", f"f32_{_tile}x{2 * _k}f32", 1, _CDNA2)
    _mfma(_size, "i8 i8 i32", f"i32_{_tile}x{32 * _k}_i8", 16, _CDNA4)
    _mfma(_size, "i8 i8 i32", f"i32_{_tile}x{16 * _k}_i8", 8, _CDNA3)
    _mfma(_size, "i8 i8 i32", f"i32_{_tile}x{8 * _k}i8", 4, ("gfx90a",))
    # Of gfx942 the formats have no infinities and no negative zero; gfx950 has those of the OCP.
    _kinds: tuple[tuple[str, tuple[str, ...]], ...] = (("FNUZ", ("gfx942",)), ("", _CDNA4))
    for _suffix, _chips in _kinds:
        _formats = {f"f8E4M3{_suffix or 'FN'}": "fp8", f"f8E5M2{_suffix}": "bf8"}
        for _a, _name_a in _formats.items():
            for _b, _name_b in _formats.items():
                if not _suffix:
                    _mfma(_size, f"{_a} {_b} f32", f"scale_f32_{_tile}x{64 * _k}_f8f6f4", 32, _chips)
                _mfma(_size, f"{_a} {_b} f32", f"f32_{_tile}x{16 * _k}_{_name_a}_{_name_b}", 8, _chips)
_mfma(16, "f64 f64 f64", "f64_16x16x4f64", 1, _CDNA2)

# A wave of RDNA3 has each row of a twice, with all of K; one of RDNA4 has a half of K in each half of its lanes.
for _depth, _chips in ((16, _RDNA3), (8, _RDNA4)):
    for _kind in ("f16", "bf16"):
        _wmma(f"{_kind} {_kind} f32", f"f32_16x16x16_{_kind}", _depth, _chips)
        _wmma(f"{_kind} {_kind} {_kind}", f"{_kind}_16x16x16_{_kind}", _depth, _chips)
    _wmma("i8 i8 i32", "i32_16x16x16_iu8", _depth, _chips)
for _a, _name_a in (("f8E4M3FN", "fp8"), ("f8E5M2", "bf8")):
    for _b, _name_b in (("f8E4M3FN", "fp8"), ("f8E5M2", "bf8")):
        _wmma(f"{_a} {_b} f32", f"f32_16x16x16_{_name_a}_{_name_b}", 8, _RDNA4)

#: The formats of F8F6F4 products, as rocdl names them.
_F8F6F4 = {"f8E4M3FN": "fp8_e4m3", "f8E5M2": "fp8_e5m2"}


def matrix_cores_product(low: Lowering, op: tt.DotOp) -> ir.Value:
    """Each wave's tiles one after another, along K last; operands change places where the result is transposed."""
    encoding = op.result.type.encoding
    is_mfma = isinstance(encoding, AMDMfmaEncodingAttr)
    if low.ctas > 1:
        raise failure(op, f"is of {low.ctas} CTAs, and {low.target.chip} has no clusters")
    a, b, c = (layout_of(value.type) for value in (op.a, op.b, op.result))
    types = [str(value.type.element_type) for value in (op.a, op.b)]
    transposed = bool(encoding.is_transposed if is_mfma else encoding.is_transpose)
    size = list(encoding.instr_shape)[0] if is_mfma else 16
    depths = along(a, a.rank - 1)
    made = _chosen(low, op, size, types[::-1] if transposed else types, len(depths))
    if depths != along(b, b.rank - 2) or len(depths) % made.depth:
        raise failure(op, f"has operands of which threads do not hold the same {made.depth} elements along K")
    left, right = low[op.a], low[op.b]
    at_a, at_b = register_at(a), register_at(b)
    rows, columns = along(a, a.rank - 2), along(b, b.rank - 1)
    result = low.build.elements(low[op.c])
    for batch, m, n, slots in tiles(c, rows, columns, size):
        sums = low.build.vector([result[slot] for slot in slots])
        for start in range(0, len(depths), made.depth):
            ks = depths[start : start + made.depth]
            one = low.build.shuffled(left, [at_a[(*batch, m, k)] for k in ks])
            other = low.build.shuffled(right, [at_b[(*batch, k, n)] for k in ks])
            given = (other, one) if transposed else (one, other)
            sums = _multiplied(low, made, types[::-1] if transposed else types, given, sums)
        for slot, value in zip(slots, low.build.elements(sums)):
            result[slot] = value
    return low.build.vector(result)


def tiles(
    result: LinearLayout, rows: Sequence[int], columns: Sequence[int], size: int
) -> Iterator[tuple[tuple[int, ...], int, int, list[int]]]:
    """The tiles of a wave, `size` square: their batch, the first thread's row of `a` and column of `b`, and its registers of the
    result."""
    found: dict[tuple[int, ...], list[int]] = {}
    for place, slot in register_at(result).items():
        found.setdefault((*place[:-2], place[-2] // size, place[-1] // size), []).append(slot)
    for tile in sorted(found):
        *batch, row, column = tile
        (m,) = {each for each in rows if each // size == row}
        (n,) = {each for each in columns if each // size == column}
        yield tuple(batch), m, n, sorted(found[tile])


def _chosen(low: Lowering, op: tt.DotOp, size: int, types: list[str], count: int) -> _Instruction:
    """The deepest instruction of the chip that divides the elements that a thread has along K."""
    encoding, chip = op.result.type.encoding, low.target.chip
    a, b = types
    total = str(op.result.type.element_type)
    if isinstance(encoding, AMDMfmaEncodingAttr):
        square = list(encoding.instr_shape)[:2] == [size, size]
        known, name = (_MFMA.get((size, a, b, total), []) if square else []), "mfma"
    else:
        known, name = _WMMA.get((a, b, total), []), "WMMA"
    own = [each for each in known if chip in each.chips]
    if not own:
        raise failure(op, f"multiplies {' and '.join(types)} in {encoding}, for which {chip} has no {name} here")
    return next((each for each in own if count % each.depth == 0), own[-1])


def _multiplied(
    low: Lowering, made: _Instruction, types: list[str], given: tuple[ir.Value, ir.Value], sums: ir.Value
) -> ir.Value:
    """One instruction."""
    build = low.build
    instruction: Any = getattr(rocdl, made.name)
    operands = [_operand(low, value, kind, made) for value, kind in zip(given, types)]
    if made.name.startswith("wmma"):
        return _by_wmma(low, made, instruction, operands, sums)
    zero = ir.IntegerAttr.get(build.i32, 0)
    word = "mfma_neg_modifier" if "f64" in types else "mfma_perm_b"
    if made.name.startswith("mfma_scale"):
        formats = [ir.Attribute.parse(f"#rocdl<matrix_format {_F8F6F4[kind]}>") for kind in types]
        # Without scales: those that are a constant 0 are left out of the instruction.
        none = build.number(0)
        return _value(instruction(sums.type, *operands, sums, *formats, 0, none, 0, none))
    return _value(instruction(sums.type, *operands, sums, zero, zero, ir.Attribute.parse(f"#rocdl<{word} none>")))


def _by_wmma(low: Lowering, made: _Instruction, instruction: Any, operands: list[ir.Value], sums: ir.Value) -> ir.Value:
    if made.name.endswith("iu8"):
        return _value(instruction(sums.type, *operands, sums, signA=True, signB=True, clamp=False))
    if bits(sums.type.element_type) == 32:
        return _value(instruction(sums.type, *operands, sums))
    # Results of 16 bits; those of RDNA3 take the lower half of a register each.
    count = sums.type.shape[0]
    spaced = made.depth == 16
    if spaced:
        sums = low.build.shuffled(sums, [number // 2 for number in range(2 * count)])
    scalar = low.build.i16 if made.name.startswith("wmma_bf16") else sums.type.element_type
    kind, held = sums.type, vector_of(sums.type.shape[0], scalar)
    whole = _value(instruction(held, *operands, sums if kind == held else llvm.bitcast(held, sums)))
    whole = whole if kind == held else llvm.bitcast(kind, whole)
    return low.build.shuffled(whole, range(0, 2 * count, 2)) if spaced else whole


def _value(made: Any) -> ir.Value:
    return made if isinstance(made, ir.Value) else made.result


def _operand(low: Lowering, part: ir.Value, kind: str, made: _Instruction) -> ir.Value:
    """A thread's elements along K as the instruction takes them."""
    build, count = low.build, made.depth
    if kind in ("f32", "f64"):
        return build.element(part, 0)
    if kind == "f16":
        return part
    if kind == "bf16":
        as_bits = made.name.startswith("wmma") or made.name.endswith("_1k")
        return llvm.bitcast(vector_of(count, build.i16), part) if as_bits else part
    if count == 4:
        return build.element(llvm.bitcast(vector_of(1, build.i32), part), 0)
    if count == 8 and made.name.startswith("mfma"):
        return build.element(llvm.bitcast(vector_of(1, build.i64), part), 0)
    return llvm.bitcast(vector_of(count // 4, build.i32), part)


def along(layout: LinearLayout, dimension: int) -> list[int]:
    """The coordinates along a dimension of what the first thread holds."""
    return sorted({place[dimension] for place in register_at(layout)})
