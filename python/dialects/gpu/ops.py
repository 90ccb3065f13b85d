"""The builders of `gpu`: what the host's classes do not say of the ops' arguments, and the few that need more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gpuir import host
from gpuir.dialects.gpu import attributes as a
from gpuir.dialects.gpu import types as t
from gpuir.dialects.gpu.streams import CURRENT, TOKEN
from gpuir.dialects.upstream.constraints import (
    COUNT,
    COUNT32,
    MEMREF,
    PRINTABLE,
    SCALAR,
    SCALAR_OR_VECTOR,
    SCALARS,
    UNRANKED_MEMREF,
    only,
)
from gpuir.host import ir
from gpuir.ods import I1, I32, Index, StrAttr, UnitAttr, instances
from gpuir.ods.arguments import ValueLike, attribute_converter, operand, result_type, shown, single
from gpuir.ods.refusals import named
from gpuir.ods.upstream import Constraints, ElementOf, SameAs, attribute_of, builders
from gpuir.ods.watch import WATCH, check

_host = host.module("dialects.gpu")
_generated = host.module("dialects._gpu_ops_gen")

SPMAT = only("!gpu.sparse.spmat_handle", t.SparseSpMatHandleType)
DNTENSOR = only("!gpu.sparse.dntensor_handle", t.SparseDnTensorHandleType)
SPGEMM = only("!gpu.sparse.spgemmop_handle", t.SparseSpGEMMOpHandleType)
NAMED_BARRIER = only("!gpu.named_barrier", t.NamedBarrierType)
MMA = instances("!gpu.mma_matrix", t.MMAMatrixType)
REDUCTION = attribute_of(a.AllReduceOperationAttr)

#: Parameters that are the same in all ops that have them.
PARAMETERS: Constraints = {
    **dict.fromkeys(("async_token", "async_dependencies"), TOKEN),
    **dict.fromkeys(
        ("memref", "src_memref", "dst_memref", "buffer", "buffers", "row_idxs", "col_idxs", "idxs"), MEMREF
    ),
    **dict.fromkeys(("row_pos", "col_pos", "b_row_pos", "b_col_idxs", "positions", "coordinates"), MEMREF),
    **dict.fromkeys(("rows", "cols", "nnz", "brows", "bcols", "bnnz", "r_block_size", "c_block_size", "dims"), Index),
    **dict.fromkeys(("dynamic_sizes", "symbol_operands", "indices", "buffer_sz", "buffer_sz_new"), Index),
    **dict.fromkeys(("spmat", "sp_mat", "spmat_a", "spmat_b", "spmat_c"), SPMAT),
    **dict.fromkeys(("dn_tensor", "dn_x", "dn_y", "dnmat_a", "dnmat_b", "dnmat_c"), DNTENSOR),
    **dict.fromkeys(("mode_a", "mode_b"), attribute_of(a.TransposeModeAttr)),
    **dict.fromkeys(("op_a", "op_b", "op_c", "matrix", "args"), MMA),
    **dict.fromkeys(("upper_bound", "lead_dimension"), COUNT),
    **dict.fromkeys(("cluster_size", "cluster_stride"), COUNT32),
    "desc": SPGEMM,
    "dimension": attribute_of(a.DimensionAttr),
    "prune_flag": attribute_of(a.Prune2To4SpMatFlagAttr),
    "mode": attribute_of(a.ShuffleModeAttr),
    "kind": attribute_of(a.SpGEMMWorkEstimationOrComputeKindAttr),
    "op_type": attribute_of(a.MMAElementwiseOpAttr),
    "broadcast_type": attribute_of(a.BroadcastTypeAttr),
    "op": REDUCTION,
    "predicate": I1,
}

#: By function the constraints of the other parameters.
TABLE: dict[str, Constraints] = {
    **dict.fromkeys(
        (
            "alloc", "ballot", "block_dim", "block_id", "cluster_block_id", "cluster_dim", "cluster_dim_blocks", "cluster_id",
            "create_2to4_spmat", "create_dn_tensor", "dealloc", "destroy_dn_tensor", "destroy_sp_mat", "global_id",
            "grid_dim", "lane_id", "num_subgroups", "return_", "sddmm", "sddmm_buffer_size", "spgemm_copy",
            "spgemm_create_descr", "spgemm_destroy_descr", "spgemm_work_estimation_or_compute", "spmat_get_size", "spmm",
            "spmm_buffer_size", "spmv", "spmv_buffer_size", "subgroup_id", "subgroup_mma_compute",
            "subgroup_mma_extract_thread_local", "subgroup_size", "terminator", "thread_id", "yield_",
        ),
        {},
    ),
    **dict.fromkeys(
        ("create_bsr", "create_coo", "create_coo_aos", "create_csc", "create_csr", "set_csr_pointers"), {"values": MEMREF}
    ),
    **dict.fromkeys(("host_register", "host_unregister"), {"value": UNRANKED_MEMREF}),
    "initialize_named_barrier": {"member_count": I32},
    "memcpy": {"dst": MEMREF, "src": MEMREF},
    "memset": {"dst": MEMREF, "value": ElementOf("dst")},
    "rotate": {"value": SCALAR_OR_VECTOR, "offset": COUNT32, "width": COUNT32},
    "set_default_device": {"dev_index": I32},
    "shuffle": {"value": SCALAR_OR_VECTOR, "offset": I32, "width": I32},
    "subgroup_broadcast": {"lane": I32},
    "subgroup_mma_constant_matrix": {"res": MMA, "value": ElementOf("res")},
    "subgroup_mma_elementwise": {"res": SameAs("args")},
    "subgroup_mma_insert_thread_local": {"res": SameAs("matrix")},
    "subgroup_mma_load_matrix": {"res": MMA},
    "subgroup_mma_store_matrix": {"src": MMA},
    "subgroup_reduce": {"value": SCALAR_OR_VECTOR},
}  # fmt: skip


def generate(exported: str) -> dict[str, Callable[..., Any]]:
    """The builders of the table, by name."""
    return builders(_generated, TABLE, exported, shared=PARAMETERS, streams=CURRENT)


def _context(loc: ir.Location | None) -> ir.Context | None:
    return loc.context if loc is not None else None


def _attributes(
    where: str, values: object, convert: Callable[[object], ir.Attribute], loc: ir.Location | None
) -> ir.ArrayAttr:
    """An array attribute of what is given one by one."""
    if isinstance(values, ir.ArrayAttr):
        return values
    if isinstance(values, (str, bytes, ir.Attribute)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{where}: expected a sequence, got {shown(values)}")
    return ir.ArrayAttr.get([convert(value) for value in values], _context(loc))


def all_reduce(
    value: ValueLike,
    op: Any = None,
    *,
    uniform: bool | None = None,
    results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Reduces a value over the workgroup; all work items get the result.

    Args:
        value: an integer or a float.
        op: an operation such as ``"add"``, or a Python function of two values that gives their combination.
        uniform: whether all work items reach the op or none.
    """
    where = "'gpu.all_reduce'"
    if op.__class__ is a.AllReduceOperationAttr and results is None and isinstance(value, ir.Value):
        type: ir.Type = value.type
        if uniform is None and type.__class__ in SCALARS:
            if WATCH.on:
                check("gpu.all_reduce", loc, ip, {"value": value, "op": op})
            return ir.Operation.create("gpu.all_reduce", [type], [value], {"op": op}, None, 1, loc, ip).result
    value = operand(f"{where} operand 'value'", value, SCALAR, loc, ip)
    if uniform is not None:
        attribute_converter(f"{where} argument 'uniform'", UnitAttr)(uniform, _context(loc))
    if op is not None and not callable(op):
        op = attribute_converter(f"{where} argument 'op'", REDUCTION)(op, _context(loc))
    body = op if callable(op) and not isinstance(op, ir.Attribute) else None
    made = _generated.AllReduceOp(
        value, op=None if body else op, uniform=uniform, results=results, loc=loc, ip=ip
    )  # fmt: skip
    if body is not None:
        location = loc or made.location
        try:
            block = made.regions[0].blocks.append(value.type, value.type, arg_locs=[location] * 2)
            with ir.InsertionPoint(block), location:
                try:
                    combined = single(body(*block.arguments))
                except TypeError as error:
                    raise TypeError(f"{where} argument 'op': {error}") from error
                if not isinstance(combined, ir.Value) or combined.type != value.type:
                    raise TypeError(
                        f"{where} argument 'op': the function must give a {value.type}, got {shown(combined)}"
                    )
                _generated.YieldOp([combined])
        except BaseException:
            made.operation.erase()
            raise
    return made.result


