#include "busmon.h"
uint16_t crc16(const uint8_t *p, size_t n)
{
	uint16_t c = 0xffff;
	while (n--) {
		c ^= *p++;
		for (int i = 0; i < 8; i++)
			c = c & 1 ? (c >> 1) ^ 0xa001 : c >> 1;
	}
	return c;
}
