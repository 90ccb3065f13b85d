"""A module made ready to run: its functions, compiled when they are needed, with what they share."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.assembly.diagnostics import at
from gpuir.errors import Error
from gpuir.sim import cfg, runtime
from gpuir.sim.compiler import Compiler, Piece
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.group import Deferred, merge, part, settled
from gpuir.sim.rules import RULES, Rule, polls
from gpuir.sim.scheduler import SWITCH, fork_by_condition, fork_by_values
from gpuir.sim.structure import outside, path_of, reference, symbol, symbols_of

__all__ = ["Function", "Program"]


class Function:
    """A compiled function: ``code``, whether it waits, its arguments' types, and the shared memory it declares."""

    def __init__(self, operation: Any, name: str):
        self.operation = operation
        self.name = name
        self.waits = False
        self.code: Callable[..., Any] | None = None
        self.source = ""
        #: Values from outside that a gpu.launch uses; they come as arguments.
        self.captures: list[Any] = []


class Program:
    """A module made ready to run with warps of ``lanes``; functions are compiled when they are first needed."""

    def __init__(self, module: Any, lanes: int):
        self.module = module
        self.lanes = lanes
        self.sites: list[Site] = []
        #: Executed warps by counter; a counter stands for the ops of a straight piece of code.
        self.counts: list[int] = []
        self.counted: list[Piece] = []
        self.functions: dict[Any, Function] = {}
        #: Bytes of shared memory that buffers of the code take.
        self.shared = 0
        #: Functions whose code is being made; a call of one of them is recursive.
        self.compiling: set[Any] = set()
        #: Compiled kernels that host code launches.
        self.kernels: dict[Any, Any] = {}
        #: Code that places a global in a memory and gives its address, for each that the program uses.
        self.globals: list[Callable[[Any], int]] = []
        self._shared_globals: dict[Any, int] = {}
        self._blocking: dict[Any, bool] = {}
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
            "fork_by_condition": fork_by_condition,
            "fork_by_values": fork_by_values,
            "fork_by_ways": cfg.fork_by_ways,
            "by_target": cfg.by_target,
        }
        operation = getattr(module, "operation", module)
        self.symbols = symbols_of(operation)

    def fresh(self, prefix: str) -> str:
        """A name nobody has."""
        self._names += 1
        return f"{prefix}{self._names}"

    def bind(self, value: Any, prefix: str = "k") -> str:
        """A name by which generated code finds ``value``."""
        name = self.fresh(prefix)
        self.space[name] = value
        return name

    def site(self, operation: Any) -> Site:
        """A number and a place for the op."""
        found = Site(len(self.sites), operation)
        self.sites.append(found)
        return found

    def lookup(self, name: str, user: Any) -> Any:
        """The op of the symbol ``name`` (``module::function`` for a nested one) as seen from the op ``user``."""
        scope = user
        while scope is not None:
            scope = scope.parent
            path = path_of(scope) if scope is not None else ()
            found = self.symbols.get((*path, *name.split("::")))
            if found is not None:
                return found
            if scope is None or scope.parent is None:
                break
        raise UnsupportedOp([at(user.location, "error", f"'{user.name}': no symbol @{name} in the module")])

    def kernel(self, operation: Any, lanes: int) -> Program:
        """The program of a kernel (a function, or a gpu.launch) that host code launches, with warps of ``lanes``."""
        found = self.kernels.get((operation, lanes))
        if found is None:
            found = self.kernels[operation, lanes] = Program(self.module, lanes)
        return found

    def function(self, operation: Any) -> Function:
        """The compiled function of the op."""
        found = self.functions.get(operation)
        if found is None:
            found = self.functions[operation] = Function(operation, symbol(operation) or operation.name)
            self.compiling.add(operation)
            try:
                if operation.name == "gpu.launch":
                    found.captures = outside(operation)
                found.waits = self.blocks(operation)
                Compiler(self, found).compile()
            except RecursionError:
                raise Error([at(operation.location, "error", f"@{found.name}: its regions nest too deeply")]) from None
            finally:
                self.compiling.discard(operation)
                if found.code is None:
                    del self.functions[operation]
        return found

    def start(self, memory: Any, checks: Any) -> None:
        """Gets ready for a launch: globals that ``memory`` lacks are placed in it, before processes share the blocks."""
        for place in self.globals:
            place(memory)

    def shared_global(self, name: Any, size: int, align: int) -> int:
        """The place of a global of the blocks' shared memory."""
        found = self._shared_globals.get(name)
        if found is None:
            found = self._shared_globals[name] = self.reserve_shared(size, align)
        return found

    def reserve_shared(self, size: int, align: int = 16) -> int:
        """The place of ``size`` bytes of every block's shared memory."""
        start = -(-self.shared // align) * align
        self.shared = start + size
        return start

    # Which ops may wait

    def rule(self, operation: Any) -> Rule:
        """The rule of the op; UnsupportedOp at its location where there is none."""
        found = RULES.get(operation.name)
        if found is None:
            text = f"'{operation.name}': the simulator has no rule for this op (gpuir.sim.rule adds one)"
            raise UnsupportedOp([at(operation.location, "error", text)])
        return found

    def blocks(self, operation: Any) -> bool:
        """Whether the op, something in its regions, or a function it calls may wait for other warps."""
        found = self._blocking.get(operation)
        if found is None:
            self._blocking[operation] = False  # of a recursive function
            found = self._blocking[operation] = self._may_block(operation)
        return found

    def _may_block(self, operation: Any) -> bool:
        name = operation.name
        rule = RULES.get(name)
        if rule is not None and (rule.kind == "waits" or (rule.may_wait is not None and rule.may_wait(operation))):
            return True
        if name in ("func.call", "llvm.call") and "callee" in operation.attributes:
            callee = self.symbols.get((*self._scope(operation), reference(operation.attributes["callee"])))
            return callee is not None and self.blocks(callee)
        for region in operation.regions:
            inside = [inner.operation for block in region.blocks for inner in block.operations]
            loops = len(region.blocks) > 1 or name == "scf.while"
            polls = loops and any(map(self.polls, inside))
            # Also where a barrier tells already that the region waits.
            self.spins |= polls and any(map(cfg.decides, inside))
            if polls or any(map(self.blocks, inside)):
                return True
        return False

    def polls(self, operation: Any) -> bool:
        """Whether the op, or one in it, reads what tells that others have gone on."""
        return polls(operation) or any(
            self.polls(inner.operation)
            for region in operation.regions
            for block in region.blocks
            for inner in block.operations
        )

    def _scope(self, operation: Any) -> tuple[str, ...]:
        parent = operation.parent
        while parent is not None and parent.name not in ("builtin.module", "gpu.module"):
            parent = parent.parent
        return path_of(parent) if parent is not None else ()
