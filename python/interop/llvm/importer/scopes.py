"""Ops of a region as they are written: values by LLVM's names, and constants, which stand at the region's beginning."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.interop.llvm.importer.constants import Constant, attribute_of, dense_of, read_constant
from gpuir.interop.llvm.importer.tokens import Tokens, UnknownError
from gpuir.interop.llvm.importer.types import I32, Type, Types

__all__ = ["DYNAMIC", "Scope", "Value", "address_attributes", "position"]

#: In the indices of an address: that an operand has it.
DYNAMIC = -(1 << 31)

#: A value's name in MLIR, and its type.
Value = tuple[str, Type]


class Scope:
    """The ops of one function, or of one variable's initial value."""

    def __init__(self, types: Types):
        self.types = types
        self.constants: list[str] = []
        self.ops: list[str] = []
        self._named: dict[str, str] = {}
        self._made: dict[Constant, str] = {}
        self._count = 0

    def fresh(self) -> str:
        """A name for a value that LLVM has none for."""
        self._count += 1
        return f"%c{self._count}"

    def name(self, local: str) -> str:
        """MLIR's name of a local value, which may be defined later."""
        known = self._named.get(local)
        if known is None:
            known = self._named[local] = f"%v{len(self._named)}"
        return known

    def operand(self, tokens: Tokens, type: Type) -> Value:
        """The value of a type that comes next: a local one or a constant."""
        word = tokens.next
        if word and word[0] == "%":
            tokens.at += 1
            return self._named.get(word) or self.name(word), type
        return self.made(read_constant(tokens, type, self.types)), type

    def typed(self, tokens: Tokens) -> Value:
        """A type and the value behind it."""
        return self.operand(tokens, self.types.read(tokens))

    def made(self, constant: Constant) -> str:
        """The value of a constant, whose ops are made once."""
        known = self._made.get(constant)
        if known is None:
            known = self._made[constant] = self._make(constant)
        return known

    def op(
        self, name: str, operands: Sequence[Value], result: Type | None, attributes: str = "", location: str = "loc(unknown)",
        *, to: str | None = None, targets: Sequence[str] = (), more: str = "",
    ) -> None:  # fmt: skip
        """Writes an op with one result, whose name is ``to``, or with none; ``attributes`` are its own, without the brackets.

        ``targets`` are the blocks that a terminator goes to, and ``more`` the attributes of other dialects, without the brackets too.
        """
        self.ops.append(_text(name, operands, result, attributes, to, targets, more) + " " + location)

    def _constant(self, name: str, operands: Sequence[Value], result: Type, attributes: str = "") -> str:
        to = self.fresh()
        self.constants.append(_text(name, operands, result, attributes, to) + " loc(unknown)")
        return to

    def _make(self, constant: Constant) -> str:
        type, kind = constant.type, constant.kind
        if kind == "global":
            return self._constant("llvm.mlir.addressof", [], type, f"global_name = {constant.text}")
        if kind in ("undef", "poison"):
            return self._constant(f"llvm.mlir.{kind}", [], type)
        attribute = attribute_of(constant) if kind != "zero" or type.kind != "array" else None
        if attribute is not None:
            return self._constant("llvm.mlir.constant", [], type, f"value = {attribute}")
        if kind == "zero":
            return self._constant("llvm.mlir.zero", [], type)
        if kind == "aggregate":
            return self._aggregate(constant)
        # The last operand first, as MLIR's own importer does.
        operands: list[Value] = [(self.made(part), part.type) for part in reversed(constant.parts)][::-1]
        if kind == "llvm.getelementptr":
            assert constant.of is not None
            indices = [int(part.text) if part.kind == "integer" else DYNAMIC for part in constant.parts[1:]]
            attributes, dynamic = address_attributes(constant.of, indices, int(constant.text))
            return self._constant(kind, [operands[0], *(operands[1 + i] for i in dynamic)], type, attributes)
        if not operands:
            raise UnknownError(f"a constant of the type {type.text}")
        return self._constant(kind, operands, type, constant.text)

    def _aggregate(self, constant: Constant) -> str:
        type = constant.type
        parts = [self._part(part) for part in reversed(constant.parts)][::-1]
        whole = self._constant("llvm.mlir.undef", [], type)
        for number, part in enumerate(parts):
            if type.kind == "vector":
                index: Value = (self._constant("llvm.mlir.constant", [], I32, f"value = {number} : i32"), I32)
                whole = self._constant("llvm.insertelement", [(whole, type), part, index], type)
            else:
                whole = self._constant("llvm.insertvalue", [(whole, type), part], type, position([number]))
        return whole

    def _part(self, constant: Constant) -> Value:
        if constant.type.kind == "array" and constant.kind == "zero" and (dense := dense_of(constant)):
            return self._constant("llvm.mlir.constant", [], constant.type, f"value = {dense}"), constant.type
        return self.made(constant), constant.type


def position(indices: Sequence[int]) -> str:
    """The attribute of a place in a struct or an array."""
    return f"position = array<i64: {', '.join(map(str, indices))}>"


def address_attributes(of: Type, indices: Sequence[int], flags: int) -> tuple[str, list[int]]:
    """The attributes of a getelementptr, and which of its indices are operands: all but those of structs' members.

    ``indices`` are the numbers where they are known, else DYNAMIC.
    """
    raw: list[int] = []
    dynamic: list[int] = []
    type: Type | None = None
    for number, index in enumerate(indices):
        if type is not None and type.kind == "struct":
            raw.append(index)
        else:
            raw.append(DYNAMIC)
            dynamic.append(number)
        type = of if type is None else type.element(index if type.kind == "struct" else 0)
    shown = ", ".join(map(str, raw))
    return f"elem_type = {of.text}, noWrapFlags = {flags} : i32, rawConstantIndices = array<i32: {shown}>", dynamic


def _text(
    name: str, operands: Sequence[Value], result: Type | None, attributes: str, to: str | None, targets: Sequence[str] = (),
    more: str = "",
) -> str:  # fmt: skip
    names = ", ".join([value for value, _ in operands])
    types = ", ".join([type.text for _, type in operands])
    made = f"{to} = " if to is not None and result is not None else ""
    given = f" <{{{attributes}}}>" if attributes else ""
    given += f" {{{more}}}" if more else ""
    shown = "()" if result is None or (to is None and result.kind == "void") else result.text
    to_blocks = f"[{', '.join(targets)}]" if targets else ""
    return f'{made}"{name}"({names}){to_blocks}{given} : ({types}) -> {shown}'
