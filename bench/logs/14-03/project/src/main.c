#include <stdio.h>
#include <libintl.h>
#include "net.h"
#define _(s) gettext(s)

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, _("Usage: %s [OPTION]... FILE...\n"), argv[0]);
        return 2;
    }
    return net_fetch(argv[1], 80);
}
