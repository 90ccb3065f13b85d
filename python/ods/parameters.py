"""Parameters of a dialect's own attributes and types: how each is kept in the host, written, read and seen in Python.

A dynamic attribute of the host has a fixed list of attributes as its parameters: integers become `i64` integers, enums
strings, absent optional ones `unit`.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, TypeVar

from gpuir.host import ir
from gpuir.ods import constraints as c
from gpuir.ods import entries
from gpuir.ods.enums import BitEnum, Cases, EnumClass
from gpuir.ods.syntax import Input, Output, split_top_level

#: The host's attribute that keeps a parameter.
Kept = TypeVar("Kept", bound=ir.Attribute)

#: Host text of an optional parameter that is absent.
ABSENT = "unit"


class Parameter:
    """One kind of parameter.

    Args:
        summary: noun phrase for messages.
        parse: reads the document's form, returns the host's text.
        print: turns the host's text into the document's form.
        convert: Python value to host attribute.
        value: host attribute to Python value.
        entry: turns the host's text of an attribute, without aliases, into that of the parameter, as the value of an entry of
            a ``dictionary``; ValueError for another kind of attribute. Of `parse` and `entry` either may be left out.
        irdl: IRDL constraint of the host's attribute.
        is_host: whether a host text may be the parameter's, where IRDL cannot say it.
    """

    def __init__(
        self,
        summary: str,
        *,
        parse: Callable[[Input], str] | None = None,
        print: Callable[[str, Output], str],
        convert: Callable[[Any], ir.Attribute],
        value: Callable[[Kept], Any],
        irdl: tuple[str, ...] = ("irdl.any",),
        python: str = "Any",
        own: type | None = None,
        empty: str | None = None,
        is_host: Callable[[str], bool] = lambda text: True,
        missing: str = "",
        entry: Callable[[str], str] | None = None,
    ):
        self.summary, self.print, self.convert = summary, print, convert
        self.entry = entry
        self._reads_entries = parse is None
        self.parse: Callable[[Input], str] = parse or self.parse_entry
        self.value: Callable[[Any], Any] = value
        self.irdl, self.python, self.own = irdl, python, own
        #: Host text when the format's optional group leaves the parameter out.
        self.empty = empty
        #: Host text that a definition with `spell` takes where a text leaves the parameter out.
        self.missing = missing
        self.is_host = is_host

    def with_entry(self, entry: Callable[[str], str]) -> Parameter:
        """The same with another reading of a dictionary's entry."""
        other = copy.copy(self)
        other.entry = entry
        if self._reads_entries:
            other.parse = other.parse_entry
        return other

    def parse_entry(self, cursor: Input) -> str:
        """Reads the value of an entry of a dictionary, returns the host's text."""
        if self.entry is None:
            return self.parse(cursor)
        start = cursor.skip()
        try:
            return self.entry(cursor.value())
        except ValueError as error:
            cursor.fail(str(error), start)


def _int(attribute: ir.IntegerAttr) -> int:
    return attribute.value


def _str(attribute: ir.StringAttr) -> str:
    return attribute.value


def _bool(attribute: ir.BoolAttr) -> bool:
    return attribute.value


def _ints(attribute: ir.DenseI32ArrayAttr) -> list[int]:
    return list(attribute)


def _type(attribute: ir.Attribute) -> ir.Type:
    if not isinstance(attribute, ir.TypeAttr):
        raise ValueError(f"expected a type, found {attribute}")
    return attribute.value


def _integer(bits: int, signed: bool) -> Parameter:
    low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if signed else (0, 1 << bits)
    name = f"{bits}-bit {'' if signed else 'un'}signed integer"

    def parse(cursor: Input) -> str:
        start = cursor.skip()
        bit = cursor.try_bit()
        text = bit or cursor.integer()
        minus, digits = text[0] == "-", text.lstrip("-0").lstrip("x0")
        # Python reads no leading zeros in base 0, and not any number of digits.
        number = int(text, 16 if "x" in text else 10) if len(text) < 100 else high
        if minus and not signed and (bit or 4 * len(digits) + (digits[:1] in "89abcdefABCDEF") <= bits):
            number %= high  # the negative number of as many bits as C++ needs for its digits
        if not low <= number < high:
            cursor.fail(f"integer value too large: {text[:40]} is no {name}", start)
        return f"{number} : i64"

    def convert(value: Any) -> ir.Attribute:
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            raise TypeError(f"expected an int ({name}), got {value!r}")
        number = value.__index__()
        if not low <= number < high:
            raise ValueError(f"expected a {name}, got {number}")
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), number)

    return Parameter(
        name,
        parse=parse,
        print=lambda text, writer: text.removesuffix(" : i64"),
        convert=convert,
        value=_int,
        irdl=('irdl.base "#builtin.integer"',),
        python="int",
        is_host=lambda text: text.endswith(" : i64"),
        missing="0 : i64",
        entry=None if signed else lambda text: f"{entries.unsigned(text, bits)} : i64",
    )


Int64, Int32, UInt32 = _integer(64, True), _integer(32, True), _integer(32, False)


def _from_constraint(
    constraint: c.AttrConstraint, value: Callable[[Kept], Any], python: str, irdl: str | None = None
) -> Parameter:
    return Parameter(
        constraint.summary,
        parse=constraint.parse,
        print=lambda text, writer: writer.attribute_text(constraint.print(text)),
        convert=constraint.convert,
        value=value,
        python=python,
        irdl=(irdl or "irdl.any",),
    )


def _parse_dictionary(cursor: Input) -> str:
    if cursor.peek() != "{":
        cursor.fail(f"expected a dictionary, found {cursor.found()}")
    return cursor.attribute()


