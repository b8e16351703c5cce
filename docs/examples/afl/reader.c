/* Reads JSON from standard input, and fails on objects with an empty name in an array that lies in an object. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char text[65536];
static const char* at = text;

static int is(char wanted) {
  while (*at != 0 && strchr(" \t\r\n", *at) != NULL) ++at;
  if (*at != wanted || wanted == 0) return 0;
  ++at;
  return 1;
}

static void expect(char wanted) {
  if (!is(wanted)) exit(1);
}

static size_t string(void) {
  const char* begin = at;
  for (; *at != '"'; ++at)
    if (*at == 0 || (*at == '\\' && *++at == 0)) exit(1);
  return (size_t)(at++ - begin);
}

static void value(int in_object, int in_array) {
  if (is('{')) {
    if (is('}')) return;
    do {
      expect('"');
      if (string() == 0 && in_array && in_object) abort();
      expect(':');
      value(1, 0);
    } while (is(','));
    expect('}');
  } else if (is('[')) {
    if (is(']')) return;
    do value(in_object, 1);
    while (is(','));
    expect(']');
  } else if (is('"')) {
    string();
  } else {
    const size_t length = strspn(at, "-+.eE0123456789truefalsn");
    if (length == 0) exit(1);
    at += length;
  }
}

int main(void) {
  if (read(0, text, sizeof text - 1) <= 0) return 1;
  value(0, 0);
  return is(0) || *at != 0;
}
