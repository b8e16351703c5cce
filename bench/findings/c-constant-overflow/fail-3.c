#include <stdint.h>

static const uint16_t ports[] = {
    22, 80, 443, 8080,
    65536,
};

int count(void) { return sizeof ports / sizeof ports[0]; }
