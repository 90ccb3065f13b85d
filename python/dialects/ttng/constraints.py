"""What the ops of `ttng` have in common: tokens and barriers in text, and checks of barriers and tensor memory."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gpuir.assembly.op_writer import NotPrintable
from gpuir.dialects.ttg.constraints import check_mutable, shape_text, target_of
from gpuir.dialects.ttg.encodings import SharedMemorySpaceAttr, SwizzledSharedEncodingAttr, cluster_of_encoding
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.dialects.ttng.dialect import (
    TTNG,
    TensorMemoryEncodingAttr,
    TensorMemoryScalesEncodingAttr,
    TensorMemorySpaceAttr,
)
from gpuir.ods import Trait, VerifyError, in_releases
from gpuir.ods.operation import OpBase

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output


#: Chips with tensor memory, by their numbers in a module's target.
_WITH_TENSOR_MEMORY = range(100, 120)


class OfTensorMemory(Trait):
    """In a module for a GPU, one with tensor memory; what 3.9 cannot read as a GPU's name says nothing."""

    @in_releases("3.9-")
    def has_tensor_memory(self, op: OpBase) -> None:
        target = target_of(op)
        system, _, chip = target.partition(":")
        if system == "hip" or (system == "cuda" and chip.isdecimal() and int(chip) not in _WITH_TENSOR_MEMORY):
            raise VerifyError(
                f'expects ttg.target around it to have tensor memory, such as "cuda:100", found "{target}"'
            )


@TTNG.directive("Token")
class _Token:
    """Nothing, or ``[]`` for an op that makes a token, or ``[%token]`` for one that takes and makes one."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, operand: str, result: str) -> None:
        state.operands[operand], state.types[result] = [], []
        if not cursor.accept("["):
            return
        state.types[result] = [f"!{AsyncTokenType.spec.host_full_name}"]
        if cursor.at_operand():
            state.operands[operand] = [cursor.operand()]
        cursor.expect("]", "after the token")

    @staticmethod
    def print(writer: Output, state: WriteState, operand: str, result: str) -> str:
        if not state.types[result]:
            if state.operands[operand]:
                raise NotPrintable  # the form cannot say that a token is taken and none made
            return ""
        return f"[{', '.join(state.operands[operand])}]"


@TTNG.directive("BarriersAndPreds")
class _BarriersAndPreds:
    """Any number of ``, %barrier[%predicate]``."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, barriers: str, predicates: str) -> None:
        state.operands[barriers], state.operands[predicates] = [], []
        while cursor.accept(","):
            state.operands[barriers].append(cursor.operand())
            cursor.expect("[", "before the barrier's predicate")
            state.operands[predicates].append(cursor.operand())
            cursor.expect("]", "after the barrier's predicate")

    @staticmethod
    def print(writer: Output, state: WriteState, barriers: str, predicates: str) -> str:
        if len(state.operands[barriers]) != len(state.operands[predicates]):
            raise NotPrintable
        pairs = zip(state.operands[barriers], state.operands[predicates], strict=True)
        return "".join(f", {barrier}[{predicate}]" for barrier, predicate in pairs)


@TTNG.directive("OneBarrier")
class _OneBarrier:
    """``, %barrier`` or nothing, in Triton 3.3: arrives where the op itself is done."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, barriers: str, predicates: str, predicate: str) -> None:
        state.operands[barriers] = [cursor.operand()] if cursor.accept(",") else []
        state.operands[predicates] = list(state.operands[predicate]) if state.operands[barriers] else []

    @staticmethod
    def print(writer: Output, state: WriteState, barriers: str, predicates: str, predicate: str) -> str:
        raise NotPrintable


@TTNG.directive("AllTypes")
class _AllTypes:
    """``: (types) -> ()`` of the operands that Triton 3.3 has."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, *groups: str) -> None:
        cursor.expect(":", "before the types")
        start = cursor.skip()
        types, results = cursor.functional_type()
        names = [group for group in groups for _ in state.operands[group]]
        if len(types) != len(names) or results:
            cursor.fail(f"expected {len(names)} types of operands and none of results", start)
        state.types.update({group: [] for group in groups})
        for name, type in zip(names, types, strict=True):
            state.types[name].append(type)

    @staticmethod
    def print(writer: Output, state: WriteState, *groups: str) -> str:
        raise NotPrintable


def check_barrier(type: MemDescType, name: str) -> None:
    """An mbarrier is one i64 in memory, or one in each of several CTAs."""
    shape = list(type.shape)
    if len(shape) != 1 or shape[0] > _ctas(type) or str(type.element_type) != "i64":
        raise VerifyError(f"expects {name} to be a barrier, 1xi64, found {shape_text(type.shape)}x{type.element_type}")


def _ctas(type: MemDescType) -> int:
    """The CTAs that have a part of a buffer."""
    if list(type.shape) == [1] or not isinstance(type.encoding, SwizzledSharedEncodingAttr):
        return 1
    cluster = cluster_of_encoding(type.encoding)
    return 1 if cluster is None else math.prod(cluster.ctas)


def check_tensor_memory(type: MemDescType, name: str, scales: bool = True) -> None:
    """The buffer is in tensor memory, with an encoding of tensor memory."""
    if not isinstance(type.memory_space, TensorMemorySpaceAttr):
        raise VerifyError(f"expects {name} to be in tensor memory (#ttng.tensor_memory), found {type.memory_space}")
    check_tensor_memory_encoding(type, name, scales)


def check_tensor_memory_encoding(type: MemDescType, name: str, scales: bool = True) -> None:
    """The buffer has an encoding of tensor memory; `scales` says whether that of scales will do."""
    kinds = (TensorMemoryEncodingAttr, TensorMemoryScalesEncodingAttr) if scales else (TensorMemoryEncodingAttr,)
    if not isinstance(type.encoding, kinds):
        expected = " or ".join(f"#{kind.spec.full_name}" for kind in kinds)
        raise VerifyError(f"expects {name} to have the encoding {expected}, found {type.encoding}")


def check_shared_memory(type: MemDescType, name: str) -> None:
    """The buffer is in shared memory."""
    if not isinstance(type.memory_space, SharedMemorySpaceAttr):
        raise VerifyError(f"expects {name} to be in shared memory (#ttg.shared_memory), found {type.memory_space}")


def check_dot(k: tuple[int, int], m: tuple[int, int], n: tuple[int, int], names: tuple[str, str, str]) -> None:
    """Contracted sizes of a and b, and rows and columns of operands and result, are equal."""
    a, b, d = names
    if k[0] != k[1]:
        raise VerifyError(f"expects {b} to have as many rows (K) as {a} has columns, {k[0]}, found {k[1]}")
    if m[0] != m[1]:
        raise VerifyError(f"expects {d} to have as many rows (M) as {a}, {m[0]}, found {m[1]}")
    if n[0] != n[1]:
        raise VerifyError(f"expects {d} to have as many columns (N) as {b}, {n[0]}, found {n[1]}")


__all__ = [
    "check_barrier",
    "check_dot",
    "check_mutable",
    "check_shared_memory",
    "check_tensor_memory",
    "check_tensor_memory_encoding",
]
