#include "busmon.h"
int ring_put(struct ring *r, uint8_t b)
{
	unsigned n = (r->head + 1) & 255;
	if (n == r->tail)
		return -1;
	r->buf[r->head] = b;
	r->head = n;
	return 0;
}
int ring_get(struct ring *r)
{
	int b;
	if (r->head == r->tail)
		return -1;
	b = r->buf[r->tail];
	r->tail = (r->tail + 1) & 255;
	return b;
}
