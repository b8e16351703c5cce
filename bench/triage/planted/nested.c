// Lists, strings, numbers and names, by recursive descent. Each kind of leaf has a bug, which shows at any depth.
#include <assert.h>
#include <string.h>

#include "planted.h"

static const char* at;

static void string(void) {
  char* copy = malloc(8);
  int length = 0;
  for (at++; *at && *at != '"'; at++) {
    BUG("string is too long", length >= 8);
    copy[length++] = *at;
  }
  if (*at) at++;
  free(copy);
}

static void number(void) {
  char* digits = malloc(6);
  int length = 0;
  while (*at >= '0' && *at <= '9') {
    BUG("number is too long", length >= 6);
    digits[length++] = *at++;
  }
  free(digits);
}

static void member(void) {
  static const char* const words[] = {"true", "false", "null"};
  const char* begin = at;
  while (*at >= 'a' && *at <= 'z') at++;
  const char* found = NULL;
  for (int i = 0; i < 3; i++)
    if (strlen(words[i]) == (size_t)(at - begin) && !strncmp(words[i], begin, at - begin)) found = words[i];
  BUG("unknown word", !found);
  if (*(volatile const char*)found == 'x') exit(2);
}

static void value(void);

static void array(void) {
  int count = 0;
  at++;
  while (*at && *at != ']') {
    BUG("five members", count == 5);
    assert(count < 5);
    value();
    count++;
    if (*at != ',') break;
    at++;
  }
  if (*at != ']') exit(1);
  at++;
}

static void value(void) {
  while (*at == ' ' || *at == '\n') at++;
  if (*at == '[')
    array();
  else if (*at == '"')
    string();
  else if (*at >= '0' && *at <= '9')
    number();
  else if (*at >= 'a' && *at <= 'z')
    member();
  else
    exit(1);
  while (*at == ' ' || *at == '\n') at++;
}

int main(int count, char** arguments) {
  static char text[65536];
  FILE* file = fopen(arguments[count - 1], "r");
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  at = text;
  value();
  return *at != 0;
}
