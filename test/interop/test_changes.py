"""The way round: out of Triton, through gpuir's passes, and back; and gpuir's passes inside of Triton's compilation."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.analysis import find_ops
from gpuir.interop.triton import PYTHON_VARIABLE, TritonError, apply, install, recompile
from gpuir.passes.registry import PASSES, PATTERNS, find_pass, load_bundled

EXAMPLES = Path(__file__).parents[2] / "examples"
KERNEL = EXAMPLES / "triton_matmul.py"
REQUEST = {
    "signature": "*fp16, *fp16, *fp16, i32, i32, i32",
    "constexprs": {"BM": 64, "BN": 64, "BK": 32},
    "attributes": {name: {"tt.divisibility": 16} for name in ("a", "b", "c", "N", "K")},
}
HINTS = "ttg-set-dot-load-hints{operand=b evict=evict_first}"


@pytest.fixture(scope="module")
def kernel(triton):
    """The matrix product of the examples without a software pipeline, whose loads then are tt.load."""
    return triton("3.4.0").compile_kernel(KERNEL, **REQUEST, capability=80, options={"num_stages": 1})


# Around


VERSIONS = external_tools.tritons()


@pytest.fixture
def some(request, seed):
    """`some(number, items)`: as many of them, drawn by the seed; all with --sweep=all."""

    def draw(number: int, items: list) -> list:
        return items if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(items, number)

    return draw


@pytest.mark.parametrize("version", VERSIONS)
def test_no_passes_make_no_difference(triton, version, some):
    """To PTX or AMD's assembly, and of one kernel to the binary."""
    for chip, stages in some(2, list(itertools.product([80, 90, 100, "gfx942", "gfx1201"], [1, 3]))):
        until = "amdgcn" if str(chip).startswith("gfx") else "ptx" if stages == 1 else "cubin"
        options = {"num_stages": stages}
        made = triton(version).compile_kernel(KERNEL, **REQUEST, capability=chip, options=options, until=until)
        around = recompile(triton(version), made, [])
        assert list(around.after)[-1] == until
        assert [stage for stage in made if around.changed(stage)] == []
        assert around.diff("ptx" if "ptx" in made else until, exact=True) == ""


def test_a_kernel_of_another_release_is_brought_to_the_words_of_this_one(triton):
    """Hints of 3.8 and before are words that 3.9 refuses, and those of 3.9 words that nobody had before."""
    older, newer = triton("3.8.0"), triton("3.9.0")
    for first, second, policy in ((older, newer, "#tt.cache_policy<"), (newer, older, "evictionPolicy = evict_first")):
        made = first.compile_kernel(KERNEL, **REQUEST, capability=80, options={"num_stages": 1}, until="ptx")
        hinted = recompile(first, made, HINTS).after
        assert hinted.release == first.release and not second.check(hinted["ttgir"])
        around = recompile(second, hinted, "ttg-set-dot-load-hints{operand=a evict=evict_last}")
        assert around.before.release == around.after.release == second.release
        assert policy in around.before["ttgir"] and "L1::evict_last" in around.after["ptx"]
        assert [text["ptx"].count("L1::evict_first") for text in (hinted, around.before, around.after)] == [2, 2, 2]


def test_hints_reach_ptx(triton, kernel):
    around = recompile(triton("3.4.0"), kernel, HINTS)
    assert [stage for stage in kernel if around.changed(stage)] == ["ttgir", "llir", "ptx", "cubin"]
    added = [line for line in around.diff(context=0).splitlines() if line.startswith("+ ")]
    assert len(added) == 1 and "tt.load" in added[0] and "evictionPolicy = evict_first" in added[0]
    assert "L1::evict_first" not in around.before["ptx"]
    # Two loads of 16 bytes make one thread's part of the 32x64 tile.
    assert around.after["ptx"].count("ld.global.L1::evict_first") == 2
    assert "ld.global.L1::evict_first" in around.diff("ptx")


def test_numbers_do_not_count_in_a_diff(triton, kernel):
    around = recompile(triton("3.4.0"), kernel, HINTS)
    assert len(around.diff("ptx", context=0)) < len(around.diff("ptx", context=0, exact=True))
    with pytest.raises(TritonError, match="stage 'cubin' is no text; its bytes are different"):
        around.diff("cubin")


def test_passes_are_texts_objects_functions_and_lists(triton, kernel):
    seen = []

    def look(module):
        seen.append([op.operation.name for op in find_ops(module, "tt.dot")])

    around = recompile(triton("3.4.0"), kernel, [look, find_pass("ttg-fold-convert-layouts"), HINTS])
    assert seen == [["tt.dot"]] and around.changed("ptx")


def test_a_text_is_compiled_for_comparison(triton, kernel):
    around = recompile(triton("3.4.0"), kernel["ttgir"], HINTS, capability=80)
    assert around.before["ptx"] == kernel["ptx"] and around.changed("ptx")
    with pytest.raises(TypeError, match="recompile needs the capability"):
        recompile(triton("3.4.0"), kernel["ttgir"], HINTS)


