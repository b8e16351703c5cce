#include <stdio.h>

int main(int argc, char *argv[])
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s FILE\n", argv[0]);
        return 2;
    }
    unsigned long max = sizeof(argv) / sizeof(*argv);
    printf("%lu arguments\n", max);
    return 0;
}
