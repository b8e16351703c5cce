#include <stddef.h>

struct pool {
    size_t used;
    size_t capacity;
};

int pool_has_room(const struct pool *p, long wanted)
{
    if (p->capacity - p->used >= wanted)
        return 1;
    return 0;
}
