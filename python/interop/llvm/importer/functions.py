"""Functions: their blocks, whose phis become the blocks' arguments, and what ends them."""

from __future__ import annotations

import dataclasses
import re

from gpuir.interop.llvm.importer.attributes import function_attributes, read_group, read_parameter, shown
from gpuir.interop.llvm.importer.calls import call, read_convention
from gpuir.interop.llvm.importer.instructions import INSTRUCTIONS, Instruction
from gpuir.interop.llvm.importer.reading import Module
from gpuir.interop.llvm.importer.scopes import Scope, Value
from gpuir.interop.llvm.importer.tokens import Tokens, UnknownError, symbol
from gpuir.interop.llvm.importer.types import I1, Type

__all__ = ["LINKAGES", "function", "read_visibility"]

LINKAGES = {
    "private": "private", "internal": "internal", "available_externally": "available_externally", "linkonce": "linkonce", "weak": "weak",
    "common": "common", "appending": "appending", "extern_weak": "extern_weak", "linkonce_odr": "linkonce_odr", "weak_odr": "weak_odr",
    "external": "external",
}  # fmt: skip
_VISIBILITIES = {"default": 0, "hidden": 1, "protected": 2}
_LABEL = re.compile(r'("[^"]*"|[-\w.$]+):')
_TAILS = ("tail", "musttail", "notail")
#: What a function says that neither a simulator nor a compiler of its ops needs, with a word or a group behind it.
_WITH_WORD = ("section", "align", "gc")


def read_visibility(tokens: Tokens) -> dict[str, str]:
    """Linkage, preemption and visibility, which come first."""
    found = {"linkage": "#llvm.linkage<external>"}
    visibility = 0
    while True:
        word = tokens.next
        if word in LINKAGES:
            found["linkage"] = f"#llvm.linkage<{LINKAGES[word]}>"
            if word in ("private", "internal"):
                # LLVM does not write it where it cannot be otherwise.
                found["dso_local"] = ""
        elif word == "dso_local":
            found["dso_local"] = ""
        elif word in _VISIBILITIES:
            visibility = _VISIBILITIES[word]
        elif word not in ("dso_preemptable", "dllimport", "dllexport"):
            break
        tokens.at += 1
    found["visibility_"] = f"{visibility} : i64"
    return found


@dataclasses.dataclass
class _Header:
    """A function up to its body.

    ``entry`` is the label of the first block where the text has none: it is counted with the parameters that have no names.
    """

    properties: str
    parameters: list[Value]
    name: str
    location: str
    entry: str


def _header(tokens: Tokens, module: Module, scope: Scope) -> _Header:
    types = module.types
    properties = read_visibility(tokens)
    properties["CConv"] = f"#llvm.cconv<{read_convention(tokens)}>"
    of_result = read_parameter(tokens, types)
    result = types.read(tokens)
    name = symbol(tokens.word())
    tokens.expect("(")
    parameters: list[Value] = []
    numbered = 0
    given: list[dict[str, str]] = []
    inside: list[str] = []
    while not tokens.take(")"):
        if tokens.take("..."):
            inside.append("...")
            continue
        type = types.read(tokens)
        given.append(read_parameter(tokens, types))
        local = tokens.word() if tokens.next[:1] == "%" else f"%{numbered}"
        numbered += local[1:].isdigit()
        parameters.append((scope.name(local), type))
        inside.append(type.inside)
        tokens.take(",")
    properties["function_type"] = f"!llvm.func<{result.inside} ({', '.join(inside)})>"
    properties["sym_name"] = name[1:] if name[1] == '"' else f'"{name[1:]}"'
    if any(given):
        properties["arg_attrs"] = f"[{', '.join(map(shown, given))}]"
    if of_result:
        properties["res_attrs"] = f"[{shown(of_result)}]"
    for word, number in (("unnamed_addr", 2), ("local_unnamed_addr", 1)):
        if tokens.take(word):
            properties["unnamed_addr"] = f"{number} : i64"
    if tokens.take("addrspace"):
        tokens.skip_group()
    properties.update(function_attributes(read_group(tokens, module.groups)))
    location = "loc(unknown)"
    while tokens.next not in ("", "{"):
        word = tokens.word()
        if word in _WITH_WORD:
            value = tokens.word()
            if word == "section":
                properties["section"] = value
        elif word == "comdat" and tokens.next == "(":
            tokens.skip_group()
        elif word == "!dbg":
            location = module.locations.of(tokens.word())
        elif word in ("prefix", "prologue", "personality"):
            raise UnknownError(f"a function with a {word}")
    return _Header(shown(properties), parameters, name, location, f"%{numbered}")


