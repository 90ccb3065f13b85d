// Kernels in the manner of public suites of races: graphs, mailboxes, private histograms, tiles with halos, buffers by turns.
#include <cuda_pipeline.h>
#include <cooperative_groups.h>

// Triangles: common neighbours of the ends of each edge, added up by blocks.
extern "C" __global__ void triangles(const int *x, int *y, int n) {
  __shared__ int sum;
  const int *row = x, *column = x + n + 1;
  if (threadIdx.x == 0) sum = 0;  //- tri_unset: ;
  __syncthreads();  //- tri_start: ;
  int i = threadIdx.x + blockIdx.x * blockDim.x, found = 0;
  if (i < n) {
    for (int j = row[i]; j < row[i + 1]; j++) {  //- tri_bound: for (int j = row[i]; j <= row[i + 1]; j++) {
      int u = column[j];  //! out-of-bounds tri_bound
      for (int k = row[u]; k < row[u + 1]; k++)
        for (int l = row[i]; l < row[i + 1]; l++) found += column[l] == column[k];
    }
  }
  atomicAdd(&sum, found);  //- tri_plain: sum += found;  //! uninitialized tri_unset  //! race tri_start tri_plain  //? uninitialized tri_start
  __syncthreads();  //- tri_end: ;
  if (threadIdx.x == 0) atomicAdd(y, sum);  //- tri_block: if (threadIdx.x == 0) atomicAdd_block(y, sum);  //- tri_all: if (threadIdx.x == 0) *y += sum;  //! race tri_end tri_block tri_all  //? uninitialized tri_unset
}

// Vertices of few neighbours are taken away in rounds until none is left to take.
extern "C" __global__ void peel(const int *x, int *y, int n) {
  __shared__ int changed;
  const int *row = x, *column = x + n + 1;
  int i = threadIdx.x;
  if (i < n) y[i] = row[i + 1] - row[i];
  do {
    __syncthreads();  //- peel_round: ;
    if (i == 0) changed = 0;  //! race peel_round  //? race peel_seen
    bool gone = i < n && y[i] >= 0 && y[i] < 5;  //! race peel_seen
    __syncthreads();  //- peel_seen: ;
    if (gone) {
      atomicSub(&y[i], 1000);
      for (int j = row[i]; j < row[i + 1]; j++) atomicSub(&y[column[j]], 1);  //- peel_plain: for (int j = row[i]; j < row[i + 1]; j++) y[column[j]]--;  //! race peel_plain  //? race peel_seen  //? missing-fence peel_plain
      changed = 1;  //? race peel_seen
    }
    __syncthreads();  //- peel_end: ;
  } while (changed);  //! race peel_end  //? race peel_round
}

// Ranks of rows of a sparse matrix, half a warp to each.
extern "C" __global__ void half_rows(const int *x, int *y, int n) {
  const int *row = x, *column = x + n + 1;
  int i = (threadIdx.x + blockIdx.x * blockDim.x) / 16, lane = threadIdx.x % 16, sum = 0;
  unsigned mask = 0xffffu << (threadIdx.x & 16);
  if (i < n) {
    for (int j = row[i] + lane; j < row[i + 1]; j += 16) sum += column[j];
    for (int d = 8; d; d /= 2) sum += __shfl_down_sync(mask, sum, d, 16);  //- rows_mask: for (int d = 8; d; d /= 2) sum += __shfl_down_sync(0xffff, sum, d, 16);  //! undefined rows_mask
    if (lane == 0) y[i] = sum;  //- rows_lane: y[i] = sum;  //! race rows_lane
  }
}

