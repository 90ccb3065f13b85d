"""In the worker: a warpgroup's products into the same accumulators, one after the other, as one piece of assembly.

The host makes a call of inline assembly of each `nvvm.wgmma.mma_async`, with every accumulator as operand and result.
Between two of them nothing may happen to the accumulators, yet LLVM spends most of a kernel's time on handing them on.
The instructions are the same, and in the same order.

A kernel has as many accumulators as it can have registers, so two more things about them matter to compile times: each
mention of their type is as long as there are accumulators, unless the type has a name; and LLVM writes constants that they
begin with both in front of a loop and of the branch around it, for the assembler to find out that these are the same.
"""

from __future__ import annotations

import re
from typing import Any

from gpuir.compile.accumulators import Registers, assembly, letter, named_type, registers_of
from gpuir.compile.kernels import walk
from gpuir.host import ir, module

__all__ = ["join_products"]

_NAME = "nvvm.wgmma.mma_async"
#: What may stand between two products that are joined: the first one moves behind it.
_BETWEEN = ("arith.", "index.", "llvm.mlir.constant")
_WORD = re.compile(r"<(\w+)>$")
_SHAPE = re.compile(r"<m = (\d+), n = (\d+), k = (\d+)>")
#: Types of A and B that may be transposed: PTX ISA, wgmma.mma_async.
_TRANSPOSED = ("f16", "bf16")


def join_products(payload: Any) -> None:
    """Replaces chains of two or more products of a block; other ones stay."""
    loops: list[Any] = []
    for number, chain in enumerate(_chains(payload)):
        loop = chain[0].parent
        registers = registers_of(chain, f"acc{number}")
        if registers:
            _multiply(chain, registers)
        elif len(chain) > 1:
            _name_type(_join(chain))
            if loop.name == "scf.for" and loop not in loops:
                loops.append(loop)
    for loop in loops:
        _clear_once(loop)


def _chains(payload: Any) -> list[list[Any]]:
    found: list[list[Any]] = []
    blocks: list[Any] = []
    for op in walk(payload, _NAME):
        if op.block not in blocks:
            blocks.append(op.block)
    for block in blocks:
        open_ = False
        for inner in block.operations:
            name = inner.operation.name
            if name == _NAME:
                op = inner.operation
                if open_ and _continues(found[-1][-1], op):
                    found[-1].append(op)
                else:
                    found.append([op])
                open_ = True
            elif not name.startswith(_BETWEEN):
                open_ = False
    return found


def _continues(before: Any, op: Any) -> bool:
    uses = list(before.results[0].uses)
    return len(uses) == 1 and op.operands[0] == before.results[0] and op.results[0].type == before.results[0].type


