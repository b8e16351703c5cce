// A reader of INI files whose functions have names of a C library, compiled without debug information.
#include <string.h>

#include "planted.h"

static char* at;

static void strip(char* text) {
  char* end = text + strlen(text);
  for (;; *--end = 0) {
    BUG("strip nothing", end == text);
    if (end[-1] != ' ') return;
  }
}

static char* structure(void) {
  char* name = calloc(1, 13);
  int length = 0;
  while (*at && *at != ']' && *at != '\n') {
    BUG("long section", length == 13);
    name[length++] = *at++;
  }
  if (*at != ']') {
    free(name);
    BUG("open section", 1);
    name[0] = '?';
  }
  return name;
}

static int stream(void) {
  int sum = 0, digits = 0, table[4] = {0};
  for (; *at && *at != '\n'; at++)
    if (*at >= '0' && *at <= '9') {
      BUG("many digits", digits == 4);
      table[digits++] = *at;
    }
  for (int i = 0; i < digits; i++) sum += table[i];
  return sum;
}

static void member(void) {
  char key[64] = "";
  int length = 0;
  while (*at && *at != '=' && *at != '\n' && length < 63) key[length++] = *at++;
  if (*at != '=') exit(1);
  strip(key);
  at++;
  printf("%s %d\n", key, stream());
}

int main(int count, char** arguments) {
  static char all[65536];
  FILE* file = fopen(arguments[count - 1], "r");
  all[fread(all, 1, sizeof all - 1, file)] = 0;
  for (at = all; *at;) {
    if (*at == '[') {
      at++;
      printf("%.13s\n", structure());
    } else if (*at != '\n') {
      member();
    }
    while (*at && *at != '\n') at++;
    if (*at) at++;
  }
  return 0;
}
