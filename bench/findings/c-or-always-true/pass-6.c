#include <string.h>
int reject(const char *cmd)
{
    return strcmp(cmd, "get") != 0 || strcmp(cmd, "put") != 0;
}
