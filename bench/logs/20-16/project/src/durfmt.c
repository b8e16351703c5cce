#include "parse.h"
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    char line[256];
    FILE *f = argc > 1 ? fopen(argv[1], "r") : stdin;
    if (!f) {
        perror(argv[1]);
        return 2;
    }
    while (fgets(line, sizeof line, f)) {
        line[strcspn(line, "\n")] = 0;
        printf("%s = %d s\n", line, parse_duration(line));
    }
    return 0;
}
