"""Kernels for both of Numba's packages, which have the same words."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any


def kernels(cuda: Any, types: Any) -> SimpleNamespace:
    """The kernels, by the ``cuda`` and the ``types`` of a package."""

    @cuda.jit
    def saxpy(a, x, y):
        i = cuda.grid(1)
        if i < x.shape[0]:
            y[i] += a * x[i]

    @cuda.jit
    def total(x, y):
        s = cuda.shared.array(64, types.float32)
        i = cuda.threadIdx.x
        s[i] = x[cuda.blockIdx.x * 64 + i]
        cuda.syncthreads()
        k = 32
        while k > 0:
            if i < k:
                s[i] += s[i + k]
            cuda.syncthreads()
            k //= 2
        if i == 0:
            cuda.atomic.add(y, 0, s[0])

    @cuda.jit
    def flip(x):
        s = cuda.shared.array(64, types.int32)
        i = cuda.threadIdx.x
        s[i] = x[i]
        x[i] = s[63 - i]  # no barrier

    @cuda.jit
    def beyond(x):
        x[cuda.grid(1)] = 1.0  # no guard

    @cuda.jit
    def pile(x):
        x[0] += x[cuda.grid(1) + 1]  # no atomic

    @cuda.jit
    def matmul(a, b, c):
        left = cuda.shared.array((16, 16), types.float32)
        right = cuda.shared.array((16, 16), types.float32)
        x, y = cuda.grid(2)
        i, j = cuda.threadIdx.x, cuda.threadIdx.y
        t = types.float32(0)
        for step in range(a.shape[1] // 16):
            left[i, j] = a[x, j + step * 16]
            right[i, j] = b[i + step * 16, y]
            cuda.syncthreads()
            for k in range(16):
                t += left[i, k] * right[k, j]
            cuda.syncthreads()
        c[x, y] = t

    @cuda.jit
    def shuffled(x, y):
        value = x[cuda.grid(1)]
        for k in (16, 8, 4, 2, 1):
            value += cuda.shfl_down_sync(0xFFFFFFFF, value, k)
        if cuda.laneid == 0:
            cuda.atomic.add(y, 0, value)

    @cuda.jit(device=True)
    def norm(x, y):
        return math.sqrt(x * x + y * y)

    @cuda.jit(device=True)
    def store(x, i):
        x[i] = 2.0  # in a function

    @cuda.jit
    def calls(x):
        store(x, cuda.grid(1))

    @cuda.jit
    def norms(x, y):
        i = cuda.grid(1)
        y[i] = norm(x[i, 0], x[i, 1])

    @cuda.jit
    def dynamic(x):
        s = cuda.shared.array(0, types.float64)
        i = cuda.threadIdx.x
        s[i] = x[i]
        cuda.syncthreads()
        x[i] = s[cuda.blockDim.x - 1 - i]

    @cuda.jit
    def histogram(x, bins):
        i = cuda.grid(1)
        if i < x.size:
            cuda.atomic.add(bins, x[i], 1)

    @cuda.jit
    def numbers(y, half, complex, flag, pair):
        i = cuda.grid(1)
        if flag and i < y.size:
            y[i] = half + complex.imag + pair[0] * pair[1] + math.sin(y[i])

    @cuda.jit
    def records(r):
        i = cuda.grid(1)
        if i < r.size:
            r[i].b = r[i].a * 0.5

    return SimpleNamespace(**{name: value for name, value in locals().items() if name not in ("cuda", "types")})
