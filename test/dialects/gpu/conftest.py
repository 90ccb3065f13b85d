"""Values of the dialect's types to build with."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from gpuir.dialects import func
from gpuir.host import ir

TYPES = {
    "index": "index", "i1": "i1", "i32": "i32", "i64": "i64", "f16": "f16", "f32": "f32", "token": "!gpu.async.token",
    "buffer": "memref<?xf32>", "ints": "memref<?xindex>", "unranked": "memref<*xf32>",
    "spmat": "!gpu.sparse.spmat_handle", "dense": "!gpu.sparse.dntensor_handle", "spgemm": "!gpu.sparse.spgemmop_handle",
    "mma": '!gpu.mma_matrix<16x16xf16, "AOp">', "vector": "vector<4xf32>",
}  # fmt: skip


@pytest.fixture
def values(context) -> Iterator[SimpleNamespace]:
    """A value of each of TYPES by name, and `module`; what is built goes in front of the function's return."""
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        op = func.FuncOp("f", ([ir.Type.parse(text) for text in TYPES.values()], []))
    block = op.add_entry_block()
    with ir.InsertionPoint(block):
        end = func.ReturnOp([])
    with ir.InsertionPoint(end):
        yield SimpleNamespace(**dict(zip(TYPES, block.arguments)), module=module, block=block)
