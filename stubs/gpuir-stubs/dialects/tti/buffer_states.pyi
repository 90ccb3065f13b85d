# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class SetWriteStateOp(OpBase):
    """Notes that something writes `buf`; `hwPipelined`: products of tcgen05, which stay in order among each other."""
    def __init__(
        self, buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
        write_state: ir.Value | ir.OpView | ir.Operation, write_state_type: ir.Type | ir.TypeAttr,
        hw_pipelined: bool | ir.BoolAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buf(self) -> ir.Value:
        """Operand `buf`: !ttg.memdesc."""
    @buf.setter
    def buf(self, value: ir.Value) -> None: ...
    @property
    def buffers(self) -> ir.Value:
        """Operand `buffers`: ranked tensor of floating-point, integer or ptr values."""
    @buffers.setter
    def buffers(self, value: ir.Value) -> None: ...
    @property
    def write_state(self) -> ir.Value:
        """Operand `writeState`: ptr or ranked tensor of ptr values."""
    @write_state.setter
    def write_state(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def write_state_type(self) -> ir.TypeAttr:
        """Attribute `writeStateType`: type attribute."""
    @write_state_type.setter
    def write_state_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    @property
    def hw_pipelined(self) -> ir.BoolAttr:
        """Attribute `hwPipelined`: bool attribute."""
    @hw_pipelined.setter
    def hw_pipelined(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def buf(self) -> ir.Value: ...
        @property
        def buffers(self) -> ir.Value: ...
        @property
        def write_state(self) -> ir.Value: ...
        @property
        def write_state_type(self) -> ir.TypeAttr: ...
        @property
        def hw_pipelined(self) -> ir.BoolAttr: ...

@final
class CheckWriteStateOp(OpBase):
    """Stops the program where `buf` is being written; `hwPipelined`: by anything but products of tcgen05."""
    def __init__(
        self, buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
        write_bars: ir.Value | ir.OpView | ir.Operation, write_state: ir.Value | ir.OpView | ir.Operation,
        write_bars_type: ir.Type | ir.TypeAttr, write_state_type: ir.Type | ir.TypeAttr,
        hw_pipelined: bool | ir.BoolAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buf(self) -> ir.Value:
        """Operand `buf`: !ttg.memdesc."""
    @buf.setter
    def buf(self, value: ir.Value) -> None: ...
    @property
    def buffers(self) -> ir.Value:
        """Operand `buffers`: ranked tensor of floating-point, integer or ptr values."""
    @buffers.setter
    def buffers(self, value: ir.Value) -> None: ...
    @property
    def write_bars(self) -> ir.Value:
        """Operand `writeBars`: ptr or ranked tensor of ptr values."""
    @write_bars.setter
    def write_bars(self, value: ir.Value) -> None: ...
    @property
    def write_state(self) -> ir.Value:
        """Operand `writeState`: ptr or ranked tensor of ptr values."""
    @write_state.setter
    def write_state(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def write_bars_type(self) -> ir.TypeAttr:
        """Attribute `writeBarsType`: type attribute."""
    @write_bars_type.setter
    def write_bars_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    @property
    def write_state_type(self) -> ir.TypeAttr:
        """Attribute `writeStateType`: type attribute."""
    @write_state_type.setter
    def write_state_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    @property
    def hw_pipelined(self) -> ir.BoolAttr:
        """Attribute `hwPipelined`: bool attribute."""
    @hw_pipelined.setter
    def hw_pipelined(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def buf(self) -> ir.Value: ...
        @property
        def buffers(self) -> ir.Value: ...
        @property
        def write_bars(self) -> ir.Value: ...
        @property
        def write_state(self) -> ir.Value: ...
        @property
        def write_bars_type(self) -> ir.TypeAttr: ...
        @property
        def write_state_type(self) -> ir.TypeAttr: ...
        @property
        def hw_pipelined(self) -> ir.BoolAttr: ...

@final
class CommitWriteWithBarrierOp(OpBase):
    """Notes that `mbar` tells when the writes until now are done."""
    def __init__(
        self, mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
        write_bars: ir.Value | ir.OpView | ir.Operation, write_state: ir.Value | ir.OpView | ir.Operation,
        write_bars_type: ir.Type | ir.TypeAttr, write_state_type: ir.Type | ir.TypeAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mbar(self) -> ir.Value:
        """Operand `mbar`: !ttg.memdesc."""
    @mbar.setter
    def mbar(self, value: ir.Value) -> None: ...
    @property
    def barriers(self) -> ir.Value:
        """Operand `barriers`: ranked tensor of floating-point, integer or ptr values."""
    @barriers.setter
    def barriers(self, value: ir.Value) -> None: ...
    @property
    def write_bars(self) -> ir.Value:
        """Operand `writeBars`: ptr or ranked tensor of ptr values."""
    @write_bars.setter
    def write_bars(self, value: ir.Value) -> None: ...
    @property
    def write_state(self) -> ir.Value:
        """Operand `writeState`: ptr or ranked tensor of ptr values."""
    @write_state.setter
    def write_state(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def write_bars_type(self) -> ir.TypeAttr:
        """Attribute `writeBarsType`: type attribute."""
    @write_bars_type.setter
    def write_bars_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    @property
    def write_state_type(self) -> ir.TypeAttr:
        """Attribute `writeStateType`: type attribute."""
    @write_state_type.setter
    def write_state_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def mbar(self) -> ir.Value: ...
        @property
        def barriers(self) -> ir.Value: ...
        @property
        def write_bars(self) -> ir.Value: ...
        @property
        def write_state(self) -> ir.Value: ...
        @property
        def write_bars_type(self) -> ir.TypeAttr: ...
        @property
        def write_state_type(self) -> ir.TypeAttr: ...

@final
class ClearWriteBarrierOp(OpBase):
    """Notes that the writes that `mbar` tells of are done."""
    def __init__(
        self, mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
        write_bars: ir.Value | ir.OpView | ir.Operation, write_state: ir.Value | ir.OpView | ir.Operation,
        write_bars_type: ir.Type | ir.TypeAttr, write_state_type: ir.Type | ir.TypeAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mbar(self) -> ir.Value:
        """Operand `mbar`: !ttg.memdesc."""
    @mbar.setter
    def mbar(self, value: ir.Value) -> None: ...
    @property
    def barriers(self) -> ir.Value:
        """Operand `barriers`: ranked tensor of floating-point, integer or ptr values."""
    @barriers.setter
    def barriers(self, value: ir.Value) -> None: ...
    @property
    def write_bars(self) -> ir.Value:
        """Operand `writeBars`: ptr or ranked tensor of ptr values."""
    @write_bars.setter
    def write_bars(self, value: ir.Value) -> None: ...
    @property
    def write_state(self) -> ir.Value:
        """Operand `writeState`: ptr or ranked tensor of ptr values."""
    @write_state.setter
    def write_state(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def write_bars_type(self) -> ir.TypeAttr:
        """Attribute `writeBarsType`: type attribute."""
    @write_bars_type.setter
    def write_bars_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    @property
    def write_state_type(self) -> ir.TypeAttr:
        """Attribute `writeStateType`: type attribute."""
    @write_state_type.setter
    def write_state_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def mbar(self) -> ir.Value: ...
        @property
        def barriers(self) -> ir.Value: ...
        @property
        def write_bars(self) -> ir.Value: ...
        @property
        def write_state(self) -> ir.Value: ...
        @property
        def write_bars_type(self) -> ir.TypeAttr: ...
        @property
        def write_state_type(self) -> ir.TypeAttr: ...

@final
class CheckBarrierWritesClearedOp(OpBase):
    """Stops the program where writes that `mbar` tells of are not done."""
    def __init__(
        self, mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
        write_bars: ir.Value | ir.OpView | ir.Operation, write_bars_type: ir.Type | ir.TypeAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mbar(self) -> ir.Value:
        """Operand `mbar`: !ttg.memdesc."""
    @mbar.setter
    def mbar(self, value: ir.Value) -> None: ...
    @property
    def barriers(self) -> ir.Value:
        """Operand `barriers`: ranked tensor of floating-point, integer or ptr values."""
    @barriers.setter
    def barriers(self, value: ir.Value) -> None: ...
    @property
    def write_bars(self) -> ir.Value:
        """Operand `writeBars`: ptr or ranked tensor of ptr values."""
    @write_bars.setter
    def write_bars(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def write_bars_type(self) -> ir.TypeAttr:
        """Attribute `writeBarsType`: type attribute."""
    @write_bars_type.setter
    def write_bars_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def mbar(self) -> ir.Value: ...
        @property
        def barriers(self) -> ir.Value: ...
        @property
        def write_bars(self) -> ir.Value: ...
        @property
        def write_bars_type(self) -> ir.TypeAttr: ...

@final
class SetReadBarrierOp(OpBase):
    """Notes that something reads `buf`, and that `mbar` tells when it has."""
    def __init__(
        self, buf: ir.Value | ir.OpView | ir.Operation, mbar: ir.Value | ir.OpView | ir.Operation,
        buffers: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
        read_bars: ir.Value | ir.OpView | ir.Operation, read_bars_type: ir.Type | ir.TypeAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buf(self) -> ir.Value:
        """Operand `buf`: !ttg.memdesc."""
    @buf.setter
    def buf(self, value: ir.Value) -> None: ...
    @property
    def mbar(self) -> ir.Value:
        """Operand `mbar`: !ttg.memdesc."""
    @mbar.setter
    def mbar(self, value: ir.Value) -> None: ...
    @property
    def buffers(self) -> ir.Value:
        """Operand `buffers`: ranked tensor of floating-point, integer or ptr values."""
    @buffers.setter
    def buffers(self, value: ir.Value) -> None: ...
    @property
    def barriers(self) -> ir.Value:
        """Operand `barriers`: ranked tensor of floating-point, integer or ptr values."""
    @barriers.setter
    def barriers(self, value: ir.Value) -> None: ...
    @property
    def read_bars(self) -> ir.Value:
        """Operand `readBars`: ptr or ranked tensor of ptr values."""
    @read_bars.setter
    def read_bars(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def read_bars_type(self) -> ir.TypeAttr:
        """Attribute `readBarsType`: type attribute."""
    @read_bars_type.setter
    def read_bars_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def buf(self) -> ir.Value: ...
        @property
        def mbar(self) -> ir.Value: ...
        @property
        def buffers(self) -> ir.Value: ...
        @property
        def barriers(self) -> ir.Value: ...
        @property
        def read_bars(self) -> ir.Value: ...
        @property
        def read_bars_type(self) -> ir.TypeAttr: ...

@final
class CheckReadBarriersOp(OpBase):
    """Stops the program where something still reads `buf`."""
    def __init__(
        self, buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
        read_bars: ir.Value | ir.OpView | ir.Operation, read_bars_type: ir.Type | ir.TypeAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buf(self) -> ir.Value:
        """Operand `buf`: !ttg.memdesc."""
    @buf.setter
    def buf(self, value: ir.Value) -> None: ...
    @property
    def buffers(self) -> ir.Value:
        """Operand `buffers`: ranked tensor of floating-point, integer or ptr values."""
    @buffers.setter
    def buffers(self, value: ir.Value) -> None: ...
    @property
    def read_bars(self) -> ir.Value:
        """Operand `readBars`: ptr or ranked tensor of ptr values."""
    @read_bars.setter
    def read_bars(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def read_bars_type(self) -> ir.TypeAttr:
        """Attribute `readBarsType`: type attribute."""
    @read_bars_type.setter
    def read_bars_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def buf(self) -> ir.Value: ...
        @property
        def buffers(self) -> ir.Value: ...
        @property
        def read_bars(self) -> ir.Value: ...
        @property
        def read_bars_type(self) -> ir.TypeAttr: ...

@final
class ClearReadBarrierOp(OpBase):
    """Notes that the reads that `mbar` tells of are done."""
    def __init__(
        self, mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
        read_bars: ir.Value | ir.OpView | ir.Operation, read_bars_type: ir.Type | ir.TypeAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mbar(self) -> ir.Value:
        """Operand `mbar`: !ttg.memdesc."""
    @mbar.setter
    def mbar(self, value: ir.Value) -> None: ...
    @property
    def barriers(self) -> ir.Value:
        """Operand `barriers`: ranked tensor of floating-point, integer or ptr values."""
    @barriers.setter
    def barriers(self, value: ir.Value) -> None: ...
    @property
    def read_bars(self) -> ir.Value:
        """Operand `readBars`: ptr or ranked tensor of ptr values."""
    @read_bars.setter
    def read_bars(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def read_bars_type(self) -> ir.TypeAttr:
        """Attribute `readBarsType`: type attribute."""
    @read_bars_type.setter
    def read_bars_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def mbar(self) -> ir.Value: ...
        @property
        def barriers(self) -> ir.Value: ...
        @property
        def read_bars(self) -> ir.Value: ...
        @property
        def read_bars_type(self) -> ir.TypeAttr: ...

@final
class StageAccessForCommitOp(OpBase):
    """Notes that an asynchronous access of `buf` is of the next group that is committed."""
    def __init__(
        self, buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
        outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buf(self) -> ir.Value:
        """Operand `buf`: !ttg.memdesc."""
    @buf.setter
    def buf(self, value: ir.Value) -> None: ...
    @property
    def buffers(self) -> ir.Value:
        """Operand `buffers`: ranked tensor of floating-point, integer or ptr values."""
    @buffers.setter
    def buffers(self, value: ir.Value) -> None: ...
    @property
    def outstanding_commits(self) -> ir.Value:
        """Operand `outstandingCommits`: ptr or ranked tensor of ptr values."""
    @outstanding_commits.setter
    def outstanding_commits(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def outstanding_commits_type(self) -> ir.TypeAttr:
        """Attribute `outstandingCommitsType`: type attribute."""
    @outstanding_commits_type.setter
    def outstanding_commits_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def buf(self) -> ir.Value: ...
        @property
        def buffers(self) -> ir.Value: ...
        @property
        def outstanding_commits(self) -> ir.Value: ...
        @property
        def outstanding_commits_type(self) -> ir.TypeAttr: ...

@final
class CheckOutstandingCommitsOp(OpBase):
    """Stops the program where groups that access `buf` are under way; `pendingAccessType` is for the message."""
    def __init__(
        self, buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
        outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr,
        pending_access_type: str | ir.StringAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buf(self) -> ir.Value:
        """Operand `buf`: !ttg.memdesc."""
    @buf.setter
    def buf(self, value: ir.Value) -> None: ...
    @property
    def buffers(self) -> ir.Value:
        """Operand `buffers`: ranked tensor of floating-point, integer or ptr values."""
    @buffers.setter
    def buffers(self, value: ir.Value) -> None: ...
    @property
    def outstanding_commits(self) -> ir.Value:
        """Operand `outstandingCommits`: ptr or ranked tensor of ptr values."""
    @outstanding_commits.setter
    def outstanding_commits(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def outstanding_commits_type(self) -> ir.TypeAttr:
        """Attribute `outstandingCommitsType`: type attribute."""
    @outstanding_commits_type.setter
    def outstanding_commits_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    @property
    def pending_access_type(self) -> ir.StringAttr:
        """Attribute `pendingAccessType`: string attribute."""
    @pending_access_type.setter
    def pending_access_type(self, value: str | ir.StringAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def buf(self) -> ir.Value: ...
        @property
        def buffers(self) -> ir.Value: ...
        @property
        def outstanding_commits(self) -> ir.Value: ...
        @property
        def outstanding_commits_type(self) -> ir.TypeAttr: ...
        @property
        def pending_access_type(self) -> ir.StringAttr: ...

@final
class CommitAccessesOp(OpBase):
    """Notes that the group of accesses is committed."""
    def __init__(
        self, outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr,
        *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def outstanding_commits(self) -> ir.Value:
        """Operand `outstandingCommits`: ptr or ranked tensor of ptr values."""
    @outstanding_commits.setter
    def outstanding_commits(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def outstanding_commits_type(self) -> ir.TypeAttr:
        """Attribute `outstandingCommitsType`: type attribute."""
    @outstanding_commits_type.setter
    def outstanding_commits_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def outstanding_commits(self) -> ir.Value: ...
        @property
        def outstanding_commits_type(self) -> ir.TypeAttr: ...

@final
class ClearOutstandingCommitsOp(OpBase):
    """Notes that all but the last `outstandingNum` groups are done."""
    def __init__(
        self, outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr,
        outstanding_num: int | ir.IntegerAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def outstanding_commits(self) -> ir.Value:
        """Operand `outstandingCommits`: ptr or ranked tensor of ptr values."""
    @outstanding_commits.setter
    def outstanding_commits(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def outstanding_commits_type(self) -> ir.TypeAttr:
        """Attribute `outstandingCommitsType`: type attribute."""
    @outstanding_commits_type.setter
    def outstanding_commits_type(self, value: ir.Type | ir.TypeAttr) -> None: ...
    @property
    def outstanding_num(self) -> ir.IntegerAttr:
        """Attribute `outstandingNum`: 32-bit signless integer attribute."""
    @outstanding_num.setter
    def outstanding_num(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def outstanding_commits(self) -> ir.Value: ...
        @property
        def outstanding_commits_type(self) -> ir.TypeAttr: ...
        @property
        def outstanding_num(self) -> ir.IntegerAttr: ...

def experimental_set_write_state(
    buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
    write_state: ir.Value | ir.OpView | ir.Operation, write_state_type: ir.Type | ir.TypeAttr,
    hw_pipelined: bool | ir.BoolAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SetWriteStateOp:
    """Notes that something writes `buf`; `hwPipelined`: products of tcgen05, which stay in order among each other."""

def experimental_check_write_state(
    buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
    write_bars: ir.Value | ir.OpView | ir.Operation, write_state: ir.Value | ir.OpView | ir.Operation,
    write_bars_type: ir.Type | ir.TypeAttr, write_state_type: ir.Type | ir.TypeAttr, hw_pipelined: bool | ir.BoolAttr,
    *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CheckWriteStateOp:
    """Stops the program where `buf` is being written; `hwPipelined`: by anything but products of tcgen05."""

def experimental_commit_write_with_barrier(
    mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
    write_bars: ir.Value | ir.OpView | ir.Operation, write_state: ir.Value | ir.OpView | ir.Operation,
    write_bars_type: ir.Type | ir.TypeAttr, write_state_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CommitWriteWithBarrierOp:
    """Notes that `mbar` tells when the writes until now are done."""

def experimental_clear_write_barrier(
    mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
    write_bars: ir.Value | ir.OpView | ir.Operation, write_state: ir.Value | ir.OpView | ir.Operation,
    write_bars_type: ir.Type | ir.TypeAttr, write_state_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ClearWriteBarrierOp:
    """Notes that the writes that `mbar` tells of are done."""

def experimental_check_barrier_writes_cleared(
    mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
    write_bars: ir.Value | ir.OpView | ir.Operation, write_bars_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CheckBarrierWritesClearedOp:
    """Stops the program where writes that `mbar` tells of are not done."""

def experimental_set_read_barrier(
    buf: ir.Value | ir.OpView | ir.Operation, mbar: ir.Value | ir.OpView | ir.Operation,
    buffers: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
    read_bars: ir.Value | ir.OpView | ir.Operation, read_bars_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SetReadBarrierOp:
    """Notes that something reads `buf`, and that `mbar` tells when it has."""

def experimental_check_read_barriers(
    buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
    read_bars: ir.Value | ir.OpView | ir.Operation, read_bars_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CheckReadBarriersOp:
    """Stops the program where something still reads `buf`."""

def experimental_clear_read_barrier(
    mbar: ir.Value | ir.OpView | ir.Operation, barriers: ir.Value | ir.OpView | ir.Operation,
    read_bars: ir.Value | ir.OpView | ir.Operation, read_bars_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ClearReadBarrierOp:
    """Notes that the reads that `mbar` tells of are done."""

def experimental_stage_access_for_commit(
    buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
    outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> StageAccessForCommitOp:
    """Notes that an asynchronous access of `buf` is of the next group that is committed."""

def experimental_check_outstanding_commits(
    buf: ir.Value | ir.OpView | ir.Operation, buffers: ir.Value | ir.OpView | ir.Operation,
    outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr,
    pending_access_type: str | ir.StringAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CheckOutstandingCommitsOp:
    """Stops the program where groups that access `buf` are under way; `pendingAccessType` is for the message."""

def experimental_commit_accesses(
    outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CommitAccessesOp:
    """Notes that the group of accesses is committed."""

def experimental_clear_outstanding_commits(
    outstanding_commits: ir.Value | ir.OpView | ir.Operation, outstanding_commits_type: ir.Type | ir.TypeAttr,
    outstanding_num: int | ir.IntegerAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClearOutstandingCommitsOp:
    """Notes that all but the last `outstandingNum` groups are done."""
