"""The ops that are emitted: their order, one by one against whole products, flags, addresses, and what is refused."""

from __future__ import annotations

import _wgmma_kernels as kernels
import pytest

import gpuir
from gpuir import ir
from gpuir.intrinsics import wgmma
from gpuir.intrinsics.wgmma import WgmmaError, lift

WIDE = {"warp_row_tiles": 32, "warp_col_tiles": 96, "block_row_warps": 8, "block_col_warps": 2}


def by_atoms(e, A, B, fragment, C, rs, clear=False):
    """What wgmma and wgmma_rs do, by single steps."""
    a_params, b_params = e.compute_wgmma_a_desc_params(A), e.compute_wgmma_b_desc_params(B)
    desc_a = None if rs else e.init_wgmma_a_desc(A, a_params)
    desc_b = e.init_wgmma_b_desc(B, b_params)
    fragment = e.wgmma_fence_a(fragment) if rs else None
    C = e.wgmma_fence_c(C)
    e.wgmma_arrive()
    for j in range(e.wgmma_num_inst_n):
        for i in range(e.wgmma_num_inst_m):
            for ki in range(e.wgmma_num_k_atoms):
                if rs:
                    C = e.wgmma_rs_atom(fragment, desc_b, C, i, j, ki, b_params, clear)
                else:
                    C = e.wgmma_ss_atom(desc_a, desc_b, C, i, j, ki, a_params, b_params, clear)
    e.wgmma_commit()
    e.wgmma_wait(0)
    return e.wgmma_fence_c(C)


def simplified(module) -> str:
    with module.context:
        gpuir.pass_manager("builtin.module(canonicalize,cse)").run(module.operation)
    return str(module)


@pytest.mark.parametrize("rs", [False, True])
@pytest.mark.parametrize("changed", [{}, WIDE], ids=["one tile", "tiles"])
def test_atoms_are_the_whole_product(rs, changed):
    e = kernels.emitter(**changed)

    def whole(e, A, B, fragment, clear):
        C = e.accumulator()
        return e.wgmma_rs(fragment, B, C) if rs else e.wgmma(A, B, C)

    def single(e, A, B, fragment, clear):
        return by_atoms(e, A, B, fragment, e.accumulator(), rs)

    assert str(kernels.kernel(e, single)) == str(kernels.kernel(e, whole))


@pytest.mark.parametrize("rs", [False, True])
@pytest.mark.parametrize("kind", [0, 1, 6])
def test_atoms_on_vectors_are_the_whole_product(rs, kind):
    e = kernels.emitter(kernels.TYPES[kind], chunk=128)

    def whole(e, A, B, fragment, clear):
        C = e.accumulator().vector()
        return e.wgmma_rs(fragment, B, C) if rs else e.wgmma(A, B, C)

    def single(e, A, B, fragment, clear):
        return by_atoms(e, A, B, fragment, e.accumulator().vector(), rs)

    assert simplified(kernels.kernel(e, single)) == simplified(kernels.kernel(e, whole))


def steps(module) -> list[str]:
    wanted = ("nvvm.wgmma.", "llvm.inline_asm")
    short = {"llvm.inline_asm": "asm"}
    return [short.get(name, name[11:].split(".")[0]) for name in kernels.names(module) if name.startswith(wanted)]


@pytest.mark.parametrize(
    ("wait", "end"), [(0, ["commit", "wait", "asm"]), (1, ["commit", "wait"]), (-1, ["commit"])], ids=str
)
def test_order(wait, end):
    module = kernels.kernel(kernels.emitter(), lambda e, A, B, f, clear: e.wgmma(A, B, e.accumulator(), wg_wait=wait))
    assert steps(module) == ["asm", "fence", "mma_async", "mma_async", "mma_async", "mma_async", *end]
    module = kernels.kernel(kernels.emitter(), lambda e, A, B, f, clear: e.wgmma_rs(f, B, None, True, wg_wait=wait))
    assert steps(module) == ["asm", "fence", "asm", "asm", "asm", "asm", *end]


def test_first_product_alone_is_cleared():
    text = str(kernels.kernel(kernels.emitter(), lambda e, A, B, f, clear: e.wgmma(A, B, None, True)))
    assert (text.count("D[<f32>, <zero>]"), text.count("D[<f32>, <one>]")) == (1, 3)