// Numbers from one block to another through one place, which is full or empty.
extern "C" __global__ void mailbox(const int *x, int *y, int n) {
  volatile int *full = y;
  int *slot = y + 1, sum = 0;
  if (threadIdx.x) return;
  for (int i = 0; i < n; i++) {
    if (blockIdx.x == 0) {
      while (*full) {}  //- mail_over: ;  //? no-progress mail_wait
      __threadfence();  //- mail_taken: ;
      *slot = x[i];  //- mail_early: *full = 1;  //! race mail_over mail_plain  //! missing-fence mail_taken mail_given  //? missing-fence mail_over mail_behind mail_sent  //? race mail_wait
      __threadfence();  //- mail_sent: ;
      *full = 1;  //- mail_early: *slot = x[i];  //- mail_plain: *y = 1;  //! race mail_early mail_plain  //? missing-fence mail_early mail_plain
    } else {
      while (!*full) {}  //- mail_wait: ;  //? race mail_plain  //? no-progress mail_over
      __threadfence();  //- mail_behind: ;
      sum += *slot;  //! race mail_early mail_wait  //! missing-fence mail_sent mail_behind  //? race mail_over mail_plain  //? missing-fence mail_taken mail_given mail_early mail_over mail_wait mail_plain
      __threadfence();  //- mail_given: ;
      *full = 0;  //? race mail_plain  //? missing-fence mail_plain
    }
  }
  if (blockIdx.x) y[2] = sum;
}

// A ring in shared memory: the first warp makes, the second one takes.
extern "C" __global__ void warp_ring(const int *x, int *y, int n) {
  __shared__ int ring[2][32];
  __shared__ volatile int head, tail;
  int lane = threadIdx.x % 32, sum = 0;
  if (threadIdx.x == 0) head = tail = 0;
  __syncthreads();  //- wr_start: ;
  for (int i = 0; i < n; i++) {
    if (threadIdx.x < 32) {
      if (lane == 0) while (i - tail >= 2) {}  //- wr_full: ;  //? race wr_start  //? uninitialized wr_start
      __threadfence_block();
      __syncwarp();  //- wr_enter: ;
      ring[i % 2][lane] = x[i * 32 + lane];  //! race wr_full wr_enter wr_done
      __threadfence_block();
      __syncwarp();  //- wr_leave: ;
      if (lane == 0) head = i + 1;  //? race wr_start
    } else {
      if (lane == 0) while (head <= i) {}  //- wr_wait: ;  //! uninitialized wr_start  //? race wr_start
      __threadfence_block();
      __syncwarp();  //- wr_seen: ;
      sum += ring[i % 2][31 - lane];  //! race wr_leave wr_wait wr_seen  //? race wr_full wr_enter wr_done wr_start  //? uninitialized wr_wait wr_seen wr_start
      __threadfence_block();
      __syncwarp();  //- wr_done: ;
      if (lane == 0) tail = i + 1;  //? race wr_start
    }
  }
  if (threadIdx.x >= 32) y[lane] = sum;
}

// A scan of each warp in shared memory.
extern "C" __global__ void warp_scan(const int *x, int *y, int n) {
  __shared__ int part[64];
  int i = threadIdx.x, lane = i % 32;
  part[i] = x[i];
  __syncwarp();
  for (int d = 1; d < 32; d *= 2) {
    int other = lane >= d ? part[i - d] : 0;  //- ws_under: int other = part[i - d];  //! out-of-bounds ws_under  //! race ws_second  //? race ws_first ws_under  //? uninitialized ws_under
    __syncwarp();  //- ws_first: ;
    part[i] += other;  //! race ws_first
    __syncwarp();  //- ws_second: ;
  }
  y[i] = part[i];
}

// Histograms of each warp, and their sums.
extern "C" __global__ void private_bins(const int *x, int *y, int n) {
  __shared__ int bins[2][8];
  int warp = threadIdx.x / 32;
  for (int i = threadIdx.x; i < 16; i += blockDim.x) bins[i / 8][i % 8] = 0;  //- pb_few: for (int i = threadIdx.x; i < 15; i += blockDim.x) bins[i / 8][i % 8] = 0;
  __syncthreads();  //- pb_start: ;
  for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&bins[warp][x[i] & 7], 1);  //- pb_beyond: for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&bins[warp][x[i] & 15], 1);  //- pb_plain: for (int i = threadIdx.x; i < n; i += blockDim.x) bins[warp][x[i] & 7]++;  //! out-of-bounds pb_beyond  //! race pb_plain pb_start  //! uninitialized pb_few  //? uninitialized pb_start
  __syncthreads();  //- pb_end: ;
  if (threadIdx.x < 8) y[threadIdx.x] = bins[0][threadIdx.x] + bins[1][threadIdx.x];  //! race pb_end  //? uninitialized pb_few
}

