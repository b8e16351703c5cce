/* Stands for a program that runs as a fork of a template: it is in the place that the program would have among the
   processes. It has no C library, so it starts in a tenth of a millisecond.

   It passes what an exec would keep to the launcher, waits for the end of the fork and ends as it did; meanwhile it
   passes on each signal. If the launcher has no template, or the program is to die with its parent, it becomes the
   program by exec. */
#ifdef __x86_64__

#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/close_range.h>
#include <linux/prctl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "process/start/protocol.h"
#include "process/start/system_calls.h"
#include "process/start/texts.h"

/* The compiler may call them. */
void* memset(void* to, int byte, unsigned long size);
void* memset(void* to, int byte, unsigned long size) {
  for (unsigned long i = 0; i < size; ++i) ((volatile char*)to)[i] = (char)byte;
  return to;
}

static union {
  struct ExecRequest request;
  char bytes[startPacketBytes];
} packet;

static union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * (startMostDescriptors + 1))];
} passed;

struct Entry {
  unsigned long inode;
  long offset;
  unsigned short size;
  unsigned char kind;
  char name[];
};

/* All but `own`; -1: there are too many. */
static int findDescriptors(long own, int* numbers) {
  static char entries[1 << 14];
  int count = 0;
  const long folder = call(SYS_open, (long)"/proc/self/fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0, 0, 0);
  if (folder < 0) return -1;
  for (long size; (size = call(SYS_getdents64, folder, (long)entries, sizeof entries, 0, 0)) > 0;) {
    for (long at = 0; at < size;) {
      const struct Entry* entry = (const struct Entry*)(entries + at);
      at += entry->size;
      unsigned long number;
      if (entry->name[0] == '.') continue;
      readNumber(entry->name, &number);
      if ((long)number == own || (long)number == folder) continue;
      if (count == startMostDescriptors) return -1;
      int place = count++;
      for (; place > 0 && numbers[place - 1] > (int)number; --place) numbers[place] = numbers[place - 1];
      numbers[place] = (int)number;
    }
  }
  call(SYS_close, folder, 0, 0, 0, 0);
  return count;
}

static char* addTexts(char* to, char** texts, int32_t* count) {
  for (*count = 0; to != 0 && texts[*count] != 0; ++*count) {
    const char* text = texts[*count];
    do {
      if (to == packet.bytes + sizeof packet) return 0;
      *to++ = *text;
    } while (*text++ != 0);
  }
  return to;
}

/* Returns the socket if the launcher has started a fork, else a negative number. */
static long ask(char* path, char** arguments, char** variables, const char* name, unsigned long blocked) {
  static struct sockaddr_un address;
  struct ExecRequest* request = &packet.request;
  const long socket = call(SYS_socket, AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, 0, 0);
  if (socket < 0) return -1;
  address.sun_family = AF_UNIX;
  const char* end = appendPart(address.sun_path + 1, name);
  const long folder = call(SYS_open, (long)".", O_PATH | O_DIRECTORY | O_CLOEXEC, 0, 0, 0);
  const int count = folder < 0 ? -1 : findDescriptors(socket, request->numbers);
  int own = 0;
  int* fds = (int*)CMSG_DATA(&passed.header);
  fds[0] = (int)folder;
  for (int i = 0; i < count; ++i) {
    if (request->numbers[i] == folder) continue;
    request->numbers[own] = request->numbers[i];
    fds[++own] = request->numbers[i];
  }
  request->descriptors = own;
  request->blockedSignals = blocked;
  char* paths[2] = {path, 0};
  int32_t one;
  char* to = addTexts(packet.bytes + sizeof *request, paths, &one);
  to = addTexts(to, arguments, &request->arguments);
  to = addTexts(to, variables, &request->variables);
  int32_t answer = 0;
  if (count >= 0 && to != 0 && call(SYS_connect, socket, (long)&address, end - (const char*)&address, 0, 0) == 0) {
    struct iovec part = {packet.bytes, (unsigned long)(to - packet.bytes)};
    struct msghdr message = {0};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = &passed;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (unsigned long)(own + 1));
    passed.header.cmsg_level = SOL_SOCKET;
    passed.header.cmsg_type = SCM_RIGHTS;
    passed.header.cmsg_len = CMSG_LEN(sizeof(int) * (unsigned long)(own + 1));
    if (call(SYS_sendmsg, socket, (long)&message, MSG_NOSIGNAL, 0, 0) > 0)
      call(SYS_recvfrom, socket, (long)&answer, sizeof answer, 0, 0);
  }
  if (folder >= 0) call(SYS_close, folder, 0, 0, 0, 0);
  if (answer == 1) return socket;
  call(SYS_close, socket, 0, 0, 0, 0);
  return -1;
}

