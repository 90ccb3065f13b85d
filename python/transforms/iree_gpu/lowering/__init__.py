"""Lowering: multi_mma to the target's matrix instructions, barriers, transfers and loops to gpu and vector."""
