"""gpu: memory, copies, tokens and launches of the host."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.host import module as module_of
from gpuir.sim.ops.gpu_host import _SPARSE
from gpuir.sim.rules import RULES

HEAD = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
%one = arith.constant 1.0 : f32
"""

#: A launch that doubles %m, of 8 elements.
DOUBLE = """gpu.launch {async} blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
  threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {{
  %v = memref.load {m}[%tx] : {type}
  %w = arith.addf %v, %v : f32
  memref.store %w, {m}[%tx] : {type}
  gpu.terminator
}}"""


def double(m, type="memref<?xf32, 1>", tokens=None):
    return DOUBLE.format(m=m, type=type, **{"async": "" if tokens is None else f"async [{tokens}]"})


def run(body, *arrays, on_fault="raise", result="", **options):
    """Runs a host function of arrays %a0, %a1, ... of f32."""
    arguments = ", ".join(f"%a{i}: memref<?xf32>" for i in range(len(arrays)))
    head = f" -> ({result})" if result else ""
    text = f"func.func @main({arguments}){head} {{{HEAD}{body}\n{'' if result else 'return'}\n}}"
    return sim.run(text, "main", *arrays, on_fault=on_fault, **options)


def kinds(report):
    return [each.kind for each in report.findings]


def eight():
    return np.arange(8, dtype=np.float32)


# Memory


def test_a_kernel_on_memory_of_the_device():
    x, y = eight(), np.zeros(8, np.float32)
    report = run(
        f"""
%d = gpu.alloc (%c8) : memref<?xf32, 1>
gpu.memcpy %d, %a0 : memref<?xf32, 1>, memref<?xf32>
{double("%d")}
gpu.memcpy %a1, %d : memref<?xf32>, memref<?xf32, 1>
gpu.dealloc %d : memref<?xf32, 1>""",
        x,
        y,
    )
    assert np.array_equal(y, 2 * x)
    assert [each.kernel for each in report.kernels] == ["gpu.launch"]
    assert report.operations["memref.load"] == 1


def test_sizes_of_an_allocation():
    report = run(
        """
%d = gpu.alloc (%c8, %c1) : memref<?x4x?xf32>
%n = memref.dim %d, %c0 : memref<?x4x?xf32>
return %n : index""",
        result="index",
    )
    assert report.results == [8]


@pytest.mark.parametrize(("body", "kind", "message"), [
    ("%v = memref.load %d[%c0] : memref<?xf32, 1>", "wrong-space", "the host accesses the buffer of 'gpu.alloc'"),
    ("memref.store %one, %d[%c0] : memref<?xf32, 1>", "wrong-space", "memory of the device"),
    ("gpu.dealloc %d : memref<?xf32, 1>\ngpu.dealloc %d : memref<?xf32, 1>", "wrong-space", "is freed already"),
    ("gpu.dealloc %a0 : memref<?xf32>", "wrong-space", "was not allocated by gpu.alloc"),
    ("gpu.dealloc %d : memref<?xf32, 1>\ngpu.memcpy %d, %a0 : memref<?xf32, 1>, memref<?xf32>", "wrong-space", "which is freed"),
    ("gpu.dealloc %d : memref<?xf32, 1>\n" + double("%d"), "wrong-space", "which is freed"),
    ("gpu.memcpy %d, %d : memref<?xf32, 1>, memref<?xf32, 1>", "undefined", "overlap"),
    ("%e = gpu.alloc (%c1) : memref<?xf32, 1>\ngpu.memcpy %e, %d : memref<?xf32, 1>, memref<?xf32, 1>", "undefined",
     "the target has the sizes [1], the source [8]"),
    ("%n = arith.constant -1 : index\n%e = gpu.alloc (%n) : memref<?xf32, 1>", "undefined", "a size of -1"),
])  # fmt: skip
def test_faults_of_memory(body, kind, message):
    report = run(f"%d = gpu.alloc (%c8) : memref<?xf32, 1>\n{body}", eight(), on_fault="report")
    assert kinds(report) == [kind]
    assert message in str(report.findings[0])


