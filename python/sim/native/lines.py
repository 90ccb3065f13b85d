"""The text of a kernel on memrefs, written line by line: each line gives its value a new name."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Lines"]


class Lines:
    """Lines of a function's body. Values are names, types their texts; ``first`` stands ahead of all blocks."""

    def __init__(self) -> None:
        self.body: list[str] = []
        self.first: list[str] = []
        self._count = 0

    def fresh(self) -> str:
        """A name that nothing has yet."""
        self._count += 1
        return f"%v{self._count}"

    def set(self, name: str, operands: Sequence[str], types: Sequence[str], result: str, attributes: str = "") -> str:
        """An op with one result."""
        new = self.fresh()
        self.body.append(f'{new} = "{name}"({", ".join(operands)}) {attributes} : ({", ".join(types)}) -> {result}')
        return new

    def constant(self, value: int | float, type: str) -> str:
        """A number, where it is needed; of floats one that its decimal digits give."""
        if type == "i1":
            return self._put(self.body, "true" if value else "false")
        text = repr(float(value)) if type.startswith("f") else str(value)
        return self._put(self.body, f"{text} : {type}")

    def ahead(self, value: str, type: str) -> str:
        """A number that stands ahead of everything, so that it is there wherever it is asked for."""
        if type == "i1":
            value = {"0": "false", "1": "true", "-1": "true"}.get(value.split()[0], value)
        return self._put(self.first, value if ":" in value or type == "i1" else f"{value} : {type}")

    def _put(self, lines: list[str], value: str) -> str:
        new = self.fresh()
        lines.append(f"{new} = arith.constant {value}")
        return new

    def binary(self, name: str, one: str, other: str, type: str) -> str:
        """An op of arith on two numbers of the type."""
        return self.set(f"arith.{name}", [one, other], [type, type], type)

    def by(self, name: str, one: str, number: int, type: str) -> str:
        """As ``binary``, where the other number is known."""
        return self.binary(name, one, self.constant(number, type), type)

    def unary(self, name: str, value: str, old: str, new: str) -> str:
        """An op on one number."""
        return self.set(name, [value], [old], new)

    def compare(self, predicate: int, one: str, other: str, type: str) -> str:
        """A comparison, of integers or of floats, by the number of its predicate."""
        kind = "f" if type.startswith("f") else "i"
        return self.set(f"arith.cmp{kind}", [one, other], [type, type], "i1", f"<{{predicate = {predicate} : i64}}>")

    def select(self, condition: str, one: str, other: str, type: str) -> str:
        """One of two values."""
        return self.set("arith.select", [condition, one, other], ["i1", type, type], type)

    def resize(self, name: str, old: str, new: str, *, signed: bool = False) -> str:
        """The integer in another width."""
        if old == new:
            return name
        kind = "trunci" if int(old[1:]) > int(new[1:]) else "extsi" if signed else "extui"
        return self.unary(f"arith.{kind}", name, old, new)

    def cast(self, name: str, old: str, new: str) -> str:
        """The same bits as another type."""
        return name if old == new else self.unary("arith.bitcast", name, old, new)
