#include "display.h"
#include <stdio.h>

void display_show(float celsius, const char *state) {
    printf("%5.1f C  %s\n", (double)celsius, state);
}