def _join(chain: list[Any]) -> Any:
    """The result of the last product, made by all of them."""
    first, last = chain[0], chain[-1]
    struct = first.results[0].type
    elements = module("dialects.llvm").StructType(struct).body
    count = len(elements)
    registers = ", ".join(f"${number}" for number in range(count))
    descriptors: list[Any] = []
    lines = _products(chain, registers, 2 * count)
    for op in chain:
        descriptors += op.operands[1], op.operands[2]
    constraints = (
        [f"={letter(str(elements[0]))}"] * count + [str(number) for number in range(count)] + ["l"] * len(descriptors)
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
        joined = assembly(_block(lines), constraints, [*accumulators, *descriptors], struct)
    last.results[0].replace_all_uses_with(joined)
    for op in reversed(chain):
        op.erase()
    return joined


def _multiply(chain: list[Any], registers: Registers) -> None:
    """The products as one piece of assembly that names its accumulators."""
    last = chain[-1]
    named = ", ".join(registers.names)
    lines = _products(chain, named, 0)
    descriptors = [operand for op in chain for operand in list(op.operands)[1:3]]
    registers.take_over(last)
    with ir.InsertionPoint(last), last.location:
        assembly(_block(lines), ["l"] * len(descriptors), descriptors, None)
    for op in reversed(chain):
        op.erase()


def _block(lines: list[str]) -> str:
    return "{\n.reg .pred p;\n" + "\n".join(lines) + "\n}\n"


def _products(chain: list[Any], registers: str, first: int) -> list[str]:
    """The instructions; the numbers of the descriptors begin with ``first``."""
    # The attributes of a chain are mostly the same ones.
    texts: dict[Any, str] = {}
    return [_product(op, registers, first + 2 * number, texts) for number, op in enumerate(chain)]


def _product(op: Any, registers: str, descriptor: int, texts: dict[Any, str]) -> str:
    """The instruction, with its accumulators and the number of its first descriptor."""
    given = op.attributes
    attributes = {name: given[name] for name in given}
    text = {name: texts.get(one) or texts.setdefault(one, str(one)) for name, one in attributes.items()}
    word = {name: found[1] for name, value in text.items() if (found := _WORD.search(value))}
    shape = "m{}n{}k{}".format(*_SHAPE.search(text["shape"]).groups())  # type: ignore[union-attr]
    name = f"wgmma.mma_async.sync.aligned.{shape}.{word['typeD']}.{word['typeA']}.{word['typeB']}"
    if word.get("satfinite") == "satfinite":
        name += ".satfinite"
    operands = [f"{{{registers}}}", f"${descriptor}", f"${descriptor + 1}", "p"]
    if word["typeD"] != "s32":
        operands += ["1" if word[scale] == "one" else "-1" for scale in ("scaleA", "scaleB")]
    if word["typeA"] in _TRANSPOSED:
        # B is column by column where it is not transposed.
        operands += [str(int(word["layoutA"] == "col")), str(int(word["layoutB"] == "row"))]
    return f"setp.ne.b32 p, {int(word['scaleD'] == 'one')}, 0;\n{name} {', '.join(operands)};"


def _name_type(value: Any) -> None:
    """Gives the struct of accumulators a name, wherever the value goes and comes from; nothing where that leaves functions.

    The name is for the text that LLVM reads, which is a third as long with it.
    """
    named = named_type(value.type)
    web, work = {value}, [value]
    while work:
        reached = _neighbours(work.pop())
        if reached is None:
            return
        work += [other for other in reached if other not in web]
        web.update(reached)
    for one in web:
        one.set_type(named)


#: Ops that make, take apart or hand on a struct, whatever its name.
_MAKES = ("llvm.mlir.zero", "llvm.mlir.undef", "llvm.mlir.poison", "llvm.inline_asm")
_BOUNDS_OF_LOOP = 3


def _neighbours(value: Any) -> list[Any] | None:
    """The values that have to be of the same type as this one; None where an op says what its type is."""
    found: list[Any] = []
    if isinstance(value, ir.OpResult):
        owner = value.owner.operation
        if owner.name == _NAME or owner.name == "llvm.insertvalue":
            found.append(owner.operands[0])
        elif owner.name in ("scf.for", "scf.if"):
            found += _carried(owner, value.result_number)
        elif owner.name not in _MAKES:
            return None
    else:
        loop = value.owner.owner.operation
        if loop.name != "scf.for":
            return None
        found += _carried(loop, value.arg_number - 1)
    for use in value.uses:
        user, number = use.owner.operation, use.operand_number
        if user.name == _NAME or (user.name == "llvm.insertvalue" and not number):
            found.append(user.results[0])
        elif user.name == "scf.for":
            found += _carried(user, number - _BOUNDS_OF_LOOP)
        elif user.name == "scf.yield" and user.parent.name in ("scf.for", "scf.if"):
            found += _carried(user.parent, number)
        elif user.name != "llvm.extractvalue":
            return None
    return found


def _carried(op: Any, number: int) -> list[Any]:
    """One result of an scf.for or scf.if with all that becomes it."""
    yields = [region.blocks[0].operations[-1].operands[number] for region in op.regions]
    if op.name == "scf.if":
        return [op.results[number], *yields]
    argument = op.regions[0].blocks[0].arguments[number + 1]
    return [op.results[number], op.operands[number + _BOUNDS_OF_LOOP], argument, *yields]


def _clear_once(loop: Any) -> None:
    """Makes zeros that a loop's accumulators begin with of instructions in front of it, which LLVM does not repeat."""
    for number, value in enumerate(loop.operands):
        owner = value.owner
        if number < _BOUNDS_OF_LOOP or not isinstance(value, ir.OpResult) or owner.name != "llvm.mlir.zero":
            continue
        if not isinstance(value.type, module("dialects.llvm").StructType):
            continue
        elements = list(map(str, value.type.body))
        lines = [f"mov.b32 ${register}, 0;" for register in range(len(elements))]
        with ir.InsertionPoint(loop), loop.location:
            # Two loops, or two of its accumulators, must not share them: one would be copied.
            loop.operands[number] = assembly(
                "\n".join(lines), [f"={letter(element)}" for element in elements], [], value.type
            )
