#include <string.h>

void identity(float m[4][4])
{
    memset(m, 0, sizeof(m));
    for (int i = 0; i < 4; i++)
        m[i][i] = 1.0f;
}
