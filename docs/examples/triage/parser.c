// A reader of JSON with four bugs.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char text[1 << 16], *at;
static void value(void);

static void skip(void) {
  while (*at == ' ' || *at == '\n') ++at;
}

static void refuse(void) {
  fprintf(stderr, "parser: syntax error at %ld\n", (long)(at - text));
  exit(1);
}

static void number(void) {
  char digits[16];
  size_t count = 0;
  while (*at && strchr("-+.eE0123456789", *at)) {
    assert(count < sizeof digits);
    digits[count++] = *at++;
  }
}

static void string(void) {
  for (++at; *at && *at != '"'; ++at)
    if (*at == '\\') assert(*++at != 'u' && "escapes are short");
  if (!*at) refuse();
  ++at;
}

static void list(void) {
  int count = 0;
  for (++at, skip(); *at != ']'; skip(), ++count) {
    value();
    skip();
    if (*at == ',')
      ++at;
    else if (*at != ']')
      refuse();
  }
  assert(count != 5);
  ++at;
}

static void object(void) {
  for (++at, skip(); *at != '}'; skip()) {
    if (*at != '"') refuse();
    assert(at[1] != '"' && "a key has a name");
    string();
    skip();
    if (*at++ != ':') refuse();
    value();
    skip();
    if (*at == ',')
      ++at;
    else if (*at != '}')
      refuse();
  }
  ++at;
}

static void value(void) {
  skip();
  if (*at == '[')
    list();
  else if (*at == '{')
    object();
  else if (*at == '"')
    string();
  else if (*at && strchr("-0123456789", *at))
    number();
  else
    refuse();
}

int main(int count, char** arguments) {
  FILE* file = count > 1 ? fopen(arguments[1], "r") : NULL;
  if (!file) return 2;
  fread(text, 1, sizeof text - 1, file);
  at = text;
  value();
  return 0;
}
