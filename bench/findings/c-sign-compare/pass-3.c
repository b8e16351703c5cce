#include <stdint.h>

/* Both are promoted to int before the comparison. */
int below(uint8_t raw, int threshold)
{
    return raw < threshold;
}
