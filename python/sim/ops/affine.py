"""affine: maps as Python expressions over values of type index, and the loops and accesses that use them.

Divisions round as MLIR defines them: floordiv and mod towards minus infinity, ceildiv upwards. A divisor that is not
positive has no meaning there, and none here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir, module
from gpuir.sim.attributes import integer, integers, items, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.control import alias_results, branching, loops
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, addresses, check_indices, element_addresses
from gpuir.sim.native.loop import natively
from gpuir.sim.ops.arith import combining
from gpuir.sim.ops.memref import element_access, load_elements, store_elements
from gpuir.sim.ops.views import filled, mixed
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, constant, dtype_of, element_type

_OPERATORS = {
    ir.AffineAddExpr: "({} + {})",
    ir.AffineMulExpr: "({} * {})",
    ir.AffineModExpr: "({} % {})",
    ir.AffineFloorDivExpr: "({} // {})",
    ir.AffineCeilDivExpr: "(-(-{} // {}))",
}


def expression(k: Compiler, expr: ir.AffineExpr, dims: Sequence[str], symbols: Sequence[str]) -> str:
    """The Python expression of an affine one, of the names of its operands."""
    if isinstance(expr, ir.AffineDimExpr):
        return dims[expr.position]
    if isinstance(expr, ir.AffineSymbolExpr):
        return symbols[expr.position]
    if isinstance(expr, ir.AffineConstantExpr):
        return str(k.bind(np.int64(expr.value), "c"))
    assert isinstance(expr, ir.AffineBinaryExpr)
    sides = (expression(k, each, dims, symbols) for each in (expr.lhs, expr.rhs))
    return _OPERATORS[type(expr)].format(*sides)


def results_of(k: Compiler, attribute: ir.Attribute, names: Sequence[str]) -> list[str]:
    """The expressions of a map's results, of the names of its operands: dimensions, then symbols."""
    map = ir.AffineMapAttr(attribute).value
    return [expression(k, each, names[: map.n_dims], names[map.n_dims :]) for each in map.results]


def _extreme(which: str, codes: Sequence[str]) -> str:
    """The largest (maximum) or smallest (minimum) of some values."""
    code = codes[0]
    for each in codes[1:]:
        code = f"np.{which}({code}, {each})"
    return code


def _emitted(k: Compiler, code: str) -> str:
    """A name for the value of an expression."""
    name = k.program.fresh("v")
    k.emit(f"{name} = {code}")
    return str(name)


@rule("affine.apply", "affine.min", "affine.max", kind="emits")
def _apply(k: Compiler, op: Op) -> None:
    codes = results_of(k, op.attributes["map"], k.names(op.operands))
    which = "maximum" if op.name == "affine.max" else "minimum"
    k.emit(f"{k.define(op.results[0])} = {_extreme(which, codes)}")


# Loops and conditions


def _bounds(k: Compiler, op: Op, name: str, names: Sequence[str]) -> list[str]:
    return results_of(k, op.attributes[f"{name}BoundMap"], names)


@rule("affine.for", kind="emits")
def _for(k: Compiler, op: Op) -> None:
    natively(k, op, lambda: _bounded(k, op))


def _bounded(k: Compiler, op: Op) -> None:
    names = k.names(op.operands)
    lower, upper, _ = integers(op, "operandSegmentSizes")
    low = _emitted(k, _extreme("maximum", _bounds(k, op, "lower", names[:lower])))
    high = _emitted(k, _extreme("minimum", _bounds(k, op, "upper", names[lower : lower + upper])))
    step = k.bind(np.int64(integer(op, "step")), "c")
    alias_results(k, op, loops(k, op, [(low, high, step)], names[lower + upper :]))


@rule("affine.parallel", kind="emits")
def _parallel(k: Compiler, op: Op) -> None:
    names = k.names(op.operands)
    lower = ir.AffineMapAttr(op.attributes["lowerBoundsMap"]).value.n_inputs
    sides = []
    for side, given, which in (("lower", names[:lower], "maximum"), ("upper", names[lower:], "minimum")):
        codes = iter(results_of(k, op.attributes[f"{side}BoundsMap"], given))
        groups: Any = ir.DenseIntElementsAttr(op.attributes[f"{side}BoundsGroups"])
        sides.append([_emitted(k, _extreme(which, [next(codes) for _ in range(count)])) for count in groups])
    steps = [k.bind(np.int64(ir.IntegerAttr(each).value), "c") for each in items(op, "steps")]
    kinds = [
        module("dialects.arith").AtomicRMWKind(ir.IntegerAttr(each).value).name for each in items(op, "reductions")
    ]
    combine = [k.bind(combining(kind, result.type), "f") for kind, result in zip(kinds, op.results)]
    initial = [k.bind(_neutral(k, op, kind, result.type), "c") for kind, result in zip(kinds, op.results)]

    def update(carried: list[str], values: list[str]) -> list[str]:
        return [f"{f}({a}, {b})" for f, a, b in zip(combine, carried, values)]

    alias_results(k, op, loops(k, op, list(zip(*sides, steps)), initial, update))


