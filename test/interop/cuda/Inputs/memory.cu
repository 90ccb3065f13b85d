// Bounds, values and lifetimes of every memory. How faults are marked is said in ../_seeded_cuda.py.

struct Particle {
  int place[3];
  int speed[3];
};

extern "C" __global__ void particles(const Particle *x, Particle *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {  //- particles_bound: if (i <= n) {
    Particle p = x[i];  //! out-of-bounds particles_bound
    for (int a = 0; a < 3; a++) p.place[a] += p.speed[a];
    y[i] = p;  //- particles_next: y[i + 1] = p;  //- particles_same: y[i / 2] = p;  //! out-of-bounds particles_next  //! race particles_same
  }
}

extern "C" __global__ void vectors(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (4 * i + 3 < n) {  //- vectors_tail: if (4 * i < n) {
    int4 v = *(const int4 *)(x + 4 * i);  //- vectors_odd: int4 v = *(const int4 *)(x + 4 * i + 1);  //! misaligned vectors_odd  //! out-of-bounds vectors_tail
    *(int4 *)(y + 4 * i) = make_int4(v.w, v.z, v.y, v.x);
  }
}

// Dynamic shared memory in two parts, numbers and flags.
extern "C" __global__ void dynamic(const int *x, int *y, int n) {
  extern __shared__ int pool[];
  int *numbers = pool, t = threadIdx.x;
  unsigned char *flags = (unsigned char *)(pool + n);  //- dynamic_overlap: unsigned char *flags = (unsigned char *)(pool + n - 1);
  numbers[t] = x[t];  //! race dynamic_overlap
  flags[t] = x[t] > 0;  //- dynamic_flags: if (t) flags[t] = x[t] > 0;  //- dynamic_wide: flags[2 * t] = x[t] > 0;  //! out-of-bounds dynamic_wide  //? race dynamic_overlap
  __syncthreads();
  int other = n - 1 - t;  //- dynamic_other: int other = n - t;
  y[t] = flags[other] ? numbers[other] : 0;  //! uninitialized dynamic_flags  //! out-of-bounds dynamic_other  //? race dynamic_overlap  //? uninitialized dynamic_other dynamic_wide
}

// The smallest of windows, in a local array whose index is known at run time alone.
extern "C" __global__ void local_array(const int *x, int *y, int n) {
  int recent[8], t = threadIdx.x;
  for (int i = 0; i < 8; i++) recent[i] = x[t];  //- local_unset: for (int i = 0; i < 4; i++) recent[i] = x[t];
  for (int i = 0; i < 16; i++) recent[(x[(t + i) & 127] & 15) >> 1] = x[(t + i) & 127];  //- local_beyond: for (int i = 0; i < 16; i++) recent[t * 65536] = x[(t + i) & 127];  //! out-of-bounds local_beyond
  int least = 99;
  for (int i = 0; i < 8; i++) least = min(least, recent[(i + t) & 7]);  //! uninitialized local_unset
  y[t] = least;
}

extern "C" __global__ void transpose(const int *x, int *y, int n) {
  __shared__ int tile[16][17];
  int c = threadIdx.x, r = threadIdx.y;
  tile[r][c] = x[r * 16 + c];  //- transpose_row: tile[r][c + 256] = x[r * 16 + c];  //- transpose_pitch: (&tile[0][0])[r * 15 + c] = x[r * 16 + c];  //! out-of-bounds transpose_row  //! race transpose_pitch
  __syncthreads();  //- transpose_barrier: ;  //- transpose_some: if (r < 8) __syncthreads();  //! barrier-divergence transpose_some
  y[r * 16 + c] = tile[c][r];  //- transpose_clash: y[r * 8 + c] = tile[c][r];  //! race transpose_barrier transpose_clash  //? race transpose_some  //? uninitialized transpose_pitch transpose_some transpose_barrier
}

extern "C" __global__ void matmul(const int *x, int *y, int n) {
  __shared__ int a[8][8], b[8][8];
  int c = threadIdx.x, r = threadIdx.y, column = blockIdx.x * 8 + c, row = blockIdx.y * 8 + r, sum = 0;
  for (int k = 0; k < n; k += 8) {
    a[r][c] = x[row * n + k + c];  //- matmul_a: a[r][c] = x[row * n * n + k + c];  //! race matmul_second  //! out-of-bounds matmul_a
    b[r][c] = x[n * n + (k + r) * n + column];  //? race matmul_second
    __syncthreads();  //- matmul_first: ;
    for (int i = 0; i < 8; i++) sum += a[r][i] * b[i][c];  //! race matmul_first  //? race matmul_second  //? uninitialized matmul_first
    __syncthreads();  //- matmul_second: ;
  }
  y[row * n + column] = sum;
}

