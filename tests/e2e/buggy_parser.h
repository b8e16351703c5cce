// A program to triage.
#pragma once

namespace hone {

/// A parser of JSON with known bugs. Those that crash do so without a message, unless it says `assert`.
inline constexpr const char* parserSource = R"(
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static char text[1 << 16], *at;
static void value(void);
static void skip(void) { while (*at == ' ' || *at == '\n') ++at; }
static void refuse(void) { fprintf(stderr, "syntax error at %ld\n", (long)(at - text)); exit(1); }
static void number(void) {
  char *begin = at;
  while (strchr("-.0123456789", *at) && *at) ++at;
  assert(at - begin < 12);
}
static void string(void) {
  for (++at; *at && *at != '"'; ++at)
    if (*at == '\\') abort();
  if (!*at) refuse();
  ++at;
}
static void array(void) {
  int count = 0;
  for (++at, skip(); *at != ']'; skip()) {
    value(), skip(), ++count;
    if (*at == ',') ++at;
    else if (*at != ']') refuse();
  }
  if (count == 5) abort();
  ++at;
}
static void object(void) {
  for (++at, skip(); *at != '}'; skip()) {
    char *key = at;
    if (*at != '"') refuse();
    string();
    if (strncmp(key, "\"hang\"", 6) == 0) for (;;) pause();
    if (strncmp(key, "\"flood\"", 7) == 0) for (;;) puts(text);
    if (strncmp(key, "\"fork\"", 6) == 0) { while (fork() > 0 && key++ < at + 20); for (;;) pause(); }
    if (strncmp(key, "\"mess\"", 6) == 0) { system("rm -rf \"$PWD\"/*; mkdir \"$PWD/finding.json\""); abort(); }
    if (at - key == 2) { fprintf(stderr, "empty key at %ld\n", (long)(at - text)); exit(3); }
    skip();
    if (*at != ':') refuse();
    ++at, value(), skip();
    if (*at == ',') ++at;
    else if (*at != '}') refuse();
  }
  ++at;
}
static void value(void) {
  skip();
  if (*at == '[') array();
  else if (*at == '{') object();
  else if (*at == '"') string();
  else if (*at && strchr("-.0123456789", *at)) number();
  else refuse();
}
int main(int count, char **arguments) {
  FILE *file = fopen(arguments[1], "r");
  if (!file) return 2;
  fread(text, 1, sizeof text - 1, file);
  at = text;
  value();
}
)";

}  // namespace hone
