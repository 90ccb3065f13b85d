"""Buffers of which each thread has its own: parts of one that all threads of a block have."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from gpuir.host import ir, module

__all__ = ["Private"]


class Private(NamedTuple):
    """A buffer of this type for each thread, one behind the other in ``memory``, with the words of its writers."""

    type: ir.MemRefType
    memory: Any
    written: Any

    def of(self, all: Any, thread: Any) -> Any:
        """The thread's part of ``memory`` or of ``written``."""
        arith = module("dialects.arith")
        strides = self.type.get_strides_and_offset()[0]
        offset = arith.muli(thread, arith.constant(ir.IndexType.get(), math.prod(self.type.shape)))
        dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
        layout = ir.StridedLayoutAttr.get(dynamic, strides)
        type = ir.MemRefType.get(self.type.shape, ir.MemRefType(all.type).element_type, layout)
        numbers = {"static_offsets": [dynamic], "static_sizes": self.type.shape, "static_strides": strides}
        attributes: dict[str, ir.Attribute] = {name: ir.DenseI64ArrayAttr.get(each) for name, each in numbers.items()}
        attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([1, 1, 0, 0])
        return ir.Operation.create("memref.reinterpret_cast", [type], [all, offset], attributes).results[0]
