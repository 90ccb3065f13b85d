"""llvm.inline_asm of one product of a warp, or of one load or store of its matrices, for what upstream has no ops for.

Operands are numbered in the order in which the instruction names them. Source: PTX ISA, "mma", "mma.sp", "wmma".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments import mma as mma_layouts
from gpuir.sim.group import Group
from gpuir.sim.multiply import ELEMENTS, Mma, role
from gpuir.sim.ops import nvvm_wmma
from gpuir.sim.ops.nvgpu import check_shape, sparse_mma, warps_of_32
from gpuir.sim.ops.nvvm_mma import MIXED, members, registers
from gpuir.sim.ops.nvvm_mma_scale import block_scaled
from gpuir.sim.rules import Rule
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op

__all__ = ["product_of_warp"]

_SHAPE = r"m(?P<m>\d+)n(?P<n>\d+)k(?P<k>\d+)"
_MMA = re.compile(
    rf"mma(?P<sparse>\.sp(?P<ordered>::ordered_metadata)?)?\.sync\.aligned\.{_SHAPE}\.row\.col(?:\.kind::(?P<kind>\w+))?"
    r"(?P<scaled>\.block_scale(?:\.scale_vec::(?P<vectors>\d)X)?)?(?P<satfinite>\.satfinite)?\.(?P<d>\w+)\.(?P<a>\w+)\.(?P<b>\w+)\.(?P<c>\w+)"
    r"(?:\.(?P<popcount>and|xor)\.popc)?(?:\.(?P<scale>ue8m0|ue4m3))?"
)
_WMMA = re.compile(
    rf"wmma\.mma(?:\.(?P<popcount>and|xor)\.popc)?\.sync\.aligned\.(?:row|col)\.(?:row|col)\.{_SHAPE}(?:\.rn)?\.(?P<d>\w+)"
    r"(?:\.(?P<a>\w+)\.(?P<b>\w+))?\.(?P<c>\w+?)(?P<satfinite>\.satfinite)?"
)
_MATRIX = re.compile(
    rf"wmma\.(?P<what>load|store)\.(?P<which>[abcd])\.sync\.aligned\.(?P<layout>row|col)\.{_SHAPE}(?:\.(?:global|shared)(?:::\w+)?)?\.(?P<type>\w+)"
)
_TEXT = re.compile(r"(?P<opcode>w?mma\.[\w.:]+) (?P<operands>[^;]*?) ?;?")
_OPERAND = re.compile(r"\{[^}]*\}|\[[^\]]*\]|[^\s,]+")
#: Blocks along K that have a factor each, where the opcode does not say how many.
_VECTORS = {"mxf8f6f4": 1, "mxf4": 2, "mxf4nvf4": 2}


class _Group(NamedTuple):
    """What an operand of the instruction names: operands of the assembly by their numbers, results first, or literals."""

    numbers: list[int | None]
    literals: list[int]


def _groups(text: str) -> list[_Group] | None:
    """The instruction's operands; None where they are none that this reads."""
    groups: list[_Group] = []
    for each in _OPERAND.findall(text):
        parts = [part.strip() for part in each.strip("{}[] ").split(",")]
        if not all(re.fullmatch(r"\$\d+|0x[0-9a-fA-F]+|\d+", part) for part in parts):
            return None
        numbers = [int(part[1:]) if part[0] == "$" else None for part in parts]
        groups.append(_Group(numbers, [0 if part[0] == "$" else int(part, 0) for part in parts]))
    return groups


def product_of_warp(k: Compiler, op: Op, text: str) -> Rule | None:
    """The rule of assembly, its words apart by one space, that is such an instruction; None for other assembly."""
    match = _TEXT.fullmatch(text)
    groups = _groups(match["operands"]) if match is not None else None
    if match is None or groups is None:
        return None
    named = [number for group in groups for number in group.numbers if number is not None]
    if named != list(range(len(op.operands) + _results(op))):
        raise k.refuse(op, f"the operands of '{match['opcode']}' are simulated in the order in which it has them alone")
    for pattern, make in ((_MMA, _mma), (_WMMA, _wmma), (_MATRIX, _matrix)):
        words = pattern.fullmatch(match["opcode"])
        if words is not None:
            return _rule(op, make(k, op, words, groups))
    return None


def _rule(op: Op, code: Code) -> Rule:
    return Rule(op.name, "group", lambda *_: code)


def _results(op: Op) -> int:
    return len(members(op.results[0].type)) if len(op.results) else 0


def _shape(words: re.Match[str]) -> tuple[int, int, int]:
    return int(words["m"]), int(words["n"]), int(words["k"])


def _check(k: Compiler, op: Op, words: re.Match[str], groups: Sequence[_Group], count: int) -> None:
    """Refuses types that are not simulated, and operands that are too many or too few."""
    for name in (words["d"], words["c"]):
        if name not in ("f16", "f32", "f64", "s32"):
            raise k.refuse(op, f"no products with sums of {name} are simulated")
    left, right = words["a"] or "f16", words["b"] or "f16"
    for name in (left, right):
        if name not in ELEMENTS or name in ("f32", "s32"):
            raise k.refuse(op, f"no products of {name} are simulated")
    if left != right and not any({left, right} <= each for each in MIXED):
        raise k.refuse(op, f"{left} is not multiplied with {right}")
    if len(groups) != count:
        raise k.refuse(op, f"the instruction has {count} operands, not {len(groups)}")


