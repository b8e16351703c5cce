#include <string.h>

void wipe_key(unsigned char key[32])
{
    memset(key, 0, sizeof(key));
}

int main(void)
{
    unsigned char k[32];
    wipe_key(k);
    return k[0];
}
