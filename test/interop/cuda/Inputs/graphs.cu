// Graphs as edge lists and rows: x holds n edges (from, to), or rows and columns; labels are in y.

// Breadth first by one block, a queue for each level in shared memory. Rows are x[0..V], columns behind them.
extern "C" __global__ void bfs(const int *x, int *y, int n) {
  __shared__ int queue[2][64], size[2];
  const int *columns = x + n + 1;
  int t = threadIdx.x, now = 0;
  if (t == 0) {
    queue[0][0] = 0;
    size[0] = 1;
    size[1] = 0;
    y[0] = 0;
  }
  __syncthreads();  //- bfs_start: ;
  for (int level = 1; size[now]; level++) {  //! race bfs_start  //? race bfs_reset bfs_swap  //? uninitialized bfs_start
    for (int i = t; i < size[now]; i += blockDim.x)  //? race bfs_reset bfs_swap bfs_start
      for (int e = x[queue[now][i]]; e < x[queue[now][i] + 1]; e++)  //- bfs_row: for (int e = x[queue[now][i]]; e <= x[queue[now][i] + 1]; e++)  //? race bfs_swap bfs_start
        if (atomicCAS(&y[columns[e]], -1, level) == -1)  //- bfs_visit: if (y[columns[e]] == -1 && (y[columns[e]] = level))  //! race bfs_visit  //? missing-fence bfs_visit  //! out-of-bounds bfs_row
          queue[1 - now][atomicAdd(&size[1 - now], 1)] = columns[e];  //- bfs_tail: queue[1 - now][size[1 - now]++] = columns[e];  //! race bfs_tail  //? race bfs_swap bfs_start
    __syncthreads();  //- bfs_reset: ;
    if (t == 0) size[now] = 0;  //! race bfs_reset bfs_swap  //? missing-fence bfs_swap  //? race bfs_start
    now = 1 - now;
    __syncthreads();  //- bfs_swap: ;
  }
}

// Shortest paths: all edges again until none changes a distance. x holds from, to, weight.
extern "C" __global__ void sssp(const int *x, int *y, int n) {
  __shared__ int changed;
  int again = 1;
  while (again) {
    __syncthreads();  //- sssp_reset: ;
    if (threadIdx.x == 0) changed = 0;  //! race sssp_reset
    __syncthreads();  //- sssp_begin: ;
    for (int e = threadIdx.x; e < n; e += blockDim.x) {  //- sssp_edges: for (int e = threadIdx.x; e <= n; e += blockDim.x) {
      int from = *(volatile int *)&y[x[3 * e]];  //- sssp_read: int from = y[x[3 * e]];  //! race sssp_read  //? missing-fence sssp_read sssp_plain  //! out-of-bounds sssp_edges  //? race sssp_plain
      if (from < 1000 && from + x[3 * e + 2] < atomicMin(&y[x[3 * e + 1]], from + x[3 * e + 2]))  //- sssp_plain: if (from < 1000 && from + x[3 * e + 2] < y[x[3 * e + 1]] && (y[x[3 * e + 1]] = from + x[3 * e + 2]) >= 0)  //! race sssp_plain  //? race sssp_read  //? missing-fence sssp_plain
        atomicExch(&changed, 1);  //! race sssp_begin  //? missing-fence sssp_begin
    }
    __syncthreads();  //- sssp_end: ;
    again = changed;  //! race sssp_end  //? race sssp_reset  //? missing-fence sssp_end
  }
}

__device__ int root(int *parent, int i) {
  int up = *(volatile int *)&parent[i];
  while (up != i) i = up, up = *(volatile int *)&parent[i];
  return i;
}

// Union and find without locks: the greater root is hooked below the smaller one.
extern "C" __global__ void unite(const int *x, int *y, int n) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= n) return;  //- unite_guard: if (e > n) return;
  int a = x[2 * e], b = x[2 * e + 1];  //! out-of-bounds unite_guard
  for (;;) {
    a = root(y, a), b = root(y, b);
    if (a == b) break;
    int low = min(a, b), high = max(a, b);
    if (atomicCAS(&y[high], high, low) == high) break;  //- unite_plain: if (y[high] == high) { y[high] = low; break; }  //- unite_block: if (atomicCAS_block(&y[high], high, low) == high) break;  //! race unite_plain unite_block  //? missing-fence unite_plain
  }
}

// Ranks in whole numbers: x has n edges, behind them the 40 degrees; y two buffers of ranks.
extern "C" __global__ void pagerank(const int *x, int *y, int n) {
  int t = threadIdx.x, *now = y, *next = y + 40;
  const int *degree = x + 2 * n;
  for (int round = 0; round < 3; round++) {
    if (t < 40) next[t] = 150;  //? race rank_swap rank_in_place
    __syncthreads();  //- rank_init: ;
    for (int e = t; e < n; e += blockDim.x)
      atomicAdd(&next[x[2 * e + 1]], now[x[2 * e]] * 85 / (100 * degree[x[2 * e]]));  //- rank_plain: next[x[2 * e + 1]] += now[x[2 * e]] * 85 / (100 * degree[x[2 * e]]);  //- rank_in_place: atomicAdd(&now[x[2 * e + 1]], now[x[2 * e]] * 85 / (100 * degree[x[2 * e]]));  //! race rank_init rank_plain rank_in_place rank_swap
    __syncthreads();  //- rank_swap: ;
    int *old = now;
    now = next, next = old;
  }
}

// Degrees of the 40 vertices; the last block turns them into rows.
extern "C" __global__ void rows(const int *x, int *y, int n) {
  __shared__ bool last;
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < n) atomicAdd(&y[41 + x[2 * e]], 1);  //- rows_plain: if (e < n) y[41 + x[2 * e]]++;  //! race rows_plain
  __threadfence();  //- rows_fence: ;
  __syncthreads();  //- rows_barrier: ;
  if (threadIdx.x == 0) last = atomicAdd(&y[81], 1) == gridDim.x - 1;
  __syncthreads();
  if (last && threadIdx.x == 0) {
    __threadfence();  //- rows_behind: ;
    y[0] = 0;
    for (int v = 0; v < 40; v++) y[v + 1] = y[v] + y[41 + v];  //! missing-fence rows_fence rows_behind  //! race rows_barrier
  }
}

// The least label of each vertex and its neighbours goes to a second buffer.
extern "C" __global__ void neighbours(const int *x, int *y, int n) {
  const int *columns = x + n + 1;
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v < n) {
    int least = y[v];  //? race neighbours_in_place
    for (int e = x[v]; e < x[v + 1]; e++) least = min(least, y[columns[e]]);  //! race neighbours_in_place
    y[n + v] = least;  //- neighbours_in_place: y[v] = least;  //- neighbours_over: y[2 * n + v] = least;  //! out-of-bounds neighbours_over
  }
}
