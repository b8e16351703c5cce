#include "pgm.h"
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct pgm p;
    if (argc != 2 || pgm_load(argv[1], &p)) {
        fprintf(stderr, "usage: pnmhist FILE.pgm\n");
        return 2;
    }
    hist(&p);
    free(p.px);
    return 0;
}