def test_a_kernel_cannot_reach_memory_of_the_host_until_it_is_registered():
    body = """
%h = memref.alloc(%c8) : memref<?xf32>
memref.copy %a0, %h : memref<?xf32> to memref<?xf32>
{register}
{launch}
{unregister}
memref.copy %h, %a1 : memref<?xf32> to memref<?xf32>"""
    launch = double("%h", "memref<?xf32>")
    report = run(body.format(register="", launch=launch, unregister=""), eight(), eight(), on_fault="report")
    assert kinds(report) == ["wrong-space"]
    y = np.zeros(8, np.float32)
    unranked = "%u = memref.cast %h : memref<?xf32> to memref<*xf32>\ngpu.host_register %u : memref<*xf32>"
    run(body.format(register=unranked, launch=launch, unregister=""), eight(), y)
    assert np.array_equal(y, 2 * eight())
    again = "gpu.host_unregister %u : memref<*xf32>\n" + launch.replace("%v", "%v2").replace("%w", "%w2")
    report = run(body.format(register=unranked, launch=launch, unregister=again), eight(), y, on_fault="report")
    assert kinds(report) == ["wrong-space"]


def test_memory_of_both_sides():
    y = np.zeros(8, np.float32)
    report = run(
        f"""
%d = gpu.alloc host_shared (%c8) : memref<?xf32>
gpu.memset %d, %one : memref<?xf32>, f32
{double("%d", "memref<?xf32>")}
%v = memref.load %d[%c1] : memref<?xf32>
memref.store %v, %a0[%c1] : memref<?xf32>""",
        y,
    )
    assert y[1] == 2
    assert report.findings == []


def test_copies_of_strided_memrefs():
    x, y = np.arange(64, dtype=np.float32), np.zeros(16, np.float32)
    run(
        """
%m = memref.reinterpret_cast %a0 to offset: [2], sizes: [4, 4], strides: [16, 3] : memref<?xf32> to memref<4x4xf32, strided<[16, 3], offset: 2>>
%n = memref.reinterpret_cast %a1 to offset: [0], sizes: [4, 4], strides: [1, 4] : memref<?xf32> to memref<4x4xf32, strided<[1, 4]>>
gpu.memcpy %n, %m : memref<4x4xf32, strided<[1, 4]>>, memref<4x4xf32, strided<[16, 3], offset: 2>>""",
        x,
        y,
    )
    expected = np.lib.stride_tricks.as_strided(x[2:], (4, 4), (64, 12))
    assert np.array_equal(y.reshape(4, 4).T, expected)


def test_memset_of_a_strided_memref():
    x = np.zeros(8, np.float32)
    run(
        """
%m = memref.reinterpret_cast %a0 to offset: [1], sizes: [3], strides: [2] : memref<?xf32> to memref<3xf32, strided<[2], offset: 1>>
gpu.memset %m, %one : memref<3xf32, strided<[2], offset: 1>>, f32""",
        x,
    )
    assert x.tolist() == [0, 1, 0, 1, 0, 1, 0, 0]


def test_a_copy_of_unwritten_memory_stays_unwritten():
    report = run(
        """
%d = gpu.alloc (%c8) : memref<?xf32, 1>
%h = memref.alloc(%c8) : memref<?xf32>
gpu.memcpy %h, %d : memref<?xf32>, memref<?xf32, 1>
%v = memref.load %h[%c1] : memref<?xf32>""",
        on_fault="report",
    )
    assert kinds(report) == ["uninitialized"]


def test_a_copy_beyond_the_end():
    report = run(
        """
%d = gpu.alloc () : memref<8xf32, 1>
%m = memref.reinterpret_cast %a0 to offset: [1], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32, strided<[1], offset: 1>>
gpu.memcpy %d, %m : memref<8xf32, 1>, memref<8xf32, strided<[1], offset: 1>>""",
        eight(),
        on_fault="report",
    )
    assert kinds(report) == ["out-of-bounds"]
    assert "the source, 32 bytes" in report.findings[0].message


def test_devices():
    run("%z = arith.constant 0 : i32\ngpu.set_default_device %z")
    report = run("%z = arith.constant 1 : i32\ngpu.set_default_device %z", on_fault="report")
    assert "there is no device 1" in report.findings[0].message


# Tokens

