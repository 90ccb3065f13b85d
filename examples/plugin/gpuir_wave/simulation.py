"""The rule by which `gpuir.sim` runs the op as it is, with the roundings of its lowering."""

import numpy as np

from gpuir import sim
from gpuir.sim import fault


@sim.rule("wave.prefix_sum", kind="group")
def _prefix_sum(k, op):
    site, size = k.site(op), op.attributes["size"].value

    def run(g, m, value):
        active = g.full(m).reshape(-1, size)
        parted = np.nonzero((active.any(1) & ~active.all(1)).repeat(size))[0]
        if len(parted):
            raise fault("undefined", "some lanes of the cluster do not take part", site, g, parted)
        sums = np.array(np.broadcast_to(value, (g.size,)), np.float32).reshape(-1, size)
        distance = 1
        while distance < size:
            sums[:, distance:] = sums[:, distance:] + sums[:, :-distance]
            distance *= 2
        return sums.reshape(-1)

    return run
