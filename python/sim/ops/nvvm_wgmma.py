"""nvvm: wgmmas of warpgroups, also as inline assembly, and what takes their registers apart.

Source: PTX ISA, "wgmma.mma_async", "wgmma.fence", "wgmma.commit_group", "wgmma.wait_group". Of inline assembly these are
simulated, and no text at all, which hands registers on as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, integers, sizes, string, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper.accumulator import Accumulator, Register, gathered, settled
from gpuir.sim.hopper.checks import fence_proxy
from gpuir.sim.hopper.instruction import Instruction
from gpuir.sim.hopper.statement import Statement, flag_of, product_of, statements_of
from gpuir.sim.hopper.wgmma import Wgmmas
from gpuir.sim.memory import SHARED
from gpuir.sim.multiply import ELEMENTS
from gpuir.sim.ops import llvm
from gpuir.sim.ops.nvgpu import warps_of_32
from gpuir.sim.rules import Effect, Rule, rule
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of

__all__ = ["TYPES", "Unit", "instruction"]

#: Types of A with those that B may have, and types of D (PTX ISA, "wgmma.mma_async": Data types).
TYPES = {
    "f16": (("f16",), ("f16", "f32")),
    "bf16": (("bf16",), ("f32",)),
    "tf32": (("tf32",), ("f32",)),
    "e4m3": (("e4m3", "e5m2"), ("f16", "f32")),
    "e5m2": (("e4m3", "e5m2"), ("f16", "f32")),
    "s8": (("s8", "u8"), ("s32",)),
    "u8": (("s8", "u8"), ("s32",)),
}
#: Bytes of K of an instruction.
_DEPTH = 32


def instruction(
    k: Compiler, op: Op, shape: tuple[int, int, int], a: str, b: str, d: str, *, negate: tuple[bool, bool],
    k_major: tuple[bool, bool], from_registers: bool, saturate: bool, register: str, inplace: bool,
) -> Instruction:  # fmt: skip
    """An instruction of the op; UnsupportedOp where PTX has none such."""
    warps_of_32(k, op)
    m, n, depth = shape
    if a not in TYPES or b not in TYPES[a][0] or d not in TYPES[a][1]:
        raise k.refuse(op, f"no product of {a} and {b} that is summed in {d} is simulated")
    expected = _DEPTH // ELEMENTS[a].stored.itemsize
    if m != 64 or n % 8 or not 8 <= n <= 256 or depth != expected:
        raise k.refuse(op, f"shapes of {a} are m64nNk{expected} with N of 8 to 256 in steps of 8, not m{m}n{n}k{depth}")
    if not all(k_major) and a not in ("f16", "bf16"):
        raise k.refuse(op, f"operands of {a} cannot be transposed, only those of f16 and bf16 can")
    access = k.access(op, np.complex128, SHARED)
    k.work(ELEMENTS[a].unit, 2 * m * n * depth // 4)
    return Instruction(access.site, access, n, depth, a, b, d, negate=negate, k_major=k_major,
                       from_registers=from_registers, saturate=saturate, register=register, inplace=inplace)  # fmt: skip


class Unit:
    """Fences, commits and waits of an op; it may have several instructions."""

    def __init__(self, k: Compiler, op: Op):
        warps_of_32(k, op)
        self.site = k.site(op)

    def warps(self, g: Group, m: Mask) -> np.ndarray:
        """The active warps, all of whose lanes must be."""
        return whole_warps(g, m, self.site, "the op of a warpgroup", kind="undefined")

    def fence(self, g: Group, m: Mask) -> None:
        """wgmma.fence."""
        Wgmmas.of(g.batch).fence(self.warps(g, m))

    def commit(self, g: Group, m: Mask) -> None:
        """wgmma.commit_group."""
        Wgmmas.of(g.batch).commit(self.warps(g, m))

    def wait(self, g: Group, m: Mask, pending: int) -> Data:
        """wgmma.wait_group."""
        yield from Wgmmas.of(g.batch).wait(g, self.warps(g, m), pending, self.site)


@rule("nvvm.wgmma.fence.aligned", kind="group", effects=Effect.WARPGROUP)
def _fence(k: Compiler, op: Op) -> Code:
    return Unit(k, op).fence


@rule("nvvm.wgmma.commit.group.sync.aligned", kind="group", effects=Effect.WARPGROUP)
def _commit(k: Compiler, op: Op) -> Code:
    return Unit(k, op).commit


@rule("nvvm.wgmma.wait.group.sync.aligned", kind="waits", effects=Effect.WARPGROUP)
def _wait(k: Compiler, op: Op) -> Code:
    unit, pending = Unit(k, op), integer(op, "group")
    return lambda g, m: unit.wait(g, m, pending)


def _register(type: ir.Type) -> str:
    """How a struct's registers hold f16 accumulators: "i32" and "v" in pairs, "f16" one by one."""
    text = str(type)
    return "i32" if "i32" in text else "v" if "vector" in text else "f16"


