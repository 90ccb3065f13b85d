"""Arguments of a lowered kernel: those of Triton's, with a tensor map for each descriptor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.dialects import tt, ttng
from gpuir.host import ir
from gpuir.sim.arguments import parts_of_descriptor
from gpuir.transforms.triton.to_llvm.tma import box_of_descriptor

__all__ = ["lowered_arguments", "tensor_map_of"]

_SWIZZLES = {0: "none", 32: "32b", 64: "64b", 128: "128b"}


def tensor_map_of(descriptor: ir.Value, array: np.ndarray) -> Any:
    """The tensor map that a lowered kernel takes for a descriptor among its parameters: its boxes are what one copy moves."""
    encoding = descriptor.type.block_type.encoding
    span = getattr(encoding, "swizzling_byte_width", 0)
    return sim.tensor_map(array, box_of_descriptor(descriptor), swizzle=_SWIZZLES[span])


def lowered_arguments(kernel: Any, arguments: Sequence[Any]) -> list[Any]:
    """What `sim.launch` of the lowered module takes for the arguments of the tt.func: an array for a descriptor may leave out
    the sizes and strides that follow it, also where a pass for AMD made the descriptor a pointer and its parts."""
    parameters = list(kernel.operation.regions[0].blocks[0].arguments)
    kinds = list(ir.FunctionType(kernel.function_type.value).inputs)
    whole = len(arguments) == len(kinds)
    given: Iterator[Any] = iter(arguments)
    result: list[Any] = []
    for value in given:
        kind = kinds[len(result)] if len(result) < len(kinds) else None
        if isinstance(kind, tt.TensorDescType) and isinstance(value, np.ndarray):
            result.append(tensor_map_of(parameters[len(result)], value))
            if not whole:
                result += [*value.shape, *(stride // value.itemsize for stride in value.strides)]
        elif isinstance(kind, ttng.TensorDescIm2ColType):
            result.append(value)
            if not whole:
                result += [*value.shape, *(stride // value.itemsize for stride in value.strides)]
        else:
            result.append(value)
            if not whole and isinstance(value, np.ndarray):
                result += parts_of_descriptor([str(each) for each in kinds[len(result) :]], value)
    return result
