"""multi_mma before and after its distribution to lanes: reference lowering, simulator and NumPy agree."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import ir, sim
from gpuir.sim.types import small_float
from gpuir.transforms.iree_gpu import forall_to_lanes
from gpuir.transforms.iree_gpu.utils.rewriting import collect

BUFFERS = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    "drop-equivalent-buffer-results,canonicalize,cse"
)
LANES = "iree-gpu-concretize-mma-shapes,iree-gpu-distribute-mma-to-lanes"
#: With loops around intrinsics, for sizes that are not known, and unrolled.
FORMS = {
    "loops": "iree-multi-mma-to-loops,iree-gpu-vectorize-ops,iree-gpu-lower-ops",
    "unrolled": "iree-gpu-vectorize-ops,iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops",
}


def on_lanes(text: str, form: str):
    """The function on memrefs, for one subgroup."""
    module = gpuir.parse(text, context=gpuir.Context())
    gpuir.pass_manager(f"builtin.module(func.func({LANES},{FORMS[form]}),{BUFFERS})", context=module.context).run(
        module
    )
    with module.context:
        for forall in collect(module, "scf.forall"):
            assert forall_to_lanes(forall)
    assert not collect(module, "iree_gpu."), gpuir.asm(module)
    return module


def chip_of(intrinsic: str) -> tuple[str, int]:
    return ("gfx942", 64) if intrinsic.startswith("MFMA") else ("gfx1100", 32)


def simulated(text: str, form: str, intrinsic: str, arrays):
    chip, lanes = chip_of(intrinsic)
    f8 = "F8" in intrinsic
    arrays = [
        array.view(small_float("float8_e4m3fnuz")).copy() if f8 and i < 2 else array.copy()
        for i, array in enumerate(arrays)
    ]
    report = sim.launch(on_lanes(text, form), "run", 1, lanes, *arrays, chip=chip)
    assert report.operations[f"amdgpu.{'mfma' if lanes == 64 else 'wmma'}"]
    return arrays[2]


@pytest.mark.parametrize(("form", "outer"), [("loops", None), ("loops", (2, 3, 2)), ("unrolled", (2, 1, 3))])
def test_lanes_give_what_the_reference_gives(lab, case, intrinsic, seed, form, outer):
    subject = case(intrinsic, outer)
    view = lab.subject(lab.parse(subject.text))
    arrays = view.random(view.bounds((3, 1, 2)), np.random.default_rng(seed))
    expected = view.expected(*arrays)
    before = lab.run(subject, arrays)
    assert expected.accepts(before)
    if intrinsic == "WMMA_F16_16x16x16_F16":
        # IREE's layout gives each column to two lanes; RDNA3 gives the even rows to one and the odd ones to the other.
        with pytest.raises(sim.SimulationError, match="race"):
            simulated(subject.text, form, intrinsic, arrays)
        return
    after = simulated(subject.text, form, intrinsic, arrays)
    assert expected.accepts(after)
    assert not expected.accepts(arrays[2])


@pytest.mark.parametrize(
    "permutations", [((1, 0), None, None), (None, (1, 0), None), (None, None, (1, 0)), ((1, 0),) * 3]
)
@pytest.mark.parametrize("intrinsic", ["MFMA_F32_32x32x8_F16", "MFMA_I32_16x16x32_I8", "WMMA_F32_16x16x16_F16"])
def test_transposed_fragments(lab, case, seed, intrinsic, permutations):
    """The release's own form of the accumulator, with a permutation of three, would fail here."""
    subject = case(intrinsic, (2, 1, 2), permutations=permutations)
    view = lab.subject(lab.parse(subject.text))
    arrays = view.random([2, 1, 2], np.random.default_rng(seed))
    assert view.expected(*arrays).accepts(simulated(subject.text, "loops", intrinsic, arrays))


# Data-tiled layouts ----------------------------------------------------------------------------------------------------


def tile(matrix: np.ndarray, kind, name: str) -> np.ndarray:
    """A matrix (m, k), (n, k) or (m, n) as a data-tiled operand holds it, worked out from the attribute's docstring."""
    layout = kind.info.layouts[{"lhs": 0, "rhs": 1, "acc": 2}[name]]
    parallel = {"lhs": "m", "rhs": "n", "acc": "mn"}[name]
    # Of each dimension: subgroups, unrolled, then outer, thread and element of the intrinsic.
    order = (0, 1) if name != "rhs" else (1, 0)
    axes, shape = [], []
    for axis, d in enumerate(order):
        letter = parallel[axis] if axis < len(parallel) else "k"
        if letter == "k":
            parts = [("unroll_k", kind.unroll_k)]
        else:
            parts = [
                (f"subgroups_{letter}", getattr(kind, f"unroll_{letter}_to_subgroups")),
                (f"unroll_{letter}", getattr(kind, f"unroll_{letter}")),
            ]
        parts += [
            (f"outer_{axis}", layout.outer[d]),
            (f"thread_{axis}", layout.thread[d]),
            (f"element_{axis}", layout.element[d]),
        ]
        axes += [part for part, _ in parts]
        shape += [size for _, size in parts]
    strides = [layout.tstrides[d] for d in order]
    slow = sorted((0, 1), key=lambda axis: -(strides[axis] or 1 << 20))
    wanted = [f"{what}_{letter}" for letter in parallel for what in ("subgroups", "unroll")]
    wanted += ["outer_0", "outer_1", *(f"thread_{axis}" for axis in slow)]
    wanted += (["unroll_k"] if name != "acc" else []) + ["element_0", "element_1"]
    array = matrix.reshape(shape).transpose([axes.index(axis) for axis in wanted])
    keep = [size for axis, size in zip(wanted, array.shape) if size != 1 or axis.startswith("thread")]
    return np.ascontiguousarray(array).reshape(keep)


