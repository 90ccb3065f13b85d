"""The type stubs: checkers accept programs that are right and report those that are wrong; the stubs fit the modules."""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from _generated import ROOT, SAMPLE, generate, of_specs, sample

sys.path.pop(0)

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

import gpuir
from gpuir import ir
from gpuir.dialects import iree_gpu
from gpuir.ods import stubs

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
STUBS = [path for path in of_specs() if path.suffix == ".pyi"]
PACKAGE = ROOT / "stubs" / "gpuir-stubs"

RIGHT = """
import gpuir
from gpuir import ir
from gpuir.dialects import arith, iree_gpu, memref, scf
from gpuir.dialects.iree_gpu import SubgroupLayout, MMAAttr, MMAIntrinsic, MultiMmaOp
from sample_dialect import Flags, LoopOp, OptionsAttr, TileType, TokenType, branch, load, loop, store_many, switch


def build(a: ir.Value, b: ir.Value, c: ir.Value, where: ir.InsertionPoint) -> ir.Value:
    maps = [ir.AffineMap.get(0, 0, [])] * 3
    kind = MMAAttr.get(MMAIntrinsic.MFMA_F32_16x16x16_F16)
    iree_gpu.multi_mma(a, b, c, maps, ["parallel"], "MFMA_F32_16x16x16_F16", rhs_permutation=(1, 0))
    first = iree_gpu.multi_mma(
        lhs=a, rhs=b, acc=c, indexing_maps=maps, iterator_types=[0], kind=kind, results=[c.type], ip=where
    )
    op = MultiMmaOp(first, b, c, maps, [iree_gpu.IteratorType.reduction], kind)
    again = iree_gpu.multi_mma(op, b, c, op.indexing_maps, op.iterator_types, op.kind, loc=op.location)
    op.lhs = again
    op.rhs_permutation = [1, 0]
    op.rhs_permutation = None
    del op.acc_permutation
    x, y = iree_gpu.value_barrier([again, op])
    iree_gpu.yield_([x, y])
    return op.result


def arithmetic(i: ir.Value, buffer: ir.Value) -> ir.Value:
    j = 2 * i + 1 - arith.addi(i, 1)
    for k in scf.for_(0, j):
        memref.store(memref.load(buffer, [0]), buffer, [k, i])
    return arith.select(j < 4, -j, 0) | (i >> 1)


def query(kind: MMAAttr) -> tuple[SubgroupLayout, ir.VectorType, int, str]:
    whole: MMAIntrinsic = kind.intrinsic.value
    return kind.layout("Acc"), kind.vector_type(iree_gpu.MMAFragment.Acc), kind.m + whole.value, whole.string


def read(text: str) -> list[str]:
    with gpuir.Context():
        module = gpuir.parse(text)
        gpuir.pass_manager("builtin.module(cse)").run(module)
        return [str(named.operation.name) for named in module.body.operations]


def everything(value: ir.Value, block: ir.Block, f32: ir.Type) -> LoopOp:
    tile: TileType = TileType.get(4, f32, label=None)
    size: int = tile.bytes(padding=2) + tile.size
    options = OptionsAttr.get(Flags.Bounds | Flags.Races, all_flags=["races", 1], sizes=[size])
    present: list[int] = options.sizes
    load(f32, value, [0, value, 3], mask=True, token=True, mode="slow", use_d=True, options=(None, [], present))
    store_many([], [value], 1, ["a", 1], [2], f32, "name")
    switch(3).cases[0].blocks[0].append(loop(0))
    branch(block, [block])
    TokenType.get(context=value.context)
    return loop(value)
"""
#: Each line with the code that mypy reports at it.
WRONG = """
from gpuir import ir
from gpuir.dialects import iree_gpu
from sample_dialect import Mode, OptionsAttr, TileType, load, loop, switch


def wrong(a: ir.Value, maps: list[ir.AffineMap], kind: iree_gpu.MMAAttr, f32: ir.Type) -> None:
    iree_gpu.multi_mma(a, a, a, maps, [], kind, permutation=[1, 0])  # call-arg
    iree_gpu.multi_mma(a, a, a, maps, [])  # call-arg
    iree_gpu.multi_mma(1, a, a, maps, [], kind)  # arg-type
    iree_gpu.multi_mma(a, f32, a, maps, [], kind)  # arg-type
    iree_gpu.multi_mma(a, a, a, ["d0"], [], kind)  # list-item
    iree_gpu.multi_mma(a, a, a, maps, [1.5], kind)  # list-item
    iree_gpu.multi_mma(a, a, a, maps, [], 1.5)  # arg-type
    iree_gpu.multi_mma(a, a, a, maps, [], kind, rhs_permutation=["1"])  # list-item
    iree_gpu.multi_mma(a, a, a, maps, [], kind, [1, 0])  # call-arg
    iree_gpu.value_barrier("a")  # arg-type
    iree_gpu.barrier([a])  # attr-defined
    iree_gpu.MMAAttr.get()  # call-arg
    iree_gpu.MMAIntrinsic.MFMA  # attr-defined
    iree_gpu.LaneIdAttr.get("0")  # arg-type
    kind.layout(None)  # arg-type
    kind.rows  # attr-defined
    kind.m = 3  # misc
    text: str = kind.info.m  # assignment
    load(a, a)  # arg-type
    load(f32, a, token="token")  # arg-type
    load(f32, a, mask=1.5)  # arg-type
    load(f32, a, mode=Mode)  # arg-type
    loop("start")  # arg-type
    switch()  # call-arg
    TileType.get(4)  # call-arg
    OptionsAttr.get(all_flags=3, sizes=[1])  # arg-type
    class Mine(iree_gpu.MMAAttr): ...  # misc
"""

