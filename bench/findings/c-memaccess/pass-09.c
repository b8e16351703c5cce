#include <stdlib.h>
#include <string.h>

struct user { int id; char name[40]; };

struct user *make(int id, const char *name) {
  struct user *u = malloc(sizeof(*u));
  if (!u)
    return NULL;
  memset(u->name, 0, sizeof(u->name));
  strncpy(u->name, name, sizeof(u->name) - 1);
  u->id = id;
  return u;
}
