"""In the worker: accumulators of a loop of wgmma as registers that the assembly names, so that LLVM does not see them.

A kernel has about as many accumulators as it can have registers. As LLVM values, each is passed on by every wgmma, by the
loop and by what follows it, and that takes most of a kernel's time in LLVM. If a loop starts from zeros, accumulates into the
same accumulators, and they are read only after the wait for the last wgmma, they need not be values: they are declared once
in the kernel, and the assembly names them. Other loops are left to `gpuir.compile.wgmma_chains`.
"""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.compile.kernels import is_kernel
from gpuir.host import ir, module

__all__ = ["LOOP_BOUNDS", "NamedRegisters", "assembly", "constraint", "named_struct", "registers_of", "struct_elements"]

_WAIT = "nvvm.wgmma.wait.group.sync.aligned"
_FUNCTIONS = ("gpu.func", "llvm.func")
#: Operands of scf.for in front of the values that it carries.
LOOP_BOUNDS = 3
#: How inline assembly has registers for the accumulators' types, and how PTX declares them.
_CONSTRAINTS = {"f32": "f", "i32": "r"}


def struct_elements(struct: ir.Type) -> list[ir.Type]:
    """The types in an LLVM struct."""
    # Imported on first use: most kernels have no wgmma.
    return list(module("dialects.llvm").StructType(struct).body)


class NamedRegisters:
    """The accumulators that a chain of wgmma, the only one in its loop, adds to."""

    def __init__(self, function: ir.Operation, loop: ir.Operation, index: int, first_reader: ir.Operation, prefix: str):
        self._function, self._loop, self._index, self._first_reader = function, loop, index, first_reader
        elements = struct_elements(loop.results[index].type)
        self._prefix, self._constraint = f"{prefix}_", constraint(str(elements[0]))
        self.names = [f"{prefix}_{number}" for number in range(len(elements))]

    def replace(self, last: ir.Operation) -> None:
        """Declares and clears the registers, reads them at the first reader, and takes the values out of the loop.

        ``last`` is the last wgmma, whose result they still are.
        """
        loop, index = self._loop, self._index
        entry = self._function.regions[0].blocks[0]
        with ir.InsertionPoint.at_block_begin(entry), loop.location:
            # Before everything that names them, in the text too.
            assembly(f".reg .b32 {self._prefix}<{len(self.names)}>;", [], [], None)
        with ir.InsertionPoint(loop), loop.location:
            assembly("\n".join(f"mov.b32 {name}, 0;" for name in self.names), [], [], None)
        with ir.InsertionPoint(self._first_reader), self._first_reader.location:
            text = "\n".join(f"mov.b32 ${number}, {name};" for number, name in enumerate(self.names))
            constraints = [f"={self._constraint}"] * len(self.names)
            accumulators = assembly(text, constraints, [], named_struct(loop.results[index].type))
        assert accumulators is not None
        loop.results[index].replace_all_uses_with(accumulators)
        # The loop carries its initial value on, which is not read any more.
        last.results[0].replace_all_uses_with(loop.regions[0].blocks[0].arguments[index + 1])


def constraint(element: str) -> str:
    """The constraint of inline assembly for an accumulator of this type."""
    return _CONSTRAINTS.get(element, "r")


def named_struct(struct: ir.Type) -> ir.Type:
    """The struct of accumulators as a named type; unchanged if it has a name, or elements of several types."""
    elements = struct_elements(struct)
    if module("dialects.llvm").StructType(struct).name is not None or len({*elements}) > 1:
        return struct
    body = str(struct).removeprefix("!llvm.struct<")
    return ir.Type.parse(f'!llvm.struct<"wgmma.{len(elements)}x{elements[0]}", {body}')


def assembly(
    text: str, constraints: Sequence[str], operands: Sequence[ir.Value], result: ir.Type | None
) -> ir.Value | None:
    """An llvm.inline_asm with side effects; its result, or None if ``result`` is None."""
    op = ir.Operation.create(
        "llvm.inline_asm",
        results=[] if result is None else [result],
        operands=list(operands),
        attributes={
            "asm_string": ir.StringAttr.get(text),
            "constraints": ir.StringAttr.get(",".join(constraints)),
            "has_side_effects": ir.UnitAttr.get(),
            "asm_dialect": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0),
        },
    )
    return None if result is None else op.result


def registers_of(chain: list[ir.Operation], prefix: str) -> NamedRegisters | None:
    """Registers for the accumulators of a chain of wgmma, or None if these must be values."""
    first, last = chain[0], chain[-1]
    loop, argument = first.parent, first.operands[0]
    if loop is None or loop.name != "scf.for" or not isinstance(argument, ir.BlockArgument):
        return None
    index = argument.arg_number - 1
    function: ir.Operation | None = loop
    while function is not None and function.name not in _FUNCTIONS:
        function = function.parent
    if argument.owner != first.block or function is None or not is_kernel(function) or index < 0:
        return None
    init = loop.operands[index + LOOP_BOUNDS]
    if not isinstance(init, ir.OpResult) or init.owner.name != "llvm.mlir.zero" or len(list(argument.uses)) != 1:
        return None
    elements = {str(element) for element in struct_elements(argument.type)}
    uses = list(last.results[0].uses)
    if len(elements) > 1 or not elements <= _CONSTRAINTS.keys() or len(uses) != 1:
        return None
    if uses[0].owner != first.block.operations[-1] or uses[0].operand_number != index:
        return None
    reader = _first_reader(loop, index)
    return NamedRegisters(function, loop, index, reader, prefix) if reader is not None else None


def _first_reader(loop: ir.Operation, index: int) -> ir.Operation | None:
    """The first op that extracts an accumulator from the loop's result; None unless all do, in its block, after a wait."""
    readers = [use.owner.operation for use in loop.results[index].uses]
    block = loop.block
    if not readers or any(op.name != "llvm.extractvalue" or op.block != block for op in readers):
        return None
    is_after_loop = waited = False
    for op in block.operations:
        if not is_after_loop:
            is_after_loop = op.operation == loop
        elif op.name == _WAIT:
            waited = True
        elif op.name == "llvm.extractvalue" and op.operation in readers:
            return op.operation if waited else None
    return None
