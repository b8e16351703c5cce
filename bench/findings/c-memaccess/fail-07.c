#include <string.h>
struct header { short type; int length; };
char *put(char *out, const struct header *h) {
  memcpy(out, h, sizeof h);
  return out + sizeof *h;
}
