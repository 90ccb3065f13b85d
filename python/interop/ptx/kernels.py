"""A kernel in PTX that a language's compiler wrote, ready for launches with the caller's arrays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.host import ir
from gpuir.interop.arrays import span
from gpuir.interop.ptx.parsing import parse
from gpuir.ptx import PtxError

__all__ = ["Kernel"]


class Kernel:
    """The kernel `name` of a PTX module, or its only one; PtxError where there is none. `filename` and `libraries` are those of `parse`."""

    def __init__(self, text: str, name: str | None = None, filename: str = "-", libraries: Sequence[str] = ()):
        self.text = text
        module = parse(text, filename=filename, libraries=libraries)
        entries = {
            ir.StringAttr(op.operation.attributes["sym_name"]).value: op.operation
            for op in module.body.operations[0].operation.regions[0].blocks[0].operations
            if op.operation.name == "llvm.func" and "gpu.kernel" in op.operation.attributes
        }
        if name is None and len(entries) == 1:
            (name,) = entries
        if name not in entries:
            wanted = "one kernel" if name is None else f"a kernel '{name}'"
            raise PtxError(f"{filename}: expected {wanted}, found {', '.join(entries) or 'none'}")
        self.name: str = name
        parameters = entries[name].regions[0].blocks[0].arguments
        self._pointers = [str(each.type).startswith("!llvm.ptr") for each in parameters]
        #: Which parameters are bytes by value: structs and vectors.
        self.by_value = [False] * len(self._pointers)
        if "arg_attrs" in entries[name].attributes:
            attributes = map(ir.DictAttr, ir.ArrayAttr(entries[name].attributes["arg_attrs"]))
            self.by_value = ["llvm.byval" in each for each in attributes]
        #: How many parameters it has.
        self.parameters = len(self._pointers)
        self.prepared = sim.prepare(module)

    def values(self, given: Iterable[Any]) -> list[Any]:
        """The arguments as `sim.launch` takes them. The memory of an array lies as it is, as kernels get strides as numbers; a parameter
        that is never used as an address gets the address as a number."""
        known: dict[int, tuple[Any, np.ndarray]] = {}
        values: list[Any] = []
        for number, value in enumerate(given):
            if isinstance(value, np.ndarray):
                # One array stays one.
                value = known.setdefault(id(value), (value, span(value)))[1]
                if number < len(self._pointers) and not self._pointers[number]:
                    value = value.ctypes.data
            values.append(value)
        return values
