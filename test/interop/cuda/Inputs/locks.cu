// Locks, queues and tables between blocks as libraries write them, and scopes that are too narrow.
#include <cuda/atomic>

struct Lock {
  int *word;
  __device__ explicit Lock(int *w) : word(w) {
    while (atomicCAS(word, 0, 1) != 0) __nanosleep(20);
    __threadfence();
  }
  __device__ ~Lock() {
    __threadfence();
    atomicExch(word, 0);
  }
};

extern "C" __global__ void scoped_lock(const int *x, int *y, int n) {
  if (threadIdx.x == 0) {
    Lock lock(y);  //- scoped_none: ;  //- scoped_other: Lock lock(y + 2 + blockIdx.x);
    y[1] += x[blockIdx.x];  //! race scoped_none scoped_other
  }
}

// The whole block goes through the lock that its first thread holds.
extern "C" __global__ void block_lock(const int *x, int *y, int n) {
  if (threadIdx.x == 0)
    while (atomicCAS(y, 0, 1)) {}
  __syncthreads();  //- bl_enter: ;
  __threadfence();  //- bl_acquire: ;
  y[1 + threadIdx.x] += x[blockIdx.x * 64 + threadIdx.x];  //! race bl_enter bl_leave  //! missing-fence bl_acquire bl_release
  __threadfence();  //- bl_release: ;
  __syncthreads();  //- bl_leave: ;
  if (threadIdx.x == 0) atomicExch(y, 0);
}

// Test and test-and-set: the plain look is a volatile one.
extern "C" __global__ void ttas(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  for (;;) {
    while (*(volatile int *)y) {}
    if (atomicCAS(y, 0, 1) == 0) break;  //- ttas_plain: if (*(volatile int *)y == 0) { *(volatile int *)y = 1; break; }
  }
  __threadfence();
  y[1] += x[blockIdx.x];  //! race ttas_plain  //? missing-fence ttas_plain
  __threadfence();
  *(volatile int *)y = 0;
}

// Readers and writers: the writer adds a great number, readers one each.
extern "C" __global__ void readers(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  cuda::atomic_ref<int, cuda::thread_scope_device> word(y[0]);
  if (blockIdx.x < 2) {
    int none = 0;
    while (!word.compare_exchange_weak(none, 1000, cuda::memory_order_acquire, cuda::memory_order_relaxed)) none = 0;  //- rw_relaxed: while (!word.compare_exchange_weak(none, 1000, cuda::memory_order_relaxed, cuda::memory_order_relaxed)) none = 0;
    y[1] += x[blockIdx.x];  //! missing-fence rw_relaxed rw_released
    word.fetch_sub(1000, cuda::memory_order_release);  //- rw_released: word.fetch_sub(1000, cuda::memory_order_relaxed);
  } else {
    while (word.fetch_add(1, cuda::memory_order_acquire) >= 1000) {  //- rw_reads: while (word.fetch_add(1, cuda::memory_order_acquire) >= 2000) {
      word.fetch_sub(1, cuda::memory_order_relaxed);
    }
    y[2 + blockIdx.x] = y[1];  //! race rw_reads  //? missing-fence rw_relaxed rw_released rw_reads
    word.fetch_sub(1, cuda::memory_order_release);
  }
}

// A stack of nodes by compare and swap: nodes are pushed by all, and taken by one at the end.
extern "C" __global__ void treiber(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, *head = y, *next = y + 1, *value = next + n;
  value[i] = x[i];
  int old = *(volatile int *)head;
  for (;;) {
    next[i] = old;
    __threadfence();
    int seen = atomicCAS(head, old, i + 1);
    if (seen == old) break;
    old = seen;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    __threadfence();
    if (atomicAdd(&y[2 * n + 1], 1) == gridDim.x - 1) {
      __threadfence();
      int sum = 0;
      for (int k = *(volatile int *)head; k; k = next[k - 1]) sum += value[k - 1];
      y[2 * n + 2] = sum;
    }
  }
}

// A table with open addressing: keys are claimed, values added.
extern "C" __global__ void table(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, key = (x[i] & 15) + 1, at = key * 7 % 32;
  for (;;) {
    int old = atomicCAS(&y[at], 0, key);  //- table_plain: int old = y[at]; if (old == 0) y[at] = key;  //! race table_plain  //? missing-fence table_plain
    if (old == 0 || old == key) break;
    at = (at + 1) % 32;
  }
  atomicAdd(&y[32 + at], 1);  //- table_count: y[32 + at]++;  //! race table_count
}

// A value behind a claimed key is not there yet for others who find the key.
extern "C" __global__ void table_values(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, key = (i & 7) + 1;
  volatile int *ready = y + 16;
  if (atomicCAS(&y[key], 0, 1) == 0) {
    y[8 + key] = key * 10;
    __threadfence();  //- tv_fence: ;
    ready[key] = 1;
  } else {
    while (!ready[key]) {}  //- tv_wait: ;
    __threadfence();  //- tv_behind: ;
  }
  y[32 + i] = y[8 + key];  //! race tv_wait  //! missing-fence tv_fence tv_behind
}