// A filter with a halo; beyond the ends there are zeros.
extern "C" __global__ void filter(const int *x, int *y, int n) {
  extern __shared__ int tile[];
  int i = threadIdx.x + blockIdx.x * blockDim.x, at = threadIdx.x + 1;
  tile[at] = i < n ? x[i] : 0;  //- fl_fill: if (i < n) tile[at] = x[i];
  if (threadIdx.x == 0) tile[0] = i > 0 ? x[i - 1] : 0;  //- fl_left: if (threadIdx.x == 0) tile[0] = x[i - 1];  //! out-of-bounds fl_left
  if (threadIdx.x == blockDim.x - 1) tile[at + 1] = i + 1 < n ? x[i + 1] : 0;  //- fl_right: if (threadIdx.x == blockDim.x) tile[at + 1] = i + 1 < n ? x[i + 1] : 0;  //- fl_far: if (threadIdx.x == blockDim.x - 1) tile[at + 2] = 0;  //! out-of-bounds fl_far
  __syncthreads();  //- fl_barrier: if (i < n) __syncthreads();  //! barrier-divergence fl_barrier
  int sum = tile[at - 1] + tile[at] + tile[at + 1];  //! uninitialized fl_fill fl_right  //? uninitialized fl_far
  if (i < n) y[i] = sum;  //- fl_out: y[i] = sum;  //! out-of-bounds fl_out
}

// Flags of numbers as bits of words.
extern "C" __global__ void mark_bits(const int *x, int *y, int n) {
  for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += blockDim.x * gridDim.x)
    atomicOr(&y[(x[i] & 63) >> 5], 1 << (x[i] & 31));  //- mb_plain: y[(x[i] & 63) >> 5] |= 1 << (x[i] & 31);  //- mb_guard: if (!(y[(x[i] & 63) >> 5] >> (x[i] & 31) & 1)) atomicOr(&y[(x[i] & 63) >> 5], 1 << (x[i] & 31));  //! race mb_plain mb_guard
}

// The lightest edge of each vertex, weight and number in one word.
extern "C" __global__ void lightest_edge(const int *x, int *y, int n) {
  const int *row = x, *column = x + n + 1;
  unsigned long long *best = (unsigned long long *)y;
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n) {
    for (int j = row[i]; j < row[i + 1]; j++) {
      unsigned long long key = (unsigned long long)(i * 7 % 5) << 32 | j;
      atomicMin(&best[column[j]], key);  //- le_plain: if (key < best[column[j]]) best[column[j]] = key;  //- le_half: if ((int)(key >> 32) < y[2 * column[j] + 1]) { y[2 * column[j] + 1] = key >> 32; y[2 * column[j]] = j; }  //- le_beside: if (key < best[column[j]]) atomicMin(&best[column[j]], key);  //! race le_plain le_half le_beside
    }
  }
}

// Two buffers by turns between all blocks.
extern "C" __global__ void jacobi(const int *x, int *y, int n) {
  auto grid = cooperative_groups::this_grid();
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  y[i] = x[i];
  for (int k = 0; k < 3; k++) {
    grid.sync();  //- jc_sync: __syncthreads();
    int *from = y + (k & 1) * n, *to = y + (~k & 1) * n;  //- jc_same: int *from = y, *to = y;
    to[i] = from[i] + from[(i + 1) % n];  //! race jc_sync jc_same
  }
}

