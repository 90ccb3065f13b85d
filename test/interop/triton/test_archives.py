"""Dumps of every release and target: complete, made anew by the release that wrote them, read and printed letter for letter."""

import difflib
import random
import sys
from collections.abc import Callable
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import Triton

# The reader of the corpus is a module of its own; its folder does not stay on the path.
sys.path.insert(0, str(Path(__file__).parent))
import _corpus

sys.path.remove(str(Path(__file__).parent))

ROOT = Path(__file__).resolve().parents[3]
TARGETS = ("sm_80", "sm_90", "sm_100", "sm_120", "gfx942", "gfx950", "gfx1201", "gfx1250")
#: Bytes that all archives together may have.
MOST = 4 << 20
#: Releases that compile the kernels once more, where they are set up.
INSTALLED = external_tools.tritons()
#: Stages that are drawn of a dump; `--sweep=all` takes all of all dumps.
DRAWN = 3
DOCUMENT = ROOT / "docs" / "triton.md"


def test_archives_hold_every_release_and_target_and_stay_small() -> None:
    assert sorted(_corpus.ARCHIVES) == ["3.4.0", "3.5.1", "3.6.0", "3.7.1", "3.8.0", "3.9.0"]
    kernels = {release: {(dump.target, dump.kernel) for dump in _corpus.dumps(release)} for release in _corpus.ARCHIVES}
    assert {target for found in kernels.values() for target, _ in found} == set(TARGETS)
    assert len(set(map(frozenset, kernels.values()))) == 1, "a release has other kernels than another one"
    assert sum(path.stat().st_size for path in (_corpus.INPUTS / "archive").iterdir()) < MOST


def test_the_spelling_of_former_releases_is_there() -> None:
    text = {release: "".join(dump.text for dump in _corpus.former_dumps(release)) for release in ("2.1.0", "3.2.0")}
    assert "#triton_gpu.blocked<" in text["2.1.0"]
    assert "triton_nvidia_gpu.async_tma_copy_global_to_local" in text["3.2.0"]
    assert {dump.release for dump in _corpus.former_dumps()} >= {"2.0.0", "2.3.1", "3.0.0", "3.1.0", "3.3.1"}


@pytest.mark.parametrize("release", sorted(_corpus.ARCHIVES))
def test_a_document_comes_back_as_it_was(release: str, seed: int) -> None:
    """Values by distance are numbers again: each is defined before its uses in a block, and stages end in one module."""
    for dump in random.Random(seed).sample(_corpus.dumps(release), 5):
        stages = dump.stages()
        assert stages or "refuses: " in dump.text, dump.id
        for stage in stages:
            assert stage.text.endswith("}\n"), stage.id
            assert "%-" not in stage.text, stage.id


def check(stage: _corpus.Stage, *, locations: bool = False) -> None:
    """A stage comes back letter for letter."""
    module = gpuir.parse(stage.text)
    assert module.operation.verify(), stage.id
    printed = gpuir.asm(module, debuginfo=locations)
    lines = difflib.unified_diff(stage.text.splitlines(), printed.splitlines(), "expected", "found", n=0)
    assert printed == stage.text, "\n".join([stage.id, *list(lines)[:20]])


@pytest.fixture
def drawn(dump: _corpus.Dump, seed: int, request: pytest.FixtureRequest) -> list[_corpus.Stage]:
    """Some stages of a dump, or all."""
    stages = dump.stages()
    if request.config.getoption("--sweep") == "all":
        return stages
    return random.Random(seed).sample(stages, min(DRAWN, len(stages)))


@pytest.mark.sweep
@pytest.mark.parametrize(
    "dump", [dump for release in _corpus.ARCHIVES for dump in _corpus.dumps(release)], ids=lambda dump: dump.id
)
def test_text_is_kept_letter_for_letter(dump: _corpus.Dump, drawn: list[_corpus.Stage]) -> None:
    with gpuir.Context():
        for stage in drawn:
            check(stage)


def table() -> str:
    """By release and target how many kernels there are, and stages of these."""
    rows = [("release", *TARGETS), ("---",) * (len(TARGETS) + 1)]
    for release in _corpus.ARCHIVES:
        dumps = {target: _corpus.dumps(release, target) for target in TARGETS}
        stages = {target: sum(len(dump.short_stages()) for dump in each) for target, each in dumps.items()}
        rows.append((release, *(f"{len(dumps[target])}: {stages[target]}" for target in TARGETS)))
    return "".join(f"| {' | '.join(row)} |\n" for row in rows).replace("| --- ", "|---").replace("--- |", "---|")


def test_the_document_says_what_the_archives_hold() -> None:
    """Its table counts the stages of which the test above proves each."""
    assert table() in DOCUMENT.read_text(), f"{DOCUMENT.name}: expected this table:\n{table()}"


