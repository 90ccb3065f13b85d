"""Flags of mlir-opt that test suites use, against mlir-opt itself."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gpuir.tools.flags import FLAGS, REFUSED

MLIR_OPT = shutil.which("mlir-opt-22") or shutil.which("mlir-opt")
judged = pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt to compare with")

FUNCTIONS = """func.func @f(%a: i32) -> i32 {
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  %d = arith.constant {s = "dense<[1, 2, 3, 4, 5, 6]>"} dense<[[1.5, -2.0], [3.0e-8, 0x7FC00000]]> : tensor<2x2xf32>
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
"""
FAILS = "gpu.module @k { gpu.func @g() kernel { gpu.return } }\n"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "in.mlir"
    path.write_text(FUNCTIONS)
    return str(path)


def ours(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gpuir", "opt", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def theirs(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([MLIR_OPT, *arguments], capture_output=True, text=True, timeout=120)


def files_below(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


@judged
def test_ir_in_a_tree_of_files(file, tmp_path):
    pipeline = "builtin.module(func.func(cse,canonicalize),cse,func.func(cse))"
    trees = []
    for run, name in ((ours, "ours"), (theirs, "theirs")):
        flags = (
            "--mlir-print-ir-after-all",
            "--mlir-print-ir-before=cse",
            f"--mlir-print-ir-tree-dir={tmp_path / name}",
        )
        said = run(file, f"--pass-pipeline={pipeline}", *flags)
        assert said.returncode == 0 and "IR Dump" not in said.stderr, said.stderr
        trees.append(files_below(tmp_path / name))
    assert trees[0].keys() == trees[1].keys() and len(trees[0]) == 12
    for name, text in trees[0].items():
        assert text.split() == trees[1][name].split(), name


@judged
@pytest.mark.parametrize("larger", ["0", "3", "4", "8"])
def test_elements_in_hexadecimal_digits(file, larger):
    flag = f"--mlir-print-elementsattrs-with-hex-if-larger={larger}"
    assert ours(file, flag).stdout.strip() == theirs(file, flag).stdout.strip()


@judged
def test_many_elements_in_numbers(tmp_path):
    path = tmp_path / "in.mlir"
    for type, numbers in (("i16", map(str, range(-60, 61))), ("f64", (f"{x / 7!r}" for x in range(121)))):
        path.write_text(f'"a.b"() {{x = dense<[{", ".join(numbers)}]> : tensor<121x{type}>}} : () -> ()\n')
        flags = (str(path), "--allow-unregistered-dialect", "--mlir-print-elementsattrs-with-hex-if-larger=-1")
        assert ours(*flags).stdout.strip() == theirs(*flags).stdout.strip()


@judged
def test_the_report_on_statistics(file):
    flags = (file, "--cse", "--mlir-pass-statistics", "--mlir-pass-statistics-display=list")
    assert ours(*flags).stderr.split() == theirs(*flags).stderr.split()


def test_a_reproducer_is_written_and_run(tmp_path):
    path, reproducer = tmp_path / "in.mlir", tmp_path / "reproducer.mlir"
    path.write_text(FAILS)
    failing = ours(str(path), "--cse", "--gpu-module-to-binary", f"--mlir-pass-pipeline-crash-reproducer={reproducer}")
    assert failing.returncode == 1 and "the module has no target attributes" in failing.stderr
    assert "Failures have been detected while processing an MLIR pass pipeline" in failing.stderr
    assert f"on 'builtin.module' operation]: reproducer generated at `{reproducer}`" in failing.stderr
    text = reproducer.read_text()
    assert 'pipeline: "builtin.module(cse,gpu-module-to-binary)"' in text and "gpu.module @k" in text
    again = ours(str(reproducer), "--run-reproducer")
    assert again.returncode == 1 and f"{reproducer}:2:3: error: the module has no target attributes" in again.stderr
    if MLIR_OPT is not None:
        assert "the module has no target attributes" in theirs(str(reproducer), "--run-reproducer").stderr
    fine = ours(str(path), "--cse", f"--mlir-pass-pipeline-crash-reproducer={tmp_path / 'none.mlir'}")
    assert fine.returncode == 0 and not os.path.exists(tmp_path / "none.mlir")


@judged
def test_a_reproducer_of_mlir_opts_is_run(file, tmp_path):
    path, reproducer = tmp_path / "in.mlir", tmp_path / "reproducer.mlir"
    path.write_text(FAILS)
    theirs(str(path), "--cse", "--gpu-module-to-binary", f"--mlir-pass-pipeline-crash-reproducer={reproducer}")
    said = ours(str(reproducer), "--run-reproducer")
    assert said.returncode == 1 and "the module has no target attributes" in said.stderr
    text = (
        FUNCTIONS
        + '{-#\n external_resources: {mlir_reproducer: {verify_each: true, pipeline: "builtin.module(cse)"}}\n#-}\n'
    )
    path.write_text(text.replace("true,", "true, disable_threading: true,"))
    assert ours(str(path), "--run-reproducer").stdout.strip() == ours(file, "--cse").stdout.strip()


def test_plugins_are_files_or_entry_points(file, tmp_path):
    plugin = tmp_path / "mine.py"
    plugin.write_text("print('loaded')\n")
    for flag in ("--load-pass-plugin", "--load-dialect-plugin"):
        assert ours(file, f"{flag}={plugin}").stdout.startswith("loaded\n")
        said = ours(file, f"{flag}=no-such-plugin")
        assert said.returncode == 1 and "no installed package has an entry point of that name" in said.stderr
        assert "gpuir-opt takes dialects and passes in Python" in ours(file, f"{flag}=x.so").stderr


def test_debug_output_is_asked_for_in_vain(file):
    said = ours(file, "--debug-only=greedy-rewriter")
    assert said.returncode == 0 and said.stderr == ""


# Names and users of values -------------------------------------------------------------------------------------------

NAMES = """#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: i32, %c: i1, %t: index) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    scf.yield %a, %a : i32, i32
  } else {
    %q = arith.constant 1 : i32
    %q2 = arith.constant 1 : i32
    scf.yield %q, %q2 : i32, i32
  }
  %1 = arith.addi %0#0, %0#1 : i32
  %two = arith.muli %1, %1 : i32
  %three:3 = "test.three"(%two) {text = "%two is % and \\" %1"} : (i32) -> (i32, i32, i32)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %t, %gy = %t, %gz = %t) threads(%tx, %ty, %tz) in (%sx = %t, %sy = %t, %sz = %t) {
    %u = arith.addi %bx, %tx : index
    gpu.terminator
  }
  %s = scf.index_switch %t -> i32
  case 2 {
    %c2 = arith.constant 2 : i32
    scf.yield %c2 : i32
  }
  default {
    scf.yield %three#1 : i32
  }
  cf.switch %s : i32, [
    default: ^bb1(%1 : i32),
    42: ^bb2
  ]
