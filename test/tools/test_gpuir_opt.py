"""gpuir-opt as a program: files, bad input, plugins, and that nothing ends in a traceback."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

GPUIR_OPT = (sys.executable, "-m", "gpuir.tools.gpuir_opt")
PLUGIN = f"--load={Path(__file__).parent / 'Inputs' / 'plugin.py'}"

GOOD = "\nfunc.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\n"
BAD = "func.func @f() {\n  return %x : i32\n}\n"
MULTIPLY = "\nfunc.func @f(%a: i32) -> i32 {\n  %0 = arith.muli %a, %a : i32\n  return %0 : i32\n}\n"


@pytest.fixture
def opt(run_tool, tmp_path, monkeypatch):
    """Runs gpuir-opt in a folder of its own; no output of it may be a traceback."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GPUIR_TRACEBACK", raising=False)

    def run(*words, **keywords):
        result = run_tool(*GPUIR_OPT, *words, **keywords)
        assert "Traceback" not in result.stderr
        assert result.returncode in (0, 1)
        return result

    return run


def failing(result, *messages):
    assert result.returncode == 1
    assert result.stdout == ""
    for message in messages:
        assert message in result.stderr


# Files


def test_output_file(opt, tmp_path):
    Path("in.mlir").write_text(GOOD)
    result = opt("in.mlir", "-o", "out.mlir", PLUGIN, "--mine-add-to-sub")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert "arith.subi" in Path("out.mlir").read_text()
    assert sorted(os.listdir()) == ["in.mlir", "out.mlir"]
    assert Path("in.mlir").read_text() == GOOD
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(Path("out.mlir").stat().st_mode) == 0o666 & ~mask


def test_output_to_stdout(opt):
    Path("in.mlir").write_text(GOOD)
    assert opt("in.mlir", "-o", "-").stdout == opt("in.mlir").stdout == opt("in.mlir", "-o=-").stdout != ""
    assert not Path("-").exists()


def test_existing_output_is_replaced_as_a_whole(opt):
    Path("in.mlir").write_text(GOOD)
    target = Path("target.mlir")
    target.write_text("old" * 1000)
    target.chmod(0o640)
    Path("link.mlir").symlink_to(target)
    assert opt("in.mlir", "-o", "link.mlir").returncode == 0
    assert Path("link.mlir").is_symlink() and target.read_text().startswith("module {")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


@pytest.mark.parametrize(
    ("source", "flags"),
    [
        (BAD, []),
        (GOOD, ["--transform-interpreter"]),
        (GOOD, [PLUGIN, "--mine-fail"]),
        (GOOD, [PLUGIN, "--mine-raise"]),
        (GOOD, ["--verify-diagnostics=all", "--transform-interpreter"]),
        (f"{GOOD}// -----\n{BAD}", ["--split-input-file"]),
    ],
)
def test_failure_leaves_the_output_alone(opt, source, flags):
    Path("in.mlir").write_text(source)
    Path("out.mlir").write_text("precious")
    failing(opt("in.mlir", "-o", "out.mlir", *flags), "error:")
    assert Path("out.mlir").read_text() == "precious"
    failing(opt("in.mlir", "-o", "new.mlir", *flags))
    assert sorted(os.listdir()) == ["in.mlir", "out.mlir"]
    assert Path("in.mlir").read_text() == source


def test_output_that_cannot_be_written(opt):
    Path("in.mlir").write_text(GOOD)
    failing(
        opt("in.mlir", "-o", "nowhere/out.mlir"),
        "cannot open output file 'nowhere/out.mlir': No such file or directory",
    )
    failing(opt("in.mlir", "-o", "."), "cannot open output file '.': Is a directory")
    Path("also.mlir").symlink_to("in.mlir")
    failing(opt("in.mlir", "-o", "also.mlir"), "cannot open output file 'also.mlir': it is the input file")
    assert Path("in.mlir").read_text() == GOOD
    assert opt("in.mlir", "-o", os.devnull).returncode == 0
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")
def test_permissions(opt):
    Path("in.mlir").write_text(GOOD)
    Path("locked.mlir").write_text(GOOD)
    Path("locked.mlir").chmod(0)
    failing(opt("locked.mlir"), "cannot open input file 'locked.mlir': Permission denied")
    failing(opt("in.mlir", "-o", "locked.mlir"), "cannot open output file 'locked.mlir': Permission denied")


