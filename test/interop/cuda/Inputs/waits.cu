// Whole warps that wait for a flag or a counter, lanes that look for their warp, and counters that the last one sets back.
#include <cuda/atomic>

extern "C" __global__ void spin_all(const int *x, int *y, int n) {
  cuda::atomic_ref<int, cuda::thread_scope_device> flag(y[0]);
  if (blockIdx.x == 0) {
    y[1 + threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) flag.store(1, cuda::memory_order_release);
  } else {
    while (flag.load(cuda::memory_order_acquire) == 0) {}
    y[65 + threadIdx.x] = y[64 - threadIdx.x];
  }
}

extern "C" __global__ void spin_volatile(const int *x, int *y, int n) {
  volatile int *flag = y;
  if (blockIdx.x == 0) {
    y[1 + threadIdx.x] = x[threadIdx.x];
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) *flag = 1;
  } else {
    while (*flag == 0) {}
    __threadfence();
    y[65 + threadIdx.x] = y[64 - threadIdx.x];
  }
}

extern "C" __global__ void count_all(const int *x, int *y, int n) {
  y[1 + blockIdx.x * 64 + threadIdx.x] = x[threadIdx.x];
  __threadfence();
  atomicAdd(y, 1);
  while (*(volatile int *)y < 128) {}
  __threadfence();
  y[129 + blockIdx.x * 64 + threadIdx.x] = y[128 - blockIdx.x * 64 - threadIdx.x];
}

extern "C" __global__ void spin_old(const int *x, int *y, int n) {
  if (blockIdx.x == 0) {
    y[1 + threadIdx.x] = x[threadIdx.x];
    __threadfence();
    atomicAdd(y, 1);
  } else {
    while (atomicAdd(y, 0) < 64) {}
    __threadfence();
    y[65 + threadIdx.x] = y[64 - threadIdx.x];
  }
}

extern "C" __global__ void spin_cas(const int *x, int *y, int n) {
  if (blockIdx.x == 0) {
    y[1 + threadIdx.x] = x[threadIdx.x];
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) atomicExch(y, 1);
  } else {
    while (atomicCAS(y, 1, 1) != 1) {}
    __threadfence();
    y[65 + threadIdx.x] = y[64 - threadIdx.x];
  }
}

extern "C" __global__ void lane_zero(const int *x, int *y, int n) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) {
      y[1] = x[0];
      __threadfence();
      atomicExch(y, 1);
    }
  } else {
    if (threadIdx.x == 0)
      while (atomicAdd(y, 0) == 0) {}
    __syncwarp();  //- lz_warp: ;
    __threadfence();
    y[2 + threadIdx.x] = y[1];  //! race lz_warp
  }
}

extern "C" __global__ void lane_zero_writes(const int *x, int *y, int n) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) {
      y[2] = y[1];  //! race lzw_warp
      __threadfence();
      atomicExch(y, 1);
    }
  } else {
    if (threadIdx.x == 0)
      while (atomicAdd(y, 0) == 0) {}
    __syncwarp();  //- lzw_warp: ;
    __threadfence();
    y[1] = 5;  //? race lzw_warp
  }
}

__device__ unsigned count;

// The last block adds what the others left in volatile memory, and sets the counter back.
extern "C" __global__ void guide(const int *x, volatile int *y, int n) {
  __shared__ bool last;
  __shared__ int s[32];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 32 + t];
  __syncthreads();
  for (int d = 16; d; d /= 2) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) {
    y[blockIdx.x] = s[0];
    __threadfence();
    unsigned ticket = atomicInc(&count, gridDim.x);
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (last) {
    if (t == 0) {
      int sum = 0;
      for (int b = 0; b < gridDim.x; b++) sum += y[b];
      y[0] = sum;
      count = 0;
    }
  }
}

// Who takes the last ticket sets the counter back: its own update comes behind all others there.
extern "C" __global__ void all_tickets(const int *x, int *y, int n) {
  int ticket = atomicAdd(&y[0], 1);
  if (ticket == n - 1) y[0] = 0;  //- tickets_first: if (ticket == 0) y[0] = 0;  //! race tickets_first  //? missing-fence tickets_first
}

extern "C" __global__ void own_count(const int *x, int *y, int n) {
  int ticket = atomicAdd(&y[0], 1);
  if (ticket == n - 1) y[1] = y[0];  //- own_any: if (ticket == 9) y[1] = y[0];  //! race own_any  //? missing-fence own_any
}
