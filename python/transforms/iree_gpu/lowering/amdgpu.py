"""A single intrinsic as amdgpu.mfma or amdgpu.wmma."""

from __future__ import annotations

from typing import Protocol

from gpuir.dialects import vector
from gpuir.host import ir

__all__ = ["IntrinsicShape", "build_intrinsic", "intrinsic_attributes"]


class IntrinsicShape(Protocol):
    """What has the shape of an intrinsic: a kind of multi_mma or its ``info``."""

    @property
    def m(self) -> int: ...
    @property
    def n(self) -> int: ...
    @property
    def k(self) -> int: ...
    @property
    def subgroup_size(self) -> int: ...


def intrinsic_attributes(shape: IntrinsicShape) -> tuple[str, dict[str, ir.Attribute]]:
    """Name and attributes of the intrinsic's op."""
    is_wave32 = shape.subgroup_size == 32
    i32 = ir.IntegerType.get_signless(32)
    numbers = {"m": shape.m, "n": shape.n, "k": shape.k, **({} if is_wave32 else {"blocks": 1})}
    attributes: dict[str, ir.Attribute] = {name: ir.IntegerAttr.get(i32, number) for name, number in numbers.items()}
    return "amdgpu.wmma" if is_wave32 else "amdgpu.mfma", attributes


def build_intrinsic(shape: IntrinsicShape, lhs: ir.Value, rhs: ir.Value, acc: ir.Value) -> ir.Value:
    """amdgpu.mfma or amdgpu.wmma of vectors of rank 1."""
    if lhs.type.shape == [1]:
        # These ops take a single register as a scalar.
        lhs, rhs = (vector.extract(value, [], [0]) for value in (lhs, rhs))
    name, attributes = intrinsic_attributes(shape)
    return ir.Operation.create(name, results=[acc.type], operands=[lhs, rhs, acc], attributes=attributes).result
