#include <stdio.h>

static const char *colours[] = { "red", "green", "blue" };

const char *colour_name(int index)
{
    if (index < 0 || index >= sizeof(colours) / sizeof(colours[0])) {
        fprintf(stderr, "no colour %d\n", index);
        return NULL;
    }
    return colours[index];
}