CHAIN = """
%d, %t0 = gpu.alloc async (%c8) : memref<?xf32, 1>
%t1 = gpu.memcpy async [%t0] %d, %a0 : memref<?xf32, 1>, memref<?xf32>
%t2 = {launch}
%t3 = gpu.memcpy async [%t2] %a1, %d : memref<?xf32>, memref<?xf32, 1>
%t4 = gpu.dealloc async [%t3] %d : memref<?xf32, 1>
gpu.wait [%t4]
%v = memref.load %a1[%c1] : memref<?xf32>
memref.store %v, %a0[%c0] : memref<?xf32>
"""


def chain(old="", new=""):
    text = CHAIN.format(launch=double("%d", tokens="%t1"))
    assert old in text
    return text.replace(old, new)


def test_a_chain_of_tokens():
    x, y = eight(), np.zeros(8, np.float32)
    assert run(chain(), x, y).findings == []
    assert np.array_equal(y, 2 * eight())
    assert x[0] == 2


@pytest.mark.parametrize(("old", "new", "reader", "writer"), [
    ("async [%t1] blocks", "async blocks", "gpu.launch", "gpu.memcpy"),
    ("[%t2] %a1", "%a1", "gpu.memcpy", "gpu.memcpy"),
    ("[%t3] %d", "%d", "gpu.dealloc", "gpu.memcpy"),
    ("gpu.wait [%t4]", "", "memref.load", "gpu.memcpy"),
    ("gpu.wait [%t4]", "gpu.wait", "memref.load", "gpu.memcpy"),
    ("gpu.wait [%t4]", "%t5 = gpu.wait async [%t4]", "memref.load", "gpu.memcpy"),
    ("gpu.wait [%t4]", "%t5 = gpu.wait async gpu.wait [%t5]", "memref.load", "gpu.memcpy"),
    ("gpu.wait [%t4]", "memref.store %one, %a1[%c0] : memref<?xf32>", "memref.store", "gpu.memcpy"),
])  # fmt: skip
def test_missing_dependencies(old, new, reader, writer):
    report = run(chain(old, new), eight(), np.zeros(8, np.float32), on_fault="report")
    assert set(kinds(report)) == {"missing-wait"}
    first = report.findings[0]
    assert (first.operation, first.other.operation) == (reader, writer)
    assert f"that '{writer}' at" in first.message


#: What one stream orders, and its tokens do not.
IN_ONE_STREAM = [
    ("[%t2] %a1", "[%t1] %a1", "gpu.memcpy", "gpu.launch"),
    ("gpu.wait [%t4]", "gpu.wait [%t2]", "memref.load", "gpu.memcpy"),
    ("%t1 = gpu.memcpy async [%t0]", "%s = gpu.wait async %t1 = gpu.memcpy async [%s]", "gpu.memcpy", "gpu.alloc"),
    ("[%t0] %d", "%d", "gpu.memcpy", "gpu.alloc"),
]


@pytest.mark.parametrize(("old", "new", "reader", "writer"), IN_ONE_STREAM)
def test_tokens_are_streams_unless_they_are_exact(old, new, reader, writer):
    assert run(chain(old, new), eight(), np.zeros(8, np.float32)).findings == []
    report = run(chain(old, new), eight(), np.zeros(8, np.float32), on_fault="report", exact_tokens=True)
    first = report.findings[0]
    assert (first.kind, first.operation, first.other.operation) == ("missing-wait", reader, writer)


def test_an_op_with_two_tokens_waits_for_both_streams():
    body = """
%s = gpu.wait async
%t = gpu.memset async [%s] %a0, %one : memref<?xf32>, f32
%u = gpu.wait async
%v = gpu.memset async [%u] %a1, %one : memref<?xf32>, f32
%w = gpu.wait async [%t, %v]
%x = gpu.memcpy async [%w] %a0, %a1 : memref<?xf32>, memref<?xf32>
gpu.wait [%x]"""
    assert run(body, eight(), eight()).findings == []
    report = run(body.replace("[%t, %v]", "[%t]"), eight(), eight(), on_fault="report")
    assert kinds(report) == ["missing-wait"]


