#include "ring.h"
int ring_put(struct ring *r, unsigned char b) {
    size_t next = (r->head + 1) % sizeof r->buf;
    if (next == r->tail) return -1;
    r->buf[r->head] = b;
    r->head = next;
    return 0;
}
