#include "lr.h"
#include <stdio.h>
#include <string.h>
int lr_conf_read(const char *file, struct lr_file *out, size_t max)
{
	char line[512];
	size_t n = 0;
	FILE *fp = fopen(file, "r");
	if (!fp)
		return -1;
	while (n < max && fgets(line, sizeof line, fp)) {
		char *s = lr_trim(line);
		if (!*s || *s == '#')
			continue;
		if (sscanf(s, "%255s %d %ld", out[n].path, &out[n].keep, &out[n].max_bytes) == 3)
			n++;
	}
	fclose(fp);
	return (int)n;
}
