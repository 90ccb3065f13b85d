"""Integer ops of arith against Python's integers: every pair of edge values, in lanes, uniform, in vectors, under masks."""

from __future__ import annotations

import operator

import numpy as np
import pytest

import gpuir
from gpuir import sim


@pytest.fixture(autouse=True)
def context():
    with gpuir.Context() as context:
        yield context


WIDTHS = {"i1": 1, "i4": 4, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}


def dtype_of(type: str) -> np.dtype:
    return np.dtype(bool) if type == "i1" else np.dtype(f"i{max(8, WIDTHS[type]) // 8}")


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def unsigned(value: int, bits: int) -> int:
    return value & ((1 << bits) - 1)


def held(value: int, type: str) -> int:
    """The number as the arrays have it: sign-extended, i1 as 0 or 1."""
    return value & 1 if type == "i1" else signed(value, WIDTHS[type])


def edges(type: str) -> list[int]:
    """Signed edge values and a few drawn ones."""
    bits = WIDTHS[type]
    if bits <= 4:
        return [signed(i, bits) for i in range(1 << bits)]
    random = np.random.default_rng(bits)
    drawn = [int(random.integers(-(1 << (bits - 1)), 1 << (bits - 1))) >> int(random.integers(bits)) for _ in range(6)]
    return [0, 1, -1, 2, -2, 3, 7, -7, (1 << (bits - 1)) - 1, -(1 << (bits - 1)), -(1 << (bits - 1)) + 1, *drawn]


