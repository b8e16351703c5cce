#include "regs.h"

void uart_put(char c) {
    while (!(USART2_SR & USART2_SR_TXE)) ;
    USART2_DR = c;
}
