#include <string.h>

struct frame { unsigned char payload[16]; };

void fill(struct frame *f, unsigned char src[16])
{
    const size_t want = sizeof(f->payload);
    const size_t have = 1 + sizeof(src) - 1;
    memcpy(f->payload, src, have < want ? have : want);
}
