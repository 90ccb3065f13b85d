"""A child process: answers, what it prints, how it ends; also in an interpreter that has no gpuir."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gpuir.processes.child import Child, ChildEnded, ChildTimeout

SERVER = Path(__file__).parent / "Inputs" / "server.py"


@pytest.fixture(params=["module", "file"])
def child(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Child]:
    if request.param == "module":
        monkeypatch.syspath_prepend(str(SERVER.parent))
        made = Child.of_module("server", environment={**os.environ, "GPUIR_TEST": "here"})
    else:
        made = Child.of_file(sys.executable, SERVER, "a", "b", environment={**os.environ, "GPUIR_TEST": "here"})
    yield made
    made.close()


def test_answers(child: Child):
    assert child.ask(b"hello", 6, timeout=60) == (b"hello", 7)
    large = os.urandom(5_000_000)  # more than a pipe holds, in both directions
    assert child.ask(large, timeout=60) == (large, 1)
    assert child.ask(b"environment", timeout=60) == (b"here", 0)
    assert child.ask(b"", timeout=60) == (b"", 1)


def test_what_it_prints_is_no_answer(child: Child):
    assert child.ask(b"print", timeout=60) == (b"print", 1)
    assert child.messages == "from C\nfrom Python\n"
    child.ask(b"hello", timeout=60)
    assert child.messages == ""


def test_there_is_nothing_to_read(child: Child):
    assert child.ask(b"read", timeout=60) == (b"", 0)


def test_a_crash_says_its_last_words(child: Child):
    with pytest.raises(ChildEnded, match=r"the process ended \(SIGKILL\)") as ended:
        child.ask(b"crash", timeout=60)
    assert (ended.value.code, ended.value.how, ended.value.last_words) == (-9, "SIGKILL", "before the end")
    assert not child.running


def test_a_limit_of_time(child: Child):
    child.ask(b"hello", timeout=60)
    with pytest.raises(ChildTimeout, match=r"no answer within 0\.2 s"):
        child.ask(b"hang", timeout=0.2)
    assert not child.running


def test_an_interrupt_ends_the_child_and_not_its_next_one(child: Child):
    child.ask(b"hello", timeout=60)
    main = threading.main_thread().ident
    # A shell starts what runs in its background with interrupts ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        threading.Timer(0.2, signal.pthread_kill, (main, signal.SIGINT)).start()
        with pytest.raises(KeyboardInterrupt):
            child.ask(b"hang", timeout=60)
    finally:
        signal.signal(signal.SIGINT, before)
    assert not child.running


def test_an_interrupt_at_the_terminal_is_the_parents(child: Child):
    child.ask(b"hello", timeout=60)
    os.kill(child.pid, signal.SIGINT)
    assert child.ask(b"hello", timeout=60) == (b"hello", 1)


def test_a_file_is_served_without_gpuir():
    child = Child.of_file(sys.executable, SERVER, "a", "b c", environment={"PATH": os.environ["PATH"]})
    assert child.ask(b"modules", timeout=60) == (b"", 0)
    assert child.ask(b"arguments", timeout=60) == (b"a b c", 0)
    child.close()


def test_a_server_that_does_not_start(tmp_path: Path):
    (tmp_path / "wrong.py").write_text("import nosuch_module\n")
    child = Child.of_file(sys.executable, tmp_path / "wrong.py")
    with pytest.raises(ChildEnded) as ended:
        child.ask(b"hello", timeout=60)
    assert ended.value.last_words == "ModuleNotFoundError: No module named 'nosuch_module'"
    with pytest.raises(FileNotFoundError):
        Child(["/no/such/program"])


def test_a_child_ends_with_its_parent():
    program = (
        f"import os, sys; from pathlib import Path; from gpuir.processes.child import Child\n"
        f"child = Child.of_file(sys.executable, Path({str(SERVER)!r})); child.ask(b'', timeout=60)\n"
        f"print(child.pid, flush=True); os.kill(os.getpid(), 9)"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    pid = int(ended.stdout)
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
        except FileNotFoundError:
            return
        if state == "Z":
            return
        time.sleep(0.1)
    pytest.fail(f"process {pid} is still there")
