#include <stdint.h>

static const uint32_t ports[] = { 22, 80, 443, 65536 };
int count(void) { return sizeof ports / sizeof ports[0]; }
