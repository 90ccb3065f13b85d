"""arith, and the index dialect's ops of the same meaning.

Integers wrap around; f16, bf16 and the smaller floats are rounded after each operation, as their IEEE-like formats say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import word_of
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.ops.conversions import rounding_mode
from gpuir.sim.ops.directed import directed
from gpuir.sim.rules import Rule, flops, per_element, rule
from gpuir.sim.structure import defining_op
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, constant, dtype_of, is_odd, signed, unsigned, wrapped
from gpuir.sim.values import merge, spread


def constant_of(attribute: ir.Attribute, type: ir.Type) -> Any:
    """The value of a constant's attribute: a scalar, or for a vector an array with a thread axis of 1."""
    dtype, bits = dtype_of(type), bits_of(type)
    if isinstance(attribute, ir.DenseElementsAttr):
        shape = ir.ShapedType(type).shape
        if attribute.is_splat:
            one = constant_of(attribute.get_splat_value(), ir.ShapedType(attribute.type).element_type)
            if isinstance(type, ir.RankedTensorType):
                return np.full((1,) * (1 + len(shape)), one, dtype)
            return np.full((1, *shape), one, dtype)
        values = elements_of(attribute, dtype, bits)
        return values.reshape(1, *shape)
    if isinstance(attribute, ir.BoolAttr):
        return np.bool_(attribute.value)
    assert isinstance(attribute, (ir.IntegerAttr, ir.FloatAttr))
    return constant(attribute.value, dtype, bits)


def elements_of(attribute: ir.Attribute, dtype: np.dtype, bits: int) -> np.ndarray:
    """All elements of a dense attribute in their order."""
    kind: Any = ir.DenseFPElementsAttr if dtype.kind not in "bi" else ir.DenseIntElementsAttr
    if kind is ir.DenseFPElementsAttr and bits < 32:
        return _printed_elements(attribute, dtype)
    return np.array([constant(value, dtype, bits) for value in kind(attribute)], dtype)


def _printed_elements(attribute: ir.Attribute, dtype: np.dtype) -> np.ndarray:
    """Elements of the float types that the host's accessors do not read, from their text."""
    text = str(attribute).removeprefix("dense<").rpartition("> : ")[0]
    if text.startswith('"0x'):
        return np.frombuffer(bytes.fromhex(text[3:-1]), dtype)
    words = text.replace("[", " ").replace("]", " ").replace(",", " ").split()
    bytes_of = np.dtype(f"u{dtype.itemsize}")
    return np.array([
        np.array(int(word, 16), bytes_of).view(dtype) if word.startswith("0x") else dtype.type(float(word)) for word in words
    ], dtype)  # fmt: skip


@rule("arith.constant", "index.constant", "llvm.mlir.constant", kind="emits", constant=True)
def _constant(k: Compiler, op: Op) -> None:
    attribute, type = op.attributes["value"], op.results[0].type
    if str(type).startswith("!llvm.array<"):
        k.constant(_array(constant_of(attribute, attribute.type), str(type)), op.results[0])
    else:
        k.constant(constant_of(attribute, type), op.results[0])


def _array(values: np.ndarray, type: str) -> Any:
    """Values [1, ...] as what an array of arrays, of scalars, or of vectors is: tuples of them."""
    if not type.startswith("!llvm.array<"):
        return values if type.startswith("vector<") else values[0]
    element = type.split(" x ", 1)[1][:-1]
    element = f"!llvm.{element}" if element.startswith("array<") else element
    return tuple(_array(values[:, i], element) for i in range(values.shape[1]))


def _wrapping(k: Compiler, op: Op, text: str) -> str:
    """``text``, cut to the width where the type is narrower than what holds it."""
    if not is_odd(op.results[0].type):
        return text
    bits = bits_of(op.results[0].type)
    if bits == 1:
        return text
    return f"{k.bind(lambda value: wrapped(value, bits), 'wrap')}({text})"


def _is_bool(op: Op) -> bool:
    return bits_of(op.operands[0].type) == 1


def _binary(names: tuple[str, ...], text: str, boolean: str | None = None) -> None:
    @rule(*names)
    def make(k: Compiler, op: Op) -> str:
        if boolean is not None and _is_bool(op):
            return boolean
        return _wrapping(k, op, text)


