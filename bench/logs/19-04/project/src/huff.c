#include "lz.h"
#include <stdlib.h>

struct node { uint32_t w; int sym; struct node *kid[2]; };

static int by_weight(const void *a, const void *b)
{
	const struct node *x = *(struct node *const *)a, *y = *(struct node *const *)b;
	return x->w < y->w ? -1 : x->w > y->w;
}

static int depth(const struct node *n, uint8_t *len, uint8_t d)
{
	if (!n->kid[0]) {
		len[n->sym] = d ? d : 1;
		return 1;
	}
	return depth(n->kid[0], len, d + 1) + depth(n->kid[1], len, d + 1);
}

int huff_lengths(const uint32_t *freq, uint8_t *len, unsigned n)
{
	struct node **q = calloc(n, sizeof *q);
	int used = 0;
	for (unsigned i = 0; i < n; i++) {
		len[i] = 0;
		if (!freq[i])
			continue;
		q[used] = calloc(1, sizeof **q);
		q[used]->w = freq[i];
		q[used++]->sym = i;
	}
	while (used > 1) {
		struct node *p = calloc(1, sizeof *p);
		qsort(q, used, sizeof *q, by_weight);
		p->kid[0] = q[0];
		p->kid[1] = q[1];
		p->w = q[0]->w + q[1]->w;
		q[0] = p;
		q[1] = q[--used];
	}
	int r = used ? depth(q[0], len, 0) : 0;
	free(q);
	return r;
}
