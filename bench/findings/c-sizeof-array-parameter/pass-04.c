#include <string.h>

void identity(float m[4][4])
{
    for (int i = 0; i < 4; i++) {
        memset(m[i], 0, sizeof(m[i]));
        m[i][i] = 1.0f;
    }
}
