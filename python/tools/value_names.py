"""``--mlir-print-value-users`` and ``--mlir-print-unique-ssa-ids``: SSA names chosen again, and comments on who uses what.

The host prints with neither. Its text is therefore printed a second time, of a copy in which all ops and block arguments have
locations that say which they are: names of values follow them, and so does the end of each op. What stands at the same
place in the first text is then known, and gets the name that MLIR's printer would choose with these flags.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gpuir.assembly.document import asm
from gpuir.assembly.stack import descend
from gpuir.errors import Error
from gpuir.host import ir

__all__ = ["named_text"]

#: A value that has a name of its own: an op's number and that of the first result of several that share a name, or a
#: block argument's number and -1.
Named = tuple[int, int]

_NAME_OR_STRING = re.compile(r'"(?:[^"\\]|\\.)*"|//.*|%(?P<name>[\w$.-]+)')
_RESULTS = re.compile(r"\s*(?P<names>%[\w$.-]+(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)*) = ")
_RESULT = re.compile(r"%([\w$.-]+)(?::(\d+))?")
_END = re.compile(r" loc\((?:(#loc\d*)|(\".*\"))\)\Z")
_ALIAS = re.compile(r'(#loc\d*) = loc\((".*")\)\Z')
_MARK = re.compile(r"gpuir\.([va])(\d+)\Z")
_COUNTED = re.compile(r"(.+)_(\d+)\Z")
_LABEL = re.compile(r"\s*\^\w+[(:]")


def named_text(op: ir.Operation, *, users: bool, unique: bool, **options: Any) -> str:
    """`gpuir.asm` of an op, with the users of values in comments, and with names that are unique in all of it."""
    text = asm(op, **options)
    if text.startswith('"') and not options.get("generic"):
        return text  # of an op that does not verify
    return _Text(op, text, options).written(users, unique)


class _Tree:
    """An op with all that is nested in it, numbered in the order in which it is walked."""

    def __init__(self, root: ir.Operation):
        self.ops: list[ir.Operation] = []
        self.arguments: list[ir.BlockArgument] = []
        self.numbers: dict[ir.Operation, int] = {}

        def visit(op: Any) -> ir.WalkResult:
            self.numbers[op.operation] = len(self.ops)
            self.ops.append(op.operation)
            for region in op.operation.regions:
                for block in region.blocks:
                    self.arguments += block.arguments
            return ir.WalkResult.ADVANCE

        root.walk(visit, ir.WalkOrder.PRE_ORDER)
        self.argument_numbers = {argument: number for number, argument in enumerate(self.arguments)}


def _marked(root: ir.Operation, options: Mapping[str, Any]) -> list[str]:
    """The lines of the op's text with marks for locations, from those of all values and ops on."""
    copy = root.clone(ip=False)
    tree = _Tree(copy)
    context = root.context
    for number, op in enumerate(tree.ops):
        op.location = ir.Location.name(f"gpuir.v{number}", context=context)
    for number, argument in enumerate(tree.arguments):
        argument.set_location(ir.Location.name(f"gpuir.a{number}", context=context))
    return asm(copy, **{**options, "debuginfo": True, "nameloc_prefix": True}).split("\n")


