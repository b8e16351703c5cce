#include "pgm.h"
#include <stdio.h>
#include <stdlib.h>

void hist(const struct pgm *p)
{
    unsigned *count = calloc(p->max + 1, sizeof *count);
    for (int i = 0; i < p->w * p->h; i++)
        count[p->px[i]]++;
    for (int v = 0; v <= p->max; v++)
        if (count[v])
            printf("%5d %u\n", v, count[v]);
    free(count);
}