// Copies that run ahead by one, in two buffers.
extern "C" __global__ void ahead(const int *x, int *y, int n) {
  __shared__ int tile[2][64];
  int i = threadIdx.x, sum = 0, rounds = n / 64;
  __pipeline_memcpy_async(&tile[0][i], &x[i], 4);
  __pipeline_commit();
  for (int k = 0; k < rounds; k++) {
    if (k + 1 < rounds) __pipeline_memcpy_async(&tile[(k + 1) & 1][i], &x[(k + 1) * 64 + i], 4);  //- ah_same: if (k + 1 < rounds) __pipeline_memcpy_async(&tile[k & 1][i], &x[(k + 1) * 64 + i], 4);  //- ah_far: __pipeline_memcpy_async(&tile[(k + 1) & 1][i], &x[(k + 1) * 64 + i], 4);  //! out-of-bounds ah_far  //! race ah_last  //! missing-wait ah_same  //? race ah_first ah_same  //? missing-wait ah_wait ah_two ah_commit ah_last
    __pipeline_commit();  //- ah_commit: ;
    __pipeline_wait_prior(1);  //- ah_wait: ;  //- ah_two: __pipeline_wait_prior(2);
    __syncthreads();  //- ah_first: ;
    sum += tile[k & 1][63 - i];  //! missing-wait ah_wait ah_two ah_commit  //! race ah_first  //? race ah_last ah_wait ah_two ah_commit ah_same  //? uninitialized ah_same ah_first ah_wait ah_two  //? missing-wait ah_same ah_first
    __syncthreads();  //- ah_last: ;
  }
  y[i] = sum;
}

// Rounds of a tree whose number differs by the block, not within it.
extern "C" __global__ void rounds_of_block(const int *x, int *y, int n) {
  __shared__ int part[64];
  int i = threadIdx.x;
  part[i] = x[blockIdx.x * 64 + i];
  __syncthreads();
  for (int d = 32 >> blockIdx.x; d; d /= 2) {  //- rb_lanes: for (int d = 32 >> (i & 1); d; d /= 2) {
    if (i < d) part[i] += part[i + d];
    __syncthreads();  //- rb_guard: if (i < d) __syncthreads();  //! barrier-divergence rb_lanes rb_guard
  }
  if (i == 0) y[blockIdx.x] = part[0];  //? race rb_lanes rb_guard
}

// One block waits until all the others have added.
extern "C" __global__ void gather(const int *x, int *y, int n) {
  if (threadIdx.x) return;
  if (blockIdx.x) {
    y[blockIdx.x + 1] = x[blockIdx.x];  //! race ga_wait ga_few  //? missing-fence ga_few ga_before ga_behind ga_block
    __threadfence();  //- ga_before: ;  //- ga_block: __threadfence_block();
    atomicAdd(y, 1);
  } else {
    while (atomicAdd(y, 0) < gridDim.x - 1) {}  //- ga_wait: ;  //- ga_few: while (atomicAdd(y, 0) < 1) {}
    __threadfence();  //- ga_behind: ;
    int sum = 0;
    for (int b = 1; b < gridDim.x; b++) sum += y[b + 1];  //! missing-fence ga_before ga_block ga_behind  //? race ga_wait ga_few  //? missing-fence ga_few
    y[1] = sum;
  }
}

// Halves of a block hand over by a barrier of the whole block on different lines.
extern "C" __global__ void two_sides(const int *x, int *y, int n) {
  __shared__ int box[32];
  if (threadIdx.x < 32) {
    box[threadIdx.x] = x[threadIdx.x];  //! race ts_early
    asm volatile("bar.arrive 1, 64;" ::: "memory");  //- ts_early: ;
    asm volatile("bar.sync 2, 64;" ::: "memory");  //- ts_free: ;
    box[threadIdx.x] = x[threadIdx.x + 32];  //! race ts_free
    __syncwarp();
    y[32 + threadIdx.x] = box[31 - threadIdx.x];
  } else {
    asm volatile("bar.sync 1, 64;" ::: "memory");  //- ts_early: ;
    y[threadIdx.x - 32] = box[63 - threadIdx.x];  //? race ts_free ts_early  //? uninitialized ts_early
    asm volatile("bar.arrive 2, 64;" ::: "memory");  //- ts_free: ;
  }
}