def test_descriptors_begin_with_the_tiles_address():
    module = kernels.kernel(kernels.emitter(), lambda e, A, B, f, clear: e.wgmma(A, B, None, True))
    text = str(module)
    assert text.count("memref.extract_aligned_pointer_as_index") == 2
    # 1 << 62 for 128 bytes, stride 1024 >> 4 at bit 32, leading 1 at bit 16.
    assert text.count(f"arith.constant {1 << 62 | 64 << 32 | 1 << 16} : i64") == 2
    assert "262143" in text, "18 bits of the address"
    assert [f"arith.constant {step} : i64" in text for step in (2, 4, 6)] == [True] * 3, "32 bytes from step to step"


def test_swizzle_in_bit_63_is_a_negative_number():
    text = str(kernels.kernel(kernels.emitter(), lambda e, A, B, f, clear: e.wgmma(A, B, None, True), ("64B", "64B")))
    assert f"arith.constant {(2 << 62 | 32 << 32 | 1 << 16) - (1 << 64)} : i64" in text


def test_stages_of_a_buffer():
    """A memref.subview with an offset that is known at run time, as pipelines have it."""
    text = """
func.func @f(%stages: memref<3x64x64xf16, 3>, %s: index) {
  %0 = memref.subview %stages[%s, 0, 0] [1, 64, 64] [1, 1, 1]
    : memref<3x64x64xf16, 3> to memref<64x64xf16, strided<[64, 1], offset: ?>, 3>
  return
}"""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        block = module.body.operations[0].regions[0].blocks[0]
        with ir.InsertionPoint(block.operations[1]):
            tile = wgmma.shared(block.operations[0].result, "128B")
            e = kernels.emitter()
            accumulator = e.wgmma(tile, tile, None, True)
        assert module.operation.verify()
        assert len(accumulator.values) == 1
        found = str(module)
    assert "memref.extract_strided_metadata" in found and "arith.muli" in found


def test_stage_at_a_misaligned_place():
    text = "func.func @f(%m: memref<64x64xf16, strided<[64, 1], offset: 256>, 3>) { return }"
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        block = module.body.operations[0].regions[0].blocks[0]
        tile = wgmma.shared(block.arguments[0], "128B")
        message = "starts 512 bytes into its buffer; layout 128B needs a multiple of 1024"
        with ir.InsertionPoint(block.operations[0]), pytest.raises(WgmmaError, match=message):
            kernels.emitter().wgmma(tile, tile, None, True)


@pytest.mark.parametrize("type_", ["index", "i32"])
def test_given_thread_number(type_):
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(
            f"func.func @f(%a: memref<128x64xf16, 3>, %b: memref<64x64xf16, 3>, %t: {type_}) {{ return }}"
        )
        block = module.body.operations[0].regions[0].blocks[0]
        a, b, thread = block.arguments
        with ir.InsertionPoint(block.operations[0]):
            e = kernels.emitter(block_row_warps=8, thread_var=thread)
            e.wgmma(wgmma.shared(a, "128B"), wgmma.shared(b, "128B"), None, True)
        assert module.operation.verify()
        found = str(module)
    assert "gpu.thread_id" not in found and "nvvm.shfl.sync" in found


def test_a_memref_value_is_a_linear_tile():
    def body(e, A, B, fragment, clear):
        return e.wgmma(A.memref, B.memref, None, True)

    linear = kernels.kernel(kernels.emitter(), body)
    told = kernels.kernel(kernels.emitter(), lambda e, A, B, f, clear: e.wgmma(A, B, None, True), ("linear", "linear"))
    assert str(linear) == str(told)


def test_saturation():
    e = kernels.emitter(kernels.TYPES[6])
    text = str(kernels.kernel(e, lambda e, A, B, f, clear: e.wgmma(A, B, None, True, saturate=True), ("64B", "64B")))
    assert text.count("<satfinite>") == 2
    text = str(kernels.kernel(e, lambda e, A, B, f, clear: e.wgmma_rs(f, B, None, True, saturate=True), ("64B", "64B")))
    assert text.count(".s32.s8.s8.satfinite {") == 2


def test_lift():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            values = [lift(True), lift(7), lift(2.5), lift(3, ir.IntegerType.get_signless(64))]
            assert lift(values[0]) == values[0] == lift(values[0].owner)
        assert [str(value.type) for value in values] == ["i1", "index", "f32", "i64"]
        with pytest.raises(WgmmaError, match="'x' is neither an SSA value nor a number"):
            lift("x")


