#include <stdlib.h>

struct item { int id; int weight; };

static int cmp(const void *a, const void *b)
{
    return ((const struct item *)a)->weight - ((const struct item *)b)->weight;
}

void sort_items(struct item list[static 5])
{
    qsort(list, sizeof(list) / sizeof(struct item), sizeof(struct item), cmp);
}
