"""Libraries of patterns and passes: of upstream's gpu dialects, IREE's iree_gpu and Triton's."""