def _parse_dense_i32(cursor: Input) -> str:
    # The released parser reads `[64]`; the attribute's full spelling is taken too.
    return cursor.attribute() if cursor.at("array") else c.DenseI32ArrayAttr.parse(cursor)


Str = _from_constraint(c.StrAttr, _str, "str", 'irdl.base "#builtin.string"')
Bool = _from_constraint(c.BoolAttr, _bool, "bool")
Bool.missing = "false"
Bool.entry = lambda text: "true" if entries.flag(text) else "false"
Dictionary = _from_constraint(c.DictionaryAttr, lambda a: a, "DictAttr")
Dictionary.parse = _parse_dictionary
DenseI32 = _from_constraint(c.DenseI32ArrayAttr, _ints, "list[int]")
DenseI32.parse = _parse_dense_i32
AnyAttribute = _from_constraint(c.AnyAttr, lambda a: a, "Attribute")
AnyAttribute.convert = c.to_attribute
TypeParameter = Parameter(
    "type",
    parse=lambda cursor: cursor.type(),
    print=lambda text, writer: writer.attribute_text(text),
    convert=c.TypeAttr.convert,
    value=_type,
    python="Type",
)


def enum_parameter(enum: EnumClass) -> Parameter:
    """A case of an enum, or a combination of a bit enum's, kept as its string."""

    def value(attribute: ir.StringAttr) -> Cases:
        return enum.of(attribute.value)

    def is_case(text: str) -> bool:
        try:
            enum.of(text)
        except ValueError:
            return False
        return True

    def parse(cursor: Input) -> str:
        start = cursor.skip()
        if cursor.peek() == '"':  # the host's own spelling
            text = cursor.string()[1:-1]
        else:
            text = cursor.try_keyword() or ""
            while text and cursor.accept("|"):
                text += "|" + cursor.keyword()
        try:
            return f'"{enum.of(text).string}"'
        except ValueError:
            cursor.fail(f"expected {enum._expected()}; found " + (f"'{text}'" if text else cursor.found()), start)

    return Parameter(
        f"{enum.__name__} case",
        parse=parse,
        print=lambda text, writer: text[1:-1],
        convert=lambda value: value if isinstance(value, ir.StringAttr) else ir.StringAttr.get(enum.of(value).string),
        value=value,
        irdl=('irdl.base "#builtin.string"',)
        if issubclass(enum, BitEnum)
        else tuple(f'irdl.is "{case.string}"' for case in enum.cases()),
        python=f"{enum.__name__} | str | int",
        is_host=lambda text: text[:1] == '"' and is_case(text[1:-1]),
    )


def own_parameter(cls: Any) -> Parameter:
    """An attribute or type of a gpuir dialect; written without its prefix, read with or without it."""

    def parse(cursor: Input) -> str:
        if cursor.peek() in ("#", "!"):
            return cursor.attribute()
        return cursor.body(cls.spec)

    def convert(value: Any) -> ir.Attribute:
        if isinstance(value, cls):
            return value
        if isinstance(value, ir.Attribute):
            raise TypeError(f"expected {cls.__name__}, got {value}")
        return (
            cls.get(*value)
            if isinstance(value, tuple)
            else cls.get(**value)
            if isinstance(value, dict)
            else cls.get(value)
        )

    return Parameter(
        cls.__name__,
        parse=parse,
        print=lambda text, writer: writer.own_text(text, stripped=True).lstrip(),
        convert=convert,
        value=lambda attribute: attribute,
        irdl=(f"irdl.base @{cls.spec.dialect.host}::@{cls.spec.host_name}",),
        python=cls.__name__,
        own=cls,
    )


def any_of_parameter(*classes: Any) -> Parameter:
    """Any of several own attributes (an attribute interface); always written with its prefix."""
    names = " or ".join(cls.__name__ for cls in classes)

    def parse(cursor: Input) -> str:
        start = cursor.skip()
        text = cursor.attribute()
        # An alias or a nested spelling is checked when the attribute is made.
        if not text.startswith("#"):
            cursor.fail(f"expected {names}, found '{text}'", start)
        return text

    def convert(value: Any) -> ir.Attribute:
        if isinstance(value, classes):
            return value
        if isinstance(value, ir.Attribute):
            raise TypeError(f"expected {names}, got {value}")
        return classes[0].get(value)

    return Parameter(
        names,
        parse=parse,
        print=lambda text, writer: writer.attribute_text(text),
        convert=convert,
        value=lambda attribute: attribute,
        irdl=tuple(f"irdl.base @{cls.spec.dialect.host}::@{cls.spec.host_name}" for cls in classes),
        python=" | ".join(cls.__name__ for cls in classes),
    )


def list_of(element: Parameter, end: str = "") -> Parameter:
    """Elements separated by commas, without brackets of their own (`ArrayRef<T>`); kept as an array attribute.

    There is at least one, but where `end` is given, the punctuation before which there may be none.
    """

    def value(attribute: ir.ArrayAttr) -> list[Any]:
        return [element.value(item.maybe_downcast()) for item in attribute]

    def parse(cursor: Input) -> str:
        if end and cursor.at(end):
            return "[]"
        return f"[{', '.join(cursor.comma_separated(lambda: element.parse(cursor)))}]"

    return Parameter(
        f"list of {element.summary}",
        parse=parse,
        print=lambda text, writer: ", ".join(element.print(item, writer) for item in split_top_level(text[1:-1])),
        convert=lambda value: ir.ArrayAttr.get([element.convert(item) for item in value]),
        value=value,
        irdl=('irdl.base "#builtin.array"',),
        python=f"Sequence[{element.python}]",
        empty="[]",
        is_host=lambda text: text[:1] == "[" and all(map(element.is_host, split_top_level(text[1:-1]))),
    )
