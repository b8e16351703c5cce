/* In the tree of a test, a program that starts another one by exec passes the library on, in its environment, unless
   that might disturb the program. A program that the launcher may have a template for is replaced by a proxy (proxy.c),
   which asks. The execs are still execs: so the child of a vfork may do this, and descriptors are closed and signals
   are reset as ever. */
#ifdef __x86_64__

#include "process/start/intercept.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>

#include "process/start/elf.h"
#include "process/start/protocol.h"
#include "process/start/system_calls.h"
#include "process/start/texts.h"

extern char** __environ __attribute__((weak));
extern int* __errno_location(void) __attribute__((weak));

enum Way { wayPlain, wayPreload, wayAsk };

/* Scripts are run by their interpreters, in which the library is then. */
static int fits(const char* path, int depth) {
  int fit = 0;
  char interpreter[256];
  struct stat state;
  const long fd = call(SYS_open, (long)path, O_RDONLY | O_CLOEXEC, 0, 0, 0);
  if (fd < 0) return 0;
  if (call(SYS_fstat, fd, (long)&state, 0, 0, 0) == 0 && S_ISREG(state.st_mode) && state.st_size > 4 &&
      (state.st_mode & (S_ISUID | S_ISGID)) == 0) {
    char* bytes = (char*)call(SYS_mmap, 0, state.st_size, PROT_READ, MAP_PRIVATE, fd);
    if ((unsigned long)bytes < -4095ul) {
      fit = startFit(bytes, (size_t)state.st_size) == startFits;
      if (depth > 0 && bytes[0] == '#' && bytes[1] == '!') {
        long at = 2, to = 0;
        while (at < state.st_size && (bytes[at] == ' ' || bytes[at] == '\t')) ++at;
        while (at < state.st_size && to < 255 && bytes[at] > ' ') interpreter[to++] = bytes[at++];
        interpreter[to] = 0;
        fit = fits(interpreter, depth - 1);
      }
      call(SYS_munmap, (long)bytes, state.st_size, 0, 0, 0);
    }
  }
  call(SYS_close, fd, 0, 0, 0, 0);
  return fit;
}

static enum Way wayOf(const char* path, char* const* environment) {
  struct stat state;
  if (startTree == 0 || startPreload == 0 || environment == 0) return wayPlain;
  for (; *environment != 0; ++environment)
    if (beginsWith(*environment, "LD_PRELOAD=") || beginsWith(*environment, "LD_AUDIT=") ||
        beginsWith(*environment, "LD_DEBUG="))
      return wayPlain;
  /* In a container, or as another user, the program may not find the library. */
  const long library = call(SYS_open, (long)(startPreload + sizeof "LD_PRELOAD=" - 1), O_RDONLY | O_CLOEXEC, 0, 0, 0);
  if (library < 0) return wayPlain;
  call(SYS_close, library, 0, 0, 0, 0);
  if (call(SYS_stat, (long)path, (long)&state, 0, 0, 0) != 0) return wayPlain;
  const char* programs = nextPart(nextPart(nextPart(startTree)));
  while (*programs != 0 && *programs != '|') {
    unsigned long device, inode;
    programs = readNumber(readNumber(programs, &device) + 1, &inode) + 1;
    if (device == state.st_dev && inode == state.st_ino) return wayAsk;
  }
  return fits(path, 3) ? wayPreload : wayPlain;
}

static long start(const char* path, char* const* arguments, char* const* environment) {
  const enum Way way = wayOf(path, environment);
  if (way == wayPlain) return call(SYS_execve, (long)path, (long)arguments, (long)environment, 0, 0);
  long count = 0, length = 0;
  while (environment[count] != 0) ++count;
  while (path[length] != 0) ++length;
  char* variables[count + 5];
  char proxied[sizeof HONE_PROXY_VARIABLE + (unsigned long)length], proxy[100];
  char since[sizeof HONE_SINCE_VARIABLE + 24];
  for (long i = 0; i < count; ++i) variables[i] = environment[i];
  variables[count++] = startPreload;
  variables[count++] = startTree;
  if (startTree[sizeof HONE_TREE_VARIABLE - 1] == 'l') {
    struct timespec used;
    char digits[24];
    int at = 0;
    call(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, (long)&used, 0, 0, 0);
    unsigned long number = (unsigned long)used.tv_sec * 1000000000ul + (unsigned long)used.tv_nsec;
    char* to = append(since, HONE_SINCE_VARIABLE);
    do digits[at++] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    while (at > 0) *to++ = digits[--at];
    *to = 0;
    variables[count++] = since;
  }
  variables[count] = 0;
  if (way == wayAsk) {
    append(append(proxied, HONE_PROXY_VARIABLE), path);
    appendPart(proxy, nextPart(startTree));
    variables[count] = proxied;
    variables[count + 1] = 0;
    call(SYS_execve, (long)proxy, (long)arguments, (long)variables, 0, 0);
    variables[count] = 0;
  }
  return call(SYS_execve, (long)path, (long)arguments, (long)variables, 0, 0);
}

static int fail(long error) {
  if (__errno_location != 0) *__errno_location() = (int)-error;
  return -1;
}

/* As glibc does, a file that the kernel can't execute is given to the shell. */
static long startOrShell(const char* path, char* const* arguments, char* const* environment) {
  const long error = start(path, arguments, environment);
  if (error != -ENOEXEC) return error;
  long count = 0;
  while (arguments[count] != 0) ++count;
  char* words[count + 3];
  words[0] = (char*)"/bin/sh";
  words[1] = (char*)path;
  for (long i = 1; i <= count; ++i) words[i + 1] = arguments[i];
  if (count == 0) words[2] = 0;
  return start(words[0], words, environment);
}

#define SHOWN __attribute__((visibility("default")))

SHOWN int execve(const char* path, char* const* arguments, char* const* environment);
SHOWN int execv(const char* path, char* const* arguments);
SHOWN int execvpe(const char* file, char* const* arguments, char* const* environment);
SHOWN int execvp(const char* file, char* const* arguments);

int execve(const char* path, char* const* arguments, char* const* environment) {
  return fail(start(path, arguments, environment));
}

int execv(const char* path, char* const* arguments) { return fail(start(path, arguments, __environ)); }

int execvpe(const char* file, char* const* arguments, char* const* environment) {
  const char* folders = "/bin:/usr/bin";
  long length = 0, folderLength = 0;
  for (const char* at = file; *at != 0; ++at, ++length)
    if (*at == '/') return fail(startOrShell(file, arguments, environment));
  if (length == 0) return fail(-ENOENT);
  for (char** variable = __environ; variable != 0 && *variable != 0; ++variable)
    if (beginsWith(*variable, "PATH=")) folders = *variable + 5;
  while (folders[folderLength] != 0) ++folderLength;
  char path[folderLength + length + 2];
  long error = -ENOENT;
  for (;;) {
    char* to = path;
    while (*folders != 0 && *folders != ':') *to++ = *folders++;
    if (to != path) *to++ = '/';
    append(to, file);
    const long now = startOrShell(path, arguments, environment);
    if (now == -EACCES)
      error = now;
    else if (now != -ENOENT && now != -ESTALE && now != -ENOTDIR && now != -ENODEV && now != -ETIMEDOUT)
      return fail(now);
    if (*folders++ == 0) return fail(error);
  }
}

int execvp(const char* file, char* const* arguments) { return execvpe(file, arguments, __environ); }

#else
typedef int NothingHere;
#endif
