"""vector: moves of elements, element by element against NumPy."""

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim import UnsupportedOp

V4, V23 = "vector<4xf32>", "vector<2x3xf32>"


def stack(a, b):
    return np.concatenate([a, b], 1)


def inserted(value, into, *at):
    found = np.array(into)
    found[(slice(None), *at)] = value
    return found


MOVES = {
    "broadcast scalar": (
        "%r0 = vector.broadcast %0 : f32 to vector<2x3xf32>",
        ["f32"],
        [V23],
        lambda a: np.tile(a[:, None, None], (1, 2, 3)),
    ),
    "broadcast to rank 0": ("%r0 = vector.broadcast %0 : f32 to vector<f32>", ["f32"], ["vector<f32>"], lambda a: a),
    "broadcast in front": (
        "%r0 = vector.broadcast %0 : vector<3xf16> to vector<2x3xf16>",
        ["vector<3xf16>"],
        ["vector<2x3xf16>"],
        lambda a: np.tile(a[:, None], (1, 2, 1)),
    ),
    "broadcast stretches": (
        "%r0 = vector.broadcast %0 : vector<2x1xi8> to vector<3x2x4xi8>",
        ["vector<2x1xi8>"],
        ["vector<3x2x4xi8>"],
        lambda a: np.broadcast_to(a[:, None], (len(a), 3, 2, 4)),
    ),
    "shape_cast": (
        "%r0 = vector.shape_cast %0 : vector<2x3xf32> to vector<6x1xf32>",
        [V23],
        ["vector<6x1xf32>"],
        lambda a: a.reshape(-1, 6, 1),
    ),
    "shape_cast to rank 0": (
        "%r0 = vector.shape_cast %0 : vector<1xf32> to vector<f32>",
        ["vector<1xf32>"],
        ["vector<f32>"],
        lambda a: a.reshape(-1),
    ),
    "transpose": (
        "%r0 = vector.transpose %0, [2, 0, 1] : vector<2x3x4xi32> to vector<4x2x3xi32>",
        ["vector<2x3x4xi32>"],
        ["vector<4x2x3xi32>"],
        lambda a: a.transpose(0, 3, 1, 2),
    ),
    "bitcast to narrower": (
        "%r0 = vector.bitcast %0 : vector<2x3xf32> to vector<2x6xi16>",
        [V23],
        ["vector<2x6xi16>"],
        lambda a: a.view("i2"),
    ),
    "bitcast to wider": (
        "%r0 = vector.bitcast %0 : vector<8xi8> to vector<2xf32>",
        ["vector<8xi8>"],
        ["vector<2xf32>"],
        lambda a: np.ascontiguousarray(a).view("f4"),
    ),
    "bitcast of a transposed value": (
        "%x = vector.transpose %0, [1, 0] : vector<2x4xi16> to vector<4x2xi16>\n"
        "%r0 = vector.bitcast %x : vector<4x2xi16> to vector<4x1xi32>",
        ["vector<2x4xi16>"],
        ["vector<4x1xi32>"],
        lambda a: np.ascontiguousarray(a.transpose(0, 2, 1)).view("i4"),
    ),
    "bitcast of i4": (
        "%r0 = vector.bitcast %0 : vector<4xi4> to vector<2xi8>",
        ["vector<4xi4>"],
        ["vector<2xi8>"],
        lambda a: ((a[:, ::2] & 15) | (a[:, 1::2] << 4)).astype("i1"),
    ),
    "bitcast to i4": (
        "%r0 = vector.bitcast %0 : vector<2xi8> to vector<4xi4>",
        ["vector<2xi8>"],
        ["vector<4xi4>"],
        lambda a: np.stack([a.astype("i1") << 4 >> 4, a >> 4], -1).reshape(-1, 4),
    ),
    "bitcast of i1": (
        "%r0 = vector.bitcast %0 : vector<16xi1> to vector<1xi16>",
        ["vector<16xi1>"],
        ["vector<1xi16>"],
        lambda a: np.packbits(a, axis=1, bitorder="little").view("i2"),
    ),
    "bitcast to i1": (
        "%r0 = vector.bitcast %0 : vector<1xi16> to vector<16xi1>",
        ["vector<1xi16>"],
        ["vector<16xi1>"],
        lambda a: np.unpackbits(a.view("u1"), axis=1, bitorder="little").astype(bool),
    ),
    "from_elements": (
        "%r0 = vector.from_elements %0, %1, %0, %1 : vector<2x2xindex>",
        ["index", "index"],
        ["vector<2x2xindex>"],
        lambda a, b: np.stack([a, b, a, b], 1).reshape(-1, 2, 2),
    ),
    "to_elements": (
        "%x:4 = vector.to_elements %0 : vector<2x2xbf16>\n"
        "%r0 = arith.addf %x#0, %x#1 : bf16\n%r1 = arith.subf %x#2, %x#3 : bf16",
        ["vector<2x2xbf16>"],
        ["bf16", "bf16"],
        lambda a: (a[:, 0, 0] + a[:, 0, 1], a[:, 1, 0] - a[:, 1, 1]),
    ),
    "to_elements of one": (
        "%r0 = vector.to_elements %0 : vector<1xf32>",
        ["vector<1xf32>"],
        ["f32"],
        lambda a: a[:, 0],
    ),
    "shuffle": (
        "%r0 = vector.shuffle %0, %1 [3, 5, 0, 0, 4] : vector<4xf32>, vector<2xf32>",
        [V4, "vector<2xf32>"],
        ["vector<5xf32>"],
        lambda a, b: stack(a, b)[:, [3, 5, 0, 0, 4]],
    ),
    "shuffle of rows": (
        "%r0 = vector.shuffle %0, %1 [3, 0] : vector<2x3xf32>, vector<2x3xf32>",
        [V23, V23],
        [V23],
        lambda a, b: stack(a, b)[:, [3, 0]],
    ),
    "shuffle of rank 0": (
        "%r0 = vector.shuffle %0, %1 [1, 0] : vector<f32>, vector<f32>",
        ["vector<f32>", "vector<f32>"],
        ["vector<2xf32>"],
        lambda a, b: np.stack([b, a], 1),
    ),
    "interleave": (
        "%r0 = vector.interleave %0, %1 : vector<2x3xf32> -> vector<2x6xf32>",
        [V23, V23],
        ["vector<2x6xf32>"],
        lambda a, b: np.stack([a, b], -1).reshape(-1, 2, 6),
    ),
    "deinterleave": (
        "%r0, %r1 = vector.deinterleave %0 : vector<4xf32> -> vector<2xf32>",
        [V4],
        ["vector<2xf32>"] * 2,
        lambda a: (a[:, ::2], a[:, 1::2]),
    ),
    "extract element": (
        "%r0 = vector.extract %0[1, 2] : f32 from vector<2x3xf32>",
        [V23],
        ["f32"],
        lambda a: a[:, 1, 2],
    ),
    "extract row": (
        "%r0 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>",
        [V23],
        ["vector<3xf32>"],
        lambda a: a[:, 1],
    ),
    "extract from rank 0": ("%r0 = vector.extract %0[] : f32 from vector<f32>", ["vector<f32>"], ["f32"], lambda a: a),
    "extract at operands": (
        "%two = arith.constant 2 : index\n%i = arith.remui %1, %two : index\n"
        "%r0 = vector.extract %0[%i, 2] : f32 from vector<2x3xf32>",
        [V23, "index"],
        ["f32"],
        lambda a, i: a[np.arange(len(a)), i.view("u8") % 2, 2],
    ),
    "extract row at operand": (
        "%two = arith.constant 2 : index\n%i = arith.remui %1, %two : index\n"
        "%r0 = vector.extract %0[%i] : vector<3xf32> from vector<2x3xf32>",
        [V23, "index"],
        ["vector<3xf32>"],
        lambda a, i: a[np.arange(len(a)), i.view("u8") % 2],
    ),
    "insert element": (
        "%r0 = vector.insert %0, %1[1, 2] : f32 into vector<2x3xf32>",
        ["f32", V23],
        [V23],
        lambda a, b: inserted(a, b, 1, 2),
    ),
    "insert row": (
        "%r0 = vector.insert %0, %1[1] : vector<3xf32> into vector<2x3xf32>",
        ["vector<3xf32>", V23],
        [V23],
        lambda a, b: inserted(a, b, 1),
    ),
    "insert at operand": (
        "%two = arith.constant 2 : index\n%i = arith.remui %2, %two : index\n"
        "%r0 = vector.insert %0, %1[%i] : vector<3xf32> into vector<2x3xf32>",
        ["vector<3xf32>", V23, "index"],
        [V23],
        lambda a, b, i: np.where((i.view("u8") % 2)[:, None, None] == np.arange(2)[:, None], a[:, None], b),
    ),
    "insert into rank 0": (
        "%r0 = vector.insert %0, %1[] : f32 into vector<f32>",
        ["f32", "vector<f32>"],
        ["vector<f32>"],
        lambda a, b: a,
    ),
    "extract_strided_slice": (
        "%r0 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]}"
        " : vector<4x6x2xf32> to vector<2x3x2xf32>",
        ["vector<4x6x2xf32>"],
        ["vector<2x3x2xf32>"],
        lambda a: a[:, 1:3, 2:5],
    ),
    "insert_strided_slice": (
        "%r0 = vector.insert_strided_slice %0, %1 {offsets = [1, 0, 2], strides = [1, 1]}"
        " : vector<2x3xf32> into vector<2x4x6xf32>",
        [V23, "vector<2x4x6xf32>"],
        ["vector<2x4x6xf32>"],
        lambda a, b: inserted(a, b, 1, slice(0, 2), slice(2, 5)),
    ),
    "create_mask": (
        "%r0 = vector.create_mask %0, %1 : vector<3x5xi1>",
        ["index", "index"],
        ["vector<3x5xi1>"],
        lambda a, b: (np.arange(3)[:, None] < a[:, None, None]) & (np.arange(5) < b[:, None, None]),
    ),
    "create_mask of rank 0": (
        "%r0 = vector.create_mask %0 : vector<i1>",
        ["index"],
        ["vector<i1>"],
        lambda a: a > 0,
    ),
}