def test_the_program_goes_on_behind_a_missing_wait_and_without_checks_there_is_none():
    body = chain("gpu.wait [%t4]", "")
    x = eight()
    report = run(body, x, np.zeros(8, np.float32), on_fault="report")
    assert (set(kinds(report)), x[0]) == ({"missing-wait"}, 2)
    assert run(body, eight(), np.zeros(8, np.float32), checks=False).findings == []


def test_a_write_while_something_asynchronous_reads():
    report = run(
        """
%d = gpu.alloc (%c8) : memref<?xf32, 1>
%t = gpu.memcpy async %d, %a0 : memref<?xf32, 1>, memref<?xf32>
%v = memref.load %a0[%c0] : memref<?xf32>
memref.store %one, %a0[%c0] : memref<?xf32>""",
        eight(),
        on_fault="report",
    )
    assert kinds(report) == ["missing-wait"]
    assert report.findings[0].operation == "memref.store"
    assert "may still read" in report.findings[0].message


def test_a_blocking_op_waits_for_what_it_depends_on():
    body = """
%d = gpu.alloc (%c8) : memref<?xf32, 1>
%t = gpu.memset async %a0, %one : memref<?xf32>, f32
gpu.memcpy [%t] %d, %a1 : memref<?xf32, 1>, memref<?xf32>
memref.store %one, %a0[%c0] : memref<?xf32>"""
    assert run(body, eight(), eight()).findings == []
    assert set(kinds(run(body.replace("[%t]", ""), eight(), eight(), on_fault="report"))) == {"missing-wait"}


def test_a_kernel_writes_what_something_asynchronous_reads():
    body = f"""
%d = gpu.alloc (%c8) : memref<?xf32, 1>
%t = gpu.memcpy async %d, %a0 : memref<?xf32, 1>, memref<?xf32>
{double("%a0", "memref<?xf32>")}"""
    report = run(body, eight(), on_fault="report")
    assert kinds(report) == ["missing-wait"]
    assert "writes memory that 'gpu.memcpy'" in report.findings[0].message


def test_a_kernel_reads_what_something_asynchronous_writes():
    body = """
%t = gpu.memset async %a0, %one : memref<?xf32>, f32
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
    threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
  %v = memref.load %a0[%tx] : memref<?xf32>
  memref.store %v, %a1[%tx] : memref<?xf32>
  gpu.terminator
}
gpu.wait [%t]"""
    report = run(body, eight(), np.zeros(8, np.float32), on_fault="report")
    assert kinds(report) == ["missing-wait"]
    assert "reads memory that 'gpu.memset'" in report.findings[0].message


def test_a_write_while_a_kernel_reads():
    body = """
%t = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
    threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
  %v = memref.load %a0[%tx] : memref<?xf32>
  memref.store %v, %a1[%tx] : memref<?xf32>
  gpu.terminator
}
%v = memref.load %a0[%c0] : memref<?xf32>
memref.store %one, %a0[%c0] : memref<?xf32>"""
    report = run(body, eight(), np.zeros(8, np.float32), on_fault="report")
    assert [(each.kind, each.operation) for each in report.findings] == [("missing-wait", "memref.store")]
    assert "that 'gpu.launch' at" in report.findings[0].message


def test_a_function_that_returns_too_early():
    report = run("%t = gpu.memset async %a0, %one : memref<?xf32>, f32", eight(), on_fault="report")
    assert "@main returns while 'gpu.memset' at" in report.findings[0].message


def test_parts_of_a_buffer_do_not_meet():
    columns = "memref<4x2xf32, strided<[4, 1], offset: {}>>"
    one, two = columns.format(0), columns.format(2)
    body = f"""
%l = memref.reinterpret_cast %a0 to offset: [0], sizes: [4, 2], strides: [4, 1] : memref<?xf32> to {one}
%r = memref.reinterpret_cast %a0 to offset: [2], sizes: [4, 2], strides: [4, 1] : memref<?xf32> to {two}
%t1 = gpu.memset async %l, %one : {one}, f32
%t2 = gpu.memset async %r, %one : {two}, f32
gpu.wait [%t1, %t2]"""
    x = np.zeros(16, np.float32)
    assert run(body, x).findings == []
    assert (x == 1).all()
    assert kinds(run(body.replace("memset async %r", "memset async %l").replace(f"{two}, f32", f"{one}, f32"), x,
                     on_fault="report")) == ["missing-wait"]  # fmt: skip


