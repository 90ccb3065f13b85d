"""Triton's kernels in the simulator, from Python: one launch, or all launches of a block.

report = run(Path("add.py"), (4,), x, y, z, n, target="sm_90", BLOCK=256)

with simulated(target="sm_90") as runs:  # in a process that has Triton, and no GPU
    add[(4,)](x, y, z, n, BLOCK=256)
"""

from __future__ import annotations

import contextlib
import dataclasses
import inspect
import json
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gpuir import sim
from gpuir.dialects.tt import TRITON
from gpuir.errors import Diagnostic
from gpuir.interop import launches
from gpuir.interop.triton import _launches, _lowering, changes
from gpuir.interop.triton.arrays import Arrays, DescriptorOf
from gpuir.interop.triton.errors import TritonError
from gpuir.interop.triton.ptx_stage import PtxModule
from gpuir.interop.triton.stages import TileModule
from gpuir.interop.triton.tried import release_of_version
from gpuir.interop.triton.worker import Triton, target_of
from gpuir.ods.releases import Release

__all__ = ["INTERCEPTED", "Launched", "Simulated", "run", "simulated"]

Grid = int | Sequence[int] | Callable[[Mapping[str, Any]], Any]

#: Keywords of `sim.launch` that no launch of a kernel of Triton's has.
_WITHOUT = frozenset({"lanes"})


@dataclasses.dataclass
class Launched(launches.Launched):
    """One launch: the kernel, what its grid and its meta-parameters came to, the text of the stage that ran, and the report.

    `config` is the autotuner's configuration in Triton's words, and empty where there is none.
    """

    config: str = ""


_Module = TileModule | PtxModule


def _module(lowered: Mapping[str, Any], release: Release) -> _Module:
    """A stage of a kernel, ready to be launched."""
    if lowered["machine"] is None:
        return TileModule(lowered["text"], release)
    return PtxModule(lowered["text"], lowered["machine"], release)


def _launch(
    module: _Module,
    grid: Grid,
    meta: Mapping[str, Any],
    values: Sequence[Any],
    arrays: Arrays,
    config: str,
    target: str,
    options: Mapping[str, Any],
) -> Launched:
    """Simulates a launch; faults are in the report."""
    sizes: Any = grid(meta) if callable(grid) else grid
    shape = tuple(sizes) if isinstance(sizes, (tuple, list)) else (sizes,)
    if 0 in shape and len(shape) <= 3:
        # As Triton's launcher does it: nothing.
        padded = (*map(int, shape), 1, 1)[:3]
        report = sim.Report(module.name, target, padded)  # type: ignore[arg-type]
        return Launched(module.name, shape, report.block, module.text, report, config)
    arguments = arrays.values(values, module.types, module.name)
    report = module.launch(sizes, arguments, {**options, "on_fault": "report", "chip": target})
    report.config = config
    return Launched(module.name, shape, report.block, module.text, report, config)


def _chip(target: int | str) -> tuple[dict[str, Any], str]:
    """What Triton's process calls the target, and what the simulator does."""
    asked = target_of(target)
    return asked, asked["arch"] if asked["backend"] == "hip" else f"sm_{asked['arch']}"


# One launch -----------------------------------------------------------------------------------------------------------


def run(
    kernel: Callable[..., Any] | Path | str,
    grid: Grid,
    *arguments: Any,
    name: str | None = None,
    target: int | str = "sm_90",
    stage: str = "ttgir",
    config: int | Mapping[str, Any] | None = None,
    triton: Triton | None = None,
    simulator: Mapping[str, Any] | None = None,
    **keywords: Any,
) -> sim.Report:
    """Simulates ``kernel[grid](*arguments, **keywords)`` as Triton compiles it for `target` up to `stage`; no GPU is needed.

    `kernel` is the path of a Python file, its text, or a function with ``@triton.jit``, with what decorates it; `name` says
    which one where a file has several. A function is compiled by the Triton of this process, unless `triton` says by which one;
    files and text go to `triton`, or to a process of their own. `stage` is "ttir", "ttgir", a pass of these stages,
    "add_pipeline": the module behind it, or "ptx", which runs thread by thread. `grid` is a size, up to three, or a function of the meta-parameters.

    Arrays, NumPy's or torch's tensors on the CPU, are read and changed in place; a `TensorDescriptor` may be Triton's or gpuir's.
    Numbers are specialised as Triton does it. `keywords` are further arguments, constexprs, Triton's options (``num_warps=8``),
    and options of `sim.launch` (``checks``, ``seed``, ``explore``, ``on_fault``, ...): a name that the kernel has is the kernel's,
    and `simulator` has the others then. Of an autotuner's configurations the first runs, or that of `config`: its number, or some
    of its values; ``report.config`` says which.

    SimulationError with findings at lines of the Python source unless ``on_fault="report"``; TritonError for what Triton refuses.
    """
    parameters = _parameters(kernel)
    options = {
        key: value for key, value in keywords.items() if key in launches.SIMULATOR - _WITHOUT and key not in parameters
    }
    keywords = {key: value for key, value in keywords.items() if key not in options}
    if triton is None and hasattr(kernel, "run"):
        options.update(simulator or {})
        with simulated(target=target, stage=stage, config=config, **options) as runs:
            kernel.run(*arguments, grid=grid, warmup=False, **keywords)
        return runs.launches[-1].report
    asked, chip = _chip(target)
    arrays = Arrays()
    given: list[Any] = []
    request = {
        "arguments": [
            _sent(_shown(arrays, each, f"argument {number}"), given) for number, each in enumerate(arguments)
        ],
        "keywords": {key: _sent(_shown(arrays, each, f"argument '{key}'"), given) for key, each in keywords.items()},
        "perhaps": {key: value for key, value in options.items() if _is_plain(value)},
        "config": dict(config) if isinstance(config, Mapping) else config,
    }
    with contextlib.ExitStack() as stack:
        asker = stack.enter_context(Triton()) if triton is None else triton
        answer = asker.lower_launch(kernel, name, capability=target, stage=stage, **request)
        release = asker.release
    options = {key: value for key, value in options.items() if key not in answer["taken"]}
    options.update(simulator or {})
    launches.checked(options, "run", _WITHOUT)
    values = [_back(each, given) for each in answer["values"]]
    meta = {key: _meta(each, given) for key, each in answer["bound"].items()}
    module = _module(answer, release)
    done = _launch(module, grid, meta, values, arrays, answer["config"] or "", chip, options)
    if done.findings and options.get("on_fault", "raise") == "raise":
        raise sim.SimulationError(done.findings, done.report)
    return done.report


