#ifndef PINS_H
#define PINS_H
#define PIN_LED 12
#define PIN_IRQ 4
#endif
