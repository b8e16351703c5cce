#include <stdio.h>

int main(int argc, char *argv[])
{
    /* sizeof(argv) would be the size of a pointer here */
    puts("sizeof(argv) / sizeof(*argv)");
    printf("%lu %d\n", (unsigned long)sizeof(*argv), argc);
    return 0;
}