// A ring between two blocks: the head is the maker's, the tail the taker's.
extern "C" __global__ void spsc(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  cuda::atomic_ref<int, cuda::thread_scope_device> head(y[0]), tail(y[1]);
  int *ring = y + 2;
  if (blockIdx.x == 0) {
    for (int i = 0; i < n; i++) {
      while (i - tail.load(cuda::memory_order_acquire) >= 4) {}  //- spsc_full: ;  //- spsc_tail: while (i - tail.load(cuda::memory_order_relaxed) >= 4) {}
      ring[i % 4] = x[i];  //- spsc_early: head.store(i + 1, cuda::memory_order_release);  //- spsc_twice: head.store(i + 1, cuda::memory_order_release); ring[i % 4] = x[i];  //! race spsc_full spsc_twice  //! missing-fence spsc_tail  //? missing-fence spsc_full spsc_twice
      head.store(i + 1, cuda::memory_order_release);  //- spsc_relaxed: head.store(i + 1, cuda::memory_order_relaxed);  //- spsc_early: ring[i % 4] = x[i];  //! race spsc_early  //? missing-fence spsc_early
    }
  } else {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      while (head.load(cuda::memory_order_acquire) <= i) {}
      sum += ring[i % 4];  //! missing-fence spsc_relaxed  //! race spsc_early  //? race spsc_full spsc_twice  //? missing-fence spsc_early spsc_twice  //? missing-fence spsc_tail spsc_full
      tail.store(i + 1, cuda::memory_order_release);
    }
    y[6] = sum;
  }
}

// Work is stolen from other blocks' queues when one's own is empty.
extern "C" __global__ void stealing(const int *x, int *y, int n) {
  __shared__ int item;
  int *top = y, *done = y + 4;
  for (int k = 0; k < gridDim.x; k++) {
    int q = (blockIdx.x + k) % gridDim.x;
    for (;;) {
      if (threadIdx.x == 0) item = atomicAdd(&top[q], 1);  //! race steal_again  //- steal_block: if (threadIdx.x == 0) item = k ? atomicAdd(&top[q], 1) : atomicAdd_block(&top[q], 1);  //! race steal_block
      __syncthreads();
      int mine = item;
      __syncthreads();  //- steal_again: ;
      if (mine >= 8) break;
      if (threadIdx.x == 0) done[q * 8 + mine] = x[q * 8 + mine] * 3;  //? race steal_block
    }
  }
}

// Rows move on in steps; each block tells its neighbours how far it is, and waits for theirs.
extern "C" __global__ void halo(const int *x, int *y, int n) {
  int b = blockIdx.x, t = threadIdx.x, last = gridDim.x - 1, i = b * 32 + t;
  volatile int *step = y + 2 * n;
  int *now = y, *next = y + n;
  for (int s = 0; s < 3; s++) {
    if (t == 0) {
      if (b > 0)
        while (step[b - 1] < s) {}  //- halo_left: ;
      if (b < last)
        while (step[b + 1] < s) {}
    }
    __syncthreads();  //- halo_wait: ;
    __threadfence();  //- halo_behind: ;
    next[i] = (i ? now[i - 1] : 0) + (i < n - 1 ? now[i + 1] : 0);  //! race halo_left halo_wait halo_done  //! missing-fence halo_fence halo_behind  //? missing-fence halo_left halo_wait halo_done
    __threadfence();  //- halo_fence: ;
    __syncthreads();  //- halo_done: ;
    if (t == 0) step[b] = s + 1;
    int *old = now;
    now = next, next = old;
  }
}

// The barrier of a grid with a sense that turns.
extern "C" __global__ void sense(const int *x, int *y, int n) {
  __shared__ int turned;
  int *count = y + n, i = blockIdx.x * blockDim.x + threadIdx.x;
  volatile int *sense = y + n + 1;
  if (threadIdx.x == 0) turned = 0;
  for (int r = 0; r < 3; r++) {
    int v = r ? y[(i + 32) % n] : x[i];  //! missing-fence sense_fence sense_behind  //? race sense_early sense_last
    __syncthreads();
    if (threadIdx.x == 0) {
      turned = !turned;
      __threadfence();
      if (atomicAdd(count, 1) == gridDim.x - 1) {  //- sense_early: if (atomicAdd(count, 1) == gridDim.x - 2) {
        *count = 0;  //? race sense_early sense_last  //? missing-fence sense_early sense_last
        __threadfence();
        *sense = turned;
      } else {
        while (*sense != turned) {}  //? no-progress sense_early
      }
      __threadfence();
    }
    __syncthreads();
    y[i] = v + 1;  //! race sense_early sense_last  //? missing-fence sense_early sense_last
    __threadfence();  //- sense_fence: ;
    __syncthreads();
    if (threadIdx.x == 0) {
      turned = !turned;
      if (atomicAdd(count, 1) == gridDim.x - 1) {
        *count = 0;  //? race sense_early sense_last  //? missing-fence sense_early sense_last
        __threadfence();
        *sense = turned;
      } else {
        while (*sense != turned) {}  //- sense_last: ;  //? no-progress sense_early
      }
      __threadfence();  //- sense_behind: ;
    }
    __syncthreads();
  }
}

// Two who want to enter say so and then look at the other's word: fences of all threads between.
extern "C" __global__ void dekker(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  int me = blockIdx.x, other = 1 - me;
  cuda::atomic_ref<int, cuda::thread_scope_device> mine(y[me]), theirs(y[other]), turn(y[2]);
  mine.store(1);
  turn.store(other);
  while (theirs.load() == 1 && turn.load() == other) {}
  y[3] += x[me];
  mine.store(0);
}

// Systems of scopes: a sum of blocks in a block's own word, then one for all.
extern "C" __global__ void scopes(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd_block(&y[1 + blockIdx.x], x[i]);  //- scopes_one: atomicAdd_block(&y[1], x[i]);  //! race scopes_one
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd_system(&y[0], atomicAdd_block(&y[1 + blockIdx.x], 0));  //- scopes_sum: if (threadIdx.x == 0) atomicAdd_block(&y[0], y[1 + blockIdx.x]);  //! race scopes_sum
}