def test_ttir_is_changed_before_triton_pipelines(triton):
    made = triton("3.4.0").compile_kernel(KERNEL, **REQUEST, capability=80, until="ttir")
    around = recompile(triton("3.4.0"), made, "tt-set-num-stages{num-stages=5}", stage="ttir")
    # A stage of the pipeline is two 64x32 tiles of f16, and there is a buffer less than there are stages.
    assert [around.before.metadata["shared"], around.after.metadata["shared"]] == [2 * 8192, 4 * 8192]


def test_what_the_passes_break_is_refused_by_triton(triton, kernel):
    def both(module):
        for load in find_ops(module, "tt.load"):
            load.cache, load.evict = "ca", "evict_first"

    with pytest.raises(TritonError, match="stage cubin: (?s:.)*'.evict_first' cannot be combined with modifier '.ca'"):
        recompile(triton("3.4.0"), kernel, both)


def test_apply_keeps_locations_on_demand():
    text = 'module { tt.func @f() { tt.return loc("here") } }'
    assert "loc(" not in apply(text, [])
    assert 'loc("here")' in apply(text, [], locations=True)
    with pytest.raises(gpuir.PassError, match="'nonsense' does not refer to a registered pass"):
        apply(text, "nonsense")


def test_later_tritons_are_named_where_an_op_is_unknown():
    with pytest.raises(gpuir.ParseError) as caught:
        apply("module { tt.func @f() {\n  ttg.from_the_future\n  tt.return } }", [])
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.line == 2 and "'ttg.from_the_future'" in diagnostic.message
    assert diagnostic.notes[0].message == "gpuir reads Triton's text up to 3.9, and prints that of 3.4 to 3.9"


# Inside

#: Runs in an interpreter that has Triton, with this one's gpuir and host on its path.
_INSIDE = """
import json, sys
sys.path[:0] = json.loads(sys.argv[1])
sys.path += json.loads(sys.argv[2])
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, compile
import gpuir
from gpuir.interop.triton import install
from triton_matmul import matmul

NAMES = dict.fromkeys("abc", "*fp16") | dict.fromkeys("MNK", "i32") | dict.fromkeys(("BM", "BN", "BK"), "constexpr")

def make(target=GPUTarget("cuda", 80, 32)):
    divisible = {(i,): [["tt.divisibility", 16]] for i in (0, 1, 2, 4, 5)}
    source = ASTSource(matmul, NAMES, {"BM": 64, "BN": 64, "BK": 32}, divisible)
    return compile(source, target=target, options={"num_stages": 1})

def error_of(function):
    try:
        function()
    except gpuir.PassError as error:
        return str(error)

answer = {}
"""


