"""In the worker: math ops that neither upstream nor a math library lowers for a chip, as arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gpuir.compile.elements import create, map_elements
from gpuir.compile.kernels import Payload, walk
from gpuir.compile.targets import Target
from gpuir.host import ir, module

__all__ = ["lower_intrinsics", "lower_math"]

#: Ops with an LLVM intrinsic of the same name that convert-gpu-to-nvvm does not lower; whether it has a flag for zeros.
_INTRINSICS = {"math.ctpop": False, "math.ctlz": True, "math.cttz": True, "math.trunc": False}
#: What NVIDIA's chips approximate by an instruction.
_APPROXIMATE = {
    "math.exp2": "llvm.nvvm.ex2.approx.ftz.f",
    "math.sqrt": "llvm.nvvm.sqrt.approx.ftz.f",
    "math.rsqrt": "llvm.nvvm.rsqrt.approx.ftz.f",
}
#: Predicates of arith.cmpi and arith.cmpf.
_EQUAL, _NOT_EQUAL, _LESS = 0, 1, 2
_REAL_EQUAL, _REAL_NOT_LESS, _REAL_LESS, _UNORDERED = 1, 3, 4, 14
#: The smallest normal number of each format: IEEE 754, and bfloat16 with the exponents of f32.
_SMALLEST = {"f16": 2.0**-14, "bf16": 2.0**-126, "f32": 2.0**-126, "f64": 2.0**-1022}


def lower_intrinsics(payload: Payload, names: set[str], target: Target) -> None:
    """For NVIDIA's chips, once indices are integers: bit counts and truncation."""
    for name in sorted(_INTRINSICS.keys() & names) if target.family == "nvidia" else ():
        # For zero they return the number of bits, as math defines it.
        flag: ir.Attribute = ir.IntegerAttr.get(ir.IntegerType.get_signless(1), 0)
        poison = {"is_zero_poison": flag} if _INTRINSICS[name] else {}
        for op in walk(payload, name):
            value = op.operation.operands[0]
            with op.operation.location, ir.InsertionPoint(op):
                result = ir.Operation.create(name.replace("math.", "llvm.intr."), [value.type], [value], poison).result
            op.operation.results[0].replace_all_uses_with(result)
            op.operation.erase()


def lower_math(payload: Payload, names: set[str], target: Target) -> None:
    """Rewrites the math ops that have no lowering for the chip, of those in ``names``; adds the names of the new ops to it."""
    lowerings: dict[str, Callable[[ir.Operation], Sequence[ir.Value] | None]] = {
        "math.ipowi": _ipowi,
        "math.isnormal": _isnormal,
        "math.isinf": _isinf,
        "math.clampf": _clampf,
    }
    if target.family == "nvidia":
        # For f64 the last two would be calls of libdevice, which may not be installed.
        lowerings |= {"math.absi": _absi, "math.isnan": _isnan, "math.isfinite": _isfinite, "arith.divf": _divf}
        lowerings |= dict.fromkeys(_APPROXIMATE, _approximate)
    else:
        lowerings["math.sincos"] = _sincos
        lowerings |= dict.fromkeys(("math.exp", "math.log"), _in_single_precision)
        # For other types there are instructions.
        lowerings["math.clampf"] = lambda op: _clampf(op) if _element_type(op) in ("bf16", "f64") else None
    rewritten: set[str] = set()
    for op in walk(payload, *lowerings.keys() & names):
        with op.location, ir.InsertionPoint(op):
            values = lowerings[op.name](op)
        if values is None:
            continue
        rewritten.add(op.name)
        for result, value in zip(op.results, values):
            result.replace_all_uses_with(value)
        op.erase()
    if "math.ipowi" in rewritten:
        names |= {"scf.while"}
    if {"math.ipowi", "arith.divf", *_APPROXIMATE} & rewritten:
        if walk(payload, "vector.from_elements"):
            names |= {"vector.from_elements", "vector.extract"}