_binary(("arith.addi", "index.add", "llvm.add"), "({0} + {1})", "({0} ^ {1})")
_binary(("arith.subi", "index.sub", "llvm.sub"), "({0} - {1})", "({0} ^ {1})")
_binary(("arith.muli", "index.mul", "llvm.mul"), "({0} * {1})", "({0} & {1})")
_binary(("arith.andi", "index.and", "llvm.and"), "({0} & {1})")
_binary(("arith.ori", "index.or", "llvm.or"), "({0} | {1})")
_binary(("arith.xori", "index.xor", "llvm.xor"), "({0} ^ {1})")
for _base, _sign in (("add", "+"), ("sub", "-"), ("mul", "*"), ("div", "/")):
    _binary((f"llvm.f{_base}",), f"({{0}} {_sign} {{1}})")


def _floats(base: str, text: str) -> None:
    @rule(f"arith.{base}f")
    def make(k: Compiler, op: Op) -> Code:
        mode = rounding_mode(op)
        return text if mode == "to_nearest_even" else in_direction(k, op, base, mode)


for _base, _sign in (("add", "+"), ("sub", "-"), ("mul", "*"), ("div", "/")):
    _floats(_base, f"({{0}} {_sign} {{1}})")


def in_direction(k: Compiler, op: Op, base: str, mode: str) -> Code:
    """Arithmetic that rounds in a direction, by arith's name of it."""
    operate = directed(base, mode, dtype_of(op.results[0].type))
    if operate is None:
        raise k.refuse(op, f"the simulator has no {base} of {op.results[0].type} that rounds {mode}")
    return lambda *values: operate(*map(np.asarray, values))[()]


@rule("arith.remf", "llvm.frem")
def _remf(k: Compiler, op: Op) -> Code:
    return np.fmod


@rule("arith.negf", "llvm.fneg")
def _negf(k: Compiler, op: Op) -> str:
    return "(-{0})"


def _integers(names: tuple[str, ...], compute: Callable[[Any, Any], Any], *, unsigned_view: bool = False) -> None:
    """A rule of integer operands; i1 and unsigned ones are computed in a view that has their value."""

    @rule(*names)
    def make(k: Compiler, op: Op) -> Code:
        return _of_width(compute, op.results[0].type, unsigned_view)


def _of_width(
    compute: Callable[[Any, Any], Any], type: ir.Type, unsigned_view: bool = False
) -> Callable[[Any, Any], Any]:
    """``compute`` on integers of ``type``: in a view with their value, and cut to their width."""
    bits, dtype = bits_of(type), dtype_of(type)
    if bits == 1:
        # i1 as a number: 0 and -1, or unsigned 0 and 1.
        sign = 1 if unsigned_view else -1
        return lambda a, b: (compute(np.int8(sign) * a, np.int8(sign) * b) & 1).astype(bool)[()]
    if not unsigned_view:
        if is_odd(type):
            return lambda a, b: wrapped(compute(a, b), bits)
        return compute
    if not is_odd(type):
        return lambda a, b: signed(compute(unsigned(a), unsigned(b)))
    mask = dtype.type((1 << bits) - 1)
    return lambda a, b: wrapped(signed(compute(unsigned(a & mask), unsigned(b & mask))), bits)


def divide(a: Lanes, b: Lanes) -> Any:
    """Towards zero."""
    quotient = a // b
    return quotient + ((a % b != 0) & ((a < 0) != (b < 0))).astype(quotient.dtype)


def _division(names: tuple[str, ...], compute: Callable[[Any, Any], Any], *, unsigned_view: bool = False) -> None:
    """A rule of a division of integers: a fault where an active lane divides by zero, or the least number by -1."""

    @rule(*names, kind="emits", slots=per_element)
    def make(k: Compiler, op: Op) -> None:
        type = op.results[0].type
        quotient = _of_width(compute, type, unsigned_view)
        bits, dtype = bits_of(type), dtype_of(type)
        # An i1 is held as a bool, and its -1 is its least number.
        least, minus_one = (True, True) if bits == 1 else (dtype.type(-(1 << (bits - 1))), dtype.type(-1))
        divisors = _constant_elements(op.operands[1])
        if divisors is not None and np.all(divisors != 0) and (unsigned_view or np.all(divisors != minus_one)):
            k.apply(Rule(op.name, "pure", lambda *_: quotient), op)
            return
        site = k.site(op)

        def run(g: Group, m: Mask, a: Lanes, b: Lanes) -> Data:
            _refuse(b == 0, "an integer is divided by zero", site, g, m)
            if not unsigned_view:
                inverts = b == minus_one
                if inverts.any():
                    text = f"the least {type} is divided by -1: the result does not fit the type"
                    _refuse(inverts & (a == least), text, site, g, m)
            return quotient(a, b)

        k.apply(Rule(op.name, "group", lambda *_: run), op)


