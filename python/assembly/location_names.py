"""Names of values that MLIR's printer took from their locations: `%pid = ... loc("pid"("kernel.py":3:9))`.

With that option (`--mlir-use-nameloc-as-prefix`) a value whose location has a name gets this one, with a number behind it
where it is in use. Names are not kept in memory, but locations are: a text is printed as it was if it is known that its
values were named so. Arguments of loops are printed without their locations: they get the name that the text has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from gpuir.assembly import tokens
from gpuir.assembly.result_names import names_without_locations
from gpuir.host import ir

_STRING = r'"(?:[^"\\\n]|\\.)*"'
#: An alias of a location with a name.
_ALIAS = re.compile(rf"^(#loc\d*) = loc\(({_STRING})(?:\((?:#loc|{_STRING}:)|\)$)", re.MULTILINE)
#: A value with a location: the first result of an op, or an argument.
_VALUE = re.compile(
    rf"^ *%([\w$.\-]+)(?::\d+)?(?:, %[^=\n]*)? = [^\n]*? loc\((#loc\d*|{_STRING}[()])[^\n]*$"
    rf'|%([\w$.\-]+): (?:[^\n"%]|"(?:[^"\\\n]|\\.)*")*? loc\((#loc\d*|{_STRING}[()])',
    re.MULTILINE,
)
_ARGUMENT = re.compile(r"arg\d+\Z")
_COUNTED = re.compile(r"(.+)_\d+\Z")

#: Ops with the names of their first region's arguments.
Loops = tuple[tuple[str, tuple[str, ...]], ...]


#: What becomes of characters in a name; others but letters are escaped in strings.
_CHARACTERS = {chr(code): f"{code:X}" for code in range(ord("!"), 127)}


def named_by_location(text: str) -> bool:
    """Whether the first value whose location has a name is named after it."""
    if 'loc("' not in text:
        return False
    aliases = {match[1]: match[2] for match in _ALIAS.finditer(text)}
    for name, location in _located(text):
        named = aliases.get(location) or (location[:-1] if location[0] == '"' else None)
        if named is None:
            continue
        if name.isdigit():
            return False
        wanted = _identifier(named[1:-1])
        counted = _COUNTED.match(name)
        if name == wanted or (counted is not None and counted[1] == wanted):
            return True
        if _ARGUMENT.match(name):
            return False
        # Any other name is one that the op chose.
    return False


def _located(text: str) -> Iterator[tuple[str, str]]:
    """Values and what their locations begin with."""
    for match in _VALUE.finditer(text):
        yield match[1] or match[3], match[2] or match[4]


def _identifier(name: str) -> str:
    """The name as MLIR makes an identifier of it."""
    if not re.match(r"[A-Za-z$._ -]", name):
        name = f"_{name}"  # as what is no number
    return re.sub(r"\\([0-9A-F]{2})|[^A-Za-z0-9$._\-]", lambda match: match[1] or _CHARACTERS.get(match[0], "_"), name)


def loop_names(text: str) -> Loops:
    """What arguments of regions are called whose locations the text does not show, by op in the order of the text."""
    parts = tokens.variables_of(text).split(text)
    patterns = "%s".join([part.replace("%", "%%") for part in parts[::2]]).split("\n")
    return tuple((op, tuple(names)) for op, names in names_without_locations(patterns, parts[1::2]))


def locate(module: ir.Module, loops: Loops) -> None:
    """Gives the arguments of these ops' regions locations with these names."""
    kinds = {op for op, _ in loops}
    ops: list[Any] = []

    def visit(op: Any) -> ir.WalkResult:
        if op.name in kinds and op.regions[0].blocks[0].arguments:
            ops.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    arguments = [list(op.regions[0].blocks[0].arguments) for op in ops]
    if [(op.name, len(each)) for op, each in zip(ops, arguments)] != [(op, len(names)) for op, names in loops]:
        return  # a text of another shape than the printer's
    for each, (_, names) in zip(arguments, loops):
        for argument, name in zip(each, names):
            if name and not _ARGUMENT.match(name):
                argument.set_location(ir.Location.name(name, argument.location, module.context))
