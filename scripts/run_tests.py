"""Runs pytest and lit, adds their counts up, and ends with one line ``N passed, N failed, N skipped``.

The exit code is non-zero when a test failed, when none ran, or when a tool on demand is missing in CI. Elsewhere the
missing tools are named in the summary, with what installs them. TESTS and LIT_TESTS (default ``test``) name some of
the tests; an empty one leaves its runner out. PYTEST_WORKERS is how many processes run pytest's tests (default: one for
each processor that has memory; 0: none but pytest's own).
"""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import external_tools

ROOT = external_tools.ROOT
REPORTS = Path("build", "reports")
#: Seconds for each runner, so that a test that hangs ends as a failure (lit's own limits need psutil); on 2 cores that
#: did as much again beside, 2,400 seconds were enough for 57 % of the tests.
LIMIT = 3600
#: Bytes that a process of tests may need, with the children that its fixtures start.
WORKER_MEMORY = 4 << 30
#: lit has no `python -m`, and its script need not be on PATH.
LIT = "from lit.main import main; main()"
#: lit's result codes; a code that is not here counts as a failure.
LIT_CODES = {"PASS": "passed", "FLAKYPASS": "passed", "XFAIL": "passed", "UNSUPPORTED": "skipped"}


def run(title: str, command: list[str], report: Path) -> int:
    print(f"== {title}: {shlex.join(command[3:])}", flush=True)
    report.unlink(missing_ok=True)
    # Nothing of these programs may wait for somebody to type; a group of their own lets all of them be stopped.
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        return process.wait(timeout=LIMIT)
    except subprocess.TimeoutExpired:
        print(f"{title} did not end within {LIMIT} s", flush=True)
        return -1
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def workers() -> str:
    """How many processes run pytest's tests."""
    given = os.environ.get("PYTEST_WORKERS", "")
    if given:
        return given
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return str(max(1, min(len(os.sched_getaffinity(0)), memory // WORKER_MEMORY)))


def run_pytest(tests: list[str]) -> tuple[Counter[str], list[str]]:
    report = REPORTS / "pytest.xml"
    # By files: what a module's or a folder's fixtures start (a released Triton, a compilation) is started once for its tests.
    spread = ["-n", workers(), "--dist=loadfile"]
    code = run("pytest", [sys.executable, "-m", "pytest", *spread, *tests, f"--junit-xml={report}"], report)
    counts: Counter[str] = Counter()
    problems = []
    try:
        for case in ElementTree.parse(report).iter("testcase"):
            kinds = {child.tag for child in case}
            failed, skipped = kinds & {"failure", "error"}, "skipped" in kinds
            counts["failed" if failed else "skipped" if skipped else "passed"] += 1
    except (OSError, ElementTree.ParseError) as error:
        problems.append(f"pytest left no report ({error})")
    # 5: no test was collected; a count of nothing is judged for both runners together.
    if code not in (0, 5) and not counts["failed"]:
        problems.append(f"pytest ended with code {code}")
    return counts, problems


def run_lit(tests: list[str]) -> tuple[Counter[str], list[str]]:
    if importlib.util.find_spec("lit") is None:
        return Counter(), [f"{sys.executable} has no lit: pip install 'gpuir[test]'"]
    report = REPORTS / "lit.json"
    command = [sys.executable, "-c", LIT, "-sv", "--allow-empty-runs", f"--output={report}"]
    code = run("lit", [*command, *tests], report)
    counts: Counter[str] = Counter()
    problems = []
    try:
        results = json.loads(report.read_text())["tests"]
        counts.update(LIT_CODES.get(test["code"], "failed") for test in results)
        for test in results:
            if test["code"] == "UNSUPPORTED":
                print(f"skipped: {test['name']}: {' '.join(test['output'].split())}")
    except (OSError, ValueError) as error:
        if code or any(Path("test").rglob("*.mlir")):
            problems.append(f"lit left no report ({error})")
    if code and not counts["failed"]:
        problems.append(f"lit ended with code {code}")
    return counts, problems


def main() -> int:
    os.chdir(ROOT)
    # The tests start many interpreters: where Python may not keep what it compiles, each of them compiles all of gpuir again,
    # 1.7 of the 2.6 s that gpuir-run starts in.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    REPORTS.mkdir(parents=True, exist_ok=True)
    counts: Counter[str] = Counter()
    problems: list[str] = []
    for variable, runner in (("TESTS", run_pytest), ("LIT_TESTS", run_lit)):
        tests = shlex.split(os.environ.get(variable, "test"))
        if tests:
            part, complaints = runner(tests)
            counts += part
            problems += complaints

    missing = external_tools.missing()
    print("== summary")
    for line in missing:
        print(f"missing: {line}")
    if missing and external_tools.in_ci():
        problems.append("in CI every tool must be there")
    if not counts["passed"] + counts["failed"]:
        problems.append("no test ran")
    for problem in problems:
        print(f"error: {problem}")
    # Problems that no single test stands for count as failures, so that the last line agrees with the exit code.
    counts["failed"] += len(problems)
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped", flush=True)
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