RIGHT_HOST = """
import gpuir
from gpuir import ir
from gpuir.dialects import gpu, nvgpu
from gpuir.schedules import OpHandle, Results


def kernel(m: ir.Value, token: ir.Value, f16: ir.Type) -> ir.Value:
    tid = gpu.thread_id("x", upper_bound=128)
    gpu.thread_id(gpu.Dimension.y)
    gpu.memcpy(m, m)
    gpu.memcpy(None, [token], m, m)
    gpu.memcpy(m, m, async_token=True, async_dependencies=[token])
    with gpu.stream() as stream:
        gpu.memset(m, 1.5)
    matrix = gpu.MMAMatrixType.get([16, 16], f16, "AOp")
    rows: int = matrix.shape[0]
    gpu.subgroup_mma_load_matrix(matrix, m, [tid, 0], rows)
    copy = nvgpu.device_async_copy(m, [tid, 0], m, [0, 0], 8, bypass_l1=True)
    nvgpu.device_async_wait(nvgpu.device_async_create_group([copy]), num_groups=0)
    group = nvgpu.MBarrierGroupType.get(4)
    nvgpu.mbarrier_init(nvgpu.mbarrier_create(group), 128, predicate=True)
    target = gpu.NVVMTargetAttr.get("sm_90", O=3)
    level: int = target.optimization
    view: gpu.ThreadIdOp = gpu.ThreadIdOp(gpu.DimensionAttr.get("x"), upper_bound=level)
    view.upper_bound = None
    return stream.token if level else tid


def tile(module: ir.Module) -> ir.Module:
    with gpuir.schedule() as s:
        matmul: OpHandle = s.match("linalg.matmul")
        tiled: Results = matmul.tile([32, s.param(8)])
        tiled.loops[0].apply_licm().get_parent_op(op_name="func.func").apply_cse()
        tiled.main.structured.vectorize([32, s.param(8), 64], vectorize_nd_extract=True)
        inner, outer = s.match("scf.for").split_handle(2)
        main = inner.peel(peel_front=True)
        main[0].unroll(factor=2)
        outer.loop.unroll(2)
        s.apply_cse()
        assert main[1].type and s.match(["scf.for"]).num_associations().type and str(s)
    s.apply(module)
    return module
"""
WRONG_HOST = """
import gpuir
from gpuir import ir
from gpuir.dialects import gpu, nvgpu


def wrong(m: ir.Value, f16: ir.Type) -> None:
    gpu.thread_id()  # call-arg
    gpu.thread_id("x", bound=3)  # call-arg
    gpu.thread_id(1.5)  # arg-type
    gpu.thread_idx("x")  # attr-defined
    gpu.memcpy(m)  # call-overload
    gpu.subgroup_size(upper_bound="x")  # arg-type
    gpu.MMAMatrixType.get([16, 16], f16)  # call-arg
    gpu.MMAMatrixType.get([16, 16], f16, 0)  # arg-type
    gpu.Dimension.w  # attr-defined
    nvgpu.device_async_copy(m, [0], m, [0], "8")  # arg-type
    nvgpu.ldmatrix(m, m, [0], True, 4)  # arg-type
    nvgpu.MBarrierGroupType.get("4")  # arg-type
    nvgpu.mbarrier_create(3).shape  # attr-defined
    with gpuir.schedule() as s:
        s.match("scf.for").unroll()  # call-arg
        s.match("scf.for").unroll("4")  # arg-type
        s.match("scf.for").unrol(4)  # attr-defined
        s.match("scf.for").loop.unrol(4)  # attr-defined
        s.match("scf.for").apply_cse().unroll(4, 5)  # call-arg
        s.tile([4], threads=[1])  # call-arg
        s.vectorize(vector_sizes="4")  # arg-type
        s.applies()  # attr-defined
"""

