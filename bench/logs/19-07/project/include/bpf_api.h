#pragma once
typedef unsigned char u8; typedef unsigned short u16; typedef unsigned int u32; typedef unsigned long long u64;
typedef unsigned __int128 u128;
#define SEC(n) __attribute__((section(n), used))
struct xdp_md { u32 data, data_end, data_meta, ingress_ifindex, rx_queue_index; };
enum { XDP_ABORTED, XDP_DROP, XDP_PASS };
static u64 (*bpf_ktime_get_ns)(void) = (void *)5;
static void *(*bpf_map_lookup_elem)(void *map, const void *key) = (void *)1;
