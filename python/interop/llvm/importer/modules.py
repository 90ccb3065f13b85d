"""A module's text: its types, variables, functions, groups of attributes and metadata, and the text of MLIR that they become."""

from __future__ import annotations

import re

from gpuir.interop.llvm.importer.attributes import effects_of
from gpuir.interop.llvm.importer.constants import attribute_of, read_constant, string_of
from gpuir.interop.llvm.importer.functions import function, read_visibility
from gpuir.interop.llvm.importer.locations import Locations
from gpuir.interop.llvm.importer.reading import Module
from gpuir.interop.llvm.importer.scopes import Scope
from gpuir.interop.llvm.importer.tokens import Tokens, UnknownError, symbol
from gpuir.interop.llvm.importer.types import Types

__all__ = ["imported"]

_GROUP = re.compile(r"attributes (#\d+) = \{ ?(.*?) ?\}$")
_TYPE = re.compile(r'(%(?:"[^"]*"|[-\w.$]+)) = type (.*)$')
_METADATA = re.compile(r"(![-\w.$]+) = (?:distinct )?(.*)$")
_FLAG = re.compile(r'!\{i32 (\d+), !"([^"]*)", i32 (-?\d+)\}')
_FUNCTION = re.compile(r'(@(?:"[^"]*"|[-\w.$]+))\(.*(#\d+)')
_MEMORY = re.compile(r"(?<![\w-])memory\(([^)]*)\)")
_INTRINSIC = re.compile(r"@llvm\.")
_TRIPLE = re.compile(r'target triple = ("[^"]*")')
#: How modules with the flag are merged, by LLVM's numbers.
_BEHAVIOURS = {
    "1": "error",
    "2": "warning",
    "4": "override",
    "5": "append",
    "6": "append_unique",
    "7": "max",
    "8": "min",
}
#: Lists that are LLVM's own, of what a linker keeps.
_LISTS = ("@llvm.used", "@llvm.compiler.used", "@llvm.metadata")


def imported(text: str) -> str:
    """The text of a builtin.module with the variables and functions of a module, in generic form.

    ``text`` is LLVM's own, of its version 22. Declarations of intrinsics are left out, and so is metadata other than locations, flags
    of the module and what loads and stores say. UnknownError at what the importer does not know.
    """
    lines = text.split("\n")
    named: dict[str, str] = {}
    groups: dict[str, str] = {}
    metadata: dict[str, str] = {}
    for line in lines:
        first = line[:1]
        if first == "!" and (match := _METADATA.match(line)):
            metadata[match[1]] = match[2]
        elif first == "%" and (match := _TYPE.match(line)):
            named[match[1]] = match[2]
        elif first == "a" and (match := _GROUP.match(line)):
            groups[match[1]] = match[2]
    module = Module(Types(named), groups, metadata, Locations(metadata), _effects(lines, groups))
    ops: list[str] = []
    triple = ""
    number = 0
    while number < len(lines):
        line = lines[number]
        number += 1
        if line[:1] == "@":
            ops.append(_variable(line, module))
        elif line.startswith("define "):
            begin = number - 1
            while lines[number] != "}":
                number += 1
            ops.append(function(lines[begin:number], module))
        elif line.startswith("declare ") and not _INTRINSIC.search(line):
            ops.append(function([line], module))
        elif line.startswith("module asm"):
            raise UnknownError(f"assembly of a module, in: {line}")
        elif match := _TRIPLE.match(line):
            triple = match[1]
    attributes = f" {{llvm.target_triple = {triple}}}" if triple else ""
    return "\n".join(
        [
            *module.locations.aliases,
            '"builtin.module"() ({',
            *_flags(metadata),
            *ops,
            f"}}){attributes} : () -> () loc(unknown)",
        ]
    )


def _effects(lines: list[str], groups: dict[str, str]) -> dict[str, str]:
    found = {}
    for line in lines:
        if line.startswith(("define ", "declare ")) and (match := _FUNCTION.search(line)):
            memory = _MEMORY.search(groups.get(match[2], ""))
            if memory:
                found[match[1]] = effects_of(memory[1])
    return found


def _flags(metadata: dict[str, str]) -> list[str]:
    found = []
    for name in re.findall(r"![\w.]+", metadata.get("!llvm.module.flags", "")):
        match = _FLAG.fullmatch(metadata.get(name, ""))
        if match and match[1] in _BEHAVIOURS:
            found.append(f'#llvm.mlir.module_flag<{_BEHAVIOURS[match[1]]}, "{match[2]}", {match[3]} : i32>')
    return [f'"llvm.module_flags"() <{{flags = [{", ".join(found)}]}}> : () -> () loc(unknown)'] if found else []


def _variable(line: str, module: Module) -> str:
    tokens = Tokens(line)
    name = symbol(tokens.word())
    tokens.expect("=")
    try:
        return _defined(name, tokens, module)
    except UnknownError as error:
        raise UnknownError(f"{error}, in: {line[:200]}") from None


def _defined(name: str, tokens: Tokens, module: Module) -> str:
    properties = read_visibility(tokens)
    is_external = "external" in tokens.words[: tokens.at] or "extern_weak" in tokens.words[: tokens.at]
    properties["sym_name"] = name[1:] if name[1] == '"' else f'"{name[1:]}"'
    if tokens.take("thread_local"):
        properties["thread_local_"] = ""
        if tokens.next == "(":
            tokens.skip_group()
    for word, number in (("unnamed_addr", 2), ("local_unnamed_addr", 1)):
        if tokens.take(word):
            properties["unnamed_addr"] = f"{number} : i64"
    space = tokens.skip_group() if tokens.take("addrspace") else "0"
    properties["addr_space"] = f"{space} : i32"
    if tokens.take("externally_initialized"):
        properties["externally_initialized"] = ""
    kind = tokens.word()
    if kind not in ("global", "constant"):
        raise UnknownError(f"the symbol's kind '{kind}'")
    if kind == "constant":
        properties["constant"] = ""
    type = module.types.read(tokens)
    properties["global_type"] = type.text
    body: list[str] = []
    if not is_external:
        scope = Scope(module.types)
        constant = read_constant(tokens, type, module.types)
        said = string_of(constant) if type.elements and type.elements[0].text == "i8" else None
        said = said or attribute_of(constant)
        if said is not None:
            properties["value"] = said
        else:
            value = scope.made(constant)
            body = [*scope.constants, f'"llvm.return"({value}) : ({type.text}) -> () loc(unknown)']
    location = "loc(unknown)"
    while tokens.take(","):
        word = tokens.word()
        if word == "align":
            properties["alignment"] = f"{tokens.word()} : i64"
        elif word == "section":
            properties["section"] = tokens.word()
        elif word == "comdat":
            if tokens.next == "(":
                tokens.skip_group()
        elif word[0] == "!":
            tokens.word()
    given = ", ".join(key + (f" = {value}" if value else "") for key, value in properties.items())
    return "\n".join([f'"llvm.mlir.global"() <{{{given}}}> ({{', *body, f"}}) : () -> () {location}"])
