"""Types of `ttg`: memory descriptors and tokens of asynchronous operations."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Sequence

from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.dialect import TTG
from gpuir.host import ir
from gpuir.ods import AnyAttribute, Bool, DialectType, Param, Parameter, ParameterMeta, TypeParameter, named
from gpuir.ods.releases import Release
from gpuir.ods.syntax import Input, Output


def _shape_text(values: Iterable[int | str]) -> str:
    text = ", ".join(map(str, values))
    return f"array<i64: {text}>" if text else "array<i64>"


def _sizes(text: str) -> list[str]:
    body = text.partition(":")[2].removesuffix(">").strip()
    return [item.strip() for item in body.split(",")] if body else []


def _convert_shape(value: object) -> ir.Attribute:
    if isinstance(value, ir.DenseI64ArrayAttr):
        return value
    if isinstance(value, (str, bytes)) or not isinstance(value, Sequence):
        raise TypeError(f"expected a sequence of int, got {value!r}")
    sizes = [operator.index(item) for item in value]
    if sizes and min(sizes) < 0:
        raise ValueError(f"expected sizes that are not negative, got {sizes}")
    return ir.DenseI64ArrayAttr.get(sizes)


def _convert_encoding(value: object) -> ir.Attribute:
    # A string would become an attribute, which no text of an encoding is meant to be.
    if not isinstance(value, ir.Attribute):
        raise TypeError(f"expected an encoding or a memory space, got {value!r}")
    return value


#: Sizes of dimensions, kept as an array and written ``128x64``.
class Shape(
    list[int],
    metaclass=ParameterMeta,
    parameter=Parameter(
        "shape",
        parse=lambda cursor: cursor.attribute(),
        print=lambda text, writer: "x".join(_sizes(text)),
        convert=_convert_shape,
        value=list,
        python="Sequence[int]",
    ),
): ...


#: An attribute as it is; Triton's own types take any.
class _Encoding(
    ir.Attribute,
    metaclass=ParameterMeta,
    parameter=Parameter(
        AnyAttribute.summary,
        parse=AnyAttribute.parse,
        print=AnyAttribute.print,
        convert=_convert_encoding,
        value=AnyAttribute.value,
        python="Attribute",
    ),
): ...


#: By host name: how a release says an encoding of which the words depend on the elements' width.
OF_ELEMENTS: dict[str, Callable[[str, int, Release], str]] = {}
_BITS = re.compile(r"[0-9]+")
_OF_ALL_BUFFERS = TRITON.range("-3.5")


#: The memory space of all buffers up to Triton 3.1, which do not say it.
_SHARED_MEMORY = f"#{TTG.host}.shared_memory"


@TTG.directive("MemDescBody")
class _MemDescBody:
    """``SHAPExELEM, ENCODING, SPACE[, mutable][, ALLOCSHAPE]``."""

    @staticmethod
    def parse(cursor: Input, values: dict[str, str], *names: str) -> None:
        if cursor.at("array"):
            cursor.fail("expected a shape such as 128x64xf16")
        start = cursor.skip()
        shape = cursor.sizes()
        if not shape:
            cursor.fail(f"expected a shape such as 128x64xf16, found {cursor.found()}")
        values["shape"] = _shape_text(shape)
        values["elementType"] = cursor.type()
        cursor.expect(",", "before the encoding")
        values["encoding"] = cursor.attribute()
        values["mutableMemory"], values["allocShape"] = "false", values["shape"]
        more = cursor.accept(",")
        if (not more or cursor.at("mutable")) and cursor.has_former("triton_gpu"):
            cursor.only_in(TRITON.range("3.0-3.1"), "!tt.memdesc without a memory space", start)
            values["memorySpace"] = _SHARED_MEMORY
            if more:
                cursor.expect("mutable")
                values["mutableMemory"] = "true"
            return
        if not more:
            cursor.expect(",", "before the memory space")
        values["memorySpace"] = cursor.attribute()
        if not cursor.accept(","):
            return
        if cursor.accept("mutable"):
            values["mutableMemory"] = "true"
            if not cursor.accept(","):
                return
        if cursor.at(">"):
            return  # no sizes behind the comma are those of the view
        sizes = cursor.sizes()
        if not sizes and not cursor.peek().isdigit():
            cursor.fail(f"expected `mutable` or the shape of the allocation, found {cursor.found()}")
        values["allocShape"] = _shape_text([*sizes, cursor.integer()])

    @staticmethod
    def print(writer: Output, values: dict[str, str], *names: str) -> str:
        shape = "x".join(_sizes(values["shape"]))
        text = f"{shape}x{writer.attribute_text(values['elementType'])}, "
        encoding = values["encoding"]
        of_elements = OF_ELEMENTS.get(encoding.partition("<")[0])
        if of_elements is not None:
            bits = _BITS.search(values["elementType"])
            encoding = of_elements(encoding, int(bits[0]) if bits else 32, writer.release or TRITON.default)
        text += f"{writer.attribute_text(encoding)}, {writer.attribute_text(values['memorySpace'])}"
        if values["mutableMemory"] == "true":
            text += ", mutable"
        if values["allocShape"] != values["shape"]:
            text += f", {'x'.join(_sizes(values['allocShape']))}"
        return text


class MemDescType(DialectType, dialect=TTG, name="memdesc"):
    """A view of a buffer in shared or tensor memory: shape, element type, encoding, memory space.

    ``MemDescType.get([128, 64], f16, encoding, memory_space, mutable=True)``; `alloc_shape` is the shape of the whole
    allocation where the view is smaller.
    """

    was = {"tt.memdesc": "3.0-3.2"}
    shape: Param[Shape]
    element_type: Param[TypeParameter] = named("elementType")
    encoding: Param[_Encoding]
    memory_space: Param[_Encoding] = named("memorySpace")
    mutable_memory: Param[Bool] = named("mutableMemory", False)
    alloc_shape: Param[Shape] | None = named("allocShape")
    assembly = "`<` custom<MemDescBody>($shape, $elementType, $encoding, $memorySpace, $mutableMemory, $allocShape) `>`"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        if values["allocShape"] == "unit":
            values["allocShape"] = values["shape"]
        shape, alloc = _sizes(values["shape"]), _sizes(values["allocShape"])
        if not shape:
            raise ValueError("expects a shape of at least one dimension")
        if len(alloc) < len(shape):
            raise ValueError(
                f"expects an allocation shape of at least {len(shape)} dimensions, found {'x'.join(alloc)}"
            )

    @staticmethod
    def carry(values: dict[str, str], source: Release, release: Release) -> None:
        """A view of one of several buffers kept their number up to Triton 3.5; from 3.6 on the buffer is the allocation."""
        if source in _OF_ALL_BUFFERS and release not in _OF_ALL_BUFFERS:
            rank = len(_sizes(values["shape"]))
            values["allocShape"] = _shape_text(_sizes(values["allocShape"])[-rank:])

    def verify(self) -> None:
        for name in ("encoding", "memory_space"):
            try:
                getattr(self, name)
            except TypeError:  # the host has no class of locations
                raise ValueError(f"!ttg.memdesc: expects an attribute as {name}, found a location") from None

    @classmethod
    def get(  # type: ignore[override]  # the parameters have names and types here
        cls,
        shape: Sequence[int],
        element_type: ir.Type,
        encoding: ir.Attribute,
        memory_space: ir.Attribute,
        mutable: bool = False,
        alloc_shape: Sequence[int] | None = None,
        *,
        mutable_memory: bool | None = None,
        context: ir.Context | None = None,
    ) -> MemDescType:
        """The type of those parameters; `mutable_memory` is `mutable` by Triton's name."""
        if mutable_memory is not None:
            mutable = mutable_memory
        return super().get(shape, element_type, encoding, memory_space, mutable, alloc_shape, context=context)

    @property
    def rank(self) -> int:
        """Number of dimensions."""
        return len(self.shape)

    @property
    def mutable(self) -> bool:
        """Whether the buffer may be written through this view; Triton's `mutableMemory`."""
        return self.mutable_memory


class AsyncTokenType(DialectType, dialect=TTG, name="async.token"):
    """Orders asynchronous operations after one another."""
