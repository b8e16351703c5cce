/* What the launcher (process/launcher/template.h) and the library that it preloads (start.c) say to each other, over a
   socket of packets. Both are of one build, so the layout may change at any time. */
#pragma once

#include <stdint.h>

/* The variable that tells the library what it is there for: `p`, to be observed up to main, or `t` and the number of
   the socket, to be a template; `w`: one that goes on behind main until it is diverted (observe.h). */
#define HONE_START_VARIABLE "HONE_START="

/* Programs whose own starts are to be forked, or learned, have this one too: `l` to learn or `f` to fork, the path of
   the proxy (proxy.c), the name of the launcher's socket, and the programs to ask it for, as DEVICE:INODE; parts end
   with a bar. The launcher's socket for what is learned has the same name with an `l` behind it. */
#define HONE_TREE_VARIABLE "HONE_TREE="
/* For the proxy: the program to start. */
#define HONE_PROXY_VARIABLE "HONE_PROXY="
/* While starts are learned: the processor time of the process until its exec, in ns. */
#define HONE_SINCE_VARIABLE "HONE_SINCE="

enum {
  startPacketBytes = 1 << 17,
  startMostDescriptors = 200,
  startMostTexts = 10000,
  startLimits = 16,
  startControlDescriptor = 700, /* where the template's socket is; the least one */
  startReachedMain = 0x686f6e65 /* an option that prctl doesn't know: an observed program has reached main, and can
                                  be diverted to the address behind it */
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

/* A proxy's question, whether the launcher has a template for its program. Passed as for a StartRequest; behind it are
   the path, the arguments and the environment. The launcher answers 0, or 1 and later the child's wait status. In
   between, the proxy sends the numbers of the signals that it gets. All of these are of 32 bits. */
struct ExecRequest {
  int32_t arguments, variables;
  int32_t descriptors;
  int32_t numbers[startMostDescriptors];
  uint64_t blockedSignals;
};

/* What is learned of a start. */
struct StartReport {
  uint64_t nanoseconds; /* processor time from exec to main */
  int32_t process;
  char path[1000];
};