def test_two_kernels_at_once():
    body = f"""
%t0 = {double("%a0", "memref<?xf32>", "")}
%t1 = {double("%a1", "memref<?xf32>", "")}
%t2 = gpu.wait async [%t0, %t1]
gpu.wait [%t2]""".replace("async []", "async")
    x, y = eight(), eight()
    run(body, x, y)
    assert np.array_equal(x + y, 4 * eight())
    report = run(body.replace("%a1[", "%a0["), eight(), eight(), on_fault="report")
    assert kinds(report) == ["missing-wait"]


def test_tokens_through_a_loop():
    x = eight()
    run(
        f"""
%t0 = gpu.wait async
%t = scf.for %i = %c0 to %c8 step %c1 iter_args(%before = %t0) -> !gpu.async.token {{
  %after = {double("%a0", "memref<?xf32>", "%before")}
  scf.yield %after : !gpu.async.token
}}
gpu.wait [%t]""",
        x,
    )
    assert np.array_equal(x, eight() * 256)


# Launches


def test_attributions_and_sizes_of_a_launch():
    out = np.zeros(96, np.float32)
    run(
        """
%c6 = arith.constant 6 : index
%c2 = arith.constant 2 : index
%bytes = arith.constant 16 : i32
gpu.launch clusters(%cx, %cy, %cz) in (%kx = %c2, %ky = %c1, %kz = %c1)
  blocks(%bx, %by, %bz) in (%gx = %c6, %gy = %c2, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1)
  dynamic_shared_memory_size %bytes
  workgroup(%s: memref<8xf32, #gpu.address_space<workgroup>>) private(%p: memref<1xf32, #gpu.address_space<private>>) {
  memref.store %one, %p[%c0] : memref<1xf32, #gpu.address_space<private>>
  %f = memref.load %p[%c0] : memref<1xf32, #gpu.address_space<private>>
  memref.store %f, %s[%tx] : memref<8xf32, #gpu.address_space<workgroup>>
  gpu.barrier
  %seven = arith.constant 7 : index
  %o = arith.subi %seven, %tx : index
  %v = memref.load %s[%o] : memref<8xf32, #gpu.address_space<workgroup>>
  %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %bytes2 = memref.dim %d, %c0 : memref<?xi8, #gpu.address_space<workgroup>>
  // 100 * cluster + 1000 * cluster size + bytes + %v
  %h = arith.constant 100 : index
  %k = arith.constant 1000 : index
  %1 = arith.muli %cx, %h : index
  %2 = arith.muli %kx, %k : index
  %3 = arith.addi %1, %2 : index
  %4 = arith.addi %3, %bytes2 : index
  %5 = arith.index_cast %4 : index to i32
  %6 = arith.sitofp %5 : i32 to f32
  %r = arith.addf %6, %v : f32
  %row = arith.muli %by, %gx : index
  %n = arith.addi %row, %bx : index
  %first = arith.muli %n, %sx : index
  %at = arith.addi %first, %tx : index
  memref.store %r, %a0[%at] : memref<?xf32>
  gpu.terminator
}""",
        out,
    )
    cluster = np.repeat([0, 0, 1, 1, 2, 2] * 2, 8)
    assert np.array_equal(out, 100 * cluster + 2000 + 16 + 1)


