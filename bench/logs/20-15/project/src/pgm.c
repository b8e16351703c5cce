#include "pgm.h"
#include <stdio.h>
#include <stdlib.h>

static int number(FILE *f, int *v)
{
    int c;
    while ((c = fgetc(f)) == '#' || c == ' ' || c == '\n')
        if (c == '#')
            while ((c = fgetc(f)) != '\n' && c != EOF)
                ;
    ungetc(c, f);
    return fscanf(f, "%d", v) == 1;
}

int pgm_load(const char *path, struct pgm *p)
{
    FILE *f = fopen(path, "r");
    if (!f)
        return -1;
    if (fgetc(f) != 'P' || fgetc(f) != '2' || !number(f, &p->w) || !number(f, &p->h) || !number(f, &p->max)
        || p->w <= 0 || p->h <= 0 || p->max <= 0 || p->max > 65535) {
        fclose(f);
        return -1;
    }
    p->px = malloc(sizeof(int) * p->w * p->h);
    for (int i = 0; i < p->w * p->h; i++)
        if (!number(f, &p->px[i]))
            p->px[i] = 0;
    fclose(f);
    return 0;
}
