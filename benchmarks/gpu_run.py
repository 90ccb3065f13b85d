"""Runs what benchmarks/gpu_pack.py packed, on a machine with an NVIDIA GPU, torch and NumPy: python gpu_run.py FILE --out=FIGURES.json

Each kernel runs twice, as gpuir and as Triton compiled it, through CUDA's driver: on the arrays of its test, whose results are
written beside --out for a comparison with NumPy's (`gpu_check.py`) and compared bit by bit with each other, and, where it has one,
as a large launch, compared with torch. Times are of large launches, or of the small ones where there is none: both by turns, events
around several launches, the median of several rounds. Kernels run in a process of their own: one that hangs or that ends the driver's
context is told, and the next ones run in another.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import lzma
import math
import multiprocessing
import pickle
import statistics
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F

_CUDA = ctypes.CDLL("libcuda.so.1")
_DTYPES = {
    ("u", 1): 0,
    ("u", 2): 1,
    ("u", 4): 2,
    ("i", 4): 3,
    ("u", 8): 4,
    ("i", 8): 5,
    ("f", 2): 6,
    ("f", 4): 7,
    ("f", 8): 8,
}
_SWIZZLES = {0: 0, 32: 1, 64: 2, 128: 3}
_NUMBERS = {
    ".u8": "b",
    ".u16": "h",
    ".u32": "i",
    ".u64": "q",
    ".b8": "b",
    ".b16": "h",
    ".b32": "i",
    ".b64": "q",
    ".f32": "f",
    ".f64": "d",
}
_CTYPES = {
    "b": ctypes.c_int8,
    "h": ctypes.c_int16,
    "i": ctypes.c_int32,
    "q": ctypes.c_int64,
    "f": ctypes.c_float,
    "d": ctypes.c_double,
}


class _Dimension(ctypes.Structure):
    _fields_ = [("x", ctypes.c_uint), ("y", ctypes.c_uint), ("z", ctypes.c_uint)]


class _Value(ctypes.Union):
    _fields_ = [("pad", ctypes.c_char * 64), ("cluster", _Dimension), ("flag", ctypes.c_int)]


class _Attribute(ctypes.Structure):
    _fields_ = [("id", ctypes.c_int), ("pad", ctypes.c_char * 4), ("value", _Value)]


class _Config(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_uint) for name in ("gx", "gy", "gz", "bx", "by", "bz", "shared")),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.POINTER(_Attribute)),
        ("count", ctypes.c_uint),
    ]


class DriverError(Exception):
    """A call of the driver failed."""


def call(name: str, *arguments: Any) -> None:
    code = getattr(_CUDA, name)(*arguments)
    if code:
        said = ctypes.c_char_p()
        _CUDA.cuGetErrorName(code, ctypes.byref(said))
        raise DriverError(f"{name}: {(said.value or b'?').decode()}")


class Kernel:
    def __init__(self, packed: dict[str, Any]):
        self.packed = packed
        self._image = packed["cubin"]
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        call("cuModuleLoadData", ctypes.byref(module), self._image)
        call("cuModuleGetFunction", ctypes.byref(self.function), module, packed["name"].encode())
        if packed["shared"] > 48 << 10:
            call("cuFuncSetAttribute", self.function, 8, packed["shared"])
        if packed["ctas"] > 1:
            call("cuFuncSetAttribute", self.function, 14, 1)

    def ready(self, grid: tuple[int, ...], arguments: list[dict[str, Any]], tensors: list[torch.Tensor]) -> Any:
        """A function that launches it."""
        packed = self.packed
        sizes = (*grid, 1, 1)[:3]
        scratch = torch.zeros(
            max(packed["scratch"] * math.prod(sizes) * packed["ctas"], 1), dtype=torch.uint8, device="cuda"
        )
        values: list[Any] = []
        kinds = packed["parameters"]
        for kind, each in zip(kinds, arguments):
            values.append(_value(kind, each, tensors))
        values += [ctypes.c_int64(scratch.data_ptr() if packed["scratch"] else 0) for _ in kinds[len(arguments) :]]
        pointers = (ctypes.c_void_p * len(values))(*(ctypes.addressof(each) for each in values))
        attributes = (_Attribute * 3)()
        count = 0
        if packed["ctas"] > 1:
            attributes[count].id, attributes[count].value.cluster = 4, _Dimension(packed["ctas"], 1, 1)
            count += 1
        if packed["dependent"]:
            attributes[count].id, attributes[count].value.flag = 6, 1
            count += 1
        stream = torch.cuda.current_stream().cuda_stream
        config = _Config(
            sizes[0] * packed["ctas"],
            sizes[1],
            sizes[2],
            packed["threads"],
            1,
            1,
            packed["shared"],
            stream,
            attributes,
            count,
        )

        def launch() -> None:
            call("cuLaunchKernelEx", ctypes.byref(config), self.function, pointers, None)

        launch.kept = (values, pointers, attributes, scratch, config)  # type: ignore[attr-defined]
        return launch


def _value(kind: str, argument: dict[str, Any], tensors: list[torch.Tensor]) -> Any:
    if "map" in argument:
        return _tensor_map(argument, tensors[argument["map"]].data_ptr())
    if "array" in argument:
        return ctypes.c_int64(tensors[argument["array"]].data_ptr())
    made = _CTYPES[_NUMBERS[kind]]
    number = argument["number"]
    return made(float(number)) if made in (ctypes.c_float, ctypes.c_double) else made(int(number))


def _tensor_map(fields: dict[str, Any], address: int) -> Any:
    room = ctypes.create_string_buffer(192)
    start = -ctypes.addressof(room) % 64
    made = (ctypes.c_char * 128).from_buffer(room, start)
    rank = len(fields["shape"])
    dims = (ctypes.c_uint64 * rank)(*fields["shape"][::-1])
    strides = (ctypes.c_uint64 * max(rank - 1, 1))(*fields["strides"][-2::-1])
    steps = (ctypes.c_uint32 * rank)(*fields["steps"][::-1])
    kind = fields["kind"]
    number = 9 if "bf" in kind else _DTYPES[(kind[0] if kind[0] in "uif" else "u", fields["itemsize"])]
    head = [ctypes.byref(made), number, ctypes.c_uint32(rank), ctypes.c_void_p(address), dims, strides]
    tail = [steps, 0, _SWIZZLES[fields["swizzle"]], 2, 0]
    if fields["corners"] is None:
        box = (ctypes.c_uint32 * rank)(*fields["box"][::-1])
        call("cuTensorMapEncodeTiled", *head, box, *tail)
    else:
        low, high = ((ctypes.c_int * (rank - 2))(*each[::-1]) for each in fields["corners"])
        pixels, channels = fields["box"]
        call("cuTensorMapEncodeIm2col", *head, low, high, ctypes.c_uint32(channels), ctypes.c_uint32(pixels), *tail)
    made.room = room  # type: ignore[attr-defined]
    return made


def drawn(array: dict[str, Any]) -> torch.Tensor:
    dtype = getattr(torch, array["dtype"])
    if array["fill"] == "zeros":
        return torch.zeros(array["shape"], dtype=dtype, device="cuda")
    if isinstance(array["fill"], int):
        return torch.randint(0, array["fill"], array["shape"], dtype=dtype, device="cuda")
    return torch.randn(array["shape"], dtype=torch.float32, device="cuda").to(dtype)


def milliseconds(launches: list[Any], rounds: int) -> list[float]:
    """The median time of each, by turns."""
    for launch in launches:
        launch()
    torch.cuda.synchronize()
    times: list[list[float]] = [[] for _ in launches]
    repeats = 0
    for _ in range(rounds + 1):
        for number, launch in enumerate(launches):
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            count = repeats or 3
            start.record()
            for _ in range(count):
                launch()
            end.record()
            torch.cuda.synchronize()
            if repeats:
                times[number].append(start.elapsed_time(end) / count)
            else:
                repeats = max(3, min(200, int(4.0 / max(start.elapsed_time(end) / count, 1e-3))))
    return [statistics.median(each) for each in times]


def small(kernels: list[Kernel], launch: dict[str, Any]) -> tuple[list[list[bytes]], list[Any]]:
    """What both leave in the arrays of the kernel's test."""
    left, launches = [], []
    for kernel in kernels:
        tensors = [torch.frombuffer(bytearray(each["bytes"]), dtype=torch.uint8).cuda() for each in launch["arrays"]]
        run = kernel.ready(launch["grid"], launch["arguments"], tensors)
        run.tensors = tensors
        run()
        torch.cuda.synchronize()
        left.append([each.cpu().numpy().tobytes() for each in tensors])
        launches.append(run)
    return left, launches


