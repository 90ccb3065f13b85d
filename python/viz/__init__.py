"""Pictures: fragments of matrix instructions, layouts of tensors, shared memory and its conflicts, IR, and warps over time.

Each function gives a ``Picture``, which notebooks show and ``save`` writes as SVG or HTML. No package is needed for it.
"""

from gpuir.viz.api import fragment, layout, swizzle, timeline
from gpuir.viz.catalogue import fragments
from gpuir.viz.graph import graph
from gpuir.viz.memory import memory_svg
from gpuir.viz.picture import Picture
from gpuir.viz.spread import fragment_svg
from gpuir.viz.svg import Svg, colour

__all__ = [
    "Picture",
    "Svg",
    "colour",
    "fragment",
    "fragment_svg",
    "fragments",
    "graph",
    "layout",
    "memory_svg",
    "swizzle",
    "timeline",
]
