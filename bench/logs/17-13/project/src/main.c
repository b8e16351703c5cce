#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "tlv.h"
static void dump(const struct node *d, int depth)
{
    for (; d; d = d->next) {
        char label[32];
        strcpy(label, tlv_name(d->tag));
        printf("%*s%-10s", depth * 2, "", label);
        if (d->child) { printf("\n"); dump(d->child, depth + 1); }
        else { for (unsigned i = 0; i < d->len; i++) printf(" %02x", d->val[i]); printf("\n"); }
    }
}
int main(int argc, char **argv)
{
    static unsigned char buf[65536];
    if (argc != 2) return 2;
    if (!strcmp(argv[1], "--version")) { puts("tlvdump 1.2"); return 0; }
    FILE *f = fopen(argv[1], "rb");
    if (!f) { perror(argv[1]); return 1; }
    size_t n = fread(buf, 1, sizeof buf, f);
    fclose(f);
    dump(tlv_parse(buf, n), 0);
    return 0;
}
