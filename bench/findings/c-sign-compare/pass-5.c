#include <string.h>

int is_long(const char *name)
{
    int len = (int)strlen(name);
    return len > 32;
}
