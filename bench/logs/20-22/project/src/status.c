#include <libintl.h>
#include <stdio.h>
void status(int n, const char *f) { printf(ngettext("%d note in %s", "%d notes in %s", n), n, f); }
