"""From a function of the IR to Python code over NumPy arrays, made once for each function of a program.

A function becomes a Python function ``f(g, m, *arguments)`` of a group and the mask of its active lanes, or a generator
where something in it may wait for other warps. Straight-line ops are one statement each; regions of structured control flow
are nested statements with masks (control.py), several blocks a loop over them with a stack of masks (cfg.py).
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Iterator, Sequence

from gpuir.assembly.diagnostics import at
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim import cfg
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.nonfinite import computes, looking
from gpuir.sim.program import Function, Program
from gpuir.sim.rules import FLOPS, FUNCTIONS, Call, Rule, is_strong, stand_in_of, tuple_of
from gpuir.sim.structure import deaths, outside, symbol
from gpuir.sim.terms import Op
from gpuir.sim.work import OpCount
from gpuir.sim.writer import Writer

__all__ = ["Compiler", "compiled"]

#: Stores that may be volatile or atomic: others may look between two of them.
_STORES = ("llvm.store", "memref.store")


def elements_of(op: Op) -> int:
    """Elements of the largest tile or vector among the op's results, or, where it has none, its operands."""
    types = [value.type for value in op.results] or [value.type for value in op.operands]
    shapes = [type.shape for type in types if isinstance(type, (ir.RankedTensorType, ir.VectorType))]
    return max([1, *map(math.prod, shapes)])


def compiled(program: Program, op: Op) -> Function:
    """The compiled function of a function-like op, compiled once."""
    function = program.functions.get(op)
    if function is None:
        function = program.functions[op] = Function(op, symbol(op) or op.name)
        program.compiling.add(op)
        try:
            if op.name in FUNCTIONS and FUNCTIONS[op.name].captures:
                function.captures = outside(op)
            function.waits = program.blocks(op)
            Compiler(program, function).compile()
        except RecursionError:
            raise Error([at(op.location, "error", f"@{function.name}: its regions nest too deeply")]) from None
        finally:
            program.compiling.discard(op)
            if function.code is None:
                del program.functions[op]
    return function


