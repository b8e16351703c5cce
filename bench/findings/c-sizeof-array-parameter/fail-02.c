#include <stdio.h>

void greet(char name[], int id)
{
    snprintf(name, sizeof name, "user-%d", id);
}

int main(void)
{
    char buf[64];
    greet(buf, 7);
    puts(buf);
    return 0;
}
