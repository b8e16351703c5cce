#include <string.h>

typedef unsigned char mac_addr[6];

int same_mac(const mac_addr a, const mac_addr b)
{
    return memcmp(a, b, sizeof(a)) == 0;
}
