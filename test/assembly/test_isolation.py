"""Texts that crash the host's parser or verifier: with `isolated`, and in the tools, an error at the line."""

import subprocess
import sys
import threading

import pytest

import gpuir
from gpuir.processes.forking import trial

#: Ops that the host's parser or verifier does not survive.
CRASHES = {
    "transpose": "%0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%a : tensor<2x3xf32>) permutation = [1 0]",
    "broadcast": "%0 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%a : tensor<2x3xf32>) dimensions = [0 1 ]",
    "a list that is not closed": "%0 = linalg.broadcast ins(%a : !t) outs(%a : !t) dimensions = [0 1",
    "reduce": "%0 = linalg.reduce {arith.addf} ins(%a : !t) outs(%a : !t) dimensions = [1 0]",
}

HEAD = """// A text with aliases, comments and an op of gpuir's.
!t = tensor<2x3xf32>
func.func @f(%a: !t, %v: vector<2xf32>, %s: f32) {
  %w = iree_gpu.value_barrier %a : !t"""


def text_of(name: str) -> str:
    return f"{HEAD}\n  {CRASHES[name]}\n  return\n}}\n"


@pytest.mark.parametrize("dialects", [gpuir.Context, gpuir.ir.Context])
@pytest.mark.parametrize("filename", ["-", "dir/name.mlir"])
@pytest.mark.parametrize("name", CRASHES)
def test_a_crash_is_an_error_at_its_line(name, filename, dialects):
    with pytest.raises(gpuir.ParseError, match="crashes here") as caught:
        gpuir.parse(text_of(name), filename=filename, context=dialects(), isolated=True)
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.file, diagnostic.line) == (filename, 5)
    assert 3 <= diagnostic.column <= len(text_of(name).split("\n")[4])


def test_ops_without_fault_before_it():
    """What is cut off in the midst of the first two ops crashes the parser too."""
    good = "  %{} = linalg.transpose ins(%a : !t) outs(%b : tensor<3x2xf32>) permutation\n    =\n [1, 0]\n"
    text = "!t = tensor<2x3xf32>\nfunc.func @f(%a: !t, %b: tensor<3x2xf32>) {\n"
    text += "".join(map(good.format, range(40)))
    text += (
        "  %x = linalg.transpose ins(%a : !t) outs(%b : tensor<3x2xf32>) permutation = [1 0]\n" + good.format("y") * 2
    )
    with pytest.raises(gpuir.ParseError, match="crashes here") as caught:
        gpuir.parse(text + "  return\n}", context=gpuir.Context(), isolated=True)
    assert caught.value.diagnostics[0].line == 123


@pytest.mark.parametrize("name", CRASHES)
def test_it_crashes_without(name):
    """What this file is about; an op that the host refuses by now has no place in it."""
    context = gpuir.Context()
    context.enable_multithreading(False)
    assert trial(lambda: gpuir.parse(text_of(name), context=context)) < 0


GOOD = (
    HEAD
    + """
  %0 = arith.addf %w, %w {k = #iree_gpu.lane_id<0>} : !t loc("k.py":3:4)
  return
} loc(fused["a", "b":1:2])
#loc = loc("x")
"""
)
BAD = (HEAD + " loc(", HEAD + "\n  %0 = arith.addf %w, %s : f32\n return }", "func.func @f() { iree_gpu.value_barier }")


@pytest.mark.parametrize("filename", ["-", "a.mlir"])
def test_the_same_ir_and_the_same_errors(filename):
    def outcome(text: str, isolated: bool) -> str:
        with gpuir.Context():
            try:
                return gpuir.asm(gpuir.parse(text, filename=filename, isolated=isolated), debuginfo=True)
            except gpuir.ParseError as error:
                return str(error)

    for text in (GOOD, *BAD):
        assert outcome(text, True) == outcome(text, False)


def test_bytecode_and_threads():
    import io

    with gpuir.Context():
        data = io.BytesIO()
        gpuir.parse(GOOD).operation.write_bytecode(data)
    results = []

    def work() -> None:
        with gpuir.Context():
            for _ in range(5):
                assert gpuir.parse(data.getvalue(), isolated=True).operation.verify()
                with pytest.raises(gpuir.ParseError, match="crashes here"):
                    gpuir.parse(text_of("transpose"), isolated=True)
            results.append(True)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 3


def tool(name: str, *arguments: str, text: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", f"gpuir.tools.gpuir_{name}", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("call", [("opt",), ("run", "-", "--kernel=f"), ("compile", "-", "--target=sm_90")])
def test_tools(call):
    done = tool(*call, text=text_of("reduce"))
    assert done.returncode == 1
    assert "<stdin>:5:" in done.stderr, done.stderr
    assert "the host's parser crashes here (SIGSEGV)" in done.stderr


def test_pieces_of_an_input():
    text = "func.func @g() { return }\n// -----\n" + text_of("transpose")
    done = tool("opt", "--split-input-file", text=text)
    assert "<stdin>:7:" in done.stderr


def test_a_crash_elsewhere(tmp_path):
    plugin = tmp_path / "crash.py"
    plugin.write_text(
        "import os\nfrom gpuir.passes.registry import pass_\n\n@pass_('crash-here')\ndef crash(op):\n    os.abort()\n"
    )
    done = tool("opt", f"--load={plugin}", "--crash-here", text="module {}")
    assert (done.returncode, done.stdout) == (1, "")
    assert "the process crashed (SIGABRT) while running the passes" in done.stderr


def test_the_tool_ends_as_its_child_does():
    program = "import os, signal, sys\nfrom gpuir.tools.supervision import supervised\n"
    program += "@supervised('tool')\ndef main(arguments=None):\n    {}\nsys.exit(main())"
    for body, code in {
        "os.kill(os.getpid(), signal.SIGTERM)": -15,
        "os.kill(os.getpid(), signal.SIGKILL)": -9,
        "return 7": 7,
        "sys.exit(3)": 3,
    }.items():
        done = subprocess.run([sys.executable, "-c", program.format(body)], capture_output=True, timeout=60)
        assert done.returncode == code, done.stderr
