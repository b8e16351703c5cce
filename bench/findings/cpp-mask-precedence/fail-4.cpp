extern volatile unsigned char *uart;

void send(const char *text)
{
    while (*text) {
        while (0 == uart[5] & 0x20) {
        }
        uart[0] = *text++;
    }
}
