"""nvvm.tcgen05.mma and its forms: dense and sparse, with scale factors, weight-stationary.

Source: PTX ISA, "tcgen05.mma", ".sp", ".ws". Each active thread issues a product of its own. What a collector buffer is to
keep changes no result. ``ashift`` is refused.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integers, word
from gpuir.sim.blackwell.descriptors import decode_instruction
from gpuir.sim.blackwell.product import Operands, Product
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvvm_tcgen05 import group_of, issue, number_of
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Lanes, Mask, Op
from gpuir.sim.values import spread

_NAMES = {
    "nvvm.tcgen05.mma": ("scaleInputD", "disableOutputLane"),
    "nvvm.tcgen05.mma.sp": ("sparseMetadata", "scaleInputD", "disableOutputLane"),
    "nvvm.tcgen05.mma.block_scale": ("scaleA", "scaleB"),
    "nvvm.tcgen05.mma.sp.block_scale": ("sparseMetadata", "scaleA", "scaleB"),
    "nvvm.tcgen05.mma.ws": ("zeroColMask",),
    "nvvm.tcgen05.mma.ws.sp": ("sparseMetadata", "zeroColMask"),
}
_FIRST = ("matrixD", "matrixA", "matrixB", "idesc", "enableInputD")


def _operand_names(op: Op) -> list[str]:
    """Names of the op's operands, in their order; optional ones may be absent."""
    names = [*_FIRST, *_NAMES[op.name]]
    if "operandSegmentSizes" in op.attributes:
        return [name for name, size in zip(names, integers(op, "operandSegmentSizes")) if size]
    return names[: len(op.operands)]


def _bits(value: Lanes, g: Group, row: int) -> int:
    """The words of a mask of lanes as one number."""
    words = spread(value, g.size)[row].astype(np.int64) & 0xFFFFFFFF
    return sum(int(each) << 32 * i for i, each in enumerate(words.tolist()))


@rule(*_NAMES, kind="group", effects=Effect.BULK)
def _mma(k: Compiler, op: Op) -> Code:
    made, names = issue(k, op), _operand_names(op)
    kind, group = word(op, "kind"), group_of(op)
    sparse, stationary = "sparseMetadata" in names, ".ws" in op.name
    block = word(op, "blockScale", "default")
    if flag(op, "aShift"):
        raise k.refuse(op, "products that shift A are not simulated")
    in_tensor_memory = not isinstance(op.operands[1].type, ir.IntegerType)
    assert not in_tensor_memory or address_space(op.operands[1].type) == 6

    def mma(g: Group, m: Mask, *operands: Lanes) -> None:
        given = dict(zip(names, operands))

        def number(name: str, row: int) -> int:
            return number_of(given[name], g, row) if name in given else 0

        for row, _, slot in made.threads(g, m):

            def make(blocks: tuple[int, ...], row: int = row) -> Product:
                instruction = decode_instruction(number("idesc", row), kind, sparse, group, stationary, block)
                scale: Any = number("scaleInputD", row)
                if not 0 <= scale <= 15 or scale and kind not in ("f16", "tf32"):
                    raise ValueError(f"D is scaled by 2^-{scale}; 0 to 15 are possible, of kinds f16 and tf32")
                chosen = Operands(
                    number("matrixD", row), number("matrixA", row), number("matrixB", row), in_tensor_memory,
                    bool(number("enableInputD", row)), scale,
                    _bits(given["disableOutputLane"], g, row) if "disableOutputLane" in given else 0,
                    number("sparseMetadata", row) if sparse else None, number("scaleA", row), number("scaleB", row),
                    number("zeroColMask", row) & ((1 << 64) - 1) if "zeroColMask" in given else None,
                )  # fmt: skip
                return Product(g.batch, blocks, instruction, chosen, stationary)

            made.multiply(g, row, slot, make)

    return mma
