"""Types of `gpu` as classes with `get` and their fields; the host has a class of the asynchronous token only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from gpuir import host
from gpuir.collecting import no_collections
from gpuir.dialects.upstream.definitions import extension, is_instance, make, plain_type, refuse, register
from gpuir.host import ir

_host = host.module("dialects.gpu")
AsyncTokenType = _host.AsyncTokenType


class MMAMatrixType(ir.Type):
    """A matrix that the threads of a subgroup hold together, each some of its elements in an order of the target's.

    Refused: a shape that is not two sizes of at least 1; an element type other than si8, ui8, i32, f16, f32 (and f64 on
    hosts that have it); an operand other than AOp, BOp, COp. Source: the gpu dialect's documentation, `!gpu.mma_matrix`.
    """

    EXAMPLE = '!gpu.mma_matrix<16x16xf16, "AOp">'
    OPERANDS = ("AOp", "BOp", "COp")

    @classmethod
    def get(
        cls, shape: Sequence[int], element_type: ir.Type, operand: str, context: ir.Context | None = None
    ) -> MMAMatrixType:
        """The type for a shape of rows and columns, and for the operand of the product that it is."""
        if isinstance(shape, (str, bytes)) or not isinstance(shape, Iterable):
            refuse(cls, "shape", "two sizes", shape, TypeError)
        sizes = list(shape)
        if len(sizes) != 2 or not all(type(n) is int and 0 < n < 1 << 31 for n in sizes):
            refuse(cls, "shape", "two sizes of at least 1", sizes)
        if not isinstance(element_type, ir.Type):
            refuse(cls, "element_type", "an ir.Type", element_type, TypeError)
        if str(element_type) not in ("i8", "si8", "ui8", "i32", "f16", "f32", "f64"):
            refuse(cls, "element_type", "si8, ui8, i32, f16, f32 or f64", element_type)
        if operand not in cls.OPERANDS:
            refuse(cls, "operand", "AOp, BOp or COp", operand)
        return make(cls, f'!gpu.mma_matrix<{sizes[0]}x{sizes[1]}x{element_type}, "{operand}">', element_type.context)

    def _fields(self) -> tuple[str, ...]:
        match = re.fullmatch(r'!gpu\.mma_matrix<(\d+)x(\d+)x(\w+), "(\w+)">', str(self))
        assert match is not None
        return match.groups()

    @property
    def shape(self) -> list[int]:
        """Rows and columns."""
        return [int(size) for size in self._fields()[:2]]

    @property
    def element_type(self) -> ir.Type:
        """The type of the elements."""
        return ir.Type.parse(self._fields()[2], self.context)

    @property
    def operand(self) -> str:
        """Which operand of a product it is: AOp, BOp or COp."""
        return self._fields()[3]


_plain = partial(plain_type, module="gpuir.dialects.gpu")
SparseDnTensorHandleType = _plain(
    "SparseDnTensorHandleType", "!gpu.sparse.dntensor_handle", "Handle of a dense tensor of the sparse library."
)
SparseSpMatHandleType = _plain(
    "SparseSpMatHandleType", "!gpu.sparse.spmat_handle", "Handle of a sparse matrix of the sparse library."
)
SparseSpGEMMOpHandleType = _plain(
    "SparseSpGEMMOpHandleType", "!gpu.sparse.spgemmop_handle", "Handle of a product of sparse matrices in progress."
)
NamedBarrierType = _plain(
    "NamedBarrierType",
    "!gpu.named_barrier",
    "Handle of a barrier for some of a workgroup's subgroups; newer hosts only.",
)

CLASSES: tuple[Any, ...] = (
    MMAMatrixType, SparseDnTensorHandleType, SparseSpMatHandleType, SparseSpGEMMOpHandleType, NamedBarrierType,
)  # fmt: skip
with no_collections():
    for _cls in CLASSES:
        _cls.isinstance = is_instance(_cls)


class _Token:
    """The host's class does not say how its type is written."""

    EXAMPLE = "!gpu.async.token"


def register_all() -> None:
    """Has the host hand out values of these classes."""
    register(CLASSES)
    with ir.Context() as context:
        token = ir.Type.parse(_Token.EXAMPLE, context)
        extension.register_type_caster(token.typeid, replace=True)(AsyncTokenType)


def memory(
    space: str, shape: Sequence[int], element_type: ir.Type, layout: ir.Attribute | None = None
) -> ir.MemRefType:
    """A memref in ``#gpu.address_space<space>``; sizes of -1 (or None) are dynamic."""
    dynamic = ir.ShapedType.get_dynamic_size()
    sizes = [dynamic if size in (None, -1) else size for size in shape]
    attribute = ir.Attribute.parse(f"#gpu.address_space<{space}>", element_type.context)
    with ir.Location.unknown(element_type.context):
        return ir.MemRefType.get(sizes, element_type, layout, attribute)
