#ifndef LZ_H
#define LZ_H
#include <stdint.h>
#include <stdio.h>
typedef struct { FILE *f; uint32_t acc; int n; } bitw;
void bits_put(bitw *b, uint32_t v, int n);
void bits_flush(bitw *b);
int huff_lengths(const uint32_t *freq, uint8_t *len, int n);
size_t window_find(const uint8_t *buf, size_t pos, size_t end, size_t *dist);
#endif
