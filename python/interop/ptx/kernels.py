"""A kernel in PTX that a language's compiler wrote, ready for launches with the caller's arrays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.host import ir
from gpuir.interop.arrays import span
from gpuir.interop.ptx.parsing import parse
from gpuir.ptx import PtxError

__all__ = ["Kernel"]

_BYTES = re.compile(r"array<(\d+) x i8>")


def _by_value(function: ir.Operation, parameters: int) -> list[str]:
    """What parameters say of their bytes, "" for those that are no bytes."""
    if "arg_attrs" not in function.attributes:
        return [""] * parameters
    given = map(ir.DictAttr, ir.ArrayAttr(function.attributes["arg_attrs"]))
    return [str(each["llvm.byval"]) if "llvm.byval" in each else "" for each in given]


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
        #: How many parameters it has.
        self.parameters = len(parameters)
        #: Their types: "ptr", or MLIR's "i32", "f64" and so on.
        self.kinds = ["ptr" if str(each.type).startswith("!llvm.ptr") else str(each.type) for each in parameters]
        sizes = [_BYTES.search(each) for each in _by_value(entries[name], self.parameters)]
        #: Which of them are bytes by value: structs and vectors.
        self.by_value = [each is not None for each in sizes]
        #: Their bytes.
        self.sizes = [
            int(size[1]) if size else 8 if kind == "ptr" else max(1, int(kind[1:]) // 8)
            for size, kind in zip(sizes, self.kinds)
        ]
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
                if number < self.parameters and self.kinds[number] != "ptr":
                    value = value.ctypes.data
            values.append(value)
        return values