def test_input_that_cannot_be_read(opt):
    failing(opt("none.mlir"), "cannot open input file 'none.mlir': No such file or directory")
    failing(opt("."), "cannot open input file '.': Is a directory")


def test_broken_pipe():
    process = subprocess.Popen(
        GPUIR_OPT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    # Nobody reads: the first write fails.
    process.stdout.close()
    process.stdin.write(GOOD)
    process.stdin.close()
    # LLVM's exit code for it.
    assert (process.stderr.read(), process.wait(timeout=60)) == ("", 74)


def test_file_names_that_are_no_utf8(opt):
    name = os.fsdecode(b"\xff.mlir")
    Path(name).write_text(GOOD)
    assert opt(name, "-o", os.fsdecode(b"\xfe.mlir")).returncode == 0
    assert Path(os.fsdecode(b"\xfe.mlir")).read_text().startswith("module {")
    Path(name).write_text(BAD)
    failing(opt(name), "\N{REPLACEMENT CHARACTER}.mlir:2:10: error: ")


def test_any_locale(opt, monkeypatch):
    source = 'module attributes {test.a = "x"} {\n  // \N{EURO SIGN}\n  func.func private @"\N{EURO SIGN}"()\n}\n'
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    Path("in.mlir").write_text(source, encoding="utf-8")
    result = opt("in.mlir", "-o", "out.mlir")
    assert result.returncode == 0
    assert opt("in.mlir").stdout == Path("out.mlir").read_text(encoding="utf-8")


def test_bytecode(opt, tmp_path):
    Path("in.mlir").write_text(GOOD)
    assert opt("in.mlir", "--emit-bytecode", "-o", "out.mlirbc").returncode == 0
    data = Path("out.mlirbc").read_bytes()
    assert data.startswith(b"ML\xefR")
    assert opt("out.mlirbc").stdout == opt("in.mlir").stdout
    Path("cut.mlirbc").write_bytes(data[: len(data) // 2])
    failing(opt("cut.mlirbc"), "error: ")


# Bad input


@pytest.mark.parametrize(
    ("data", "place", "message"),
    [
        (b"func.func @f() {\n  // \xff\xfe\n  return\n}\n", "2:6", "not UTF-8: byte 0xff"),
        ("// \N{EURO SIGN}\n".encode() + b"\xc3(\n", "2:1", "not UTF-8: byte 0xc3"),
        (b"module {\n}\n\0", "3:1", "NUL byte"),
        (b"func.func @f() {\r\n  return %x\r\n}\r\n", "2:12", "expected ':'"),
        (b"module {", "1:7", "expected"),
        (b"module { ^", "1:10", "invalid block name"),
        (b'module attributes {a = "', "1:25", "expected '\"' in string literal"),
        (b"\n\n}", "3:", "expected operation name in quotes"),
        (b"func.func @f() { %0 = foo.bar }", "1:23", "Dialect `foo' not found for custom op 'foo.bar'"),
        (b'"nosuch"() : () -> ()', "1:9", "unregistered dialect"),
        (b"func.func @f(%a: !nosuch.type) { return }", "1:26", "nosuch"),
        (b"func.func @f() attributes {a = #nosuch.attr} { return }", "1:40", "nosuch"),
        (b"module { func.func @f() -> i33x { return } }", "1:2", "i33x"),
        (b"\xef\xbb\xbfmodule {}", "1:1", "unexpected character"),
    ],
)
def test_malformed_input(opt, data, place, message):
    Path("in.mlir").write_bytes(data)
    result = opt("in.mlir")
    failing(result, f"in.mlir:{place}", message, "error: ")
    assert Path("in.mlir").read_bytes() == data


@pytest.mark.parametrize("nested", ["module {\n", '"builtin.module"() ({\n', "module { module { module { "])
def test_deep_nesting(opt, nested):
    Path("in.mlir").write_text(nested * 10000)
    failing(opt("in.mlir"), "in.mlir:", "error: ")


@pytest.mark.parametrize("text", ["tensor<" * 10000, "[" * 10000, "{a = " * 10000, "loc(fused[" * 10000, "(" * 100000])
def test_deep_attributes(opt, text):
    Path("in.mlir").write_text(f"module attributes {{a = {text}")
    failing(opt("in.mlir"), "in.mlir:", "error: ")


def test_large_files(opt, request):
    """50 megabytes in a whole sweep; 10 otherwise, in proportion to which the time is."""
    functions = 100_000 if request.config.getoption("--sweep") == "all" else 20_000
    line = '    %0 = "some.op"(%a) {text = "' + "x" * 460 + '"} : (i32) -> i32\n'
    function = "  func.func @f%d(%%a: i32) {\n" + line.replace("%", "%%") + "    return\n  }\n"
    text = "module {\n" + "".join(function % i for i in range(functions)) + "}\n"
    assert len(text) > 500 * functions
    Path("in.mlir").write_text(text)
    result = opt("in.mlir", "--allow-unregistered-dialect", "-o", "out.mlir", timeout=300)
    assert (result.returncode, result.stderr) == (0, "")
    assert Path("out.mlir").stat().st_size > 500 * functions
    Path("in.mlir").write_text(text[:-4] + "^")
    failing(opt("in.mlir", "--allow-unregistered-dialect", timeout=300), f"in.mlir:{4 * functions + 1}:3: error: ")


# Command line


def test_help_and_version(opt):
    text = opt("--help").stdout
    for flag in ("--pass-pipeline=<string>", "-o=<filename>", "--split-input-file[=<marker>]", "--load=<file.py>"):
        assert flag in text
    assert opt("-h").stdout == text
    assert opt("--version").stdout.startswith("gpuir ")


def test_pass_flags_and_pipeline_exclude_each_other(opt):
    failing(
        opt("-", "--cse", "--pass-pipeline=builtin.module(cse)", input=GOOD),
        "can't be used with individual pass options",
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--no-such"], "Unknown command line argument '--no-such'.  Try: 'gpuir-opt --help'"),
        (["--canonicalise=a=1"], "Did you mean '--canonicalize=a=1'?"),
        (["--splitinputfile"], "Did you mean '--split-input-file'?"),
        (["-mine-mrk", PLUGIN], "Did you mean '--mine-mark'?"),
        (["--load-dialect-plugin=x.so"], "--load=FILE.py"),
        (["--load-pass-plugin", "x.so"], "--load=FILE.py"),
        (["--load=nowhere.py"], "cannot load plugin 'nowhere.py': no such file"),
        (["--pass-pipeline=cse"], "expected pass pipeline to be wrapped with the anchor operation type"),
        (["--pass-pipeline=builtin.module(cse"], "missing closing ')'"),
        (["--pass-pipeline=builtin.module(cse,nosuch)"], "error: 'nosuch' does not refer to a registered pass"),
        (["--mine-mark=count=x", PLUGIN], "option 'count' expects an integer, given 'x' (known options: count, name)"),
        (["--cse=x"], "pass 'cse' has no option 'x'"),
        (["--print-ir-before=nosuch"], "Cannot find option named 'nosuch'!"),
        (["--emit-irdl=nosuch"], "gpuir has no dialect 'nosuch'"),
        (["--mlir-elide-elementsattrs-if-larger=many"], "'many' value invalid for integer argument"),
    ],
)
def test_wrong_command_lines(opt, words, message):
    failing(opt("-", *words, input=GOOD), message)


def test_pipeline_errors_point_at_the_column(opt):
    result = opt("-", "--pass-pipeline=builtin.module(cse,nosuch)", input=GOOD)
    line, text, caret = result.stderr.splitlines()
    assert line.startswith("<pipeline>:1:20: error: ") and text[caret.index("^") :].startswith("nosuch")


def test_arguments_from_a_file(opt):
    Path("flags").write_text(
        "--pass-pipeline='builtin.module(func.func(canonicalize, cse))'\n-mlir-print-local-scope\n"
    )
    assert opt("-", "@flags", "--dump-pass-pipeline", input=GOOD).stderr.startswith("Pass Manager with 1 passes:\n")


def test_listings(opt):
    dialects = opt("--show-dialects").stdout
    assert dialects.startswith("Available Dialects: ")
    assert {"arith", "gpu", "nvgpu", "transform"} <= set(dialects.split(": ")[1].strip().split(","))
    passes = opt(PLUGIN, "--list-passes").stdout
    assert "\n  --convert-scf-to-cf " in passes
    assert "\n  --mine-add-to-sub " in passes and "Turns additions into subtractions." in passes
    assert "\n    --name=<string> " in passes and "attribute to set (default test.marked)" in passes


def test_irdl_file(opt):
    Path("d.irdl.mlir").write_text(
        "irdl.dialect @d {\n  irdl.operation @op {\n    %0 = irdl.is i32\n    irdl.operands(x: %0)\n  }\n}\n"
    )
    good = 'func.func @f(%a: i32) {\n  "d.op"(%a) : (i32) -> ()\n  return\n}\n'
    assert '"d.op"(%arg0)' in opt("-", "--irdl-file=d.irdl.mlir", input=good).stdout
    failing(opt("-", "--irdl-file=d.irdl.mlir", input=good.replace("i32", "i64")), "<stdin>:2:3: error: ")
    failing(opt("-", "--irdl-file=none", input=good), "cannot open input file 'none'")
    Path("bad.mlir").write_text("irdl.dialect @d {\n  foo\n}\n")
    failing(opt("-", "--irdl-file=bad.mlir", input=good), "bad.mlir:2:")


def test_roundtrip_check(opt):
    assert opt("-", "--verify-roundtrip", input=GOOD).returncode == 0


def test_flags_for_printing(opt):
    source = """
func.func @f() -> tensor<9xi32> {
  %0 = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<9xi32>
  return %0 : tensor<9xi32>
}
"""
    assert "__elided__" in opt("-", "--mlir-elide-elementsattrs-if-larger=8", input=source).stdout
    assert "__elided__" not in opt("-", "--mlir-elide-elementsattrs-if-larger", "9", input=source).stdout
    assert '"func.return"' in opt("-", "-mlir-print-op-generic", input=source).stdout
    assert 'loc("<stdin>":4:3)' in opt("-", "-mlir-print-debuginfo", "-mlir-print-local-scope", input=source).stdout


# Plugins


def test_python_and_host_passes_by_flags(opt):
    text = opt(
        "-",
        PLUGIN,
        "--mine-mark=name=test.a",
        "--cse",
        "--mine-add-to-sub",
        "-mine-mark",
        "--mine-mark=name=test.b count=3",
        input=GOOD,
    )
    assert "attributes {test.a = 1 : i64, test.b = 3 : i64, test.marked = 1 : i64}" in text.stdout
    assert "arith.subi" in text.stdout


def test_python_pass_in_a_nest(opt):
    text = opt(
        "-",
        PLUGIN,
        "--pass-pipeline=builtin.module(func.func(mine-mark{name=test.x count=7},cse),mine-mark{name={test.y}})",
        input=GOOD,
    )
    assert "func.func @f(%arg0: i32, %arg1: i32) -> i32 attributes {test.x = 7 : i64}" in text.stdout
    assert text.stdout.startswith("module attributes {test.y = 1 : i64}")


def test_pattern_that_raises(opt):
    Path("in.mlir").write_text(MULTIPLY)
    result = opt("in.mlir", PLUGIN, "--mine-raising")
    lines = result.stderr.splitlines()
    assert lines[0] == "in.mlir:3:8: error: pattern 'mine.raising' raised KeyError: 'missing'"
    assert lines[1:3] == ["  %0 = arith.muli %a, %a : i32", "       ^"]
    assert lines[3].endswith(": note: raised here") and "plugin.py:21:" in lines[3]
    assert lines[4] == '    return values["missing"]'
    assert result.returncode == 1


def test_traceback_on_demand(opt, monkeypatch, run_tool):
    monkeypatch.setenv("GPUIR_TRACEBACK", "1")
    result = run_tool(*GPUIR_OPT, "-", PLUGIN, "--mine-raising", input=MULTIPLY)
    assert "Traceback" in result.stderr and "pattern 'mine.raising' raised KeyError" in result.stderr


def test_pass_that_raises(opt):
    Path("in.mlir").write_text(GOOD)
    result = opt("in.mlir", PLUGIN, "--mine-raise")
    assert result.stderr.startswith("<unknown>:0: error: pass 'mine-raise' raised ValueError: no such thing\n")
    assert "plugin.py:" in result.stderr and "note: raised here" in result.stderr


def test_pass_that_fails(opt):
    Path("in.mlir").write_text(GOOD)
    failing(
        opt("in.mlir", PLUGIN, "--pass-pipeline=builtin.module(func.func(mine-fail))"),
        "in.mlir:2:1: error: 'func.func' op is not supported",
        "in.mlir:2:1: note: since it is like that",
    )


def test_plugin_that_raises(opt):
    Path("broken.py").write_text("import gpuir\n\ngpuir.nosuch\n")
    failing(
        opt("-", "--load=broken.py", input=GOOD),
        "broken.py:3:1: error: cannot load plugin 'broken.py': AttributeError",
        "gpuir.nosuch\n^",
    )


def test_warnings_of_python_passes(opt):
    result = opt("-", PLUGIN, "--mine-talk", input=GOOD)
    assert result.returncode == 0
    assert "<stdin>:2:1: warning: 'func.func' op is slow" in result.stderr
    assert "<stdin>:2:1: remark: 'func.func' op was seen" in result.stderr
    only_errors = opt("-", PLUGIN, "--mine-talk", "--mlir-diagnostic-verbosity-level=errors", input=GOOD)
    assert only_errors.stderr == ""
    no_notes = opt("-", PLUGIN, "--mine-talk", "--mlir-disable-diagnostic-notes", input=GOOD)
    assert "remark" in no_notes.stderr and "note" not in no_notes.stderr


def test_reasons_of_patterns(opt):
    source = GOOD.replace("%a, %b :", "%a, %a :")
    result = opt("-", PLUGIN, "--mine-add-to-sub", "--explain-patterns", input=source)
    assert "<stdin>:3:8: remark: pattern 'mine.add_to_sub' does not match: both operands are the same" in result.stderr
    assert result.stderr.count("remark") == 1
    assert opt("-", PLUGIN, "--mine-add-to-sub", input=source).stderr == ""


# Internal errors


def test_internal_errors_are_one_line(opt, monkeypatch, run_tool):
    Path("breaking.py").write_text("from gpuir.tools.driver import Driver\nDriver.run = None\n")
    result = opt("-", "--load=breaking.py", input=GOOD)
    assert result.returncode == 1
    assert result.stderr == (
        "gpuir-opt: internal error: TypeError: 'NoneType' object is not callable (set GPUIR_TRACEBACK=1 to see where)\n"
    )
    monkeypatch.setenv("GPUIR_TRACEBACK", "1")
    assert "Traceback" in run_tool(*GPUIR_OPT, "-", "--load=breaking.py", input=GOOD).stderr


# Start-up


def test_a_wrong_flag_does_not_load_the_host():
    code = (
        "import sys, gpuir.tools.command_line as c, gpuir.tools.flags as f\n"
        "try: c.parse_command_line(['-o'], f.FLAGS, 'x')\n"
        "except c.UsageError: pass\n"
        "print([m for m in sys.modules if m in ('importlib.metadata', 'subprocess', 'gpuir.passes.host_passes')])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
