#include <stdio.h>
#include <string.h>

enum unit { SECOND, MINUTE, HOUR, DAY };

struct span { long count; enum unit unit; };

static long seconds(struct span s) {
  long n = s.count;
  switch (s.unit) {
  case DAY:
    n *= 24;
    /* fall through */
  case HOUR:
    n *= 60;
    /* fall through */
  case MINUTE:
    return n * 60;
  default:
    return n;
  }
}

static const char *name(struct span s) {
  const char *text = "";
  switch (s.unit) {
  case SECOND:
    text = "s";
    break;
  case MINUTE:
    text = "min";
  case HOUR:
    text = "h";
    break;
  case DAY:
    text = s.count == 1 ? "day" : "days";
    break;
  }
  return text;
}

int main(void) {
  struct span s = { 90, MINUTE };
  printf("%ld %s = %ld\n", s.count, name(s), seconds(s));
  return strlen(name(s)) == 0;
}
