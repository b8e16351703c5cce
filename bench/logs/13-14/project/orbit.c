#include "tle.h"
#include <assert.h>
#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double semi_major_km(double rev_per_day) {
    double n = rev_per_day * 2 * M_PI / 86400.0;
    return cbrt(398600.4418 / (n * n));
}

static void show(const char *path) {
    char name[64], l1[128], l2[128];
    struct tle t;
    FILE *f = fopen(path, "r");
    assert(f != NULL);
    while (fgets(name, sizeof name, f) && fgets(l1, sizeof l1, f) && fgets(l2, sizeof l2, f)) {
        int ok = tle_parse(l1, l2, &t);
        assert(ok && "element set");
        double a = semi_major_km(t.rev_per_day);
        assert(a > 6378.0);
        (void)a;
    }
    fclose(f);
}

int main(int argc, char **argv) {
    if (argc == 2 && !strcmp(argv[1], "--selftest")) {
        assert(fabs(semi_major_km(15.5) - 6794.9) < 2);
        puts("selftest ok");
        return 0;
    }
    if (argc != 3) return 2;
    struct dirent **e;
    int n = scandir(argv[2], &e, NULL, alphasort), shown = 0;
    for (int i = 0; i < n; i++) {
        char path[512];
        if (e[i]->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", argv[2], e[i]->d_name);
        show(path);
        shown++;
    }
    printf("%d files ok\n", shown);
    return 0;
}
