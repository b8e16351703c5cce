#include <stdlib.h>
#include "tlv.h"
struct node *tlv_parse(const unsigned char *p, size_t n)
{
    struct node *head = 0, **tail = &head;
    while (n >= 2) {
        struct node *d = calloc(1, sizeof *d);
        d->tag = p[0];
        d->len = p[1];
        p += 2; n -= 2;
        if (d->len > n) { free(d); break; }
        d->val = p;
        if (d->tag & 0x80) d->child = tlv_parse(p, d->len);
        p += d->len; n -= d->len;
        *tail = d;
        tail = &d->next;
    }
    return head;
}
