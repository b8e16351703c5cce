/* Texts without a C library. */
#pragma once

static inline int beginsWith(const char* text, const char* begin) {
  while (*begin != 0 && *text == *begin) ++text, ++begin;
  return *begin == 0;
}

static inline const char* readNumber(const char* text, unsigned long* number) {
  for (*number = 0; *text >= '0' && *text <= '9'; ++text) *number = *number * 10 + (unsigned long)(*text - '0');
  return text;
}

/* Returns the end, where it writes a zero. */
static inline char* append(char* to, const char* text) {
  while (*text != 0) *to++ = *text++;
  *to = 0;
  return to;
}

/* The same for the text up to a bar. */
static inline char* appendPart(char* to, const char* text) {
  while (*text != 0 && *text != '|') *to++ = *text++;
  *to = 0;
  return to;
}

/* What is behind the next bar. */
static inline const char* nextPart(const char* text) {
  while (*text != 0 && *text != '|') ++text;
  return *text == 0 ? text : text + 1;
}
