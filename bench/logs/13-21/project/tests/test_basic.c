#include "lrc.h"
#include <assert.h>
#include <string.h>

int main(void) {
    const char *t = "[ti:Song]\n[00:01.50]la la\n";
    struct lrc *l = lrc_parse(t, strlen(t));
    assert(l->n == 1 && l->lines[0].ms == 1500);
    assert(!strcmp(l->title, "Song"));
    lrc_free(l);
    return 0;
}
