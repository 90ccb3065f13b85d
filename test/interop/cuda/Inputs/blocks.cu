// Reductions, scans, histograms, stencils, worklists. How faults are marked is said in ../_seeded_cuda.py.
extern "C" __global__ void reduce(const int *x, int *y, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * 128 + t;
  s[t] = i < n ? x[i] : 0;  //- reduce_bound: s[t] = x[i];  //! out-of-bounds reduce_bound
  __syncthreads();
  for (int d = 64; d; d >>= 1) {
    if (t < d) s[t] += s[t + d];  //! race reduce_barrier
    __syncthreads();  //- reduce_barrier: ;
  }
  if (t == 0) atomicAdd(y, s[0]);  //- reduce_atomic: if (t == 0) *y += s[0];  //! race reduce_atomic
}

extern "C" __global__ void scan(const int *x, int *y, int n) {
  __shared__ int s[2][128];
  int t = threadIdx.x, p = 0;
  s[0][t] = x[t];
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    s[1 - p][t] = s[p][t] + (t >= d ? s[p][t - d] : 0);  //- scan_in_place: s[0][t] += t >= d ? s[0][t - d] : 0;  //! race scan_barrier scan_in_place  //? uninitialized scan_barrier
    p = 1 - p;
    __syncthreads();  //- scan_barrier: ;
  }
  y[t] = s[p][t];  //? uninitialized scan_in_place
}

extern "C" __global__ void last_block(const int *x, int *y, int n) {
  __shared__ int s, last;
  if (threadIdx.x == 0) s = 0;  //- last_uninitialized: ;
  __syncthreads();
  atomicAdd(&s, x[blockIdx.x * blockDim.x + threadIdx.x]);  //! uninitialized last_uninitialized
  __syncthreads();
  if (threadIdx.x == 0) {
    y[blockIdx.x + 2] = s;
    __threadfence();  //- last_fence: ;  //- last_fence_block: __threadfence_block();
    last = atomicAdd(&y[1], 1) == gridDim.x - 1;
    __threadfence();
  }
  __syncthreads();  //- last_barrier: ;
  if (last && threadIdx.x == 0) {  //! race last_barrier  //? uninitialized last_barrier
    int sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += y[b + 2];  //! missing-fence last_fence last_fence_block
    y[0] = sum;
  }
}

extern "C" __global__ void histogram(const int *x, int *y, int n) {
  __shared__ int bins[16];
  if (threadIdx.x < 16) bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&bins[x[i] & 15], 1);  //- histogram_plain: bins[x[i] & 15]++;  //! race histogram_plain
  __syncthreads();
  if (threadIdx.x < 16) atomicAdd(&y[threadIdx.x], bins[threadIdx.x]);
}

extern "C" __global__ void warp_sum(const int *x, int *y, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, lane = t & 31;
  s[t] = x[t];
  __syncwarp();  //- warp_first: ;
  int v = s[t ^ 1];  //! race warp_first
  __syncwarp();  //- warp_second: ;
  s[t] = v;  //! race warp_second
  __syncwarp();
  int sum = s[t];
  for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(-1u, sum, d);
  if (lane == 0) y[t / 32] = sum;  //- warp_all: if (lane < 2) y[t / 32] = sum + lane;  //! race warp_all
}

extern "C" __global__ void stencil(const int *x, int *y, int n) {
  __shared__ int s[130];
  int t = threadIdx.x, i = blockIdx.x * 128 + t;
  s[t + 1] = x[i];
  if (t == 0) s[0] = i ? x[i - 1] : 0;  //- stencil_under: if (t == 0) s[0] = x[i - 1];  //! out-of-bounds stencil_under
  if (t == 127) s[129] = i + 1 < n ? x[i + 1] : 0;  //- stencil_halo: ;
  __syncthreads();  //- stencil_divergent: if (t < 100) __syncthreads();  //! barrier-divergence stencil_divergent
  y[i] = s[t] + s[t + 1] + s[t + 2];  //! uninitialized stencil_halo
}

// A graph's edges are pairs in x behind the n labels: the least label goes along them.
extern "C" __global__ void push(const int *x, int *y, int n) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= n) return;  //- push_guard: if (e > n) return;
  int from = x[2 * e], to = x[2 * e + 1];  //! out-of-bounds push_guard
  atomicMin(&y[to], from);  //- push_plain: if (from < y[to]) y[to] = from;  //! race push_plain
}

extern "C" __global__ void worklist(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > 0) {
    int at = atomicAdd(&y[0], 1);  //- worklist_counter: int at = y[0]++;  //! race worklist_counter
    y[1 + at] = x[i];  //? race worklist_counter  //- worklist_index: y[1 + n + at] = x[i];  //! out-of-bounds worklist_index
  }
}
