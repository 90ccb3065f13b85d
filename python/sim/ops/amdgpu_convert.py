"""amdgpu: conversions of packed floats of 4, 6 and 8 bits, as rocdl has them for registers of 32 bits.

Where an op keeps nothing of the vector that it returns a part of, the other elements are zero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, operands
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import rounded
from gpuir.sim.group import Group
from gpuir.sim.microfloats import format_of, power_of
from gpuir.sim.ops.rocdl_scaled import needs_32_lanes, scale_choice
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of
from gpuir.sim.values import spread

#: Computes with the group and the operands by their names, spread: [threads, elements]; None for one that is absent.
_Compute: TypeAlias = Callable[[Group, dict[str, Any]], Array]


def _conversion(name: str, *names: str) -> Callable[[Callable[[Compiler, Op], _Compute]], object]:
    """The rule of an op with operands ``names``."""

    def decorate(make: Callable[[Compiler, Op], _Compute]) -> object:
        @rule(name, kind="group")
        def _rule(k: Compiler, op: Op) -> Code:
            values = list(op.operands)
            places = {each: values.index(given[0]) for each in names if (given := operands(op, each))}
            compute = make(k, op)
            vector = isinstance(op.results[0].type, ir.VectorType)

            def convert(g: Group, m: Mask, *values: Lanes) -> Data:
                by_name: dict[str, Any] = dict.fromkeys(names)
                for each, place in places.items():
                    by_name[each] = spread(np.asarray(values[place]), g.size).reshape(g.size, -1)
                converted = compute(g, by_name)
                return converted if vector else converted[:, 0]

            return convert

        return make

    return decorate


def _power(scale: Array) -> Any:
    """The scale in the exponent of an f32."""
    return power_of(scale.view(np.uint32) >> 23 & 0xFF)


def _into(existing: Array | None, part: Array, at: int, count: int) -> Array:
    """A vector of ``count`` elements, ``part`` from ``at`` on."""
    whole = np.zeros((len(part), count), part.dtype) if existing is None else existing.copy()
    whole[:, at : at + part.shape[1]] = part
    return whole


def _count(type: ir.Type) -> int:
    return int(np.prod(type.shape)) if isinstance(type, ir.VectorType) else 1


@_conversion("amdgpu.ext_packed_fp8", "source")
def _ext_packed(k: Compiler, op: Op) -> _Compute:
    dtype, count = dtype_of(op.results[0].type), _count(op.results[0].type)
    start = integer(op, "index") * count
    return lambda g, v: v["source"][:, start : start + count].astype(dtype)


@_conversion("amdgpu.packed_trunc_2xfp8", "sourceA", "sourceB", "existing")
def _packed_trunc(k: Compiler, op: Op) -> _Compute:
    dtype = dtype_of(op.results[0].type)
    at = 2 * integer(op, "wordIndex")

    def truncate(g: Group, v: dict[str, Any]) -> Array:
        second = np.zeros_like(v["sourceA"]) if v["sourceB"] is None else v["sourceB"]
        return _into(v["existing"], np.concatenate([v["sourceA"], second], axis=1).astype(dtype), at, 4)

    return truncate


@_conversion("amdgpu.packed_scaled_trunc", "source", "scale", "existing")
def _packed_scaled_trunc(k: Compiler, op: Op) -> _Compute:
    dtype, count = dtype_of(op.results[0].type), _count(op.results[0].type)
    small = format_of(dtype)
    at = 2 * integer(op, "index")
    if at >= count:
        raise k.refuse(op, f"index {at // 2} is outside of a vector of {count} elements")

    def truncate(g: Group, v: dict[str, Any]) -> Array:
        pair = np.zeros((g.size, 2))
        pair[:, : v["source"].shape[1]] = v["source"]
        return _into(v["existing"], small.encode(pair / _power(v["scale"])).view(dtype), at, count)

    return truncate


@_conversion("amdgpu.packed_stoch_round_fp8", "source", "stochiasticParam", "existing")
def _stochastic(k: Compiler, op: Op) -> _Compute:
    dtype = dtype_of(op.results[0].type)
    small = format_of(dtype)
    at = integer(op, "storeIndex")

    def truncate(g: Group, v: dict[str, Any]) -> Array:
        codes = small.encode(v["source"].astype(np.float64), v["stochiasticParam"])
        return _into(v["existing"], codes.view(dtype), at, 4)

    return truncate


@_conversion("amdgpu.scaled_ext_packed", "source", "scale")
def _scaled_ext(k: Compiler, op: Op) -> _Compute:
    small = format_of(dtype_of(op.operands[0].type))
    dtype = dtype_of(op.results[0].type)
    start = 2 * integer(op, "index")
    held = _count(op.operands[0].type)
    if start >= held:
        raise k.refuse(op, f"index {start // 2} is outside of a vector of {held} elements")

    def extend(g: Group, v: dict[str, Any]) -> Array:
        pair = np.zeros((g.size, 2), np.uint8)
        codes = v["source"].view(np.uint8)[:, start : start + 2]
        pair[:, : codes.shape[1]] = codes
        return np.asarray(rounded(small.decode(pair) * _power(v["scale"]), dtype))

    return extend


@_conversion("amdgpu.scaled_ext_packed_matrix", "source", "scale")
def _scaled_ext_matrix(k: Compiler, op: Op) -> _Compute:
    needs_32_lanes(k, op)
    small = format_of(dtype_of(op.operands[0].type))
    dtype = dtype_of(op.results[0].type)
    choice = scale_choice(small.bits, **{
        name: integer(op, attribute)
        for name, attribute in (("block", "blockSize"), ("first", "firstScaleLane"), ("byte", "firstScaleByte"))
    })  # fmt: skip
    if choice is None:
        raise k.refuse(op, "which scale a lane takes of blocks of 16 numbers of 8 bits is not documented")

    def extend(g: Group, v: dict[str, Any]) -> Array:
        scales = choice.scales(g, np.ascontiguousarray(v["scale"]).view(np.uint32)[:, 0])
        return np.asarray(rounded(small.decode(v["source"].view(np.uint8)) * scales, dtype))

    return extend
