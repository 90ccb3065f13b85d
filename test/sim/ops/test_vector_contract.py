"""vector: reductions, scans, contractions, outer products and fma against NumPy."""

import functools
import itertools

import numpy as np
import pytest

THREADS = 40

INTEGER = {
    "add": np.add,
    "mul": np.multiply,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "minsi": np.minimum,
    "maxsi": np.maximum,
    "minui": lambda a, b: np.where(a.astype("u8") < b.astype("u8"), a, b),
    "maxui": lambda a, b: np.where(a.astype("u8") > b.astype("u8"), a, b),
}
FLOAT = {
    "add": np.add,
    "mul": np.multiply,
    "minnumf": np.fmin,
    "maxnumf": np.fmax,
    "minimumf": np.minimum,
    "maximumf": np.maximum,
}
KINDS = [(kind, element) for element in ("i8", "i4", "i64") for kind in INTEGER]
KINDS += [(kind, element) for element in ("f32", "f16", "bf16") for kind in FLOAT]


def fold(kind, values, start=None):
    """The values of axis 1 combined one after the other, at the values' own precision."""
    combine = (FLOAT if values.dtype.kind not in "bi" else INTEGER)[kind]
    parts = list(np.moveaxis(values, 1, 0))
    if start is not None:
        parts.insert(0, start)
    return functools.reduce(lambda a, b: combine(a, b).astype(values.dtype), parts)


def wrapped(values, element):
    return (values << 4 >> 4) if element == "i4" else values


@pytest.mark.parametrize("kind, element", KINDS)
def test_reduction(check, kind, element):
    check(
        f"%r0 = vector.reduction <{kind}>, %0 : vector<5x{element}> into {element}\n"
        f"%r1 = vector.reduction <{kind}>, %0, %1 : vector<5x{element}> into {element}",
        [f"vector<5x{element}>", element],
        [element, element],
        lambda a, b: (wrapped(fold(kind, a), element), wrapped(fold(kind, a, b), element)),
    )


@pytest.mark.parametrize("kind, element", [("minui", "i4"), ("maxui", "i4"), ("minui", "i8"), ("mul", "i4")])
def test_masked_reduction_of_nothing_is_neutral(compute, numbers, kind, element):
    body = f"""%m = arith.constant dense<false> : vector<3xi1>
  %r0 = vector.mask %m {{ vector.reduction <{kind}>, %0, %1 : vector<3x{element}> into {element} }} : vector<3xi1> -> {element}"""
    values, start = (numbers(type, THREADS) for type in (f"vector<3x{element}>", element))
    (found,) = compute(body, [f"vector<3x{element}>", element], [element], values, start)
    assert (found == start).all()


@pytest.mark.parametrize("kind", INTEGER)
def test_reduction_of_bools(check, kind):
    """True is -1 where the kind is signed, and arithmetic is modulo 2."""
    a = np.array(list(itertools.product([False, True], repeat=3)) * 5)
    number = a.astype("i8") * (-1 if kind.endswith("si") else 1)
    expected = (fold(kind, number) & 1).astype(bool)
    check(
        f"%r0 = vector.reduction <{kind}>, %0 : vector<3xi1> into i1",
        ["vector<3xi1>"],
        ["i1"],
        lambda given: np.broadcast_to(expected[:1], expected.shape) if (given == given[:1]).all() else expected,
        arrays=[a],
    )


def test_sums_of_floats_are_ordered(compute):
    """2**24 + 1 + 1 ... stays 2**24 in float32 when it is summed from the left."""
    values = np.ones((THREADS, 8), "f")
    values[:, 0] = 2.0**24
    (found,) = compute("%r0 = vector.reduction <add>, %0 : vector<8xf32> into f32", ["vector<8xf32>"], ["f32"], values)
    assert (found == 2.0**24).all()


@pytest.mark.parametrize("kind, nan", [("maxnumf", False), ("minnumf", False), ("maximumf", True), ("minimumf", True)])
def test_nan_of_reductions(compute, kind, nan):
    values = np.ones((THREADS, 4), "f")
    values[:, 1] = np.nan
    (found,) = compute(
        f"%r0 = vector.reduction <{kind}>, %0 : vector<4xf32> into f32", ["vector<4xf32>"], ["f32"], values
    )
    assert (np.isnan(found) == nan).all()


