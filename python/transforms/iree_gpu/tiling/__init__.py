"""Contractions and multi_mma tiled to workgroups, steps of k, subgroups, lanes; the loops fused and hoisted."""