/* Ends as the fork did. */
static void endAs(int32_t status) {
  const int signal = status & 0x7f;
  if (signal == 0) call(SYS_exit_group, (status >> 8) & 0xff, 0, 0, 0, 0);
  const struct rlimit none = {0, 0};
  const struct {
    void (*handler)(int);
    unsigned long flags;
    void (*restorer)(void);
    unsigned long mask;
  } standard = {SIG_DFL, 0, 0, 0};
  const unsigned long open = 0;
  call(SYS_prlimit64, 0, RLIMIT_CORE, (long)&none, 0, 0);
  call(SYS_rt_sigaction, signal, (long)&standard, 0, 8, 0);
  call(SYS_kill, call(SYS_getpid, 0, 0, 0, 0, 0), signal, 0, 0, 0);
  call(SYS_rt_sigprocmask, SIG_SETMASK, (long)&open, 0, 8, 0);
  call(SYS_exit_group, 128 + signal, 0, 0, 0, 0);
}

static void standIn(long socket) {
  const unsigned long all = ~0ul;
  call(SYS_dup2, socket, 0, 0, 0, 0);
  call(SYS_close_range, 1, ~0u, 0, 0, 0);
  call(SYS_chdir, (long)"/", 0, 0, 0, 0);
  /* The fork is in the group, so it gets the group's signals itself; it gets one that comes just now twice, rather than
     never. The launcher is the session's leader. */
  call(SYS_setpgid, 0, call(SYS_getsid, 0, 0, 0, 0, 0), 0, 0, 0);
  const long signals = call(SYS_signalfd4, -1, (long)&all, 8, 0, 0);
  for (;;) {
    struct pollfd events[2] = {{0, POLLIN, 0}, {(int)signals, POLLIN, 0}};
    call(SYS_poll, (long)events, 2, -1, 0, 0);
    if (events[0].revents != 0) {
      int32_t status = SIGKILL;
      /* If the launcher hasn't read a signal before it closed the socket, the first try only says so. */
      if (call(SYS_recvfrom, 0, (long)&status, sizeof status, 0, 0) < 0)
        call(SYS_recvfrom, 0, (long)&status, sizeof status, 0, 0);
      endAs(status);
    }
    if (events[1].revents != 0) {
      union {
        int32_t number;
        char bytes[128];
      } signal;
      if (call(SYS_read, signals, (long)&signal, sizeof signal, 0, 0) > 0 && signal.number != SIGCHLD)
        call(SYS_sendto, 0, (long)&signal.number, sizeof signal.number, MSG_NOSIGNAL, 0);
    }
  }
}

__attribute__((used)) static void begin(long* stack) {
  char** arguments = (char**)(stack + 1);
  char** variables = arguments + stack[0] + 1;
  char *tree = 0, *preload = 0, *path = 0;
  char** kept = variables;
  for (char** variable = variables; *variable != 0; ++variable) {
    if (beginsWith(*variable, HONE_TREE_VARIABLE))
      tree = *variable;
    else if (beginsWith(*variable, HONE_PROXY_VARIABLE))
      path = *variable + sizeof HONE_PROXY_VARIABLE - 1;
    else if (beginsWith(*variable, "LD_PRELOAD="))
      preload = *variable;
    else
      *kept++ = *variable;
  }
  *kept = 0;
  if (tree == 0 || path == 0 || preload == 0) call(SYS_exit_group, 127, 0, 0, 0, 0);
  unsigned long all = ~0ul, blocked = 0;
  call(SYS_rt_sigprocmask, SIG_SETMASK, (long)&all, (long)&blocked, 8, 0);
  int diesWithParent = 0;
  call(SYS_prctl, PR_GET_PDEATHSIG, (long)&diesWithParent, 0, 0, 0);
  const long socket = diesWithParent != 0 ? -1 : ask(path, arguments, variables, nextPart(nextPart(tree)), blocked);
  if (socket >= 0) standIn(socket);
  call(SYS_rt_sigprocmask, SIG_SETMASK, (long)&blocked, 0, 8, 0);
  /* There was room for one more. */
  kept[0] = preload;
  kept[1] = tree;
  kept[2] = 0;
  call(SYS_execve, (long)path, (long)arguments, (long)variables, 0, 0);
  call(SYS_exit_group, 127, 0, 0, 0, 0);
}

__asm__(".globl _start\n_start:\n  mov %rsp, %rdi\n  and $-16, %rsp\n  call begin\n");

#else
void _start(void);
void _start(void) {
  for (;;) {
  }
}
#endif
