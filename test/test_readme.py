"""What README.md promises: its Python blocks run, its targets, links and paths exist, its table is that of the results."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def blocks() -> list:
    """Python blocks with the output that is shown below, None where none is shown."""
    found = []
    for match in re.finditer(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", README, re.M | re.S):
        line = README.count("\n", 0, match.start()) + 2
        found.append(pytest.param(match[1], match[2], id=f"line {line}"))
    return found


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize(("code", "output"), blocks())
def test_python_blocks_run_and_print_what_is_shown(code: str, output: str | None):
    ended = run(sys.executable, "-c", code)
    assert ended.returncode == 0, ended.stderr
    if output is not None:
        assert ended.stdout == output


def test_blocks_are_found():
    assert len([block for block in blocks() if block.values[1]]) >= 2
    assert README.count("```python\n") == len(blocks())


def test_the_first_example_is_short():
    """The issue's measure: 20 lines, imports apart."""
    code = [line for line in blocks()[0].values[0].splitlines() if line.strip()]
    assert sum(not line.startswith(("import ", "from ")) for line in code) <= 20


def test_make_targets_exist():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.M))
    assert named >= {"run", "test"}
    assert named <= targets


def test_links_and_paths_exist():
    text = re.sub(r"^```.*?^```$", "", README, flags=re.M | re.S)
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    # What stands in backticks and begins with a folder of the tree is a path of the tree.
    folders = "|".join(sorted(path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")))
    paths = re.findall(rf"`((?:{folders})/[\w./]*)`", text)
    assert links and paths
    missing = [name for name in links if not (ROOT / name).exists()]
    missing += [name for name in paths if not (ROOT / name).exists() and name != "benchmarks/results.json"]
    assert missing == []


def test_the_page_for_pypi_begins_with_pip_and_its_links_leave_the_page():
    page = (ROOT / "README.pypi.md").read_text()
    assert re.search(r"^(?:## .*|make .*|pip install .*)$", page, re.M)[0] == "## Install"
    assert page.index("pip install 'gpuir") < page.index("```python")
    links = re.findall(r"\]\(([^)]+)\)", page)
    address = generate().load(ROOT / "scripts" / "pypi_page.py").repository((ROOT / "pyproject.toml").read_text())
    assert len(links) > 10 and all(link.startswith("https://") for link in links)
    # What a link names in the repository is in the tree.
    own = [link.removeprefix(f"{address}/") for link in links if link.startswith(f"{address}/")]
    kinds = [name.partition("/main/") for name in own]
    assert own and {kind for kind, _, _ in kinds} <= {"blob", "raw"}
    assert [path for _, _, path in kinds if not (ROOT / path.partition("#")[0]).exists()] == []
    assert "make " not in re.sub(r"`make docs`", "", page), "targets are for a clone"


def generate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gpuir_generate", ROOT / "scripts" / "generate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_of_speeds_is_that_of_the_last_results():
    assert generate().with_speeds(README, ROOT / "benchmarks" / "results.json") == README, "`make docs` writes it"


def test_the_table_of_speeds_is_made_from_results(tmp_path: Path):
    def around(value: float) -> dict[str, float]:
        return {"median": value, "min": value * 0.9, "max": value * 1.1}

    row = {"figure": "build yield", "peer": "xdsl", "ops": 9, "unit": "op/s", "asked": 5}
    row |= {"gpuir": around(600_000), "theirs": around(50_000), "ratio": around(12)}
    results = {"machine": {"cpu": "A CPU", "cores": 2, "python": "3.11.2"}, "versions": {"xdsl": "0.9"}}
    memory = {"figure": "read TTGIR", "peer": "its text", "unit": "MB", "asked": 10}
    memory |= {"gpuir": around(120), "theirs": around(10), "ratio": around(12)}
    steps = {"1": around(200), "50": around(210)}
    grown = {"figure": "parse TTGIR", "unit": "ms a MB", "asked": 1.3, "steps": steps}
    results |= {"repetitions": 5, "rows": [row, memory], "growth": [grown]}
    file = tmp_path / "results.json"
    file.write_text(json.dumps(results))
    made = generate().with_speeds(README, file)
    table = re.search(r"<!-- bench -->\n(.*)<!-- /bench -->", made, re.S)[1]
    assert "| build yield | 600,000 op/s | xdsl | 50,000 op/s | 12.00 (10.80 to 13.20) | at least 5 |" in table
    assert "| read TTGIR | 120 MB | its text | 10.0 MB | 12.00 (10.80 to 13.20) | at most 10 (missed) |" in table
    assert "| parse TTGIR, ms a MB at 1, 50 MB | 200.00, 210.00 | itself | | 1.05 | at most 1.3 |" in table
    assert "A CPU, 2 cores, Python 3.11.2; xdsl 0.9. Medians of 5 repetitions." in table
    assert "Not measured" not in table
    assert generate().with_speeds(made, file) == made
    assert made.replace(table, "") == re.sub(r"(?<=<!-- bench -->\n).*(?=<!-- /bench -->)", "", README, flags=re.S)
    assert generate().with_speeds(made, tmp_path / "none.json") == made
