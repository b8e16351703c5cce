/* how much filament does a print need, by tool */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *material[] = {"PLA", "PETG", NULL};

struct tool { const char *name; double mm; };

int main(int argc, char **argv) {
    struct tool tools[8] = {{0}};
    int tool = 0;
    char line[256];
    FILE *f = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!f) { fprintf(stderr, "usage: gcodestat FILE\n"); return 2; }
    tools[0].name = material[0];
    while (fgets(line, sizeof line, f)) {
        char *e;
        if (line[0] == 'T') {
            tool = atoi(line + 1);
            tools[tool & 7].name = material[tool & 7];
        } else if (line[0] == 'G' && (e = strchr(line, 'E'))) {
            tools[tool & 7].mm += atof(e + 1);
        }
    }
    fclose(f);
    for (int i = 0; i < 8; i++)
        if (tools[i].mm > 0)
            printf("%-*s %8.2f mm\n", (int)strlen(tools[i].name) + 2, tools[i].name, tools[i].mm);
    return 0;
}
