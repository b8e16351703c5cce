#ifndef LRC_H
#define LRC_H
#include <stddef.h>
struct lrc_line { long ms; char *text; };
struct lrc { struct lrc_line *lines; size_t n; char *title; };
struct lrc *lrc_parse(const char *text, size_t len);
void lrc_free(struct lrc *l);
#endif
