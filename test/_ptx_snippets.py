"""Kernels of one instruction, and inputs with the edges of each type."""

from __future__ import annotations

import numpy as np

from gpuir import sim
from gpuir.compile.nvidia import link
from gpuir.compile.targets import Target
from gpuir.interop import ptx

#: The dtype of a PTX type's register in memory.
MEMORY = {"pred": "u4", "f32": "f4", "f64": "f8", "f16": "f2", "f16x2": "u4", "bf16": "u2", "bf16x2": "u4", "tf32": "u4",
          "e4m3x2": "u2", "e5m2x2": "u2", "u16x2": "u4", "s16x2": "u4", "f32x2": "u8"}  # fmt: skip
_EDGES = {
    "f": [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, 3.5, np.inf, -np.inf, np.nan, 2.0**31, -(2.0**31), 2.0**32, 2.0**63, 1e30, -1e30, 0.1, 1 / 3],
    "i": [0, 1, -1, 2, 31, 32, 33, 63, 64, 255],
}  # fmt: skip


def dtype_of(type: str) -> np.dtype:
    """How numbers of the type lie in memory."""
    if type in MEMORY:
        return np.dtype(MEMORY[type])
    return np.dtype(f"{'i' if type[0] == 's' else 'u'}{max(int(type[1:]) // 8, 1)}")


def has_dtype(type: str) -> bool:
    """Whether `dtype_of` knows the type."""
    return type in MEMORY or type[1:].isdecimal()


def edges(type: str, count: int, random: np.random.Generator) -> np.ndarray:
    """Numbers of a type: its edges, shuffled, and random bits."""
    dtype = dtype_of(type)
    bits = np.dtype(f"u{dtype.itemsize}")
    made = random.integers(0, np.iinfo(bits).max, count, bits, endpoint=True).view(dtype)
    if dtype.kind == "f":
        with np.errstate(all="ignore"):
            special = np.array(_EDGES["f"]).astype(dtype)
            special = np.append(special, np.array([1, 3, 7], bits).view(dtype))  # subnormal numbers
            special = np.append(special, np.finfo(dtype).max)
            near = (random.standard_normal(count // 2) * 4).astype(dtype)
        made[: len(near)] = near
    elif type.endswith("x2") or type in ("bf16",):
        special = np.array([0], dtype)
    else:
        limits = np.iinfo(dtype)
        numbers = [each & int(np.iinfo(bits).max) for each in (*_EDGES["i"], int(limits.min), int(limits.max))]
        special = np.array(numbers, bits).view(dtype)
        made[: count // 3] = random.integers(0, 70, count // 3).astype(dtype)
    places = random.permutation(count)[: 2 * len(special)]
    made[places] = np.resize(special, len(places))
    return random.permutation(made)


def _bits(type: str) -> int:
    return 8 * dtype_of(type).itemsize


def kernel(opcode: str, operands: list[str], result: str, literals: str = "", target: str = "sm_90a") -> str:
    """A kernel that computes one instruction in each thread: `operands` are types of arrays, the result's comes last."""
    lines, names = [], []
    for number, type in enumerate([*operands, result]):
        wide = max(_bits(type), 16)
        lines += [
            f".reg .b{wide} %v{number};", f".reg .b64 %p{number};", f".reg .pred %q{number};",
            f"ld.param.u64 %p{number}, [k_param_{number}];", f"cvta.to.global.u64 %p{number}, %p{number};",
            f"mad.wide.u32 %p{number}, %i, {_bits(type) // 8}, %p{number};",
        ]  # fmt: skip
        if number == len(operands):
            break
        lines.append(f"ld.global.{'u8' if _bits(type) == 8 else f'b{wide}'} %v{number}, [%p{number}];")
        if type == "pred":
            lines.append(f"setp.ne.u32 %q{number}, %v{number}, 0;")
        names.append(f"%q{number}" if type == "pred" else f"%v{number}")
    last = len(operands)
    target_name = f"%q{last}" if result == "pred" else f"%v{last}"
    lines.append(f"{opcode} {', '.join([target_name, *names])}{literals};")
    if result == "pred":
        lines.append(f"selp.b32 %v{last}, 1, 0, %q{last};")
    lines.append(f"st.global.{'u8' if _bits(result) == 8 else f'b{max(_bits(result), 16)}'} [%p{last}], %v{last};")
    parameters = ", ".join(f".param .u64 k_param_{i}" for i in range(len(operands) + 1))
    text = "\n".join(lines)
    return f".version 8.6\n.target {target}\n.address_size 64\n.visible .entry k({parameters}) {{\n.reg .b32 %i;\nmov.u32 %i, %tid.x;\n{text}\nret;\n}}\n"


def run(text: str, inputs: list[np.ndarray], result: str) -> np.ndarray:
    """What the kernel gives in the simulator."""
    made = np.zeros(len(inputs[0]), dtype_of(result))
    sim.launch(ptx.parse(text), "k", 1, len(made), *inputs, made)
    return made


def with_results(base: str, inputs: list[np.ndarray]) -> None:
    """Puts 1 for divisors whose quotient PTX leaves open, which the simulator finds: 0, and of the least number -1."""
    if base in ("div", "rem"):
        dividend, divisor = inputs[:2]
        open_ones = divisor == 0
        if divisor.dtype.kind == "i":
            open_ones |= (dividend == np.iinfo(dividend.dtype).min) & (divisor == -1)
        divisor[open_ones] = 1


def assembles(text: str, chip: str = "sm_90a") -> bool:
    """Whether nvJitLink makes a program of the text."""
    return link(text, Target(chip, "nvidia", 86), 1)[0].startswith(b"\x7fELF")
