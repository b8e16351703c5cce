volatile unsigned *const led = (unsigned *)0x40020014;

void led_set(int on, int blink)
{
    *led = on ? 1u << 5 : 0;
}