def test_short_stages_are_the_stages(seed: int) -> None:
    for release in _corpus.ARCHIVES:
        for dump in random.Random(seed).sample(_corpus.dumps(release), 2):
            assert [stage[:3] for stage in dump.short_stages()] == [stage[:3] for stage in dump.stages()]


# With locations ---------------------------------------------------------------------------------------------------------


@pytest.mark.sweep
@pytest.mark.parametrize("dump", _corpus.named_dumps(), ids=lambda dump: dump.id)
def test_names_from_locations_are_kept(dump: _corpus.Dump, drawn: list[_corpus.Stage]) -> None:
    """From 3.5 on the text that has locations names values after them."""
    with gpuir.Context():
        for stage in drawn:
            check(stage, locations=True)


#: Without loops, of whose arguments Triton's own reader forgets the names.
FOLDED = """#loc = loc("k.py":1:0)
#loc1 = loc("k.py":2:4)
#loc2 = loc("k.py":3:4)
module {
  tt.func public @f(%x: !tt.ptr<f32> loc("x"(#loc)), %token: i32 loc("token"(#loc)), %c: i1 loc("c"(#loc))) {
    %two = arith.constant 2 : i32 loc(#loc3)
    %two_0 = arith.constant 2 : i32 loc(#loc3)
    %token_1 = arith.addi %two, %two_0 : i32 loc(#loc4)
    %token_2 = arith.addi %token, %token_1 : i32 loc(#loc4)
    %0 = tt.splat %token_2 : i32 -> tensor<8x2xi32> loc(#loc2)
    %x_3 = scf.if %c -> (i32) {
      %outLHS, %outRHS = tt.split %0 : tensor<8x2xi32> -> tensor<8xi32> loc(#loc2)
      %token_4 = "tt.reduce"(%outRHS) <{axis = 0 : i32}> ({
      ^bb0(%lhs: i32 loc("token"(#loc1)), %arg4: i32 loc(#loc2)):
        %two_5 = arith.addi %lhs, %arg4 : i32 loc(#loc3)
        tt.reduce.return %two_5 : i32 loc(#loc2)
      }) : (tensor<8xi32>) -> i32 loc(#loc4)
      %y:2 = tt.split %0 : tensor<8x2xi32> -> tensor<8xi32> loc(#loc4)
      %1 = arith.addi %y#0, %outLHS : tensor<8xi32> loc(#loc1)
      tt.print " v: " {hex = false, isSigned = array<i32: 1>} : %1 : tensor<8xi32> loc(#loc1)
      scf.yield %token_4 : i32 loc(#loc1)
    } else {
      scf.yield %token_2 : i32 loc(#loc1)
    } loc(#loc5)
    %p = tt.addptr %x, %x_3 : !tt.ptr<f32>, i32 loc(#loc5)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc1)
    tt.store %p, %cst : !tt.ptr<f32> loc(#loc1)
    tt.return loc(#loc1)
  } loc(#loc)
} loc(#loc)
#loc3 = loc("two"(#loc1))
#loc4 = loc("token"(#loc2))
#loc5 = loc("x"(#loc1))
"""


@pytest.mark.parametrize("release", [release for release in INSTALLED if release != "3.4.0"])
def test_new_values_have_the_names_that_triton_gives_them(release: str, triton: Callable[[str], Triton]) -> None:
    with gpuir.Context():
        module = gpuir.parse(FOLDED)
        for pipeline in ("builtin.module()", "builtin.module(cse)", "builtin.module(canonicalize)"):
            gpuir.pass_manager(pipeline).run(module)
            text = gpuir.asm(module, debuginfo=True, release=f"triton-{release}")
            verdict = triton(release).check(text, locations=True)
            assert verdict, verdict.messages
            lines = difflib.unified_diff(verdict.text.splitlines(), text.splitlines(), release, "gpuir", n=0)
            assert text == verdict.text, "\n".join(lines)


@pytest.mark.parametrize("release", INSTALLED)
def test_archives_are_what_triton_says_today(release, triton, run_tool, seed, tmp_path) -> None:
    """Some dumps, compiled again, are the same, down to the reasons of refusals."""
    drawn = random.Random(seed).choice(_corpus.dumps(release))
    script = ROOT / "scripts" / "triton_corpus.py"
    command = (triton(release).python, script, "--dumps", tmp_path, f"={drawn.kernel}", "--targets", drawn.target)
    made = run_tool(*command, timeout=200)
    assert made.returncode == 0, made.stderr
    again = (tmp_path / release / drawn.target / f"{drawn.kernel}.mlir").read_text()
    if f"{drawn.kernel}.mlir: not repeatable" not in made.stdout:
        lines = difflib.unified_diff(drawn.text.splitlines(), again.splitlines(), "archive", "today", n=0)
        assert again == drawn.text, "\n".join([drawn.id, *list(lines)[:20]])
