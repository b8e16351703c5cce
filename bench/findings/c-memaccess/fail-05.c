#include <string.h>
void set_name(char *name, const char *text) {
  strncpy(name, text, sizeof(name));
  name[sizeof(name) - 1] = 0;
}
