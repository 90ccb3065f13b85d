"""In the worker: chains of wgmma into the same accumulators, each joined into one piece of inline assembly.

The host lowers each `nvvm.wgmma.mma_async` to its own inline assembly, with every accumulator as operand and result.
Nothing may happen to the accumulators between two of them, yet LLVM spends most of a kernel's time on passing them on. The
joined instructions are the same, and in the same order.

A kernel has as many accumulators as it can have registers, so two more things about them matter to compile times. Each
mention of their type is as long as the number of accumulators, unless the type has a name. And LLVM writes constants that
they start from both in front of a loop and of the branch around it, so that the assembler must find out that these are equal.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from gpuir.compile.kernels import Payload, walk
from gpuir.compile.wgmma_registers import (
    LOOP_BOUNDS,
    NamedRegisters,
    assembly,
    constraint,
    named_struct,
    registers_of,
    struct_elements,
)
from gpuir.host import ir, module

__all__ = ["join_chains"]

_NAME = "nvvm.wgmma.mma_async"
#: Ops that may be between two wgmma of a chain: the first wgmma moves behind them.
_MOVABLE = ("arith.", "index.", "llvm.mlir.constant")
#: The host has no classes for nvvm's attributes: the case of an enum, and the shape.
_CASE = re.compile(r"<(\w+)>$")
_SHAPE = re.compile(r"<m = (\d+), n = (\d+), k = (\d+)>")
#: Types of A and B that may be transposed: PTX ISA, wgmma.mma_async.
_TRANSPOSABLE = ("f16", "bf16")


def join_chains(payload: Payload) -> None:
    """Replaces chains of two or more wgmma of a block by one piece of assembly each; single ones stay."""
    loops: list[ir.Operation] = []
    for number, chain in enumerate(_chains(payload)):
        loop = chain[0].parent
        registers = registers_of(chain, f"acc{number}")
        if registers is not None:
            _join_in_registers(chain, registers)
        elif len(chain) > 1:
            _name_type(_join(chain))
            if loop is not None and loop.name == "scf.for" and loop not in loops:
                loops.append(loop)
    for loop in loops:
        _clear_once(loop)


def _chains(payload: Payload) -> list[list[ir.Operation]]:
    chains: list[list[ir.Operation]] = []
    blocks: list[ir.Block] = []
    for op in walk(payload, _NAME):
        if op.block not in blocks:
            blocks.append(op.block)
    for block in blocks:
        may_continue = False
        for inner in block.operations:
            op = inner.operation
            if op.name == _NAME:
                if may_continue and _continues(chains[-1][-1], op):
                    chains[-1].append(op)
                else:
                    chains.append([op])
                may_continue = True
            elif not op.name.startswith(_MOVABLE):
                may_continue = False
    return chains


def _continues(previous: ir.Operation, op: ir.Operation) -> bool:
    uses = list(previous.results[0].uses)
    return len(uses) == 1 and op.operands[0] == previous.results[0] and op.results[0].type == previous.results[0].type


def _join(chain: list[ir.Operation]) -> ir.Value:
    """Joins a chain into assembly that has the accumulators as operands and results; returns the last result."""
    first, last = chain[0], chain[-1]
    struct = first.results[0].type
    elements = struct_elements(struct)
    count = len(elements)
    registers = ", ".join(f"${number}" for number in range(count))
    lines = _instructions(chain, registers, 2 * count)
    descriptors = _descriptors(chain)
    constraints = (
        [f"={constraint(str(elements[0]))}"] * count
        + [str(number) for number in range(count)]
        + ["l"] * len(descriptors)
    )
    with ir.InsertionPoint(last), last.location:
        accumulators = [
            ir.Operation.create(
                "llvm.extractvalue",
                results=[element],
                operands=[first.operands[0]],
                attributes={"position": ir.DenseI64ArrayAttr.get([number])},
            ).result
            for number, element in enumerate(elements)
        ]
        joined = assembly(_scoped(lines), constraints, [*accumulators, *descriptors], struct)
    assert joined is not None
    last.results[0].replace_all_uses_with(joined)
    for op in reversed(chain):
        op.operation.erase()
    return joined


def _join_in_registers(chain: list[ir.Operation], registers: NamedRegisters) -> None:
    """Joins a chain into assembly that names its accumulators."""
    last = chain[-1]
    lines = _instructions(chain, ", ".join(registers.names), 0)
    descriptors = _descriptors(chain)
    registers.replace(last)
    with ir.InsertionPoint(last), last.location:
        assembly(_scoped(lines), ["l"] * len(descriptors), descriptors, None)
    for op in reversed(chain):
        op.operation.erase()


def _descriptors(chain: list[ir.Operation]) -> list[ir.Value]:
    """The descriptors of A and B of each wgmma, which follow the accumulators."""
    return [operand for op in chain for operand in list(op.operands)[1:3]]


def _scoped(lines: Sequence[str]) -> str:
    return "{\n.reg .pred p;\n" + "\n".join(lines) + "\n}\n"


def _instructions(chain: list[ir.Operation], registers: str, first: int) -> list[str]:
    """The instructions of a chain; the numbers of the descriptors begin with ``first``."""
    # Most of the attributes of a chain are the same.
    texts: dict[ir.Attribute, str] = {}
    return [_instruction(op, registers, first + 2 * number, texts) for number, op in enumerate(chain)]


def _instruction(op: ir.Operation, registers: str, descriptor: int, texts: dict[ir.Attribute, str]) -> str:
    """One instruction, with its accumulators and the number of its first descriptor."""
    attributes = {name: op.attributes[name] for name in op.attributes}
    text = {name: texts.get(each) or texts.setdefault(each, str(each)) for name, each in attributes.items()}
    case = {name: match[1] for name, value in text.items() if (match := _CASE.search(value))}
    shape = "m{}n{}k{}".format(*_SHAPE.search(text["shape"]).groups())  # type: ignore[union-attr]
    name = f"wgmma.mma_async.sync.aligned.{shape}.{case['typeD']}.{case['typeA']}.{case['typeB']}"
    if case.get("satfinite") == "satfinite":
        name += ".satfinite"
    operands = [f"{{{registers}}}", f"${descriptor}", f"${descriptor + 1}", "p"]
    if case["typeD"] != "s32":
        operands += ["1" if case[scale] == "one" else "-1" for scale in ("scaleA", "scaleB")]
    if case["typeA"] in _TRANSPOSABLE:
        # B is column-major unless it is transposed.
        operands += [str(int(case["layoutA"] == "col")), str(int(case["layoutB"] == "row"))]
    return f"setp.ne.b32 p, {int(case['scaleD'] == 'one')}, 0;\n{name} {', '.join(operands)};"


def _name_type(value: ir.Value) -> None:
    """Names the struct of accumulators in all values that it is passed on through; does nothing if it leaves the function.

    LLVM's text is a third as long with the name.
    """
    named = named_struct(value.type)
    connected, pending = {value}, [value]
    while pending:
        neighbours = _values_of_same_type(pending.pop())
        if neighbours is None:
            return
        pending += [other for other in neighbours if other not in connected]
        connected.update(neighbours)
    for each in connected:
        each.set_type(named)


#: Ops whose result may be a struct of any name.
_PRODUCERS = ("llvm.mlir.zero", "llvm.mlir.undef", "llvm.mlir.poison", "llvm.inline_asm")


def _values_of_same_type(value: ir.Value) -> list[ir.Value] | None:
    """The values that must have the same type as this one; None if an op fixes the type."""
    values: list[ir.Value] = []
    if isinstance(value, ir.OpResult):
        owner = value.owner.operation
        if owner.name in (_NAME, "llvm.insertvalue"):
            values.append(owner.operands[0])
        elif owner.name in ("scf.for", "scf.if"):
            values += _carried(owner, value.result_number)
        elif owner.name not in _PRODUCERS:
            return None
    else:
        assert isinstance(value, ir.BlockArgument) and isinstance(value.owner, ir.Block)
        loop = value.owner.owner.operation
        if loop.name != "scf.for":
            return None
        values += _carried(loop, value.arg_number - 1)
    for use in value.uses:
        user, number = use.owner.operation, use.operand_number
        if user.name == _NAME or (user.name == "llvm.insertvalue" and not number):
            values.append(user.results[0])
        elif user.name == "scf.for":
            values += _carried(user, number - LOOP_BOUNDS)
        elif user.name == "scf.yield" and user.parent is not None and user.parent.name in ("scf.for", "scf.if"):
            values += _carried(user.parent.operation, number)
        elif user.name != "llvm.extractvalue":
            return None
    return values


def _carried(op: ir.Operation, number: int) -> list[ir.Value]:
    """A result of an scf.for or scf.if, and the values that become it."""
    yields = [region.blocks[0].operations[-1].operands[number] for region in op.regions]
    if op.name == "scf.if":
        return [op.results[number], *yields]
    argument = op.regions[0].blocks[0].arguments[number + 1]
    return [op.results[number], op.operands[number + LOOP_BOUNDS], argument, *yields]


def _clear_once(loop: ir.Operation) -> None:
    """Lets assembly in front of a loop write the zeros that its accumulators start from, which LLVM does not repeat."""
    for number, value in enumerate(loop.operands):
        if number < LOOP_BOUNDS or not isinstance(value, ir.OpResult) or value.owner.name != "llvm.mlir.zero":
            continue
        if not isinstance(value.type, module("dialects.llvm").StructType):
            continue
        elements = list(map(str, struct_elements(value.type)))
        lines = [f"mov.b32 ${register}, 0;" for register in range(len(elements))]
        with ir.InsertionPoint(loop), loop.location:
            # Each accumulator gets its own: one that two share would be copied.
            zeros = assembly("\n".join(lines), [f"={constraint(element)}" for element in elements], [], value.type)
        assert zeros is not None
        loop.operands[number] = zeros