def _element_type(op: ir.Operation) -> str:
    type_ = op.operands[0].type
    return str(type_.element_type if isinstance(type_, ir.VectorType) else type_)


def _real(type_: ir.Type, number: float) -> ir.Value:
    """A constant of a type, or of a vector's elements."""
    scalar = type_.element_type if isinstance(type_, ir.VectorType) else type_
    value: ir.Attribute = ir.FloatAttr.get(scalar, number)
    if isinstance(type_, ir.VectorType):
        value = ir.DenseElementsAttr.get_splat(type_, value)
    return create("arith.constant", type_, [], value=value)


def _compare_real(predicate: int, left: ir.Value, right: ir.Value) -> ir.Value:
    flag = _like(left.type, _flag())
    return create("arith.cmpf", flag, [left, right], predicate=_predicate(predicate))


def _like(type_: ir.Type, element: ir.Type) -> ir.Type:
    """``element``, or a vector of it in the shape of ``type_``."""
    return ir.VectorType.get(type_.shape, element) if isinstance(type_, ir.VectorType) else element


def _absolute(op: ir.Operation) -> ir.Value:
    value = op.operands[0]
    return create("math.absf", value.type, [value])


def _isnormal(op: ir.Operation) -> Sequence[ir.Value]:
    size = _absolute(op)
    least, most = _real(size.type, _SMALLEST[_element_type(op)]), _real(size.type, float("inf"))
    inside = [_compare_real(_REAL_NOT_LESS, size, least), _compare_real(_REAL_LESS, size, most)]
    return [create("arith.andi", inside[0].type, inside)]


def _isinf(op: ir.Operation) -> Sequence[ir.Value]:
    size = _absolute(op)
    return [_compare_real(_REAL_EQUAL, size, _real(size.type, float("inf")))]


def _isfinite(op: ir.Operation) -> Sequence[ir.Value]:
    size = _absolute(op)
    return [_compare_real(_REAL_LESS, size, _real(size.type, float("inf")))]


def _isnan(op: ir.Operation) -> Sequence[ir.Value]:
    return [_compare_real(_UNORDERED, op.operands[0], op.operands[0])]


def _clampf(op: ir.Operation) -> Sequence[ir.Value]:
    """NaN stays NaN."""
    value, least, most = op.operands
    return [create("arith.maximumf", value.type, [create("arith.minimumf", value.type, [value, most]), least])]


def _absi(op: ir.Operation) -> Sequence[ir.Value]:
    """The smallest number is its own absolute value."""
    value = op.operands[0]
    zero = create("arith.subi", value.type, [value, value])
    negative = create("arith.cmpi", _like(value.type, _flag()), [value, zero], predicate=_predicate(_LESS))
    return [create("arith.select", value.type, [negative, create("arith.subi", value.type, [zero, value]), value])]


def _may(op: ir.Operation, licence: str) -> bool:
    """Whether an op on f32 has a flag of fast math, or all of them."""
    flags = str(op.attributes["fastmath"]) if "fastmath" in op.attributes else ""
    return _element_type(op) == "f32" and (licence in flags or "fast>" in flags)


def _by_instruction(op: ir.Operation, intrinsic: str) -> Sequence[ir.Value]:
    """Each element by an intrinsic of NVIDIA's."""

    def scalar(*operands: ir.Value) -> ir.Value:
        return create(
            "llvm.call_intrinsic", operands[0].type, list(operands), intrin=ir.StringAttr.get(intrinsic),
            op_bundle_sizes=ir.DenseI32ArrayAttr.get([]), operandSegmentSizes=ir.DenseI32ArrayAttr.get([len(operands), 0]),
        )  # fmt: skip

    return [map_elements(scalar, op.results[0].type, *op.operands)]


