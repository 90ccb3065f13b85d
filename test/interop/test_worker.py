"""Triton in a process of its own: answers, refusals, crashes, limits of time, interpreters that have none."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import ANY_RELEASE_VARIABLE, PYTHON_VARIABLE, Triton, TritonError
from gpuir.interop.triton.worker import _diagnostics

EXAMPLES = Path(__file__).parents[2] / "examples"
VERSIONS = external_tools.tritons()
HEAD = (
    'module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", '
    '"ttg.threads-per-warp" = 32 : i32} {\n'
)
ADD = """
@triton.jit
def add(x, y, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(y + i, tl.load(x + i, mask=i < n) + 1, mask=i < n)
"""
ARGUMENTS = {"signature": "*fp32, *fp32, i32", "constexprs": {"B": 128}, "capability": 80}


@pytest.fixture(params=VERSIONS)
def each(request, triton):
    """Each release in turn."""
    return triton(request.param)


def message(function, *arguments, **keywords) -> str:
    with pytest.raises(TritonError) as caught:
        function(*arguments, **keywords)
    return str(caught.value)


# Modules


@pytest.mark.parametrize("version", VERSIONS)
def test_versions(triton, version):
    assert triton(version).version == version
    assert str(triton(version).release) == f"triton-{version.rpartition('.')[0]}"


def test_accepted_modules_come_back_as_triton_prints_them(each):
    verdict = each.check('"builtin.module"() ({^here:}) : () -> ()')
    assert verdict and verdict.text == "module {\n}\n"
    assert (verdict.diagnostics, verdict.crashed, verdict.messages) == ((), "", "")


def test_locations_are_kept_on_demand(each):
    text = 'module { tt.func @f() { tt.return loc("here") } }'
    assert "loc(" not in each.check(text).text
    assert 'loc("here")' in each.check(text, locations=True).text


def test_refused_modules_have_a_place(each):
    verdict = each.check(f"{HEAD}tt.func @f() {{\n  tt.retorn\n}} }}")
    assert not verdict and verdict.text is None
    (diagnostic,) = verdict.diagnostics
    assert (diagnostic.file, diagnostic.line, diagnostic.column) == ("-", 3, 3)
    assert diagnostic.message.startswith("custom op 'tt.retorn' is unknown")


def test_a_crash_is_a_verdict_and_the_next_request_is_answered(each):
    # Triton's parser recurses until its stack ends.
    deep = "module {\n" * 200_000
    crashed, answered = each.check_many([deep, "module {}"])
    assert not crashed.accepted and crashed.text is None
    assert crashed.crashed == "SIGSEGV"
    assert crashed.diagnostics[-1].message == "the check crashed Triton (SIGSEGV)"
    assert answered.accepted


def test_modules_are_text(each):
    with pytest.raises(TypeError, match="expected the module's text, e.g. gpuir.asm\\(module\\), got int"):
        each.check(3)


# Passes


def test_passes_run_in_order(each):
    text = "module { tt.func @f(%a: i32) -> i32 { %c = arith.constant 0 : i32 %0 = arith.addi %a, %c : i32 tt.return %0 : i32 } }"
    verdict = each.passes(text, ["common.canonicalizer", ("ttir.convert_to_ttgpuir", "cuda:80", 8, 32, 1)])
    assert verdict and "arith" not in verdict.text and '"ttg.num-warps" = 8' in verdict.text
    names = each.pass_names()
    assert {"common.canonicalizer", "ttgpuir.pipeline", "ttnvgpuir.allocate_tensor_memory"} <= names.keys()
    assert "amd.ttgpuir.to_llvmir" in names and names["amd.ttgpuir.to_llvmir"] != names["ttgpuir.to_llvmir"]


def test_passes_of_amd(each):
    text = "module { tt.func @f() { tt.return } }"
    verdict = each.passes(
        text, [("ttir.convert_to_ttgpuir", "hip:gfx942", 4, 64, 1), "amd.ttgpuir.canonicalize_pointers"]
    )
    assert verdict and '"ttg.threads-per-warp" = 64' in verdict.text


def test_passes_that_do_not_exist_or_fit(each):
    assert message(each.passes, "module {}", ["ttgpuir.nonsense"]).startswith(
        "error: this Triton has no pass 'ttgpuir.nonsense'"
    )
    said = message(each.passes, "module {}", [("ttgpuir.pipeline", "three")])
    assert said.startswith("error: pass 'ttgpuir.pipeline' takes (") and said.endswith("found ['three']")


def test_passes_on_text_that_is_none(each):
    assert each.passes("module {", ["common.cse"]).diagnostics[0].line == 1


# Compilation


def test_kernels_compile_to_every_stage(each, tmp_path):
    made = each.compile_kernel(ADD, **ARGUMENTS)
    assert list(made) == ["ttir", "ttgir", "llir", "ptx", "cubin"]
    assert ".target sm_80" in made["ptx"] and made["cubin"].startswith(b"\x7fELF")
    assert made.metadata["num_warps"] == 4 and (made.capability, made.options) == (80, {})
    assert [path.name for path in made.save(tmp_path, "add")][1] == "add.ttgir"
    assert (tmp_path / "add.cubin").read_bytes() == made["cubin"]
    with pytest.raises(KeyError, match="there is no stage 'sass', only ttir, ttgir, llir, ptx, cubin"):
        made["sass"]


def test_a_stage_compiles_to_what_the_kernel_does(each):
    kernel = each.compile_kernel(ADD, **ARGUMENTS, options={"num_warps": 2})
    for stage in ("ttir", "ttgir"):
        made = each.compile(kernel[stage], 80, stage=stage, options=kernel.options)
        assert (made["ptx"], made["cubin"]) == (kernel["ptx"], kernel["cubin"])
    assert list(each.compile(kernel["ttgir"], 80, until="llir")) == ["ttgir", "llir"]


@pytest.mark.parametrize("chip, lanes", [("gfx942", 64), ("gfx1201", 32)])
def test_kernels_and_stages_compile_for_amd(each, chip, lanes):
    kernel = each.compile_kernel(ADD, **{**ARGUMENTS, "capability": chip}, until="amdgcn")
    assert list(kernel) == ["ttir", "ttgir", "llir", "amdgcn"] and "amdhsa.kernels" in kernel["amdgcn"]
    assert kernel.metadata["warp_size"] == lanes == kernel.metadata["target"]["warp_size"]
    assert each.compile(kernel["ttgir"], chip, until="amdgcn")["amdgcn"] == kernel["amdgcn"]


GLUON = """
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
@gluon.jit
def fill(x, B: gl.constexpr):
    layout: gl.constexpr = gl.BlockedLayout([1], [32], [4], [0])
    i = gl.arange(0, B, layout)
    gl.store(x + i, i)
"""


def test_kernels_of_gluon_compile(each):
    made = each.compile_kernel(GLUON, signature="*i32", constexprs={"B": 128}, capability=90, until="ptx")
    assert "ttir" not in made and "tt.store" in made["ttgir"] and ".visible .entry fill(" in made["ptx"]


def test_text_is_printed_for_the_release_that_is_asked(each):
    """In the words of 3.4 it is refused from 3.9 on, without them before."""
    text = (
        "tt.func @f(%p: !tt.ptr<f32>) {\n  %0 = tt.load %p evictionPolicy = evict_first : !tt.ptr<f32>\n  tt.return\n}"
    )
    with gpuir.Context():
        module = gpuir.parse(text)
    verdict = each.check(gpuir.asm(module, release=each.release))
    assert verdict, verdict.messages


def test_kernels_from_files_functions_and_with_names(each):
    path = EXAMPLES / "triton_matmul.py"
    signature = dict.fromkeys("abc", "*fp16") | dict.fromkeys("MNK", "i32")
    constexprs = {"BM": 32, "BN": 32, "BK": 32}
    made = each.compile_kernel(path, signature=signature, constexprs=constexprs, capability=90, until="ttgir")
    assert list(made) == ["ttir", "ttgir"] and "ttng.warp_group_dot" not in made["ttir"]
    two = ADD + ADD.replace("def add", "def more")
    assert "@more(" in each.compile_kernel(two, "more", **ARGUMENTS, until="ttir")["ttir"]
    assert message(each.compile_kernel, two, **ARGUMENTS) == (
        "error: name the kernel: the source has 2 functions with @triton.jit (add, more)"
    )
    assert message(each.compile_kernel, ADD, "ad", **ARGUMENTS) == (
        "error: the source has no kernel 'ad' (functions with @triton.jit: add)"
    )


def plain(x, y, B):
    y.store(B)


def test_functions_are_taken_by_their_source(each):
    made = each.compile_kernel(plain, signature="*fp32, *fp32", constexprs={"B": 1}, capability=80, until="ttir")
    assert "tt.func public @plain" in made["ttir"] and "tt.store" in made["ttir"]
    assert "the source of <built-in function len> cannot be read" in message(
        each.compile_kernel, len, signature="", capability=80
    )


def test_constexprs_may_be_types(each):
    text = ADD.replace("B: tl.constexpr", "B: tl.constexpr, T: tl.constexpr").replace("+ 1", ".to(T).to(tl.float32)")
    made = each.compile_kernel(
        text, signature="*fp32, *fp32, i32", constexprs={"B": 128, "T": "tl.float16"}, capability=80, until="ttir"
    )
    assert "arith.truncf" in made["ttir"]


def test_attributes_reach_the_arguments(each):
    made = each.compile_kernel(ADD, **ARGUMENTS, attributes={"x": {"tt.divisibility": 16}}, until="ttir")
    assert made["ttir"].count("tt.divisibility = 16") == 1


@pytest.mark.parametrize(
    "change, expected",
    [
        ({"signature": "*fp32"}, "kernel 'add': signature has 1 types for 3 arguments (x, y, n; those in constexprs"),
        ({"signature": {"x": "*fp32"}}, "kernel 'add': argument 'y' has neither a type in signature nor a value"),
        ({"constexprs": {"C": 1}, "signature": {}}, "kernel 'add' has no argument 'C', its arguments are ['x', 'y'"),
        ({"options": {"num_warp": 4}}, "the backend has no option 'num_warp'"),
        ({"until": "sass"}, "there is no stage 'sass', the stages are ttir, ttgir, llir, ptx, cubin"),
    ],
)
def test_requests_that_do_not_fit_the_kernel(triton, change, expected):
    assert expected in message(triton("3.4.0").compile_kernel, ADD, **{**ARGUMENTS, **change})


def test_sources_that_are_wrong(each, tmp_path):
    assert "the kernel's source does not load: ZeroDivisionError" in message(each.compile_kernel, "1 / 0", **ARGUMENTS)
    assert "there is no file" in message(each.compile_kernel, tmp_path / "none.py", **ARGUMENTS)
    wrong = message(each.compile_kernel, ADD.replace("arange(0, B)", "arange(0, n)"), **ARGUMENTS)
    assert "arange" in wrong and "constexpr" in wrong


def test_refusals_of_a_module_say_where(each):
    with pytest.raises(TritonError) as caught:
        each.compile(f"{HEAD}tt.func @f() {{\n  tt.retorn\n}} }}", 80)
    assert [d.line for d in caught.value.diagnostics] == [3]
    assert "tt.retorn" in caught.value.messages


def test_capabilities(triton):
    with pytest.raises(ValueError, match="capability must be a number such as 80, 90 or 100, or 'gfx942', got 'x'"):
        triton("3.4.0").compile("module {}", "x")
    with pytest.raises(ValueError, match="a stage is a name such as 'ttgir', not '../x'"):
        triton("3.4.0").compile("module {}", 80, stage="../x")


# Processes


def test_output_of_triton_does_not_mix_with_answers(each):
    noisy = "import os, subprocess\nprint('on stdout')\nos.write(1, b'raw')\nsubprocess.run(['cat'])\nimport triton\n"
    made = each.compile_kernel(f"{noisy}import triton.language as tl\n{ADD}", **ARGUMENTS, until="ttir")
    assert "on stdout" in made.messages and "raw" in made.messages


def test_crashes_while_compiling(each):
    said = message(each.compile_kernel, "import os\nprint('last words')\nos.abort()", **ARGUMENTS)
    assert said == "error: the compilation of the kernel crashed Triton (SIGABRT)"
    assert each.check("module {}").accepted


def test_what_does_not_end_is_stopped(triton):
    with Triton(triton("3.4.0").python, timeout=5) as slow:
        assert slow.version == "3.4.0"
        slow.timeout = 0.5
        said = message(slow.compile_kernel, "while True: pass", **ARGUMENTS)
        assert said == "error: the compilation of the kernel did not finish within 0.5 s; Triton was stopped"
        slow.timeout = 60
        assert slow.check("module {}").accepted


def test_a_process_that_somebody_ended_is_started_again(triton):
    with Triton(triton("3.4.0").python) as own:
        assert own.check("module {}")
        own._child._process.send_signal(signal.SIGKILL)
        own._child._process.wait()
        assert own.check("module {}")
        folder = own._folder.name
        assert os.path.isdir(folder)
    assert not os.path.exists(folder)


def test_the_environment_reaches_triton(triton):
    with Triton(triton("3.4.0").python, environment={"MLIR_ENABLE_DUMP": "1"}) as dumping:
        made = dumping.compile_kernel(ADD, **ARGUMENTS, until="ttgir")
    assert "IR Dump Before" in made.messages


# Interpreters


def test_interpreters_without_triton(monkeypatch, tmp_path):
    monkeypatch.delenv(PYTHON_VARIABLE, raising=False)
    assert "'nowhere/python') names no program that can be run" in message(Triton, "nowhere/python")
    monkeypatch.setenv(PYTHON_VARIABLE, "nowhere/python")
    assert f"{PYTHON_VARIABLE} ('nowhere/python') names no program" in message(Triton)
    assert not Triton.available()
    script = tmp_path / "python"
    script.write_text("#!/bin/sh\necho not a python >&2\nexit 3\n")
    script.chmod(0o755)
    said = message(Triton(script).check, "module {}")
    assert "cannot run Triton's worker (not a python)" in said and "pip install triton" in said
    script.write_text("no program at all")
    assert "does not start: Exec format error" in message(Triton(script).check, "module {}")
    lone = tmp_path / "lone"
    # -S: nothing but the standard library.
    lone.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S -E "$@"\n')
    lone.chmod(0o755)
    said = message(Triton(lone).check, "module {}")
    assert "has no Triton that can be used (ModuleNotFoundError: No module named 'triton')" in said


@pytest.fixture
def named(triton, tmp_path):
    """`named("3.10.0", python)`: how to start a Triton that says so of itself."""

    def how(version: str) -> dict:
        (tmp_path / "sitecustomize.py").write_text(f"import triton\ntriton.__version__ = {version!r}\n")
        return {"python": triton("3.4.0").python, "environment": {"PYTHONPATH": str(tmp_path)}}

    return how


@pytest.mark.parametrize("version", ["3.3.1", "3.10.0", "4.0.0", "2.1.0", "main"])
def test_releases_that_were_not_tried_are_refused_by_name(named, version, monkeypatch):
    monkeypatch.delenv(ANY_RELEASE_VARIABLE, raising=False)
    said = message(Triton(**named(version)).check, "module {}")
    assert said == (
        f"error: Triton {version} is none of the releases that gpuir was tried with, 3.4 to 3.9; any_release=True or "
        f"{ANY_RELEASE_VARIABLE}=1 has it tried all the same"
    )


@pytest.mark.parametrize(
    "version, words", [("3.3.1", "triton-3.4"), ("3.10.0", "triton-3.9"), ("3.5.9+git1", "triton-3.5")]
)
def test_they_are_tried_on_demand(named, version, words, monkeypatch):
    with Triton(**named(version), any_release=True) as asked:
        assert (asked.version, str(asked.release)) == (version, words)
        assert asked.check("module {}")
    monkeypatch.setenv(ANY_RELEASE_VARIABLE, "1")
    with Triton(**named(version)) as asked:
        assert asked.check("module {}")
    monkeypatch.setenv(ANY_RELEASE_VARIABLE, "0")
    with Triton(**named(version)) as asked:
        assert words == "triton-3.5" or "was tried with" in message(asked.check, "module {}")


def test_timeouts_are_positive():
    with pytest.raises(ValueError, match="timeout must be a positive number of seconds, got 0"):
        Triton(sys.executable, timeout=0)


# Messages


def test_notes_and_further_lines_belong_to_their_diagnostic():
    said = 'loc("-":3:5): error: first\nsecond line\nloc(fused["a", "f.py":7:1]): note: why\nerror: other\n\nrest\n'
    first, other = _diagnostics(said)
    assert (first.message, first.line, other.message, other.line) == ("first\nsecond line", 3, "other", 0)
    assert [(note.file, note.line) for note in first.notes] == [("f.py", 7)]


def test_the_server_needs_no_gpuir():
    from gpuir.interop.triton import worker

    assert "gpuir" not in {line.split()[1].partition(".")[0] for line in _imports(worker._SERVER)}


def _imports(path: Path) -> list[str]:
    return [line for line in map(str.strip, path.read_text().splitlines()) if line.startswith(("import ", "from "))]


def test_requests_are_json(triton):
    with pytest.raises(TypeError, match="takes numbers, strings, lists and None"):
        triton("3.4.0").compile("module {}", 80, options={"x": object()})
