#ifndef RING_H
#define RING_H
#include <stddef.h>
struct ring { unsigned char buf[64]; size_t head, tail; };
int ring_put(struct ring *r, unsigned char b);
void format_line(char *out, size_t n, int id, const char *name);
#endif