^bb1(%x: i32):
  %y = arith.muli %x, %x : i32
  return %y : i32
^bb2:
  return %a : i32
}
func.func private @declared(i32)
func.func @g(%x: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r:2 = scf.for %i = %n to %n step %n iter_args(%a = %0, %b = %n) -> (tensor<4x4xf32>, index) {
    scf.for %j = %n to %n step %n {
    }
    scf.yield %a, %n : tensor<4x4xf32>, index
  }
  %s = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%r#0 : tensor<4x4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  } -> tensor<4x4xf32>
  %token, %vals = async.execute -> !async.value<f32> {
    %cst = arith.constant 1.0 : f32
    async.yield %cst : f32
  }
  return %s : tensor<4x4xf32>
}
module @nested {
  func.func @h() {
    %c1 = arith.constant 1 : i32
    return
  }
}
"""
USERS, UNIQUE = "--mlir-print-value-users", "--mlir-print-unique-ssa-ids"


@judged
@pytest.mark.parametrize(
    "flags",
    [
        [USERS],
        [UNIQUE],
        [USERS, UNIQUE],
        [USERS, "--mlir-print-debuginfo"],
        [USERS, UNIQUE, "--mlir-print-local-scope"],
        [UNIQUE, "--mlir-use-nameloc-as-prefix"],
        [USERS, "--mlir-print-skip-regions"],
    ],
    ids=" ".join,
)
def test_names_and_users_of_values(tmp_path, flags):
    path = tmp_path / "in.mlir"
    path.write_text(NAMES)
    command = [str(path), "--allow-unregistered-dialect", *flags]
    assert ours(*command).stdout.strip() == theirs(*command).stdout.strip() != ""


@judged
@pytest.mark.parametrize("flags", [[USERS], [UNIQUE], [USERS, UNIQUE]], ids=" ".join)
def test_names_and_users_in_the_generic_form_and_around_passes(file, flags):
    for more in (["--mlir-print-op-generic"], ["--pass-pipeline=builtin.module(func.func(cse))"]):
        one, other = (run(file, *flags, *more, "--mlir-print-ir-after-all") for run in (ours, theirs))
        assert (one.stdout.strip(), one.stderr.split()) == (other.stdout.strip(), other.stderr.split())


def test_names_and_users_of_values_of_gpuirs_ops(tmp_path):
    path = tmp_path / "in.mlir"
    path.write_text(
        """#e = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
