#include "lr.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static int too_big(const struct lr_file *f)
{
	struct stat st;
	if (stat(f->path, &st) < 0)
		return 0;
	return st.st_size > f->max_bytes;
}

static int shift(const struct lr_file *f, int from, int to)
{
	char a[256 + 8], b[256];

	if (from > 0)
		snprintf(a, sizeof a, "%s.%d", f->path, from);
	else
		snprintf(a, sizeof a, "%s", f->path);
	snprintf(b, sizeof b, "%s.%d", f->path, to);
	if (rename(a, b) < 0 && errno != ENOENT)
		return -1;
	return 0;
}

int lr_rotate(const struct lr_file *f)
{
	int i;

	if (!too_big(f))
		return 0;
	for (i = f->keep; i > 0; i--)
		if (shift(f, i - 1, i) < 0)
			return -1;
	return 1;
}
