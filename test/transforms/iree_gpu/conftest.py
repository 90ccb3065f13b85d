"""multi_mma of every kind as text, run by both runners."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np
import pytest

import gpuir
from gpuir.execution import jit
from gpuir.execution import mlir_runner as run_in_mlir_runner
from gpuir.execution.expected import MultiMma
from gpuir.transforms.iree_gpu.reference import reference_lowering

# m, n, k, element types of factors and accumulator.
INTRINSICS = {
    "MFMA_F32_16x16x4_F32": (16, 16, 4, "f32", "f32"),
    "MFMA_F32_16x16x16_F16": (16, 16, 16, "f16", "f32"),
    "MFMA_F32_32x32x8_F16": (32, 32, 8, "f16", "f32"),
    "MFMA_F32_16x16x32_F8E4M3FNUZ": (16, 16, 32, "f8E4M3FNUZ", "f32"),
    "MFMA_I32_16x16x32_I8": (16, 16, 32, "i8", "i32"),
    "MFMA_I32_32x32x16_I8": (32, 32, 16, "i8", "i32"),
    "MFMA_I32_16x16x16_I8": (16, 16, 16, "i8", "i32"),
    "MFMA_I32_32x32x8_I8": (32, 32, 8, "i8", "i32"),
    "WMMA_F32_16x16x16_F16": (16, 16, 16, "f16", "f32"),
    "WMMA_F16_16x16x16_F16": (16, 16, 16, "f16", "f16"),
    "WMMA_I32_16x16x16_I8": (16, 16, 16, "i8", "i32"),
}


@dataclasses.dataclass
class Case:
    """One multi_mma; ``outer`` are static sizes of the iterators, None leaves them open.

    ``maps`` has the iterators of the outer dimensions of lhs, rhs and acc, ``inner`` the inner shapes, ``permutations``
    the permutation attributes (None: not written).
    """

    intrinsic: str
    outer: Sequence[int] | None = None
    iterators: str = "ppr"
    maps: Sequence[Sequence[int]] = ((0, 2), (2, 1), (0, 1))
    inner: Sequence[Sequence[int]] | None = None
    permutations: Sequence[Sequence[int] | None] = (None, None, None)
    vector: bool = False

    def __post_init__(self) -> None:
        self.m, self.n, self.k, factor, accumulator = INTRINSICS[self.intrinsic]
        self.elements = (factor, factor, accumulator)
        canonical = ((self.m, self.k), (self.k, self.n), (self.m, self.n))
        if self.inner is None:
            self.inner = [
                [shape[i] for i in permutation] if permutation else list(shape)
                for shape, permutation in zip(canonical, self.permutations)
            ]

    def shape(self, operand: int) -> str:
        outer = ["?" if self.outer is None else str(self.outer[i]) for i in self.maps[operand]]
        return "x".join([*outer, *map(str, self.inner[operand]), self.elements[operand]])

    def op(self, lhs: str, rhs: str, acc: str, kind: str) -> str:
        """Text of the op on operands of a kind: tensor or vector."""
        dims = ", ".join(f"d{i}" for i in range(len(self.iterators)))
        maps = ", ".join(f"affine_map<({dims}) -> ({', '.join(f'd{i}' for i in map_)})>" for map_ in self.maps)
        words = {"p": "parallel", "r": "reduction"}
        types = ", ".join(f"#iree_gpu.iterator_type<{words[i]}>" for i in self.iterators)
        permutations = "".join(
            f", {name}_permutation = array<i64: {', '.join(map(str, p))}>"
            for name, p in zip(("lhs", "rhs", "acc"), self.permutations)
            if p is not None
        )
        a, b, c = (f"{kind}<{self.shape(i)}>" for i in range(3))
        return (
            f"iree_gpu.multi_mma {lhs}, {rhs}, {acc} {{indexing_maps = [{maps}], iterator_types = [{types}], "
            f"kind = #iree_gpu.mma_layout<{self.intrinsic}>{permutations}}} : {a}, {b} into {c}"
        )

    @property
    def text(self) -> str:
        """A module with @run: on tensors it returns the result, for vectors it updates its last memref."""
        return self._on_vectors() if self.vector else self._on_tensors()

    def _on_tensors(self) -> str:
        a, b, c = (f"tensor<{self.shape(i)}>" for i in range(3))
        return (
            f"func.func @run(%lhs: {a}, %rhs: {b}, %acc: {c}) -> {c} {{\n"
            f"  %0 = {self.op('%lhs', '%rhs', '%acc', 'tensor')}\n  return %0 : {c}\n}}\n"
        )

    def _on_vectors(self) -> str:
        names = ("lhs", "rhs", "acc")
        arguments = ", ".join(f"%{name}: memref<{self.shape(i)}>" for i, name in enumerate(names))
        lines = [f"func.func @run({arguments}) {{", "%c0 = arith.constant 0 : index"]
        origins = []
        for i, name in enumerate(names):
            origins.append(", ".join(["%c0"] * len(self.shape(i).split("x")[:-1])))
            element = self.elements[i]
            shape = self.shape(i)
            lines.append(f"%pad_{name} = arith.constant {0 if element[0] == 'i' else 0.0} : {element}")
            source = f"%{name}[{origins[i]}], %pad_{name}"
            lines.append(f"%v_{name} = vector.transfer_read {source} : memref<{shape}>, vector<{shape}>")
        lines.append(f"%0 = {self.op('%v_lhs', '%v_rhs', '%v_acc', 'vector')}")
        lines.append(f"vector.transfer_write %0, %acc[{origins[2]}] : vector<{self.shape(2)}>, memref<{self.shape(2)}>")
        return "\n  ".join([*lines, "return"]) + "\n}\n"


class Lab:
    """Lowers and runs cases."""

    def parse(self, text: str):
        return gpuir.parse(text, filename="case.mlir", context=gpuir.Context())

    def subject(self, module) -> MultiMma:
        """NumPy's view of the module's only multi_mma."""
        found = []

        def visit(op):
            if op.name == "iree_gpu.multi_mma":
                found.append(MultiMma(op.opview))
            return gpuir.ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        (only,) = found
        return only

    def lowered(self, text: str):
        module = self.parse(text)
        with module.context:
            reference_lowering(module)
        return module

    def run(self, case: Case, arrays: Sequence[np.ndarray], runner: str = "jit") -> np.ndarray:
        """The result for those arrays, which are left as they are."""
        module = self.lowered(case.text)
        arrays = [array.copy() for array in arrays]
        if runner == "jit":
            result = jit(module).call("run", *arrays)
        else:
            result = run_in_mlir_runner(module, "run", arrays)
        return arrays[2] if case.vector else result

    def check(self, case: Case, seed: int, sizes: Sequence[int] = (3, 5, 7), runner: str = "jit") -> None:
        """Runs a case on random arrays and compares with NumPy."""
        subject = self.subject(self.parse(case.text))
        arrays = subject.random(subject.bounds(sizes), np.random.default_rng(seed))
        expected = subject.expected(*arrays)
        result = self.run(case, arrays, runner)
        assert expected.accepts(result), f"error up to {expected.error(result).max()}"
        assert result.dtype == arrays[2].dtype
        # The comparison can fail: a result that is the accumulator alone is told apart.
        if result.size and subject.bounds(sizes)[2:] != [0]:
            assert not expected.accepts(arrays[2])


@pytest.fixture(scope="session")
def lab() -> Lab:
    return Lab()


@pytest.fixture(scope="session")
def case() -> type[Case]:
    return Case


@pytest.fixture(params=INTRINSICS)
def intrinsic(request) -> str:
    return request.param


@pytest.fixture(params=["jit", "mlir-runner"])
def runner(request) -> str:
    if request.param == "mlir-runner":
        request.getfixturevalue("mlir_runner")
    return request.param
