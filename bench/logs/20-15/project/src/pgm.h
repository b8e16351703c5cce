#ifndef PGM_H
#define PGM_H
struct pgm { int w, h, max; int *px; };
int pgm_load(const char *path, struct pgm *p);
void hist(const struct pgm *p);
#endif
