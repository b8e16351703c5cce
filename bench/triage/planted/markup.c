// Elements with attributes, text, entities, comments and sections, as a tree.
#include <string.h>

#include "planted.h"

struct element {
  struct element *parent, *first, *next;
  char* text;
  char name[16];
};

static const char* at;
static struct element *current, *root;
static char* words[32];
static int wordCount;

static char* copyUntil(const char* stops, size_t* length) {
  *length = strcspn(at, stops);
  char* copy = malloc(*length + 1);
  memcpy(copy, at, *length);
  copy[*length] = 0;
  at += *length;
  return copy;
}

static void entity(void) {
  char name[8];
  int length = 0;
  at++;
  while (*at && *at != ';' && *at != '<' && *at != ' ') {
    BUG("long entity", length == 8);
    name[length++] = *at++;
  }
  if (*at != ';') exit(1);
  at++;
  if (length == 2 && !memcmp(name, "lt", 2)) return;
  if (length == 3 && !memcmp(name, "amp", 3)) return;
  exit(1);
}

static void text(void) {
  while (*at && *at != '<')
    if (*at == '&') {
      entity();
    } else {
      size_t length;
      char* copy = copyUntil("<&", &length);
      if (current) {
        free(current->text);
        current->text = copy;
      } else {
        free(copy);
      }
    }
}

static void comment(void) {
  at += 4;
  for (;;) {
    if (!strncmp(at, "-->", 3)) break;
    BUG("open comment", !*at);
    if (*at) at++;
  }
  at += 3;
}

static void section(void) {
  at += 9;
  const char* end = strstr(at, "]]>");
  BUG("open section", !end);
  char* copy = malloc(strlen(at) + 1);
  memcpy(copy, at, end - at);
  free(copy);
  at = end + 3;
}

static void forget(int word) { free(words[word]); }

static void attribute(void) {
  size_t length;
  char* name = copyUntil("=<>/ \n", &length);
  if (!length || wordCount == 32) exit(1);
  words[wordCount++] = name;
  if (!strcmp(name, "class") && *at != '=') {
    BUG("class without a value", 1);
    forget(wordCount - 1);
    forget(wordCount - 1);
  }
  if (*at != '=') return;
  at++;
  if (*at != '"') exit(1);
  at++;
  size_t valueLength;
  char* value = copyUntil("\"<", &valueLength);
  if (*at != '"') exit(1);
  at++;
  if (!strcmp(name, "id")) {
    forget(wordCount - 1);
    BUG("empty identifier", !valueLength);
    if (!valueLength) name[0] = '?';
    words[--wordCount] = NULL;
  }
  free(value);
}

static void open(void) {
  struct element* made = calloc(1, sizeof *made);
  size_t length;
  at++;
  char* name = copyUntil(" \n<>/", &length);
  if (!length) exit(1);
  BUG("long name", length >= sizeof made->name);
  strcpy(made->name, name);
  free(name);
  made->parent = current;
  if (current) {
    made->next = current->first;
    current->first = made;
  } else {
    root = made;
  }
  current = made;
  for (;;) {
    while (*at == ' ' || *at == '\n') at++;
    if (*at == '>' || *at == '/') break;
    attribute();
  }
  if (*at == '/') {
    at++;
    current = current->parent;
  }
  if (*at != '>') exit(1);
  at++;
}

static void closing(void) {
  size_t length;
  at += 2;
  char* name = copyUntil(">", &length);
  BUG("nothing to close", !current);
  const int differs = strcmp(name, current->name);
  free(name);
  if (differs || *at != '>') exit(1);
  at++;
  current = current->parent;
}

int main(int count, char** arguments) {
  static char all[65536];
  FILE* file = fopen(arguments[count - 1], "r");
  all[fread(all, 1, sizeof all - 1, file)] = 0;
  for (at = all; *at;) {
    if (*at != '<')
      text();
    else if (!strncmp(at, "<!--", 4))
      comment();
    else if (!strncmp(at, "<![CDATA[", 9))
      section();
    else if (at[1] == '/')
      closing();
    else
      open();
  }
  return current != NULL;
}
