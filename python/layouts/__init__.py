"""Layouts: which element of a tensor stands in each register, lane, warp and block, at each offset, in each row and column.

Arithmetic without any IR. Two classes say it all, and both make the same tables:

- `LinearLayout`, a linear map over GF(2) from the bits of hardware indices to coordinates: sizes are powers of two, and swizzles
  are layouts like others. It has products, quotients, compositions and inverses.
- `StridedLayout`, mixed-radix digits of hardware indices, each with a stride along one dimension: any size, but no swizzles.

Rules are in `distributed` (Triton's encodings of tensors), `fragments` (operands of matrix instructions), `shared` (buffers in shared
memory) and `tensor_memory`.

A worked example. A thread holds 2 neighbours of a row; 4 lanes stand beside each other, and 8 rows of those below each other;
two warps repeat that below each other. Each step is a product, whose right side says how tiles of the left side are laid:

>>> from gpuir.layouts import LinearLayout
>>> pair = LinearLayout.identity("register", "dim1", 2)
>>> lanes = LinearLayout.identity("lane", "dim1", 4) * LinearLayout.identity("lane", "dim0", 8)
>>> warps = LinearLayout.identity("warp", "dim0", 2)
>>> layout = (pair * lanes * warps).with_outputs("dim0", "dim1")
>>> layout.outputs["dim0"], layout.outputs["dim1"]
(16, 8)
>>> layout.bases["lane"]
((0, 2), (0, 4), (1, 0), (2, 0), (4, 0))
>>> layout.apply(register=1, lane=6, warp=1)
{'dim0': 9, 'dim1': 5}

That is the accumulator of mma.sync, m16n8, but for the second half of its rows, which there belong to registers 2 and 3:

>>> from gpuir.layouts import fragments
>>> fragment = fragments.mma_accumulator(16, 8).linear()
>>> fragment.bases["register"]
((0, 1), (8, 0))
>>> layout.sublayout(["register", "lane"]).divide(fragment) is None
True

Where does a lane find, in `layout`, the element that it needs for `fragment`? The conversion says it for every register of
every lane at once:

>>> fragment.conversion(layout).apply(register=2, lane=6)
{'register': 0, 'lane': 6, 'warp': 1}

An inverse goes from an element to its holder, and a table has all holders:

>>> layout.invert().apply(dim0=9, dim1=5)
{'register': 1, 'lane': 6, 'warp': 1}
>>> layout.table().shape, layout.inverse_table()[9, 5].tolist()
((2, 32, 2, 2), [1, 6, 1])

A swizzle is a layout of offsets. The composition with an inverse says at which offset each register's element stands:

>>> from gpuir.layouts import shared
>>> buffer = shared.swizzled((16, 8), order=(1, 0), vec=2, per_phase=1, max_phase=4)
>>> layout.conversion(buffer).apply(register=0, lane=6, warp=0)
{'offset': 14}
"""

from __future__ import annotations

from gpuir.layouts import conversions, distributed, fragments, shared, tensor_memory
from gpuir.layouts.errors import UnknownLayout
from gpuir.layouts.linear import BLOCK, COLUMN, DISTRIBUTED, LANE, OFFSET, REGISTER, ROW, WARP, LinearLayout, dims
from gpuir.layouts.strided import Digit, StridedLayout, digits

__all__ = [
    "BLOCK",
    "COLUMN",
    "DISTRIBUTED",
    "LANE",
    "OFFSET",
    "REGISTER",
    "ROW",
    "WARP",
    "Digit",
    "LinearLayout",
    "StridedLayout",
    "UnknownLayout",
    "conversions",
    "digits",
    "dims",
    "distributed",
    "fragments",
    "shared",
    "tensor_memory",
]
