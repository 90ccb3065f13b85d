"""gpuir-opt and mlir-opt of LLVM 22 on the same input with the same flags: exit code, output, diagnostics."""

import re
import sys

import pytest

GPUIR_OPT = (sys.executable, "-m", "gpuir.tools.gpuir_opt")

GOOD = """module {
  func.func @f(%a: i32, %b: index) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %a, %a : i32
    scf.for %i = %b to %b step %b {
    }
    %2 = arith.addi %1, %0 : i32
    return %2 : i32
  }
  func.func private @g()
}
"""
BARE = "func.func @f() {\n  return\n}\n"
TWO = "func.func @f() {\n  return\n}\n\nfunc.func @g(%a: memref<4xf32>) {\n  return\n}\n"
SYNTAX = "func.func @f() {\n  %0 = arith.constant 1 : i32\n  return %0 i32\n}\n"
VERIFIER = "func.func @f(%a: i32) {\n\treturn %a : i32\n}\n"
TYPES = "func.func @f(%a: i32) {\n  %0 = arith.addf %a, %a : f32\n  return\n}\n"
UNKNOWN = 'func.func @f() {\n  "some.op"() : () -> ()\n  return\n}\n'
UNDEFINED = "func.func @f() {\n  return %x : i32\n}\n"
TRUNCATED = "func.func @f() {\n  scf.if %c {\n"
TWICE = "func.func @f() {\n  return\n}\nfunc.func @f() {\n  return\n}\n"
PIECES = f"{BARE}// -----\n{VERIFIER}// -----\n// -----\n{TWO}// -----\nfunc.func @x( {{ return }}\n"
GOOD_PIECES = f"{BARE}// -----\n{TWO}// -----\n"
CUSTOM_PIECES = f"{BARE}// cut here\n{TWO}// -----\n"
NEAR_MISS = f"{BARE}// ----\n{TWO}"
SCRIPT = """module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %a, %a : i32
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %f, "found it" : !transform.any_op
    transform.apply_cse to %f : !transform.any_op
    transform.yield
  }
  transform.named_sequence @other(%m: !transform.any_op {transform.readonly}) {
    %p = transform.get_parent_op %m {op_name = "foo.bar"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
"""
LOCATIONS = 'func.func @f() {\n  return loc("x.c":3:4)\n} loc(callsite("g"("y.c":1:2) at "z.c":5:6))\n'
UNKNOWN_LOCATION = "func.func @f(%a: i32) {\n  return %a : i32 loc(unknown)\n}\n"

VERIFIED = """func.func @f(%a: i32) {
  // expected-error @+1 {{has 1 operands, but enclosing function (@f) returns 0}}
  return %a : i32
}
// -----
func.func @f(%a: i32) {
  return %a : i32
  // expected-error @-1 {{has 1 operands}}
}
// -----
func.func @f(%a: i32) {
  return %a : i32 // expected-error-re {{has {{[0-9]+}} operands, but enclosing function (@{{.}}) returns}}
}
// -----
func.func @f(%x: i32) {
// expected-note @above {{prior use}}
  // expected-error @below {{expects different type than prior uses: 'f32' vs 'i32'}}
  "foo.use"(%x) : (f32) -> ()
}
"""
WRONGLY_VERIFIED = """// expected-error @below {{no such error}}
// expected-warning @below {{no such warning}}
func.func @f(%a: i32) {
  return %a : i32  // expected-warning {{has 1 operands}}
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{has 1 operands}}
  return %a : i32
  // expected-remark @-1 {{remarkable}}
}
// -----
func.func @f(%a: i32) {
  return %a : i32
}
// -----
func.func @f() {
  // expected-error-re @+1 {{has {{[a-z]+}} operands}}
  return
}
"""
VERIFIED_PASSES = SCRIPT.replace("  func.func @f", "  // expected-remark @below {{found it}}\n  func.func @f").replace(
    "    %p =", "    // expected-error @below {{could not find a parent op}}\n    %p ="
)
# The note of that error is at the target.
VERIFIED_FAILURE = "// expected-note @below {{target op}}\n" + VERIFIED_PASSES.replace("expected-remark", "foo")

