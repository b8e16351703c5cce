/* What the launcher (process/launcher/template.h) and the library that it preloads (start.c) say to each other, over a
   socket of packets. Both are of one build, so the layout may change at any time. */
#pragma once

#include <stdint.h>

/* The variable that tells the library what it is there for: `p`, to be observed up to main, or `t` and the numbers of
   the descriptors of the socket and of the library's own file, to be a template. */
#define HONE_START_VARIABLE "HONE_START="

enum {
  startPacketBytes = 1 << 17,
  startMostDescriptors = 200,
  startLimits = 16,
  startControlDescriptor = 700, /* where the template's socket is; the least one */
  startReachedMain = 0x686f6e65 /* an option that prctl doesn't know: an observed program has reached main */
};

/* Asks a template for a child. The folder to work in and the descriptors are passed with the packet, in this order;
   behind this header are the arguments and then the environment, as texts that end with a zero. */
struct StartRequest {
  int32_t arguments;
  int32_t variables; /* -1: the template's own environment */
  int32_t group;     /* the process group to join; 0: a new one */
  int32_t diesWithLauncher;
  int32_t descriptors;
  int32_t numbers[startMostDescriptors]; /* what the child calls them; ascending */
  int32_t hasAttributes;                 /* else those below are the template's */
  int32_t niceness;
  uint32_t umask;
  uint64_t blockedSignals, ignoredSignals;
  uint64_t limits[startLimits][2];
};
