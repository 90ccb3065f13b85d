"""Swizzle modes of tiles in shared memory, by the numbers of the matrix descriptor (PTX ISA, bits 62-63)."""

from __future__ import annotations

import enum
from typing import Any

from gpuir.intrinsics.wgmma.errors import WgmmaError

__all__ = ["SwizzleMode"]


class SwizzleMode(enum.IntEnum):
    """How 16-byte units are exchanged within rows of 128, 64 or 32 bytes; the value is that of a descriptor's bits 62-63."""

    NONE = 0
    SWIZZLE_128B = 1
    SWIZZLE_64B = 2
    SWIZZLE_32B = 3

    def swizzle_byte_size(self) -> int:
        """Bytes of a row in which units are exchanged; 1 without a swizzle."""
        return (1, 128, 64, 32)[self]

    def swizzle_atom_size(self) -> int:
        """The same in units of 16 bytes; 1 without a swizzle."""
        return max(self.swizzle_byte_size() // 16, 1)

    def is_none(self) -> bool:
        return self is SwizzleMode.NONE

    def swizzle(self, address: Any) -> Any:
        """The byte address at which the hardware and TMA put the byte of an unswizzled ``address``.

        Bits 4.. are exclusive-ored with bits 7.. of the address: three bits for 128 bytes, two for 64, one for 32.
        """
        return address ^ (address // 128 % self.swizzle_atom_size() * 16) if self else address

    @classmethod
    def of(cls, layout: object) -> SwizzleMode:
        """The mode of a layout's name: none or linear, 32B, 64B, 128B; of a mode, its number, or a tile.

        Refused: any other name, as TileLang refuses layouts that are neither linear nor one of the three banks.
        """
        if isinstance(layout, cls):
            return layout
        mode = getattr(layout, "mode", layout)
        if mode is None:
            return cls.NONE
        if isinstance(mode, int) and not isinstance(mode, bool) and mode in range(4):
            return cls(mode)
        known = _NAMES.get(str(mode).lower())
        if known is None:
            raise WgmmaError(f"shared layout '{mode}' is unknown; expected none, linear, 32B, 64B or 128B")
        return known


_NAMES = {
    "none": SwizzleMode.NONE,
    "linear": SwizzleMode.NONE,
    "32b": SwizzleMode.SWIZZLE_32B,
    "64b": SwizzleMode.SWIZZLE_64B,
    "128b": SwizzleMode.SWIZZLE_128B,
}
