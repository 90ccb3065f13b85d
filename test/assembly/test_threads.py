"""Threads that read and print at the same time: each gets what it would get alone, and what is invalid stays refused."""

from __future__ import annotations

import threading
from collections.abc import Callable

import gpuir

INVALID = """tt.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = tt.dot %a, %b, %c : tensor<4x8xf32> * tensor<4x8xf32> -> tensor<4x8xf32>
  tt.return
}"""
TTGIR = """tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
  %1 = tt.splat %p : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
  %2 = tt.addptr %1, %0 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
  %3 = tt.load %2 : tensor<64x!tt.ptr<f32>>
  tt.store %2, %3 : tensor<64x!tt.ptr<f32>>
  tt.return
}"""


def _printed(text: str) -> str:
    return gpuir.asm(gpuir.parse(text, context=gpuir.Context()))


def _together(*works: Callable[[], None]) -> None:
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_each_thread_gets_what_it_would_get_alone(everything: str):
    alone = {text: _printed(text) for text in (everything, TTGIR)}
    different: list[str] = []

    def work() -> None:
        for text in [everything, TTGIR] * 10:
            if (printed := _printed(text)) != alone[text]:
                different.append(printed)

    _together(*[work] * 4)
    assert different == []


def test_printing_in_another_thread_does_not_switch_verification_off(everything: str):
    module = gpuir.parse(everything, context=gpuir.Context())
    context = gpuir.Context()
    accepted: list[int] = []
    ended = threading.Event()

    def print_on() -> None:
        while not ended.is_set():
            gpuir.asm(module)

    def parse() -> None:
        for index in range(200):
            try:
                gpuir.parse(INVALID, context=context)
                accepted.append(index)
            except gpuir.ParseError:
                pass
        ended.set()

    _together(print_on, print_on, parse)
    assert accepted == []
