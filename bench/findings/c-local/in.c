#include <stdio.h>
#include <string.h>

struct user {
  char name[32];
  unsigned id;
};

static const char *const roles[] = { "guest", "member", "admin" };

const char *role_name(unsigned role) {
  return role < 3 ? roles[role] : "unknown";
}

char *user_label(const struct user *u, unsigned role) {
  char label[64];
  snprintf(label, sizeof label, "%s (%s)", u->name, role_name(role));
  return label;
}

struct user *find_user(struct user *all, size_t count, unsigned id) {
  for (size_t i = 0; i < count; i++)
    if (all[i].id == id)
      return &all[i];
  return NULL;
}

int main(void) {
  struct user all[2] = { { "ann", 1 }, { "bob", 2 } };
  struct user *u = find_user(all, 2, 2);
  if (u)
    puts(user_label(u, 1));
  return 0;
}