class _Text:
    """The text of an op, and what each of its lines says."""

    def __init__(self, root: ir.Operation, text: str, options: Mapping[str, Any]):
        self.root, self.tree, self.generic = root, _Tree(root), bool(options.get("generic"))
        marked = _marked(root, options)
        aliases = {match[1]: match[2] for line in marked if (match := _ALIAS.match(line))}
        #: Line at which each printed op ends.
        self.ends: dict[int, int] = {}
        for number, line in enumerate(marked):
            if not line.startswith("#") and (match := _END.search(line)):
                mark = _MARK.match((match[2] or aliases.get(match[1], "")).strip('"'))
                if mark is not None:
                    self.ends[int(mark[2])] = number
        first = next((number for number, line in enumerate(marked) if line and line[0] not in "#!"), 0)
        self.marked = marked[first : self.ends[0] + 1]
        self.ends = {op: line - first for op, line in self.ends.items()}
        self.at_end = {line: op for op, line in self.ends.items()}
        lines = text.split("\n")
        begin = next((number for number, line in enumerate(lines) if line and line[0] not in "#!"), 0)
        last = begin + len(self.marked)
        self.before, self.lines, self.behind = lines[:begin], lines[begin:last], lines[last:]
        #: Blocks whose first line is this one.
        self.blocks: dict[int, list[ir.Block]] = {}
        #: The names of results that each line can see, of the regions from the outermost in.
        self.scopes: list[tuple[dict[str, Named], ...]] = [()] * len(self.lines)
        #: Sizes of the groups of results that have one name.
        self.groups: dict[int, list[int]] = {}

    # Which line says what ------------------------------------------------------------------------------------------------

    def _op(self, op: ir.Operation, start: int, scopes: tuple[dict[str, Named], ...]) -> None:
        number = self.tree.numbers[op]
        end = self.ends[number]
        for line in range(start, end + 1):
            self.scopes[line] = scopes
        if match := _RESULTS.match(self.marked[start]):
            result, sizes = 0, []
            for name, size in _RESULT.findall(match["names"]):
                scopes[-1][name] = number, result
                sizes.append(int(size or 1))
                result += sizes[-1]
            self.groups[number] = sizes
        waiting = [region for region in op.regions if len(region.blocks)]
        cursor = start
        while waiting and (opened := self._opened(cursor, end)) is not None:
            region = self._region(op, waiting, opened)
            waiting.remove(region)
            cursor = self._blocks(region, opened + 1, scopes)

    def _opened(self, cursor: int, end: int) -> int | None:
        """The next line that opens a region."""
        return next((line for line in range(cursor, end) if self.marked[line].rstrip().endswith("{")), None)

    def _region(self, op: ir.Operation, waiting: list[ir.Region], opened: int) -> ir.Region:
        """The region that the line opens: the one of the first op behind it."""
        line = opened + 1
        while line not in self.at_end:
            line += 1
        inner = self.tree.ops[self.at_end[line]]
        while inner != op and inner.parent is not None and inner.parent.operation != op:
            inner = inner.parent.operation
        if inner == op:
            return next((one for one in waiting if not any(True for _ in self._printed(one))), waiting[0])
        around = inner.block.region
        return next(one for one in waiting if one == around)

    def _printed(self, region: ir.Region) -> Iterator[ir.Operation]:
        for block in region.blocks:
            for op in block.operations:
                if self.tree.numbers[op.operation] in self.ends:
                    yield op.operation

    def _blocks(self, region: ir.Region, cursor: int, scopes: tuple[dict[str, Named], ...]) -> int:
        """The line behind the region's."""
        inside = (*scopes, {})
        for block in region.blocks:
            if _LABEL.match(self.marked[cursor]):
                self.scopes[cursor] = inside
                cursor += 1
            self.blocks.setdefault(cursor, []).append(block)
            for op in block.operations:
                if self.tree.numbers[op.operation] in self.ends:
                    descend(self._op, op.operation, cursor, inside)
                    cursor = self.ends[self.tree.numbers[op.operation]] + 1
        return cursor

    def _named(self, name: str, line: int) -> Named:
        """The value that a name in the text with marks stands for."""
        for scope in reversed(self.scopes[line]):
            if name in scope:
                return scope[name]
        mark = _MARK.match(name)
        if mark is None:
            raise Error(f"cannot tell which value '%{name}' is: print without the flags on names and users of values")
        return (int(mark[2]), 0 if mark[1] == "v" else -1)

    def _values(self) -> Iterator[tuple[int, re.Match[str], Named]]:
        """Each name in the text, with its line and its value."""
        for line, (text, marked) in enumerate(zip(self.lines, self.marked)):
            names = [match for match in _NAME_OR_STRING.finditer(text) if match["name"]]
            marks = [match for match in _NAME_OR_STRING.finditer(marked) if match["name"]]
            if len(names) != len(marks):
                raise Error("cannot print names and users of values: the op's text depends on locations")
            for name, mark in zip(names, marks):
                yield line, name, self._named(mark["name"], line)

    # The new text --------------------------------------------------------------------------------------------------------

    def written(self, users: bool, unique: bool) -> str:
        """The text with names, numbers and comments as the flags ask for."""
        self._op(self.root, 0, ({},))
        found = list(self._values())
        printed = {named: match["name"] for _, match, named in found}
        names = _Numbering(self.tree, self.groups, printed, self.generic).names(users, unique)
        parts: list[list[str]] = [[] for _ in self.lines]
        copied = [0] * len(self.lines)
        for line, match, named in found:
            parts[line] += [self.lines[line][copied[line] : match.start()], "%", names.values[named]]
            copied[line] = match.end()
        lines: list[str] = []
        for line, text in enumerate(self.lines):
            if users:
                for block in self.blocks.get(line, ()):
                    lines += [f"{self._indent(line)}{names.uses_of(argument)}" for argument in block.arguments]
            end = names.users_of(self.tree.ops[self.at_end[line]]) if users and line in self.at_end else ""
            lines.append("".join([*parts[line], text[copied[line] :], end]))
        return "\n".join([*self.before, *lines, *self.behind])

    def _indent(self, line: int) -> str:
        """The indentation of the ops of a block that begins at the line."""
        text, above = self.lines[line], self.lines[line - 1]
        blank = len(text) - len(text.lstrip())
        if text.lstrip().startswith(("}", "^")):  # nothing of the block is printed
            blank = len(above) - len(above.lstrip()) + 2
        return " " * blank


