"""The op of the target that a single intrinsic is."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module

__all__ = ["flat", "intrinsic", "intrinsic_attributes", "unflat"]


def flat(value: Any) -> Any:
    """A vector's elements as the flat vector of the lane's registers, in row-major order."""
    type_ = value.type
    if type_.rank == 1:
        return value
    size = 1
    for extent in type_.shape:
        size *= extent
    return module("dialects.vector").shape_cast(ir.VectorType.get([size], type_.element_type), value)


def unflat(value: Any, type_: Any) -> Any:
    """A flat vector in another shape."""
    return value if value.type == type_ else module("dialects.vector").shape_cast(type_, value)


def intrinsic_attributes(info: Any) -> tuple[str, dict[str, Any]]:
    """Name and attributes of the op; ``info`` has m, n, k and the size of a subgroup."""
    wave32 = info.subgroup_size == 32
    i32 = ir.IntegerType.get_signless(32)
    numbers = {"m": info.m, "n": info.n, "k": info.k, **({} if wave32 else {"blocks": 1})}
    attributes: dict[str, Any] = {name: ir.IntegerAttr.get(i32, number) for name, number in numbers.items()}
    return "amdgpu.wmma" if wave32 else "amdgpu.mfma", attributes


def intrinsic(info: Any, lhs: Any, rhs: Any, acc: Any) -> Any:
    """amdgpu.mfma or amdgpu.wmma of flat vectors."""
    if lhs.type.shape == [1]:
        # A single register is a scalar there.
        lhs, rhs = (module("dialects.vector").extract(each, [], [0]) for each in (lhs, rhs))
    name, attributes = intrinsic_attributes(info)
    op = ir.Operation.create(name, results=[acc.type], operands=[lhs, rhs, acc], attributes=attributes)
    return op.results[0]
