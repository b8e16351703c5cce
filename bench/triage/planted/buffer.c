// A JSON reader around two helper functions. Callers of `put` must have made room, and two forget it. `escape` is at
// fault itself, whoever calls it.
#include <string.h>

#include "planted.h"

static const char* at;
static char* buffer;
static int used, room;

static void begin(int size) {
  free(buffer);
  buffer = malloc(size);
  used = 0;
  room = size;
}

static void reserve(void) {
  if (used == room) buffer = realloc(buffer, room *= 2);
}

static void put(char c) { buffer[used++] = c; }

static char escape(void) {
  static char* const* const codes = NULL;
  at++;
  BUG("escape by code", *at == 'u');
  if (*at == 'u') return **codes;
  return *at == 'n' ? '\n' : *at;
}

static void text(void) {
  begin(4);
  for (at++; *at && *at != '"'; at++) {
    char c = *at == '\\' ? escape() : *at;
    reserve();
    put(c);
  }
  if (*at != '"') exit(1);
  at++;
}

static void key(void) {
  begin(8);
  for (at++; *at && *at != '"'; at++) {
    char c = *at == '\\' ? escape() : *at;
    BUG("key without room", used == room);
    put(c);
  }
  if (*at != '"') exit(1);
  at++;
}

static void number(void) {
  begin(8);
  while ((*at >= '0' && *at <= '9') || *at == '-' || *at == '.') {
    BUG("number without room", used == room);
    put(*at++);
  }
}

static void word(void) {
  begin(2);
  while (*at >= 'a' && *at <= 'z') {
    reserve();
    put(*at++);
  }
}

static void space(void) {
  while (*at == ' ' || *at == '\n') at++;
}

static void value(void);

static void object(void) {
  do {
    at++;
    space();
    if (*at == '}') break;
    if (*at != '"') exit(1);
    key();
    space();
    if (*at != ':') exit(1);
    at++;
    value();
  } while (*at == ',');
  if (*at != '}') exit(1);
  at++;
}

static void array(void) {
  do {
    at++;
    space();
    if (*at == ']') break;
    value();
  } while (*at == ',');
  if (*at != ']') exit(1);
  at++;
}

static void value(void) {
  space();
  if (*at == '"')
    text();
  else if (*at == '{')
    object();
  else if (*at == '[')
    array();
  else if ((*at >= '0' && *at <= '9') || *at == '-')
    number();
  else if (*at >= 'a' && *at <= 'z')
    word();
  else
    exit(1);
  space();
}

int main(int count, char** arguments) {
  static char all[65536];
  FILE* file = fopen(arguments[count - 1], "r");
  all[fread(all, 1, sizeof all - 1, file)] = 0;
  at = all;
  value();
  return *at != 0;
}