def _shown(arrays: Arrays, value: Any, what: str) -> Any:
    """`Arrays.shown`, whose errors say which argument is meant."""
    try:
        return arrays.shown(value)
    except (TypeError, ValueError) as error:
        raise type(error)(f"{what}: {error}") from None


def _parameters(kernel: Any) -> frozenset[str]:
    """Names of the kernel's parameters, as far as this process knows them."""
    names = getattr(kernel, "arg_names", None)
    if names is None and callable(kernel):
        names = inspect.signature(kernel).parameters
    return frozenset(names or ())


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, (bool, int, float, str))


def _sent(value: Any, given: list[Any]) -> Any:
    """An argument as JSON; arrays by their number in `given`."""
    if isinstance(value, _launches.Array):
        given.append(value.origin)
        # Only how far from a multiple the address is matters.
        address = value.data_ptr() % 4096
        return {"array": len(given) - 1, "dtype": value.dtype.name, "itemsize": value.dtype.itemsize,
                "shape": value.shape, "strides": value.stride(), "address": address + 4096}  # fmt: skip
    if hasattr(value, "block_shape"):
        fields: dict[str, Any] = {key: getattr(value, key) for key in ("shape", "strides", "block_shape")}
        flags = {key: getattr(value, key) for key in ("padding", "round_f32_to_tf32") if hasattr(value, key)}
        return {"base": _sent(value.base, given), **{key: list(each) for key, each in fields.items()}, **flags}
    if isinstance(value, (tuple, list)):
        return [_sent(each, given) for each in value]
    if type(value).__module__.startswith("triton.language") and hasattr(value, "name"):
        return f"tl.{_TYPES.get(value.name, value.name)}"
    try:
        json.dumps(value)
    except TypeError:
        raise TypeError(
            f"an argument of the kernel is an array, a number, a string or a tuple of them, got {value!r}"
        ) from None
    return value


#: Names of triton.language's types, by the names they have.
_TYPES = {
    "fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64", "fp8e4nv": "float8e4nv",
    "fp8e5": "float8e5", "fp8e4b15": "float8e4b15", "fp8e4b8": "float8e4b8", "fp8e5b16": "float8e5b16",
}  # fmt: skip


def _back(value: Any, given: list[Any]) -> Any:
    """A value of the compiled function, as `Arrays.values` takes it."""
    if isinstance(value, dict) and "array" in value:
        return _launches.Array(given[value["array"]], "", 0, (), (), 0)
    if isinstance(value, dict):
        number, shape, strides, flags = value["described"]
        return _launches.Described(given[number], tuple(shape), tuple(strides), tuple(flags))
    return value


def _meta(value: Any, given: list[Any]) -> Any:
    """What a function that gives the grid is told of an argument."""
    return given[value["array"]] if isinstance(value, dict) and "array" in value else value


# All launches of a block ----------------------------------------------------------------------------------------------

#: Modules of kernels by what they were specialised for, with the values of globals that they were compiled with.
_COMPILED: weakref.WeakKeyDictionary[Any, dict[Any, tuple[_Module, dict[Any, Any]]]] = weakref.WeakKeyDictionary()
#: Triton's compilation is for one thread at a time where its pass managers are looked at.
_COMPILING = threading.RLock()


