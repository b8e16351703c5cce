#include "level.h"

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: levelc in.lvl out.bin\n");
        return 2;
    }
    FILE *in = fopen(argv[1], "r");
    if (!in) {
        perror(argv[1]);
        return 1;
    }
    Level *lv = level_read(in);
    fclose(in);
    FILE *out = fopen(argv[2], "wb");
    if (!out) {
        perror(argv[2]);
        return 1;
    }
    int rc = level_write(lv, out);
    fclose(out);
    printf("%-20s %3dx%-3d %d spawns\n", lv->name, lv->w, lv->h, lv->nspawn);
    level_free(lv);
    return rc;
}
