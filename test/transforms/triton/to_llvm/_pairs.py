"""TTGIR of products that two CTAs compute together, as Triton 3.9 takes it: scale factors, blocks of 64 rows, mbarriers that the pair shares, roles of warps.

Rows of a and of the result are halved between the CTAs, and columns of b.
"""

from __future__ import annotations

import re

_COPIED = "[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]"


def _steps(dimension: int, first: int, end: int) -> list[list[int]]:
    steps, size = [], first
    while size < end:
        steps.append([0, size] if dimension else [size, 0])
        size *= 2
    return steps


def _linear(register: list, lane: list, warp: list, block: list) -> str:
    return f"#ttg.linear<{{register = {register}, lane = {lane}, warp = {warp}, block = {block}}}>"


_LANES = _steps(0, 1, 32)


def result_layout(m: int, n: int) -> str:
    """How threads hold the result: of 128 rows of a CTA a row each, of 64 the half of one."""
    half = m // 2
    warp = [[32, 0], [64, 0]] if half == 128 else [[32, 0], [0, n // 2]]
    return _linear(_steps(1, 1, n if half == 128 else n // 2), _LANES, warp, [[half, 0]])


def _barriers(name: str, own: bool) -> str:
    words = f"order = [0], CGALayout = [[{int(own)}]]"
    return f"#{name} = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, {words}}}>"


def _head(m: int, n: int, bits: int, warps: str = "") -> str:
    blocked = "sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]"
    of_b = min(128, n // 2 * bits // 8)
    return f"""#blocked = #ttg.blocked<{{{blocked}, CGALayout = [[1, 0]]}}>
#blocked1 = #ttg.blocked<{{{blocked}, CGALayout = [[0, 1]]}}>
#linear = {result_layout(m, n)}
{_barriers("own", True)}
{_barriers("both", False)}
#sharedA = #ttg.nvmma_shared<{{swizzlingByteWidth = 128, transposed = false, elementBitWidth = {bits}, CGALayout = [[1, 0]]}}>
#sharedB = #ttg.nvmma_shared<{{swizzlingByteWidth = {of_b}, transposed = false, elementBitWidth = {bits}, CGALayout = [[0, 1]]}}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = {m // 2}, blockN = {n}, colStride = 1, CGALayout = [[1, 0]], twoCTAs = true>
#scalesA = #ttng.tensor_memory_scales_encoding<CGALayout = [[1, 0]]>
#scalesB = #ttng.tensor_memory_scales_encoding<CGALayout = [[0, 0]]>
module attributes {{"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, {warps}ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true}} {{
"""


def _places(name: str, pointer: str, rows: int, columns: int, layout: str, element: str) -> tuple[str, str, str]:
    """Pointers at all elements of a row-major matrix: the ops, the value and its type."""
    whole, tall, wide = f"{rows}x{columns}", f"tensor<{rows}x1xi32, {layout}>", f"tensor<1x{columns}xi32, {layout}>"
    row, column = (f"#ttg.slice<{{dim = {dim}, parent = {layout}}}>" for dim in (1, 0))
    kind, numbers = f"tensor<{whole}x!tt.ptr<{element}>, {layout}>", f"tensor<{whole}xi32, {layout}>"
    text = f"""    %{name}_r = tt.make_range {{end = {rows} : i32, start = 0 : i32}} : tensor<{rows}xi32, {row}>
    %{name}_re = tt.expand_dims %{name}_r {{axis = 1 : i32}} : tensor<{rows}xi32, {row}> -> {tall}
    %{name}_s = arith.constant dense<{columns}> : {tall}
    %{name}_rs = arith.muli %{name}_re, %{name}_s : {tall}
    %{name}_c = tt.make_range {{end = {columns} : i32, start = 0 : i32}} : tensor<{columns}xi32, {column}>
    %{name}_ce = tt.expand_dims %{name}_c {{axis = 0 : i32}} : tensor<{columns}xi32, {column}> -> {wide}
    %{name}_rb = tt.broadcast %{name}_rs : {tall} -> {numbers}
    %{name}_cb = tt.broadcast %{name}_ce : {wide} -> {numbers}
    %{name}_o = arith.addi %{name}_rb, %{name}_cb : {numbers}
    %{name}_b = tt.splat {pointer} : !tt.ptr<{element}> -> {kind}
    %{name}_p = tt.addptr %{name}_b, %{name}_o : {kind}, {numbers}
"""
    return text, f"%{name}_p", kind


_CONSTANTS = """    %false = arith.constant false
    %true = arith.constant true
    %c0 = arith.constant 0 : i32
"""
_OWN = "!ttg.memdesc<2xi64, #own, #smem, mutable>"


def _stored(m: int, n: int) -> str:
    text, pointers, kind = _places("c", "%c", m, n, "#linear", "f32")
    return f"""{text}    %result = ttng.tmem_load %d : {_sums(m, n)} -> tensor<{m}x{n}xf32, #linear>
    tt.store {pointers}, %result : {kind}
    tt.return
  }}
}}
"""


def _sums(m: int, n: int) -> str:
    return f"!ttg.memdesc<{m}x{n}xf32, #tmem, #ttng.tensor_memory, mutable>"


_DIVISIBLE = "{tt.divisibility = 16 : i32}"


def product(
    m: int = 256, n: int = 128, k: int = 128, formats: tuple[str, str] | None = None, copied: bool = False
) -> str:
    """One product of operands that threads load; `formats`: with scale factors, which `copied` go through shared memory."""
    types = {"e4m3": "f8E4M3FN", "e5m2": "f8E5M2"}
    a_type, b_type = (types[each] for each in formats) if formats else ("f16", "f16")
    arguments = f"%a: !tt.ptr<{a_type}> {_DIVISIBLE}, %b: !tt.ptr<{b_type}> {_DIVISIBLE}, %c: !tt.ptr<f32> {_DIVISIBLE}"
    if formats:
        arguments += ", %sa: !tt.ptr<i8>, %sb: !tt.ptr<i8>"
    text = _head(m, n, 8 if formats else 16)
    text += f"  tt.func public @pair({arguments}) attributes {{noinline = false}} {{\n{_CONSTANTS}"
    a, b = f"!ttg.memdesc<{m}x{k}x{a_type}, #sharedA, #smem>", f"!ttg.memdesc<{k}x{n}x{b_type}, #sharedB, #smem>"
    for name, rows, columns, layout, element, kind in (
        ("a", m, k, "#blocked", a_type, a), ("b", k, n, "#blocked1", b_type, b)
    ):  # fmt: skip
        ops, pointers, pointer_kind = _places(name, f"%{name}", rows, columns, layout, element)
        text += ops + f"    %{name}_v = tt.load {pointers} : {pointer_kind}\n"
        text += (
            f"    %{name}_l = ttg.local_alloc %{name}_v : (tensor<{rows}x{columns}x{element}, {layout}>) -> {kind}\n"
        )
    ends = ""
    if formats:
        for name, rows, block in (("sa", m, [[128, 0]]), ("sb", n, [[0, 0]])):
            registers = [[0, 1], [0, 2], *_steps(0, 32, 128 if name == "sa" else n)]
            layout = _linear(registers, _LANES, [[0, 0], [0, 0]], block)
            ops, pointers, pointer_kind = _places(name, f"%{name}", rows, k // 32, layout, "i8")
            shape = f"{rows}x{k // 32}xi8"
            memory = f"!ttg.memdesc<{shape}, #scales{name[1].upper()}, #ttng.tensor_memory, mutable>"
            text += ops + f"    %{name}_v = tt.load {pointers} : {pointer_kind}\n"
            if not copied:
                text += f"    %{name}_m = ttng.tmem_alloc %{name}_v : (tensor<{shape}, {layout}>) -> {memory}\n"
                continue
            more = f", {_steps(0, 128, n)}"[:-1].replace("[[", "[") if name == "sb" and n > 128 else ""
            shared = f"#ttg.shared_linear<{{offset = [{_COPIED}{more}], block = {block}}}, alignment = 128>"
            buffer = f"!ttg.memdesc<{shape}, {shared}, #smem, mutable>"
            text += f"""    %{name}_l = ttg.local_alloc %{name}_v : (tensor<{shape}, {layout}>) -> {buffer}
    ttng.fence_async_shared {{bCluster = false}}
    %{name}_m = ttng.tmem_alloc : () -> {memory}
    ttng.tmem_copy %{name}_l, %{name}_m : {buffer}, {memory}
"""
            ends += f"    ttg.local_dealloc %{name}_l : {buffer}\n"
    d = _sums(m, n)
    words = "%a_l, %b_l, %d, %false, %true, %done[%true] {is_async, two_ctas}"
    kinds = f"{a}, {b}, {d}"
    op = "ttng.tc_gen5_mma"
    if formats:
        op = "ttng.tc_gen5_mma_scaled"
        words = f"%a_l, %b_l, %d, %sa_m, %sb_m, %false, %true lhs = {formats[0]} rhs = {formats[1]}, %done[%true] {{is_async, two_ctas}}"
        for name, rows in (("A", m), ("B", n)):
            kinds += f", !ttg.memdesc<{rows}x{k // 32}xi8, #scales{name}, #ttng.tensor_memory, mutable>"
    return f"""{text}    %d = ttng.tmem_alloc : () -> {d}
    %done = ttg.local_alloc : () -> {_OWN}
    ttng.init_barrier %done, 1 : {_OWN}
    {op} {words} : {kinds}, {_OWN}
    ttng.wait_barrier %done, %c0 deps %a_l, %b_l : {_OWN}, {a}, {b}
{ends}    ttng.inval_barrier %done : {_OWN}
{_stored(m, n)}"""


def _partition(number: int, buffers: dict[str, str], body: str, steps: int, depth: int, stages: int) -> str:
    """A partition of one warp, with a loop over the steps along K; `@` stands for what tells its names from others'.

    `full_s`, `empty_s`, `la_s` and `lb_s` are the step's mbarriers and operands.
    """
    parameters = ", ".join(f"%{name}@: {kind}" for name, kind in buffers.items())
    constants = {"c0": 0, "c1": 1, "c2": 2, "stages": stages, "steps": steps, "depth": depth}
    text = "".join(f"      %{name}@ = arith.constant {value} : i32\n" for name, value in constants.items())
    text += """      %true@ = arith.constant true
      scf.for %i@ = %c0@ to %steps@ step %c1@ : i32 {
        %stage@ = arith.remsi %i@, %stages@ : i32
        %turn@ = arith.divsi %i@, %stages@ : i32
        %phase@ = arith.remsi %turn@, %c2@ : i32
        %before@ = arith.xori %phase@, %c1@ : i32
"""
    for name in ("full", "empty", "la", "lb"):
        kind = buffers[name]
        text += f"        %{name}_s@ = ttg.memdesc_index %{name}@[%stage@] : {kind} -> {_one(kind)}\n"
    whole = f"    partition{number}({parameters}) num_warps(1) {{\n{text}{body}      ttg.warp_return\n    }}"
    return whole.replace("@", f"_{number}")


def _one(kind: str) -> str:
    """The type of one of several buffers."""
    return re.sub(r"<\d+x", "<", kind, count=1)


def roles(n: int = 128, k: int = 64, stages: int = 2, steps: int = 4) -> str:
    """A loop over K: one warp copies tiles of both operands, one issues products, and four write the result.

    The pair shares the mbarrier of a full buffer; each CTA has one of its own that says that a buffer is free again.
    """
    m = 256
    a, b = f"!tt.tensordesc<{m}x{k}xf16, #sharedA>", f"!tt.tensordesc<{k}x{n}xf16, #sharedB>"
    buffers = {
        "la": f"!ttg.memdesc<{stages}x{m}x{k}xf16, #sharedA, #smem, mutable>",
        "lb": f"!ttg.memdesc<{stages}x{k}x{n}xf16, #sharedB, #smem, mutable>",
        "full": f"!ttg.memdesc<{stages}x1xi64, #both, #smem, mutable>",
        "empty": f"!ttg.memdesc<{stages}x2xi64, #own, #smem, mutable>",
        "done": _OWN, "d": _sums(m, n), "a": a, "b": b,
    }  # fmt: skip
    full, empty = _one(buffers["full"]), _one(buffers["empty"])
    la, lb = _one(buffers["la"]), _one(buffers["lb"])
    copies = f"""        %x@ = arith.muli %i@, %depth@ : i32
        ttng.wait_barrier %empty_s@, %before@ : {empty}
        ttng.barrier_expect %full_s@, {m * k + k * n}, %true@ : {full}
        ttng.async_tma_copy_global_to_local %a@[%c0@, %x@] %la_s@, %full_s@, %true@ : {a}, {full} -> {la}
        ttng.async_tma_copy_global_to_local %b@[%x@, %c0@] %lb_s@, %full_s@, %true@ : {b}, {full} -> {lb}
      }}
"""
    words = "%la_s@, %lb_s@, %d@, %adds@, %true@, %empty_s@[%true@] {is_async, two_ctas}"
    products = f"""        %adds@ = arith.cmpi ne, %i@, %c0@ : i32
        ttng.wait_barrier %full_s@, %phase@ : {full}
        ttng.tc_gen5_mma {words} : {la}, {lb}, {buffers["d"]}, {empty}
      }}
      ttng.tc_gen5_commit %done@ : {_OWN}
"""
    text = _head(m, n, 16, '"ttg.total-num-warps" = 12 : i32, ')
    text += f"  tt.func public @pair(%a: {a}, %b: {b}, %c: !tt.ptr<f32> {_DIVISIBLE}) attributes {{noinline = false}} {{\n{_CONSTANTS}"
    for name in ("la", "lb", "full", "empty", "done"):
        text += f"    %{name} = ttg.local_alloc : () -> {buffers[name]}\n"
    text += f"    %d = ttng.tmem_alloc : () -> {buffers['d']}\n    ttng.init_barrier %done, 1 : {_OWN}\n"
    for stage in range(stages):
        text += f"    %i{stage} = arith.constant {stage} : i32\n"
        for name in ("full", "empty"):
            text += f"    %{name}{stage} = ttg.memdesc_index %{name}[%i{stage}] : {buffers[name]} -> {_one(buffers[name])}\n"
            text += f"    ttng.init_barrier %{name}{stage}, 1 : {_one(buffers[name])}\n"
    captured = ", ".join(f"%{name}" for name in buffers)
    parts = [_partition(number, buffers, body, steps, k, stages) for number, body in enumerate((copies, products))]
    return f"""{text}    ttg.warp_specialize({captured}) attributes {{requestedRegisters = array<i32: 24, 24>, warpGroupStartIds = array<i32: 4, 8>}}
    default {{
      ttng.wait_barrier %done, %c0 : {_OWN}
      ttg.warp_yield
    }}
{parts[0]}
{parts[1]} : ({", ".join(buffers.values())}) -> ()
    ttng.inval_barrier %done : {_OWN}
{_stored(m, n)}"""


def two_pairs(text: str) -> str:
    """The same kernel of `roles` for 512 rows in a cluster of two pairs, of which one CTA copies columns of b for both.

    All products of the step are done before that CTA copies again.
    """
    text = (
        text.replace("256x", "512x")
        .replace("end = 256", "end = 512")
        .replace('"ttg.num-ctas" = 2', '"ttg.num-ctas" = 4')
    )
    text = text.replace("x1xi64, #both", "x2xi64, #both").replace("<1xi64, #both", "<2xi64, #both")
    text = text.replace("x2xi64, #own", "x4xi64, #own").replace("<2xi64, #own", "<4xi64, #own")
    steps = {
        "#blocked ": ("[[1, 0]]", "[[1, 0], [2, 0]]"), "#sharedA": ("[[1, 0]]", "[[1, 0], [2, 0]]"),
        "#tmem": ("[[1, 0]]", "[[1, 0], [2, 0]]"), "#scalesA": ("[[1, 0]]", "[[1, 0], [2, 0]]"),
        "#blocked1": ("[[0, 1]]", "[[0, 1], [0, 0]]"), "#sharedB": ("[[0, 1]]", "[[0, 1], [0, 0]]"),
        "#scalesB": ("[[0, 0]]", "[[0, 0], [0, 0]]"), "#linear": ("[[128, 0]]", "[[128, 0], [256, 0]]"),
        "#own": ("[[1]]", "[[1], [2]]"), "#both": ("[[0]]", "[[0], [1]]"),
    }  # fmt: skip
    lines = text.split("\n")
    for number, line in enumerate(lines):
        for begin, (before, after) in steps.items():
            if line.startswith(begin):
                lines[number] = line.replace(before, after)
    text = re.sub(r"(tma_copy_global_to_local %b\S* .*?) :", r"\1 {multicast} :", "\n".join(lines))
    text = re.sub(r"(init_barrier %empty\d), 1", r"\1, 2", text)
    return text.replace("{is_async, two_ctas}", "{is_async, multicast, two_ctas}")