def _refuse(wrong: Lanes, text: str, site: Site, g: Group, m: Mask) -> None:
    """A fault where an element of an active lane is wrong."""
    if wrong.any():
        rows = np.nonzero(spread(wrong, g.size).reshape(g.size, -1).any(1) & g.full(m))[0]
        if len(rows):
            raise fault("undefined", text, site, g, rows)


def _constant_elements(value: ir.Value) -> Lanes | None:
    """What a constant is; None for other values."""
    owner = defining_op(value)
    if owner is None or owner.name not in ("arith.constant", "index.constant", "llvm.mlir.constant"):
        return None
    return np.asarray(constant_of(owner.attributes["value"], value.type))


_division(("arith.divsi", "index.divs", "llvm.sdiv"), divide)
_division(("arith.remsi", "index.rems", "llvm.srem"), np.fmod)
_division(("arith.floordivsi", "index.floordivs"), lambda a, b: a // b)
_division(("arith.ceildivsi", "index.ceildivs"), lambda a, b: a // b + (a % b != 0).astype(a.dtype))
_division(("arith.divui", "index.divu", "llvm.udiv"), lambda a, b: a // b, unsigned_view=True)
_division(("arith.remui", "index.remu", "llvm.urem"), lambda a, b: a % b, unsigned_view=True)
_division(
    ("arith.ceildivui", "index.ceildivu"),
    lambda a, b: a // b + (a % b != 0).astype(a.dtype),
    unsigned_view=True,
)
_integers(("arith.maxsi", "index.maxs", "llvm.intr.smax"), np.maximum)
_integers(("arith.minsi", "index.mins", "llvm.intr.smin"), np.minimum)
_integers(("arith.maxui", "index.maxu", "llvm.intr.umax"), np.maximum, unsigned_view=True)
_integers(("arith.minui", "index.minu", "llvm.intr.umin"), np.minimum, unsigned_view=True)


def _shift(names: tuple[str, ...], compute: Callable[[Any, Any], Any], *, logical: bool) -> None:
    """A rule of a shift: a fault where an active lane shifts by the width or more."""

    @rule(*names, kind="emits")
    def make(k: Compiler, op: Op) -> None:
        type = op.results[0].type
        bits = bits_of(type)
        shift = _shift_of(type, compute, logical)
        amounts = _constant_elements(op.operands[1])
        within = amounts is not None and bool(np.all(unsigned(amounts) < bits))
        if within or _is_chosen(op):
            k.apply(Rule(op.name, "pure", lambda *_: shift), op)
            return
        site = k.site(op)

        def run(g: Group, m: Mask, a: Lanes, b: Lanes) -> Data:
            beyond = b if bits == 1 else unsigned(b) >= bits
            _refuse(beyond, f"a shift by the {bits} bits of {type} or more: the result is poison", site, g, m)
            return shift(a, b)

        k.apply(Rule(op.name, "group", lambda *_: run), op)


def _is_chosen(op: Op) -> bool:
    """Whether only selects and freezes use the result: what is poison may be what they do not take."""
    users = [use.owner.operation.name for use in op.results[0].uses]
    return bool(users) and all(name in ("arith.select", "llvm.select", "llvm.freeze") for name in users)


def _shift_of(type: ir.Type, compute: Callable[[Any, Any], Any], logical: bool) -> Callable[[Any, Any], Any]:
    """A shift of integers of `type`; by their width or more it gives what lies beyond, whatever the machine does."""
    bits, dtype = bits_of(type), dtype_of(type)
    if bits == 1:
        # An arithmetic shift by one brings the sign.
        return (lambda a, b: a & ~b) if logical else (lambda a, b: a)
    mask = dtype.type((1 << bits) - 1) if bits < 8 * dtype.itemsize else None

    def shift(a: Lanes, b: Lanes) -> Lanes:
        # Beyond the width the IR says poison; NumPy's own result differs by machine.
        b = np.minimum(unsigned(b), np.array(bits, f"u{dtype.itemsize}")[()]) if logical else b
        if logical:
            a = unsigned(a if mask is None else a & mask)
            shifted = signed(
                np.where(b >= bits, a.dtype.type(0), compute(a, np.minimum(b, a.dtype.type(bits - 1))))[()]
            )
        else:
            shifted = compute(a, np.minimum(unsigned(b), np.array(bits - 1, f"u{dtype.itemsize}")[()]).view(dtype))
        return shifted if mask is None else wrapped(shifted, bits)

    return shift


_shift(("arith.shli", "index.shl", "llvm.shl"), np.left_shift, logical=True)
_shift(("arith.shrui", "index.shru", "llvm.lshr"), np.right_shift, logical=True)
_shift(("arith.shrsi", "index.shrs", "llvm.ashr"), np.right_shift, logical=False)


def _maximum(a: Lanes, b: Lanes) -> Any:
    """NaN where one is; +0 is above -0."""
    larger = np.maximum(a, b)
    zero = larger == 0
    return np.where(zero & (a == b), a + b, larger)[()] if zero.any() else larger


def _minimum(a: Lanes, b: Lanes) -> Any:
    smaller = np.minimum(a, b)
    zero = smaller == 0
    return np.where(zero & (a == b), -(-a - b), smaller)[()] if zero.any() else smaller


def _number(choose: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """The number where one operand is NaN."""

    def compute(a: Lanes, b: Lanes) -> Any:
        chosen = choose(a, b)
        lost = chosen != chosen
        if lost.any():
            chosen = np.where(lost, np.where(a != a, b, a), chosen)[()]
        return chosen

    return compute


_FLOATS: dict[str, Callable[[Any, Any], Any]] = {
    "addf": np.add,
    "mulf": np.multiply,
    "maximumf": _maximum,
    "minimumf": _minimum,
    "maxnumf": _number(_maximum),
    "minnumf": _number(_minimum),
}
_INTEGERS = {
    "addi": (np.add, False),
    "muli": (np.multiply, False),
    "maxs": (np.maximum, False),
    "mins": (np.minimum, False),
    "maxu": (np.maximum, True),
    "minu": (np.minimum, True),
}
_BITS: dict[str, Callable[[Any, Any], Any]] = {"andi": np.bitwise_and, "ori": np.bitwise_or, "xori": np.bitwise_xor}


def combining(kind: str, type: ir.Type) -> Callable[[Any, Any], Any]:
    """The function ``f(old, new)`` of an atomic update or a reduction, by its name in MLIR (AtomicRMWKind)."""
    if kind == "assign":
        return lambda old, new: new
    if kind in _FLOATS:
        return _FLOATS[kind]
    return _BITS[kind] if kind in _BITS else _of_width(_INTEGERS[kind][0], type, _INTEGERS[kind][1])


@rule("arith.maximumf", "llvm.intr.maximum")
def _maximumf(k: Compiler, op: Op) -> Code:
    return _FLOATS["maximumf"]


@rule("arith.minimumf", "llvm.intr.minimum")
def _minimumf(k: Compiler, op: Op) -> Code:
    return _FLOATS["minimumf"]


@rule("arith.maxnumf", "llvm.intr.maxnum")
def _maxnumf(k: Compiler, op: Op) -> Code:
    return _FLOATS["maxnumf"]


@rule("arith.minnumf", "llvm.intr.minnum")
def _minnumf(k: Compiler, op: Op) -> Code:
    return _FLOATS["minnumf"]


# Comparisons

_SIGNED = {0: "==", 1: "!=", 2: "<", 3: "<=", 4: ">", 5: ">=", 6: "<", 7: "<=", 8: ">", 9: ">="}
_INDEX = {"eq": 0, "ne": 1, "slt": 2, "sle": 3, "sgt": 4, "sge": 5, "ult": 6, "ule": 7, "ugt": 8, "uge": 9}


def _predicate(op: Op) -> int:
    attribute = op.attributes["predicate" if "predicate" in op.attributes else "pred"]
    return attribute.value if isinstance(attribute, ir.IntegerAttr) else _INDEX[word_of(attribute)]


@rule("arith.cmpi", "index.cmp", "llvm.icmp")
def _cmpi(k: Compiler, op: Op) -> str:
    number = _predicate(op)
    sign = _SIGNED[number]
    type = op.operands[0].type
    if number < 6 and bits_of(type) == 1 and number >= 2:
        # As numbers true is -1.
        return f"({{1}} {sign} {{0}})"
    if number >= 6 and bits_of(type) != 1:
        u = k.bind(unsigned, "u")
        return f"({u}({{0}}) {sign} {u}({{1}}))"
    return f"({{0}} {sign} {{1}})"


_ORDERED = {1: "==", 2: ">", 3: ">=", 4: "<", 5: "<=", 6: "!="}


@rule("arith.cmpf", "llvm.fcmp")
def _cmpf(k: Compiler, op: Op) -> str:
    number = _predicate(op)
    if number == 0 or number == 15:
        return f"(({{0}} == {{0}}) & False | {number == 15})"
    if number == 7:
        return "(({0} == {0}) & ({1} == {1}))"
    if number == 14:
        return "(({0} != {0}) | ({1} != {1}))"
    if number <= 6:
        text = f"({{0}} {_ORDERED[number]} {{1}})"
        return f"({text} & ({{0}} == {{0}}) & ({{1}} == {{1}}))" if number == 6 else text
    # The unordered ones, in the order of the ordered.
    text = f"({{0}} {_ORDERED[number - 7]} {{1}})"
    return text if number == 13 else f"({text} | ({{0}} != {{0}}) | ({{1}} != {{1}}))"


@rule("arith.select", "llvm.select")
def _select(k: Compiler, op: Op) -> Code:

    def select(condition: Lanes, yes: Lanes, no: Lanes) -> Lanes:
        if np.ndim(condition) == 0:
            return yes if condition else no
        if np.ndim(condition) == 1:
            return merge(condition, yes, no)
        return np.where(condition, yes, no)

    return select


# Several results


@rule("arith.addui_extended", "arith.subui_extended")
def _carrying(k: Compiler, op: Op) -> Code:
    """The sum or difference, and whether it left the width (carry, borrow)."""
    type = op.operands[0].type
    bits = bits_of(type)
    odd = is_odd(type) and bits > 1

    def cut(value: Lanes) -> Lanes:
        return wrapped(value, bits) if odd else value

    def add(a: Lanes, b: Lanes) -> tuple[Lanes, Lanes]:
        if bits == 1:
            return a ^ b, a & b
        total = cut(a + b)
        return total, unsigned(total) < unsigned(a)

    def subtract(a: Lanes, b: Lanes) -> tuple[Lanes, Lanes]:
        if bits == 1:
            return a ^ b, ~a & b
        return cut(a - b), unsigned(a) < unsigned(b)

    return add if op.name == "arith.addui_extended" else subtract


@rule("arith.mulsi_extended", "arith.mului_extended")
def _mul_extended(k: Compiler, op: Op) -> Code:
    type = op.operands[0].type
    bits, dtype = bits_of(type), dtype_of(type)
    sign = op.name == "arith.mulsi_extended"
    if bits == 64:
        return lambda a, b: (a * b, _high64(a, b, sign))
    mask = np.int64((1 << bits) - 1)

    def multiply(a: Lanes, b: Lanes) -> Lanes:
        a, b = a.astype(np.int64), b.astype(np.int64)
        if bits == 1 and sign:
            a, b = -a, -b
        elif not sign:
            a, b = a & mask, b & mask
        product = a * b
        high = product >> np.int64(bits) if sign else (unsigned(product) >> np.uint64(bits)).view(np.int64)
        if bits == 1:
            return (product & 1).astype(bool), (high & 1).astype(bool)
        low, high = product.astype(dtype), high.astype(dtype)
        return (wrapped(low, bits), wrapped(high, bits)) if is_odd(type) else (low, high)

    return multiply


def _high64(a: Lanes, b: Lanes, sign: bool) -> Any:
    """The upper 64 bits of a product of 64-bit numbers, from four products of their halves."""
    x, y, half = unsigned(a), unsigned(b), np.uint64(32)
    low = np.uint64(0xFFFFFFFF)
    cross = (x >> half) * (y & low) + (((x & low) * (y & low)) >> half)
    middle = (x & low) * (y >> half) + (cross & low)
    high = ((x >> half) * (y >> half) + (cross >> half) + (middle >> half)).view(np.int64)
    return high - np.where(a < 0, b, 0) - np.where(b < 0, a, 0) if sign else high


flops(
    *(f"arith.{name}" for name in ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")),
    "llvm.fadd", "llvm.fsub", "llvm.fmul", "llvm.fdiv", "llvm.frem", "llvm.intr.maximum", "llvm.intr.minimum",
    "llvm.intr.maxnum", "llvm.intr.minnum",
)  # fmt: skip
