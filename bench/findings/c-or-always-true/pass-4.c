#include <stdio.h>

int main(void)
{
    int month;
    if (scanf("%d", &month) != 1)
        return 1;
    if (month < 1 || month > 12) {
        fprintf(stderr, "no such month\n");
        return 1;
    }
    return 0;
}
