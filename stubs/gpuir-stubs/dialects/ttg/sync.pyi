# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.ods.enums import BitEnum
from gpuir.ods.operation import OpBase

class AddrSpace(BitEnum):
    """Which memory a barrier orders."""
    NONE = 0
    LOCAL = 1
    GLOBAL_READ = 2
    GLOBAL_WRITE = 4
    TENSOR_READ = 8
    TENSOR_WRITE = 16
    ALL = 31
    @classmethod
    def of(cls, value: AddrSpace | str | int) -> AddrSpace: ...
    @classmethod
    def cases(cls) -> list[AddrSpace]: ...

@final
class BarrierOp(OpBase):
    """Waits until all threads of the program, or of the partition of warps, are here, and orders accesses to memory."""
    def __init__(
        self, addr_space: AddrSpace | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def addr_space(self) -> ir.IntegerAttr:
        """Attribute `addrSpace`: AddrSpace case (none, local, global_read, global_write, tensor_read, tensor_write, all)."""
    @addr_space.setter
    def addr_space(self, value: AddrSpace | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def addr_space(self) -> ir.IntegerAttr: ...

@final
class LocalBarrierOp(OpBase):
    """Waits until all threads of the program are here, and orders accesses to shared memory. Later: ``ttg.barrier local``."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class WarpIdOp(OpBase):
    """The number of the warp that the thread is of; `omitUniformHint`: without a hint that it is one in the whole warp."""
    def __init__(
        self, *, omit_uniform_hint: bool | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def omit_uniform_hint(self) -> bool:
        """Attribute `omitUniformHint`: unit attribute."""
    @omit_uniform_hint.setter
    def omit_uniform_hint(self, value: bool | None) -> None: ...
    @omit_uniform_hint.deleter
    def omit_uniform_hint(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def omit_uniform_hint(self) -> bool: ...

@final
class InlineAsmOp(OpBase):
    """Runs assembly once a thread on the registers of its operands; `constraints` are LLVM's, `pure`: it has no effects."""
    def __init__(
        self, result: Sequence[ir.Type], asm_string: str | ir.StringAttr, constraints: str | ir.StringAttr,
        pure: bool | ir.BoolAttr,
        args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> list[ir.Value]:
        """Operand `args`: floating-point, integer, ptr, a ranked tensor of these, or memory descriptor."""
    @args.setter
    def args(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def result(self) -> list[ir.OpResult]:
        """Result `result`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @property
    def asm_string(self) -> ir.StringAttr:
        """Attribute `asm_string`: string attribute."""
    @asm_string.setter
    def asm_string(self, value: str | ir.StringAttr) -> None: ...
    @property
    def constraints(self) -> ir.StringAttr:
        """Attribute `constraints`: string attribute."""
    @constraints.setter
    def constraints(self, value: str | ir.StringAttr) -> None: ...
    @property
    def pure(self) -> ir.BoolAttr:
        """Attribute `pure`: bool attribute."""
    @pure.setter
    def pure(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def asm_string(self) -> ir.StringAttr: ...
        @property
        def constraints(self) -> ir.StringAttr: ...
        @property
        def pure(self) -> ir.BoolAttr: ...

def barrier(
    addr_space: AddrSpace | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BarrierOp:
    """Waits until all threads of the program, or of the partition of warps, are here, and orders accesses to memory."""

def inline_asm(
    result: Sequence[ir.Type], asm_string: str | ir.StringAttr, constraints: str | ir.StringAttr,
    pure: bool | ir.BoolAttr,
    args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> Any:
    """Runs assembly once a thread on the registers of its operands; `constraints` are LLVM's, `pure`: it has no effects."""

def local_barrier(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> LocalBarrierOp:
    """Waits until all threads of the program are here, and orders accesses to shared memory. Later: ``ttg.barrier local``."""

def warp_id(
    *, omit_uniform_hint: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The number of the warp that the thread is of; `omitUniformHint`: without a hint that it is one in the whole warp."""
