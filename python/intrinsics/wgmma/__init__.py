"""Hopper's warpgroup matrix products: descriptors, register layouts, and an emitter of upstream MLIR.

``TensorCoreIntrinEmitter`` has the names and the numbers of TileLang's class; docs/wgmma.md is the guide. Operands in shared
memory are ``shared(memref, layout)``, tiles without IR ``shared_tile(shape, dtype, layout)``, fragments vectors or an
``Accumulator``.
"""

from gpuir.intrinsics.wgmma.accumulator import Accumulator
from gpuir.intrinsics.wgmma.descriptors import WGMMADescriptorParams
from gpuir.intrinsics.wgmma.dtypes import ELEMENTS, Element, element
from gpuir.intrinsics.wgmma.emitter import TensorCoreIntrinEmitter
from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.layouts import FragmentLayout
from gpuir.intrinsics.wgmma.swizzle import SwizzleMode
from gpuir.intrinsics.wgmma.tiles import Shared, SharedTile, shared, shared_tile
from gpuir.intrinsics.wgmma.values import lift

__all__ = [
    "ELEMENTS",
    "Accumulator",
    "Element",
    "FragmentLayout",
    "Shared",
    "SharedTile",
    "SwizzleMode",
    "TensorCoreIntrinEmitter",
    "WGMMADescriptorParams",
    "WgmmaError",
    "element",
    "lift",
    "shared",
    "shared_tile",
]