def towards_zero(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def shift_ok(bits: int):
    return lambda a, b: 0 <= unsigned(b, bits) < bits


# name: (how the operands are read, the result, which operands have a meaning).
OPS = {
    "addi": (signed, lambda a, b, n: a + b, None),
    "subi": (signed, lambda a, b, n: a - b, None),
    "muli": (signed, lambda a, b, n: a * b, None),
    "andi": (signed, lambda a, b, n: a & b, None),
    "ori": (signed, lambda a, b, n: a | b, None),
    "xori": (signed, lambda a, b, n: a ^ b, None),
    "divsi": (signed, lambda a, b, n: towards_zero(a, b), "signed divisor"),
    "divui": (unsigned, lambda a, b, n: a // b, "divisor"),
    "remsi": (signed, lambda a, b, n: a - b * towards_zero(a, b), "signed divisor"),
    "remui": (unsigned, lambda a, b, n: a % b, "divisor"),
    "floordivsi": (signed, lambda a, b, n: a // b, "signed divisor"),
    "ceildivsi": (signed, lambda a, b, n: -(-a // b), "signed divisor"),
    "ceildivui": (unsigned, lambda a, b, n: -(-a // b), "divisor"),
    "maxsi": (signed, lambda a, b, n: max(a, b), None),
    "minsi": (signed, lambda a, b, n: min(a, b), None),
    "maxui": (unsigned, lambda a, b, n: max(a, b), None),
    "minui": (unsigned, lambda a, b, n: min(a, b), None),
    "shli": (unsigned, lambda a, b, n: a << b, "shift"),
    "shrui": (unsigned, lambda a, b, n: a >> b, "shift"),
    "shrsi": (signed, lambda a, b, n: a >> (b % (1 << n)), "shift"),
}

PREDICATES = {
    "eq": (operator.eq, signed),
    "ne": (operator.ne, signed),
    "slt": (operator.lt, signed),
    "sle": (operator.le, signed),
    "sgt": (operator.gt, signed),
    "sge": (operator.ge, signed),
    "ult": (operator.lt, unsigned),
    "ule": (operator.le, unsigned),
    "ugt": (operator.gt, unsigned),
    "uge": (operator.ge, unsigned),
}


def pairs(type: str, meaning: str | None) -> list[tuple[int, int]]:
    bits = WIDTHS[type]
    found = [(a, b) for a in edges(type) for b in edges(type)]
    if meaning == "shift":
        counts = sorted({0, 1, bits // 2, bits - 1} & set(range(bits)))
        found = [(a, signed(b, bits)) for a in edges(type) for b in counts]
    if meaning in ("divisor", "signed divisor"):
        found = [(a, b) for a, b in found if b != 0]
    if meaning == "signed divisor":
        found = [(a, b) for a, b in found if (a, b) != (-(1 << (bits - 1)), -1)]
    return found


def kernel(op: str, source: str, target: str, spelled: str | None = None) -> str:
    """A kernel with the op on lanes' values, on a uniform and a lane's, on uniform ones, and on vectors, under a mask.

    ``op`` has the places {a} and {b} for operands and {t} for the type of the operands.
    """

    def line(name: str, a: str, b: str, vector: bool = False) -> str:
        wrap = "vector<2x{}>" if vector else "{}"
        return f"%{name} = " + op.format(a=a, b=b, t=wrap.format(source), r=wrap.format(target))

    return f"""
func.func @k(%x: memref<?x{source}>, %y: memref<?x{source}>, %n: index, %o: memref<?x{target}>, %p: memref<?x{target}>,
             %q: memref<?x{target}>, %v: memref<?x2x{target}>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %in = arith.cmpi ult, %t, %n : index
  scf.if %in {{
    %rest = arith.remui %t, %c2 : index
    %odd = arith.cmpi eq, %rest, %c1 : index
    %a = memref.load %x[%t] : memref<?x{source}>
    %b = memref.load %y[%t] : memref<?x{source}>
    %first = memref.load %x[%c0] : memref<?x{source}>
    scf.if %odd {{
      {line("r", "%a", "%b")}
      memref.store %r, %o[%t] : memref<?x{target}>
    }} else {{
      {line("r", "%a", "%b")}
      memref.store %r, %o[%t] : memref<?x{target}>
    }}
    {line("m", "%first", "%b")}
    memref.store %m, %p[%t] : memref<?x{target}>
    %va = vector.from_elements %a, %first : vector<2x{source}>
    %vb = vector.from_elements %b, %b : vector<2x{source}>
    {line("w", "%va", "%vb", True)}
    %w0 = vector.extract %w[0] : {target} from vector<2x{target}>
    %w1 = vector.extract %w[1] : {target} from vector<2x{target}>
    memref.store %w0, %v[%t, %c0] : memref<?x2x{target}>
    memref.store %w1, %v[%t, %c1] : memref<?x2x{target}>
  }}
  scf.for %i = %c0 to %n step %c1 {{
    %a = memref.load %x[%i] : memref<?x{source}>
    %b = memref.load %y[%i] : memref<?x{source}>
    {line("r", "%a", "%b")}
    memref.store %r, %q[%i] : memref<?x{target}>
  }}
  return
}}
"""


def check(text: str, left: np.ndarray, right: np.ndarray, out: np.dtype, expected, same=None) -> None:
    """Runs ``kernel``; ``expected(i, j)`` is the result for left[i] and right[j]."""
    n = len(left)
    o, p, q = (np.zeros(n, out) for _ in range(3))
    v = np.zeros((n, 2), out)
    sim.launch(text, "k", 1, n, left, right, n, o, p, q, v, checks=False)
    same = same or (lambda a, b: a == b)
    for i in range(n):
        want, mixed = expected(i, i), expected(0, i)
        what = f"of {left[i]!r} and {right[i]!r}"
        assert same(o[i], want), f"lanes {what}: {o[i]!r}, expected {want!r}"
        assert same(q[i], want), f"uniform {what}: {q[i]!r}, expected {want!r}"
        assert same(v[i, 0], want), f"vector {what}: {v[i, 0]!r}, expected {want!r}"
        what = f"of {left[0]!r} and {right[i]!r}"
        assert same(p[i], mixed), f"uniform and lanes {what}: {p[i]!r}, expected {mixed!r}"
        assert same(v[i, 1], mixed), f"vector {what}: {v[i, 1]!r}, expected {mixed!r}"


@pytest.mark.parametrize("type", WIDTHS)
@pytest.mark.parametrize("op", OPS)
def test_binary(op, type):
    read, compute, meaning = OPS[op]
    bits = WIDTHS[type]
    chosen = pairs(type, meaning)
    left, right = (np.array([held(x, type) for x in side], dtype_of(type)) for side in zip(*chosen))

    def expected(i: int, j: int) -> int:
        return held(compute(read(chosen[i][0], bits), read(chosen[j][1], bits), bits), type)

    check(kernel(f"arith.{op} {{a}}, {{b}} : {{t}}", type, type), left, right, dtype_of(type), expected)


@pytest.mark.parametrize("type", WIDTHS)
@pytest.mark.parametrize("predicate", PREDICATES)
def test_comparison(predicate, type):
    compare, read = PREDICATES[predicate]
    bits = WIDTHS[type]
    chosen = pairs(type, None)
    left, right = (np.array([held(x, type) for x in side], dtype_of(type)) for side in zip(*chosen))
    text = kernel(f"arith.cmpi {predicate}, {{a}}, {{b}} : {{t}}", type, "i1")
    check(text, left, right, np.dtype(bool), lambda i, j: compare(read(chosen[i][0], bits), read(chosen[j][1], bits)))


#: name: (low part, high part or flag) of the operands as the op reads them.
EXTENDED = {
    "addui_extended": (unsigned, lambda a, b, n: (a + b, (a + b) >> n)),
    "subui_extended": (unsigned, lambda a, b, n: (a - b, a < b)),
    "mulsi_extended": (signed, lambda a, b, n: (a * b, (a * b) >> n)),
    "mului_extended": (unsigned, lambda a, b, n: (a * b, (a * b) >> n)),
}


@pytest.mark.parametrize("part", (0, 1))
@pytest.mark.parametrize("type", WIDTHS)
@pytest.mark.parametrize("op", EXTENDED)
def test_extended(op, type, part):
    read, compute = EXTENDED[op]
    bits = WIDTHS[type]
    chosen = pairs(type, None)
    left, right = (np.array([held(x, type) for x in side], dtype_of(type)) for side in zip(*chosen))
    flag = part == 1 and not op.startswith("mul")
    types = "{t}" if op.startswith("mul") else "{t}, " + ("{r}" if flag else "i1")
    result = "i1" if flag else type
    text = kernel(f"arith.{op} {{a}}, {{b}} : {types}", type, result)
    text = _second(text, part)
    if not op.startswith("mul") and not flag:
        text = text.replace(f"vector<2x{type}>, i1", f"vector<2x{type}>, vector<2xi1>")

    def expected(i: int, j: int) -> int:
        return held(int(compute(read(chosen[i][0], bits), read(chosen[j][1], bits), bits)[part]), result)

    check(text, left, right, dtype_of(result), expected)


def _second(text: str, part: int) -> str:
    """Names the op's results: the one that is meant as the kernel has it."""
    lines = []
    for line in text.splitlines():
        if "_extended" in line:
            name = line.split("=")[0].strip()
            lines.append(line.replace(name, f"{name}, {name}_" if part == 0 else f"{name}_, {name}", 1))
        else:
            lines.append(line)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("op", "source", "target"),
    [
        *(("extsi", a, b) for a, b in (("i1", "i4"), ("i1", "i32"), ("i4", "i8"), ("i8", "i16"), ("i16", "i64"))),
        *(("extui", a, b) for a, b in (("i1", "i4"), ("i1", "i32"), ("i4", "i8"), ("i8", "i16"), ("i16", "i64"))),
        *(("trunci", a, b) for a, b in (("i4", "i1"), ("i32", "i1"), ("i8", "i4"), ("i64", "i16"), ("i64", "i32"))),
        *(("index_cast", a, b) for a, b in (("i32", "index"), ("index", "i32"), ("index", "i64"), ("i1", "index"))),
        *(("index_castui", a, b) for a, b in (("i32", "index"), ("index", "i32"), ("i4", "index"), ("i1", "index"))),
    ],
)
def test_resizing(op, source, target):
    read = unsigned if op in ("extui", "index_castui") else signed
    values = edges(source)
    left = np.array([held(x, source) for x in values], dtype_of(source))
    text = kernel(f"arith.{op} {{a}} : {{t}} to {{r}}", source, target)
    check(text, left, left, dtype_of(target), lambda i, j: held(read(values[i], WIDTHS[source]), target))


def test_select():
    values = edges("i32")
    left, right = np.array(values, np.int32), np.array(values[::-1], np.int32)
    text = kernel("arith.select %odd, {a}, {b} : {t}", "i32", "i32").replace(
        "%r = arith.select %odd", "%r = arith.select %no"
    )
    text = text.replace("%in = ", "%no = arith.constant false\n  %in = ").replace("%odd, {t}", "%odd, {t}")
    n = len(values)
    o, p, q, v = (np.zeros(s, np.int32) for s in (n, n, n, (n, 2)))
    sim.launch(text, "k", 1, n, left, right, n, o, p, q, v, checks=False)
    odd = np.arange(n) % 2 == 1
    assert (o == right).all() and (q == right).all()
    assert (p == np.where(odd, left[0], right)).all()
    assert (v == np.where(odd[:, None], np.stack([left, np.full(n, left[0])], 1), right[:, None])).all()


def test_vectors_of_conditions():
    text = """
func.func @k(%c: vector<4xi1>, %a: vector<4xi16>, %b: vector<4xi16>, %o: memref<?x4xi16>) {
  %t = gpu.thread_id x
  %one = arith.constant 1 : index
  %lane = arith.cmpi eq, %t, %one : index
  %flip = vector.broadcast %lane : i1 to vector<4xi1>
  %d = arith.xori %c, %flip : vector<4xi1>
  %r = arith.select %d, %a, %b : vector<4xi1>, vector<4xi16>
  vector.store %r, %o[%t, %zero] : memref<?x4xi16>, vector<4xi16>
  return
}
""".replace("%one =", "%zero = arith.constant 0 : index\n  %one =")
    c, a = np.array([True, False, False, True]), np.arange(4, dtype=np.int16)
    o = np.zeros((3, 4), np.int16)
    sim.launch(text, "k", 1, 3, c, a, -a, o, checks=False)
    assert (o == np.where(c ^ (np.arange(3) == 1)[:, None], a, -a)).all()


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("32xi1", "1xi32"),
        ("8xi4", "1xi32"),
        ("1xi32", "8xi4"),
        ("1xi16", "16xi1"),
        ("4xi8", "1xf32"),
        ("2xf16", "1xi32"),
    ],
)
def test_bitcast_of_vectors(source, target):
    """The bits stay where they are, the first element has the lowest ones."""

    def bits(shape: str, values: np.ndarray) -> int:
        width = int(shape.split("x")[1][1:])
        raw = values.astype(np.uint8) if values.dtype == bool else values.view(f"u{values.dtype.itemsize}")
        return sum((int(each) & ((1 << width) - 1)) << (width * i) for i, each in enumerate(raw))

    def dtype(shape: str) -> np.dtype:
        type = shape.split("x")[1]
        return np.dtype({"f16": np.float16, "f32": np.float32}.get(type) or dtype_of(type))

    def random(shape: str) -> np.ndarray:
        count, type = shape.split("x")
        if type[0] == "f":
            return np.random.default_rng(1).random(int(count)).astype(dtype(shape))
        width = WIDTHS[type]
        drawn = np.random.default_rng(1).integers(-(1 << (width - 1)), 1 << (width - 1), int(count))
        return (drawn & 1 if width == 1 else drawn).astype(dtype(shape))

    count = int(target.split("x")[0])
    element = target.split("x")[1]
    text = f"""
func.func @k(%a: vector<{source}>, %o: memref<{count}x{element}>) {{
  %c0 = arith.constant 0 : index
  %r = llvm.bitcast %a : vector<{source}> to vector<{target}>
  vector.store %r, %o[%c0] : memref<{count}x{element}>, vector<{target}>
  return
}}
"""
    given = random(source)
    o = np.zeros(count, dtype(target))
    sim.launch(text, "k", 1, 1, given, o, checks=False)
    assert bits(target, o) == bits(source, given)
    if element == "i4":
        assert (abs(o) <= 8).all()


def test_constants():
    text = """
func.func @k(%o: memref<6xi64>, %v: memref<4xi8>) {
  %c0 = arith.constant 0 : index
  %a = arith.constant -1 : i64
  %b = arith.constant true
  %c = arith.constant -8 : i4
  %d = arith.constant dense<[1, -2, 127, -128]> : vector<4xi8>
  %e = arith.constant dense<9> : vector<2xi64>
  %b64 = arith.extui %b : i1 to i64
  %c64 = arith.extsi %c : i4 to i64
  %i0 = arith.constant 1 : index
  %i1 = arith.constant 2 : index
  %i2 = arith.constant 3 : index
  memref.store %a, %o[%c0] : memref<6xi64>
  memref.store %b64, %o[%i0] : memref<6xi64>
  memref.store %c64, %o[%i1] : memref<6xi64>
  vector.store %e, %o[%i2] : memref<6xi64>, vector<2xi64>
  vector.store %d, %v[%c0] : memref<4xi8>, vector<4xi8>
  return
}
"""
    o, v = np.zeros(6, np.int64), np.zeros(4, np.int8)
    sim.launch(text, "k", 1, 1, o, v, checks=False)
    assert o.tolist() == [-1, 1, -8, 9, 9, 0] and v.tolist() == [1, -2, 127, -128]


def test_op_without_a_rule_is_named(context):
    context.allow_unregistered_dialects = True
    with pytest.raises(sim.UnsupportedOp, match="'test.nothing': the simulator has no rule for this op"):
        sim.launch('func.func @k() {\n "test.nothing"() : () -> ()\n return }', "k", 1, 1)


DIVISIONS = [
    *(f"arith.{name}" for name in ("divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui")),
    *(f"index.{name}" for name in ("divs", "divu", "rems", "remu", "floordivs", "ceildivs", "ceildivu")),
    *(f"llvm.{name}" for name in ("sdiv", "udiv", "srem", "urem")),
]
#: Lane 5's divisor is zero; what divides stands behind a condition.
BY_ZERO = """
func.func @f(%x: memref<32xTYPE>, %out: memref<32xTYPE>) {{
  %t = gpu.thread_id x
  %five = arith.constant 5 : index
  %k = arith.constant 7 : TYPE
  %b = memref.load %x[%t] : memref<32xTYPE>
  %yes = arith.cmpi {condition}, %t, %five : index
  scf.if %yes {{
    %q = {op} : TYPE
    memref.store %q, %out[%t] : memref<32xTYPE>
  }}
  return
}}"""


@pytest.mark.parametrize("name", DIVISIONS)
def test_division_by_zero(name):
    def run(op: str, condition: str):
        type = {"index": "index", "llvm.": "i64"}.get(name[:5], "i32")
        text = BY_ZERO.format(op=op, condition=condition).replace("TYPE", type)
        if name.startswith("index."):
            text = text.replace(" : index\n    memref.store", "\n    memref.store")
        kind = "i4" if type == "i32" else "i8"
        x, out = np.arange(-5, 27).astype(kind), np.zeros(32, kind)
        return sim.launch(gpuir.parse(text), "f", 1, 32, x, out, on_fault="report").findings

    assert not run(f"{name} %k, %b", "ne")
    assert not run(f"{name} %b, %k", "uge")
    (found,) = run(f"{name} %k, %b", "uge")
    assert (found.kind, found.operation, found.lane, found.count) == ("undefined", name, 5, 1)
    assert found.message == "an integer is divided by zero"


def test_division_of_vectors_by_zero():
    text = """
func.func @f(%x: memref<32x2xi32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %t = gpu.thread_id x
  %v = vector.load %x[%t, %c0] : memref<32x2xi32>, vector<2xi32>
  %k = arith.constant dense<[3, 0]> : vector<2xi32>
  %q = arith.divsi %k, %v : vector<2xi32>
  %r = arith.remui %v, DIVISOR : vector<2xi32>
  return
}"""
    x = np.ones((32, 2), np.int32)
    report = sim.launch(gpuir.parse(text.replace("DIVISOR", "%k")), "f", 1, 32, x, 1, on_fault="report")
    assert [(each.operation, each.count) for each in report.findings] == [("arith.remui", 32)]
    x[9, 1] = 0
    report = sim.launch(gpuir.parse(text.replace("DIVISOR", "%v")), "f", 1, 32, x, 1, on_fault="report")
    assert [(each.operation, each.lane) for each in report.findings] == [("arith.divsi", 9)]


#: Lanes 3 to 5 have an operand of which the op has no result: the least number and -1, or a shift by all bits.
UNDEFINED = """
func.func @f(%x: memref<8xTYPE>, %y: memref<8xTYPE>, %out: memref<8xTYPE>, %n: index) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %in = arith.cmpi ult, %t, %n : index
  scf.if %in {
    %a = memref.load %x[%t] : memref<8xTYPE>
    %b = memref.load %y[%t] : memref<8xTYPE>
    BODY
    memref.store %r, %out[%t] : memref<8xTYPE>
  }
  return
}"""
SCALARS = "%r = OP %a, %b : TYPE"
VECTORS = """%va = vector.from_elements %a, %a : vector<2xTYPE>
    %one = arith.constant 1 : TYPE
    %vb = vector.from_elements %one, %b : vector<2xTYPE>
    %w = OP %va, %vb : vector<2xTYPE>
    %r = vector.extract %w[1] : TYPE from vector<2xTYPE>"""
CHOSEN = "%p = OP %a, %b : TYPE\n %zero = arith.constant 0 : TYPE\n %in2 = arith.cmpi slt, %b, %zero : TYPE\n"
CHOSEN += "%r = arith.select %in2, %zero, %p : TYPE"
SIGNED = ("arith.divsi", "arith.remsi", "arith.floordivsi", "arith.ceildivsi", "llvm.sdiv", "llvm.srem")
SHIFTS = ("arith.shli", "arith.shrsi", "arith.shrui", "llvm.shl", "llvm.ashr", "llvm.lshr")


def _undefined(op: str, type: str, body: str, lanes: int = 8) -> list:
    bits = WIDTHS[type]
    least, wrong = signed(1 << (bits - 1), bits), -1 if op in SIGNED else bits
    fine = 0 if bits == 1 and op in SHIFTS else 1
    dtype = dtype_of(type)
    x = np.array([held(least, type)] * 8).astype(dtype)
    y = np.array([held(wrong if 3 <= lane <= 5 else fine, type) for lane in range(8)]).astype(dtype)
    if bits == 1 and op in SIGNED:  # its only divisor is -1
        x[:3], y[:] = False, True
    text = UNDEFINED.replace("BODY", body).replace("OP", op).replace("TYPE", type)
    return sim.launch(text, "f", 1, 8, x, y, np.zeros(8, dtype), lanes, on_fault="report").findings


@pytest.mark.parametrize("type", WIDTHS)
@pytest.mark.parametrize("op", (*SIGNED, *SHIFTS))
def test_what_has_no_result(op, type):
    if op.startswith("llvm.") and type == "index":
        return
    for body in (SCALARS, VECTORS) if type != "i1" else (SCALARS,):
        assert not _undefined(op, type, body, 3), "lanes that are not active have no result"
        (found,) = _undefined(op, type, body)
        assert (found.kind, found.operation, found.lane) == ("undefined", op, 3)
        assert found.line, "it has its place"
        expected = "divided by -1" if op in SIGNED else f"a shift by the {WIDTHS[type]} bits"
        assert expected in found.message


@pytest.mark.parametrize("op", SHIFTS)
def test_a_shift_that_a_select_does_not_take(op):
    """What compilers emit for shifts by any number: poison in an operand that is not chosen is none of the result."""
    assert not _undefined(op, "i32", CHOSEN)
