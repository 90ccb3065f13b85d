// Patterns of graph programs, and of blocks that share work: rows and columns of 40 vertices, or n edges, are in x; labels are in y.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

// The greatest neighbour of all, behind a look at what is there: plain reads race with others' atomics.
extern "C" __global__ void greatest(const int *x, int *y, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x, most = 0;
  if (v >= n) return;
  for (int e = x[v]; e < x[v + 1]; e++) most = max(most, x[n + 1 + e]);
  if (*(volatile int *)y < most)  //? missing-fence greatest_plain  //- greatest_guard: if (y[0] < most)  //! race greatest_guard
    atomicMax(y, most);  //- greatest_plain: *y = most;  //! race greatest_plain  //? race greatest_guard  //? missing-fence greatest_plain
}

// Paths to the root are halved while others do so too.
extern "C" __global__ void halve(const int *x, int *y, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n) return;
  volatile int *parent = y;  //- halve_plain: int *parent = y;
  for (int i = v, up = parent[i]; up != i;) {  //? race halve_plain
    int next = parent[up];  //? race halve_plain
    if (up != next) parent[i] = next;  //! race halve_plain
    i = up, up = next;
  }
}

// One round of the least label of a component: all who change one say so, with the same value, which is no race.
extern "C" __global__ void labels(const int *x, int *y, int n) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= n) return;
  int a = x[2 * e], b = x[2 * e + 1];
  if (atomicMin(&y[b], a) > a) y[40] = 1;  //- labels_count: if (atomicMin(&y[b], a) > a) y[40] = e + 1;  //! race labels_count  //- labels_peek: if (atomicMin(&y[b], a) > a && y[40] == 0) y[40] = 1;  //! race labels_peek
}

// The lightest edge of each vertex: weight and edge in one number.
extern "C" __global__ void lightest(const int *x, int *y, int n) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= n) return;  //- lightest_guard: if (e > n) return;
  int a = x[3 * e], b = x[3 * e + 1], key = x[3 * e + 2] << 8 | e;  //! out-of-bounds lightest_guard
  if (a == b) return;
  atomicMin(&y[a], key);  //- lightest_plain: if (key < y[a]) y[a] = key;  //- lightest_guarded: if (key < y[a]) atomicMin(&y[a], key);  //! race lightest_plain lightest_guarded
  atomicMin(&y[b], key);  //? race lightest_plain lightest_guarded  //- lightest_block: atomicMin_block(&y[b], key);  //! race lightest_block
}

// An independent set: a vertex is in when all its lesser neighbours are out.
extern "C" __global__ void independent(const int *x, int *y, int n) {
  int v = threadIdx.x;
  if (v >= n) return;
  volatile int *state = y;  //- independent_plain: int *state = y;
  bool open = true;
  while (open) {
    int best = 2;
    for (int e = x[v]; e < x[v + 1]; e++) {  //? no-progress independent_plain
      int u = x[n + 1 + e];
      if (u < v) best = min(best, state[u] == 0 ? 1 : state[u] == 1 ? 0 : 2);  //? race independent_plain
    }
    if (best != 1) {
      state[v] = best == 0 ? 2 : 1;  //! race independent_plain
      open = false;
    }
  }
}

// Shortest ways by all vertices again, until a round changes none: a flag of three is cleared while nobody uses it.
extern "C" __global__ void ways_grid(const int *x, int *y, int n) {
  auto grid = cg::this_grid();
  int v = grid.thread_rank();
  for (int round = 0;; round++) {
    if (v < n) {
      int d = *(volatile int *)&y[v];  //- wg_plain: int d = y[v];  //! race wg_plain
      if (d < 1000)
        for (int e = x[v]; e < x[v + 1]; e++)
          if (atomicMin(&y[x[n + 1 + e]], d + 1) > d + 1) atomicExch(&y[n + round % 3], 1);  //? race wg_plain  //! race wg_sync wg_narrow  //? missing-fence wg_plain wg_sync wg_narrow wg_two
    }
    grid.sync();  //- wg_sync: ;  //- wg_narrow: __syncthreads();
    if (!y[n + round % 3]) break;  //? race wg_sync wg_narrow  //? missing-fence wg_sync wg_narrow
    if (v == 0) y[n + (round + 2) % 3] = 0;  //? race wg_sync wg_narrow  //- wg_two: if (v == 0) y[n + (round + 1) % 3] = 0;  //! race wg_two
  }
}

// A lock that one lane takes for its warp.
extern "C" __global__ void warp_lock(const int *x, int *y, int n) {
  int lane = threadIdx.x & 31, i = blockIdx.x * blockDim.x + threadIdx.x;
  if (lane == 0)
    while (atomicCAS(y, 0, 1)) {}
  __syncwarp();  //- wl_in: ;
  __threadfence();  //- wl_acquire: ;
  y[1 + lane] += x[i];  //! race wl_in wl_out  //! missing-fence wl_acquire wl_release
  __threadfence();  //- wl_release: ;
  __syncwarp();  //- wl_out: ;
  if (lane == 0) atomicExch(y, 0);
}

// A lock for each bucket: the wrong one is as good as none.
extern "C" __global__ void bucket_locks(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  for (int i = 0; i < 4; i++) {
    int key = x[blockIdx.x * 4 + i] & 3;
    int *lock = y + key;  //- bl_wrong: int *lock = y + (blockIdx.x & 3);  //- bl_one: int *lock = y + (i & 3);
    while (atomicCAS(lock, 0, 1)) {}
    __threadfence();
    y[4 + key]++;  //! race bl_wrong bl_one  //? missing-fence bl_wrong bl_one
    __threadfence();
    atomicExch(lock, 0);
  }
}

// Block 0 hands a value to block 2 by way of block 1, which has nothing to do with it but its fences.
extern "C" __global__ void chain(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  int b = blockIdx.x;
  volatile int *flag = y + 8;
  if (b) {
    while (!flag[b - 1]) {}
    __threadfence();  //- chain_behind: ;
  } else {
    y[0] = x[0];
  }
  if (b == 2) y[1] = y[0];  //! missing-fence chain_behind chain_fence chain_narrow
  __threadfence();  //- chain_fence: ;  //- chain_narrow: __threadfence_block();
  flag[b] = 1;
}

// Items by a counter that all blocks share, until none is left.
extern "C" __global__ void dynamic_work(const int *x, int *y, int n) {
  __shared__ int base;
  for (;;) {
    if (threadIdx.x == 0) base = atomicAdd(y, blockDim.x);
    __syncthreads();  //- dw_in: ;
    int at = base, i = at + threadIdx.x;  //! race dw_in dw_out  //? uninitialized dw_in
    __syncthreads();  //- dw_out: ;
    if (at >= n) break;
    if (i < n) y[1 + i] = x[i] + 1;  //? race dw_in dw_out  //? out-of-bounds dw_in
  }
}
