"""Types and attributes of `nvgpu` as classes with `get` and their fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from gpuir import host
from gpuir.collecting import no_collections
from gpuir.dialects.upstream import definitions as d
from gpuir.dialects.upstream.definitions import case, fields, integer, refuse, struct
from gpuir.host import ir

_host: Any = host.module("dialects.nvgpu")
_WORKGROUP = "#gpu.address_space<workgroup>"


_plain = partial(d.plain_type, module="gpuir.dialects.nvgpu")
DeviceAsyncTokenType = _plain(
    "DeviceAsyncTokenType", "!nvgpu.device.async.token", "Token of an asynchronous copy, or of a group of them."
)
MBarrierTokenType = _plain(
    "MBarrierTokenType", "!nvgpu.mbarrier.token", "State of an mbarrier at an arrival, for a later test."
)


class MBarrierGroupType(ir.Type):
    """A group of mbarriers (64 bits each) that are told apart by an index."""

    EXAMPLE = f"!nvgpu.mbarrier.group<memorySpace = {_WORKGROUP}>"

    @classmethod
    def get(
        cls, num_barriers: int = 1, memory_space: ir.Attribute | str | None = None, context: ir.Context | None = None
    ) -> MBarrierGroupType:
        """The type for that many barriers; the memory space is the workgroup's, or an attribute or its string."""
        space = memory_space
        if space is None:
            space = _WORKGROUP
        elif isinstance(space, str):
            # An mbarrier object is in shared memory (PTX ISA, mbarrier).
            space = f"#gpu.address_space<{case(cls, 'memory_space', space, ('workgroup',))}>"
        else:
            space = d.attribute(cls, "memory_space", space)
        count = integer(cls, "num_barriers", num_barriers, 1)
        texts = {"memorySpace": space, "num_barriers": None if count == "1" else count}
        return struct(cls, "!nvgpu.mbarrier.group", texts, context)

    @property
    def num_barriers(self) -> int:
        """How many barriers."""
        return int(fields(self).get("num_barriers", "1"))

    @property
    def memory_space(self) -> ir.Attribute:
        """Where they are."""
        return ir.Attribute.parse(fields(self)["memorySpace"], self.context)


def _memref(cls: type, parameter: str, value: object) -> ir.MemRefType:
    if not isinstance(value, ir.MemRefType):
        refuse(cls, parameter, "a memref type", value, TypeError)
    if str(value.memory_space) not in (_WORKGROUP, "3 : i64"):
        refuse(cls, parameter, f"a memref in shared memory, {_WORKGROUP} or 3", value)
    return value


_KINDS = {
    "swizzle": (("none", "swizzle_32b", "swizzle_64b", "swizzle_128b"), "TensorMapSwizzleKind"),
    "l2promo": (("none", "l2promo_64b", "l2promo_128b", "l2promo_256b"), "TensorMapL2PromoKind"),
    "oob": (("zero", "nan"), "TensorMapOOBKind"),
    "interleave": (("none", "interleave_16b", "interleave_32b"), "TensorMapInterleaveKind"),
}


def _kind(cls: type, key: str, parameter: str, value: str | int) -> str:
    """The word of a case: its string, the host's enum, a number, or bytes such as ``"128b"``."""
    words, enum = _KINDS[key]
    prefix = words[-1].partition("_")[0] if "_" in words[-1] else ""
    if isinstance(value, str):
        value = value.lower()
        return case(cls, parameter, f"{prefix}_{value}" if f"{prefix}_{value}" in words else value, words)
    return case(cls, parameter, value, getattr(_host, enum, words))


