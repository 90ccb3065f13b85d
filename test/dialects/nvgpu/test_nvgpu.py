"""Types of nvgpu as classes, its builders against the host's, and refusals."""

from __future__ import annotations

import re

import pytest

from gpuir import host
from gpuir.dialects import func, memref, nvgpu
from gpuir.dialects.nvgpu.ops import TABLE
from gpuir.host import ir

SPACE = "#gpu.address_space<workgroup>"
TILE = f"memref<64x64xf16, {SPACE}>"


def tile() -> ir.Type:
    return ir.Type.parse(TILE)


MADE = {
    "copy": (lambda: nvgpu.DeviceAsyncTokenType.get(), "!nvgpu.device.async.token", {}),
    "arrival": (lambda: nvgpu.MBarrierTokenType.get(), "!nvgpu.mbarrier.token", {}),
    "barrier": (
        lambda: nvgpu.MBarrierGroupType.get(),
        f"!nvgpu.mbarrier.group<memorySpace = {SPACE}>",
        {"num_barriers": 1},
    ),
    "barriers": (
        lambda: nvgpu.MBarrierGroupType.get(4, ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 3)),
        "!nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 4>",
        {"num_barriers": 4, "memory_space": "3 : i64"},
    ),
    "map": (
        lambda: nvgpu.TensorMapDescriptorType.get(tile(), "64B", "128b", "nan", "none"),
        f"!nvgpu.tensormap.descriptor<tensor = {TILE}, swizzle = swizzle_64b, l2promo = l2promo_128b, oob = nan, "
        "interleave = none>",
        {
            "tensor_type": TILE,
            "swizzle": "swizzle_64b",
            "l2promo": "l2promo_128b",
            "oob_fill": "nan",
            "interleave": "none",
        },
    ),
    "map, numbers": (
        lambda: nvgpu.TensorMapDescriptorType.get(tile(), 3, nvgpu.TensorMapL2PromoKind.L2PROMO_64B, 0, 2),
        f"!nvgpu.tensormap.descriptor<tensor = {TILE}, swizzle = swizzle_128b, l2promo = l2promo_64b, oob = zero, "
        "interleave = interleave_32b>",
        {},
    ),
    "matrix": (
        lambda: nvgpu.WarpgroupMatrixDescriptorType.get(tile()),
        f"!nvgpu.warpgroup.descriptor<tensor = {TILE}>",
        {"tensor_type": TILE},
    ),
    "accumulator": (
        lambda: nvgpu.WarpgroupAccumulatorType.get([64, 128], ir.F32Type.get()),
        "!nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>",
        {"fragmented": "vector<64x128xf32>"},
    ),
    "accumulator of a vector": (
        lambda: nvgpu.WarpgroupAccumulatorType.get(ir.VectorType.get([64, 8], ir.F32Type.get())),
        "!nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>",
        {},
    ),
    "rounding": (lambda: nvgpu.RcpRoundingModeAttr.get("rn"), "#nvgpu<rcp_rounding_mode rn>", {}),
}


@pytest.mark.parametrize("name", MADE)
def test_made_and_read_back(context, name):
    make, text, fields = MADE[name]
    made = make()
    kind = ir.Type if isinstance(made, ir.Type) else ir.Attribute
    again = kind.parse(text)
    assert again == made and type(again) is type(made)
    for field, expected in fields.items():
        assert getattr(again, field) == expected or str(getattr(again, field)) == expected


