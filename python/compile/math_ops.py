"""In the worker: math's ops that neither upstream nor a library of functions lowers for a chip, as arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.compile.elements import each, make
from gpuir.compile.kernels import walk
from gpuir.compile.targets import Target
from gpuir.host import ir, module

__all__ = ["lower_intrinsics", "lower_math"]

#: LLVM's intrinsics of the same name, of which convert-gpu-to-nvvm makes none; whether they have a flag for zeros.
_INTRINSICS = {"math.ctpop": False, "math.ctlz": True, "math.cttz": True, "math.trunc": False}
#: Predicates of arith.cmpi and arith.cmpf.
_EQUAL, _NOT_EQUAL, _LESS = 0, 1, 2
_REAL_EQUAL, _REAL_NOT_LESS, _REAL_LESS, _UNORDERED = 1, 3, 4, 14
#: The smallest normal number of each format: IEEE 754, and bfloat16 with the exponents of f32.
_SMALLEST = {"f16": 2.0**-14, "bf16": 2.0**-126, "f32": 2.0**-126, "f64": 2.0**-1022}


def lower_intrinsics(payload: Any, names: set[str], target: Target) -> None:
    """For NVIDIA's chips, once indices are integers: bit counts and truncation."""
    for name in sorted(_INTRINSICS.keys() & names) if target.family == "nvidia" else ():
        # Of zero they give the number of bits, as math says.
        flag: ir.Attribute = ir.IntegerAttr.get(ir.IntegerType.get_signless(1), 0)
        poison = {"is_zero_poison": flag} if _INTRINSICS[name] else {}
        for op in walk(payload, name):
            value = op.operation.operands[0]
            with op.operation.location, ir.InsertionPoint(op):
                found = ir.Operation.create(name.replace("math.", "llvm.intr."), [value.type], [value], poison).result
            op.operation.results[0].replace_all_uses_with(found)
            op.operation.erase()


def lower_math(payload: Any, names: set[str], target: Target) -> None:
    """Rewrites, of the ops ``names``, what the chip has no lowering of; the names of what it becomes are added."""
    lowerings: dict[str, Callable[[Any], Sequence[Any] | None]] = {
        "math.ipowi": _ipowi,
        "math.isnormal": _isnormal,
        "math.isinf": _isinf,
        "math.clampf": _clampf,
    }
    if target.family == "nvidia":
        # Of f64 the last two are libdevice's, which not everybody has.
        lowerings |= {"math.absi": _absi, "math.isnan": _isnan, "math.isfinite": _isfinite}
    else:
        lowerings["math.sincos"] = _sincos
        lowerings |= dict.fromkeys(("math.exp", "math.log"), _in_single_precision)
        # Of other types they are instructions.
        lowerings["math.clampf"] = lambda op: _clampf(op) if _element_type(op) in ("bf16", "f64") else None
    made: set[str] = set()
    for name in sorted(lowerings.keys() & names):
        for op in walk(payload, name):
            with op.location, ir.InsertionPoint(op):
                values = lowerings[name](op)
            if values is None:
                continue
            made.add(name)
            for result, value in zip(op.results, values):
                result.replace_all_uses_with(value)
            op.erase()
    if "math.ipowi" in made:
        names |= {"scf.while"}
        if walk(payload, "vector.from_elements"):
            names |= {"vector.from_elements", "vector.extract"}


def _element_type(op: Any) -> str:
    type_ = op.operands[0].type
    return str(type_.element_type if isinstance(type_, ir.VectorType) else type_)


def _real(type_: Any, number: float) -> Any:
    """A constant, or a vector of it."""
    scalar = type_.element_type if isinstance(type_, ir.VectorType) else type_
    value: ir.Attribute = ir.FloatAttr.get(scalar, number)
    if isinstance(type_, ir.VectorType):
        value = ir.DenseElementsAttr.get_splat(type_, value)
    return make("arith.constant", type_, [], value=value)


def _compare_real(predicate: int, left: Any, right: Any) -> Any:
    flag = _like(left.type, _flag())
    return make("arith.cmpf", flag, [left, right], predicate=_predicate(predicate))


def _like(type_: Any, element: Any) -> Any:
    """The element, or a vector of it as ``type_`` is one."""
    return ir.VectorType.get(type_.shape, element) if isinstance(type_, ir.VectorType) else element


def _absolute(op: Any) -> Any:
    value = op.operands[0]
    return make("math.absf", value.type, [value])


