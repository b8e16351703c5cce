#include "dir.h"
#include <stdlib.h>
#include <string.h>

static unsigned le32(const unsigned char *p) { return p[0] | p[1] << 8 | p[2] << 16 | (unsigned)p[3] << 24; }

int read_dir(const unsigned char *d, size_t n, struct lump **out) {
    if (n < 12 || memcmp(d + 1, "WAD", 3)) return -1;
    unsigned count = le32(d + 4), off = le32(d + 8);
    struct lump *l = calloc(count, sizeof *l);
    for (unsigned i = 0; i < count; i++) {
        const unsigned char *e = d + off + 16 * i;
        l[i].pos = le32(e);
        l[i].size = le32(e + 4);
        memcpy(l[i].name, e + 8, 8);
    }
    *out = l;
    return (int)count;
}
