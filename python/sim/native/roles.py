"""Kernels of Hopper as the native engine sees them: warps that play roles, with mbarriers, bulk copies and products of warpgroups.

Such kernels compute little beside their products and copies, which BLAS and NumPy do; their control flow is the same for all threads of a warpgroup, or is one
thread's. So a block runs as Python code of its warpgroups (role_code.py), on single numbers, with the checks of role_order.py. What these suspect,
the NumPy engine looks at, from the arrays as they were.
"""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.sim.dialect_types import tensor_map_descriptor
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.hopper.tensor_map import TensorMap, misfit
from gpuir.sim.native.admission import check_rule, overlap, taken
from gpuir.sim.native.outline import ELEMENTS, nested
from gpuir.sim.native.role_block import Block, unknown
from gpuir.sim.native.role_code import Written, written
from gpuir.sim.native.role_data import Tensor
from gpuir.sim.native.role_order import Suspect
from gpuir.sim.native.role_replay import Replay
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import beside
from gpuir.sim.terms import Op

__all__ = ["Roles", "plays_roles"]

#: Blocks that are kept for further launches.
_MOST_BLOCKS = 8
_OF_ROLES = re.compile(r"nvgpu\.(mbarrier|tma|warpgroup)|nvvm\.(mbarrier|wgmma|cp\.async\.bulk)")


def plays_roles(kernel: Op) -> bool:
    """Whether the kernel has ops that this way of running it is for."""
    return kernel.name == "gpu.func" and any(_OF_ROLES.match(op.name) for op in nested(kernel))


class Roles:
    """The code of a kernel, made when it is first needed, for each place where dynamic shared memory begins."""

    def __init__(self, kernel: Op):
        self._kernel = kernel
        self._codes: dict[int, Written | Lack] = {}
        self._blocks: dict[Any, Replay] = {}
        self._lock = threading.Lock()
        self._types = [each.type for each in kernel.regions[0].blocks[0].arguments]

    def code(self, dynamic: int) -> Written:
        """The code; Lack where something of the kernel is not here."""
        if dynamic not in self._codes:
            try:
                for op in nested(self._kernel):
                    check_rule(op)
                self._codes[dynamic] = written(self._kernel, functools.partial(beside, self._kernel), dynamic)
            except Lack as lack:
                self._codes[dynamic] = lack
        made = self._codes[dynamic]
        if isinstance(made, Lack):
            raise made
        return made

    def launch(self, arguments: Sequence[Any], geometry: Geometry, options: Options) -> str:
        """Runs all blocks; or why the NumPy engine has to look at the launch, with the arrays as they were. Lack where something is not here."""
        code = self.code(geometry.dynamic)
        end = geometry.dynamic if geometry.shared > geometry.dynamic else geometry.shared
        if geometry.threads % 32 or options.lanes != 32:
            raise Lack("some warps have not all their lanes")
        if code.static > end or code.sets_registers and options.chip_named:
            raise Lack("it has no chip's registers" if code.sets_registers else "its variables lie elsewhere")
        if len(arguments) != len(self._types):
            return "the arguments are not those of the kernel"
        values = [self._given(code, number, value) for number, value in enumerate(arguments)]
        if any(number in code.loaded for number in code.stored):
            raise Lack("an array is both read and written")
        arrays = [each.map.array if isinstance(each, Tensor) else each for each in values]
        if overlap([each for each in arrays if isinstance(each, np.ndarray)]):
            raise Lack("arrays among the arguments share memory")
        stored = [arrays[number] for number in sorted(code.stored)]
        kind = np.int32 if geometry.blocks < 1 << 21 else np.int64
        owners = {id(each): np.zeros(each.shape, kind) for each in stored}
        kept = [each.copy() for each in stored]
        # Blocks of launches that come later do what those of earlier ones did.
        key = geometry.block, geometry.grid, geometry.shared, geometry.dynamic
        with self._lock:
            block = self._blocks.pop(key, None)
        if block is None:
            block = Replay(geometry.block, geometry.grid, geometry.shared, code.grain)
        block.own, block.spent, block.limit = (lambda array: owners[id(array)]), 0, options.max_iterations

        def run(team_of: Block, team: Any) -> Any:
            return code.run(team_of, team, *values)

        whole = False
        try:
            with np.errstate(all="ignore"):
                for number in range(geometry.blocks):
                    block.run(run, number)
            whole = True
        except Suspect as why:
            return str(why)
        finally:
            # Also behind what nobody foresaw.
            for array, old in () if whole else zip(stored, kept):
                array[...] = old
        block.own = unknown
        with self._lock:
            if len(self._blocks) < _MOST_BLOCKS:
                self._blocks[key] = block
        return ""

    def _given(self, code: Written, number: int, value: Any) -> Any:
        type = self._types[number]
        if number in code.maps or isinstance(value, TensorMap):
            return self._tensor(number, type, value, stored=number in code.stored)
        if number in code.arrays:
            given = taken(value, type, number in code.stored)
            if isinstance(given, str):
                raise Lack(f"argument {number} ({type}) is {given}")
            return given
        if str(type) not in ELEMENTS:
            raise Lack(f"an argument is a {type}")
        given = taken(value, type, False)
        if isinstance(given, str):
            raise Lack(f"argument {number} ({type}) is {given}")
        return given[()] if given.dtype.kind == "f" else given.item()

    def _tensor(self, number: int, type: Any, value: Any, *, stored: bool) -> Tensor:
        what = f"argument {number}"
        if not isinstance(value, TensorMap) or not isinstance(value.array, np.ndarray):
            raise Lack(f"{what} is no tensor map")
        described = str(type).startswith("!nvgpu.tensormap.descriptor")
        if described and misfit(value, tensor_map_descriptor(type)):
            raise Lack(f"{what} is another tensor map")
        array = value.array
        whole = array.shape == value.shape and array.strides == value.strides and array.dtype.itemsize == value.itemsize
        if value.corners is not None or value.nan or any(each != 1 for each in value.steps) or not whole:
            raise Lack(f"{what} is a tensor map of images, with steps, or that reads NaN outside")
        if value.bytes % 16 or (stored and not array.flags.writeable) or not array.flags.c_contiguous:
            raise Lack(f"{what} is a tensor map of an array that is not contiguous, or read-only")
        return Tensor(value, number)
