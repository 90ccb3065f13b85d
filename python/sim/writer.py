"""Writing the Python code of a function: names of values, lines at their depth, masks, functions of its own.

Rules that emit are given the ``compiler.Compiler``, which is a Writer that knows what ops do.
"""

from __future__ import annotations

import abc
import contextlib
from collections.abc import Iterable, Iterator, Sequence

import numpy.typing as npt

from gpuir.assembly.diagnostics import at
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.access import Access
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.program import Function, Piece, Program
from gpuir.sim.rules import FUNCTIONS, RULES
from gpuir.sim.structure import plain, used_from_outside
from gpuir.sim.terms import Lanes, Op

__all__ = ["Writer"]


class Writer(abc.ABC):
    """The code of one function as it is written."""

    def __init__(self, program: Program, function: Function):
        self.program = program
        self.function = function
        self.waits = function.waits
        #: Whether what is written now is of a function that may let others go on.
        self.yields = function.waits
        self._lines: list[str] = []
        self._depth = 1
        self._names: dict[ir.Value, str] = {}
        #: Names that may be deleted with their value: of one value each, and assigned where it is made.
        self._own: set[str] = set()
        #: The name of the mask that the next lines run under.
        self.mask = "m"
        #: Whether lanes that skip the rest of the region have nothing left to do but to return, where a barrier has to know.
        self.final = False
        #: Python's loops around the next line.
        self._loops = 0
        self._piece: Piece | None = None
        self._parts: list[str] = []
        #: Types of results that may be deferred.
        self._deferred = deferring(function.operation)

    @property
    def on_tiles(self) -> bool:
        """Whether the function runs as programs on tiles, in which tensors are values."""
        return FUNCTIONS[self.function.operation.name].tiles

    # Names

    def name(self, value: ir.Value) -> str:
        """The Python name of an SSA value."""
        return self._names[plain(value)]

    def names(self, values: Iterable[ir.Value]) -> list[str]:
        """The Python names of SSA values."""
        return [self._names[plain(value)] for value in values]

    def define(self, value: ir.Value) -> str:
        """A new name for an SSA value."""
        name = self._names[plain(value)] = self.program.fresh("v")
        self._own.add(name)
        return name

    def alias(self, value: ir.Value, name: str) -> None:
        """Binds an SSA value to a variable that exists."""
        self._names[plain(value)] = name
        self._own.discard(name)

    def forget(self, values: Iterable[ir.Value]) -> None:
        """Deletes the variables of dead values, so that their memory is used again while it is still in a cache."""
        names = [name for name in map(self._names.get, map(plain, values)) if name in self._own]
        if names:
            self.emit(f"del {', '.join(map(str, names))}")

    def site(self, op: Op) -> Site:
        """The op for messages and counters, with a number of its own."""
        return self.program.site(op.operation)

    def access(self, op: Op, dtype: npt.DTypeLike, space: str, align: int | None = None) -> Access:
        """An access of the op to memory of ``space``, in elements of ``dtype``."""
        return Access(self.site(op), dtype, space, align)

    def bind(self, value: Lanes, prefix: str = "k") -> str:
        """A name by which the generated code finds ``value``."""
        return self.program.bind(value, prefix)

    def refuse(self, op: Op, message: str) -> UnsupportedOp:
        """The error that this form of the op is not simulated."""
        op = op.operation
        return UnsupportedOp([at(op.location, "error", f"'{document_name(op.name)}': {message}")])

    def settle(self, values: Iterable[ir.Value]) -> None:
        """Materializes deferred values."""
        for name in dict.fromkeys(self.name(value) for value in values if self._may_defer(value)):
            # A bound object, such as a constant that a region yields, is shared and is not assigned to.
            if name not in self.program.space:
                self.emit(f"if type({name}) is Deferred: {name} = {name}.get()")

    def _may_defer(self, value: ir.Value) -> bool:
        if value.type not in self._deferred:
            return False
        # Block arguments and results of ops with regions are values of other ops.
        owner = value.owner
        return isinstance(owner, ir.Block) or len(owner.regions) > 0 or _defers(owner.operation.name)

    # Writing

    def emit(self, line: str) -> None:
        """Writes one line at the current depth."""
        self._lines.append("    " * self._depth + line)

    @contextlib.contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Writes ``head``; what is written inside ``with`` stands one level deeper."""
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
        """Code written inside ``with`` runs under the mask of that name."""
        outer, self.mask = self.mask, mask
        yield
        self.mask = outer

    @contextlib.contextmanager
    def counting(self, block: object = None) -> Iterator[None]:
        """A piece of straight code, of a block, whose ops are counted together."""
        outer = self._piece
        number = len(self.program.counts)
        self.program.counts.append(0)
        piece = self._piece = Piece(self.function, block)
        self.program.counted.append(piece)
        line, lines, mask = len(self._lines), self._lines, self.mask
        self.emit("")
        head = lines[line]
        yield
        # What the piece issues is known at its end.
        lines[line] = f"{head}COUNTS[{number}] += g.step({mask}, {piece.issued})"
        self._piece = outer

    def work(self, kind: str, amount: int) -> None:
        """Counts what a unit does each time a warp executes the op: ``amount`` operations of a tensor core on ``kind``."""
        if self._piece is not None:
            self._piece.ops[-1].tensor[kind] += amount

    def observe(self, op: Op, values: Iterable[ir.Value], *, arguments: bool = False) -> None:
        """Writes that the observer is told of the values, those of an op or of a block's arguments."""
        observer = self.program.observer
        if observer is None:
            return
        values = [value for value in values if plain(value) in self._names]
        told = observer.point(self.site(op), values, arguments=arguments)
        if told is not None:
            self.emit(f"{self.bind(told, 'told')}({', '.join(['g', self.mask, *self.names(values)])})")

    def captures(self, blocks: Iterable[ir.Block]) -> list[str]:
        """Names of the values from outside that the blocks use."""
        names = [self._names[value] for value in used_from_outside(blocks) if value in self._names]
        return self.local(dict.fromkeys(names))

    def local(self, names: Iterable[str]) -> list[str]:
        """Those of the names that a function of its own must be given: bound objects (constants) are global to all code."""
        return [name for name in names if name not in self.program.space]

    def count_steps(self, steps: str, site: str, waits: bool) -> None:
        """Counts an iteration of a loop in the variable ``steps``, whose limit ends the launch."""
        self.emit(f"{steps} += 1")
        self.emit(f"spend(g, {self.mask}, {site}, 1)")
        with self.block(f"if {steps} > g.batch.options.steps({waits}):"):
            self.emit(f"step_limit(g, {self.mask}, {site}, g.batch.options.steps({waits}))")

    def constant(self, value: Lanes, result: ir.Value) -> None:
        """Binds an SSA value to the number ``value``."""
        self._names[plain(result)] = self.bind(value, "c")

    def call_of(self, code: str, arguments: Sequence[str], *, waits: bool) -> str:
        """The expression that calls generated or bound code."""
        return f"{'(yield from ' if waits else ''}{code}({', '.join(arguments)}){')' if waits else ''}"

    def add_part(self, text: str) -> None:
        """Adds the text of a function that the code of this one calls."""
        self._parts.append(text)

    @contextlib.contextmanager
    def outlined(
        self, parameters: Sequence[str], masks: Sequence[str] = ("m",), *, waits: bool = True
    ) -> Iterator[str]:
        """Code written inside ``with`` becomes a function ``f(g, *masks, *parameters)`` of the name that is yielded."""
        name = self.program.fresh("part")
        lines, depth, loops, mask, yields = self._lines, self._depth, self._loops, self.mask, self.yields
        self._lines, self._depth, self._loops, self.mask, self.yields = [], 1, 0, masks[0], waits
        yield name
        body = self._lines
        self._lines, self._depth, self._loops, self.mask, self.yields = lines, depth, loops, mask, yields
        head = f"def {name}(g, {', '.join([*masks, *parameters])}):"
        self.add_part("\n".join([head, *(["    if 0: yield"] if waits else []), *body]))

    @abc.abstractmethod
    def operation(self, op: Op) -> None:
        """Writes one op."""


def deferring(operation: Op) -> set[ir.Type]:
    """Types of the results that ops within the operation may defer."""
    types: set[ir.Type] = set()

    def visit(each: Op) -> ir.WalkResult:
        if _defers(each.name):
            types.update(result.type for result in each.results)
        return ir.WalkResult.ADVANCE

    operation.walk(visit)
    return types


def _defers(name: str) -> bool:
    rule = RULES.get(document_name(name))
    return rule is not None and rule.deferred
