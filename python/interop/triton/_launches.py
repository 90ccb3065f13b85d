"""Launches of Triton's kernels without a device: what ``kernel[grid](...)`` comes to, and how Triton specialises a kernel for it.

Runs where Triton is, which need not have gpuir: in the process that `_server` serves, and in that of `gpuir.interop.triton.simulated`.
"""

from __future__ import annotations

import contextlib
import functools
import math
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from typing import Any, NamedTuple, Protocol


class DType:
    """What Triton asks of an array's dtype: its name, as that of torch's, and its size."""

    def __init__(self, name: str, itemsize: int):
        self.name, self.itemsize = name, itemsize

    @property
    def is_floating_point(self) -> bool:
        return "float" in self.name

    def __str__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DType) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


class Array:
    """Stands for an array in Triton's hands; ``origin`` is the caller's, or its number among the caller's."""

    def __init__(
        self, origin: Any, dtype: str, itemsize: int, shape: tuple[int, ...], strides: tuple[int, ...], address: int
    ):
        self.origin, self.dtype, self.shape, self._strides, self._address = (
            origin, DType(dtype, itemsize), shape, strides, address,
        )  # fmt: skip

    def data_ptr(self) -> int:
        return self._address

    def ptr_range(self) -> int:
        """Bytes behind the pointer, for AMD's buffer instructions."""
        return sum((size - 1) * stride for size, stride in zip(self.shape, self._strides)) * self.dtype.itemsize + 1

    # What heuristics and functions that give a grid ask of a tensor.

    def stride(self, axis: int | None = None) -> Any:
        return self._strides if axis is None else self._strides[axis]

    def size(self, axis: int | None = None) -> Any:
        return self.shape if axis is None else self.shape[axis]

    def numel(self) -> int:
        return math.prod(self.shape)

    def element_size(self) -> int:
        return self.dtype.itemsize

    @property
    def ndim(self) -> int:
        return len(self.shape)


class Described(NamedTuple):
    """A tensor descriptor among a kernel's arguments."""

    origin: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    #: Whether what lies outside reads as NaN, and f32 is rounded to tf32.
    flags: tuple[bool, bool]


