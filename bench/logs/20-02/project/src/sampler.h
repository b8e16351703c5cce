#ifndef SAMPLER_H
#define SAMPLER_H
#include <stddef.h>
#include <stdint.h>
#define MAX_FRAMES 64
struct sample { uint64_t when; size_t depth; uintptr_t pc[MAX_FRAMES]; };
struct ring { struct sample slot[256]; unsigned head, tail; };
int ring_push(struct ring *r, const struct sample *s);
size_t unwind_here(struct sample *s, uintptr_t stack_lo, uintptr_t stack_hi);
#endif
