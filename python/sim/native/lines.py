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
        #: Names of the constants that stand ahead, and what a value was whose bits another type has now.
        self._constants: dict[str, str] = {}
        self._cast: dict[tuple[str, str], tuple[str, str]] = {}

    @property
    def all(self) -> list[str]:
        """What stands ahead, and all lines behind it."""
        return [*self.first, *self.body]

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
        """A number; of floats one that its decimal digits give."""
        if type == "i1":
            return self._put("true" if value else "false")
        text = repr(float(value)) if type.startswith("f") else str(value)
        return self._put(f"{text} : {type}")

    def ahead(self, value: str, type: str) -> str:
        """As ``constant``, of a number's text."""
        if type == "i1":
            value = {"0": "false", "1": "true", "-1": "true"}.get(value.split()[0], value)
        return self._put(value if ":" in value or type == "i1" else f"{value} : {type}")

    def _put(self, value: str) -> str:
        """Constants stand ahead of everything, so that they are there wherever one is asked for again."""
        if value not in self._constants:
            self._constants[value] = self.fresh()
            self.first.append(f"{self._constants[value]} = arith.constant {value}")
        return self._constants[value]

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
        before, kind = self._cast.get((name, old), (name, old))
        if kind == new:
            return before
        made = self.unary("arith.bitcast", before, kind, new)
        self._cast[made, new] = before, kind
        return made
