#include <stdint.h>

void wait_ms(uint8_t ms);

void blink(int times)
{
    while (times-- > 0) {
        wait_ms(100);
        wait_ms(1000);
    }
}
