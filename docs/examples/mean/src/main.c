#include <stdio.h>

#include "list.h"

int main(void) {
  const double values[] = {1, 2, 4};
  const struct list list = {values, 3};
  printf("%g\n", mean(&list));
  return 0;
}
