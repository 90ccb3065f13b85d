"""`read`: PTX text to a `Program`.

A statement is one match of a regular expression: comments are blanked out beforehand, so that places stay as they are. Names
of registers, variables and labels in inner scopes that hide others are made unique.

Source: PTX ISA, "Syntax", "Directives", "State Spaces, Types, and Variables".
"""

from __future__ import annotations

import bisect
import re
from collections.abc import Callable
from typing import NoReturn

from gpuir.errors import Diagnostic
from gpuir.ptx import initializers, vectors
from gpuir.ptx.constants import expression
from gpuir.ptx.errors import PtxError, shortened
from gpuir.ptx.lines import NAME, Lines, lines_of, split
from gpuir.ptx.syntax import (
    SIZES,
    Directive,
    Function,
    Instruction,
    Label,
    Location,
    Program,
    Statement,
    Variable,
    integer,
)

__all__ = ["line_starts", "place_of", "read"]

_COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"', re.S)

_NAMES = re.compile(NAME)
#: What begins at the outermost level.
_TOP = re.compile(
    r"\s*(?:(?P<version>\.version\s+(\d+)\.(\d+))|(?P<target>\.target\s+([^\n]+))|(?P<size>\.address_size\s+(\d+))"
    r'|(?P<file>\.file\s+(\d+)\s+"([^"\n]*)"[^\n]*)|(?P<section>\.section\s+[^{};]*\{)|(?P<pragma>\.pragma\s+[^;]*;)'
    r"|(?P<loc>\.loc\s[^\n]*)|(?P<alias>\.alias\s[^;]*;)"
    r"|(?P<linkage>\.(?:extern|visible|weak|common)\b)|(?P<function>\.(?:entry|func)\b)|(?P<variable>\.(?:global|const|shared|tex)\b)"
    r"|(?P<end>\Z))"
)
#: What stands in a function's body.
_BODY = re.compile(
    rf"\s*(?:(?P<code>(?:@\s*(?P<negated>!?)\s*(?P<guard>{NAME})\s+)?(?P<opcode>[a-z][\w.:]*)(?<!:)(?=[\s;])(?!\s*:)\s*(?P<operands>[^;{{}}]*(?:\{{[^;{{}}]*\}}[^;{{}}]*)*);)"
    rf"|\.loc\s+(?P<loc>\d+\s+\d+(?:\s+\d+)?)(?P<inlined>[^\n]*)"
    rf"|(?P<label>{NAME})\s*:(?!:)"
    r"|(?P<reg>\.reg\s+[^;]*;)"
    r"|(?P<open>\{)|(?P<close>\})"
    r"|(?P<directive>\.(?:pragma|branchtargets|calltargets|callprototype)\b[^;]*;)"
    r"|(?P<variable>\.(?:local|shared|param|const|global)\b[^;]*;)"
    r"|(?P<section>\.section\s+[^{};]*\{))"
)
#: Of an instruction, by their numbers, which are found faster than their names.
_CODE = tuple(_BODY.groupindex[name] for name in ("negated", "guard", "opcode", "operands"))
_OPCODE = _BODY.groupindex["opcode"]
_REG = re.compile(r"\.reg\s+(?:\.(v[248])\s+)?\.(\w+)\s+([^;]*);")
_RANGE = re.compile(rf"({NAME})\s*<\s*(\d+)\s*>$")
_VARIABLE = re.compile(
    rf"\s*\.(?P<space>\w+)(?:::\w+)?(?P<words>(?:\s*\.(?:align\s+\d+|attribute\s*\([^)]*\)|[a-z]\w*))*)\s*(?P<name>{NAME})\s*(?P<shape>(?:\[[^\];]*\]\s*)*)"
)
_WORDS = re.compile(r"\.(?:align\s+(\d+)|(\w+))")
_LOC = re.compile(r"(\d+)\s+(\d+)(?:\s+(\d+))?")
_INLINED = re.compile(r"inlined_at\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\b")
_TUNING = re.compile(r"\s*\.(reqntid|maxntid|minnctapersm|maxnctapersm|maxnreg|reqnctapercluster|maxclusterrank|explicitcluster|noreturn|pragma|blocksareclusters|abi_preserve\w*|unified)\b([^.;{]*)")  # fmt: skip
_SYMBOLS = re.compile(rf"(?<![\w.$%]){NAME}")
_DEPTH_MOST = 100
#: The rest of a line on which nothing stands any more.
_END_OF_LINE = re.compile(r"[ \t\r]*\n")
_NO_TEXT = re.compile("[\ud800-\udfff]")
#: Registers of a function, those of all its scopes.
_REGISTERS_MOST = 1 << 19
#: Digits of a number of a directive, and characters of a .loc that need no closer look.
_DIGITS_MOST = 18
#: Bytes of a variable by its state space: more than any chip has.
_BYTES_MOST = {"shared": 1 << 24, "local": 1 << 24, "const": 1 << 24, "param": 1 << 16, "global": 1 << 28}


