#include <stdlib.h>
char *hex(unsigned n) {
  char *text = malloc(9);
  int i = 8;
  text[i] = 0;
  do {
    text[--i] = "0123456789abcdef"[n & 15];
    n >>= 4;
  } while (n);
  return &text[i];
}