REFUSED = {
    "no barriers": (
        lambda: nvgpu.MBarrierGroupType.get(0),
        "MBarrierGroupType.get: parameter 'num_barriers': expected an int",
    ),
    "space": (
        lambda: nvgpu.MBarrierGroupType.get(1, "shared"),
        "MBarrierGroupType.get: parameter 'memory_space': expected one of workgroup, got 'shared'",
    ),
    "barriers in global memory": (
        lambda: nvgpu.MBarrierGroupType.get(1, "global"),
        "MBarrierGroupType.get: parameter 'memory_space': expected one of workgroup, got 'global'",
    ),
    "box in global memory": (
        lambda: nvgpu.TensorMapDescriptorType.get(ir.Type.parse("memref<64x64xf16>")),
        "TensorMapDescriptorType.get: parameter 'tensor_type': expected a memref in shared memory, "
        "#gpu.address_space<workgroup> or 3, got memref<64x64xf16>",
    ),
    "matrix in private memory": (
        lambda: nvgpu.WarpgroupMatrixDescriptorType.get(ir.Type.parse("memref<64x64xf16, 5>")),
        "WarpgroupMatrixDescriptorType.get: parameter 'tensor_type': expected a memref in shared memory",
    ),
    "swizzle": (
        lambda: nvgpu.TensorMapDescriptorType.get(tile(), "256b"),
        "TensorMapDescriptorType.get: parameter 'swizzle': expected one of none, swizzle_32b, swizzle_64b, swizzle_128b, got '256b'",
    ),
    "tensor": (
        lambda: nvgpu.WarpgroupMatrixDescriptorType.get(ir.F16Type.get()),
        "WarpgroupMatrixDescriptorType.get: parameter 'tensor_type': expected a memref type, got f16",
    ),
    "shape": (
        lambda: nvgpu.WarpgroupAccumulatorType.get([64, 0], ir.F32Type.get()),
        "WarpgroupAccumulatorType.get: parameter 'shape': expected a vector type, or sizes of at least 1, got [64, 0]",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_of_classes(context, name):
    make, message = REFUSED[name]
    with pytest.raises((TypeError, ValueError), match=re.escape(message)) as raised:
        make()
    assert "\n" not in str(raised.value)


@pytest.fixture
def values(context):
    """Barriers, an index, a tile, and a bit, in a function whose module is kept."""
    module = ir.Module.create()
    texts = [f"!nvgpu.mbarrier.group<memorySpace = {SPACE}>", "index", TILE, "i1", "vector<4x2xf16>"]
    with ir.InsertionPoint(module.body):
        op = func.FuncOp("f", ([ir.Type.parse(text) for text in texts], []))
    with ir.InsertionPoint(op.add_entry_block()):
        yield (*op.entry_block.arguments, module)


WRONG = {
    "no barriers": (lambda b, i, t, p, v: nvgpu.mbarrier_arrive(t), "'nvgpu.mbarrier.arrive' operand 'barriers': expected"),
    "text": (lambda b, i, t, p, v: nvgpu.mbarrier_init(b, "1"), "'nvgpu.mbarrier.init' operand 'count': expected index"),
    "predicate": (
        lambda b, i, t, p, v: nvgpu.mbarrier_init(b, 1, 0, predicate=i),
        "'nvgpu.mbarrier.init' operand 'predicate': expected i1 (a Value or an op with one result, or a number), got a Value",
    ),
    "map": (
        lambda b, i, t, p, v: nvgpu.tma_async_load(t, b, t, [0, 0]),
        "'nvgpu.tma.async.load' operand 'tensor_map_descriptor': expected !nvgpu.tensormap.descriptor",
    ),
    "created": (
        lambda b, i, t, p, v: nvgpu.mbarrier_create(0),
        "'nvgpu.mbarrier.create' result type 'barriers': MBarrierGroupType.get: parameter 'num_barriers': expected an int",
    ),
    "group": (
        lambda b, i, t, p, v: nvgpu.device_async_create_group([b]),
        "'nvgpu.device_async_create_group' operand 'input_tokens[0]': expected !nvgpu.device.async.token",
    ),
    "shape": (
        lambda b, i, t, p, v: nvgpu.mma_sync(v, v, v, 16), "'nvgpu.mma.sync' argument 'mma_shape': expected a sequence of"
    ),
    "no shared memory": (
        lambda b, i, t, p, v: nvgpu.ldmatrix(
            v.type, memref.AllocOp(ir.Type.parse("memref<64x64xf16>"), [], []), [i, i], False, 4
        ),
        "'nvgpu.ldmatrix' operand 'src_memref': expected a memref in shared memory (a Value or an op with one result), got "
        "a Value of type memref<64x64xf16>",
    ),
    "no vector": (
        lambda b, i, t, p, v: nvgpu.mma_sync(v, t, v, [16, 8, 16]), "'nvgpu.mma.sync' operand 'matrix_b': expected a vector"
    ),
    "missing": (
        lambda b, i, t, p, v: nvgpu.mma_sync(v, v),
        "'nvgpu.mma.sync': missing required arguments: 'matrix_c', 'mma_shape'; it takes (matrix_a, matrix_b, matrix_c, ",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_one_line_that_names_op_and_argument(values, name):
    build, message = WRONG[name]
    *arguments, _ = values
    with pytest.raises((TypeError, ValueError), match=re.escape(message)) as raised:
        build(*arguments)
    assert "\n" not in str(raised.value)


def test_the_host_s_calls(values):
    generated = host.module("dialects._nvgpu_ops_gen")
    b, i, t, p, v, module = values
    calls = (
        lambda g: g.mbarrier_init(b, i, i, predicate=p),
        lambda g: g.mbarrier_arrive_expect_tx(b, i, i),
        lambda g: g.device_async_copy(t, [i, i], t, [i, i], 8, src_elements=i),
        lambda g: g.mma_sync(v.type, v, v, v, [16, 8, 16], tf32_enabled=True),
        lambda g: g.ldmatrix(v.type, t, [i, i], False, 4),
        lambda g: g.warpgroup_mma_init_accumulator(nvgpu.WarpgroupAccumulatorType.get([64, 8], ir.F32Type.get())),
    )
    for call in calls:
        call(generated), call(nvgpu)
    texts = [str(op).partition(" = ")[2] or str(op) for op in module.body.operations[0].entry_block.operations]
    assert texts[::2] == texts[1::2] and len(texts) == 2 * len(calls)


def test_the_table_has_every_op_but_those_of_newer_hosts():
    generated = host.module("dialects._nvgpu_ops_gen")
    functions = {n for n, f in vars(generated).items() if callable(f) and n.islower() and not n.startswith("_")} - {
        "builtins"
    }
    assert functions - set(TABLE) == {"extf", "truncf"}
    assert set(TABLE) <= functions


def test_the_host_s_names_first():
    module = host.module("dialects.nvgpu")
    for name, value in vars(module).items():
        if not name.startswith("_"):
            assert (getattr(nvgpu, name) is value) != (name in TABLE or name == "TensorMapDescriptorType"), name
