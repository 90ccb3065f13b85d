"""Matrix instructions by name, and the tables of their operands: from the simulator, iree_gpu and gpuir_nv, each at its home."""

from __future__ import annotations

import difflib
import functools
import math
import re
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from gpuir.dialects.iree_gpu import INTRINSICS, SubgroupLayout
from gpuir.dialects.iree_gpu.nvidia import NV_INTRINSICS
from gpuir.host import ir
from gpuir.intrinsics.wgmma import FragmentLayout, dtypes
from gpuir.sim import ops  # noqa: F401  it registers the rules
from gpuir.sim.fragments import Fragment, amd, mma, tcgen05, wgmma
from gpuir.sim.multiply import ELEMENTS, Element, Sparsity
from gpuir.sim.rules import RULES
from gpuir.viz.spread import Spread

__all__ = ["InstructionOperand", "fragments", "spread_of"]

#: What makes an operand's table, by the operand's name.
Operands = dict[str, Callable[[], Spread]]
#: What names an operand: an instruction's name or attribute, or a layout.
InstructionOperand: TypeAlias = str | ir.Attribute | Fragment | FragmentLayout
#: Other words for operands, as iree_gpu and PTX have them.
_ALIASES = {"lhs": "A", "rhs": "B", "acc": "C", "d": "C", "c": "C", "a": "A", "b": "B", "e": "E"}

#: What a name has before shapes and numbers: mma.sync, wgmma, rocdl.mfma, MMA_SYNC.
_FAMILY = re.compile(r"[A-Z]+(?:_[A-Z]+(?=_))?|[a-z]+\d*(?:\.[a-z]+(?!\w))?")


def fragments() -> dict[str, tuple[str, ...]]:
    """Names of all instructions that can be drawn, each with those of its operands."""
    return {name: tuple(operands) for name, operands in _instructions().items()}


def spread_of(source: InstructionOperand, operand: str = "", *, lanes: int | None = None) -> tuple[str, Spread]:
    """Title and table of an operand of an instruction, by its name or attribute, or of a layout object.

    Refused, with what is known: a name or operand that is not, ``lanes`` for other instructions than RDNA's.
    """
    if isinstance(source, Fragment):
        return operand or "fragment", _of_fragment(source)
    if isinstance(source, FragmentLayout):
        row, column = np.moveaxis(source.inverse_table(), -1, 0)
        return operand or source.name, Spread(source.shape, np.where(row < 0, -1, row * source.shape[1] + column))
    if hasattr(source, "intrinsic") and hasattr(source, "layout"):
        source = source.intrinsic.value.name
    if not isinstance(source, str):
        raise ValueError(
            f"expected an instruction's name, an #iree_gpu.mma_layout, a Fragment or a layout of wgmma, got {source!r}"
        )
    known = _instructions()
    if source not in known:
        raise ValueError(f"no instruction '{source}' is known; {_near(source, list(known))}")
    operands = known[source]
    name = operand if operand in operands else _ALIASES.get(operand.lower(), operand)
    if name not in operands and name == "C" and "D" in operands:
        name = "D"
    if name not in operands and not operand and len(operands) == 1:
        name = next(iter(operands))
    if name not in operands:
        said = f"got {operand!r}" if operand else "say which one"
        raise ValueError(f"{source} has the operands {', '.join(operands)}; {said}")
    if lanes is None:
        return f"{source}, {name}", operands[name]()
    if not source.startswith("rocdl.wmma."):
        raise ValueError(f"{source}: lanes can be chosen for rocdl.wmma alone, which has waves of 32 or 64")
    if lanes not in (32, 64):
        raise ValueError(f"{source}: a wave has 32 or 64 lanes, not {lanes}")
    return f"{source}, {name}, waves of {lanes}", _wmma(source, lanes)[name]()


def _near(name: str, known: list[str]) -> str:
    """The known names to say for a wrong one: those like it, else the families."""
    close = difflib.get_close_matches(name, known, 6, 0.6)
    if close:
        return f"the nearest of {len(known)}: {', '.join(close)} (gpuir.viz.fragments() has all)"
    families = dict.fromkeys(match[0] for match in map(_FAMILY.match, known) if match)
    return f"known are {', '.join(f'{each}*' for each in families)}; gpuir.viz.fragments() has all {len(known)} names"


@functools.cache
def _instructions() -> dict[str, Operands]:
    instructions: dict[str, Operands] = {}
    _add_mma_sync(instructions)
    _add_wgmma(instructions)
    _add_tcgen05(instructions)
    _add_rocdl(instructions)
    _add_iree_gpu(instructions)
    return instructions


def _of_fragment(fragment: Fragment, letter: str = "r", bits: int = 0, turned: bool = False) -> Spread:
    """A fragment's table; one that describes B transposed is turned back, to K rows of N."""
    elements, shape = fragment.element.reshape(fragment.lanes, -1), fragment.shape
    if turned:
        numbers = np.arange(math.prod(shape)).reshape(shape).swapaxes(-1, -2)
        shape = numbers.shape
        back = np.empty(numbers.size, np.int64)
        back[numbers.reshape(-1)] = np.arange(numbers.size)
        elements = back[elements]
    return Spread(shape, elements, fragment.lanes, letter, bits, index="element")


