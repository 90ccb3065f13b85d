"""Texts whose types and attributes are drawn at random are taken or refused at a place, never by another exception."""

from __future__ import annotations

import importlib
import itertools
import random
import warnings
from collections.abc import Iterator

import pytest

import gpuir
from gpuir.host import ir
from gpuir.ods.operation import OPS, Group, OpSpec

for _name in ("amdg", "gluon", "iree_gpu", "nvws", "proton", "tt", "ttg", "ttng"):
    importlib.import_module(f"gpuir.dialects.{_name}")

_BLOCKED = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>"
_MMA = "#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>"
_DISTRIBUTED = (
    "", _BLOCKED, _MMA, f"#ttg.dot_op<{{opIdx = 0, parent = {_MMA}, kWidth = 2}}>",
    f"#ttg.slice<{{dim = 0, parent = {_BLOCKED}}}>",
    "#ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>",
    '"text"', "3 : i32", "#ttg.shared_memory", 'loc("x")',
)  # fmt: skip
_SHARED = (
    "#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>",
    "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>",
    "#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>",
    "#ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>",
    "#ttng.tensor_memory_scales_encoding<>",
    '"text"',
)
_OTHERS = (
    "f32", "f16", "i1", "i8", "i32", "i64", "ui32", "index", "none", "!tt.ptr<f32>", "!tt.ptr<tensor<4xf32>>",
    "!tt.tensordesc<tensor<64x64xf16>>", "!ttg.async.token", "memref<?x?xf16, 3>", "vector<4xf32>", "vector<[4]xf32>",
    "tensor<?xf32>", "tensor<*xf32>", "tuple<>", "() -> ()", "complex<f32>", "!nvws.aref<[f32]>",
)  # fmt: skip
_ATTRIBUTES = (
    "unit", "true", "0 : i32", "1 : i32", "-1 : i32", "7 : i64", "0 : i8", "0 : index", '"add"', "@f", "array<i32>",
    "array<i32: 0>", "array<i32: 1, 0>", "array<i64: 0, 1>", "[]", "[0 : i32]", '["x"]', "f32", "1.0 : f32",
    "dense<1> : tensor<4xi32>", "dense<1.0> : tensor<64x64xf32>", "affine_map<(d0) -> (d0)>", "{}", _BLOCKED,
)  # fmt: skip


def _palette() -> Iterator[str]:
    for encoding, shape, element in itertools.product(
        _DISTRIBUTED,
        ("", "4x", "512x", "64x64x", "2x64x32x"),
        ("f32", "f16", "i1", "i8", "i32", "f8E5M2", "!tt.ptr<f32>"),
    ):
        yield f"tensor<{shape}{element}{', ' if encoding else ''}{encoding}>"
    for encoding, space, shape, element in itertools.product(
        _SHARED,
        ("#ttg.shared_memory", "#ttng.tensor_memory"),
        ("1x", "2x", "64x64x", "2x64x64x"),
        ("f32", "f16", "i8", "i64"),
    ):
        yield f"!ttg.memdesc<{shape}{element}, {encoding}, {space}, mutable>"
    yield from _OTHERS


def _made(texts: Iterator[str] | tuple[str, ...]) -> dict[str, ir.Attribute]:
    """The attributes that these texts are, of those that can be."""
    made: dict[str, ir.Attribute] = {}
    for text in texts:
        try:
            made[text] = gpuir.parse(f"module attributes {{ttg.a = {text}}} {{}}").operation.attributes["ttg.a"]
        except gpuir.ParseError:
            pass
    return made


