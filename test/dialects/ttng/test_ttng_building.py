"""Building `ttng` from Python: builders in the order of the document, tokens, barriers, and memory effects."""

from __future__ import annotations

import inspect
from typing import Any

import _triton_ir
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import ttg, ttng
from gpuir.host import module as host_module


def _parameters(builder: Any) -> tuple[list[str], set[str]]:
    parameters = inspect.signature(builder).parameters.values()
    positional = [p.name + ("=()" if p.default == () else "") for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD]
    return positional, {p.name for p in parameters if p.kind is p.KEYWORD_ONLY} - {"loc", "ip", "results"}


@pytest.mark.parametrize(
    "name, positional, keyword",
    [
        ("arrive_barrier", "alloc count", "pred cta_mask from_cta multicast_cta"),
        ("async_copy_mbarrier_arrive", "barrier", "no_increment"),
        (
            "async_tma_copy_global_to_local",
            "desc coord barrier result pred",
            "cache evict is_volatile multicast offsets",
        ),
        ("async_tma_gather", "desc x_offsets y_offset barrier result pred", "multicast cache_policy"),
        ("async_tma_reduce", "kind desc coord src", ""),
        ("barrier_expect", "alloc size pred", "from_cta"),
        ("tc_gen5_commit", "barrier descs=()", "pred two_ctas"),
        (
            "tc_gen5_mma",
            "a b d use_d pred barriers=() barrier_preds=()",
            "acc_dep two_ctas is_async multicast is_unsigned token",
        ),
        (
            "tc_gen5_mma_scaled",
            "a b d a_scale b_scale a_type b_type use_d pred barriers=() barrier_preds=()",
            "acc_dep is_async two_ctas multicast token",
        ),
        ("tmem_alloc", "result", "src token"),
        ("tmem_load", "result src", "dep token red red_op abs na_n"),
        ("tmem_store", "dst src pred", "dep token"),
        ("wait_barrier", "alloc phase deps=()", "pred"),
        ("warp_group_dot", "a b c", "use_c input_precision max_num_imprecise_acc is_async"),
        ("warp_group_dot_wait", "inputs pendings", "warp_group_local"),
    ],
)
def test_builders_take_arguments_in_the_order_of_the_document(name: str, positional: str, keyword: str) -> None:
    assert _parameters(getattr(ttng, name)) == (positional.split(), set(keyword.split()))


def test_every_op_has_a_builder() -> None:
    for name in ttng.TTNG.ops:
        assert callable(getattr(ttng, name.removeprefix("ttng.")))


def _types() -> dict[str, ir.Type]:
    nvmma = ttg.NVMMASharedEncodingAttr.get(swizzling_byte_width=128, transposed=False, element_bit_width=16)
    plain = ttg.SwizzledSharedEncodingAttr.get(vec=1, per_phase=1, max_phase=1, order=[0])
    smem, tmem = ttg.SharedMemorySpaceAttr.get(), ttng.TensorMemorySpaceAttr.get()
    acc = ttng.TensorMemoryEncodingAttr.get(block_m=128, block_n=128, unpacked=True)
    get, f16, i64 = ttg.MemDescType.get, ir.F16Type.get(), ir.IntegerType.get_signless(64)
    return {
        "a": get([128, 64], f16, nvmma, smem, mutable=True),
        "b": get([64, 128], f16, nvmma, smem, mutable=True),
        "d": get([128, 128], ir.F32Type.get(), acc, tmem, mutable=True),
        "barrier": get([1], i64, plain, smem, mutable=True),
    }


def test_a_tensor_core_loop_body_is_built(context: ir.Context) -> None:
    types = _types()
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        a, b, barrier = (ttg.local_alloc(types[name]) for name in ("a", "b", "barrier"))
        d, token = ttng.tmem_alloc(types["d"], token=True)
        ttng.init_barrier(barrier, 1)
        ttng.arrive_barrier(barrier, 2, pred=True)
        token = ttng.tc_gen5_mma(a, b, d, False, True, [barrier], [True], acc_dep=token, two_ctas=True, token=True)
        assert token.type == ttg.AsyncTokenType.get()
        plain = ttng.tc_gen5_mma(a, b, d, True, True)
        ttng.wait_barrier(barrier, 0, [a, b])
    assert isinstance(plain, ttng.TCGen5MMAOp) and plain.token is None and not plain.two_ctas
    op = token.owner.opview
    assert (
        op.two_ctas and list(op.barriers) == [barrier] and op.acc_dep == d.owner.opview.token and op.use_d is not None
    )
    assert module.operation.verify()
    text = gpuir.asm(module)
    assert "[%token], %false, %true_0, %2[%true_1] {two_ctas} : " in text
    assert "ttng.wait_barrier %2, %c0_i32 deps %0, %1 : " in text
    assert gpuir.asm(gpuir.parse(text)) == text


def test_builders_refuse(context: ir.Context) -> None:
    with ir.InsertionPoint(ir.Module.create().body):
        barrier = ttg.local_alloc(_types()["barrier"])
        with pytest.raises(TypeError, match="count"):
            ttng.arrive_barrier(barrier, "two")
        with pytest.raises(TypeError, match="'alloc'"):
            ttng.arrive_barrier("barrier", 2)