class Handler(Protocol):
    """Takes launches in place of Triton's driver."""

    def launch(self, function: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any: ...

    def configuration(self, autotuner: Any) -> Any: ...


# In place of the driver -----------------------------------------------------------------------------------------------

_HANDLER: ContextVar[Handler | None] = ContextVar("handler", default=None)
#: The configuration that the autotuner around the function that is launched has.
CONFIGURATION: ContextVar[Any] = ContextVar("configuration", default=None)
_LOCK = threading.Lock()


class _Replaced:
    """Triton's own methods, while ours stand in their place, and for how many blocks."""

    blocks = 0
    launch: Any = None
    tune: Any = None


@contextlib.contextmanager
def intercepted(handler: Handler) -> Iterator[None]:
    """Within the block, launches of this thread go to ``handler``; those of other threads go where they went before."""
    _replace()
    token = _HANDLER.set(handler)
    try:
        yield
    finally:
        _HANDLER.reset(token)
        _restore()


def is_intercepted() -> bool:
    """Whether a block of this thread is open."""
    return _HANDLER.get() is not None


def _replace() -> None:
    from triton.runtime.autotuner import Autotuner
    from triton.runtime.jit import JITFunction

    with _LOCK:
        _Replaced.blocks += 1
        if _Replaced.blocks > 1:
            return
        launch, tune = JITFunction.run, Autotuner.run
        _Replaced.launch, _Replaced.tune = launch, tune

        @functools.wraps(launch)
        def run(self: Any, *arguments: Any, **keywords: Any) -> Any:
            handler = _HANDLER.get()
            if handler is None:
                return launch(self, *arguments, **keywords)
            return handler.launch(self, arguments, keywords)

        @functools.wraps(tune)
        def run_tuned(self: Any, *arguments: Any, **keywords: Any) -> Any:
            handler = _HANDLER.get()
            if handler is None:
                return tune(self, *arguments, **keywords)
            configuration = handler.configuration(self)
            chosen = configuration.all_kwargs()
            if configuration.pre_hook is not None:
                configuration.pre_hook({**dict(zip(self.arg_names, arguments)), **keywords, **chosen})
            token = CONFIGURATION.set(configuration)
            try:
                return self.fn.run(*arguments, **keywords, **chosen)
            finally:
                CONFIGURATION.reset(token)

        JITFunction.run, Autotuner.run = run, run_tuned


def _restore() -> None:
    from triton.runtime.autotuner import Autotuner
    from triton.runtime.jit import JITFunction

    with _LOCK:
        _Replaced.blocks -= 1
        if not _Replaced.blocks:
            JITFunction.run, Autotuner.run = _Replaced.launch, _Replaced.tune


def chosen_configuration(autotuner: Any, wanted: Any) -> Any:
    """An autotuner's configuration: the first one, or that of a number, or the one with these values; ValueError for none."""
    configurations = list(autotuner.configs)
    if wanted is None:
        return configurations[0]
    if isinstance(wanted, int) and 0 <= wanted < len(configurations):
        return configurations[wanted]
    if isinstance(wanted, Mapping):
        for each in configurations:
            values = each.all_kwargs()
            if all(key in values and values[key] == value for key, value in wanted.items()):
                return each
    elif wanted in configurations:
        return wanted
    listed = "; ".join(f"{number}: {each}" for number, each in enumerate(configurations))
    raise ValueError(f"config: no configuration of the kernel is {wanted!r}, only {listed}")


# Specialisation -------------------------------------------------------------------------------------------------------


class Specialised(NamedTuple):
    """What a kernel is compiled for: `key` tells it from others, `bound` are the values of all parameters."""

    bound: dict[str, Any]
    signature: dict[str, Any]
    constants: dict[Any, Any]
    attributes: dict[Any, Any]
    options: dict[str, Any]
    key: str


_BINDERS: weakref.WeakKeyDictionary[Any, dict[Any, Callable[..., Any]]] = weakref.WeakKeyDictionary()


def specialised(function: Any, arguments: tuple[Any, ...], keywords: dict[str, Any], backend: Any) -> Specialised:
    """How Triton's launch specialises `function` for the arguments, in which `Array` stands for arrays; TypeError, KeyError,
    or ValueError where they do not fit it."""
    from triton import knobs
    from triton.runtime.jit import create_function_from_signature

    keywords = {**keywords, "debug": bool(keywords.get("debug", function.debug) or knobs.runtime.debug)}
    binders = _BINDERS.setdefault(function, {})
    binder = binders.get(backend.target)
    if binder is None:
        binder = create_function_from_signature(function.signature, function.params, _specialising(backend))
        binders[backend.target] = binder
    bound, specialization, rest = binder(*arguments, **keywords)
    key = f"{specialization} {rest}"
    if hasattr(function, "_pack_args"):
        options, signature, constants, attributes = function._pack_args(backend, keywords, bound, specialization, rest)
    else:
        options, signature, constants, attributes = _packed(function, keywords, bound, specialization, backend)
    given = {name: vars(options)[name] for name in options.__dataclass_fields__}
    return Specialised(bound, signature, constants, attributes, given, key)


def _packed(
    function: Any, keywords: dict[str, Any], bound: dict[str, Any], specialization: list[Any], backend: Any
) -> tuple[Any, ...]:
    """As `JITFunction._pack_args`, which 3.4 does not have apart."""
    from triton._utils import find_paths_if, get_iterable_path

    names = [each.name for each in function.params]
    options = backend.parse_options(keywords)
    for name in keywords:
        if name not in vars(options) and name not in names:
            raise KeyError(f"Keyword argument {name} was specified but unrecognised")
    types, known = [each[0] for each in specialization], [each[1] for each in specialization]
    values = list(bound.values())
    constants = {
        path: get_iterable_path(values, path) for path in find_paths_if(types, lambda _, type: type == "constexpr")
    }
    attributes = {
        path: backend.parse_attr(get_iterable_path(known, path))
        for path in find_paths_if(known, lambda _, value: isinstance(value, str))
    }
    return options, dict(zip(names, types)), constants, attributes


def _specialising(backend: Any) -> Any:
    """The backend, which here does not need torch to know how large an array is."""
    if backend.target.backend != "hip":
        return backend
    from triton import knobs
    from triton.backends.compiler import BaseBackend

    def small(array: Any) -> str:
        return "S" if knobs.amd.use_buffer_ops and array.ptr_range() < 2**31 else ""

    class Specialising(type(backend)):  # type: ignore[misc]
        @staticmethod
        def get_arg_specialization(argument: Any, kind: str, **keywords: Any) -> str:
            known: str = BaseBackend.get_arg_specialization(argument, kind, **keywords)
            return known + small(argument) if kind == "tensor" else known

        @staticmethod
        def get_tensor_specialization(argument: Any, **keywords: Any) -> str:
            return str(BaseBackend.get_tensor_specialization(argument, **keywords)) + small(argument)

    return Specialising(backend.target)


def run_time_values(specialized: Specialised) -> list[Any]:
    """The values of the parameters that the compiled function has, tuples in their parts: numbers, `Array`, `Described`."""
    values: list[Any] = []

    def add(value: Any, type: Any) -> None:
        if isinstance(type, (tuple, list)):
            for part, of in zip(value, type):
                add(part, of)
        elif type != "constexpr":
            values.append(_described(value) if hasattr(value, "block_shape") else value)

    for name, type in specialized.signature.items():
        add(specialized.bound[name], type)
    return values


def _described(value: Any) -> Described:
    flags = (getattr(value, "padding", "zero") == "nan", bool(getattr(value, "round_f32_to_tf32", False)))
    return Described(value.base.origin, tuple(value.shape), tuple(value.strides), flags)
