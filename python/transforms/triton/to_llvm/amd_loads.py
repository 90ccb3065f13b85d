"""Loads of 16-bit elements each behind a mask of its own, on chips whose loads write one half of a register and leave the other.

Two elements share a register while they are on their way (RDNA3 and RDNA4 ISA, GLOBAL_LOAD_D16_B16 and _HI_B16). The back end
gives each element a register of its own, unless both pass the branches of the masks as one word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpuir.dialects import llvm
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.types import vector_of

__all__ = ["halves", "loads_halves"]

_HALF = 16


def loads_halves(low: Lowering, scalar: ir.Type, width: int, count: int, mask: ir.Value | None) -> bool:
    """Whether `halves` loads so many elements of the type, of which `width` neighbours share a mask."""
    # Chips with ECC of their registers (gfx90a, gfx942, gfx950) write both halves.
    keeps_half = low.target.chip.startswith(("gfx11", "gfx12"))
    return keeps_half and mask is not None and width == 1 and count % 2 == 0 and _bits(scalar) == _HALF


def _bits(scalar: ir.Type) -> int:
    return scalar.width if isinstance(scalar, (ir.IntegerType, ir.FloatType)) else 0


def halves(
    low: Lowering, mask: ir.Value, registers: Sequence[int], otherwise: ir.Value, load: Callable[[int], ir.Value]
) -> ir.Value:
    """A vector of what `load` gives for each register where the mask holds, else of `otherwise`, which has an element a register.

    The first halves of all words come before the second ones: a load of a second half waits for the first one.
    """
    build = low.build
    given = build.shuffled(otherwise, registers)
    pair = vector_of(2, given.type.element_type)
    whole, _ = build.words(given, _HALF)
    words = build.elements(whole)
    for half in range(2):
        for number, word in enumerate(words):
            register = registers[2 * number + half]

            def loaded(word: ir.Value = word, register: int = register, half: int = half) -> ir.Value:
                both = llvm.insertelement(llvm.bitcast(pair, word), load(register), build.number(half))
                return llvm.bitcast(build.i32, both)

            words[number] = low.chosen(build.element(mask, register), loaded, word)
    return build.from_words(build.vector(words), given.type, False)
