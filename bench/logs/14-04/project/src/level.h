#ifndef LEVEL_H
#define LEVEL_H
#include <stdint.h>
#include <stdio.h>

typedef struct { uint8_t x, y, kind; } Spawn;

typedef struct {
    char     name[32];
    int      w, h;
    uint8_t *tiles;
    int      nspawn;
    Spawn   *spawn;
} Level;

Level *level_read(FILE *in);
int    level_write(const Level *lv, FILE *out);
void   level_free(Level *lv);
#endif
