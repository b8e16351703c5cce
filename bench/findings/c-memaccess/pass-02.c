#include <string.h>
int length(const char *text) {
  char name[64];
  strncpy(name, text, sizeof(name));
  name[sizeof(name) - 1] = 0;
  return strlen(name);
}