@pytest.mark.parametrize("kind, element", [("add", "f32"), ("maxsi", "i32"), ("minui", "i8"), ("mul", "f16")])
def test_multi_reduction(check, kind, element):
    source, part, one = f"vector<2x3x4x{element}>", f"vector<3x{element}>", element
    check(
        f"%r0 = vector.multi_reduction <{kind}>, %0, %1 [0, 2] : {source} to {part}\n"
        f"%r1 = vector.multi_reduction <{kind}>, %0, %2 [0, 1, 2] : {source} to {one}",
        [source, part, one],
        [part, one],
        lambda a, b, c: (
            fold(kind, a.transpose(0, 1, 3, 2).reshape(len(a), 8, 3), b),
            fold(kind, a.reshape(len(a), -1), c),
        ),
    )


@pytest.mark.parametrize("inclusive", [True, False])
@pytest.mark.parametrize("kind, element", [("add", "i32"), ("mul", "f32"), ("maxnumf", "f32")])
def test_scan(check, kind, element, inclusive):
    def reference(a, b):
        parts = [a[:, i] if inclusive else (b if i == 0 else a[:, i - 1]) for i in range(3)]
        sums = [fold(kind, np.stack(parts[: i + 1], 1)) for i in range(3)]
        return np.stack(sums, 1), sums[-1]

    source, row = f"vector<3x4x{element}>", f"vector<4x{element}>"
    check(
        f"%r0, %r1 = vector.scan <{kind}>, %0, %1 {{inclusive = {str(inclusive).lower()}, reduction_dim = 0 : i64}}"
        f" : {source}, {row}",
        [source, row],
        [source, row],
        reference,
    )


# Products


def test_fma_rounds_once(check):
    a, b, c = (np.random.default_rng(i).standard_normal((THREADS, 4)).astype("f") for i in range(3))
    c = -(a * b)
    check(
        "%r0 = vector.fma %0, %1, %2 : vector<4xf32>",
        ["vector<4xf32>"] * 3,
        ["vector<4xf32>"],
        lambda a, b, c: (a.astype("f8") * b + c).astype("f"),
        arrays=[a, b, c],
    )
    assert (a.astype("f8") * b + c).any()


@pytest.mark.parametrize(
    "kind, element", [("add", "f32"), ("mul", "i32"), ("maxnumf", "f16"), ("add", "i8"), ("and", "i1")]
)
def test_outerproduct(check, kind, element):
    a, b, c = f"vector<3x{element}>", f"vector<4x{element}>", f"vector<3x4x{element}>"

    def reference(a, b, c):
        product = a[:, :, None] & b[:, None] if element == "i1" else a[:, :, None] * b[:, None]
        return fold(kind, np.stack([product, np.broadcast_to(c, product.shape)], 1))

    clause = "" if kind == "add" else f" {{kind = #vector.kind<{kind}>}}"
    check(f"%r0 = vector.outerproduct %0, %1, %2{clause} : {a}, {b}", [a, b, c], [c], reference)


def test_outerproduct_without_accumulator_and_by_a_scalar(check):
    check(
        "%r0 = vector.outerproduct %0, %1 : vector<3xf32>, vector<2xf32>\n"
        "%r1 = vector.outerproduct %0, %2, %0 : vector<3xf32>, f32\n"
        "%r2 = vector.outerproduct %0, %2 : vector<3xf32>, f32",
        ["vector<3xf32>", "vector<2xf32>", "f32"],
        ["vector<3x2xf32>", "vector<3xf32>", "vector<3xf32>"],
        lambda a, b, s: (a[:, :, None] * b[:, None], a * s[:, None] + a, a * s[:, None]),
    )


def contract(maps, kind="add"):
    """The attributes of a contraction from einsum's notation."""
    inputs, result = maps.split("->")
    lhs, rhs = inputs.split(",")
    names = sorted(set(lhs + rhs + result))
    affine = [f"affine_map<({', '.join(names)}) -> ({', '.join(each)})>" for each in (lhs, rhs, result)]
    iterators = ", ".join('"parallel"' if name in result else '"reduction"' for name in names)
    return f"{{indexing_maps = [{', '.join(affine)}], iterator_types = [{iterators}], kind = #vector.kind<{kind}>}}"


SIZES = {"b": 2, "m": 3, "n": 4, "k": 5, "l": 2, "z": 2}


def types(maps, elements):
    inputs, result = maps.split("->")
    found = []
    for dims, element in zip([*inputs.split(","), result], elements):
        found.append(f"vector<{'x'.join(str(SIZES[d]) for d in dims)}x{element}>" if dims else element)
    return found


def einsum(maps, a, b, c):
    inputs, result = maps.split("->")
    lhs, rhs = inputs.split(",")
    return np.einsum(f"T{lhs},T{rhs}->T{result}", a, b) + c


