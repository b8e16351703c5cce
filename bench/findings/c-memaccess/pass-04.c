#include <string.h>
void swap(double **l, double **r) {
  double *keep;
  memcpy(&keep, l, sizeof(keep));
  *l = *r;
  *r = keep;
}
