#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    size_t n = argc > 1 ? strlen(argv[1]) : 0;
    for (size_t i = 0; i < n; i++)
        putchar(argv[1][i]);
    return 0;
}
