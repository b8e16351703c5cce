#include <string.h>

char *pick(char *name, char *fallback)
{
        char *r;
        if (strlen(name))
                r = name;
        else
                r = fallback;
                r[0] = '_';
        return r;
}
