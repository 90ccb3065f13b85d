"""A PTX module as the text of a gpu.module: variables, functions, and what both refer to."""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence
from typing import NoReturn

import numpy as np

from gpuir.errors import Diagnostic
from gpuir.interop.ptx import asynchronous, calls, conversions, matrices, memory, moves, tensor_memory, video, warps  # noqa: F401  (they register what they translate)
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.pointers import pointer_parameters
from gpuir.interop.ptx.types import MLIR, SPACES
from gpuir.ptx import DATA_LAYOUT, Function, Program, PtxError, Variable, expression, integer, line_starts, place_of
from gpuir.ptx.errors import shortened

__all__ = ["Modules", "translate"]

_TUNING = {
    "reqntid": "nvvm.reqntid", "maxntid": "nvvm.maxntid", "minnctapersm": "nvvm.minctasm", "maxnreg": "nvvm.maxnreg",
    "reqnctapercluster": "nvvm.cluster_dim", "maxclusterrank": "nvvm.cluster_max_blocks",
}  # fmt: skip
_SINGLE = ("minnctapersm", "maxnreg", "maxclusterrank")


def translate(program: Program, name: str, filename: str, libraries: Sequence[str] = ()) -> str:
    """The text of a module."""
    return Modules(program, filename, libraries).text(name)


def quoted(name: str) -> str:
    """A symbol."""
    return f'@"{name}"'


