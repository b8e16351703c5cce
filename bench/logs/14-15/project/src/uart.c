#define UART ((volatile unsigned *)0x40011000)

void uart_putc(char c)
{
    while (!(UART[0] & 0x80))
        ;
    UART[1] = (unsigned)c;
}
