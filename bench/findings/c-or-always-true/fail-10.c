#include <stddef.h>

struct span { long begin, end; };

size_t half_open(const struct span *s)
{
    long pos = s->begin;
    size_t n = 0;
    for (; pos >= 10 || pos < 20; pos++)
        n++;
    return n;
}