RIGHT_TRITON = """
import gpuir
from gpuir import ir
from gpuir.analysis import find_ops, layouts
from gpuir.dialects import tt, ttg, ttng
from gpuir.dialects.transform import nvgpu


def triton(pointer: ir.Value, tile: ir.Value, f16: ir.Type) -> ir.Value:
    blocked = ttg.BlockedEncodingAttr.get([4], [32], [4], [0])
    warps: list[int] = blocked.warps_per_cta
    numbers = tt.make_range(ir.RankedTensorType.get([512], ir.IntegerType.get_signless(32), blocked), 0, 512)
    pointers = tt.splat(ir.RankedTensorType.get([512], tt.PtrType.get(f16), blocked), pointer)
    address = tt.addptr(pointers, numbers)
    loaded = tt.load(address, cache="cg", evict=tt.EvictionPolicy.EVICT_FIRST, is_volatile=False)
    tt.store(address, loaded, cache=2)
    tt.atomic_rmw(loaded.type, "fadd", address, loaded, "relaxed", "gpu")
    load = tt.LoadOp(address)
    load.cache = "ca"
    policy: ir.IntegerAttr = load.cache
    return tt.get_program_id("x") if warps and policy.value else loaded


def shared(tile: ir.Value, f16: ir.Type) -> ir.Value:
    swizzled = ttg.SwizzledSharedEncodingAttr.get(8, 1, 8, [1, 0])
    kind = ttg.MemDescType.get([64, 32], f16, swizzled, ttg.SharedMemorySpaceAttr.get(), True)
    shape: list[int] = kind.shape
    buffer = ttg.local_alloc(kind, src=tile)
    view = ttg.memdesc_trans(buffer, [1, 0])
    token = ttg.async_wait((), 0)
    ttg.local_store(tile, ttg.memdesc_trans(view, order=(1, 0)))
    ttg.convert_layout(tile.type, tile)
    return ttg.local_load(tile.type, buffer, token=token) if shape else buffer


def hopper(barrier: ir.Value, a: ir.Value, b: ir.Value, c: ir.Value) -> ir.Value:
    ttng.init_barrier(barrier, 1)
    ttng.barrier_expect(barrier, 8192, True)
    ttng.wait_barrier(barrier, 0, deps=[a])
    encoding = ttng.TensorMemoryEncodingAttr.get(128, 128, True)
    rows: int = encoding.block_m
    ttng.fence_async_shared(False)
    d = ttng.warp_group_dot(a, b, c, is_async=True, input_precision="tf32")
    waited: ir.Value = ttng.warp_group_dot_wait([d], 0)
    return waited if rows else d


def script(handle: ir.Value) -> ir.Value:
    return nvgpu.nvgpu_create_async_groups(handle.type, handle, bypass_l1=True)


def analyse(module: ir.Module) -> int:
    return len(find_ops(module, tt.DotOp, "ttng.warp_group_dot")) + len(layouts(module))
"""
WRONG_TRITON = """
import gpuir
from gpuir import ir
from gpuir.dialects import tt, ttg, ttng
from gpuir.dialects.transform import nvgpu


def wrong(p: ir.Value, f16: ir.Type) -> None:
    tt.load(p, cache=1.5)  # arg-type
    tt.load(p, evicts="evict_first")  # call-arg
    tt.load()  # call-arg
    tt.store(p)  # call-arg
    tt.make_range(f16, 0)  # call-arg
    tt.make_range(f16, "0", 4)  # arg-type
    tt.get_program_id(1.5)  # arg-type
    tt.PtrType.get("f16")  # arg-type
    tt.EvictionPolicy.LAST  # attr-defined
    tt.LoadOp(p).cache = 1.5  # assignment
    tt.lod(p)  # attr-defined
    ttg.BlockedEncodingAttr.get([4], [32], [4])  # call-arg
    ttg.BlockedEncodingAttr.get(["4"], [32], [4], [0])  # list-item
    ttg.MemDescType.get([4], f16, None, None)  # arg-type
    ttg.local_alloc(p.type, source=p)  # call-arg
    ttg.memdesc_trans(p, ["1"])  # list-item
    ttg.async_wait((), "0")  # arg-type
    ttng.init_barrier(p, "1")  # arg-type
    ttng.warp_group_dot(p, p)  # call-arg
    ttng.warp_group_dot(p, p, p, input_precision=1.5)  # arg-type
    ttng.TensorMemoryEncodingAttr.get(128)  # call-arg
    nvgpu.nvgpu_create_async_groups(f16, p, bypass="x")  # call-arg
    nvgpu.nvgpu_pipeline_shared_memory_copies(f16, p, "2")  # arg-type
    nvgpu.nvgpu_rewrite_copy_as_tm(p)  # attr-defined
"""

