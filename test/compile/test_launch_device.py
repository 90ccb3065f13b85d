"""Launching: against stand-ins for the device everywhere, and on a GPU where there is one (marker gpu)."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.compile import launching
from gpuir.compile.arguments import ArrayView, LaunchError, marshal
from gpuir.compile.launching import launch

sys.path.insert(0, str(Path(__file__).parent))
import _fake_cuda

sys.path.remove(str(Path(__file__).parent))

INPUTS = Path(__file__).parent / "Inputs" / "nvidia"
ADD = """
gpu.module @m {
  gpu.func @add(%x: memref<?xf32>, %v: f32) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %a = memref.load %x[%i] : memref<?xf32>
    %b = arith.addf %a, %v : f32
    memref.store %b, %x[%i] : memref<?xf32>
    gpu.return
  }
}
"""
TWO = """
gpu.module @m { gpu.func @two(%x: memref<4xf32>, %y: memref<4xf32>) kernel { gpu.return } }
"""


@pytest.fixture
def fake(monkeypatch):
    import cuda.bindings

    made = _fake_cuda.Fake()
    modules = made.modules()
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(cuda.bindings, "driver", modules["cuda.bindings.driver"], raising=False)
    monkeypatch.setattr(cuda, "core", modules["cuda.core"], raising=False)
    launching._loaded.cache_clear()
    yield made
    launching._loaded.cache_clear()


def test_numpy_arrays_go_there_and_back(fake):
    def add(pointer, aligned, offset, size, stride, value):
        assert (pointer, offset, size, stride) == (aligned, 0, 128, 1)
        fake.array(pointer, "float32", (128,))[:] += value

    fake.run = add
    array = np.arange(128, dtype=np.float32)
    seconds = launch(gpuir.compile(ADD, "sm_90a", "cubin"), array, 2.0, grid=2, block=64)
    assert np.array_equal(array, np.arange(128) + 2)
    assert seconds == 0.0015, "events are in milliseconds"
    ((grid, cluster, block, shared, parameters),) = fake.launched
    assert (grid, cluster, block, shared) == ((2, 1, 1), None, (64, 1, 1), 0)
    assert [type(one) for one in parameters] == [np.uint64, np.uint64, np.int64, np.int64, np.int64, np.float32]
    assert fake.closed == list(fake.memory), "every buffer is given back"


@pytest.mark.parametrize("form", ["cubin", "ptx"])
def test_code_is_loaded_once_and_as_bytes(fake, form):
    artifact = gpuir.compile(ADD, "sm_90a", form)
    for _ in range(2):
        launch(artifact, np.zeros(64, np.float32), 1.0, grid=1, block=64)
    ((found, code, name),) = fake.loaded
    data = artifact.data
    assert (found, code, name) == (form, data if isinstance(data, bytes) else data.encode(), "add")


def test_arrays_on_the_device_are_taken_where_they_are(fake):
    address = fake.allocate(256)
    launch(gpuir.compile(ADD, "sm_90a"), _fake_cuda.Exported(address, "float32", (64,)), 1.0, grid=1, block=64)
    assert list(fake.memory) == [address] and fake.launched[0][4][0] == address
    assert fake.waited == [1], "whoever writes to it goes before the default stream"


def test_a_stream_of_the_callers(fake):
    core = fake.modules()["cuda.core"]
    stream = core.Stream(0x7000)
    array = _fake_cuda.Exported(fake.allocate(256), "float32", (64,))
    launch(gpuir.compile(ADD, "sm_90a"), array, 1.0, grid=1, block=64, stream=stream)
    assert fake.waited == [0x7000] and fake.current == [0] and stream.time == 3.0


@pytest.mark.parametrize(
    ("array", "message"),
    [
        (_fake_cuda.Exported(0x1000, "float32", (64,), device_id=-1), "argument 0 of @add .*is in the host's memory"),
        (_fake_cuda.Exported(0x1000, "float32", (64,), device_id=1), "the array is on device 1, the launch on 0"),
        (_fake_cuda.Exported(0x1000, "float64", (64,)), "expected elements of float32, got float64"),
        (np.zeros(128, np.float32)[::2], "a NumPy array must be contiguous"),
    ],
)
def test_arrays_that_are_not_taken(fake, array, message):
    if isinstance(array, _fake_cuda.Exported) and array.device_id < 0:
        array.device_id, array.accessible = -1, False
    with pytest.raises(LaunchError, match=message):
        launch(gpuir.compile(ADD, "sm_90a"), array, 1.0, grid=1, block=64)
    assert not fake.launched


def test_one_array_given_twice_is_one_buffer(fake):
    artifact = gpuir.compile(TWO, "sm_80")
    array = np.zeros(4, np.float32)
    launch(artifact, array, array, grid=1, block=1)
    parameters = fake.launched[0][4]
    assert parameters[0] == parameters[5] and len(fake.memory) == 1
    whole = np.zeros(8, np.float32)
    with pytest.raises(LaunchError, match="two NumPy arrays overlap"):
        launch(artifact, whole[:4], whole[2:6], grid=1, block=1)


def test_an_array_that_cannot_be_written_to_stays(fake):
    fake.run = lambda pointer, *_: fake.array(pointer, "float32", (64,)).fill(1)
    array = np.zeros(64, np.float32)
    array.flags.writeable = False
    launch(gpuir.compile(ADD, "sm_90a"), array, 1.0, grid=1, block=64)
    assert not array.any()


@pytest.mark.parametrize("on_device", [True, False])
def test_tensor_maps_are_made_of_arrays(fake, on_device):
    text = (INPUTS / "tma_load_sm90a.mlir").read_text()
    for old, new in (("l2promo = none", "l2promo = l2promo_128b"), ("oob = zero", "oob = nan")):
        assert old in text
        text = text.replace(old, new)
    artifact = gpuir.compile(text, "sm_90a", "cubin")
    tiles = np.zeros((256, 128), np.float16)
    given = _fake_cuda.Exported(fake.allocate(tiles.nbytes), "float16", tiles.shape) if on_device else tiles
    block = artifact.kernels["load"].max_threads or (32,)
    launch(artifact, given, np.zeros((64, 64), np.float16), grid=2, block=block, kernel="load")
    (made,) = fake.maps
    assert made["box"] == (64, 64) and made["shape"] == (256, 128) and made["address"] in fake.memory
    assert made["type"] == "FLOAT16"
    assert made["modes"] == ("NONE", "SWIZZLE_128B", "L2_128B", "NAN_REQUEST_ZERO_FMA")
    assert type(fake.launched[0][4][0]).__name__ == "TensorMapDescriptor"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (np.zeros((64, 64), np.float32), "argument 0 of @load .*expected elements of float16, got float32"),
        (np.zeros(64, np.float16), "expected 2 dimensions as the box has, got 1"),
        (7, "expected an array or a tensor map, got int"),
        (_fake_cuda.Exported(0x1008, "float16", (64, 64)), "at a multiple of 16 bytes, got address 0x1008"),
        (_fake_cuda.Exported(0x1000, "float16", (64, 64), (1, 64)), "expected stride 1 in the last dimension, got 64"),
    ],
)
def test_arrays_that_no_tensor_map_is_made_of(fake, given, message):
    artifact = gpuir.compile((INPUTS / "tma_load_sm90a.mlir").read_text(), "sm_90a", "cubin")
    with pytest.raises(LaunchError, match=message):
        launch(
            artifact, given, np.zeros((64, 64), np.float16), grid=2, block=artifact.kernels["load"].max_threads or 32
        )


def clustered(size: str) -> str:
    sizes = f"known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: {size}>"
    return ADD.replace("known_block_size = array<i32: 64, 1, 1>", sizes)


def test_grid_is_counted_in_clusters(fake):
    artifact = gpuir.compile(clustered("2, 1, 1"), "sm_90a", "cubin")
    launch(artifact, np.zeros(64, np.float32), 1.0, grid=(4, 3), block=64)
    assert fake.launched[0][:2] == ((2, 3, 1), (2, 1, 1))
    assert not fake.attributes


def test_large_clusters_and_dynamic_memory_are_asked_for(fake):
    artifact = gpuir.compile(clustered("16, 1, 1"), "sm_90a", "cubin")
    launch(artifact, np.zeros(64, np.float32), 1.0, grid=16, block=64)
    assert fake.attributes == [("CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED", 1)]
    dynamic = gpuir.compile((INPUTS / "dynamic_shared_sm90.mlir").read_text(), "sm_90", "cubin")
    fake.attributes.clear()
    report = dynamic.kernels["stage"]
    arrays = [
        np.zeros([size or 8 for size in one.shape], {"f32": "float32", "f16": "float16"}.get(one.element, "int32"))
        for one in report.signature
    ]
    launch(dynamic, *arrays, grid=1, block=32, shared_memory=65536)
    assert fake.attributes == [("CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", 65536)]
    assert fake.launched[-1][3] == 65536


def test_without_cuda_core(fake, monkeypatch):
    monkeypatch.setitem(sys.modules, "cuda.core", None)
    with pytest.raises(LaunchError, match=r"launching needs cuda-core: pip install 'gpuir\[compile,launch\]'"):
        launch(gpuir.compile(ADD, "sm_90a"), np.zeros(64, np.float32), 1.0, grid=1, block=64)


def test_what_the_driver_says_is_the_error(fake):
    fake.fail = RuntimeError("CUDA_ERROR_INVALID_VALUE: one of the\n  parameters is out of range")
    with pytest.raises(LaunchError, match="@add cannot be launched: CUDA_ERROR_INVALID_VALUE: one of the parameters"):
        launch(gpuir.compile(ADD, "sm_90a"), np.zeros(64, np.float32), 1.0, grid=1, block=64)
    assert fake.closed == list(fake.memory)


def _stub(module: str) -> Path:
    spec = importlib.util.find_spec("cuda.core")
    if spec is None or spec.submodule_search_locations is None:
        pytest.skip("no cuda-core: pip install 'gpuir[launch]'")
    found = sorted(Path(spec.submodule_search_locations[0]).glob(f"cu*/{module}.pyi"))
    if not found:
        pytest.skip("this cuda-core has no stubs")
    return found[-1]


@pytest.mark.parametrize(
    ("module", "owner", "name"),
    [
        ("_device", "Device", "allocate"),
        ("_device", "Device", "set_current"),
        ("_event", "EventOptions", "timing_enabled"),
        ("_launch_config", "LaunchConfig", "__init__"),
        ("_launcher", None, "launch"),
        ("_memory/_buffer", "Buffer", "close"),
        ("_memoryview", "StridedMemoryView", "from_dlpack"),
        ("_memoryview", "StridedMemoryView", "from_buffer"),
        ("_memoryview", "StridedMemoryView", "as_tensor_map"),
        ("_module", "ObjectCode", "from_cubin"),
        ("_module", "ObjectCode", "from_ptx"),
        ("_module", "ObjectCode", "get_kernel"),
        ("_stream", "Stream", "record"),
        ("_stream", "Stream", "sync"),
        ("_stream", "Stream", "device"),
    ],
)
def test_stand_ins_are_called_as_the_real_ones(module, owner, name):
    """The parameters of what is stood in for are those of cuda-core's stubs."""
    body = ast.parse(_stub(module).read_text()).body
    if owner:
        body = next(node for node in body if isinstance(node, ast.ClassDef) and node.name == owner).body
    if name == "timing_enabled":
        assert any(isinstance(node, ast.AnnAssign) and node.target.id == name for node in body)
        return
    real = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == name).args
    modules = _fake_cuda.Fake().modules()
    core = modules["cuda.core"]
    holders = {"Buffer": type(core.Device().allocate(1, stream=None)), **vars(core), **vars(core.utils)}
    fake = getattr(holders[owner], name) if owner else core.launch
    fake = fake.fget if isinstance(fake, property) else fake
    found = inspect.signature(fake).parameters.values()
    positional = [p.name for p in found if p.kind in (p.POSITIONAL_OR_KEYWORD, p.POSITIONAL_ONLY)]
    keyword = [p.name for p in found if p.kind is p.KEYWORD_ONLY]
    assert [p for p in positional if p != "self"] == [a.arg for a in real.args if a.arg not in ("self", "cls")]
    assert keyword == [a.arg for a in real.kwonlyargs]


