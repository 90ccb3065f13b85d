"""What adapters of languages share: the caller's arrays as memory, and stand-ins for what a package has for launches."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import ml_dtypes
import numpy as np
import pytest

from gpuir.interop.arrays import Owned, array_of, span
from gpuir.interop.launches import Simulated
from gpuir.interop.replacing import Intercepted, StandIn

RECORDS = np.dtype([("a", np.int8), ("b", np.float64)])


@pytest.mark.parametrize(
    "array, size",
    [
        (np.arange(20.0)[::3], 19),
        (np.arange(20.0)[4:9], 5),
        (np.asfortranarray(np.arange(12.0).reshape(3, 4)), 12),
        (np.arange(24).astype(ml_dtypes.bfloat16).reshape(4, 6)[1:, 2], 13),
        (np.zeros(6, RECORDS)[::2], 5 * RECORDS.itemsize),
        (np.zeros((6, 0)), 0),
        (np.zeros((), np.float32), 1),
    ],
)
def test_the_memory_of_an_array(array, size):
    memory = span(array)
    assert memory.size == size and memory.flags.c_contiguous
    if array.size:
        assert memory.ctypes.data == array.ctypes.data and memory.flags.writeable
        assert (array.dtype.names is not None) == (memory.dtype == np.uint8)


def test_what_has_no_memory_for_a_kernel():
    with pytest.raises(ValueError, match="negative strides"):
        span(np.arange(4)[::-1])
    with pytest.raises(TypeError, match="Python objects"):
        span(np.array([None, "a"]))
    with pytest.raises(TypeError, match="a masked array"):
        array_of(np.ma.zeros(3))
    fixed = np.arange(6)[::2]
    fixed.flags.writeable = False
    assert not span(fixed).flags.writeable


def test_arrays_are_found_by_addresses():
    x, y = np.arange(8, dtype=np.float32), np.arange(9.0)[::2]
    memory = Owned([x, y])
    assert memory.at(x.ctypes.data) is x and memory.at(x.ctypes.data + 32) is not x
    part = memory.at(x.ctypes.data + 12)
    assert part is memory.at(x.ctypes.data + 12) and (part == x[3:]).all()
    assert memory.at(x.ctypes.data + 13).dtype == np.uint8
    assert (memory.at(y.ctypes.data + 8) == np.arange(1.0, 9)).all() and memory.at(16) is None


def test_addresses_within_matrices():
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    memory = Owned([x])
    assert memory.at(x.ctypes.data) is x
    assert (memory.at(x.ctypes.data + 4 * 7) == np.arange(7, 24)).all()
    assert memory.at(x.ctypes.data + 4 * 23 + 1).size == 3


def test_array_interfaces_share_memory():
    x = np.arange(5)
    other = SimpleNamespace(__array_interface__=x.__array_interface__)
    assert array_of(other).ctypes.data == x.ctypes.data and array_of(7) == 7


def test_stand_ins_are_of_one_thread_and_one_block():
    class Package:
        def launch(self):
            return "device"

    package, seen = Package(), []
    intercepted = Intercepted[str]("test", lambda: [StandIn(Package, "launch", lambda runs, self: runs)])
    original = vars(Package)["launch"]
    with intercepted.by("outer"):
        with intercepted.by("inner"):
            assert package.launch() == "inner"
        assert package.launch() == "outer"
        thread = threading.Thread(target=lambda: seen.append(package.launch()))
        thread.start()
        thread.join()
    assert seen == ["device"] == [package.launch()] and vars(Package)["launch"] is original


def test_a_package_that_lacks_something_is_left_as_it_was():
    class Package:
        def launch(self):
            return "device"

    original = vars(Package)["launch"]
    both = [StandIn(Package, "launch", lambda *of: None), StandIn(Package, "nothing", lambda *of: None)]
    with pytest.raises(AttributeError, match="nothing"), Intercepted[str]("test", lambda: both).by(""):
        pass
    assert vars(Package)["launch"] is original


@pytest.mark.parametrize("chip", ["gfx942", "sm_9", "90", 90])
def test_chips_that_are_none(chip):
    with pytest.raises(ValueError, match="chip: expected one of NVIDIA's such as 'sm_90'"):
        Simulated(chip, {})
    assert Simulated("sm_103a", {}).capability == (10, 3)
