#include <stdio.h>
struct header { short type; int length; };
int get(struct header *h, FILE *f) {
  return fread(h, sizeof(h), 1, f) == 1;
}
