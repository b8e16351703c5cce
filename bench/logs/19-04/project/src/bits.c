#include "lz.h"
void bits_put(bitw *b, uint32_t v, int n)
{
	b->acc |= v << b->n;
	b->n += n;
	while (b->n >= 8) {
		fputc(b->acc & 255, b->f);
		b->acc >>= 8;
		b->n -= 8;
	}
}
void bits_flush(bitw *b) { if (b->n) bits_put(b, 0, 8 - b->n); }
