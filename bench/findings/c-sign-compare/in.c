#include <stdio.h>
#include <string.h>

/* Prints every character of a line that is not a blank. */
static int print_visible(const char *line)
{
    int printed = 0;

    for (int i = 0; i < strlen(line); i++) {
        if (line[i] == ' ' || line[i] == '\t')
            continue;
        putchar(line[i]);
        printed++;
    }
    return printed;
}

int main(void)
{
    return print_visible("a b c") == 3 ? 0 : 1;
}
