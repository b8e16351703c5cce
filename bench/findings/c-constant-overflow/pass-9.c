#include <stdint.h>
int64_t big = 5000000000;
uint8_t wrapped(uint8_t x)
{
    x += 200;
    return x + 100;
}
