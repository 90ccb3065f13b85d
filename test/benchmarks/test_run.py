"""What `make bench` and `make bench-check` do with what was measured, and that the peers serve the cases they are asked."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import figures
import pytest
import ratios
import run
import table
from _benchmarks import around, growth, results, row


@pytest.fixture
def measured(monkeypatch, tmp_path):
    """Runs the tool with made-up results; returns its exit code and the folder that it writes to."""
    monkeypatch.setattr(run, "FAILURES", [])

    def main(found, *arguments, failures=()):
        monkeypatch.setattr(run, "measure", lambda options: run.FAILURES.extend(failures) or found)
        monkeypatch.setattr(sys, "argv", ["run.py", "--output", str(tmp_path / "results.json"), *arguments])
        return run.main(), tmp_path

    return main


KEPT = results(row("build a", "host", around(2)), growth=[growth("build a", 2, 2)])


def test_a_whole_run_is_kept(measured):
    assert measured(KEPT)[0] == 0
    code, folder = measured(KEPT)
    assert code == 0 and json.loads((folder / "results.json").read_text()) == KEPT
    lines = (folder / "history.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == [ratios.entry(KEPT)] * 2
    assert (folder / "growth.svg").read_text().startswith("<svg")


def test_part_of_a_run_is_not_kept(measured):
    code, folder = measured(KEPT, "--only", "build")
    assert (code, list(folder.iterdir())) == (0, [])
    code, folder = measured(KEPT, failures=["parse a, host: no"])
    assert (code, list(folder.iterdir())) == (1, [])


def test_check(measured, capsys):
    measured(KEPT)
    assert measured(KEPT, "--check")[0] == 0
    assert "worse" not in capsys.readouterr().out
    worse = results(row("build a", "host", around(1)), growth=[growth("build a", 2, 2)])
    code, folder = measured(worse, "--check")
    assert code == 1
    assert "worse: build a, host: 1.00 (0.90 to 1.10); it was 2.00 (1.80 to 2.20)" in capsys.readouterr().out
    assert json.loads((folder / "results.json").read_text()) == KEPT
    assert len((folder / "history.jsonl").read_text().splitlines()) == 1


def test_check_needs_something_to_compare_with(measured, capsys):
    with pytest.raises(SystemExit) as ended:
        measured(KEPT, "--check")
    assert ended.value.code == 2 and "which is not there" in capsys.readouterr().err


def test_rows_of_memory():
    figure = figures.Figure("build a", "peak memory to build a", {"host": None}, "B/op", 10, fresh=True)
    answers = {
        "gpuir": [{"seconds": 1, "size": None, "memory": 2000}],
        "host": [{"seconds": 1, "size": None, "memory": 1000}],
    }
    [found] = run.compare(figure, 10, answers)
    assert (found["gpuir"]["median"], found["theirs"]["median"], found["ratio"]["median"]) == (200, 100, 2)
    assert table.verdict(2, 1.5, less=found["unit"] in table.LESS) == "at most 1.5 (missed)"


def test_rates():
    figure = figures.Figure("build a", "build a", {"host": 1.3, "xdsl": 5}, size=10)
    answers = {name: [{"seconds": s, "size": None, "memory": 0}] for name, s in (("gpuir", 1), ("host", 2))}
    [found] = run.compare(figure, 10, answers)  # xdsl is not there
    assert (found["gpuir"]["median"], found["theirs"]["median"], found["ratio"]["median"]) == (10, 5, 2)


def test_peers_that_are_not_there(monkeypatch, capsys):
    monkeypatch.setattr(run, "FAILURES", [])
    options = dict.fromkeys(("peers", "triton", "triton_interpreter", "iree_opt"))
    options |= {"peers": sys.executable, "iree_opt": "/no/iree-opt"}
    commands = run.commands_of(run.argparse.Namespace(**options), "a_host")
    assert commands["xdsl"] == [str(Path(sys.executable).absolute()), "peer_xdsl.py"]
    assert commands["host PDL"][1:] == ["peer_host_rewriting.py", "a_host", "PDL"]
    assert "iree-opt" not in commands and run.FAILURES == ["iree-opt: there is no /no/iree-opt"]
    assert "no --triton: triton is left out" in capsys.readouterr().err


def served(name: str, command: list[str]) -> set[str]:
    """The cases of a peer, each of which must do a small size of it."""
    with run.Peer(name, command) as peer:
        cases = {figure.case for figure in figures.FIGURES if name in figure.asked}
        for case in cases:
            answer = peer.measure(case, 20)
            assert "error" not in answer, (case, answer)
            assert answer["seconds"] >= 0 or name == "iree-opt"  # of 20 ops, less those of one
    return cases


@pytest.mark.parametrize("name", ["host ext", "host callbacks", "host PDL"])
def test_peers_of_the_host_serve_what_they_are_asked(name):
    import gpuir.host

    none = run.argparse.Namespace(peers=None, triton=None, triton_interpreter=None, iree_opt=None)
    assert served(name, run.commands_of(none, gpuir.host.name)[name])


def test_iree_opt_serves_what_it_is_asked(iree_opt):
    assert len(served("iree-opt", [sys.executable, "peer_iree_opt.py", iree_opt])) == 8


def test_the_table_names_what_a_peer_does():
    assert table.peer_of(row("lower multi_mma to mfma", "host PDL", around(1))) == "host PDL, mfma to rocdl"
    assert table.peer_of(row("build yield", "host", around(1))) == "host, scf.yield"
    assert table.peer_of(row("peak memory to parse multi_mma", "host", around(1), "B/op")) == "host, vector.contract"
    assert table.peer_of(row("build multi_mma", "host ext", around(1))) == "host ext"