def _later(
    make: Callable[..., Fragment],
    *arguments: int | str | bool | Callable[..., Fragment],
    letter: str,
    bits: int = 0,
    turned: bool = False,
) -> Callable[[], Spread]:
    return lambda: _of_fragment(make(*arguments), letter, bits, turned)


# NVIDIA ---------------------------------------------------------------------------------------------------------------


def _add_mma_sync(instructions: dict[str, Operands]) -> None:
    for sparse, table in ((False, mma.SHAPES), (True, mma.SPARSE_SHAPES)):
        for kind, shapes in table.items():
            element = ELEMENTS[kind]
            bits, sums = 64 if kind == "f64" else 32 // element.per, 64 if kind == "f64" else 32
            for m, n, k in shapes:
                name = f"mma.{'sp.' if sparse else ''}sync.m{m}n{n}k{k}.{kind}"
                if (m, n, k) == (8, 8, 4) and kind == "f16":
                    instructions[name] = _quad_pairs()
                    continue
                operands: Operands = {
                    "A": _later(mma.multiplicand, m, k // 2 if sparse else k, element.per, letter="a", bits=bits),
                    "B": _later(mma.multiplicand, n, k, element.per, letter="b", bits=bits, turned=True),
                    "C": _later(mma.accumulator, m, n, letter="c", bits=sums),
                }
                if sparse:
                    operands["E"] = functools.partial(_metadata, k, element)
                instructions[name] = operands
    for count in (1, 2, 4):
        for transposed in (False, True):
            name = f".x{count}" + (".trans" if transposed else "")
            for op in ("ldmatrix", "stmatrix"):
                instructions[op + name] = {"D": _later(mma.tiles, count, 2, transposed, letter="d", bits=16)}


def _quad_pairs() -> Operands:
    """mma.m8n8k4 with f16: four products, each of eight lanes; A and B by rows or columns, C in f16 or f32."""
    operands: Operands = {}
    for side, along in (("A", "row"), ("B", "col")):
        for layout in ("row", "col"):
            operands[f"{side}.{layout}"] = _later(
                mma.quad_pair_multiplicand, layout == along, letter=side.lower(), bits=16, turned=side == "B"
            )
    operands["C.f32"] = _later(mma.quad_pair_accumulator, True, letter="c", bits=32)
    operands["C.f16"] = _later(mma.quad_pair_accumulator, False, letter="c", bits=16)
    return operands


def _metadata(k: int, element: Element) -> Spread:
    """The indices of a sparse A: lane and number within its metadata, by selector 0."""
    sparsity = Sparsity(k, element, 0)
    width = 4 if sparsity.one_of_two else 2
    elements = np.full((32, 32 // width), -1, np.int64)
    elements[sparsity.lane, sparsity.shift // width] = np.arange(sparsity.lane.size).reshape(sparsity.lane.shape)
    return Spread(sparsity.lane.shape, elements, 32, "e", width, index="index")


def _add_wgmma(instructions: dict[str, Operands]) -> None:
    for element in dtypes.ELEMENTS.values():
        if element.ptx == "s32":
            continue
        k = 256 // element.bits
        # Integers: 8 to 32 in steps of 8, then in steps of 16 (PTX ISA, "wgmma.mma_async", shapes).
        integer = element.ptx in ("s8", "u8")
        for n in range(8, 257, 8):
            if integer and n > 24 and n % 16:
                continue
            instructions[f"wgmma.m64n{n}k{k}.{element.ptx}"] = {
                "A": functools.partial(_wgmma_a, element.bits),
                "C": functools.partial(_wgmma_c, n),
            }


def _wgmma_a(bits: int) -> Spread:
    row, column = wgmma.registers(bits // 8)
    k = 256 // bits
    return Spread((64, k), row * k + column, 32, "a", bits, index="element")


def _wgmma_c(n: int) -> Spread:
    row, column = wgmma.accumulator(n)
    return Spread((64, n), row * n + column, 32, "c", 32, index="element")


def _add_tcgen05(instructions: dict[str, Operands]) -> None:
    for shape, (*_, counts) in tcgen05.SHAPES.items():
        for count in counts:
            for op in ("ld", "st"):
                instructions[f"tcgen05.{op}.{shape}.x{count}"] = {
                    "D": _later(tcgen05.moved, shape, count, letter="r", bits=32)
                }
    for m in (64, 128):
        # N goes in steps of 8 with 64 rows, and of 16 with 128 (PTX ISA, "tcgen05.mma", shapes of kind f16).
        for n in range(8 * m // 64, 257, 8 * m // 64):
            instructions[f"tcgen05.mma.m{m}n{n}"] = {"D": functools.partial(_tensor_memory, m, n)}


def _tensor_memory(m: int, n: int) -> Spread:
    return Spread((m, n), tcgen05.accumulator(m, n), 128, "c", thread="lane", index="column", marks="L")


# AMD ------------------------------------------------------------------------------------------------------------------

_MFMA = re.compile(r"rocdl\.mfma\.(?P<sum>f32|f64|i32)\.(?P<m>\d+)x(?P<n>\d+)x(?P<k>\d+)\.?(?P<type>\w+)(?P<more>.*)")
_WMMA = re.compile(r"rocdl\.wmma\.(?P<sum>\w+)\.16x16x(?P<k>\d+)\.(?P<type>\w+?)\.(?P<chip>gfx\d+)")
_BITS = {"f16": 16, "bf16": 16, "f32": 32, "xf32": 32, "f64": 64, "i8": 8, "iu8": 8, "fp8": 8, "bf8": 8, "iu4": 4}


def _add_rocdl(instructions: dict[str, Operands]) -> None:
    for name in RULES:
        if name.startswith("rocdl.mfma.scale."):
            # An attribute says the type of the elements.
            for kind, bits in (("fp8", 8), ("fp6", 6), ("fp4", 4)):
                instructions[f"{name}.{kind}"] = _scaled_mfma(name, bits)
        elif name.startswith("rocdl.mfma."):
            instructions[name] = _mfma(name)
        elif name.startswith("rocdl.wmma.") and ".scale" not in name:
            for chip in _chips_of_wmma(name):
                instructions[f"{name}.{chip}"] = _wmma(f"{name}.{chip}", 32)


def _chips_of_wmma(name: str) -> tuple[str, ...]:
    """8-bit floats came with RDNA4, which has more of a product of integers of 4 bits; what RDNA3 has spreads otherwise there."""
    if ".16x16x16." in name:
        return ("gfx12",) if "fp8" in name or "bf8" in name else ("gfx11", "gfx12")
    return ("gfx12",) if name.endswith(".iu4") else ("gfx1250",)


def _mfma(name: str) -> Operands:
    said = _MFMA.fullmatch(name)
    assert said is not None, name
    m, n, k, bits = int(said["m"]), int(said["n"]), int(said["k"]), _BITS[said["type"]]
    # A lane's share of A is 32 bits at least, 64 of f16, f64 and bf16.1k; where a product needs less, there are more of them.
    least = 64 if bits == 64 or said["type"] == "f16" or ".1k" in name else 32
    blocks = max(1, 64 * least // (bits * m * k))
    double = said["sum"] == "f64"
    return {
        "A": _later(_unblocked, amd.mfma_multiplicand, m, k, blocks, letter="a", bits=bits),
        "B": _later(_unblocked, amd.mfma_multiplicand, n, k, blocks, letter="b", bits=bits, turned=True),
        "C": _later(_unblocked, amd.mfma_accumulator, m, n, blocks, double, letter="c", bits=64 if double else 32),
    }


def _scaled_mfma(name: str, bits: int) -> Operands:
    m, n, _ = map(int, name.split(".")[4].split("x"))
    return {
        "A": _later(_unblocked, amd.mfma_small_multiplicand, m, bits, letter="a", bits=bits),
        "B": _later(_unblocked, amd.mfma_small_multiplicand, n, bits, letter="b", bits=bits, turned=True),
        "C": _later(_unblocked, amd.mfma_accumulator, m, n, 1, letter="c", bits=32),
    }


def _unblocked(make: Callable[..., Fragment], *arguments: int | bool) -> Fragment:
    """A fragment without the axis of blocks where there is one block."""
    fragment = make(*arguments)
    return Fragment(fragment.shape[1:], fragment.element) if fragment.shape[0] == 1 else fragment


def _wmma(name: str, lanes: int) -> Operands:
    said = _WMMA.fullmatch(name)
    assert said is not None, name
    k, bits, old = int(said["k"]), _BITS[said["type"].split("_")[0]], said["chip"] == "gfx11"
    held = k if old else 16 * k // lanes
    sums = 32 if said["sum"] in ("f32", "i32") or old else 16
    multiplicand = functools.partial(amd.wmma_multiplicand, run=amd.wmma_run(k, held))
    return {
        "A": _later(multiplicand, k, held, lanes, letter="a", bits=bits),
        "B": _later(multiplicand, k, held, lanes, letter="b", bits=bits, turned=True),
        # A 16-bit result of RDNA3 has half of each register.
        "C": lambda: _of_fragment(amd.wmma_accumulator(256 // lanes, lanes, interleaved=old), "c", sums),
    }


def _add_iree_gpu(instructions: dict[str, Operands]) -> None:
    for table in (INTRINSICS, NV_INTRINSICS):
        for intrinsic, info in table.items():
            types = dict(zip("ABC", (info.a_type, info.b_type, info.c_type)))
            instructions[intrinsic.name] = {
                operand: functools.partial(_iree_gpu, layout, operand, types[operand])
                for operand, layout in zip("ABC", info.layouts.values())
            }


def _iree_gpu(layout: SubgroupLayout, operand: str, type: str) -> Spread:
    elements = layout.strided.elements()
    bits = re.search(r"\d+", type)
    assert bits is not None, type
    return Spread(layout.shape, elements, layout.subgroup_size, operand.lower(), int(bits[0]), index="element")
