"""The algebra of linear layouts, against tables made by brute force: each law for random layouts."""

from __future__ import annotations

import doctest
import itertools
import math
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import gpuir.layouts
from gpuir.layouts import LinearLayout

INPUTS = ("register", "lane", "warp")
OUTPUTS = ("dim0", "dim1", "dim2")


@st.composite
def layouts(
    draw, inputs: tuple[str, ...] = INPUTS, outputs: tuple[str, ...] | None = None, most: int = 3
) -> LinearLayout:
    """Any linear layout of few bits."""
    names = draw(st.permutations(OUTPUTS)) if outputs is None else outputs
    sizes = {
        name: 1 << draw(st.integers(0, most)) for name in names[: draw(st.integers(1, 3)) if outputs is None else 9]
    }
    basis = st.tuples(*(st.integers(0, size - 1) for size in sizes.values()))
    return LinearLayout({name: draw(st.lists(basis, max_size=most)) for name in inputs}, sizes)


@st.composite
def bijections(draw) -> LinearLayout:
    """A layout that holds each element once: an invertible matrix, made by additions of columns and a permutation."""
    bits = draw(st.integers(1, 7))
    columns = [1 << bit for bit in draw(st.permutations(range(bits)))]
    for one, other in draw(st.lists(st.tuples(st.integers(0, bits - 1), st.integers(0, bits - 1)), max_size=12)):
        if one != other:
            columns[one] ^= columns[other]
    cut = sorted((draw(st.integers(0, bits)), draw(st.integers(0, bits))))
    low = draw(st.integers(0, bits))
    bases = [(column >> low, column & (1 << low) - 1) for column in columns]
    parts = [bases[: cut[0]], bases[cut[0] : cut[1]], bases[cut[1] :]]
    return LinearLayout(dict(zip(INPUTS, parts)), {"dim0": 1 << bits - low, "dim1": 1 << low})


def brute(layout: LinearLayout) -> dict[tuple[int, ...], tuple[int, ...]]:
    """Coordinates by index, from the definition: the xor of the bases of the bits that are set."""
    found = {}
    for index in itertools.product(*map(range, layout.inputs.values())):
        coordinates = [0] * layout.rank
        for number, vectors in zip(index, layout.bases.values()):
            for bit, basis in enumerate(vectors):
                if number >> bit & 1:
                    coordinates = [a ^ b for a, b in zip(coordinates, basis)]
        found[index] = tuple(coordinates)
    return found


def defined(layout: LinearLayout) -> np.ndarray:
    """The same as an array with an axis for each input, for layouts of many elements."""
    found = np.zeros((*layout.inputs.values(), layout.rank), np.int64)
    numbers = np.indices(found.shape[:-1])
    for number, vectors in zip(numbers, layout.bases.values()):
        for bit, basis in enumerate(vectors):
            found[number >> bit & 1 == 1] ^= np.array(basis, np.int64)
    return found


def test_the_worked_example():
    ended = doctest.testmod(gpuir.layouts)
    assert ended.attempted >= 15 and not ended.failed


@given(layouts())
def test_tables_are_the_definition(layout: LinearLayout):
    expected, table, elements = brute(layout), layout.table(), layout.elements()
    assert table.shape == (*layout.inputs.values(), layout.rank)
    assert (table == defined(layout)).all()
    for index, coordinates in expected.items():
        assert tuple(table[index]) == coordinates == tuple(layout.apply(**dict(zip(layout.inputs, index))).values())
        assert elements[index] == np.ravel_multi_index(coordinates, layout.sizes)
    back = layout.inverse_table()
    for element in itertools.product(*map(range, layout.sizes)):
        holders = [index for index, coordinates in expected.items() if coordinates == element]
        assert tuple(back[element]) == (min(holders) if holders else (-1,) * len(layout.inputs))


@given(layouts())
def test_groups_of_inputs_are_axes(layout: LinearLayout):
    whole = layout.elements()
    flat = layout.elements(("warp", "lane"), ("register",))
    registers, lanes, warps = whole.shape
    assert flat.shape == (warps * lanes, registers)
    assert (flat.reshape(warps, lanes, registers).transpose(2, 1, 0) == whole).all()


@given(layouts(), layouts())
def test_equal_exactly_where_the_tables_are(one: LinearLayout, other: LinearLayout):
    same = (
        tuple(one.outputs.items()) == tuple(other.outputs.items())
        and one.inputs == other.inputs
        and (one.table() == other.table()).all()
    )
    assert (one == other) is bool(same)
    copy = pickle.loads(pickle.dumps(one))
    assert copy == one and hash(copy) == hash(one) and repr(copy) == repr(one)


