#include <stdlib.h>
#include <string.h>

struct session {
  int id;
  char user[32];
  struct session *next;
};

static struct session *sessions;

struct session *session_open(int id, const char *user) {
  struct session *s = malloc(sizeof(*s));
  if (!s)
    return NULL;
  memset(s, 0, sizeof(s));
  s->id = id;
  strncpy(s->user, user, sizeof(s->user) - 1);
  s->next = sessions;
  sessions = s;
  return s;
}

void session_close(struct session *s) {
  struct session **at = &sessions;
  while (*at && *at != s)
    at = &(*at)->next;
  if (*at)
    *at = s->next;
  free(s);
}
