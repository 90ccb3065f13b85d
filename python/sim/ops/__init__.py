"""What each operation does, a file for each dialect; importing the package registers them all."""

from gpuir.sim.ops import arith, func, gpu, llvm, llvm_calls, llvm_memory, memref, scf
