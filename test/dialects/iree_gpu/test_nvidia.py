"""NVIDIA's kinds: fragments against the simulator's tables of the PTX ISA, and what attributes and multi_mma refuse."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import gpuir
from gpuir.dialects.iree_gpu import nvidia
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvMMAIntrinsic, NvWgmmaAttr, NvWgmmaIntrinsic
from gpuir.sim.fragments import mma, wgmma

KINDS = [kind.string for kind in NvMMAIntrinsic.cases()]
WARPGROUPS = [kind.string for kind in NvWgmmaIntrinsic.cases()]
#: PTX's element types by those in the names of kinds.
PTX = {
    "F16": "f16",
    "BF16": "bf16",
    "TF32": "tf32",
    "F64": "f64",
    "I8": "s8",
    "I4": "s4",
    "F8E4M3FN": "e4m3",
    "F8E5M2": "e5m2",
}
PER = {"f16": 2, "bf16": 2, "tf32": 1, "f64": 1, "s8": 4, "s4": 8, "e4m3": 4, "e5m2": 4}


@pytest.mark.parametrize("name", KINDS)
def test_fragments_of_mma_sync(context, name):
    kind = NvMMAAttr.get(name)
    m, n, k = kind.mnk
    assert (
        name == f"MMA_SYNC_{str(kind.c_type).upper()}_{m}x{n}x{k}_{name.rpartition('_')[2]}"
        and kind.subgroup_size == 32
    )
    element = PTX[name.rpartition("_")[2]]
    assert (m, n, k) in mma.SHAPES[element]
    per = PER[element]
    halves = m // 8
    # The instruction's registers go over halves of the rows first; those of a kind are in row-major order.
    lhs = mma.multiplicand(m, k, per)
    rows, columns = (each.reshape(32, -1, halves, per).swapaxes(1, 2).reshape(32, -1) for each in lhs.index)
    assert (kind.layout("lhs").element_map() == np.stack([rows, columns], axis=-1)).all()
    columns, rows = (each.reshape(32, -1) for each in mma.multiplicand(n, k, per).index)
    assert (kind.layout("rhs").element_map() == np.stack([rows, columns], axis=-1)).all()
    rows, columns = (each.reshape(32, -1) for each in mma.accumulator(m).index)
    assert (kind.layout("acc").element_map() == np.stack([rows, columns], axis=-1)).all()


def test_all_shapes_that_the_host_has():
    """Those of PTX but for single bits, unsigned ones, and what nvgpu.mma.sync does not take."""
    shapes = {(PTX[name.rpartition("_")[2]], tuple(map(int, name.split("_")[3].split("x")))) for name in KINDS}
    left = {(element, shape) for element in PER for shape in mma.SHAPES[element]} - shapes
    assert left == {("f16", (8, 8, 4)), *(("f64", (16, 8, k)) for k in (4, 8, 16))}


@pytest.mark.parametrize("name", WARPGROUPS)
@pytest.mark.parametrize("n", [8, 24, 128, 256])
def test_fragments_of_wgmma(context, name, n):
    kind = NvWgmmaAttr.get(name, n, 2)
    depth = 256 // kind.a_type.width
    assert kind.mnk == (64, n, 2 * depth) and kind.subgroup_size == 128
    assert name == f"WGMMA_{str(kind.c_type).upper()}_64xNx{depth}_{name.rpartition('_')[2]}"
    rows, columns = wgmma.accumulator(n)
    # The instruction's registers go over columns in eights first, in each over both halves of the rows.
    order = np.arange(n // 2).reshape(n // 8, 2, 2).swapaxes(0, 1).reshape(-1)
    found = kind.layout("acc")
    assert (found.element_map() == np.stack([rows, columns], axis=-1)[:, order]).all()
    assert found.shape == (64, n) and {len(places) for places in found.lane_map().values()} == {1}
    assert [found.element_of(lane, 1) for lane in (0, 37, 127)] == [
        tuple(found.element_map()[lane, 1]) for lane in (0, 37, 127)
    ]
    for operand, shape in (("lhs", (64, 2 * depth)), ("rhs", (2 * depth, n))):
        layout = kind.layout(operand)
        assert layout.shape == shape and kind.elements(operand) == (layout.registers, layout.registers)
        assert [layout.element_of(127, i * shape[1] + j) for i, j in product((0, 3), (0, 5))] == list(
            product((0, 3), (0, 5))
        )


@pytest.mark.parametrize("name", [*KINDS, WARPGROUPS[0]])
def test_cuts_are_the_map(context, name):
    """What passes cut a dimension into says the same as the map of elements."""
    kind = NvWgmmaAttr.get(name, 32) if name in WARPGROUPS else NvMMAAttr.get(name)
    for operand in ("lhs", "rhs", "acc"):
        layout = kind.layout(operand)
        lanes = np.arange(layout.subgroup_size)
        places = []
        for dimension in (0, 1):
            place, size = np.zeros((len(lanes), 1), int), layout.shape[dimension]
            for cut in layout.cuts(dimension):
                size //= cut.size
                first = lanes // cut.stride % cut.threads * cut.share if cut.stride else 0 * lanes
                held = first[:, None] + np.arange(cut.share)
                place = (place[:, :, None] + size * held[:, None, :]).reshape(len(lanes), -1)
            assert size == 1
            places.append(place)
        rows, columns = places
        whole = {lane: set(product(rows[lane].tolist(), columns[lane].tolist())) for lane in lanes}
        assert whole == {lane: set(map(tuple, layout.element_map()[lane].tolist())) for lane in lanes}


def test_text():
    source = (
        "module attributes {test.a = #gpuir_nv.wgmma_layout<n = 128, intrinsic = WGMMA_F32_64xNx16_F16>, "
        "test.b = #gpuir_nv.wgmma_layout<intrinsic = WGMMA_I32_64xNx32_I8, n = 48, unroll_k = 4, swizzle = 128>} {\n}\n"
    )
    printed = gpuir.asm(gpuir.parse(source, context=gpuir.Context()))
    assert "#gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 128>" in printed
    assert "#gpuir_nv.wgmma_layout<intrinsic = WGMMA_I32_64xNx32_I8, n = 48, unroll_k = 4, swizzle = 128>" in printed
    assert gpuir.asm(gpuir.parse(printed, context=gpuir.Context())) == printed


REFUSED = {
    "n": ("WGMMA_F32_64xNx16_F16", {"n": 12}, "expects n of WGMMA_F32_64xNx16_F16 to be a multiple of 8 up to 256, found 12"),
    "no n": ("WGMMA_F32_64xNx16_F16", {"n": 0}, "a multiple of 8 up to 256, found 0"),
    "wide": ("WGMMA_F32_64xNx16_F16", {"n": 264}, "a multiple of 8 up to 256, found 264"),
    "bytes": ("WGMMA_I32_64xNx32_I8", {"n": 40}, "to be 8, 16, 24, 32 or a multiple of 16 up to 256, found 40"),
    "unroll": ("WGMMA_F32_64xNx16_F16", {"n": 8, "unroll_k": 0}, "expects unroll_k to be at least 1, found 0"),
    "swizzle": ("WGMMA_F32_64xNx16_F16", {"n": 8, "swizzle": 16}, "expects swizzle to be 0, 32, 64 or 128 bytes, found 16"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_refused(context, case):
    name, parameters, message = REFUSED[case]
    with pytest.raises(ValueError, match="#gpuir_nv.wgmma_layout: .*" + message):
        NvWgmmaAttr.get(name, **parameters)
    text = ", ".join(f"{key} = {value}" for key, value in {"intrinsic": name, **parameters}.items())
    with pytest.raises(gpuir.ParseError, match=f"-:1:51: error: .*{message}"):
        gpuir.parse(f"module attributes {{test.a = #gpuir_nv.wgmma_layout<{text}>}} {{}}", context=gpuir.Context())


LANE = """
func.func @f(%l: vector<8x2x8x8xf16>, %r: vector<16x16xf16>, %c: vector<8xf32>) {
  %0 = iree_gpu.multi_mma %l, %r, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>],
    iterator_types = [], kind = #gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 16>,
    lhs_permutation = array<i64: 0, 2, 1, 3>} : vector<8x2x8x8xf16>, vector<16x16xf16> into vector<8xf32>
  return
}
"""


def test_whole_operands_have_permutations_in_the_form_of_lanes():
    assert "lhs_permutation = array<i64: 0, 2, 1, 3>" in gpuir.asm(gpuir.parse(LANE, context=gpuir.Context()))


@pytest.mark.parametrize(("old", "new", "message"), [
    ("lhs_permutation = array<i64: 0, 2, 1, 3>", "acc_permutation = array<i64: 0>",
     "takes acc_permutation with subgroup semantics only"),
    ("0, 2, 1, 3", "0, 2, 1", "expects lhs_permutation to permute the 4 inner dimensions of lhs"),
    ("vector<8xf32>", "vector<16xf32>", "1024, 256, 1024 for a subgroup or 1024, 256, 8 for a lane, found 1024, 256, 16"),
])  # fmt: skip
def test_multi_mma_refuses(old, new, message):
    with pytest.raises(gpuir.ParseError, match=message):
        gpuir.parse(LANE.replace(old, new), context=gpuir.Context())


def test_numbers_of_cases_are_the_tables():
    assert [case.value for case in NvMMAIntrinsic.cases()] == list(range(23))
    assert [case.value for case in NvWgmmaIntrinsic.cases()] == list(range(9))
    assert set(nvidia.NV_INTRINSICS) == set(NvMMAIntrinsic.cases())
