#include "regs.h"

char spi_xfer(char c) {
    SPI1_DR = c;
    while (!(SPI1_SR & SPI1_SR_RXNE)) ;
    return SPI1_DR;
}
