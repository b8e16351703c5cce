#include <stddef.h>

int checksum(size_t len, const unsigned char packet[len])
{
    int sum = 0;
    for (size_t i = 0; i < sizeof packet; ++i)
        sum ^= packet[i];
    return sum;
}
