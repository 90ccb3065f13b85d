"""Random modules of iree_gpu and upstream ops, made from the specs through builders: hypothesis draws, the host verifies.

Attributes come from the declared parameters, ops from their declaration and from what a contraction is. A new op or kind
of parameter that has no generator here fails the test that asks for all of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import permutations as permutations_of
from typing import Any

from hypothesis import strategies as st

from gpuir.dialects import arith, func, iree_gpu, scf, tensor
from gpuir.dialects.iree_gpu import IREE_GPU, DataTiledMMAAttr, MMAAttr, MMAFragment, MMAIntrinsic
from gpuir.host import ir
from gpuir.ods import BitEnum, to_attribute

DYNAMIC = ir.ShapedType.get_dynamic_size()

# What texts trip over: quotes, backslashes, escapes, brackets, per cents, our own spellings, comments.
HARD = [
    "", '"', "\\", '\\"', "\n", "\t", "%0", "%a#1", "{}", "}", "((", ">", "<", "->", "a\\0Ab", "é∀🎈", "'", " loc(unknown)",
    "iree_gpu.yield", "#iree_gpu.lane_id<0>", "iree_gpu.multi_mma %0, %1", "// comment", "/* */", "^bb0(", "\x01", "\r\n",
    '"iree_gpu.yield"() : () -> ()', "#map", "unit", " = ", ",", "mapping = [", "array<i32: 1>", "\x7f", "{0}", "%s",
]  # fmt: skip
STRINGS = st.one_of(
    st.sampled_from(HARD),
    st.text(st.characters(blacklist_categories=["Cs"], blacklist_characters="\0"), max_size=6),
    st.lists(st.sampled_from(HARD), min_size=2, max_size=3).map("".join),
)
KEYS = st.sampled_from(
    ["tag", "iree_gpu.note", "iree_gpu.yield", "_x1", "two words", "ins", "into", "loc", "1st", 'q"uote', "a$b"]
)
INT64 = st.one_of(st.integers(-4, 70), st.integers(-(2**63), 2**63 - 1))
# The document says uint32_t; the released IREE reads some of these as int32_t, so the upper half is tested elsewhere.
UINT32 = st.one_of(st.integers(0, 70), st.integers(0, 2**31 - 1))

Thunk = Callable[[], Any]  # makes an attribute or type in the current context
Draw = Callable[[st.SearchStrategy], Any]


#: The intrinsics that the release of IREE knows.
KNOWN_INTRINSICS = [
    *MMAIntrinsic.cases()[:11],
    *map(MMAIntrinsic.of, ("MFMA_F32_16x16x16_BF16", "MFMA_F32_32x32x8_BF16", "MFMA_F32_16x16x32_F8E5M2FNUZ")),
]


def _enum(enum: Any) -> st.SearchStrategy:
    cases = KNOWN_INTRINSICS if enum is MMAIntrinsic else enum.cases()
    single = st.sampled_from(cases)
    if not issubclass(enum, BitEnum):
        return single
    bits = [case for case in cases if int(case)]
    several = st.lists(st.sampled_from(bits), min_size=1, unique=True).map(
        lambda found: enum.of(sum({int(b) for b in found}))
    )
    return st.one_of(single, several)


def _dictionary(values: st.SearchStrategy, size: int = 2) -> st.SearchStrategy:
    """Thunks of dictionaries."""
    return st.dictionaries(KEYS, values, max_size=size).map(
        lambda d: lambda: ir.DictAttr.get({key: thunk() for key, thunk in d.items()})
    )


def _parameter(field: Any) -> st.SearchStrategy:
    """Thunks of Python values or attributes for a declared parameter."""
    parameter = field.parameter
    known = {
        "64-bit signed integer": INT64,
        "32-bit unsigned integer": UINT32,
        "32-bit signed integer": st.integers(-(2**31), 2**31 - 1),
        "string attribute": STRINGS,
        "bool attribute": st.booleans(),
        "i32 dense array attribute": st.lists(st.integers(-(2**31), 2**31 - 1), max_size=4),
    }
    if parameter.own is not None:
        return attributes_of(parameter.own.spec)
    if parameter.summary in known:
        return known[parameter.summary].map(lambda value: lambda: value)
    if parameter.summary.endswith(" case"):
        enum = IREE_GPU.enums[parameter.summary.removesuffix(" case")]
        return _enum(enum).map(lambda value: lambda: value)
    if parameter.summary == "dictionary of named attribute values":
        return _dictionary(PLAIN)
    if parameter.summary.startswith("list of "):
        element = attributes_of(getattr(iree_gpu, parameter.summary.removeprefix("list of ")).spec)
        return st.lists(element, max_size=3).map(lambda thunks: lambda: [thunk() for thunk in thunks])
    if " or " in parameter.summary:
        return st.one_of([attributes_of(getattr(iree_gpu, name).spec) for name in parameter.summary.split(" or ")])
    raise NotImplementedError(f"no generator for {parameter.summary}")


def attributes_of(definition: Any) -> st.SearchStrategy:
    """Thunks of attributes of one definition; optional parameters are left out now and then."""
    fields = []
    for field in definition.fields:
        value = _parameter(field)
        # None leaves an optional parameter out, and a default is what it is.
        fields.append(
            value if field.required else st.one_of(st.just(lambda f=field: None if f.optional else f.default), value)
        )
    cls = definition.cls
    return st.tuples(*fields).map(lambda thunks: lambda: cls.get(*(thunk() for thunk in thunks)))


def _parsed(text: str) -> Thunk:
    return lambda: ir.Attribute.parse(text)


# Upstream's attributes, in which ours may stand.
PLAIN = st.one_of(
    STRINGS.map(lambda s: lambda: ir.StringAttr.get(s)),
    INT64.map(lambda n: lambda: to_attribute(n)),
    st.booleans().map(lambda b: lambda: to_attribute(b)),
    st.sampled_from(
        ["unit", "1.5 : f32", "array<i64: 1, -2>", "dense<[[1, 2]]> : tensor<1x2xi8>", "affine_map<(a)[s] -> (a + s)>",
         "@sym", "@a::@b", "i32", "(i32) -> f32", "vector<2xf16>", "#gpu.thread<x>", "3 : index", "[]", "{}", "-7 : i8",
         "dense<1.0> : vector<4xf32>", '"typed" : i32']
    ).map(_parsed),
)  # fmt: skip
# MLIR reads no comparison inside `#dialect.attribute<...>`.
SET = st.just(_parsed("affine_set<(d0) : (d0 - 1 >= 0)>"))
OWN = st.sampled_from(sorted(IREE_GPU.definitions)).flatmap(lambda key: attributes_of(IREE_GPU.definitions[key]))
ANY = st.one_of(
    OWN,
    PLAIN,
    SET,
    st.lists(st.one_of(OWN, PLAIN), max_size=3).map(lambda found: lambda: ir.ArrayAttr.get([f() for f in found])),
    _dictionary(st.one_of(OWN, PLAIN)),
)
DISCARDABLE = st.one_of(st.just({}), st.just({}), st.dictionaries(KEYS, ANY, max_size=2))

TYPES = st.sampled_from(
    ["i1", "i8", "i32", "index", "f16", "f32", "bf16", "tensor<4xf32>", "tensor<?x4xi8>", "tensor<f32>", "vector<4xf16>",
     "vector<2x[4]xf32>", "memref<4xf32>", "memref<?xf32, strided<[1], offset: ?>, 3>", "complex<f32>", "tuple<i32, f32>",
     "(i32) -> f32", "() -> ()", "(i32) -> (f32, index)", "!gpu.async.token", "tensor<*xf32>", "f8E4M3FNUZ", "none",
     "memref<2x2xi8, affine_map<(d0, d1) -> (d1, d0)>>", "!llvm.ptr<3>"]
).map(lambda text: lambda: ir.Type.parse(text))  # fmt: skip
SHAPED = st.one_of(
    st.sampled_from(["tensor<4xf32>", "tensor<?x4xi8>", "tensor<f32>", "tensor<2x3x4xf16>", "tensor<0xi1>"]).map(
        lambda text: lambda: ir.Type.parse(text)
    ),
    # Ours as a tensor's encoding.
    OWN.map(lambda own: lambda: ir.RankedTensorType.get([4, DYNAMIC], ir.F32Type.get(), own())),
)
# Not vector<f32>: in the released IREE's MLIR a vector has at least one dimension.
VECTORS = st.sampled_from(["vector<4xf16>", "vector<2x3xi8>", "vector<[4]xf32>", "vector<1x1x1xindex>"]).map(
    lambda text: lambda: ir.Type.parse(text)
)


@st.composite
def locations(draw: Any, depth: int = 0) -> Thunk:
    """Thunks of locations of all kinds."""
    kind = draw(st.sampled_from(["file", "file", "name", "unknown", "fused", "call"] if depth < 2 else ["file"]))
    if kind == "file":
        file, line, column = (
            draw(st.one_of(STRINGS, st.just("k.py"))),
            draw(st.integers(1, 99)),
            draw(st.integers(1, 99)),
        )
        return lambda: ir.Location.file(file or "f", line, column)
    if kind == "name":
        name, child = draw(st.one_of(STRINGS, st.just("kernel"))), draw(locations(depth + 1))
        return lambda: ir.Location.name(name or "n", child())
    if kind == "fused":
        parts = draw(st.lists(locations(depth + 1), min_size=2, max_size=3))
        return lambda: ir.Location.fused([part() for part in parts])
    if kind == "call":
        callee, caller = draw(locations(depth + 1)), draw(locations(depth + 1))
        return lambda: ir.Location.callsite(callee(), [caller()])
    return lambda: ir.Location.unknown()


class Module:
    """What was drawn: `build` makes it in the current context."""

    def __init__(self) -> None:
        self.functions: list[Function] = []
        self.attributes: dict[str, Thunk] = {}

    def build(self) -> ir.Module:
        module = ir.Module.create(ir.Location.file("m.mlir", 1, 1))
        for name, thunk in self.attributes.items():
            module.operation.attributes[name] = thunk()
        for number, function in enumerate(self.functions):
            with ir.InsertionPoint(module.body):
                function.build(number)
        return module

    def __repr__(self) -> str:  # what hypothesis shows of a failing example
        with ir.Context(), ir.Location.unknown():
            return self.build().operation.get_asm(print_generic_op_form=True, assume_verified=True)


class Function:
    """A function whose arguments are what its ops asked for."""

    def __init__(self, located: bool) -> None:
        self.located = located
        self.inputs: list[Thunk] = []
        self.arguments: list[ir.Value] = []
        self.attributes: dict[str, Thunk] = {}
        self.body = Block(self, 0)

    def build(self, number: int) -> None:
        made = func.FuncOp(f"f{number}", ([thunk() for thunk in self.inputs], []))
        for name, thunk in self.attributes.items():
            made.attributes[name] = thunk()
        with ir.InsertionPoint(made.add_entry_block()):
            self.arguments = list(made.arguments)
            self.body.build([])
            func.ReturnOp([])


class Block:
    """The drawn ops of a block. A value is a place among those in scope; places below zero are function arguments."""

    def __init__(self, function: Function, scope: int, depth: int = 0):
        self.function, self.count, self.depth = function, scope, depth
        self.steps: list[Callable[[list], None]] = []

    def build(self, values: list) -> None:
        for step in self.steps:
            step(values)

    def argument(self, type: Thunk) -> int:
        """A value of that type: one more argument of the function."""
        self.function.inputs.append(type)
        return -len(self.function.inputs)

    def draw(self, draw: Draw, size: int) -> None:
        makers = [self.multi_mma, self.value_barrier, self.value_barrier, self.upstream]
        if self.depth < 3:
            makers += [self.barrier_region, self.barrier_region, self.branch]
        for _ in range(draw(st.integers(0, size))):
            draw(st.sampled_from(makers))(draw)

    def emit(self, draw: Draw, results: int, make: Callable[[Callable[[int], ir.Value], list], Any]) -> list[int]:
        """Appends an op with drawn location and discardable attributes; the places of its results."""
        discardable = draw(DISCARDABLE)
        location = draw(locations()) if self.function.located else ir.Location.unknown
        function = self.function

        def step(values: list) -> None:
            scope = list(values)
            with location():
                made = make(lambda place: values[place] if place >= 0 else function.arguments[-1 - place], scope)
            owner = made.operation
            for name, thunk in discardable.items():
                if name not in owner.attributes:
                    owner.attributes[name] = thunk()
            values.extend(owner.results)

        self.steps.append(step)
        self.count += results
        return list(range(self.count - results, self.count))

    def some(self, draw: Draw, types: st.SearchStrategy, least: int = 0) -> list[int]:
        """Arguments of drawn types, some of them several times."""
        places = [self.argument(thunk) for thunk in draw(st.lists(types, min_size=least, max_size=3))]
        if places and draw(st.booleans()):
            places += draw(st.lists(st.sampled_from(places), max_size=3))
        return places

    def value_barrier(self, draw: Draw) -> None:
        places = self.some(draw, draw(st.sampled_from([SHAPED, VECTORS])), least=1)
        self.emit(draw, len(places), lambda value, _: iree_gpu.ValueBarrierOp([value(p) for p in places]))

    def barrier_region(self, draw: Draw) -> None:
        inputs = self.some(draw, TYPES)
        inside = Block(self.function, self.count + len(inputs), self.depth + 1)
        inside.draw(draw, 2)
        choice = [*range(inside.count), *inputs] or [self.argument(draw(TYPES))]
        # At least one result: the custom form ends with its types.
        yielded = draw(st.lists(st.sampled_from(choice), min_size=1, max_size=4))

        def make(value: Any, scope: list) -> Any:
            # The types of the results are those of what is yielded: the block is built aside and then moved in.
            operands = [value(place) for place in inputs]
            aside = iree_gpu.BarrierRegionOp.build([], operands)
            block = aside.regions[0].blocks.append(*(operand.type for operand in operands))
            with ir.InsertionPoint(block):
                values = scope + list(block.arguments)
                inside.build(values)
                found = [values[place] if place >= 0 else value(place) for place in yielded]
                iree_gpu.yield_(found)
            made = iree_gpu.BarrierRegionOp.build([v.type for v in found], operands)
            block.append_to(made.regions[0])
            aside.erase()
            return made

        self.emit(draw, len(yielded), make)

    def multi_mma(self, draw: Draw) -> None:
        kind = draw(st.sampled_from([MMAAttr, MMAAttr, DataTiledMMAAttr]))
        intrinsic = draw(st.sampled_from(KNOWN_INTRINSICS))
        unroll = draw(st.lists(st.integers(1, 4), min_size=5, max_size=5)) if kind is DataTiledMMAAttr else []
        # Which operands each iterator indexes: rows, columns, reduction, batch.
        roles = draw(st.lists(st.sampled_from([(0, 2), (1, 2), (0, 1), (0, 1, 2)]), max_size=4))
        sizes = draw(st.lists(st.sampled_from([1, 2, 5, None]), min_size=len(roles), max_size=len(roles)))
        outer = [draw(st.permutations([i for i, r in enumerate(roles) if operand in r])) for operand in range(3)]
        vector = draw(st.booleans())
        sizes = [3 if vector and size is None else size for size in sizes]
        subgroup = draw(st.booleans())
        cuts = [draw(st.sampled_from([None, 2, 4])) for _ in range(3)]
        units = [draw(st.booleans()) for _ in range(3)]
        shuffles = [draw(st.one_of(st.none(), st.integers(0, 5))) if subgroup else None for _ in range(3)]

        def inner(attribute: Any, operand: int) -> list[int]:
            count = attribute.elements(MMAFragment.of(operand))[0 if subgroup else 1]
            shape = (
                [count]
                if cuts[operand] is None
                else [math.gcd(count, cuts[operand]), count // math.gcd(count, cuts[operand])]
            )
            return [1, *shape] if units[operand] else shape

        def type_of(operand: int) -> Thunk:
            def make() -> ir.Type:
                attribute = kind.get(intrinsic, *unroll)
                shape = [DYNAMIC if sizes[i] is None else sizes[i] for i in outer[operand]] + inner(attribute, operand)
                element = attribute.element_types[operand]
                return ir.VectorType.get(shape, element) if vector else ir.RankedTensorType.get(shape, element)

            return make

        operands = [self.argument(type_of(operand)) for operand in range(3)]

        def make(value: Any, scope: list) -> Any:
            attribute = kind.get(intrinsic, *unroll)
            permutations = {}
            for operand, shuffle in enumerate(shuffles):
                if shuffle is not None:
                    rank = len(inner(attribute, operand))
                    found = list(permutations_of(range(rank)))
                    permutations[f"{MMAFragment.of(operand).string.lower()}_permutation"] = found[shuffle % len(found)]
            dims = [ir.AffineDimExpr.get(i) for i in range(len(roles))]
            maps = [ir.AffineMap.get(len(roles), 0, [dims[i] for i in outer[operand]]) for operand in range(3)]
            iterators = ["parallel" if 2 in role else "reduction" for role in roles]
            return iree_gpu.MultiMmaOp.build(*map(value, operands), maps, iterators, attribute, **permutations)

        self.emit(draw, 1, make)

    def branch(self, draw: Draw) -> None:
        """An op of upstream that holds ours in its regions and has several results."""
        condition, first, second = (self.argument(t) for t in (_type("i1"), _type("i32"), _type("tensor<4xf32>")))
        blocks = [Block(self.function, self.count, self.depth + 1) for _ in range(2)]
        for block in blocks:
            block.draw(draw, 1)

        def make(value: Any, scope: list) -> Any:
            results = [value(first), value(second)]
            made = scf.IfOp(value(condition), [v.type for v in results], has_else=True)
            for block, region in zip(blocks, made.regions, strict=True):
                with ir.InsertionPoint(region.blocks[0]):
                    block.build(list(scope))
                    scf.YieldOp(results)
            return made

        self.emit(draw, 2, make)

    def upstream(self, draw: Draw) -> None:
        which, argument = draw(st.integers(0, 2)), self.argument(_type("i32"))
        makers: list[Callable[[ir.Value], Any]] = [
            lambda value: arith.addi(value, value).owner,
            lambda value: tensor.empty([2, 3], ir.F32Type.get()).owner,
            lambda value: arith.ConstantOp(ir.IntegerType.get_signless(32), 7),
        ]
        self.emit(draw, 1, lambda value, _: makers[which](value(argument)))


def _type(text: str) -> Thunk:
    return lambda: ir.Type.parse(text)


@st.composite
def modules(draw: Draw, located: bool | None = None, size: int = 3) -> Module:
    """Random modules; `located`: with locations of all kinds."""
    module = Module()
    located = draw(st.booleans()) if located is None else located
    found = draw(DISCARDABLE)
    module.attributes = {name: thunk for name, thunk in found.items() if name.startswith("iree_gpu.")}
    for _ in range(draw(st.integers(1, 2))):
        function = Function(located)
        function.attributes = draw(DISCARDABLE)
        function.body.draw(draw, size)
        module.functions.append(function)
    return module