class Compiler(Writer):
    """Writes the code of one function. Rules get it as ``k``."""

    def __init__(self, program: Program, function: Function):
        super().__init__(program, function)
        self._looks_for_nan = program.looks_for_nan

    # Ops

    def compile(self) -> None:
        """Fills in the function's code."""
        operation = self.function.operation
        region = operation.regions[0]
        name = self.program.fresh("function")
        if self.waits:
            self.emit("if 0: yield")
        # Of a kernel, not of what it calls.
        self.final = self.waits and self.program.compiling == {operation}
        self.emit("top = g.top")
        parameters = FUNCTIONS[operation.name].enter(self, operation)
        self.region(region, self._return)
        text = "\n".join([f"def {name}(g, m, {', '.join(parameters)}):", *self._lines])
        self.function.source = "\n\n".join([*self._parts, text])
        try:
            exec(compile(self.function.source, f"<simulation of {self.function.name}>", "exec"), self.program.space)
        except (SyntaxError, RecursionError, MemoryError) as error:
            text = f"@{self.function.name}: its regions nest too deeply ({error})"
            raise Error([at(operation.location, "error", text)]) from None
        self.function.code = self.program.space[name]

    def _return(self, names: list[str]) -> None:
        self.emit("g.top = top")
        self.emit(f"return {tuple_of([f'settled({name})' for name in names] if self._deferred else names)}")

    def region(self, region: ir.Region, finish: Callable[[list[str]], None]) -> None:
        """Writes a region; ``finish`` gets the names of the operands of its terminator."""
        blocks = list(region.blocks)
        if len(blocks) > 1:
            finish(cfg.emit(self, blocks))
        else:
            finish(self.straight(blocks[0]))

    def straight(self, block: ir.Block) -> list[str]:
        """Writes the ops of a block but its terminator; the names of the terminator's operands."""
        operations = [op.operation for op in block.operations]
        with contextlib.ExitStack() as piece:
            piece.enter_context(self.counting(block))
            self.observe(block.owner.operation, block.arguments, arguments=True)
            for operation, dead in zip(operations[:-1], deaths(operations)):
                self.operation(operation)
                self.forget(dead)
                if self.waits and self.program.blocks(operation):
                    # The ops behind take their issue slots after the wait.
                    piece.close()
                    piece.enter_context(self.counting(block))
            if not operations:
                return []
            last = operations[-1]
            ends = self.program.ends(last)
            if not ends or self.program.rule(last).executes:
                self.operation(last)
        return self.names(self.program.terminates(last)) if ends else []

    def operation(self, op: Op) -> None:
        """Writes one op."""
        rule = self.program.rule(op)
        self.program.effects |= rule.effects_of(op)
        if self._piece is not None:
            waits = rule.kind == "waits"
            self._piece.ops.append(OpCount(Site(-1, op), self._slots(rule, op), flops=self._flops(op), waits=waits))
        final = self.final
        if final and len(op.regions):
            self.final = self.program.quiet_after(op)
        for hook, operands in self.program.before.get(op, ()):
            values = [self.name(op.operands[each]) for each in operands]
            self.emit(f"{self.bind(hook, 'hook')}({', '.join(['g', self.mask, *values])})")
        instead = self.program.instead.get(op)
        with self._looking_for_nan(rule, op):
            self.apply(rule if instead is None else Rule(op.name, "pure", lambda *_: instead), op)
        if self.yields and op.name in _STORES and is_strong(op):
            self.emit("if g.batch.options.pauses: yield SWITCH")
        self.final = final
        if rule.executes and not rule.ends:
            self.observe(op, op.results)

    @contextlib.contextmanager
    def _looking_for_nan(self, rule: Rule, op: Op) -> Iterator[None]:
        """Writes, behind the code of the op, that NaN is looked for in its results; what its regions do then is part of it."""
        if not self._looks_for_nan or not computes(self.program, rule, op):
            yield
            return
        self._looks_for_nan = False
        yield
        self._looks_for_nan = True
        look, operands, results = looking(rule, op, self.site(op))
        values = [tuple_of(self.names(each)) for each in (operands, results)]
        self.emit(f"{self.bind(look, 'look')}({', '.join(['g', self.mask, *values])})")

    def _slots(self, rule: Rule, op: Op) -> int:
        """Issue slots of the op; of one on a tile those of the warps that have its elements, 32 each."""
        slots = rule.slots_of(op)
        return slots * -(-elements_of(op) // 32) if slots and self.on_tiles else slots

    def _flops(self, op: Op) -> int:
        """Operations on floats, of all lanes of a warp or all elements of a program."""
        each = FLOPS.get(document_name(op.name), 0)
        return each * self.program.lanes * elements_of(op) if each else 0

    def apply(self, rule: Rule, operation: Op) -> None:
        """Writes one op by a rule."""
        if self._deferred and not rule.deferred:
            self.settle(operation.operands)
        try:
            made = rule.make(operation) if rule.kind == "call" else rule.make(self, operation)
        except UnsupportedOp as error:
            if error.diagnostics[0].line or error.diagnostics[0].message.startswith("'"):
                raise
            raise self.refuse(operation, error.diagnostics[0].message) from None
        if rule.kind == "emits":
            return
        if isinstance(made, Call):
            self.call(operation, made.callee, self.names(made.arguments))
            return
        operands = self.names(operation.operands)
        if isinstance(made, str):
            code = made.format(*operands, m=self.mask)
        else:
            arguments = operands if rule.kind == "pure" else ["g", self.mask, *operands]
            code = self.call_of(self.bind(made, "f"), arguments, waits=rule.kind == "waits")
        self.assign(operation.results, code)

    def assign(self, results: Sequence[ir.Value], code: str) -> None:
        """Writes that the results are what ``code`` gives: nothing, a value, or a tuple of several."""
        names = [self.define(result) for result in results]
        self.emit(f"{', '.join(names)} = {code}" if names else code)

    def call(self, op: Op, name: str, arguments: Sequence[str]) -> None:
        """Writes a call of the function ``name``, whose results are the op's; recursion is refused, since no mask ends it."""
        callee = self.program.lookup(name, op)
        if not any(len(region.blocks) for region in callee.regions):
            stand_in = stand_in_of(name)
            if stand_in is not None:
                self.apply(stand_in, op)
                return
            raise self.refuse(op, f"@{name} is only declared; the simulator cannot call what has no body")
        if callee.name not in FUNCTIONS:
            text = f"@{name} is a '{callee.name}', and the simulator has no rule for functions of this op"
            raise self.refuse(op, f"{text} (gpuir.sim.function adds one)")
        if callee in self.program.compiling:
            raise self.refuse(op, f"@{name} calls itself; the simulator has no recursion")
        function = compiled(self.program, callee)
        result = self.call_of(self.bind(function.code, "f"), ["g", self.mask, *arguments], waits=function.waits)
        names = [self.define(each) for each in op.results]
        # A function gives a tuple, also of a single result.
        self.emit(f"{', '.join(names)}{',' * (len(names) == 1)} = {result}" if names else result)