@rule("nvvm.wgmma.mma_async", kind="group", effects=Effect.WARPGROUP)
def _mma(k: Compiler, op: Op) -> Code:
    m, n, depth = sizes(op)
    unit = Unit(k, op)
    d, a, b = (word(op, f"type{name}") for name in "DAB")
    made = instruction(
        k, op, (m, n, depth), a, b, d,
        negate=(word(op, "scaleA") == "neg", word(op, "scaleB") == "neg"),
        # B is column by column where K runs along memory.
        k_major=(word(op, "layoutA") == "row", word(op, "layoutB") == "col"),
        from_registers=False, saturate=word(op, "satfinite", "wrapped") == "satfinite",
        register=_register(op.results[0].type), inplace=_uses(op.operands[0]) == 1,
    )  # fmt: skip
    keep = np.bool_(word(op, "scaleD") == "one")

    def run(g: Group, m: Mask, source: Lanes, first: Lanes, second: Lanes) -> Data:
        source = gathered(source, g, m, unit.site)
        return Wgmmas.of(g.batch).issue(g, unit.warps(g, m), made, first, second, source, keep)

    return run


def _uses(value: ir.Value) -> int:
    return sum(1 for _ in value.uses)


# Registers


def _has_products(k: Compiler) -> bool:
    """Whether the program has wgmmas, so that a struct may be accumulators."""
    known = k.program.notes.get(_has_products)
    if known is None:
        known = k.program.notes[_has_products] = _search(k.program.module.operation)
    return bool(known)


def _search(operation: Op) -> bool:
    for region in operation.regions:
        for block in region.blocks:
            for inner in block.operations:
                name = inner.operation.name
                if name in ("nvvm.wgmma.mma_async", "nvgpu.warpgroup.mma", "llvm.inline_asm") or _search(
                    inner.operation
                ):
                    return True
    return False


#: Ops without effects: where nothing else uses a register, no register is used.
_PURE = (
    "vector.from_elements",
    "vector.bitcast",
    "llvm.insertvalue",
    "llvm.extractvalue",
    "llvm.bitcast",
    "llvm.insertelement",
)


def _is_dead(op: Op) -> bool:
    return all(
        use.owner.operation.name in _PURE and _is_dead(use.owner.operation)
        for result in op.results
        for use in result.uses
    )


#: Products and waits, moves of one register, and no text at all.
_HANDS_ON = re.compile(r".*wgmma|mov\.[bf]32 \$0, \$1;$|(?:\s|//[^\n]*)*$", re.S)


def _is_handed_on(value: ir.Value, seen: list[ir.Value]) -> bool:
    """Whether nothing but inline assembly uses a register, also behind branches."""
    for use in value.uses:
        owner = use.owner.operation
        if owner.name in ("llvm.br", "llvm.cond_br"):
            argument = _argument_of(owner, use.operand_number)
            if argument is None:
                return False
            if argument not in seen:
                seen.append(argument)
                if not _is_handed_on(argument, seen):
                    return False
        elif owner.name == "llvm.inline_asm":
            # Others compute with it.
            if not _HANDS_ON.match(string(owner, "asm_string")):
                return False
        elif owner.name != "llvm.insertvalue":
            return False
    return True


def _argument_of(op: Op, number: int) -> ir.Value | None:
    """The block argument that a branch's operand becomes."""
    if op.name == "llvm.br":
        return op.successors[0].arguments[number]
    _, first, _ = integers(op, "operandSegmentSizes")
    if not number:
        return None
    successor, index = (0, number - 1) if number <= first else (1, number - 1 - first)
    return op.successors[successor].arguments[index]


@rule("llvm.extractvalue", kind="emits", slots=0)
def _extract(k: Compiler, op: Op) -> None:
    if not _has_products(k):
        k.apply(Rule(op.name, "pure", llvm._extractvalue), op)
        return
    position = integers(op, "position")
    result = op.results[0].type
    if _is_dead(op) and not str(result).startswith("!llvm.struct"):
        k.constant(dtype_of(result).type(0), op.results[0])
        return
    # Registers that only go on to another wgmma are not looked at.
    handed_on = _is_handed_on(op.results[0], [])
    site = k.site(op)

    def extract(g: Group, m: Mask, value: Lanes) -> Data:
        for index in position:
            if isinstance(value, Accumulator):
                value = Register(value, index) if handed_on else value.registers(g, m, site)[index]
            else:
                value = value[index]
        return value if handed_on or not isinstance(value, Register) else settled(value, g, m, site)

    k.apply(Rule(op.name, "group", lambda compiler, operation: extract), op)


@rule("llvm.insertvalue", kind="emits", slots=0)
def _insert(k: Compiler, op: Op) -> None:
    if not _has_products(k):
        k.apply(Rule(op.name, "pure", llvm._insertvalue), op)
        return
    position = integers(op, "position")
    site = k.site(op)

    def insert(g: Group, m: Mask, container: Data, value: Lanes) -> Data:
        def put(part: Lanes, path: list[int]) -> Lanes:
            if not path:
                return value
            if isinstance(part, Accumulator):
                part = part.registers(g, m, site)
            head = path[0]
            return (*part[:head], put(part[head], path[1:]), *part[head + 1 :])

        return put(container, position)

    k.apply(Rule(op.name, "group", lambda compiler, operation: insert), op)


