"""What lanes of AMD's waves hand each other: within rows of 16 by DPP, between rows by permlane and swizzles, else through the LDS.

DPP is a part of the instruction that uses the value, so that a reduction within a row has no instruction more (CDNA3 and RDNA4
ISA, "Data Parallel Processing"). V_PERMLANE16_SWAP and V_PERMLANE32_SWAP are gfx950's, V_PERMLANEX16 those of gfx10 on.
"""

from __future__ import annotations

from gpuir.dialects import arith, llvm, rocdl
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm.building import Builder

__all__ = ["both", "of_last_lane", "of_row_before", "pair", "pairs", "sums_rows", "swapped", "xor"]

#: DPP's controls: the row backwards, half of it backwards, rotated by 8; the last lane of the row before, of the rows before; xor.
_MIRROR, _HALF_MIRROR, _ROTATE_8, _BEFORE, _ROWS_BEFORE, _XOR = 0x140, 0x141, 0x128, 0x142, 0x143, 0x160
_ROW, _HALF_WAVE, _QUAD = 16, 32, 4


def _dpp(build: Builder, word: ir.Value, control: int) -> ir.Value:
    return rocdl.update_dpp(build.i32, word, word, control, 15, 15, True)


def _within_four(build: Builder, word: ir.Value, lanes: int) -> ir.Value:
    """By a permutation of each four lanes."""
    return _dpp(build, word, sum((at ^ lanes) << 2 * at for at in range(_QUAD))) if lanes else word


def xor(build: Builder, chip: str, word: ir.Value, lanes: int, own: ir.Value, alike: int = 0) -> ir.Value:
    """The word of the lane whose number differs in these bits.

    `own` is the lane's number. `alike`: bits of the number by which lanes that differ have the same, so that any of these will do.
    """
    old = chip.startswith("gfx9")
    if lanes < _QUAD:
        return _within_four(build, word, lanes)
    if lanes < _ROW:
        if not old:
            return _dpp(build, word, _XOR | lanes)
        control, of_control = min(
            ((_HALF_MIRROR, 7), (_ROTATE_8, 8), (_MIRROR, 15)), key=lambda each: (each[1] ^ lanes) & ~alike
        )
        rest = (of_control ^ lanes) & ~alike
        return _within_four(build, _dpp(build, word, control), rest)
    if lanes < _HALF_WAVE:
        if old:
            return rocdl.ds_swizzle(build.i32, word, build.number(lanes << 10 | 31))
        chosen = [sum((at ^ lanes & 15) << 4 * (at - start) for at in range(start, start + 8)) for start in (0, 8)]
        low, high = (build.number(number - (number >> 31 << 32)) for number in chosen)
        return rocdl.permlanex16(build.i32, word, word, low, high, False, True)
    source = arith.shli(arith.xori(own, build.number(lanes)), build.number(2))
    return rocdl.ds_bpermute(build.i32, source, word)


def pairs(chip: str, lanes: int) -> bool:
    """Whether the chip has an instruction for `pair`."""
    return chip == "gfx950" and lanes in (_ROW, _HALF_WAVE)


def pair(build: Builder, first: ir.Value, second: ir.Value, lanes: int) -> tuple[ir.Value, ir.Value]:
    """Two words, of which lanes without the bit gave their second one for the first one of the lane with it."""
    kind = llvm.StructType.get_literal([build.i32, build.i32])
    swap = rocdl.permlane16_swap if lanes == _ROW else rocdl.permlane32_swap
    made = swap(kind, first, second, False, False)
    return llvm.extractvalue(build.i32, made, [0]), llvm.extractvalue(build.i32, made, [1])


def both(build: Builder, word: ir.Value, lanes: int) -> tuple[ir.Value, ir.Value]:
    """The words of two lanes that differ in this bit, in the same order for both lanes."""
    return pair(build, word, word, lanes)


def swapped(
    build: Builder, chip: str, first: ir.Value, second: ir.Value, bit: int, own: ir.Value
) -> tuple[ir.Value, ir.Value]:
    """As `pair`, on any chip, for any bit of the lane's number; `own` is that number."""
    lanes = 1 << bit
    if pairs(chip, lanes):
        return pair(build, first, second, lanes)
    clear = build.equal_zero(own, lanes)
    given = xor(build, chip, arith.select(clear, second, first), lanes, own)
    return arith.select(clear, first, given), arith.select(clear, given, second)


def sums_rows(chip: str, lanes: int, alike: int) -> bool:
    """Whether what is left of a reduction, between the four rows of a wave of 64, goes by `of_row_before` and ends in the last lane."""
    return chip.startswith("gfx9") and chip != "gfx950" and lanes == _ROW | _HALF_WAVE and alike & 15 == 15


def of_row_before(build: Builder, word: ir.Value, lanes: int) -> ir.Value:
    """The word of the last lane of the row before, or of the first half of the wave; in the first one, that is of no use, 0."""
    return _dpp(build, word, _BEFORE if lanes == _ROW else _ROWS_BEFORE)


def of_last_lane(build: Builder, word: ir.Value) -> ir.Value:
    """The word of the last of 64 lanes."""
    return rocdl.readlane(build.i32, word, build.number(63))
