# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.host import ir
from gpuir.layouts.linear import LinearLayout
from gpuir.ods.operation import OpBase

@final
class ConvertLayoutOp(OpBase):
    """The same tensor in another layout: elements move between the registers of lanes and warps."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, force_warp_shuffle: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def force_warp_shuffle(self) -> bool:
        """Attribute `force_warp_shuffle`: unit attribute."""
    @force_warp_shuffle.setter
    def force_warp_shuffle(self, value: bool | None) -> None: ...
    @force_warp_shuffle.deleter
    def force_warp_shuffle(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def force_warp_shuffle(self) -> bool: ...

def moves_within_warps(source: LinearLayout, target: LinearLayout) -> bool:
    """Whether the elements that a warp has in `target` are among those that it has in `source`."""

@final
class Fp4ToFpOp(OpBase):
    """Unpacks pairs of 4-bit floats (e2m1) along `axis` into floats; each byte holds two, the first in its low bits."""
    def __init__(
        self, result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, axis: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of 8-bit signless integer values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: 32-bit signless integer attribute."""
    @axis.setter
    def axis(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class MaskOp(OpBase):
    """Runs its region where `pred` is true; the software pipeliner puts ops it will predicate into it."""
    def __init__(
        self, result: Sequence[ir.Type], pred: ir.Value | ir.OpView | ir.Operation | int, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def result(self) -> list[ir.OpResult]:
        """Result `result`: any type."""
    @property
    def region(self) -> ir.Region: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def pred(self) -> ir.Value: ...

@final
class MaskReturnOp(OpBase):
    """Ends the region of a `ttg.mask` and hands values to its results."""
    def __init__(
        self, result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> list[ir.Value]:
        """Operand `result`: any type."""
    @result.setter
    def result(self, value: Sequence[ir.Value] | ir.Value) -> None: ...

@final
class PredicateStageOp(OpBase):
    """Whether `stage` of a pipelined loop with `maxStage` stages works at this `iv`, for a loop to `ub` by `step`."""
    def __init__(
        self, iv: ir.Value | ir.OpView | ir.Operation, ub: ir.Value | ir.OpView | ir.Operation,
        step: ir.Value | ir.OpView | ir.Operation, max_stage: int | ir.IntegerAttr, stage: int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def iv(self) -> ir.Value:
        """Operand `iv`: signless integer or index."""
    @iv.setter
    def iv(self, value: ir.Value) -> None: ...
    @property
    def ub(self) -> ir.Value:
        """Operand `ub`: signless integer or index."""
    @ub.setter
    def ub(self, value: ir.Value) -> None: ...
    @property
    def step(self) -> ir.Value:
        """Operand `step`: signless integer or index."""
    @step.setter
    def step(self, value: ir.Value) -> None: ...
    @property
    def max_stage(self) -> ir.IntegerAttr:
        """Attribute `maxStage`: 32-bit signless integer attribute."""
    @max_stage.setter
    def max_stage(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def stage(self) -> ir.IntegerAttr:
        """Attribute `stage`: 32-bit signless integer attribute."""
    @stage.setter
    def stage(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def iv(self) -> ir.Value: ...
        @property
        def ub(self) -> ir.Value: ...
        @property
        def step(self) -> ir.Value: ...
        @property
        def max_stage(self) -> ir.IntegerAttr: ...
        @property
        def stage(self) -> ir.IntegerAttr: ...

def convert_layout(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, *, force_warp_shuffle: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The same tensor in another layout: elements move between the registers of lanes and warps."""

def fp4_to_fp(
    result: ir.Type, src: ir.Value | ir.OpView | ir.Operation, axis: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Unpacks pairs of 4-bit floats (e2m1) along `axis` into floats; each byte holds two, the first in its low bits."""

def mask(
    result: Sequence[ir.Type], pred: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Runs its region where `pred` is true; the software pipeliner puts ops it will predicate into it."""

def mask_return(
    result: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MaskReturnOp:
    """Ends the region of a `ttg.mask` and hands values to its results."""

def predicate_stage(
    iv: ir.Value | ir.OpView | ir.Operation, ub: ir.Value | ir.OpView | ir.Operation,
    step: ir.Value | ir.OpView | ir.Operation, max_stage: int | ir.IntegerAttr, stage: int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Whether `stage` of a pipelined loop with `maxStage` stages works at this `iv`, for a loop to `ub` by `step`."""
