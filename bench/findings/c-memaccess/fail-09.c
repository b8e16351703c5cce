#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { char *text; size_t used; } buffer;

buffer *buffer_new(size_t n) {
  buffer *b = malloc(sizeof *b);
  b->text = malloc(n);
  b->used = 0;
  return b;
}

void buffer_add(buffer *b, const char *more) {
  strncat(b->text, more, sizeof(b->text));
  b->used = strlen(b->text);
}

int main(int argc, char **argv) {
  buffer *b = buffer_new(1024);
  for (int i = 1; i < argc; i++)
    buffer_add(b, argv[i]);
  puts(b->text);
  return 0;
}
