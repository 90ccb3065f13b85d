// Blocks that work together: look-back scans, barriers of the grid, several passes. How faults are marked is said in ../_seeded_cuda.py.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

// A scan in one pass: each block looks back at the sums of those before it. y: numbers, then a ticket, flags, own sums, sums so far.
extern "C" __global__ void look_back(const int *x, int *y, int n) {
  __shared__ int s[64], tile, before;
  int t = threadIdx.x, blocks = gridDim.x, *ticket = y + n, *flag = ticket + 1, *own = flag + blocks, *all = own + blocks;
  if (t == 0) tile = atomicAdd(ticket, 1);
  __syncthreads();  //- look_ticket: ;
  int i = tile * 64 + t;  //! uninitialized look_ticket  //? race look_ticket  //? out-of-bounds look_ticket
  s[t] = x[i];  //? out-of-bounds look_ticket
  __syncthreads();
  for (int d = 1; d < 64; d *= 2) {
    int v = t >= d ? s[t - d] : 0;
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  if (t == 63) {
    own[tile] = s[63];
    __threadfence();  //- look_own: ;
    atomicExch(&flag[tile], 1);
    int sum = 0;
    for (int b = tile - 1; b >= 0;) {
      int state = atomicAdd(&flag[b], 0);
      __threadfence();  //- look_seen: ;
      if (state == 2) {  //- look_state: if (state >= 1) {
        sum += all[b];  //! missing-fence look_all look_seen  //! race look_state look_early  //? missing-fence look_state
        break;
      }
      if (state == 1) sum += own[b--];  //- look_any: sum += own[b--];  //! missing-fence look_own  //! race look_any  //? missing-fence look_seen
    }
    all[tile] = sum + s[63];  //- look_early: atomicExch(&flag[tile], 2); all[tile] = sum + s[63];  //? race look_state look_early
    __threadfence();  //- look_all: ;
    atomicExch(&flag[tile], 2);  //- look_early: ;
    before = sum;
  }
  __syncthreads();  //- look_before: ;
  y[i] = before + s[t];  //! race look_before  //? uninitialized look_before
}

// A barrier of the grid made of a counter, twice.
extern "C" __global__ void grid_barrier(const int *x, int *y, int n) {
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t, *arrived = y + 2 * n;
  y[i] = x[i] * 2;
  __threadfence();  //- grid_fence: ;
  __syncthreads();  //- grid_before: ;
  if (t == 0) {
    atomicAdd(arrived, 1);  //- grid_lost: if (blockIdx.x) atomicAdd(arrived, 1);  //- grid_block: atomicAdd_block(arrived, 1);
    while (atomicAdd(arrived, 0) < gridDim.x) {}  //- grid_few: while (atomicAdd(arrived, 0) < gridDim.x - 1) {}  //- grid_none: ;  //! no-progress grid_lost  //! race grid_block
  }
  __syncthreads();  //- grid_after: ;
  __threadfence();  //- grid_behind: ;
  y[n + i] = y[n - 1 - i] + 1;  //! missing-fence grid_fence grid_behind  //! race grid_before grid_after grid_few grid_none  //? missing-fence grid_block
}

extern "C" __global__ void cooperative(const int *x, int *y, int n) {
  auto grid = cg::this_grid();
  int i = grid.thread_rank();
  y[i] = x[i] + 1;
  grid.sync();  //- cooperative_none: ;  //- cooperative_block: __syncthreads();
  y[n + i] = y[n - 1 - i];  //! race cooperative_none cooperative_block
}

// The largest number and where it stands, in one word.
extern "C" __global__ void best(const int *x, unsigned long long *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long mine = (unsigned long long)(x[i] + 1000) << 32 | i;
  atomicMax(y, mine);  //- best_block: atomicMax_block(y, mine);  //- best_plain: if (*y < mine) *y = mine;  //- best_system: atomicMax_system(y + 1, mine);  //! race best_block best_plain  //! out-of-bounds best_system
}

// Sums of strides by all blocks, added in shared memory, then by atomics.
extern "C" __global__ void strides(const int *x, int *y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x, sum = 0;
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x) sum += x[i];  //- strides_end: for (int i = blockIdx.x * blockDim.x + t; i <= n; i += gridDim.x * blockDim.x) sum += x[i];  //! out-of-bounds strides_end
  s[t] = sum;
  __syncthreads();
  for (int d = 32; d; d >>= 1) {
    if (t < d) s[t] += s[t + d];  //- strides_half: if (t <= d) s[t] += s[t + d];  //! race strides_warp  //! out-of-bounds strides_half
    if (d > 1) __syncthreads();  //- strides_warp: if (d > 32) __syncthreads();
  }
  if (t == 0) atomicAdd(y, s[0]);  //- strides_out: if (t == 0) y[0] += s[0];  //! race strides_out
}

// A queue of the grid: blocks take numbers until none is left.
extern "C" __global__ void take(const int *x, int *y, int n) {
  __shared__ int at;
  for (;;) {
    __syncthreads();  //- take_reuse: ;
    if (threadIdx.x == 0) at = atomicAdd(&y[n], 32);  //- take_plain: if (threadIdx.x == 0) { at = y[n]; y[n] = at + 32; }  //! race take_plain take_reuse
    __syncthreads();  //- take_seen: ;
    if (at >= n) break;  //! race take_seen  //? race take_reuse  //? uninitialized take_seen
    int i = at + (threadIdx.x & 31);  //? race take_seen
    if (threadIdx.x < 32) y[i] = x[i] * x[i];  //? race take_plain take_reuse take_seen
  }
}
