"""A stage of Triton's compilation, ready to be launched: programs on tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gpuir import sim
from gpuir.assembly.document import parse
from gpuir.host import ir
from gpuir.interop.triton.errors import TritonError
from gpuir.ods.context import Context
from gpuir.ods.releases import Release

__all__ = ["TileModule", "entry_of"]


class TileModule:
    """TTIR or TTGIR of a kernel, ready to be launched."""

    def __init__(self, text: str, release: Release):
        self.text = text
        with Context() as context:
            module = parse(text, context=context, release=release)
            function = entry_of(module)
            self.name: str = ir.StringAttr(function.attributes["sym_name"]).value
            self.types = list(ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value).inputs)
            self._prepared = sim.prepare(module)

    def launch(self, sizes: Any, arguments: Sequence[Any], options: Mapping[str, Any]) -> sim.Report:
        """Simulates a launch."""
        return sim.launch(self._prepared, self.name, sizes, *arguments, **options)


def entry_of(module: Any) -> Any:
    """The kernel among a module's functions: the others are its own."""
    functions = [op.operation for op in module.body.operations if op.operation.name == "tt.func"]
    for function in functions:
        visibility = function.attributes["sym_visibility"] if "sym_visibility" in function.attributes else None
        if visibility is None or ir.StringAttr(visibility).value == "public":
            return function
    raise TritonError("the module has no kernel")