# Numbers --------------------------------------------------------------------------------------------------------------


class _Names:
    """SSA names and numbers of an op and of what is nested in it."""

    def __init__(self, tree: _Tree, groups: Mapping[int, list[int]]):
        self.tree, self.groups = tree, groups
        self.values: dict[Named, str] = {}
        #: Of ops without results, which have numbers where users are printed.
        self.ops: dict[int, int] = {}

    def _value(self, value: ir.Value) -> str:
        if isinstance(value, ir.BlockArgument):
            return f"%{self.values[self.tree.argument_numbers[value], -1]}"
        assert isinstance(value, ir.OpResult)
        op, index, first = self.tree.numbers[value.owner.operation], value.result_number, 0
        for size in self.groups[op]:
            if index < first + size:
                break
            first += size
        return f"%{self.values[op, first]}" + (f"#{index - first}" if size > 1 else "")

    def _op(self, op: ir.Operation) -> str:
        if len(op.results):
            return ", ".join(map(self._value, op.results))
        return f"%{self.ops[self.tree.numbers[op]]}"

    @staticmethod
    def _users(value: ir.Value) -> list[ir.Operation]:
        return list(dict.fromkeys(use.owner.operation for use in value.uses))

    def _used_by(self, value: ir.Value) -> str:
        return ", ".join(map(self._op, self._users(value))) or "unused"

    def uses_of(self, argument: ir.BlockArgument) -> str:
        """The comment on a block argument."""
        used = self._used_by(argument)
        return f"// {self._value(argument)} is {used if used == 'unused' else f'used by {used}'}"

    def users_of(self, op: ir.Operation) -> str:
        """The comment behind an op."""
        results = list(op.results)
        if not results:
            return f" // id: {self._op(op)}" if len(op.operands) else ""
        users = list(dict.fromkeys(user for result in results for user in self._users(result)))
        if not users:
            return " // unused"
        one = len(results) == 1 == len(users) and len(users[0].results) <= 1
        used = [self._used_by(result) for result in results]
        return f" // user{'' if one else 's'}: " + (f"({'), ('.join(used)})" if len(used) > 1 else used[0])


