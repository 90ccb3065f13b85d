"""Types and attributes of gpu: made from fields, read back, handed out by the host as their classes."""

from __future__ import annotations

import pytest

from gpuir import host
from gpuir.dialects import gpu
from gpuir.host import ir


def i32(value: int) -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), value)


def identity(rank: int) -> ir.AffineMap:
    return ir.AffineMap.get_identity(rank)


#: What makes it, its text, and the fields to read.
MADE = {
    "token": (lambda: gpu.AsyncTokenType.get(), "!gpu.async.token", {}),
    "dense": (lambda: gpu.SparseDnTensorHandleType.get(), "!gpu.sparse.dntensor_handle", {}),
    "sparse": (lambda: gpu.SparseSpMatHandleType.get(), "!gpu.sparse.spmat_handle", {}),
    "product": (lambda: gpu.SparseSpGEMMOpHandleType.get(), "!gpu.sparse.spgemmop_handle", {}),
    "named barrier": (lambda: gpu.NamedBarrierType.get(), "!gpu.named_barrier", {}),
    "matrix": (
        lambda: gpu.MMAMatrixType.get((8, 32), ir.IntegerType.get_signed(8), "BOp"),
        '!gpu.mma_matrix<8x32xsi8, "BOp">',
        {"shape": [8, 32], "element_type": "si8", "operand": "BOp"},
    ),
    "dimension": (lambda: gpu.DimensionAttr.get("z"), "#gpu<dim z>", {"value": gpu.Dimension.z}),
    "dimension number": (lambda: gpu.DimensionAttr.get(1), "#gpu<dim y>", {"value": gpu.Dimension.y}),
    "dimension enum": (lambda: gpu.DimensionAttr.get(gpu.Dimension.x), "#gpu<dim x>", {"value": gpu.Dimension.x}),
    "reduction": (
        lambda: gpu.AllReduceOperationAttr.get("MINNUMF"), "#gpu<all_reduce_op minnumf>",
        {"value": gpu.AllReduceOperation.MINNUMF},
    ),
    "shuffle": (lambda: gpu.ShuffleModeAttr.get("idx"), "#gpu<shuffle_mode idx>", {"value": gpu.ShuffleMode.IDX}),
    "transpose": (
        lambda: gpu.TransposeModeAttr.get("CONJUGATE_TRANSPOSE"), "#gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>",
        {"value": gpu.TransposeMode.CONJUGATE_TRANSPOSE},
    ),
    "prune": (lambda: gpu.Prune2To4SpMatFlagAttr.get(0), "#gpu<prune_2to4_spmat_flag NONE>", {}),
    "step": (
        lambda: gpu.SpGEMMWorkEstimationOrComputeKindAttr.get("WORK_ESTIMATION"),
        "#gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>", {},
    ),
    "elementwise": (
        lambda: gpu.MMAElementwiseOpAttr.get("negatef"), "#gpu<mma_element_wise negatef>",
        {"value": gpu.MMAElementwiseOp.NEGATEF},
    ),
    "scope": (lambda: gpu.BarrierScopeAttr.get("cluster"), "#gpu.barrier_scope<cluster>", {}),
    "broadcast": (lambda: gpu.BroadcastTypeAttr.get("specific_lane"), "#gpu<broadcast specific_lane>", {}),
    "space": (
        lambda: gpu.AddressSpaceAttr.get("Workgroup"), "#gpu.address_space<workgroup>",
        {"value": gpu.AddressSpace.Workgroup},
    ),
    "memory mapping": (lambda: gpu.GPUMemorySpaceMappingAttr.get("private"), "#gpu.memory_space<private>", {}),
    "block": (lambda: gpu.GPUBlockMappingAttr.get("y"), "#gpu.block<y>", {"value": "y"}),
    "thread": (lambda: gpu.GPUThreadMappingAttr.get("linear_dim_9"), "#gpu.thread<linear_dim_9>", {"value": "linear_dim_9"}),
    "warp": (lambda: gpu.GPUWarpMappingAttr.get("x"), "#gpu.warp<x>", {"value": "x"}),
    "warpgroup": (lambda: gpu.GPUWarpgroupMappingAttr.get("z"), "#gpu.warpgroup<z>", {"value": "z"}),
    "lane": (lambda: gpu.GPULaneMappingAttr.get("linear_dim_0"), "#gpu.lane<linear_dim_0>", {"value": "linear_dim_0"}),
    "mask": (lambda: gpu.GPUMappingMaskAttr.get(0xF1), "#gpu.mask<241>", {"mask": 0xF1}),
    "loop": (
        lambda: gpu.ParallelLoopDimMappingAttr.get("thread_y", bound=identity(2)),
        "#gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0, d1) -> (d0, d1)>",
        {"processor": "thread_y", "map": "(d0) -> (d0)", "bound": "(d0, d1) -> (d0, d1)"},
    ),
    "first object": (lambda: gpu.SelectObjectAttr.get(), "#gpu.select_object", {"target": None}),
    "third object": (lambda: gpu.SelectObjectAttr.get(2), "#gpu.select_object<2 : i64>", {"target": 2}),
    "object of a target": (
        lambda: gpu.SelectObjectAttr.get(gpu.NVVMTargetAttr.get("sm_80")),
        '#gpu.select_object<#nvvm.target<chip = "sm_80">>', {"target": '#nvvm.target<chip = "sm_80">'},
    ),
    "kernel": (
        lambda: gpu.KernelMetadataAttr.get(
            "k, <\"1\">", ir.FunctionType.get([ir.F32Type.get()], []), [{"gpu.a b": ir.UnitAttr.get()}], {"regs": i32(8)}
        ),
        '#gpu.kernel_metadata<"k, <\\221\\22>", (f32) -> (), arg_attrs = [{"gpu.a b"}], metadata = {regs = 8 : i32}>',
        {"name": 'k, <"1">', "function_type": "(f32) -> ()", "metadata": "{regs = 8 : i32}"},
    ),
    "kernels": (
        lambda: gpu.KernelTableAttr.get([gpu.KernelMetadataAttr.get("k", ir.FunctionType.get([], []))]),
        '#gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>', {},
    ),
    "object": (
        lambda: gpu.ObjectAttr.get(gpu.NVVMTargetAttr.get(), "isa", '.v "a"\n\\', {"O": i32(3)}),
        '#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = ".v \\22a\\22\\0A\\\\">',
        {"object": b'.v "a"\n\\', "format": 2, "kernels": None},
    ),
    "binary object": (
        lambda: gpu.ObjectAttr.get(gpu.ROCDLTargetAttr.get(), gpu.CompilationTarget.Binary, bytes(range(256))),
        None, {"object": bytes(range(256)), "format": 3, "properties": None},
    ),
    "nvvm": (
        lambda: gpu.NVVMTargetAttr.get("sm_90a", "+ptx80", 3, flags={"fast": None, "x": 'a"b'}, link=["l\\1.bc"]),
        '#nvvm.target<O = 3, chip = "sm_90a", features = "+ptx80", flags = {fast, x = "a\\22b"}, link = ["l\\\\1.bc"]>',
        {"chip": "sm_90a", "features": "+ptx80", "optimization": 3, "link": '["l\\\\1.bc"]', "triple": None},
    ),
    "rocdl": (
        lambda: gpu.ROCDLTargetAttr.get("gfx942", abi="500", triple="t", flags=["no_wave64"]),
        '#rocdl.target<triple = "t", chip = "gfx942", abi = "500", flags = {no_wave64}>',
        {"chip": "gfx942", "abi": "500", "optimization": 2, "triple": "t"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MADE)
def test_made_and_read_back(context, name):
    make, text, fields = MADE[name]
    made = make()
    kind = ir.Type if isinstance(made, ir.Type) else ir.Attribute
    assert text is None or str(made) == text
    again = kind.parse(str(made))
    assert again == made and type(again) is type(made), "the host hands out another class"
    assert getattr(type(made), "isinstance", None) is None or type(made).isinstance(again)
    for field, expected in fields.items():
        found = getattr(again, field)
        assert found == expected or str(found) == expected


def test_every_class_is_covered(context):
    made = {type(make()).__name__ for make, *_ in MADE.values()}
    classes = {
        name for name, value in vars(gpu).items()
        if isinstance(value, type) and issubclass(value, (ir.Type, ir.Attribute)) and value.__module__.startswith("gpuir")
    }  # fmt: skip
    assert classes <= made and len(classes) >= 28


def test_the_host_s_names_first():
    """Every public name of the host is there; what is not extended is the same object."""
    module = host.module("dialects.gpu")
    extended = {"GPUModuleOp", "ObjectAttr", "func", "module", "launch", "launch_func", "wait", "printf", "all_reduce",
                "barrier", "binary", "dynamic_shared_memory"}  # fmt: skip
    from gpuir.dialects.gpu.ops import TABLE

    for name, value in vars(module).items():
        if not name.startswith("_"):
            same = getattr(gpu, name) is value
            assert same != (name in extended or name in TABLE), name
    assert issubclass(gpu.GPUModuleOp, module.GPUModuleOp) and issubclass(gpu.ObjectAttr, module.ObjectAttr)


def test_values_have_the_classes(values):
    assert values.mma.type.shape == [16, 16]
    assert type(values.token.type) is gpu.AsyncTokenType
    assert gpu.ThreadIdOp(gpu.DimensionAttr.get("y")).dimension.value is gpu.Dimension.y
    tile = gpu.memory("workgroup", [32, -1], ir.F32Type.get())
    assert str(tile) == "memref<32x?xf32, #gpu.address_space<workgroup>>"
    assert tile.memory_space.value is gpu.AddressSpace.Workgroup
