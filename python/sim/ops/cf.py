"""cf: assertions. Branches are the matter of gpuir.sim.cfg."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.group import spread
from gpuir.sim.rules import rule


@rule("cf.assert", kind="group")
def _assert(k: Any, op: Any) -> Any:
    site, message = k.site(op), ir.StringAttr(op.attributes["msg"]).value

    def check(g: Any, m: Any, condition: Any) -> None:
        if not np.all(condition):
            rows = np.nonzero(~spread(condition, g.size) & g.full(m))[0]
            if len(rows):
                raise fault("assert", message, site, g, rows)

    return check
