"""gpuir-run: the table, the exit codes, the messages."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
COMMAND = [sys.executable, "-m", "gpuir.tools.gpuir_run"]

HEAD = """
#lhs = affine_map<(i, j, k) -> (i, k)>
#rhs = affine_map<(i, j, k) -> (k, j)>
#acc = affine_map<(i, j, k) -> (i, j)>
#p = #iree_gpu.iterator_type<parallel>
#r = #iree_gpu.iterator_type<reduction>
"""


def function(shapes=("?x?x16x16", "?x?x16x16", "?x?x16x16"), kind="WMMA_F16_16x16x16_F16", element="f16", acc="f16"):
    a, b, c = (f"tensor<{shape}x{e}>" for shape, e in zip(shapes, (element, element, acc)))
    return f"""func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
  %0 = iree_gpu.multi_mma %a, %b, %c {{
    indexing_maps = [#lhs, #rhs, #acc], iterator_types = [#p, #p, #r], kind = #iree_gpu.mma_layout<{kind}>
  }} : {a}, {b} into {c}
  return %0 : {c}
}}
"""


@pytest.fixture
def run(run_tool):
    return lambda *arguments, input="": run_tool(*COMMAND, *arguments, input=input)


def test_table_is_aligned_and_repeatable(run):
    command = (EXAMPLES / "multi_mma.mlir", "--seed=7", "--outer=2x1x3")
    first, again, other = run(*command), run(*command), run(*command, "--seed=8")
    assert first.returncode == 0 and first.stderr == ""
    lines = first.stdout.splitlines()
    assert len(lines) == 12
    for word in ("outer", "runner"):
        column = lines[0].index(word)
        assert all(line[column - 1] == " " and line[column] != " " for line in lines)

    def without_times(table: str) -> str:
        # A time that is longer makes its column wider.
        return re.sub(r" +", " ", re.sub(r"[\d.]+ ms", "", table))

    assert without_times(first.stdout) == without_times(again.stdout) != without_times(other.stdout)
    assert [line.split()[1] for line in lines[1:]] == ["2x1x3"] * 11
    assert sum(" 0  " in line and "exact" in line for line in lines) == 5


def test_static_sizes_win_and_the_rest_is_taken_in_turn(run):
    text = HEAD + function(("2x?x16x16", "?x?x16x16", "2x?x16x16"))
    done = run("-", "--outer=4", input=text)
    assert done.returncode == 0 and done.stdout.splitlines()[1].split()[1] == "2x4x4"


def test_wrong_lowering_is_noticed(run, tmp_path):
    """A script that drops the multiplication: every result is the accumulator."""
    script = tmp_path / "script.mlir"
    script.write_text("""
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.test.drop_multiplication
    } : !transform.any_op
    transform.yield
  }
}
""")
    program = """
import sys
from gpuir.passes.registry import pattern
from gpuir.tools.gpuir_run import main

@pattern("iree_gpu.multi_mma", name="test.drop_multiplication")
def drop(op, rewriter):
    rewriter.replace_op(op, [op.acc])