MODULE = """
module attributes {{gpu.container_module}} {{
  gpu.module @kernels {{
    gpu.func @scale(%m: memref<?xf32>, %f: f32) kernel {{
      %t = gpu.global_id x
      %v = memref.load %m[%t] : memref<?xf32>
      %w = arith.mulf %v, %f : f32
      memref.store %w, %m[%t] : memref<?xf32>
      gpu.return
    }}
    gpu.func @sizes(%m: memref<?xf32>, %f: f32) kernel {{
      %z = arith.constant 0 : index
      %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %n = memref.dim %d, %z : memref<?xi8, #gpu.address_space<workgroup>>
      %c = gpu.cluster_dim_blocks x
      %s = arith.addi %n, %c : index
      %i = arith.index_cast %s : index to i32
      %w = arith.sitofp %i : i32 to f32
      %b = gpu.block_id x
      memref.store %w, %m[%b] : memref<?xf32>
      gpu.return
    }}
  }}
  gpu.binary @compiled [#gpu.object<#nvvm.target, "PTX">]
  func.func @main(%m: memref<?xf32>, %f: f32) {{
    %n0 = arith.constant 0 : {type}
    %n1 = arith.constant 1 : {type}
    %n2 = arith.constant 2 : {type}
    %n4 = arith.constant 4 : {type}
    %bytes = arith.constant 32 : i32
    {body}
    return
  }}
}}"""


def launched(body, array, type="index", on_fault="raise"):
    return sim.run(MODULE.format(body=body, type=type), "main", array, 3.0, on_fault=on_fault)


ARGUMENTS = "args(%m : memref<?xf32>, %f : f32)"


@pytest.mark.parametrize("type", ["index", "i32", "i64"])
def test_launch_func(type):
    x = eight()
    suffix = "" if type == "index" else f" : {type}"
    report = launched(
        f"gpu.launch_func @kernels::@scale blocks in (%n2, %n1, %n1) threads in (%n4, %n1, %n1){suffix} "
        "args(%m : memref<?xf32>, %f : f32)", x, type,
    )  # fmt: skip
    assert np.array_equal(x, 3 * eight())
    assert [each.kernel for each in report.kernels] == ["scale"]


def test_launch_func_with_tokens():
    x = eight()
    sizes = f"@kernels::@scale blocks in (%n2, %n1, %n1) threads in (%n4, %n1, %n1) {ARGUMENTS}"
    body = f"""%a = gpu.wait async
%b = gpu.launch_func async [%a] {sizes}
%c = gpu.launch_func async [%b] {sizes}
gpu.wait [%c]"""
    launched(body, x)
    assert np.array_equal(x, 9 * eight())
    assert launched(body.replace("async [%b]", "async [%a]"), eight()).findings == []
    report = launched(body.replace("async [%b]", "async"), eight(), on_fault="report")
    assert set(kinds(report)) == {"missing-wait"}


def test_launch_func_with_clusters_and_dynamic_memory():
    x = eight()
    launched(f"gpu.launch_func @kernels::@sizes clusters in (%n2, %n1, %n1) blocks in (%n2, %n1, %n1) "
             f"threads in (%n1, %n1, %n1) dynamic_shared_memory_size %bytes {ARGUMENTS}", x)  # fmt: skip
    assert x[:3].tolist() == [34, 34, 2]


@pytest.mark.parametrize(("sizes", "message"), [
    ("blocks in (%n0, %n1, %n1) threads in (%n4, %n1, %n1)", "the grid is 0 x 1 x 1"),
    ("blocks in (%n1, %n1, %n1) threads in (%n4, %n0, %n1)", "the block is 4 x 0 x 1"),
    ("clusters in (%n2, %n1, %n1) blocks in (%n1, %n1, %n1) threads in (%n4, %n1, %n1)", "is not made of clusters of 2 x 1 x 1"),
])  # fmt: skip
def test_sizes_that_do_not_fit(sizes, message):
    report = launched(f"gpu.launch_func @kernels::@scale {sizes} {ARGUMENTS}", eight(), on_fault="report")
    assert kinds(report) == ["undefined"]
    assert message in report.findings[0].message


def test_a_fault_in_a_kernel_ends_the_run_and_is_told_once():
    x = eight()
    body = f"gpu.launch_func @kernels::@scale blocks in (%n4, %n1, %n1) threads in (%n4, %n1, %n1) {ARGUMENTS}\n"
    report = launched(2 * body, x, on_fault="report")
    assert kinds(report) == ["out-of-bounds"]
    assert report.findings[0].block == (2, 0, 0)
    assert len(report.kernels) == 1