UNROLLED = {
    "once": "",
    "k": ", unroll_k = 2",
    "m and n": ", unroll_m = 2, unroll_n = 3",
    "all": ", unroll_m = 2, unroll_n = 2, unroll_k = 4",
    "subgroups of m": ", unroll_m_to_subgroups = 2, unroll_n = 2",
    "subgroups of n": ", unroll_m = 2, unroll_n_to_subgroups = 2, unroll_k = 2",
    "subgroups of both": ", unroll_m = 2, unroll_m_to_subgroups = 2, unroll_n_to_subgroups = 2",
}


@pytest.mark.parametrize("unrolled", UNROLLED)
@pytest.mark.parametrize(
    "intrinsic", ["MFMA_F32_16x16x4_F32", "MFMA_F32_16x16x16_F16", "MFMA_I32_32x32x16_I8", "WMMA_F32_16x16x16_F16"]
)
def test_data_tiled(lab, seed, intrinsic, unrolled):
    text = f"#iree_gpu.data_tiled_mma_layout<intrinsic = {intrinsic}{UNROLLED[unrolled]}>"
    context = gpuir.Context()
    holder = gpuir.parse(f"module attributes {{gpuir.kind = {text}}} {{}}", context=context)
    kind = holder.operation.attributes["gpuir.kind"]
    m, n, k = kind.mnk
    rng = np.random.default_rng(seed)
    integers = intrinsic.startswith("MFMA_I32")
    factor = np.int8 if integers else np.float32 if intrinsic.endswith("_F32") else np.float16
    a, b = (rng.integers(-4, 5, shape).astype(factor) for shape in ((m, k), (n, k)))
    c = rng.integers(-4, 5, (m, n)).astype(np.int32 if integers else np.float32)
    tiles = [tile(a, kind, "lhs"), tile(b, kind, "rhs"), tile(c, kind, "acc")]
    names = {"int8": "i8", "int32": "i32", "float16": "f16", "float32": "f32"}
    types = [f"tensor<{'x'.join(map(str, (1, 1, *t.shape)))}x{names[t.dtype.name]}>" for t in tiles]
    lanes = kind.subgroup_size * kind.unroll_m_to_subgroups * kind.unroll_n_to_subgroups
    maps = ", ".join(f"affine_map<(i, j, k) -> ({d})>" for d in ("i, k", "j, k", "i, j"))
    iterators = ", ".join(f"#iree_gpu.iterator_type<{t}>" for t in ("parallel", "parallel", "reduction"))
    module = gpuir.parse(
        f"func.func @run(%a: {types[0]}, %b: {types[1]}, %c: {types[2]}) -> {types[2]} attributes "
        f"{{gpu.known_block_size = array<i32: {lanes}, 1, 1>}} {{\n"
        f"  %0 = iree_gpu.multi_mma %a, %b, %c {{indexing_maps = [{maps}], iterator_types = [{iterators}], kind = {text}}} : "
        f"{types[0]}, {types[1]} into {types[2]}\n  return %0 : {types[2]}\n}}\n",
        context=context,
    )
    gpuir.pass_manager(
        f"builtin.module(func.func(iree-gpu-distribute-mma-to-lanes,{FORMS['unrolled']}),{BUFFERS})", context=context
    ).run(module)
    with context:
        for forall in collect(module, "scf.forall"):
            threads_to_ids(forall)
    assert not collect(module, "iree_gpu.")
    arrays = [t.reshape(1, 1, *t.shape).copy() for t in tiles]
    sim.launch(module, "run", 1, lanes, *arrays, chip=chip_of(intrinsic)[0])
    expected = tile((c.astype(np.int64) + a.astype(np.int64) @ b.astype(np.int64).T).astype(c.dtype), kind, "acc")
    assert (arrays[2][0, 0] == expected).all()
    assert not (expected == tiles[2]).all()


def threads_to_ids(forall) -> None:
    """The body of a loop over all threads, for thread_id x."""
    from gpuir.dialects import gpu

    op = forall.operation
    assert "linear_dim_0" in str(op.attributes["mapping"]) and not len(op.results)
    with ir.InsertionPoint(op), op.location:
        thread = gpu.thread_id(gpu.Dimension.x)
    block = op.regions[0].blocks[0]
    block.arguments[0].replace_all_uses_with(thread)
    for each in [each.operation for each in block.operations][:-1]:
        each.move_before(op)
    op.erase()
