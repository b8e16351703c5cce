#include <stdint.h>

static const uint32_t limit_ms = 5000;

int expired(int32_t started, int32_t now)
{
    int32_t elapsed = now - started;
    return elapsed > limit_ms;
}
