#include "tle.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int tle_checksum(const char *line) {
    int s = 0;
    for (int i = 0; i < 68 && line[i]; i++)
        s += isdigit((unsigned char)line[i]) ? line[i] - '0' : line[i] == '-';
    return s % 10;
}

int tle_parse(const char *l1, const char *l2, struct tle *out) {
    if (strlen(l1) < 69 || strlen(l2) < 69) return 0;
    if (tle_checksum(l1) != l1[68] - '0' || tle_checksum(l2) != l2[68] - '0') return 0;
    out->norad = atoi(l1 + 2);
    if (sscanf(l2 + 8, "%lf", &out->incl) != 1) return 0;
    char e[16] = "0.";
    memcpy(e + 2, l2 + 26, 7);
    out->ecc = atof(e);
    out->rev_per_day = atof(l2 + 52);
    return 1;
}
