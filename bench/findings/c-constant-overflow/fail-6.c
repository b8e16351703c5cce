#include <stdio.h>

int main(void)
{
    unsigned int big = 5000000000;
    for (unsigned i = 0; i < 3; i++)
        big += i;
    printf("%u\n", big);
    return 0;
}
