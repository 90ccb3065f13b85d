"""Deep texts in several threads: Python's limit on recursion, which all threads share, stays as it is."""

import subprocess
import sys

import pytest

import gpuir

#: Deep texts are read and printed while other threads recurse by themselves, as deep as the limit lets them.
CHILD = """
import faulthandler, random, sys, threading, time
faulthandler.dump_traceback_later(40, exit=True)
import gpuir

def regions(levels):
    text = '"iree_gpu.barrier_region"() ({' * levels + "iree_gpu.yield" + "\\niree_gpu.yield}) : () -> ()" * levels
    return "func.func @f() {" + text.replace("yield\\niree_gpu.yield", "yield", 1) + " return }"

def attributes(levels):
    return "module attributes {a.x = " + "#iree_gpu.lowering_config<{a = " * levels + "1" + "}>" * levels + "} {}"

LIMIT = sys.getrecursionlimit()
seed = int(sys.argv[1])
errors, limits, running = [], set(), [True]

def read(number):
    draw = random.Random(seed + number)
    try:
        with gpuir.Context():
            for _ in range(3):
                text = draw.choice((regions, attributes))(draw.choice((3, 40, 120)))
                printed = gpuir.asm(gpuir.parse(text))
                if gpuir.asm(gpuir.parse(printed)) != printed:
                    errors.append("not the same again")
                limits.add(sys.getrecursionlimit())
    except BaseException as error:
        errors.append(f"{type(error).__name__}: {str(error)[:200]}")

def down(levels):
    return levels and down(levels - 1)

def recurse():
    while running[0]:
        time.sleep(0.001)
        down(LIMIT - 60)
        limits.add(sys.getrecursionlimit())
        try:
            down(LIMIT + 10)
            errors.append("a recursion without an end was not refused")
        except RecursionError:
            pass

readers = [threading.Thread(target=read, args=(number,)) for number in range(4)]
others = [threading.Thread(target=recurse) for _ in range(2)]
for thread in (*others, *readers):
    thread.start()
for thread in readers:
    thread.join()
running[0] = False
for thread in others:
    thread.join()
print(sorted(set(errors)), limits == {LIMIT})
"""


@pytest.mark.parametrize("seed", [1, 2])
def test_deep_texts_in_threads(seed):
    done = subprocess.run([sys.executable, "-c", CHILD, str(seed)], capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stdout) == (0, "[] True\n"), done.stderr[-1000:]


def test_a_deep_caller(context):
    """The caller's own recursion takes most of the stack; what it calls reads a deep text all the same."""
    text = "module attributes {a.x = " + "#iree_gpu.lowering_config<{a = " * 200 + "1" + "}>" * 200 + "} {}"

    def call(levels: int) -> str:
        return call(levels - 1) if levels else gpuir.asm(gpuir.parse(text))

    limit = sys.getrecursionlimit()
    assert call(limit - 250) == gpuir.asm(gpuir.parse(text))
    assert sys.getrecursionlimit() == limit


def test_errors_keep_their_place(context):
    text = "module attributes {a.x =\n" + "#iree_gpu.lowering_config<{a = " * 200 + "#iree_gpu.nothing" + "}>" * 200
    with pytest.raises(gpuir.ParseError, match="unknown attribute `nothing`") as caught:
        gpuir.parse(text + "} {}", filename="deep.mlir")
    assert (caught.value.diagnostics[0].line, caught.value.diagnostics[0].column) == (2, 6201)
