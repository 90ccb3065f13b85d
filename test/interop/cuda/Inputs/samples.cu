// What samples and text books show: reductions, scans, histograms of bytes, sorting, tables of functions, packed states, sums of halves.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

// Sixteen bins of bytes for each thread: a word has four bins of one thread.
extern "C" __global__ void byte_histogram(const int *x, int *y, int n) {
  __shared__ unsigned char bins[16 * 32];
  int t = threadIdx.x;
  for (int i = 0; i < 4; i++) ((int *)bins)[t + 32 * i] = 0;  //- bytes_zero: for (int i = 0; i < 3; i++) ((int *)bins)[t + 32 * i] = 0;  //? race bytes_start
  __syncthreads();  //- bytes_start: ;
  for (int i = t; i < n; i += 32) bins[(x[i] & 15) * 32 + t]++;  //- bytes_bins: for (int i = t; i < n; i += 32) bins[(x[i] & 15) * 32 + (t & ~1)]++;  //! race bytes_bins bytes_start  //! uninitialized bytes_zero  //? uninitialized bytes_start
  __syncthreads();  //- bytes_end: ;
  if (t < 16) {
    int sum = 0;
    for (int k = 0; k < 32; k++) sum += bins[t * 32 + (k + t) % 32];  //! race bytes_end  //? race bytes_bins  //? uninitialized bytes_zero
    atomicAdd(&y[t], sum);
  }
}

// Sums up and down the tree, in place.
extern "C" __global__ void blelloch(const int *x, int *y, int n) {
  extern __shared__ int s[];
  int t = threadIdx.x, offset = 1;
  s[2 * t] = x[2 * t];
  s[2 * t + 1] = x[2 * t + 1];
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();  //- bl_up: ;
    if (t < d) s[offset * (2 * t + 2) - 1] += s[offset * (2 * t + 1) - 1];  //! race bl_up  //? uninitialized bl_up
    offset *= 2;
  }
  if (t == 0) s[n - 1] = 0;  //? race bl_up
  for (int d = 1; d < n; d *= 2) {
    offset >>= 1;
    __syncthreads();  //- bl_down: if (d < n / 2) __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1, v = s[a];  //- bl_beyond: int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 3) - 1, v = s[a];  //! race bl_down  //? race bl_beyond
      s[a] = s[b];  //? race bl_down bl_beyond  //! out-of-bounds bl_beyond
      s[b] += v;  //? race bl_down bl_beyond  //? out-of-bounds bl_beyond
    }
  }
  __syncthreads();
  y[2 * t] = s[2 * t];  //? race bl_beyond
  y[2 * t + 1] = s[2 * t + 1];  //? race bl_beyond
}

// A last warp that goes on by itself, with barriers of its own.
extern "C" __global__ void reduce_unrolled(const int *x, int *y, int n) {
  __shared__ int s[128 + 32];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 256 + t] + x[blockIdx.x * 256 + t + 128];
  if (t < 32) s[128 + t] = 0;
  __syncthreads();
  if (t < 64) s[t] += s[t + 64];
  __syncthreads();  //- unrolled_before: ;
  if (t < 32) {
    for (int d = 32; d; d >>= 1) {
      int v = s[t + d];  //! race unrolled_before unrolled_written
      __syncwarp();  //- unrolled_read: ;
      s[t] += v;  //! race unrolled_read
      __syncwarp();  //- unrolled_written: ;
    }
  }
  if (t == 0) y[blockIdx.x] = s[0];
}

// Sorts 64 numbers by 32 threads: partners within strides.
extern "C" __global__ void bitonic_block(const int *x, int *y, int n) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = x[t], s[t + 64] = x[t + 64];
  for (int size = 2; size <= 128; size *= 2)
    for (int stride = size / 2; stride; stride /= 2) {
      __syncthreads();  //- bitonic_step: if (stride > 32) __syncthreads();
      int at = 2 * t - (t & (stride - 1)), a = s[at], b = s[at + stride];  //! race bitonic_step  //? uninitialized bitonic_step
      bool up = (at & size) == 0;
      if ((a > b) == up) s[at] = b, s[at + stride] = a;  //? race bitonic_step
    }
  __syncthreads();  //- bitonic_end: ;
  y[t] = s[t], y[t + 64] = s[t + 64];  //! race bitonic_end
}