@pytest.fixture(params=VERSIONS)
def inside(request, triton, tmp_path):
    """`inside(program)`: what the program puts into `answer`, run where Triton is."""
    python = triton(request.param).python
    version = subprocess.run([python, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True)
    if version.stdout.split() != [str(part) for part in sys.version_info[:2]]:
        pytest.skip(f"{python} has another version of Python, which cannot load this one's host")
    (tmp_path / "packages").mkdir()
    (tmp_path / "packages" / "gpuir").symlink_to(Path(gpuir.__file__).parent)
    first = [str(tmp_path / "packages"), str(EXAMPLES)]

    def run(program: str) -> dict:
        result = subprocess.run(
            [python, "-c", f"{_INSIDE}{program}\nprint(json.dumps(answer))", json.dumps(first), json.dumps(sys.path)],
            env={**os.environ, "TRITON_CACHE_DIR": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout.splitlines()[-1])

    return run


def test_installed_passes_run_in_tritons_compilation(inside):
    answer = inside(f"""
before = make()
with install({HINTS!r}) as hints:
    within = make()
    answer["runs"] = hints.runs
    again = make()
    answer["runs when cached"] = hints.runs
    with install(lambda module: None) as other:
        both = make()
        answer["runs of two"] = [hints.runs, other.runs]
after = make()
answer["policy"] = ["L1::evict_first" in made.asm["ptx"] for made in (before, within, again, both, after)]
answer["keys"] = [made.hash for made in (before, within, again, both, after)]
answer["lines"] = [made.asm["ptx"].count("triton_matmul.py:") for made in (before, within)]
""")
    assert (answer["runs"], answer["runs when cached"], answer["runs of two"]) == (1, 1, [2, 1])
    assert answer["policy"] == [False, True, True, True, False]
    before, within, again, both, after = answer["keys"]
    assert before == after and within == again and len({before, within, both}) == 3
    # Lines of the source come through: the PTX names as many as without the passes, and the new instructions' too.
    assert 0 < answer["lines"][0] <= answer["lines"][1]


def test_passes_of_ttir_and_passes_that_fail(inside):
    answer = inside("""
with install("tt-set-num-stages{num-stages=4}", stage="ttir") as stages:
    answer["ttir"] = "tt.num_stages = 4" in make().asm["ttir"]
    answer["runs"] = stages.runs
def fail(module):
    raise gpuir.PassError("not this one")
with install(fail):
    answer["error"] = error_of(make)
answer["unknown"] = error_of(lambda: install("nonsense"))
install(fail).uninstall()
make()
""")
    assert (answer["ttir"], answer["runs"]) == (True, 1)
    assert answer["error"].startswith("error: not this one\nnote: ")
    assert "after Triton's stage ttgir, of kernel 'matmul'" in answer["error"]
    assert "'nonsense' does not refer to a registered pass" in answer["unknown"]


# 3.4 needs ROCm's linker.
@pytest.mark.parametrize("inside", ["3.8.0"], indirect=True)
def test_passes_run_in_compilations_for_amd(inside):
    answer = inside("""
def look(module):
    answer["dots"] = len(gpuir.analysis.find_ops(module, "tt.dot"))
import gpuir.analysis
with install(look) as looks:
    answer["text"] = make(GPUTarget("hip", "gfx942", 64)).asm["ttgir"]
answer["runs"] = looks.runs
""")
    assert (answer["dots"], answer["runs"]) == (answer["text"].count(" tt.dot "), 1)
    assert "#ttg.amd_mfma<{version = 3, " in answer["text"]


@pytest.mark.parametrize("inside", ["3.9.0"], indirect=True)
def test_releases_that_were_not_tried_are_refused_by_name(inside):
    answer = inside("""
import triton
triton.__version__ = "3.10.0"
try:
    install([])
except gpuir.Error as error:
    answer["error"] = str(error)
with install("ttg-hoist-convert-layouts", any_release=True) as tried:
    make()
answer["tried"] = [str(tried.release), tried.runs]
""")
    assert answer["error"].startswith(
        "error: Triton 3.10.0 is none of the releases that gpuir was tried with, 3.4 to 3.9;"
    )
    assert answer["tried"] == ["triton-3.9", 1]


def test_install_needs_triton_here(monkeypatch):
    monkeypatch.setitem(sys.modules, "triton", None)
    with pytest.raises(TritonError, match="this interpreter has no Triton"):
        install("cse")
    with pytest.raises(ValueError, match="after the stages 'ttir' and 'ttgir', not 'ptx'"):
        install("cse", stage="ptx")


# The example


def test_the_example_shows_the_difference(triton):
    shown = subprocess.run(
        [sys.executable, str(EXAMPLES / "triton_matmul_hints.py"), "--python", triton("3.4.0").python],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert shown.returncode == 0, shown.stderr
    for part in ("operand b of tt.dot comes from %", "+      %48 = tt.load %arg9 evictionPolicy = evict_first", "#mma"):
        assert part in shown.stdout
    assert "ld.global.L1::evict_last" in shown.stdout and "8,192 bytes in 2 buffers" in shown.stdout


def test_the_example_says_what_is_missing():
    shown = subprocess.run(
        [sys.executable, str(EXAMPLES / "triton_matmul_hints.py"), "--python", "nowhere"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert shown.returncode == 1 and shown.stdout == ""
    assert shown.stderr.startswith("error: the argument `python` ('nowhere') names no program that can be run")


# The guide

GUIDE = EXAMPLES.parent / "docs" / "triton.md"


def test_the_guide_shows_what_happens(triton):
    """Its blocks run one after the other, but for those that launch a kernel in a process of Triton's; each prints what stands below it."""
    found = re.findall(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", GUIDE.read_text(), re.M | re.S)
    blocks = [
        (code, text) for code, text in found if not re.search(r"with (install|simulated)\(|^def test_", code, re.M)
    ]
    assert len(found) == len(blocks) + 4 and all(text for _, text in blocks)
    program = "\nprint('====')\n".join(code for code, _ in blocks) + "\ntriton.close()"
    shown = subprocess.run(
        [sys.executable, "-c", program],
        cwd=GUIDE.parents[1],
        env={**os.environ, PYTHON_VARIABLE: triton("3.4.0").python},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.split("====\n") == [text for _, text in blocks]


def test_the_guides_list_every_pass():
    load_bundled()
    ours = {name for name, entry in PASSES.items() if entry.function.__module__.startswith("gpuir.transforms.triton")}
    guides = (GUIDE, GUIDE.with_name("lowering.md"))
    # Tables of kernels name these as passes are named; only passes are explained in words.
    listed = {name for guide in guides for name in re.findall(r"^\| `([\w-]+)` \| \D", guide.read_text(), re.M)}
    alone = {pattern.pass_name for pattern in PATTERNS.values()}
    assert listed == ours - alone
