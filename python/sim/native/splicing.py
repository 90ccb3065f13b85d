"""Code that is written as text, put in where ops of the host are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import ir
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.outline import nested
from gpuir.sim.structure import plain

__all__ = ["spliced"]


def spliced(
    values: Sequence[Any], results: Sequence[ir.Type], write: Callable[[Lines, Sequence[str]], Sequence[str]]
) -> list[Any]:
    """Puts in what ``write`` writes of the names of these values; the values of the names that it gives, which are of the types ``results``."""
    e, names = Lines(), [f"%given{number}" for number in range(len(values))]
    made, types = write(e, names), ", ".join(map(str, results))
    head = ", ".join(f"{name}: {value.type}" for name, value in zip(names, values))
    lines = [
        f"func.func @spliced({head}) -> ({types}) {{",
        *e.first,
        *e.body,
        f"return {', '.join(made)} : {types}",
        "}",
    ]
    holder = ir.Module.parse("\n".join(lines))
    block = holder.body.operations[0].operation.regions[0].blocks[0]
    known = dict(zip(map(plain, block.arguments), values))
    *ops, end = (each.operation for each in block.operations)
    for op in ops:
        copy = op.clone().operation
        for each in nested(copy):
            for number, operand in enumerate(each.operands):
                if plain(operand) in known:
                    each.operands[number] = known[plain(operand)]
        known.update(zip(map(plain, op.results), copy.results))
    return [known[plain(each)] for each in end.operands]
