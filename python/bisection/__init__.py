"""Which pass broke it: a pipeline runs pass by pass, the module is launched behind each, and the first pass is named behind
which the results, or what the checks find, are other ones."""

from gpuir.bisection.dumps import stages_of
from gpuir.bisection.inputs import Parameter, parameters_of, read_inputs
from gpuir.bisection.launches import Difference, Launch
from gpuir.bisection.result import Bisection, Culprit, Step
from gpuir.bisection.search import bisect, bisect_dump

__all__ = [
    "Bisection",
    "Culprit",
    "Difference",
    "Launch",
    "Parameter",
    "Step",
    "bisect",
    "bisect_dump",
    "parameters_of",
    "read_inputs",
    "stages_of",
]
