#include "gain.h"
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    int v, shift = argc > 1 ? atoi(argv[1]) : 1;
    while (scanf("%d", &v) == 1)
        printf("%d\n", scale(v, shift));
    return 0;
}
