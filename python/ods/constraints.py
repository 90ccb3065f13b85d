"""Constraints on types and attributes: one object says what is accepted, in C++ (IRDL), in Python and in text.

A type constraint knows how to test a type, how to write itself as IRDL and, where it admits one type only, that type's
text. An attribute constraint also converts Python values and reads and writes the form an op's format shows.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.errors import SpecError
from gpuir.host import ir
from gpuir.ods.syntax import Input, split_top_level

if TYPE_CHECKING:
    from gpuir.ods.definitions import AttrBase, TypeBase
    from gpuir.ods.releases import Range


class TypeConstraint:
    """Which types an operand or a result may have.

    Args:
        summary: noun phrase for messages, e.g. ``"ranked tensor or vector of any type values"``.
        test: whether a host type is accepted.
        irdl: body of the IRDL definition, ``irdl.any`` and the like; ``{}`` stands for an alternative's number.
        text: the type's text where only one type is accepted ("buildable" in ODS), else None.
        classes: host classes of accepted types; builders of the host's ops test a value's type by its class.
        check: source of a further test of a type ``t`` of these classes.
        make: of a result's type what else a builder takes for it; raises TypeError or ValueError with what is expected.
    """

    #: Set by a constraint that names one type class of a gpuir dialect; formats leave its prefix out unless qualified.
    own: type[AttrBase] | type[TypeBase] | None = None
    #: The class of the types that older releases have there, and these releases; None: all have the same.
    former: tuple[type[TypeBase], Range] | None = None

    def __init__(
        self,
        summary: str,
        test: Callable[[ir.Type], bool] = lambda type: True,
        irdl: Sequence[str] = ("irdl.any",),
        text: str | None = None,
        *,
        classes: tuple[type[ir.Type], ...] = (),
        check: str = "",
        make: Callable[[Any], ir.Type | None] | None = None,
    ):
        self.summary, self.test, self.irdl, self.text = summary, test, tuple(irdl), text
        self.classes, self.check, self.make = classes, check, make

    @property
    def takes_numbers(self) -> bool:
        """Whether a Python number stands for an operand."""
        return _NUMBER.fullmatch(self.text or "") is not None

    def number_type(self, peer: object, context: ir.Context | None) -> ir.Type:
        """The type of a constant that stands for an operand; `peer` is another argument, where that tells it."""
        assert self.text is not None
        return ir.Type.parse(self.text, context)

    def __repr__(self) -> str:
        return f"<{self.summary}>"


#: Texts of the types that Python numbers become constants of.
_NUMBER = re.compile(r"[su]?i\d+|index|bf16|tf32|f\d\w*")


def _exactly(text: str, summary: str) -> TypeConstraint:
    check = ""
    classes: tuple[type[ir.Type], ...] = ()
    integer = re.fullmatch(r"i(\d+)", text)
    if text == "index":
        classes = (ir.IndexType,)
    elif integer:
        classes, check = (ir.IntegerType,), f"t.width == {integer[1]}"
    return TypeConstraint(
        summary, lambda type: str(type) == text, (f"irdl.is {text}",), text, classes=classes, check=check
    )


def type_is(text: str, summary: str | None = None) -> TypeConstraint:
    """The one type with that text, e.g. ``type_is("!transform.any_op")``."""
    argument: object = text
    if not isinstance(argument, str):
        is_class = isinstance(argument, type)
        name = argument.__name__ if isinstance(argument, type) else repr(argument)
        advice = f": a class stands for its types by itself, as in Operand[{name}]" if is_class else ""
        given = f"the class {name}" if is_class else name
        raise SpecError(f'type_is takes a type\'s text, such as "!transform.any_op", got {given}{advice}')
    return _exactly(text, summary or text)


def any_type_of(*constraints: TypeConstraint, summary: str | None = None) -> TypeConstraint:
    """Types that one of the constraints accepts."""
    alternatives = [line for constraint in constraints for line in constraint.irdl]
    # IRDL refuses two alternatives that are both irdl.any, and one makes the others idle.
    irdl = ("irdl.any",) if "irdl.any" in alternatives else tuple(dict.fromkeys(alternatives))
    return TypeConstraint(
        summary or " or ".join(constraint.summary for constraint in constraints),
        lambda type: any(constraint.test(type) for constraint in constraints),
        irdl,
    )


def instances(summary: str, *classes: type[ir.Type], base: Sequence[str] = ()) -> TypeConstraint:
    """Types of those host classes; `base` are their IRDL base names, e.g. ``"!builtin.vector"``."""
    return TypeConstraint(
        summary,
        lambda type: isinstance(type, classes),
        [f'irdl.base "{b}"' for b in base] or ["irdl.any"],
        classes=classes,
    )


AnyType = TypeConstraint("any type")
I1, I8, I16, I32, I64 = (_exactly(f"i{n}", f"{n}-bit signless integer") for n in (1, 8, 16, 32, 64))
F16, F32, F64 = (_exactly(f"f{n}", f"{n}-bit float") for n in (16, 32, 64))
BF16 = _exactly("bf16", "bfloat16 type")
Index = _exactly("index", "index")
AnyInteger = instances("integer", ir.IntegerType, base=["!builtin.integer"])
AnySignlessInteger = TypeConstraint(
    "signless integer", lambda t: isinstance(t, ir.IntegerType) and t.is_signless, ['irdl.base "!builtin.integer"']
)
AnyFloat = instances("floating-point", ir.FloatType)
AnyRankedTensor = instances("ranked tensor of any type values", ir.RankedTensorType, base=["!builtin.tensor"])
AnyVector = instances("vector of any type values", ir.VectorType, base=["!builtin.vector"])
AnyMemRef = instances("memref of any type values", ir.MemRefType, base=["!builtin.memref"])
AnyRankedTensorOrVector = any_type_of(AnyRankedTensor, AnyVector, summary="ranked tensor or vector of any type values")


class AttrConstraint:
    """Which attributes an op may carry under a name, and how they are written.

    Args:
        summary: noun phrase for messages.
        test: whether a host attribute is accepted.
        convert: Python value to attribute (in the current context); raises TypeError or ValueError with what is expected.
        parse: reads the form an op's format shows and returns the host's text.
        print: turns the host's text into the form an op's format shows.
        lenient: rewrites text of an attribute dictionary's entry that released parsers refuse but documents use.
        direct: source of the attribute of the most common Python value ``{0}`` and of the condition that it is one, for
            builders: ``"BoolAttr.get({0}, context) if {0}.__class__ is bool"``.
    """

    unit = False

    def __init__(
        self,
        summary: str,
        test: Callable[[ir.Attribute], bool] = lambda attribute: True,
        convert: Callable[[Any], ir.Attribute] | None = None,
        *,
        parse: Callable[[Input], str] | None = None,
        print: Callable[[str], str] | None = None,
        lenient: Callable[[str], str | None] | None = None,
        python: str = "Attribute",
        classes: tuple[type, ...] = (ir.Attribute,),
        direct: str = "",
    ):
        self.summary, self.test, self.python, self.lenient = summary, test, python, lenient
        self.direct = direct
        #: Host classes of accepted attributes: the builders' quick look; the verifier tests the rest.
        self.classes: tuple[type, ...] = getattr(test, "kinds", classes)
        self._convert = convert
        self.parse = parse or (lambda cursor: cursor.attribute())
        self.print = print or (lambda text: text)

    def narrowed(self, summary: str, test: Callable[[ir.Attribute], bool] | None = None) -> AttrConstraint:
        """The same by another name in messages; with `test` of those attributes only that pass it too."""
        constraint, wider = copy.copy(self), self.test
        constraint.summary = summary
        if test is not None:
            constraint.test = lambda attribute: wider(attribute) and test(attribute)
        return constraint

    def convert(self, value: Any) -> ir.Attribute:
        """The attribute for a Python value; an attribute is taken as it is."""
        if isinstance(value, ir.Attribute):
            return value
        if self._convert is None:
            raise TypeError(f"expected {self.summary} as an ir.Attribute, got {value!r}")
        return self._convert(value)

    def __repr__(self) -> str:
        return f"<{self.summary}>"


def _integer(summary: str, type_text: str) -> AttrConstraint:
    suffix = f" : {type_text}"

    def convert(value: Any) -> ir.Attribute:
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            raise TypeError(f"expected an int for a {summary}, got {value!r}")
        type = ir.Type.parse(type_text)
        value = value.__index__()
        if isinstance(type, ir.IntegerType) and not -(1 << (type.width - 1)) <= value < (1 << type.width):
            raise ValueError(f"expected an int that fits a {summary}, got {value}")
        return ir.IntegerAttr.get(type, value)

    return AttrConstraint(
        summary,
        lambda a: isinstance(a, ir.IntegerAttr) and str(a.type) == type_text,
        convert,
        parse=lambda cursor: cursor.integer() + suffix,
        print=lambda text: text.removesuffix(suffix),
        python="int",
        classes=(ir.IntegerAttr,),
    )


I8Attr, I16Attr, I32Attr, I64Attr = (_integer(f"{n}-bit signless integer attribute", f"i{n}") for n in (8, 16, 32, 64))
IndexAttr = _integer("index attribute", "index")


def _float(width: int) -> AttrConstraint:
    suffix = f" : f{width}"
    return AttrConstraint(
        f"{width}-bit float attribute",
        lambda a: isinstance(a, ir.FloatAttr) and str(a.type) == f"f{width}",
        # The host asks for a location to report to, and there may be no current one.
        lambda v: ir.FloatAttr.get(ir.Type.parse(f"f{width}"), float(v), ir.Location.unknown()),
        parse=lambda cursor: cursor.number() + suffix,
        print=lambda text: text.removesuffix(suffix),
        python="float",
        classes=(ir.FloatAttr,),
    )


F32Attr, F64Attr = _float(32), _float(64)


def _of(*kinds: type) -> Callable[[Any], bool]:
    def test(value: Any) -> bool:
        return isinstance(value, kinds)

    test.kinds = kinds  # type: ignore[attr-defined]
    return test


def _checked(
    kind: type | tuple[type, ...], what: str, make: Callable[[Any], ir.Attribute]
) -> Callable[[Any], ir.Attribute]:
    def convert(value: Any) -> ir.Attribute:
        if not isinstance(value, kind):
            raise TypeError(f"expected {what}, got {value!r}")
        return make(value)

    return convert


AnyAttr = AttrConstraint("any attribute")
BoolAttr = AttrConstraint(
    "bool attribute", _of(ir.BoolAttr), _checked(bool, "a bool", ir.BoolAttr.get),
    parse=lambda cursor: cursor.one_of("true", "false"), python="bool",
    direct="BoolAttr.get({0}, context) if {0}.__class__ is bool",
)  # fmt: skip
StrAttr = AttrConstraint(
    "string attribute", _of(ir.StringAttr), _checked(str, "a str", ir.StringAttr.get),
    parse=lambda cursor: cursor.string(), python="str",
)  # fmt: skip
FlatSymbolRefAttr = AttrConstraint(
    "flat symbol reference attribute", _of(ir.FlatSymbolRefAttr), _checked(str, "a symbol name", ir.FlatSymbolRefAttr.get),
    parse=lambda cursor: cursor.symbol(), python="str",
)  # fmt: skip
SymbolRefAttr = AttrConstraint(
    "symbol reference attribute", _of(ir.SymbolRefAttr, ir.FlatSymbolRefAttr),
    lambda v: ir.FlatSymbolRefAttr.get(v) if isinstance(v, str) else ir.SymbolRefAttr.get(list(v)),
    python="str",
)  # fmt: skip
SymbolNameAttr = AttrConstraint(
    "string attribute", _of(ir.StringAttr), _checked(str, "a symbol name", ir.StringAttr.get),
    parse=lambda cursor: cursor.symbol_name(), print=lambda text: symbol_text(text), python="str",
)  # fmt: skip
TypeAttr = AttrConstraint(
    "type attribute", _of(ir.TypeAttr), _checked(ir.Type, "an ir.Type", ir.TypeAttr.get),
    parse=lambda cursor: cursor.type(), python="Type", direct="TypeAttr.get({0}) if isinstance({0}, Type)",
)  # fmt: skip
AffineMapAttr = AttrConstraint(
    "AffineMap attribute",
    _of(ir.AffineMapAttr),
    _checked(ir.AffineMap, "an ir.AffineMap", ir.AffineMapAttr.get),
    python="AffineMap",
)
DictionaryAttr = AttrConstraint(
    "dictionary of named attribute values", _of(ir.DictAttr),
    _checked(dict, "a dict of attributes", lambda v: ir.DictAttr.get({k: to_attribute(x) for k, x in v.items()})), python="dict",
)  # fmt: skip


class _UnitAttr(AttrConstraint):
    unit = True


UnitAttr = _UnitAttr(
    "unit attribute", _of(ir.UnitAttr), _checked(bool, "a bool", lambda v: ir.UnitAttr.get()), python="bool"
)


def symbol_text(quoted: str) -> str:
    """``"name"`` as the symbol ``@name``, quoted only where the name needs it."""
    bare = quoted[1:-1]
    plain = (
        bare
        and (bare[0].isalpha() or bare[0] == "_")
        and all(c.isalnum() or c in "_$." for c in bare)
        and bare.isascii()
    )
    return f"@{bare}" if plain else f"@{quoted}"


def _sequence(value: Any, what: str) -> list[Any]:
    """The items of a sequence; a string is none."""
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        raise TypeError(f"expected {what}, got {value!r}")
    return list(value)


#: The host's classes of dense arrays that constraints are made for.
DenseArray = (
    type[ir.DenseBoolArrayAttr] | type[ir.DenseI8ArrayAttr] | type[ir.DenseI32ArrayAttr] | type[ir.DenseI64ArrayAttr]
)


def _dense_array(element: str, cls: DenseArray, kind: type = int) -> AttrConstraint:
    def convert(value: Any) -> ir.Attribute:
        values = _sequence(value, f"a sequence of {kind.__name__}")
        wrong = [
            v
            for v in values
            if (isinstance(v, bool) is not (kind is bool)) or not (kind is bool or hasattr(v, "__index__"))
        ]
        if wrong:
            raise TypeError(f"expected a sequence of {kind.__name__}, got {wrong[0]!r} in it")
        return cls.get(values)

    def lenient(text: str) -> str | None:
        # Documents write `[1, 0]` where the strict form is `array<i64: 1, 0>`.
        if not text.startswith("["):
            return None
        body = text[1:-1].strip()
        return f"array<{element}: {body}>" if body else f"array<{element}>"

    def show(text: str) -> str:
        return f"[{text.partition(':')[2].removesuffix('>').strip()}]"

    bits = int(element[1:])

    def parse(cursor: Input) -> str:
        start = cursor.skip()
        text = cursor.bracketed_list()
        for item in text[1:-1].split(",") if bits > 1 else ():
            # The host takes an unsigned number for the signed one of its bits, where the document's own reader does not.
            number = item.strip()
            if number.isdecimal() and len(number) < 100 and int(number) >> (bits - 1):
                cursor.fail(f"expected integers of {bits} bits, found {number}", start)
        return lenient(text) or ""

    return AttrConstraint(
        f"{element} dense array attribute",
        _of(cls),
        convert,
        parse=parse,
        print=show,
        lenient=lenient,
        python=f"Sequence[{kind.__name__}]",
    )


DenseBoolArrayAttr = _dense_array("i1", ir.DenseBoolArrayAttr, bool)
DenseI8ArrayAttr = _dense_array("i8", ir.DenseI8ArrayAttr)
DenseI32ArrayAttr = _dense_array("i32", ir.DenseI32ArrayAttr)
DenseI64ArrayAttr = _dense_array("i64", ir.DenseI64ArrayAttr)


def array_of(element: AttrConstraint, summary: str | None = None) -> AttrConstraint:
    """An array attribute whose elements satisfy `element`; Python sequences are converted element by element."""

    def convert(value: Any) -> ir.Attribute:
        return ir.ArrayAttr.get(
            [element.convert(item) for item in _sequence(value, f"a sequence of {element.summary}")]
        )

    def lenient(text: str) -> str | None:
        if element.lenient is None or not text.startswith("["):
            return None
        return "[" + ", ".join(element.lenient(item) or item for item in split_top_level(text[1:-1])) + "]"

    return AttrConstraint(
        summary or f"array of {element.summary}",
        lambda a: isinstance(a, ir.ArrayAttr) and all(element.test(item) for item in a),
        convert,
        lenient=lenient,
        python=f"Sequence[{element.python}]",
        classes=(ir.ArrayAttr,),
    )


ArrayAttr = AttrConstraint(
    "array attribute",
    _of(ir.ArrayAttr),
    lambda v: ir.ArrayAttr.get([to_attribute(x) for x in _sequence(v, "a sequence of attributes")]),
    python="Sequence[Attribute]",
)
AffineMapArrayAttr = array_of(AffineMapAttr, "AffineMap array attribute")
StrArrayAttr = array_of(StrAttr, "string array attribute")
I64ArrayAttr = array_of(I64Attr, "64-bit integer array attribute")
I32ArrayAttr = array_of(I32Attr, "32-bit integer array attribute")


def to_attribute(value: Any) -> ir.Attribute:
    """The attribute a plain Python value stands for: bool, int (i64), float (f64), str, type, map, list, dict."""
    if isinstance(value, ir.Attribute):
        return value
    for kind, constraint in (
        (bool, BoolAttr), (int, I64Attr), (float, F64Attr), (str, StrAttr), (ir.Type, TypeAttr),
        (ir.AffineMap, AffineMapAttr), (dict, DictionaryAttr), ((list, tuple), ArrayAttr),
    ):  # fmt: skip
        if isinstance(value, kind):
            return constraint.convert(value)
    raise TypeError(f"expected an attribute, bool, int, float, str, type, map, list or dict, got {value!r}")