__constant__ int weights[4] = {1, 3, 3, 1};
__device__ int counter[2];
__device__ int scratch[64];

extern "C" __global__ void constants(const int *x, int *y, int n) {
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i < 4; i++) sum += weights[(i + t) & 3] * x[t + i];  //- constants_index: for (int i = 0; i < 4; i++) sum += weights[(i + t) * 4096] * x[t + i];  //- constants_array: for (int i = 0; i < 4; i++) sum += weights[(i + t) & 3] * x[t * 8 + i];  //! out-of-bounds constants_index constants_array
  y[t] = sum;
}

extern "C" __global__ void variables(const int *x, int *y, int n) {
  int t = threadIdx.x;
  scratch[t] = x[t];  //- variables_beyond: scratch[t * 1024] = x[t];  //! out-of-bounds variables_beyond
  atomicAdd(&counter[0], x[t]);  //- variables_plain: counter[0] += x[t];  //! race variables_plain
  __syncthreads();  //- variables_barrier: ;
  y[t] = counter[0] + scratch[63 - t];  //! race variables_barrier
}

// Numbers from one warp to another one through a ring of four places.
extern "C" __global__ void ring(const int *x, int *y, int n) {
  __shared__ int places[4];
  __shared__ volatile int head, tail;
  if (threadIdx.x == 0) head = tail = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int i = 0; i < n; i++) {
      while (i - tail == 4) {}  //- ring_full: ;
      __threadfence_block();  //- ring_freed: ;
      places[i & 3] = x[i];  //! race ring_full  //! missing-fence ring_freed ring_read
      __threadfence_block();  //- ring_written: ;
      head = i + 1;  //- ring_ahead: head = i + 2;
    }
  } else if (threadIdx.x == 32) {
    for (int i = 0; i < n; i++) {
      while (head == i) {}  //- ring_empty: ;
      __threadfence_block();  //- ring_seen: ;
      y[i] = places[i & 3];  //! race ring_empty ring_ahead  //! missing-fence ring_written ring_seen  //? race ring_full  //? uninitialized ring_empty ring_ahead  //? missing-fence ring_freed
      __threadfence_block();  //- ring_read: ;
      tail = i + 1;
    }
  }
}

// Bytes side by side are places of their own; bits of one byte are not.
extern "C" __global__ void bytes(const unsigned char *x, unsigned char *y, int n) {
  int t = threadIdx.x;
  y[t] = x[t] + 1;  //- bytes_bits: y[t / 8] |= (x[t] & 1) << (t & 7);  //- bytes_under: y[t - 1] = x[t] + 1;  //! race bytes_bits  //! out-of-bounds bytes_under
}

// Rounds of a block whose number all threads agree on.
extern "C" __global__ void rounds(const int *x, int *y, int n) {
  __shared__ int s[64], more;
  int t = threadIdx.x, mine = x[t];
  do {
    __syncthreads();
    if (t == 0) more = 0;
    s[t] = mine;
    __syncthreads();
    int next = s[(t + 1) & 63];
    mine = max(mine, next);
    if (next > s[t]) more = 1;
    __syncthreads();  //- rounds_end: ;  //- rounds_some: if (mine > 0) __syncthreads();  //! barrier-divergence rounds_some
  } while (more);  //! race rounds_end  //? race rounds_some  //? no-progress rounds_end  //? race rounds_end
  y[t] = mine;
}

// Threads without work leave before the barrier: the others go on without them, as CUDA has it, but for what they should have written.
extern "C" __global__ void early(const int *x, int *y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = t < n ? x[t] : 0;  //- early_return: if (t >= n) return; s[t] = x[t];
  __syncthreads();
  y[t] = s[63 - t];  //! uninitialized early_return
}

extern "C" __global__ void generic(const int *x, int *y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = x[t] * 2;
  __syncthreads();  //- generic_barrier: ;
  const int *from = x[t] > 0 ? s : x;
  y[t] = from[63 - t];  //- generic_far: y[t] = from[200 + t];  //! race generic_barrier  //! out-of-bounds generic_far  //? uninitialized generic_far generic_barrier
}
