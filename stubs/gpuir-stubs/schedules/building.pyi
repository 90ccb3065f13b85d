# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from gpuir.host import ir
from gpuir.schedules.bodies import NamedSequence
from gpuir.schedules.handles import Handle, Results, _Steps
from gpuir.schedules.ops import Mappings, OpHandle, PatternLike, Sizes
from gpuir.schedules.values import ScriptValue

ENTRY: str

class Schedule(_Steps):
    """``with gpuir.schedule() as s:`` steps are calls on ``s`` (the whole payload) and on the handles they return."""
    context: ir.Context
    module: ir.Module
    root: OpHandle
    sequences: dict[str, NamedSequence]
    marks: set[str]
    def __init__(self, context: ir.Context | None = None) -> None: ...
    def __enter__(self) -> Schedule: ...
    def __exit__(self, *exception: object) -> None: ...
    def verify(self) -> None: ...
    @property
    def op_name(self) -> str | None:
        """The payload ops' name where the handle's type says it, e.g. "linalg.matmul"."""
    def match(
        self, ops: str | type[ir.OpView] | Sequence[str | type[ir.OpView]] | None = None, *,
        interface: ir.Attribute | str | int | None = None, attributes: Mapping[str, Any] | None = None,
        result_type: ir.Type | str | None = None, operand_types: ir.Type | str | Sequence[ir.Type | str] | None = None,
    ) -> OpHandle:
        """`transform.structured.match`: the ops nested in these, by name, interface, attributes, result or operand types."""
    def parent(self, op_name: str | None = None, *, nth: int | None = None, deduplicate: bool = False) -> OpHandle:
        """`transform.get_parent_op`: the nearest op around each payload op, or the nearest of that name."""
    def split_handle(self, count: int, **options: object) -> tuple[OpHandle, ...]:
        """`transform.split_handle`: ``count`` handles, one to each payload op."""
    def merge_handles(self, *others: Handle, deduplicate: bool = False) -> OpHandle:
        """`transform.merge_handles`: one handle to the payload of this and others."""
    def replicate(self, *handles: Handle) -> Any:
        """`transform.replicate`: the payload of each of ``handles`` as many times as these are ops."""
    def tile(
        self, sizes: Sizes | None = None, *, num_threads: Sizes | None = None, mapping: Mappings | None = None,
        interchange: Sequence[int] | None = None,
    ) -> Results:
        """Tiles with `scf.for`, or with one `scf.forall` where ``num_threads`` or ``mapping`` is given."""
    def map_to_blocks(self, grid: Sequence[int] | None = None) -> OpHandle:
        """`transform.gpu.map_forall_to_blocks`: puts the function around these ops into a gpu.launch of one block a tile."""
    def map_to_threads(self, block: Sequence[int], *, warp_size: int | None = None, sync: bool = True) -> OpHandle:
        """`transform.gpu.map_nested_forall_to_threads`: foralls with thread mappings become code of the threads of a block."""
    def pipeline_shared_memory_copies(
        self, depth: int, *, peel_epilogue: bool = False,
        failure_propagation_mode: ir.Attribute | str | int = 'suppress',
    ) -> OpHandle:
        """`transform.nvgpu.pipeline_shared_memory_copies`: software-pipelines loads into shared memory, in ``depth`` stages."""
    def apply_patterns(
        self, *names: PatternLike, apply_cse: bool = False, max_iterations: int | None = None,
        max_num_rewrites: int | None = None,
    ) -> OpHandle:
        """`transform.apply_patterns`: applies patterns greedily to what is nested in these ops."""
    def apply_conversion_patterns(
        self, *names: PatternLike, type_converter: PatternLike | None = None, **options: object,
    ) -> OpHandle:
        """`transform.apply_conversion_patterns`: a dialect conversion of what is nested in these ops."""
    def apply_registered_pass(self, pass_name: str, options: Mapping[str, Any] | None = None) -> OpHandle:
        """`transform.apply_registered_pass`: runs a C++ pass on each of these ops; option values may be parameters."""
    def step(self, function: Callable[..., Any], *arguments: object, results: int = 0, **options: object) -> Any:
        """Calls ``function(op, rewriter, *arguments, **options)`` on each payload op when the schedule runs."""
    def foreach(self, body: Callable[..., Any], *others: Handle, zip_shortest: bool = False) -> Any:
        """`transform.foreach`: ``body`` is written once, runs for each payload op, and returns handles to be joined."""
    def alternatives(self, *bodies_: Callable[..., Any] | None) -> Any:
        """`transform.alternatives`: the first body that does not fail counts; None as a body leaves the payload as it is."""
    def sequence(
        self, body: Callable[..., Any], *others: Handle, failures: ir.Attribute | str | int = 'propagate',
    ) -> Any:
        """`transform.sequence`: ``body`` gets these handles; ``failures="suppress"`` goes on behind a step that failed."""
    def foreach_match(
        self, *pairs: tuple[Callable[..., Any], Callable[..., Any]], restrict_root: bool = False,
        flatten_results: bool = False,
    ) -> OpHandle:
        """`transform.foreach_match`: for each nested op the action of the first matcher that accepts it."""
    def collect_matching(self, matcher: Callable[..., Any]) -> Any:
        """`transform.collect_matching`: handles to what ``matcher``, written as for ``foreach_match``, accepts and returns."""
    def cast(self, type: ir.Type | str | type[ir.OpView]) -> Any:
        """`transform.cast`: the same payload under another handle type: "any_op", "scf.for", or a type."""
    def print(self, name: str | None = None, **options: object) -> Any:
        """`transform.print`: writes the payload to stdout when the schedule runs; returns the handle."""
    def annotate(self, name: str, value: object | None = None) -> Any:
        """`transform.annotate`: puts the attribute ``name`` on each payload op: a parameter's value, or unit; returns the handle."""
    def writing(self) -> AbstractContextManager[None]:
        """Sets context, location and insertion point for the next op."""
    def inside(self, block: ir.Block) -> AbstractContextManager[None]:
        """Writes into ``block``, which has its terminator, until it is left."""
    def new_sequence(self, name: str, types: list[Any]) -> ir.Operation:
        """An empty named sequence with a terminator, at the end of the script."""
    def new_block(self, region: ir.Region, types: list[ir.Type]) -> ir.Block:
        """A block of these arguments that yields nothing yet."""
    def use(self, given: ScriptValue, op_name: str, argument: str) -> ir.Value:
        """The handle's value, once it is sure that the op may use it here."""
    def note_consumed(self, op: ir.Operation, numbers: frozenset[int]) -> None:
        """Remembers which of the op's operands are gone."""
    def is_consumed(self, value: ir.Value) -> bool:
        """Whether a step has consumed the value."""
    def follow(self, target: Handle, op_name: str, values: dict[str, Any]) -> None:
        """Steps that consume the whole payload's handle and hand it on, such as bufferization: ``root`` is the new one."""
    def cast_value(self, value: ir.Value, type: ir.Type, loc: ir.Location) -> ir.Value:
        """The value under another type."""
    def param(self, value: object, type: ir.Type | str | type[ir.OpView] | None = None) -> Any:
        """`transform.param.constant`: a parameter of an int (i64), a bool, an attribute, or a list of ints."""
    def named_sequence(self, function: Callable[..., Any] | None = None, *, name: str | None = None) -> Any:
        """Decorator: the function becomes a `transform.named_sequence`, its calls `transform.include`."""
    def include(
        self, sequence: NamedSequence, *handles: Handle, failures: ir.Attribute | str | int = 'propagate',
    ) -> Any:
        """`transform.include`: the same as calling the named sequence."""
    def python_step(self, function: Callable[..., Any]) -> Any:
        """The function under a name that scripts can call, for as long as the schedule lives."""
    def apply(self, payload: Any) -> Any:
        """Runs the schedule on a module or another op, in place, and returns it; a step that fails is ScheduleFailure."""