def _divf(op: ir.Operation) -> Sequence[ir.Value] | None:
    """In f32, where a reciprocal may be used: div.full, of all exponents and within 2 ulp (PTX ISA, «div»), not div.rn's 25 instructions.

    Where quotients may be approximated and nothing more is said, div.approx: within 2 ulp for divisors of up to 2 ** 126, and 0 beyond.
    """
    if _may(op, "arcp"):
        return _by_instruction(op, "llvm.nvvm.div.full")
    return _by_instruction(op, "llvm.nvvm.div.approx.f") if _may(op, "afn") else None


def _approximate(op: ir.Operation) -> Sequence[ir.Value] | None:
    """In f32, where functions may be approximated: one instruction, within 2 ulp, which takes and gives subnormal numbers as 0
    (PTX ISA, «ex2», «sqrt», «rsqrt»)."""
    return _by_instruction(op, _APPROXIMATE[op.name]) if _may(op, "afn") else None


def _sincos(op: ir.Operation) -> Sequence[ir.Value] | None:
    """In double precision each is a function of the math library."""
    if _element_type(op) != "f64":
        return None
    value = op.operands[0]
    return [create(name, value.type, [value]) for name in ("math.sin", "math.cos")]


def _in_single_precision(op: ir.Operation) -> Sequence[ir.Value] | None:
    if _element_type(op) != "bf16":
        return None
    value = op.operands[0]
    wide = create("arith.extf", _like(value.type, ir.F32Type.get()), [value])
    return [create("arith.truncf", value.type, [create(op.name, wide.type, [wide])])]


def _ipowi(op: ir.Operation) -> Sequence[ir.Value]:
    """By squaring, in as many steps as the exponent has significant bits.

    With a negative exponent the result is 0 unless the base is 1 or -1; math does not define it for the base 0.
    """
    return [map_elements(_power, op.results[0].type, *op.operands)]


def _power(base: ir.Value, exponent: ir.Value) -> ir.Value:
    type_ = base.type
    zero, one = _constant(type_, 0), _constant(type_, 1)
    negative = _compare(_LESS, exponent, zero)
    steps = create("arith.select", type_, [negative, zero, exponent])
    loop = ir.Operation.create("scf.while", [type_] * 3, [one, base, steps], regions=2)
    before = loop.regions[0].blocks.append(*[type_] * 3)
    with ir.InsertionPoint(before):
        more = _compare(_NOT_EQUAL, before.arguments[2], zero)
        ir.Operation.create("scf.condition", operands=[more, *before.arguments])
    after = loop.regions[1].blocks.append(*[type_] * 3)
    with ir.InsertionPoint(after):
        product, square, left = after.arguments
        taken = create("arith.select", type_, [_odd(left), create("arith.muli", type_, [product, square]), product])
        squared = create("arith.muli", type_, [square, square])
        # A width of 1 has no other bit.
        rest = zero if type_.width == 1 else create("arith.shrui", type_, [left, one])
        ir.Operation.create("scf.yield", operands=[taken, squared, rest])
    # 1 and -1 are their own inverses.
    minus = _constant(type_, -1)
    unit = create("arith.ori", _flag(), [_compare(_EQUAL, base, one), _compare(_EQUAL, base, minus)])
    inverse = create("arith.select", type_, [_odd(exponent), base, one])
    inverse = create("arith.select", type_, [unit, inverse, zero])
    return create("arith.select", type_, [negative, inverse, loop.results[0]])


def _flag() -> ir.IntegerType:
    """The type of a condition."""
    return ir.IntegerType.get_signless(1)


def _odd(value: ir.Value) -> ir.Value:
    return create("arith.trunci", _flag(), [value]) if value.type.width > 1 else value


def _compare(predicate: int, left: ir.Value, right: ir.Value) -> ir.Value:
    return create("arith.cmpi", _flag(), [left, right], predicate=_predicate(predicate))


def _predicate(number: int) -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), number)


def _constant(type_: ir.Type, number: int) -> ir.Value:
    return module("dialects.arith").ConstantOp(type_, number).result
