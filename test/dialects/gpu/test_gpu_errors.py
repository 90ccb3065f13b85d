"""Wrong arguments: one line that names the op and the argument, and nothing is built."""

from __future__ import annotations

import re

import pytest

from gpuir.dialects import arith, gpu
from gpuir.dialects.gpu.ops import TABLE
from gpuir.host import ir

F32 = ir.F32Type.get
CASES = {
    "dimension": (lambda v: gpu.thread_id("w"), "'gpu.thread_id' argument 'dimension': expected one of x, y, z, got 'w'"),
    "dimension number": (lambda v: gpu.block_id(3), "'gpu.block_id' argument 'dimension': expected one of x, y, z, got 3"),
    "dimension attribute": (
        lambda v: gpu.grid_dim(ir.StringAttr.get("x")),
        "'gpu.grid_dim' argument 'dimension': expected DimensionAttr, got \"x\"",
    ),
    "another enum's attribute": (
        lambda v: gpu.shuffle(v.f32, v.i32, v.i32, gpu.DimensionAttr.get("x")),
        "'gpu.shuffle' argument 'mode': expected ShuffleModeAttr, got #gpu<dim x>",
    ),
    "no dimension": (lambda v: gpu.thread_id(), "thread_id() missing 1 required positional argument: 'dimension'"),
    "bound": (lambda v: gpu.lane_id(upper_bound=-1), "'gpu.lane_id' argument 'upper_bound': expected an int from 0 to"),
    "bound text": (lambda v: gpu.lane_id(upper_bound="8"), "'gpu.lane_id' argument 'upper_bound': expected an int, got '8'"),
    "operand no index": (
        lambda v: gpu.create_csr(v.i32, v.index, v.index, v.ints, v.ints, v.buffer),
        "'gpu.create_csr' operand 'rows': expected index (a Value or an op with one result, or a number), got a Value of "
        "type i32",
    ),
    "operand no memref": (lambda v: gpu.dealloc(v.index), "'gpu.dealloc' operand 'memref': expected a memref"),
    "operand unranked": (lambda v: gpu.dealloc(v.unranked), "'gpu.dealloc' operand 'memref': expected a memref"),
    "operand ranked": (lambda v: gpu.host_register(v.buffer), "'gpu.host_register' operand 'value': expected an unranked"),
    "operand None": (lambda v: gpu.memcpy(v.buffer, None), "'gpu.memcpy' operand 'src': expected a memref"),
    "handle": (lambda v: gpu.destroy_sp_mat(v.dense), "'gpu.destroy_sp_mat' operand 'spmat': expected !gpu.sparse.spmat"),
    "number too large": (
        lambda v: gpu.set_default_device(1 << 32),
        "'gpu.set_default_device' operand 'dev_index': expected an integer that fits i32, got 4294967296",
    ),
    "number no integer": (
        lambda v: gpu.shuffle(v.f32, 1.5, 32, "up"),
        "'gpu.shuffle' operand 'offset': expected an integer (i32), got 1.5",
    ),
    "number of no type": (
        lambda v: gpu.memset(v.token, 1),
        "'gpu.memset' operand 'dst': expected a memref",
    ),
    "one of several": (
        lambda v: gpu.alloc(ir.Type.parse("memref<?x?xf32>"), [v.index, v.f32]),
        "'gpu.alloc' operand 'dynamic_sizes[1]': expected index",
    ),
    "no sequence": (
        lambda v: gpu.alloc(v.buffer.type, "ab"),
        "'gpu.alloc' operand 'dynamic_sizes': expected a sequence of values, got 'ab'",
    ),
    "no memref type": (lambda v: gpu.alloc(F32(), []), "'gpu.alloc' result type 'memref': expected a MemRefType, got f32"),
    "no type": (
        lambda v: gpu.spmv(v.spmat, v.dense, v.dense, "f32", v.buffer),
        "'gpu.spmv' argument 'compute_type': expected an ir.Type, got 'f32'",
    ),
    "token type": (
        lambda v: gpu.dealloc(v.buffer, async_token=F32()),
        "'gpu.dealloc' result type 'async_token': expected !gpu.async.token, True or None, got f32",
    ),
    "dependency": (
        lambda v: gpu.dealloc(v.buffer, async_dependencies=[v.index]),
        "'gpu.dealloc' operand 'async_dependencies[0]': expected !gpu.async.token",
    ),
    "host's form, wrong token": (
        lambda v: gpu.dealloc(v.index, [], v.buffer),
        "'gpu.dealloc' result type 'async_token': expected !gpu.async.token, True or None, got a Value of type index",
    ),
    "result type": (
        lambda v: gpu.spgemm_create_descr(desc="x"), "'gpu.spgemm_create_descr' result type 'desc': expected an ir.Type"
    ),
    "too many": (lambda v: gpu.memcpy(v.buffer, v.buffer, 1), "'gpu.memcpy': takes 2 positional arguments but 3 were given"),
    "too few": (lambda v: gpu.memcpy(v.buffer), "'gpu.memcpy': missing required argument: 'src'"),
    "unknown": (lambda v: gpu.memcpy(v.buffer, source=v.buffer), "'gpu.memcpy': got an unexpected keyword argument 'source'"),
    "twice": (lambda v: gpu.dealloc(v.buffer, memref=v.buffer), "'gpu.dealloc': got multiple values for argument 'memref'"),
    "flag": (
        lambda v: gpu.alloc(v.buffer.type, [v.index], host_shared="no"),
        "'gpu.alloc' argument 'host_shared': expected a bool, got 'no'",
    ),
    "reduction": (lambda v: gpu.all_reduce(v.f32, "sum"), "'gpu.all_reduce' argument 'op': expected one of add, mul"),
    "reduced value": (lambda v: gpu.all_reduce(v.index, "add"), "'gpu.all_reduce' operand 'value': expected an integer or a"),
    "region's value": (
        lambda v: gpu.all_reduce(v.f32, lambda a, b: None),
        "'gpu.all_reduce' argument 'op': the function must give a f32, got None",
    ),
    "memory space": (
        lambda v: gpu.barrier(address_spaces=["shared"]),
        "'gpu.barrier' argument 'address_spaces': expected one of global, workgroup, private, constant, got 'shared'",
    ),
    "scope": (lambda v: gpu.barrier(scope="warp"), "'gpu.barrier' argument 'scope': expected one of subgroup, workgroup"),
    "format": (lambda v: gpu.printf(1), "'gpu.printf' argument 'format': expected a str, got 1"),
    "printed": (lambda v: gpu.printf("%d", v.buffer), "'gpu.printf' operand 'args[0]': expected an integer, index or float"),
    "elementwise": (
        lambda v: gpu.subgroup_mma_elementwise([v.mma], "add"),
        "'gpu.subgroup_mma_elementwise' argument 'op_type': expected one of addf, mulf",
    ),
    "matrix": (
        lambda v: gpu.subgroup_mma_compute(v.mma, v.mma, v.vector),
        "'gpu.subgroup_mma_compute' operand 'op_c': expected !gpu.mma_matrix",
    ),
    "matrix type": (
        lambda v: gpu.subgroup_mma_constant_matrix(F32(), 0),
        "'gpu.subgroup_mma_constant_matrix' result type 'res': expected a MMAMatrixType, got f32",
    ),
    "objects": (lambda v: gpu.binary("b", ["x"]), "'gpu.binary' argument 'objects': expected ObjectAttr, got 'x'"),
    "no objects": (lambda v: gpu.binary("b", []), "'gpu.binary' argument 'objects': expected at least one ObjectAttr"),
    "targets": (lambda v: gpu.module("m", targets=["sm_90"]), "'gpu.module' argument 'targets': expected target attributes"),
    "no grid": (lambda v: gpu.launch_func(["m", "k"], block=1), "'gpu.launch_func': missing argument 'grid'"),
    "grid twice": (
        lambda v: gpu.launch_func(["m", "k"], 1, 1, grid=2),
        "'gpu.launch_func': grid and grid_size are one argument, give one of them",
    ),
    "grid of 0": (
        lambda v: gpu.launch_func(["m", "k"], (1, 0), 1),
        "'gpu.launch_func' argument 'grid' (y): expected a size of at least 1, got 0",
    ),
    "grid of 4": (
        lambda v: gpu.launch_func(["m", "k"], (1, 1, 1, 1), 1),
        "'gpu.launch_func' argument 'grid': expected one to three sizes, got 4",
    ),
    "grid of another type": (
        lambda v: gpu.launch_func(["m", "k"], (v.index, v.i64), 1),
        "'gpu.launch_func' argument 'grid' (y): expected index, i32 or i64, all of one type, got a Value of type i64",
    ),
    "block of a launch": (
        lambda v: gpu.launch(grid=1, block=v.i32)(lambda: None),
        "'gpu.launch' argument 'block' (x): expected index, got a Value of type i32",
    ),
    "kernel": (lambda v: gpu.launch_func("k", 1, 1), "'gpu.launch_func' argument 'kernel': expected a gpu.func, a symbol"),
    "smem": (
        lambda v: gpu.launch_func(["m", "k"], 1, 1, smem=v.index),
        "'gpu.launch_func' operand 'dynamic_shared_memory_size': expected i32",
    ),
    "cluster's id without cluster": (
        lambda v: gpu.launch(grid=1, block=1)(lambda cx: None),
        "'gpu.launch' <lambda>: parameter 'cx': the launch has no cluster, pass cluster=",
    ),
    "smem below 0": (
        lambda v: gpu.launch(grid=1, block=1, smem=-4)(lambda: None),
        "'gpu.launch' operand 'dynamic_shared_memory_size': expected a number of bytes, got -4",
    ),
    "attribution in another space": (
        lambda v: gpu.launch(grid=1, block=1, workgroup=[gpu.private([4], F32())])(lambda s: None),
        "'gpu.launch' argument 'workgroup': expected a memref in #gpu.address_space<workgroup>, got memref<4xf32, "
        "#gpu.address_space<private>>",
    ),
    "name": (lambda v: gpu.func(name=3), "'gpu.func' argument 'name': expected a str, got 3"),
    "kernel's flag": (lambda v: gpu.func(kernel="yes"), "'gpu.func' argument 'kernel': expected a bool, got 'yes'"),
    "known sizes": (
        lambda v: gpu.func(known_block_size=[32, 0, 1]),
        "'gpu.func' argument 'known_block_size': expected three sizes of at least 1, got [32, 0, 1]",
    ),
    "attribute of a function": (
        lambda v: gpu.func(noinline=1), "'gpu.func' argument 'noinline': expected an ir.Attribute, got 1"
    ),
    "dynamic memory": (
        lambda v: gpu.dynamic_shared_memory(F32()),
        "'gpu.dynamic_shared_memory' result type 'result_memref': expected a MemRefType, got f32",
    ),
    "func out of a module": (
        lambda v: gpu.func(lambda: None), "'gpu.func' <lambda>: it must be built in a gpu.module, found 'func.func'"
    ),
    "waited for": (lambda v: gpu.wait([v.index]), "'gpu.wait' operand 'async_dependencies[0]': expected !gpu.async.token"),
    "stream after": (lambda v: gpu.stream(after=v.index), "'gpu.stream' argument 'after[0]': expected !gpu.async.token"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_one_line_that_names_op_and_argument(values, name):
    build, message = CASES[name]
    before = len(list(values.block.operations))
    with pytest.raises((TypeError, ValueError), match="(?s)" + re.escape(message)) as raised:
        build(values)
    assert "\n" not in str(raised.value) and len(str(raised.value)) < 400
    left = list(values.block.operations)[: len(list(values.block.operations)) - before]
    assert {op.operation.name for op in left} <= {"arith.constant"}


CLASSES = {
    "shape": (lambda: gpu.MMAMatrixType.get([16], F32(), "AOp"), "MMAMatrixType.get: parameter 'shape': expected two sizes"),
    "element": (
        lambda: gpu.MMAMatrixType.get([16, 16], ir.IndexType.get(), "AOp"),
        "MMAMatrixType.get: parameter 'element_type': expected si8, ui8, i32, f16, f32 or f64, got index",
    ),
    "operand": (
        lambda: gpu.MMAMatrixType.get([16, 16], F32(), 'A"Op'),
        "MMAMatrixType.get: parameter 'operand': expected AOp, BOp or COp, got 'A\"Op'",
    ),
    "space": (lambda: gpu.AddressSpaceAttr.get(9), "AddressSpaceAttr.get: parameter 'value': expected one of global"),
    "mapping": (lambda: gpu.GPUWarpMappingAttr.get("w"), "GPUWarpMappingAttr.get: parameter 'value': expected one of x, y"),
    "mask": (lambda: gpu.GPUMappingMaskAttr.get(0), "GPUMappingMaskAttr.get: parameter 'mask': expected an int from 1"),
    "processor": (
        lambda: gpu.ParallelLoopDimMappingAttr.get("warp_x"),
        "ParallelLoopDimMappingAttr.get: parameter 'processor': expected one of block_x",
    ),
    "map": (
        lambda: gpu.ParallelLoopDimMappingAttr.get("block_x", "d0"),
        "ParallelLoopDimMappingAttr.get: parameter 'map': expected an ir.AffineMap, got 'd0'",
    ),
    "level": (lambda: gpu.NVVMTargetAttr.get(O=9), "NVVMTargetAttr.get: parameter 'O': expected an int from 0 to 3, got 9"),
    "chip": (lambda: gpu.ROCDLTargetAttr.get(chip=90), "ROCDLTargetAttr.get: parameter 'chip': expected a str or bytes"),
    "abi": (lambda: gpu.ROCDLTargetAttr.get(abi=500), "ROCDLTargetAttr.get: parameter 'abi': expected a str or bytes, got 500"),
    "link": (lambda: gpu.NVVMTargetAttr.get(link="a.bc"), "NVVMTargetAttr.get: parameter 'link': expected a sequence"),
    "target": (lambda: gpu.ObjectAttr.get("nvvm", "bin", ""), "ObjectAttr.get: parameter 'target': expected Attribute"),
    "no target": (lambda: gpu.ObjectAttr.get(ir.UnitAttr.get(), "bin", ""), "ObjectAttr.get: "),
    "format": (
        lambda: gpu.ObjectAttr.get(gpu.NVVMTargetAttr.get(), "ptx", ""),
        "ObjectAttr.get: parameter 'format': expected one of offload, assembly, bin, fatbin, got 'ptx'",
    ),
    "object": (lambda: gpu.ObjectAttr.get(gpu.NVVMTargetAttr.get(), "bin", 1), "parameter 'object': expected bytes or a str"),
    "selected": (lambda: gpu.SelectObjectAttr.get(ir.UnitAttr.get()), "SelectObjectAttr.get: the target attribute must be"),
    "position": (lambda: gpu.SelectObjectAttr.get(-1), "SelectObjectAttr.get: parameter 'target': expected an int from 0"),
    "metadata": (
        lambda: gpu.KernelMetadataAttr.get("k", ir.FunctionType.get([], []), metadata={"a": 1}),
        "KernelMetadataAttr.get: parameter 'metadata': expected Attribute, got 1",
    ),
    "kernels": (lambda: gpu.KernelTableAttr.get(["k"]), "KernelTableAttr.get: parameter 'kernels': expected KernelMetadataAttr"),
}  # fmt: skip


@pytest.mark.parametrize("name", CLASSES)
def test_one_line_that_names_class_and_parameter(context, name):
    make, message = CLASSES[name]
    with pytest.raises((TypeError, ValueError), match=re.escape(message)) as raised:
        make()
    assert "\n" not in str(raised.value)


def test_a_function_that_does_not_fit(context):
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        with gpu.module("kernels") as kernels:
            f32 = F32()

            @gpu.func(kernel=True)
            def kernel(x: f32):
                pass

            with pytest.raises(TypeError, match="parameter 'x' has no annotation; annotate it with an ir.Type"):
                gpu.func(lambda x: None)
            with pytest.raises(TypeError, match=re.escape("'gpu.func': expected types of arguments, got 'f32'")):
                gpu.func("f32", "f32")
            with pytest.raises(TypeError, match="does not evaluate"):

                @gpu.func
                def misspelt(x: f33):  # noqa: F821
                    pass

            with pytest.raises(ZeroDivisionError):

                @gpu.func
                def failing(x: f32):
                    raise ZeroDivisionError

            for options, returned, message in (
                (
                    {"kernel": True},
                    lambda x: x,
                    "'gpu.func' <lambda>: a kernel returns nothing, got a Value of type f32",
                ),
                ({}, lambda x: 3, "'gpu.func' <lambda>: expected values to return, got 3"),
                (
                    {"results": [f32]},
                    lambda x: None,
                    "expected it to return (f32), as the argument 'results' says, got ()",
                ),
            ):
                with pytest.raises((TypeError, ValueError), match=re.escape(message)):
                    gpu.func(f32, **options)(returned)
            with pytest.raises(
                ValueError, match="'gpu.func' argument 'workgroup': expected a memref in #gpu.address_sp"
            ):

                @gpu.func
                def misplaced(x: gpu.workgroup(gpu.memory("private", [4], f32))):
                    pass

        with pytest.raises(KeyError, match="gpu.module @kernels has no @other"):
            kernels["other"]
    assert [op.operation.attributes["sym_name"].value for op in kernels.block.operations] == ["kernel"]
    block = ir.Module.create().body
    with ir.InsertionPoint(block):
        for operands, message in (
            ([], "'gpu.launch_func' operand 'kernel_operands': the kernel takes 1 (f32), got 0"),
            (["x"], "'gpu.launch_func' operand 'kernel_operands[0]': expected f32, got 'x'"),
            (
                [arith.constant(ir.IndexType.get(), 1)],
                "'gpu.launch_func' operand 'kernel_operands[0]': expected f32, got a Value of type index",
            ),
        ):
            with pytest.raises(TypeError, match=re.escape(message)):
                gpu.launch_func(kernels["kernel"], 1, 1, operands)


def test_a_module_whose_body_fails_is_taken_out(context):
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        kept = gpu.module("kept")
        with kept:
            gpu.func(kernel=True)(lambda: None)

        def fails():
            gpu.func(kernel=True, name="inside")(lambda: gpu.barrier())
            raise ZeroDivisionError

        for decorate in (gpu.module, gpu.module("named"), kept):
            with pytest.raises(ZeroDivisionError):
                decorate(fails)
    assert [op.operation.attributes["sym_name"].value for op in module.body.operations] == ["kept"]
    assert len(kept.block.operations) == 2


def test_a_stream_stays_in_its_block(values):
    with gpu.stream(wait=False):
        gpu.dealloc(values.buffer)
        other = ir.Module.create()
        with (
            ir.InsertionPoint(other.body),
            pytest.raises(ValueError, match="'gpu.dealloc': the stream began in another"),
        ):
            gpu.dealloc(values.buffer)


def test_without_a_context():
    with pytest.raises(ValueError) as raised:
        gpu.AddressSpaceAttr.get("workgroup")
    assert "\n" not in str(raised.value)


ODD = [None, True, -1, 1 << 80, 1.5, float("nan"), "x", "", b"x", [], [None], {}, object(), ir.Attribute]


@pytest.mark.parametrize("name", [*TABLE, "all_reduce", "barrier", "binary", "printf", "wait", "stream", "launch_func"])
def test_odd_arguments_are_refused_in_one_line_or_taken(context, name):
    odd = [*ODD, ir.F32Type.get(), ir.UnitAttr.get(), ir.StringAttr.get("q")]
    refused = 0
    for count in range(5):
        for value in odd:
            module = ir.Module.create()
            with ir.InsertionPoint(module.body):
                try:
                    getattr(gpu, name)(*[value] * count)
                except (TypeError, ValueError) as error:
                    assert "\n" not in str(error)
                    refused += 1
    assert refused > len(odd)