def _blank(match: re.Match[str]) -> str:
    text = match[0]
    # Strings stay: names of files.
    return text if text[0] == '"' else "".join("\n" if letter == "\n" else " " for letter in text) if "\n" in text else " " * len(text)  # fmt: skip


def place_of(starts: list[int], offset: int) -> tuple[int, int]:
    """Line and column, from 1 on, by the offsets at which lines start."""
    line = bisect.bisect_right(starts, offset)
    return line, offset - starts[line - 1] + 1


def line_starts(text: str) -> list[int]:
    """The offset of each line's first character."""
    return [0, *(match.end() for match in re.finditer("\n", text))]


def read(text: str, filename: str = "-") -> Program:
    """Reads PTX; PtxError with line and column where it is malformed."""
    return _Reader(text, filename).program()


class _Reader:
    def __init__(self, text: str, filename: str):
        # A text that a driver takes ends with NUL.
        self._whole = text.rstrip("\0")
        self._filename = filename
        self._text = _COMMENT.sub(_blank, self._whole)
        self._at = 0
        self._lines: Lines | None = None
        if not text.isascii() and (odd := _NO_TEXT.search(text)):
            self._error(
                f"the character U+{ord(odd[0]):04X} is half of one: the text was not decoded as UTF-8", odd.start()
            )

    def _error(self, message: str, offset: int | None = None) -> NoReturn:
        offset = self._at if offset is None else offset
        while offset < len(self._text) and self._text[offset].isspace():
            offset += 1
        if offset >= len(self._text):
            offset = len(self._text.rstrip())
        line, column = place_of(line_starts(self._text), offset)
        raise PtxError([Diagnostic("error", shortened(message), self._filename, line, column)])

    def lines(self) -> Lines:
        """The text's lines, for the bodies of functions."""
        if self._lines is None:
            self._lines = lines_of(self._text)
        return self._lines

    def _number(self, digits: str, offset: int | None = None) -> int:
        """The number of a directive."""
        if len(digits) > _DIGITS_MOST:
            self._error(f"the number {digits[:12]}... of {len(digits)} digits is too large", offset)
        return int(digits)

    def _rest(self) -> str:
        """The next word, for a message."""
        found = re.match(r"\s*([^\s;,{}()\[\]]+|\S)", self._text[self._at : self._at + 200])
        return f"'{found[1][:40]}'" if found else "the end of the text"

    def program(self) -> Program:
        made = Program((0, 0), (), 64, self._whole)
        linkage = ""
        while True:
            match = _TOP.match(self._text, self._at)
            if not made.version[0] and (match is None or match["version"] is None):
                empty = not self._text.strip()
                self._error(
                    f"PTX begins with .version, {'and the text is empty' if empty else f'not with {self._rest()}'}"
                )
            if match is None:
                self._error(
                    f"expected a directive of a module, such as .version, .entry or .global, not {self._rest()}"
                )
            kind = (
                match.lastgroup
                if match.lastgroup in _TOP_KINDS
                else next(k for k in _TOP_KINDS if match[k] is not None)
            )
            start, self._at = self._at, match.end()
            if kind == "end":
                break
            if kind == "version":
                made.version = self._number(match[2], start), self._number(match[3], start)
            elif kind == "target":
                made.target = tuple(word.strip() for word in match[5].split(","))
            elif kind == "size":
                made.address_size = self._number(match[7], start)
            elif kind == "file":
                made.files[self._number(match[9], start)] = match[10]
            elif kind == "section":
                self._skip_section(match.start("section"))
            elif kind == "linkage":
                linkage = match["linkage"][1:]
                continue
            elif kind == "function":
                function = self._function(match["function"] == ".entry", match.start("function"), linkage)
                known = made.functions.get(function.name)
                if known is None or known.body is None:
                    made.functions[function.name] = function
                elif function.body is not None:
                    self._error(f"'{function.name}' has a body already", function.offset)
            elif kind == "variable":
                self._at = start
                for variable in self._variables(linkage):
                    made.variables[variable.name] = variable
            linkage = ""
        if not made.target:
            self._error("the module has no .target")
        return made

    def _skip_section(self, start: int) -> None:
        end = self._text.find("}", self._at)
        if end < 0:
            self._error("a .section that is not closed by '}'", start)
        self._at = end + 1

    # Variables

    def _variables(self, linkage: str = "") -> list[Variable]:
        """A declaration of variables, up to its semicolon."""
        first = self._variable(linkage)
        made = [first]
        while self._text.startswith(",", self._at):
            self._at += 1
            match = re.compile(rf"\s*({NAME})\s*((?:\[[^\]]*\]\s*)*)").match(self._text, self._at)
            if match is None:
                self._error(f"expected the name of a variable, not {self._rest()}")
            self._at = match.end()
            shape, values = self._initialised(match[1], self._shape(match[2]))
            made.append(
                Variable(
                    match[1], first.space, first.type, shape, match.start(1), first.align, first.vector, values, linkage
                )
            )
            self._small(made[-1])
        self._expect(";")
        return made

    def _expect(self, mark: str) -> None:
        match = re.compile(r"\s*" + re.escape(mark)).match(self._text, self._at)
        if match is None:
            self._error(f"expected '{mark}', not {self._rest()}")
        self._at = match.end()

    def _shape(self, text: str) -> tuple[int, ...]:
        sizes = []
        for size_text in re.findall(r"\[\s*([^\]]*?)\s*\]", text):
            size = integer(size_text) if size_text else 0
            if size is None:
                size = expression(size_text)
            if size is None:
                self._error(f"'{size_text}' is no number of elements")
            sizes.append(size)
        return tuple(sizes)

    def _variable(self, linkage: str = "") -> Variable:
        match = _VARIABLE.match(self._text, self._at)
        if match is None:
            self._error(f"expected the declaration of a variable, as in .global .align 4 .b32 name, not {self._rest()}")
        type, align, vector, pointee = "", 0, 1, None
        for word in _WORDS.finditer(match["words"]):
            if word[1]:
                align = self._number(word[1])
            elif word[2] in SIZES:
                type = word[2]
            elif word[2] in ("v2", "v4", "v8"):
                vector = int(word[2][1])
            elif word[2] == "ptr":
                pointee = ""
            elif word[2] in ("global", "shared", "const", "local", "param") and pointee is not None:
                pointee = word[2]
            elif word[2] in ("texref", "samplerref", "surfref"):
                self._error(
                    f"'{match['name']}' is a .{word[2]}: textures and surfaces are not supported", match.start("name")
                )
            elif word[2] not in ("attribute", "unified", "managed"):
                self._error(f"a variable has no .{word[2]}", match.start("words"))
        if not type:
            self._error(f"the variable '{match['name']}' has no type", match.start("name"))
        if align and (align & (align - 1)):
            self._error(f"an alignment is a power of two, not {align}", match.start("words"))
        if pointee is not None:
            align = 0  # of what the pointer points to
        self._at = match.end()
        shape, values = self._initialised(match["name"], self._shape(match["shape"]))
        made = Variable(
            match["name"], match["space"], type, shape, match.start("name"), align, vector, values, linkage, pointee
        )
        self._small(made)
        return made

    def _small(self, variable: Variable) -> None:
        """Refuses what no chip has room for, before room is made for it."""
        most = _BYTES_MOST.get(variable.space)
        if most is not None and max(variable.size, variable.align) > most:
            self._error(
                f"'{variable.name}' has {variable.size} bytes, aligned to {variable.align}: a variable in .{variable.space} has at most {most} here",
                variable.offset,
            )

    def _initialised(self, name: str, shape: tuple[int, ...]) -> tuple[tuple[int, ...], list[str] | None]:
        """The shape and the values of a variable; a first size that is not said is that of the values."""
        if not re.compile(r"\s*=").match(self._text, self._at):
            return shape, None
        start = self._at
        self._expect("=")
        end = initializers.end(self._text, self._at)
        if end is None:
            self._error("an initialiser that is not closed by ';'", start)
        made = initializers.nested(self._text[self._at : end])
        if made is None:
            self._error(f"the braces of the initialiser of '{name}' do not fit", start)
        self._at = end
        if 0 in shape[1:]:
            self._error(f"'{name}' has elements of no size", start)
        return initializers.filled(made, shape)

    # Functions

    def _parameters(self) -> list[Variable]:
        made: list[Variable] = []
        if not re.compile(r"\s*\(").match(self._text, self._at):
            return made
        self._expect("(")
        if re.compile(r"\s*\)").match(self._text, self._at):
            self._expect(")")
            return made
        while True:
            made.append(self._variable())
            if re.compile(r"\s*,").match(self._text, self._at):
                self._expect(",")
                continue
            self._expect(")")
            return made

    def _function(self, entry: bool, offset: int, linkage: str) -> Function:
        results = [] if entry else self._parameters()
        match = re.compile(rf"\s*({NAME})").match(self._text, self._at)
        if match is None:
            self._error(f"expected the name of a function, not {self._rest()}")
        self._at = match.end()
        function = Function(match[1], entry, match.start(1), self._parameters(), results, linkage)
        while tuning := _TUNING.match(self._text, self._at):
            numbers = (
                tuple(self._number(number) for number in re.findall(r"\d+", tuning[2])) if tuning[1] != "pragma" else ()
            )
            function.tuning[tuning[1]] = numbers
            self._at = tuning.end()
            if tuning[1] == "pragma":
                self._expect(";")
        if re.compile(r"\s*;").match(self._text, self._at):
            self._expect(";")
            return function
        self._expect("{")
        function.body = []
        body = _Body(self, function)
        body.read()
        if body.vectors:
            function.body = vectors.apart(function.body, body.vectors)
        return function


