"""The builders of `gpu`: which arguments each op takes, and the few that need more than a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir import host
from gpuir.dialects.gpu import attributes as a
from gpuir.dialects.gpu import types as t
from gpuir.dialects.gpu.streams import TOKEN, TOKENS, token_type
from gpuir.dialects.upstream import kinds
from gpuir.dialects.upstream.builders import extend
from gpuir.dialects.upstream.definitions import shown
from gpuir.dialects.upstream.kinds import Kind, attribute, operand
from gpuir.host import ir

_host = host.module("dialects.gpu")
_generated = host.module("dialects._gpu_ops_gen")


def _element(peer: Any) -> ir.Type:
    """The type of a number that goes into a memref or a matrix: a value of such a type, or the type."""
    type = peer.type if isinstance(peer, ir.Value) else peer
    return type.element_type


KINDS: dict[str, Kind] = {
    **kinds.VALUES,
    **kinds.ARGUMENTS,
    "token": TOKEN,
    "spmat": operand((t.SparseSpMatHandleType,), "!gpu.sparse.spmat_handle"),
    "dntensor": operand((t.SparseDnTensorHandleType,), "!gpu.sparse.dntensor_handle"),
    "spgemm": operand((t.SparseSpGEMMOpHandleType,), "!gpu.sparse.spgemmop_handle"),
    "barrier": operand((t.NamedBarrierType,), "!gpu.named_barrier"),
    "mma": operand((t.MMAMatrixType,), "!gpu.mma_matrix"),
    "mma_type": kinds.type_of(t.MMAMatrixType),
    "element": kinds.number_of(_element),
    "dim": attribute(a.DimensionAttr),
    "reduction": attribute(a.AllReduceOperationAttr),
    "shuffle": attribute(a.ShuffleModeAttr),
    "transpose": attribute(a.TransposeModeAttr),
    "prune": attribute(a.Prune2To4SpMatFlagAttr),
    "step": attribute(a.SpGEMMWorkEstimationOrComputeKindAttr),
    "elementwise": attribute(a.MMAElementwiseOpAttr),
    "broadcast": attribute(a.BroadcastTypeAttr),
}

_ID = "dimension:dim upper_bound:int?"
_BOUND = "upper_bound:int?"
_SPMAT = "spmat=!!gpu.sparse.spmat_handle"
_COO = f"{_SPMAT} rows:index cols:index nnz:index"
_MODES = "mode_a:transpose? mode_b:transpose?"
_SPGEMM = f"desc:spgemm spmat_a:spmat spmat_b:spmat spmat_c:spmat compute_type:type {_MODES}"

#: By function the parameters, see `Row`.
TABLE = {
    "alloc": "memref:memref_type dynamic_sizes:index* symbol_operands:index* host_shared:flag",
    "ballot": "result:result predicate:i1",
    "block_dim": _ID,
    "block_id": _ID,
    "cluster_block_id": _ID,
    "cluster_dim": _ID,
    "cluster_dim_blocks": _ID,
    "cluster_id": _ID,
    "create_2to4_spmat": "sp_mat=!!gpu.sparse.spmat_handle rows:index cols:index memref:memref prune_flag:prune?",
    "create_bsr": f"{_SPMAT} brows:index bcols:index bnnz:index r_block_size:index c_block_size:index b_row_pos:memref "
    "b_col_idxs:memref values:memref",
    "create_coo": f"{_COO} row_idxs:memref col_idxs:memref values:memref",
    "create_coo_aos": f"{_COO} idxs:memref values:memref",
    "create_csc": f"{_COO} col_pos:memref row_idxs:memref values:memref",
    "create_csr": f"{_COO} row_pos:memref col_idxs:memref values:memref",
    "create_dn_tensor": "dn_tensor=!!gpu.sparse.dntensor_handle memref:memref dims:index*",
    "dealloc": "memref:memref",
    "destroy_dn_tensor": "dn_tensor:dntensor",
    "destroy_sp_mat": "spmat:spmat",
    "global_id": _ID,
    "grid_dim": _ID,
    "host_register": "value:unranked",
    "host_unregister": "value:unranked",
    "initialize_named_barrier": "member_count:i32",
    "lane_id": _BOUND,
    "memcpy": "dst:memref src:memref",
    "memset": "dst:memref value:element<dst>",
    "num_subgroups": _BOUND,
    "return_": "operands_:any*",
    "rotate": "value:scalars offset:int32 width:int32",
    "sddmm": f"dnmat_a:dntensor dnmat_b:dntensor spmat_c:spmat compute_type:type buffer:memref {_MODES}",
    "sddmm_buffer_size": f"buffer_sz=!index dnmat_a:dntensor dnmat_b:dntensor spmat_c:spmat compute_type:type {_MODES}",
    "set_csr_pointers": "spmat:spmat positions:memref coordinates:memref values:memref",
    "set_default_device": "dev_index:i32",
    "shuffle": "value:scalars offset:i32 width:i32 mode:shuffle",
    "spgemm_copy": _SPGEMM,
    "spgemm_create_descr": "desc=!!gpu.sparse.spgemmop_handle",
    "spgemm_destroy_descr": "desc:spgemm",
    "spgemm_work_estimation_or_compute": f"buffer_sz_new=!index {_SPGEMM} buffer_sz:index buffer:memref kind:step",
    "spmat_get_size": "rows=!index cols=!index nnz=!index spmat:spmat",
    "spmm": f"spmat_a:spmat dnmat_b:dntensor dnmat_c:dntensor compute_type:type buffers:memref* {_MODES}",
    "spmm_buffer_size": f"spmat_a:spmat dnmat_b:dntensor dnmat_c:dntensor compute_type:type {_MODES}",
    "spmv": "spmat_a:spmat dn_x:dntensor dn_y:dntensor compute_type:type buffer:memref mode_a:transpose?",
    "spmv_buffer_size": "buffer_sz=!index spmat_a:spmat dn_x:dntensor dn_y:dntensor compute_type:type mode_a:transpose?",
    "subgroup_broadcast": "src:any broadcast_type:broadcast lane:i32?",
    "subgroup_id": _BOUND,
    "subgroup_mma_compute": "op_a:mma op_b:mma op_c:mma a_transpose:flag b_transpose:flag",
    "subgroup_mma_constant_matrix": "res:mma_type value:element<res>",
    "subgroup_mma_elementwise": "res=&args args:mma* op_type:elementwise",
    "subgroup_mma_extract_thread_local": "matrix:mma indices:index*",
    "subgroup_mma_insert_thread_local": "res=&matrix value:any matrix:mma indices:index*",
    "subgroup_mma_load_matrix": "res:mma_type src_memref:memref indices:index* lead_dimension:int transpose:flag",
    "subgroup_mma_store_matrix": "src:mma dst_memref:memref indices:index* lead_dimension:int transpose:flag",
    "subgroup_reduce": "value:scalars op:reduction uniform:flag cluster_size:int32? cluster_stride:int32?",
    "subgroup_size": _BOUND,
    "terminator": "",
    "thread_id": _ID,
    "yield_": "values:any*",
}

_ASYNC = {
    "async_token": Kind(
        "(async_token is None or async_token.__class__ is AsyncTokenType)",
        token_type,
        {"AsyncTokenType": t.AsyncTokenType},
        "result",
    ),
    "async_dependencies": Kind(
        f"(async_dependencies is not None and {TOKENS.test})", TOKENS.convert, TOKENS.names, "operand"
    ),
}


def generate(exported: str) -> dict[str, Callable[..., Any]]:
    """The builders of the table, by name."""
    return extend(_generated, TABLE, KINDS, {"ASYNC": _ASYNC}, exported)


def _attributes(where: str, values: Any, convert: Callable[[Any], Any], loc: Any) -> Any:
    """An array attribute of what is given one by one."""
    if isinstance(values, ir.ArrayAttr):
        return values
    if isinstance(values, (str, bytes, ir.Attribute)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{where}: expected a sequence, got {shown(values)}")
    return ir.ArrayAttr.get([convert(value) for value in values], loc.context if loc is not None else None)


def all_reduce(
    value: Any, op: Any = None, *, uniform: bool | None = None, results: Any = None, loc: Any = None, ip: Any = None
) -> Any:
    """Reduces a value over the workgroup; all work items get the result.

    Args:
        value: an integer or a float.
        op: an operation such as ``"add"``, or a Python function of two values that gives their combination.
        uniform: whether all work items reach the op or none.
    """
    where = "'gpu.all_reduce'"
    if op.__class__ is a.AllReduceOperationAttr and results is None and isinstance(value, ir.Value):
        type = value.type
        if uniform is None and type.__class__ in kinds.SCALARS:
            return ir.Operation.create("gpu.all_reduce", [type], [value], {"op": op}, None, 1, loc, ip).result
    value = KINDS["scalar"].convert(f"{where} operand 'value'", value, loc, ip)
    kinds.FLAG.convert(f"{where} argument 'uniform'", uniform, loc, ip)
    if op is not None and not callable(op):
        op = KINDS["reduction"].convert(f"{where} argument 'op'", op, loc, ip)
    body = op if callable(op) and not isinstance(op, ir.Attribute) else None
    made = _generated.AllReduceOp(
        value, op=None if body else op, uniform=uniform, results=results, loc=loc, ip=ip
    )  # fmt: skip
    if body is not None:
        location = loc or made.location
        try:
            block = made.regions[0].blocks.append(value.type, value.type, arg_locs=[location] * 2)
            with ir.InsertionPoint(block), location:
                combined = kinds.single(body(*block.arguments))
                if not isinstance(combined, ir.Value) or combined.type != value.type:
                    raise TypeError(
                        f"{where} argument 'op': the function must give a {value.type}, got {shown(combined)}"
                    )
                _generated.YieldOp([combined])
        except BaseException:
            made.operation.erase()
            raise
    return made.result


def barrier(
    *,
    address_spaces: Any = None,
    named_barrier: Any = None,
    scope: Any = None,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Waits for all work items, and makes the memory accesses before it visible.

    Args:
        address_spaces: strings or attributes; only accesses to these spaces are made visible.
        named_barrier: waits for that barrier's subgroups only.
        scope: ``"workgroup"``, ``"subgroup"`` or ``"cluster"``.
    """
    if address_spaces is None and named_barrier is None and scope is None:
        return _generated.BarrierOp(loc=loc, ip=ip)
    where, given = "'gpu.barrier'", {}
    if address_spaces is not None:
        convert = attribute(a.AddressSpaceAttr).convert
        argument = f"{where} argument 'address_spaces'"
        given["address_spaces"] = _attributes(argument, address_spaces, lambda v: convert(argument, v, loc, ip), loc)
    if named_barrier is not None:
        given["named_barrier"] = KINDS["barrier"].convert(f"{where} operand 'named_barrier'", named_barrier, loc, ip)
    if scope is not None:
        given["scope"] = attribute(a.BarrierScopeAttr).convert(f"{where} argument 'scope'", scope, loc, ip)
    return _generated.BarrierOp(**given, loc=loc, ip=ip)