class _Drawn:
    """Ops with operands, results and attributes that are drawn, most of them such as the op has."""

    def __init__(self, spec: OpSpec, types: dict[str, ir.Attribute], attributes: dict[str, ir.Attribute]):
        self.spec, self.all = spec, [*types]
        self.groups = {
            group.name: [text for text, made in types.items() if group.constraint.test(ir.TypeAttr(made).value)]
            for group in spec.groups.values()
        }
        self.attributes = {
            field.name: [text for text, made in attributes.items() if field.constraint.test(made)]
            for field in spec.attributes.values()
        }

    def _types(self, group: Group, draw: random.Random, same: str) -> list[str]:
        count = 1 if group.kind == "one" else draw.randrange(2 if group.kind == "optional" else 4)
        known = self.groups[group.name] or self.all
        alike = [text for text in known if text.split(",")[0].split("x")[:-1] == same.split(",")[0].split("x")[:-1]]
        return [
            draw.choice(self.all) if draw.random() < 0.05
            else same if same in known and draw.random() < 0.4
            else draw.choice(alike) if alike and draw.random() < 0.7
            else draw.choice(known)
            for _ in range(count)
        ]  # fmt: skip

    def text(self, draw: random.Random) -> str:
        """A function of one such op, in the generic form."""
        spec = self.spec
        same = draw.choice(self.groups[spec.operands[0].name] or self.all) if spec.operands else draw.choice(self.all)
        operands = [self._types(group, draw, same) for group in spec.operands]
        results = [self._types(group, draw, same) for group in spec.results]
        attributes = {
            name: draw.choice(known)
            for name, known in self.attributes.items()
            if known and (spec.attributes[name].required or draw.random() < 0.5)
        }
        for side, types in ((spec.operand_side, operands), (spec.result_side, results)):
            if side.segmented:
                attributes[side.attribute] = f"array<i32: {', '.join(str(len(some)) for some in types)}>"
        taken, made = [*itertools.chain(*operands)], [*itertools.chain(*results)]
        head = ", ".join(f"%a{index}: {type}" for index, type in enumerate(taken))
        values = ", ".join(f"%a{index}" for index in range(len(taken)))
        regions = f" ({', '.join(['{}'] * len(spec.regions))})" if spec.regions else ""
        given = ", ".join(f"{name} = {value}" for name, value in attributes.items())
        return (
            'module attributes {"ttg.num-warps" = 4 : i32, "ttg.num-ctas" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {\n'
            f"  tt.func @f({head}) {{\n    {f'%r:{len(made)} = ' if made else ''}"
            f'"{spec.name}"({values}){regions} {{{given}}} : ({", ".join(taken)}) -> ({", ".join(made)})\n'
            "    tt.return\n  }\n}\n"
        )


@pytest.fixture(scope="module")
def drawn() -> Iterator[list[_Drawn]]:
    with gpuir.Context() as context, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        specs = [cls.spec for name, cls in sorted(OPS.items()) if cls.__module__.startswith("gpuir.dialects.")]
        for dialect in {spec.dialect for spec in specs}:
            dialect.load(context)
        types, attributes = _made(_palette()), _made(_ATTRIBUTES)
        yield [_Drawn(spec, types, attributes) for spec in specs if spec.name.partition(".")[0] not in ("transform",)]


def test_verifiers_refuse_at_a_place(drawn: list[_Drawn], pytestconfig: pytest.Config, run_seed: int) -> None:
    """No verifier meets what it does not expect; `gpuir.parse` would say that it has a defect."""
    each = 200 if pytestconfig.getoption("--sweep") == "all" else 4
    taken = 0
    for one in drawn:
        draw = random.Random(f"{run_seed} {one.spec.name}")
        for _ in range(each):
            text = one.text(draw)
            try:
                gpuir.parse(text)
                taken += 1
            except gpuir.ParseError as error:
                assert "by a defect of gpuir" not in str(error), text
                assert error.diagnostics[0].line, text
    assert taken > len(drawn) // 2  # nonsense alone would find nothing


@pytest.mark.parametrize("type", ["i32", "!tt.ptr<f32>", 'tensor<4xf32, loc("x")>'])
def test_inference_meets_the_types_of_the_op(type: str) -> None:
    """Where the form leaves a result's type out, it follows from types that the op has."""
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match="op operand #0 .* must be ranked tensor") as caught:
        gpuir.parse(f"tt.func @f(%a: {type}) {{\n  %0 = tt.unsplat %a : {type}\n  tt.return\n}}")
    assert caught.value.diagnostics[0].line == 2


_CLUSTER = (
    'module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {\n'
)


@pytest.mark.parametrize(
    ("function", "refusal"),
    [
        (
            f"tt.func @f(%a: tensor<64x64xf32, {_BLOCKED}>) {{ %0 = ttng.packed_arith sub %a, %a : (tensor<64x64xf32, "
            f"{_BLOCKED}>, tensor<64x64xf32, {_BLOCKED}>) -> tensor<64x64xf32> tt.return }}",
            "expects a layout of operand #0 and of the result",
        ),
        (
            'tt.func @f(%a: tensor<4xf32, loc("x")>) { %0 = amdg.extract_slice %a [0] : tensor<4xf32, loc("x")> to '
            'tensor<4xf32, loc("x")> tt.return }',
            "expects source to have a layout",
        ),
    ],
)
def test_encodings_that_are_none_or_unknown_are_refused(function: str, refusal: str) -> None:
    with gpuir.Context(), pytest.raises(gpuir.ParseError, match=refusal):
        gpuir.parse(f"{_CLUSTER}{function} }}")


def test_a_concatenation_of_huge_tensors_is_looked_at_by_its_bits() -> None:
    """Positions in registers are 2^32 here, and 32 basis vectors."""
    type = f"tensor<1048576x1048576xf16, {_BLOCKED}>"
    function = f"tt.func @f(%a: {type}) {{ %0 = amdg.concat %a : {type} -> {type} tt.return }}"
    with gpuir.Context():
        assert gpuir.parse(f"{_CLUSTER}{function} }}").operation.verify()
