# Generated from the module's table: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from enum import IntEnum

from gpuir.host import ir

class FailurePropagationMode(IntEnum):
    Propagate = 1
    Suppress = 2

class ApplyNVGPUToNVVMConversionPatternsOp(ir.OpView):
    """The patterns from nvgpu to nvvm, for `transform.apply_conversion_patterns` with an LLVM type converter."""
    OPERATION_NAME: str
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

class CreateAsyncGroupsOp(ir.OpView):
    """Vector transfers from global to shared memory within ``target`` become asynchronous copies."""
    OPERATION_NAME: str
    def __init__(
        self, result: ir.Type, target: ir.Value | ir.OpView | ir.Operation, *,
        bypass_l1: bool | ir.UnitAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...
    @property
    def target(self) -> ir.Value: ...
    @property
    def bypass_l1(self) -> ir.Attribute | None: ...
    @bypass_l1.setter
    def bypass_l1(self, value: bool | ir.UnitAttr | None) -> None: ...

class PipelineSharedMemoryCopiesOp(ir.OpView):
    """Software-pipelines loads into shared memory of an scf.for, in ``depth`` stages."""
    OPERATION_NAME: str
    def __init__(
        self, result: ir.Type, for_op: ir.Value | ir.OpView | ir.Operation, depth: int | ir.IntegerAttr, *,
        peel_epilogue: bool | ir.UnitAttr | None = None,
        failure_propagation_mode: FailurePropagationMode | str | int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...
    @property
    def for_op(self) -> ir.Value: ...
    @property
    def depth(self) -> ir.IntegerAttr: ...
    @depth.setter
    def depth(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def peel_epilogue(self) -> ir.Attribute | None: ...
    @peel_epilogue.setter
    def peel_epilogue(self, value: bool | ir.UnitAttr | None) -> None: ...
    @property
    def failure_propagation_mode(self) -> ir.Attribute | None: ...

class RewriteCopyAsTmaOp(ir.OpView):
    """Copies on memrefs go through shared memory by TMA; the descriptors are made around the enclosing gpu.launch."""
    OPERATION_NAME: str
    def __init__(
        self, target: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value: ...

class RewriteMatmulAsMmaSyncOp(ir.OpView):
    """A matmul on memrefs of the right shape becomes mma.sync on vectors, with the loads and stores it needs."""
    OPERATION_NAME: str
    def __init__(
        self, target: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def target(self) -> ir.Value: ...

def apply_conversion_patterns_nvgpu_nvgpu_to_nvvm(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ApplyNVGPUToNVVMConversionPatternsOp:
    """The patterns from nvgpu to nvvm, for `transform.apply_conversion_patterns` with an LLVM type converter."""

def nvgpu_create_async_groups(
    result: ir.Type, target: ir.Value | ir.OpView | ir.Operation, *, bypass_l1: bool | ir.UnitAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Vector transfers from global to shared memory within ``target`` become asynchronous copies."""

def nvgpu_pipeline_shared_memory_copies(
    result: ir.Type, for_op: ir.Value | ir.OpView | ir.Operation, depth: int | ir.IntegerAttr, *,
    peel_epilogue: bool | ir.UnitAttr | None = None,
    failure_propagation_mode: FailurePropagationMode | str | int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Software-pipelines loads into shared memory of an scf.for, in ``depth`` stages."""

def nvgpu_rewrite_copy_as_tma(
    target: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RewriteCopyAsTmaOp:
    """Copies on memrefs go through shared memory by TMA; the descriptors are made around the enclosing gpu.launch."""

def nvgpu_rewrite_matmul_as_mma_sync(
    target: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RewriteMatmulAsMmaSyncOp:
    """A matmul on memrefs of the right shape becomes mma.sync on vectors, with the loads and stores it needs."""
SPEC_CLASSES: tuple[type[ir.OpView], ...]
