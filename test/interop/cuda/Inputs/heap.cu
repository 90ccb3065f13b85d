// The device's heap, and the shared memory of a cluster's blocks. How faults are marked is said in ../_seeded_cuda.py.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void heap(const int *x, int *y, int n) {
  int t = threadIdx.x, *p = (int *)malloc(4 * n);  //! leak heap_kept
  for (int i = 0; i < n; i++) p[i] = x[t] + i;  //- heap_unset: for (int i = 0; i < n - 1; i++) p[i] = x[t] + i;  //- heap_beyond: for (int i = 0; i <= n; i++) p[i] = x[t] + i;  //- heap_early: for (int i = 0; i < n; i++) p[i] = x[t] + i; free(p);  //! out-of-bounds heap_beyond
  int sum = 0;
  for (int i = 0; i < n; i++) sum += p[(i + t) % n];  //! uninitialized heap_unset  //! wrong-space heap_early
  y[t] = sum;
  free(p);  //- heap_kept: ;  //- heap_twice: free(p); free(p);  //- heap_inside: free(p + 4);  //! wrong-space heap_twice heap_inside
}

// A list that all threads push to; the first thread takes it apart.
struct Node {
  Node *next;
  int value;
};

extern "C" __global__ void list(const int *x, int *y, int n) {
  __shared__ Node *head;
  int t = threadIdx.x;
  if (t == 0) head = nullptr;
  __syncthreads();
  Node *node = (Node *)malloc(sizeof(Node));  //! leak list_leak  //? leak list_plain list_barrier
  node->value = x[t];
  node->next = (Node *)atomicExch((unsigned long long *)&head, (unsigned long long)node);  //- list_plain: node->next = head; head = node;  //! race list_plain
  __syncthreads();  //- list_barrier: ;
  if (t == 0) {
    int sum = 0;
    for (Node *at = head; at;) {  //! race list_barrier  //? missing-fence list_barrier
      Node *next = at->next;  //? race list_barrier  //? missing-fence list_barrier  //? uninitialized list_barrier
      sum += at->value;  //? race list_barrier  //? missing-fence list_barrier  //? uninitialized list_barrier
      free(at);  //- list_leak: ;
      at = next;
    }
    y[0] = sum;
  }
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) exchange(const int *x, int *y, int n) {
  __shared__ int s[32];
  auto cluster = cg::this_cluster();
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  s[t] = x[i];
  cluster.sync();  //- exchange_first: __syncthreads();
  int *theirs = cluster.map_shared_rank(s, cluster.block_rank() ^ 1);
  y[i] = theirs[31 - t];  //- exchange_beyond: y[i] = theirs[32 + t];  //! race exchange_first exchange_last exchange_some  //! out-of-bounds exchange_beyond  //? uninitialized exchange_first
  cluster.sync();  //- exchange_last: ;  //- exchange_some: if (cluster.block_rank()) cluster.sync();  //? race exchange_some
}

// Each block of a cluster counts for both.
extern "C" __global__ void __cluster_dims__(2, 1, 1) shared_bins(const int *x, int *y, int n) {
  __shared__ int bins[8];
  auto cluster = cg::this_cluster();
  int t = threadIdx.x, key = x[blockIdx.x * 32 + t] & 15;
  if (t < 8) bins[t] = 0;  //? race bins_init bins_local
  cluster.sync();  //- bins_init: __syncthreads();
  atomicAdd(cluster.map_shared_rank(bins, key >> 3) + (key & 7), 1);  //- bins_plain: cluster.map_shared_rank(bins, key >> 3)[key & 7]++;  //! race bins_init bins_plain  //? uninitialized bins_init  //? race bins_local
  cluster.sync();  //- bins_local: __syncthreads();
  if (t < 8) y[blockIdx.x * 8 + t] = bins[t];  //! race bins_local
}