def large(kernels: list[Kernel], launch: dict[str, Any], row: dict[str, Any]) -> list[Any]:
    tensors = [drawn(each) for each in launch["arrays"]]
    place, launches, made = launch["written"], [], []
    for kernel in kernels:
        own = list(tensors)
        own[place] = torch.zeros_like(tensors[place])
        run = kernel.ready(launch["grid"], launch["arguments"], own)
        run.tensors = own
        run()
        torch.cuda.synchronize()
        launches.append(run)
        made.append(own[place].double())
    wanted = (
        eval(launch["torch"], {"t": tensors, "F": F, "torch": torch, "math": math}).double()
        if launch["torch"]
        else made[1]
    )
    most = wanted.abs().max().item() or 1.0
    row["error"], row["their error"] = ((each - wanted).abs().max().item() / most for each in made)
    row["right"] = row["error"] <= max(launch["tolerance"], 1.01 * row["their error"])
    return launches


def measured(packed: dict[str, Any], rounds: int) -> tuple[dict[str, Any], list[bytes] | None, bool]:
    """Figures of a kernel, what it left in its test's arrays, and whether the process can go on."""
    row: dict[str, Any] = {"kernel": packed["kernel"], "release": packed["release"]}
    arrays = None
    try:
        kernels = [Kernel(packed["gpuir"]), Kernel(packed["triton"])]
        left, launches = small(kernels, packed["small"])
        arrays = left[0]
        row["same bits"] = left[0] == left[1]
        if packed["large"]:
            del launches
            launches = large(kernels, packed["large"], row)
        row["ms"], row["their ms"] = milliseconds(launches, rounds)
    except Exception as error:
        row["failed"] = f"{type(error).__name__}: {error}"[:300]
    try:
        torch.cuda.synchronize()
    except Exception:
        return row, arrays, False
    return row, arrays, True


