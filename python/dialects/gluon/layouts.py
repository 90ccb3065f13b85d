"""What `tt` asks of the layouts that Gluon leaves open."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects.tt.layout_inference import Encoding, Form, Held, ThreadCounts, register
from gpuir.host import ir
from gpuir.layouts import UnknownLayout

__all__ = ["GluonLayouts"]


class GluonLayouts:
    """What `tt` asks of layouts, see gpuir.dialects.tt.layout_inference: of a layout that is to be found, any is made of it."""

    def thread_counts(self, encoding: Encoding) -> ThreadCounts | None:
        return None

    def is_open(self, encoding: Encoding) -> bool:
        return True

    def same(self, shape: Sequence[int], one: Encoding, other: Encoding, form: Form | None = None) -> bool:
        return one == other

    def same_held(self, shape: Sequence[int], one: Encoding, other: Encoding, ignored: Sequence[int]) -> bool:
        return one == other

    def check_linear(self, shape: Sequence[int], encoding: Encoding) -> None:
        pass

    def held(self, shape: Sequence[int], encoding: Encoding, form: Form) -> Held:
        raise UnknownLayout(f"{encoding} is a layout that is still to be found")

    def sliced(self, encoding: Encoding, axis: int) -> Encoding:
        return encoding

    expanded = sliced

    def transposed(self, shape: Sequence[int], encoding: Encoding, order: Sequence[int]) -> Encoding:
        return encoding

    def reshaped(
        self, shape: Sequence[int], encoding: Encoding, new_shape: Sequence[int], form: Form = "3.8"
    ) -> Encoding:
        return encoding

    def joined(self, shape: Sequence[int], encoding: Encoding) -> Encoding:
        return encoding

    split = joined

    def check_dot(self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
        pass

    def check_dot_kinds(
        self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType, tf32: bool
    ) -> None:
        pass

    def check_dot_depth(self, a: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
        pass

    def buffer_ctas(self, type: ir.Type) -> int | None:
        return None

    def buffer_parts(self, type: ir.Type) -> tuple[int, int] | None:
        return None

    def check_buffer(self, name: str, type: ir.Type) -> None:
        pass


register("gluon", GluonLayouts())