@given(layouts(), layouts())
def test_a_product_lays_tiles(tile: LinearLayout, other: LinearLayout):
    whole = tile * other
    assert set(whole.outputs) == {*tile.outputs, *other.outputs}
    inner, outer = brute(tile), brute(other)
    # A row for each index of the tile, a column for each of the other.
    first, second = (np.array([*indices]).T for indices in (inner, outer))
    axes = [(INPUTS.index(name), tile.size(name)) for name in whole.inputs]
    found = defined(whole)[tuple(first[axis][:, None] + size * second[axis] for axis, size in axes)]
    small = dict(zip(tile.outputs, np.array([*inner.values()]).T))
    large = dict(zip(other.outputs, np.array([*outer.values()]).T))
    none = np.zeros(1, np.int64)
    for coordinate, name in zip(np.moveaxis(found, -1, 0), whole.outputs, strict=True):
        inside, across = small.get(name, none)[:, None], large.get(name, none)
        assert (coordinate == inside + tile.outputs.get(name, 1) * across).all()
    assert found[..., 0].size == len(inner) * len(outer) == math.prod(whole.inputs.values())


@given(layouts(outputs=OUTPUTS), layouts(outputs=OUTPUTS))
def test_a_quotient_undoes_a_product(tile: LinearLayout, other: LinearLayout):
    assert (tile * other).divide(tile) == other
    assert LinearLayout.empty(INPUTS, OUTPUTS) * tile == tile * LinearLayout.empty(INPUTS, OUTPUTS) == tile
    assert tile.divide(tile) == LinearLayout.empty(INPUTS, OUTPUTS)