def test_launch_func_on_a_queue():
    text = MODULE.format(type="index", body=f"""gpu.launch_func <%queue : !llvm.ptr> @kernels::@scale
      blocks in (%n2, %n1, %n1) threads in (%n4, %n1, %n1) {ARGUMENTS}""")  # fmt: skip
    x = eight()
    sim.run(text.replace("%f: f32) {{\n    %n0".format(), "%f: f32, %queue: !llvm.ptr) {\n    %n0"), "main", x, 3.0, 1)
    assert np.array_equal(x, 3 * eight())


def test_a_kernel_that_is_only_declared():
    text = """
module attributes {gpu.container_module} {
  gpu.module @kernels { func.func private @k() attributes {gpu.kernel} }
  func.func @main() {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
}"""
    with pytest.raises(sim.UnsupportedOp, match="@kernels::k is only declared"):
        sim.run(text, "main")


def test_a_binary_is_refused():
    with pytest.raises(sim.UnsupportedOp, match=r"@compiled::f is compiled code \(gpu.binary\)"):
        launched("gpu.launch_func @compiled::@f blocks in (%n1, %n1, %n1) threads in (%n1, %n1, %n1)", eight())


def test_a_variable_of_the_host_is_not_given_to_a_kernel():
    body = "%s = memref.alloca(%c8) : memref<?xf32>\n" + double("%s", "memref<?xf32>")
    report = run(body, on_fault="report")
    assert kinds(report) == ["wrong-space"]
    assert "host's stack" in report.findings[0].message


def test_a_kernel_leaves_the_hosts_variables_alone():
    body = """
%h = memref.alloca(%c8) : memref<?xf32>
memref.store %one, %h[%c0] : memref<?xf32>
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
  %p = memref.alloca() : memref<64xf32>
  %z = arith.constant 0.0 : f32
  memref.store %z, %p[%c0] : memref<64xf32>
  gpu.terminator
}
%v = memref.load %h[%c0] : memref<?xf32>
return %v : f32"""
    assert run(body, result="f32").results == [1.0]


@pytest.mark.parametrize("op", [
    "gpu.wait", "gpu.memset %m, %f : memref<?xf32>, f32", "%d = gpu.alloc () : memref<4xf32>",
])  # fmt: skip
def test_ops_of_the_host_are_refused_in_kernels(op):
    text = f"gpu.module @m {{ gpu.func @k(%m: memref<?xf32>, %f: f32) kernel {{ {op} gpu.return }} }}"
    with pytest.raises(sim.UnsupportedOp, match="an op of the host; a kernel cannot execute it"):
        sim.launch(text, "k", 1, 1, eight(), 1.0)


def test_sparse_matrices_are_refused():
    text = "func.func @main(%m: memref<?xf32>, %n: index) { %v = gpu.create_dn_tensor %m, %n : index into memref<?xf32> return }"
    with pytest.raises(
        sim.UnsupportedOp, match=r"'gpu.create_dn_tensor': sparse matrices are a library's \(cuSPARSE\)"
    ):
        sim.run(text, "main", eight(), 8)


def test_every_op_of_the_dialect_has_a_rule():
    generated = module_of("dialects._gpu_ops_gen")
    names = {each.OPERATION_NAME for each in vars(generated).values() if hasattr(each, "OPERATION_NAME")}
    # Containers.
    others = {"gpu.module", "gpu.func", "gpu.binary"}
    assert names - set(RULES) == others
    assert {f"gpu.{each}" for each in _SPARSE} < names


def test_a_function_that_launches_what_waits_gives_its_results():
    body = """
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
    threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
  gpu.barrier
  memref.store %one, %a0[%tx] : memref<?xf32>
  gpu.terminator
}
%v = memref.load %a0[%c1] : memref<?xf32>
return %v : f32"""
    assert run(body, eight(), result="f32").results == [1]


def test_unified_memory():
    body = f"""
%m = memref.alloc(%c8) : memref<?xf32>
scf.for %i = %c0 to %c8 step %c1 {{
  memref.store %one, %m[%i] : memref<?xf32>
}}
{double("%m", "memref<?xf32>")}
%v = memref.load %m[%c1] : memref<?xf32>
memref.store %v, %a0[%c0] : memref<?xf32>"""
    report = run(body, eight(), on_fault="report")
    assert kinds(report) == ["wrong-space"]
    x = eight()
    run(body, x, unified_memory=True)
    assert x[0] == 2
