// A planted bug. The program fails there by itself; compiled with -DTRUTH it says instead which bug it meets first.
#pragma once

#include <stdio.h>
#include <stdlib.h>

#ifdef TRUTH
#define BUG(name, happens)               \
  do                                     \
    if (happens) {                       \
      fprintf(stderr, "bug %s\n", name); \
      exit(99);                          \
    }                                    \
  while (0)
#else
#define BUG(name, happens) (void)0
#endif