CASES = {
    "print": (GOOD, ""),
    "one dash": (GOOD, "-cse -convert-scf-to-cf"),
    "order of passes": (GOOD, "--convert-scf-to-cf --cse --canonicalize"),
    "pipeline": (GOOD, "--pass-pipeline=builtin.module(func.func(cse),symbol-dce)"),
    "pipeline apart": (GOOD, "--pass-pipeline builtin.module(any(cse))"),
    "pipeline, short": (GOOD, "-p builtin.module(any(cse))"),
    "options of a pass": (GOOD, "--canonicalize=max-iterations=1"),
    "function passes nest": (GOOD, "--affine-super-vectorize --cse --affine-loop-normalize"),
    "generic": (GOOD, "--mlir-print-op-generic"),
    "locations": (LOCATIONS, "--mlir-print-debuginfo --mlir-print-local-scope --no-implicit-module"),
    "local scope": (GOOD, "--mlir-print-local-scope"),
    "bare function": (BARE, ""),
    "two functions": (TWO, ""),
    "empty": ("", ""),
    "comment only": ("// nothing\n", ""),
    "no implicit module": (BARE, "--no-implicit-module --cse"),
    "no implicit module, module": (GOOD, "--no-implicit-module --cse"),
    "no implicit module, pipeline": (BARE, "--no-implicit-module --pass-pipeline=func.func(cse)"),
    "pieces": (GOOD_PIECES, "--split-input-file"),
    "pieces that fail": (PIECES, "--split-input-file"),
    "own marker": (CUSTOM_PIECES, "--split-input-file=//~cut~here"),
    "own output marker": (GOOD_PIECES, "--split-input-file --output-split-marker=//next"),
    "near miss of the marker": (NEAR_MISS, "--split-input-file"),
    "unregistered": (UNKNOWN, "--allow-unregistered-dialect"),
    "transform script": (SCRIPT, "--transform-interpreter"),
    "transform script, entry point": (SCRIPT, "--transform-interpreter=entry-point=other"),
    "transform script, options": (SCRIPT, "--transform-interpreter='entry-point=__transform_main'"),
    "values of flags": (GOOD, "--verify-each=false --allow-unregistered-dialect=0 -cse"),
    # What fails
    "syntax": (SYNTAX, ""),
    "verifier": (VERIFIER, ""),
    "types": (TYPES, ""),
    "unknown dialect": (UNKNOWN, ""),
    "undefined value": (UNDEFINED, ""),
    "truncated": (TRUNCATED, ""),
    "redefinition": (TWICE, ""),
    "unknown location": (UNKNOWN_LOCATION, ""),
    "failing pass": (GOOD, "--transform-interpreter"),
    "wrong anchor": (GOOD, "--pass-pipeline=func.func(cse)"),
    "no op on diagnostics": (VERIFIER, "--mlir-print-op-on-diagnostic=false"),
    "no such flag": (GOOD, "--no-such-flag -x=y"),
    "missing value": (GOOD, "-cse -o"),
    "wrong boolean": (GOOD, "--verify-each=maybe"),
    "wrong choice": (GOOD, "--verify-diagnostics=some"),
    "no input": (None, ""),
    "two inputs": (GOOD, "second.mlir"),
    # --verify-diagnostics
    "verified": (VERIFIED, "--split-input-file --verify-diagnostics --allow-unregistered-dialect"),
    "verified, unsplit": (VERIFIED, "--verify-diagnostics --allow-unregistered-dialect"),
    "verified, wrong": (WRONGLY_VERIFIED, "--split-input-file --verify-diagnostics"),
    "verified, wrong, only expected": (WRONGLY_VERIFIED, "--split-input-file --verify-diagnostics=only-expected"),
    "verified, all": (VERIFIED, "--split-input-file --verify-diagnostics=all --allow-unregistered-dialect"),
    "nothing expected": (VERIFIER, "--verify-diagnostics=only-expected"),
    "something unexpected": (VERIFIER, "--verify-diagnostics"),
    "verified syntax error": (
        SYNTAX.replace("i32\n  r", "i32\n  // expected-error @+1 {{expected ':'}}\n  r"),
        "--verify-diagnostics",
    ),
    "verified remark": (
        VERIFIED_PASSES.replace("expected-error", "foo"),
        "--verify-diagnostics --transform-interpreter",
    ),
    "verified pass failure": (VERIFIED_FAILURE, "--verify-diagnostics --transform-interpreter=entry-point=other"),
    "unexpected remark": (SCRIPT, "--verify-diagnostics --transform-interpreter"),
}