tt.func @f(%x: i32) {
  %m, %t = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #e, #ttng.tensor_memory, mutable>, !ttg.async.token)
  %a = arith.addi %x, %x : i32
  %s = tt.splat %a : i32 -> tensor<4xi32>
  %r = "tt.reduce"(%s) <{axis = 0 : i32}> ({
  ^bb0(%p: i32, %q: i32):
    %u = arith.addi %p, %q : i32
    tt.reduce.return %u : i32
  }) : (tensor<4xi32>) -> i32
  tt.return
}
"""
    )
    lines = ours(str(path), USERS).stdout.splitlines()
    assert [line.strip() for line in lines[1:-1]] == [
        "module {",
        "tt.func @f(%arg0: i32) {",
        "// %arg0 is used by %1",
        "%result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, "
        "!ttg.async.token) // unused",
        "%1 = arith.addi %arg0, %arg0 : i32 // user: %2",
        "%2 = tt.splat %1 : i32 -> tensor<4xi32> // user: %3",
        '%3 = "tt.reduce"(%2) <{axis = 0 : i32}> ({',
        "^bb0(%arg1: i32, %arg2: i32):",
        "// %arg1 is used by %5",
        "// %arg2 is used by %5",
        "%5 = arith.addi %arg1, %arg2 : i32 // user: %6",
        "tt.reduce.return %5 : i32 // id: %6",
        "}) : (tensor<4xi32>) -> i32 // unused",
        "tt.return",
        "}",
    ]
    assert ours(str(path), USERS, "--mlir-pretty-debuginfo").stderr.startswith(
        "gpuir-opt: error: the --mlir-pretty-debug"
    )


# Passes ---------------------------------------------------------------------------------------------------------------


@judged
def test_passes_are_logged(file, tmp_path):
    pipeline = "--pass-pipeline=builtin.module(func.func(cse,sccp),cse,symbol-dce)"
    logs = []
    for run, name in ((ours, "ours"), (theirs, "theirs")):
        log = tmp_path / name
        command = [file, pipeline, "--mlir-disable-threading"]
        run(*command, f"--log-actions-to={log}")
        logs.append(re.sub(r"\[thread [\w-]+\]", "[thread]", log.read_text()))
        assert log.read_text() in run(*command, "--log-actions-to=-").stdout
    assert logs[0] == logs[1] and logs[0].count("completed") == 7
    said = ours(file, f"--log-actions-to={tmp_path}/none/x")
    assert said.returncode == 1 and said.stderr.count("\n") == 1 and "No such file" in said.stderr


@judged
def test_a_reproducer_of_what_works(file, tmp_path):
    texts = []
    for run, name in ((ours, "ours"), (theirs, "theirs")):
        assert run(file, "--cse", f"--mlir-generate-reproducer={tmp_path / name}").returncode == 0
        texts.append((tmp_path / name).read_text().split())
    assert texts[0] == texts[1]


@judged
@pytest.mark.parametrize("display", ["tree", "list"])
def test_times_for_programs(file, display):
    def names(timers: list[dict]) -> list:
        return [(t["name"], sorted(t["wall"]), names(t.get("passes", []))) for t in timers if t]

    command = [file, "--mlir-timing", "--mlir-output-format=json", f"--mlir-timing-display={display}", "--symbol-dce"]
    times = [names(json.loads(run(*command).stderr)) for run in (ours, theirs)]
    assert sorted(times[0]) == sorted(times[1]) and ("Total", ["duration", "percentage"], []) in times[0]


@judged
def test_bytecode_of_a_version(file):
    for version in ("0", "3", "99"):
        command = [file, "--emit-bytecode", f"--emit-bytecode-version={version}", "-o", os.devnull]
        one, other = ours(*command), theirs(*command)
        assert one.returncode == other.returncode
        assert ("unsupported version requested" in one.stderr) == ("unsupported version requested" in other.stderr)
        assert "internal error" not in one.stderr


# All flags ------------------------------------------------------------------------------------------------------------

#: Names of mlir-opt's own flags; the others in its help are passes or LLVM's.
_OWN = re.compile(
    r"allow-unregistered|color|debug-only|dump-pass|elide-resource|emit-bytecode|help|irdl-|list-passes|load-|log-|mlir-|no-implicit|o\Z"
    r"|output-split|pass-pipeline|profile-actions|remarks?-|run-reproducer|show-dialects|split-input|verify-(each|diag|round)|version"
)


@judged
def test_each_flag_of_mlir_opts_is_taken_or_refused_by_name():
    listed = theirs("--help").stdout
    # What stands below the passes' own options are these.
    theirs_flags = {name for name in re.findall(r"^  --?([\w-]+)", listed, re.MULTILINE) if _OWN.match(name)}
    taken = {name for flag in FLAGS for name in (flag.name, *flag.aliases)}
    assert len(theirs_flags) > 60 and theirs_flags - taken == theirs_flags & REFUSED.keys()
    assert not taken & REFUSED.keys()


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_says_what_to_use(file, name):
    from gpuir.tools import gpuir_opt

    for command in ([f"--{name}=x", file], [f"-{name}", "x", file]):
        with pytest.MonkeyPatch.context() as patch:
            import io

            errors = io.StringIO()
            patch.setattr(sys, "stderr", errors)
            assert gpuir_opt.main(command) == 1
        assert errors.getvalue() == f"gpuir-opt: error: the --{name} option is not taken: {REFUSED[name]}\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
@pytest.mark.parametrize(
    "command",
    [
        *(
            "opt --help",
            "opt --list-passes",
            "run --help",
            "run --version",
            "compile --help",
            "viz --help",
            "viz --list",
        ),
        *("--help", "--version", "completion bash"),
    ],
)
def test_what_cannot_be_written_is_an_error_of_one_line(command):
    with open("/dev/full", "wb") as full:
        arguments = [sys.executable, "-m", "gpuir", *command.split()]
        ended = subprocess.run(arguments, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120)
    assert ended.returncode == 1
    assert re.fullmatch(r"gpuir[\w-]*: error: cannot write the output: No space left on device\n", ended.stderr)