@pytest.mark.parametrize("name", MOVES)
def test_moves(check, name):
    body, operands, results, reference = MOVES[name]
    check(body, operands, results, reference)


def test_constants(check):
    body = """%r0 = vector.step : vector<4xindex>
  %r1 = vector.constant_mask [2, 1] : vector<3x2xi1>
  %r2 = vector.constant_mask [0] : vector<i1>"""
    mask = np.zeros((40, 3, 2), bool)
    mask[:, :2, :1] = True
    check(
        body,
        [],
        ["vector<4xindex>", "vector<3x2xi1>", "vector<i1>"],
        lambda: (np.tile(np.arange(4), (40, 1)), mask, np.zeros(40, bool)),
    )


def test_poison_positions_are_anything(compute):
    body = """%r0 = vector.extract %0[-1] : f32 from vector<4xf32>
  %r1 = vector.insert %r0, %0[-1] : f32 into vector<4xf32>
  %r2 = vector.shuffle %0, %0 [2, -1] : vector<4xf32>, vector<4xf32>"""
    values = np.arange(160, dtype="f").reshape(40, 4)
    _, same, mixed = compute(body, [V4], ["f32", V4, "vector<2xf32>"], values)
    assert (same == values).all() and (mixed[:, 0] == values[:, 2]).all()