@given(layouts(), layouts(most=2))
def test_a_quotient_times_the_tile_is_the_whole(whole: LinearLayout, tile: LinearLayout):
    quotient = whole.divide(tile)
    if quotient is not None:
        assert tile * quotient == whole
        return
    # By brute force: no layout of the sizes that are left makes the whole.
    if not set(tile.outputs) <= set(whole.outputs):
        return
    rest = {name: size // tile.outputs.get(name, 1) for name, size in whole.outputs.items()}
    counts = {name: len(whole.bases[name]) - len(tile.bases[name]) for name in INPUTS}
    if min(rest.values()) < 1 or min(counts.values()) < 0 or math.prod(rest.values()) ** sum(counts.values()) > 256:
        return
    vectors = list(itertools.product(*map(range, rest.values())))
    for chosen in itertools.product(vectors, repeat=sum(counts.values())):
        parts = iter(chosen)
        assert tile * LinearLayout({n: [next(parts) for _ in range(c)] for n, c in counts.items()}, rest) != whole


@given(layouts(outputs=("dim0", "dim1")), st.data())
def test_a_composition_is_one_after_the_other(inner: LinearLayout, data):
    outer_outputs = data.draw(st.permutations(("offset", "bank")))
    basis = st.tuples(st.integers(0, 3), st.integers(0, 3))
    names = data.draw(st.permutations(tuple(inner.outputs)))
    counts = {name: inner.outputs[name].bit_length() - 1 for name in names}
    outer = LinearLayout(
        {name: data.draw(st.lists(basis, min_size=count, max_size=count)) for name, count in counts.items()},
        dict.fromkeys(outer_outputs, 4),
    )
    made, after = brute(inner.compose(outer)), brute(outer)
    for index, coordinates in brute(inner).items():
        by_name = dict(zip(inner.outputs, coordinates))
        assert made[index] == after[tuple(by_name[name] for name in outer.bases)]


@given(bijections())
def test_an_inverse(layout: LinearLayout):
    back = layout.invert()
    assert layout.is_bijective and back.is_bijective and back.invert() == layout
    for name, size in layout.inputs.items():
        assert layout.compose(back).sublayout([name], [name]) == LinearLayout.identity(name, name, size)
    assert (back.compose(layout).table() == np.moveaxis(np.indices(layout.sizes), 0, -1)).all()
    assert (back.table() == layout.inverse_table()).all()


@given(layouts())
def test_ranks_and_pseudo_inverses(layout: LinearLayout):
    table = brute(layout)
    held = set(table.values())
    assert len(held) == 1 << layout.matrix_rank
    assert layout.is_surjective is (len(held) == math.prod(layout.sizes))
    assert layout.is_injective is (len(held) == len(table))
    back = brute(layout.pseudo_inverse())
    assert all(table[back[element]] == element for element in held)
    if layout.is_injective:
        assert all(back[element] == index for index, element in table.items())
        assert layout.left_inverse() == layout.pseudo_inverse()
    else:
        with pytest.raises(ValueError, match="^expects a layout that holds no element twice, found LinearLayout"):
            layout.left_inverse()
    if layout.is_surjective:
        assert layout.right_inverse() == layout.pseudo_inverse()
    else:
        with pytest.raises(ValueError, match="^expects a layout that holds every element, found LinearLayout"):
            layout.right_inverse()
    if not layout.is_bijective:
        with pytest.raises(ValueError, match="^expects a layout that holds each element once to invert, found"):
            layout.invert()


@given(layouts())
def test_free_variables_repeat_elements(layout: LinearLayout):
    masks = layout.free_variables()
    kept = [
        coordinates
        for index, coordinates in brute(layout).items()
        if not any(number & masks[name] for name, number in zip(layout.inputs, index))
    ]
    assert len(kept) == len(set(kept)) and set(kept) == set(brute(layout).values())


@given(bijections(), st.data())
def test_a_conversion_finds_the_same_elements(target: LinearLayout, data):
    basis = st.tuples(*(st.integers(0, size - 1) for size in target.sizes))
    bases = {name: data.draw(st.lists(basis, max_size=3)) for name in INPUTS}
    source = LinearLayout(bases, target.outputs)
    holders, there = brute(source.conversion(target)), brute(target)
    assert all(there[holders[index]] == element for index, element in brute(source).items())


@given(layouts(outputs=OUTPUTS), st.permutations(range(3)))
def test_permuted_and_reshaped(layout: LinearLayout, order: list[int]):
    elements = np.arange(math.prod(layout.sizes)).reshape(layout.sizes)
    assert (elements.transpose(order).reshape(-1)[layout.permuted(order).elements()] == layout.elements()).all()
    flat = layout.reshaped((math.prod(layout.sizes), 1))
    assert (flat.elements() == layout.elements()).all() and flat.reshaped(layout.sizes) == layout
    squeezed, both = layout.without(1), ["lane", "warp"]
    assert (squeezed.sublayout(both).table() == layout.sublayout(both).table()[..., [0, 2]]).all()
    assert all(map(any, squeezed.bases["register"]))
    assert set(brute(squeezed).values()) == {(i, k) for i, _, k in brute(layout).values()}


def test_names_can_be_chosen():
    layout = LinearLayout.identity("lane", "dim1", 4).with_outputs("dim0", "dim1").with_inputs("register", "lane")
    assert layout.inputs == {"register": 1, "lane": 4} and layout.sizes == (1, 4)
    assert layout.renamed({"lane": "thread", "dim1": "column"}).apply(thread=3) == {"dim0": 0, "column": 3}
    assert (LinearLayout.identity("lane", "dim0", 2) * LinearLayout.zeros("lane", 4)).free_variables() == {"lane": 6}


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda: LinearLayout.identity("lane", "dim0", 3), "^expects a size that is a power of two, found 3$"),
        (lambda: LinearLayout({}, {"dim0": 6}), "^expects a size of dim0 that is a power of two, found 6$"),
        (lambda: LinearLayout({"lane": [(1, 2)]}, {"dim0": 2}), r"^expects a basis of lane with 1 coordinates, found \(1, 2\)$"),
        (lambda: LinearLayout({"lane": [(2,)]}, {"dim0": 2}), r"^expects a basis of lane within the sizes \(2,\), found \(2,\)$"),
        (lambda: LinearLayout.identity("lane", "dim0", 4).apply(lane=4), "^expects lane between 0 and 3, found 4$"),
        (lambda: LinearLayout.identity("lane", "dim0", 4).reshaped((8,)), r"^expects a shape with as many elements as \(4,\), found \(8,\)$"),
        (lambda: LinearLayout.identity("lane", "dim0", 4).with_outputs("dim1"), "^expects all outputs of the layout, dim0 is missing$"),
        (lambda: LinearLayout.identity("lane", "dim0", 4).with_inputs("warp"), "^expects all inputs of the layout, lane is missing$"),
        (
            lambda: LinearLayout.identity("lane", "dim0", 4).compose(LinearLayout.identity("dim0", "offset", 8)),
            "^expects an outer layout with the inputs {'dim0': 4}, those that this one puts out, found {'dim0': 8}$",
        ),
    ],
)  # fmt: skip
def test_refused(call, message: str):
    with pytest.raises(ValueError, match=message):
        call()


def test_layouts_do_not_change():
    layout = LinearLayout.identity("lane", "dim0", 4)
    with pytest.raises(TypeError):
        layout.bases["lane"] = ()
    with pytest.raises(TypeError):
        layout.outputs["dim0"] = 8