def test_modes_of_tensor_maps_are_cuda_cores():
    body = ast.parse(_stub("_tensor_map").read_text()).body
    enums = {
        node.name: {item.targets[0].id for item in node.body if isinstance(item, ast.Assign)}
        for node in body
        if isinstance(node, ast.ClassDef)
    }
    for name, cases in launching._MODES.values():
        assert set(cases.values()) == enums[name]
    assert set(launching._ELEMENTS.values()) <= enums["TensorMapDataType"]


def test_the_real_one_takes_what_is_marshalled():
    handler = pytest.importorskip("cuda.core._kernel_arg_handler")
    types = ["f16", "bf16", "f32", "f64", "i1", "i8", "i16", "i32", "i64", "index"]
    arguments = ", ".join(f"%a{number}: {type}" for number, type in enumerate(types))
    text = f"gpu.module @m {{ gpu.func @k(%x: memref<?xf32>, {arguments}) kernel {{ gpu.return }} }}"
    report = gpuir.compile(text, "sm_90a", "mlir").kernels["k"]
    view = ArrayView(0x1000, "float32", (8,), (1,))
    values = [np.zeros(8, np.float32), 1.0, 1.0, 1.0, 1.0, True, 1, 1, 1, 1, 1]
    parameters = marshal(report, values, lambda value: view if isinstance(value, np.ndarray) else None)
    assert handler.ParamHolder(parameters).ptr
    with pytest.raises(TypeError):
        handler.ParamHolder([object()])


