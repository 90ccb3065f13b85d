"""In the worker: accumulators of a loop of wgmma as registers of the assembly's own, which LLVM has nothing to do with.

A kernel has about as many accumulators as it can have registers. As values of LLVM each is handed on by every product, by the
loop and by what follows it, which takes most of a kernel's time in LLVM. Where a loop begins with zeros, multiplies into the
same accumulators, and what reads them stands behind the wait for the last product, they need not be values: they are declared
once in the kernel, and the assembly names them. Other loops are left to `gpuir.compile.wgmma`.
"""

from __future__ import annotations

from typing import Any

from gpuir.compile.kernels import is_kernel
from gpuir.host import ir, module

__all__ = ["Registers", "assembly", "letter", "named_type", "registers_of"]

_WAIT = "nvvm.wgmma.wait.group.sync.aligned"
_FUNCTIONS = ("gpu.func", "llvm.func")
#: Operands of scf.for in front of the values that it carries.
_BOUNDS = 3
#: How inline assembly has registers for the accumulators' types, and how PTX declares them.
_LETTERS = {"f32": "f", "i32": "r"}


class Registers:
    """The accumulators that a chain of products, alone in its loop, adds to."""

    def __init__(self, function: Any, loop: Any, index: int, reader: Any, name: str):
        self._function, self._loop, self._index, self._reader = function, loop, index, reader
        elements = module("dialects.llvm").StructType(loop.results[index].type).body
        self._prefix, self._letter = f"{name}_", letter(str(elements[0]))
        self.names = [f"{name}_{number}" for number in range(len(elements))]

    def take_over(self, last: Any) -> None:
        """Declares and clears them, reads them where they are read first, and takes them out of the loop.

        ``last`` is the last product, which still has them as its result.
        """
        loop, index = self._loop, self._index
        entry = self._function.regions[0].blocks[0]
        with ir.InsertionPoint.at_block_begin(entry), loop.location:
            # In front of all that names them, in the text too.
            assembly(f".reg .b32 {self._prefix}<{len(self.names)}>;", [], [], None)
        with ir.InsertionPoint(loop), loop.location:
            assembly("\n".join(f"mov.b32 {name}, 0;" for name in self.names), [], [], None)
        with ir.InsertionPoint(self._reader), self._reader.location:
            text = "\n".join(f"mov.b32 ${number}, {name};" for number, name in enumerate(self.names))
            constraints = [f"={self._letter}"] * len(self.names)
            read = assembly(text, constraints, [], named_type(loop.results[index].type))
        loop.results[index].replace_all_uses_with(read)
        # The loop hands on what it has been given, which nobody reads.
        last.results[0].replace_all_uses_with(loop.regions[0].blocks[0].arguments[index + 1])


def letter(element: str) -> str:
    """The constraint of inline assembly for an accumulator of this type."""
    return _LETTERS.get(element, "r")


def named_type(struct: Any) -> Any:
    """A struct of accumulators with a name, as LLVM's text then calls it; as it is where it has one, or several types."""
    given = module("dialects.llvm").StructType(struct)
    elements = given.body
    if given.name is not None or len({*elements}) > 1:
        return struct
    body = str(struct).removeprefix("!llvm.struct<")
    return ir.Type.parse(f'!llvm.struct<"wgmma.{len(elements)}x{elements[0]}", {body}')


def assembly(text: str, constraints: list[str], operands: list[Any], result: Any) -> Any:
    """An llvm.inline_asm that stays where it is; its result, or None."""
    made = ir.Operation.create(
        "llvm.inline_asm",
        results=[] if result is None else [result],
        operands=operands,
        attributes={
            "asm_string": ir.StringAttr.get(text),
            "constraints": ir.StringAttr.get(",".join(constraints)),
            "has_side_effects": ir.UnitAttr.get(),
            "asm_dialect": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0),
        },
    )
    return None if result is None else made.result


def registers_of(chain: list[Any], name: str) -> Registers | None:
    """Registers for the accumulators of a chain of products, or None where these have to be values."""
    first, last = chain[0], chain[-1]
    loop, argument = first.parent, first.operands[0]
    if loop.name != "scf.for" or not isinstance(argument, ir.BlockArgument) or argument.owner != first.block:
        return None
    index = argument.arg_number - 1
    function = loop
    while function is not None and function.name not in _FUNCTIONS:
        function = function.parent
    if function is None or not is_kernel(function) or index < 0:
        return None
    begin = loop.operands[index + _BOUNDS]
    if not isinstance(begin, ir.OpResult) or begin.owner.name != "llvm.mlir.zero" or len(list(argument.uses)) != 1:
        return None
    elements = {str(element) for element in {*module("dialects.llvm").StructType(argument.type).body}}
    uses = list(last.results[0].uses)
    if (
        len(elements) > 1
        or not elements <= _LETTERS.keys()
        or len(uses) != 1
        or uses[0].owner.operation != first.block.operations[-1].operation
    ):
        return None
    if uses[0].operand_number != index:
        return None
    reader = _reader(loop, index)
    return Registers(function, loop, index, reader, name) if reader is not None else None


def _reader(loop: Any, index: int) -> Any:
    """The first op that takes an accumulator out of the loop's result; None unless all do, behind a wait, in its block."""
    readers = [use.owner.operation for use in loop.results[index].uses]
    block = loop.block
    if not readers or any(op.name != "llvm.extractvalue" or op.block != block for op in readers):
        return None
    behind = waited = False
    for op in block.operations:
        if not behind:
            behind = op.operation == loop
        elif op.name == _WAIT:
            waited = True
        elif op.name == "llvm.extractvalue" and op.operation in readers:
            return op.operation if waited else None
    return None