# Inline assembly


class Assembly:
    """The statements of one piece of assembly; registers are by their numbers, results first."""

    def __init__(self, k: Compiler, op: Op):
        self.site = k.site(op)
        text = string(op, "asm_string")
        constraints = [each for each in string(op, "constraints").split(",") if each]
        self.results = sum(each.startswith("=") for each in constraints)
        #: Which operand a result has the register of.
        self.tied = {int(each): i for i, each in enumerate(constraints[self.results :]) if each.isdigit()}
        self.struct = bool(op.results) and str(op.results[0].type).startswith("!llvm.struct")
        self.steps: list[Callable[..., Any]] = []
        self._k, self._op = k, op
        self._unit: Unit | None = None
        self._wgmmas = 0
        predicates: dict[str, str] = {}
        for statement in statements_of(text):
            self._add(statement, predicates)

    @property
    def unit(self) -> Unit:
        """The warpgroup's fences and waits."""
        if self._unit is None:
            self._unit = Unit(self._k, self._op)
        return self._unit

    def _add(self, statement: str, predicates: dict[str, str]) -> None:
        flag = flag_of(statement)
        if flag is not None:
            predicates[flag[0]] = flag[1]
            return
        if statement == "wgmma.fence.sync.aligned":
            self.steps.append(lambda g, m, values: self.unit.fence(g, m))
        elif statement == "wgmma.commit_group.sync.aligned":
            self.steps.append(lambda g, m, values: self.unit.commit(g, m))
        elif statement in ("fence.proxy.async", "fence.proxy.async.shared::cta", "fence.proxy.async.global"):
            self.steps.append(lambda g, m, values: fence_proxy(g, m))
        elif product := product_of(statement):
            self._wgmma(product, predicates)
        else:
            line = " ".join(statement.split())
            raise self._k.refuse(
                self._op,
                f"inline assembly is not simulated but for wgmma, mma.sp, waits for mbarriers and proxy fences: {line[:80]!r}",
            )

    def _wgmma(self, said: Statement, predicates: dict[str, str]) -> None:
        k, op = self._k, self._op
        registers, left, second = said.registers, said.left, said.second
        if (
            registers != list(range(self.results))
            or set(self.tied) != set(registers)
            or len(set(registers)) != self.results
        ):
            raise k.refuse(op, "a product has all results, tied to operands, as its accumulators")
        if said.predicate not in predicates:
            raise k.refuse(op, f"the predicate {said.predicate} is set by setp.ne.b32 in the same piece of assembly")
        made = instruction(
            k, op, said.shape, said.a, said.b, said.d, negate=said.negate, k_major=said.k_major,
            from_registers=left is not None, saturate=said.saturate, register=_register(op.results[0].type),
            inplace=self._wgmmas > 0 or self._alone(),
        )  # fmt: skip
        first = said.first
        scale = predicates[said.predicate]
        unit = self.unit

        def step(g: Group, m: Mask, values: Lanes) -> None:
            source = gathered(values["accumulators"], g, m, self.site)
            flag = values[int(scale[1:])] != 0 if scale.startswith("$") else np.bool_(int(scale) != 0)
            operand = values[first] if left is None else [settled(values[each], g, m, self.site) for each in left]
            values["accumulators"] = Wgmmas.of(g.batch).issue(
                g, unit.warps(g, m), made, operand, values[second], source, flag
            )

        self.steps.append(step)
        self._wgmmas += 1

    def _alone(self) -> bool:
        """Whether nothing else uses the accumulators that come in."""
        sources = set()
        for number in self.tied.values():
            operand = self._op.operands[number]
            owner = defining_op(operand)
            if owner is None or owner.name != "llvm.extractvalue" or _uses(operand) != 1:
                return False
            sources.add(plain(owner.operands[0]))
        return len(sources) == 1 and _uses(next(iter(sources))) == self.results

    def run(self, g: Group, m: Mask, *operands: Lanes) -> Data:
        """Executes the statements; the results."""
        values: dict[Any, Any] = {self.results + i: each for i, each in enumerate(operands)}
        values["accumulators"] = tuple(operands[self.tied[i]] for i in range(self.results) if i in self.tied)
        for step in self.steps:
            step(g, m, values)
        if not self.results:
            return None
        accumulators = values["accumulators"]
        if not self.steps:
            accumulators = _as_handle(accumulators)
        if self.struct or isinstance(accumulators, Accumulator):
            return accumulators
        return accumulators[0]


def _as_handle(values: Sequence[Any]) -> Any:
    """Registers that are handed on; all those of an accumulator as its handle."""
    if isinstance(values[0], Register):
        first = values[0].accumulator
        if all(isinstance(each, Register) and each.index == i and each.other is None for i, each in enumerate(values)):
            if all(np.array_equal(each.accumulator.ids, first.ids) for each in values):
                return first
    return tuple(values)
