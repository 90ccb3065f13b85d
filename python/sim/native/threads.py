"""The machine code of a kernel: one function with loops over blocks and threads, in which the kernel's body stands.

There are three forms of it. ``PLAIN`` is the body alone. ``CHECK`` is the body without its stores, with the guards of guards.py
and the shadow words: it tells, before anything is written, whether the plain form may run. ``GUARDED`` has both, for kernels in
which what the checks depend on comes from memory that the kernel itself writes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir, module
from gpuir.sim.native.copies import IDS, copied, id_of
from gpuir.sim.native.cores import index_of, spread_out
from gpuir.sim.native.guards import WORDS, Guards
from gpuir.sim.native.insides import write_inside_form
from gpuir.sim.native.machine import Machine
from gpuir.sim.native.outline import nested
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

__all__ = ["CHECK", "GUARDED", "PLAIN", "Code", "depends_on_stores"]

PLAIN, CHECK, GUARDED = "plain", "check", "guarded"

#: Words of a shadow: 0 where no thread came by, the thread's number + 1, or this.
_MANY = -1


class Code:
    """A form of a kernel, compiled. ``shadowed``: numbers of the buffers that have shadow words; ``alone``: for blocks of one thread."""

    def __init__(self, kernel: Op, form: str, shadowed: Sequence[int], *, alone: bool = False):
        self._machine = Machine(
            lambda: _Writer(kernel, form, shadowed, alone).holder, kernel, form, tuple(shadowed), alone
        )

    def call(self, values: Sequence[np.ndarray], sizes: Sequence[int], shadows: Sequence[np.ndarray], words: np.ndarray, *, apart: bool) -> None:  # fmt: skip
        """Runs all threads; blocks that are ``apart`` on several cores. ``values``: the arguments, numbers as arrays without dimensions; ``sizes``: of the grid, of a block, and lanes of a warp."""
        grid, threads = (sizes[0], sizes[1], sizes[2]), math.prod(sizes[3:6])
        spread_out(self._machine, [*values, *map(index_of, sizes)], grid, [*shadows], words, threads, apart=apart)


class _Writer:
    """Writes the function that Code compiles."""

    def __init__(self, kernel: Op, form: str, shadowed: Sequence[int], alone: bool):
        self._arith, self._scf, self._memref = (module(f"dialects.{name}") for name in ("arith", "scf", "memref"))
        func = module("dialects.func")
        body = kernel.regions[0].blocks[0]
        given = list(body.arguments)
        with kernel.context, ir.Location.unknown():
            self._index, i64 = ir.IndexType.get(), ir.IntegerType.get_signless(64)
            words = ir.MemRefType.get([WORDS], i64)
            shadows = [_shadow_of(given[number].type) for number in shadowed for _ in range(2)]
            types = [*(each.type for each in given), *[self._index] * 13, *shadows, words]
            self.holder = ir.Module.create()
            with ir.InsertionPoint(self.holder.body):
                function = func.FuncOp("kernel", (types, []))
            function.attributes["llvm.emit_c_interface"] = ir.UnitAttr.get()
            block = function.add_entry_block()
            taken = list(block.arguments)
            self._sizes = taken[len(given) : len(given) + 7]
            self._ranges = taken[len(given) + 7 : len(given) + 13]
            with ir.InsertionPoint(block):
                if alone:
                    # The loops over threads go away, and LLVM takes several blocks at once.
                    self._sizes[3:6] = [self._arith.constant(self._index, 1)] * 3
                # LLVM keeps words of its own stack frame in registers.
                own = self._memref.alloca(words, [], [])
                for number in range(WORDS):
                    self._copy(taken[-1], own, number)
                nest, zero = self._loops(), self._arith.constant(self._index, 0)
                with nest as ids:
                    if alone:
                        ids[3:] = [zero] * 3
                    self._thread = self._number_of(ids)
                    clones = self._clone(body, dict(zip(map(plain, given), taken)), ids)
                for number in range(WORDS):
                    self._copy(own, taken[-1], number)
                func.return_([])
            if form != PLAIN:
                pairs = taken[len(given) + 13 : -1]
                of = {plain(taken[number]): (pairs[2 * i], pairs[2 * i + 1]) for i, number in enumerate(shadowed)}
                _ThreadGuards(own, of, self._thread).add_to(clones)
            if form == CHECK:
                for op in clones:
                    if op.name == "memref.store":
                        op.erase()
            # Of blocks of one thread LLVM takes several at once.
            write_inside_form(nest.loops[2 if alone else 5], ids[:3], span=31 if alone else 16)

    def _copy(self, source: Any, target: Any, number: int) -> None:
        at = [self._arith.constant(self._index, number)]
        self._memref.store(self._memref.load(source, at), target, at)

    def _loops(self) -> _Nest:
        zero = self._arith.constant(self._index, 0)
        begins = [*self._ranges[:3], zero, zero, zero]
        return _Nest(self._scf, self._arith, self._index, begins, [*self._ranges[3:], *self._sizes[3:6]])

    def _number_of(self, ids: Sequence[Any]) -> Any:
        """The thread's number in the grid, + 1, as the shadow has it."""
        sizes = list(self._sizes)
        number = self._arith.constant(self._index, 0)
        for id, size in zip((*reversed(ids[:3]), *reversed(ids[3:])), (*reversed(sizes[:3]), *reversed(sizes[3:6]))):
            number = self._arith.addi(self._arith.muli(number, size), id)
        number = self._arith.addi(number, self._arith.constant(self._index, 1))
        return self._arith.index_cast(ir.IntegerType.get_signless(32), number)

    def _clone(self, body: ir.Block, given: dict[ir.Value, Any], ids: Sequence[Any]) -> list[Op]:
        """Copies the kernel's body to where code is written now; all ops of the copy."""
        clones: list[Op] = []
        for inner in list(body.operations)[:-1]:
            op = inner.operation
            if op.name in IDS:
                given[plain(op.results[0])] = id_of(op, ids, self._sizes)
                continue
            copy, made = copied(op, lambda value: given[plain(value)], lambda each: id_of(each, ids, self._sizes))
            clones += [each for _, each in made]
            given.update(zip(map(plain, op.results), copy.results))
        return clones