// Products of vectors: accumulators, then a tree.
extern "C" __global__ void scalar_product(const int *x, float *y, int n) {
  __shared__ float s[64];
  int t = threadIdx.x;
  for (int v = blockIdx.x; v < 4; v += gridDim.x) {
    float sum = 0;
    for (int i = t; i < n; i += 64) sum += (float)x[v * n + i] * x[v * n + i];
    s[t] = sum;  //! race scalar_next
    for (int d = 32; d; d >>= 1) {
      __syncthreads();  //- scalar_tree: ;
      if (t < d) s[t] += s[t + d];  //! race scalar_tree  //? uninitialized scalar_tree
    }
    if (t == 0) y[v] = s[0];
    __syncthreads();  //- scalar_next: ;
  }
}

// Functions of the device in a table.
typedef int (*Function)(int, int);
__device__ int added(int a, int b) { return a + b; }
__device__ int lesser(int a, int b) { return a < b ? a : b; }
__device__ int times(int a, int b) { return a * b; }
__device__ Function functions[3] = {added, lesser, times};

extern "C" __global__ void function_table(const int *x, int *y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = x[t];
  __syncthreads();  //- table_sync: ;
  y[t] = functions[t % 3](s[t], s[63 - t]);  //! race table_sync  //? uninitialized table_sync
}

// Objects with virtual functions, made in the kernel.
struct Shape {
  __device__ virtual int area() const = 0;
  __device__ virtual ~Shape() {}
};
struct Square : Shape {
  int side;
  __device__ Square(int s) : side(s) {}
  __device__ int area() const override { return side * side; }
};
struct Box : Shape {
  int a, b;
  __device__ Box(int x, int y) : a(x), b(y) {}
  __device__ int area() const override { return a * b; }
};

extern "C" __global__ void virtuals(const int *x, int *y, int n) {
  int t = threadIdx.x;
  Shape *shape = t & 1 ? (Shape *)new Square(x[t]) : (Shape *)new Box(x[t], 2);  //! leak virtuals_kept
  y[t] = shape->area();
  delete shape;  //- virtuals_kept: ;
}

// A scan in one pass whose flag and sum are one word of 64 bits: nothing else needs an order.
extern "C" __global__ void packed_scan(const int *x, unsigned long long *y, int n) {
  __shared__ int before, s[64];
  int t = threadIdx.x, b = blockIdx.x;
  s[t] = x[b * 64 + t];
  for (int d = 1; d < 64; d *= 2) {
    __syncthreads();
    int v = t >= d ? s[t - d] : 0;
    __syncthreads();  //- packed_in: ;
    s[t] += v;  //! race packed_in
  }
  __syncthreads();
  if (t == 0) {
    volatile unsigned long long *state = y + n;  //- packed_plain: unsigned long long *state = y + n;
    int sum = 0;
    if (b > 0) {
      unsigned long long seen;
      do seen = state[b - 1];  //? race packed_plain
      while (seen >> 32 == 0);  //! no-progress packed_plain
      sum = (int)seen;
    }
    state[b] = 1ull << 32 | (unsigned)(sum + s[63]);  //? race packed_plain
    before = sum;
  }
  __syncthreads();  //- packed_out: ;
  y[b * 64 + t] = before + s[t];  //! race packed_out  //? uninitialized packed_out
}

// Counts and votes of the whole block.
extern "C" __global__ void block_votes(const int *x, int *y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  int many = __syncthreads_count(x[t] > 0);
  s[t] = x[t] * many;
  int any = __syncthreads_or(x[t] == 49), all = __syncthreads_and(x[t] < 50);  //- votes_none: int any = 0, all = 1;
  y[t] = s[63 - t] + any + all;  //! race votes_none  //? uninitialized votes_none
}

// Sums of halves in pairs, by atomics and by shuffles.
extern "C" __global__ void halves_added(const int *x, __half2 *y, int n) {
  int t = threadIdx.x;
  __half2 v = __floats2half2_rn((float)(x[t] & 3), 1.0f);
  atomicAdd(&y[t & 3], v);  //- halves_plain: y[t & 3] = __hadd2(y[t & 3], v);  //! race halves_plain
}