class Modules:
    """One module; functions ask it for symbols, files and places."""

    def __init__(self, program: Program, filename: str, libraries: Sequence[str] = (), *, shortens: bool = True):
        self._shortens = shortens
        self._structs: dict[str, str] = {}
        self.program, self._filename = program, filename
        self._libraries = {
            number for number, file in program.files.items() if any(file.startswith(each) for each in libraries)
        }
        self._starts = line_starts(program.text)
        #: The offset of each line's first character.
        self.starts = np.array(self._starts, np.int64)
        #: What a location begins with.
        self.quoted_file = f'"{filename}":'
        self._globals: list[str] = []
        self._symbols: dict[str, tuple[str, str]] = {}
        self._declared: dict[str, str] = {}

    def struct(self, types: Sequence[str]) -> str:
        """A struct's type, by a name where it is long: products have many members, and the host reads each mention."""
        text = f"!llvm.struct<({', '.join(types)})>"
        if len(types) < 3 or not self._shortens:
            return text
        return self._structs.setdefault(text, f"!s{len(self._structs)}")

    def error(self, message: str, offset: int) -> NoReturn:
        """Raises PtxError at a place in the text."""
        raise PtxError([Diagnostic("error", shortened(message), self._filename, *place_of(self._starts, offset))])

    def offset_location(self, offset: int) -> str:
        """A place in the PTX as a location."""
        line, column = place_of(self._starts, offset)
        return f"{self.quoted_file}{line}:{column}"

    def file(self, number: int) -> str:
        """The quoted name of a file, "" where the text has none of that number, as where its tables are cut off."""
        if number not in self.program.files:
            return ""
        return '"' + self.program.files[number].replace("\\", "\\\\").replace('"', '\\"') + '"'

    def of_library(self, number: int) -> bool:
        """Whether a file is one whose lines the user does not know."""
        return number in self._libraries

    def text(self, name: str) -> str:
        """All of the module."""
        for variable in self.program.variables.values():
            # One whose address another begins with is there already.
            if variable.name not in self._symbols:
                self._variable(variable, variable.name)
        functions = [self._function(function) for function in self.program.functions.values()]
        chip = self.program.target[0]
        major, minor = self.program.version
        return "\n".join(
            [
                *(f"{name} = {type}" for type, name in self._structs.items()),
                "module attributes {gpu.container_module} {",
                f'gpu.module {quoted(name)} [#nvvm.target<chip = "{chip}", features = "+ptx{major}{minor}">] attributes {{llvm.data_layout = "{DATA_LAYOUT}"}} {{',
                *self._globals, *self._declared.values(), *functions, "}", "}",
            ]
        )  # fmt: skip

    # Variables

    def symbol(self, name: str, function: Function) -> tuple[str, str] | None:
        """A variable's or function's symbol, and the type of a pointer to it."""
        local = function.variables.get(name)
        if local is not None:
            # Functions may have variables of one name.
            key = f"{function.name}\0{name}"
            if key not in self._symbols:
                self._symbols[key] = self._variable(local, self._unused(name))
            return self._symbols[key]
        if name in self._symbols:
            return self._symbols[name]
        if name in self.program.functions:
            return quoted(name), "!llvm.ptr"
        return None

    def _unused(self, name: str) -> str:
        used = {symbol for symbol, _ in self._symbols.values()} | {quoted(each) for each in self.program.functions}
        while quoted(name) in used:
            name += "."
        return name

    def _variable(self, variable: Variable, name: str) -> tuple[str, str]:
        space = SPACES.get(variable.space)
        if space is None:
            self.error(f"a variable in .{variable.space} is not supported", variable.offset)
        type, align = f"!llvm.ptr<{space}>" if space else "!llvm.ptr", variable.align or variable.element
        made = self._symbols[name] = quoted(name), type
        dynamic = (
            bool(variable.shape)
            and variable.shape[0] == 0
            or variable.space == "shared"
            and variable.linkage == "extern"
        )
        linkage = "external" if variable.linkage in ("extern", "visible") or dynamic else "internal"
        size = 0 if dynamic else variable.size
        value = ""
        content = f"!llvm.array<{size} x i8>"
        region = ""
        if variable.space != "shared" and not dynamic:
            constant = "constant " if variable.space == "const" and variable.linkage != "extern" else ""
            if variable.values is not None and any(_is_address(each) for each in variable.values):
                content, region = self._addresses(variable)
            elif variable.linkage != "extern":
                value = self._bytes(variable, size)
        else:
            constant = ""
        attributes = f"addr_space = {space} : i32, alignment = {align} : i64"
        self._globals.append(
            f"llvm.mlir.global {linkage} {constant}{quoted(name)}({value}) {{{attributes}}} : {content}{region} loc({self.offset_location(variable.offset)})"
        )
        return made

    def _bytes(self, variable: Variable, size: int) -> str:
        """The initialiser; what it does not say is zero."""
        data = bytearray()
        element = variable.element // variable.vector
        for text in variable.values or ():
            data += self._number(text, variable, element)
        if len(data) > size:
            self.error(f"'{variable.name}' has {len(data)} bytes of initialisers, and holds {size}", variable.offset)
        data += bytes(size - len(data))
        return '"' + "".join(f"\\{byte:02X}" for byte in data) + '"'

    def _number(self, text: str, variable: Variable, element: int) -> bytes:
        hexadecimal = re.fullmatch(r"0[fFdD]([0-9a-fA-F]{8}(?:[0-9a-fA-F]{8})?)", text)
        value = int(hexadecimal[1], 16) if hexadecimal else integer(text)
        if value is None:
            value = expression(text)
        if value is None:
            if re.fullmatch(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", text) and variable.type in ("f32", "f64"):
                return struct.pack("<f" if element == 4 else "<d", float(text))
            self.error(f"'{text}' is no number", variable.offset)
        return (value & ((1 << 8 * element) - 1)).to_bytes(element, "little")

    def _addresses(self, variable: Variable) -> tuple[str, str]:
        """The type and the region of an initialiser with addresses."""
        element = variable.element // variable.vector
        if element != 8:
            self.error(
                f"an address in an initialiser of .{variable.type} is not supported: .u64 holds one", variable.offset
            )
        count = variable.size // element
        type = f"!llvm.array<{count} x i64>"
        lines, last = [f"%v0 = llvm.mlir.zero : {type}"], "%v0"
        for number, text in enumerate(variable.values or ()):
            match = re.fullmatch(r"(generic\()?([A-Za-z_$%][\w$]*)\)?\s*(?:\+\s*(\d+))?", text)
            if match is None:
                value = int.from_bytes(self._number(text, variable, element), "little", signed=True)
                lines.append(f"%c{number} = llvm.mlir.constant({value} : i64) : i64")
            else:
                if match[2] in self.program.variables and match[2] not in self._symbols:
                    self._variable(self.program.variables[match[2]], match[2])
                known = self._symbols.get(match[2]) or (
                    (quoted(match[2]), "!llvm.ptr") if match[2] in self.program.functions else None
                )
                if known is None:
                    self.error(f"'{match[2]}' is not declared", variable.offset)
                symbol, pointer = known
                lines.append(f"%a{number} = llvm.mlir.addressof {symbol} : {pointer}")
                lines.append(f"%c{number}b = llvm.ptrtoint %a{number} : {pointer} to i64")
                lines.append(f"%o{number} = llvm.mlir.constant({match[3] or 0} : i64) : i64")
                lines.append(f"%c{number} = llvm.add %c{number}b, %o{number} : i64")
            lines.append(f"%v{number + 1} = llvm.insertvalue %c{number}, {last}[{number}] : {type}")
            last = f"%v{number + 1}"
        return type, " {" + "\n".join([*lines, f"llvm.return {last} : {type}"]) + "}"

    # Functions

    def result_type(self, variable: Variable) -> str:
        """The MLIR type of a result."""
        if not variable.shape and variable.vector == 1:
            return MLIR[variable.type]
        unit = min(variable.align or 1, 8)
        return f"!llvm.array<{variable.size // unit} x i{8 * unit}>"

    def parameter_type(self, variable: Variable) -> str:
        """The MLIR type of a function's parameter; arrays come as pointers to them."""
        return "!llvm.ptr" if variable.shape else MLIR[variable.type]

    def signature(self, function: Function) -> tuple[list[str], str]:
        """The types of a function's parameters and of its result, "" for none."""
        if function.name == "vprintf":
            return ["!llvm.ptr", "!llvm.ptr"], "i32"
        if len(function.results) > 1:
            self.error("a function of several results is not supported", function.offset)
        result = self.result_type(function.results[0]) if function.results else ""
        return [self.parameter_type(each) for each in function.parameters], result

    def _function(self, function: Function) -> str:
        place = f" loc({self.offset_location(function.offset)})"
        types, result = self.signature(function)
        arrow = f" -> {result}" if result else ""
        if function.body is None:
            return f"llvm.func {quoted(function.name)}({', '.join(types)}){arrow}{place}"
        pointers = pointer_parameters(function) if function.entry else {}
        arguments, shown = [], []
        for number, (variable, type) in enumerate(zip(function.parameters, types)):
            attribute = ""
            if variable.name in pointers:
                space = SPACES[pointers[variable.name]]
                type = f"!llvm.ptr<{space}>" if space else "!llvm.ptr"
            elif variable.shape:
                align = variable.align or variable.element
                # A kernel's parameters are constants: what takes their address reads them where they are.
                constant = ", nvvm.grid_constant" if function.entry else ""
                attribute = f" {{llvm.align = {align} : i64, llvm.byval = !llvm.array<{variable.size} x i8>{constant}}}"
            value = f"%a{number}"
            shown.append(f"{value}: {type}{attribute}")
            arguments.append((variable.name, value, type))
        attributes = []
        if function.entry:
            attributes += ["gpu.kernel", "nvvm.kernel"]
        for word, numbers in function.tuning.items():
            if word in _TUNING and numbers:
                three = numbers if word in _SINGLE else (*numbers, 1, 1)[:3]
                text = f"{three[0]} : i32" if word in _SINGLE else f"array<i32: {', '.join(map(str, three))}>"
                attributes.append(f"{_TUNING[word]} = {text}")
        body = Functions(self, function).translate(arguments)
        given = f" attributes {{{', '.join(attributes)}}}" if attributes else ""
        return "\n".join(
            [f"llvm.func {quoted(function.name)}({', '.join(shown)}){arrow}{given} {{", *body, "}" + place]
        )


def _is_address(text: str) -> bool:
    return re.match(r"generic\(|[A-Za-z_$%]", text) is not None
