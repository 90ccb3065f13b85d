"""gpuir-run --sanitize: categories, exit codes, suppressions, coverage, SARIF and JUnit."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gpuir.sim import KINDS
from gpuir.sim.chosen import CHECKS
from gpuir.tools import gpuir_run
from gpuir.tools.sanitizer import CATEGORIES

#: Threads of two warps exchange elements without a barrier; a barrier in a branch; an index that `n` may push out of bounds.
KERNEL = """gpu.module @m {
  gpu.func @k(%x: memref<64xf32>, %y: memref<64xf32>, %n: index) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
    %i = gpu.thread_id x
    %c63 = arith.constant 63 : index
    %r = arith.subi %c63, %i : index
    %v = memref.load %x[%i] : memref<64xf32>
    memref.store %v, %s[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    %w = memref.load %s[%r] : memref<64xf32, #gpu.address_space<workgroup>>
    %j = arith.addi %i, %n : index
    %c = arith.cmpi ult, %i, %n : index
    scf.if %c {
      gpu.barrier
      memref.store %w, %x[%i] : memref<64xf32>
    }
    memref.store %w, %y[%j] : memref<64xf32>
    gpu.return
  }
}
"""


@pytest.fixture
def run(tmp_path: Path, capsys):
    """``run(n, *options)``: exit code, output and errors of a sanitized run."""
    file = tmp_path / "exchange.mlir"
    file.write_text(KERNEL)

    def call(n: int, *options: object, sanitize: str = "--sanitize") -> tuple[int, str, str]:
        arguments = ["--kernel=k", "--block=64", "--arg=ones:64xf32", "--arg=zeros:64xf32", f"--arg={n}", sanitize]
        try:
            code = gpuir_run.main([str(file), *arguments, *map(str, options)])
        except SystemExit as end:
            code = end.code
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def test_every_kind_and_check_has_one_category():
    assert sorted(kind for _, kinds, _ in CATEGORIES.values() for kind in kinds) == sorted(KINDS)
    assert sorted(check for *_, checks in CATEGORIES.values() for check in checks) == sorted(CHECKS)


def test_a_race(run, tmp_path):
    code, out, err = run(0)
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert all(line.startswith("=========") for line in lines)
    assert lines[1].startswith("========= racecheck: race: reads byte 0xfc of shared memory")
    assert (
        lines[2] == f"=========     by 'memref.load' at {tmp_path}/exchange.mlir:8:10, block (0, 0, 0), warp 0, lane 0"
    )
    assert lines[3].startswith(
        f"=========     and 'memref.store' at {tmp_path}/exchange.mlir:7:5, block (0, 0, 0), warp 1"
    )
    assert f"========= COVERAGE: never reached: 'gpu.barrier' at {tmp_path}/exchange.mlir:12:7" in lines
    assert lines[-1] == "========= ERROR SUMMARY: 1 error (racecheck 1)"


def test_one_tool_looks_for_its_own(run):
    code, out, _ = run(0, "--tool=initcheck")
    assert code == 0 and out.splitlines()[-1] == "========= ERROR SUMMARY: 0 errors"
    # What is outside is told all the same.
    code, out, _ = run(1, "--tool=initcheck")
    assert code == 1 and out.splitlines()[-1] == "========= ERROR SUMMARY: 1 error (memcheck 1)"
    assert "(memcheck 1, synccheck 1)" in run(1, "--tool=synccheck,memcheck")[1]


def test_suppressions(run, tmp_path):
    file = tmp_path / "known.txt"
    for line, taken in {
        "race:exchange.mlir:8": True, "racecheck:*exchange*": True, "*:exchange.mlir": True, "race:exchange.mlir:7:5": True,
        "race:exchange.mlir:9": False, "uninitialized:exchange.mlir": False, "race:change.mlir": False,
    }.items():  # fmt: skip
        file.write_text(f"# what is known\n\n  {line}  # why\n")
        code, out, _ = run(0, "--suppressions", file)
        assert code == (0 if taken else 1), line
        told = "1 finding" if taken else "nothing, it may go"
        assert f"========= SUPPRESSED: {told}, by {file}:3 ({line})" in out


def test_lines_that_are_no_suppressions(run, tmp_path):
    file = tmp_path / "known.txt"
    file.write_text("race:a.mlir\nrce:b.mlir\n  race\n")
    code, out, err = run(0, "--suppressions", file)
    assert code == 1 and not out
    assert f"{file}:2:1: error: expected KIND:PATTERN" in err and f"{file}:3:3: error: expected KIND:PATTERN" in err
    code, _, err = run(0, "--suppressions", tmp_path / "nowhere.txt")
    assert code == 1 and "nowhere.txt" in err


def test_exit_codes(run):
    assert run(0, "--error-exitcode=7")[0] == 7
    assert run(0, "--error-exitcode=7", "--tool=initcheck")[0] == 0


@pytest.mark.parametrize(
    "options, message",
    [
        (["--error-exitcode=0"], "argument --error-exitcode: expected 1 to 125, got 0"),
        (["--tool=memchk"], "there is no tool 'memchk'; there are memcheck, racecheck, initcheck, synccheck"),
        (["--checks=races"], "argument --checks: not allowed with --sanitize, which takes --tool"),
        (["--no-checks"], "argument --no-checks: not allowed with --sanitize, which takes --tool"),
        (["--sarif=-", "--junit=-"], "argument --junit: the standard output is that of --sarif"),
    ],
)
def test_options_that_do_not_go_together(run, options, message):
    code, _, err = run(0, *options)
    assert code == 2 and message in err


@pytest.mark.parametrize(
    "option", ["--tool=memcheck", "--suppressions=x", "--error-exitcode=3", "--sarif=x", "--junit=x"]
)
def test_options_of_the_sanitizer_alone(run, option):
    code, _, err = run(0, option, sanitize="--workers=1")
    assert code == 2 and f"argument {option.partition('=')[0]}: only with --sanitize" in err


def test_sarif(run, tmp_path):
    known = tmp_path / "known.txt"
    known.write_text("race:exchange.mlir\n")
    run(1, "--sarif", tmp_path / "found.sarif", "--suppressions", known)
    log = json.loads((tmp_path / "found.sarif").read_text())
    assert log["version"] == "2.1.0"
    (one,) = log["runs"]
    assert one["invocations"] == [{"executionSuccessful": True, "exitCode": 1}]
    rules = {rule["id"] for rule in one["tool"]["driver"]["rules"]}
    by_rule = {result["ruleId"]: result for result in one["results"]}
    assert set(by_rule) == {"racecheck/race", "memcheck/out-of-bounds", "synccheck/barrier-divergence"} <= rules
    outside = by_rule["memcheck/out-of-bounds"]
    assert outside["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": f"{tmp_path}/exchange.mlir"},
                "region": {"startLine": 15, "startColumn": 5},
            }
        }
    ]
    assert "suppressions" not in outside and "index 64 of dimension 0" in outside["message"]["text"]
    race = by_rule["racecheck/race"]
    assert race["suppressions"] == [{"kind": "external", "justification": f"{known}:1 (race:exchange.mlir)"}]
    assert race["relatedLocations"][0]["physicalLocation"]["region"]["startLine"] == 7


def test_junit(run, tmp_path):
    code, out, err = run(1, "--junit=-")
    assert code == 1 and err.startswith("========= GPUIR-SANITIZER")  # the standard output is the file
    (suite,) = ElementTree.fromstring(out.encode())
    assert suite.attrib["tests"] == "4" and suite.attrib["failures"] == "3"
    cases = {case.attrib["name"]: case for case in suite.iter("testcase")}
    assert [name for name, case in cases.items() if len(case)] == ["memcheck", "racecheck", "synccheck"]
    assert cases["racecheck"][0].attrib["type"] == "race" and "exchange.mlir:8:10" in cases["racecheck"][0].text
    assert "operations ran" in suite.find("system-out").text
