#include "ring.h"
#include <stdio.h>
int main(void) {
    struct ring r = {{0}, 0, 0};
    char line[80];
    ring_put(&r, 7);
    format_line(line, sizeof line, 12, "eth0");
    puts(line);
    return 0;
}
