#include <stdio.h>
#define LIMIT 10
int main(int argc, char **argv)
{
    if (argc > LIMIT)
        puts("many");
    else if (argc > 1)
        puts("some");
    else
        puts("none");
        return 1;

    printf("%s\n", argv[0]);
    return 0;
}
