#ifndef LIST_H
#define LIST_H
#include <stddef.h>

struct list {
  const double *values;
  size_t count;
};

double sum(const struct list *list);
double mean(const struct list *list);
#endif