def _run(passes: str, arguments: str, body: str) -> str:
    module = gpuir.parse(
        f"{_triton_ir.HEADER}func.func private @use(tensor<128x128xf32, #blocked1>, tensor<128x128xf32, #blocked1>)\n"
        f"func.func @f({arguments}) {{\n{body}\n  return\n}}\n}}\n"
    )
    host_module("passmanager").PassManager.parse(f"builtin.module({passes})").run(module.operation)
    return gpuir.asm(module)


_BUFFER = "!ttg.memdesc<128x128xf32, #tmem, #ts, mutable>"
_TENSOR = "tensor<128x128xf32, #blocked1>"
_LOAD = f"ttng.tmem_load %d : {_BUFFER} -> {_TENSOR}"
_USE = f"call @use(%0, %1) : ({_TENSOR}, {_TENSOR}) -> ()"


@pytest.mark.parametrize(
    "between, loads",
    [
        ("", 1),
        (f"ttng.tmem_store %t, %d, %p : {_TENSOR} -> {_BUFFER}", 2),
        ("ttng.tensormap_fenceproxy_acquire %r : !tt.ptr<i8>", 2),
        ("ttng.fence_async_shared {bCluster = false}", 2),
        (f"%s = ttng.tmem_subslice %d {{N = 0 : i32}} : {_BUFFER} -> {_BUFFER}", 1),
    ],
)
def test_loads_are_merged_when_nothing_writes_between(context: ir.Context, between: str, loads: int) -> None:
    text = _run(
        "cse",
        f"%d: {_BUFFER}, %t: {_TENSOR}, %p: i1, %r: !tt.ptr<i8>",
        f"%0 = {_LOAD}\n{between}\n%1 = {_LOAD}\n{_USE}",
    )
    assert text.count("ttng.tmem_load") == loads


def test_unused_ops_that_only_read_go_and_others_stay(context: ir.Context) -> None:
    body = (
        f"%0 = {_LOAD}\n%s = ttng.tmem_subslice %d {{N = 0 : i32}} : {_BUFFER} -> {_BUFFER}\n"
        f"%m = ttng.tmem_alloc %t : ({_TENSOR}) -> !ttg.memdesc<128x128xf32, #tmem, #ts>\n"
        "ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>\n"
        "ttng.async_tma_store_wait {pendings = 0 : i32}"
    )
    arguments = f"%d: {_BUFFER}, %t: {_TENSOR}, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>"
    text = _run("canonicalize", arguments, body)
    assert "tmem_load" not in text and "tmem_subslice" not in text and "tmem_alloc" not in text
    assert "init_barrier" in text and "async_tma_store_wait" in text


def test_an_asynchronous_dot_reads_its_buffers(context: ir.Context) -> None:
    a, b = "!ttg.memdesc<64x16xf16, #shared, #smem, mutable>", "!ttg.memdesc<16x64xf16, #shared, #smem, mutable>"
    c, x = "tensor<64x64xf32, #mma>", "tensor<64x16xf16, #blocked>"
    dot = f"ttng.warp_group_dot %a, %b, %c : {a} * {b} -> {c}"
    for between, dots in (("", 1), (f"ttg.local_store %x, %a : {x} -> {a}", 2)):
        module = gpuir.parse(
            f"{_triton_ir.HEADER}func.func @f(%a: {a}, %b: {b}, %c: {c}, %x: {x}) -> ({c}, {c}) {{\n"
            f"%0 = {dot}\n{between}\n%1 = {dot}\nreturn %0, %1 : {c}, {c}\n}}\n}}\n"
        )
        host_module("passmanager").PassManager.parse("builtin.module(cse)").run(module.operation)
        assert gpuir.asm(module).count("warp_group_dot") == dots


@pytest.mark.parametrize("warps, refused", [(2, True), (4, False), (8, False)])
def test_wgmma_takes_whole_warp_groups(context: ir.Context, warps: int, refused: bool) -> None:
    a, b = "!ttg.memdesc<64x16xf16, #shared, #smem>", "!ttg.memdesc<16x64xf16, #shared, #smem>"
    text = (
        (
            f"{_triton_ir.HEADER}func.func @f(%a: {a}, %b: {b}, %c: tensor<64x64xf32, #mma>) {{\n"
            f"%0 = ttng.warp_group_dot %a, %b, %c : {a} * {b} -> tensor<64x64xf32, #mma>\nreturn\n}}\n}}\n"
        )
        .replace('"ttg.num-warps" = 4', f'"ttg.num-warps" = {warps}')
        .replace(
            "warpsPerCTA = [4, 1], instrShape = [16, 64, 16]", f"warpsPerCTA = [{warps}, 1], instrShape = [16, 64, 16]"
        )
    )
    message = _triton_ir.refusal(text)
    assert (message or "").endswith("expects a number of warps that 4 divides, found 2") == refused