// Counters that wrap.
extern "C" __global__ void wraps(const int *x, unsigned *y, int n) {
  unsigned a = atomicInc(&y[0], 6), b = atomicDec(&y[1], 6);
  atomicAdd(&y[2], a), atomicAdd(&y[3], b);
  atomicAnd(&y[4], ~(1u << (threadIdx.x & 31))), atomicXor(&y[5], 1u << (threadIdx.x & 31)), atomicSub(&y[6], 2);
}

// Tiles of two matrices, the next ones on their way while these are multiplied.
extern "C" __global__ void double_buffer(const int *x, int *y, int n) {
  __shared__ int a[2][8][8], b[2][8][8];
  int c = threadIdx.x, r = threadIdx.y, row = blockIdx.y * 8 + r, column = blockIdx.x * 8 + c, sum = 0, now = 0;
  const int *A = x, *B = x + n * n;
  a[0][r][c] = A[row * n + c], b[0][r][c] = B[r * n + column];
  __syncthreads();  //- double_first: ;
  for (int k = 8; k <= n; k += 8) {
    if (k < n) a[1 - now][r][c] = A[row * n + k + c], b[1 - now][r][c] = B[(k + r) * n + column];  //- double_edge: a[1 - now][r][c] = A[row * n + k + c], b[1 - now][r][c] = B[(k + r) * n + column];  //! out-of-bounds double_edge
    for (int i = 0; i < 8; i++) sum += a[now][r][i] * b[now][i][c];  //! race double_first double_step  //? uninitialized double_first double_step
    now = 1 - now;
    __syncthreads();  //- double_step: ;
  }
  y[row * n + column] = sum;
}

// Neighbours in three dimensions of shared memory with a halo of one.
extern "C" __global__ void stencil_2d(const int *x, int *y, int n) {
  __shared__ int s[10][10];
  int c = threadIdx.x, r = threadIdx.y, i = blockIdx.y * 8 + r, j = blockIdx.x * 8 + c;
  auto at = [&](int i, int j) { return i < 0 || j < 0 || i >= n || j >= n ? 0 : x[i * n + j]; };
  s[r + 1][c + 1] = at(i, j);
  if (r == 0) s[0][c + 1] = at(i - 1, j), s[9][c + 1] = at(i + 8, j);  //- stencil_halo: if (r == 0) s[0][c + 1] = at(i - 1, j);
  if (c == 0) s[r + 1][0] = at(i, j - 1), s[r + 1][9] = at(i, j + 8);
  __syncthreads();  //- stencil_sync: ;
  y[i * n + j] = s[r][c + 1] + s[r + 2][c + 1] + s[r + 1][c] + s[r + 1][c + 2];  //! race stencil_sync  //! uninitialized stencil_halo  //? uninitialized stencil_sync
}

// Vectors of floats, one half, and a word of 16 bits, each by atomics of its own.
extern "C" __global__ void brains_added(const int *x, __nv_bfloat162 *y, int n) {
  int t = threadIdx.x;
  atomicAdd(&y[t & 3], __floats2bfloat162_rn((float)(x[t] & 3), 1.0f));
}

extern "C" __global__ void floats_added(const int *x, float *y, int n) {
  int t = threadIdx.x;
  atomicAdd((float4 *)y + (t & 3), make_float4(1, 2, x[t] & 3, 4));
  atomicAdd((float2 *)(y + 16) + (t & 3), make_float2(1, x[t] & 3));
}

extern "C" __global__ void half_added(const int *x, __half *y, int n) {
  int t = threadIdx.x;
  atomicAdd(y + (t & 3), __float2half((float)(x[t] & 3)));
}

extern "C" __global__ void cas16(const int *x, unsigned short *y, int n) {
  int t = threadIdx.x;
  unsigned short old = y[100], seen = 0;
  do { old = seen; seen = atomicCAS(y + (t & 1), old, (unsigned short)(old + 1)); } while (seen != old);
}
