"""multi_mma, copies and accumulators on vectors, which are read from and written to the original tensors."""