class TensorMapDescriptorType(_host.TensorMapDescriptorType):
    """Descriptor of a tensor map: how the TMA unit copies boxes of a tensor in global memory to shared memory.

    Refused by the ops that use it: a box larger than 256 along a dimension; a last dimension that is not 16 bytes'
    multiple, or larger than the swizzle. Source: the nvgpu dialect's documentation and PTX ISA, tensor-map.
    """

    EXAMPLE = (
        "!nvgpu.tensormap.descriptor<tensor = memref<8xf32, 3>, swizzle = none, l2promo = none, oob = zero, "
        "interleave = none>"
    )

    @classmethod
    def get(
        cls,
        tensor_type: ir.MemRefType,
        swizzle: str | int = "none",
        l2promo: str | int = "none",
        oob_fill: str | int = "zero",
        interleave: str | int = "none",
        context: ir.Context | None = None,
    ) -> TensorMapDescriptorType:
        """The type for a box's memref in shared memory; the modes are strings ("128b"), the host's enums or numbers."""
        texts = {
            "tensor": str(_memref(cls, "tensor_type", tensor_type)),
            "swizzle": _kind(cls, "swizzle", "swizzle", swizzle),
            "l2promo": _kind(cls, "l2promo", "l2promo", l2promo),
            "oob": _kind(cls, "oob", "oob_fill", oob_fill),
            "interleave": _kind(cls, "interleave", "interleave", interleave),
        }
        return struct(cls, "!nvgpu.tensormap.descriptor", texts, tensor_type.context)

    @property
    def tensor_type(self) -> ir.MemRefType:
        """The box in shared memory."""
        return ir.MemRefType(ir.Type.parse(fields(self)["tensor"], self.context))


def _word(key: str, doc: str) -> property:
    return property(lambda self: fields(self)[key], doc=doc)


with no_collections():
    TensorMapDescriptorType.swizzle = _word("swizzle", "Swizzling of rows in shared memory.")
    TensorMapDescriptorType.l2promo = _word("l2promo", "Size of what the L2 cache fetches.")
    TensorMapDescriptorType.oob_fill = _word("oob", "What is read outside of the tensor.")
    TensorMapDescriptorType.interleave = _word("interleave", "Interleaved layout of the tensor.")


class WarpgroupMatrixDescriptorType(ir.Type):
    """The 64 bits that describe a matrix in shared memory to wgmma."""

    EXAMPLE = "!nvgpu.warpgroup.descriptor<tensor = memref<8xf16, 3>>"

    @classmethod
    def get(cls, tensor_type: ir.MemRefType, context: ir.Context | None = None) -> WarpgroupMatrixDescriptorType:
        """The type for the memref of the matrix."""
        texts = {"tensor": str(_memref(cls, "tensor_type", tensor_type))}
        return struct(cls, "!nvgpu.warpgroup.descriptor", texts, tensor_type.context)

    @property
    def tensor_type(self) -> ir.MemRefType:
        """The memref of the matrix."""
        return ir.MemRefType(ir.Type.parse(fields(self)["tensor"], self.context))


class WarpgroupAccumulatorType(ir.Type):
    """The accumulator that a warpgroup's registers hold, seen as a vector of rows and columns."""

    EXAMPLE = "!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>"

    @classmethod
    def get(
        cls,
        shape: Sequence[int] | ir.VectorType,
        element_type: ir.Type | None = None,
        context: ir.Context | None = None,
    ) -> WarpgroupAccumulatorType:
        """The type for a vector type, or for a shape and an element type."""
        if isinstance(shape, ir.VectorType):
            return struct(cls, "!nvgpu.warpgroup.accumulator", {"fragmented": str(shape)}, shape.context)
        if not isinstance(element_type, ir.Type):
            refuse(cls, "element_type", "an ir.Type", element_type, TypeError)
        sizes = list(shape) if hasattr(shape, "__iter__") and not isinstance(shape, (str, bytes)) else []
        if not sizes or not all(type(n) is int and 0 < n < 1 << 31 for n in sizes):
            refuse(cls, "shape", "a vector type, or sizes of at least 1", shape)
        text = f"vector<{'x'.join(map(str, sizes))}x{element_type}>"
        return struct(cls, "!nvgpu.warpgroup.accumulator", {"fragmented": text}, element_type.context)

    @property
    def fragmented(self) -> ir.VectorType:
        """The whole accumulator as a vector."""
        return ir.VectorType(ir.Type.parse(fields(self)["fragmented"], self.context))


RcpRoundingModeAttr = d.case_attribute(
    "RcpRoundingModeAttr", "#nvgpu<rcp_rounding_mode {}>", getattr(_host, "RcpRoundingMode", ("approx",)),
    "Rounding of a reciprocal.", "gpuir.dialects.nvgpu",
)  # fmt: skip

CLASSES: tuple[Any, ...] = (
    DeviceAsyncTokenType, MBarrierTokenType, MBarrierGroupType, TensorMapDescriptorType, WarpgroupMatrixDescriptorType,
    WarpgroupAccumulatorType, RcpRoundingModeAttr,
)  # fmt: skip
with no_collections():
    for _cls in CLASSES:
        _cls.isinstance = d.is_instance(_cls)
