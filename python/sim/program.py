"""A module made ready to run: what its functions share, and what its ops are by their rules."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

import numpy as np

from gpuir.assembly.diagnostics import at
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim import runtime
from gpuir.sim.findings import Buffer, Site, UnsupportedOp
from gpuir.sim.geometry import Options
from gpuir.sim.memory import Memory
from gpuir.sim.rules import FUNCTIONS, REFUSED, Branch, Effect, Rule, rule_of
from gpuir.sim.scheduler import SWITCH, by_target, fork_by_condition, fork_by_values, fork_by_ways, part_ways, taken
from gpuir.sim.structure import last_op, operations_of, path_of, symbols_of
from gpuir.sim.terms import Lanes, Op
from gpuir.sim.values import Deferred, merge, part, settled
from gpuir.sim.work import OpCount

__all__ = ["Function", "Piece", "Program"]


class Piece:
    """Straight code of a function: its ops; pieces of one block have the same ``block``."""

    __slots__ = ("block", "function", "ops")

    def __init__(self, function: Function, block: object) -> None:
        self.function = function
        self.block = block
        self.ops: list[OpCount] = []

    @property
    def issued(self) -> int:
        """Issue slots that it takes of a warp."""
        return sum(each.issued for each in self.ops)


class Function:
    """A compiled function: its ``code``, and whether that waits for other warps (it is a generator then)."""

    def __init__(self, operation: Op, name: str):
        self.operation = operation
        self.name = name
        self.waits = False
        self.code: Callable[..., Any] | None = None
        self.source = ""
        #: Values from outside that the body uses, where its rule allows that; they come as arguments.
        self.captures: list[ir.Value] = []


class Observing(Protocol):
    """Who watches launches, as code is made and run; see ``watching.Observer``."""

    def point(self, site: Site, values: list[ir.Value], *, arguments: bool) -> Callable[..., None] | None:
        """What code calls with the values of an op, or of a block's arguments; None where nobody looks."""
        ...

    def begin(self) -> None:
        """Begins a launch, from nothing."""
        ...

    def close(self) -> None:
        """Looks at nothing from now on."""
        ...

    def leave(self) -> None:
        """From now on this is the observer of a process that runs a part of the blocks."""
        ...

    def seen(self, first: int, end: int) -> Any:
        """What was seen of the blocks from ``first`` to ``end``, for ``take`` in another process."""
        ...

    def take(self, seen: Any, blocks: int) -> None:
        """Takes in what was seen in another process; ``blocks``: of the grid."""
        ...


#: Ops that put a value where others read it.
_KEEPS = ("llvm.store", "memref.store")


