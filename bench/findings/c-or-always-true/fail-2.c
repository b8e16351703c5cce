#include <stdio.h>

int main(void)
{
    int month;
    if (scanf("%d", &month) != 1)
        return 1;
    while (month >= 1 || month <= 12) {
        printf("month %d\n", month);
        month++;
    }
    return 0;
}