def test_the_real_modes_are_taken_together():
    maps = pytest.importorskip("cuda.core._tensor_map")
    for word, (enum, cases) in launching._MODES.items():
        for case in cases.values():
            chosen = {launching._OPTIONS[key]: getattr(maps, e).NONE for key, (e, _) in launching._MODES.items()}
            chosen[launching._OPTIONS[word]] = getattr(getattr(maps, enum), case)
            for element in launching._ELEMENTS.values():
                data_type = getattr(maps.TensorMapDataType, element)
                made = maps._coerce_tensor_map_descriptor_options(
                    (64, 64), None, element_strides=None, data_type=data_type, **chosen
                )
                assert made.box_dim == (64, 64)


def test_the_real_driver_takes_the_arguments():
    """Without a driver they are converted all the same, and refused before where they are none."""
    driver = pytest.importorskip("cuda.bindings.driver")
    if not device_problem():
        pytest.skip("there is a driver, which would do as it is told")
    wide = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
    calls = [
        (driver.cuKernelSetAttribute, (wide, 1, driver.CUkernel(0), 0)),
        (driver.cuMemcpyHtoD, (0x1000, 0x2000, 4)),
        (driver.cuMemcpyDtoH, (0x1000, 0x2000, 4)),
    ]
    for function, arguments in calls:
        with pytest.raises(Exception, match="driver library|CUDA_ERROR") as told:
            function(*arguments)
        assert not isinstance(told.value, TypeError)
        with pytest.raises((TypeError, ValueError)):
            function("nothing", *arguments[1:])