def _neutral(k: Compiler, op: Op, kind: str, type: ir.Type) -> Any:
    """What a reduction starts from."""
    dtype, bits = dtype_of(type), bits_of(type)
    if isinstance(type, ir.ShapedType):
        raise k.refuse(op, f"reductions of {type} are not simulated")
    low, high = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    infinity = float("inf")
    neutral = {"addf": 0.0, "mulf": 1.0, "maximumf": -infinity, "maxnumf": -infinity, "minimumf": infinity,
             "minnumf": infinity, "addi": 0, "muli": 1, "maxs": low, "mins": high, "maxu": 0, "minu": -1, "ori": 0,
             "andi": -1, "xori": 0}  # fmt: skip
    if kind not in neutral:
        raise k.refuse(op, f"a reduction by {kind!r} has no value to start from")
    return constant(neutral[kind], dtype, bits)


@rule("affine.if", kind="emits")
def _if(k: Compiler, op: Op) -> None:
    # affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)> as a map, whose results are compared with 0.
    text = re.fullmatch(r"affine_set<(.*) : \((.*)\)>", str(op.attributes["condition"]))
    assert text is not None
    constraints = [each.rsplit(" ", 2) for each in text[2].split(", ")]
    map = ir.Attribute.parse(f"affine_map<{text[1]} -> ({', '.join(each[0] for each in constraints)})>", op.context)
    tests = [f"({code} {sign} 0)" for code, (_, sign, _) in zip(results_of(k, map, k.names(op.operands)), constraints)]
    branching(k, op, _emitted(k, " & ".join(tests)))


# Accesses


def _indexed(k: Compiler, op: Op, first: int) -> Any:
    """Code for the indices of an access from its operands, behind the memref."""
    names = [f"i{n}" for n in range(len(op.operands) - first)]
    codes = results_of(k, op.attributes["map"], names)
    return eval(f"lambda {', '.join(names)}: ({''.join(code + ', ' for code in codes)})", k.program.space)


@rule("affine.load", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    indexed, load = _indexed(k, op, 1), load_elements(k, op, op.operands[0].type)
    return lambda g, m, ref, *operands: load(g, m, ref, *indexed(*operands))


@rule("affine.store", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    indexed, store = _indexed(k, op, 2), store_elements(k, op, operand(op, "memref").type)
    return lambda g, m, value, ref, *operands: store(g, m, value, ref, *indexed(*operands))


def _vector(k: Compiler, op: Op, type: ir.MemRefType, vector: ir.VectorType, first: int) -> Any:
    """The access, and code for the checked addresses of a vector's elements along the memref's last dimensions."""
    indexed = _indexed(k, op, first)
    access, inner, size = element_access(k, op, type)
    if inner:
        raise k.refuse(op, f"vectors of {element_type(type)} are not simulated")
    shape = tuple(vector.shape)

    def addressed(g: Group, m: Mask, ref: MemRef, operands: Lanes) -> Data:
        indices = indexed(*operands)
        extents = (1,) * (len(indices) - len(shape)) + shape
        check_indices(g, m, indices, ref.sizes, access.site, extents)
        corner = MemRef(addresses(ref, indices, size), np.int64(0), shape, ref.strides[len(indices) - len(shape) :])
        return element_addresses(corner, shape, size)

    return access, addressed


@rule("affine.vector_load", kind="group")
def _vector_load(k: Compiler, op: Op) -> Code:
    access, addressed = _vector(k, op, op.operands[0].type, op.results[0].type, 1)
    return lambda g, m, ref, *operands: access.read(g, m, addressed(g, m, ref, operands))


@rule("affine.vector_store", kind="group")
def _vector_store(k: Compiler, op: Op) -> Code:
    access, addressed = _vector(k, op, operand(op, "memref").type, operand(op, "value").type, 2)

    def store(g: Group, m: Mask, value: Lanes, ref: MemRef, *operands: Lanes) -> None:
        at = addressed(g, m, ref, operands)
        if len(at) < len(value):
            at = np.broadcast_to(at, value.shape)
        access.write(g, m, at, value)

    return store


# Indices of several dimensions


@rule("affine.delinearize_index")
def _delinearize(k: Compiler, op: Op) -> Code:
    basis, count = mixed(op, "static_basis"), len(op.results)

    def delinearize(index: Lanes, *operands: Lanes) -> Lanes:
        sizes = filled(basis, iter(operands))[-(count - 1) :] if count > 1 else []
        indices: list[Any] = []
        for size in reversed(sizes):
            indices.insert(0, index % size)
            index = index // size
        return (index, *indices) if count > 1 else index

    return delinearize


@rule("affine.linearize_index")
def _linearize(k: Compiler, op: Op) -> Code:
    basis = mixed(op, "static_basis")
    count = integers(op, "operandSegmentSizes")[0]

    def linearize(*operands: Lanes) -> Lanes:
        sizes = filled(basis, iter(operands[count:]))
        linear: Lanes = np.int64(0)
        for number, index in enumerate(operands[:count]):
            if number:
                linear = linear * sizes[number - count]
            linear = linear + index
        return linear

    return linearize


@rule("affine.yield", kind="terminator")
def _end(op: Op) -> Sequence[ir.Value]:
    return op.operands
