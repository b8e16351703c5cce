#include <stdio.h>

void greet(char *name, int id)
{
    /* a plain pointer, not declared as an array */
    snprintf(name, sizeof name, "user-%d", id);
}
