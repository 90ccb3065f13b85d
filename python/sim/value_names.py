"""Names of SSA values, as users know them: those in the text that they gave, and those that ``gpuir.asm`` prints.

MLIR forgets the names of a text. Where the ops' locations are places in it, their names are read there again.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

__all__ = ["ValueNames"]

_NAME = r"%[\w.$-]+"
#: What stands in front of an op that has results: their names, each perhaps of several values (``%x:2``).
_RESULTS = re.compile(rf"((?:{_NAME}(?:\s*:\s*\d+)?\s*,\s*)*{_NAME}(?:\s*:\s*\d+)?)\s*=\s*$")
#: Arguments of a block in front of its ops: ``%i = %lower to``, ``iter_args(%x = %y)``, ``(%x: i32)``.
_ASSIGNED, _TYPED = re.compile(rf"({_NAME})\s*="), re.compile(rf"({_NAME})\s*:")


class ValueNames:
    """Names of the values of a function: of its arguments, of the results of its ops, of what its loops carry.

    ``text``: what the module was read from, if it is known.
    """

    def __init__(self, function: Op, text: str | None):
        self._lines = None if text is None else text.splitlines()
        self._names: dict[ir.Value, str] = {}
        self._values: dict[str, list[ir.Value]] = {}
        around = function
        while around.parent is not None:
            around = around.parent.operation
        state = ir.AsmState(around)
        printed: list[tuple[ir.Value, str]] = []
        for op in _within(function):
            values = [
                *op.results,
                *(each for region in op.regions for block in region.blocks for each in block.arguments),
            ]
            for value, name in self._said(op):
                self._keep(value, name)
            printed += [(value, value.get_name(state)) for value in values]
        for value, name in printed:
            self._names.setdefault(plain(value), name)
            if name not in self._values:
                self._keep(value, name)

    def _keep(self, value: ir.Value, name: str) -> None:
        self._names.setdefault(plain(value), name)
        self._values.setdefault(name, []).append(value)

    def _said(self, op: Op) -> Iterator[tuple[ir.Value, str]]:
        """Names that the text has for the op's results and for the arguments of its first block."""
        location = op.location
        if (
            self._lines is None
            or not isinstance(location, ir.FileLineColLoc)
            or not 0 < location.start_line <= len(self._lines)
        ):
            return
        line, column = self._lines[location.start_line - 1], location.start_col - 1
        if not line[column:].lstrip('"').startswith((op.name, document_name(op.name))):
            return
        found = _RESULTS.search(line[:column])
        if found is not None:
            names = list(_each(found[1]))
            if len(names) == len(op.results):
                yield from zip(op.results, names)
        arguments = [
            each for region in list(op.regions)[:1] for block in list(region.blocks)[:1] for each in block.arguments
        ]
        if arguments:
            head = line[column:] + "\n" + "\n".join(self._lines[location.start_line : location.start_line + 8])
            names = _arguments(head, len(arguments))
            yield from zip(arguments, names)

    def of(self, value: ir.Value) -> str:
        """The name of a value; "" of one outside of the function."""
        return self._names.get(plain(value), "")

    def find(self, name: str) -> ir.Value:
        """The value of that name, ``%x``, or ``%x@12`` where several values have it: the one that line 12 defines."""
        base, _, line = name.partition("@")
        values = self._values.get(base, [])
        if line:
            values = [value for value in values if str(_line(value)) == line]
        if len(values) == 1:
            return values[0]
        if values:
            places = ", ".join(f"{base}@{_line(value)}" for value in values)
            raise Error(f"watch: {name} is the name of several values: say which one, {places}")
        near = difflib.get_close_matches(base, self._values, n=3, cutoff=0.5)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        where = f" at line {line}" if line else ""
        raise Error(
            f"watch: there is no value {base}{where} in the function{hint} (its names are those in the text, or in gpuir.asm)"
        )


def _within(function: Op) -> Iterator[Op]:
    """The function and all ops in it, each before what is in its regions."""
    yield function
    for region in function.regions:
        for block in region.blocks:
            for op in block.operations:
                yield from _within(op.operation)


def _each(names: str) -> Iterator[str]:
    for part in names.split(","):
        name, _, count = (each.strip() for each in part.partition(":"))
        if count:
            yield from (f"{name}#{number}" for number in range(int(count)))
        else:
            yield name


def _arguments(head: str, count: int) -> list[str]:
    """Names of the block's arguments in the text of its op; none where there are not as many."""
    block = re.match(r"[^{]*\{\s*\^\w+\(", head)
    opened = head[block.end() :] if block else head.partition("{")[0]
    for pattern in (_TYPED,) if block else (_ASSIGNED, _TYPED):
        names = pattern.findall(opened if not block else opened.partition("\n")[0])
        if len(names) == count:
            return names
    # Arguments of a function may have dictionaries of attributes behind them.
    names = _TYPED.findall(head.partition("\n")[0])
    return names if len(names) == count else []


def _line(value: ir.Value) -> int:
    owner = value.owner
    op = owner.owner if isinstance(owner, ir.Block) else owner
    location = op.operation.location
    return location.start_line if isinstance(location, ir.FileLineColLoc) else 0
