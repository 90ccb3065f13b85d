"""From a function of the IR to Python code over NumPy arrays, made once for each function of a program.

A function becomes a Python function ``f(g, m, *arguments)`` of a group and the mask of its active lanes, or a generator
where something in it may wait for other warps. Straight-line ops are one statement each; scf's regions are nested
statements with masks (control.py), several blocks a loop over them with a stack of masks (cfg.py).
"""

from __future__ import annotations

import collections
import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gpuir.assembly.diagnostics import at
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim import cfg
from gpuir.sim.access import Access
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.rules import RULES, Rule, tuple_of
from gpuir.sim.structure import deaths, is_terminator, launch_ids, used_from_outside

if TYPE_CHECKING:
    from gpuir.sim.program import Function, Program

__all__ = ["Compiler", "Piece"]


class Piece:
    """Straight code: its ops, the issue slots that each takes of a warp, and what units do."""

    __slots__ = ("issued", "names", "work")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.issued: list[int] = []
        self.work: collections.Counter[str] = collections.Counter()


class Compiler:
    """Writes the code of one function. Rules get it as ``k``."""

    def __init__(self, program: Program, function: Function):
        self.program = program
        self.function = function
        self.waits = function.waits
        self._lines: list[str] = []
        self._depth = 1
        self._names: dict[Any, str] = {}
        #: Names that may be forgotten with their value: of one value each, and assigned where it is made.
        self._own: set[str] = set()
        #: The name of the mask at this place.
        self.mask = "m"
        #: Python's loops around this place.
        self._loops = 0
        self._piece: Piece | None = None
        #: Types of results that may be deferred.
        self._deferred = deferring(function.operation)

    # Names

    def name(self, value: Any) -> str:
        """The Python name of an SSA value."""
        return self._names[value]

    def names(self, values: Any) -> list[str]:
        """The Python names of SSA values."""
        return [self._names[value] for value in values]

    def define(self, value: Any) -> str:
        """A new name for an SSA value."""
        name = self._names[value] = self.program.fresh("v")
        self._own.add(name)
        return name

    def alias(self, value: Any, name: str) -> None:
        """Lets an SSA value go by a name that exists."""
        self._names[value] = name
        self._own.discard(name)

    def forget(self, values: Iterable[Any]) -> None:
        """Lets go of what nobody uses any more, so that its memory is used again while it is still in a cache."""
        names = [name for name in map(self._names.get, values) if name in self._own]
        if names:
            self.emit(f"del {', '.join(map(str, names))}")

    def site(self, op: Any) -> Site:
        """Number and place of the op, for messages and counters."""
        return self.program.site(getattr(op, "operation", op))

    def access(self, op: Any, dtype: Any, space: str, align: int | None = None) -> Access:
        """An access of the op to memory of ``space``, in elements of ``dtype``."""
        return Access(self.site(op), dtype, space, align)

    def bind(self, value: Any, prefix: str = "k") -> str:
        """A name by which the generated code finds ``value``."""
        return self.program.bind(value, prefix)

    def refuse(self, op: Any, message: str) -> UnsupportedOp:
        """The error that this form of the op is not simulated."""
        op = getattr(op, "operation", op)
        return UnsupportedOp([at(op.location, "error", f"'{op.name}': {message}")])

    def settle(self, values: Iterable[Any]) -> None:
        """Makes those of the values that may be deferred."""
        for name in dict.fromkeys(self._names[value] for value in values if self._may_defer(value)):
            # What is bound, such as a constant that a region gives on, is itself, and may not be assigned.
            if name not in self.program.space:
                self.emit(f"if type({name}) is Deferred: {name} = {name}.get()")

    def _may_defer(self, value: Any) -> bool:
        if value.type not in self._deferred:
            return False
        # What passes values on: block arguments, and ops with regions.
        owner = value.owner
        return isinstance(owner, ir.Block) or len(owner.regions) > 0 or _defers(owner.name)

    # Writing

    def emit(self, line: str) -> None:
        """Writes one line at this depth."""
        self._lines.append("    " * self._depth + line)

    @contextlib.contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Writes ``head`` and what follows one level deeper."""
        self.emit(head)
        self._depth += 1
        loop = head.startswith(("for ", "while "))
        self._loops += loop
        length = len(self._lines)
        yield
        if len(self._lines) == length:
            self.emit("pass")
        self._loops -= loop
        self._depth -= 1

    @property
    def deep(self) -> bool:
        """Whether a loop here had better be a function of its own: Python takes 20 within each other, and 100 indentations."""
        return self._loops >= 12 or self._depth >= 60

    @contextlib.contextmanager
    def masked(self, mask: str) -> Iterator[None]:
        """What is written runs under the mask of that name."""
        outer, self.mask = self.mask, mask
        yield
        self.mask = outer

    @contextlib.contextmanager
    def counting(self) -> Iterator[None]:
        """A piece of straight code, whose ops are counted together."""
        outer = self._piece
        number = len(self.program.counts)
        self.program.counts.append(0)
        piece = self._piece = Piece()
        self.program.counted.append(piece)
        line, lines, mask = len(self._lines), self._lines, self.mask
        self.emit("")
        head = lines[line]
        yield
        # What the piece issues is known at its end.
        lines[line] = f"{head}COUNTS[{number}] += g.step({mask}, {sum(piece.issued)})"
        self._piece = outer

    def work(self, kind: str, amount: int) -> None:
        """Counts what a unit does each time a warp executes the op: ``amount`` operations of a tensor core on ``kind``."""
        if self._piece is not None:
            self._piece.work[kind] += amount

    def captures(self, blocks: Any) -> list[str]:
        """Names of the values from outside that the blocks use."""
        found: dict[str, None] = {}
        for value in used_from_outside(blocks):
            # What is bound (constants) stands in everybody's space.
            name = self._names.get(value)
            if name is not None and name not in self.program.space:
                found[name] = None
        return list(found)

    def count_steps(self, steps: str, site: str, waits: bool) -> None:
        """Counts an iteration of a loop in the variable ``steps``, whose limit ends the launch."""
        self.emit(f"{steps} += 1")
        with self.block(f"if {steps} > g.batch.options.steps({waits}):"):
            self.emit(f"step_limit(g, {self.mask}, {site}, g.batch.options.steps({waits}))")

    def constant(self, value: Any, result: Any) -> None:
        """Lets an SSA value be the number ``value``."""
        self._names[result] = self.bind(value, "c")

    def call(self, code: str, arguments: Sequence[str], *, waits: bool) -> str:
        """The expression that calls generated or bound code."""
        return f"{'(yield from ' if waits else ''}{code}({', '.join(arguments)}){')' if waits else ''}"

    def add_part(self, text: str) -> None:
        """A function of its own, which the code of this one calls."""
        self._parts.append(text)

    @contextlib.contextmanager
    def outlined(
        self, parameters: Sequence[str], masks: Sequence[str] = ("m",), *, waits: bool = True
    ) -> Iterator[str]:
        """What is written goes into a function of its own, ``f(g, *masks, *parameters)``, whose name is given."""
        name = self.program.fresh("part")
        lines, depth, loops, mask = self._lines, self._depth, self._loops, self.mask
        self._lines, self._depth, self._loops, self.mask = [], 1, 0, masks[0]
        yield name
        body = self._lines
        self._lines, self._depth, self._loops, self.mask = lines, depth, loops, mask
        head = f"def {name}(g, {', '.join([*masks, *parameters])}):"
        self.add_part("\n".join([head, *(["    if 0: yield"] if waits else []), *body]))

    # Ops

    def compile(self) -> None:
        """Fills in the function's code."""
        self._parts: list[str] = []
        operation = self.function.operation
        region = operation.regions[0]
        name = self.program.fresh("function")
        if self.waits:
            self.emit("if 0: yield")
        self.emit("top = g.top")
        parameters = self._parameters(operation, region.blocks[0])
        self.region(region, self._return)
        text = "\n".join([f"def {name}(g, m, {', '.join(parameters)}):", *self._lines])
        self.function.source = "\n\n".join([*self._parts, text])
        try:
            exec(compile(self.function.source, f"<simulation of {self.function.name}>", "exec"), self.program.space)
        except (SyntaxError, RecursionError, MemoryError) as error:
            text = f"@{self.function.name}: its regions nest too deeply ({error})"
            raise Error([at(operation.location, "error", text)]) from None
        self.function.code = self.program.space[name]

    def _parameters(self, operation: Any, entry: Any) -> list[str]:
        """Names of the function's parameters; what else the entry block has is given its values here."""
        arguments = list(entry.arguments)
        if operation.name == "gpu.launch":
            parameters = [self.define(value) for value in self.function.captures]
            for name, argument in zip(launch_ids(operation), arguments):
                self.emit(f"{self.define(argument)} = g.id({name!r})")
            self._buffers(operation, arguments[len(launch_ids(operation)) :])
            return parameters
        count = len(arguments)
        if operation.name == "gpu.func":
            count = len(ir.FunctionType(ir.TypeAttr(operation.attributes["function_type"]).value).inputs)
        parameters = [self.define(argument) for argument in arguments[:count]]
        self._buffers(operation, arguments[count:])
        return parameters

    def _buffers(self, operation: Any, arguments: Sequence[Any]) -> None:
        """Workgroup and private attributions: the block's and the thread's own memory."""
        from gpuir.sim.ops import buffers

        count = 0
        if "workgroup_attributions" in operation.attributes:
            count = operation.attributes["workgroup_attributions"].value
        for number, argument in enumerate(arguments):
            if number < count:
                self.alias(argument, self.bind(buffers.workgroup_buffer(self, argument.type), "buffer"))
            else:
                code = self.bind(buffers.private_buffer(self, operation, argument.type), "f")
                self.emit(f"{self.define(argument)} = {code}(g, m)")

    def _return(self, names: list[str]) -> None:
        self.emit("g.top = top")
        self.emit(f"return {tuple_of([f'settled({name})' for name in names] if self._deferred else names)}")

    def region(self, region: Any, finish: Callable[[list[str]], None]) -> None:
        """Writes a region; ``finish`` gets the names of the operands of its terminator."""
        blocks = list(region.blocks)
        if len(blocks) > 1:
            finish(cfg.emit(self, blocks))
        else:
            finish(self.straight(blocks[0]))

    def straight(self, block: Any) -> list[str]:
        """Writes the ops of a block but its terminator; the names of the terminator's operands."""
        operations = [op.operation for op in block.operations]
        with contextlib.ExitStack() as piece:
            piece.enter_context(self.counting())
            for operation, dead in zip(operations[:-1], deaths(operations)):
                self.operation(operation)
                self.forget(dead)
                if self.waits and self.program.blocks(operation):
                    # What comes behind takes its issue slots then.
                    piece.close()
                    piece.enter_context(self.counting())
            if not operations:
                return []
            last = operations[-1]
            if not is_terminator(last):
                self.operation(last)
                return []
            if last.name in cfg.UNREACHABLE:
                self.operation(last)
        return self.names(last.operands)

    def operation(self, operation: Any) -> None:
        """Writes one op."""
        rule = self.program.rule(operation)
        if self._piece is not None:
            self._piece.names.append(operation.name)
            self._piece.issued.append(issue_slots(operation))
        self.apply(rule, operation)

    def apply(self, rule: Rule, operation: Any) -> None:
        """Writes one op by a rule."""
        if self._deferred and not rule.deferred:
            self.settle(operation.operands)
        try:
            made = rule.make(self, operation)
        except UnsupportedOp as error:
            if error.diagnostics[0].line or error.diagnostics[0].message.startswith("'"):
                raise
            raise self.refuse(operation, error.diagnostics[0].message) from None
        if rule.kind == "emits":
            return
        operands = self.names(operation.operands)
        if isinstance(made, str):
            code = made.format(*operands, m=self.mask)
        else:
            arguments = operands if rule.kind == "pure" else ["g", self.mask, *operands]
            code = self.call(self.bind(made, "f"), arguments, waits=rule.kind == "waits")
        results = list(operation.results)
        if not results:
            self.emit(code)
        elif len(results) == 1:
            self.emit(f"{self.define(results[0])} = {code}")
        else:
            self.emit(f"{', '.join(self.define(result) for result in results)} = {code}")


def deferring(operation: Any) -> set[Any]:
    """Types of the results that ops within the operation may defer."""
    found: set[Any] = set()

    def visit(each: Any) -> Any:
        if _defers(each.name):
            found.update(result.type for result in each.results)
        return ir.WalkResult.ADVANCE

    operation.walk(visit)
    return found


def _defers(name: str) -> bool:
    rule = RULES.get(name)
    return rule is not None and rule.deferred


#: Ops that become no instruction, or a part of another one.
_FREE = ("memref.cast", "memref.subview", "vector.shape_cast", "llvm.mlir", "llvm.insertvalue", "llvm.extractvalue",
         "llvm.bitcast", "arith.constant", "arith.bitcast", "builtin.", "ub.")  # fmt: skip


def issue_slots(operation: Any) -> int:
    """Instructions that a warp issues for the op, about: one for each 32-bit register of its first result or operand."""
    if operation.name.startswith(_FREE):
        return 0
    if not operation.name.startswith(("arith.", "math.", "llvm.f", "llvm.intr", "vector.")):
        return 1
    values = [*operation.results, *operation.operands]
    if not values or not isinstance(values[0].type, ir.VectorType):
        return 1
    return max(1, int(np.prod(values[0].type.shape)))
