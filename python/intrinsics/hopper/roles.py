"""Warp specialisation: warpgroups that multiply, and one that brings their operands, each with registers of its own."""

from __future__ import annotations

from collections.abc import Callable

from gpuir.dialects import nvvm
from gpuir.intrinsics.hopper.control import WARPGROUP, choose, less, warpgroup_id
from gpuir.intrinsics.hopper.errors import HopperError
from gpuir.intrinsics.wgmma.values import IndexLike

__all__ = ["default_registers", "registers_at_launch", "specialize"]

_REGISTERS = 65536  # of a multiprocessor
#: By the number of consumers: registers of a thread of the producer and of a consumer. One consumer needs no more than it has.
_DEFAULTS = {2: (40, 232), 3: (32, 160), 4: (24, 112)}


def default_registers(consumers: int) -> tuple[int, int] | None:
    """Registers for producing and for consuming that ``specialize`` takes; None where there is nothing to share out."""
    return _DEFAULTS.get(consumers)


def registers_at_launch(threads: int) -> int:
    """How many registers each of a block's threads can have when it is the only block of its multiprocessor."""
    return min(_REGISTERS // threads // 8 * 8, 255)


def specialize(
    thread: IndexLike,
    consumers: int,
    registers: tuple[int, int] | None,
    produce: Callable[[], None],
    consume: Callable[[], None],
) -> None:
    """The first ``consumers`` warpgroups of a block run ``consume``, the last one ``produce``.

    ``registers``: how many a thread has then for producing and for consuming, None: as many as at the launch, when a
    multiprocessor's are divided by the block's threads; the assembler knows how many these are from ``known_block_size`` and
    ``nvvm.minctasm`` = 1 on the kernel, and otherwise ignores setmaxregister (C7508). Refused: numbers that are no multiples of 8 from 24 to 256
    (PTX ISA, setmaxnreg), more for producing or fewer for consuming than at the launch, and more than the block has.
    """
    if registers is not None:
        _check(consumers, *registers)

    def role(number: int, action: nvvm.SetMaxRegisterAction, body: Callable[[], None]) -> Callable[[], None]:
        def run() -> None:
            if registers is not None:
                nvvm.setmaxregister(registers[number], action)
            body()

        return run

    actions = nvvm.SetMaxRegisterAction
    choose(
        less(warpgroup_id(thread), consumers), role(1, actions.increase, consume), role(0, actions.decrease, produce)
    )


def _check(consumers: int, few: int, many: int) -> None:
    for name, number in (("producer", few), ("consumer", many)):
        if number not in range(24, 257, 8):
            raise HopperError(f"{number} registers of a {name}: setmaxregister takes a multiple of 8 from 24 to 256")
    at_launch = registers_at_launch(WARPGROUP * (consumers + 1))
    if not few <= at_launch <= many:
        raise HopperError(
            f"registers {few} and {many}: a thread is launched with {at_launch}; the producer gives some back, consumers take them"
        )
    if few + consumers * many > at_launch * (consumers + 1):
        raise HopperError(
            f"registers {few} and {consumers} x {many}: together {few + consumers * many}, the block's warpgroups are launched "
            f"with {consumers + 1} x {at_launch}"
        )
