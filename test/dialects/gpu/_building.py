"""What the scripts of this folder share: one module, into which functions are built, and which is printed at the end."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from gpuir import ir
from gpuir.dialects import func

TOKEN = "!gpu.async.token"
SPMAT = "!gpu.sparse.spmat_handle"
DENSE = "!gpu.sparse.dntensor_handle"
SPGEMM = "!gpu.sparse.spgemmop_handle"


@contextlib.contextmanager
def module() -> Iterator[ir.Module]:
    """Prints what was built, verified."""
    with ir.Context(), ir.Location.unknown():
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            yield made
        made.operation.verify()
        print(made)


def function(*types: str) -> Callable[[Callable[..., None]], Any]:
    """Builds a `func.func` of the Python function's name, which gets arguments of those types."""

    def build(body: Callable[..., None]) -> Any:
        # The host's decorator takes a returned value for a result: examples return nothing.
        op = func.FuncOp(body.__name__, ([ir.Type.parse(text) for text in types], []))
        with ir.InsertionPoint(op.add_entry_block()):
            body(*op.entry_block.arguments)
            func.ReturnOp([])
        return op

    return build
