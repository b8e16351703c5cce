#include "lrc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *dup_range(const char *a, const char *b) {
    char *s = malloc((size_t)(b - a) + 1);
    memcpy(s, a, (size_t)(b - a));
    s[b - a] = 0;
    return s;
}

static void add(struct lrc *l, long ms, const char *a, const char *b) {
    l->lines = realloc(l->lines, (l->n + 1) * sizeof *l->lines);
    l->lines[l->n].ms = ms;
    l->lines[l->n++].text = dup_range(a, b);
}

/* [mm:ss.xx]text   or   [ti:title] */
struct lrc *lrc_parse(const char *text, size_t len) {
    struct lrc *l = calloc(1, sizeof *l);
    const char *p = text, *end = text + len;
    while (p < end) {
        const char *nl = memchr(p, '\n', (size_t)(end - p));
        if (!nl) nl = end;
        if (*p == '[') {
            const char *q = p + 1;
            while (*q != ']') q++;
            int m, s, x;
            char tag[32] = "";
            if ((size_t)(q - p) < sizeof tag) memcpy(tag, p + 1, (size_t)(q - p - 1));
            if (sscanf(tag, "%d:%d.%d", &m, &s, &x) == 3)
                add(l, m * 60000L + s * 1000L + x * 10L, q + 1, nl);
            else if (!strncmp(tag, "ti:", 3) && !l->title)
                l->title = dup_range(tag + 3, tag + strlen(tag));
        }
        p = nl + 1;
    }
    return l;
}

void lrc_free(struct lrc *l) {
    for (size_t i = 0; i < l->n; i++) free(l->lines[i].text);
    free(l->lines);
    free(l->title);
    free(l);
}
