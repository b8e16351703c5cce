#include <string.h>

struct digest { unsigned char src[16]; };

void fill(unsigned char *dst, struct digest d)
{
    memcpy(dst, d.src, sizeof(d.src));
}

void fill_global(unsigned char src[16])
{
    struct digest d;
    memcpy(d.src, src, sizeof d);
}
