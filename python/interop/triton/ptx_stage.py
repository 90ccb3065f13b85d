"""Triton's PTX as a stage that is launched: threads, clusters, shared memory and scratch as Triton's launcher gives them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.assembly.document import parse
from gpuir.host import ir
from gpuir.interop.ptx import Kernel
from gpuir.interop.triton.errors import TritonError
from gpuir.interop.triton.stages import entry_of
from gpuir.ods.context import Context
from gpuir.ods.releases import Release

__all__ = ["PtxModule"]

_THREADS = re.compile(r"\.(?:req|max)ntid\s+(\d+)")


class PtxModule:
    """A kernel's PTX, ready to be launched; `machine` is what Triton's launcher needs to know beside it, and its TTGIR."""

    def __init__(self, text: str, machine: Mapping[str, Any], release: Release):
        self.text, self._machine = text, machine
        with Context() as context:
            # Held for what the parameters' types say of tensor descriptors.
            self._source = parse(machine["ttgir"], context=context, release=release)
        function = entry_of(self._source)
        self.name: str = ir.StringAttr(function.attributes["sym_name"]).value
        self.types = list(ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value).inputs)
        self._function = function.opview
        self._kernel = Kernel(text, self.name, filename=f"{self.name}.ptx")
        threads = _THREADS.search(text)
        if threads is None:
            raise TritonError(f"kernel '{self.name}': its PTX does not say how many threads a block has")
        self._threads = int(threads[1])

    def launch(self, sizes: Any, arguments: Sequence[Any], options: Mapping[str, Any]) -> sim.Report:
        """Simulates a launch; `arguments` are those of the TTGIR's function."""
        import gpuir.transforms.triton
        import gpuir.transforms.triton.to_llvm  # noqa: F401  the packages before their file
        from gpuir.transforms.triton.to_llvm.launching import lowered_arguments

        grid = [*sizes] if isinstance(sizes, (tuple, list)) else [sizes]
        ctas = int(self._machine["num_ctas"])
        grid[0] *= ctas
        values = self._kernel.values(lowered_arguments(self._function, arguments))
        scratch = np.zeros(max(1, int(self._machine["scratch"]) * int(np.prod(grid))), np.int8)
        values += [scratch] * (self._kernel.parameters - len(values))
        return sim.launch(
            self._kernel.prepared, self.name, tuple(grid), self._threads, *values, smem=int(self._machine["shared"]), cluster=ctas,
            **options,
        )  # fmt: skip