def work(pipe: Any, file: Path, first: int, rounds: int) -> None:
    """Runs the kernels from one on, until the end or until one takes the context with it."""
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.zeros(1, device="cuda")
    for packed in pickle.loads(lzma.decompress(file.read_bytes()))[first:]:
        *made, alive = measured(packed, rounds)
        pipe.send(made)
        if not alive:
            break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="figures as JSON, and beside it arrays as .pickle.xz")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--limit", type=float, default=40, help="seconds for a kernel")
    asked = parser.parse_args()
    every = pickle.loads(lzma.decompress(asked.file.read_bytes()))
    rows: list[dict[str, Any]] = []
    arrays = {}
    spawn = multiprocessing.get_context("spawn")
    while len(rows) < len(every):
        ours, theirs = spawn.Pipe(duplex=False)
        worker = spawn.Process(target=work, args=(theirs, asked.file, len(rows), asked.rounds), daemon=True)
        worker.start()
        theirs.close()
        begun = len(rows)
        while len(rows) < len(every):
            packed = every[len(rows)]
            try:
                if not ours.poll(asked.limit + (40 if len(rows) == begun else 0)):
                    raise TimeoutError(f"no answer in {asked.limit:.0f} seconds")
                row, left = ours.recv()
            except (EOFError, TimeoutError) as error:
                if isinstance(error, EOFError) and len(rows) > begun:
                    break
                row = {"kernel": packed["kernel"], "release": packed["release"]}
                row["failed"] = str(error) or "the process ended"
                left = None
            rows.append(row)
            if left is not None:
                arrays[packed["release"], packed["case"], packed["kernel"]] = left
            print(json.dumps(row), flush=True)
            asked.out.write_text(json.dumps(rows))
            if left is None and "failed" in row and not worker.is_alive():
                break
            if row.get("failed", "").startswith("no answer"):
                break
        worker.kill()
        worker.join()
        ours.close()
    asked.out.with_suffix(".pickle.xz").write_bytes(lzma.compress(pickle.dumps(arrays)))


if __name__ == "__main__":
    main()
