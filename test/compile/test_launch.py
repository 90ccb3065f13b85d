"""What a kernel is given at a launch, and what is refused before a device is asked."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.compile.arguments import ArrayView, LaunchError, marshal
from gpuir.compile.launching import launch

INPUTS = Path(__file__).parent / "Inputs"
TEXT = """
gpu.module @m {
  gpu.func @k(%n: index, %a: f32, %h: f16, %b: bf16, %c: i8, %flag: i1, %x: memref<?x8xf32>, %p: !llvm.ptr) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>, known_cluster_size = array<i32: 2, 1, 1>} {
    gpu.return
  }
}
"""


def view(value) -> ArrayView | None:
    if not isinstance(value, np.ndarray):
        return None
    strides = tuple(stride // value.itemsize for stride in value.strides)
    return ArrayView(0x1000, value.dtype.name, value.shape, strides)


@pytest.fixture
def artifact():
    return gpuir.compile(TEXT, "sm_90a", "cubin")


def values(**changed) -> list:
    given = {"n": 5, "a": 1.5, "h": 0.5, "b": 1.0, "c": -1, "flag": True, "x": np.zeros((4, 8), np.float32), "p": 0x20}
    return list({**given, **changed}.values())


def test_parameters_are_those_of_the_kernel(artifact):
    report = artifact.kernels["k"]
    made = marshal(report, values(), view)
    assert [one.nbytes for one in made] == [argument.size for argument in report.arguments]
    numbers = [one.item() for one in made]
    assert numbers == [5, 1.5, 0.5, 0x3F80, 255, True, 0x1000, 0x1000, 0, 4, 8, 8, 1, 0x20]


def test_bare_pointers_are_one_parameter_each():
    report = gpuir.compile(TEXT.replace("?x8", "4x8"), "sm_90a", bare_pointers=True).kernels["k"]
    made = marshal(report, values(), view)
    assert [one.nbytes for one in made] == [argument.size for argument in report.arguments]
    assert made[6] == 0x1000


def test_tensor_maps_are_made_of_arrays():
    report = gpuir.compile((INPUTS / "nvidia" / "tma_load_sm90a.mlir").read_text(), "sm_90a").kernels["load"]
    assert (report.signature[0].kind, report.signature[0].shape, report.signature[0].element) == (
        "tensormap",
        (64, 64),
        "f16",
    )
    tiles, out = np.zeros((64, 64), np.float16), np.zeros((64, 64), np.float16)
    made = marshal(report, [tiles, out], view, lambda value, parameter: (value.shape, parameter.shape))
    assert made[0] == ((64, 64), (64, 64)) and len(made) == len(report.arguments)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"n": 1.5}, r"argument 0 of @k \(index\): expected an integer, got float"),
        ({"n": 2**64}, r"argument 0 .*expected an integer from -9223372036854775808 to 18446744073709551615"),
        ({"c": 256}, r"argument 4 of @k \(i8\): expected an integer from -128 to 255, got 256"),
        ({"c": True}, r"argument 4 .*expected an integer, got True"),
        ({"a": "x"}, r"argument 1 of @k \(f32\): expected a number, got 'x'"),
        ({"flag": 1}, r"argument 5 of @k \(i1\): expected True or False, got 1"),
        ({"x": 3}, r"argument 6 of @k \(memref<\?x8xf32>\): expected an array, got int"),
        ({"x": np.zeros((4, 8))}, "argument 6 .*expected elements of float32, got float64"),
        ({"x": np.zeros(8, np.float32)}, "expected 2 dimensions, got 1"),
        ({"x": np.zeros((4, 7), np.float32)}, "expected size 8 in dimension 1, got 7"),
        ({"x": np.zeros((8, 4), np.float32).T}, "expected stride 8 in dimension 0, got 1"),
        ({"p": "x"}, r"argument 7 of @k \(!llvm.ptr\): expected an integer, got str"),
    ],
)
def test_arguments_that_do_not_fit(artifact, changed, message):
    with pytest.raises(LaunchError, match=message):
        marshal(artifact.kernels["k"], values(**changed), view)


def test_number_of_arguments(artifact):
    with pytest.raises(LaunchError, match=r"@k takes 8 arguments \(index, f32, f16, .*\), got 1"):
        marshal(artifact.kernels["k"], [1], view)


@pytest.mark.parametrize(
    ("number", "bits"), [(1.0, 0x3F80), (1.00390625, 0x3F80), (1.01171875, 0x3F82), (-0.0, 0x8000), (1e39, 0x7F80)]
)
def test_bfloat16_is_rounded_to_even(artifact, number, bits):
    assert marshal(artifact.kernels["k"], values(b=number), view)[3] == bits


def test_nan_stays_one(artifact):
    assert marshal(artifact.kernels["k"], values(b=float("nan")), view)[3] == 0x7FC0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"grid": 0, "block": 64}, "grid must be 1 to 3 positive numbers, got 0"),
        ({"grid": 2, "block": (1, 1, 1, 1)}, r"block must be 1 to 3 positive numbers, got \(1, 1, 1, 1\)"),
        ({"grid": 2, "block": 128}, "@k was compiled for at most 64 threads a block, got 128"),
        ({"grid": 3, "block": 64}, r"the grid \(3, 1, 1\) of @k must be a multiple of its cluster \(2, 1, 1\)"),
        ({"grid": 2, "block": 64, "shared_memory": 8}, "@k has no dynamic shared memory, got shared_memory=8"),
        ({"grid": 2, "block": 64, "kernel": "other"}, r"the artifact has no kernel @other \(k\)"),
    ],
)
def test_launches_that_cannot_be(artifact, options, message):
    with pytest.raises(LaunchError, match=message):
        launch(artifact, *values(), **options)


def test_amd_is_not_launched():
    artifact = gpuir.compile("gpu.module @m { gpu.func @k() kernel { gpu.return } }", "gfx942")
    with pytest.raises(LaunchError, match="kernels for gfx942 are not launched here"):
        launch(artifact, grid=1, block=1)


def has_device() -> bool:
    try:
        from cuda.bindings import driver

        return driver.cuInit(0)[0] == driver.CUresult.CUDA_SUCCESS
    except Exception:
        return False


@pytest.mark.skipif(has_device(), reason="this machine has a driver")
def test_without_a_driver_it_is_one_error(artifact):
    for _ in range(2):
        with pytest.raises(LaunchError, match="there is no CUDA driver on this machine, so nothing can be launched"):
            launch(artifact, *values(), grid=2, block=64)


@pytest.mark.gpu
@pytest.mark.skipif(not has_device(), reason="no GPU with a driver")
def test_on_a_device():
    text = """
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
    from cuda.core import Device

    major, minor = Device().compute_capability
    artifact = gpuir.compile(text, f"sm_{major}{minor}", "cubin")
    array = np.arange(128, dtype=np.float32)
    seconds = launch(artifact, array, 2.0, grid=2, block=64)
    assert np.array_equal(array, np.arange(128) + 2) and seconds > 0
