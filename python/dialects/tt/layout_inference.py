"""What `tt` asks of the layouts of tensors. The dialect that has the layouts answers: `ttg` for its encodings.

As Triton's DialectInferLayoutInterface: `tt` knows no encoding by name, and types of encodings that no dialect answers for
cannot be inferred.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias, get_args

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase, TypeBase

__all__ = [
    "BY_FORM",
    "FORMS",
    "Encoding",
    "Form",
    "Held",
    "LayoutInference",
    "ThreadCounts",
    "inference_for",
    "is_open",
    "register",
    "thread_counts",
]

Encoding: TypeAlias = ir.Attribute
Shape: TypeAlias = Sequence[int]
#: Releases whose layouts differ. From 3.8 on an operand of a product on sm_80 has the rows of its instruction, where before it has
#: 16; from 3.9 on a thread has each element of a blocked layout in one register, where before it has copies of a small tensor's.
Form: TypeAlias = Literal["-3.7", "3.8", "3.9-"]
FORMS: tuple[Form, ...] = get_args(Form)
#: For a rule (`by_release`) that is another one in each form.
BY_FORM: Mapping[str, Form] = {form: form for form in FORMS}


class ThreadCounts(NamedTuple):
    """Rank of the tensors that a distributed layout is for, and its lanes a warp, warps and CTAs."""

    rank: int
    lanes: int
    warps: int
    ctas: int


class Held(NamedTuple):
    """Registers of a thread, how many of them have elements that no other has, and which bits of a lane's number tell nothing apart."""

    registers: int
    distinct: int
    copied_lanes: tuple[bool, ...]


class LayoutInference(Protocol):
    """A dialect's encodings: what they are, and which of them results of `tt`'s ops on shapes have.

    What follows by no rule raises UnknownLayout, what is not possible any other ValueError.
    """

    def thread_counts(self, encoding: Encoding) -> ThreadCounts | None:
        """The threads of a distributed layout; None for other encodings."""

    def is_open(self, encoding: Encoding) -> bool:
        """Whether the encoding stands for a layout that is still to be found, of which nothing can be asked."""

    def same(self, shape: Shape, one: Encoding, other: Encoding, form: Form | None = None) -> bool:
        """Whether two encodings are one layout of tensors of that shape.

        `form`: the releases whose layouts they have; None takes those of any.
        """

    def same_held(self, shape: Shape, one: Encoding, other: Encoding, ignored: Sequence[int]) -> bool:
        """Whether threads have the same elements in the same order, copies and where along `ignored` dimensions aside."""

    def held(self, shape: Shape, encoding: Encoding, form: Form) -> Held:
        """How many elements of a tensor a thread has, by the layouts of a release of that form."""

    def check_linear(self, shape: Shape, encoding: Encoding) -> None:
        """ValueError where a basis of the layout moves along several dimensions, or where two of them are equal."""

    def sliced(self, encoding: Encoding, axis: int) -> Encoding:
        """The layout that is left when a dimension is squeezed out."""

    def expanded(self, encoding: Encoding, axis: int) -> Encoding:
        """The layout of which `encoding` is the slice along `axis`."""

    def transposed(self, shape: Shape, encoding: Encoding, order: Sequence[int]) -> Encoding:
        """The layout with dimension `order[i]` as dimension i."""

    def reshaped(self, shape: Shape, encoding: Encoding, new_shape: Shape, form: Form = "3.8") -> Encoding:
        """The layout that leaves all elements of a tensor of `shape` where they are when it is reshaped, in a release of that form."""

    def joined(self, shape: Shape, encoding: Encoding) -> Encoding:
        """The layout of two tensors side by side in a new last dimension."""

    def split(self, shape: Shape, encoding: Encoding) -> Encoding:
        """The layout of either half, one element each of the last dimension of size 2."""

    def check_dot(self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
        """VerifyError where the layouts of a dot's operands do not fit its result's."""

    def check_dot_kinds(
        self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType, tf32: bool
    ) -> None:
        """VerifyError where the result's layout is of an instruction that does not multiply such elements; from 3.6 on."""

    def check_dot_depth(self, a: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
        """VerifyError where a dot has fewer columns of `a` than one instruction takes; Triton asks from 3.9 on."""

    def buffer_ctas(self, type: ir.Type) -> int | None:
        """The CTAs that a buffer's encoding is for; None where it does not tell."""

    def buffer_parts(self, type: ir.Type) -> tuple[int, int] | None:
        """Into how many parts CTAs divide a buffer, and how many elements it has; None where that is not told."""

    def check_buffer(self, name: str, type: ir.Type) -> None:
        """VerifyError where a type of the dialect, of the value `name`, has an encoding that is for tensors."""


#: By the dialect's name; filled when the dialect's module is imported, before any of its encodings exist.
_INFERENCE: dict[str, LayoutInference] = {}


def register(dialect: str, inference: LayoutInference) -> None:
    """Names who answers for the encodings of a dialect."""
    _INFERENCE[dialect] = inference


def answers_for(value: ir.Attribute | ir.Type) -> LayoutInference | None:
    """Who answers for an encoding or a type; None for those of other dialects."""
    if isinstance(value, (AttrBase, TypeBase)):
        return _INFERENCE.get(value.spec.full_name.partition(".")[0])
    return None


def inference_for(encoding: Encoding) -> LayoutInference:
    """Who answers for a distributed layout; ValueError where nobody does."""
    inference = answers_for(encoding)
    if inference is None:
        raise ValueError(f"expects a distributed layout, found {encoding}")
    return inference


def is_open(encoding: Encoding) -> bool:
    """Whether the encoding stands for a layout that is still to be found."""
    inference = answers_for(encoding)
    return inference is not None and inference.is_open(encoding)


def thread_counts(encoding: Encoding) -> ThreadCounts | None:
    """The threads of a distributed layout; None for other encodings."""
    inference = answers_for(encoding)
    return None if inference is None else inference.thread_counts(encoding)