def _isnormal(op: Any) -> Sequence[Any]:
    size = _absolute(op)
    least, most = _real(size.type, _SMALLEST[_element_type(op)]), _real(size.type, float("inf"))
    inside = [_compare_real(_REAL_NOT_LESS, size, least), _compare_real(_REAL_LESS, size, most)]
    return [make("arith.andi", inside[0].type, inside)]


def _isinf(op: Any) -> Sequence[Any]:
    size = _absolute(op)
    return [_compare_real(_REAL_EQUAL, size, _real(size.type, float("inf")))]


def _isfinite(op: Any) -> Sequence[Any]:
    size = _absolute(op)
    return [_compare_real(_REAL_LESS, size, _real(size.type, float("inf")))]


def _isnan(op: Any) -> Sequence[Any]:
    return [_compare_real(_UNORDERED, op.operands[0], op.operands[0])]


def _clampf(op: Any) -> Sequence[Any]:
    """What is no number stays none."""
    value, least, most = op.operands
    return [make("arith.maximumf", value.type, [make("arith.minimumf", value.type, [value, most]), least])]


def _absi(op: Any) -> Sequence[Any]:
    """The least number is its own absolute value."""
    value = op.operands[0]
    zero = make("arith.subi", value.type, [value, value])
    negative = make("arith.cmpi", _like(value.type, _flag()), [value, zero], predicate=_predicate(_LESS))
    return [make("arith.select", value.type, [negative, make("arith.subi", value.type, [zero, value]), value])]


def _sincos(op: Any) -> Sequence[Any] | None:
    """In double precision they are functions of a library each."""
    if _element_type(op) != "f64":
        return None
    value = op.operands[0]
    return [make(name, value.type, [value]) for name in ("math.sin", "math.cos")]


def _in_single_precision(op: Any) -> Sequence[Any] | None:
    if _element_type(op) != "bf16":
        return None
    value = op.operands[0]
    wide = make("arith.extf", _like(value.type, ir.F32Type.get()), [value])
    return [make("arith.truncf", value.type, [make(op.name, wide.type, [wide])])]


def _ipowi(op: Any) -> Sequence[Any]:
    """By squaring, in as many steps as the exponent has bits up to the highest one.

    One over a number of several is 0, as is 0 to a negative power, of which math says nothing.
    """
    return [each(_power, op.results[0].type, *op.operands)]


def _power(base: Any, exponent: Any) -> Any:
    type_ = base.type
    zero, one = _constant(type_, 0), _constant(type_, 1)
    negative = _compare(_LESS, exponent, zero)
    steps = make("arith.select", type_, [negative, zero, exponent])
    loop = ir.Operation.create("scf.while", [type_] * 3, [one, base, steps], regions=2)
    before = loop.regions[0].blocks.append(*[type_] * 3)
    with ir.InsertionPoint(before):
        more = _compare(_NOT_EQUAL, before.arguments[2], zero)
        ir.Operation.create("scf.condition", operands=[more, *before.arguments])
    after = loop.regions[1].blocks.append(*[type_] * 3)
    with ir.InsertionPoint(after):
        product, square, left = after.arguments
        taken = make("arith.select", type_, [_odd(left), make("arith.muli", type_, [product, square]), product])
        squared = make("arith.muli", type_, [square, square])
        # A width of 1 has no bit above the one that has been taken.
        rest = zero if type_.width == 1 else make("arith.shrui", type_, [left, one])
        ir.Operation.create("scf.yield", operands=[taken, squared, rest])
    # 1 and -1 are their own inverses.
    minus = _constant(type_, -1)
    unit = make("arith.ori", _flag(), [_compare(_EQUAL, base, one), _compare(_EQUAL, base, minus)])
    inverse = make("arith.select", type_, [_odd(exponent), base, one])
    inverse = make("arith.select", type_, [unit, inverse, zero])
    return make("arith.select", type_, [negative, inverse, loop.results[0]])


def _flag() -> Any:
    """The type of a condition."""
    return ir.IntegerType.get_signless(1)


def _odd(value: Any) -> Any:
    return make("arith.trunci", _flag(), [value]) if value.type.width > 1 else value


def _compare(predicate: int, left: Any, right: Any) -> Any:
    return make("arith.cmpi", _flag(), [left, right], predicate=_predicate(predicate))


def _predicate(number: int) -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), number)


def _constant(type_: Any, number: int) -> Any:
    return module("dialects.arith").ConstantOp(type_, number).result