@pytest.mark.parametrize(
    "op",
    ["%r0 = vector.extract %0[%1] : f32 from vector<4xf32>", "%r0 = vector.insert %2, %0[%1] : f32 into vector<4xf32>"],
)
def test_dynamic_position_outside_is_reported(compute, op):
    position = np.zeros(40, np.int64)
    position[37] = 4
    values = np.zeros((40, 4), "f")
    with pytest.raises(sim.SimulationError) as error:
        compute(op, [V4, "index", "f32"], ["f32" if "extract" in op else V4], values, position, values[:, 0].copy())
    (finding,) = error.value.findings
    assert (finding.kind, finding.warp, finding.lane) == ("undefined", 1, 5)
    assert "position 4 of dimension 0 is outside of its size 4" in finding.message


def test_position_of_inactive_lane_does_not_matter(compute):
    body = """%four = arith.constant 4 : index
  %ok = arith.cmpi ult, %1, %four : index
  %none = arith.constant -1.0 : f32
  %r0 = scf.if %ok -> f32 {
    %x = vector.extract %0[%1] : f32 from vector<4xf32>
    scf.yield %x : f32
  } else {
    scf.yield %none : f32
  }"""
    values, position = np.arange(160, dtype="f").reshape(40, 4), np.arange(40) - 3
    (found,) = compute(body, [V4, "index"], ["f32"], values, position)
    good = (position >= 0) & (position < 4)
    assert (found == np.where(good, values[np.arange(40), np.clip(position, 0, 3)], -1)).all()


def test_print(compute, capsys):
    body = """%two = arith.constant 2 : index
  %few = arith.cmpi ult, %1, %two : index
  scf.if %few {
    vector.print %0 : vector<2x2xf32>
    vector.print %1 : index punctuation <comma>
    vector.print str "text"
    vector.print punctuation <newline>
    vector.print %2 : vector<3xi1> punctuation <no_punctuation>
    vector.print %3 : vector<f32>
    vector.print %4 : i4
  }
  %r0 = arith.constant 0 : i32"""
    types = ["vector<2x2xf32>", "index", "vector<3xi1>", "vector<f32>", "i4"]
    arrays = [
        np.linspace(0, 2, 160, dtype="f").round(2).reshape(40, 2, 2),
        np.arange(40),
        np.tile([True, False, True], (40, 1)),
        np.full(40, 0.5, "f"),
        np.full(40, -3, "i1"),
    ]
    compute(body, types, ["i32"], *arrays)
    lines = [f"( ( {a:g}, {b:g} ), ( {c:g}, {d:g} ) )\n" for a, b, c, d in arrays[0][:2].reshape(2, 4)]
    assert capsys.readouterr().out == "".join(
        ["".join(lines), "0, 1, ", "text" * 2, "\n\n", "( 1, 0, 1 )" * 2, "( 0.5 )\n" * 2, "-3\n" * 2]
    )


def test_index_prints_unsigned(compute, capsys):
    compute("vector.print %0 : index\n%r0 = arith.constant 0 : i32", ["index"], ["i32"], np.full(40, -1))
    assert capsys.readouterr().out == "18446744073709551615\n" * 40


SCALABLE = {
    "vscale": "%r0 = vector.vscale",
    "step": "%x = vector.step : vector<[4]xindex>",
    "broadcast": "%z = arith.constant 1.0 : f32\n%x = vector.broadcast %z : f32 to vector<[4]xf32>",
}


@pytest.mark.parametrize("name", SCALABLE)
def test_scalable_vectors_are_refused(name):
    text = f"func.func @f() {{\n  {SCALABLE[name]}\n  return\n}}"
    with pytest.raises(UnsupportedOp, match=rf"'vector.{name}'.*scalable vector"):
        sim.launch(gpuir.parse(text, context=gpuir.Context()), "f", 1, 32)
