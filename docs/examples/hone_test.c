#define _GNU_SOURCE
#include <string.h>

int hone_test(const unsigned char *data, size_t size) { return memmem(data, size, "needle", 6) ? 0 : 1; }
