#ifndef TLV_H
#define TLV_H
#include <stddef.h>
struct node { unsigned tag; unsigned len; const unsigned char *val; struct node *next, *child; };
struct node *tlv_parse(const unsigned char *p, size_t n);
const char *tlv_name(unsigned tag);
#endif
