void uart_put(char c);
char spi_xfer(char c);

int main(void) {
    uart_put(spi_xfer(0x42));
    return 0;
}
