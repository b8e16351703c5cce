#include "lz.h"
size_t window_find(const uint8_t *buf, size_t pos, size_t end, size_t *dist)
{
	size_t best = 0, from = pos > 4096 ? pos - 4096 : 0;
	for (size_t i = from; i < pos; i++) {
		size_t n = 0;
		while (pos + n < end && buf[i + n] == buf[pos + n] && n < 258)
			n++;
		if (n > best) { best = n; *dist = pos - i; }
	}
	return best;
}