_TOP_KINDS = ("version", "target", "size", "file", "section", "pragma", "loc", "alias", "linkage", "function", "variable", "end")  # fmt: skip


class _Body:
    """The statements between a function's braces."""

    def __init__(self, reader: _Reader, function: Function):
        self._reader, self._function = reader, function
        #: Names that inner scopes gave, by what they are called there; one for each open scope.
        self._scopes: list[dict[str, str]] = [{}]
        self._count = 0
        #: The line from which on the last plain ones were read, and what each text of a .loc says.
        self._line = 0
        self._locations: dict[str, tuple[int, int, int, tuple[int, int, int] | None]] = {}
        #: Registers that are vectors, and how many elements they have.
        self.vectors: dict[str, int] = {}

    def read(self) -> None:
        reader, body = self._reader, self._function.body
        assert body is not None
        text, match_at, at = reader._text, _BODY.match, reader._at
        append: Callable[[Statement], None] = body.append
        scopes, make = self._scopes, tuple.__new__
        while True:
            if len(scopes) == 1 and (blank := _END_OF_LINE.match(text, at)):
                at = self._plain_lines(blank.end(), append)
            match = match_at(text, at)
            if match is None:
                reader._at = at
                self._malformed()
            at = match.end()
            kind = match.lastgroup
            if kind == "operands" or kind == "code":
                negated, guard, opcode, operands = match.group(*_CODE)
                operands = operands.rstrip()
                if len(scopes) > 1 and len(operands) + len(guard or ""):
                    operands = self._renamed(operands)
                    guard = self._renamed(guard) if guard else guard
                # As Instruction(...) makes it, without the call of its own constructor.
                append(make(Instruction, (match.start(_OPCODE), guard or "", negated == "!", opcode, split(operands))))
            elif kind == "inlined":
                if len(match[0]) > _DIGITS_MOST:
                    reader._at = match.start("loc")
                    for each in match["loc"].split():
                        reader._number(each)
                append(Location(match.start("loc"), *self._told(match["loc"] + match["inlined"])))
            elif kind == "label":
                append(Label(match.start("label"), self._label(match["label"], at)))
            elif kind == "reg":
                reader._at = match.start("reg")
                self._registers(match["reg"])
            elif kind == "open":
                if len(scopes) > _DEPTH_MOST:
                    reader._error(f"more than {_DEPTH_MOST} scopes in each other", match.start("open"))
                scopes.append(self._labels_of(at))
            elif kind == "close":
                scopes.pop()
                if not scopes:
                    reader._at = at
                    return
            elif kind == "variable":
                reader._at = match.start("variable")
                for variable in reader._variables():
                    variable.name = self._declare(variable.name)
                    self._function.variables[variable.name] = variable
                at = reader._at
            elif kind == "section":
                reader._at = at
                reader._skip_section(match.start("section"))
                at = reader._at
            else:
                content = match["directive"]
                name, *others = content[1:-1].split(None, 1)
                rest = "".join(others)
                label, last = "", body[-1] if body else None
                if name != "pragma" and isinstance(last, Label):
                    label = last.name
                    body.pop()
                append(Directive(match.start("directive"), name, label, rest.strip()))

    def _plain_lines(self, at: int, append: Callable[[Statement], None]) -> int:
        """Reads lines from the start of one on, up to one that `Lines` does not tell; where that starts."""
        parts, starts = self._reader.lines()
        number = self._line = bisect.bisect_left(starts, at, self._line)
        make, known = tuple.__new__, self._locations
        while True:
            before, negated, guard, opcode, operands, head, loc, label, other = parts[number]
            if opcode:
                # As Instruction(...) makes it, without the call of its own constructor.
                append(
                    make(
                        Instruction,
                        (
                            starts[number] + len(before), guard, negated == "!", opcode,
                            operands.replace(" ", "").split(",") if operands else [],
                        ),
                    )
                )  # fmt: skip
            elif loc:
                told = known.get(loc)
                if told is None:
                    told = known[loc] = self._told(loc)
                append(make(Location, (starts[number] + len(head), *told)))
            elif label:
                name = label.lstrip()
                append(Label(starts[number] + len(label) - len(name), name))
            elif other:
                return starts[number]
            number += 1

    def _told(self, loc: str) -> tuple[int, int, int, tuple[int, int, int] | None]:
        """What the numbers and words of a ``.loc`` say."""
        match = _LOC.match(loc)
        assert match is not None
        inlined = _INLINED.search(loc, match.end())
        return (
            int(match[1]), int(match[2]), int(match[3] or 0),
            (int(inlined[1]), int(inlined[2]), int(inlined[3])) if inlined else None,
        )  # fmt: skip

    def _malformed(self) -> NoReturn:
        reader = self._reader
        rest = reader._text[reader._at :]
        if not rest.strip():
            reader._error(f"the body of '{self._function.name}' is not closed by '}}'")
        texture = re.match(r"\s*\.(texref|surfref|samplerref)", rest)
        if texture:
            reader._error("textures and surfaces are not supported")
        word = reader._rest()
        begin = re.match(rf"\s*(?:@\s*!?\s*{NAME}\s+)?[a-z][\w.:]*\s[^;{{}}]*", rest)
        if begin and begin[0].count("\n") or begin and begin.end() == len(rest):
            reader._error(f"the instruction {word} is not closed by ';'")
        reader._error(f"expected an instruction, a label or a directive, not {word}")

    def _declare(self, name: str) -> str:
        """The unique name of one that is declared in the innermost scope."""
        function = self._function
        known = name in function.registers or name in function.variables
        if len(self._scopes) == 1:
            if known:
                self._reader._error(f"'{name}' is declared twice")
            return name
        if known or name in self._scopes[-1]:
            self._count += 1
            unique = f"{name}#{self._count}"
        else:
            # It is gone behind the scope, where the name may be declared again.
            unique = name
        self._scopes[-1][name] = unique
        return unique

    def _registers(self, text: str) -> None:
        match = _REG.fullmatch(text)
        if match is None:
            self._reader._error("expected registers, as in .reg .b32 %r<10>;")
        vector, type, names = match.groups()
        if type != "pred" and type not in SIZES:
            self._reader._error(f"registers have no type .{type}")
        if vector:
            if vector == "v8":
                self._reader._error("registers are vectors of 2 or 4 elements")
            self._vector_registers(int(vector[-1]), type, names)
            return
        registers = self._function.registers
        for name in names.split(","):
            name = name.strip()
            several = _RANGE.match(name)
            if several is not None:
                prefix, count = several[1], self._reader._number(several[2])
                if len(registers) + count > _REGISTERS_MOST:
                    self._reader._error(
                        f"{count} registers are too many: a function has at most {_REGISTERS_MOST} here"
                    )
                if len(self._scopes) == 1:
                    registers.update(dict.fromkeys([f"{prefix}{i}" for i in range(count)], type))
                else:
                    for i in range(count):
                        registers[self._declare(f"{prefix}{i}")] = type
            elif _NAMES.fullmatch(name):
                registers[self._declare(name)] = type
            else:
                self._reader._error(f"expected the name of a register, not '{name}'")

    def _vector_registers(self, length: int, type: str, names: str) -> None:
        """Declares a register for each element of vectors."""
        for name in (each.strip() for each in names.split(",")):
            several = _RANGE.match(name)
            count = self._reader._number(several[2]) if several is not None else 1
            if (
                not several
                and not _NAMES.fullmatch(name)
                or len(self._function.registers) + 4 * count > _REGISTERS_MOST
            ):
                self._reader._error(f"expected the name of a register, not '{name}', or of fewer")
            for each in [f"{several[1]}{i}" for i in range(count)] if several is not None else [name]:
                unique = self._declare(each)
                self.vectors[unique] = length
                self._function.registers.update({vectors.part_of(unique, axis): type for axis in vectors.AXES[:length]})

    def _labels_of(self, at: int) -> dict[str, str]:
        """The labels of a scope that begins, which may hide others and be used before they stand."""
        text, depth, found, end = self._reader._text, 1, {}, at
        for mark in re.compile(rf"[{{}}]|(?<=[\s;{{}}])({NAME})\s*:(?!:)").finditer(text, at):
            if mark[0] == "{":
                depth += 1
            elif mark[0] == "}":
                depth -= 1
                if not depth:
                    break
            elif depth == 1:
                self._count += 1
                found[mark[1]] = f"{mark[1]}#{self._count}"
            end = mark.end()
        del end
        return found

    def _label(self, name: str, at: int) -> str:
        return self._renamed(name) if len(self._scopes) > 1 else name

    def _renamed(self, text: str) -> str:
        scopes = self._scopes

        def unique(match: re.Match[str]) -> str:
            name = match[0]
            for scope in reversed(scopes):
                if name in scope:
                    return scope[name]
            return name

        return _SYMBOLS.sub(unique, text)
