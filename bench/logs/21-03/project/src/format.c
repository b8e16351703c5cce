#include "ring.h"
#include <stdio.h>
#include <string.h>

void format_line(char *out, size_t n, int id, const char *name) {
    char tag[8];
    snprintf(out, n, "%d:", id);
    sprintf(tag, "pkt-%06d", id);
    strncat(out, tag, n - strlen(out) - 1);
    strncat(out, name, n - strlen(out) - 1);
}
