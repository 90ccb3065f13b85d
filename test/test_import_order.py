"""Threads may import for the first time at once: a package is imported before its files, so that all take the locks in one order.

Python takes the lock of a module before that of the package around it. Where the package imports its own files, a thread that
imports a file of it and one that imports the package would each wait for the other.
"""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from _imports import Import, imports_of

from gpuir.ods.dialect import BUNDLED
from gpuir.passes import registry

STATEMENTS: dict[str, list[Import]] = defaultdict(list)
for _import in imports_of():
    if _import.inside and not _import.typing:
        STATEMENTS[_import.importer].append(_import)


def around(module: str) -> Iterator[str]:
    """The packages around a module, from the outermost in."""
    for end in (index for index, character in enumerate(module) if character == "."):
        yield module[:end]


#: Packages that import their own files.
ENTANGLED = {
    module
    for module, statements in STATEMENTS.items()
    if module and any(module in around(one.imported) and not one.lazy for one in statements)
}


class Importing:
    """One thread that imports, as Python does, without others."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.wrong: list[str] = []
        self.load("", "a program")
        self.wrong.clear()  # `import gpuir` is one import, whose files nobody has before

    def load(self, module: str, importer: str) -> None:
        if module in self.loaded:
            return
        for package in around(module):
            if package not in self.loaded:
                if package in ENTANGLED:
                    self.wrong.append(f"{importer} imports {module} before {package}")
                self.load(package, importer)
        if module not in self.loaded:
            self.loaded.add(module)
            self.execute([one for one in STATEMENTS[module] if not one.lazy])

    def execute(self, statements: list[Import]) -> None:
        for one in statements:
            for module in (*one.before, one.imported):
                self.load(module, f"{one.importer}:{one.line}")


def entered(*modules: str) -> Importing:
    """A thread that imports these modules, each after the packages around it."""
    thread = Importing()
    for module in modules:
        for package in (*around(module), module):
            thread.load(package, "a program")
    return thread


#: Packages that functions of a file import by their names, since a statement would close a circle.
BY_NAME = {"dialects.ttg.memory": "dialects.ttng", "dialects.ttg.views": "dialects.ttng"}
MODULES = sorted(module for module in STATEMENTS if module)
NAMED = sorted(
    name.removeprefix("gpuir.") for name in {*BUNDLED.values(), *registry.BUNDLED, *registry.REPLACED.values()}
)


@pytest.mark.parametrize(
    "entries", [[module] for module in sorted(ENTANGLED)] + [NAMED], ids=lambda entries: entries[0]
)
def test_packages_are_imported_before_their_files(entries):
    assert entered(*entries).wrong == []


def test_packages_are_imported_before_their_files_by_functions():
    """Whatever the function's own module has imported may be there."""
    wrong = []
    for module in MODULES:
        lazy = [one for one in STATEMENTS[module] if one.lazy]
        if lazy:
            thread = entered(module, *filter(None, [BY_NAME.get(module)]))
            thread.wrong.clear()
            thread.execute(lazy)
            wrong += thread.wrong
    assert sorted(set(wrong)) == []


def test_the_check_sees_what_is_wrong():
    thread = Importing()
    thread.load("dialects.ttg.types", "a program")
    assert "a program imports dialects.ttg.types before dialects.ttg" in thread.wrong


FINDERS = """
import sys
import gpuir
before = set(sys.modules)
for finder in sys.meta_path:
    if type(finder).__module__.startswith("gpuir"):
        for name in ("arith", "nothing", "transform", "linalg.opdsl"):
            finder.find_spec(f"gpuir.dialects.{name}", None)
print(*sorted(set(sys.modules) - before))
"""


def test_finders_import_nothing():
    """Python holds a lock over all finders meanwhile, and whoever imports the same may wait for it."""
    ended = subprocess.run([sys.executable, "-c", FINDERS], capture_output=True, text=True)
    assert (ended.stdout.strip(), ended.stderr) == ("", "")


# With threads --------------------------------------------------------------------------------------------------------

#: What a thread does first; each imports.
FIRST = (
    "gpuir.parse('module { tt.func @f() { tt.return } }')",
    "gpuir.parse('module { ttng.fence_async_shared {bCluster = false} }')",
    "gpuir.parse('func.func @f() { %0 = ttg.async_wait {num = 0 : i32} return }')",
    "gpuir.parse('module attributes {transform.with_named_sequence} {}')",
    "from gpuir.dialects import ttg; ttg.MemDescType",
    "import gpuir.dialects.ttng as ttng; ttng.TTNG",
    "from gpuir.dialects.tt import TT; TT.ops",
    "import gpuir.dialects.arith as arith; arith.addi",
    "from gpuir.dialects import linalg; linalg.matmul",
    "from gpuir.dialects.transform import iree; iree.IREE",
    "registry.find_pattern('iree.lower_multi_mma')",
    "registry.find_pass('iree-gpu-lower-ops').patterns",
    "gpuir.pass_manager('builtin.module(iree-gpu-lower-ops)')",
    "registry.registered_pass('gpu-module-to-binary').name",
    "gpuir.host.module('dialects.transform.interpreter').apply_named_sequence",
    "gpuir.schedule",
    "gpuir.analysis.layouts(gpuir.parse('module {}'))",
    "from gpuir.intrinsics import hopper; hopper.Pipeline",
)
THREADS = f"""
import sys, threading
import gpuir, gpuir.host
from gpuir.passes import registry
sys.setswitchinterval(1e-6)
first = {FIRST!r}
import random
draw = random.Random(int(sys.argv[1]))
chosen = [*draw.sample(first, 5), *(draw.choice(first[:8]) for _ in range(3))]
start, wrong = threading.Barrier(len(chosen)), []
def work(code):
    start.wait()
    try:
        with gpuir.Context(lazy=True) as context:
            context.allow_unregistered_dialects = True
            exec(code, {{"gpuir": gpuir, "registry": registry}})
    except BaseException as error:
        wrong.append(f"{{code}}: {{type(error).__name__}}: {{error}}")
threads = [threading.Thread(target=work, args=(code,)) for code in chosen]
for thread in threads: thread.start()
for thread in threads: thread.join()
print("\\n".join(wrong), end="")
"""


def test_threads_that_import_at_once(seed, request):
    """Many fresh processes, in each of which several threads import or parse something else at once."""
    count = 200 if request.config.getoption("--sweep") == "all" else 12

    def run(number: int) -> str:
        command = [sys.executable, "-c", THREADS, str(seed + number)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
        return f"{ended.stdout}{ended.stderr[-2000:]}" if ended.stdout or ended.returncode else ""

    with ThreadPoolExecutor(2) as processes:
        assert "".join(processes.map(run, range(count))) == ""
