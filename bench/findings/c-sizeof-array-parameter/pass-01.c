#include <string.h>

int main(void)
{
    unsigned char key[32];
    memset(key, 0, sizeof(key));
    return key[0];
}