class _Block:
    """A block: its label, the lines of its ops, and its phis, each with the value's tokens by the label of where it comes from."""

    __slots__ = ("label", "lines", "phis")

    def __init__(self, label: str):
        self.label = label
        self.lines: list[tuple[str, Tokens]] = []
        self.phis: list[tuple[str, Type, dict[str, tuple[list[str], int]]]] = []


class _Body:
    """Reads the lines of one function's body."""

    def __init__(self, module: Module, scope: Scope):
        self._module, self._scope = module, scope
        self._blocks: dict[str, _Block] = {}

    def read(self, lines: list[str], entry: str) -> list[_Block]:
        """The blocks; ``entry`` is the first one's label where the text has none."""
        blocks = [_Block(entry)]
        tail = ""
        for line in lines:
            if line[:1] not in (" ", "\t"):
                if match := _LABEL.match(line):
                    if not blocks[-1].lines and len(blocks) == 1:
                        blocks.pop()
                    blocks.append(_Block("%" + match[1]))
                continue
            line = tail + line
            tail = ""
            tokens = Tokens(line)
            if not tokens.next or tokens.next[0] == "#":
                # A comment, or a record of the debugger's.
                continue
            if tokens.words[:1] == ["switch"] and "]" not in tokens.words:
                tail = line + " "
                continue
            result = ""
            if tokens.next[0] == "%" and tokens.words[1] == "=":
                result = tokens.word()
                tokens.at += 1
            if tokens.next == "phi":
                self._phi(blocks[-1], result, tokens)
            else:
                blocks[-1].lines.append((result, tokens))
        self._blocks = {block.label: block for block in blocks}
        return blocks

    def _phi(self, block: _Block, result: str, tokens: Tokens) -> None:
        tokens.at += 1
        while tokens.next in ("fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"):
            tokens.at += 1
        type = self._module.types.read(tokens)
        given: dict[str, tuple[list[str], int]] = {}
        while tokens.take("["):
            at, depth = tokens.at, 0
            # The value may be an aggregate: its end is the last comma before the label.
            while depth >= 0:
                word = tokens.word()
                depth += (word in ("[", "{", "(", "<")) - (word in ("]", "}", ")", ">"))
            given[tokens.words[tokens.at - 2]] = (tokens.words, at)
            tokens.take(",")
        block.phis.append((result, type, given))

    def write(self, blocks: list[_Block]) -> list[str]:
        """The texts of the blocks, in their order; constants are made in the scope."""
        names = {block.label: f"^b{number}" for number, block in enumerate(blocks)}
        texts = []
        for number, block in enumerate(blocks):
            self._scope.ops = []
            if number:
                arguments = ", ".join(
                    f"{self._scope.name(result)}: {type.text} loc(unknown)" for result, type, _ in block.phis
                )
                texts.append(f"{names[block.label]}{f'({arguments})' if arguments else ''}:")
            for result, tokens in block.lines:
                self._instruction(block, result, tokens, names)
            texts.extend(self._scope.ops)
        return texts

    def _instruction(self, block: _Block, result: str, tokens: Tokens, names: dict[str, str]) -> None:
        metadata: dict[str, str] = {}
        words = tokens.words
        while len(words) > 4 and words[-2][:1] == "!" and words[-3][:1] == "!" and words[-4] == ",":
            metadata[words[-3]] = words[-2]
            del words[-4:-1]
        name = tokens.word()
        location = "loc(unknown)"
        if (debug := metadata.get("!dbg")) is not None:
            location = self._module.locations.of(debug)
        to = self._scope.name(result) if result else None
        it = Instruction(name, tokens, self._scope, to, metadata, location, self._module.tags_of(metadata))
        try:
            if name in _TAILS:
                tokens.expect("call")
                call(it, name, self._module)
            elif name == "call":
                call(it, "none", self._module)
            elif name == "br":
                self._branch(block, it, names)
            elif name == "switch":
                self._switch(block, it, names)
            elif (read := INSTRUCTIONS.get(name)) is not None:
                read(it)
            else:
                raise UnknownError(f"the instruction '{name}'")
            if tokens.next:
                raise UnknownError(f"'{tokens.next}'")
        except UnknownError as error:
            raise UnknownError(f"{error}, in: {tokens.line.strip()}") from None
        except (IndexError, KeyError, ValueError, AssertionError) as error:
            raise UnknownError(f"what it cannot read ({type(error).__name__}), in: {tokens.line.strip()}") from error

    def _given(self, block: _Block, target: str) -> list[Value]:
        """What a block gives to the phis of another."""
        found = []
        for _, type, given in self._blocks[target].phis:
            words, at = given[block.label]
            tokens = Tokens("")
            tokens.words, tokens.at = words, at
            found.append(self._scope.operand(tokens, type))
        return found

    def _branch(self, block: _Block, it: Instruction, names: dict[str, str]) -> None:
        if it.tokens.take("label"):
            target = it.tokens.word()
            it.op("llvm.br", self._given(block, target), None, targets=[names[target]])
            return
        it.tokens.expect("i1")
        condition = it.scope.operand(it.tokens, I1)
        targets = []
        while it.tokens.take(","):
            it.tokens.expect("label")
            targets.append(it.tokens.word())
        first, second = (self._given(block, target) for target in targets)
        segments = f"operandSegmentSizes = array<i32: 1, {len(first)}, {len(second)}>"
        blocks = [names[target] for target in targets]
        it.op("llvm.cond_br", [condition, *first, *second], None, segments, blocks)

    def _switch(self, block: _Block, it: Instruction, names: dict[str, str]) -> None:
        value = it.scope.typed(it.tokens)
        it.tokens.expect(",")
        it.tokens.expect("label")
        targets = [it.tokens.word()]
        numbers: list[str] = []
        it.tokens.expect("[")
        while not it.tokens.take("]"):
            it.scope.types.read(it.tokens)
            numbers.append(it.tokens.word())
            it.tokens.expect(",")
            it.tokens.expect("label")
            targets.append(it.tokens.word())
        given = [self._given(block, target) for target in targets]
        segments = ", ".join(str(len(each)) for each in given[1:])
        properties = [f"case_operand_segments = array<i32{': ' if segments else ''}{segments}>"]
        if numbers:
            dense = f"dense<[{', '.join(numbers)}]> : vector<{len(numbers)}x{value[1].text}>"
            properties.append(f"case_values = {dense}")
        properties.append(f"operandSegmentSizes = array<i32: 1, {len(given[0])}, {sum(map(len, given[1:]))}>")
        operands = [value, *(each for one in given for each in one)]
        it.op("llvm.switch", operands, None, ", ".join(properties), [names[target] for target in targets])


def function(lines: list[str], module: Module) -> str:
    """The text of a function: its first line, and those of its body where it has one."""
    scope = Scope(module.types)
    tokens = Tokens(lines[0])
    defined = tokens.word() == "define"
    while tokens.next[:1] == "!":
        # Of a declaration, what debuggers know of it.
        tokens.at += 2
    try:
        header = _header(tokens, module, scope)
    except UnknownError as error:
        raise UnknownError(f"{error}, in: {lines[0].strip()}") from None
    first = f'"llvm.func"() <{header.properties}> ({{'
    last = f"}}) : () -> () {header.location}"
    if not defined:
        return first + last
    body = _Body(module, scope)
    try:
        texts = body.write(body.read(lines[1:], header.entry))
    except UnknownError as error:
        raise UnknownError(f"{error} (in {header.name})") from None
    arguments = ", ".join(f"{value}: {type.text} loc(unknown)" for value, type in header.parameters)
    return "\n".join([first, f"^b0({arguments}):", *scope.constants, *texts, last])
