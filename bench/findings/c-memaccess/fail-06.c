#include <string.h>
struct mac { unsigned char a[6]; };
int same(const struct mac *l, const struct mac *r) {
  return memcmp(l, r, sizeof(l)) == 0;
}
