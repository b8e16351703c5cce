#include "bpf_api.h"

struct flow { u64 bytes, packets; u128 sum; };
struct ipv6 { u32 ver; u16 len; u8 next, hops; u64 src[2], dst[2]; };

static struct flow total;

static inline u32 fold(u64 v)
{
	return (u32)(v ^ v >> 32);
}

__attribute__((noinline)) u128 address(const struct ipv6 *ip, int which)
{
	const u64 *a = which ? ip->dst : ip->src;
	return (u128)a[0] << 64 | a[1];
}

SEC("xdp") int flow(struct xdp_md *ctx)
{
	void *data = (void *)(u64)ctx->data, *end = (void *)(u64)ctx->data_end;
	struct ipv6 *ip = data + 14;
	if ((void *)(ip + 1) > end)
		return XDP_PASS;
	total.packets++;
	total.bytes += ip->len;
	total.sum += address(ip, 0);
	if (fold((u64)address(ip, 1)) == 0xdeadbeef)
		return XDP_DROP;
	return XDP_PASS;
}

char _license[] SEC("license") = "GPL";