RIGHT_UPSTREAM = """
from gpuir import ir
from gpuir.dialects import arith, llvm, memref, scf, vector
from gpuir.passes.registry import NoMatch, no_match, pattern
from gpuir.passes.rewriter import PatternRewriter


@pattern("arith.mulf", name="test_stubs.square")
def square(op: arith.MulFOp, rewriter: PatternRewriter) -> NoMatch | None:
    if op.lhs != op.rhs:
        return no_match("of two values")
    with rewriter.ip:
        whole: ir.OpResult = arith.mulf(op.lhs, op.rhs, fastmath=op.fastmath)
    rewriter.replace_op(op, [whole])
    return None


@pattern(scf.IfOp, name="test_stubs.empty", benefit=2, ambient=False)
def empty(op: ir.OpView, rewriter: PatternRewriter, location: ir.Location) -> None:
    rewriter.erase_op(op)


def wait() -> None:
    pattern("ttng.wait_barrier", name="test_stubs.waits")(lambda op, rewriter: rewriter.replace_op(op, [op.alloc]))


def upstream(m: ir.Value, v: ir.Value, i: ir.Value) -> ir.Value:
    loaded = memref.load(m, [i, i])
    memref.store(arith.addf(loaded, loaded), m, [i, i])
    vector.ExtractOp(v, [], [0])
    llvm.PointerType.get(3)
    return loaded
"""
WRONG_UPSTREAM = """
from gpuir import ir
from gpuir.dialects import arith, memref, scf, vector
from gpuir.passes.registry import pattern
from gpuir.passes.rewriter import PatternRewriter


@pattern("arith.mulf", name="test_stubs.other")  # arg-type
def other(op: arith.AddFOp, rewriter: PatternRewriter) -> None:
    op.lsh  # attr-defined
    rewriter.replace(op, [])  # attr-defined


def wrong(m: ir.Value, f32: ir.Type) -> None:
    arith.addi(m)  # call-arg
    arith.addi(m, "three")  # arg-type
    arith.addi(m, m, overflow=1)  # call-arg
    arith.adi(m, m)  # attr-defined
    arith.MulFOp(m, m).lhs = m  # misc
    memref.load(m, f32)  # arg-type
    memref.load(m, [f32])  # list-item
    scf.IfOp(m).els_block  # attr-defined
    vector.broadcast(m, f32)  # arg-type
    arith.CmpIPredicate.less  # attr-defined
    pattern("arith.mulf", nam="test_stubs.nameless")  # call-overload
    pattern("ttng.wait_barrier", name="test_stubs.waits")(lambda op, rewriter: op.aloc)  # attr-defined
    pattern("arith.mulf", name="test_stubs.half")(lambda op, rewriter: op.operand)  # attr-defined
"""

PROGRAMS = {
    "right": RIGHT, "wrong": WRONG, "right_host": RIGHT_HOST, "wrong_host": WRONG_HOST, "right_triton": RIGHT_TRITON,
    "wrong_triton": WRONG_TRITON, "right_upstream": RIGHT_UPSTREAM, "wrong_upstream": WRONG_UPSTREAM,
}  # fmt: skip

