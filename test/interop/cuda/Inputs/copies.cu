// Asynchronous copies, pipelines, mbarriers, named barriers. How faults are marked is said in ../_seeded_cuda.py.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda_pipeline_primitives.h>
namespace cg = cooperative_groups;

// Tiles of 128 numbers, the next one on its way while this one is summed.
extern "C" __global__ void pipeline(const int *x, int *y, int n) {
  __shared__ __align__(16) int s[2][128];
  int t = threadIdx.x, sum = 0, tiles = n / 128;
  __pipeline_memcpy_async(&s[0][t], &x[t], 4);
  __pipeline_commit();
  for (int k = 0; k < tiles; k++) {
    if (k + 1 < tiles) __pipeline_memcpy_async(&s[(k + 1) & 1][t], &x[(k + 1) * 128 + t], 4);  //- pipeline_beyond: __pipeline_memcpy_async(&s[(k + 1) & 1][t], &x[(k + 1) * 128 + t], 4);  //! out-of-bounds pipeline_beyond  //! race pipeline_reuse  //? missing-wait pipeline_reuse pipeline_wait pipeline_late pipeline_commit
    __pipeline_commit();  //- pipeline_commit: ;
    __pipeline_wait_prior(1);  //- pipeline_wait: ;  //- pipeline_late: __pipeline_wait_prior(2);
    __syncthreads();  //- pipeline_barrier: ;
    sum += s[k & 1][127 - t];  //! missing-wait pipeline_wait pipeline_late pipeline_commit  //! race pipeline_barrier  //? missing-wait pipeline_barrier  //? uninitialized pipeline_barrier pipeline_wait pipeline_late pipeline_commit
    __syncthreads();  //- pipeline_reuse: ;
  }
  y[t] = sum;
}

__device__ unsigned address(const void *p) { return __cvta_generic_to_shared(p); }

// Sixteen bytes a thread, by inline PTX.
extern "C" __global__ void cp_async(const int *x, int *y, int n) {
  __shared__ __align__(16) int s[132];
  int t = threadIdx.x;
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(&s[4 * t])), "l"(&x[4 * t]) : "memory");  //- cp_misaligned: asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(&s[4 * t + 1])), "l"(&x[4 * t]) : "memory");  //- cp_source: asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address(&s[4 * t])), "l"(&x[4 * t + n]) : "memory");  //! misaligned cp_misaligned  //! out-of-bounds cp_source
  asm volatile("cp.async.commit_group;" ::: "memory");
  asm volatile("cp.async.wait_group 0;" ::: "memory");  //- cp_wait: ;  //- cp_one: asm volatile("cp.async.wait_group 1;" ::: "memory");
  __syncwarp();  //- cp_warp: ;
  for (int i = t; i < 128; i += 32) y[i] = s[127 - i];  //! missing-wait cp_wait cp_one  //! race cp_warp  //? uninitialized cp_misaligned  //? missing-wait cp_warp
}

extern "C" __global__ void group_copy(const int *x, int *y, int n) {
  __shared__ __align__(16) int s[128];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, s, x + blockIdx.x * 128, sizeof(int) * 128);
  cg::wait(block);  //- group_wait: ;
  y[blockIdx.x * 128 + threadIdx.x] = s[127 - threadIdx.x];  //! missing-wait group_wait  //? race group_wait  //? uninitialized group_wait
}

// A barrier of the block: all arrive, go on with their own work, then wait.
extern "C" __global__ void split_barrier(const int *x, int *y, int n) {
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t == 0) init(&bar, blockDim.x);  //- split_count: if (t == 0) init(&bar, blockDim.x + 1);  //- split_few: if (t == 0) init(&bar, blockDim.x / 2);
  __syncthreads();  //- split_init: ;
  s[t] = x[t];
  auto token = bar.arrive();  //! race split_init  //? uninitialized split_init  //? undefined split_init split_few
  int own = x[t] * 3;
  bar.wait(cuda::std::move(token));  //- split_wait: (void)token;  //! deadlock split_count  //? race split_init
  y[t] = own + s[63 - t];  //! race split_wait split_few  //? uninitialized split_wait split_few
}

