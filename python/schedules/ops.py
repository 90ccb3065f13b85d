"""Handles to payload ops: the steps that take more than a mechanical call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from gpuir.dialects.transform.nvgpu import FailurePropagationMode
from gpuir.host import ir
from gpuir.passes.registry import Pattern
from gpuir.schedules import bodies, convert, patterns, steps
from gpuir.schedules.catalogue import methods
from gpuir.schedules.errors import use_error
from gpuir.schedules.handles import Handle, Results, call

#: A pattern's name, its name with options, or a Python pattern.
PatternLike = str | tuple[str, dict[str, object]] | Pattern
#: Sizes: numbers and parameters, or one parameter for all of them.
Sizes: TypeAlias = Sequence[int | Handle] | Handle
Mappings = str | ir.Attribute | Sequence[str | ir.Attribute]


class OpHandle(Handle):
    """Payload ops: of any kind, or of one op."""

    kind = "op"

    @property
    def op_name(self) -> str | None:
        """The payload ops' name where the handle's type says it, e.g. "linalg.matmul"."""
        text = str(self.type)
        return text.split('"')[1] if text.startswith("!transform.op<") else None

    # Finding payload -------------------------------------------------------------------------------------------------

    def match(
        self,
        ops: str | type[ir.OpView] | Sequence[str | type[ir.OpView]] | None = None,
        *,
        interface: ir.Attribute | str | int | None = None,
        attributes: Mapping[str, Any] | None = None,
        result_type: ir.Type | str | None = None,
        operand_types: ir.Type | str | Sequence[ir.Type | str] | None = None,
    ) -> OpHandle:
        """`transform.structured.match`: the ops nested in these, by name, interface, attributes, result or operand types.

        ``ops`` is an op's name or class, or a list of these; one name makes a handle to ops of that name.
        """
        name = "transform.structured.match"
        names = None
        if ops is not None:
            listed = [ops] if isinstance(ops, (str, type)) else ops
            names = [getattr(op, "OPERATION_NAME", op) for op in listed] if isinstance(listed, Sequence) else [None]
            if not names or not all(isinstance(n, str) and "." in n for n in names):
                raise use_error(
                    name, f"expected an op's name such as 'linalg.matmul', or a list of names, got {ops!r}", "ops"
                )
        given: dict[str, Any] = {
            "ops": names, "interface": interface, "op_attrs": dict(attributes) if attributes is not None else None,
            "filter_result_type": result_type, "filter_operand_types": operand_types,
            "results_": names[0] if names is not None and len(names) == 1 else None,
        }  # fmt: skip
        if all(value is None for value in given.values()):
            raise use_error(
                name, "expected something to match: ops=, interface=, attributes=, result_type= or operand_types="
            )
        matches: OpHandle = call(self, methods()["structured.match"], given)
        return matches

    def parent(self, op_name: str | None = None, *, nth: int | None = None, deduplicate: bool = False) -> OpHandle:
        """`transform.get_parent_op`: the nearest op around each payload op, or the nearest of that name."""
        given = {"op_name": op_name, "nth_parent": nth, "deduplicate": deduplicate or None, "parent": op_name}
        parents: OpHandle = call(self, methods()["get_parent_op"], given)
        return parents

    def split_handle(self, count: int, **options: object) -> tuple[OpHandle, ...]:
        """`transform.split_handle`: ``count`` handles, one to each payload op."""
        try:
            number = convert.ints([count])[0]
        except convert.Refused:
            number = 0
        if number < 1:
            raise use_error("transform.split_handle", f"expected a positive int, got {count!r}", "count")
        types = [self.type] * number
        parts = call(self, methods()["split_handle"], {"results_": types, **options})
        return parts if isinstance(parts, tuple) else (parts,)

    def merge_handles(self, *others: Handle, deduplicate: bool = False) -> OpHandle:
        """`transform.merge_handles`: one handle to the payload of this and others."""
        mixed = [h for h in (self, *others) if isinstance(h, Handle)]
        if len({str(h.type) for h in mixed}) > 1:  # one type for all
            mixed = [h if str(h.type) == "!transform.any_op" else h.cast("any_op") for h in mixed]
        if len(mixed) != 1 + len(others):
            raise use_error("transform.merge_handles", f"expected handles, got {others!r}", "handles")
        given = {"handles": mixed[1:], "deduplicate": deduplicate or None}
        merged: OpHandle = call(mixed[0], methods()["merge_handles"], given)
        return merged

    def replicate(self, *handles: Handle) -> Any:
        """`transform.replicate`: the payload of each of ``handles`` as many times as these are ops."""
        given = {"handles": list(handles), "replicated": [h.type for h in handles if isinstance(h, Handle)]}
        return call(self, methods()["replicate"], given)

    # Tiling and mapping ----------------------------------------------------------------------------------------------

    def tile(
        self,
        sizes: Sizes | None = None,
        *,
        num_threads: Sizes | None = None,
        mapping: Mappings | None = None,
        interchange: Sequence[int] | None = None,
    ) -> Results:
        """Tiles with `scf.for`, or with one `scf.forall` where ``num_threads`` or ``mapping`` is given.

        ``sizes`` has a tile size for each loop of the op (0: not tiled), ``num_threads`` the number of tiles instead.
        ``mapping`` is a list such as ``["block.y", "block.x"]``. Returns the tiled op, on which a chain goes on, and
        ``loops`` or ``forall_op``.
        """
        if num_threads is None and mapping is None:
            if sizes is None:
                raise use_error(
                    "transform.structured.tile_using_for", "expected a list of ints and parameters, got None", "sizes"
                )
            given: dict[str, Any] = {"sizes": sizes, "interchange": interchange}
            tiled: Results = call(self, methods()["structured.tile_using_for"], given)
            return tiled
        if interchange is not None:
            raise use_error(
                "transform.structured.tile_using_forall", "a forall has no order of its loops", "interchange"
            )
        if (sizes is None) == (num_threads is None):
            raise use_error("transform.structured.tile_using_forall", "expected either sizes or num_threads", "sizes")
        given = {"tile_sizes": sizes, "num_threads": num_threads, "mapping": mapping}
        tiled = call(self, methods()["structured.tile_using_forall"], given)
        return tiled

    def map_to_blocks(self, grid: Sequence[int] | None = None) -> OpHandle:
        """`transform.gpu.map_forall_to_blocks`: puts the function around these ops into a gpu.launch of one block a tile.

        The function's one forall on its top level, with a block mapping, becomes the launch; ``grid`` is its size, the
        forall's own where it is not given. Returns the launch; handles into the function are gone.
        """
        function = self if self.op_name == "func.func" else self.parent("func.func", deduplicate=True)
        given = {"grid_dims": grid, "generate_gpu_launch": True}
        launched: OpHandle = call(function, methods()["gpu.map_forall_to_blocks"], given)
        return launched.cast("any_op").match("gpu.launch") if function.op_name == "gpu.launch" else launched

    def map_to_threads(self, block: Sequence[int], *, warp_size: int | None = None, sync: bool = True) -> OpHandle:
        """`transform.gpu.map_nested_forall_to_threads`: foralls with thread mappings become code of the threads of a block.

        These ops are the gpu.launch, or stand in it. ``block`` is the block's size, ``sync`` puts a barrier behind each
        forall. Returns the launch; handles into it are gone.
        """
        given = {"block_dims": block, "warp_size": warp_size, "sync_after_distribute": None if sync else False}
        launch: OpHandle = call(self, methods()["gpu.map_nested_forall_to_threads"], given)
        return launch

    def pipeline_shared_memory_copies(
        self,
        depth: int,
        *,
        peel_epilogue: bool = False,
        failure_propagation_mode: ir.Attribute | str | int = "suppress",
    ) -> OpHandle:
        """`transform.nvgpu.pipeline_shared_memory_copies`: software-pipelines loads into shared memory, in ``depth`` stages.

        With "propagate" a loop that cannot be pipelined is a failure. With "suppress" the result has the loops that were
        pipelined, and as they were those that cannot be. Upstream's op fails in that mode, too, against its document:
        here it stands in a sequence that suppresses, and finds the loops left alone by the attribute `gpuir.not_pipelined`,
        which stays on them where another program runs the script. That a loop changed before it failed is an error in
        both modes. ``h.nvgpu.pipeline_shared_memory_copies`` is the op alone.
        """
        name = "transform.nvgpu.pipeline_shared_memory_copies"
        given = {"depth": depth, "peel_epilogue": peel_epilogue, "failure_propagation_mode": failure_propagation_mode}
        try:
            if convert.ints([depth], "a positive int")[0] < 1:
                raise convert.expected("a positive int", depth)
        except convert.Refused:
            raise use_error(name, f"expected a positive int, got {depth!r}", "depth") from None
        try:
            mode = convert.enum_value(FailurePropagationMode, failure_propagation_mode)
        except convert.Refused as refused:
            raise use_error(name, str(refused), "failure_propagation_mode") from None

        if self.op_name not in (None, "scf.for"):
            raise use_error(name, f"expected a handle to scf.for ops, got {self.type}", "for_op")

        def pipeline(loop: Any) -> Any:
            return call(loop, methods()["nvgpu.pipeline_shared_memory_copies"], given)

        if str(mode) == "propagate":
            pipelined: OpHandle = pipeline(self)
            return pipelined
        loops = self if self.op_name else self.cast("scf.for")
        mark = "gpuir.not_pipelined"
        self.schedule.marks.add(mark)
        # Not the next op around: that may be a loop which is pipelined, too.
        around = call(loops, methods()["get_parent_op"], {"isolated_from_above": True, "deduplicate": True})
        loops.annotate(mark)
        done: OpHandle = loops.sequence(pipeline, failures="suppress")
        # `match` takes one payload op at a time.
        left = around.foreach(lambda op: op.match("scf.for", attributes={mark: None}))
        return done.merge_handles(left, deduplicate=True)

    # Patterns and passes ---------------------------------------------------------------------------------------------

    def apply_patterns(
        self,
        *names: PatternLike,
        apply_cse: bool = False,
        max_iterations: int | None = None,
        max_num_rewrites: int | None = None,
    ) -> OpHandle:
        """`transform.apply_patterns`: applies patterns greedily to what is nested in these ops.

        Each pattern is the name of a `transform.apply_patterns` op ("canonicalization", "vector.lower_contraction"), a
        tuple of name and options ``("vector.lower_transpose", {"lowering_strategy": "flat"})``, or a Python pattern: the
        object that ``@pattern`` made, or its name.
        """
        options = {
            "apply_cse": apply_cse or None,
            "max_iterations": max_iterations,
            "max_num_rewrites": max_num_rewrites,
        }
        return patterns.apply(self, names, options)

    def apply_conversion_patterns(
        self, *names: PatternLike, type_converter: PatternLike | None = None, **options: object
    ) -> OpHandle:
        """`transform.apply_conversion_patterns`: a dialect conversion of what is nested in these ops.

        Patterns are named as in ``apply_patterns``, e.g. "nvgpu.nvgpu_to_nvvm" or ("dialect_to_llvm", {"dialect_name":
        "arith"}), and so is ``type_converter``, e.g. "memref.memref_to_llvm_type_converter". Options are the op's:
        legal_ops, illegal_ops, legal_dialects, illegal_dialects, partial_conversion, preserve_handles.
        """
        return patterns.convert_dialects(self, names, type_converter, options)

    def apply_registered_pass(self, pass_name: str, options: Mapping[str, Any] | None = None) -> OpHandle:
        """`transform.apply_registered_pass`: runs a C++ pass on each of these ops; option values may be parameters."""
        return patterns.run_pass(self, pass_name, dict(options or {}))

    # Python ----------------------------------------------------------------------------------------------------------

    def step(self, function: Callable[..., Any], *arguments: object, results: int = 0, **options: object) -> Any:
        """Calls ``function(op, rewriter, *arguments, **options)`` on each payload op when the schedule runs.

        Further handles and parameters arrive as lists of ops, values or numbers; ``options`` are numbers, strings, bools,
        lists, dictionaries or attributes and stand in the script. With ``results=n`` the function returns n ops or lists
        of ops for each payload op, this handle is consumed, and n handles are returned; without, the handle itself is.
        The function may raise SilenceableFailure or DefiniteFailure.
        """
        return steps.emit(self, function, arguments, results, options)

    # Bodies ----------------------------------------------------------------------------------------------------------

    def foreach(self, body: Callable[..., Any], *others: Handle, zip_shortest: bool = False) -> Any:
        """`transform.foreach`: ``body`` is written once, runs for each payload op, and returns handles to be joined."""
        attributes = {"with_zip_shortest": ir.UnitAttr.get(self.schedule.context)} if zip_shortest else {}
        return bodies.emit("transform.foreach", self, others, [body], attributes)

    def alternatives(self, *bodies_: Callable[..., Any] | None) -> Any:
        """`transform.alternatives`: the first body that does not fail counts; None as a body leaves the payload as it is.

        These ops must be isolated from above, such as functions; each body gets a handle to them. Gives what the bodies
        return; this handle is used up.
        """
        return bodies.emit("transform.alternatives", self, (), list(bodies_), {}, consumed=True)

    def sequence(
        self, body: Callable[..., Any], *others: Handle, failures: ir.Attribute | str | int = "propagate"
    ) -> Any:
        """`transform.sequence`: ``body`` gets these handles; ``failures="suppress"`` goes on behind a step that failed."""
        return bodies.emit_sequence(self, others, body, failures)

    def foreach_match(
        self,
        *pairs: tuple[Callable[..., Any], Callable[..., Any]],
        restrict_root: bool = False,
        flatten_results: bool = False,
    ) -> OpHandle:
        """`transform.foreach_match`: for each nested op the action of the first matcher that accepts it.

        ``pairs`` are (matcher, action) of Python functions: a matcher gets a handle to one op, checks it with
        ``op.operation_name([...])`` and the like, and may return handles for the action; without, the op is handed on.
        """
        return bodies.emit_foreach_match(self, pairs, restrict_root, flatten_results)

    def collect_matching(self, matcher: Callable[..., Any]) -> Any:
        """`transform.collect_matching`: handles to what ``matcher``, written as for ``foreach_match``, accepts and returns."""
        return bodies.emit_collect_matching(self, matcher)
