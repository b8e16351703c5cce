#include "sampler.h"
#include <string.h>

int ring_push(struct ring *r, const struct sample *s)
{
    unsigned next = (r->head + 1) & 255;
    if (next == r->tail)
        return -1;
    memcpy(&r->slot[r->head], s, sizeof *s);
    r->head = next;
    return 0;
}
