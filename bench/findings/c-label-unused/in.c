#include <stddef.h>

struct buf { char *data; size_t len; };

extern void *grab(size_t n);
extern void drop(void *p);
extern int fill(struct buf *b);

/* Copies a header; returns 0 on success. */
int load_header(struct buf *out)
{
	struct buf tmp = { 0 };
	int rc = -1;

	tmp.data = grab(64);
	if (!tmp.data)
		goto out;
	tmp.len = 64;
	if (fill(&tmp) < 0)
		goto out_free;
	*out = tmp;
	rc = 0;
	goto out;

out_close:
out_free:
	drop(tmp.data);
out:
	return rc;
}
