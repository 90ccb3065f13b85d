// Graph codes in the style of generators: graphs as structs, atomics as relaxed cuda::atomic, other element types, threads, warps or blocks to a vertex.
#include <cuda/atomic>

struct Graph {
  int nodes, edges;
  const int *row, *column;
};

__device__ Graph graph(const int *x, int n) { return {n, x[n], x, x + n + 1}; }

template <typename T> __device__ T atomic_read(T *p) { return ((cuda::atomic<T> *)p)->load(cuda::memory_order_relaxed); }
template <typename T> __device__ void atomic_write(T *p, T v) { ((cuda::atomic<T> *)p)->store(v, cuda::memory_order_relaxed); }

// A thread to a vertex: edges to greater vertices whose value is less, counted.
extern "C" __global__ void conditional_edge(const int *x, int *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < g.nodes) {
    for (int j = g.row[i]; j < g.row[i + 1]; j++) {
      int nei = g.column[j];
      if (i < nei) atomicAdd(y, 1);  //- edge_plain: if (i < nei) (*y)++;  //! race edge_plain
    }
  }
}

// A warp to a vertex, rounds over the vertices, a sum by shuffles.
extern "C" __global__ void warp_vertex(const int *x, int *y, int n) {
  Graph g = graph(x, n);
  int idx = threadIdx.x + blockIdx.x * blockDim.x, lane = threadIdx.x % 32;
  for (int i = idx / 32; i < g.nodes; i += gridDim.x * blockDim.x / 32) {
    int val = 0;
    for (int j = g.row[i] + lane; j < g.row[i + 1]; j += 32) val = max(val, g.column[j]);
    val = __reduce_max_sync(~0u, val);
    if (lane == 0 && val > i) atomicMax(y, val);  //- warpv_plain: if (lane == 0 && val > i) { if (*y < val) *y = val; }  //- warpv_guard: if (lane == 0 && *y < val) atomicMax(y, val);  //- warpv_lanes: if (val > i) y[0] += val;  //! race warpv_plain warpv_guard warpv_lanes
  }
}

// A block to a vertex, the warps' maxima in shared memory.
extern "C" __global__ void block_vertex(const int *x, int *y, int n) {
  __shared__ int carry[32];
  Graph g = graph(x, n);
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (int i = blockIdx.x; i < g.nodes; i += gridDim.x) {
    int val = 0;
    for (int j = g.row[i] + threadIdx.x; j < g.row[i + 1]; j += blockDim.x) val = max(val, g.column[j]);
    for (int d = 16; d; d /= 2) val = max(val, __shfl_xor_sync(~0u, val, d));
    if (lane == 0) carry[warp] = val;  //! race blockv_last  //? race blockv_first
    __syncthreads();  //- blockv_first: ;
    if (warp == 0) {
      val = lane < blockDim.x / 32 ? carry[lane] : 0;  //! race blockv_first  //? race blockv_last  //? uninitialized blockv_first
      for (int d = 16; d; d /= 2) val = max(val, __shfl_xor_sync(~0u, val, d));
      if (lane == 0) y[i] = val;  //- blockv_all: y[i] = val + lane;  //! race blockv_all
    }
    __syncthreads();  //- blockv_last: ;
  }
}

// Vertices that satisfy a condition go to a list.
extern "C" __global__ void populate(const int *x, int *y, int n) {
  Graph g = graph(x, n);
  int *size = y, *list = y + 1;
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < g.nodes; i += gridDim.x * blockDim.x) {
    bool found = false;
    for (int j = g.row[i]; j < g.row[i + 1] && !found; j++) found = g.column[j] > i;
    if (found) list[atomicAdd(size, 1)] = i;  //- populate_plain: if (found) list[(*size)++] = i;  //- populate_block: if (found) list[atomicAdd_block(size, 1)] = i;  //- populate_bound: if (found) list[n + atomicAdd(size, 1)] = i;  //! race populate_plain populate_block  //! out-of-bounds populate_bound
  }
}

// Pull: each vertex makes its next value of its neighbours' old ones.
extern "C" __global__ void pull(const int *x, int *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  int *old = y, *now = y + n;  //- pull_same: int *old = y, *now = y;
  if (i < g.nodes) {
    int val = 0;
    for (int j = g.row[i]; j < g.row[i + 1]; j++) val = max(val, old[g.column[j]]);  //! race pull_same
    if (val) now[i] = val;
  }
}