MAPS = ["mk,kn->mn", "mk,nk->mn", "km,kn->nm", "bmk,bkn->bmn", "mbk,nkb->nbm", "k,k->", "mk,k->m", "mn,nm->",
        "mkl,lnk->mn", "mkz,kn->mn", "bk,bk->b"]  # fmt: skip


@pytest.mark.parametrize("maps", MAPS)
@pytest.mark.parametrize("elements", [("f32",) * 3, ("i32",) * 3])
def test_contract(check, maps, elements):
    given = types(maps, elements)
    check(
        f"%r0 = vector.contract {contract(maps)} %0, %1, %2 : {given[0]}, {given[1]} into {given[2]}",
        given,
        given[2:],
        functools.partial(einsum, maps),
    )


MIXED = [("f16", "f16", "f32"), ("bf16", "bf16", "f32"), ("f8E4M3FN", "f8E4M3FN", "f32"), ("f8E5M2", "f8E5M2", "f16"), ("i8", "i8", "i32"),
         ("f16", "f16", "f16"), ("bf16", "bf16", "bf16"), ("f64", "f64", "f64"), ("i8", "i8", "i8")]  # fmt: skip


@pytest.mark.parametrize("elements", MIXED)
def test_contract_of_mixed_types(check, dtype, elements):
    given = types("mk,kn->mn", elements)
    target = dtype(elements[2])
    wide = target if target.kind == "i" else np.float64

    def reference(a, b, c):
        return einsum("mk,kn->mn", a.astype(wide), b.astype(wide), c.astype(wide)).astype(target)

    check(f"%r0 = vector.contract {contract('mk,kn->mn')} %0, %1, %2 : {given[0]}, {given[1]} into {given[2]}",
          given, given[2:], reference)  # fmt: skip


@pytest.mark.parametrize(
    "kind, element", [("maxnumf", "f32"), ("minsi", "i32"), ("mul", "f32"), ("or", "i1"), ("xor", "i8")]
)
def test_contract_kinds(check, kind, element):
    given = types("mk,kn->mn", (element,) * 3)

    def reference(a, b, c):
        product = (np.logical_and if element == "i1" else np.multiply)(a[:, :, None, :], b.transpose(0, 2, 1)[:, None])
        return fold(kind, np.moveaxis(product, -1, 1), c)

    check(f"%r0 = vector.contract {contract('mk,kn->mn', kind)} %0, %1, %2 : {given[0]}, {given[1]} into {given[2]}",
          given, given[2:], reference)  # fmt: skip


# Masks


def test_masked_arithmetic(check):
    given = types("mk,kn->mn", ("f32",) * 3)
    body = f"""%r0 = vector.mask %3 {{ vector.contract {contract("mk,kn->mn")} %0, %1, %2
    : {given[0]}, {given[1]} into {given[2]} }} : vector<5x3x4xi1> -> {given[2]}
  %row = vector.extract %3[0] : vector<3x4xi1> from vector<5x3x4xi1>
  %r1 = vector.mask %row {{ vector.multi_reduction <add>, %2, %4 [1] : vector<3x4xf32> to vector<3xf32> }}
    : vector<3x4xi1> -> vector<3xf32>
  %line = vector.extract %3[0, 0] : vector<4xi1> from vector<5x3x4xi1>
  %head = vector.extract %2[0] : vector<4xf32> from vector<3x4xf32>
  %r2 = vector.mask %line {{ vector.reduction <maxnumf>, %head : vector<4xf32> into f32 }} : vector<4xi1> -> f32
  %r3 = vector.mask %row {{ vector.outerproduct %4, %head, %2 : vector<3xf32>, vector<4xf32> }}
    : vector<3x4xi1> -> vector<3x4xf32>"""

    def reference(a, b, c, m, d):
        products = np.einsum("Tmk,Tkn->Tkmn", a, b)
        line = np.where(m[:, 0, 0], c[:, 0], np.nan)
        return (
            c + np.where(m, products, 0).sum(1),
            d + np.where(m[:, 0], c, 0).sum(2),
            fold("maxnumf", line),
            np.where(m[:, 0], d[:, :, None] * c[:, :1] + c, c),
        )

    check(body, [*given, "vector<5x3x4xi1>", "vector<3xf32>"], ["vector<3x4xf32>", "vector<3xf32>", "f32", "vector<3x4xf32>"],
          reference)  # fmt: skip


def test_empty_mask_and_passthru(check):
    check(
        "%r0 = vector.mask %1 { vector.yield %0 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>",
        ["vector<4xf32>", "vector<4xi1>"],
        ["vector<4xf32>"],
        lambda a, m: a,
    )