def text_of(output):
    """Without blank lines, of which the two put different numbers behind a module."""
    return [line for line in output.splitlines() if line.strip()]


def _named(output, program):
    return output.replace(program, "PROGRAM").replace(program.rpartition("/")[2], "PROGRAM")


def messages(output, program):
    """The diagnostics with their source lines, sorted: with --split-input-file the order is another.

    What the two word differently on purpose: did-you-mean guesses, what errors of the program itself begin with, the text of a note that
    shows an op (the versions print different attributes).
    """
    output = re.sub(r"(see current operation): .*(\n(?!\S+:\d+:\d+:).*)*", r"\1", _named(output, program))
    output = re.sub(r"^PROGRAM: error: (?=cannot open)", "", output, flags=re.M)
    output = re.sub(r"^PROGRAM: error: ", "PROGRAM: ", output, flags=re.M)
    output = re.sub(r"^PROGRAM: Did you mean.*\n", "", output, flags=re.M)
    output = re.sub(r" \(one of [\w, -]+\)$", "", output, flags=re.M)
    return sorted(re.split(r"\n(?=\S+:\d+:\d+: |PROGRAM)", output.rstrip()))


@pytest.mark.sweep(40)
@pytest.mark.parametrize(("source", "flags"), CASES.values(), ids=CASES)
def test_same_as_mlir_opt(source, flags, mlir_opt, run_tool, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if source is not None:
        (tmp_path / "input.mlir").write_text(source)
    words = [
        "input.mlir",
        "--mlir-disable-threading",
        *(word.replace("~", " ") for word in flags.replace("'", "").split()),
    ]
    ours = run_tool(*GPUIR_OPT, *words)
    theirs = run_tool(mlir_opt, *words)
    assert messages(ours.stderr, "gpuir-opt") == messages(theirs.stderr, mlir_opt)
    assert text_of(ours.stdout) == text_of(theirs.stdout)
    assert ours.returncode == theirs.returncode


def test_standard_input(mlir_opt, run_tool):
    for words in ((), ("-",)):
        for source in (GOOD, VERIFIER):
            ours, theirs = run_tool(*GPUIR_OPT, *words, input=source), run_tool(mlir_opt, *words, input=source)
            assert ours.returncode == theirs.returncode
            assert text_of(ours.stdout) == text_of(theirs.stdout)
            assert messages(ours.stderr, "gpuir-opt") == messages(theirs.stderr, mlir_opt)


@pytest.mark.parametrize(
    "flags",
    [
        "--mlir-print-ir-before-all --cse --canonicalize",
        "--mlir-print-ir-after-all --pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce)",
        "--mlir-print-ir-after=cse --cse --canonicalize",
        "--mlir-print-ir-before=canonicalize,symbol-dce --cse --canonicalize --symbol-dce",
        "--mlir-print-ir-after-all --mlir-print-ir-after-change --cse --cse",
        "--mlir-print-ir-after-failure --cse --transform-interpreter",
        "--mlir-print-ir-after-all --mlir-print-ir-module-scope --affine-loop-normalize",
    ],
)
def test_dumps(flags, mlir_opt, run_tool, tmp_path):
    path = tmp_path / "input.mlir"
    path.write_text(GOOD)
    words = [path, "--mlir-disable-threading", *flags.split()]
    ours, theirs = (run_tool(*command, *words).stderr for command in (GPUIR_OPT, (mlir_opt,)))
    title = re.compile(r"^// -----// IR Dump .*", re.M)
    assert title.findall(ours) == title.findall(theirs) != []
    # The versions print errors differently, see above; without any the whole dumps are compared.
    if "error:" not in theirs:
        assert text_of(ours) == text_of(theirs)