@named("gpu.barrier")
def barrier(
    *,
    address_spaces: Iterable[ir.Attribute | str] | None = None,
    named_barrier: ValueLike | None = None,
    scope: ir.Attribute | str | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Waits for all work items, and makes the memory accesses before it visible.

    Args:
        address_spaces: strings or attributes; only accesses to these spaces are made visible.
        named_barrier: waits for that barrier's subgroups only.
        scope: ``"workgroup"``, ``"subgroup"`` or ``"cluster"``.
    """
    if address_spaces is None and named_barrier is None and scope is None:
        if WATCH.on:
            check("gpu.barrier", loc, ip, {})
        return ir.Operation.create("gpu.barrier", None, None, None, None, 0, loc, ip).opview
    where = "'gpu.barrier'"
    given: dict[str, object] = {}
    if address_spaces is not None:
        argument = f"{where} argument 'address_spaces'"
        convert = attribute_converter(argument, attribute_of(a.AddressSpaceAttr))
        spaces = _attributes(argument, address_spaces, lambda value: convert(value, _context(loc)), loc)
        given["address_spaces"] = spaces
    if named_barrier is not None:
        given["named_barrier"] = operand(f"{where} operand 'named_barrier'", named_barrier, NAMED_BARRIER, loc, ip)
    if scope is not None:
        convert = attribute_converter(f"{where} argument 'scope'", attribute_of(a.BarrierScopeAttr))
        given["scope"] = convert(scope, _context(loc))
    return _generated.BarrierOp(**given, loc=loc, ip=ip)


@named("gpu.binary")
def binary(
    sym_name: str | ir.StringAttr,
    objects: Sequence[ir.Attribute],
    *,
    offloading_handler: ir.Attribute | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Objects that targets made of a GPU module, under one symbol.

    Args:
        objects: at least one `ObjectAttr`.
        offloading_handler: how launches use them; without it the first object is embedded.
    """
    where = "'gpu.binary'"
    attribute_converter(f"{where} argument 'sym_name'", StrAttr)(sym_name, _context(loc))

    def check(value: object) -> ir.Attribute:
        if not isinstance(value, a.ObjectAttr):
            raise TypeError(f"{where} argument 'objects': expected ObjectAttr, got {shown(value)}")
        return value

    array = _attributes(f"{where} argument 'objects'", objects, check, loc)
    if not len(array):
        raise ValueError(f"{where} argument 'objects': expected at least one ObjectAttr, got none")
    if not (offloading_handler is None or isinstance(offloading_handler, ir.Attribute)):
        raise TypeError(
            f"{where} argument 'offloading_handler': expected an offloading attribute, got {shown(offloading_handler)}"
        )
    if offloading_handler is None:
        # The host's printer does not survive an op without one.
        offloading_handler = a.SelectObjectAttr.get(context=_context(loc))
    return _generated.BinaryOp(sym_name, array, offloadingHandler=offloading_handler, loc=loc, ip=ip)


@named("gpu.dynamic_shared_memory")
def dynamic_shared_memory(
    result_memref: ir.Type | None = None, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None
) -> Any:
    """The launch's dynamic shared memory, as bytes; the type is ``memref<?xi8, workgroup>`` where it is left out."""
    if result_memref is None:
        context = loc.context if loc is not None else ir.Context.current
        result_memref = t.memory("workgroup", [-1], ir.IntegerType.get_signless(8, context))
    result_type("'gpu.dynamic_shared_memory' result type 'result_memref'", result_memref, MEMREF)
    return _generated.DynamicSharedMemoryOp(result_memref, loc=loc, ip=ip).result


_PRINTABLE = frozenset(PRINTABLE.classes)
_FORMAT = attribute_converter("'gpu.printf' argument 'format'", StrAttr)


@named("gpu.printf")
def printf(
    format: str | ir.StringAttr, *args: ValueLike, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None
) -> Any:
    """Prints from the device, in C's format; the values are integers, indices or floats."""
    text = ir.StringAttr.get(format, _context(loc)) if isinstance(format, str) else _FORMAT(format, _context(loc))
    values = [
        value
        if isinstance(value, ir.Value) and value.type.__class__ in _PRINTABLE
        else operand(f"'gpu.printf' operand 'args[{i}]'", value, PRINTABLE, loc, ip)
        for i, value in enumerate(args)
    ]
    if WATCH.on:
        check("gpu.printf", loc, ip, {"args": values})
    return ir.Operation.create("gpu.printf", [], values, {"format": text}, None, 0, loc, ip).opview