#: What stubtest says of every class of a dialect: its metaclass is the host's, and what a spec is made of is no API.
ALLOWED = r"""
gpuir\.dialects\.\w+\.__all__
[\w.]+\.(\w+Op|\w+Attr|\w+Type)
[\w.]+\.(\w+Op|\w+Attr|\w+Type)\.(Adaptor(\.OPERATION_NAME)?|HOST_NAMES|OPERATION_NAME|build|builder|spec)
[\w.]+\.(\w+Op|\w+Attr|\w+Type)\.(alias|also_accepts|assembly|attach|example|infer_types|local_verify|relocate|traits)
[\w.]+\.(\w+Op|\w+Attr|\w+Type)\.(attr_name|type_name|verify)
[\w.]+Op\.(__init__|signature)
[\w.]+\.SIGNATURES
[\w.]+(Attr|Type)\.get
[\w.]+\.__new__
"""


def own_dialects() -> list[Path]:
    """The stubs of gpuir's dialects; of its own the host says no more than signatures."""
    return sorted(path for path in (PACKAGE / "dialects").rglob("*.pyi") if path.parent.name != "dialects")


def callers() -> dict[str, str]:
    """Programs, one a stub, that call its public functions with arguments of the types that it says."""
    found = {}
    for path in own_dialects():
        module = ".".join(("gpuir", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        nodes = ast.parse(path.read_text()).body
        lines = [ast.unparse(node) for node in nodes if isinstance(node, (ast.Import, ast.ImportFrom))]
        own = [node.name for node in nodes if isinstance(node, ast.ClassDef)]
        own += [
            node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        ]
        lines += [f"from {module} import {name}" for name in own if not name.startswith("__")]
        lines.append(f"import {module} as stub")
        for number, node in enumerate(nodes):
            # Decorators take anything; the programs above use them.
            if not isinstance(node, ast.FunctionDef) or node.args.vararg or node.args.kwarg:
                continue
            given, keywords = node.args.args, node.args.kwonlyargs
            parameters = [f"{a.arg}: {ast.unparse(a.annotation)}" for a in (*given, *keywords) if a.annotation]
            passed = [a.arg for a in given] + [f"{a.arg}={a.arg}" for a in keywords]
            lines.append(
                f"def call_{number}({', '.join(parameters)}) -> None:\n    stub.{node.name}({', '.join(passed)})"
            )
        if lines[-1].startswith("def "):
            found[f"call_{module.replace('.', '_')}"] = "\n".join(["from __future__ import annotations", *lines, ""])
    return found


@pytest.fixture(scope="module")
def typed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sample dialect and its stub, for programs that checkers are asked about."""
    try:
        import mypy  # noqa: F401
    except ImportError:
        reason = "mypy is missing: pip install 'gpuir[lint]'"
        if os.environ.get("CI"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("typed")
    (folder / "sample_dialect.py").write_text(SAMPLE.read_text())
    sample()
    (folder / "sample_dialect.pyi").write_text(stubs.stub("sample_dialect"))
    return folder


def run(folder: Path, *arguments: str, path: Path | None = None) -> str:
    # As an editable install does, which puts src/ into the interpreter's path.
    found_in = os.pathsep.join([str(ROOT / "src"), str(folder)])
    environment = {**os.environ, "MYPYPATH": str(path or folder), "PYTHONPATH": found_in}
    ended = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    assert not ended.stderr, ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def report(typed: Path) -> Callable[[str], list[tuple[int, str, str]]]:
    """`report(name)`: line, code and message of what mypy has to say about a program."""
    called = callers()
    for name, text in {**PROGRAMS, **called}.items():
        (typed / f"{name}.py").write_text(text)
    strict = ("mypy", "--config-file=", "--strict", "--follow-imports=silent", "--cache-dir=cache")
    output = run(typed, *strict, *(f"{name}.py" for name in (*PROGRAMS, *called)))
    found = re.findall(r"^(\w+)[\w/]*\.pyi?:(\d+): error: (.*)  \[([\w-]+)\]$", output, re.M)
    return lambda name: [(int(line), code, text) for file, line, text, code in found if file == name]


@pytest.mark.parametrize("path", STUBS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_committed_stub_follows_from_the_spec(path: Path):
    assert path.read_text() == of_specs()[path], "`make docs` writes it"


def test_the_committed_stubs_follow_from_the_host():
    """Those that name the host of this environment: others have other ops."""
    texts = generate().from_host()
    same_host = {path: text for path, text in texts.items() if path.read_text().partition("\n")[0] in text}
    if not same_host:
        pytest.skip("the stubs were written with another host")
    assert len(same_host) == len(texts) > 20
    stale = [str(path.relative_to(ROOT)) for path, text in texts.items() if path.read_text() != text]
    assert not stale, "`python scripts/generate.py --host` writes them"


def test_no_stub_is_left_over():
    """Every committed stub is written by something; python/ has hand-written code only."""
    written = {*STUBS, *generate().from_host(), *generate().from_tables()}
    assert set(PACKAGE.rglob("*.pyi")) == written
    assert (PACKAGE / "py.typed").read_text() == "partial\n"
    assert not list((ROOT / "python").rglob("*.pyi"))


def test_the_check_of_types_leaves_out_what_has_a_stub():
    patterns = [re.compile(text) for text in PROJECT["tool"]["mypy"]["exclude"]]
    sources = [path.relative_to(ROOT / "python") for path in (ROOT / "python").rglob("*.py")]
    left_out = {path for path in sources if any(pattern.search(f"src/gpuir/{path}") for pattern in patterns)}
    assert left_out == {path for path in sources if (PACKAGE / path).with_suffix(".pyi").exists()}


def test_every_function_says_what_it_does():
    """Editors show the docstrings of builders: stubs hide those of the modules."""
    found, without = 0, []
    for path in own_dialects():
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef):
                found += 1
                overloaded = any(isinstance(name, ast.Name) and name.id == "overload" for name in node.decorator_list)
                if not overloaded and not ast.get_docstring(node):
                    without.append(f"{path.name}: {node.name}")
    assert found > 200 and without == []


def test_right_programs_run():
    """What checkers accept of builders and handles is what these take."""
    names: dict[str, Any] = {}
    exec(RIGHT_HOST, names)
    text = """
        func.func @kernel(%m: memref<16x16xf16, #gpu.address_space<workgroup>>, %token: !gpu.async.token) {
          return
        }
        func.func @tile(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
          linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
          return
        }"""
    with gpuir.Context(), ir.Location.unknown():
        module = gpuir.parse(text)
        block = module.body.operations[0].regions[0].blocks[0]
        with ir.InsertionPoint.at_block_terminator(block):
            assert isinstance(names["kernel"](*block.arguments, ir.F16Type.get()), ir.Value)
        assert len(block.operations) > 15
        names["tile"](gpuir.parse(text))


def test_right_programs_of_upstream_run():
    names: dict[str, Any] = {"__name__": "right_upstream"}
    exec(RIGHT_UPSTREAM, names)
    names["wait"]()
    text = """
        func.func @upstream(%m: memref<4x4xf32>, %v: vector<4xf32>, %i: index, %f: f32) -> f32 {
          %s = arith.mulf %f, %f : f32
          return %s : f32
        }"""
    with gpuir.Context(), ir.Location.unknown():
        module = gpuir.parse(text)
        block = module.body.operations[0].regions[0].blocks[0]
        multiply = block.operations[0].operation
        with ir.InsertionPoint.at_block_terminator(block):
            assert isinstance(names["upstream"](*list(block.arguments)[:3]), ir.Value)
        assert module.operation.verify() and isinstance(multiply.opview, names["arith"].MulFOp)


def test_right_programs_of_triton_run():
    names: dict[str, Any] = {}
    exec(RIGHT_TRITON, names)
    text = (
        (ROOT / "test" / "dialects" / "Inputs" / "header.mlir").read_text()
        + """
        tt.func @triton(%p: !tt.ptr<f16>) { tt.return }
        tt.func @shared(%t: tensor<64x32xf16, #b2>) { tt.return }
        tt.func @hopper(%b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %x: !ttg.memdesc<64x64xf16, #shared, #smem>,
                        %y: !ttg.memdesc<64x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) { tt.return }
        }"""
    )
    with gpuir.Context(), ir.Location.unknown():
        module = gpuir.parse(text)
        f16 = ir.F16Type.get()
        for function in module.body.operations:
            block = function.regions[0].blocks[0]
            with ir.InsertionPoint.at_block_terminator(block):
                name = function.sym_name.value
                given = {"triton": (*block.arguments, *block.arguments, f16), "shared": (*block.arguments, f16)}
                assert isinstance(names[name](*given.get(name, block.arguments)), ir.Value)
            assert len(block.operations) > 5
        assert module.operation.verify()
        assert names["analyse"](module) > 5


@pytest.mark.parametrize("name", ["right", "right_host", "right_triton", "right_upstream"])
def test_a_right_program_is_accepted(report: Callable[[str], list[tuple[int, str, str]]], name: str):
    assert report(name) == []


def test_every_builder_takes_what_its_stub_says(report: Callable[[str], list[tuple[int, str, str]]]):
    called = callers()
    assert len(called) >= 14 and sum(text.count("\ndef call_") for text in called.values()) >= 180
    assert {name: found for name in called if (found := report(name))} == {}


def test_the_stubs_are_right_themselves(typed: Path):
    options = ("--config-file=", "--strict", "--follow-imports=silent", "--explicit-package-bases", "--cache-dir=own")
    assert run(typed, "mypy", *options, str(ROOT / "src" / "gpuir-stubs"), path=ROOT / "src").startswith("Success")


@pytest.mark.parametrize(
    ("name", "text"), [(name, text) for name, text in PROGRAMS.items() if name.startswith("wrong")]
)
def test_a_wrong_program_is_reported_line_by_line(
    report: Callable[[str], list[tuple[int, str, str]]], name: str, text: str
):
    expected = [
        (number, line.rpartition("# ")[2]) for number, line in enumerate(text.splitlines(), 1) if "  # " in line
    ]
    assert len(expected) > 14
    found = report(name)
    assert sorted({(line, code) for line, code, _ in found}) == expected, found


def test_messages_name_what_is_expected(report: Callable[[str], list[tuple[int, str, str]]]):
    messages = [text for _, _, text in report("wrong")]
    assert any('"int"; expected "Value[Any] | OpView | Operation"' in text for text in messages)
    assert any('Unexpected keyword argument "permutation" for "multi_mma"' in text for text in messages)


def test_stubs_fit_the_modules(typed: Path):
    modules = ("gpuir.dialects.iree_gpu", "sample_dialect", "gpuir.dialects.transform.nvgpu")
    (typed / "allowed.txt").write_text(ALLOWED)
    (typed / "stubtest.ini").write_text("[mypy]\nignore_errors = true\n")
    options = ("--mypy-config-file=stubtest.ini", "--allowlist=allowed.txt", "--ignore-unused-allowlist", "--concise")
    # One process for all of them: most of its time goes into what they import.
    assert run(typed, "mypy.stubtest", *modules, *options) == ""


def parsed(text: str) -> dict[str, tuple[list[str], list[str]]]:
    """Positional and keyword-only parameters of every function of a stub, by its dotted name."""
    found = {}

    def visit(nodes: list[ast.stmt], prefix: str) -> None:
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                visit(node.body, f"{prefix}{node.name}.")
            elif isinstance(node, ast.FunctionDef):
                given = node.args
                found[prefix + node.name] = [[a.arg for a in given.args], [a.arg for a in given.kwonlyargs]]

    visit(ast.parse(text).body, "")
    return found


def test_constructors_take_what_builders_take():
    found = parsed(stubs.stub("gpuir.dialects.iree_gpu.ops"))
    for cls in iree_gpu.IREE_GPU.ops.values():
        parameters = inspect.signature(cls.builder).parameters.values()
        positional = [p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD]
        keyword = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
        assert found[f"{cls.__name__}.__init__"] == [["self", *positional], keyword]


def test_get_takes_the_parameters():
    found = parsed(stubs.stub("gpuir.dialects.iree_gpu.attributes"))
    for definition in iree_gpu.IREE_GPU.definitions.values():
        positional, keyword = found[f"{definition.cls.__name__}.get"]
        assert positional == ["cls", *(field.python for field in definition.fields)]
        assert keyword == ["context"]


def test_everything_public_is_in_the_package():
    exported = ast.literal_eval(re.search(r"__all__ = (\[.*?\])", stubs.stub("gpuir.dialects.iree_gpu"), re.S)[1])
    submodules = {"attributes", "dialect", "layouts", "nvidia", "ops"}
    assert set(exported) == {name for name in vars(iree_gpu) if not name.startswith("_")} - submodules