class _Nest:
    """Loops over the blocks, and in them over the threads; x is the innermost of each."""

    def __init__(self, scf: Any, arith: Any, index: ir.Type, begins: Sequence[Any], ends: Sequence[Any]):
        self._scf, self._arith, self._index, self._begins, self._ends = scf, arith, index, begins, ends
        self._points: list[ir.InsertionPoint] = []
        #: From the outermost one on.
        self.loops: list[Op] = []

    def __enter__(self) -> list[Any]:
        one = self._arith.constant(self._index, 1)
        ids: list[Any] = [None] * 6
        for axis in (2, 1, 0, 5, 4, 3):
            loop = self._scf.ForOp(self._begins[axis], self._ends[axis], one)
            ids[axis] = loop.induction_variable
            self.loops.append(loop.operation)
            self._points.append(ir.InsertionPoint(loop.body))
            self._points[-1].__enter__()
        return ids

    def __exit__(self, *error: Any) -> None:
        for point in reversed(self._points):
            if error[0] is None:
                self._scf.yield_([])
            point.__exit__(*error)


class _ThreadGuards(Guards):
    """Guards of a kernel, with shadow words that tell whether threads meet at an element."""

    def __init__(self, words: Any, shadows: dict[ir.Value, tuple[Any, Any]], thread: Any):
        super().__init__(words, {})
        self._shadows, self._thread = shadows, thread

    def _fails_where(self, bad: Any) -> None:
        # Without a branch, so that LLVM can take several threads at once.
        flag = self._arith.extui(self._i64, bad)
        self._set_word(0, self._arith.ori(self._word(0), flag))

    def _access(self, op: Op) -> None:
        super()._access(op)
        store = op.name == "memref.store"
        shadows = self._shadows.get(plain(op.operands[int(store)]))
        if shadows is None:
            return
        written, read = shadows
        indices = list(op.operands)[int(store) + 1 :]
        writer, reader = self._memref.load(written, indices), self._memref.load(read, indices)
        bad = self._not(self._mine(writer))
        mine = self._mine(reader)
        if store:
            bad = self._arith.ori(bad, self._not(mine))
            self._memref.store(self._thread, written, indices)
        else:
            many = self._number(writer.type, _MANY)
            self._memref.store(self._arith.select(mine, self._thread, many), read, indices)
        self._fails_where(bad)

    def _mine(self, word: Any) -> Any:
        """Whether a shadow word tells of no other thread."""
        return self._arith.ori(
            self._compare("eq", word, self._number(word.type, 0)), self._compare("eq", word, self._thread)
        )


def _shadow_of(type: ir.Type) -> ir.Type:
    ref = ir.MemRefType(type)
    return ir.MemRefType.get(ref.shape, ir.IntegerType.get_signless(32))


def depends_on_stores(kernel: Op) -> bool:
    """Whether a check, an index or a branch may depend on what was loaded from memory that the kernel writes."""
    ops = nested(kernel)[1:]
    stored = {plain(op.operands[1]) for op in ops if op.name == "memref.store"}
    tainted: set[ir.Value] = set()
    size = -1
    while len(tainted) != size:
        size = len(tainted)
        for op in ops:
            touched = any(plain(each) in tainted for each in op.operands)
            if op.name == "memref.load":
                touched |= plain(op.operands[0]) in stored
            if not touched:
                continue
            tainted.update(map(plain, op.results))
            if op.name == "scf.for":
                tainted.update(map(plain, op.regions[0].blocks[0].arguments))
            if op.name == "scf.yield" and op.parent is not None:
                parent = op.parent.operation
                tainted.update(map(plain, parent.results))
                if parent.name == "scf.for":
                    tainted.update(map(plain, parent.regions[0].blocks[0].arguments))
    for op in ops:
        if op.name == "memref.load":
            looked = list(op.operands)[1:]
        elif op.name == "memref.store":
            looked = list(op.operands)[2:]
        elif op.name in Guards.LOOKED_AT or op.name in ("scf.if", "scf.for"):
            looked = list(op.operands)
        else:
            continue
        if any(plain(each) in tainted for each in looked):
            return True
    return False
