"""Building with gpu: calls as the host has them, the shorter ones, and what decorators hand to the functions."""

from __future__ import annotations

import inspect

import pytest

from gpuir import host
from gpuir.dialects import arith, gpu, memref
from gpuir.host import ir

GENERATED = host.module("dialects._gpu_ops_gen")
#: Calls that the host's own builders take.
CALLS = {
    "alloc": lambda g, v: g.alloc(v.buffer.type, v.token.type, [v.token], [v.index], []),
    "alloc, named": lambda g, v: g.alloc(
        memref=v.buffer.type, async_token=None, async_dependencies=[], dynamic_sizes=[v.index], symbol_operands=[]
    ),
    "alloc, mixed": lambda g, v: g.alloc(
        v.buffer.type, None, [], dynamic_sizes=[v.index], symbol_operands=[], host_shared=True
    ),
    "dealloc": lambda g, v: g.dealloc(None, [], v.buffer),
    "memcpy": lambda g, v: g.memcpy(v.token.type, [v.token, v.token], v.buffer, v.buffer),
    "memset": lambda g, v: g.memset(None, [v.token], v.buffer, v.f32),
    "create_csr": lambda g, v: g.create_csr(
        v.spmat.type, v.token.type, [], v.index, v.index, v.index, v.ints, v.ints, v.buffer
    ),
    "create_dn_tensor": lambda g, v: g.create_dn_tensor(v.dense.type, None, [], v.buffer, [v.index, v.index]),
    "spmm": lambda g, v: g.spmm(v.token.type, [v.token], v.spmat, v.dense, v.dense, v.f32.type, [v.buffer, v.buffer]),
    "spmm_buffer_size": lambda g, v: g.spmm_buffer_size(
        [v.index.type] * 2, v.token.type, [], v.spmat, v.dense, v.dense, v.f32.type
    ),
    "spmat_get_size": lambda g, v: g.spmat_get_size(*[v.index.type] * 3, None, [], v.spmat),
    "spgemm": lambda g, v: g.spgemm_create_descr(v.spgemm.type, v.token.type, [v.token]),
    "thread_id": lambda g, v: g.thread_id(dimension=ir.Attribute.parse("#gpu<dim x>"), upper_bound=4),
    "lane_id": lambda g, v: g.lane_id(upper_bound=ir.IntegerAttr.get(ir.IndexType.get(), 8), results=[v.index.type]),
    "shuffle": lambda g, v: g.shuffle(v.f32, v.i32, v.i32, ir.Attribute.parse("#gpu<shuffle_mode up>")),
    "matrix": lambda g, v: g.subgroup_mma_load_matrix(v.mma.type, v.buffer, [v.index], 32, transpose=True),
    "matrix, attribute": lambda g, v: g.subgroup_mma_load_matrix(
        v.mma.type, v.buffer, [v.index], ir.IntegerAttr.get(ir.IndexType.get(), 32)
    ),
    "constant matrix": lambda g, v: g.subgroup_mma_constant_matrix(v.mma.type, v.f16),
    "elementwise": lambda g, v: g.subgroup_mma_elementwise(
        v.mma.type, [v.mma, v.mma], ir.Attribute.parse("#gpu<mma_element_wise addf>")
    ),
    "rotate": lambda g, v: g.rotate(v.f32, 1, 32),
    "subgroup_reduce": lambda g, v: g.subgroup_reduce(
        v.f32, ir.Attribute.parse("#gpu<all_reduce_op add>"), cluster_size=4, uniform=True
    ),
    "all_reduce": lambda g, v: g.all_reduce(v.f32, op=ir.Attribute.parse("#gpu<all_reduce_op add>")),
    "ballot": lambda g, v: g.ballot(v.i32.type, v.i1),
    "yield": lambda g, v: g.yield_([v.f32, v.f32]),
    "return": lambda g, v: g.return_([]),
    "terminator": lambda g, v: g.terminator(),
    "barrier": lambda g, v: g.barrier(),
}