sys.exit(main(sys.argv[1:]))
"""
    command = [sys.executable, "-c", program, str(EXAMPLES / "multi_mma.mlir"), f"--transform={script}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stdout.count("FAILED") == 11
    assert "11 of 11 results are wrong" in done.stderr


def test_both_runners(run, mlir_runner):
    done = run("-", "--runner=both", "--outer=1x2x1", input=HEAD + function())
    assert done.returncode == 0
    jit, runner = done.stdout.splitlines()[1:]
    assert "jit" in jit and "mlir-runner" in runner
    assert jit.split()[3] == runner.split()[3]


BAD = {
    "syntax": ("func.func @f( {", "<stdin>:1:"),
    "unknown op": ("func.func @f() {\n  iree_gpu.nothing\n  return\n}", "<stdin>:2:3: error: "),
    "verifier": (
        HEAD + function(kind="MFMA_F32_16x16x16_F16"),
        "error: 'iree_gpu.multi_mma' op expects acc to have the element type of MFMA_F32_16x16x16_F16, f32, found f16",
    ),
    "no multi_mma": (
        "func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}",
        "error: 'func.func' op is not compared with NumPy: it must return the iree_gpu.multi_mma of its arguments",
    ),
    "nothing at all": ("", "error: the module has no functions to run"),
    "lane": (
        HEAD + function(("?x?x4", "?x?x4", "?x?x4"), "MFMA_F32_16x16x16_F16", "f16", "f32"),
        "<stdin>:8:8: error: 'iree_gpu.multi_mma' op holds only one lane's share of the fragments",
    ),
    "vectors": (
        (HEAD + function(("2x1x16x16", "1x1x16x16", "2x1x16x16"))).replace("tensor", "vector"),
        "is a vector: let the function take a memref and read it with vector.transfer_read",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input(run, name):
    text, message = BAD[name]
    done = run("-", input=text)
    assert done.returncode == 1 and done.stdout == ""
    assert message in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ([], 2, "the following arguments are required: file"),
        (["no-such-file.mlir"], 1, "cannot open input file 'no-such-file.mlir': No such file or directory"),
        (["-", "--outer=3xx"], 2, "expected sizes such as 3x5x7, got '3xx'"),
        (["-", "--runner=gpu"], 2, "invalid choice: 'gpu'"),
        (["-", "--seed=-1"], 2, "argument --seed: must not be negative"),
        (["-", "--timeout=0"], 2, "argument --timeout: must be positive"),
        (["-", "--outer=99999x9999x9"], 1, "error: @f needs arrays of 477.3 GiB: --outer is too large"),
        (["-", "--transform=no-such-file.mlir"], 1, "cannot open input file 'no-such-file.mlir'"),
    ],
)
def test_bad_arguments(run, arguments, code, message):
    done = run(*arguments, input=HEAD + function())
    assert done.returncode == code and message in done.stderr and "Traceback" not in done.stderr


def test_bytes_that_are_no_text(tmp_path, run):
    path = tmp_path / "bad.mlir"
    path.write_bytes(b"// ok\n  \xff\n")
    done = run(path)
    assert done.returncode == 1 and f"{path}:2:3: error: " in done.stderr and "UTF-8" in done.stderr


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("module {}", "error: the transform script has no named sequence @__transform_main"),
        (
            "module attributes {transform.with_named_sequence} {\n"
            "  transform.named_sequence @__transform_main(%m: !transform.any_op) {\n"
            '    transform.print %m {name = "gone"} : !transform.any_op\n'
            "    transform.yield\n  }\n}",
            "<stdin>:8:8: error: 'iree_gpu.multi_mma' op does not run on the CPU",
        ),
        (
            "module attributes {transform.with_named_sequence} {\n"
            "  transform.named_sequence @__transform_main(%m: !transform.any_op) {\n"
            '    %0 = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op\n'
            '    %1 = transform.get_parent_op %m {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op\n'
            "    transform.yield\n  }\n}",
            "script.mlir:4:10: error: ",
        ),
    ],
)
def test_bad_scripts(run, tmp_path, script, message):
    path = tmp_path / "script.mlir"
    path.write_text(script)
    done = run("-", f"--transform={path}", input=HEAD + function())
    assert done.returncode == 1 and message in done.stderr and "Traceback" not in done.stderr


def test_progress_on_a_terminal_only(mlir_runner):
    """The bar is on stderr, disappears at the end, and the table stays as it is."""
    controller, terminal = pty.openpty()
    command = [*COMMAND, str(EXAMPLES / "multi_mma.mlir"), "--runner=both", "--outer=4x4x8"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=terminal) as process:
        os.close(terminal)
        table = process.stdout.read().decode()
    shown = b""
    while True:
        try:
            piece = os.read(controller, 1 << 16)
        except OSError:  # Linux's sign for a terminal that nobody holds any more
            break
        shown += piece
        if not piece:
            break
    os.close(controller)
    assert process.returncode == 0
    assert "\r" not in table and len(table.splitlines()) == 23
    text = shown.decode()
    assert re.search(r"\[#+\.+\] \d+/22 \w+ by (jit|mlir-runner)", text)
    assert text.endswith("\r\x1b[K")