class Simulated(launches.Launches[launches.Launched]):
    """The launches of a block, in order."""

    def __init__(self, target: int | str, stage: str, config: Any, release: Release, options: Mapping[str, Any]):
        super().__init__()
        asked, self.target = _chip(target)
        self.stage, self.config, self.options = stage, config, dict(options)
        self._release = release
        try:
            self._backend = _lowering.backend_of(**asked)
        except _lowering.Refusal as error:
            raise TritonError(str(error)) from None

    def configuration(self, autotuner: Any) -> Any:
        """The one of an autotuner's configurations that runs."""
        try:
            return _launches.chosen_configuration(autotuner, self.config)
        except ValueError as error:
            raise TritonError(str(error)) from None

    def launch(self, function: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Launched | None:
        """What ``function[grid](*arguments, **keywords)`` does within the block."""
        grid, warmup = keywords.pop("grid"), keywords.pop("warmup", False)
        for hook in function.pre_run_hooks:
            hook(*arguments, **keywords)
        arrays = Arrays()
        try:
            names = [*function.arg_names, *range(len(arguments))]
            shown = [
                _triton_descriptor(_shown(arrays, each, f"argument '{name}' of kernel '{function.fn.__name__}'"))
                for name, each in zip(names, arguments)
            ]
            named = {
                key: _triton_descriptor(_shown(arrays, each, f"argument '{key}'")) for key, each in keywords.items()
            }
            special = _lowering.specialised(_launches.specialised, function, tuple(shown), named, self._backend)
            module = self._module(function, special)
        except _lowering.Refusal as error:
            raise TritonError([Diagnostic("error", str(error), *(error.where or ()))]) from error.__cause__
        if warmup:
            return None
        meta = {key: getattr(value, "origin", value) for key, value in special.bound.items()}
        config = _launches.CONFIGURATION.get()
        values = _launches.run_time_values(special)
        done = _launch(
            module, grid, meta, values, arrays, "" if config is None else str(config), self.target, self.options
        )
        self.launches.append(done)
        if done.findings and self.options.get("on_fault", "raise") == "raise":
            raise sim.SimulationError(done.findings, done.report)
        return done

    def _module(self, function: Any, special: _launches.Specialised) -> _Module:
        """The stage of the kernel, compiled unless it was before."""
        key = (self.target, self.stage, special.key, changes.installed_key())
        with _COMPILING:
            modules = _COMPILED.setdefault(function, {})
            known = modules.get(key)
            if known is not None:
                for (of, _), (value, names) in known[1].items():
                    if names.get(of) != value:
                        raise TritonError(
                            f"kernel '{function.fn.__name__}' was compiled with {of} = {value}, and that is {names.get(of)} now"
                        )
                return known[0]
            lowered = _lowering.lowered(function, special, self._backend, self.stage)
            module = _module(lowered, self._release)
            modules[key] = module, dict(function.used_global_vals)
        return module


def _triton_descriptor(value: Any) -> Any:
    """A descriptor of gpuir's as Triton's."""
    if not isinstance(value, DescriptorOf):
        return value
    from triton.tools.tensor_descriptor import TensorDescriptor

    flags = {"padding": value.padding} if "padding" in inspect.signature(TensorDescriptor).parameters else {}
    try:
        return TensorDescriptor(value.base, [*value.shape], [*value.strides], [*value.block_shape], **flags)
    except AssertionError as error:
        raise _lowering.Refusal(f"tensor descriptor of {value.shape}: {error}") from None


@contextlib.contextmanager
def simulated(
    *,
    target: int | str = "sm_90",
    stage: str = "ttgir",
    config: int | Mapping[str, Any] | None = None,
    any_release: bool | None = None,
    **options: Any,
) -> Iterator[Simulated]:
    """Within the block, ``kernel[grid](...)`` compiles the kernel for `target` and simulates it; no driver is asked.

    In a process that has Triton and gpuir. Arrays are NumPy's, or torch's tensors on the CPU, and are changed in place. `stage`,
    `config` and the simulator's `options` are those of `run`; the first launch with a finding raises a SimulationError,
    unless ``on_fault="report"``. What has run is in the value: ``launches``, ``reports`` and ``findings``. Blocks nest, the inner
    one counts; other threads, and what follows the block, are as they were.
    """
    launches.checked(options, "simulated", _WITHOUT)
    runs = Simulated(target, stage, config, _release(any_release), options)
    with _launches.intercepted(runs):
        yield runs


class _Intercepted:
    """Triton's launches among those of all languages, see `gpuir.interop.simulating`; a block of `simulated` keeps its own."""

    @contextlib.contextmanager
    def by(self, runs: launches.Simulated) -> Iterator[None]:
        if _launches.is_intercepted():
            yield
            return
        mine = Simulated(runs.chip, "ttgir", None, _release(None), runs.options)
        mine.launches = runs.launches
        with _launches.intercepted(mine):
            yield


#: By the module of the package.
INTERCEPTED = {"triton": _Intercepted()}


def _release(any_release: bool | None) -> Release:
    """The release of this process's Triton."""
    try:
        import triton
        from triton import knobs
    except ImportError as error:
        raise TritonError(f"simulated: this interpreter has no Triton ({error})") from None
    release = release_of_version(str(triton.__version__), any_release)
    if knobs.runtime.interpret:
        raise TritonError(
            "simulated: TRITON_INTERPRET is set, so that Triton's interpreter runs the kernels, and never compiles them"
        )
    assert release in TRITON.printed
    return release
