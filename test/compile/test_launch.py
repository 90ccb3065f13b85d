"""What a kernel is given at a launch, and what is refused before a device is asked."""

from __future__ import annotations

import sys
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
        ({"grid": 2, "block": 64, "shared_memory": -8}, "shared_memory must be a number of bytes, got -8"),
        ({"grid": 2, "block": 64, "shared_memory": 1.5}, "shared_memory must be a number of bytes, got 1.5"),
        ({"grid": "ab", "block": 64}, "grid must be 1 to 3 positive numbers, got 'ab'"),
        ({"grid": 2.0, "block": 64}, "grid must be 1 to 3 positive numbers, got 2.0"),
        ({"grid": (), "block": 64}, r"grid must be 1 to 3 positive numbers, got \(\)"),
        ({"grid": 2, "block": 64, "kernel": "other"}, r"the artifact has no kernel @other \(k\)"),
    ],
)
def test_launches_that_cannot_be(artifact, options, message):
    with pytest.raises(LaunchError, match=message):
        launch(artifact, *values(), **options)


def test_blocks_have_a_size_that_chips_have():
    artifact = gpuir.compile("gpu.module @m { gpu.func @k() kernel { gpu.return } }", "sm_80", "cubin")
    with pytest.raises(LaunchError, match="a block has at most 1024 threads, got 2048"):
        launch(artifact, grid=1, block=(np.int64(1024), 2))


def test_what_is_no_artifact():
    with pytest.raises(TypeError, match="launch takes what gpuir.compile gives, got str"):
        launch(TEXT, grid=1, block=1)


def test_forms_that_no_device_takes():
    artifact = gpuir.compile("gpu.module @m { gpu.func @k() kernel { gpu.return } }", "sm_80", "llvm")
    with pytest.raises(LaunchError, match="the artifact ends with llvm: compile with emit='cubin'"):
        launch(artifact, grid=1, block=1)


def test_one_name_in_two_modules():
    text = "gpu.module @{} {{ gpu.func @k() kernel {{ gpu.return }} }}\n"
    artifact = gpuir.compile(text.format("a") + text.format("b"), "sm_80")
    with pytest.raises(LaunchError, match="the gpu.modules a, b each have a kernel @k"):
        launch(artifact, grid=1, block=1)


def test_a_fixed_offset_is_not_passed():
    text = "gpu.module @m { gpu.func @k(%x: memref<4xf32, strided<[1], offset: 8>>) kernel { gpu.return } }"
    report = gpuir.compile(text, "sm_80").kernels["k"]
    with pytest.raises(LaunchError, match="the type's offset of 8 elements is not passed"):
        marshal(report, [np.zeros(4, np.float32)], view)


def test_amd_is_not_launched():
    artifact = gpuir.compile("gpu.module @m { gpu.func @k() kernel { gpu.return } }", "gfx942")
    with pytest.raises(LaunchError, match="kernels for gfx942 are not launched here"):
        launch(artifact, grid=1, block=1)


def test_without_a_driver_it_is_one_error(artifact, monkeypatch):
    class Driver:
        class CUresult:
            CUDA_SUCCESS = 0

        @staticmethod
        def cuInit(flags: int):
            raise RuntimeError("no libcuda.so.1\nin any place")

    import cuda.bindings

    monkeypatch.setattr(cuda.bindings, "driver", Driver, raising=False)
    monkeypatch.setitem(sys.modules, "cuda.bindings.driver", Driver)
    for _ in range(2):
        with pytest.raises(LaunchError, match=r"there is no CUDA driver on this machine, .* \(no libcuda.so.1\)"):
            launch(artifact, *values(), grid=2, block=64)
    monkeypatch.setattr(Driver, "cuInit", lambda flags: (type("Code", (), {"name": "CUDA_ERROR_NO_DEVICE"})(),))
    with pytest.raises(LaunchError, match=r"the CUDA driver does not start \(CUDA_ERROR_NO_DEVICE\)"):
        launch(artifact, *values(), grid=2, block=64)
