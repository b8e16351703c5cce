#include <string.h>
struct stat_line { long reads, writes; };
long total(void) {
  struct stat_line line;
  memset(&line, 0, sizeof(line));
  return line.reads + line.writes;
}