class Program:
    """A module made ready to run with warps of ``lanes``; functions are compiled when they are first needed."""

    def __init__(self, module: ir.Module | Op, lanes: int):
        self.module = module
        self.lanes = lanes
        self.sites: list[Site] = []
        #: Executed warps by counter; a counter stands for the ops of a straight piece of code.
        self.counts: list[int] = []
        self.counted: list[Piece] = []
        self.functions: dict[Op, Function] = {}
        #: Bytes of shared memory that buffers of the code take.
        self.shared = 0
        #: Those of them that the code declares as its own, and no lowering places: globals, and a kernel's workgroup buffers.
        self.declared = 0
        #: Functions whose code is being made; a call of one of them is recursive.
        self.compiling: set[Op] = set()
        #: Compiled kernels that host code launches.
        self.kernels: dict[tuple[Op, int, bool], Program] = {}
        #: Code that puts a global into a memory and gives its address, for each that the program uses.
        self.globals: list[Callable[[Memory], int]] = []
        self._shared_globals: dict[Hashable, int] = {}
        #: The part of it that belongs to the toolkit's own code.
        self.reserved = range(0)
        #: What has a name in messages.
        self.buffers: list[Buffer] = []
        #: Code ``f(g, m, *values)`` to run before an op, with the operands whose values it takes.
        self.before: dict[Op, list[tuple[Callable[..., None], Sequence[int]]]] = {}
        #: Pure code of an op in the place of its rule's.
        self.instead: dict[Op, Callable[..., Any]] = {}
        self._blocking: dict[Op, bool] = {}
        #: Who watches the launches of the program, see watching.py.
        self.observer: Observing | None = None
        #: Whether its code tells nonfinite.py what ops make of floats.
        self.looks_for_nan = False
        #: Whether it prints, so that a launch cannot begin again without being noticed.
        self.prints = False
        #: What rules keep for the program, by keys of their own.
        self.notes: dict[Hashable, object] = {}
        #: What the compiled ops do that the scheduler and the checks prepare for.
        self.effects = Effect.NONE
        #: Whether a loop goes on until another warp, of any block, has done something.
        self.spins = False
        #: Held by who makes the program's functions or runs it: what it counts is of one launch.
        self.lock = threading.RLock()
        self._names = 0
        self.space: dict[str, Any] = {
            "np": np,
            "COUNTS": self.counts,
            "SWITCH": SWITCH,
            "part": part,
            "merge": merge,
            "Deferred": Deferred,
            "settled": settled,
            "iterations": runtime.iterations,
            "step_limit": runtime.step_limit,
            "spend": runtime.spend,
            "leave": runtime.leave,
            "leave_loop": runtime.leave_loop,
            "fork_by_condition": fork_by_condition,
            "fork_by_values": fork_by_values,
            "fork_by_ways": fork_by_ways,
            "by_target": by_target,
            "part_ways": part_ways,
            "taken": taken,
        }
        self.symbols = symbols_of(module.operation)

    def fresh(self, prefix: str) -> str:
        """A name nobody has."""
        self._names += 1
        return f"{prefix}{self._names}"

    def bind(self, value: Lanes, prefix: str = "k") -> str:
        """A name by which generated code finds ``value``."""
        name = self.fresh(prefix)
        self.space[name] = value
        return name

    def site(self, op: Op) -> Site:
        """The op for messages and counters, with a number of its own."""
        site = Site(len(self.sites), op)
        self.sites.append(site)
        return site

    def find(self, name: str, user: Op) -> Op | None:
        """The op of the symbol ``name`` (``module::function`` for a nested one) as seen from the op ``user``; None without one."""
        path = path_of(user.parent)
        while True:
            symbol = self.symbols.get((*path, *name.split("::")))
            if symbol is not None or not path:
                return symbol
            path = path[:-1]

    def lookup(self, name: str, user: Op) -> Op:
        """As ``find``; UnsupportedOp at the user's location where there is none."""
        symbol = self.find(name, user)
        if symbol is None:
            raise UnsupportedOp([at(user.location, "error", f"'{user.name}': no symbol @{name} in the module")])
        return symbol

    def kernel(self, operation: Op, options: Options) -> Program:
        """The program of a kernel (a function, or a gpu.launch) that is launched with these options, made once."""
        key = operation, options.lanes, "nan" in options.checks
        program = self.kernels.get(key)
        if program is None:
            program = self.kernels[key] = self.kernel_of_its_own(options)
        return program

    def kernel_of_its_own(self, options: Options) -> Program:
        """As ``kernel``, for one launch: what it counts and tells is of that alone."""
        program = Program(self.module, options.lanes)
        program.looks_for_nan = "nan" in options.checks
        return program

    def start(self, memory: Memory) -> None:
        """Gets ready for a launch: globals that ``memory`` lacks are put into it, before processes share the blocks."""
        for put in self.globals:
            put(memory)

    def shared_global(self, name: Hashable, size: int, align: int) -> int:
        """Where a global of the blocks' shared memory begins in it."""
        start = self._shared_globals.get(name)
        if start is None:
            start = self._shared_globals[name] = self.reserve_shared(size, align)
            self.declared += size
        return start

    def reserve_shared(self, size: int, align: int = 16) -> int:
        """Reserves ``size`` bytes of every block's shared memory; where they begin."""
        start = -(-self.shared // align) * align
        self.shared = start + size
        return start

    def buffer_at(self, address: int) -> Buffer | None:
        """The buffer that has the byte of a block's shared memory."""
        return next((each for each in self.buffers if each.start <= address < each.start + each.size), None)

    def name_of(self, address: int) -> str:
        """What a message calls the memory at an address of a block's shared memory."""
        buffer = self.buffer_at(address)
        return "shared memory" if buffer is None else buffer.describe(address)

    # What ops are

    def rule(self, op: Op) -> Rule:
        """The rule of the op; UnsupportedOp at its location where there is none."""
        rule = rule_of(op)
        if rule is None:
            name = document_name(op.name)
            text = f"'{name}': {REFUSED.get(name, 'the simulator has no rule for this op (gpuir.sim.rule adds one)')}"
            raise UnsupportedOp([at(op.location, "error", text)])
        return rule

    def branch(self, op: Op) -> Branch:
        """Where control goes from an op that ends a block; without edges it leaves the region."""
        rule = self.rule(op)
        if rule.kind == "branch":
            branch: Branch = rule.make(op)
            return branch
        if len(op.successors):
            text = f"'{op.name}': the op has successors, and its rule is none of kind 'branch'"
            raise UnsupportedOp([at(op.location, "error", text)])
        return Branch(())

    def ends(self, op: Op) -> bool:
        """Whether the op ends a block."""
        rule = rule_of(op)
        return rule is not None and rule.ends

    def terminates(self, op: Op) -> list[ir.Value]:
        """The values that a terminator ends its region with."""
        rule = self.rule(op)
        return list(rule.make(op)) if rule.kind == "terminator" else list(op.operands)

    # Which ops are the last ones

    def quiet_after(self, op: Op) -> bool:
        """Whether nothing is done behind the op until its region ends: lanes that skip it have as good as left the region."""
        behind = list(op.block.operations)
        at = next(number for number, each in enumerate(behind) if each.operation == op)
        return all(map(self._is_quiet, (each.operation for each in behind[at + 1 :]))) and self._ends_after(
            op.block, set()
        )

    def ends_soon(self, block: ir.Block, seen: set[ir.Block] | None = None) -> bool:
        """Whether nothing is done in the block, and behind it, until the region ends."""
        seen = set() if seen is None else seen
        if block in seen:
            return False
        seen.add(block)
        return all(self._is_quiet(op.operation) for op in block.operations) and self._ends_after(block, seen)

    def _ends_after(self, block: ir.Block, seen: set[ir.Block]) -> bool:
        return all(self.ends_soon(next_, seen) for next_ in last_op(block).successors)

    def _is_quiet(self, op: Op) -> bool:
        rule = rule_of(op)
        return rule is not None and not len(op.regions) and (rule.kind == "pure" or rule.ends and not rule.executes)

    # Which ops may wait

    def blocks(self, op: Op) -> bool:
        """Whether the op, something in its regions, or a function it calls may wait for other warps."""
        known = self._blocking.get(op)
        if known is None:
            self._blocking[op] = False  # of a recursive function
            known = self._blocking[op] = self._may_block(op)
        return known

    def _may_block(self, op: Op) -> bool:
        rule = rule_of(op)
        if rule is not None:
            if rule.is_waiting(op):
                return True
            name = None if rule.callee is None else rule.callee(op)
            if name is not None:
                callee = self.find(name, op)
                return callee is not None and self.blocks(callee)
        for region in op.regions:
            # A kernel in place runs by itself: who launches it waits for no warp.
            inside = [inner.operation for block in region.blocks for inner in block.operations]
            inside = [inner for inner in inside if inner.name not in FUNCTIONS]
            loops = len(region.blocks) > 1 or (rule is not None and rule.repeats)
            polls = loops and any(map(self.polls, inside))
            # Also where a barrier tells already that the region waits.
            self.spins |= polls and any(map(self._decides, inside))
            if polls or any(map(self.blocks, inside)):
                return True
        return False

    def polls(self, op: Op) -> bool:
        """Whether the op, or one in it, reads what tells that others have gone on."""
        rule = rule_of(op)
        return (rule is not None and rule.is_polling(op)) or any(
            map(self.polls, (inner for inner in operations_of(op) if inner.name not in FUNCTIONS))
        )

    def _decides(self, op: Op) -> bool:
        """Whether what the op, or one in it, reads to see whether others have gone on decides where control goes.

        So it may by way of memory: one thread asks and tells the others of its block.
        """
        rule = rule_of(op)
        if rule is not None and rule.is_polling(op):
            left: list[ir.Value] = list(op.results)
            seen = set()
            while left:
                for use in left.pop().uses:
                    owner = use.owner.operation
                    if len(owner.regions) or last_op(owner.block) == owner or owner.name in _KEEPS:
                        return True
                    if owner not in seen:
                        seen.add(owner)
                        left += owner.results
        return any(map(self._decides, operations_of(op)))
