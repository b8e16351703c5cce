#include "parse.h"
#include <ctype.h>

static int unit(char c)
{
    switch (c) {
    case 'd': return 86400;
    case 'h': return 3600;
    case 'm': return 60;
    default: return 1;
    }
}

/* "1d2h" in seconds */
int parse_duration(const char *s)
{
    int total = 0, n = 0;
    for (; *s; s++) {
        if (isdigit((unsigned char)*s)) {
            n = n * 10 + (*s - '0');
        } else {
            total += n * unit(*s);
            n = 0;
        }
    }
    return total + n;
}