def binary(
    sym_name: Any, objects: Sequence[Any], *, offloading_handler: Any = None, loc: Any = None, ip: Any = None
) -> Any:
    """Objects that targets made of a GPU module, under one symbol.

    Args:
        objects: at least one `ObjectAttr`.
        offloading_handler: how launches use them; without it the first object is embedded.
    """
    where = "'gpu.binary'"
    kinds.STRING.convert(f"{where} argument 'sym_name'", sym_name, loc, ip)

    def check(value: Any) -> Any:
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
        offloading_handler = a.SelectObjectAttr.get(context=loc.context if loc is not None else None)
    return _generated.BinaryOp(sym_name, array, offloadingHandler=offloading_handler, loc=loc, ip=ip)


def dynamic_shared_memory(result_memref: ir.Type | None = None, *, loc: Any = None, ip: Any = None) -> Any:
    """The launch's dynamic shared memory, as bytes; the type is ``memref<?xi8, workgroup>`` where it is left out."""
    if result_memref is None:
        context = loc.context if loc is not None else ir.Context.current
        result_memref = t.memory("workgroup", [-1], ir.IntegerType.get_signless(8, context))
    kinds.ARGUMENTS["memref_type"].convert(
        "'gpu.dynamic_shared_memory' result type 'result_memref'", result_memref, loc, ip
    )
    return _generated.DynamicSharedMemoryOp(result_memref, loc=loc, ip=ip).result


_PRINTABLE = frozenset((*kinds.SCALARS, ir.IndexType))


def printf(format: Any, *args: Any, loc: Any = None, ip: Any = None) -> Any:
    """Prints from the device, in C's format; the values are integers, indices or floats."""
    kinds.STRING.convert("'gpu.printf' argument 'format'", format, loc, ip)
    if isinstance(format, str):
        format = ir.StringAttr.get(format, loc.context if loc is not None else None)
    each = KINDS["printable"].convert
    for i, value in enumerate(args):
        if not isinstance(value, ir.Value) or value.type.__class__ not in _PRINTABLE:
            args = (*args[:i], each(f"'gpu.printf' operand 'args[{i}]'", value, loc, ip), *args[i + 1 :])
    return ir.Operation.create("gpu.printf", [], args, {"format": format}, None, 0, loc, ip).opview
