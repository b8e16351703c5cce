#include "bpf_api.h"
static u64 last;
SEC("xdp") int latency(struct xdp_md *ctx) { u64 t = bpf_ktime_get_ns(); u64 d = t - last; last = t; return d > 1000000 ? XDP_DROP : XDP_PASS; }
char _license[] SEC("license") = "GPL";