class _Numbering:
    """MLIR's rule for names: a region's values in their order, then nested regions; a name in use gets a number behind it."""

    def __init__(self, tree: _Tree, groups: dict[int, list[int]], printed: Mapping[Named, str], generic: bool):
        self.tree, self.generic = tree, generic
        root = tree.ops[0]
        state = ir.AsmState(root)
        #: All names as they are printed without flags; what is in a region that its op does not print has names too.
        self.plain = dict(printed)
        self.groups = dict(groups)
        for number, op in enumerate(tree.ops):
            if len(op.results) and number not in groups:
                stems = [result.get_name(state)[1:].partition("#")[0] for result in op.results]
                self.groups[number] = [stems.count(stem) for stem in dict.fromkeys(stems)]
            first = 0
            for size in self.groups.get(number, ()):
                if (number, first) not in self.plain:
                    self.plain[number, first] = op.results[first].get_name(state)[1:].partition("#")[0]
                first += size
        for number, argument in enumerate(tree.arguments):
            if (number, -1) not in self.plain:
                self.plain[number, -1] = argument.get_name(state)[1:]
        #: What an op asked for by the name that it got; empty: a number.
        self.asked: dict[Named, str] = {}

    def names(self, users: bool, unique: bool) -> _Names:
        """The names with these flags."""
        self._run(False, False, learn=True)
        return self._run(users, unique, learn=False)

    def _run(self, users: bool, unique: bool, *, learn: bool) -> _Names:
        names = _Names(self.tree, self.groups)
        tree, values = self.tree, names.values
        value_id = argument_id = conflict_id = 0
        used: tuple[set[str], ...] = (set(),)

        def taken(name: str) -> bool:
            return any(name in scope for scope in used)

        def set_name(named: Named, entry: bool = False) -> None:
            nonlocal value_id, argument_id, conflict_id
            if learn:
                self.asked[named] = asked = self._asked(self.plain[named], taken, entry, argument_id)
            else:
                asked = self.asked[named]
            if entry and asked == "arg":
                asked = f"arg{argument_id}"
                argument_id += 1
            if not asked:
                values[named] = str(value_id)
                value_id += 1
                return
            name = asked
            while taken(name):
                name = f"{asked}_{conflict_id}"
                conflict_id += 1
            used[-1].add(name)
            values[named] = name

        def number_op(op: ir.Operation) -> None:
            nonlocal value_id
            number, first = tree.numbers[op], 0
            for size in self.groups.get(number, ()):
                set_name((number, first))
                first += size
            if not first and users:
                names.ops[number] = value_id
                value_id += 1

        root = tree.ops[0]
        waiting = [(region, 0, 0, 0, used) for region in root.regions]
        number_op(root)
        while waiting:
            region, values_before, arguments_before, conflicts_before, around = waiting.pop()
            if not (unique or self.generic):  # whose names are unique in any case
                value_id, argument_id, conflict_id = values_before, arguments_before, conflicts_before
            used = (*around, set())
            for position, block in enumerate(region.blocks):
                for argument in block.arguments:
                    set_name((tree.argument_numbers[argument], -1), entry=position == 0)
                for op in block.operations:
                    number_op(op.operation)
            waiting += [
                (inner, value_id, argument_id, conflict_id, used)
                for block in region.blocks
                for op in block.operations
                for inner in op.operation.regions
            ]
        if learn and values != self.plain:
            raise Error("cannot print names and users of values: the op's text names values by rules of its own")
        return names

    @staticmethod
    def _asked(name: str, taken: Callable[[str], bool], entry: bool, argument_id: int) -> str:
        """What the op asked for that got the name."""
        if name.isdecimal():
            return ""
        counted = _COUNTED.match(name)
        if counted is not None and taken(counted[1]):
            name = counted[1]
        return "arg" if entry and name == f"arg{argument_id}" else name