@pytest.mark.parametrize("name", CALLS)
def test_the_host_s_calls(values, name):
    """The same op, and the same kind of thing in return."""
    returned = []
    for module in (GENERATED, gpu):
        returned.append(CALLS[name](module, values))
    theirs, ours = list(values.block.operations)[-3:-1]
    strip = lambda op: str(op).partition(" = ")[2] or str(op)
    assert strip(theirs) == strip(ours)
    kinds = [
        "results" if hasattr(r, "__len__") else "value" if isinstance(r, ir.Value) else type(r).__name__
        for r in returned
    ]
    assert kinds[0] == kinds[1]


def test_locations_and_insertion_points_are_taken(context):
    outer = ir.Location.name("outer", context=context)
    module = ir.Module.create()
    ip = ir.InsertionPoint(module.body)
    made = [
        gpu.thread_id("x", loc=outer, ip=ip).owner,
        gpu.lane_id(upper_bound=32, loc=outer, ip=ip).owner,
        gpu.barrier(address_spaces=["workgroup"], loc=outer, ip=ip).operation,
        gpu.set_default_device(1, loc=outer, ip=ip).operation,
        gpu.wait(loc=outer, ip=ip).owner,
        gpu.printf("x", loc=outer, ip=ip).operation,
        gpu.module("m", loc=outer, ip=ip).operation,
    ]
    assert all(op.location == outer and op.parent is not None for op in made)
    assert len(list(module.body.operations)) == len(made) + 1  # the constant


def test_ops_and_sequences_of_ops_stand_for_values(values):
    size = arith.ConstantOp(ir.IndexType.get(), 8)
    buffer = memref.AllocOp(values.buffer.type, [size.result], [])
    made = gpu.AllocOp(values.buffer.type, None, [], [size.result], [])
    assert gpu.memcpy(buffer, made).dst == buffer.result
    assert gpu.alloc(values.buffer.type, [size]).owner.operands[0] == size.result
    number = arith.ConstantOp(ir.F32Type.get(), 1.0)  # an op that has a type, as values have
    assert gpu.rotate(number, 1, 32)[0].owner.operands[0] == number.result
    assert gpu.alloc(values.buffer.type, size).owner.operands[0] == size.result
    assert gpu.alloc(values.buffer.type, (n for n in [4])).owner.operands[0].owner.attributes["value"].value == 4


def signatures(module: ir.Module) -> dict[str, str]:
    return {
        op.operation.attributes["sym_name"].value: str(op.operation.attributes["function_type"].value)
        for op in module.body.operations[0].block.operations
    }


def test_parameters_of_every_kind_get_their_arguments(context):
    module, f32, index = ir.Module.create(), ir.F32Type.get(), ir.IndexType.get()
    scratch = gpu.private([4], f32)
    got: dict[str, list[str]] = {}
    show = lambda *values: [str(getattr(value, "type", value)) for value in values]
    with ir.InsertionPoint(module.body), gpu.module("kernels"):

        @gpu.func(kernel=True)
        def keyword(x: f32, *, tile: scratch, n: index):
            got["keyword"] = show(x, tile, n)

        @gpu.func(f32)
        def rest(x, *others):
            got["rest"] = show(x, *others)

        @gpu.func(private=[scratch])
        def annotated(x: f32, *others):
            got["annotated"] = show(x, *others)

        @gpu.func(f32)
        def default(x, n=3):
            got["default"] = show(x, n)

        @gpu.func
        def explicit(x: f32):
            return gpu.return_([x])

        @gpu.func
        def several(x: f32):
            return gpu.rotate(x, 1, 32), arith.AddFOp(x, x)

        gpu.func(f32, name="nothing")(lambda x: gpu.barrier())

    assert module.operation.verify()
    own = "memref<4xf32, #gpu.address_space<private>>"
    assert got == {
        "keyword": ["f32", own, "index"],
        "rest": ["f32"],
        "annotated": ["f32", own],
        "default": ["f32", "3"],
    }
    types = {"keyword": "(f32, index) -> ()", "explicit": "(f32) -> f32", "several": "(f32) -> (f32, i1, f32)"}
    assert signatures(module) == {
        name: types.get(name, "(f32) -> ()") for name in (*got, "explicit", "several", "nothing")
    }


