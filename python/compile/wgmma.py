"""In the worker: a warpgroup's products into the same accumulators, one after the other, as one piece of assembly.

The host makes a call of inline assembly of each `nvvm.wgmma.mma_async`, with every accumulator as operand and result.
Between two of them nothing may happen to the accumulators, yet LLVM spends most of a kernel's time on handing them on.
The instructions are the same, and in the same order.
"""

from __future__ import annotations

import re
from typing import Any

from gpuir.host import ir

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
    for chain in _chains(payload):
        if len(chain) > 1:
            _join(chain)


def _chains(payload: Any) -> list[list[Any]]:
    found: list[list[Any]] = []

    def visit(op: Any) -> Any:
        for region in op.regions:
            for block in region:
                open_ = False
                for inner in block.operations:
                    inner = inner.operation
                    if inner.name == _NAME:
                        if open_ and _continues(found[-1][-1], inner):
                            found[-1].append(inner)
                        else:
                            found.append([inner])
                        open_ = True
                    elif not inner.name.startswith(_BETWEEN):
                        open_ = False
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit)
    return found


def _continues(before: Any, op: Any) -> bool:
    uses = list(before.results[0].uses)
    return len(uses) == 1 and op.operands[0] == before.results[0] and op.results[0].type == before.results[0].type


def _join(chain: list[Any]) -> None:
    first, last = chain[0], chain[-1]
    struct = first.results[0].type
    elements = re.findall(r"\w+", str(struct).partition("<(")[2])
    count = len(elements)
    registers = ", ".join(f"${number}" for number in range(count))
    descriptors: list[Any] = []
    lines = [_product(op, registers, 2 * count + 2 * number) for number, op in enumerate(chain)]
    for op in chain:
        descriptors += op.operands[1], op.operands[2]
    letter = "f" if elements[0] == "f32" else "r"
    constraints = [f"={letter}"] * count + [str(number) for number in range(count)] + ["l"] * len(descriptors)
    with ir.InsertionPoint(last), last.location:
        accumulators = [
            ir.Operation.create(
                "llvm.extractvalue",
                results=[ir.Type.parse(element)],
                operands=[first.operands[0]],
                attributes={"position": ir.DenseI64ArrayAttr.get([number])},
            ).result
            for number, element in enumerate(elements)
        ]
        joined = ir.Operation.create(
            "llvm.inline_asm",
            results=[struct],
            operands=[*accumulators, *descriptors],
            attributes={
                "asm_string": ir.StringAttr.get("{\n.reg .pred p;\n" + "\n".join(lines) + "\n}\n"),
                "constraints": ir.StringAttr.get(",".join(constraints)),
                "has_side_effects": ir.UnitAttr.get(),
                "asm_dialect": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0),
            },
        )
    last.results[0].replace_all_uses_with(joined.results[0])
    for op in reversed(chain):
        op.erase()


def _product(op: Any, registers: str, descriptor: int) -> str:
    """The instruction, with its accumulators and the number of its first descriptor."""
    text = {name: str(op.attributes[name]) for name in op.attributes}
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
