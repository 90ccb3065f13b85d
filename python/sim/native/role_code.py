"""Kernels whose warps play roles as Python code of a team: control flow and addresses on single numbers, where all its threads have them alike.

Each region of a branch is a function of its own, since threads may part there; loops stand in the code of what is around them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import ir
from gpuir.sim.native.outline import nested
from gpuir.sim.native.role_ops import OPS, WAITING, is_pure, pair_of
from gpuir.sim.native.role_values import NAMES
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import defining_op, last_op, plain
from gpuir.sim.terms import Op
from gpuir.sim.types import dtype_of

__all__ = ["Written", "written"]

_PREFIX = "    "


class Written:
    """What generated code needs beside its text: the function ``run(block, team)``, and how the kernel uses memory."""

    def __init__(self) -> None:
        self.run: Callable[..., Any]
        #: Bytes of static shared memory, and of the narrowest access of a thread to shared memory.
        self.static, self.grain = 0, 16
        #: Numbers of the arguments that are tensor maps, and of those that are arrays; which of them the kernel writes.
        self.maps: set[int] = set()
        self.arrays: set[int] = set()
        self.stored: set[int] = set()
        self.loaded: set[int] = set()
        self.sets_registers = False


def written(kernel: Op, lookup: Callable[[str], Op | None], dynamic: int) -> Written:
    """The code of a kernel whose dynamic shared memory begins at ``dynamic``; Lack where something of it is not here."""
    return Writer(kernel, lookup, dynamic).result


class Writer:
    """Writes the code, op by op; ``names`` has an expression for each value."""

    def __init__(self, kernel: Op, lookup: Callable[[str], Op | None], dynamic: int):
        self.kernel, self.lookup, self.dynamic = kernel, lookup, dynamic
        self.result = Written()
        self.names: dict[ir.Value, str] = {}
        self.bound: dict[str, Any] = dict(NAMES)
        self._functions: list[str] = []
        self._lines: list[str] = []
        self._depth = 1
        self._count = 0
        self._variables: dict[str, int] = {}
        #: Stores of matrices that are written together: registers of each, and its arguments.
        self.matrices: list[tuple[int, str]] = []
        #: Ops that are written as pairs of registers; and for each op how many ops with effects stand ahead of it.
        self.paired: set[Op] = set()
        self._runs: dict[Op, int] = {}
        #: Products that were written with the one ahead of them.
        self.chained: set[Op] = set()
        self._of_teams: dict[Op, bool] = {}
        self._words: dict[Any, str] = {}
        self._arguments = list(kernel.regions[0].blocks[0].arguments)
        body = kernel.regions[0].blocks[0]
        inputs = len(ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value).inputs)
        if len(self._arguments) != inputs:
            raise Lack("buffers of a kernel whose warps play roles are variables or dynamic")
        for number, argument in enumerate(self._arguments):
            self.names[plain(argument)] = f"a{number}"
        # What depends on the team alone, and is the same in all blocks.
        self._ahead([op for op in nested(kernel)[1:] if is_pure(op) and self._of_team(op)])
        first, self._lines = self._lines, []
        kept = [name for name in dict.fromkeys(self.names.values()) if name.isidentifier() and name[0] == "v"]
        self.ops([each.operation for each in body.operations][:-1])
        self._functions += ["def fixed(B, T):", *first, f"{_PREFIX}return ({''.join(each + ', ' for each in kept)})"]
        if kept:
            self._lines.insert(0, f"{_PREFIX}{', '.join(kept)}, = T.kept(fixed, B)")
        main = [
            f"def main({', '.join(['B', 'T', *(f'a{number}' for number in range(inputs))])}):",
            *self._lines,
            f"{_PREFIX}return",
            f"{_PREFIX}yield",
        ]
        scope = dict(self.bound)
        exec(compile("\n".join([*self._functions, *main]), f"<roles of {kernel.name}>", "exec"), scope)
        self.result.run = scope["main"]

    # Names and lines

    def fresh(self) -> str:
        """A name that nothing has yet."""
        self._count += 1
        return f"v{self._count}"

    def bind(self, value: Any) -> str:
        """A name for something that exists."""
        name = f"k{len(self.bound)}"
        self.bound[name] = value
        return name

    def line(self, text: str) -> None:
        """Adds a line."""
        self._lines.append(_PREFIX * self._depth + text)

    def of(self, value: ir.Value) -> str:
        """The expression of a value."""
        key = plain(value)
        if key not in self.names:
            raise Lack("the native engine does not see what is in the value")
        return self.names[key]

    def all(self, values: Sequence[ir.Value]) -> list[str]:
        """Expressions of values."""
        return [self.of(each) for each in values]

    def set(self, value: ir.Value, expression: str) -> None:
        """The value is what the expression gives."""
        name = self.fresh()
        self.line(f"{name} = {expression}")
        self.names[plain(value)] = name

    def argument(self, value: ir.Value) -> int | None:
        """The number of the argument that a value is."""
        key = plain(value)
        return next((number for number, each in enumerate(self._arguments) if plain(each) == key), None)

    def reserve(self, name: str, size: int, align: int) -> int:
        """Where a variable in shared memory begins."""
        if name not in self._variables:
            start = -(-self.result.static // align) * align
            self._variables[name] = start
            self.result.static = start + size
        return self._variables[name]

    def pairs(self, op: Op, source: ir.Value, type: str) -> str:
        """A name for all words of two registers of a struct, which ops that stand together share."""
        key = plain(source), type, op.block, self._runs[op]
        if key not in self._words:
            self._words[key] = self.fresh()
            self.line(f"{self._words[key]} = B.pairs(T, {self.of(source)}, {self.bind(dtype_of(type))})")
        return self._words[key]

    def narrow(self, size: int) -> None:
        """Threads access so many bytes of shared memory."""
        self.result.grain = min(self.result.grain, size)

    # Ops

    def ops(self, ops: Sequence[Op]) -> None:
        """Writes ops."""
        self._pair(ops)
        for op in ops:
            if self._is_there(op):
                continue
            if self.matrices and op.name != "nvvm.stmatrix" and not is_pure(op) and op.name != "llvm.extractvalue":
                self._store_matrices()
            try:
                if op.name == "scf.for":
                    self._for(op)
                elif op.name == "scf.if":
                    self._if(op)
                elif op.name in OPS:
                    OPS[op.name](self, op)
                else:
                    raise Lack("the native engine has no such op", op)
            except Lack as lack:
                raise lack if lack.op is not None else Lack(lack.why, op) from None
        self._store_matrices()

    def _is_there(self, op: Op) -> bool:
        """Whether the op was written already, elsewhere."""
        return bool(len(op.results)) and all(plain(each) in self.names for each in op.results)

    def _pair(self, ops: Sequence[Op]) -> None:
        """Notes pairs of registers that become words, where nothing stands between that could make a difference to the registers."""
        for op in ops:
            pair = pair_of(op) if op.name == "vector.bitcast" else None
            if pair is None:
                continue
            source, _, ahead = pair
            if self.between(ahead[2], op):
                self.paired.update([op, *ahead])

    def between(self, first: Op, last: Op) -> bool:
        """Whether only ops stand between that compute, or take out other registers, or store matrices, or are products too."""
        if not self._runs:
            number = 0
            for op in nested(self.kernel):
                number += not (is_pure(op) or op.name in ("llvm.extractvalue", "nvvm.stmatrix", "nvvm.wgmma.mma_async"))
                self._runs[op] = number
        return self._runs[first] == self._runs[last]

    def _of_team(self, op: Op) -> bool:
        """Whether an op computes of constants and of the numbers of threads alone."""
        if op not in self._of_teams:
            sources = [defining_op(each) for each in op.operands]
            alike = op.name in ("gpu.thread_id", "gpu.lane_id", "gpu.subgroup_id", "gpu.block_dim", "gpu.grid_dim") or (
                op.name.startswith("arith.") and all(each is not None and self._of_team(each) for each in sources)
            )
            self._of_teams[op] = alike
        return self._of_teams[op]

    def compute(self, first: Op, last: Op) -> None:
        """Writes what is computed between two ops of a block."""
        ops = [each.operation for each in first.block.operations]
        self._ahead(ops[ops.index(first) : ops.index(last)])

    def _store_matrices(self) -> None:
        """Writes the stores of matrices that nothing has parted."""
        given, self.matrices = self.matrices, []
        for count in dict.fromkeys(each for each, _ in given):
            self.line(f"B.store_matrices(T, ({''.join(text + ', ' for each, text in given if each == count)}))")

    def _ahead(self, ops: Sequence[Op]) -> None:
        """Writes those of the ops that only compute, of values that are there."""
        for each in ops:
            known = all(plain(value) in self.names for value in each.operands)
            if is_pure(each) and each.name in OPS and known and each not in self.paired and not self._is_there(each):
                try:
                    OPS[each.name](self, each)
                except Lack as lack:
                    raise Lack(lack.why, each) from None

    def _for(self, op: Op) -> None:
        body = op.regions[0].blocks[0]
        counter, *carried = body.arguments
        lower, upper, step, *given = self.all(list(op.operands))
        # What each iteration would compute alike.
        self._ahead(nested(op)[1:])
        held = [self.fresh() for _ in carried]
        if held:
            self.line(f"{', '.join(held)} = {', '.join(given)}")
        self.names.update(zip(map(plain, carried), held))
        number = self.fresh()
        self.names[plain(counter)] = number
        self.line(f"for {number} in B.span({lower}, {upper}, {step}):")
        self._depth += 1
        self.ops([each.operation for each in body.operations][:-1])
        if held:
            self.line(f"{', '.join(held)} = {', '.join(self.all(list(last_op(body).operands)))}")
        else:
            self.line("pass")
        self._depth -= 1
        # Names of what goes around may be given to others behind the loop.
        for result, name in zip(op.results, held):
            self.set(result, name)

    def _if(self, op: Op) -> None:
        waits = any(each.name in WAITING for each in nested(op))
        # An expression that is no name is one of constants, and is written again where it is used.
        used = (plain(value) for each in nested(op)[1:] for value in each.operands)
        taken = [self.names[value] for value in used if value in self.names]
        names = [
            each for each in dict.fromkeys(taken) if each.isidentifier() and each not in (*self.bound, "True", "False")
        ]
        regions = [self._function(region, names, waits) for region in op.regions]
        results = [self.fresh() for _ in op.results]
        condition = self.of(op.operands[0])
        inner = ", ".join(["B", "T", *names])
        call = "yield from " if waits else ""
        part = "yield from part" if waits else "part_at_once"
        target = f"{', '.join(results)}, = " if results else ""
        if not condition.isidentifier():
            name = self.fresh()
            self.line(f"{name} = {condition}")
            condition = name
        yes, no = (regions + [None])[:2]
        self.line(f"if isinstance({condition}, ndarray):")
        values = f"({''.join(each + ', ' for each in names)})"
        self.line(f"{_PREFIX}{target}{part}(B, T, {condition}, {yes}, {no}, {len(results)}, {values})")
        self.line(f"elif {condition}:")
        self.line(f"{_PREFIX}{target}{call}{yes}({inner})" if yes is not None else f"{_PREFIX}pass")
        if no is not None:
            self.line("else:")
            self.line(f"{_PREFIX}{target}{call}{no}({inner})")
        self.names.update(zip(map(plain, op.results), results))

    def _function(self, region: ir.Region, names: Sequence[str], waits: bool) -> str | None:
        """A region as a function; None where there is none, or nothing in it."""
        if not len(region.blocks):
            return None
        block = region.blocks[0]
        *ops, end = (each.operation for each in block.operations)
        if not ops and not len(end.operands):
            return None
        lines, depth, before = self._lines, self._depth, dict(self.names)
        self._lines, self._depth = [], 1
        self.ops(ops)
        given = self.all(list(end.operands))
        self.line(f"return ({''.join(each + ', ' for each in given)})")
        if waits:
            self.line("yield")
        self._count += 1
        name = f"f{self._count}"
        self._functions += [f"def {name}({', '.join(['B', 'T', *names])}):", *self._lines]
        self._lines, self._depth, self.names = lines, depth, before
        return name
