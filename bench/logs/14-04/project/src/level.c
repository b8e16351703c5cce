#include "level.h"
#include <stdlib.h>
#include <string.h>

static int tile_code(int ch)
{
    switch (ch) {
    case '#': return 1;
    case '~': return 2;
    case 'D': return 3;
    case '^': return 4;
    default:  return 0;
    }
}

static void add_spawn(Level *lv, int x, int y, int kind)
{
    lv->spawn = realloc(lv->spawn, sizeof(Spawn) * (lv->nspawn + 1));
    lv->spawn[lv->nspawn++] = (Spawn){ (uint8_t)x, (uint8_t)y, (uint8_t)kind };
}

Level *level_read(FILE *in)
{
    char   line[256];
    Level *lv = calloc(1, sizeof *lv);
    int    row = -1;

    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\r\n")] = 0;
        if (row < 0) {
            if (line[0] == ';' || !line[0])
                continue;
            if (sscanf(line, "name %31[^\n]", lv->name) == 1)
                continue;
            if (sscanf(line, "size %d %d", &lv->w, &lv->h) == 2) {
                lv->tiles = calloc((size_t)lv->w * lv->h, 1);
                continue;
            }
            if (!strcmp(line, "map")) {
                row = 0;
                continue;
            }
            continue;
        }
        for (int x = 0; line[x]; x++) {
            if (line[x] >= '1' && line[x] <= '9')
                add_spawn(lv, x, row, line[x] - '0');
            lv->tiles[row * lv->w + x] = (uint8_t)tile_code(line[x]);
        }
        row++;
    }
    return lv;
}

int level_write(const Level *lv, FILE *out)
{
    fwrite("LVL2", 1, 4, out);
    fputc(lv->w, out);
    fputc(lv->h, out);
    fwrite(lv->tiles, 1, (size_t)lv->w * lv->h, out);
    fputc(lv->nspawn, out);
    fwrite(lv->spawn, sizeof(Spawn), lv->nspawn, out);
    return ferror(out);
}

void level_free(Level *lv)
{
    free(lv->tiles);
    free(lv->spawn);
    free(lv);
}
