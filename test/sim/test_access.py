"""Faults of single accesses: which lane, which index or address, whatever lanes take part and however the check is made."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

SPACES = {"global": "", "shared": ", #gpu.address_space<workgroup>", "private": ", #gpu.address_space<private>"}
#: Beyond either end, and such that their places wrap around to valid ones: 2**62 elements of 4 bytes are 2**64.
INDICES = [-1, 16, -16, 2**32, 2**61, 2**62, 2**63 - 1, -(2**63), -(2**62)]
LANE = 37


def kernel(space: str, shape: tuple[int, ...], indices: str, masked: bool) -> str:
    sizes = "x".join(map(str, shape))
    type = f"memref<{sizes}xi32{SPACES[space]}>"
    memory = {"global": "", "shared": f"workgroup(%m: {type})", "private": f"private(%m: {type})"}[space]
    store = f"memref.store %one, %m[{indices}] : {type}"
    if masked:
        store = f"scf.if %some {{\n{store}\n}}"
    return f"""
gpu.module @kernels {{
  gpu.func @k(%{"m" if space == "global" else "unused"}: memref<{sizes}xi32>, %a: memref<64xindex>, %u: index) {memory} kernel {{
    %one = arith.constant 1 : i32
    %c3 = arith.constant 3 : index
    %t = gpu.thread_id x
    %some = arith.cmpi ugt, %t, %c3 : index
    %i = memref.load %a[%t] : memref<64xindex>
    {store}
    gpu.return
  }}
}}"""


@pytest.fixture(scope="module")
def context():
    return gpuir.Context()


def findings(context, text: str, *arguments, **options):
    return sim.launch(
        gpuir.parse(text, context=context), "k", 1, 64, *arguments, checks=False, on_fault="report", **options
    ).findings


@pytest.mark.sweep(8)
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize(
    ("shape", "indices", "axis"), [((16,), "%i", 0), ((16, 16), "%u, %i", 1), ((16, 16), "%i, %i", 0)]
)
@pytest.mark.parametrize("space", SPACES)
def test_an_index_of_one_lane(context, space, shape, indices, axis, masked):
    text = kernel(space, shape, indices, masked)
    for index in INDICES:
        places = np.arange(64) % 16
        places[LANE] = index
        (found,) = findings(context, text, np.zeros(shape, "i4"), places, 2)
        assert (found.kind, found.warp, found.lane, found.count) == ("out-of-bounds", 1, LANE - 32, 1)
        assert found.message == f"index {index} of dimension {axis} is outside of its size 16"
        # Lanes that take no part may have any index.
        places = np.arange(64) % 16
        places[2] = index
        assert bool(findings(context, text, np.zeros(shape, "i4"), places, 2)) != masked


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("space", SPACES)
def test_an_index_that_all_lanes_share(context, space, masked):
    text = kernel(space, (16, 16), "%u, %i", masked)
    for index in INDICES:
        (found,) = findings(context, text, np.zeros((16, 16), "i4"), np.arange(64) % 16, index)
        assert (found.lane, found.count) == ((4, 60) if masked else (0, 64))
        assert found.message == f"index {index} of dimension 0 is outside of its size 16"


#: What a kernel of pointers does; %p differs by lane, and %q is the same for all.
def pointers(access: str) -> str:
    return f"""
llvm.mlir.global external @s() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<256 x i8>
llvm.func @k(%g: !llvm.ptr, %a: !llvm.ptr, %u: i64) {{
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %vector = llvm.mlir.zero : vector<2xi32>
  %at = llvm.getelementptr %a[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i64
  %i = llvm.load %at : !llvm.ptr -> i64
  %s = llvm.mlir.addressof @s : !llvm.ptr<3>
  %p = llvm.getelementptr %g[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr %g[%u] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %ps = llvm.getelementptr %s[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
  %qs = llvm.getelementptr %s[%u] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
  {access}
  llvm.return
}}"""


ACCESSES = {
    "global": "llvm.store %one, %p : i32, !llvm.ptr",
    "global, of all": "llvm.store %one, %q : i32, !llvm.ptr",
    "shared": "llvm.store %one, %ps : i32, !llvm.ptr<3>",
    "shared, of all": "llvm.store %one, %qs : i32, !llvm.ptr<3>",
    "a vector": "llvm.store %vector, %ps : vector<2xi32>, !llvm.ptr<3>",
    "a vector in global memory": "llvm.store %vector, %p : vector<2xi32>, !llvm.ptr",
}


@pytest.mark.parametrize("name", ACCESSES)
def test_a_misaligned_address(context, name):
    one_lane = "of all" not in name
    offsets = np.arange(64) % 16 * 8
    assert not findings(context, pointers(ACCESSES[name]), np.zeros(256, "u1"), offsets, 8)
    offsets[LANE] += 2
    (found,) = findings(context, pointers(ACCESSES[name]), np.zeros(256, "u1"), offsets, 2)
    assert found.kind == "misaligned"
    assert found.message.endswith(f"is not a multiple of {8 if 'vector' in name else 4}")
    assert (found.warp, found.lane, found.count) == ((1, LANE - 32, 1) if one_lane else (0, 0, 1))


@pytest.mark.parametrize("name", ACCESSES)
def test_an_op_that_asks_for_less_than_its_size(context, name):
    """Such an access would be one of several instructions: what is not simulated is a finding, and nothing is rounded down."""
    kind = "vector<2xi32>" if "vector" in name else "i32"
    access = ACCESSES[name].replace(f" : {kind}", f" {{alignment = 1 : i64}} : {kind}")
    offsets = np.arange(64) % 16 * 8
    assert not findings(context, pointers(access), np.zeros(256, "u1"), offsets, 8)
    offsets[LANE] += 3
    (found,) = findings(context, pointers(access), np.zeros(256, "u1"), offsets, 3)
    assert found.kind == "misaligned"
    assert found.message.endswith(
        "is not a multiple of 4; the simulator does not split accesses that are aligned to less"
    )


@pytest.mark.parametrize(
    ("offset", "shown"), [(0, "0x0"), (-8, "0xfffffffffffffff8"), (-(2**63), "0x8000000000000000")]
)
def test_an_address_that_is_none(offset, shown):
    """Addresses have no sign, whatever a program computed."""
    text = """
llvm.func @k(%a: i64) attributes {gpu.kernel, nvvm.kernel} {
  %p = llvm.inttoptr %a : i64 to !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}"""
    found = sim.launch(text, "k", 1, 1, offset, on_fault="report").findings[0]
    assert found.kind == "out-of-bounds" and found.address == int(shown, 16)
    assert f"4 bytes at {shown} in global memory lie in no allocation (a null pointer or a number)" in found.message