def test_signatures_say_what_is_needed():
    assert (
        str(inspect.signature(gpu.memcpy))
        == "(dst, src, *, async_token=None, async_dependencies=None, loc=None, ip=None)"
    )
    assert str(inspect.signature(gpu.thread_id)) == "(dimension, *, upper_bound=None, results=None, loc=None, ip=None)"
    assert gpu.memcpy.__doc__ and gpu.memcpy.__name__ == "memcpy"


def test_streams_return_what_is_no_token(values):
    with gpu.stream() as s:
        assert isinstance(gpu.alloc(values.buffer.type, [4]), ir.Value)
        rows, cols, nnz = gpu.spmat_get_size(values.spmat)
        assert isinstance(gpu.memcpy(values.buffer, values.buffer), gpu.MemcpyOp)
        last = s.token
        own = gpu.memcpy(values.buffer, values.buffer, async_token=True)
        assert s.token == last and own != last
    assert list(values.block.operations)[-2].operation.operands[0] == last


def test_a_failing_stream_does_not_wait(values):
    with pytest.raises(KeyError), gpu.stream():
        gpu.dealloc(values.buffer)
        raise KeyError
    assert list(values.block.operations)[-2].operation.name == "gpu.dealloc"
    assert isinstance(gpu.dealloc(values.buffer), gpu.DeallocOp), "outside of a stream again"


def launched(**options):
    """Indices of the region's arguments that the parameters of a body get, by parameter."""

    def with_body(body):
        seen = {}

        def record(*arguments):
            seen.update(enumerate(argument.arg_number for argument in arguments))

        namespace = {"record": record}
        exec(f"def body({body}): record({', '.join(p.split(':')[0] for p in body.split(', '))})", namespace)
        gpu.launch(**{"grid": 1, "block": 1, **options})(namespace["body"])
        return list(seen.values())

    return with_body


@pytest.mark.parametrize(
    ("body", "options", "expected"),
    [
        ("tx, bx", {}, [3, 0]),
        ("bx, by, bz, tx, ty, tz", {}, [0, 1, 2, 3, 4, 5]),
        ("sz_bx, sz_tz", {}, [6, 11]),
        ("cx, sz_cz, bx", {"cluster": 2}, [12, 17, 0]),
        ("i, j, k, l", {}, [0, 1, 2, 3]),
        ("a, b, *rest", {}, None),
    ],
)
def test_launch_hands_over_by_name_or_in_order(values, body, options, expected):
    if expected is None:
        seen = []
        gpu.launch(grid=1, block=1)(lambda a, b, *rest: seen.extend([a, b, *rest]))
        assert [argument.arg_number for argument in seen] == list(range(12))
    else:
        assert launched(**options)(body) == expected


def test_the_host_s_launch(values):
    @gpu.launch((values.index,) * 3, (values.index,) * 3, async_dependencies=[values.token])
    def token(bx, by, bz, tx, ty, tz, *sizes):
        assert len(sizes) == 6

    assert isinstance(token.type, gpu.AsyncTokenType)
    assert values.module.operation.verify()


def test_attributions_of_the_decorator_come_last(context):
    f32 = ir.F32Type.get()
    shared, own = gpu.memory("workgroup", [8], f32), gpu.memory("private", [1], f32)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body), gpu.module("m"):

        @gpu.func(f32, name="named", kernel=True, workgroup=[shared], private=[own])
        def body(x, tile: gpu.workgroup([4], f32), scratch, last):
            assert (x.type, tile.type.shape) == (f32, [4])
            assert (scratch.type, last.type) == (shared, own)

    assert body.name.value == "named" and body.is_kernel
    assert body.operation.attributes["workgroup_attributions"].value == 2
    assert module.operation.verify()


def test_results_follow_from_what_is_returned(context):
    f32, module = ir.F32Type.get(), ir.Module.create()
    with ir.InsertionPoint(module.body), gpu.module("m"):

        @gpu.func
        def twice(x: f32) -> f32:
            return arith.addf(x, x)

        @gpu.func(f32, results=[f32])
        def same(x):
            gpu.return_([x])

    assert [[str(t) for t in op.function_type.value.results] for op in (twice, same)] == [["f32"], ["f32"]]
    assert module.operation.verify()
