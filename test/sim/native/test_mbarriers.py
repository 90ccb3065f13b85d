"""mbarriers in the native engine: the findings of the NumPy engine, and its numbers."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _bulk_copies import BARRIER, BARRIERS, FENCE_INIT, THREADS, faulty, init, invalidate, kernel, launched, right, wait

sys.path.pop(0)

ARRIVE = "mbarrier.arrive.shared.b64 %st, [%bar];"
ALL = init(THREADS)
#: Each thread leaves its number in shared memory, and the next one's goes to the array behind.
LEAVE = "shl.b32 %at, %t, 2; add.u32 %at, %at, %s; mul.lo.u32 %v, %t, 3; st.shared.b32 [%at], %v;"
TAKE = f"add.u32 %w, %t, 1; and.b32 %w, %w, {THREADS - 1}; shl.b32 %at, %w, 2; add.u32 %at, %at, %s; ld.shared.b32 %v, [%at]; mad.lo.u32 %w, %bx, {THREADS}, %t; mad.wide.u32 %p, %w, 4, %out; st.global.b32 [%p], %v;"
OUT = np.zeros(THREADS, np.int32)
OUTS = np.zeros(3 * THREADS, np.int32)
NEXT = 3 * np.roll(np.arange(THREADS, dtype=np.int32), -1)


def exchange(*lines, **options):
    return kernel(*lines, maps=(), **options)


GOOD = [ALL, FENCE_INIT, BARRIER, LEAVE, ARRIVE, wait("W"), BARRIER, TAKE]


def test_all_arrive_and_wait():
    (left,) = right(exchange(*GOOD), 3, OUTS)
    np.testing.assert_array_equal(left, np.tile(NEXT, 3))


@pytest.mark.parametrize("count", [1, 3, 128])
def test_counts_of_arrivals(count):
    one = f"@%first mbarrier.arrive.shared.b64 %st, [%bar], {count};"
    (left,) = right(exchange(init(count), BARRIER, LEAVE, one, wait("W"), BARRIER, TAKE), 1, OUT)
    np.testing.assert_array_equal(left, NEXT)


def test_phases_one_behind_the_other():
    """A loop with a phase for each of its iterations, whose parity changes."""
    body = ["mov.b32 %n, 0;", "AGAIN:", LEAVE, ARRIVE, wait("W", "%phase"), BARRIER, TAKE, BARRIER,
            "xor.b32 %phase, %phase, 1; add.u32 %n, %n, 1; setp.lt.u32 %r, %n, 5; @%r bra AGAIN;"]  # fmt: skip
    (left,) = right(exchange(ALL, BARRIER, *body), 3, OUTS)
    np.testing.assert_array_equal(left, np.tile(NEXT, 3))


def test_a_wait_that_branches_around():
    """As nvcc has it: out of the loop where the phase is complete, else back."""
    loop = "W: mbarrier.try_wait.parity.shared.b64 %q, [%bar], 0;\n@%q bra DONE;\nbra W;\nDONE:"
    (left,) = right(exchange(*GOOD[:5], loop, *GOOD[6:]), 1, OUT)
    np.testing.assert_array_equal(left, NEXT)


def test_a_wait_whose_answer_is_a_number():
    """As CUTLASS has it: a first try, whose answer decides whether to wait."""
    first = (
        "mbarrier.try_wait.parity.shared.b64 %q, [%bar], 0; selp.b32 %n, 1, 0, %q; setp.ne.b32 %r, %n, 0; @%r bra DONE;"
    )
    (left,) = right(exchange(*GOOD[:5], first, wait("W"), "DONE:", *GOOD[6:]), 1, OUT)
    np.testing.assert_array_equal(left, NEXT)


def test_a_loop_of_test_wait_and_one_with_a_limit_of_time():
    for text in ("test_wait.parity.shared.b64 %q, [%bar], 0;", "try_wait.parity.shared.b64 %q, [%bar], 0, 1000;"):
        loop = f"W: mbarrier.{text}\n@!%q bra W;"
        (left,) = right(exchange(*GOOD[:5], loop, *GOOD[6:]), 1, OUT)
        np.testing.assert_array_equal(left, NEXT)


def test_made_again_at_the_same_place():
    again = [invalidate(), BARRIER, init(1), BARRIER, "@%first mbarrier.arrive.shared.b64 %st, [%bar];", wait("W2")]
    (left,) = right(exchange(*GOOD, BARRIER, *again), 1, OUT)
    np.testing.assert_array_equal(left, NEXT)


def test_the_bytes_are_memory_again_behind_the_end():
    here = f"shl.b32 %at, %t, 2; add.u32 %at, %at, %s; @%first st.shared.b32 [%at+{BARRIERS}], %t; @%first ld.shared.b32 %v, [%at+{BARRIERS}];"
    (left,) = right(exchange(*GOOD, BARRIER, invalidate(), BARRIER, here), 1, OUT)
    np.testing.assert_array_equal(left, NEXT)


def test_an_elected_thread_makes_it():
    elect = "elect.sync %n|%q, -1; setp.lt.u32 %r, %t, 32; and.pred %first, %q, %r;"
    (left,) = right(exchange(elect, *GOOD), 1, OUT)
    np.testing.assert_array_equal(left, NEXT)


def without(line, *instead):
    at = GOOD.index(line)
    return [*GOOD[:at], *instead, *GOOD[at + 1 :]]


TOUCH = f"@%first ld.shared.b32 %v, [%s+{BARRIERS}];"
FAULTS = {
    "too few arrive": (without(ALL, init(THREADS + 1)), "deadlock"),
    "too many arrive": (without(ALL, init(THREADS - 1)), None),
    "nobody arrives": (without(ARRIVE), "deadlock"),
    "wrong parity": (without(wait("W"), wait("W", "1")), None),
    "no barrier behind the init": ([ALL, FENCE_INIT, *GOOD[3:]], "race"),
    "no init": (without(ALL), "uninitialized"),
    "no arrivals are none": (without(ALL, init(0)), "undefined"),
    "read": ([*GOOD[:5], TOUCH, *GOOD[5:]], ""),
    "written": ([*GOOD[:5], f"@%first st.shared.b32 [%s+{BARRIERS}], %t;", *GOOD[5:]], ""),
    "ended ahead of a use": ([*GOOD[:4], invalidate(), *GOOD[4:]], ""),
    "ended without a barrier": ([*GOOD[:6], invalidate(), *GOOD[6:]], None),
    "used behind its end": ([*GOOD, BARRIER, invalidate(), BARRIER, ARRIVE], "uninitialized"),
    "read behind its end": ([*GOOD, BARRIER, invalidate(), BARRIER, TOUCH], None),
    "at an odd place": ([*GOOD[:3], "add.u32 %bar, %bar, 4;", *GOOD[3:]], "misaligned"),
    "outside": ([f"add.u32 %bar, %bar, {1 << 20};", *GOOD], "wrong-space"),
    "a phase that nobody waits for": ([*GOOD[:5], BARRIER, ARRIVE, wait("W", "1"), BARRIER, TAKE], None),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_faults(name):
    """What the NumPy engine says comes out; where that is nothing, its numbers do."""
    lines, kind = FAULTS[name]
    text = exchange(*lines)
    if kind is None:
        launched(text, 1, OUT)
    else:
        faulty(text, kind, 1, OUT)


def test_threads_that_wait_at_other_places():
    """Half of the threads wait in a branch of their own."""
    apart = ["setp.lt.u32 %r, %t, 64; @%r bra LOW;", wait("W"), "bra BOTH;", "LOW:", wait("W3"), "BOTH:"]
    report, (left,) = launched(exchange(*GOOD[:5], *apart, *GOOD[6:]), 1, OUT)
    assert not report.findings
    np.testing.assert_array_equal(left, NEXT)
