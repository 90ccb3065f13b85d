"""Ops of Triton's sanitizers, which are refused: what they look for the simulator looks for by itself."""

from __future__ import annotations

from gpuir.sim.rules import refuse


def _refuse(names: str, why: str) -> None:
    refuse(*(f"tti.experimental_{name}" for name in names.split()), why=why)


_refuse("fpsan_embed fpsan_unembed", "which integer stands for a float is the sanitizer's own choice")
_refuse(
    """
    assert_in_thread assert_uniform buffer_descriptors buffer_pointers check_barrier_writes_cleared
    check_outstanding_commits check_read_barriers check_write_state clear_outstanding_commits clear_read_barrier
    clear_write_barrier cluster_cta_id commit_accesses commit_write_with_barrier lock_acquire lock_release
    memdesc_to_i32 memdesc_to_i64 memory_offset_to_i32 set_read_barrier set_write_state stage_access_for_commit
    """,
    "Triton's concurrency sanitizer keeps states of buffers in memory by itself: the simulator checks the same of the program without it",
)
_refuse(
    """
    gsan_atomic_cas gsan_atomic_load gsan_atomic_poll gsan_atomic_rmw gsan_atomic_store gsan_atomic_tensor_access
    gsan_atomic_tensordesc_access gsan_cluster_barrier_init gsan_cluster_barrier_sync gsan_grid_dependency_wait
    gsan_indexed_tensordesc_access gsan_init gsan_kernel_exit gsan_mbarrier_arrive gsan_mbarrier_init
    gsan_mbarrier_table_init gsan_mbarrier_wait gsan_tensor_access gsan_tensordesc_access gsan_tensordesc_info
    """,
    "Triton's global sanitizer hands accesses to a runtime of its own: the simulator checks the same of the program without it",
)
