#include <stdio.h>
#include <string.h>

static int verdict(const char *path) {
  static char text[1 << 20];
  FILE *file = fopen(path, "r");
  if (!file) return 2;
  text[fread(text, 1, sizeof text - 1, file)] = '\0';
  fclose(file);
  return strstr(text, "needle") ? 0 : 1;
}

int main(void) {
  char path[4096];
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = '\0';
    printf("%d\n", verdict(path));
    fflush(stdout);
  }
}