def _held(k: Compiler, op: Op, mma: Mma, groups: Sequence[_Group]) -> None:
    for each, group in zip((mma.d, mma.a, mma.b, mma.c), groups):
        per = 1 if each.element.name in ("f32", "s32") else each.element.per
        if each.fragment.held != len(group.numbers) * per:
            raise k.refuse(op, f"{len(group.numbers)} registers are not those of a fragment of {each.element.name}")


def _mma(k: Compiler, op: Op, words: re.Match[str], groups: list[_Group]) -> Code:
    """D, A, B, C; of a sparse A metadata and selector; of scaled ones the factors of A and of B."""
    warps_of_32(k, op)
    sparse, scaled = words["sparse"] is not None, words["scaled"] is not None
    _check(k, op, words, groups, 4 + 2 * sparse + 4 * scaled)
    counts = [len(group.numbers) for group in groups[1:4]]
    if scaled:
        vectors = int(words["vectors"] or _VECTORS.get(words["kind"] or "", 1))
        given = _Literals(groups[1:])
        code = block_scaled(
            k, op, _shape(words), words["kind"] or "", words["scale"] or "ue8m0", vectors, (words["a"], words["b"]), counts,
            sparse=sparse, ordered=words["ordered"] is not None,
        )  # fmt: skip
        return lambda g, m, *operands: code(g, m, *given(operands))
    shape = _shape(words)
    check_shape(k, op, shape, words["a"], sparse)
    kept = shape[2] // (1 + sparse)
    mma = Mma(
        role(words["a"], mma_layouts.multiplicand(shape[0], kept, ELEMENTS[words["a"]].per)),
        role(words["b"], mma_layouts.multiplicand(shape[1], shape[2], ELEMENTS[words["b"]].per), turned=True),
        role(words["c"], mma_layouts.accumulator(shape[0])),
        role(words["d"], mma_layouts.accumulator(shape[0])),
        saturate=words["satfinite"] is not None,
        popcount=words["popcount"] or "",
    )
    _held(k, op, mma, groups)
    first, second = counts[0], counts[0] + counts[1]
    if sparse:
        compute = sparse_mma(k, op, mma, shape[2], ordered=words["ordered"] is not None)
        selector = groups[5].literals[0]

        def run_sparse(g: Group, m: Mask, *operands: Lanes) -> Data:
            *values, metadata = operands
            matrix = compute(g, m, values[:first], values[first:second], values[second:], metadata, selector)
            return _given(op, mma, registers(mma, g, matrix))

        return run_sparse
    site = k.site(op)
    k.work(*mma.work())

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        if m is not None:
            whole_warps(g, m, site, "the product", kind="undefined")
        matrix = mma(g, list(operands[:first]), list(operands[first:second]), list(operands[second:]))
        return _given(op, mma, registers(mma, g, matrix))

    return run


class _Literals:
    """Puts literals among an instruction's operands."""

    def __init__(self, groups: Sequence[_Group]):
        self._places = [
            literal if number is None else None
            for group in groups
            for number, literal in zip(group.numbers, group.literals)
        ]

    def __call__(self, operands: Sequence[Lanes]) -> list[Any]:
        given = iter(operands)
        return [next(given) if literal is None else np.int32(literal) for literal in self._places]


def _given(op: Op, mma: Mma, values: Any) -> Any:
    """Registers of D as the assembly has them: pairs of f16 may be words."""
    types = members(op.results[0].type)
    if mma.d.element.name == "f16" and types[0] == "i32":
        values = tuple(np.ascontiguousarray(each).view(np.int32)[:, 0] for each in values)
    return values if str(op.results[0].type).startswith("!llvm.struct") else values[0]


def _wmma(k: Compiler, op: Op, words: re.Match[str], groups: list[_Group]) -> Code:
    _check(k, op, words, groups, 4)
    d, *others = (len(group.numbers) for group in groups)
    element, sums = words["a"] or "f16", (words["c"], words["d"])
    shape = nvvm_wmma.Matrices(*_shape(words))
    saturate, popcount = words["satfinite"] is not None, words["popcount"] or ""
    code = nvvm_wmma.multiplies(k, op, shape, element, sums, (*others, d), saturate=saturate, popcount=popcount)
    words_of_pairs = sums[1] == "f16" and members(op.results[0].type)[0] == "i32"

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        values = code(g, m, *operands)
        if words_of_pairs:
            values = tuple(np.ascontiguousarray(each).view(np.int32)[:, 0] for each in values)
        return values

    return run


def _matrix(k: Compiler, op: Op, words: re.Match[str], groups: list[_Group]) -> Code:
    """``load {d}, [a], stride`` and ``store [a], {d}, stride``."""
    shape, load = nvvm_wmma.Matrices(*_shape(words)), words["what"] == "load"
    if words["type"] not in ELEMENTS or len(groups) != 3:
        raise k.refuse(op, f"'{words[0]}' has registers, an address and a stride, of types that mma has")
    pointer: ir.Value = op.operands[0]
    if not load:
        count = len(groups[1].numbers)
        return nvvm_wmma.stores(k, op, shape, words["type"], words["layout"], count, pointer)
    types = members(op.results[0].type)
    code = nvvm_wmma.loads(k, op, shape, words["which"], words["type"], words["layout"], types, pointer)
    single = not str(op.results[0].type).startswith("!llvm.struct")
    return lambda g, m, *operands: code(g, m, *operands)[0] if single else code(g, m, *operands)
