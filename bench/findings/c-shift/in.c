#include <stdint.h>
static uint32_t rotate(uint32_t x, int n) { return (x << n) | (x >> (32 - n)); }
uint32_t mix(uint32_t a, uint32_t b) {
  a += b;
  uint32_t high = a << 40;
  return rotate(high, 7) ^ b;
}
