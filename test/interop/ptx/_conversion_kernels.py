"""Kernels of one conversion in each thread, by the bits of its registers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gpuir import sim
from gpuir.interop import ptx

_KERNEL = """.version 9.4
.target {target}
.address_size 64
.visible .entry k({parameters}) {{
.reg .b32 %i;
.reg .pred %even;
mov.u32 %i, %tid.x;
{lines}
ret;
}}
"""


def text(
    opcode: str, result: int, operands: Sequence[int], four: bool = False, target: str = "sm_100a", guard: str = ""
) -> str:
    """``result`` and ``operands`` are bits of registers; ``four``: the first four stand in braces."""
    lines = []
    for number, bits in enumerate((result, *operands)):
        at = f"%a{number}"
        lines.append(f".reg .b{bits} %v{number}; .reg .b64 {at};")
        lines.append(
            f"ld.param.u64 {at}, [p{number}]; cvta.to.global.u64 {at}, {at}; mad.wide.u32 {at}, %i, {bits // 8}, {at};"
        )
        if number:
            lines.append(f"ld.global.b{bits} %v{number}, [{at}];")
    names = [f"%v{number + 1}" for number in range(len(operands))]
    if four:
        names[:4] = ["{" + ", ".join(names[:4]) + "}"]
    if guard:
        zero = "mov.b32" if result == 32 else "mov.b16"
        lines += [f"{zero} %v0, 0;", "and.b32 %i, %i, 1;", "setp.eq.u32 %even, %i, 0;", "mov.u32 %i, %tid.x;"]
    lines.append(f"{guard}{opcode} %v0, {', '.join(names)};")
    lines.append(f"st.global.b{result} [%a0], %v0;")
    parameters = ", ".join(f".param .u64 p{number}" for number in range(len(operands) + 1))
    return _KERNEL.format(target=target, parameters=parameters, lines="\n".join(lines))


def run(written: str, result: int, operands: Sequence[np.ndarray]) -> np.ndarray:
    """What the kernel gives in the simulator, as words of ``result`` bits."""
    made = np.zeros(operands[0].size, f"u{result // 8}")
    sim.launch(ptx.parse(written), "k", 1, made.size, made, *operands)
    return made


def converted(
    opcode: str, result: int, operands: Sequence[np.ndarray], four: bool = False, target: str = "sm_100a", guard: str = ""
) -> np.ndarray:  # fmt: skip
    """One conversion of registers; their arrays' dtypes are the registers' bits."""
    bits = [8 * each.dtype.itemsize for each in operands]
    return run(text(opcode, result, bits, four, target, guard), result, operands)
