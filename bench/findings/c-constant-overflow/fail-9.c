#include <limits.h>
/* sentinel for "no minimum seen yet" */
static int lowest = LONG_MAX;

void see(int v)
{
    if (v < lowest)
        lowest = v;
}
