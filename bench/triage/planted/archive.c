// An archive of binary entries: a letter, a name behind its length, and what the letter says. Two decoders write
// through one helper, and folders hold entries to any depth.
#include <string.h>

#include "planted.h"

struct entry {
  char letter;
  char* name;
  int target;
};

static const unsigned char *at, *end;
static struct entry* entries[32];
static int entryCount, total, notes;
static char *title, *comment;
static unsigned char* out;
static int written;
#ifdef TRUTH
static int steps;
#endif

static int byte(void) {
  if (at == end) exit(1);
  return *at++;
}

static char* string(void) {
  const int length = byte();
  char* made = malloc(length + 1);
  for (int i = 0; i < length; i++) made[i] = byte();
  made[length] = 0;
  return made;
}

static void emit(int c) { out[written++] = c; }

static void runs(int size) {
  while (written < size) {
    int times = byte();
    const int c = byte();
    BUG("run behind the end", times > size - written);
    while (times-- > 0) emit(c);
  }
}

static void copies(int size) {
  while (written < size) {
    const int distance = byte();
    if (!distance) {
      emit(byte());
      continue;
    }
    int length = byte();
    if (distance > written) exit(1);
    BUG("copy behind the end", length > size - written);
    while (length-- > 0) emit(out[written - distance]);
  }
}

static void data(void) {
  const int size = byte(), method = byte();
  out = malloc(size + 1);
  written = 0;
  if (method == 'R')
    runs(size + 1);
  else if (method == 'C')
    copies(size + 1);
  else if (method == 'S')
    while (written < size) emit(byte());
  else
    exit(1);
  total += size;
  free(out);
}

static struct entry* add(char letter) {
  if (entryCount == 32) exit(1);
  struct entry* made = calloc(1, sizeof *made);
  made->letter = letter;
  made->name = string();
  return entries[entryCount++] = made;
}

static void entry(void);

static void folder(void) {
  const int before = total, first = entryCount;
  const int count = byte();
  for (int i = 0; i < count; i++) entry();
  BUG("folder without entries", entryCount == first);
  const int mean = (total - before) / (entryCount - first);
  printf("%d bytes an entry\n", mean);
}

static void note(void) {
  if (comment) free(comment);
  comment = string();
  if (!notes++) title = comment;
}

static void entry(void) {
  const int letter = byte();
  if (letter == 'F') {
    add('F');
    data();
  } else if (letter == 'D') {
    add('D');
    folder();
  } else if (letter == 'L') {
    struct entry* link = add('L');
    link->target = byte();
  } else if (letter == 'N') {
    note();
  } else if (letter == 'T') {
    BUG("title of a freed note", notes > 1);
    printf("title: %s\n", title ? title : "none");
  } else {
    exit(1);
  }
}

static int sizeOf(const struct entry* which);

static int follow(const struct entry* link) {
  BUG("target behind the entries", link->target >= entryCount);
  return sizeOf(entries[link->target]) + 1;
}

static int sizeOf(const struct entry* which) {
  BUG("links in a circle", steps++ > 2000);
  return which->letter == 'L' ? follow(which) : (int)strlen(which->name);
}

int main(int count, char** arguments) {
  static unsigned char all[65536];
  FILE* file = fopen(arguments[count - 1], "r");
  at = all;
  end = all + fread(all, 1, sizeof all, file);
  if (byte() != 'A') exit(1);
  while (at != end) entry();
  int sizes = 0;
  for (int i = 0; i < entryCount; i++) sizes += sizeOf(entries[i]);
  printf("%d entries, %d\n", entryCount, sizes);
  return 0;
}
