#include <stddef.h>

int count_down(size_t n)
{
    int steps = 0;
    while (n != 0) {
        n /= 2;
        steps++;
    }
    return steps == 0 ? -1 : steps;
}
