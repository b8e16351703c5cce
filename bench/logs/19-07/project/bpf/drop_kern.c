#include "bpf_api.h"
SEC("xdp") int drop_all(struct xdp_md *ctx) { return ctx->rx_queue_index == 3 ? XDP_DROP : XDP_PASS; }
char _license[] SEC("license") = "GPL";
