# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.constraints import Shaped
from gpuir.dialects.tt.dialect import ProgramIDDim
from gpuir.host import ir
from gpuir.ods.operation import OpBase

Answer: object

def check_answer(type: Shaped, name: str) -> None:
    """An answer in memory, or spread over threads, is two i64."""

@final
class CLCTryCancelOp(OpBase):
    """Asks for a cluster that was not launched yet; the answer comes into `response`, and `barrier` gets its bytes."""
    def __init__(
        self, response: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def response(self) -> ir.Value:
        """Operand `response`: !ttg.memdesc."""
    @response.setter
    def response(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def response(self) -> ir.Value: ...
        @property
        def barrier(self) -> ir.Value: ...

@final
class CLCTryCancelSyncOp(OpBase):
    """Asks for a cluster that was not launched yet, and waits for the answer."""
    def __init__(
        self, response: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def response(self) -> ir.OpResult:
        """Result `response`: ranked tensor of floating-point, integer or ptr values."""

@final
class CLCLoadResultOp(OpBase):
    """Reads an answer from shared memory."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...

@final
class CLCIsCanceledOp(OpBase):
    """Whether an answer names a cluster."""
    def __init__(
        self, answer: ir.Value | ir.OpView | ir.Operation | int, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def answer(self) -> ir.Value:
        """Operand `answer`: i128."""
    @answer.setter
    def answer(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def answer(self) -> ir.Value: ...

@final
class CLCGetProgramIdOp(OpBase):
    """The number, along the axis `dim` of the grid, of the program that an answer names."""
    def __init__(
        self, answer: ir.Value | ir.OpView | ir.Operation | int, dim: ProgramIDDim | str | int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def answer(self) -> ir.Value:
        """Operand `answer`: i128."""
    @answer.setter
    def answer(self, value: ir.Value) -> None: ...
    @property
    def dim(self) -> ir.IntegerAttr:
        """Attribute `dim`: ProgramIDDim case (x, y, z)."""
    @dim.setter
    def dim(self, value: ProgramIDDim | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def answer(self) -> ir.Value: ...
        @property
        def dim(self) -> ir.IntegerAttr: ...

def clc_get_program_id(
    answer: ir.Value | ir.OpView | ir.Operation | int, dim: ProgramIDDim | str | int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The number, along the axis `dim` of the grid, of the program that an answer names."""

def clc_is_canceled(
    answer: ir.Value | ir.OpView | ir.Operation | int, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Whether an answer names a cluster."""

def clc_load_result(
    src: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Reads an answer from shared memory."""

def clc_try_cancel(
    response: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CLCTryCancelOp:
    """Asks for a cluster that was not launched yet; the answer comes into `response`, and `barrier` gets its bytes."""

def clc_try_cancel_sync(
    response: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Asks for a cluster that was not launched yet, and waits for the answer."""