def refuse(body, message, e=None, layouts=("128B", "128B")):
    with pytest.raises(WgmmaError, match=message):
        kernels.kernel(e or kernels.emitter(), body, layouts)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda e, A, B, f, c: e.wgmma(A, B), "no accumulator is given, and clear_accum is False; expected True"),
        (
            lambda e, A, B, f, c: e.wgmma(A, B, None, c),
            "no accumulator is given, and clear_accum is a value of type i1; expected True",
        ),
        (lambda e, A, B, f, c: e.wgmma(A.tile, B, None, True), r"A is SharedTile\(.*\), a tile without a value"),
        (
            lambda e, A, B, f, c: e.wgmma(f, B, None, True),
            "a value of type vector<32xf16> is no operand in shared memory",
        ),
        (
            lambda e, A, B, f, c: e.wgmma(A, B, f),
            "a value of type vector<32xf16> is no accumulator; expected vector<32xf32> or an Acc",
        ),
        (
            lambda e, A, B, f, c: e.wgmma_rs(A.memref, B, None, True),
            "a value of type memref<.* is no fragment of A; expected vector<32xf16>",
        ),
        (
            lambda e, A, B, f, c: e.wgmma(A, B, e.accumulator(), f),
            "clear_accum is a value of type vector<32xf16>; expected a bool or an SSA value of type i1",
        ),
        (
            lambda e, A, B, f, c: e.wgmma(A, B, None, True, saturate=True),
            "saturate: wgmma saturates sums of int32 alone",
        ),
        (lambda e, A, B, f, c: e.wgmma_wait(8), r"wgmma_wait\(8\): the number of groups is 0 to 7"),
        (
            lambda e, A, B, f, c: e.wgmma_rs_atom(f, None, None, 0, 0, 4, e.compute_wgmma_b_desc_params(B)),
            "ki 4 is not one of the 4 atoms",
        ),
        (
            lambda e, A, B, f, c: e.init_wgmma_a_desc(A, e.compute_wgmma_a_desc_params(A.memref)),
            r"WGMMADescriptorParams\(swizzle_mode=0, .* are not the parameters of A, a tile SharedTile",
        ),
        (
            lambda e, A, B, f, c: e.wgmma(A, B, kernels.emitter(warp_col_tiles=32).accumulator()),
            "an Accumulator of 1 tiles of 16 registers of float32: expected 1 of 32 of float32",
        ),
        (lambda e, A, B, f, c: e.accumulator().element(32), "index 32 is not one of the 32 of a thread in C"),
        (
            lambda e, A, B, f, c: e.accumulator().rebuild([f]),
            r"1 values \(vector<32xf16>\) do not make an accumulator of 1 struct",
        ),
    ],
)
def test_refused(body, message):
    refuse(body, message)


def test_short_k_is_refused():
    e = kernels.emitter(kernels.TYPES[6], chunk=16)
    assert e.wgmma_num_k_atoms == 1
    message = "chunk 16: m64n64k32 takes 32 elements of int8 along K at once"
    refuse(lambda e, A, B, f, c: e.wgmma(A, B, None, True), message, e, ("none", "none"))
    refuse(lambda e, A, B, f, c: e.wgmma_rs(f, B, None, True), message, e, ("none", "none"))


@pytest.mark.parametrize("kind", [3, 4, 6])
def test_transposition_of_other_than_16_bits_is_refused(kind):
    e = kernels.emitter(kernels.TYPES[kind], a_transposed=True)
    message = f"A of {e.a_dtype} is not K-major, and wgmma transposes elements of 16 bits alone; use a_transposed False"
    refuse(lambda e, A, B, f, c: e.wgmma(A, B, None, True), message, e, ("none", "none"))
    e = kernels.emitter(kernels.TYPES[kind], b_transposed=False)
    refuse(lambda e, A, B, f, c: e.wgmma_rs(f, B, None, True), "B of .* use b_transposed True", e, ("none", "none"))


def test_negation_of_integers_is_refused():
    e = kernels.emitter(kernels.TYPES[6])
    message = "negate_a True, negate_b False: wgmma negates no operands of int8"
    refuse(lambda e, A, B, f, c: e.wgmma(A, B, None, True, negate_a=True), message, e, ("64B", "64B"))


def test_tile_larger_than_shared_memory_is_refused():
    e = kernels.emitter(kernels.TYPES[3], block_col_warps=2, warp_col_tiles=256, chunk=128)
    message = "B, SharedTile.*, has 262144 bytes, a block has at most 232448"
    refuse(lambda e, A, B, f, c: e.wgmma(A, B, None, True), message, e)
