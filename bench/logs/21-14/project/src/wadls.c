#include "dir.h"
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    FILE *f = argc > 1 ? fopen(argv[1], "rb") : NULL;
    if (!f) return 2;
    fseek(f, 0, SEEK_END);
    size_t n = ftell(f);
    rewind(f);
    unsigned char *d = malloc(n);
    if (fread(d, 1, n, f) != n) return 2;
    fclose(f);
    struct lump *l = NULL;
    int c = read_dir(d, n, &l);
    for (int i = 0; i < c; i++) printf("%-8s %u\n", l[i].name, l[i].size);
    free(l);
    free(d);
    return c < 0;
}
