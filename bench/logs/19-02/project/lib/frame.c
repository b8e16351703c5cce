#include "busmon.h"
#include <stdio.h>
#include <string.h>

static const char *kind_name(enum kind k)
{
	switch (k) {
	case K_DATA: return "DATA";
	case K_ACK: return "ACK";
	case K_NAK: return "NAK";
	case K_SYNC: return "SYNC";
	}
	return "?";
}

int frame_parse(struct frame *f, const uint8_t *p, size_t n)
{
	if (n < 7)
		return -1;
	f->kind = p[0] & 3;
	f->src = p[1];
	f->dst = p[2];
	f->len = p[3] | p[4] << 8;
	if (f->len > sizeof f->body || f->len + 7u > n)
		return -2;
	memcpy(f->body, p + 5, f->len);
	if (crc16(p, f->len + 5u) != (p[f->len + 5] | p[f->len + 6] << 8))
		return -3;
	switch (f->kind) {
	case K_SYNC:
		f->dst = 0xff;
	case K_ACK:
		if (f->len)
			return -4;
		break;
	default:
		break;
	}
	return 0;
}

void frame_name(const struct frame *f, char *out)
{
	sprintf(out, "%s %02x->%02x", kind_name(f->kind), f->src, f->dst);
}
