#include <stddef.h>

int checksum(size_t len, const unsigned char (*packet)[64])
{
    int sum = 0;
    for (size_t i = 0; i < sizeof *packet && i < len; ++i)
        sum ^= (*packet)[i];
    return sum;
}
