#include "sampler.h"

/* the frame pointer of whoever we were inlined into */
register uintptr_t frame_pointer __asm__("rbp");

struct frame { struct frame *up; uintptr_t ret; };

static int inside(uintptr_t p, uintptr_t lo, uintptr_t hi)
{
    return p >= lo && p + sizeof(struct frame) <= hi && (p & 7) == 0;
}

size_t unwind_here(struct sample *s, uintptr_t stack_lo, uintptr_t stack_hi)
{
    uintptr_t fp = frame_pointer;
    s->depth = 0;
    while (inside(fp, stack_lo, stack_hi) && s->depth < MAX_FRAMES) {
        const struct frame *f = (const struct frame *)fp;
        s->pc[s->depth++] = f->ret;
        if ((uintptr_t)f->up <= fp)
            break;
        fp = (uintptr_t)f->up;
    }
    return s->depth;
}