// Push: each vertex gives its value to its neighbours.
extern "C" __global__ void push_edges(const int *x, int *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < g.nodes) {
    int mine = y[i];  //? race push_same
    for (int j = g.row[i]; j < g.row[i + 1]; j++) {
      int nei = n + g.column[j];  //- push_same: int nei = g.column[j];
      if (atomic_read(&y[nei]) < mine) atomicMax(&y[nei], mine);  //- push_guard: if (y[nei] < mine) atomicMax(&y[nei], mine);  //- push_plain: if (atomic_read(&y[nei]) < mine) y[nei] = mine;  //! race push_guard push_plain push_same  //? missing-fence push_guard push_plain push_same
    }
  }
}

// Paths to the representative are shortened on the way, as relaxed atomics.
extern "C" __global__ void compress(const int *x, int *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < g.nodes) {
    int curr = atomic_read(&y[i]);
    if (curr != i) {
      int next, prev = i;
      while (curr > (next = atomic_read(&y[curr]))) {  //- compress_read: while (curr > (next = y[curr])) {  //! race compress_read  //? missing-fence compress_read
        atomic_write(&y[prev], next);  //- compress_write: y[prev] = next;  //! race compress_write  //? missing-fence compress_write
        prev = curr;
        curr = next;
      }
    }
  }
}

// Bytes, counted by atomics that the library makes of the words around them.
extern "C" __global__ void byte_marks(const int *x, unsigned char *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < g.nodes)
    for (int j = g.row[i]; j < g.row[i + 1]; j++)
      cuda::atomic_ref<unsigned char>(y[g.column[j]]).fetch_add(1, cuda::memory_order_relaxed);  //- bytes_plain: y[g.column[j]]++;  //! race bytes_plain
}

extern "C" __global__ void half_words(const int *x, short *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < g.nodes)
    for (int j = g.row[i]; j < g.row[i + 1]; j++)
      cuda::atomic_ref<short>(y[g.column[j]]).fetch_max(i, cuda::memory_order_relaxed);  //- shorts_plain: y[g.column[j]] = max(i, (int)y[g.column[j]]);  //! race shorts_plain
}

extern "C" __global__ void doubles(const int *x, double *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < g.nodes)
    for (int j = g.row[i]; j < g.row[i + 1]; j++) {
      atomicAdd(&y[g.column[j]], 1.0);  //- doubles_plain: y[g.column[j]] += 1.0;  //! race doubles_plain
      ((cuda::atomic<double> *)y)[n + g.column[j]].fetch_add(2.0, cuda::memory_order_relaxed);
    }
}

// The greatest of floats by CAS on their bits.
extern "C" __global__ void float_max(const int *x, float *y, int n) {
  Graph g = graph(x, n);
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < g.nodes)
    for (int j = g.row[i]; j < g.row[i + 1]; j++) {
      int *bits = (int *)&y[g.column[j]], old = atomic_read(bits), assumed;  //- float_plain: int *bits = (int *)&y[g.column[j]], old = *bits, assumed;  //! race float_plain  //? missing-fence float_plain
      float mine = i * 0.5f;
      do {
        assumed = old;
        if (__int_as_float(assumed) >= mine) break;
        old = atomicCAS(bits, assumed, __float_as_int(mine));
      } while (old != assumed);
    }
}

// Worklists in and out, a block-wide flag of the vertex that has been there already.
extern "C" __global__ void worklist_rounds(const int *x, int *y, int n) {
  __shared__ int from[64], to[64], from_size, to_size;
  Graph g = graph(x, n);
  int t = threadIdx.x;
  if (t < n) y[t] = t ? 1000 : 0;
  if (t == 0) from[0] = 0, from_size = 1;
  __syncthreads();  //- wl_start: ;
  while (from_size) {  //! race wl_start  //? race wl_again  //? uninitialized wl_start
    if (t == 0) to_size = 0;  //? race wl_again
    __syncthreads();  //- wl_zero: ;  //? barrier-divergence wl_start
    for (int k = t; k < from_size; k += blockDim.x) {  //? race wl_start
      int v = from[k], d = atomic_read(&y[v]) + 1;  //? race wl_start wl_swap
      for (int j = g.row[v]; j < g.row[v + 1]; j++)
        if (atomicMin(&y[g.column[j]], d) > d) to[atomicAdd(&to_size, 1)] = g.column[j];  //- wl_plain: if (y[g.column[j]] > d) { y[g.column[j]] = d; to[atomicAdd(&to_size, 1)] = g.column[j]; }  //! race wl_plain wl_zero  //? race wl_swap  //? missing-fence wl_plain wl_zero wl_swap
    }
    __syncthreads();  //- wl_swap: ;  //? barrier-divergence wl_start
    for (int k = t; k < to_size; k += blockDim.x) from[k] = to[k];  //! race wl_swap  //! race wl_again  //? missing-fence wl_swap
    if (t == 0) from_size = to_size;  //? race wl_again wl_swap  //? missing-fence wl_swap
    __syncthreads();  //- wl_again: ;  //? barrier-divergence wl_start
  }
}