def device_problem() -> str:
    """Why nothing can be launched here, empty where it can."""
    try:
        launching._check_driver()
    except LaunchError as error:
        return error.diagnostics[0].message
    return ""


on_gpu = [pytest.mark.gpu, pytest.mark.skipif(bool(device_problem()), reason=device_problem())]


def chip(variant: str = "") -> str:
    from cuda.core import Device

    device = Device()
    device.set_current()
    major, minor = device.compute_capability
    return f"sm_{major}{minor}{variant}"


class TestOnADevice:
    pytestmark = on_gpu

    def test_numbers_are_added(self):
        artifact = gpuir.compile(ADD, chip(), "cubin")
        array = np.arange(128, dtype=np.float32)
        seconds = launch(artifact, array, 2.0, grid=2, block=64)
        assert np.array_equal(array, np.arange(128) + 2) and 0 < seconds < 60

    def test_ptx_is_loaded_too(self):
        array = np.zeros(64, np.float32)
        launch(gpuir.compile(ADD, chip()), array, 3.0, grid=1, block=64)
        assert (array == 3).all()

    def test_dynamic_shared_memory(self):
        text = """
gpu.module @m {
  gpu.func @turn(%x: memref<1024xf32>) kernel attributes {known_block_size = array<i32: 1024, 1, 1>} {
    %c0 = arith.constant 0 : index
    %last = arith.constant 1023 : index
    %t = gpu.thread_id x
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %tile = memref.view %bytes[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<16384xf32, #gpu.address_space<workgroup>>
    %v = memref.load %x[%t] : memref<1024xf32>
    memref.store %v, %tile[%t] : memref<16384xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %r = arith.subi %last, %t : index
    %w = memref.load %tile[%r] : memref<16384xf32, #gpu.address_space<workgroup>>
    memref.store %w, %x[%t] : memref<1024xf32>
    gpu.return
  }
}
"""
        array = np.arange(1024, dtype=np.float32)
        launch(gpuir.compile(text, chip(), "cubin"), array, grid=1, block=1024, shared_memory=65536)
        assert np.array_equal(array, np.arange(1024)[::-1])

    def test_a_tile_by_tma(self):
        if chip() != "sm_90":
            pytest.skip(f"the kernel is for sm_90a, the device is {chip()}")
        artifact = gpuir.compile((INPUTS / "tma_load_sm90a.mlir").read_text(), "sm_90a", "cubin")
        tiles = np.random.default_rng(0).random((64, 64)).astype(np.float16)
        out = np.zeros((64, 64), np.float16)
        report = artifact.kernels["load"]
        launch(artifact, tiles, out, grid=int(np.prod(report.cluster or (1,))), block=report.max_threads or 64)
        assert out.any() and np.isin(out[out != 0], tiles).all()

    def test_what_the_driver_refuses(self):
        artifact = gpuir.compile(ADD, chip(), "cubin")
        with pytest.raises(LaunchError, match="@add cannot be launched"):
            launch(artifact, np.zeros(64, np.float32), 1.0, grid=(1, 70000, 1), block=64)
