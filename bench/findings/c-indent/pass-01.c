#include <stdio.h>
#include <string.h>

struct entry {
  char name[32];
  int count;
};

static int find(const struct entry *all, int n, const char *name) {
  for (int i = 0; i < n; i++) {
    if (strcmp(all[i].name, name) == 0)
      return i;
  }
  return -1;
}

int add(struct entry *all, int *n, const char *name) {
  int at = find(all, *n, name);
  if (at < 0) {
    at = (*n)++;
    strcpy(all[at].name, name);
  }
  all[at].count++;
  return at;
}
