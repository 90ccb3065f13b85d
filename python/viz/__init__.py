"""Pictures of layouts as SVG text, without any dependency: fragments in registers, tiles in shared memory."""

from gpuir.viz.fragments import fragment_svg, memory_svg
from gpuir.viz.svg import Svg, colour

__all__ = ["Svg", "colour", "fragment_svg", "memory_svg"]
