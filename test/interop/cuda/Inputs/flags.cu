// Flags and locks between blocks and between warps. How faults are marked is said in ../_seeded_cuda.py.
#include <cuda/atomic>

// Thread 0 of block 0 hands a value to block 1.
extern "C" __global__ void publish(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  if (blockIdx.x == 0) {
    y[1] = x[0];  //! race publish_plain
    __threadfence();  //- publish_fence: ;  //- publish_narrow: __threadfence_block();
    atomicExch(&y[0], 1);  //- publish_plain: y[0] = 1;  //- publish_late: atomicExch(&y[0], 1); y[1] = x[0];  //- publish_never: ;  //! race publish_late publish_plain
  } else {
    while (atomicAdd(&y[0], 0) == 0);  //- publish_unread: ;  //! no-progress publish_never  //! race publish_plain
    __threadfence();  //- publish_acquire: ;
    y[2] = y[1] * 2;  //! missing-fence publish_fence publish_narrow publish_acquire  //! race publish_late publish_unread
  }
}

extern "C" __global__ void volatile_flag(const int *x, int *y, int n) {
  volatile int *flag = y;  //- volatile_plain: int *flag = y;
  int *data = y + 1;
  if (blockIdx.x == 0) {
    data[threadIdx.x] = x[threadIdx.x] + 1;
    __threadfence();  //- volatile_fence: ;
    __syncthreads();  //- volatile_barrier: ;
    if (threadIdx.x == 0) *flag = 1;  //! race volatile_plain
  } else {
    if (threadIdx.x == 0)
      while (*flag == 0) {}  //? no-progress volatile_plain  //? race volatile_plain
    __syncthreads();  //- volatile_others: ;
    __threadfence();  //- volatile_behind: ;
    data[128 + threadIdx.x] = data[127 - threadIdx.x];  //! missing-fence volatile_fence volatile_behind  //! race volatile_barrier volatile_others  //? race volatile_plain
  }
}

extern "C" __global__ void release_flag(const int *x, int *y, int n) {
  int seen = 0;
  if (threadIdx.x) return;
  if (blockIdx.x == 0) {
    for (int i = 0; i < n; i++) y[2 + i] = x[i];
    asm volatile("st.release.gpu.s32 [%0], 1;" ::"l"(y) : "memory");  //- release_relaxed: asm volatile("st.relaxed.gpu.s32 [%0], 1;" ::"l"(y) : "memory");  //- release_cta: asm volatile("st.release.cta.s32 [%0], 1;" ::"l"(y) : "memory");  //? missing-fence release_cta  //? race release_cta
  } else {
    while (!seen) asm volatile("ld.acquire.gpu.s32 %0, [%1];" : "=r"(seen) : "l"(y) : "memory");  //- acquire_relaxed: while (!seen) asm volatile("ld.relaxed.gpu.s32 %0, [%1];" : "=r"(seen) : "l"(y) : "memory");  //- acquire_cta: while (!seen) asm volatile("ld.acquire.cta.s32 %0, [%1];" : "=r"(seen) : "l"(y) : "memory");  //? race release_cta acquire_cta  //? missing-fence release_cta acquire_cta
    int sum = 0;
    for (int i = 0; i < n; i++) sum += y[2 + i];  //! missing-fence release_relaxed release_cta acquire_relaxed acquire_cta
    y[1] = sum;
  }
}

// One thread of each block adds to a sum that only the holder of the lock may touch.
extern "C" __global__ void spin_lock(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  while (atomicCAS(&y[0], 0, 1)) {}  //- lock_not_taken: ;  //- lock_narrow: while (atomicCAS_block(&y[0], 0, 1)) {}  //! no-progress lock_not_released  //! race lock_narrow
  __threadfence();  //- lock_acquire: ;
  y[1] += x[blockIdx.x];  //! race lock_not_taken  //? race lock_early  //? missing-fence lock_early  //! missing-fence lock_release lock_acquire lock_release_narrow  //? missing-fence lock_narrow
  __threadfence();  //- lock_release: ;  //- lock_early: __threadfence(); atomicExch(&y[0], 0); y[1] += 1;  //- lock_release_narrow: __threadfence_block();  //! race lock_early
  atomicExch(&y[0], 0);  //- lock_not_released: ;  //- lock_early: ;
}

