#include "list.h"

double sum(const struct list *list) {
  double sum = 0;
  for (size_t i = 0; i < list->count; ++i) sum += list->values[i];
  return sum;
}

double mean(const struct list *list) {
  double result;
  if (list->count > 0) result = sum(list) / list->count;
  return result;
}