// Warp 1 makes numbers, warp 0 takes them; two slots, a full and an empty mbarrier each.
extern "C" __global__ void handover(const int *x, int *y, int n) {
  __shared__ int slot[2][32];
  __shared__ __align__(8) unsigned long long full[2], empty[2];
  int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
  auto init = [](unsigned long long *bar) { asm volatile("mbarrier.init.shared.b64 [%0], 32;" ::"r"(address(bar)) : "memory"); };
  auto arrive = [](unsigned long long *bar) { asm volatile("{ .reg .b64 t; mbarrier.arrive.shared.b64 t, [%0]; }" ::"r"(address(bar)) : "memory"); };
  auto wait = [](unsigned long long *bar, int parity) {
    int done = 0;
    while (!done)
      asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }" : "=r"(done) : "r"(address(bar)), "r"(parity) : "memory");  //! deadlock handover_lost handover_full handover_first  //? deadlock handover_taken
  };
  if (threadIdx.x == 0)
    for (int i = 0; i < 2; i++) init(&full[i]), init(&empty[i]);
  __syncthreads();
  int sum = 0;
  for (int k = 0; k < n; k++) {
    int i = k & 1, phase = k >> 1 & 1;
    if (warp == 1) {
      wait(&empty[i], phase ^ 1);  //- handover_full: ;
      slot[i][lane] = x[k * 32 + lane];  //! race handover_taken  //? race handover_full handover_first
      arrive(&full[i]);  //- handover_lost: if (lane) arrive(&full[i]);  //- handover_early: arrive(&full[i]); slot[i][lane] = x[k * 32 + lane] + 1;  //! race handover_early
    } else {
      wait(&full[i], phase);  //- handover_taken: ;  //- handover_first: wait(&full[i], 0);  //? race handover_taken
      sum += slot[i][31 - lane];  //? race handover_full handover_taken handover_early handover_first  //? uninitialized handover_taken
      arrive(&empty[i]);
    }
  }
  if (warp == 0) y[lane] = sum;
}

// One thread has the tile copied in bulk, and all wait for its bytes.
extern "C" __global__ void bulk(const int *x, int *y, int n) {
  __shared__ __align__(128) int s[128];
  __shared__ __align__(8) unsigned long long bar;
  int t = threadIdx.x, done = 0;
  if (t == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(address(&bar)) : "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  }
  __syncthreads();
  if (t == 0) {
    asm volatile("{ .reg .b64 t; mbarrier.arrive.expect_tx.shared.b64 t, [%0], 512; }" ::"r"(address(&bar)) : "memory");  //- bulk_bytes: asm volatile("{ .reg .b64 t; mbarrier.arrive.expect_tx.shared.b64 t, [%0], 528; }" ::"r"(address(&bar)) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];" ::"r"(address(s)), "l"(x), "r"(address(&bar)) : "memory");  //- bulk_source: asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];" ::"r"(address(s)), "l"(x + 200), "r"(address(&bar)) : "memory");  //- bulk_aligned: asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];" ::"r"(address(s)), "l"(x + 1), "r"(address(&bar)) : "memory");  //! out-of-bounds bulk_source  //! misaligned bulk_aligned
  }
  while (!done)
    asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], 0; selp.b32 %0, 1, 0, p; }" : "=r"(done) : "r"(address(&bar)) : "memory");  //- bulk_wait: done = 1;  //! deadlock bulk_bytes
  y[t] = s[127 - t];  //! missing-wait bulk_wait  //? uninitialized bulk_wait  //? race bulk_wait
}

// What threads wrote is copied out in bulk.
extern "C" __global__ void bulk_out(const int *x, int *y, int n) {
  __shared__ __align__(128) int s[128];
  int t = threadIdx.x;
  s[t] = x[t] * 2;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");  //- out_fence: ;
  __syncthreads();  //- out_barrier: ;
  if (t == 0) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 512;" ::"l"(y), "r"(address(s)) : "memory");  //! missing-fence out_fence  //! race out_barrier  //? missing-fence out_barrier  //? uninitialized out_barrier  //? missing-wait out_wait
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");  //- out_wait: ;
  }
  __syncthreads();
  s[t] = 0;  //! missing-wait out_wait
}

// Warps 0 and 1 make, warps 2 and 3 take: one arrives at the named barrier, the other one waits.
extern "C" __global__ void named(const int *x, int *y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t < 64) {
    s[t] = x[t];  //? race named_number named_missed
    asm volatile("bar.arrive 1, 128;" ::: "memory");  //- named_missed: if (t < 32) asm volatile("bar.arrive 1, 128;" ::: "memory");  //- named_number: asm volatile("bar.arrive 2, 128;" ::: "memory");
  } else {
    asm volatile("bar.sync 1, 128;" ::: "memory");  //- named_none: ;  //! barrier-divergence named_missed named_number
    y[t - 64] = s[127 - t];  //! race named_none  //? race named_number named_missed  //? uninitialized named_none
  }
}

// A quarter of the block goes on by itself behind its own barrier.
extern "C" __global__ void subset(const int *x, int *y, int n) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = x[t];
  if (t < 64) {
    asm volatile("bar.sync 1, 64;" ::: "memory");  //- subset_all: __syncthreads();  //- subset_none: ;  //! barrier-divergence subset_all
    y[t] = s[63 - t];  //! race subset_none  //? uninitialized subset_none
  } else {
    y[t] = x[t];
  }
}