extern "C" __global__ void ticket_lock(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  int mine = atomicAdd(&y[0], 1);
  while (*(volatile int *)&y[1] != mine) {}  //- ticket_no_wait: ;  //! no-progress ticket_twice ticket_held
  __threadfence();  //- ticket_acquire: ;
  int at = y[2]++;  //! race ticket_no_wait  //! missing-fence ticket_acquire ticket_release
  y[3 + at] = x[mine];  //? race ticket_no_wait
  __threadfence();  //- ticket_release: ;
  *(volatile int *)&y[1] = mine + 1;  //- ticket_twice: *(volatile int *)&y[1] = mine + 2;  //- ticket_held: ;
}

// Every lane takes the lock: those that got it leave it before the others try again.
extern "C" __global__ void lanes_lock(const int *x, int *y, int n) {
  bool done = false;
  while (!done) {
    if (atomicCAS(&y[0], 0, 1) == 0) {
      __threadfence();  //- lanes_acquire: ;
      y[1] = max(y[1], x[threadIdx.x]);  //! missing-fence lanes_acquire lanes_release
      __threadfence();  //- lanes_release: ;
      atomicExch(&y[0], 0);
      done = true;
    }
  }
}

// Warp 0 hands values to warp 1 of its block.
extern "C" __global__ void block_flag(const int *x, int *y, int n) {
  __shared__ int data[32];
  __shared__ int flag;
  int lane = threadIdx.x & 31;
  if (threadIdx.x == 0) flag = 0;
  __syncthreads();  //- block_flag_init: ;
  if (threadIdx.x < 32) {
    data[lane] = x[lane];  //! race block_flag_warp
    __threadfence_block();  //- block_flag_fence: ;
    __syncwarp();  //- block_flag_warp: ;
    if (lane == 0) atomicExch(&flag, 1);
  } else {
    if (lane == 0)
      while (atomicAdd(&flag, 0) == 0) {}  //! race block_flag_init  //? uninitialized block_flag_init
    __syncwarp();
    __threadfence_block();  //- block_flag_behind: ;
    y[lane] = data[31 - lane];  //! missing-fence block_flag_fence block_flag_behind  //? race block_flag_init  //? uninitialized block_flag_init
  }
}

extern "C" __global__ void atomic_ref(const int *x, int *y, int n) {
  __shared__ int sum;
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  cuda::atomic_ref<int, cuda::thread_scope_block>(sum).fetch_add(x[blockIdx.x * blockDim.x + threadIdx.x], cuda::memory_order_relaxed);
  __syncthreads();
  if (threadIdx.x) return;
  y[2 + blockIdx.x] = sum;
  cuda::atomic_ref<int, cuda::thread_scope_device> count(y[0]);  //- ref_block: cuda::atomic_ref<int, cuda::thread_scope_block> count(y[0]);
  if (count.fetch_add(1, cuda::memory_order_acq_rel) == gridDim.x - 1) {  //- ref_relaxed: if (count.fetch_add(1, cuda::memory_order_relaxed) == gridDim.x - 1) {  //- ref_release: if (count.fetch_add(1, cuda::memory_order_release) == gridDim.x - 1) {  //! race ref_block
    int all = 0;
    for (int b = 0; b < gridDim.x; b++) all += y[2 + b];  //! missing-fence ref_relaxed ref_release  //! missing-fence ref_block
    y[1] = all;
  }
}

// A sequence lock: a block writes round after round, and the others read again until no round was written meanwhile.
extern "C" __global__ void sequence(const int *x, int *y, int n) {
  volatile int *round = y;
  volatile int *data = y + 1;  //- sequence_plain: int *data = y + 1;
  if (threadIdx.x) return;
  if (blockIdx.x == 0) {
    for (int r = 1; r <= n; r++) {
      *round = 2 * r - 1;
      __threadfence();
      data[0] = x[r];  //! race sequence_plain
      data[1] = 2 * x[r];  //! race sequence_plain
      __threadfence();
      *round = 2 * r;
    }
  } else {
    int before, after, one, two;
    do {
      before = *round;
      __threadfence();
      one = data[0];
      two = data[1];
      __threadfence();
      after = *round;
    } while (before != after || before % 2 || before == 0);
    y[2 + blockIdx.x] = two - 2 * one;
  }
}
